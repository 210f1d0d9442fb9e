"""tools.tournament: seeding, the bracket, draws, records, and the bouts shown again."""

import re
import shlex
from collections import Counter

import pytest

from host_tests import commands
from host_tests.games.titlebout.table import made
from host_tests.paths import ROOT
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer
from tools.bout import matchup, verdict
from tools.bout.cli import main as show_bout
from tools.bout.simulate import play
from tools.boxers import load, name_in
from tools.errors import UsageError
from tools.tournament import bracket, entrants, results
from tools.tournament.bouts import simulate
from tools.tournament.cli import main

PLAIN = matchup.rules([])
HEAVIES = entrants.of_class("heavy", 8)


def output(capsys, *arguments):
    return commands.output(main, capsys, *arguments)


def usage_error(capsys, *arguments):
    return commands.usage_error(main, capsys, *arguments)


def rated(name, rating):
    card = bytearray(made("Jack Johnson", RATING=rating))
    card[: boxer.NAME_SIZE] = name.encode().ljust(boxer.NAME_SIZE, b"\0")
    return bytes(card)


# Seeding


def test_the_highest_meets_the_lowest():
    """The rulebook's way, and the two best on either side of the bracket."""
    seeds = [(a + 1, b + 1) for a, b in bracket.first_pairs(16)]
    assert seeds == [(1, 16), (8, 9), (4, 13), (5, 12), (2, 15), (7, 10), (3, 14), (6, 11)]
    assert [(a + 1, b + 1) for a, b in bracket.first_pairs(8)] == [(1, 8), (4, 5), (2, 7), (3, 6)]


@pytest.mark.parametrize("size", entrants.SIZES)
def test_where_the_better_ones_win_each_stage_pairs_highest_and_lowest(size):
    pairs = bracket.first_pairs(size)
    left = size
    while left > 1:
        assert all(a + b == left - 1 for a, b in pairs)
        winners = [min(pair) for pair in pairs]
        pairs = list(zip(winners[::2], winners[1::2], strict=False))
        left //= 2


def test_seeded_by_rating_and_equal_ones_by_surname():
    cards = [rated("Zeno Abel", 9), rated("Adam Zorn", 11), rated("Carl Boone", 9), rated("Amos Boone", 9)]
    assert [name_in(card) for card in entrants.seeded(cards)] == ["Adam Zorn", "Zeno Abel", "Amos Boone", "Carl Boone"]


def test_the_best_of_a_class():
    heavies = [card for card in load() if card[boxer.DIVISION] == 0]
    taken = entrants.of_class("HEAVY", 16)
    assert len(taken) == 16
    left_out = [card for card in heavies if card not in taken]
    assert max(card[boxer.RATING] for card in left_out) <= min(card[boxer.RATING] for card in taken)


# The bouts


def test_every_stage_is_boxed_by_the_winners_of_the_one_before():
    bouts = simulate(entrants.of_class("heavy", 16), PLAIN, 5)
    won = [bout for bout in bouts if not bout.drawn]
    assert [bout.number for bout in won] == list(range(1, 16))
    assert Counter(bout.stage for bout in won) == {0: 8, 1: 4, 2: 2, 3: 1}
    for stage in range(1, 4):
        before = [bout.winner for bout in won if bout.stage == stage - 1]
        met = [{bout.a, bout.b} for bout in won if bout.stage == stage]
        assert met == [set(pair) for pair in zip(before[::2], before[1::2], strict=True)]
    assert all(bout.a < bout.b for bout in bouts)
    assert len({bout.seed for bout in bouts}) == len(bouts)


def a_tournament_with_a_draw():
    for seed in range(100):
        bouts = simulate(HEAVIES, PLAIN, seed)
        if any(bout.drawn for bout in bouts):
            return seed, bouts
    raise AssertionError("no draw in 100 tournaments")


def test_a_draw_is_boxed_again_with_the_next_seed(capsys):
    seed, bouts = a_tournament_with_a_draw()
    at = next(i for i, bout in enumerate(bouts) if bout.drawn)
    drawn, again = bouts[at : at + 2]
    assert drawn.state[layout.HOW] == layout.DRAWN
    assert (again.a, again.b, again.number, again.seed) == (drawn.a, drawn.b, drawn.number, drawn.seed + 1)
    assert again.label == f"{drawn.label}.2"
    out = output(capsys, "--seed", str(seed))
    assert f"{drawn.label:>4} {name_in(HEAVIES[drawn.a])} ({drawn.a + 1}) drew with" in out
    assert "a draw, boxed again; " in out
    second = output(capsys, "--seed", str(seed), "--bout", again.label)
    assert f"Seed {again.seed}." in second.splitlines()
    assert again.label in usage_error(capsys, "--seed", str(seed), "--bout", "99")


def test_a_bout_is_its_seed():
    for bout in simulate(HEAVIES, PLAIN, 3):
        assert bout.seed // 1000 == 3 and bout.seed % 1000 == 10 * bout.number + bout.again
        assert play(PLAIN.setup_for(HEAVIES[bout.a], HEAVIES[bout.b]), bout.seed) == bout.state


# The result sheet


def test_the_bracket_is_drawn():
    winners = [
        [bracket.Winner(*one) for one in (("Abel", "UD"), ("Dunn", "KO 3"), ("Boon", "DQ 9"), ("Fitz", "SD"))],
        [bracket.Winner("Abel", "MD"), bracket.Winner("Fitz", "TKO cuts 10")],
        [bracket.Winner("Abel", "KO 15")],
    ]
    names = ["1 Abel", "8 Hill", "4 Dunn", "5 Elms", "2 Boon", "7 Gray", "3 Cole", "6 Fitz"]
    assert bracket.draw(names, winners, 80) == [
        "1 Abel ─┐",
        "        ├ Abel ───────┐",
        "8 Hill ─┘ UD          │",
        "                      ├ Abel ───────┐",
        "4 Dunn ─┐             │ MD          │",
        "        ├ Dunn ───────┘             │",
        "5 Elms ─┘ KO 3                      │",
        "                                    ├ Abel",
        "2 Boon ─┐                           │ KO 15",
        "        ├ Boon ───────┐             │",
        "7 Gray ─┘ DQ 9        │             │",
        "                      ├ Fitz ───────┘",
        "3 Cole ─┐             │ TKO cuts 10",
        "        ├ Fitz ───────┘",
        "6 Fitz ─┘ SD",
    ]


def test_long_names_are_cut_and_the_bracket_still_fits():
    cards = [rated(f"Xaver {chr(65 + i)}ongsurname" + "y" * 3, 12) for i in range(16)]
    bouts = simulate(cards, PLAIN, 1)
    assert all(len(line) <= 80 for line in results.bracket_of(cards, bouts, 80))


def test_the_records_add_up():
    bouts = simulate(HEAVIES, PLAIN, 6)
    table = results.records(HEAVIES, bouts)
    columns = {str(column.header).strip(): [str(cell) for cell in column.cells] for column in table.columns}
    draws = sum(bout.drawn for bout in bouts)
    won = [bout for bout in bouts if not bout.drawn]
    assert sum(map(int, columns["W"])) == sum(map(int, columns["L"])) == 7
    assert sum(map(int, columns["D"])) == 2 * draws
    assert sum(map(int, columns["KO"])) == sum(verdict.is_inside(bout.state) for bout in won)
    assert sum(map(int, columns["Rounds"])) == 2 * sum(bout.state[layout.ROUND] for bout in bouts)
    for pair in ("Points", "Downs"):
        scored, against = zip(*(map(int, cell.split("-")) for cell in columns[pair]), strict=True)
        assert sum(scored) == sum(against)
    champion = bouts[-1].winner
    assert columns["Boxer"][0] == f"{name_in(HEAVIES[champion])} ({champion + 1})"
    beaten = sum(HEAVIES[bout.loser][boxer.RATING] for bout in won if bout.winner == champion)
    assert columns["Beat"][0] == str(beaten)
    assert Counter(cell.strip() for cell in columns["reached"]) == {
        "champion": 1,
        "final": 1,
        "semi-final": 2,
        "quarter-final": 4,
    }


def test_the_result_sheet(capsys):
    out = output(capsys, "--size", "16", "--seed", "4", "--rounds", "12", "--options", "scoring=ten")
    lines = out.splitlines()
    assert lines[0] == "TOURNAMENT of 16, Heavy, seed 4"
    assert lines[1] == "12 rounds, Ten-Point System; no options."
    assert re.match(r"House values, not the printed game's: .*, \d+ boxers\.$", lines[2])
    heads = [line for line in lines if line in ("FIRST ROUND", "QUARTER-FINALS", "SEMI-FINALS", "FINAL")]
    assert heads == ["FIRST ROUND", "QUARTER-FINALS", "SEMI-FINALS", "FINAL"]
    # A command is one line, however long.
    assert all(len(line) <= 80 and line == line.rstrip() for line in lines if not line.startswith("  python "))
    seeds = re.findall(r"^ +(\d+) .* (?:beat|drew with) .* seed (\d+)$", out, re.MULTILINE)
    assert [number for number, _ in seeds] == [str(i) for i in range(1, 16)]
    (champion,) = re.findall(r"^CHAMPION: (.*)$", out, re.MULTILINE)
    final = out[out.index("\nFINAL\n") :].splitlines()[2]
    assert re.match(rf" +15(\.\d)? {champion} \(\d+\) beat ", final)
    assert out == output(capsys, "--size", "16", "--seed", "4", "--options", "rounds=12", "scoring=ten")
    assert out != output(capsys, "--size", "16", "--seed", "5", "--options", "rounds=12", "scoring=ten")


def test_a_bout_is_shown_again_by_its_number_and_by_its_seed(capsys):
    (final,) = [bout for bout in simulate(HEAVIES, PLAIN, 2) if bout.stage == 2 and not bout.drawn]
    text = output(capsys, "--seed", "2", "--bout", final.label)
    names = [name_in(HEAVIES[place]) for place in (final.a, final.b)]
    assert show_bout([*names, "--seed", str(final.seed)]) == 0
    assert capsys.readouterr().out == text
    assert "ROUND 1: " in text and text.count("SCORESHEET ") == 2
    assert f"python -m tools.bout '{names[0]}' '{names[1]}' --seed {final.seed}" in output(capsys, "--seed", "2")


def test_boxers_named_are_seeded(capsys):
    names = [name_in(card) for card in HEAVIES]
    out = output(capsys, *reversed([names[0].upper(), *names[1:]]), "--seed", "1")
    assert out == output(capsys, "--seed", "1")
    assert output(capsys, "--options", "ring_position=on", *names) == output(
        capsys, *names, "--options", "ring_position=on"
    )


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["Jeffries", "Johnson"], "2 boxers are named: a tournament has 8 or 16"),
        (["Jeffries"] * 8, "James Jeffries is named twice"),
        (["Jefries"] * 8, "James Jeffries?"),
        (["Jeffries"] * 8 + ["--size", "16"], "--size 16: 8 boxers are named"),
        (["Jeffries"] * 8 + ["--class", "Heavy"], "not both"),
        (["--class", "Straw"], "Heavy"),
        (["--size", "12"], "8, 16"),
        (["--seed", str(1 << 48)], "not a number from 0 to"),
        (["--options", "home=A"], "home is for a single bout"),
        (["--options", "division_B=above"], "division_B is for a single bout"),
        (["--options", "scoring=two"], "one, five, ten, rounds or new_york"),
        (["--bout", "8"], "the bouts are 1 to 7"),
    ],
)
def test_what_cannot_be_had_is_refused_in_words(capsys, arguments, right):
    assert right in usage_error(capsys, *arguments)


def test_a_class_with_too_few_boxers_says_which_has_enough(monkeypatch):
    roster = [*HEAVIES, made("Jack Johnson", DIVISION=7)]
    monkeypatch.setattr("tools.boxers.load", lambda: roster)
    with pytest.raises(UsageError, match="--class Fly: it has only 1 boxer, not 8; .*Heavy"):
        entrants.of_class("fly", 8)
    with pytest.raises(UsageError, match="--class Heavy: it has only 8 boxers, not 16; name 16 boxers$"):
        entrants.of_class("heavy", 16)


def test_the_readmes_show_what_the_commands_print(capsys):
    """All but the table of 10,000 bouts, which takes a minute."""
    pages = "".join(
        (ROOT / "tools" / tool / "README.md").read_text(encoding="utf-8") for tool in ("bout", "tournament")
    )
    block = r"^```\n\$ \.venv/bin/python -m tools\.(bout|tournament) (.*)\n((?:.*\n)*?)```$"
    samples = re.findall(block, pages, re.MULTILINE)
    assert {tool for tool, _, _ in samples} == {"bout", "tournament"}
    for tool, typed, sample in samples:
        if "--n " in typed:
            continue
        assert {"bout": show_bout, "tournament": main}[tool](shlex.split(typed)) == 0
        printed = iter(capsys.readouterr().out.splitlines())
        shown = [line for line in sample.splitlines() if line not in ("", "…")]
        assert len(shown) > 5 and all(line in printed for line in shown)  # in this order
