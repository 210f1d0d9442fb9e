"""Where an own roster goes: a drive or the desktop; the previous file is always kept."""

import errno

import pytest

from host_tests.tools.boxers_files import OWN, names, run, written
from host_tests.tools.flash_drives import NEW, Failing, Full, ReadOnly, held, make_drive, put
from tools.boxers import install, load
from tools.flash.disk import Disk
from tools.tables.titlebout import roster

HOUSE = load()
OTHER = roster.pack(HOUSE[:5])


@pytest.fixture
def own(tmp_path):
    """A CSV file with one boxer."""
    return written(tmp_path / "own.csv", OWN)


def test_the_mounted_drive_is_found(capsys, drive, own):
    status, out, _ = run(capsys, "import", own, places=[str(drive)])
    assert status == 0 and f"{drive}/boxers.dat: {len(HOUSE) + 1} boxers" in out
    assert "Tom Testwell" in names(drive / "boxers.dat")
    assert run(capsys, "export", "--drive", places=[str(drive)])[1].count("\n") == len(HOUSE) + 2


def test_no_drive_and_no_such_drive(capsys, tmp_path, own):
    status, _, err = run(capsys, "import", own)
    assert status == 2 and "No drive called CIRCUITPY was found." in err
    assert "name the place with --drive /the/place" in err and "instead, use --desktop" in err
    status, _, err = run(capsys, "import", own, "--drive", tmp_path)
    assert status == 2 and "is not a CircuitPython drive" in err
    assert not (tmp_path / "boxers.dat").exists()


def test_several_drives_are_listed(capsys, tmp_path, own):
    for name in ("CIRCUITPY", "CIRCUITPY1"):
        make_drive(tmp_path / name)
    status, _, err = run(capsys, "import", own, places=[f"{tmp_path}/CIRCUITPY*"])
    assert status == 2 and "everal CircuitPython drives" in err and "Choose one with --drive …" in err


def test_flash_never_touches_an_own_roster(drive):
    for name, data in (("boxers.dat", OTHER), ("boxers.bak", b"mine")):
        (drive / name).write_bytes(data)
    put(Disk(drive), NEW)
    put(Disk(drive), {**NEW, "ringside/games/titlebout/boxers.dat": roster.pack(HOUSE)})
    put(Disk(drive), NEW)
    assert held(drive)["boxers.dat"] == OTHER and held(drive)["boxers.bak"] == b"mine"


def test_the_bundle_has_the_house_roster(capsys, drive):
    from tools.flash import __main__ as flash

    (drive / "boxers.dat").write_bytes(OTHER)
    assert flash.main(["pico_oled", "--source", "--drive", str(drive)]) == 0
    assert (drive / "ringside" / "games" / "titlebout" / "boxers.dat").read_bytes() == roster.pack(HOUSE)
    assert "ringside/games/titlebout/boxers.dat" in (drive / "ringside" / "manifest.json").read_text()
    assert (drive / "boxers.dat").read_bytes() == OTHER


def test_what_lay_there_is_kept(capsys, drive, own):
    (drive / "boxers.dat").write_bytes(OTHER)
    status, out, _ = run(capsys, "import", own, "--drive", drive)
    assert status == 0 and "The previous roster is kept as boxers.bak." in out
    assert (drive / "boxers.bak").read_bytes() == OTHER


def test_an_unreadable_roster_is_reported_and_replaces_no_other(capsys, drive, own):
    (drive / "boxers.dat").write_bytes(b"BOXERS or so")
    (drive / "boxers.bak").write_bytes(OTHER)
    status, out, _ = run(capsys, "import", own, "--drive", drive)
    assert (
        status == 0
        and "The previous roster cannot be read (" in out
        and "is incomplete). It is kept as boxers2.bak." in out
    )
    assert (drive / "boxers.bak").read_bytes() == OTHER
    assert (drive / "boxers2.bak").read_bytes() == b"BOXERS or so"


def test_a_folder_in_its_place_is_reported(capsys, drive, own):
    (drive / "boxers.dat").mkdir()
    status, _, err = run(capsys, "import", own, "--drive", drive)
    assert status == 2 and "boxers.dat is a folder, but must be a file" in err


class Forgetful(Disk):
    def read_back(self, name):
        return (super().read_back(name) or b"")[:-1]


@pytest.mark.parametrize(
    ("kind", "message"), [(Full, "is too full: "), (ReadOnly, "is read-only"), (Forgetful, "was not copied correctly")]
)
def test_a_drive_that_takes_nothing_keeps_what_it_has(capsys, drive, own, kind, message):
    (drive / "boxers.dat").write_bytes(OTHER)
    status, _, err = run(capsys, "import", own, "--drive", drive, disk_of=kind)
    assert status == 2 and message in err
    assert (drive / "boxers.dat").read_bytes() == OTHER


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC])
@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("at", range(2))
def test_a_cut_at_any_write_loses_nothing(drive, at, half, error):
    (drive / "boxers.dat").write_bytes(OTHER)
    with pytest.raises(install.UserError, match="is full" if error == errno.ENOSPC else "cannot be written"):
        install.install(Failing(drive, at, error, half=half), roster.pack(HOUSE))
    assert (drive / "boxers.dat").read_bytes() == OTHER
    install.install(Disk(drive), roster.pack(HOUSE))
    assert (drive / "boxers.dat").read_bytes() == roster.pack(HOUSE)
    assert (drive / "boxers.bak").read_bytes() == OTHER
