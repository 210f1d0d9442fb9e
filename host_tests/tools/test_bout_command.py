"""tools.bout as a person meets it: the command, its tables, its messages."""

import os
import pty
import re
import resource
import signal
import subprocess
import sys

import pytest

from host_tests import commands
from host_tests.games.titlebout.table import Bout, made, round_of
from host_tests.paths import ROOT
from ringside.games.titlebout.rules import layout
from tools.bout.cli import main
from tools.bout.verdict import way
from tools.boxers import load, name_in

BOTH = ["James Jeffries", "Jack Johnson"]
COMMAND = [sys.executable, "-m", "tools.bout", *BOTH]


def output(capsys, *arguments):
    return commands.output(main, capsys, *BOTH, *arguments)


def usage_error(capsys, *arguments):
    return commands.usage_error(main, capsys, *arguments)


# One bout


def test_one_bout_with_text_scoresheet_and_result(capsys):
    out = output(capsys, "--seed", "3")
    lines = out.splitlines()
    assert lines[0] == "James Jeffries, 11 (S), Heavy, from the rulebook"
    assert lines[1] == "Jack Johnson, 12 (B), Heavy, partly ours"
    assert lines[2] == "15 rounds, Five-Point System; no options."
    assert lines[3].startswith("House values, not the printed game's: the action cards, ")
    assert lines[4] == "Seed 3."
    rounds = [line for line in lines if re.match(r"ROUND \d+:", line)]
    assert len(rounds) >= 1
    at = lines.index("SCORESHEET James Jeffries")
    assert lines[at + 1] == "   CF 10  HP 9  PL 1-43  END 165  KDR 1 1  AGG 9"
    assert re.match(r"(James Jeffries|Jack Johnson) (wins by |wins on points|and )", lines[-6])
    assert lines[-5] == "Scorecards Jeffries-Johnson"
    cards = []
    for scorer, line in zip(("J1", "J2", "R", "in all"), lines[-4:], strict=True):
        found = re.match(rf"   {scorer} (\d+)-(\d+) (Jeffries|Johnson|even)$", line)
        assert found, line
        cards.append((int(found[1]), int(found[2])))
    for side in (0, 1):
        assert sum(card[side] for card in cards[:3]) == cards[3][side]
    assert all(len(line) <= 80 and line == line.rstrip() for line in lines)
    assert out == output(capsys, "--seed", "3")
    assert out != output(capsys, "--seed", "4")


def test_surnames_and_options_stand_where_they_like(capsys):
    plain = output(capsys, "--rounds", "12", "--options", "scoring=ten", "strategy=on", "--short")
    assert main(["--options", "scoring=TEN", "strategy=on", "rounds=12", "jeffries", "JOHNSON", "--short"]) == 0
    assert capsys.readouterr().out == plain
    assert "12 rounds, Ten-Point System; options strategy=on." in plain
    assert "Strategies used: FI " in plain and " of 3, KO " in plain
    assert "ROUND 1:" not in plain


def test_long_names_and_all_options_fit_a_terminal(capsys):
    options = ["strategy=on", "cover_up=on", "ring_position=on", "kdr_by_hp=on", "reduced_hitting=on", "movement=on"]
    longest = sorted(map(name_in, load()), key=len)[-2:]
    for more in ([], ["--n", "2"]):
        assert main([*longest, "--options", *options, "home=A", "state=New York", *more]) == 0
        assert all(len(line) <= 80 for line in capsys.readouterr().out.splitlines())


def test_the_scoresheet_goes_into_a_new_file_only(capsys, tmp_path):
    path = tmp_path / "bout.csv"
    assert output(capsys, "--short", "--sheet", str(path)).splitlines()[-1] == f"The scoresheet was written to {path}."
    written = path.read_text()
    assert written.startswith("boxer,round,points,total,cf,hp,pl,agg,kdr1,pm,tp_opm,j1,j2,r,strategy,conditions\n")
    assert "already exists" in usage_error(capsys, *BOTH, "--sheet", str(path))
    assert path.read_text() == written
    assert "does not exist" in usage_error(capsys, *BOTH, "--sheet", str(tmp_path / "none" / "bout.csv"))


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["Jack Jonson", "Jeffries"], "Jack Johnson?"),
        (["Jeffries", "jeffries"], "cannot box against himself"),
        (["Jeffries"], "the following arguments are required: B"),
        ([*BOTH, "--rounds", "11"], "'10', '12', '15'"),
        ([*BOTH, "--rounds", "12", "--options", "rounds=12"], "rounds is given twice"),
        ([*BOTH, "--options", "weather=fine"], "ring_position=off|on"),
        ([*BOTH, "--options", "scoring=two"], "one, five, ten, rounds or new_york"),
        ([*BOTH, "--options", "state=Texas", "scoring=five"], "Texas scores by ten, not by five"),
        ([*BOTH, "--options", "A=Jeffries"], "name the boxers before the options"),
        ([*BOTH, "--options", "managers=one"], "bouts here have no human manager"),
        ([*BOTH, "--seed", "-1"], "--seed"),
        ([*BOTH, "--seed", str(1 << 48)], "not a number from 0 to"),
        ([*BOTH, "--seed", str((1 << 48) - 1), "--n", "2"], "exceed"),
        ([*BOTH, "--n", "0"], "not a number from 1"),
        ([*BOTH, "--n", "2", "--jobs", "257"], "not a number from 1 to 256"),
        ([*BOTH, "--options", "=5"], "ring_position=off|on"),
        ([*BOTH, "--n", "2", "--sheet", "new.csv"], "--sheet works with one bout only"),
        ([*BOTH, "--n", "2", "--short"], "--short works with one bout only"),
        ([*BOTH, "--deck", ""], "--deck has no file name"),
        ([*BOTH, "--sheet", ""], "--sheet has no file name"),
        ([*BOTH, "--sheet", "-"], "--sheet has no file name"),
        ([*BOTH, "--deck", "nowhere.csv"], "--deck nowhere.csv: cannot be read"),
    ],
)
def test_what_cannot_be_had_is_refused_in_words(capsys, arguments, right):
    message = usage_error(capsys, *arguments)
    assert right in message and "--setup" not in message


def test_only_what_is_taken_is_listed(capsys):
    message = usage_error(capsys, *BOTH, "--options", "foo=1")
    assert "strategy=off|on" in message and "managers" not in message


# Many bouts


def test_many_bouts_are_the_same_on_any_number_of_cores(capsys):
    tables = [output(capsys, "--n", "61", "--seed", "9", "--jobs", jobs) for jobs in ("1", "2", "3")]
    assert tables[0] == tables[1] == tables[2]
    assert "61 bouts, seeds 9 to 69." in tables[0]
    assert all(len(line) <= 80 for line in tables[0].splitlines())


def test_the_shares_of_a_table_add_up(capsys):
    out = output(capsys, "--n", "50")
    share = {
        line[:21].strip(): [float(value) for value in re.findall(r"(\d+\.\d) +\d+\.\d-", line)]
        for line in out.splitlines()
        if re.search(r"\d\.\d-\d", line)
    }
    assert set(share) >= {"wins", "knockout", "TKO, cuts", "disqualification", "split decision", "draw"}
    for i in range(3):
        inside, decided = share["inside the distance"][i], share["by decision"][i]
        assert share["wins"][i] == inside + decided
        assert inside == sum(share[row][i] for row in share if row.startswith(("knockout", "TKO", "disq")))
        assert decided == sum(share[row][i] for row in share if row.endswith(" decision") and row != "by decision")
    assert share["wins"][0] + share["wins"][1] == share["wins"][2] == 100 - share["draw"][0]


def test_new_york_may_decide_on_one_point(capsys):
    assert "on One-Point System" in output(capsys, "--n", "4", "--options", "state=New York")
    assert "on One-Point System" not in output(capsys, "--n", "4")


@pytest.mark.parametrize("system, words", [("rounds", "rounds"), ("new_york", "rounds"), ("ten", "points")])
def test_what_is_added_up_has_its_name(capsys, system, words):
    bout = Bout(round_of(), b=made("Jack Johnson", AGG=9), rounds=10, scoring=system)
    bout.state[layout.ROUND] = 10
    bout.state[layout.TOTALS] = 1
    bout.turn(40)
    assert way(bout.state) == f"on {words}, all scorers added up"


# Ends of the command


def test_a_reader_who_has_seen_enough():
    reading, writing = os.pipe()
    running = subprocess.Popen(COMMAND, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert os.read(reading, 10)
    os.close(reading)
    assert running.communicate()[1] == b""
    assert running.returncode == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="not run: there is no /dev/full here")
@pytest.mark.parametrize("more", [[], ["--n", "2"]])
def test_a_full_disk(more):
    with open("/dev/full", "w") as full:
        finished = subprocess.run([*COMMAND, *more], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert finished.returncode == 1
    assert finished.stderr == "What was played cannot be written: No space left on device\n"


@pytest.mark.parametrize("more", [[], ["--n", "2"]])
def test_a_closed_standard_output(more):
    finished = subprocess.run(
        [*COMMAND, *more], cwd=ROOT, stderr=subprocess.PIPE, text=True, preexec_fn=lambda: os.close(1)
    )
    assert finished.returncode == 1
    assert finished.stderr == "What was played cannot be written: standard output is closed\n"


def test_a_scoresheet_that_cannot_be_written_leaves_no_file(tmp_path):
    path = tmp_path / "bout.csv"
    finished = subprocess.run(
        [*COMMAND, "--short", "--sheet", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),  # no longer file than that
    )
    assert finished.returncode == 1
    assert finished.stderr == f"--sheet {path} cannot be written: File too large\n"
    assert not path.exists()


@pytest.mark.parametrize("more", [["--short"], ["--n", "2"]])
def test_a_terminal_without_lines_gets_ascii(more):
    ascii_only = os.environ | {"PYTHONIOENCODING": "ascii"}
    finished = subprocess.run([*COMMAND, *more], cwd=ROOT, capture_output=True, env=ascii_only)
    assert finished.returncode == 0
    assert finished.stdout.decode("ascii").count("---+---") > 1


@pytest.fixture
def long_run():
    """A command that has begun its work on many cores, and the terminal that its bar is on."""
    terminal, error = pty.openpty()
    command = [*COMMAND, "--n", "1000000"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=error,
        start_new_session=True,
        # Tests that run in the background are deaf to Ctrl-C, and so would be the processes they start.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:
        os.close(error)
        shown = b""
        while b"bouts" not in shown:
            shown += os.read(terminal, 1000)
        try:
            yield running, terminal
        finally:
            running.kill()
    os.close(terminal)


def test_ctrl_c_ends_them_all_without_a_word(long_run):
    running, terminal = long_run
    os.killpg(running.pid, signal.SIGINT)  # as from a terminal: to every process
    assert running.communicate(timeout=60)[0] == b""  # ends when the last of them has let go of it
    assert running.returncode == 130
    assert b"Traceback" not in rest_of(terminal)


def test_a_killed_command_leaves_no_process_behind(long_run):
    running, _ = long_run
    running.kill()
    assert running.communicate(timeout=60)[0] == b""


def rest_of(terminal):
    """What is still on a terminal that nobody holds any more."""
    shown = b""
    try:
        while read := os.read(terminal, 1000):
            shown += read
    except OSError:  # so it ends on Linux
        pass
    return shown
