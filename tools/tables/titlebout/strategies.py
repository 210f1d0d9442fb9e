"""The six Strategy Cards: their effects by the opponent's strategy."""

from pathlib import Path

from tools.tables.source_csv import read

SOURCE = Path(__file__).parent / "strategies.csv"

STRATEGIES = (
    "none",
    "fighting_inside",
    "fighting_outside_defensively",
    "fighting_outside_offensively",
    "knockout",
    "cover_up",
)
RATINGS = ["cf", "hp", "pl", "def", "kdr1"]
CANNOT_OCCUR = "cannot occur"
ZERO = 64  # what a change of 0 is in its byte
CANNOT = 0xFF


def read_effects(source: Path = SOURCE) -> tuple[bool, list[bytes]]:
    """Whether they are house values; five bytes for each strategy against each, own by own."""
    table = read(source, ["strategy", "against", *RATINGS])
    pairs = [(own, other) for own in STRATEGIES for other in STRATEGIES]
    packed = []
    for row, (own, other) in zip(table.rows, pairs, strict=False):
        if (row["strategy"], row["against"]) != (own, other):
            raise row.refuse(f"{row['strategy']} against {row['against']}, not {own} against {other}")
        if row["cf"] == CANNOT_OCCUR:
            if own == "none" or any(row[rating] for rating in RATINGS[1:]):
                raise row.refuse(f"{own} is both possible and impossible")
            packed.append(bytes([CANNOT] * len(RATINGS)))
            continue
        changes = [row.whole(rating, -40, 40) for rating in RATINGS]
        if own == "none" and any(changes):
            raise row.refuse("No Strategy must not change a rating")
        packed.append(bytes(ZERO + change for change in changes))
    if len(table.rows) != len(pairs):
        raise table.refuse(f"{len(table.rows)} rows, not {len(pairs)}")
    return table.house, packed
