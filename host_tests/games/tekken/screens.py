"""The walk over TEKKEN's screens: the longest names, all marks, every kind of ask."""

from collections.abc import Iterator

from host_tests.flow import Device
from host_tests.games.tekken.device import ask_anew, begin, on_to, play, step_to, table
from host_tests.games.tekken.table import PUNCHER, STUNNER, SWEEPER
from ringside.games.tekken.rules import layout
from ringside.games.tekken.rules.layout import ACTIVE


def walk() -> Iterator[tuple[str, Device]]:
    """Yields (what is shown, the device that shows it)."""
    yield from _setup()
    yield from _attack()
    yield from _prepare()
    yield from _companion()
    yield from _end()


def _setup():
    device = Device()
    device.press("OK", "DOWN", "DOWN", "DOWN", "OK")
    yield "setup.A, TEKKEN", device
    device.press("OK", "OK")
    yield "setup.stage", device
    device.press("OK", "OK")
    yield "setup.cards", device
    device.press("DOWN", "OK", "DOWN", "DOWN")
    yield "setup.player_A, companion", device
    device.stop()


def _attack():
    device = begin(a=PUNCHER, b=STUNNER, a_deck=("high_yellow", "low_blue", "mid_green", "high_red"))
    yield "tekken.attack", device
    table(device).close()
    ask_anew(device)
    device.press("UP", "A1")
    device.down("A1")
    device.wait(0.1)
    yield "peek, TEKKEN", device
    device.up("A1")
    device.wait(0.1)
    device.press("OK")
    play(device, "high_yellow", "low")
    yield "tekken.reveal", device
    on_to(device, "tekken.attack")
    table(device).lay("B", hp=3, rage=ACTIVE, down=1, power=1).lay("A", rage=ACTIVE)
    ask_anew(device)
    device.press("B1")
    yield "tekken.attack, B is in", device
    play(device, "mid_green", None)
    on_to(device, "tekken.resolve")
    yield "tekken.resolve", device
    step_to(device, "Move x2")
    yield "tekken.move", device
    device.press("BACK")
    for _ in range(4):
        device.press("DOWN")
        yield f"tekken.resolve, {device.lines()[6]}", device
    device.stop()


def _prepare():
    device = begin(a=SWEEPER, b=STUNNER, stage="Rooftop", a_deck=("high_yellow", "high_red", "high_blue"))
    play(device, "prepare", "low")
    yield "tekken.prepare", device
    step_to(device, "Heat")
    yield "tekken.events, Heat", device
    device.press("OK")
    play(device, "prepare", "low")
    step_to(device, "Stance")
    yield "tekken.events, Stance Change", device
    on_to(device, "tekken.attack")
    play(device, "prepare", "low")
    step_to(device, "Dash")
    if device.screen == "tekken.dash":
        yield "tekken.dash", device
        device.press("OK")
    on_to(device, "tekken.attack")
    table(device).lay("B", stuns=1, token=1)
    device.press("BACK")
    while "Fighters" not in next(line for line in device.lines() if "\x10" in line):
        device.press("DOWN")
    yield "pause, with the fighters", device
    device.press("OK")
    for page in range(8):
        if page not in (3, 5):
            yield f"tekken.fighters, page {page + 1}", device
        device.press("DOWN")
    device.stop()


def _companion():
    device = begin(cards="companion", a=PUNCHER, b=STUNNER, stage="Arcade")
    table(device).stand((3, 3), (3, 4))
    ask_anew(device)
    yield "tekken.attack, companion", device
    play(device, "card", "low")
    yield "tekken.shown, the area", device
    device.press("A1")
    yield "tekken.shown, the colour", device
    device.press("A1")
    on_to(device, "tekken.attack")
    play(device, "card", "low")
    device.press("A1", "A2")
    yield "tekken.shown, Connected", device
    device.press("A2")
    yield "tekken.reveal, a Combo", device
    device.press("OK")
    yield "tekken.extension", device
    device.press("DOWN", "OK")
    yield "tekken.extension, the second", device
    device.press("OK")
    on_to(device, "tekken.attack")
    play(device, "prepare", "low")
    yield "tekken.prepare, companion", device
    step_to(device, "Event")
    yield "tekken.events, an Event", device
    on_to(device, "tekken.attack")
    table(device).lay("B", hp=1)
    play(device, "card", "low")
    device.press("A1", "A2", "A1")
    on_to(device, "tekken.round")
    yield "tekken.round", device
    device.press("OK")
    device.stop()


def _end():
    device = begin(cards="companion", rounds=1, a=PUNCHER, b=PUNCHER)
    laid = table(device)
    laid.close().lay("B", hp=1)
    laid.state[layout.GUESSES : layout.GUESSES + 4] = bytes((5, 44, 3, 19))
    ask_anew(device)
    play(device, "card", "low")
    device.press("A1", "A2")
    on_to(device, "tekken.match")
    yield "tekken.match", device
    for screen in ("tekken.rates", "tekken.rounds", "tekken.afterwards"):
        device.press("OK")
        yield screen, device
    device.stop()
