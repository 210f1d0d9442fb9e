"""The CircuitPython libraries, from wheels at the hashes of libraries.lock.

`python -m tools.bundle.libraries` fetches what is not there yet; `make test` does so first.
"""

import email
import hashlib
import re
import subprocess
import sys
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

from tools.boards import BUILD, ROOT
from tools.errors import UserError

LOCK = ROOT / "tools" / "bundle" / "libraries.lock"
WHEELS = BUILD / "wheels"


@dataclass
class Library:
    """A wheel's modules by their place under lib/, and its licence."""

    name: str
    version: str
    modules: dict[str, bytes] = field(default_factory=dict)
    licence: bytes = b""

    @property
    def tops(self) -> set[str]:
        """The names that it is imported by."""
        return {path.split("/")[0].removesuffix(".py") for path in self.modules}


def locked() -> dict[str, set[str]]:
    """name==version → the hashes that its files may have."""
    found: dict[str, set[str]] = {}
    for line in LOCK.read_text().splitlines():
        if pin := re.match(r"([a-z0-9-]+==\S+)", line):
            found[pin[1]] = set()
        elif digest := re.search(r"--hash=sha256:([0-9a-f]{64})", line):
            found[list(found)[-1]].add(digest[1])
    return found


def _wheel_of(pin: str, hashes: set[str], folder: Path) -> Path | None:
    """The wheel of a pin, if it is there and is the one that is locked."""
    name, version = pin.split("==")
    for path in sorted(folder.glob(f"{name.replace('-', '_')}-{version}-*.whl")):
        if hashlib.sha256(path.read_bytes()).hexdigest() in hashes:
            return path
    return None


def fetch(folder: Path = WHEELS) -> list[Path]:
    """The locked wheels, downloaded where they are not there yet."""
    pins = locked()
    if not all(_wheel_of(pin, hashes, folder) for pin, hashes in pins.items()):
        folder.mkdir(parents=True, exist_ok=True)
        command = [
            sys.executable,
            "-I",
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-input",
            "--disable-pip-version-check",
        ]
        command += ["--require-hashes", "--no-deps", "--only-binary=:all:", "-d", str(folder), "-r", str(LOCK)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            output = "\n".join(done.stderr.strip().splitlines()[-6:])
            raise UserError(
                f"{output}\n\nThe libraries for the board could not be fetched; see pip's message above. "
                "Check that this computer is online and try again; this is needed once."
            )
    wheels = []
    for pin, hashes in pins.items():
        path = _wheel_of(pin, hashes, folder)
        if path is None:
            raise UserError(f"{pin} was fetched but does not match {LOCK.name}. Delete {folder} and try again.")
        wheels.append(path)
    return wheels


def read(wheel: Path) -> Library:
    """What is in a wheel."""
    with zipfile.ZipFile(wheel) as file:
        paths = sorted(file.namelist())
        metadata = next(path for path in paths if path.endswith(".dist-info/METADATA"))
        metadata_fields = email.message_from_bytes(file.read(metadata))
        library = Library(metadata_fields["Name"], metadata_fields["Version"])
        for path in paths:
            if ".dist-info/" not in path and path.endswith(".py"):
                library.modules[path] = file.read(path)
            elif ".dist-info/" in path and "LICENSE" in path:
                library.licence = file.read(path)
    return library


def read_all(folder: Path = WHEELS) -> list[Library]:
    """All locked libraries."""
    return [read(wheel) for wheel in fetch(folder)]


def main() -> int:
    try:
        fetch()
    except UserError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
