"""Every touch of the drive, in one place: so that a test can let each of them fail."""

import contextlib
import os
from pathlib import Path

BLOCK = 512  # bytes: a file takes whole ones
FRESH = ".ringside-new"  # the end of a file's name while it is written


class Disk:
    """The files under a mounted drive, by their paths with slashes."""

    def __init__(self, root: Path):
        self.root = root

    def read(self, name: str) -> bytes | None:
        """A file's bytes, None where there is no such file."""
        try:
            return (self.root / name).read_bytes()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None

    def write(self, name: str, data: bytes) -> None:
        """Write a file beside the old one, let it reach the drive, and put it in its place."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + FRESH)
        with open(fresh, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)

    def move(self, name: str, to: str) -> None:
        """Move a file, making folders as they are needed."""
        path = self.root / to
        path.parent.mkdir(parents=True, exist_ok=True)
        os.rename(self.root / name, path)

    def remove(self, name: str) -> None:
        """Remove a file, and the folders that are empty without it."""
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
        """Whether the system lets nobody write here."""
        return bool(os.statvfs(self.root).f_flag & os.ST_RDONLY) or not os.access(self.root, os.W_OK)

    def is_there(self) -> bool:
        """Whether the drive is still mounted."""
        return (self.root / "boot_out.txt").is_file()
