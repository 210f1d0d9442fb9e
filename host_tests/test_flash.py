"""Putting Ringside on a drive: every fault leaves the person's files whole and says what to do."""

import errno
import json
from pathlib import Path

import pytest

from tools import boards
from tools.boards import Trouble
from tools.bundle.drive import MANIFEST, digest
from tools.flash import __main__ as flash
from tools.flash import carry_out, find, plan
from tools.flash.disk import FRESH, Disk

PICO = boards.find("pico_oled")
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
    made = {name.replace("__", "/").replace("_dot_", "."): text.encode() for name, text in files.items()}
    entries = {name: {"size": len(data), "sha256": digest(data)} for name, data in made.items()}
    made[MANIFEST] = json.dumps({"ringside": "1", "files": entries}).encode()
    return dict(sorted(made.items()))


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
            path = self.root / (name + FRESH)
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


@pytest.fixture
def drive(tmp_path):
    return make_drive(tmp_path / "CIRCUITPY")


# Copying


def test_a_new_drive_holds_the_bundle_and_nothing_else(drive):
    put(Disk(drive), NEW)
    assert held(drive) == NEW


def test_a_second_run_touches_nothing(drive):
    put(Disk(drive), NEW)
    times = {path: path.stat().st_mtime_ns for path in drive.rglob("*")}
    todo = put(Failing(drive, 0, errno.EIO), NEW)
    assert not todo.write and not todo.remove and not todo.notes
    assert {path: path.stat().st_mtime_ns for path in drive.rglob("*")} == times


def test_only_what_changed_is_written(drive):
    put(Disk(drive), NEW)
    (drive / "ringside" / "app.mpy").write_bytes(b"C torn")
    assert set(plan.make(Disk(drive), NEW).write) == {"ringside/app.mpy"}


def test_an_older_ringside_leaves_nothing_behind(drive):
    put(Disk(drive), OLD)
    put(Disk(drive), NEW)
    assert held(drive) == NEW


def test_folders_that_became_empty_go_too(drive):
    put(Disk(drive), bundle(ringside__games__old__a_dot_mpy="C"))
    put(Disk(drive), NEW)
    assert not (drive / "ringside" / "games").exists()


# What is the person's


def test_files_of_the_person_stay(drive):
    mine = {"notes.txt": b"mine", "lib/their.mpy": b"C", "ringside/records/1.txt": b"a bout", "sd/x": b""}
    for name, data in mine.items():
        (drive / name).parent.mkdir(parents=True, exist_ok=True)
        (drive / name).write_bytes(data)
    put(Disk(drive), OLD)
    put(Disk(drive), NEW)
    assert held(drive) == {**NEW, **mine}


def test_a_file_of_the_person_in_the_way_is_set_aside(drive):
    (drive / "code.py").write_text("my own program")
    todo = put(Disk(drive), NEW)
    assert (drive / "yours" / "code.py").read_text() == "my own program"
    assert todo.aside == {"code.py": "yours/code.py"}
    (drive / "code.py").write_text("another one of mine")
    put(Disk(drive), NEW)
    assert (drive / "yours" / "code.py").read_text() == "my own program"
    assert (drive / "yours" / "2" / "code.py").read_text() == "another one of mine"
    assert (drive / "code.py").read_bytes() == NEW["code.py"]


def test_a_changed_file_of_an_older_ringside_stays_and_is_told(drive):
    put(Disk(drive), OLD)
    (drive / "old.py").write_text("old, changed by me")
    todo = put(Disk(drive), NEW)
    assert (drive / "old.py").read_text() == "old, changed by me"
    assert todo.notes == ["old.py is of an older Ringside and was changed by you: it stays."]


def test_settings_of_the_person_are_kept_and_new_ones_told(drive):
    mine = '# mine\nA = 5\nCIRCUITPY_WIFI_SSID = "home"\n'
    (drive / "settings.toml").write_text(mine)
    todo = put(Disk(drive), NEW)
    assert (drive / "settings.toml").read_text() == mine
    assert todo.notes[0] == "settings.toml is yours and stays as it is."
    assert todo.notes[1].endswith("\n  B = 2")


def test_settings_that_cannot_be_read_are_kept_too(drive):
    (drive / "settings.toml").write_bytes(b"A = \xff what")
    todo = put(Disk(drive), NEW)
    assert (drive / "settings.toml").read_bytes() == b"A = \xff what"
    assert "cannot be read as TOML" in todo.notes[1]


def test_settings_that_nobody_changed_are_brought_up_to_date(drive):
    put(Disk(drive), bundle(settings_dot_toml="A = 1\n"))
    put(Disk(drive), NEW)
    assert (drive / "settings.toml").read_bytes() == NEW["settings.toml"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ringside/app.py", "ringside/app.py on the drive is yours, and is used instead of ringside/app.mpy."),
        ("code.txt", "code.txt on the drive is run instead of code.py"),
    ],
)
def test_what_circuitpython_would_run_instead_is_told(drive, name, words):
    put(Disk(drive), NEW)
    (drive / name).write_text("mine")
    assert any(words in note for note in plan.make(Disk(drive), NEW).notes)


@pytest.mark.parametrize(
    "name", ["../outside.txt", "/etc/outside.txt", "ringside/../../outside.txt", "a\\b", "", "./x"]
)
def test_a_manifest_reaches_nothing_outside_the_drive(drive, name):
    outside = drive.parent / "outside.txt"
    outside.write_bytes(b"C")
    (drive / "ringside").mkdir()
    told = {"files": {name: {"size": 1, "sha256": digest(b"C")}}}
    (drive / MANIFEST).write_text(json.dumps(told))
    assert plan.make(Disk(drive), NEW).remove == []
    put(Disk(drive), NEW)
    assert outside.read_bytes() == b"C"


@pytest.mark.parametrize("manifest", [b"", b"{", b"[]", b'{"files": 3}', b'{"files": {"a": 1}}', b"\xff"])
def test_a_manifest_that_is_broken_makes_everything_the_persons(drive, manifest):
    put(Disk(drive), OLD)
    (drive / MANIFEST).write_bytes(manifest)
    put(Disk(drive), NEW)
    assert (drive / "yours" / "code.py").read_bytes() == OLD["code.py"]
    assert (drive / "old.py").exists()


# Faults in the middle

FAULTS = [
    (errno.EIO, True, "The drive vanished in the middle"),
    (errno.ENODEV, False, "The drive vanished in the middle"),
    (errno.ENOSPC, False, "The drive is full"),
    (errno.EROFS, False, "The drive lets nothing be written"),
    (errno.EIO, False, "Copying failed"),
]


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize(("error", "gone", "words"), FAULTS)
def test_a_fault_at_any_point_is_told_and_a_second_run_finishes(tmp_path, error, gone, words, half):
    at = 0
    while True:
        drive = make_drive(tmp_path / str(at) / "CIRCUITPY")
        put(Disk(drive), OLD)
        (drive / "ringside" / "kit").mkdir()
        (drive / "ringside" / "kit" / "a.mpy").write_bytes(b"C mine")
        disk = Failing(drive, at, error, gone, half)
        try:
            put(disk, NEW)
        except Trouble as trouble:
            assert words in str(trouble) and "Run the same command again" in str(trouble)
        else:
            break
        put(Disk(drive), NEW)
        assert held(drive) == {**NEW, "yours/ringside/kit/a.mpy": b"C mine"}, at
        at += 1
    assert at >= 7, "each operation failed once"


def test_a_third_ringside_after_a_broken_copy_still_knows_what_is_ours(tmp_path):
    third = bundle(code_dot_py="third code")
    for at in range(1, 8):
        drive = make_drive(tmp_path / str(at) / "CIRCUITPY")
        put(Disk(drive), OLD)
        with pytest.raises(Trouble):
            put(Failing(drive, at, errno.EIO), NEW)
        put(Disk(drive), third)
        files = held(drive)
        if not files.get("settings.toml"):  # CircuitPython's own, which is empty
            files.pop("settings.toml", None)
        assert files == third


def test_a_file_that_arrives_torn_is_found(drive):
    class Tearing(Disk):
        def write(self, name, data):
            super().write(name, data[:3] if name == "code.py" else data)

    with pytest.raises(Trouble, match="did not arrive whole: code.py"):
        put(Tearing(drive), NEW)
    put(Disk(drive), NEW)
    assert held(drive) == {**NEW, "yours/code.py": b"new"}, "it may as well have been the person's"


# Drives that will not do


class Full(Disk):
    def free(self):
        return 2048


class ReadOnly(Disk):
    def is_read_only(self):
        return True


@pytest.mark.parametrize(("kind", "words"), [(Full, "KB are free"), (ReadOnly, "is read-only here")])
def test_a_drive_that_takes_nothing_is_told_and_not_touched(drive, kind, words):
    before = held(drive)
    with pytest.raises(Trouble, match=words):
        put(kind(drive), NEW)
    assert held(drive) == before


def run(capsys, *arguments: str, places=(), disk_of=Disk) -> str:
    """What the command says when it fails."""
    code = flash.main(["pico_oled", "--source", *arguments], places, disk_of)
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    assert code == (1 if said.err else 0)
    return said.err or said.out


def test_no_drive(capsys, tmp_path):
    assert "There is no drive called CIRCUITPY here." in run(capsys, places=[f"{tmp_path}/*/CIRCUITPY*"])


def test_several_drives_are_listed(capsys, tmp_path):
    make_drive(tmp_path / "me" / "CIRCUITPY")
    make_drive(tmp_path / "me" / "CIRCUITPY1", "10.0.0", "raspberry_pi_pico2")
    said = run(capsys, places=[f"{tmp_path}/*/CIRCUITPY*"])
    assert "There are several CircuitPython drives here:" in said
    assert "CIRCUITPY1  (Raspberry Pi Pico, CircuitPython 10.0.0)" in said and "DRIVE=" in said


def test_a_mount_point_without_a_drive_is_passed_over(tmp_path):
    (tmp_path / "me" / "CIRCUITPY").mkdir(parents=True)
    real = make_drive(tmp_path / "me" / "CIRCUITPY1")
    assert find.find(None, [f"{tmp_path}/*/CIRCUITPY*"]) == real


def test_a_folder_that_is_no_circuitpython_drive(capsys, tmp_path):
    (tmp_path / "photos.txt").write_text("mine")
    said = run(capsys, "--drive", str(tmp_path))
    assert "is not a CircuitPython drive: it has no boot_out.txt. Nothing was touched." in said
    assert [path.name for path in tmp_path.iterdir()] == ["photos.txt"]


def test_a_drive_that_is_not_there(capsys, tmp_path):
    assert "is no folder" in run(capsys, "--drive", str(tmp_path / "none"))


@pytest.mark.parametrize(
    ("version", "board", "words"),
    [
        ("9.2.1", "adafruit_macropad_rp2040", "The drive belongs to Raspberry Pi Pico (adafruit_macropad_rp2040)"),
        ("9.1.4", "raspberry_pi_pico", "runs CircuitPython 9.1.4; Ringside needs 9.2 or newer"),
        ("8.2.10", "raspberry_pi_pico", "runs CircuitPython 8.2.10"),
        ("nonsense", "raspberry_pi_pico", "does not tell the board and its CircuitPython"),
    ],
)
def test_the_wrong_board_or_too_old_a_circuitpython_is_not_touched(capsys, tmp_path, version, board, words):
    drive = make_drive(tmp_path / "CIRCUITPY", version, board)
    before = held(drive)
    said = run(capsys, "--drive", str(drive))
    assert words in said
    assert held(drive) == before


@pytest.mark.parametrize("version", ["9.2.1", "9.2.0-beta.1", "10.0.0", "10.1.0-alpha.1-3-g12345", "11.0.0"])
def test_these_circuitpythons_will_do(tmp_path, version):
    told = find.read(make_drive(tmp_path / "CIRCUITPY", version))
    assert told.version == version and told.board == "Raspberry Pi Pico"
    find.check(PICO, told)


# All of it


def test_the_command_puts_the_real_bundle_on_a_drive(capsys, drive):
    said = run(capsys, places=[str(drive)])
    assert "Ringside is on the board" in said and "all read back and whole" in said
    assert json.loads((drive / MANIFEST).read_text())["board"] == "pico_oled"
    assert (drive / "ringside" / "app.py").exists() and (drive / "settings.toml").stat().st_size > 100
    assert "nothing had to be copied" in run(capsys, places=[str(drive)])


def test_going_from_source_to_mpy_leaves_no_source_that_would_win(drive):
    assert flash.main(["pico_oled", "--source", "--drive", str(drive)]) == 0
    assert flash.main(["pico_oled", "--drive", str(drive)]) == 0
    assert sorted(path.name for path in drive.rglob("*.py")) == ["boot.py", "code.py", "safe.py"]
    assert not (drive / "yours").exists()
