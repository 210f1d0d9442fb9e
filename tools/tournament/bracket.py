"""The pairings, and the bracket drawn as text."""

# The names of the last stages, the final first.
_STAGES = ("Final", "Semi-finals", "Quarter-finals", "First round")


def first_pairs(size: int) -> list[tuple[int, int]]:
    """The highest seed against the lowest, and so on, in an order that keeps the two highest
    apart until the final; places in the seeding from 0 on."""
    order = [0]
    while len(order) < size:
        most = 2 * len(order) - 1
        order = [place for one in order for place in (one, most - one)]
    return list(zip(order[::2], order[1::2], strict=True))


def stage_name(stage: int, size: int) -> str:
    """First round, …, Final."""
    return _STAGES[size.bit_length() - 2 - stage]


class Winner:
    """Who won a bout of the bracket, and how in few letters."""

    def __init__(self, name: str, how: str):
        self.name = name
        self.how = how


def draw(entrants: list[str], stages: list[list[Winner]], width: int) -> list[str]:
    """The bracket's lines: the names in the bracket's order, then the winners of each stage."""
    rows = 2 * len(entrants) - 1
    first = max(map(len, entrants)) + 2
    longest = max(max(len(winner.name) + 2, len(winner.how) + 1) for winners in stages for winner in winners)
    column = min(longest, (width - first) // len(stages) - 2)
    lines = [""] * rows
    at = list(range(0, rows, 2))
    _put(lines, dict(zip(at, entrants, strict=True)), {}, first)
    for winners in stages:
        pairs = list(zip(at[::2], at[1::2], strict=True))
        _join(lines, pairs)
        at = [(top + bottom) // 2 for top, bottom in pairs]
        names = {row: _cut(winner.name, column - 1) for row, winner in zip(at, winners, strict=True)}
        hows = {row + 1: winner.how for row, winner in zip(at, winners, strict=True)}
        _put(lines, names, hows, column, last=len(winners) == 1)
    return [line.rstrip() for line in lines]


def _put(lines: list[str], names: dict[int, str], hows: dict[int, str], column: int, last: bool = False) -> None:
    for row, line in enumerate(lines):
        if row in names:
            text = names[row] + ("" if last else " " + "─" * (column - len(names[row]) - 1))
        else:
            text = hows.get(row, "").ljust(column)
        lines[row] = line + text


def _join(lines: list[str], pairs: list[tuple[int, int]]) -> None:
    marks: dict[int, str] = {}
    for top, bottom in pairs:
        marks |= {row: "│ " for row in range(top, bottom)}
        marks |= {top: "┐ ", bottom: "┘ ", (top + bottom) // 2: "├ "}
    for row in range(len(lines)):
        lines[row] += marks.get(row, "  ")


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "."
