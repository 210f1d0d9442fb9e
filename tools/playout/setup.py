"""`key=value` words into a game's setup: one index an option."""

from tools.errors import UsageError
from tools.playout.words import either, pick


def parse(title, options, pairs, describer=None, deck=None, events=None):
    """The setup of a game that `pairs` ask for; what they do not name takes its default.

    title, options: the game's.

    A describer's MORE options come before the game's own; its `whole` makes the setup from them.
    Its UNTAKEN keys are its own to refuse: they are not listed.

    deck: the name of a file, or a list of them as they were given; events: the name of a file. A describer's
    `stacked_decks` makes what a setup holds behind its options of all of them.
    """
    more = getattr(describer, "MORE", ())
    asked = more + options.SETUP
    keys = [option[0] for option in asked]
    chosen = [option[2] for option in asked]
    given = set()
    for pair in pairs:
        name, equals, value = pair.partition("=")
        option = pick(name, keys)
        if not equals or option is None:
            untaken = getattr(describer, "UNTAKEN", ())
            usage = _usage([option for option in asked if option[0] not in untaken])
            raise UsageError(f"--setup {pair!r}: the options are {usage}")
        if option in given:
            raise UsageError(f"--setup {pair!r}: {keys[option]} is given twice")
        given.add(option)
        chosen[option] = _choice(value, keys[option], asked[option][1], f"--setup {pair!r}")
    for option, (_, choices, usual) in enumerate(more):
        if callable(choices) and option not in given:
            chosen[option] = _choice(usual, keys[option], choices, f"--setup: {keys[option]}")
    first = len(more)
    setup = bytes(chosen[first:])
    _check_fit(options, setup, {option - first for option in given})
    if hasattr(describer, "stacked_decks"):
        return setup + describer.stacked_decks(setup, deck or [], events)
    if events is not None:
        raise UsageError(f"--events {events}: {title} has no event deck to stack")
    if isinstance(deck, list):
        if len(deck) > 1:
            raise UsageError(f"--deck {deck[1]}: {title} has one deck, and --deck is there twice")
        deck = deck[0]
    if hasattr(describer, "whole"):
        return describer.whole(setup, chosen[:first], {keys[option] for option in given}, deck)
    if deck is not None:
        raise UsageError(f"--deck {deck}: {title} has no deck to stack")
    return setup


def _choice(value, key, choices, flag):
    """The index of a word among an option's choices, or its meaning."""
    if not callable(choices):
        choice = pick(value, choices)
        if choice is None:
            raise UsageError(f"{flag}: {key} is {either(choices)}")
        return choice
    try:
        return choices(value)
    except UsageError as error:
        raise UsageError(f"{flag}: {error}") from error


def _check_fit(options, setup, given):
    for option, (name, choices, _) in enumerate(options.SETUP):
        if options.fits(setup, option, setup[option]):
            continue
        fitting = [choice for i, choice in enumerate(choices) if options.fits(setup, option, i)]
        clashing = [i for i in range(option) if _could_fit(options, setup, option, i)] or range(option)
        so_far = ", ".join(
            f"{options.SETUP[i][0]}={options.SETUP[i][1][setup[i]]!r}" + ("" if i in given else " (not given)")
            for i in clashing
        )
        raise UsageError(
            f"--setup: {name}={choices[setup[option]]!r} does not fit {so_far}: {name} is {either(fitting)}"
        )


def _could_fit(options, setup, option, other):
    """Whether an option would go with another choice of one before it."""
    return any(
        options.fits(setup[:other] + bytes((choice,)) + setup[other + 1 :], option, setup[option])
        for choice in range(len(options.SETUP[other][1]))
    )


def _usage(options):
    return "; ".join(f"{key}={'name' if callable(choices) else '|'.join(choices)}" for key, choices, _ in options)
