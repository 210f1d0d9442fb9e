"""The board's self-test, run on the desktop board, and the way to it over the console."""

import ast
import types

import pytest

from boards.desktop.keys import BOARD_KEYS
from boards.desktop.parts import KEYS as NUMBERED
from boards.desktop.parts import Board, Listener
from host_tests.paths import ROOT
from tools import console
from tools.bundle.compiler import Compiler
from tools.errors import UserError
from tools.selftest import __main__ as command
from tools.selftest import device
from tools.selftest.device import KEYS
from tools.wiring import macropad_picture


class Heard(Listener):
    """What the board let out."""

    def __init__(self):
        self.board = None
        self.tones = []
        self.lit = set()

    def tone(self, hz, loud):
        self.tones.append((hz, loud))

    def lights(self):
        if self.board is not None:
            sent = self.board.pixels.sent
            self.lit |= {(i // 3, "grb"[i % 3]) for i, byte in enumerate(sent) if byte}


@pytest.fixture
def heard():
    return Heard()


@pytest.fixture
def board(heard):
    heard.board = Board(heard)
    return heard.board


@pytest.fixture
def press(board, monkeypatch):
    """Has keys pressed and let go, one after the other, once the self-test asks for them."""
    waiting: list[tuple[str, bool] | None] = []

    async def wait():
        if asks and waiting:
            event = waiting.pop(0)
            if event is not None:
                board.keys.put(NUMBERED.index(event[0]), event[1])

    def keys(board):
        asks.append(True)
        return plain(board)

    asks: list[bool] = []
    plain = device.keys
    monkeypatch.setattr(board, "wait", wait)
    monkeypatch.setattr(device, "keys", keys)

    def press(*names):
        waiting[:] = [None] * 20
        for name in names:
            waiting.extend([(name, True), (name, False), None])

    return press


def test_a_whole_board_is_ok(board, heard, press, capsys):
    press(*KEYS)
    assert device.run(board) == []
    output = capsys.readouterr().out
    assert output.splitlines()[-1] == "RESULT ok"
    assert heard.lit == {(pixel, colour) for pixel in range(48) for colour in "grb"}
    assert [hz for hz, _ in heard.tones] == [440, 880, 1760, 0] * 2
    assert {loud for hz, loud in heard.tones if hz} == {1, 2}
    assert all(
        board.panel.lit(x, y)
        for x in range(128)
        for y in (
            0,
            63,
        )
    )
    assert all(board.panel.lit(x, y) for y in range(64) for x in (0, 127))
    assert "lights: pad B, 1 light from 47" in output
    assert not any(board.pixels.sent), "dark at the end"


def test_keys_that_were_not_seen_are_named(board, press, capsys):
    press(*[key for key in KEYS if key not in ("A3", "UP")])
    faults = device.run(board)
    assert faults == ["never pressed: A3, UP"]
    assert capsys.readouterr().out.splitlines()[-1] == "RESULT never pressed: A3, UP"


def test_a_stuck_key_is_named(board, press, capsys):
    board.keys.put(NUMBERED.index("B2"), True)
    press(*[key for key in KEYS if key != "B2"])
    faults = device.run(board)
    assert faults == ["B2 never released"]
    assert "B2 down from the start: is it stuck?" in capsys.readouterr().out


def test_what_is_missing_is_reported(board, press, capsys):
    board.display = board.pixels = board.bell = board.nvm = None
    board.notes = ["No panel answers."]
    press(*KEYS)
    assert device.run(board) == ["No panel answers.", "no memory", "no panel"]
    output = capsys.readouterr().out
    for part in ("panel", "lights", "bell", "memory"):
        assert f"{part}: none" in output


def test_its_zones_are_those_of_the_contract():
    assert [name.replace(" is in", "") for name in macropad_picture.ZONES] == list(device.ZONES)


SOURCES = ["tools/selftest/device.py", "firmware/boot.py", "firmware/code.py", "firmware/safe.py"]


@pytest.mark.parametrize("path", SOURCES)
def test_what_a_board_compiles_itself_is_understood_and_awaits_wait_alone(path):
    """A board's own compiler takes coroutines of a .mpy for plain generators, and refuses to await them.

    wait() of boards/circuitpython returns an object of asyncio's that can be awaited everywhere.
    """
    source = (ROOT / path).read_bytes()
    Compiler().compile(source, path)
    awaited = [ast.unparse(node.value) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Await)]
    assert set(awaited) <= {"board.wait()"}


# The way to the board


def port(device_name, vid):
    return types.SimpleNamespace(device=device_name, vid=vid, description="Pico")


def test_the_boards_port_is_found_among_others():
    assert console.find_port(None, [port("modem", 0x1111), port("pico", 0x239A), port("none", None)]) == "pico"
    assert console.find_port("mine", []) == "mine"


def test_a_path_that_is_no_serial_port_is_reported(tmp_path):
    (tmp_path / "file").touch()
    for name in ("/dev/null", str(tmp_path / "file"), str(tmp_path / "none")):
        with pytest.raises(UserError, match=f"There is no serial port {name}"):
            console.find_port(name)


def test_no_board_and_several_boards_are_reported():
    with pytest.raises(UserError, match="No board was found on USB"):
        console.find_port(None, [port("modem", 0x1111)])
    with pytest.raises(UserError, match="Several boards were found:\n  one  Pico\n  two  Pico\nChoose .* SERIAL="):
        console.find_port(None, [port("one", 0x239A), port("two", 0x2E8A)])


class Line:
    """A serial line to a board whose console answers from the so-manieth time on."""

    def __init__(self, answers_at):
        self.left = answers_at
        self.written = []

    def write(self, data):
        self.written.append(data)
        self.left -= 1

    def read_until(self, mark):
        return b"" if self.left > 0 else b"Traceback ...\r\n" + mark


def test_a_running_ringside_is_interrupted_first():
    line = Line(2)
    command.interrupt(line)
    assert line.written == [b"\r\x03\x03\r"] * 2
    with pytest.raises(UserError, match="does not answer"):
        command.interrupt(Line(99))


def test_the_result_is_the_boards_last_word(capsys):
    assert command.result(["keys: A1 down\n", "RESULT never pressed: A2\n"]) == "never pressed: A2"
    assert command.result(["Traceback\n"]) == ""
    assert "keys: A1 down" in capsys.readouterr().out


def test_without_a_board_both_commands_say_so(monkeypatch, capsys):
    monkeypatch.setattr(console.list_ports, "comports", lambda: [])
    for main in (console.main, command.main):
        assert main([]) == 2
        assert "No board was found on USB" in capsys.readouterr().err


def test_the_board_is_asked_for_its_keys_by_their_names():
    """The board cannot import the desktop's table: it has its own."""
    assert device.NAMES == NUMBERED
    assert KEYS == BOARD_KEYS
