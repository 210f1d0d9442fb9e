"""The walk over Title Bout's screens, with long names: every kind of line, every card, the end."""

from collections.abc import Iterator

from host_tests.flow import Device
from host_tests.games.titlebout.device import begin, on_to, stack
from host_tests.games.titlebout.table import (
    CARDS,
    card,
    cf,
    lands,
    made,
    misses,
    number_for,
    rn,
    rn_for,
    round_of,
)
from ringside.games.titlebout.tables import charts

_A = made("Magnus Harrowgate", STYLE=2, CU=2)  # a boxer/slugger
_B = "Ezra Penhallow"


def walk() -> Iterator[tuple[str, Device]]:
    """Yields (what is shown, the device that shows it)."""
    yield from _walk_setup()
    try:
        yield from _walk_bout()
    finally:
        stack()


def _walk_setup():
    device = Device()
    device.press("OK", "DOWN", "DOWN", "OK")
    yield "titlebout.class", device
    device.press("OK")
    yield "titlebout.initial", device
    device.press("OK")
    yield "titlebout.boxer", device
    device.press("OK")
    yield "titlebout.card", device
    device.press("OK", "OK", "OK", "UP")
    yield "titlebout.boxer, in the other corner", device
    device.press("DOWN", "OK", "OK")
    yield "titlebout.options", device
    device.press(*["UP"] * 5, "OK")
    yield "titlebout.options, out of his division", device
    device.stop()


def _walk_bout():
    b = CARDS[_B]
    down = [*lands("L-(KD)-44"), card(kd=1), card(kdr=number_for(b[27], "K"))]
    four = [*lands("R-(KD)-22"), card(kd=2), card(kdr=number_for(b[27], "4"))]
    up = [card(kor=number_for(b[29], "4")), rn(rn_for(charts.COUNT, lambda cell: cell & 15 == 6))]
    bleed = [*lands("R-(Cut-1)-19"), rn(rn_for(charts.PRIMARY_CUT[80 * (b[31] - 1) :], lambda cell: cell == 6))]
    low = rn_for(charts.FOUL, lambda cell: cell == 0x10)
    foul = [cf(1), rn(79), rn(low), cf(1), rn(79), rn(low), cf(1), rn(80), rn(1)]
    middle = [card(cf=1, check=1), card(rn=75, ring="left_corner")]
    # The other one gets the cards that follow.
    turned = [cf(20), rn(60), cf(20), rn(60)]
    rest = [rn(70), rn(1)]  # a gash: is it stopped? And the recovery
    device = begin(
        round_of(four, bleed, middle, foul, turned, down, up, then=rest),
        round_of([cf(20), *lands("L-38")[1:]], misses(1), then=[card(j1="H", j2="L", r="E")]),
        [*down, card(kor=number_for(b[29], "K"))],
        a=_A,
        b=_B,
        rounds=15,
        strategy="on",
        cover_up="on",
        ring_position="on",
    )
    yield "titlebout.choose, styles", device
    device.press("A1")
    yield "titlebout.choose, styles, both in", device
    device.wait(0.5)
    yield "titlebout.reveal, styles", device
    device.press("OK")
    yield "titlebout.choose", device
    device.press("A1", "A2")
    yield "titlebout.choose, A is in", device
    device.press("B1", "B3")
    device.wait(0.5)
    yield "titlebout.reveal, Cannot Occur", device
    device.press("OK")
    yield "titlebout.ring, the first bell", device
    device.press("A4")
    yield "titlebout.ring, A covers up", device
    device.press("A4", "UP")
    yield "titlebout.ring, slow", device
    device.press("DOWN")
    for card_number in range(1, 60):
        device.press("OK")
        if device.screen == "titlebout.bell":
            break
        if device.screen == "titlebout.count":
            if device.big(4) in ("1", "6"):
                yield f"titlebout.count, {device.big(4)}", device
            elif "UP" in device.big(4):
                yield "titlebout.count, up", device
        elif card_number % 3 == 0:
            yield "titlebout.ring", device
    while device.screen == "titlebout.bell":
        yield "titlebout.bell", device
        device.press("OK")
    yield "titlebout.scorecard", device
    device.press("OK")
    device.press("A2", "A2", "B1", "B1")
    device.wait(0.5)
    yield "titlebout.reveal", device
    on_to(device, "titlebout.bell")
    yield "titlebout.bell, Check", device
    device.press("OK")
    yield "titlebout.scorecard, the second round", device
    device.press("OK", "A1", "A1", "B1", "B1")
    device.wait(0.5)
    device.press("OK")
    on_to(device, "titlebout.count")
    device.press(*["OK"] * 10)
    yield "titlebout.count, out", device
    device.press("OK")
    yield "titlebout.ring, out", device
    device.press("OK")
    yield "titlebout.result", device
    device.press("OK", "OK")
    yield "titlebout.afterwards", device
    device.press("DOWN", "DOWN", "OK")
    yield "titlebout.scoresheet", device
    device.stop()
