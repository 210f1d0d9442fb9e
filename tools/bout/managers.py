"""How managers choose where nobody does: by what lies open on the table, and a little chance.

WAYS says the same to whoever asks for --help.
"""

from ringside.engine import lots
from ringside.games import titlebout
from ringside.games.titlebout import sheet, strategy
from ringside.games.titlebout.set_up import is_both, rounds
from ringside.tables import titlebout_boxer as boxer

WAYS = """\
How managers choose:
  style     A boxer/slugger fights in the style against which the opponent's CF
            is lower; as a slugger if both are equal.
  strategy  With strategy=on, in two rounds out of three, drawn by lot, the first
            of these that fits, while uses of it are left. Ahead and behind are
            as two of the three scorers have it.
              Knockout: in the last third of the fight, too far behind to win
                by one a round in those that are left
              Fighting Outside Defensively: in the last third, three ahead
              Fighting Inside: behind
              Fighting Outside Offensively: the opponent's HP is higher
  cover-up  With cover_up=on, once he was down in the round.
"""

SOLID_LEAD = 3
_SALT = 0x5A  # the lots of a bout's managers are not those of its cards
_NEXT_CARD = bytes((titlebout.NEXT_CARD,) * 2)


class Managers:
    """The two managers of a bout; `seed` is the bout's."""

    def __init__(self, seed: bytes):
        self._lots = bytearray(lots.SIZE)
        lots.sow(self._lots, 0, bytes(byte ^ _SALT for byte in seed))

    def answers(self, state: bytearray) -> bytes:
        """What both answer, of whom it is asked or not. Only what lies open is looked at."""
        phase = state[sheet.PHASE]
        if phase == sheet.CARD_TURN:
            if not state[sheet.COVER_UP_ON]:
                return _NEXT_CARD
            choose = _turn
        else:
            choose = self._strategy if phase == sheet.STRATEGIES else _style
        return bytes((choose(state, 0), choose(state, 1)))

    def _strategy(self, state: bytearray, seat: int) -> int:
        wanted = _commended(state, seat)
        # Drawn in any case, so that one manager's choice does not shift the other's.
        willing = lots.draw(self._lots, 0, 3) > 0
        return wanted if willing and wanted in titlebout.legal(state, seat) else strategy.NO_STRATEGY


def _style(state: bytearray, seat: int) -> int:
    """ "Depending upon how well his opponent's fighter can handle one type or the other"."""
    if not is_both(state, seat):
        return titlebout.AS_BOXER
    his = sheet.card_of(1 - seat)
    as_boxer = state[his + boxer.CF_B] < state[his + boxer.CF_S]
    return titlebout.AS_BOXER if as_boxer else titlebout.AS_SLUGGER


def _turn(state: bytearray, seat: int) -> int:
    """The next card, or Cover-Up before it."""
    down = state[sheet.fighter(seat) + sheet.ROUND_DOWNS]
    return titlebout.COVER_UP if down and strategy.may_cover_up(state, seat) else titlebout.NEXT_CARD


def _commended(state: bytearray, seat: int) -> int:
    """What the rulebook's list of strategies commends in this situation."""
    whole = rounds(state)
    left = whole - state[sheet.ROUND] + 1
    ahead = lead(state, seat)
    if 3 * left <= whole:
        if -ahead >= left:
            return strategy.KNOCKOUT
        if ahead >= SOLID_LEAD:
            return strategy.OUTSIDE_DEFENSIVELY
    if ahead < 0:
        return strategy.INSIDE
    hits_harder = state[sheet.fighter(1 - seat) + sheet.HP] > state[sheet.fighter(seat) + sheet.HP]
    return strategy.OUTSIDE_OFFENSIVELY if hits_harder else strategy.NO_STRATEGY


def lead(state: bytearray, seat: int) -> int:
    """How far two of the three scorers have him ahead; below 0 if they have him behind."""
    margins = [state[sheet.TOTALS + 2 * i + seat] - state[sheet.TOTALS + 2 * i + 1 - seat] for i in range(3)]
    return sorted(margins)[1]
