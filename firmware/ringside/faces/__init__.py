"""What players see and hear.

kit        one kit for all games: canvas, lights, bell, keys, the stage that joins them,
           menus and the text table
tko …      the faces of a game, in a module named like the game's rules

A game's face module offers `async play(stage, referee)`, which returns when the players
leave the game or the result has been shown, and `option_line(option, choice)`.
"""
