"""Every fault on the way to a drive is reported in words, and a second run finishes."""

import errno
import os
from pathlib import Path

import pytest

from host_tests.tools.flash_drives import NEW, OLD, Failing, bundle, held, make_drive, put
from tools.bundle.drive import MANIFEST
from tools.emulator import fat12, image
from tools.errors import UserError
from tools.flash import plan
from tools.flash.disk import Disk

# Faults in the middle

FAULTS = [
    (errno.EIO, True, "The board was disconnected during the copy"),
    (errno.ENODEV, False, "The board was disconnected during the copy"),
    (errno.ENOSPC, False, "The drive is full"),
    (errno.EROFS, False, "The drive cannot be written"),
    (errno.EIO, False, "Copying failed"),
]


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize(("error", "gone", "words"), FAULTS)
def test_a_fault_at_any_point_is_reported_and_a_second_run_finishes(tmp_path, error, gone, words, half):
    at = 0
    while True:
        drive = make_drive(tmp_path / str(at) / "CIRCUITPY")
        put(Disk(drive), OLD)
        (drive / "ringside" / "kit").mkdir()
        (drive / "ringside" / "kit" / "a.mpy").write_bytes(b"C mine")
        disk = Failing(drive, at, error, gone, half)
        try:
            put(disk, NEW)
        except UserError as raised:
            assert words in str(raised) and "Run the same command again" in str(raised)
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
        with pytest.raises(UserError):
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

    with pytest.raises(UserError, match="not copied correctly: code.py"):
        put(Tearing(drive), NEW)
    put(Disk(drive), NEW)
    assert held(drive) == {**NEW, "yours/code.py": b"new"}, "it may as well have been the person's"


def test_nothing_is_written_into_the_folder_that_a_drive_was_mounted_on(tmp_path):
    class Unmounted(Disk):
        """The mount goes between two writes; `at` of them came before."""

        def __init__(self, root, at):
            super().__init__(root)
            self.left = at

        def write(self, name, data):
            self.left -= 1
            if self.left == -1:
                self.root.rename(self.root.with_name("out of reach"))
                self.root.mkdir()
            super().write(name, data)

    for at in range(5):
        drive = make_drive(tmp_path / str(at) / "CIRCUITPY")
        with pytest.raises(UserError, match="The board was disconnected during the copy"):
            put(Unmounted(drive, at), NEW)
        assert list(drive.iterdir()) == []


def test_another_drive_in_its_place_is_not_written_to(drive):
    disk = Disk(drive)
    disk._device += 1
    before = held(drive)
    with pytest.raises(UserError, match="The board was disconnected during the copy"):
        put(disk, NEW)
    assert held(drive) == before


def test_each_file_reaches_the_drive_before_the_next_is_touched(drive, monkeypatch):
    """FAT writes a renamed file's entry without its bytes, until the file itself is synced once more."""
    replace, fsync = os.replace, os.fsync
    done: list[tuple[Path, set[int], set[int]]] = []

    def replacing(old, new):
        replace(old, new)
        done.append((new, {new.stat().st_ino, new.parent.stat().st_ino}, set()))

    def syncing(handle):
        fsync(handle)
        if done:
            done[-1][2].add(os.fstat(handle).st_ino)

    monkeypatch.setattr(os, "replace", replacing)
    monkeypatch.setattr(os, "fsync", syncing)
    put(Disk(drive), OLD)
    assert len(done) > len(OLD)
    for path, wanted, synced in done:
        assert wanted <= synced, path


def test_a_file_of_the_person_is_copied_whole_before_it_goes(drive, monkeypatch):
    (drive / "code.py").write_text("my own program")
    copied = drive / "yours" / "code.py"

    def fail(path):
        assert path.name == "code.py" and copied.read_text() == "my own program"
        raise OSError(errno.EIO, "made to fail")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", fail)
        with pytest.raises(UserError):
            put(Disk(drive), NEW)
    assert (drive / "code.py").read_text() == "my own program"
    put(Disk(drive), NEW)
    assert copied.read_text() == "my own program" and not (drive / "yours" / "2").exists()
    assert (drive / "code.py").read_bytes() == NEW["code.py"]


def test_the_room_that_is_asked_for_is_enough_on_fat(drive):
    def taken(files):
        """Bytes of a FAT12 drive that files and their folders take."""
        image = fat12.make(files)
        sectors = int.from_bytes(image[22:24], "little")
        table = int.from_bytes(image[512 : 512 + 512 * sectors], "little")
        return 512 * sum(table >> 12 * i & 0xFFF > 0 for i in range(2, 2048))

    class Fat(Disk):
        def block(self):
            return 512

    before = image.read_folder(drive)
    ringside = {f"ringside/faces/of_the_kit/module_{i}.mpy": bytes(200 * i) for i in range(60)}
    ringside[MANIFEST] = b"{}"
    asked = plan.make(Fat(drive), ringside).room
    needed = taken({**before, **ringside}) - taken(before) + 200 * 59
    assert needed <= asked <= needed + 24 * 512
