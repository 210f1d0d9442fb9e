"""The title fight: titles won, kept, handed over and lost; who may challenge whom."""

import pytest

from host_tests.games.knockout.table import Table
from ringside.games.knockout.rules import layout

RED_WINS = ("443", "332")
BLUE_WINS = ("332", "443")
RED_FALLS = ("22", "55")
BLUE_FALLS = ("55", "22")
SUPER, WORLD = "superchampion", "world champion"


def title_fight(cards, red, blue, own="A.large", other="B.large"):
    """A bout of two boxers of these titles or classes in the second season."""
    table = second_season()
    for boxer, rank in ((own, red), (other, blue)):
        table.lay(boxer, *(("champion", rank) if rank in (SUPER, WORLD) else (rank,)))
    return table.bout(own, other, *cards), table


def second_season(players=3):
    """A table in its second season."""
    table = Table(players, seasons=2)
    table.state[layout.SEASON] = 2
    return table


def titles(happened):
    return [event for event in happened if event[0].startswith("title")]


# Who may challenge whom


@pytest.mark.parametrize(
    ("own", "rank", "title", "reach"),
    [
        # Sums: B.large 20,000, B.small 16,000 as Superchampions, 30,000 and 24,000 as World Champions.
        ("A.large", "amateur", None, {None}),
        ("A.small", "amateur", None, {None}),
        ("A.large", "professional", None, {None, SUPER, WORLD}),
        ("A.small", "champion", None, {None, SUPER, WORLD}),
        ("A.large", "champion", SUPER, {SUPER, WORLD}),
        ("A.small", "champion", SUPER, {SUPER, WORLD}),
        ("A.small", "champion", WORLD, {WORLD}),
        ("A.large", "champion", WORLD, {WORLD}),
    ],
)
def test_who_may_challenge_a_large_champion(own, rank, title, reach):
    for other in (None, SUPER, WORLD):
        table = second_season().lay(own, rank, title).lay("B.large", "champion", other)
        assert (f"{own[2:]}>B.large" in table.legal("A")) == (other in reach)


def test_amateurs_may_not_challenge_titled_boxers():
    for title in (SUPER, WORLD):
        table = second_season().lay("A.large", "amateur").lay("B.small", "champion", title)
        assert "large>B.small" not in table.legal("A") and "small>B.small" in table.legal("A")


def test_a_world_champion_of_30000_challenges_only_another_of_the_same_sum():
    table = second_season().lay("A.large", "champion", WORLD).lay("A.small", out=True)
    for boxer, title in (("B.large", SUPER), ("B.small", WORLD), ("C.small", SUPER), ("C.large", WORLD)):
        table.lay(boxer, "champion", title)
    assert table.legal("A") == ["large>C.large"]


def test_a_world_champion_of_24000_challenges_those_of_24000_and_30000():
    table = second_season().lay("A.small", "champion", WORLD).lay("A.large", out=True)
    for boxer, title in (("B.large", SUPER), ("B.small", WORLD), ("C.small", SUPER), ("C.large", WORLD)):
        table.lay(boxer, "champion", title)
    assert table.legal("A") == ["small>B.small", "small>C.large"]


# Every pairing, won and lost, on points and by K.O.


@pytest.mark.parametrize(
    ("challenger", "defender", "if_challenger_wins", "if_defender_wins"),
    [
        # Two Superchampions: the winner obtains the title of World Champion, both return their markers.
        (SUPER, SUPER, WORLD, WORLD),
        # A Superchampion defeats the World Champion: he receives the belt. Else the holder keeps his title.
        (SUPER, WORLD, WORLD, WORLD),
        # Two World Champions: only the winner keeps his belt.
        (WORLD, WORLD, WORLD, WORLD),
        # A boxer without a title: the title passes to the winner; a holder who wins keeps it.
        ("professional", SUPER, SUPER, SUPER),
        ("professional", WORLD, WORLD, WORLD),
        ("champion", SUPER, SUPER, SUPER),
        ("champion", WORLD, WORLD, WORLD),
        # No title fight.
        ("champion", "champion", "champion", "champion"),
        ("professional", "professional", "champion", "champion"),
    ],
)
def test_every_pairing(challenger, defender, if_challenger_wins, if_defender_wins):
    down = {"professional": "amateur"}
    for cards, title, won, lost, rank in (
        (RED_WINS, if_challenger_wins, "A.large", "B.large", defender),
        (BLUE_WINS, if_defender_wins, "B.large", "A.large", challenger),
    ):
        _, table = title_fight(cards, challenger, defender)
        assert table.boxer(won) == f"{title} trophy"
        # Defeated on points he drops to the Professional category and returns belt or wreath.
        assert table.boxer(lost) == f"{down.get(rank, 'professional')} steak"
    for cards, title, won, lost in (
        (BLUE_FALLS, if_challenger_wins, "A.large", "B.large"),
        (RED_FALLS, if_defender_wins, "B.large", "A.large"),
    ):
        _, table = title_fight(cards, challenger, defender)
        assert table.boxer(won) == f"{title} trophy"
        assert table.boxer(lost) == "out"


@pytest.mark.parametrize(
    ("challenger", "defender", "cards", "events"),
    [
        (SUPER, SUPER, RED_WINS, [("title lost", "B.large", SUPER), ("title", "A.large", WORLD)]),
        (SUPER, WORLD, RED_WINS, [("title lost", "B.large", WORLD), ("title", "A.large", WORLD)]),
        (SUPER, WORLD, BLUE_WINS, [("title lost", "A.large", SUPER), ("title kept", "B.large", WORLD)]),
        (WORLD, WORLD, BLUE_WINS, [("title lost", "A.large", WORLD), ("title kept", "B.large", WORLD)]),
        ("professional", SUPER, RED_WINS, [("title lost", "B.large", SUPER), ("title", "A.large", SUPER)]),
        ("professional", WORLD, BLUE_FALLS, [("title lost", "B.large", WORLD), ("title", "A.large", WORLD)]),
        ("champion", WORLD, BLUE_WINS, [("title kept", "B.large", WORLD)]),
        ("champion", "champion", RED_WINS, []),
    ],
)
def test_what_happens_to_the_titles(challenger, defender, cards, events):
    happened, _ = title_fight(cards, challenger, defender)
    assert titles(happened) == events


def test_a_professional_who_wins_a_title_moves_up_to_champion():
    happened, table = title_fight(RED_WINS, "professional", SUPER)
    assert ("class", "A.large", "champion") in happened and table.boxer("A.large") == "superchampion trophy"


# Prizes


def test_the_books_first_example():
    """A World Champion with a starting sum of 30,000 wins a bout: 60,000."""
    happened, _ = title_fight(BLUE_WINS, "professional", WORLD)
    assert ("prize", "B.large", 60_000) in happened


def test_the_books_second_example():
    """He loses to a Professional of 6,000: his 30,000 are secured, the winner receives 12,000 and is now World
    Champion with a starting sum of 24,000 for the next bout."""
    happened, table = title_fight(RED_WINS, "professional", WORLD, "A.small", "B.large")
    assert ("prize", "B.large", 30_000) in happened and ("prize", "A.small", 12_000) in happened
    assert table.boxer("A.small") == "world champion trophy"
    table.lay("C.large", "champion", SUPER)
    table.bout("B.small", "C.small", "543", "442")
    happened = table.bout("C.large", "A.small", "553", "332")
    assert ("prize", "A.small", 24_000) in happened


@pytest.mark.parametrize(
    ("boxer", "title", "amount"),
    [("A.large", SUPER, 20_000), ("A.small", SUPER, 16_000), ("A.large", WORLD, 30_000), ("A.small", WORLD, 24_000)],
)
def test_sums_of_the_titled(boxer, title, amount):
    for cards, prize in ((RED_WINS, 2 * amount), (BLUE_WINS, amount)):
        happened, _ = title_fight(cards, title, WORLD, boxer, "B.large")
        assert ("prize", boxer, prize) in happened


# Three belts


@pytest.mark.parametrize(("worn", "title"), [(0, WORLD), (1, WORLD), (2, WORLD), (3, SUPER)])
def test_there_are_three_belts(worn, title):
    """A fourth pair of Superchampions: the winner keeps his wreath, the loser returns his."""
    table = second_season(5).lay("A.large", "champion", SUPER).lay("B.large", "champion", SUPER)
    for boxer in ("C.large", "D.large", "E.small")[:worn]:
        table.lay(boxer, "champion", WORLD)
    happened = table.bout("A.large", "B.large", *RED_WINS)
    assert table.boxer("A.large") == f"{title} trophy" and table.boxer("B.large") == "professional steak"
    assert titles(happened)[1][0] == ("title" if title == WORLD else "title kept")


def test_a_belt_that_changes_hands_is_no_fourth_one():
    table = second_season(5).lay("A.large", "champion", SUPER)
    for boxer in ("B.large", "C.large", "D.large"):
        table.lay(boxer, "champion", WORLD)
    table.bout("A.large", "B.large", *RED_WINS)
    assert table.boxer("A.large") == "world champion trophy"
