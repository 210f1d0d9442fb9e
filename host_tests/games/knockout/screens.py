"""The walk over Knock Out's screens: five players, the longest names, the largest sums, the end of a season."""

from collections.abc import Iterator

from host_tests.flow import Device
from host_tests.games.knockout.device import (
    ask_anew,
    begin,
    bet,
    box,
    challenge,
    on_to,
    pad_of,
    pass_all,
    step_to,
    table,
    take_pads,
    train,
)
from host_tests.games.knockout.words import SEATS


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


def _rich(device):
    """Sums of seven digits, debts, titles: what a long season may bring."""
    laid = table(device)
    for seat, schmelings in zip(SEATS, (1_234_500, 4_376_500, 1_000_000, 2_345_500, 0), strict=True):
        laid.give(seat, schmelings)
    laid.owe("B", 12)
    laid.owe("C", 3)
    laid.lay_bonus(1_111_500)
    laid.lay("B.large", "champion", "world champion").lay("D.small", "champion", "world champion")
    laid.lay("A.small", "champion", steak=True).lay("E.small", trophy=True).lay("E.large", out=True)


def _bout():
    """White's small World Champion challenges green's."""
    device = begin(players=5, starts="variable", seasons=2)
    yield "knockout.challenge", device
    _rich(device)
    ask_anew(device, "D")
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
    device.press("DOWN", "DOWN")
    yield "knockout.bets, follow", device
    device.press("OK")
    yield "knockout.bet, follow", device
    device.press("BACK")
    while device.screen == "knockout.bets":
        bet(device, "pass")
    yield "knockout.placed", device
    device.press("OK")
    take_pads(device)
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
        elif device.screen == "knockout.training":  # two computers, just before what they train is in
            device.wait(0.5)
        else:
            device.press("OK")
    yield "knockout.report", device
    device.stop()


def _end():
    """The last bout of the first season, then of the second: what is left, who won."""
    device = begin(players=5, seasons=2)
    laid = table(device)
    for seat, schmelings in zip(SEATS, (1_234_500, 1_876_500, 0, 1_345_500, 1_345_500), strict=True):
        laid.give(seat, schmelings)
    laid.owe("C", 25)
    laid.give("C", 0)
    _last_bout(device, 4, 5)
    while device.screen == "knockout.season":
        yield "knockout.season, the first one's end", device
        device.press("OK")
    _last_bout(device, 5)
    while device.screen == "knockout.season":
        yield "knockout.season, the end of the game", device
        device.press("OK")
    yield "knockout.final", device
    device.press("OK")
    yield "knockout.ranking", device
    device.press("OK")
    yield "knockout.afterwards", device
    device.stop()


def _last_bout(device, *left):
    """Black's large boxer knocks green's out, and the others have these cards left, fewer than three."""
    laid = table(device)
    laid.deal("A", 5, 5, 5).deal("B", 1, 2, 2)
    for seat in "CDE":
        laid.deal(seat, *left)
    laid.lay_all().lay("C.large", "champion").lay("C.small", out=True)
    ask_anew(device, "A")
    challenge(device, "ZORRES", "BLACKNDECKER")
    pass_all(device)
    for _ in range(2):
        box(device, A=5, B=2)
        device.press("OK")
    on_to(device, "knockout.season")
