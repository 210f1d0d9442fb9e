"""Title Bout's tables: the action cards, the boxer cards, the board's charts, the strategy cards.

cards        cards.csv, the 80 Boxing Action Cards
boxers       boxers.csv, the boxer cards
roster       boxers.dat, the boxer cards in a file
charts       charts/, the charts printed on the playing board
strategies   strategies.csv, the Strategy Cards

Each source says in its first line, or boxer by boxer, whose numbers it holds. Whoever owns
the printed game types its numbers in, writes `book` there, and runs `make tables`.
"""

from pathlib import Path

from tools.tables.source import escaped, made_by
from tools.tables.titlebout import boxers, cards, charts, roster, strategies

__all__ = ["boxers", "cards", "charts", "compile_charts", "roster", "strategies"]


def compile_charts(folder: Path = charts.FOLDER, source: Path = strategies.SOURCE) -> str:
    """The text of firmware/ringside/games/titlebout/tables/charts.py."""
    compiled = [chart(folder) for chart in charts.CHARTS]
    house, effects = strategies.read_effects(source)
    flagged = [chart.name for chart in compiled if chart.table.house] + ["strategies"] * house
    parts = []
    for chart in compiled:
        lines = [f"\n# {chart.name}"]
        lines += [f"{name} = const({number})" for name, number in chart.numbers.items()]
        lines += [_words(name, words) for name, words in chart.words.items()]
        lines += [_bytes(name, rows) for name, rows in chart.bytes.items()]
        parts.append("\n".join(lines))
    own = len(strategies.STRATEGIES)
    return f'''{made_by(folder, source)}\
"""Title Bout's charts and strategy cards, in the layout of tools/tables/titlebout/charts.py."""

from micropython import const

# The charts with house values instead of the printed game's.
{_words("HOUSE", flagged)}
{"".join(part + chr(10) for part in parts)}
# strategies: the effect on CF, HP, PL, DEF and KDR 1 of each strategy against each of the opponent's, {own} by {own}
STRATEGY_ZERO = const({strategies.ZERO})
CANNOT_OCCUR = const({strategies.CANNOT})
{_words("STRATEGIES", strategies.STRATEGIES)}
{_bytes("STRATEGY", effects)}
'''


def _words(name: str, words) -> str:
    return f"{name} = (\n" + "".join(f'    "{word}",\n' for word in words) + ")"


def _bytes(name: str, rows: list[bytes]) -> str:
    """One line if it fits; else a line, or several, for each row."""
    whole = f"{name} = {escaped(b''.join(rows))}"
    if len(whole) <= 120:
        return whole
    pieces = [row[at : at + 20] for row in rows for at in range(0, len(row), 20)]
    return f"{name} = (\n" + "".join(f"    {escaped(piece)}\n" for piece in pieces) + ")"
