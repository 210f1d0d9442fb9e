"""Title Bout comes out as championship boxing does, and a bout costs little more than its cards."""

import math
import re
import subprocess
import sys
import time

import pytest

from host_tests.paths import ROOT
from ringside.engine import rng
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.tables.deck import DECK, SIZE
from tools.calibrate import pairs, tekken
from tools.calibrate.figures import GROUPS, Figure, outside
from tools.calibrate.simulate import simulate
from tools.calibrate.tallies import KINDS, Mean, mean, tally

BOUTS = 400  # of each kind; python -m tools.calibrate plays 10,000
ERRORS = 3.0  # a figure may be so many standard errors outside its band here


@pytest.fixture(scope="module")
def tallies():
    return simulate(BOUTS)


@pytest.mark.parametrize(
    ("kind", "figure"),
    [(kind, figure) for kind, (_, figures) in GROUPS.items() for figure in figures],
    ids=lambda value: value.key if isinstance(value, Figure) else value,
)
def test_every_figure_is_in_its_band(tallies, kind, figure):
    found = tallies[kind][figure.key]
    assert found.n >= BOUTS
    print(f"{figure.words}: {figure.text(found.value)} +- {figure.text(found.error)}, {figure.band}")
    assert figure.holds(found, ERRORS), f"{figure.text(found.value)} +- {figure.text(found.error)}, not {figure.band}"


def test_the_bands_are_those_that_were_set():
    held = {figure.key: figure.band for _, figures in GROUPS.values() for figure in figures if figure.band}
    assert held == {
        "johnson_points": "13.10 to 13.70",
        "jeffries_points": "9.00 to 9.60",
        "johnson_missed": "1.50 to 1.70",
        "jeffries_missed": "1.70 to 1.90",
        "johnson_twenty": "9.0 % to 12.0 %",
        "jeffries_twenty": "1.0 % to 2.0 %",
        "close": "42.0 % to 46.0 %",
        "inside": "35.0 % to 60.0 %",
        "cuts": "3.0 % to 10.0 %",
        "disqualified": "under 1.0 %",
        "knockdowns": "0.50 to 1.50",
        "even_rounds": "under 12.0 %",
        "wide_rounds": "under 12.0 %",
        "better_wins": "75.0 % to 92.0 %",
    }


def test_a_mean_and_its_error():
    one, other = mean([1, 2, 3]), mean([4, True])
    both = one + other
    assert (both.n, both.value) == (5, 2.2)
    assert math.isclose(both.error, math.sqrt((1.2**2 + 0.2**2 + 0.8**2 + 1.8**2 + 1.2**2) / 5 / 5))
    assert math.isnan(Mean().value) and math.isnan(mean([1]).error)


def test_a_figure_out_of_its_band_is_named():
    figure = GROUPS["even"][1][0]
    assert figure.key == "inside"
    good = {
        kind: {f.key: mean([((f.low or 0.0) + (f.high or 0.0)) / 2] * 9) for f in figures}
        for kind, (_, figures) in GROUPS.items()
    }
    assert outside(good) == []
    bad = good | {"even": good["even"] | {"inside": mean([0, 0, 0, 1])}}
    (line,) = outside(bad)
    assert "inside the distance: 25.0 % +- 21.7 %, not 35.0 % to 60.0 %" in line
    assert outside(bad, errors=1.0) == []


def test_spreading_changes_nothing():
    over_cores = simulate(60, first=7, jobs=2)
    for kind in KINDS:
        alone = tally(kind, 7, 60)
        for key, found in over_cores[kind].items():
            assert found.n == alone[key].n
            assert math.isclose(found.total, alone[key].total)


def test_pairs_are_what_they_are_called():
    assert {a[boxer.RATING] for pair in pairs.even_pairs() for a in pair} == {pairs.GOOD}
    gaps = {abs(a[boxer.RATING] - b[boxer.RATING]) for a, b in pairs.uneven_pairs()}
    assert gaps == {pairs.GAP}
    assert len(pairs.uneven_pairs()) >= 20


def test_the_command_prints_every_figure():
    command = [sys.executable, "-m", "tools.calibrate", "--bouts", "12"]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={"COLUMNS": "120", "PATH": ""})
    assert finished.returncode in (0, 1), finished.stderr
    for _, figures in GROUPS.values():
        for figure in figures:
            assert figure.words.strip() in finished.stdout
    assert bool(finished.returncode) == ("Outside its band" in finished.stdout)
    assert re.search(r"\(12 bouts\)", finished.stdout)


@pytest.mark.parametrize("arguments", [["--bouts", "0"], ["--bouts", "x"], ["--first", "-1"], ["--jobs", "0"]])
def test_the_command_refuses_in_words(arguments):
    command = [sys.executable, "-m", "tools.calibrate", *arguments]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert finished.returncode == 2
    assert "Traceback" not in finished.stderr and arguments[0] in finished.stderr


# What a bout costs


def bare_work():
    """Shuffling twice 80 cards every two rounds of fifteen, and reading 600 records."""
    state = bytearray(rng.SIZE + 80)
    rng.seed(state, 0, bytes(6))
    for i in range(80):
        state[rng.SIZE + i] = i
    for _ in range(8):
        rng.shuffle(state, 0, rng.SIZE, 80)
        rng.shuffle(state, 0, rng.SIZE, 80)
    read = 0
    for i in range(600):
        at = state[rng.SIZE + i % 80] * SIZE
        record = DECK[at : at + SIZE]
        read += record[1] + record[2]
    return read


def a_bout():
    """A bout that goes the distance."""
    a, b = pairs.book_pair()[0]
    state = pairs.play(a, b, 3)
    assert state[layout.ROUND] == 15 and state[layout.HOW] >= layout.UNANIMOUS


def test_a_bout_costs_at_most_six_times_its_bare_work():
    """The least of several times of each, in turn: what else runs on the machine only adds."""
    least = {a_bout: math.inf, bare_work: math.inf}
    for _ in range(15):
        for work in least:
            start = time.process_time()
            work()
            least[work] = min(least[work], time.process_time() - start)
    assert least[a_bout] <= 6 * least[bare_work]


# TEKKEN


def test_a_tally_of_tekken_counts_every_match_once():
    one, other = tekken.play_some(0, 15), tekken.play_some(15, 15)
    both = tekken.play_some(0, 30)
    one.add(other)
    assert (one.wins, one.uses, one.guesses, one.rounds) == (both.wins, both.uses, both.guesses, both.rounds)
    assert one.strings == both.strings
    assert one.rounds == one.strings.n >= 3 * 30
    assert all(won <= played for won, played in one.wins.values())


def test_what_is_out_of_its_band_is_named():
    tally = tekken.play_some(0, 30)
    bruna, oskar = tekken.PAIRS[0]
    tally.wins[bruna, oskar] = [60, 100]
    tally.uses["Stun"] = 0
    tally.guesses[tekken.BLIND] = [500, 1000]
    words = "\n".join(tekken.outside(tally))
    assert "Bruna Kestrel wins 60.0% of rounds against Oskar Dray" in words
    assert "Stun is in 0.0% of rounds" in words
    assert "a random guess is right in 46.9% to 53.1%" in words


@pytest.mark.soak
def test_every_band_of_tekken_holds():
    assert tekken.outside(tekken.simulate(4500)) == []
