"""tools.playout as a person meets it: the command, its lines, its messages."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from host_tests.paths import ROOT
from host_tests.tools.playouts import COMMAND, records, refusal, run

ACTIONS = ["uppercut", "head_block", "body_blow", "body_block"]
SELECTION = {
    "ask": {"seats": ["A", "B"], "about": "selection", "secret": True},
    "legal": {"A": ACTIONS, "B": ACTIONS},
}


def last_view(lines):
    return [line["view"] for line in lines if "view" in line][-1]


def test_an_ask_is_shown_before_its_answer_and_the_last_view_stands():
    lines = records(run("tko", typed="A=uppercut B=body_block\n"))
    assert [next(iter(line)) for line in lines] == ["ask", "answers", "events", "view", "ask"]
    assert lines[0] == lines[4] == SELECTION
    assert lines[1] == {"answers": {"A": "uppercut", "B": "body_block"}}
    # The rulebook's example: A earns 1 point on the Uppercut Point Bar, from 2 to 3.
    assert {"name": "point", "seat": "A", "bar": "uppercut", "points": 3} in lines[2]["events"]
    view = lines[3]["view"]
    assert view["bars"] == {"A": [3, 2, 0, 0], "B": [1, 1, 1, 1]}
    assert view["arrow"] is None
    assert view["rounds"] == {"A": 0, "B": 0}


def test_without_any_answer_the_starting_view_stands():
    lines = records(run("tko", "--setup", "a=BARRY punch", "B=oran crusher", typed="\n# nobody plays\n"))
    assert lines[0] == SELECTION
    assert len(lines) == 2
    assert lines[1]["view"]["bars"] == {"A": [0, 2, 2, 0], "B": [1, 1, 2, 0]}


def test_answers_come_from_a_file_in_any_order_with_comments(tmp_path):
    file = tmp_path / "answers.txt"
    file.write_text("# a bout\n\n  B=body_blow   A=body_block # both\nA=uppercut B=uppercut\n#\n")
    view = last_view(records(run("tko", "--answers", str(file))))
    assert view["bars"] == {"A": [2, 2, 0, 1], "B": [1, 1, 1, 1]}


def test_a_reward_is_asked_of_its_owner_alone():
    typed = "A=uppercut B=body_block\nA=uppercut B=body_block\nA=body_blow\n"
    lines = records(run("tko", "--setup", "play=intermediate", typed=typed))
    assert lines[8]["ask"] == {"seats": ["A"], "about": "reward", "secret": False}
    assert lines[8]["legal"] == {"A": ACTIONS}
    assert lines[9] == {"answers": {"A": "body_blow"}}
    assert last_view(lines)["bars"]["A"] == [3, 2, 1, 0]
    assert last_view(lines)["arrow"] == "A"


def test_a_whole_match_ends_in_a_result():
    typed = "A=uppercut B=body_block\n" * 6
    lines = records(run("tko", typed=typed))
    assert lines[-1]["result"]["winner"] == "A"
    assert lines[-1]["result"]["rounds"] == {"A": 2, "B": 0}
    assert "view" in lines[-2]


def test_random_play_is_the_seeds_and_ends():
    once = run("tko", "--random", "--seed", "9").stdout
    assert once == run("tko", "--random", "--seed", "9").stdout
    assert once != run("tko", "--random", "--seed", "10").stdout
    assert "result" in json.loads(once.splitlines()[-1])


def test_random_play_takes_over_where_a_file_ends(tmp_path):
    file = tmp_path / "answers.txt"
    file.write_text("A=head_block B=uppercut\n")
    lines = records(run("tko", "--answers", str(file), "--random"))
    assert lines[1] == {"answers": {"A": "head_block", "B": "uppercut"}}
    assert "result" in lines[-1]


@pytest.mark.parametrize("seat", ["A", "b"])
@pytest.mark.parametrize("game", ["tko", "titlebout"])
def test_where_all_is_open_a_seat_sees_the_table(game, seat):
    assert records(run(game, "--seat", seat, "--random")) == records(run(game, "--random"))


@pytest.mark.parametrize(
    "line, why",
    [
        ("A=uppercut", "no answer of B"),
        ("A=uppercut B=hook", "'hook' is not legal"),
        ("A=uppercut A=uppercut B=uppercut", "A answers twice"),
        ("A=uppercut B=uppercut C=uppercut", "'C' is not asked"),
        ("uppercut", "'uppercut' is not asked"),
        ("#N/A", "'#N/A' is not asked"),
        ("A=#REF! B=uppercut", "'#REF!' is not legal"),
        ("A=uppercut #B=uppercut", "'#B' is not asked"),
        ("A=uppercut#2 B=uppercut", "'uppercut#2' is not legal"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_and_what_was_legal(tmp_path, line, why):
    file = tmp_path / "answers.txt"
    file.write_text("# first a good one\nA=uppercut B=body_block\n\n" + line + "\n")
    finished = run("tko", "--answers", str(file))
    message = refusal(finished)
    assert message.startswith(f"{file}:4: ")
    assert why in message
    assert "A=uppercut, head_block, body_blow or body_block" in message
    assert len(finished.stdout.splitlines()) == 5  # what was played before it


def test_who_types_is_asked_again():
    """A slip at a terminal does not lose the game; Ctrl-D ends the answers."""
    terminal, keys = pty.openpty()
    with os.fdopen(terminal, "wb"):
        os.write(terminal, b"A=upercut B=body_block\nA=uppercut B=body_block\n\x04")
        finished = subprocess.run(
            [*COMMAND, "tko", "--answers", "-"], cwd=ROOT, stdin=keys, capture_output=True, text=True
        )
        os.close(keys)
    assert finished.returncode == 0, finished.stderr
    assert "standard input:1: 'A=upercut': 'upercut' is not legal; legal: A=uppercut" in finished.stderr
    records = [json.loads(line) for line in finished.stdout.splitlines()]
    assert {"answers": {"A": "uppercut", "B": "body_block"}} in records


def test_an_answer_after_the_match_is_refused(tmp_path):
    file = tmp_path / "answers.txt"
    file.write_text("A=uppercut B=body_block\n" * 7)
    finished = run("tko", "--answers", str(file))
    assert f"{file}:7: " in refusal(finished)
    assert "result" in json.loads(finished.stdout.splitlines()[-1])


@pytest.mark.parametrize(
    "arguments, right",
    [
        (["tkd"], "tko"),
        (["tko", "--setup", "C=Pablo Bruz"], "play=basic|intermediate"),
        (["tko", "--setup", "play"], "play=basic|intermediate"),
        (["tko", "--setup", "play=hard"], "basic or intermediate"),
        (["tko", "--setup", "pinch="], "lock or hold"),
        (["tko", "--setup", "A=Nobody"], "Oran Crusher"),
        (["tko", "--setup", "A=Mello Mar", "B=mello mar"], "Pablo Bruz"),
        (["tko", "--setup", "play=basic", "--setup", "play=basic"], "twice"),
        (["tko", "--seed", "281474976710656"], "from 0 to 281474976710655"),
        (["tko", "--seed", "-1"], "from 0 to 281474976710655"),
        (["tko", "--seed", "x"], "from 0 to 281474976710655"),
        (["tko", "--answers", "no/such/file"], "no/such/file"),
        (["tko", "--seat", "C"], "--seat 'C': the seats of this game are A or B"),
        (["titlebout", "--seat", ""], "--seat '': the seats of this game are A or B"),
    ],
)
def test_what_cannot_be_had_is_refused_with_what_would_be_right(arguments, right):
    finished = run(*arguments)
    assert right in refusal(finished)
    assert finished.stdout == ""


def started(*arguments):
    """The running command, with pipes on all sides."""
    command = [sys.executable, "-m", "tools.playout", *arguments]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    assert process.stdin and process.stdout and process.stderr
    return process, process.stdin, process.stdout, process.stderr


def test_it_can_be_played_line_by_line():
    process, typed, printed, _ = started("tko", "--answers", "-")
    with process:
        for _ in range(6):
            assert json.loads(printed.readline()) == SELECTION
            typed.write("A=uppercut B=body_block\n")
            typed.flush()
            for name in ("answers", "events", "view"):
                assert name in json.loads(printed.readline())
        # The match is over: nothing more is waited for, though the pipe stays open.
        assert "result" in json.loads(printed.readline())
        assert process.wait(20) == 0


def test_a_reader_may_leave():
    process, _, printed, complaints = started("tko", "--random")
    with process:
        printed.close()
        assert complaints.read() == ""
        assert process.wait(20) == 0


def test_what_stands_behind_a_hash_is_a_remark(tmp_path):
    answers = tmp_path / "answers.txt"
    answers.write_text("A=uppercut B=body_block  # unblocked\n# nothing\n")
    line = [sys.executable, "-m", "tools.playout", "tko", "--answers", str(answers)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0 and '"uppercut"' in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="not run: there is no /dev/full here")
def test_a_full_disk_is_reported_in_words():
    with open("/dev/full", "w") as full:
        line = [sys.executable, "-m", "tools.playout", "tko", "--random"]
        done = subprocess.run(line, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1 and "cannot be written" in done.stderr and "Traceback" not in done.stderr
