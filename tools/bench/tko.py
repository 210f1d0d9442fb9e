"""The figures of the emulated board: heap, garbage, time, bytes to the panel."""

import re
from pathlib import Path

from tools.emulator.board import CONSOLE, I2C, PIXELS
from tools.emulator.start import start

PROBE = Path(__file__).with_name("probe.py")
QUIET = 60  # milliseconds without a byte to the panel: the picture stands
SUSPENSE = 300  # milliseconds between the last pick and the reveal, on purpose
_PRESS = 60
_DATA = 0x40  # the byte before pixels, as opposed to commands
_LONGEST = 15000


class Bench:
    """An emulated board with the measuring drive, and the figures found so far."""

    def __init__(self, uf2, say, change=None):
        """say(name, value, unit) gets each figure. change: files to lay over the drive's, {path: bytes}."""
        self.say = say
        change = change or {}
        # What is free with nothing loaded, to tell what the measuring itself takes.
        self.board = start(uf2, {"code.py": b"import gc\ngc.collect()\nprint('start', gc.mem_free())\n"})
        self.plain = int(self.until(r"start (\d+)\r")[1])
        self.board.close()
        self.board = start(uf2, {"code.py": PROBE.read_bytes(), **change})
        self.probe_size = 0

    def close(self):
        self.board.close()

    # Driving it

    def until(self, pattern, step=20):
        """Run until the console says something; the match."""
        end = self.board.ms + _LONGEST
        while self.board.ms < end:
            if found := re.search(pattern, self.board.console):
                return found
            self.board.run(step)
        raise RuntimeError(f"the board did not print {pattern}:\n{self.board.console}")

    def ask(self, letter, pattern):
        """Send a letter, and wait for its answer."""
        self.board.console = ""
        self.board.type(letter)
        return self.until(pattern)

    def stand(self):
        """Run until the picture stands; when its last byte went."""
        last = self.last_byte()
        while self.board.ms - last < QUIET:
            self.board.run(10)
            last = max(last, self.last_byte())
        return last

    def last_byte(self):
        return next((ms for ms, kind, _ in reversed(self.board.log) if kind == I2C), self.board.ms)

    def tap(self, *keys):
        for key in keys:
            self.board.key(key, True)
            self.board.run(_PRESS)
            self.board.key(key, False)
            self.board.run(_PRESS)

    def step(self, key):
        """Press a key that changes the picture; the milliseconds until the picture stood."""
        before = bytes(self.board.panel.ram)
        at = self.board.ms
        self.tap(key)
        while self.board.panel.ram == before and self.board.ms - at < _LONGEST:
            self.board.run(10)
        return self.stand() - at

    def load(self, game, key):
        """Press the key that begins a game: the times to the loading screen, and to the game's first one."""
        at = self.board.ms
        self.say(f"answer_to_screen_{game}_setup", round(self.step(key)), "ms")
        loading = bytes(self.board.panel.ram)
        while self.board.panel.ram == loading and self.board.ms - at < _LONGEST:
            self.board.run(10)
        self.say(f"{game}_begins_in", round(self.stand() - at), "ms")

    # Figures

    def run(self):
        """All of them, in the order of a match."""
        self.boot()
        self.memory("title")
        self.idle("title")
        self.change("menu", "OK")
        self.memory("menu")
        self.idle("menu")
        self.step("UP")
        self.step("OK")
        self.memory("settings")
        self.step("BACK")
        self.change("menu_step", "DOWN")
        self.step("UP")
        self.say("tko_loads_in", round(self.step("OK")), "ms")
        self.memory("tko_setup")
        self.change("setup_step", "DOWN")
        self.change("setup", "OK")
        for _ in range(4):
            self.step("OK")
        self.load("tko", "OK")
        self.memory("tko")
        self.idle("tko")
        self.change("pause", "BACK")
        self.memory("tko_pause")
        self.step("DOWN")
        self.step("OK")
        self.memory("tko_pause_how_to_play")
        self.step("BACK")
        self.step("DOWN")
        self.step("DOWN")
        self.step("OK")
        self.memory("tko_pause_settings")
        self.step("BACK")
        self.change("pause_to_ring", "BACK")
        self.panel("press", lambda: self.pick("press", "A1"))
        self.panel("reveal", lambda: self.pick("reveal", "B4", wait=500))
        self.change("reveal_to_ring", "OK")
        self.latency()
        self.matches()

    def boot(self):
        free = int(self.until(r"probe (\d+)\r")[1])
        begun = next(ms for ms, kind, value in self.board.log if kind == CONSOLE and "code.py" in value)
        self.board.run(1500)
        shown = self.stand()
        self.probe_size = self.plain - free
        self.say("heap_at_code_start", self.plain, "bytes")
        self.say("code_start_to_title", round(shown - begun), "ms")

    def memory(self, where):
        self.say(f"heap_free_{where}", self.free(), "bytes")
        found = self.ask("f", r"free \d+ (\d+)\r")
        self.say(f"heap_largest_{where}", int(found[1]), "bytes")
        self.say(f"collection_{where}", int(self.ask("g", r"collected (\d+)\r")[1]), "ms")

    def free(self):
        """The free bytes of the heap after a collection."""
        return int(self.ask("m", r"left (\d+)\r")[1]) + self.probe_size

    def garbage(self, ms, act=lambda: None):
        """What each frame of a stretch of time left on the heap: bytes, frame by frame."""
        self.board.type("0")
        self.board.run(40)
        act()
        self.board.run(ms)
        match = self.ask("d", r"frames ([\d ]+)\r")
        free = [int(word) for word in match[1].split()]
        return [before - after for before, after in zip(free[2:], free[3:], strict=False)]

    def idle(self, where):
        frames = self.garbage(1000)
        self.say(f"garbage_idle_second_{where}", sum(frames[:100]), "bytes")

    def pick(self, what, key, wait=100):
        frames = self.garbage(wait, lambda: self.tap(key))
        made = [n for n in frames if n]
        self.say(f"garbage_{what}", sum(made), "bytes")
        self.say(f"garbage_{what}_most_in_a_frame", max(made, default=0), "bytes")

    def change(self, what, key):
        """A key that changes the picture is pressed."""
        self.panel(what, lambda: self.step(key))

    def panel(self, what, act):
        """The bytes that a change of the picture sends, against the rectangle that changed."""
        before = bytes(self.board.panel.ram)
        seen = len(self.board.log)
        act()
        self.stand()
        written = [bytes.fromhex(value[1]) for _, kind, value in self.board.log[seen:] if kind == I2C]
        sent = sum(len(data) - 1 for data in written if data[0] == _DATA)  # pixels, without the commands
        self.say(f"panel_sent_{what}", sent, "bytes")
        self.say(f"panel_changed_{what}", rectangle(before, self.board.panel.ram), "bytes")

    def latency(self):
        """From a press to its light, and from the second pick to the reveal."""
        for what, key in (("press", "A1"), ("second_press", "B4")):
            at = self.board.ms
            seen = len(self.board.log)
            self.board.key(key, True)
            self.board.run(200)
            self.board.key(key, False)
            lights = [value[2] for _, kind, value in self.board.log[seen:] if kind == PIXELS]
            self.say(f"{what}_to_light", round(lights[0] - at, 1), "ms")
        self.board.run(400)
        reveal = round(self.stand() - at)
        self.say("second_pick_to_reveal", reveal, "ms")
        self.say("answer_to_screen_tko_reveal", reveal - SUSPENSE, "ms")
        self.step("OK")

    def matches(self, n=8):
        """Whether playing on and on grows the heap: the most that is free, early and late.

        The most, since a menu between two matches takes some while it is there.
        """
        free = []
        for _ in range(n):
            for _ in range(4):
                self.tap("A1", "B4")
                self.board.run(500)
                self.tap("OK")
                self.board.run(100)
                self.tap("OK")
                self.board.run(100)
            free.append(int(self.ask("f", r"free (\d+)")[1]))
        self.say("heap_growth", max(free[: n // 2]) - max(free[n // 2 :]), "bytes")


def rectangle(before, after):
    """The bytes of the smallest rectangle of pages and columns that holds every change."""
    changed = [i for i in range(len(before)) if before[i] != after[i]]
    if not changed:
        return 0
    columns = [i % 128 for i in changed]
    pages = [i // 128 for i in changed]
    return (max(columns) - min(columns) + 1) * (max(pages) - min(pages) + 1)
