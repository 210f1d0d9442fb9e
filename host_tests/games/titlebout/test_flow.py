"""Title Bout on the device, card by card: the reason for each look-up, scoreboard, lights, bell.

What is expected comes from the rulebook's examples: James Jeffries (AGG 9, CF 10, HP 9, PL
1-43, KI 8) and Jack Johnson (AGG 7, CF 12, HP 6), whose PL against Jeffries' DEF is 1-49.
"""

import pytest

from host_tests.games.titlebout.device import on_to, ticker, turn
from host_tests.games.titlebout.table import (
    CARDS,
    card,
    cf,
    lands,
    made,
    number_for,
    result,
    rn,
    rn_for,
    round_of,
)
from ringside.games.titlebout.tables import charts
from ringside.kit import bell, lights


def pitches(pattern):
    """The tones of a bell pattern, in Hz."""
    return [10 * pitch for pitch in pattern[::2] if pitch]


def test_the_aggressor_and_his_point(ring):
    device = ring()
    assert ticker(device) == ["Aggressor: JEFFRIES", "Higher AGG: JEFFRIES +1"]
    lines = device.lines()
    assert lines[0].startswith("JEFFRIES") and lines[0].endswith("JOHNSON") and "R 1" in lines[0]
    assert lines[1].startswith("1 (1)") and lines[1].endswith("(0) 0") and "card  0" in lines[1]
    assert device.lit(lights.ARROW) == 1 and device.lit(lights.ARROW + 1) == 0


@pytest.mark.parametrize(
    "cards, reasons",
    [
        ([cf(6)], ["CF 6<=10: in control"]),
        ([cf(12)], ["CF 12>10: out of control"]),
        ([cf(6), rn(43)], ["RN 43<=43 JEFFRIES lands"]),
        ([cf(6), rn(51)], ["RN 51<=62 JEFFRIES misses"]),
        ([cf(6), rn(63)], ["RN 63<=70 JEFFRIES", "clinches"]),
        ([cf(6), rn(71)], ["RN 71<=78 JEFFRIES moves"]),
        ([cf(12), rn(33)], ["RN 33<=49 JOHNSON lands"]),
        (lands("L-38"), ["RESULT L-38: cross +3"]),
        (lands("R-22"), ["RESULT R-22: hook +3"]),
        (lands("R-24"), ["RESULT R-24: hook +2"]),
        (lands("R-57"), ["RESULT R-57: combination", "+3"]),
        (lands("L-(KD)-44"), ["RESULT L-44: cross, KD?"]),
        ([*lands("L-(KD)-44"), card(kd=10)], ["KD 10>HP 9: stays up +3"]),
        ([*lands("L-(KD)-44"), card(kd=9)], ["KD 9<=HP 9: to the chart"]),
        ([*lands("L-(Cut-5)-19")], ["RESULT L-19: hook +3", "Cut 5<=CO 5: a cut?"]),
        ([*lands("L-(Cut-6)-19")], ["RESULT L-19: hook +3", "Cut 6>CO 5: no cut"]),
        ([cf(6), rn(79)], ["RN 79: a foul?"]),
        ([cf(6), rn(80)], ["RN 80: an injury?"]),
        ([cf(6), rn(80), rn(60)], ["RN 60: unhurt, a miss"]),
    ],
)
def test_the_reason_for_each_look_up(ring, cards, reasons):
    device = ring(cards)
    turn(device, len(cards))
    assert ticker(device)[-len(reasons) :] == reasons


def test_the_scoreboard_and_its_lights_follow_the_points(ring):
    device = ring(lands("L-38"), lands("L-24"), [cf(12)])
    turn(device, 6)
    assert device.lines()[1].startswith("6 (6)")
    assert [device.lit(lights.BARS + bar) for bar in range(8)] == [5, 1, 0, 0, 0, 0, 0, 0]
    turn(device)
    assert "card  7" in device.lines()[1]
    assert device.lit(lights.ARROW) == 0 and device.lit(lights.ARROW + 1) == 1


def test_twenty_points_fill_all_bars(ring):
    device = ring([lands("L-38")] * 7 and [one for _ in range(7) for one in lands("L-38")])
    turn(device, 21)
    assert device.lines()[1].startswith("22 (22)")
    assert [device.lit(lights.BARS + bar) for bar in range(8)] == [5, 5, 5, 5, 0, 0, 0, 0]


def test_endurance_is_the_pads_colour(ring):
    tired = made("Jack Johnson", END=20)
    device = ring(round_of(*[lands("L-38")] * 4), b=tired, rounds=10)
    red, green, _ = device.zone(lights.PAD + 1)[0]
    assert green > red
    on_to(device, "titlebout.scorecard")
    device.press("OK")
    device.expect("titlebout.ring")
    assert "\x197" in device.lines()[2]  # 20 less 13 points: the heart's number
    red, green, _ = device.zone(lights.PAD + 1)[0]
    assert red > green > 0
    assert device.zone(lights.PAD)[0][1] > device.zone(lights.PAD)[0][0]


@pytest.mark.parametrize("end, is_red", [(16, True), (17, False)])
def test_the_last_fifth_of_his_endurance_is_red(ring, end, is_red):
    """13 points against an END of 16 leave 3, less than a fifth; of 17 they leave 4, which is more."""
    device = ring(round_of(*[lands("L-38")] * 4), b=made("Jack Johnson", END=end), rounds=10)
    on_to(device, "titlebout.scorecard")
    device.press("OK")
    device.expect("titlebout.ring")
    assert f"\x19{end - 13}" in device.lines()[2]
    red, green, _ = device.zone(lights.PAD + 1)[0]
    assert (green < red // 4) == is_red


def knocked_down(kor, *then):
    """A punch with which Jeffries knocks Johnson down, and the KOR card."""
    k = number_for(CARDS["Jack Johnson"][27], "K")
    return [*lands("L-(KD)-44"), card(kd=1), card(kdr=k), card(kor=number_for(CARDS["Jack Johnson"][29], kor)), *then]


def test_a_knockdown_and_the_count(ring):
    four = rn_for(charts.COUNT, lambda cell: cell & 15 == 4)
    device = ring(knocked_down("4", rn(four)))
    turn(device, 4)
    del device.heard.tones[:]
    turn(device)
    seen = {device.lit(lights.PAD + 1) for _ in range(60) if device.wait(0.01) is None}
    assert seen == {0, 1}
    assert ticker(device)[-1] == "JOHNSON IS DOWN!" and ticker(device)[-2].endswith(": K")
    assert device.heard.tones[: len(pitches(bell.POWER))] == pitches(bell.POWER)
    assert "\x151" in device.lines()[2]
    turn(device)
    assert ticker(device)[-1].endswith("gets up")
    del device.heard.tones[:]
    device.press("OK")
    device.expect("titlebout.count")
    assert device.big(0) == "JOHNSON" and device.big(4) == "1"
    device.wait(1)
    assert device.big(4) == "2"  # by itself
    device.press("OK")
    assert device.big(4) == "3"  # hastened
    device.press("OK", "OK")
    assert device.big(4) == "UP AT 4"
    assert device.heard.tones == pitches(bell.COUNT) * 4
    device.press("OK")
    points = charts.COUNT[four - 1] >> 4
    assert ticker(device)[-3:] == [f"RN {four}: up at 4", f"JEFFRIES +{points}", "Killer Instinct: 8 cards"]


def test_a_knockout_is_counted_to_ten(ring):
    device = ring(knocked_down("K"))
    turn(device, 5)
    device.press("OK")
    for number in range(1, 11):
        device.expect("titlebout.count")
        assert device.big(4) == str(number)
        device.press("OK")
    assert device.big(0) == "JOHNSON" and device.big(4) == "IS OUT"
    assert "round 1, 0:27" in device.text()  # six cards, by the KO TIME CHART
    device.press("OK")
    assert ticker(device)[-2:] == ["JOHNSON is out at 0:27", "JEFFRIES: knockout"]
    device.press("OK")
    device.expect("titlebout.result")
    assert device.big(0) == "JEFFRIES" and device.big(3) == "KNOCKOUT" and "round 1, 0:27" in device.text()
    device.wait(2)
    assert device.lit(lights.BELT) == 1 and device.lit(lights.BELT + 1) == 0


def test_a_cut_is_shown_with_its_place_and_points(ring):
    ch = CARDS["Jack Johnson"][31]
    number = rn_for(charts.PRIMARY_CUT[80 * (ch - 1) :], lambda cell: cell in range(1, 8))
    cut = charts.PRIMARY_CUT[80 * (ch - 1) + number - 1] - 1
    device = ring([*lands("L-(Cut-1)-19"), rn(number)])
    turn(device, 4)
    assert " ".join(ticker(device)).endswith(f"RN {number}: cut, {charts.CUTS[cut]} JEFFRIES +{charts.CUT[3 * cut]}")


def test_a_warning_and_then_a_foul(ring):
    low_blow = rn_for(charts.FOUL, lambda cell: cell == 0x10)
    device = ring([*lands("L-38"), cf(1), rn(79), rn(low_blow), cf(1), rn(79), rn(low_blow)])
    turn(device, 6)
    assert " ".join(ticker(device)).endswith(f"RN {low_blow}: warning, low blow")
    turn(device, 3)
    assert " ".join(ticker(device)).endswith(f"RN {low_blow}: foul, low blow -2")
    assert device.lines()[1].startswith("2 (2)")


def test_the_ring_position_is_shown(ring):
    device = ring([card(cf=1, check=1), card(ring="near_ropes", rn=20)], ring_position="on")
    turn(device, 2)
    assert ticker(device)[-2:] == ["RN 20<=43 JEFFRIES lands", "JOHNSON: near ropes"]


def test_two_boxers_of_one_name_are_distinguished(ring):
    other = bytearray(CARDS["James Jeffries"])
    other[:20] = b"Adam Jeffries".ljust(20, b"\0")
    device = ring(b=bytes(other))
    assert device.lines()[0].startswith("J.JEFFRIES") and device.lines()[0].endswith("A.JEFFRIES")


@pytest.mark.parametrize(
    "name, called",
    [
        (b"Otto Brandreth", "BRANDRETH"),
        (b"Oscar de la Fuente", "FUENTE"),
        (b"Jan van Dam", "VAN DAM"),
        (b"Ray Lister Jr.", "LISTER"),
        (b"Bob Featherstonehaugh", "FEATHERST."),
        (b"Solo", "SOLO"),
    ],
)
def test_how_a_boxer_is_called(ring, name, called):
    boxer = bytearray(CARDS["James Jeffries"])
    boxer[:20] = name[:20].ljust(20, b"\0")
    device = ring(a=bytes(boxer))
    assert device.lines()[0].startswith(called + " ")


def test_no_result_is_read_without_its_landed_punch(ring):
    device = ring([cf(1), rn(55), result("L-38")])
    turn(device, 3)
    assert not any("RESULT" in line for line in ticker(device))
