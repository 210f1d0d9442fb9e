"""Whole bouts of Title Bout on the device: the paces, the scorecards, and what is kept."""

import pytest

from host_tests.flow import Device
from host_tests.games.titlebout.device import KNOCKDOWN, KNOCKOUT, begin, on_to, ticker, turn
from host_tests.games.titlebout.table import card, cf, lands, made, misses, result, rn, round_of
from host_tests.kit.steps import choose
from ringside.engine.journal import Journal
from ringside.engine.referee import Referee
from ringside.games import load
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.rules import layout
from ringside.kit import lights
from ringside.settings import SIZE

ALL = {key: "on" for key, choices, _ in SETUP if choices == ("off", "on")} | {
    "scoring": "new_york",
    "home": "A",
}


def seconds_until(device, screen, most):
    """How long a screen takes to come by itself."""
    start = device.clock.time()
    while device.screen != screen:
        device.wait(0.1)
        assert device.clock.time() - start < most, device.text()
    return device.clock.time() - start


def used(device):
    return device.app.referee.view()[layout.USED]


# The paces


def test_card_by_card_nothing_moves_by_itself(ring):
    device = ring()
    device.wait(30)
    assert used(device) == 0 and "cards" in device.lines()[7] and "OK next" in device.lines()[7]


@pytest.mark.parametrize("pace, seconds", [("slow", 1.5), ("normal", 0.7), ("fast", 0.2)])
def test_a_card_of_one_line_stays_as_long_as_the_pace_says(ring, pace, seconds):
    device = ring([cf(1), rn(55)] * 10, pace=pace)
    while not used(device):
        device.wait(0.01)
    for cards in (1, 2, 3, 4):
        assert used(device) == cards
        device.wait(seconds - 0.02)
        assert used(device) == cards
        device.wait(0.02)
    assert pace in device.lines()[7]


def test_no_press_of_a_pad_holds_the_fight_up_or_hastens_it(ring):
    device = ring([cf(1), rn(55)] * 10, pace="slow")
    while not used(device):
        device.wait(0.01)
    for cards in (1, 2, 3, 4):
        device.press(*["A1", "B4", "B2", "A4", "A3"] * 2)  # a second
        device.wait(0.48)
        assert used(device) == cards
        device.wait(0.02)
    assert used(device) == 5


def test_up_and_down_change_the_pace_while_it_runs(ring):
    device = ring([cf(1), rn(55)] * 20)
    for pace in ("slow", "normal", "fast", "fast"):
        device.press("UP")
        assert pace in device.lines()[7]
    device.wait(2)
    assert used(device) > 5
    device.press("DOWN", "DOWN", "DOWN", "DOWN")
    assert "cards" in device.lines()[7]
    cards = used(device)
    device.wait(20)
    assert used(device) == cards


def test_ok_turns_the_next_card_at_once(ring):
    device = ring([cf(1), rn(55)] * 20, pace="slow")
    for cards in range(1, 8):
        device.press("OK")
        assert used(device) == cards


def test_a_bout_is_watched_at_the_fastest_pace_to_its_end(ring):
    device = ring(pace="fast", managers="none", **ALL)
    seconds_until(device, "titlebout.result", 15 * 60)
    assert device.app.referee.result() is not None
    assert "wins by" in device.text() or "A DRAW" in device.text()


def test_a_bout_that_is_watched_does_not_go_dark(ring):
    device = ring(pace="normal", managers="none")
    for _ in range(400):
        device.wait(1)
        assert device.board.panel.on
    device.press("DOWN", "DOWN")  # card by card: now it waits, and nobody presses
    device.wait(301)
    assert not device.board.panel.on


@pytest.mark.parametrize("part", ["display", "pixels", "bell"])
def test_it_goes_on_without_a_part(part):
    device = begin(change=lambda board: setattr(board, part, None), pace="fast", managers="none")
    device.wait(60)
    device.press("OK")
    device.wait(60)
    assert device.app.referee.view()[layout.ROUND] > 2
    device.stop()


def test_one_pixel_a_bar_shows_the_points_by_its_brightness():
    def reduce(board):
        board.zones = bytes(byte for zone in range(16) for byte in (zone, 1))

    device = begin(lands("L-38"), lands("L-24"), change=reduce)
    turn(device, 6)
    bright = [sum(device.zone(zone)[0]) for zone in range(8)]
    assert bright[0] > bright[1] > 0 and bright[2:] == [0] * 6
    device.stop()


# Between the rounds


def test_the_round_ends_with_its_look_ups_and_the_scorecards(ring):
    # Johnson scores 13 and Jeffries misses four: 17 off his 110 leave 93.
    first = [cf(20), rn(33), result("R-1")]
    device = ring(
        round_of(first, lands("R-1"), lands("R-1"), lands("R-24"), lands("R-24"), [cf(20), rn(55)], misses(3)),
        rounds=10,
    )
    turn(device, 40)
    assert ticker(device)[-1] == "The bell ends round 1"
    assert "R 1" in device.lines()[0]
    device.press("OK")
    device.expect("titlebout.bell")
    assert "ROUND 1 IS OVER" in device.lines()[0]
    assert "JEFFRIES: END 93" in device.text()
    device.press("OK")
    device.expect("titlebout.scorecard")
    lines = device.lines()
    assert lines[0].split() == ["ROUND", "1", "PTS", "J1", "J2", "R"]
    assert lines[1].split()[0] == "JEFFRIES" and lines[3].split()[:2] == ["JOHNSON", "13"]
    assert lines[3].split()[2:] == ["5", "5", "5"]
    assert device.lit(lights.CARD + 1) == 1 and device.lit(lights.CARD) == 0


def test_the_scorecards_add_up_and_can_be_turned_back(ring):
    device = ring(round_of(lands("L-38"), lands("L-38")), round_of(KNOCKDOWN, [card(kor=20), rn(30)]), scoring="ten")
    on_to(device, "titlebout.scorecard")
    device.press("OK")
    on_to(device, "titlebout.scorecard")
    lines = device.lines()
    assert lines[1].split()[2:] == ["10", "10", "10"] and lines[2].split()[-3:] == ["20", "20", "20"]
    assert lines[6] == " " * 21 + "down"
    device.press("UP")
    assert device.lines()[0].startswith("ROUND 1") and device.lines()[2].split()[-3:] == ["10", "10", "10"]
    device.press("UP", "DOWN", "DOWN", "DOWN")
    assert device.lines()[0].startswith("ROUND 2")
    device.press("OK")
    assert ticker(device)[0] == "Aggressor: JEFFRIES" and "R 3" in device.lines()[0]


def test_at_a_running_pace_the_next_round_begins_by_itself(ring):
    device = ring(pace="fast")
    seconds_until(device, "titlebout.scorecard", 60)
    seconds_until(device, "titlebout.ring", 5)


# Pause, leave, power cut


def test_a_bout_that_is_left_goes_on_at_the_same_card(ring):
    device = ring(lands("L-38"), misses(4))
    turn(device, 7)
    board = device.lines()[:3]
    device.press("BACK")
    device.expect("pause")
    choose(device, "Leave")
    device.expect("menu")
    assert "Continue: Title Bout" in device.lines()[1]
    device.press("OK")
    assert ticker(device) == ["Resumed: R 1, card 7"] and device.lines()[:3] == board


@pytest.mark.parametrize(("seconds", "pace"), [(2.1, "fast"), (1.0, "normal")])
def test_a_pace_that_stood_for_two_seconds_outlives_a_pulled_plug(ring, tmp_path, seconds, pace):
    device = ring(misses(9), pace="normal")
    device.press("UP")
    device.wait(seconds - 0.1)
    again = Device(tmp_path)
    again.press("OK")
    assert pace in again.lines()[7]
    again.stop()


def test_a_pace_is_kept_when_the_bout_is_left_by_holding_ok_and_back(ring, tmp_path):
    device = ring(misses(9), pace="normal")
    device.press("DOWN")
    device.down("BACK", "OK")
    device.wait(1)
    device.expect("menu")
    again = Device(tmp_path)
    again.press("OK")
    assert "slow" in again.lines()[7]
    again.stop()


def test_a_pulled_plug_loses_no_card(ring, tmp_path):
    device = ring(round_of(lands("L-38")), misses(9), strategy="on", cover_up="on")
    device.press("A1", "A1", "B2", "B2")
    device.wait(0.5)
    device.press("OK")
    on_to(device, "titlebout.choose")
    device.press("A1", "A2", "B1", "B1")
    device.wait(0.5)
    device.press("OK")
    turn(device, 11)
    board = device.lines()[:3]
    state = device.app.referee.snapshot()
    again = Device(tmp_path)
    again.expect("menu")
    again.press("OK")
    assert ticker(again) == ["Resumed: R 2, card 11"] and again.lines()[:3] == board
    assert again.app.referee.snapshot() == state
    again.stop()


def test_undo_takes_a_card_back_if_both_agree(ring):
    device = ring(lands("L-38"))
    turn(device, 3)
    device.press("BACK")
    choose(device, "Undo")
    device.press("A1", "B4")
    assert "card  2" in device.lines()[1] and device.lines()[1].startswith("1 (1)")
    turn(device)
    assert device.lines()[1].startswith("4 (4)")


def test_ending_it_leaves_nothing_to_go_on_with(ring):
    device = ring()
    device.press("BACK")
    choose(device, "End the match")
    device.press("DOWN", "OK")
    device.expect("menu")
    assert "Continue" not in device.text()


def test_a_full_journal_is_reported_once():
    device = begin(KNOCKOUT)
    journal = device.app.journal
    journal.stop = journal.start + 12 + len(journal.setup) + 20  # header, setup, little more
    on_to(device, "note", 10)
    assert "The memory for this match" in device.text()
    for _ in range(40):
        device.press("OK")
        if device.screen == "titlebout.result":
            return
        assert device.screen != "note", device.text()
    raise AssertionError(f"no result: {device.screen}")


def test_the_journal_has_room_for_the_longest_bout():
    """15 rounds with all options and both managers asked at every card: and for thirty undos more."""
    setup = bytearray(option[2] for option in SETUP)
    for at, (key, _, _) in enumerate(SETUP):
        setup[at] = ALL.get(key) == "on" or setup[at]
    boxers = bytes(made("Jack Johnson", FI=9, FO=9, CU=9, KO=9, HP=1, CO=1)) * 2  # nobody is stopped
    for seed in range(5):
        referee = Referee(load(3), bytes(setup) + boxers, bytes((seed,)) * 6)
        journal = Journal(bytearray(b"\xff" * (4096 - SIZE)))
        referee.keep(journal, 3)
        while referee.asked:
            for seat in (0, 1):
                if referee.asked >> seat & 1:
                    referee.answer(seat, 0)
        assert not referee.journal_full and referee.view()[layout.ROUND] == 15
        for _ in range(30):
            referee.undo(0b11)
            for seat in (0, 1):
                if referee.asked >> seat & 1:
                    referee.answer(seat, 0)
        assert not referee.journal_full
