"""How strong the levels of Knock Out's computer player are, with 95 % intervals; `make soak` plays the long series."""

import pytest

from tools.arena import entrants, matches
from tools.arena.standing import Standing, standings

OPTIONS = {
    "basic": ["starts=fixed", "seasons=1"],
    "pro": ["starts=variable", "seasons=2"],
}


def played(names: str, games: int, options: list[str]) -> dict[str, Standing]:
    """The standings of players in rotating seats."""
    players = entrants.named(names, "knockout")
    setup = entrants.setup_for("knockout", len(players), options)
    found = standings(players, matches.play_all("knockout", setup, players, games))
    for one in found:
        print(f"{one.name}: {one.share:.1%} of wins a seat, {one.share_from:.1%} to {one.share_to:.1%}")
    return {one.name: one for one in found}


def check_middle_beats_random(games, options):
    """One chair of four: 25 % is even."""
    assert played("middle,random,random,random", games, options)["middle"].share_from > 0.55


def check_best_beats_middle(games, options):
    """Two chairs each: neither interval reaches 25 %."""
    found = played("best,best,middle,middle", games, options)
    assert found["best"].share_from > 0.25 > found["middle"].share_to
    assert found["best"].place + found["best"].place_error < found["middle"].place - found["middle"].place_error


def test_the_middle_level_beats_random_players():
    check_middle_beats_random(60, OPTIONS["basic"])


def test_the_best_level_beats_the_middle_one():
    check_best_beats_middle(100, OPTIONS["basic"])


@pytest.mark.soak
@pytest.mark.parametrize(("options", "games"), [("basic", 2000), ("pro", 500)])
def test_the_middle_level_beats_random_players_in_a_long_series(options, games):
    check_middle_beats_random(games, OPTIONS[options])


@pytest.mark.soak
@pytest.mark.parametrize(("options", "games"), [("basic", 2000), ("pro", 500)])
def test_the_best_level_beats_the_middle_one_in_a_long_series(options, games):
    check_best_beats_middle(games, OPTIONS[options])


@pytest.mark.soak
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("easy", "random"), ("middle", "easy"), ("best", "easy"), ("best", "random")]
)
def test_every_level_beats_those_below_it(stronger, weaker):
    found = played(f"{stronger},{stronger},{weaker},{weaker}", 600, OPTIONS["basic"])
    assert found[stronger].share_from > 0.25 > found[weaker].share_to
