"""The managers of a bout without players: the device's own, which see what is open on the table.

WAYS explains in --help how they choose.
"""

from ringside.engine import rng
from ringside.games.titlebout import player as manager
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.rules import layout

WAYS = """\
How managers choose: as the device does for a boxer without a manager
(firmware/ringside/games/titlebout/player.py), with random numbers from the seed.
  style     A boxer/slugger fights in the style against which the opponent's CF
            is lower; as a slugger if both are equal.
  strategy  With strategy=on, what the rulebook commends: Fighting Outside
            Defensively when hurt, or with a solid lead late; Knockout when the
            opponent is hurt or tired, or late and behind; Fighting Inside when
            behind; else now and then the one that his card has most of.
  cover-up  With cover_up=on, when he was down in the round or is near the
            points at which the fight may be stopped.
"""

_SALTS = 0x5A, 0xC3  # each manager has random numbers apart from the cards' and the other's
_NEXT_CARD = bytes((titlebout.NEXT_CARD,) * 2)


class Managers:
    """The two managers of a bout; `seed` is the bout's."""

    def __init__(self, seed: bytes):
        self._random = bytearray(rng.SIZE), bytearray(rng.SIZE)
        for generator, salt in zip(self._random, _SALTS, strict=True):
            rng.seed(generator, 0, bytes(byte ^ salt for byte in seed))

    def answers(self, state: bytearray) -> bytes:
        """The answers of both, whether asked or not."""
        if state[layout.PHASE] == layout.CARD_TURN and not state[layout.COVER_UP_ON]:
            return _NEXT_CARD
        return bytes((self._answer(state, 0), self._answer(state, 1)))

    def _answer(self, state: bytearray, seat: int) -> int:
        legal = titlebout.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        view = titlebout.view(state, seat)
        return manager.choose(view, seat, state[layout.PHASE], legal, self._random[seat], 0)
