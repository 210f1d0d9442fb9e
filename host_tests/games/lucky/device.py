"""Lucky on the real device: put on the table of games, and played from the menu on."""

import contextlib
import sys

from host_tests.flow import Device
from host_tests.paths import HOST_TESTS
from ringside import games

NUMBER = 0x7E
PHONE_C, PHONE_D, PHONE_E = 0b100, 0b1000, 0b10000


@contextlib.contextmanager
def on_the_table():
    """Lucky is one of the games, as if its folder were among the others."""
    table, path = games.TABLE, list(games.__path__)
    setattr(games, "TABLE", (*table, (NUMBER, "lucky", "Lucky")))  # noqa: B010  (its type is of two games)
    games.__path__.append(str(HOST_TESTS / "games"))
    try:
        yield
    finally:
        setattr(games, "TABLE", table)  # noqa: B010
        games.__path__[:] = path
        for name in [name for name in sys.modules if name.startswith("ringside.games.lucky")]:
            del sys.modules[name]
        if hasattr(games, "lucky"):
            del games.lucky


def to_lucky(device, seats=3, computer=False, phones=0):
    """From the title through setup to the first turn, as players would. phones: of pads, a bit mask."""
    device.heard.phones_held = phones
    if device.screen == "title":
        device.press("OK")
    device.expect("menu")
    device.press(*["DOWN"] * (len(games.TABLE) - 1), "OK")
    device.expect("setup.seats")
    device.press(*["DOWN"] * (seats - 3), "OK")
    device.expect("setup.computer")
    device.press(*["DOWN"] * computer, "OK")
    device.expect("lucky.turn")


def to_guess(device, *turns):
    """Every person at a turn presses this key: on to the secret ask."""
    for key in turns:
        device.expect("lucky.turn")
        device.press(key)


def again(device, state, phones=0):
    """Cut the power, restart on the same memory, and continue the match from the menu."""
    device.stop()
    device = Device(state)
    device.heard.phones_held = phones
    device.expect("menu")
    assert "Continue: Lucky" in device.lines()[1]
    device.press("OK")
    return device


def note(device, pad):
    return device.heard.pads["ABCDE".index(pad)][2]


def head(device, pad):
    return device.heard.pads["ABCDE".index(pad)][0]


def labels(device, pad):
    return device.heard.pads["ABCDE".index(pad)][1]


def curtain(device, name, pad="A"):
    """The curtain names a person and a pad, and nothing else."""
    device.expect("curtain")
    lines = device.lines()
    assert lines[0].strip() == f"Pass pad {pad} to"
    assert device.big(2) == name
    assert lines[7].strip().startswith(f"pad {pad}: any button")
    assert not any(lines[row] for row in (1, 4, 5, 6))


def in_so_far(device):
    device.expect("lucky.guess")
    return [line.split(" ")[0] for line in device.lines()[1:6] if line.endswith(" is in")]
