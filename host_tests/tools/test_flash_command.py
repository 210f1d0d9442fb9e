"""The command: which drive it takes, which it leaves alone, and all of it together."""

import json

import pytest

from host_tests.tools.flash_drives import NEW, Full, ReadOnly, held, make_drive, put
from tools import boards
from tools.bundle.drive import MANIFEST
from tools.errors import UserError
from tools.flash import __main__ as flash
from tools.flash import find
from tools.flash.disk import Disk

PICO = boards.find("pico_oled")


# Drives that will not do


@pytest.mark.parametrize(("kind", "words"), [(Full, "KB are free"), (ReadOnly, "is read-only")])
def test_a_drive_that_cannot_be_used_is_reported_and_not_touched(drive, kind, words):
    before = held(drive)
    with pytest.raises(UserError, match=words):
        put(kind(drive), NEW)
    assert held(drive) == before


def run(capsys, *arguments: str, places=(), disk_of=Disk) -> str:
    """What the command says when it fails."""
    code = flash.main(["pico_oled", "--source", *arguments], places, disk_of)
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    assert code == (2 if captured.err else 0)
    return captured.err or captured.out


def test_no_drive(capsys, tmp_path):
    assert "No drive called CIRCUITPY was found." in run(capsys, places=[f"{tmp_path}/*/CIRCUITPY*"])


def test_several_drives_are_listed(capsys, tmp_path):
    make_drive(tmp_path / "me" / "CIRCUITPY")
    make_drive(tmp_path / "me" / "CIRCUITPY1", "10.0.0", "raspberry_pi_pico2")
    output = run(capsys, places=[f"{tmp_path}/*/CIRCUITPY*"])
    assert "Several CircuitPython drives were found:" in output
    assert "CIRCUITPY1  (Raspberry Pi Pico, CircuitPython 10.0.0)" in output and "DRIVE=" in output


def test_a_mount_point_without_a_drive_is_passed_over(tmp_path):
    (tmp_path / "me" / "CIRCUITPY").mkdir(parents=True)
    real = make_drive(tmp_path / "me" / "CIRCUITPY1")
    assert find.find(None, [f"{tmp_path}/*/CIRCUITPY*"]) == real


def test_a_folder_that_is_no_circuitpython_drive(capsys, tmp_path):
    (tmp_path / "photos.txt").write_text("mine")
    output = run(capsys, "--drive", str(tmp_path))
    assert "is not a CircuitPython drive: it has no boot_out.txt. Nothing was changed." in output
    assert [path.name for path in tmp_path.iterdir()] == ["photos.txt"]


def test_a_drive_that_is_not_there(capsys, tmp_path):
    assert "is not a folder" in run(capsys, "--drive", str(tmp_path / "none"))


@pytest.mark.parametrize(
    ("version", "board", "words"),
    [
        (
            "9.2.1",
            "adafruit_macropad_rp2040",
            "Nothing was changed. Use BOARD=macropad for it, or plug in the board that you mean.",
        ),
        ("9.1.4", "raspberry_pi_pico", "runs CircuitPython 9.1.4; Ringside needs 9.2 or newer"),
        ("8.2.10", "raspberry_pi_pico", "runs CircuitPython 8.2.10"),
        ("nonsense", "raspberry_pi_pico", "does not name the board and its CircuitPython"),
    ],
)
def test_the_wrong_board_or_too_old_a_circuitpython_is_not_touched(capsys, tmp_path, version, board, words):
    drive = make_drive(tmp_path / "CIRCUITPY", version, board)
    before = held(drive)
    output = run(capsys, "--drive", str(drive))
    assert words in output
    assert held(drive) == before


@pytest.mark.parametrize("version", ["9.2.1", "9.2.0-beta.1", "10.0.0", "10.1.0-alpha.1-3-g12345", "11.0.0"])
def test_these_circuitpythons_will_do(tmp_path, version):
    info = find.read(make_drive(tmp_path / "CIRCUITPY", version))
    assert info.version == version and info.board == "Raspberry Pi Pico"
    find.check(PICO, info)


# All of it


def test_the_command_puts_the_real_bundle_on_a_drive(capsys, drive):
    output = run(capsys, places=[str(drive)])
    assert "Ringside is on the board" in output and "all verified" in output
    assert json.loads((drive / MANIFEST).read_text())["board"] == "pico_oled"
    assert (drive / "ringside" / "app.py").exists() and (drive / "settings.toml").stat().st_size > 100
    assert "nothing was copied" in run(capsys, places=[str(drive)])


def test_moved_files_are_reported_after_the_long_list(capsys, drive):
    (drive / "code.py").write_text("print('mine')")
    output = run(capsys, places=[str(drive)])
    assert (
        "These files of yours had names that Ringside needs, so they were moved: "
        "code.py is now yours/code.py.\nRingside is on the board" in output
    )
    assert (drive / "yours" / "code.py").read_text() == "print('mine')"


def test_going_from_source_to_mpy_leaves_no_source_that_would_win(drive):
    assert flash.main(["pico_oled", "--source", "--drive", str(drive)]) == 0
    assert flash.main(["pico_oled", "--drive", str(drive)]) == 0
    assert sorted(path.name for path in drive.rglob("*.py")) == ["boot.py", "code.py", "safe.py"]
    assert not (drive / "yours").exists()
