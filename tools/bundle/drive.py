"""The files of a drive, the manifest on it, and the zip; the same bytes every time."""

import hashlib
import json
import shutil
import zipfile
from pathlib import Path

from tools.boards import BUILD, ROOT, Board, built_in, read_version
from tools.bundle.compiler import Compiler
from tools.bundle.imports import needed
from tools.bundle.inline import inline
from tools.bundle.libraries import Library

FIRMWARE = ROOT / "firmware"
MANIFEST = "ringside/manifest.json"
SETTINGS = "settings.toml"
OLDEST = "9.2"  # CircuitPython
SOURCE = ("boot.py", "code.py", "safe.py")  # CircuitPython runs these as source only
VALUES = "ringside/games/tko/values/"  # a drive of source has no room for them: exact play says so
_DATE = (1980, 1, 1, 0, 0, 0)  # the earliest that a zip can tell

Files = dict[str, bytes]


def collect(board: Board, libraries: list[Library], compiler: Compiler | None, more: Files | None = None) -> Files:
    """Everything on the drive by its path. compiler: None to ship source. more: modules of a test."""
    own = {**_own(board), **(more or {})}
    if compiler is None:
        own = {path: data for path, data in own.items() if not path.startswith(VALUES)}
    if compiler is not None:
        own.update(inline({path: data for path, data in own.items() if path.endswith(".py")}))
    modules = {path: data for path, data in own.items() if path.endswith(".py")}
    names = {path.split("/")[0].removesuffix(".py") for path in modules}
    known = set.intersection(*(built_in(board_id) for board_id in board.ids))
    chosen = needed(modules.items(), libraries, names, known)
    for library in chosen:
        own.update({f"lib/{path}": data for path, data in library.modules.items()})
        own[f"lib/licences/{sorted(library.tops)[0]}.txt"] = library.licence
    files = {}
    for path, data in own.items():
        if compiler is None or not path.endswith(".py") or path in SOURCE:
            files[path] = data
        else:
            files[path.removesuffix(".py") + ".mpy"] = compiler.compile(data, path)
    files[MANIFEST] = _manifest(board, chosen, compiler, files)
    return dict(sorted(files.items()))


def _own(board: Board) -> Files:
    """The firmware without its READMEs, the board's modules, and the settings of both."""
    files = {}
    for path in sorted(FIRMWARE.rglob("*")):
        if path.is_file() and path.suffix != ".md" and "__pycache__" not in path.parts:
            files[path.relative_to(FIRMWARE).as_posix()] = path.read_bytes()
    for path in board.modules:
        files[path.name] = path.read_bytes()
    more = board.folder / SETTINGS
    if more.exists():
        files[SETTINGS] += more.read_bytes()
    return files


def _manifest(board: Board, libraries: list[Library], compiler: Compiler | None, files: Files) -> bytes:
    manifest = {
        "ringside": read_version(),
        "board": board.name,
        "board_ids": list(board.ids),
        "circuitpython": OLDEST,
        "compiler": compiler.version if compiler else None,
        "libraries": {library.name: library.version for library in libraries},
        "files": {path: {"size": len(data), "sha256": digest(data)} for path, data in sorted(files.items())},
    }
    return json.dumps(manifest, indent=1).encode() + b"\n"


def digest(data: bytes) -> str:
    """A file's digest, as in the manifest."""
    return hashlib.sha256(data).hexdigest()


def write(board: Board, files: Files, build: Path = BUILD) -> tuple[Path, Path]:
    """Lay the drive and the zip under build/; where they are."""
    drive = build / board.name / "drive"
    if drive.exists():
        shutil.rmtree(drive)
    for name, data in files.items():
        path = drive / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    packed = build / f"ringside-{board.name}.zip"
    with zipfile.ZipFile(packed, "w") as file:
        for name, data in files.items():
            # Stored, since the same data deflates to other bytes elsewhere.
            entry = zipfile.ZipInfo(name, _DATE)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            file.writestr(entry, data, zipfile.ZIP_STORED)
    return drive, packed
