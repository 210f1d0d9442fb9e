"""tools.playout with Knock Out: each form of an answer, and its messages."""

import json
import os
import pty
import subprocess

import pytest

from host_tests.paths import ROOT
from host_tests.tools.knockout_playouts import BETS, FIRST_IS_A, THIRD, TIED, last, played
from host_tests.tools.playouts import COMMAND, refusal, run

# Answers


def test_a_challenge_names_the_own_boxer_by_size_and_the_other_by_seat_and_size():
    lines = played("A=large>B.large")
    assert lines[0] == {
        "ask": {"seats": ["A"], "about": "challenge", "secret": False},
        # The challenged boxer must have a starting sum equal to or higher than that of the boxer who challenges him.
        "legal": {
            "A": ["large>B.large", "large>C.large", *(f"small>{s}.{b}" for s in "BC" for b in ("large", "small"))]
        },
    }
    assert last("events", lines) == [{"name": "challenge", "seat": "A", "boxer": "A.large", "challenged": "B.large"}]
    assert last("ask", lines) == {"seats": ["A", "B"], "about": "training", "secret": True}
    view = last("view", lines)
    assert (view["challenger"], view["defender"], view["phase"]) == ("A", "B", "training")


def test_a_large_amateur_challenges_a_small_professional():
    lines = played(TIED + THIRD + "A=large>B.small")
    assert "large>B.small" in lines[-5]["legal"]["A"] and "large>B.large" not in lines[-5]["legal"]["A"]
    assert lines[-4] == {"answers": {"A": "large>B.small"}}
    assert last("view", lines)["boxers"]["A.large"]["class"] == "amateur"


@pytest.mark.parametrize("cards", ["1,2,3,5", "5,3,2,1", "2,5,1,3"])
def test_the_cards_of_a_training_may_come_in_any_order(cards):
    lines = played(f"A=large>B.large\nA={cards} B=1,2,2,3")
    assert lines[-4] == {"answers": {"A": "1,2,3,5", "B": "1,2,2,3"}}
    trained = [{"name": "trained", "seat": seat, "in_training": 4, "in_reserve": 8} for seat in "AB"]
    assert last("events", lines) == trained


def test_only_training_and_rounds_are_secret():
    asks = [line["ask"] for line in played(BETS) if "ask" in line]
    assert {(ask["about"], ask["secret"]) for ask in asks} == {
        ("challenge", False),
        ("training", True),
        ("bet", False),
        ("round", True),
    }


def test_each_form_of_a_bet():
    """Blank, x 2 and K.O. side up, following, a bet of one's own too, and passing."""
    placed = [line["events"][0] for line in played(BETS) if "events" in line][2:]
    assert placed == [
        {"name": "bet", "seat": "A", "bet": "red.6000", "sum": 6000},
        {"name": "bet", "seat": "B", "bet": "blue.10000.ko", "sum": 30000},
        {"name": "follow", "seat": "C", "bet": "follow.red.6000", "sum": 6000},
        {"name": "bet", "seat": "A", "bet": "blue.4000", "sum": 4000},
        {"name": "bet", "seat": "B", "bet": "red.8000.x2", "sum": 16000},
        {"name": "pass", "seat": "C"},
        {"name": "follow", "seat": "A", "bet": "follow.blue.4000", "sum": 4000},
        {"name": "follow", "seat": "B", "bet": "follow.red.8000", "sum": 16000},
        {"name": "bet", "seat": "C", "bet": "blue.6000", "sum": 6000},
    ]


def test_the_legal_bets_are_those_of_the_book():
    """One token a space; follow only where a bet stands; the first two must bet."""
    boards = [f"{board}.{amount}" for board in ("red", "blue") for amount in (4000, 6000, 8000, 10000)]
    lines = played("\n".join(BETS.split("\n")[:5]))
    first, second, third = [line["legal"] for line in lines if line.get("ask", {}).get("about") == "bet"]
    assert first == {"A": [space + kind for kind in ("", ".x2", ".ko") for space in boards]}
    free = [space for space in boards if space != "red.6000"]
    assert second == {"B": [space + kind for kind in ("", ".x2", ".ko") for space in free]}
    assert third["C"][-3:] == ["follow.red.6000", "follow.blue.10000", "pass"]
    assert not any(word.startswith(("red.6000", "blue.10000")) for word in third["C"])


def test_a_round_is_a_card_each():
    lines = played(BETS + "A=4 B=2")
    assert lines[-4] == {"answers": {"A": "4", "B": "2"}}
    assert last("legal", lines) == {"A": ["1", "4", "5"], "B": ["1", "2", "5"]}
    reveal, move = last("events", lines)
    assert reveal == {"name": "reveal", "red": 4, "blue": 2}
    assert move == {"name": "move", "seat": "B", "spaces": 2, "moved": 2}


# Messages


CHALLENGED = "A=large>B.large\n"
TRAINED = CHALLENGED + "A=1,2,3,4 B=1,2,3,4\n"


@pytest.mark.parametrize(
    ("before", "line", "message"),
    [
        ("", "A=large>B.small", "'large>B.small' is not legal; legal: A=large>B.large, large>C.large, small>B.large"),
        ("", "B=large>A.large", "'B' is not asked; legal: A=large>B.large"),
        (
            CHALLENGED,
            "A=1,2,3 B=1,2,3,4",
            "'1,2,3' is not legal; legal: A=four of the fight cards 1 1 2 2 2 3 3 3 4 4 5 5, like 1,1,2,2; B=four",
        ),
        (CHALLENGED, "A=1,1,1,2 B=1,2,3,4", "'1,1,1,2' is not legal"),
        (CHALLENGED, "A=1,2,3,4", "no answer of B"),
        (TRAINED, "A=pass", "'pass' is not legal; legal: A=red.4000, red.6000"),
        (TRAINED + "A=red.6000\n", "B=red.6000.x2", "'red.6000.x2' is not legal"),
        (TRAINED + "A=red.6000\nB=red.4000\n", "C=follow.blue.4000", "follow.red.4000, follow.red.6000 or pass"),
        (BETS, "A=2 B=2", "'2' is not legal; legal: A=1, 4 or 5; B=1, 2 or 5"),
    ],
)
def test_a_slip_is_refused_with_what_is_legal(tmp_path, before, line, message):
    file = tmp_path / "answers.txt"
    file.write_text(before + line + "\n")
    refused = refusal(run("knockout", *FIRST_IS_A, "--answers", str(file)))
    assert refused.startswith(f"{file}:{len((before + line).splitlines())}: ")
    assert message in refused


def test_who_types_a_wrong_training_is_asked_again():
    terminal, keys = pty.openpty()
    with os.fdopen(terminal, "wb"):
        os.write(terminal, b"A=large>B.large\nA=1,1,1,2 B=1,2,3,4\nA=1,1,2,2 B=1,2,3,4\n\x04")
        command = [*COMMAND, "knockout", *FIRST_IS_A]
        finished = subprocess.run(command, cwd=ROOT, stdin=keys, capture_output=True, text=True)
        os.close(keys)
    assert finished.returncode == 0
    assert "standard input:2: 'A=1,1,1,2': '1,1,1,2' is not legal; legal: A=four of the fight cards" in finished.stderr
    assert {"answers": {"A": "1,1,2,2", "B": "1,2,3,4"}} in [json.loads(line) for line in finished.stdout.splitlines()]


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["--setup", "players=6"], "players is 3, 4 or 5"),
        (["--setup", "starts=random"], "starts is fixed or variable"),
        (["--setup", "seasons=3"], "seasons is 1 or 2"),
        (["--setup", "A=hard"], "A is person, shared, easy, middle or best"),
        (["--setup", "D=best"], "D='best' does not fit players='3' (not given): D is person"),
        (["--setup", "F=best"], "players=3|4|5; starts=fixed|variable; seasons=1|2; A=person|shared|"),
        (["--seat", "D"], "--seat 'D': the seats of this game are A, B or C"),
        (["--setup", "players=4", "--seat", "AB"], "the seats of this game are A, B, C or D"),
        (["--deck", "deck.csv"], "Knock Out has no deck to stack"),
    ],
)
def test_what_cannot_be_had_is_refused(arguments, right):
    finished = run("knockout", *arguments)
    assert right in refusal(finished)
    assert finished.stdout == ""
