"""tools.solve: the value of every position of TKO, and the table that it packs for the device."""

import numpy as np
import pytest
from scipy.optimize import linprog

from host_tests.games.tko.oracle import ACTIONS, earns
from ringside.games.tko import solution
from tools.solve import exploit, kept, matrix_games, packed, repeated, rounds
from tools.solve.positions import BARS, NONE, SIDES, TURNED, side

A, B, NEUTRAL = rounds.AT_A, rounds.AT_B, rounds.NEUTRAL
KINDS = [(False, NEUTRAL), (True, NEUTRAL), (True, A), (True, B)]


@pytest.fixture(scope="module")
def solved():
    """{power: exact values}."""
    return {power: kept.exact(power) for power in (False, True)}


def some_positions(n, seed=1):
    return np.random.default_rng(seed).integers(0, SIDES, (2, n))


def value(values, a, b, arrow=NEUTRAL):
    return values[arrow, side(a), side(b)]


# By hand


def test_all_bars_at_four_is_a_round_without_end(solved):
    """Every point wins the round. All at 4 on both sides: whoever blocks never loses against a block, and by evenness
    of the position (A's and B's are alike) neither can have more than one half."""
    for power in (False, True):
        assert value(solved[power], (4, 4, 4, 4), (4, 4, 4, 4)) == pytest.approx(0.5, abs=1e-12)


def test_one_point_from_the_end_against_a_side_that_cannot_win_yet():
    """A shows 4 4 4 4, and suppose B's points were worth nothing: A wins with any point.

    A's punch scores unless B blocks it or throws the same one. A mixes uppercut and body blow evenly: against each of
    B's actions one of the two scores at once, so A wins within a few selections whatever B does. His chance is 1.
    """
    matrix = np.full((1, 4, 4), 0.5)  # entries without a point are not read
    for row, mine in enumerate(ACTIONS):
        for column, his in enumerate(ACTIONS):
            if earns(mine, his):
                matrix[0, row, column] = 1.0
            elif earns(his, mine):
                matrix[0, row, column] = 1.0  # B's point changes nothing: A is still sure to win
    assert repeated.value(matrix)[0] == pytest.approx(1.0, abs=1e-9)


def test_three_positions_near_the_end_of_basic_play(solved):
    """A shows 4 4 4 4, so that each point of his own wins. Let A be able to force v = 1/2 + e, with e > 0.

    B shows 4 4 4 3: B wins with each point but one on the body block, which leads to 4 4 4 4 against 4 4 4 4, one half.
    Against B's punches A must block, say h and k: a head block wins 1/2 - e over v on an uppercut, and B's body blow
    loses 1/2 + e on it; a body block likewise. So (1/2 - e) h > (1/2 + e) k and (1/2 - e) k > (1/2 + e) h, which cannot
    be, and A's own punches gain nothing there, since both then reach 5, one half. The value is one half.

    B shows 4 4 3 4: his body blow leads to one half as well, so that now A's blocks hold, but against B's blocks A must
    punch, u and b: a body blow past a head block wins, an uppercut into it loses, and (1/2 - e) b > (1/2 + e) u and
    (1/2 - e) u > (1/2 + e) b, which cannot be. The value is one half.

    B shows 4 4 3 3: his points on body blow and body block lead to the positions before, one half: they cost A only e.
    So A's punches must fulfil (1/2 - e) b > (1/2 + e) u and (1/2 - e) u > e b, which can be as long as
    (1/2 - e)(1/2 - e) > (1/2 + e) e, that is e < 1/6; and his blocks the same. The value is 2/3.
    """
    ahead = (4, 4, 4, 4)
    assert value(solved[False], ahead, (4, 4, 4, 3)) == pytest.approx(1 / 2, abs=1e-12)
    assert value(solved[False], ahead, (4, 4, 3, 4)) == pytest.approx(1 / 2, abs=1e-12)
    assert value(solved[False], ahead, (4, 4, 3, 3)) == pytest.approx(2 / 3, abs=1e-12)


def test_equal_sides_are_even(solved):
    """Changing over the sides leaves the position as it is, so both have the same chance."""
    for power in (False, True):
        assert np.abs(np.diag(solved[power][NEUTRAL]) - 0.5).max() < 1e-9


def test_sudden_death_is_even_whoever_leads():
    """After both reached 5 at once, a point alone wins. Of the four actions each beats one and loses to one: uppercut
    beats body block and loses to head block, head block beats uppercut and loses to body blow, and so on. Mixed evenly
    they win a quarter and lose a quarter against anything; so both have one half."""
    for mine in ACTIONS:
        alone = [(earns(mine, his), earns(his, mine)) for his in ACTIONS]
        assert alone.count((True, False)) == alone.count((False, True)) == 1
    matrix = np.array([[[(earns(m, h) - earns(h, m) + 1) / 2 for h in ACTIONS] for m in ACTIONS]])
    assert repeated.value(matrix)[0] == 0.5


def test_a_position_with_one_move_to_solve():
    """A 2×2 game by hand, inside a 4×4 one. Let A's points on head block and body block alone be worth 0.7 and 0.9, B's
    on uppercut and body blow leave A 0.4 and 0.3, and let A's punches lose at once. Then A blocks and B punches:

                      B uppercut   B body blow
        A head block     0.7          0.3        (B's body blow is unblocked: a point on B's body blow)
        A body block     0.4          0.9        (B's uppercut is unblocked: a point on B's uppercut)

    A's share x of head blocks: 0.7 x + 0.4 (1 - x) = 0.3 x + 0.9 (1 - x), so 0.9 x = 0.5, x = 5/9, value 17/30.
    If B only blocks, nobody ever scores: one half. B, who is behind, so blocks for ever: the value is one half."""
    matrix = np.zeros((1, 4, 4))
    uppercut, head, blow, body = range(4)
    matrix[0, head, uppercut], matrix[0, body, blow] = 0.7, 0.9
    matrix[0, body, uppercut], matrix[0, head, blow] = 0.4, 0.3
    game = np.array([[[0.7, 0.3, 0, 0], [0.4, 0.9, 0, 0], [0] * 4, [0] * 4]])
    game[0, :2, 2:] = 1.0
    found, x, _ = matrix_games.solve(game)
    assert found[0] == pytest.approx(17 / 30) and x[0, 0] == pytest.approx(5 / 9)
    assert repeated.value(matrix)[0] == pytest.approx(0.5)


# Symmetries


@pytest.mark.parametrize("power", [False, True], ids=["basic", "power"])
def test_the_chances_of_both_sides_add_up_to_one(solved, power):
    values = solved[power]
    assert np.abs(values[NEUTRAL] + values[NEUTRAL].T - 1).max() < 1e-9
    if power:
        assert np.abs(values[A] + values[B].T - 1).max() < 1e-9


def test_head_and_body_are_alike(solved):
    for power, arrow in KINDS:
        values = solved[power][arrow]
        assert np.abs(values - values[np.ix_(TURNED, TURNED)]).max() < 1e-9


def test_a_point_never_harms(solved):
    for power, arrow in KINDS:
        values = solved[power][arrow].reshape((5,) * 8)
        for axis in range(8):
            more = np.diff(values, axis=axis)
            assert (more if axis < 4 else -more).min() > -1e-9


# The rulebook, written down once more


def by_the_book(values, power, arrow, a, b):
    """The matrix of a position, from the rulebook's sentences."""
    matrix = []
    for mine in ACTIONS:
        row = []
        for his in ACTIONS:
            who = "".join(name for name, one, other in (("A", mine, his), ("B", his, mine)) if earns(one, other))
            row.append(_worth(values, power, arrow, a, b, who, {"A": ACTIONS.index(mine), "B": ACTIONS.index(his)}))
        matrix.append(row)
    return np.array(matrix)


def _worth(values, power, arrow, a, b, who, bars):
    owner = {A: "A", B: "B", NEUTRAL: None}[arrow]
    turned = NEUTRAL
    if power and len(who) == 1 and owner in (None, who):
        turned = A if who == "A" else B
    choices = [bars]
    if power and who and who == owner:
        choices = [{who: bar} for bar in range(4)]
    found = []
    for chosen in choices:
        sides = {"A": list(a), "B": list(b)}
        for one in who:
            sides[one][chosen[one]] += 1
        five = [one for one in "AB" if 5 in sides[one]]
        if five:
            found.append({"A": 1.0, "B": 0.0, "AB": 0.5}["".join(five)])
        else:
            found.append(value(values, sides["A"], sides["B"], turned))
    return min(found) if who == "B" else max(found)


def test_the_matrices_are_the_rulebooks(solved):
    for power, arrow in KINDS:
        a, b = some_positions(60, seed=3)
        found = rounds.games(solved[power], power, arrow, a, b)
        for number in range(60):
            expected = by_the_book(solved[power], power, arrow, BARS[a[number]], BARS[b[number]])
            assert np.allclose(found[number], expected, atol=1e-12)


# An LP solver


def lp_value(matrix):
    """The value of a matrix game for the rows, by HiGHS."""
    n = len(matrix)
    done = linprog(
        [*[0] * n, -1],
        A_ub=np.hstack([-matrix.T, np.ones((n, 1))]),
        b_ub=np.zeros(n),
        A_eq=[[*[1] * n, 0]],
        b_eq=[1],
        bounds=[(0, None)] * n + [(None, None)],
        method="highs",
    )
    return -done.fun


@pytest.mark.parametrize(("power", "arrow"), KINDS)
def test_an_lp_solver_agrees(solved, power, arrow):
    """The position's matrix has its value; with a neutral arrow, no value nearer one half has such a matrix."""
    values = solved[power]
    a, b = some_positions(600)
    matrices = rounds.games(values, power, arrow, a, b)
    for number, expected in enumerate(values[arrow, a, b]):
        assert lp_value(matrices[number]) == pytest.approx(expected, abs=1e-7)
        if arrow == NEUTRAL and abs(expected - 0.5) > 0.01 and number % 3 == 0:
            nearer = expected + (0.01 if expected < 0.5 else -0.01)
            again = np.where(NONE, nearer, matrices[number])
            assert (lp_value(again) - nearer) * (expected - 0.5) > 1e-7


def test_matrix_games_of_any_kind_agree_with_an_lp_solver():
    chance = np.random.default_rng(8)
    games = np.concatenate([chance.random((150, 4, 4)), chance.integers(0, 3, (150, 4, 4)).astype(float)])
    values, x, y = matrix_games.solve(games)
    for game, found, rows, columns in zip(games, values, x, y, strict=True):
        assert found == pytest.approx(lp_value(game), abs=1e-8)
        assert (rows @ game).min() == pytest.approx(found, abs=1e-8) == pytest.approx((game @ columns).max(), abs=1e-8)


# The packed table


def test_the_table_is_small_enough_for_the_drive():
    sizes = [path.stat().st_size for path in sorted(kept.FILES.glob("*.dat"))]
    assert len(sizes) == 12 and sum(sizes) <= 600_000
    assert max(sizes) < 50_000, "make flash writes a file beside the old one"


def test_every_position_is_packed_as_it_was_solved(solved):
    bars = [bytes(one) for one in BARS.astype(np.uint8)]
    neutral = np.array([[solution.neutral_index(a, b) for b in bars] for a in bars])
    arrow = np.array([[solution.arrow_index(a, b) for b in bars] for a in bars])
    assert len(np.unique(neutral[:, :, 0])) == solution.NEUTRAL
    assert len(np.unique(arrow)) == solution.COUNT - solution.ARROW
    at = read_all()
    for power, first in ((False, 0), (True, solution.NEUTRAL)):
        found = at[first + neutral[:, :, 0]]
        found = np.where(neutral[:, :, 1], solution.SCALE - found, found) / solution.SCALE
        assert np.abs(found - solved[power][NEUTRAL]).max() < 0.0006
        assert np.abs(found - kept.packed(power)[NEUTRAL]).max() < 1e-9
    found = at[solution.ARROW + arrow] / solution.SCALE
    assert np.abs(found - solved[True][A]).max() < 0.0006


def read_all():
    """Every value of the table, read by the device's reader."""
    values = solution.Values()
    found = np.array([values.at(index) for index in range(0, solution.COUNT, 97)])
    values.close()
    # The rest by the form that solution.py describes: 12 bits each, two in three bytes.
    data = b""
    for path in sorted(kept.FILES.glob("*.dat")):
        body = path.read_bytes()[solution.HEAD :]
        size = solution.BLOCK_BYTES
        data += b"".join(body[at : at + size - 2] for at in range(0, len(body), size))
    packed_bytes = np.frombuffer(data, np.uint8).reshape(-1, 3).astype(int)
    low = packed_bytes[:, 0] | (packed_bytes[:, 1] & 15) << 8
    whole = np.stack([low, packed_bytes[:, 1] >> 4 | packed_bytes[:, 2] << 4], axis=1).ravel()[: solution.COUNT]
    assert (whole[::97] == found).all()
    return whole


def test_the_order_of_the_table_names_each_position_once():
    for a, b in (packed.neutral_positions(), packed.arrow_positions()):
        assert len(np.unique(a * SIDES + b)) == len(a)


# What the exact player keeps


def test_a_best_response_wins_next_to_nothing_in_basic_play(solved):
    """Over the whole table; with the Power Arrow `make soak` does the same."""
    check_exploitability(solved, False, 0.005)


@pytest.mark.soak
def test_a_best_response_wins_next_to_nothing_with_the_power_arrow(solved):
    check_exploitability(solved, True, 0.005)


def check_exploitability(solved, power, most):
    table = kept.packed(power)
    weights = exploit.all_strategies(table, power)
    found = exploit.against_best_response(weights, table, power)
    arrows = [arrow for kind, arrow in KINDS if kind == power]
    loss = (solved[power] - found)[arrows]
    print(f"at most {loss.max():.6f}, {loss.mean():.6f} on average")
    assert loss.min() > -1e-6, "nobody keeps more than the value"
    assert loss.max() <= most


@pytest.mark.parametrize("arrow", [A, B, NEUTRAL])
def test_one_selection_with_the_power_arrow_costs_next_to_nothing(solved, arrow):
    a, b = some_positions(1500, seed=4)
    weights = exploit.strategies(kept.packed(True), True, arrow, a, b)
    values = solved[True]
    kept_of_it = exploit.guaranteed(rounds.games(values, True, arrow, a, b), weights, arrow == NEUTRAL)
    assert (values[arrow, a, b] - kept_of_it).max() < 0.0025


# The files are made once


def test_files_that_another_solver_made_are_made_again(tmp_path, monkeypatch):
    for path in kept.FILES.glob("*.dat"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert kept.are_current(tmp_path) and not kept.make_files(tmp_path)
    (tmp_path / "07.dat").write_bytes(b"")
    assert not kept.are_current(tmp_path)
    (tmp_path / "07.dat").unlink()
    assert not kept.are_current(tmp_path)
    monkeypatch.setattr(kept, "digest", lambda: b"another.")
    assert not kept.are_current(kept.FILES)
