"""Steps of the menus, and what has to hold on the desktop and on an emulated board alike."""

from host_tests.flow import to_tko
from host_tests.games.tko.steps import bars
from ringside.kit.words import SETTING_NAMES


def choose(device, text):
    """Move to the line that says `text` and pick it."""
    for _ in range(10):
        chosen = [line for line in device.lines()[1:7] if line.startswith("\x10")]
        if text in chosen[0]:
            device.press("OK")
            return
        device.press("DOWN")
    raise AssertionError(f"no line says {text!r}:\n{device.text()}")


def settings(device):
    if device.screen == "title":
        device.press("OK")
    device.press("UP", "OK")
    device.expect("settings")


def turn(device, line, times=1):
    for _ in range(SETTING_NAMES.index(line)):
        device.press("DOWN")
    for _ in range(times):
        device.press("OK")
    for _ in range(SETTING_NAMES.index(line)):
        device.press("UP")


def value(device, line):
    return device.lines()[1 + SETTING_NAMES.index(line)].split()[-1]


def upside_down_turns_the_picture(device):
    settings(device)
    upright = device.board.panel.picture()
    turn(device, "Upside down")
    device.wait(0.1)
    bits = int.from_bytes(device.board.panel.picture(), "big")
    turned = int(f"{bits:08192b}"[::-1], 2).to_bytes(1024, "big")
    changed = sum((a ^ b).bit_count() for a, b in zip(turned, upright, strict=True))
    assert changed < 60  # the word "yes" for "no" and nothing else
    assert turned != upright


def both_pads_at_once(device):
    to_tko(device)
    device.down("A1", "B4")
    device.wait(0.5)
    device.expect("tko.reveal")
    device.press("OK")
    assert bars(device) == [3, 2, 0, 0, 1, 1, 1, 1]
