"""TKO on the device, as players see it: screens named, pixels read, lights counted.

What is expected comes from the rulebook: Pablo Bruz starts with 2 2 0 0 and Mello Mar
with 1 1 1 1; an unblocked punch or a successful block earns a point.
"""

import pytest

from host_tests.flow import to_tko
from host_tests.games.tko.steps import bars, select, win_a_round
from ringside.kit import lights

A_UPPERCUT, A_HEAD_BLOCK, A_BODY_BLOW, A_BODY_BLOCK = range(4)
B_BARS = 4


def test_from_power_on_to_the_ring(device):
    device.expect("title")
    assert device.big(0) == "RINGSIDE"
    device.press("OK")
    device.expect("menu")
    assert [line.strip() for line in device.lines()[2:7]] == [
        "Knock Out",
        "Title Bout",
        "TEKKEN",
        "How to play",
        "Settings",
    ]
    assert "TKO" in device.lines()[1]
    to_tko(device)
    assert device.lines()[0].startswith("BRUZ") and device.lines()[0].endswith("MAR")
    assert "ROUND 1" in device.lines()[1]
    for row, action in enumerate(("1 UPPERCUT", "2 HEAD BLOCK", "3 BODY BLOW", "4 BODY BLOCK")):
        assert action in device.lines()[2 + row]
    assert bars(device) == [2, 2, 0, 0, 1, 1, 1, 1]


def test_the_picker_shows_every_boxer_and_his_starting_points(device):
    device.press("OK", "OK")
    device.expect("setup.A")
    seen: set[str] = set()
    for _ in range(8):
        seen.update(line[1:].strip() for line in device.lines()[1:7])
        device.press("DOWN")
    for line in (
        "Pablo Bruz    2  2  0  0",
        "Mello Mar     1  1  1  1",
        "Barry Punch   0  2  2  0",
        "Yor Lightsout 2  1  1  0",
        "Oran Crusher  1  1  2  0",
        "Ginger Ail    2  0  2  0",
    ):
        assert line in seen
    house = [line for line in seen if "*" in line]
    assert len(house) == 2 and any("Will Bleed" in line for line in house)


def test_house_numbers_are_called_so(device):
    device.press("OK", "OK", "UP")
    assert "house" in device.lines()[7]


def test_the_same_boxer_cannot_stand_in_both_corners(device):
    device.press("OK", "OK", "OK")
    device.expect("setup.B")
    device.press("UP")
    assert "other corner" in device.lines()[7]
    device.press("OK")
    device.expect("setup.B")
    device.press("DOWN", "OK")
    device.expect("setup.play")


def test_back_walks_out_of_setup_again(device):
    device.press("OK", "OK", "OK", "OK")
    device.expect("setup.play")
    for screen in ("setup.B", "setup.A", "menu", "title"):
        device.press("BACK")
        device.expect(screen)


def test_an_unblocked_uppercut(device):
    to_tko(device)
    device.press("A1")
    device.expect("tko.choose")
    assert "IN" in device.lines()[6][:5] and "IN" not in device.lines()[6][5:]
    device.press("B4")
    device.wait(0.5)
    device.expect("tko.reveal")
    assert device.big(1) == "UPPERCUT" and device.big(4) == "BODY BLOCK"
    assert "Unblocked: BRUZ +1" in device.lines()[6]
    assert "marker at 3" in device.lines()[0]
    device.press("OK")
    assert bars(device) == [3, 2, 0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize(
    "a, b, reason, after",
    [
        ("A1", "B2", "Blocked: MAR +1", [2, 2, 0, 0, 1, 2, 1, 1]),
        ("A2", "B3", "Unblocked: MAR +1", [2, 2, 0, 0, 1, 1, 2, 1]),
        ("A4", "B3", "Blocked: BRUZ +1", [2, 2, 0, 1, 1, 1, 1, 1]),
        ("A3", "B1", "Both unblocked", [2, 2, 1, 0, 2, 1, 1, 1]),
        ("A3", "B3", "Same action", [2, 2, 0, 0, 1, 1, 1, 1]),
        ("A2", "B4", "Two blocks", [2, 2, 0, 0, 1, 1, 1, 1]),
    ],
)
def test_the_reveal_says_why(device, a, b, reason, after):
    to_tko(device)
    device.press(b, a)
    device.wait(0.5)
    assert reason in device.lines()[6]
    device.press("OK")
    assert bars(device) == after


def test_a_whole_match_in_two_rounds(device):
    to_tko(device)
    win_a_round(device)
    device.expect("tko.round")
    assert device.big(1) == "BRUZ" and "wins round 1" in device.text() and "1 : 0" in device.text()
    device.press("OK")
    device.expect("tko.choose")
    assert "ROUND 2" in device.lines()[1]
    assert bars(device) == [2, 2, 0, 0, 1, 1, 1, 1]
    assert device.lit(lights.CARD) == 1 and device.lit(lights.CARD + 1) == 0
    win_a_round(device)
    device.expect("tko.match")
    device.wait(2)
    assert device.big(0) == "TKO CHAMPION" and device.big(5) == "BRUZ"
    assert device.lit(lights.BELT) == 1 and device.lit(lights.BELT + 1) == 0


def test_a_match_of_three_rounds(device):
    to_tko(device)
    for winner in ("A", "B"):
        win_a_round(device, winner)
        device.expect("tko.round")
        device.press("OK")
    assert "ROUND 3" in device.lines()[1]
    win_a_round(device, "B")
    device.expect("tko.match")
    assert device.big(5) == "MAR" and "2 to 1" in device.text()


def test_a_rematch_keeps_the_setup(device):
    to_tko(device, a="Oran Crusher", b="Yor Lightsout")
    while device.screen != "tko.match":
        win_a_round(device)
        if device.screen == "tko.round":
            device.press("OK")
    device.press("OK")
    device.expect("tko.afterwards")
    device.press("OK")
    device.expect("tko.choose")
    assert bars(device) == [1, 1, 2, 0, 2, 1, 1, 0]
    assert "ROUND 1" in device.lines()[1]


def test_both_reach_five_at_once_and_play_on(device):
    to_tko(device, a="Ginger Ail", b="Oran Crusher")  # 2 0 2 0 and 1 1 2 0
    for _ in range(2):
        select(device, "A1", "B3")  # 3 and 3, then 4 and 4
    assert bars(device) == [4, 0, 2, 0, 1, 1, 4, 0]
    select(device, "A1", "B3")
    device.expect("tko.both_at_five")
    device.press("OK")
    assert "BOTH AT 5" in device.lines()[1]
    select(device, "A2", "B4")
    device.expect("tko.choose")
    select(device, "A3", "B4")  # a successful body block: Crusher alone scores, on a bar at 0
    device.expect("tko.round")
    assert device.big(1) == "CRUSHER"


def test_the_power_arrow_and_its_reward(device):
    to_tko(device, play="intermediate")
    device.press("A1", "B4")
    device.wait(0.5)
    assert "Power Arrow: BRUZ" in device.lines()[7]
    device.press("OK")
    device.wait(1)
    assert device.lit(lights.ARROW) == 1 and device.lit(lights.ARROW + 1) == 0
    device.press("A1", "B4")
    device.wait(0.5)
    assert "any bar" in device.lines()[7]
    device.press("OK")
    device.expect("tko.reward")
    assert "BRUZ: place a point" in device.lines()[6]
    device.press("B3")
    device.expect("tko.reward")
    device.press("A3")
    device.expect("tko.placed")
    device.press("OK")
    assert bars(device) == [3, 2, 1, 0, 1, 1, 1, 1]
    select(device, "A1", "B2")  # Mar alone scores: the arrow turns back to neutral
    device.wait(1)
    assert device.lit(lights.ARROW) == 0 and device.lit(lights.ARROW + 1) == 0


def test_the_reward_can_win_the_round(device):
    to_tko(device, play="intermediate")
    select(device, "A1", "B4")  # 3, the arrow
    for _ in range(2):
        device.press("A4", "B3")
        device.wait(0.5)
        device.press("OK")
        device.expect("tko.reward")
        device.press("A1")
        device.expect("tko.placed")
        device.press("OK")
    device.expect("tko.round")


def test_pads_may_be_swapped(device):
    to_tko(device, pads="B left")
    assert device.lines()[0].startswith("MAR") and device.lines()[0].endswith("BRUZ")
    assert bars(device) == [1, 1, 1, 1, 2, 2, 0, 0]
    device.press("A1", "B4")  # pad A is Mar's now
    device.wait(0.5)
    assert "Unblocked: MAR +1" in device.lines()[6]


def test_a_result_leaves_by_itself_at_the_set_pace(device):
    to_tko(device)
    device.press("A1", "B1")
    device.wait(0.5)
    device.expect("tko.reveal")
    device.wait(3)
    device.expect("tko.reveal")
    device.wait(1)
    device.expect("tko.choose")


def test_the_round_card_lights_on_the_winners_side(device):
    """Boxer A stands on the right where B has pad A."""
    to_tko(device, pads="B left")
    win_a_round(device, "B")  # by pad B
    device.expect("tko.round")
    assert device.big(1) == "BRUZ"
    seen = {(device.lit(lights.CARD), device.lit(lights.CARD + 1)) for _ in range(100) if device.wait(0.01) is None}
    assert seen == {(0, 0), (0, 1)}
