"""What each of the four ends of a bout (see odds) is worth to a player, in units of 500 Schmelings."""

from micropython import const

from ringside.engine.codec import NONE
from ringside.games.knockout.player.odds import BLUE_KO, BLUE_POINTS, ENDS, NO_LEAN, RED_KO, RED_POINTS
from ringside.games.knockout.rules import bets, challenge
from ringside.games.knockout.rules.layout import (
    AMATEUR,
    BETS,
    BLUE,
    BONUS,
    CARDS,
    CHALLENGER,
    CHAMPION,
    DEFENDER,
    FOLLOWS,
    ON_BOARD,
    PLAYERS,
    RED,
    SEASON,
    SEASONS,
    SPACES,
    class_of,
    number,
    owner,
    title_of,
)
from ringside.games.knockout.tables import STARTING_SUMS

_SET = const(12)  # fight cards of a player at a season's start
_MOST_BONUS = const(400)  # so that no sum of sums leaves 30 bits
_FUTURE = const(80)  # cards with which a boxer's starting sum would be earned once more
_CROWN = const(24)  # what a Champion is worth more, who may be crowned after the first of two seasons
_SOME = const(20)  # by so much more a player's bets bring him by victory than by defeat, or less: it seems clear what
_MUCH = const(60)  # he wants; or very clear


def is_won(kind, space, end):
    """Whether a bet is won by an end of the bout."""
    if kind == bets.KO:
        return end == (RED_KO if space >> 2 else BLUE_KO)
    return (end >= BLUE_POINTS) == (space >> 2 == 1)


def of_bets(view, seat):
    """What the bets on the boards bring to a seat, an end each, if nobody follows any more."""
    sums = [0] * ENDS
    for space in range(SPACES):
        if view[BETS + space] != NONE:
            bettor = bets.bettor_on(view, space)
            follower = view[FOLLOWS + space]
            if bettor != follower and seat in (bettor, follower):
                kind = bets.kind_on(view, space)
                amount = bets.sum_of(kind, space)
                for end in range(ENDS):
                    if is_won(kind, space, end):
                        sums[end] += -amount if seat == follower else amount if follower != NONE else amount // 2
                    else:
                        sums[end] += amount if seat == follower else -amount
    return sums


def of_answer(view, seat, answer, end):
    """What a bet token brings beyond what lies there, by an end of the bout."""
    if answer == bets.PASS:
        return 0
    space = bets.space_of(answer)
    kind = bets.kind_of(answer)
    if kind != bets.FOLLOW:
        amount = bets.sum_of(kind, space)
        return amount // 2 if is_won(kind, space, end) else -amount
    kind = bets.kind_on(view, space)
    amount = bets.sum_of(kind, space)
    won = is_won(kind, space, end)
    if bets.bettor_on(view, space) == seat:  # his own bet: neither half of it from the bank, nor all of it lost
        return -amount // 2 if won else amount
    return -amount if won else amount


def of_boxing(view, seat, red, blue):
    """What the bout itself brings to the owner of one of the two boxers: prize money and what comes of it."""
    sums = []
    own = red if owner(red) == seat else blue
    prize = challenge.sum_of(view, own)
    after = max(view[CARDS + seat] - challenge.BOUT_CARDS, 0)
    for end in range(ENDS):
        winner, loser = (red, blue) if end in (RED_POINTS, RED_KO) else (blue, red)
        his = _sum_after(view, winner, loser)
        lost = 0 if end in (RED_KO, BLUE_KO) else _sum_after_defeat(view, loser)
        worth = prize * (2 if own == winner else 1)
        worth += (his if own == winner else lost) * after // _FUTURE
        worth += _bonus_share(view, seat, winner, his, loser, lost)
        if view[SEASON] < view[SEASONS]:
            champion = own == winner and class_of(view, own) != AMATEUR
            worth += _CROWN if champion else 0
        sums.append(worth)
    return sums


def _sum_after(view, winner, loser):
    """The starting sum of a winner in his new class and with his title."""
    new = min(class_of(view, winner) + 1, CHAMPION)
    title = max(title_of(view, winner), title_of(view, loser))
    return STARTING_SUMS[3 * (winner & 1) + new] * (1 + title)


def _sum_after_defeat(view, loser):
    """The starting sum of a loser in his new class."""
    return STARTING_SUMS[3 * (loser & 1) + max(class_of(view, loser) - 1, AMATEUR)]


def _bonus_share(view, seat, winner, his, loser, lost):
    """The share of the bonus space if this were the last bout, weighed by how near that is."""
    if view[SEASON] < view[SEASONS]:
        return 0
    highest = shared = own = left = 0
    for boxer in range(2 * view[PLAYERS]):
        amount = his if boxer == winner else lost if boxer == loser else challenge.sum_of(view, boxer)
        if amount > highest:
            highest = amount
            shared = own = 0
        if amount == highest:
            shared += 1
            own += owner(boxer) == seat
    for player in range(view[PLAYERS]):
        left += view[CARDS + player]
    full = _SET * view[PLAYERS]
    share = min(number(view, BONUS) + left, _MOST_BONUS) * own // shared
    return share * (full - left) // full


def of_all(view, seat):
    """The bets, and the bout for one who boxes in it."""
    sums = of_bets(view, seat)
    if seat in (view[CHALLENGER], view[DEFENDER]):
        red, blue = view[ON_BOARD + RED], view[ON_BOARD + BLUE]
        boxing = of_boxing(view, seat, red, blue)
        for end in range(ENDS):
            sums[end] += boxing[end]
    return sums


def lean_of(view, board):
    """Whether the one who boxes on a board wants to win, as his bets say: a row of odds.LEANS."""
    sums = of_bets(view, view[CHALLENGER] if board == RED else view[DEFENDER])
    wants = (sums[RED_POINTS] + sums[RED_KO] - sums[BLUE_POINTS] - sums[BLUE_KO]) // 2
    if board == BLUE:
        wants = -wants
    lean = (abs(wants) > _SOME) + (abs(wants) > _MUCH)
    return NO_LEAN + lean if wants > 0 else NO_LEAN - lean


def expected(chances, sums):
    """What four sums bring on average, in units times CERTAIN."""
    total = 0
    for end in range(ENDS):
        total += chances[end] * sums[end]
    return total
