"""Work spread over cores: all of it, once, and nothing after the caller is gone."""

import contextlib
import os
import runpy
import signal
import subprocess
import sys
import threading
from concurrent.futures import Future

import pytest

from host_tests.paths import ROOT
from tools import command
from tools.errors import UsageError, UserError
from tools.parallel import run_parallel


@pytest.fixture(autouse=True)
def ctrl_c():
    """Ctrl-C as at a terminal: what a script starts in the background begins with it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def square(n):
    return n * n


def touch(folder, n):
    (folder / str(n)).touch()


def die(n):
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("jobs", [None, 1, 3])
def test_each_piece_once(jobs):
    with run_parallel(square, [(n,) for n in range(50)], jobs) as done:
        assert sorted(done) == [((n,), n * n) for n in range(50)]
    with run_parallel(square, [], jobs) as done:
        assert list(done) == []


def test_what_is_not_begun_is_dropped(tmp_path):
    with pytest.raises(KeyboardInterrupt), run_parallel(touch, [(tmp_path, n) for n in range(5000)], 2) as done:
        next(done)
        raise KeyboardInterrupt
    assert 1 <= len(list(tmp_path.iterdir())) < 5000


def test_a_killed_worker_is_reported():
    with pytest.raises(UserError, match="worker process was killed"), run_parallel(die, [(1,)], 1) as done:
        list(done)


def test_ctrl_c_works_again_afterwards():
    before = signal.getsignal(signal.SIGINT)
    with run_parallel(square, [(1,)], 1) as done:
        assert signal.getsignal(signal.SIGINT) is before
        list(done)


class Interrupting(list):
    """Pieces with a Ctrl-C while they are handed out."""

    def __iter__(self):
        signal.raise_signal(signal.SIGINT)
        return super().__iter__()


def test_ctrl_c_while_the_processes_begin_is_not_lost():
    with pytest.raises(KeyboardInterrupt), run_parallel(square, Interrupting([(1,)]), 1) as done:
        list(done)


def test_ctrl_c_while_the_futures_are_watched_is_delayed(monkeypatch):
    """It could leave a future's lock held, and the pool would wait for it for ever."""
    watched = []
    add = Future.add_done_callback

    def interrupted(future, call):
        signal.raise_signal(signal.SIGINT)
        add(future, call)
        watched.append(future)

    monkeypatch.setattr(Future, "add_done_callback", interrupted)
    with pytest.raises(KeyboardInterrupt), run_parallel(square, [(1,), (2,)], 1) as done:
        list(done)
    assert len(watched) == 2


def test_a_signal_that_is_ignored_by_an_ending_command_stays_ignored():
    """SIGTERM ends a command while its processes begin; a Ctrl-C behind it must not cut that short."""

    class Ending(list):
        def __iter__(self):
            signal.raise_signal(signal.SIGTERM)
            return super().__iter__()

    def work():
        try:
            with run_parallel(square, Ending([(1,)]), 1) as done:
                list(done)
        finally:
            signal.raise_signal(signal.SIGINT)

    with signals_restored(), pytest.raises(SystemExit) as left:
        command.run(work)
    assert left.value.code == command.ENDED


def test_where_ctrl_c_is_ignored_it_stays_ignored():
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with run_parallel(square, Interrupting([(2,)]), 1) as done:
        assert list(done) == [((2,), 4)]
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def say_and_wait(n):
    os.write(1, b"at work\n")  # at once: print writes the end of the line by itself
    threading.Event().wait()


def wait_or_die(n):
    die(n) if n else threading.Event().wait()


def exhaust(work, jobs):
    with run_parallel(work, [(n,) for n in range(50)], jobs) as done:
        list(done)


@contextlib.contextmanager
def started(work, jobs):
    """A command that works with these processes, in its own process group; all are killed in the end."""
    code = (
        # Tests that run in the background ignore Ctrl-C, and so would the processes that they start.
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        f"import host_tests.tools.test_parallel as t; sys.exit(t.command.run(lambda: t.exhaust({work}, {jobs})))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        limit = threading.Timer(60, os.killpg, (process.pid, signal.SIGKILL))
        limit.start()
        try:
            yield process
        finally:
            limit.cancel()
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("send", [os.kill, os.killpg])
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_command_ends_at_once_however_often_it_is_signalled(send, number, status, jobs):
    with started("t.say_and_wait", jobs) as process:
        for _ in range(jobs):
            assert process.stdout.readline() == "at work\n"
        for _ in range(3):
            send(process.pid, number)
        # Their ends of the pipes are closed: no process of it is left.
        assert process.communicate(timeout=10) == ("", "")
        assert process.returncode == status


def test_the_others_end_with_a_process_that_is_killed():
    with started("t.wait_or_die", 2) as process:
        _, errors = process.communicate(timeout=10)
        assert process.returncode == 1 and "worker process was killed" in errors and "Traceback" not in errors


# How commands end


def raiser(error):
    def work():
        raise error

    return work


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (UsageError("not so"), 2, "not so\n"),
        (UserError("put it right"), 1, "put it right\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_what_a_command_ends_with(capsys, error, status, words):
    assert command.run(raiser(error)) == status
    assert capsys.readouterr().err == words


@contextlib.contextmanager
def signals_restored():
    """A command that was ended leaves signals ignored: this undoes it."""
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        for one, handler in before.items():
            signal.signal(one, handler)


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_while_python_ends_does_not_change_the_status(number, status):
    code = (
        "import os, signal, sys\n"
        "from tools import command\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "class Late:\n"
        "    def __del__(self, kill=os.kill, me=os.getpid()):\n"
        f"        kill(me, {number:d})\n"
        "late = Late()  # Python deletes it after its own signal handlers\n"
        f"sys.exit(command.run(lambda: os.kill(os.getpid(), {number:d})))"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (status, "", "")


def test_a_command_ignores_signals_once_it_is_ending():
    def work():
        os.kill(os.getpid(), signal.SIGTERM)

    with signals_restored():
        with pytest.raises(SystemExit) as left:
            command.run(work)
        assert left.value.code == 143
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.raise_signal(one)


def test_a_command_leaves_signals_as_they_were():
    before = [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)]
    assert command.run(lambda: None) == 0
    assert [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)] == before


@pytest.mark.parametrize("module", ["bout", "tournament", "playout", "calibrate"])
def test_ctrl_c_while_a_command_is_imported(module, monkeypatch):
    """A command's module that is interrupted ends with the status, not with a traceback."""

    def interrupted(name):
        assert name == f"tools.{module}.cli"
        raise KeyboardInterrupt

    monkeypatch.setattr(command.importlib, "import_module", interrupted)
    with pytest.raises(SystemExit) as left:
        runpy.run_module(f"tools.{module}", run_name="__main__")
    assert left.value.code == 130


def test_the_status_of_what_was_done():
    assert command.run(lambda: None) == 0
    assert command.run(lambda: 1) == 1
