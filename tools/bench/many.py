"""A module for a board on which Ringside plays match after match, as fast as it can.

code.py imports it in place of the app: the real board and the real house, whose
keys a made player presses, frame after frame without a wait between them. Only every tenth
match sends its pictures to the panel, which takes half the time. At the first selection of
each match it prints what is free of the heap after a collection.
"""

import gc

import parts

from ringside import app
from ringside.loader import give_back

MATCHES = 200
SENT = 10  # every so many matches the pictures go to the panel
AFRESH = 25  # every so many matches they go back to the menu and through setup
PRESSED = 0x10
A1, B1, OK, DOWN = 0, 4, 8, 11
HALF = 3  # frames that a press lasts, and the time after it


class Player:
    """In place of a board's keys: presses what the screen asks for."""

    def __init__(self):
        self.events = []
        self.luck = 1
        self.moved = False

    def next(self):
        """The next event, or -1."""
        return self.events.pop() if self.events else -1

    def keys(self, screen, away):
        """What to press on a screen. away: whether they go to the menu after this match."""
        if screen in ("tko.choose", "tko.reward"):
            self.luck = self.luck * 75 % 65537
            luck = self.luck >> 4
            # Mostly an uppercut beside a body block: a match is short, and each goes another way.
            return A1 + (0 if luck & 3 else luck >> 2 & 3), B1 + (3 if luck & 0x30 else luck >> 6 & 3)
        if not self.moved and (screen == "setup.play" or (screen == "tko.afterwards" and away)):
            self.moved = True
            return (DOWN,)
        self.moved = False
        return (OK,)


def frames(house, n):
    """Let frames pass."""
    for _ in range(n):
        house.frame()


def run():
    """Play."""
    global parts
    board = parts.board()
    parts = None
    give_back("parts")
    board.keys = player = Player()
    house = app.House(board)
    frames(house, 20)
    match = 0
    over = True
    while True:
        screen = house.stage.screen
        if screen == "tko.match":
            over = True
        elif screen == "tko.choose" and over:
            over = False
            match += 1
            house.stage.canvas.display = board.display if match % SENT == 0 else None
            gc.collect()
            print("match", match, gc.mem_free())
            if match == MATCHES:
                break
        keys = player.keys(screen, match % AFRESH == 0)
        for pressed in (PRESSED, 0):
            for key in keys:
                player.events.append(key | pressed)
            frames(house, HALF)
    print("done")


run()
