"""The device as the pages see it: what it shows, and which of its keys they hold."""

import base64
import collections
import contextlib
import time
from typing import Any

from boards.desktop.keys import PADS
from tools.desktop import panel_text
from tools.desktop.held_keys import HeldKeys
from tools.desktop.phone_pads import PhonePad

_PADS_AB = 0b11
_PUBLIC, _PRIVATE, _PRIVATE_YET = range(3)  # the panel; the last until its next picture
_BLANK = base64.b64encode(bytes(128 * 64 // 8)).decode()
TABLE = "table"  # the part of a page that is the whole device; a pad's is its number


class Device:
    """The board's listener (boards/desktop/parts.py), between the board and the pages.

    The listener's methods come from the firmware's thread; all else belongs to the server's loop.
    """

    def __init__(self, loop):
        self.board: Any = None  # a Board, from when the firmware first starts
        self.firmware: Any = None  # what runs it, with start()
        self.running = False
        self.fault: str | None = None  # why it does not run, in a sentence
        self.sockets: set[Any] = set()
        self.phone_pads = tuple(PhonePad() for _ in PADS)
        self.tones: collections.deque[tuple] = collections.deque(maxlen=64)  # (number, milliseconds, hz, loud)
        self._loop = loop
        self._called = False
        self.keys = HeldKeys()
        self._changes = 0
        self._picture: tuple[int, str, tuple[str, ...]] = (-1, "", ())
        self._private = _PUBLIC
        # What the firmware's thread last heard: firmware sends much that looks as before.
        self._wired: Any = None  # its board
        self._looks: tuple | None = None
        self._sealed = 0  # bit mask of the pads that have answered in secret
        self._phones = 0  # bit mask of the pads that a phone holds
        self._in_play = _PADS_AB  # bit mask of the pads that phones are invited for
        self._sent: bytes | None = None
        self._tone = 0

    # Called by the board.

    def panel(self):
        """The panel may look different."""
        looks = self._wired and self._wired.panel.looks()
        if looks != self._looks:
            self._looks = looks
            self._changes += 1
            if self._private == _PRIVATE_YET:
                self._private = _PUBLIC
            self.changed()

    def lights(self):
        """The pixels were sent."""
        sent = self._wired and self._wired.pixels.sent
        if sent != self._sent:
            self._sent = sent
            self.changed()

    def tone(self, hz, loud):
        """The bell sounds at hz, 0 for silence."""
        self._tone += 1
        self.tones.append((self._tone, round(time.monotonic() * 1000), int(hz), loud))
        self.changed()

    def pad(self, pad, head, labels, note):
        """A pad's own screen changed."""
        if self.phone_pads[pad].show(head, labels, note):
            self.changed()

    def sealed(self, pads):
        """These pads, a bit mask, have answered in secret."""
        if pads != self._sealed:
            self._sealed = pads
            self._soon(self._grant_takeovers)

    def holder_known(self, pad):
        """The firmware knows of a pad's new holder, and shows notes for the new holder from now on."""
        self.phone_pads[pad].confirm_holder()

    def in_play(self, pads):
        """Phones are invited for these pads, a bit mask."""
        if pads != self._in_play:
            self._in_play = pads
            self.changed()

    def panel_private(self, is_private):
        """The panel's next pictures are for one person's eyes, or no longer so."""
        if is_private:
            self._private = _PRIVATE
        elif self._private == _PRIVATE:
            self._private = _PRIVATE_YET
        self.changed()

    def phones(self):
        """The bit mask of the pads that a phone holds."""
        return self._phones

    # From any thread.

    def changed(self):
        """Something may look different: let the pages look."""
        if not self._called:
            self._called = True
            self._soon(self._wake)

    def on_board(self, board):
        """A new board is in place: nothing is shown on it yet."""
        self._wired, self._looks, self._sent = board, None, None
        for phone_pad in self.phone_pads:
            phone_pad.show("", (), "")
        self._sealed, self._in_play, self._private = 0, _PADS_AB, _PUBLIC
        self._soon(lambda: self._take(board))
        self.changed()

    def on_end(self, fault):
        """The firmware has ended."""
        self._soon(lambda: self._end(fault))
        self.changed()

    def _soon(self, what):
        with contextlib.suppress(RuntimeError):  # the loop is closed: the server has ended
            self._loop.call_soon_threadsafe(what)

    def _wake(self):
        self._called = False
        self._phones = sum(1 << pad for pad in range(len(PADS)) if self.on_phone(pad))
        for socket in self.sockets:
            socket.news.set()

    def _take(self, board):
        self.board = board
        self.running, self.fault = True, None
        self._changes += 1
        self.keys.begin(board)
        for pad in range(len(PADS)):
            board.pads.change_hands(pad)  # it knows of no holder yet
        self._grant_takeovers()

    def _end(self, fault):
        self.running, self.fault = False, fault

    # What a page may know.

    def public(self):
        """What anybody may see, part by part."""
        board = self.board
        parts = {
            "firmware": {"running": self.running, "fault": self.fault},
            "pads": [
                {
                    "head": p.head,
                    "labels": p.labels,
                    "phone": self.on_phone(pad),
                    "in_play": bool(self._in_play >> pad & 1),
                }
                for pad, p in enumerate(self.phone_pads)
            ],
        }
        if board is not None:
            parts["panel"], parts["text"] = self._seen(board)
            parts["lights"] = base64.b64encode(board.pixels.sent).decode()
            parts["zones"] = list(board.zones)
            parts["notes"] = list(board.notes)
        return parts

    def on_phone(self, pad):
        """Whether a phone holds a pad and is there."""
        holder = self.phone_pads[pad].holder
        return holder is not None and any(socket.holds(pad, holder) for socket in self.sockets)

    def private(self, pad, token, socket):
        """What one pad's page may know: the note only for the token of its holder."""
        phone_pad = self.phone_pads[pad]
        whose = "nobody" if phone_pad.holder is None else "you" if token == phone_pad.holder else "another"
        shown = {"head": phone_pad.head, "labels": phone_pad.labels}
        takeover = self._takeover(pad, whose == "you", socket)
        parts = {"pad": shown, "note": phone_pad.note(token), "holder": whose, "takeover": takeover}
        if self.board is not None and whose == "you":
            parts["panel"], parts["text"] = self._seen(self.board, on_phone=True)
        return parts

    def _takeover(self, pad, mine, socket):
        """What a pad's page is told of a takeover that has to wait: see sockets.py."""
        phone_pad = self.phone_pads[pad]
        if phone_pad.requester in self.sockets:
            if not mine and phone_pad.requester is not socket:
                return "another"
            return "asked" if self.on_phone(pad) else "waits"
        return "kept" if not mine and self._keeps(pad) else None

    def _keeps(self, pad):
        """Whether a pad's holder is there and has said, since the last reveal, that he keeps it."""
        return self.phone_pads[pad].kept and self.on_phone(pad)

    # Who holds a pad. Before the reveal, nobody takes over one that has answered in secret, or whose
    # holder is there and reads a note, without the holder's consent.

    def claim(self, socket, pad, token, take):
        """A page wants to be a pad; take: also where another is. Its token, or None if it may not be it (yet)."""
        phone_pad = self.phone_pads[pad]
        if phone_pad.is_holder(token):
            return phone_pad.holder
        if phone_pad.holder is not None and not take:
            return None
        if self._sealed >> pad & 1 or self._is_read(pad):
            if phone_pad.requester not in self.sockets and not self._keeps(pad):
                phone_pad.requester = socket
            self.changed()
            return None
        return self._give(pad)

    def _is_read(self, pad):
        """Whether a pad's holder is there and has a note: hidden cards, whose next note says them too."""
        phone_pad = self.phone_pads[pad]
        return self.on_phone(pad) and phone_pad.note(phone_pad.holder) != ""

    def answer_takeover(self, pad, yes):
        """The holder's answer to the page that wants the pad."""
        phone_pad = self.phone_pads[pad]
        socket, phone_pad.requester = phone_pad.requester, None
        if yes and socket in self.sockets:
            socket.granted(self._give(pad))
        elif not yes and socket in self.sockets:
            phone_pad.kept = True
        self.changed()

    def take_to_table(self, pad):
        """The device's page presses a pad: whether it may, and from then on no phone of earlier holds it."""
        phone_pad = self.phone_pads[pad]
        if self.on_phone(pad):
            return False
        if phone_pad.holder is not None:
            if self._sealed >> pad & 1:
                return False  # its phone comes back, or waits for the reveal like all others
            phone_pad.release()
            self._change_hands(pad)
        return True

    def _give(self, pad):
        """A new holder's token. Nothing that the pad did before is passed on: see boards/README.md, `taken`."""
        self.phone_pads[pad].kept = False
        token = self.phone_pads[pad].assign()
        self._change_hands(pad)
        return token

    def _change_hands(self, pad):
        self.keys.forget_pad(pad)
        if self.board is not None:
            self.board.pads.change_hands(pad)
            self.board.keys.reset(pad)
        self.changed()

    def _grant_takeovers(self):
        """After a reveal: give pads to the pages that wait for them; the others may be asked for again."""
        if self._sealed:
            return
        for pad, phone_pad in enumerate(self.phone_pads):
            if phone_pad.requester is not None:
                self.answer_takeover(pad, True)
            elif phone_pad.kept:
                phone_pad.kept = False
                self.changed()

    def _seen(self, board, on_phone=False):
        """The panel's picture and its text. What is for one person's eyes is read to nobody and is on no phone."""
        is_private = self._private
        changes = self._changes  # read before the picture: a change in between is decoded next time
        if self._picture[0] != changes:
            picture = board.panel.picture()
            self._picture = (changes, base64.b64encode(picture).decode(), panel_text.read(picture))
        _, pixels, text = self._picture
        if is_private or self._private:
            pixels, text = (_BLANK if on_phone else pixels), (panel_text.PRIVATE,)
        return {"contrast": board.panel.contrast, "picture": pixels}, list(text)
