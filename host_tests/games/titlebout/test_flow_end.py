"""The end of a bout of Title Bout on the device: the result, the scoresheet, and what then."""

import pytest

from host_tests.games.titlebout.device import KNOCKOUT, on_to, ticker
from host_tests.games.titlebout.table import card, lands, made, misses, round_of
from host_tests.kit.steps import choose
from ringside.games.titlebout.rules import layout
from ringside.kit import lights

LEVEL = made("Jack Johnson", AGG=9)  # no point for either before a punch


def checked(punch, j1, j2, r):
    """A round that Johnson, in control by his Boxer Rating, has by one punch; and the card of its Check."""
    return round_of(lands(punch), then=[card(j1=j1, j2=j2, r=r)])


def decision(ring, *rounds, **options):
    """A bout of ten rounds, of which all but these are even, at its result."""
    device = ring(*rounds, *[round_of()] * (10 - len(rounds)), b=LEVEL, rounds=10, **options)
    on_to(device, "titlebout.result", 900)
    return device


def cards_of(device):
    """The totals of J1, J2 and R on the last scorecard, the left boxer's first."""
    device.press("OK")
    device.expect("titlebout.scorecard")
    return [device.lines()[row].split()[-3:] for row in (2, 4)]


def test_the_points_from_all_scorers_decide(ring):
    """Johnson is ahead on one card by more than Jeffries on another."""
    device = decision(ring, checked("L-38", "H", "L", "E"), checked("L-38", "H", "E", "E"))
    assert [line.strip() for line in device.lines()[5:7]] == ["on points", "all scorers: 148-149"]
    assert (device.big(0), device.big(3)) == ("JOHNSON", "DECISION")
    assert cards_of(device) == [["48", "50", "50"], ["50", "49", "50"]]
    assert device.lit(lights.CARD + 1) == 1 and device.lit(lights.CARD) == 0


@pytest.mark.parametrize(
    "check, how, points", [("HHH", "unanimous", "147-150"), ("HHE", "majority", "148-150"), ("HHL", "split", "148-149")]
)
def test_a_decision_has_its_name(ring, check, how, points):
    device = decision(ring, checked("L-38", *check))
    assert [line.strip() for line in device.lines()[5:7]] == [how, f"all scorers: {points}"]


def test_a_draw(ring):
    device = decision(ring, checked("L-38", *"HLE"))
    assert "A DRAW" in device.text()
    assert [line.strip() for line in device.lines()[5:7]] == ["on the scorecards", "all scorers: 149-149"]
    cards_of(device)
    assert device.lit(lights.CARD) == device.lit(lights.CARD + 1) == 0


def test_new_york_shows_the_one_point_systems_points(ring):
    """Rounds by less than three points are even on rounds, and checked on the One-Point System."""
    device = decision(ring, checked("L-24", *"HHE"), checked("L-24", *"HLH"), scoring="new_york")
    assert [line.strip() for line in device.lines()[5:7]] == ["by the One-Point System", "all scorers: 1-4"]
    assert cards_of(device) == [["0", "0", "0"], ["0", "0", "0"]]


def test_on_rounds(ring):
    """The same on the Rounds System, which asks for three points more."""
    punch = [lands("L-24")] * 2
    won, even = dict(j1="H", j2="E", r="E"), dict(j1="H", j2="L", r="E")
    rounds = [round_of(*punch, then=[card(**then)]) for then in (even, won)]
    device = decision(ring, *rounds, scoring="rounds")
    assert [line.strip() for line in device.lines()[5:7]] == ["on rounds", "all scorers: 1-2"]


def test_what_ends_inside_the_distance_has_its_time(ring):
    device = ring(KNOCKOUT)
    on_to(device, "titlebout.result")
    assert device.lines()[6].strip() == "round 1, 0:27"


def test_the_end_and_the_scoresheet(ring):
    device = ring(round_of(lands("L-38"), misses(3), then=[card()]), KNOCKOUT, strategy="on")
    for _ in range(2):
        device.press("A1", "B1", "A2", "B1")  # Jeffries fights inside
        device.wait(0.5)
        device.press("OK")
        on_to(device, "titlebout.choose" if device.app.referee.view()[layout.ROUND] == 1 else "titlebout.result")
    device.press("OK")
    device.expect("titlebout.scorecard")
    device.press("OK")
    device.expect("titlebout.afterwards")
    choose(device, "Scoresheet")
    device.expect("titlebout.scoresheet")
    assert device.lines()[0] == "ROUND 1 of 2"
    assert device.lines()[1].split() == ["TP", "PM", "CF", "HP", "PL", "AGG", "K1"]
    assert device.lines()[4].split() == ["SUM", "ST", "J1", "J2", "R", "F/C"]
    view = device.app.referee.view()
    line = view[layout.LINES : layout.LINES + layout.LINE_SIZE]
    assert [int(cell) for cell in device.lines()[2].split()[1:]] == list(line[:7])
    # SUM: his points and his opponent's missed punches, up to here. 1 for his AGG, 3 for the cross; he missed 3.
    assert [line.split()[1] for line in device.lines()[5:7]] == ["4", "3"]
    assert device.lines()[5].split()[2:6] == ["FI", *(str(points) for points in line[layout.LINE_J1 :][:3])]
    device.press("DOWN")
    assert device.lines()[0] == "ROUND 2 of 2" and device.lines()[6].split()[-1] == "d"
    # Then 1 for his AGG; the round ended with no punch missed.
    assert [line.split()[1] for line in device.lines()[5:7]] == ["5", "3"]
    assert device.lines()[6].split()[-4:-1] == ["-", "-", "-"]  # the round was not scored
    device.press("BACK")
    device.expect("titlebout.afterwards")
    choose(device, "menu")
    device.expect("menu")
    assert "Continue" not in device.text()


def test_a_rematch_keeps_the_setup(ring):
    device = ring(KNOCKOUT, rounds=12)
    on_to(device, "titlebout.result")
    device.press("OK")
    device.expect("titlebout.afterwards")
    choose(device, "Rematch")
    assert ticker(device)[0] == "Aggressor: JEFFRIES" and device.app.referee.view()[layout.USED] == 0
    assert device.app.referee.setup[0] == 1


def test_whom_the_device_manages_need_not_agree_to_an_undo(ring):
    device = ring(KNOCKOUT, managers="one")
    on_to(device, "titlebout.afterwards")
    choose(device, "Undo")
    device.expect("agree")
    assert device.lines()[2] == "A \x18 JEFFRIES" and not device.lines()[3]
    device.press("B1")
    device.expect("agree")
    device.press("A1")
    assert ticker(device) == ["Resumed: R 1, card 5"]


def test_who_watches_alone_undoes_alone(ring):
    device = ring(KNOCKOUT, managers="none")
    on_to(device, "titlebout.afterwards")
    choose(device, "Undo")
    assert ticker(device) == ["Resumed: R 1, card 5"]
    device.press("BACK")
    choose(device, "Undo")
    assert ticker(device) == ["Resumed: R 1, card 4"]


def test_the_end_can_be_undone_by_both(ring):
    device = ring(KNOCKOUT)
    on_to(device, "titlebout.afterwards")
    choose(device, "Undo")
    device.press("A1", "B1")
    assert ticker(device) == ["Resumed: R 1, card 5"]
    device.press("OK")
    device.expect("titlebout.count")
