"""What Ringside may cost on the board, and which figures of `make bench` miss it. 1 KB is 1,000 bytes."""

import re
from typing import NamedTuple


class Budget(NamedTuple):
    """A limit for all figures whose names match a pattern."""

    text: str
    pattern: str
    limit: float
    is_least: bool  # the figure must not be below the limit, else not above it
    unit: str

    def holds(self, value: float) -> bool:
        """Whether a figure keeps to it."""
        return value >= self.limit if self.is_least else value <= self.limit


BUDGETS = (
    Budget("heap free in a TKO match", "heap_free_tko", 105_000, True, "bytes"),
    Budget("heap free in Title Bout, all options on", "heap_(free|least)_titlebout", 80_000, True, "bytes"),
    Budget(
        "heap free in Knock Out, five players, both groups of Pro Rules",
        "heap_free_knockout(_training|_bets|_round|_settling)?",
        80_000,
        True,
        "bytes",
    ),
    Budget("heap free in TEKKEN", "heap_free_tekken(_reveal)?", 80_000, True, "bytes"),
    Budget(
        "heap free in any setup, menu or pause",
        r"heap_free_(title|menu|settings|\w+_setup\w*|\w+_pause\w*)",
        75_000,
        True,
        "bytes",
    ),
    Budget("largest block anywhere", r"heap_largest_\w+", 32_000, True, "bytes"),
    Budget("garbage of an idle second", r"garbage_idle_second_\w+", 4_000, False, "bytes"),
    Budget("garbage of a press", "garbage_press", 2_000, False, "bytes"),
    Budget("longest pause for a collection", r"collection_\w+", 25, False, "ms"),
    Budget("code start to title", "code_start_to_title", 1_200, False, "ms"),
    Budget("a press to its light", "press_to_light", 30, False, "ms"),
    Budget("any answer to its next screen", r"answer_to_screen_\w+", 250, False, "ms"),
)


def report(figures: dict[str, float]) -> list[str]:
    """A line a budget: kept, missed, or not measured. figures: their values by name."""
    lines = []
    for budget in BUDGETS:
        found = {name: value for name, value in figures.items() if re.fullmatch(budget.pattern, name)}
        limit = f"{'at least' if budget.is_least else 'at most'} {budget.limit:,} {budget.unit}"
        missed = [f"{name} {value:,}" for name, value in found.items() if not budget.holds(value)]
        verdict = "MISSED by " + ", ".join(missed) if missed else "kept" if found else "not measured"
        lines.append(f"budget: {budget.text}, {limit}: {verdict}")
    return lines
