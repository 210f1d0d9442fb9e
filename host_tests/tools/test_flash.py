"""Putting Ringside on a drive: what is copied, what goes, and what of the person's stays."""

import errno
import json

import pytest

from host_tests.tools.flash_drives import NEW, OLD, Failing, bundle, held, put
from tools.bundle.drive import MANIFEST, digest
from tools.errors import UserError
from tools.flash import plan
from tools.flash.disk import Disk

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
    own_files = {"notes.txt": b"mine", "lib/their.mpy": b"C", "ringside/records/1.txt": b"a bout", "sd/x": b""}
    for name, data in own_files.items():
        (drive / name).parent.mkdir(parents=True, exist_ok=True)
        (drive / name).write_bytes(data)
    put(Disk(drive), OLD)
    put(Disk(drive), NEW)
    assert held(drive) == {**NEW, **own_files}


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


def test_a_changed_file_of_an_older_ringside_stays_and_is_reported(drive):
    put(Disk(drive), OLD)
    (drive / "old.py").write_text("old, changed by me")
    todo = put(Disk(drive), NEW)
    assert (drive / "old.py").read_text() == "old, changed by me"
    assert todo.notes == ["old.py is from an older Ringside and you changed it: it was kept."]


def test_the_owners_settings_are_kept_and_new_ones_reported(drive):
    own_settings = '# mine\nA = 5\nCIRCUITPY_WIFI_SSID = "home"\n'
    (drive / "settings.toml").write_text(own_settings)
    todo = put(Disk(drive), NEW)
    assert (drive / "settings.toml").read_text() == own_settings
    assert todo.notes[0] == "settings.toml is yours and was not changed."
    assert todo.notes[1].endswith("\n  B = 2")


def test_settings_that_cannot_be_read_are_kept_too(drive):
    (drive / "settings.toml").write_bytes(b"A = \xff what")
    todo = put(Disk(drive), NEW)
    assert (drive / "settings.toml").read_bytes() == b"A = \xff what"
    assert "not valid TOML" in todo.notes[1]


def test_settings_that_nobody_changed_are_brought_up_to_date(drive):
    put(Disk(drive), bundle(settings_dot_toml="A = 1\n"))
    put(Disk(drive), NEW)
    assert (drive / "settings.toml").read_bytes() == NEW["settings.toml"]


@pytest.mark.parametrize("name", ["ringside/app.py", "code.txt"])
def test_what_circuitpython_would_run_instead_goes_aside(drive, name):
    put(Disk(drive), NEW)
    (drive / name).write_text("mine")
    put(Disk(drive), NEW)
    assert not (drive / name).exists()
    assert (drive / "yours" / name).read_text() == "mine"
    assert plan.make(Disk(drive), NEW).aside == {}


def test_a_folder_that_is_used_instead_is_reported(drive):
    (drive / "ringside" / "app").mkdir(parents=True)
    todo = put(Disk(drive), NEW)
    assert [stop.split(" is ")[0] for stop in todo.stops] == ["ringside/app on the drive"]
    assert (drive / "ringside" / "app").is_dir()


@pytest.mark.parametrize(
    ("name", "folder"), [("ringside", False), ("code.py", True), ("ringside/manifest.json", True), ("yours", False)]
)
def test_a_name_of_the_other_kind_stops_before_anything_is_touched(drive, name, folder):
    (drive / "code.py").write_text("# mine")
    (drive / name).parent.mkdir(exist_ok=True)
    (drive / name).unlink(missing_ok=True)
    if folder:
        (drive / name).mkdir()
    else:
        (drive / name).write_text("mine")
    before = sorted(path.relative_to(drive).as_posix() for path in drive.rglob("*"))
    with pytest.raises(UserError, match="Nothing was changed. Rename it"):
        put(Disk(drive), NEW)
    assert sorted(path.relative_to(drive).as_posix() for path in drive.rglob("*")) == before


@pytest.mark.parametrize(
    "name", ["../outside.txt", "/etc/outside.txt", "ringside/../../outside.txt", "a\\b", "", "./x"]
)
def test_a_manifest_reaches_nothing_outside_the_drive(drive, name):
    outside = drive.parent / "outside.txt"
    outside.write_bytes(b"C")
    (drive / "ringside").mkdir()
    manifest = {"files": {name: {"size": 1, "sha256": digest(b"C")}}}
    (drive / MANIFEST).write_text(json.dumps(manifest))
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
