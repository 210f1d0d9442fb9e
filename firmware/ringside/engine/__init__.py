"""One way to ask, answer, draw lots, log, undo and resume, for every game.

packed    how an ask and an event fit into a small int
lots      the generator: unbiased draws and shuffles, the same on every interpreter
journal   the answers of a game in append-only memory, safe against a pulled plug
referee   one game in play

A game is a module that offers, as pure functions of setup, seed and answers:

TITLE           at most 16 characters
SEATS           (fewest, most)
SETUP           a tuple of options, each (key, choices, default): a word, a tuple of
                texts, an index. A setup is `bytes` that begin with one index an option.
fits(setup, option, choice)
                whether an option may take a choice, given the options before it
seats(setup)    how many play
new(setup, seed)
                a fresh state, one packed `bytearray`; ValueError, with words for a
                person, where the setup is not one
ask(state)      the packed ask that the game waits for, 0 when it is over
legal(state, seat)
                the legal answers of an asked seat, `bytes`, each below MOST_ANSWERS
apply(state, answers)
                plays on to the next ask and returns a list of packed events;
                answers[seat] is the answer of each asked seat
view(state, seat)
                what a seat, or the table (seat None), may see, as `bytes`
result(state)   None, or the winner's seat, or DRAW
"""
