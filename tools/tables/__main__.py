"""Compile the tables, or see whether those in the firmware are what their sources say."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tools.solve.kept import FILES, make_files
from tools.tables import font, knockout, pictures, tekken, titlebout, tko
from tools.tables.source import ROOT, SourceError, name_of

TARGET = ROOT / "firmware" / "ringside"

TABLES: dict[str, Callable[[], str | bytes]] = {
    "games/titlebout/boxers.dat": titlebout.roster.compile_file,
    "kit/font.py": font.compile_table,
    "kit/pictures.py": pictures.compile_table,
    "games/knockout/tables.py": knockout.compile_table,
    "games/tekken/tables/names.py": tekken.compile_names,
    "games/tekken/tables/texts.py": tekken.compile_texts,
    "games/tekken/tables/cards.py": tekken.compile_cards,
    "games/tekken/tables/stages.py": tekken.compile_stages,
    "games/titlebout/tables/charts.py": titlebout.compile_charts,
    "games/titlebout/tables/boxer.py": titlebout.boxers.compile_layout,
    "games/titlebout/tables/deck.py": titlebout.cards.compile_table,
    "games/tko/tables.py": tko.compile_table,
}


def main(arguments: list[str] | None = None, target: Path = TARGET) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.tables", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a table is out of date")
    check = parser.parse_args(arguments).check
    stale = False
    for name, compile_table in TABLES.items():
        path = target / name
        try:
            compiled = compile_table()
        except SourceError as error:
            print(error, file=sys.stderr)
            return 1
        data = compiled if isinstance(compiled, bytes) else compiled.encode("ascii")
        if path.exists() and path.read_bytes() == data:
            continue
        if check:
            print(f"{name_of(path)} is out of date: run make tables", file=sys.stderr)
            stale = True
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            print(f"made {name_of(path)}")
    if not check and target == TARGET and make_files():
        print(f"made {name_of(FILES)}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
