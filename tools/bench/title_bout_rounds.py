"""A module for a board that plays one bout of Title Bout without screens and prints the milliseconds of each round.

It runs on the board, all options on, from the two boxer cards in cards.dat.
"""

import supervisor

from ringside.engine import rng
from ringside.engine.referee import Referee
from ringside.games import load

ROUND = 2  # the offset of the round in the view
CARD_TURN = 2  # what is asked for a card

game = load(3)
options = bytearray([1] * len(load(3, "options").SETUP))
options[0] = 2  # fifteen rounds
options[6] = options[7] = 0  # each in his own division
with open("cards.dat", "rb") as file:
    setup = bytes(options) + file.read()
chance = bytearray(rng.SIZE)
rng.seed(chance, 0, b"rounds")
referee = Referee(game, setup, b"rounds")
number = 1
begun = supervisor.ticks_ms()
spent = []
while referee.asked:
    asked = referee.asked
    for seat in (0, 1):
        if asked >> seat & 1:
            legal = referee.legal(seat)
            choice = 0 if referee.about == CARD_TURN else rng.draw(chance, 0, len(legal))
            referee.answer(seat, legal[choice])
    if referee.view()[ROUND] != number or not referee.asked:
        number += 1
        spent.append((supervisor.ticks_ms() - begun) & 0x1FFFFFFF)
        begun = supervisor.ticks_ms()
print("rounds", " ".join([str(one) for one in spent]))
