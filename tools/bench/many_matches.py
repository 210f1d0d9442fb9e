"""A module for a board on which Ringside plays match after match, as fast as it can.

code.py imports it in place of the app: the real board and the real app, whose
keys a simulated player presses, frame after frame without a wait between them. Only every tenth
match sends its pictures to the panel, which takes half the time. At the first selection of
each match it prints what is free of the heap after a collection.
"""

import asyncio
import gc
import sys

import parts

from ringside import app

MATCHES = 200
SHOW_EVERY = 10  # every so many matches the pictures go to the panel
MENU_EVERY = 25  # every so many matches they go back to the menu and through setup
PRESSED = 0x20
A1, B1, OK, DOWN = 0, 4, 20, 23
HALF = 3  # frames that a press lasts, and the time after it


class Player:
    """In place of a board's keys: presses what the screen asks for."""

    def __init__(self):
        self.events = []
        self.random = 1
        self.moved = False

    def next(self):
        """The next event, or -1."""
        return self.events.pop() if self.events else -1

    def keys(self, screen, away):
        """What to press on a screen. away: whether they go to the menu after this match."""
        if screen in ("tko.choose", "tko.reward"):
            self.random = self.random * 75 % 65537
            bits = self.random >> 4
            # Mostly an uppercut beside a body block: a match is short, and each goes another way.
            return A1 + (0 if bits & 3 else bits >> 2 & 3), B1 + (3 if bits & 0x30 else bits >> 6 & 3)
        if not self.moved and (screen == "setup.play" or (screen == "tko.afterwards" and away)):
            self.moved = True
            return (DOWN,)
        self.moved = False
        return (OK,)


async def frames(ringside, n):
    """Let frames pass."""
    for _ in range(n):
        ringside.stage.frame()
        await asyncio.sleep(0)


async def run():
    """Play."""
    global parts
    board = parts.board()
    parts = None
    del sys.modules["parts"]
    board.keys = player = Player()
    ringside = app.App(board)
    playing = asyncio.create_task(ringside.play())
    await frames(ringside, 20)
    match = 0
    over = True
    while True:
        screen = ringside.stage.screen
        if screen == "tko.match":
            over = True
        elif screen == "tko.choose" and over:
            over = False
            match += 1
            ringside.stage.canvas.display = board.display if match % SHOW_EVERY == 0 else None
            gc.collect()
            print("match", match, gc.mem_free())
            if match == MATCHES:
                playing.cancel()
                break
        keys = player.keys(screen, match % MENU_EVERY == 0)
        for pressed in (PRESSED, 0):
            for key in keys:
                player.events.append(key | pressed)
            await frames(ringside, HALF)
    print("done")


asyncio.run(run())
