"""tools.playout with TEKKEN: setup, stacked decks, answers, the views of table and seat."""

import pytest

from host_tests.games.tekken.table import Table
from host_tests.tools.playouts import records, refusal, run
from ringside.games.tekken import rules
from tools.playout import tekken
from tools.playout.driver import play
from tools.playout.sources import Random

FIGHTERS = ["--setup", "A=Bruna Kestrel", "B=Mei Tallow", "stage=Dockyard", "rounds=1"]
A_DECK = "card\nhigh_yellow\nRivet\nmid_red\nevent\nlow_blue\n"
B_DECK = "card\nhigh_red\nspecial2\nlow_green\n"


def last(name, lines):
    return [line[name] for line in lines if name in line][-1]


@pytest.fixture
def files(tmp_path):
    """Stacked decks of A and B, and of events."""
    for name, text in (("a.csv", A_DECK), ("b.csv", B_DECK), ("events.csv", "event\nbreak\nsecond_wind\n")):
        (tmp_path / name).write_text(text)
    return [f"--deck=A={tmp_path / 'a.csv'}", f"--deck=B={tmp_path / 'b.csv'}", f"--events={tmp_path / 'events.csv'}"]


def seed_where(first):
    """A seed with which this seat begins."""
    setup = Table().setup[:7]
    return next(str(seed) for seed in range(50) if rules.new(setup, seed.to_bytes(6, "little"))[1] == "AB".index(first))


def played(typed, *arguments, first="A"):
    return records(run("tekken", *FIGHTERS, "--seed", seed_where(first), *arguments, typed=typed))


def test_stacked_decks_are_dealt_from_the_top(files):
    view = last("view", played("", *files, "--seat", "A"))
    assert [card["card"] for card in view["hand"]] == ["high_yellow", "special1", "mid_red"]
    assert [card["name"] for card in view["hand"]] == [None, "Rivet", None]
    view = last("view", played("", *files, "--seat", "B"))
    assert [card["card"] for card in view["hand"]] == ["high_red", "special2", "low_green"]


def test_the_tables_view_holds_no_hand_and_no_deck(files):
    view = last("view", played("", *files))
    assert "hand" not in view
    assert view["fighters"]["A"]["deck"] == 15 and view["fighters"]["A"]["discards"] == []


def test_an_attack_card_by_card(files):
    lines = played("A=prepare B=high\nA=dash\nA=high_yellow B=low\n", *files, "--seat", "A")
    # The event that A draws while refilling is on top of the event deck: both return to their first spaces.
    events = last("events", lines)
    assert events[0] == {
        "name": "reveal",
        "seat": "A",
        "card": "high_yellow",
        "face": "high_yellow",
        "slot": 0,
        "guess": "low",
    }
    assert {"name": "event", "seat": "A", "event": "break"} in events
    assert {"name": "step", "seat": "A", "space": [3, 3], "how": "event"} in events
    view = last("view", lines)
    assert [card["card"] for card in view["hand"]] == ["low_blue", "special1", "mid_red"]
    assert view["slots"] == [{"card": "high_yellow", "face": "high_yellow", "blocked": False}, None, None, "absent"]
    assert view["distance"] == 3 and view["last_event"] == "break" and view["events_left"] == 10


def test_asks_and_answers_are_in_words():
    lines = played("A=prepare B=high\nA=heat\n", "--setup", "player_A=shared")
    asks = [(line["ask"]["about"], line["ask"]["seats"], line["ask"]["secret"]) for line in lines if "ask" in line]
    assert asks == [("attack", ["A", "B"], True), ("prepare", ["A"], False), ("attack", ["A", "B"], True)]
    assert last("view", lines)["fighters"]["A"]["heat"] == "active"


def test_companion_mode():
    lines = played("A=card B=mid\nA=high_blue\n", "--setup", "cards=companion")
    assert last("events", lines)[0] == {
        "name": "shown",
        "seat": "A",
        "face": "high_blue",
        "slot": 0,
        "guess": "mid",
    }


def test_random_answers_go_to_the_end():
    finished = run("tekken", "--random", "--seed", "8")
    result = records(finished)[-1]["result"]
    assert result["rounds"][result["winner"]] == 3


def test_everything_that_can_happen_has_its_words():
    seen: set[str] = set()
    for seed in range(12):
        lines: list[dict] = []
        seeded = seed.to_bytes(6, "little")
        setup = bytes((seed % 6, (seed + 1) % 6, seed % 4, 0, seed % 4 == 3, 0, 0))
        play(rules, tekken, setup, seeded, Random(seeded), lines.append)
        for line in lines:
            seen.update(event["name"] for event in line.get("events", ()))
    assert {"reveal", "shown", "step", "strike", "damage", "special", "event", "string", "round", "match"} <= seen


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["--setup", "A=Nobody"], "A is Bruna Kestrel, Oskar Dray,"),
        (["--setup", "rounds=4"], "rounds is 1, 2 or 3"),
        (["--setup", "cards=companion", "player_B=best"], "player_B='best' does not fit"),
        (["--deck", "deck.csv"], "--deck deck.csv: name a seat's deck and a file: A=FILE or B=FILE"),
        (["--deck", "C=deck.csv"], "--deck C=deck.csv: name a seat's deck and a file"),
        (["--deck", "A=no-such.csv"], "--deck A=no-such.csv: no-such.csv: cannot be read"),
        (["--events", "no-such.csv"], "--events no-such.csv: no-such.csv: cannot be read"),
        (["--seat", "C"], "the seats of this game are A or B"),
    ],
)
def test_what_cannot_be_had_is_refused(arguments, right):
    finished = run("tekken", *arguments)
    assert right in refusal(finished)
    assert finished.stdout == ""


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("card\nhigh_yellow\nhigh_pink\n", "a.csv:3: high_pink is no card: it is high_yellow"),
        ("card\nhigh_yellow\nhigh_yellow\n", "a.csv:3: high_yellow is there more often than in the deck"),
        ("card\nRivet\nspecial1\n", "a.csv:3: special1 is there more often than in the deck"),
        ("card\nevent\nevent\nevent\n", "a.csv:4: event is there more often than in the deck"),
        ("name\nhigh_yellow\n", "card"),
    ],
)
def test_a_wrong_deck_is_refused_with_its_line(tmp_path, text, right):
    file = tmp_path / "a.csv"
    file.write_text(text)
    assert right in refusal(run("tekken", "--deck", f"A={file}"))


def test_a_deck_is_stacked_once(tmp_path):
    file = tmp_path / "a.csv"
    file.write_text(A_DECK)
    assert "A's deck is stacked twice" in refusal(run("tekken", "--deck", f"A={file}", "--deck", f"A={file}"))


def test_other_games_have_no_such_decks():
    assert "TKO has no event deck" in refusal(run("tko", "--events", "e.csv"))
    assert "has one deck, and --deck is there twice" in refusal(run("titlebout", "--deck", "a.csv", "--deck", "b.csv"))
