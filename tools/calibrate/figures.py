"""Each figure and its band."""

from typing import NamedTuple

from tools.calibrate.tallies import Mean, Tally


class Figure(NamedTuple):
    """A mean of the tally and its band."""

    key: str
    words: str
    low: float | None  # None: printed only
    high: float | None
    percent: bool = False

    def text(self, value: float) -> str:
        return f"{100 * value:.1f} %" if self.percent else f"{value:.2f}"

    @property
    def band(self) -> str:
        """The band in words."""
        if self.low is None or self.high is None:
            return ""
        if not self.low:
            return f"under {self.text(self.high)}"
        return f"{self.text(self.low)} to {self.text(self.high)}"

    def holds(self, found: Mean, errors: float = 0.0) -> bool:
        """Whether it is in its band, give or take so many standard errors."""
        if self.low is None or self.high is None:
            return True
        give = errors * found.error
        return self.low - give <= found.value <= self.high + give


def _about(key: str, words: str, value: float, give: float, percent: bool = False) -> Figure:
    return Figure(key, words, value - give, value + give, percent)


# The rulebook's examples leave 13.4 and 9.3 points, 1.6 and 1.8 misses; the bands are as
# wide as those numbers are rounded, and as what the cards of a knockdown chance take away.
GROUPS: dict[str, tuple[str, list[Figure]]] = {
    "book": (
        "Jeffries and Johnson, a round before knockdowns",
        [
            _about("johnson_points", "Johnson's points", 13.4, 0.3),
            _about("jeffries_points", "Jeffries' points", 9.3, 0.3),
            _about("johnson_missed", "Johnson's misses", 1.6, 0.1),
            _about("jeffries_missed", "Jeffries' misses", 1.8, 0.1),
            _about("johnson_twenty", "Johnson has 20 points or more", 0.105, 0.015, True),
            _about("jeffries_twenty", "Jeffries has 20 points or more", 0.015, 0.005, True),
            _about("close", "a margin of 0 to 5", 0.44, 0.02, True),
        ],
    ),
    "even": (
        "two evenly matched good heavyweights, 15 rounds",
        [
            Figure("inside", "ends inside the distance", 0.35, 0.60, True),
            Figure("knockouts", "  by knockout", None, None, True),
            Figure("punishment", "  by too much punishment", None, None, True),
            Figure("injuries", "  by an injury", None, None, True),
            Figure("cuts", "  by cuts", 0.03, 0.10, True),
            Figure("disqualified", "  by disqualification", 0.0, 0.01, True),
            Figure("knockdowns", "knockdowns a bout", 0.5, 1.5),
            Figure("even_rounds", "rounds scored even (ten-point)", 0.0, 0.12, True),
            Figure("wide_rounds", "rounds by two points or more (ten-point)", 0.0, 0.12, True),
            Figure("draws", "draws", None, None, True),
        ],
    ),
    "uneven": (
        "a rating gap of 3, 15 rounds",
        [Figure("better_wins", "the better man wins", 0.75, 0.92, True)],
    ),
}


def outside(tallies: dict[str, Tally], errors: float = 0.0) -> list[str]:
    """The figures outside their bands, in words."""
    found = []
    for kind, (title, figures) in GROUPS.items():
        for figure in figures:
            mean = tallies[kind][figure.key]
            if not figure.holds(mean, errors):
                error = figure.text(mean.error)
                found.append(
                    f"{title}: {figure.words.strip()}: {figure.text(mean.value)} +- {error}, not {figure.band}"
                )
    return found
