"""Work spread over cores: all of it, once, and nothing after whoever wanted it is gone."""

import os
import signal

import pytest

from tools import command
from tools.boards import Trouble
from tools.playout.words import Refused
from tools.spread import spread


def square(n):
    return n * n


def touch(folder, n):
    (folder / str(n)).touch()


def die(n):
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("jobs", [None, 1, 3])
def test_each_piece_once(jobs):
    with spread(square, [(n,) for n in range(50)], jobs) as done:
        assert sorted(done) == [((n,), n * n) for n in range(50)]
    with spread(square, [], jobs) as done:
        assert list(done) == []


def test_what_is_not_begun_is_dropped(tmp_path):
    with pytest.raises(KeyboardInterrupt), spread(touch, [(tmp_path, n) for n in range(5000)], 2) as done:
        next(done)
        raise KeyboardInterrupt
    assert 1 <= len(list(tmp_path.iterdir())) < 5000


def test_a_process_that_is_ended_from_outside_is_told():
    with pytest.raises(Trouble, match="ended from outside"), spread(die, [(1,)], 1) as done:
        list(done)


def test_ctrl_c_is_heeded_again_afterwards():
    before = signal.getsignal(signal.SIGINT)
    with spread(square, [(1,)], 1) as done:
        assert signal.getsignal(signal.SIGINT) is before
        list(done)


# How commands end


def raiser(error):
    def work():
        raise error

    return work


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (Refused("not so"), 2, "not so\n"),
        (Trouble("put it right"), 1, "put it right\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_what_a_command_ends_with(capsys, error, status, words):
    assert command.run(raiser(error)) == status
    assert capsys.readouterr().err == words


def test_a_command_that_is_told_to_end_closes_what_is_open():
    def work():
        os.kill(os.getpid(), signal.SIGTERM)

    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as left:
        command.run(work)
    assert left.value.code == 143
    assert signal.getsignal(signal.SIGTERM) is before


def test_the_status_of_what_was_done():
    assert command.run(lambda: None) == 0
    assert command.run(lambda: 1) == 1
