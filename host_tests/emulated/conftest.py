"""The tests against the real CircuitPython: `make test-emulated UF2="a.uf2 b.uf2"` names the images."""

import os

import pytest

from host_tests.emulated.twin import Twin
from tools.bench.knockout import KnockOutBench
from tools.bench.tekken import TekkenBench
from tools.bench.title_bout import TitleBoutBench
from tools.bench.tko import Bench
from tools.emulator import image
from tools.emulator.start import start

UF2S = image.named(os.environ.get("RINGSIDE_UF2", ""))
collect_ignore_glob = [] if UF2S else ["test_*.py"]


def pytest_configure(config):
    for path in UF2S:
        try:
            image.read_uf2(path)
        except image.NotAnImage as error:
            raise pytest.UsageError(str(error)) from error


def pytest_terminal_summary(terminalreporter):
    if not UF2S:
        terminalreporter.write_line(
            'not run: the tests against the real CircuitPython (make test-emulated UF2="path/to/a.uf2")'
        )


@pytest.fixture(scope="session", params=UF2S, ids=lambda path: image.version(image.read_uf2(path)))
def uf2(request):
    """Each CircuitPython that was named."""
    return request.param


class Figures(dict):
    """{name: value} of what is measured; with ARGS=-s each is shown, as `make bench` does."""

    def __init__(self, uf2):
        super().__init__()
        self._version = image.version(image.read_uf2(uf2))

    def say(self, name, value, unit):
        """Takes a figure."""
        self[name] = value
        print(f"\n{self._version}.{name} {value} {unit}", flush=True)


@pytest.fixture(scope="session")
def tko_figures(uf2):
    """{name: value}: what tools.bench measures in TKO."""
    found = Figures(uf2)
    bench = Bench(uf2, found.say)
    try:
        bench.run()
    finally:
        bench.close()
    return found


@pytest.fixture(scope="session")
def title_bout_figures(uf2):
    """{name: value}: what tools.bench measures in Title Bout."""
    found = Figures(uf2)
    TitleBoutBench(uf2, found.say).run()
    return found


@pytest.fixture(scope="session")
def knockout_figures(uf2):
    """{name: value}: what tools.bench measures in Knock Out."""
    found = Figures(uf2)
    KnockOutBench(uf2, found.say).run()
    return found


@pytest.fixture(scope="session")
def tekken_figures(uf2):
    """{name: value}: what tools.bench measures in TEKKEN."""
    found = Figures(uf2)
    TekkenBench(uf2, found.say).run()
    return found


@pytest.fixture
def power_on(uf2):
    """Starts boards as tools.emulator.start does, and ends them after the test."""
    started = []

    def power_on(**given):
        started.append(start(uf2, **given))
        return started[-1]

    yield power_on
    for board in started:
        board.close()


@pytest.fixture
def device(uf2):
    """A board, and a desktop device that goes the same way."""
    twin = Twin(uf2)
    yield twin
    twin.stop()
