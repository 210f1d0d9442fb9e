"""Write the figures' table in boards/BENCH.md: python -m tools.bench.table FIGURES ...

FIGURES are files with the output of `make bench`.
"""

import re
import sys
from pathlib import Path

import tools.firmware_path  # noqa: F401
from tools.boards import ROOT

PAGE = ROOT / "boards" / "BENCH.md"
HEAD = re.compile(r"\| \| \d")  # versions side by side

# Of each row: its text, its figures, and their unit.
ROWS = (
    ("heap free when code.py starts", ("heap_at_code_start",), "bytes"),
    ("heap free in the menu", ("heap_free_menu",), "bytes"),
    (
        "heap free in TKO's setup, in a match, and in its pause",
        ("heap_free_tko_setup", "heap_free_tko", "heap_free_tko_pause"),
        "/ {} / {} bytes",
    ),
    ("largest block in a TKO match", ("heap_largest_tko",), "bytes"),
    (
        "heap free in Title Bout's options, at the first strategies with all of them on, in the pause",
        ("heap_free_titlebout_setup_options", "heap_free_titlebout", "heap_free_titlebout_pause"),
        "/ {} / {} bytes",
    ),
    ("largest block in Title Bout", ("heap_largest_titlebout",), "bytes"),
    ("garbage of an idle second", ("garbage_idle_second_tko",), "bytes"),
    ("garbage of a press, and of a second pick with its reveal", ("garbage_press", "garbage_reveal"), "and {} bytes"),
    (
        "the most of it in one frame",
        ("garbage_press_most_in_a_frame", "garbage_reveal_most_in_a_frame"),
        "and {} bytes",
    ),
    ("a collection in TKO and in Title Bout", ("collection_tko", "collection_titlebout"), "and {} ms"),
    ("code start to the title", ("code_start_to_title",), "ms"),
    ("a press to its light", ("press_to_light",), "ms"),
    ("second pick to the reveal, 300 ms of it suspense", ("second_pick_to_reveal",), "ms"),
    (
        "the last answer of TKO's setup to the loading screen, and to the ring",
        ("answer_to_screen_tko_setup", "tko_begins_in"),
        "and {} ms",
    ),
    (
        "the same in Title Bout, to the first strategies",
        ("answer_to_screen_titlebout_setup", "titlebout_begins_in"),
        "and {} ms",
    ),
    (
        "the same in Knock Out, to the first challenge",
        ("answer_to_screen_knockout_setup", "knockout_begins_in"),
        "and {} ms",
    ),
    (
        "heap free in Knock Out, five players, both groups of Pro Rules: setup, first challenge, pause",
        ("heap_free_knockout_setup", "heap_free_knockout", "heap_free_knockout_pause"),
        "/ {} / {} bytes",
    ),
    (
        "heap free there in training, while betting, in a round, while the bets are settled",
        (
            "heap_free_knockout_training",
            "heap_free_knockout_bets",
            "heap_free_knockout_round",
            "heap_free_knockout_settling",
        ),
        "/ {} / {} / {} bytes",
    ),
    ("any answer of a bout of Knock Out to its next screen, at most", ("answer_to_screen_knockout",), "ms"),
    (
        "the last strategy to its reveal without the suspense, and a card to its lines, at most",
        ("answer_to_screen_titlebout_strategy", "answer_to_screen_titlebout_card"),
        "and {} ms",
    ),
    (
        "bytes to the panel from reveal to ring, and the smallest rectangle that changed",
        ("panel_sent_reveal_to_ring", "panel_changed_reveal_to_ring"),
        "and {}",
    ),
    (
        "a round of Title Bout without its screens, all options on, and the longest of fifteen",
        ("titlebout_rules_a_round", "titlebout_rules_longest_round"),
        "and {} ms",
    ),
    (
        "a roster of 1,000 boxers: to open it, and the longest step in searching and picking",
        ("roster_opens_in", "roster_longest_step"),
        "and {} ms",
    ),
)


def read(lines):
    """{version: {figure: value}} of what `make bench` printed."""
    found: dict[str, dict[str, str]] = {}
    for line in lines:
        words = line.split()
        if len(words) == 3 and "." in words[0]:
            version, _, name = words[0].rpartition(".")
            if version != "desktop":
                found.setdefault(version, {})[name] = words[1]
    return found


def table(found):
    """The table's lines; KeyError names a figure that is missing."""
    lines = ["| | " + " | ".join(found) + " |", "|---" * (len(found) + 1) + "|"]
    for text, names, unit in ROWS:
        cells = [
            f"{_spaced(one[names[0]])} {unit.format(*(_spaced(one[n]) for n in names[1:]))}" for one in found.values()
        ]
        lines.append(f"| {text} | " + " | ".join(cells) + " |")
    return lines


def _spaced(value):
    return f"{int(value):,}" if value.isdigit() else value


def written(page, lines):
    """The page with its table replaced by `lines`."""
    before = page.splitlines()
    first = next(at for at, line in enumerate(before) if HEAD.match(line))
    behind = next((at for at in range(first, len(before)) if not before[at].startswith("|")), len(before))
    return "\n".join([*before[:first], *lines, *before[behind:]]) + "\n"


def main(paths):
    """Read the figures, write the page; the exit status."""
    try:
        figures = [line for path in paths for line in Path(path).read_text(encoding="utf-8").splitlines()]
        lines = table(read(figures))
    except OSError as error:
        print(f"{error.filename} cannot be read: {error.strerror}", file=sys.stderr)
        return 2
    except KeyError as missing:
        print(f"Figure {missing} is missing for an image: let make bench run to its end.", file=sys.stderr)
        return 2
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
