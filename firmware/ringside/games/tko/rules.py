"""TKO: the rules, in the order of the rulebook.

Two boxers choose an action each in secret. An unblocked punch earns a point on its
Point Bar, and so does a successful block. The first to have a Point Marker at 5 wins
the round; the second Round Winner Card is the TKO Champ Belt.
"""

from micropython import const

from ringside.engine.codec import NONE, pack_ask, pack_event, ranking_of_two
from ringside.engine.seats import COMPUTER
from ringside.games.tko.options import BOXER_A, BOXER_B, PADS, PLAY, PLAYERS
from ringside.games.tko.tables import STARTS

TITLE = "TKO"
SEATS = (2, 2)

# The four actions, in the order of the Action Selection Card and of the Point Markers.
UPPERCUT = const(0)
HEAD_BLOCK = const(1)
BODY_BLOW = const(2)
BODY_BLOCK = const(3)

# What is asked.
SELECTION = const(0)  # both seats, in secret: an action
REWARD = const(1)  # the one with the Power Arrow: the Point Bar that gets his point

# What happens: name, then seat, value, other.
REVEAL = const(0x80)  # -, A's action, B's action
POINT = const(0x81)  # who earned it, the Point Bar, where its marker points now
BOTH_AT_FIVE = const(2)  # both earned a round-winning point at the same time
ARROW = const(3)  # -, A, B or NEUTRAL
EARNED = const(4)  # who may now allocate his point, the bar on which he earned it
ROUND = const(5)  # the winner, his rounds now
MATCH = const(6)  # who takes the TKO Champ Belt

NEUTRAL = const(2)
FIVE = const(5)

# The view, which is the whole state: TKO has no secret but a selection, and those the
# referee keeps until both are made.
BARS = const(0)  # 4 bytes for A, 4 for B
POWER_ARROW = const(8)  # 0 at A, 1 at B, NEUTRAL
ROUNDS = const(9)  # Round Winner Cards of A and B; the second is the belt
INTERMEDIATE = const(11)
PHASE = const(12)
PLAY_ON = const(13)  # 1 after both reached 5 together, until one alone earns a point
REWARDED = const(14)  # in the phase REWARD: the seat, and the bar on which it earned
EARNED_ON = const(15)
BOXER = const(16)  # A's and B's, indices of BOXERS
WINNER = const(18)  # the seat that took the belt, or NONE
SIZE = const(19)

_OVER = const(2)  # the phase after the last round

# Earning Points. Rows A, columns B, in the order of the actions; 1: A earns a point,
# 2: B earns one, 3: both do.
#   an unblocked punch earns a point, a successful block earns one,
#   the same action twice or two blocks earn none.
OUTCOMES = (
    b"\x00\x02\x03\x01"  # uppercut   v uppercut, head block, body blow, body block
    b"\x01\x00\x02\x00"  # head block
    b"\x03\x01\x00\x02"  # body blow
    b"\x02\x00\x01\x00"  # body block
)


def new(setup, seed):
    """Setup. TKO draws nothing at random, so the seed changes nothing."""
    from ringside.games.tko import options

    options.check(setup)
    state = bytearray(SIZE)
    state[BOXER] = setup[BOXER_A]
    state[BOXER + 1] = setup[BOXER_B]
    state[INTERMEDIATE] = setup[PLAY]
    state[WINNER] = NONE
    _reset(state)
    return state


def holders(setup):
    """Pad A is on the left; with one person at the table, B is the computer's, at the level that was chosen."""
    if setup[PLAYERS]:
        return bytes((setup[PADS], COMPUTER + setup[PLAYERS] - 1))
    return bytes((setup[PADS], 1 - setup[PADS]))


def ask(state):
    """Both select; after a rewarded point its owner allocates it; nothing after the match."""
    return _PHASES[state[PHASE]][0](state)


def legal(state, seat):
    """Any action; any Point Bar."""
    return b"\x00\x01\x02\x03"


def apply(state, answers):
    """Play a selection, or the reward, and what follows from it."""
    events = []
    _PHASES[state[PHASE]][1](state, answers, events)
    return events


def view(state, seat):
    """Everything: bars, arrow, cards and boxers are open on the table."""
    return bytes(state)


def result(state):
    """None, or the ranking: who took the TKO Champ Belt comes first."""
    return None if state[WINNER] == NONE else ranking_of_two(state[WINNER])


def _reset(state):
    """Both players reset their Point Markers to the lowest numbers and begin a new round."""
    for seat in (0, 1):
        first = 4 * state[BOXER + seat]
        state[BARS + 4 * seat : BARS + 4 * seat + 4] = STARTS[first : first + 4]
    state[POWER_ARROW] = NEUTRAL
    state[PLAY_ON] = 0
    state[PHASE] = SELECTION


# Playing the Game: a selection


def _ask_selection(state):
    return pack_ask(SELECTION, 0b11, True)


def _play_selection(state, answers, events):
    actions = answers[0], answers[1]
    events.append(pack_event(REVEAL, 0, actions[0], actions[1]))
    earned = OUTCOMES[4 * actions[0] + actions[1]]
    alone = earned - 1 if earned in (1, 2) else NONE  # the seat that alone earned a point
    rewarded = alone != NONE and state[POWER_ARROW] == alone
    if state[INTERMEDIATE]:
        _turn_arrow(state, alone, events)
        # While both are at 5 the point itself wins the round, on any bar.
        if rewarded and not state[PLAY_ON]:
            state[REWARDED] = alone
            state[EARNED_ON] = actions[alone]
            state[PHASE] = REWARD
            events.append(pack_event(EARNED, alone, actions[alone]))
            return
    for seat in (0, 1):
        if earned >> seat & 1:
            _score(state, seat, actions[seat], events)
    _see_who_won(state, alone, events)


def _score(state, seat, bar, events):
    at = BARS + 4 * seat + bar
    state[at] = min(state[at] + 1, FIVE)
    events.append(pack_event(POINT, seat, bar, state[at]))


# Winning the round


def _at_five(state, seat):
    first = BARS + 4 * seat
    return max(state[first : first + 4]) == FIVE


def _see_who_won(state, alone, events):
    """`alone`: the seat that alone earned a point just now, or NONE."""
    if state[PLAY_ON]:
        winner = alone
    elif _at_five(state, 0) and _at_five(state, 1):
        state[PLAY_ON] = 1
        events.append(pack_event(BOTH_AT_FIVE))
        return
    elif _at_five(state, 0):
        winner = 0
    elif _at_five(state, 1):
        winner = 1
    else:
        return
    if winner != NONE:
        _win_round(state, winner, events)


def _win_round(state, winner, events):
    state[ROUNDS + winner] += 1
    events.append(pack_event(ROUND, winner, state[ROUNDS + winner]))
    # Winning the game: he already has a Round Winner Card, so he takes the belt instead.
    if state[ROUNDS + winner] == 2:
        state[WINNER] = winner
        state[PHASE] = _OVER
        events.append(pack_event(MATCH, winner))
    else:
        _reset(state)


# Intermediate play: the Power Arrow


def _turn_arrow(state, alone, events):
    """Position and tie."""
    before = state[POWER_ARROW]
    if alone == NONE or before == 1 - alone:
        state[POWER_ARROW] = NEUTRAL
    else:
        state[POWER_ARROW] = alone
    if state[POWER_ARROW] != before:
        events.append(pack_event(ARROW, 0, state[POWER_ARROW]))


def _ask_reward(state):
    return pack_ask(REWARD, 1 << state[REWARDED], False)


def _play_reward(state, answers, events):
    """The freshly earned point goes to any Point Bar."""
    seat = state[REWARDED]
    state[PHASE] = SELECTION
    _score(state, seat, answers[seat], events)
    _see_who_won(state, seat, events)


def _ask_nobody(state):
    return 0


_PHASES = (
    (_ask_selection, _play_selection),
    (_ask_reward, _play_reward),
    (_ask_nobody, None),
)
