"""Drives to put a Ringside on, for the tests of tools/flash."""

import json
from pathlib import Path

from tools.bundle.drive import MANIFEST, digest
from tools.flash import carry_out, plan
from tools.flash.disk import TEMPORARY, Disk

BOOT_OUT = """Adafruit CircuitPython {version} on 2024-11-20; Raspberry Pi Pico with rp2040
Board ID:{board}
UID:E6614C311B7F4A29
boot.py output:
"""


def make_drive(folder: Path, version="9.2.1", board="raspberry_pi_pico") -> Path:
    """A drive as CircuitPython leaves it when it is new."""
    folder.mkdir(parents=True)
    (folder / "boot_out.txt").write_text(BOOT_OUT.format(version=version, board=board))
    (folder / "code.py").write_text('print("Hello World!")\n')
    (folder / "settings.toml").write_text("")
    (folder / "lib").mkdir()
    return folder


def bundle(**files: str) -> dict[str, bytes]:
    """A small Ringside: names with __ for slashes and _dot_ for dots."""
    files_by_name = {name.replace("__", "/").replace("_dot_", "."): text.encode() for name, text in files.items()}
    entries = {name: {"size": len(data), "sha256": digest(data)} for name, data in files_by_name.items()}
    files_by_name[MANIFEST] = json.dumps({"ringside": "1", "files": entries}).encode()
    return dict(sorted(files_by_name.items()))


OLD = bundle(
    code_dot_py="old code",
    ringside__app_dot_mpy="C old app",
    ringside__gone_dot_mpy="C gone",
    old_dot_py="old",
)
NEW = bundle(
    code_dot_py="new code",
    ringside__app_dot_mpy="C new app",
    ringside__kit__a_dot_mpy="C a",
    settings_dot_toml="A = 1\nB = 2\n",
)


class Full(Disk):
    """One with hardly any room."""

    def free(self):
        return 2048


class ReadOnly(Disk):
    """One that this machine may not write to."""

    def is_read_only(self):
        return True


class Failing(Disk):
    """A drive whose operation number `at` (writes, moves, removals) fails; gone: it vanishes then."""

    def __init__(self, root: Path, at: int, error: int, gone: bool = False, half: bool = False):
        super().__init__(root)
        self.left = at
        self.error = error
        self.gone = gone
        self.half = half
        self.is_gone = False

    def _touch(self) -> None:
        self.left -= 1
        if self.left < 0:
            self.is_gone = self.gone
            raise OSError(self.error, "made to fail")

    def write(self, name, data):
        if self.half and self.left == 0:
            path = self.root / (name + TEMPORARY)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data[: len(data) // 2])
        self._touch()
        super().write(name, data)

    def move(self, name, to):
        self._touch()
        super().move(name, to)

    def remove(self, name):
        self._touch()
        super().remove(name)

    def is_there(self):
        return not self.is_gone and super().is_there()


def put(disk: Disk, files: dict[str, bytes]) -> plan.Plan:
    todo = plan.make(disk, files)
    carry_out.check(disk, todo)
    carry_out.carry_out(disk, todo, files, lambda line: None)
    return todo


def held(drive: Path) -> dict[str, bytes]:
    """Every file on a drive, without what is CircuitPython's."""
    files = {path.relative_to(drive).as_posix(): path.read_bytes() for path in drive.rglob("*") if path.is_file()}
    del files["boot_out.txt"]
    return files
