"""One way to ask, answer, draw at random, record, undo and resume, for every game.

codec     how an ask and an event fit into a small int; rankings
rng       the random number generator: the same numbers on every interpreter
journal   the answers of a game in append-only memory, safe against a pulled plug
referee   one game in play
replay    reading a journal, and resuming the game in it
seats     who holds each seat: a person at a pad, several at one, or a computer

A game is a package whose `options` offer what is asked before play:

SETUP           a tuple of options, each (key, choices, default): a word, a tuple of
                texts, an index. A setup is `bytes` that begin with one index an option.
fits(setup, option, choice)
                whether an option may take a choice, given the options before it

Its `rules` offer, as pure functions of setup, seed and answers:

TITLE           at most 16 characters
SEATS           (fewest, most)
holders(setup)  who holds each seat, `bytes` as engine.seats reads them
new(setup, seed)
                a fresh state, one packed `bytearray`; ValueError, with words for a
                person, if the setup is invalid
ask(state)      the packed ask that the game waits for, 0 when it is over
legal(state, seat)
                the legal answers of an asked seat, `bytes`, each below MOST_ANSWERS
apply(state, answers)
                plays on to the next ask and returns a list of packed events, all of them
                public; answers[seat] is the answer of each asked seat
view(state, seat)
                what a seat, or the table (seat None), may see, as `bytes`
result(state)   None, or the ranking (see codec)

Its `player` offers one function, the computer player:

choose(view, seat, about, legal, random, level)
                an answer of `legal`. view: what a person in that seat may see. about: what
                is asked. random: the state of a generator of rng. level: 0 and up. The same
                arguments give the same answer.
"""
