"""tools.arena: who plays, in which seats, and how it is counted."""

import importlib
import math
import re

import pytest

from ringside.engine.codec import TIED
from tools.arena import cli, matches
from tools.arena.entrants import levels, named, rules_of, setup_for
from tools.arena.standing import standings, wilson
from tools.errors import UsageError


def output(capsys, *arguments):
    assert cli.main(list(arguments)) == 0
    return capsys.readouterr().out


def refused(capsys, *arguments):
    """The one line that refuses a command."""
    assert cli.main(list(arguments)) == 2
    captured = capsys.readouterr()
    assert not captured.out and captured.err.count("\n") == 1
    return captured.err


# Who plays


@pytest.mark.parametrize(
    ("package", "expected"),
    [
        ("tko", {"beginner": 0, "human-like": 1, "exact": 2}),
        ("titlebout", {"computer": 0}),
        ("knockout", {"easy": 0, "middle": 1, "best": 2}),
    ],
)
def test_the_levels_are_those_of_the_games_options(package, expected):
    assert levels(package) == expected


def test_players_are_named_by_level():
    assert named("best, Middle,RANDOM", "knockout") == ["best", "middle", "random"]
    with pytest.raises(
        UsageError, match="'hard' is no player of Knock Out: its players are easy, middle, best or rand"
    ):
        named("best,hard", "knockout")


def test_how_many_play_follows_from_who_plays():
    game = rules_of("knockout")
    for seats in (3, 4, 5):
        assert len(game.holders(setup_for("knockout", seats, []))) == seats
    assert setup_for("knockout", 4, ["seasons=2", "starts=variable"])[:3] == bytes((1, 1, 1))
    with pytest.raises(UsageError, match="names 4 players, but this setup has 3: name one for each seat"):
        setup_for("knockout", 4, ["players=3"])
    with pytest.raises(UsageError, match="names 6 players, but Knock Out has 3 to 5"):
        setup_for("knockout", 6, [])
    with pytest.raises(UsageError, match="names 1 player, but TKO has 2"):
        setup_for("tko", 1, [])


# In which seats


def test_everybody_plays_in_every_seat_equally_often(monkeypatch):
    seen = []

    def play_game(package, setup, players, seed):
        seen.append(tuple(players))
        # Seat A is always first, and the poorest.
        return matches.Game([1.0 + seat for seat in range(len(players))], [1000 * seat for seat in range(len(players))])

    monkeypatch.setattr(matches, "play_game", play_game)
    games = matches.play_some("knockout", b"", ("best", "middle", "easy", "random"), 0, 8, 0)
    for name in ("best", "middle", "easy", "random"):
        assert sorted(players.index(name) for players in seen) == [0, 0, 1, 1, 2, 2, 3, 3]
    # Each is credited with the place of the seat in which it sat.
    for players, game in zip(seen, games, strict=True):
        for at, name in enumerate(("best", "middle", "easy", "random")):
            assert game.places[at] == 1.0 + players.index(name)
            assert game.fortunes[at] == 1000 * players.index(name)


def test_the_level_that_is_named_answers_in_its_seat(monkeypatch):
    player = importlib.import_module("ringside.games.knockout.player")
    asked = set()

    def choose(view, seat, about, legal, random, level):
        asked.add((seat, level))
        return legal[0]

    monkeypatch.setattr(player, "choose", choose)
    setup = setup_for("knockout", 4, [])
    matches.play_game("knockout", setup, ["best", "random", "easy", "middle"], 5)
    assert asked == {(0, 2), (2, 0), (3, 1)}


def test_random_answers_are_spread_and_follow_from_the_seed():
    setup = setup_for("tko", 2, [])
    one, same = (matches.play_some("tko", setup, ("random", "random"), 0, 40, 3) for _ in range(2))
    assert one == same
    assert 8 < sum(game.places[0] == 1 for game in one) < 32


def test_spreading_over_cores_changes_nothing():
    setup = setup_for("knockout", 3, [])
    players = ("middle", "easy", "random")
    over_cores = matches.play_all("knockout", setup, players, 13, seed=7, jobs=2)
    assert over_cores == matches.play_some("knockout", setup, players, 0, 13, 7)


def test_each_piece_is_reported():
    setup = setup_for("tko", 2, [])
    done: list[int] = []
    assert len(matches.play_all("tko", setup, ("random", "random"), 23, done=done.append)) == 23
    assert sorted(done) == [3, 10, 10]


def test_a_game_without_an_end_is_a_tie(monkeypatch):
    """Both block their heads for ever."""
    player = importlib.import_module("ringside.games.tko.player")
    monkeypatch.setattr(player, "choose", lambda view, seat, about, legal, random, level: 1)
    game = matches.play_game("tko", setup_for("tko", 2, []), ["human-like", "exact"], 1)
    assert game == matches.Game([1.5, 1.5], [], True)


# How it is counted


def test_fortunes_are_those_of_the_playout():
    """Places follow from them; a game that has none gives none."""
    for seed in range(6):
        game = matches.play_game("knockout", setup_for("knockout", 4, []), ["random"] * 4, seed)
        assert game.fortunes and len(game.places) == len(game.fortunes) == 4
        order = sorted(range(4), key=lambda seat: -game.fortunes[seat])
        assert [game.places[seat] for seat in order] == sorted(game.places)
    assert matches.play_game("tko", setup_for("tko", 2, []), ["random"] * 2, 1).fortunes == []


def test_the_places_of_a_ranking():
    assert matches.places(bytes((2, 0, 1))) == [2, 3, 1]
    assert matches.places(bytes((2, 0 | TIED, 1))) == [1.5, 3, 1.5]
    assert matches.places(bytes((3, 1, 0 | TIED, 2 | TIED))) == [3, 3, 3, 1]


def test_a_win_is_shared_and_a_player_with_two_seats_counts_both():
    places: list[list[float]] = [[1, 2, 3], [1.5, 1.5, 3], [3, 2, 1], [2, 1, 3]]
    a, b = standings(["a", "b", "a"], [matches.Game(each, []) for each in places])
    assert (a.name, a.seats, b.seats) == ("a", 2, 1)
    assert a.share == (1 + 0.5 + 1) / 8 and b.share == 1.5 / 4
    assert a.place == (1 + 3 + 1.5 + 3 + 3 + 1 + 2 + 3) / 8 and b.place == 6.5 / 4
    assert math.isclose(b.place_error, 1.959964 * math.sqrt(sum((x - 1.625) ** 2 for x in (2, 1.5, 2, 1)) / 3 / 4))
    assert a.fortune is None and b.fortune is None


def test_the_mean_fortune_is_a_seats():
    games = [matches.Game([1, 2, 3], fortunes) for fortunes in ([30_000, 20_000, 10_000], [60_000, 0, -40_000])]
    a, b = standings(["a", "b", "a"], games)
    assert (a.fortune, b.fortune) == (15_000, 10_000)
    assert math.isclose(b.fortune_error, 1.959964 * 10_000) and math.isclose(a.fortune_error, 1.959964 * 5_000)


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval(wins, n, low, high):
    """The last is the example in Newcombe (1998), Statistics in Medicine 17."""
    found = wilson(wins, n)
    assert math.isclose(found[0], low, abs_tol=6e-5) and math.isclose(found[1], high, abs_tol=6e-5)


# The command


def test_the_command_prints_the_standings(capsys):
    out = output(capsys, "TKO", "--seats", "human-like,random", "--n", "60", "--seed", "3")
    lines = out.splitlines()
    assert lines[0] == "TKO: 60 games, even is 50.0% of wins"
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if line.startswith("│")]
    assert [row[:2] for row in rows] == [["human-like", "1"], ["random", "1"]]
    shares = [float(row[2].rstrip("%")) for row in rows]
    assert shares[0] > 60 and math.isclose(sum(shares), 100, abs_tol=0.11)
    assert out == output(capsys, "tko", "--seats", "human-like,random", "--n", "60", "--seed", "3", "--jobs", "1")
    assert out != output(capsys, "tko", "--seats", "human-like,random", "--n", "60", "--seed", "4")


def test_fortunes_are_printed_where_the_game_has_them(capsys):
    lines = output(capsys, "knockout", "--seats", "middle,random,random", "--n", "30").splitlines()
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if line.startswith("│")]
    found = [re.fullmatch(r"(-?[\d,]+) ±([\d,]+)", row[5]) for row in rows]
    assert all(found) and len(found) == 2
    middle, random = (int(match[1].replace(",", "")) for match in found if match)
    assert middle > 200_000 > random
    assert all(len(line) <= 80 for line in lines)
    lines = output(capsys, "knockout", "--seats", "middle,random,random", "--n", "1").splitlines()
    assert not any("nan" in line or "±" in line for line in lines)


def test_title_bout_needs_its_boxers_like_tools_playout(capsys):
    boxers = ["--setup", "strategy=on", "A=James Jeffries", "B=Jack Johnson"]
    assert "Title Bout: 2 games" in output(capsys, "titlebout", "--seats", "computer,random", "--n", "2", *boxers)


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["chess", "--seats", "random,random"], "the games are tko"),
        (["tko", "--seats", "best,random"], "'best' is no player of TKO: its players are beginner, human-like, "),
        (["tko", "--seats", "random,random,random"], "TKO has 2"),
        (["tko", "--seats", "random,random", "--setup", "play=hard"], "basic or intermediate"),
        (["knockout", "--seats", "easy,best,easy", "--setup", "seasons=2", "b=best"], "--seats says who holds seat B"),
        (["tko", "--seats", "random,random", "--seed", str((1 << 48) - 1), "--n", "2"], "--seed"),
    ],
)
def test_what_cannot_be_had_is_refused_in_words(capsys, arguments, right):
    assert right in refused(capsys, *arguments)


@pytest.mark.parametrize(
    "arguments", [["--n", "0"], ["--n", "x"], ["--seed", "-1"], ["--jobs", "0"], ["--n", "1000001"]]
)
def test_wrong_numbers_are_refused_in_words(capsys, arguments):
    with pytest.raises(SystemExit) as refusal:
        cli.main(["tko", "--seats", "random,random", *arguments])
    assert refusal.value.code == 2 and arguments[0] in capsys.readouterr().err


def test_every_game_in_the_table_can_be_played():
    for package in cli.packages():
        assert levels(package)
