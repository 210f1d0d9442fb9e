"""Goal of the Game; the Round, its set-up and its end.

A Round is the act of playing until a single Health Bar is depleted; how the next one is set up, and that time
ends a round, is [house].
"""

from ringside.engine.codec import NONE, pack_event
from ringside.games.tekken.rules import cards, event_cards, events, health, stage, strings
from ringside.games.tekken.rules.layout import (
    AT,
    COMPANION,
    DOWN,
    HEAT,
    HP,
    LAST_EVENT,
    OFFENSIVE,
    OVER,
    PHASE,
    POWER,
    RAGE,
    READY,
    ROUND,
    ROUNDS_LOG,
    STRING,
    STUNS,
    TO_WIN,
    TOKEN,
    USED_SPACES,
    WINNER,
    WON,
)
from ringside.games.tekken.tables import cards as tables


def set_up(state, first, stacks, log):
    """Both have all their HP, stand on their first Spaces, and have their cards shuffled and three of them dealt.

    stacks: the cards on top of A's and of B's deck, and of the event deck.
    """
    state[ROUND] += 1
    state[STRING] = 0
    state[USED_SPACES] = 0
    state[LAST_EVENT] = NONE
    for seat in (0, 1):
        state[HP + seat] = health.full(state, seat)
        state[AT + seat] = stage.start(state, seat)
        state[HEAT + seat] = state[RAGE + seat] = READY
        state[DOWN + seat] = state[POWER + seat] = state[STUNS + seat] = 0
        state[TOKEN + seat] = NONE
        if not state[COMPANION]:
            cards.shuffle(state, seat, stacks[seat])
            cards.deal(state, seat)
    event_cards.shuffle(state, stacks[2])
    log.append(pack_event(events.ROUND_BEGINS, first, state[ROUND]))
    strings.begin(state, first, log)


def is_time(state):
    """Whether the round is over by time when this String is."""
    return state[STRING] >= tables.STRINGS


def decide_on_time(state):
    """Who has lost the smaller share of his HP; if both the same, who did not begin the round."""
    shares = [(health.full(state, seat) - state[HP + seat]) * health.full(state, 1 - seat) for seat in (0, 1)]
    if shares[0] != shares[1]:
        return 0 if shares[0] < shares[1] else 1
    began = state[OFFENSIVE] if state[STRING] & 1 else 1 - state[OFFENSIVE]
    return 1 - began


def end(state, winner, on_time, log):
    """A player wins the Round, and with the last one needed the match; otherwise the loser begins the next one."""
    if on_time:
        log.append(pack_event(events.TIME))
    state[WON + winner] += 1
    state[ROUNDS_LOG + state[ROUND] - 1] = winner | on_time << 1 | state[HP + winner] << 2
    log.append(pack_event(events.ROUND, winner, state[WON + winner], state[HP + winner]))
    if state[WON + winner] == state[TO_WIN]:
        state[WINNER] = winner
        state[PHASE] = OVER
        log.append(pack_event(events.MATCH, winner))
    else:
        set_up(state, 1 - winner, (b"", b"", b""), log)
