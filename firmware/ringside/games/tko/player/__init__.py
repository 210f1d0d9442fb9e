"""The computer player of TKO, at three levels.

beginner   BEGINNER: likes punches and its highest bar, whatever the opponent does
habits     HUMAN: leans on what the opponent has done in this round, and so can be led astray
exact      EXACT: the best mixed strategy of the position, from the table of values on the drive (tko.solution)
"""

from micropython import const

BEGINNER = const(0)
HUMAN = const(1)
EXACT = const(2)


def choose(view, seat, about, legal, random, level):
    """An answer of `legal`. random: the state of a generator (engine.rng). level: BEGINNER, HUMAN or EXACT.

    ValueError, with words for the panel, where EXACT cannot read its table.
    """
    return _module(level).choose(view, seat, about, legal, random)


def load(power, level):
    """Load what a level plays with, once for a match; why it cannot be played, in words for the panel, or None.

    power: whether the match is with the Power Arrow.
    """
    _module(level)
    if level != EXACT:
        return None
    from ringside.games.tko.solution import Values

    values = Values()
    try:
        values.check(power)
    except ValueError as error:
        return error.args[0]
    finally:
        values.close()
    return None


def _module(level):
    if level == EXACT:
        from ringside.games.tko.player import exact

        return exact
    if level == HUMAN:
        from ringside.games.tko.player import habits

        return habits
    from ringside.games.tko.player import beginner

    return beginner
