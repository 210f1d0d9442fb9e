"""Golden play-outs of Knock Out, one of each kind of setup: like TKO's, but without what makes them long.

What is left of tools.playout's lines: the answers, the events, the views at a season's end, the result.
After a change that is meant to change them, `python -m host_tests.games.knockout.golden` plays them again.
"""

import json
from pathlib import Path

from host_tests.games.tko import golden

FOLDER = Path(__file__).resolve().parent


def files():
    """All golden play-outs."""
    return sorted(FOLDER.glob("playout_*.txt"))


def played(file):
    """What the file should hold: its first line, and that game played now."""
    first, *lines = golden.played(file).splitlines()
    kept = [first]
    season_over = False
    for line in lines:
        record = json.loads(line)
        if "events" in record:
            season_over = any(event["name"] == "season_over" for event in record["events"])
        if "ask" not in record and ("view" not in record or season_over):
            kept.append(line)
    return "\n".join(kept) + "\n"
