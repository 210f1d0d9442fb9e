"""The walk over Knock Out's screens: five players, the longest names, the largest sums, the end of a season."""

from collections.abc import Iterator

from host_tests.flow import Device
from host_tests.games.knockout.device import (
    begin,
    bet,
    box,
    challenge,
    lay,
    lay_number,
    on_to,
    pad_of,
    pass_all,
    step_to,
    train,
)
from host_tests.games.knockout.words import SEATS, boxer_number
from ringside.engine.codec import pack_event
from ringside.games.knockout.rules import events, layout

_WORLD_CHAMPION = layout.CHAMPION | layout.WORLD_CHAMPION << layout.TITLE_SHIFT


def walk() -> Iterator[tuple[str, Device]]:
    """Yields (what is shown, the device that shows it)."""
    yield from _setup()
    yield from _bout()
    yield from _report()
    yield from _end()


def _setup():
    device = Device()
    device.press("OK", "DOWN", "OK")
    yield "knockout.setup", device
    device.press("DOWN", "OK", "OK", *["DOWN"] * 7, "OK", "OK", "OK", "OK")
    yield "knockout.setup, five players", device
    device.stop()


def rich(device):
    """Sums of seven digits, debts, titles: what a long season may bring."""
    for number, schmelings in enumerate((1_234_500, 9_876_500, 1_000_000, 12_345_500, 0)):
        lay_number(device, layout.MONEY + 2 * number, schmelings)
    for number, ious in enumerate((0, 12, 3, 0, 25)):
        lay(device, layout.IOUS + number, ious)
    lay_number(device, layout.BONUS, 1_111_500)
    for boxer in ("B.large", "D.small"):
        lay(device, layout.BOXERS + boxer_number(boxer), _WORLD_CHAMPION)
    lay(device, layout.BOXERS + boxer_number("A.small"), layout.CHAMPION | layout.STEAK)
    lay(device, layout.BOXERS + boxer_number("E.small"), layout.PROFESSIONAL | layout.TROPHY)
    lay(device, layout.BOXERS + boxer_number("E.large"), layout.OUT)


def _bout():
    """White's small World Champion challenges green's."""
    device = begin(players=5, starts="variable", seasons=2)
    yield "knockout.challenge", device
    rich(device)
    lay(device, layout.CHALLENGER, SEATS.index("D"))
    device.app.referee.retract()
    device.press("BACK")
    yield "pause, with the standing", device
    step_to(device, "Standing")
    for page in range(8):
        if page in (0, 1, 2, 3):
            yield f"knockout.standing, page {page + 1}", device
        device.press("DOWN")
    device.press("OK", "BACK")
    yield "knockout.challenge, of a World Champion", device
    step_to(device, "UPPERCOTE")
    yield "knockout.opponent", device
    device.press("OK")
    yield "knockout.challenged", device
    device.press("OK")
    yield "knockout.pads", device
    device.press("OK")
    yield "knockout.training", device
    device.press(*[pad_of(device, "D") + key for key in "114"])
    yield "knockout.training, white is at the fourth value", device
    device.press(pad_of(device, "D") + "4")
    yield "knockout.training, white once more", device
    device.press("DOWN", "B1")
    device.down("B1")
    device.wait(0.1)
    yield "peek, all fight cards", device
    device.up("B1")
    device.wait(0.1)
    device.press("OK")
    train(device, D="1 2 2 3", B="5 5 4 3")
    yield "knockout.bets", device
    device.press("OK")
    yield "knockout.bet", device
    device.press("DOWN", "DOWN")
    yield "knockout.bet, K.O.", device
    device.press("OK")
    bet(device, "blue 10000", "K.O.")
    yield "knockout.bets, violet", device
    device.press("DOWN", "OK")
    bet(device, "pass") if device.screen == "knockout.bets" else device.press("OK")
    bet(device, "red 10000", "Double")
    bet(device, "blue 8000", "Double")
    bet(device, "blue 10000", "Follow")
    bet(device, "blue 6000", "K.O.")
    while device.lines()[0][:5] != "GREEN":
        bet(device, "pass")
    device.press("UP", "UP")
    yield "knockout.bets, pass", device
    device.press("DOWN", "DOWN", "DOWN", "DOWN")
    yield "knockout.bets, follow", device
    device.press("OK")
    yield "knockout.bet, follow", device
    device.press("BACK")
    pass_all_but_show = device.screen
    assert pass_all_but_show == "knockout.bets"
    while device.screen == "knockout.bets":
        bet(device, "pass")
    yield "knockout.placed", device
    device.press("OK", "OK") if device.screen == "knockout.pads" else device.press("OK")
    if device.screen == "knockout.pads":
        device.press("OK")
    yield "knockout.round", device
    device.press("UP", "A1")
    device.down("A1")
    device.wait(0.1)
    yield "peek, cards in training", device
    device.up("A1")
    device.wait(0.1)
    device.press("OK")
    box(device, D=2, B=4)
    yield "knockout.reveal, a move", device
    device.press("OK")
    box(device, D=2, B=3)
    device.press("OK")
    yield "knockout.round, the third", device
    box(device, D=1, B=5)
    yield "knockout.reveal, a left hook", device
    device.press("OK")
    yield "knockout.victory", device
    device.press("OK")
    while device.screen in ("knockout.prizes", "knockout.settling", "knockout.changes"):
        yield device.screen, device
        device.press("OK")
    device.stop()


def _report():
    """What the device bets, with violet alone a person."""
    device = begin(players=5, A="easy", B="easy", C="easy", D="easy")
    on_to(device, "knockout.challenge", "knockout.bets", "knockout.training", "knockout.report")
    for _ in range(40):
        if device.screen == "knockout.report":
            break
        if device.screen == "knockout.bets":
            bet(device, "pass")
        elif device.screen == "knockout.training":
            train(device, E="1 2 3 4")
        else:
            device.press("OK")
    yield "knockout.report", device
    device.stop()


def _end():
    """The last bout of a season: who passes the board on, what is left, who won."""
    device = begin(players=5)
    for number, schmelings in enumerate((1_234_500, 1_876_500, 1_000_000, 1_345_500, 1_345_500)):
        lay_number(device, layout.MONEY + 2 * number, schmelings)
    for number in range(2, 5):
        lay(device, layout.CARDS + number, 2)
    for number in range(2, 5):
        lay(device, layout.HANDS + 5 * number, 0, 0, 0, 1, 1)
    device.stop()
    yield from ()


def season_log():
    """The events of an end that has everything."""
    return [
        pack_event(events.SEASON_OVER, 0, 2),
    ]
