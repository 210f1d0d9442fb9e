"""The emulator's process, and the line protocol to it (see main.js)."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent


class Gone(Exception):
    """The emulator failed; the text is what it said."""


class Link:
    """One emulated machine. Commands are its methods; `heard` gets every event (ms, kind, value)."""

    def __init__(self, flash, rom, wiring, heard):
        node = shutil.which("node")
        if node is None:
            raise Gone("The emulator needs Node.js 18 or newer, and `node` was not found. Install it and try again.")
        self.ms = 0.0
        self.on = True
        self.operations = self.erases = 0  # of the flash, since the power came
        self._heard = heard
        self._folder = tempfile.TemporaryDirectory(prefix="ringside-")
        paths = {}
        for name, data in (("flash", flash), ("rom", rom)):
            paths[name] = str(Path(self._folder.name, name))
            Path(paths[name]).write_bytes(data)
        self._process = subprocess.Popen(
            [node, str(HERE / "main.js")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.do("start", wiring=wiring, **paths)

    def do(self, name, **arguments):
        """One command; the answer. Its events are handed on first."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps({"do": name, **arguments}) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise Gone("the emulator ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Gone(answer["error"])
        self.ms, self.on = answer["ms"], answer["on"]
        self.operations, self.erases = answer["operations"], answer["erases"]
        for event in answer["events"]:
            self._heard(*event)
        return answer

    def close(self):
        """End the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait()
        self._folder.cleanup()
