"""Which pages hold each key. One key held on two pages is one press, until both have let go."""

from typing import Any

from boards.desktop.keys import KEYS


class HeldKeys:
    """The keys of the current board; a page is its socket."""

    def __init__(self):
        self._board: Any = None
        self._holders: dict[str, set] = {key: set() for key in KEYS}

    def begin(self, board):
        """A new board: none of its keys is down."""
        self._board = board
        for holders in self._holders.values():
            holders.clear()

    def forget_pad(self, pad):
        """A pad has a new holder: nobody else holds its keys."""
        for key in KEYS[4 * pad : 4 * pad + 4]:
            self._holders[key].clear()

    def is_held(self, socket, key):
        """Whether a page holds a key."""
        return socket in self._holders[key]

    def press(self, socket, key):
        """A page presses a key, if it does not hold it."""
        holders = self._holders[key]
        if socket in holders:
            return
        holders.add(socket)
        if len(holders) == 1:
            self._put(key, True)

    def release(self, socket, key):
        """A page lets go of a key, if it held it."""
        holders = self._holders[key]
        if socket not in holders:
            return
        holders.remove(socket)
        if not holders:
            self._put(key, False)

    def release_all(self, socket):
        """A page is gone, or its pad is another's now."""
        for key in KEYS:
            self.release(socket, key)

    def hand_over(self, old, new):
        """What one socket of a page held, its next one holds."""
        for holders in self._holders.values():
            if old in holders:
                holders.remove(old)
                holders.add(new)

    def _put(self, key, down):
        if self._board is not None:
            self._board.keys.put(KEYS.index(key), down)
