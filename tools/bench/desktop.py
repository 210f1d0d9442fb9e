"""The figure of the desktop: bouts a second."""

import random
import time

BOUTS = 200


def run(say):
    """Play TKO at random through the referee."""
    from ringside import games
    from ringside.engine.referee import Referee

    game = games.load(1)
    chance = random.Random(1)
    begun = time.perf_counter()
    for _ in range(BOUTS):
        referee = Referee(game, bytes((0, 1, 0, 0, 0, 0)), chance.randbytes(6))
        while referee.asked:
            for seat in (0, 1):
                if referee.asked >> seat & 1:
                    referee.answer(seat, chance.choice(list(referee.legal(seat))))
    say("bouts_a_second", round(BOUTS / (time.perf_counter() - begun)), "1/s")
