"""Title Bout: the rules, split along the headings of the rulebook.

layout      Using the Scoresheet: the offsets in the state
events      the events
set_up      The Set-Up, the Control Factor Conversion Chart, Fighting Out of His Division
rounds      what a round begins with
control     Playing the Game: the aggressor, the basic procedure
punches     Scoring
knockdowns  Knockdowns, Killer Instinct, Knockouts, recovery
endurance   Endurance, using it up, Reduced Hitting Effectiveness
cuts        Cuts
fouls       fouls and injuries
condition   the Condition and TKO Chart
scoring     the scoring systems, Winning the Fight
finish      winning it, and when
round_end   what is looked up when a round is over
ratings     the columns CF, HP, PL, KDR 1, Adjusting the KDR According to Opponent's HP
strategy    Strategy
ring        Ring Position
cards       the deck

A setup is an index for each option, the cards of the two boxers (tables/boxer),
and, if a person has stacked the deck, the action cards that come before any shuffled one
(tables/deck).

set_up, round_end and what these need are imported where they are called: a phase around an answer
gives their memory back.
"""

from ringside.engine.codec import NONE, pack_ask, pack_event, ranking_of_two
from ringside.engine.seats import COMPUTER
from ringside.games.titlebout.rules import (
    cards,
    control,
    cuts,
    events,
    fouls,
    knockdowns,
    layout,
    punches,
    ring,
    rounds,
    strategy,
)

TITLE = "Title Bout"
SEATS = (2, 2)

_MANAGERS = 11

# Answers.
AS_BOXER = 0
AS_SLUGGER = 1
NEXT_CARD = 0
COVER_UP = 1


def holders(setup):
    """The managers: a boxer without a person for one is managed by the computer."""
    persons = 2 - setup[_MANAGERS]
    return bytes([seat if seat < persons else COMPUTER for seat in (0, 1)])


def new(setup, seed):
    """The Set-Up."""
    from ringside.games.titlebout.rules import set_up

    return set_up.new(setup, seed)


def ask(state):
    """Styles before the fight, strategies before a round, then card by card."""
    phase = state[layout.PHASE]
    if phase == layout.CARD_TURN:
        return pack_ask(phase, _who_turns(state), False)
    if phase == layout.STRATEGIES:
        return pack_ask(phase, 0b11, True)
    if phase == layout.STYLES:
        return pack_ask(phase, _who_declares(state), True)
    return 0


def _who_declares(state):
    return layout.is_both(state, 0) | layout.is_both(state, 1) << 1


def _who_turns(state):
    """The managers who may declare the Cover-Up; if none may, one of them turns the next card."""
    return strategy.may_cover_up(state, 0) | strategy.may_cover_up(state, 1) << 1 or 0b01


def legal(state, seat):
    """Styles, Strategy Cards, or whether to cover up, by number."""
    phase = state[layout.PHASE]
    if phase == layout.STRATEGIES:
        return strategy.choices(state, seat)
    if phase == layout.STYLES or strategy.may_cover_up(state, seat):
        return b"\x00\x01"
    return b"\x00"


def apply(state, answers):
    """Play on to the next ask."""
    log = []
    _PHASES[state[layout.PHASE]](state, answers, log)
    return log


def view(state, seat):
    """Everything on view: the scoresheet, the boxer cards, the card face up; not the deck. Chosen
    strategies are secret only until the referee has both."""
    return bytes(memoryview(state)[: layout.PUBLIC])


def result(state):
    """None, or the ranking: the winner first, or both in one place."""
    winner = state[layout.WINNER]
    return None if winner == NONE else ranking_of_two(winner)


def _declare(state, answers, log):
    """A boxer/slugger's style: for the whole fight."""
    from ringside.games.titlebout.rules import set_up

    asked = _who_declares(state)
    styles = [answers[seat] if asked >> seat & 1 else NONE for seat in (0, 1)]
    log.append(pack_event(events.STYLES, 0, styles[0], styles[1]))
    for seat in (0, 1):
        if asked >> seat & 1:
            state[layout.fighter(seat) + layout.FIGHTS_AS] = answers[seat]
    set_up.begin(state, log)


def _choose(state, answers, log):
    """The strategies of the round."""
    strategy.reveal(state, answers, log)
    rounds.fight(state)


def _turn(state, answers, log):
    """The next card, read for the step that the basic procedure has come to."""
    if state[layout.COVER_UP_ON]:
        strategy.declare(state, answers[0] == COVER_UP, answers[1] == COVER_UP, log)
    cards.flip(state, log)
    _READINGS[state[layout.READING]](state, log)
    over = state[layout.PHASE] == layout.OVER
    if not over:
        ring.look(state, log)
        # Once a punch has landed its results are found; a step that has not come so far ends with the cards.
        if state[layout.USED] < cards.HALF or state[layout.READING] > layout.ACTION_CARD:
            return
    from ringside.games.titlebout.rules import round_end

    if over:
        round_end.write(state)
    else:
        round_end.end(state, log)


_PHASES = (_declare, _choose, _turn)

_READINGS = (
    control.read_control,
    control.read_action,
    punches.read_result,
    knockdowns.read_kd,
    knockdowns.read_kdr,
    knockdowns.read_kor,
    knockdowns.read_count,
    cuts.read_cut,
    fouls.read_foul,
    fouls.read_injury,
)
