"""Every touch of the drive, in one place: so that a test can let each of them fail."""

import contextlib
import errno
import os
import shutil
from pathlib import Path

TEMPORARY = ".ringside-new"  # the end of a file's name while it is written
_NO_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS)  # the system cannot sync a folder


class Disk:
    """The files under a mounted drive, by their paths with slashes."""

    def __init__(self, root: Path, mark: str | None = "boot_out.txt"):
        """mark: a file that only the drive has, by which it is known to be there still; None in a plain folder."""
        self.root = root
        self._mark = mark
        self._device = root.stat().st_dev

    def read(self, name: str) -> bytes | None:
        """A file's bytes, None if there is no such file."""
        try:
            return (self.root / name).read_bytes()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None

    def is_file(self, name: str) -> bool:
        """Whether there is a file of that name."""
        return (self.root / name).is_file()

    def is_folder(self, name: str) -> bool:
        """Whether there is a folder of that name."""
        return (self.root / name).is_dir()

    def write(self, name: str, data: bytes) -> None:
        """Write a file beside the old one, let it reach the drive, and put it in its place."""
        self._look()
        path = self.root / name
        self._make_folder(path.parent)
        temporary = path.with_name(path.name + TEMPORARY)
        with open(temporary, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        _settle(path)  # on FAT a renamed file is empty until its entry is rewritten
        _settle(path.parent)

    def move(self, name: str, to: str) -> None:
        """Move a file, making folders as they are needed.

        The copy is whole before the file goes: a mere renaming, cut in the middle, can lose it on FAT.
        """
        data = self.read(name)
        assert data is not None
        self.write(to, data)
        if self.read_back(to) != data:
            raise OSError(errno.EIO, f"{to} was not copied correctly")
        with contextlib.suppress(OSError):
            shutil.copystat(self.root / name, self.root / to)
        (self.root / name).unlink()
        _settle((self.root / name).parent)

    def remove(self, name: str) -> None:
        """Remove a file, and the folders that are empty without it."""
        self._look()
        (self.root / name).unlink(missing_ok=True)
        for folder in Path(name).parents:
            if folder == Path("."):
                break
            with contextlib.suppress(OSError):  # it is not empty, and stays
                (self.root / folder).rmdir()

    def sync(self) -> None:
        """Let everything reach the drive."""
        os.sync()

    def read_back(self, name: str) -> bytes | None:
        """A file's bytes from the drive itself, where the system lets its own copy be dropped."""
        if hasattr(os, "posix_fadvise"):
            with contextlib.suppress(OSError), open(self.root / name, "rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        return self.read(name)

    def free(self) -> int:
        """Bytes that may still be written."""
        room = os.statvfs(self.root)
        return room.f_bavail * room.f_frsize

    def is_read_only(self) -> bool:
        """Whether the system mounted it read-only."""
        return bool(os.statvfs(self.root).f_flag & os.ST_RDONLY) or not os.access(self.root, os.W_OK)

    def block(self) -> int:
        """Bytes of which a file or folder takes whole ones."""
        return os.statvfs(self.root).f_frsize

    def is_there(self) -> bool:
        """Whether the drive is still mounted, and not the folder seen where it was."""
        marked = self._mark is None or (self.root / self._mark).is_file()
        return marked and self.root.stat().st_dev == self._device

    def _look(self) -> None:
        """Nothing may be written into the folder on which a drive was mounted."""
        if not self.is_there():
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))

    def _make_folder(self, folder: Path) -> None:
        if not folder.is_dir():
            self._make_folder(folder.parent)
            folder.mkdir()
            _settle(folder.parent)


def _settle(path: Path) -> None:
    """Let a file or a folder's entries reach the drive: a plug pulled later finds them whole, and the FAT at one."""
    if os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise
    finally:
        os.close(handle)
