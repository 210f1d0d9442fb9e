"""Golden play-outs of TEKKEN: like TKO's, but without what makes them long.

What is left of tools.playout's lines: the answers, the events, the last view, the result. Where a change of the rules
or of the house values was meant, `python -m host_tests.games.tekken.golden` plays them again.
"""

import json
from pathlib import Path

from host_tests.games.tko import golden

FOLDER = Path(__file__).resolve().parent


def files():
    """All golden play-outs."""
    return sorted(FOLDER.glob("playout_*.txt"))


def played(file):
    """What the file should hold: its first line, and that match played now."""
    first, *lines = golden.played(file).splitlines()
    records = [json.loads(line) for line in lines]
    last = max(i for i, record in enumerate(records) if "view" in record)
    kept = [
        line
        for i, (line, record) in enumerate(zip(lines, records, strict=True))
        if "ask" not in record and ("view" not in record or i == last)
    ]
    return "\n".join([first, *kept]) + "\n"
