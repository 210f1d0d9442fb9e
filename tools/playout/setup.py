"""`key=value` words into a game's setup: one index an option."""

from tools.playout.words import Refused, either, pick


def parse(game, pairs):
    """The setup that `pairs` ask for; what they do not name takes its default."""
    keys = [option[0] for option in game.SETUP]
    setup = bytearray(option[2] for option in game.SETUP)
    given = set()
    for pair in pairs:
        name, equals, value = pair.partition("=")
        option = pick(name, keys)
        if not equals or option is None:
            raise Refused(f"--setup {pair!r}: what can be set up is {_usage(game)}")
        if option in given:
            raise Refused(f"--setup {pair!r}: {keys[option]} is given twice")
        given.add(option)
        choice = pick(value, game.SETUP[option][1])
        if choice is None:
            raise Refused(f"--setup {pair!r}: {keys[option]} is {either(game.SETUP[option][1])}")
        setup[option] = choice
    _check_fit(game, setup, given)
    return bytes(setup)


def _check_fit(game, setup, given):
    for option, (name, choices, _) in enumerate(game.SETUP):
        if game.fits(setup, option, setup[option]):
            continue
        fitting = [choice for i, choice in enumerate(choices) if game.fits(setup, option, i)]
        so_far = ", ".join(
            f"{key}={taken[setup[i]]!r}" + ("" if i in given else " (not given)")
            for i, (key, taken, _) in enumerate(game.SETUP[:option])
        )
        raise Refused(
            f"--setup: {name}={choices[setup[option]]!r} does not go with {so_far}: {name} is {either(fitting)}"
        )


def _usage(game):
    return "; ".join(f"{key}={'|'.join(choices)}" for key, choices, _ in game.SETUP)
