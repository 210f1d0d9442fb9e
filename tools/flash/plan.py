"""What has to be done to a drive, found without touching it.

What is Ringside's and what is the person's is decided by the manifest of the Ringside that is
on the drive: a file is ours if it is listed there and is still what we wrote.
"""

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tools.bundle.drive import MANIFEST, SETTINGS, Files, digest
from tools.errors import UserError
from tools.flash.disk import TEMPORARY, Disk

ASIDE = "yours/"  # where a person's file goes whose name is needed
_EXAMPLE = b'print("Hello World!")'  # CircuitPython's own first code.py
_FIRST = ("code.txt",)  # CircuitPython runs it rather than code.py
_ENTRY = 32  # bytes of a FAT folder's entry
_LETTERS = 13  # of a name that one more entry holds


@dataclass
class Plan:
    """write: what is new or has changed. aside: the person's files that have to move, and where to.
    remove: leftovers of an older Ringside. known: the hashes of files that are ours. notes: sentences
    for the person. stops: on what keeps Ringside from starting."""

    write: Files = field(default_factory=dict)
    aside: dict[str, str] = field(default_factory=dict)
    remove: list[str] = field(default_factory=list)
    known: dict[str, set[str]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)
    room: int = 0  # bytes that must be free


def make(disk: Disk, files: Files) -> Plan:
    """The plan for a drive that shall hold these files. UserError where it cannot hold them."""
    plan = Plan(known=read_known(disk.read(MANIFEST)))
    for name, data in files.items():
        if name != MANIFEST:
            _plan_file(plan, disk, name, data)
    if disk.read(MANIFEST) != files[MANIFEST]:
        plan.write[MANIFEST] = files[MANIFEST]
    for name in sorted(set(plan.known) - set(files)):
        _plan_leftover(plan, disk, name)
    half = [name + TEMPORARY for name in sorted({*plan.known, *files})]
    plan.remove += [name for name in half if disk.read(name) is not None]
    _find_shadows(plan, disk, files)
    _check_kinds(plan, disk, files)
    plan.room = _room(plan, disk)
    return plan


def read_known(manifest: bytes | None) -> dict[str, set[str]]:
    """The hashes by path that a manifest on a drive lists; none where it is not readable."""
    try:
        fields = json.loads(manifest or b"{}")
        known = {name: {entry["sha256"]} for name, entry in fields.get("files", {}).items()}
        for name, hashes in fields.get("before", {}).items():
            known.setdefault(name, set()).update(hashes)
    except (ValueError, TypeError, KeyError, AttributeError):
        return {}
    return {name: hashes for name, hashes in known.items() if _is_inside(name)}


def _is_inside(name: str) -> bool:
    """Whether a manifest's path stays on the drive: it comes from there, and is not trusted."""
    return not name.startswith("/") and "\\" not in name and not {"", ".", ".."} & set(name.split("/"))


def with_before(manifest: bytes, known: dict[str, set[str]]) -> bytes:
    """The manifest on the drive during the copy: it lists the older files too."""
    fields = json.loads(manifest)
    fields["before"] = {name: sorted(hashes) for name, hashes in sorted(known.items())}
    return json.dumps(fields, indent=1).encode() + b"\n"


def _is_ours(plan: Plan, name: str, data: bytes) -> bool:
    return digest(data) in plan.known.get(name, ())


def _plan_file(plan: Plan, disk: Disk, name: str, data: bytes) -> None:
    there = disk.read(name)
    if there == data:
        return
    if there is not None and not _is_ours(plan, name, there) and there.strip() not in (b"", _EXAMPLE):
        if name == SETTINGS:
            plan.notes += _settings_notes(data, there)
            return
        plan.aside[name] = _aside(disk, name, there)
    plan.write[name] = data


def _aside(disk: Disk, name: str, data: bytes) -> str:
    """A place under yours/ that is still free, or holds the same bytes: an interrupted copy."""
    place = ASIDE + name
    number = 2
    while disk.read(place) not in (None, data):
        place = f"{ASIDE}{number}/{name}"
        number += 1
    return place


def _settings_notes(shipped: bytes, on_drive: bytes) -> list[str]:
    notes = ["settings.toml is yours and was not changed."]
    try:
        set_there = set(tomllib.loads(on_drive.decode()))
    except (ValueError, UnicodeDecodeError):
        return [*notes, "It is not valid TOML: Ringside uses its default settings until you correct it."]
    new = {key: value for key, value in tomllib.loads(shipped.decode()).items() if key not in set_there}
    if new:
        lines = "\n".join(f"  {key} = {json.dumps(value)}" for key, value in new.items())
        notes.append(f"These settings are not in it; add them if you want to change them:\n{lines}")
    return notes


def _plan_leftover(plan: Plan, disk: Disk, name: str) -> None:
    there = disk.read(name)
    if there is None or name == MANIFEST:
        return
    if _is_ours(plan, name, there):
        plan.remove.append(name)
    else:
        plan.notes.append(f"{name} is from an older Ringside and you changed it: it was kept.")


def _check_kinds(plan: Plan, disk: Disk, files: Files) -> None:
    """UserError where a file of the person's has the name of a folder that is needed, or the other way round."""
    for name in [*files, *plan.aside.values()]:
        for folder in Path(name).parents:
            if disk.is_file(folder.as_posix()):
                raise UserError(
                    f"{folder.as_posix()} on the drive is your file, and Ringside needs a folder of that name. "
                    "Nothing was changed. Rename it and try again."
                )
        if disk.is_folder(name):
            raise UserError(
                f"{name} on the drive is your folder, and Ringside needs a file of that name. "
                "Nothing was changed. Rename it and try again."
            )


def _find_shadows(plan: Plan, disk: Disk, files: Files) -> None:
    """What CircuitPython would run instead of ours: a .py before a .mpy, a folder before both, the root
    before lib/, code.txt before code.py. Files move out of the way; folders are named."""
    modules = [name for name in files if name.endswith((".mpy", ".py"))]
    folders = {folder.as_posix() for name in files for folder in Path(name).parents}
    before = set(_FIRST)
    for name in modules:
        called = name.rpartition(".")[0]
        places = [called]
        before.add(called + ".py")
        if name.startswith("lib/"):
            root = called.removeprefix("lib/").split("/")[0]
            places.append(root)
            before |= {root + ".py", root + ".mpy"}
        for place in places:
            if place not in folders and disk.is_folder(place):
                plan.stops.append(f"{place} on the drive is your folder and is used instead of {name}: rename it.")
    for name in sorted(before - set(files) - set(plan.remove) - set(plan.aside)):
        there = disk.read(name)
        if there is not None:
            plan.aside[name] = _aside(disk, name, there)


def _room(plan: Plan, disk: Disk) -> int:
    """What is written more than is freed, and the largest file twice, since it is written beside the old one."""
    if not plan.write and not plan.aside:
        return 0
    block = disk.block()

    def taken(data: bytes | None) -> int:
        return -(-len(data or b"") // block) * block

    grown = sum(taken(data) for data in plan.write.values()) + _folders(plan, block)
    freed = sum(taken(disk.read(name)) for name in {*plan.write, *plan.remove} - set(plan.aside))
    twice = max(taken(data) for data in [b"", *plan.write.values(), *map(disk.read, plan.aside)])
    return max(0, grown - freed) + twice


def _folders(plan: Plan, block: int) -> int:
    """What folders take at most that hold the new files, each for a while under its longer name."""
    entries = set()
    for name in [*plan.write, *plan.aside.values()]:
        while name:
            folder, _, last = name.rpartition("/")
            entries.add((folder, last))
            name = folder
    sizes: dict[str, int] = {}
    for folder, last in entries:
        sizes[folder] = sizes.get(folder, 2 * _ENTRY) + (2 + len(last + TEMPORARY) // _LETTERS) * _ENTRY
    return sum(-(-size // block) * block for size in sizes.values())
