"""Title Bout: the rules, split along the headings of the rulebook.

layout      Using the Scoresheet: the offsets in the state
events      the events
set_up      The Set-Up, the Control Factor Conversion Chart, Fighting Out of His Division
rounds      from bell to bell
control     Playing the Game: the aggressor, the basic procedure
punches     Scoring
knockdowns  Knockdowns, Killer Instinct, Knockouts, recovery
endurance   Endurance, using it up, Reduced Hitting Effectiveness
cuts        Cuts
fouls       fouls and injuries
condition   the Condition and TKO Chart
scoring     the scoring systems, Winning the Fight
finish      winning it, and when
ratings     the columns CF, HP, PL, KDR 1, Adjusting the KDR According to Opponent's HP
strategy    Strategy
ring        Ring Position
cards       the deck

A setup is an index for each option, the cards of the two boxers (tables/boxer),
and, if a person has stacked the deck, the action cards that come before any shuffled one
(tables/deck).
"""

from ringside.engine import rng
from ringside.engine.codec import NONE, pack_ask, pack_event, ranking_of_two
from ringside.engine.seats import COMPUTER
from ringside.games.titlebout.options import SETUP, fits
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
    set_up,
    strategy,
)
from ringside.games.titlebout.tables import boxer, deck

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
    _check(setup)
    boxers = len(SETUP)
    stack = boxers + 2 * boxer.SIZE
    state = bytearray(layout.SIZE + len(setup) - stack)
    state[layout.SIZE :] = setup[stack:]
    state[layout.OPTIONS : layout.OPTIONS + boxers] = setup[:boxers]
    for seat in (0, 1):
        at = boxers + seat * boxer.SIZE
        card = layout.card_of(seat)
        state[card : card + boxer.SIZE] = setup[at : at + boxer.SIZE]
    state[layout.WON_LAST] = state[layout.TRAPPED] = state[layout.WINNER] = NONE
    rng.seed(state, layout.RNG, seed)
    cards.lay(state)
    if set_up.is_both(state, 0) or set_up.is_both(state, 1):
        state[layout.PHASE] = layout.STYLES
    else:
        _start(state, [])
    return state


def _check(setup):
    """ValueError if a setup is invalid."""
    boxers = len(SETUP)
    stacked = len(setup) - boxers - 2 * boxer.SIZE
    if stacked < 0 or stacked % deck.SIZE:
        raise ValueError("Title Bout needs %d options, two boxer cards, and whole action cards" % boxers)
    for option, (key, choices, _) in enumerate(SETUP):
        if setup[option] >= len(choices) or not fits(setup, option, setup[option]):
            raise ValueError("Title Bout's %s has no choice %d here" % (key, setup[option]))
    for at in (boxers, boxers + boxer.SIZE):
        _check_card(setup, at)


def _check_card(setup, at):
    """Check what every boxer card needs: a rating and complete ACTION and HITTING VALUE sections."""
    whole = (
        setup[at + boxer.RATING]
        and setup[at + boxer.STYLE] < len(boxer.STYLES)
        and setup[at + boxer.FOULS] < len(boxer.FOUL_RATINGS)
        and 1 <= setup[at + boxer.TKO] <= 5
        and setup[at + boxer.KDR1]
        and setup[at + boxer.KOR]
        and setup[at + boxer.MOVEMENT] == set_up.LAST_LANDED
        and setup[at + boxer.ROPES - 1] == deck.CARDS
    )
    if not whole:
        raise ValueError("one of the two cards is not a Title Bout boxer card")


def _start(state, log):
    """Both are entered on the scoresheet: the first bell."""
    set_up.enter(state)
    rounds.begin(state, log)


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
    return set_up.is_both(state, 0) | set_up.is_both(state, 1) << 1


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
    asked = _who_declares(state)
    styles = [answers[seat] if asked >> seat & 1 else NONE for seat in (0, 1)]
    log.append(pack_event(events.STYLES, 0, styles[0], styles[1]))
    for seat in (0, 1):
        if asked >> seat & 1:
            state[layout.fighter(seat) + layout.FIGHTS_AS] = answers[seat]
    _start(state, log)


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
    if state[layout.PHASE] == layout.OVER:
        rounds.write(state)
        return
    ring.look(state, log)
    # Once a punch has landed its results are found; a step that has not come so far ends with the cards.
    if state[layout.USED] >= cards.HALF and state[layout.READING] <= layout.ACTION_CARD:
        rounds.end(state, log)


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
