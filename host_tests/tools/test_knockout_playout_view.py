"""tools.playout with Knock Out: what it prints of a bout, of money and of whole games."""

import pytest

from host_tests.games.knockout import table
from host_tests.tools.knockout_playouts import BETS, BOUT, KNOCKED_OUT, TIED, last, played
from host_tests.tools.playouts import records, run
from ringside.games.knockout import rules
from tools.playout import knockout
from tools.playout.driver import play
from tools.playout.sources import Random

# What is printed


def test_the_view_shows_the_table():
    view = last("view", played(BOUT))
    assert (view["season"], view["seasons"], view["bout"], view["starts"]) == (1, 1, 1, "fixed")
    assert view["phase"] == "round" and view["round"] == 3
    assert view["money"] == {"A": 100000, "B": 100000, "C": 100000} and view["bonus"] == 0
    assert view["ious"] == {"A": 0, "B": 0, "C": 0}
    assert view["cards"] == {"A": 10, "B": 10, "C": 12}
    assert view["boxers"]["A.large"] == {
        "name": "Robin Zorres",
        "class": "professional",
        "title": None,
        "sum": 8000,
        "out": False,
        "trophy": False,
        "steak": False,
    }
    assert [boxer["sum"] for boxer in view["boxers"].values()] == [8000, 6000] * 3
    assert view["bets"] == [
        {"bet": "red.6000", "seat": "A", "sum": 6000, "followed_by": "C"},
        {"bet": "red.8000.x2", "seat": "B", "sum": 16000, "followed_by": "B"},
        {"bet": "blue.4000", "seat": "A", "sum": 4000, "followed_by": "A"},
        {"bet": "blue.6000", "seat": "C", "sum": 6000, "followed_by": None},
        {"bet": "blue.10000.ko", "seat": "B", "sum": 30000, "followed_by": None},
    ]
    assert view["passes"] == {"A": 0, "B": 0, "C": 1}
    # "1st round: Zorres 4, Blackndecker 2 … 2 spaces. 2nd round: Zorres 5, Blackndecker 1 … 4 spaces."
    assert view["pawns"] == {
        "red": {"boxer": "A.large", "moved": 4, "to_ko": 1, "in_training": 2, "played": [4, 5]},
        "blue": {"boxer": "B.large", "moved": 2, "to_ko": 3, "in_training": 2, "played": [2, 1]},
    }


def test_the_end_of_a_bout_is_itemised():
    lines = played(KNOCKED_OUT)
    assert last("events", lines) == [
        {"name": "reveal", "red": 4, "blue": 5},
        {"name": "move", "seat": "A", "spaces": 1, "moved": 5},
        {"name": "victory", "seat": "B", "boxer": "B.large", "how": "by_ko"},
        {"name": "prize", "boxer": "B.large", "from": "bank", "to": "B", "sum": 16000},
        {"name": "prize", "boxer": "A.large", "from": "bank", "to": "A", "sum": 8000},
        {"name": "class", "seat": "B", "boxer": "B.large", "class": "champion"},
        {"name": "retired", "seat": "A", "boxer": "A.large"},
        {"name": "trophy", "seat": "B", "boxer": "B.large"},
        # Between two players the loser pays the sum; the bank pays half of it; the bonus space gets all of it.
        {"name": "bet_lost", "seat": "A", "bet": "red.6000", "bet_sum": 6000, "from": "A", "to": "C", "sum": 6000},
        {"name": "bet_lost", "seat": "B", "bet": "red.8000.x2", "bet_sum": 16000, "from": "B", "to": "B", "sum": 16000},
        {"name": "bet_won", "seat": "A", "bet": "blue.4000", "bet_sum": 4000, "from": "A", "to": "A", "sum": 4000},
        {"name": "bet_won", "seat": "C", "bet": "blue.6000", "bet_sum": 6000, "from": "bank", "to": "C", "sum": 3000},
        {
            "name": "bet_lost",
            "seat": "B",
            "bet": "blue.10000.ko",
            "bet_sum": 30000,
            "from": "B",
            "to": "bonus",
            "sum": 30000,
        },
    ]
    view = last("view", lines)
    assert view["money"] == {"A": 102000, "B": 86000, "C": 109000} and view["bonus"] == 30000
    assert view["ledger"]["B"] == {
        "prizes": 16000,
        "bets_won": 16000,
        "bets_lost": 46000,
        "unused_cards": 0,
        "bonus_share": 0,
    }
    zorres, blackndecker = view["boxers"]["A.large"], view["boxers"]["B.large"]
    assert (zorres["out"], zorres["class"], zorres["sum"], zorres["steak"]) == (True, None, 0, False)
    assert (blackndecker["class"], blackndecker["sum"], blackndecker["trophy"]) == ("champion", 10000, True)
    assert view["pawns"] == {"red": None, "blue": None} and view["bets"] == [] and view["defender"] is None


def test_a_challenger_loses_a_tie():
    lines = played(TIED)
    assert {"name": "victory", "seat": "B", "boxer": "B.large", "how": "on_a_tie"} in last("events", lines)
    assert last("view", lines)["boxers"]["A.large"]["steak"]


def test_a_left_hook_is_named():
    assert {"name": "left_hook", "seat": "B"} in last("events", played(BOUT))


def test_a_seats_view_shows_its_own_fight_cards_and_training():
    view = last("view", played(BETS + "A=4 B=2", "--seat", "b"))
    assert view["hand"] == [1, 2, 3, 3, 3, 4, 4, 5] and view["training"] == [1, 2, 5]
    view = last("view", played(BETS, "--seat", "C"))
    assert view["hand"] == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5] and view["training"] == []
    assert not {"hand", "training"} & set(last("view", played(BETS)))


# Whole games


def whole(seed, players, starts="fixed", seasons=1):
    """What a game of random answers prints."""
    lines: list[dict] = []
    seeded = seed.to_bytes(6, "little")
    play(rules, knockout, table.setup(players, starts, seasons), seeded, Random(seeded), lines.append)
    return lines


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("starts", ["fixed", "variable"])
@pytest.mark.parametrize("seasons", [1, 2])
def test_the_payments_make_up_everybodys_money(players, starts, seasons):
    for seed in range(3):
        lines = whole(seed, players, starts, seasons)
        money = dict.fromkeys("ABCDE"[:players], 100000) | {"bank": 0, "bonus": 0}
        for line in lines:
            for event in line.get("events", ()):
                if "from" in event:
                    money[event["from"]] -= event["sum"]
                    money[event["to"]] += event["sum"]
            if "view" in line:
                view = line["view"]
                assert money == view["money"] | {"bank": money["bank"], "bonus": view["bonus"]}
        ranking = lines[-1]["result"]["ranking"]
        assert {one["seat"]: one["fortune"] for one in ranking} == view["money"]
        assert [one["fortune"] for one in ranking] == sorted(view["money"].values(), reverse=True)
        for one in ranking:
            assert one["place"] == 1 + sum(other["fortune"] > one["fortune"] for other in ranking)
        assert lines[-1]["result"]["winner"] == ranking[0]["seat"]
        assert view["starts"] == starts and view["season"] == view["seasons"] == seasons and view["phase"] == "over"


def test_everything_that_can_happen_has_its_words():
    seen: set[str] = set()
    for seed in range(12):
        for line in whole(seed, 3 + seed % 3, seasons=2):
            seen.update(event["name"] for event in line.get("events", ()))
    assert seen == {
        *("challenge", "cannot_challenge", "trained", "bet", "follow", "pass"),
        *("reveal", "left_hook", "draw", "move", "victory"),
        *("prize", "class", "retired", "trophy", "steak", "title", "title_kept", "title_lost"),
        *("bet_won", "bet_lost", "iou", "season_over", "unused_cards", "crowned", "returns", "season"),
        *("highest", "bonus_share", "ious_due", "game_over"),
    }


def test_equal_fortunes_share_a_place_and_nobody_is_the_winner():
    view = rules.view(rules.new(table.setup(), bytes(6)), None)
    assert knockout.result(bytes((1, 0x80, 2)), view) == {
        "winner": None,
        "ranking": [
            {"place": 1, "seat": "B", "fortune": 100000},
            {"place": 1, "seat": "A", "fortune": 100000},
            {"place": 3, "seat": "C", "fortune": 100000},
        ],
    }


def test_random_answers_go_to_the_end():
    finished = run("knockout", "--setup", "players=5", "starts=variable", "seasons=2", "A=shared", "E=best", "--random")
    assert records(finished)[-1]["result"]["ranking"][4]["place"] == 5
