"""Every fault on the way to a drive is told in words, and a second run finishes."""

import errno

import pytest

from host_tests.flash_drives import NEW, OLD, Failing, bundle, held, make_drive, put
from tools.boards import Trouble
from tools.flash.disk import Disk

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
