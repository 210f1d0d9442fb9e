"""Put Ringside on the board that is plugged in."""

import argparse
import sys

from tools.bundle.__main__ import add_arguments, make
from tools.errors import UserError
from tools.flash import carry_out, find, plan
from tools.flash.disk import Disk


def main(arguments: list[str] | None = None, places=find.PLACES, disk_of=Disk) -> int:
    """places, disk_of: where to look for drives and how to reach one, for the tests."""
    parser = argparse.ArgumentParser(prog="python -m tools.flash", description=__doc__)
    add_arguments(parser)
    parser.add_argument("--drive", help="where the board's drive is mounted")
    given = parser.parse_args(arguments)
    try:
        board, files = make(given)
        root = find.find(given.drive, places)
        info = find.read(root)
        find.check(board, info)
        print(f"{root}: {info.board}, CircuitPython {info.version}")
        disk = disk_of(root)
        todo = plan.make(disk, files)
        carry_out.check(disk, todo)
        carry_out.carry_out(disk, todo, files)
    except (UserError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"Interrupted. {carry_out.AGAIN}", file=sys.stderr)
        return 1
    if todo.aside:
        moved = ", ".join(f"{name} is now {place}" for name, place in todo.aside.items())
        print(f"These files of yours had names that Ringside needs, so they were moved: {moved}.")
    for note in todo.notes:
        print(note)
    if todo.write or todo.remove or todo.aside:
        print(f"Ringside is on the board: {len(files)} files, all verified.")
        if not todo.stops:
            print("Eject the drive, then press the board's reset key or plug it in again: Ringside starts.")
    else:
        print("Ringside is already on the board; nothing was copied.")
    for stop in todo.stops:
        print(stop)
    if todo.stops:
        print("Ringside does not start until you do this.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
