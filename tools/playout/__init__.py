"""Plays any game with no device: one JSON object a line.

cli        the command line
setup      `key=value` words into a game's setup
sources    where answers come from: a file, standard input, the generator
driver     the game itself, from ask to ask
tko, …     one describer a game, named like its rules module: the words for its numbers

A new game needs only its describer, which offers

ASKS                what it asks about: number to word
ANSWERS             the words of its answers, by number; or a function (about, answer)
event(event)        an event as a dict with a "name"
view(view)          the table's view, or a seat's, as a dict
result(result, view)
                    the outcome as a dict with a "winner"

where an answer may be typed in more than one way, or there are too many to list in a message,

spelling(about, typed)
                    what was typed, as ANSWERS spells it
legal(about, words) what is legal, in a message

and, where a setup holds more than option indices,

MORE                further options, like those of the game's SETUP; in place of an option's
                    choices, a function of what was given, which may raise UsageError
whole(setup, choices, given, deck)
                    the whole setup, of the game's own options, the choices among MORE, the
                    keys that were given, and the name of a file with a stacked deck or None
stacked_decks(setup, decks, events)
                    in a game of several decks, what the setup holds behind its options: of the files that
                    were named with --deck, a list, and with --events, or None
"""

import tools.firmware_path  # noqa: F401
