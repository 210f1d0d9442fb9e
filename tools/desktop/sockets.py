"""The websockets between the device and its pages.

A page opens /socket (the whole device) or /socket/A to /socket/E (a pad). Every message is one
JSON object in a text frame.

The server's messages hold what is new since the last one; the first holds everything:

    n         this message's number; the page answers each with {"seen": n}
    firmware  {"running": bool, "fault": a sentence or null}
  to the whole device's pages
    panel     {"contrast": 0-255, "picture": base64 of 1,024 bytes, row by row, left pixel highest}
    text      what the panel says, a text a line; what is for one person's eyes is not in it
    lights    base64 of 48 x 3 bytes, green, red, blue
    zones     the board's zones (boards/README.md), and its notes
    tones     [[milliseconds, hz, loud], ...], hz 0 for silence; only what sounds from now on
    pads      for A to E: {"head", "labels", "phone": whether a phone is the pad, "in_play":
              whether phones are invited for it}
    lan       null, or {"code", "addresses", "qr"}: how phones come in
  to a pad's pages
    pad       {"head", "labels"}
    panel, text   for the holder, as above; blank while the panel is for one person's eyes
    holder    "you", "another" or "nobody": who the pad belongs to
    takeover  null; "asked": another page wants the pad, and its holder is asked (sent to both);
              "waits": its holder is not there, so that page waits for the reveal; to all other
              pages: "another": a page already asks; "kept": the holder has refused, and may
              not be asked again before the reveal
    token     for the holder to keep, and to claim the pad with after a reload
    note      what only the holder may see

A message with only n says that the connection is alive. No message says who pressed what.

A page's messages:

    {"press": key}, {"release": key}    key "A1" to "E4", "OK", "BACK", "UP", "DOWN"; a pad's
                                        page has its own four keys, OK and BACK, while it holds
                                        the pad; the device's page has them while no phone does
    {"claim": token or null, "take": bool}   pads: be this pad; take: even if another is, but one
                                        that has answered in secret, or whose holder is there
                                        and has a note, only after the next reveal or with
                                        its holder's consent
    {"hand_over": bool}                 pads: the holder's answer
    {"restart": true}                   the device: start the firmware again when it has ended
    {"page": id, "held": [key, ...]}    as a connection opens: a name that the page made up for itself,
                                        16 letters or more, and the keys that it holds
    {"seen": n}

The server waits for "seen" after a few messages, so a slow page gets fewer pictures, and
always the newest. Anything else is ignored; binary, huge or far too many messages close the
socket with a reason. Keys that a page holds are released when its socket closes. Where the line
drops, they stay down for GRACE seconds: if the page is back by then, it has not been away.
"""

import asyncio
import contextlib
import json

from aiohttp import WSCloseCode, WSMsgType

from boards.desktop.keys import KEYS, PADS
from tools.desktop.device import TABLE

FRAME = 0.02  # seconds between two messages to a page, at least
ALIVE = 2.0  # seconds after the last message until a page is sent one without news
GRACE = 2.0  # seconds that a dropped line may take to come back
UNSEEN = 4  # messages that a page may have yet to answer
HUGE = 2048  # bytes
_DROPPED = (None, WSCloseCode.ABNORMAL_CLOSURE)  # how a line ends that nobody has closed
_NAME = 16  # letters of a page's own name, at least: nobody else knows it


class RateLimiter:
    """So many at once, and so many a second after that."""

    def __init__(self, most, rate, clock):
        self._most, self._rate, self._clock = most, rate, clock
        self._left, self._at = most, clock()

    def allow(self):
        """Use one; False if none is left."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Socket:
    """One open page. part: TABLE, or the pad (from 0) that it is."""

    def __init__(self, device, ws, part, lan=None):
        self.news = asyncio.Event()
        self._device = device
        self._ws = ws
        self._part = part
        self._lan = lan
        self._token = None
        self._page = ""  # what the page calls itself
        self._dropped = None  # the timer of a line that has dropped
        self._keys = KEYS if part == TABLE else (*KEYS[4 * part : 4 * part + 4], "OK", "BACK")
        self._sent = {}
        self._number = self._seen = 0
        self._tone = device.tones[-1][0] if device.tones else 0
        clock = asyncio.get_running_loop().time
        self._messages = RateLimiter(300, 150, clock)
        self._presses = RateLimiter(16, 30, clock)

    async def run(self):
        """Serve the page until it goes."""
        self._device.sockets.add(self)
        self.news.set()
        sender = asyncio.create_task(self._send())
        try:
            await self._receive()
        finally:
            sender.cancel()
            if self._ws.close_code in _DROPPED and self._page:
                self._dropped = asyncio.get_running_loop().call_later(GRACE, self._leave)
            else:
                self._leave()

    def _leave(self):
        """The page is gone."""
        self._device.sockets.discard(self)
        self._device.keys.release_all(self)
        self._device.changed()  # a pad may be without its phone now

    def _come_back(self, page):
        """This is the page of that name: what it held before its line dropped, it still holds."""
        self._page = page
        for old in list(self._device.sockets):
            if old.is_dropped_line_of(page, self._part):
                self._token = old.end_grace()
                self._device.keys.hand_over(old, self)
                self._device.sockets.discard(old)
                self._device.changed()

    def is_dropped_line_of(self, page, part):
        """Whether this is a line that has dropped, of a part's page with that name."""
        return self._dropped is not None and self._part == part and self._page == page

    def end_grace(self):
        """The page is back on another socket, which takes over; its pad's token."""
        if self._dropped is not None:
            self._dropped.cancel()
        return self._token

    def _hold(self, held):
        """The page holds these of its keys and no others."""
        for key in self._keys:
            if key not in held:
                self._device.keys.release(self, key)
            elif self._may_press(key) and not self._device.keys.is_held(self, key) and self._presses.allow():
                self._device.keys.press(self, key)

    async def close(self, code, reason):
        """End it, with a reason."""
        await self._ws.close(code=code, message=reason.encode())

    # To the page.

    async def _send(self):
        now = asyncio.get_running_loop().time
        deadline = now() + ALIVE
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout_at(deadline):
                        await self.news.wait()
                self.news.clear()
                while self._number - self._seen >= UNSEEN:
                    await self.news.wait()  # _take sets news when the page has caught up
                    self.news.clear()
                message = self._new()
                if not message and now() < deadline:
                    continue
                self._number += 1
                await self._ws.send_str(json.dumps({"n": self._number, **message}, separators=(",", ":")))
                deadline = now() + ALIVE
                await asyncio.sleep(FRAME)
        except (ConnectionError, RuntimeError):
            pass  # the page went; _receive sees it too

    def _new(self):
        """What this page may know and was not sent yet."""
        everything = self._device.public()
        if self._part == TABLE:
            everything["lan"] = self._lan
        else:
            everything = {"firmware": everything["firmware"], **self._device.private(self._part, self._token, self)}
            if everything["holder"] == "you":
                everything["token"] = self._token
        message = {part: value for part, value in everything.items() if self._sent.get(part, ...) != value}
        self._sent.update(message)
        if self._part == TABLE:
            tones = [tone[1:] for tone in self._device.tones if tone[0] > self._tone]
            if tones:
                message["tones"] = tones
                self._tone = self._device.tones[-1][0]
        return message

    # From the page.

    async def _receive(self):
        async for message in self._ws:
            if message.type != WSMsgType.TEXT:
                await self.close(WSCloseCode.UNSUPPORTED_DATA, "text messages only")
            elif not self._messages.allow():
                await self.close(WSCloseCode.POLICY_VIOLATION, "too many messages")
            else:
                self._take(message.data)

    def _take(self, text):
        """One message; anything outside the protocol is ignored."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            return
        if not isinstance(data, dict):
            return
        if type(data.get("seen")) is int and self._seen < data["seen"] <= self._number:
            self._seen = data["seen"]
            self.news.set()
        page, held = data.get("page"), data.get("held")
        if isinstance(page, str) and len(page) >= _NAME and not self._page:
            self._come_back(page)
            self._hold(held if isinstance(held, list) else ())
        key = data.get("press", data.get("release"))
        if isinstance(key, str) and key in self._keys:
            if "press" not in data:
                self._device.keys.release(self, key)
            elif self._may_press(key) and self._presses.allow():
                self._device.keys.press(self, key)
        if self._part == TABLE:
            if data.get("restart") is True:
                self._device.firmware.start()
        elif "claim" in data:
            token = self._device.claim(self, self._part, data["claim"], data.get("take") is True)
            self._token = token or self._token
            self._device.changed()  # for all pages, the previous holder included
        elif type(data.get("hand_over")) is bool and self._holds():
            self._device.answer_takeover(self._part, data["hand_over"])

    def granted(self, token):
        """The pad that this page waited for is its own."""
        self._token = token

    def holds(self, pad, holder):
        """Whether this page is a pad, and its holder's."""
        return self._part == pad and self._token == holder

    def _may_press(self, key):
        if self._part != TABLE:
            return self._holds()
        pad = KEYS.index(key) // 4
        return pad >= len(PADS) or self._device.take_to_table(pad)

    def _holds(self):
        return self._token is not None and self._token == self._device.phone_pads[self._part].holder
