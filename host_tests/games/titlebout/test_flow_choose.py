"""Title Bout's managers: secret choices, the Cover-Up during a round, and a device that manages."""

import pytest

from host_tests.games.titlebout.device import begin, both, code, free_boxer, on_to, ticker, turn
from host_tests.games.titlebout.table import CARDS, card, lands, made, misses, number_for, rn, round_of
from host_tests.kit.steps import choose
from ringside.games.titlebout.rules import layout, strategy
from ringside.kit import lights


def chosen(device):
    """The strategies on the scoresheet."""
    view = device.app.referee.view()
    return [view[layout.fighter(seat) + layout.STRATEGY] for seat in (0, 1)]


# Secret choices


def test_how_it_stands_the_legend_and_the_limits_are_public(ring):
    device = ring(strategy="on")
    device.expect("titlebout.choose")
    lines = device.lines()
    assert "R 1" in lines[0] and lines[1].split() == ["(1)", "\x19165", "\x19142", "(0)"]
    assert lines[2].split() == ["1", "1", "No", "Strategy"]
    public = (("3", "1 2", "2"), ("3", "1 3", "4"), ("3", "2 1", "4"), ("3", "2 2", "2"))
    for row, (left, keys, right) in enumerate(public):
        cells = lines[3 + row].split()
        assert (cells[0], " ".join(cells[1:3]), cells[-1]) == (left, keys, right)


@pytest.mark.parametrize("a, b", [(0, 4), (1, 3), (2, 0), (3, 1), (4, 2)])
def test_each_code_is_its_strategy(ring, a, b):
    device = ring(strategy="on")
    both(device, a, b)
    assert chosen(device) == [a, b]  # the Strategy Cards let each of these occur


def test_who_is_in_is_shown_and_no_more(ring):
    device = ring(strategy="on")
    device.press("A1")
    assert "IN" not in device.lines()[7]
    device.press("A2")
    assert "IN" in device.lines()[7][:5] and "IN" not in device.lines()[7][5:]
    device.press("A1", "A1")  # he is in: what he presses now is of no account
    code(device, "B", strategy.NO_STRATEGY)
    device.wait(0.5)
    assert device.big(1) == "INSIDE" and device.big(4) == "NO STRATEGY"
    assert device.lines()[0] == "JEFFRIES: 2 left"


def test_a_code_that_is_none_begins_anew(ring):
    device = ring(strategy="on")
    for keys in (("A4", "A1"), ("A2", "A3"), ("A1", "A4"), ("A3", "A1")):
        device.press(*keys)
        assert "IN" not in device.lines()[7]
    code(device, "A", strategy.KNOCKOUT)
    assert "IN" in device.lines()[7]


def test_what_is_used_up_is_marked_and_cannot_be_chosen(ring):
    once = made("James Jeffries", FI=1)
    device = ring(round_of(lands("L-38")), round_of(lands("L-38")), a=once, strategy="on")
    both(device, strategy.INSIDE, strategy.NO_STRATEGY)
    on_to(device, "titlebout.choose")
    assert device.lines()[3].split()[:3] == ["-", "1", "2"]
    code(device, "A", strategy.INSIDE)
    assert "IN" not in device.lines()[7]
    code(device, "A", strategy.NO_STRATEGY)
    assert "IN" in device.lines()[7]


def test_cannot_occur_is_revealed(ring):
    device = ring(strategy="on")
    code(device, "A", strategy.OUTSIDE_OFFENSIVELY)
    code(device, "B", strategy.OUTSIDE_OFFENSIVELY)
    device.wait(0.5)
    assert "Cannot Occur" in device.lines()[6]
    assert device.lines()[0] == "JEFFRIES: 3 left"  # what cannot occur is not used up


def test_a_choice_is_taken_back_before_the_reveal(ring):
    device = ring(strategy="on")
    code(device, "A", strategy.KNOCKOUT)
    device.press("BACK")
    choose(device, "Take back")
    device.expect("titlebout.choose")
    assert "IN" not in device.lines()[7]
    both(device, strategy.INSIDE, strategy.NO_STRATEGY)
    assert chosen(device) == [strategy.INSIDE, strategy.NO_STRATEGY]


def test_styles_are_one_press_each_and_asked_only_of_boxer_sluggers(ring):
    device = ring(a="Tobias Quarrel")
    device.expect("titlebout.choose")
    device.press("B1", "A3", "A4")
    assert device.screen == "titlebout.choose"
    device.press("A2")
    device.wait(0.5)
    device.expect("titlebout.reveal")
    assert device.big(1) == "SLUGGER" and device.big(4) == "BOXER"
    device.press("OK")
    assert ticker(device)[0].startswith("Aggressor")


def test_only_the_holder_of_a_pad_reads_what_he_chose():
    device = begin(strategy="on")
    assert device.heard.pads[0] == (
        "JEFFRIES: two presses, in secret",
        (),
        "Find your code on the panel, then press its two buttons",
    )
    device.press("A1")
    assert device.heard.pads[0][:2] == ("JEFFRIES: two presses, in secret", ())
    assert "First button: 1" in device.heard.pads[0][2] and "First" not in device.heard.pads[1][2]
    device.press("A2")
    assert device.heard.pads[0] == ("JEFFRIES is in", (), "You are in with INSIDE")
    device.press("B4", "B4")
    assert "not available" in device.heard.pads[1][2]
    device.stop()


# The Cover-Up, declared during a round


def test_the_cover_up_is_declared_before_the_next_card(ring):
    device = ring(misses(9), b="Otto Brandreth", strategy="on", cover_up="on")
    both(device, 0, 0)
    assert device.lines()[7].endswith("B4: cover up")  # Jeffries has no Cover-Up on his card
    turn(device, 2)
    device.press("A4")
    assert device.lines()[7].endswith("B4: cover up")
    device.press("B4")
    assert device.lines()[7].endswith("B covers up") and chosen(device) == [0, 0]
    turn(device)
    assert ticker(device)[-2] == "BRANDRETH covers up" and chosen(device) == [0, strategy.COVER_UP]
    assert "OK next" in device.lines()[7]
    assert "CU" in device.lines()[2]


def test_a_declared_cover_up_is_taken_back_by_the_same_button(ring):
    device = ring(misses(9), b="Otto Brandreth", strategy="on", cover_up="on")
    both(device, 0, 0)
    device.press("B4", "B4")
    turn(device, 2)
    assert chosen(device) == [0, 0]


def test_both_may_cover_up_at_the_same_card(ring):
    device = ring(misses(9), a=free_boxer(), b="Otto Brandreth", strategy="on", cover_up="on")
    both(device, 0, 0)
    assert device.lines()[7].endswith("A4/B4: cover up")
    device.press("A4", "B4")
    assert device.lines()[7].endswith("both cover up")
    turn(device)
    shown = " ".join(" ".join(ticker(device)).split())
    assert "JEFFRIES: Cannot Occur" in shown and "BRANDRETH: Cannot Occur" in shown
    assert chosen(device) == [0, 0]


def test_a_phone_offers_the_cover_up_to_its_holder_alone(ring):
    device = ring(misses(9), b="Otto Brandreth", strategy="on", cover_up="on")
    both(device, 0, 0)
    assert device.heard.pads[1] == ("BRANDRETH", ("", "", "", "COVER UP"), "")
    assert device.heard.pads[0] == ("Look at the panel", (), "")


def test_at_a_running_pace_the_ask_passes_by_itself(ring):
    device = ring(misses(9), a=free_boxer(), b=free_boxer(), strategy="on", cover_up="on", pace="slow")
    both(device, 0, 0)
    device.wait(7)
    view = device.app.referee.view()
    assert view[layout.USED] >= 3 and chosen(device) == [0, 0]
    device.press("B4")
    device.wait(2)
    assert chosen(device) == [0, strategy.COVER_UP]


def test_turning_the_cover_up_on_and_off_holds_nothing_up(ring):
    device = ring(misses(9), a=free_boxer(), b=free_boxer(), strategy="on", cover_up="on", pace="slow")
    both(device, 0, 0)
    before = device.app.referee.view()[layout.USED]
    for _ in range(40):  # eight seconds; a line stays for one and a half, and there are four at most
        device.press("B4", "B4")
    assert device.app.referee.view()[layout.USED] > before


# Managers


def test_one_person_manages_a_and_the_device_b(ring):
    device = ring(strategy="on", managers="one")
    device.expect("titlebout.choose")
    assert "IN" not in device.lines()[7][:5] and device.lines()[7].endswith("IN")
    device.press("B1", "B1")
    code(device, "A", strategy.NO_STRATEGY)
    device.wait(0.5)
    device.expect("titlebout.reveal")


def test_a_bout_without_managers_asks_nobody(ring):
    device = ring(a="Tobias Quarrel", b="Hector Pell", strategy="on", cover_up="on", managers="none")
    screens = set()
    for _ in range(400):
        screens.add(device.screen)
        assert device.screen != "titlebout.ring" or "B4" not in device.lines()[7]  # no key covers up
        device.press("OK")
    assert "titlebout.choose" not in screens and "titlebout.reveal" in screens


def test_the_device_covers_up_a_boxer_who_was_down(ring):
    k = number_for(CARDS["Otto Brandreth"][27], "K")
    up = number_for(CARDS["Otto Brandreth"][29], "4")
    down = [*lands("L-(KD)-44"), card(kd=1), card(kdr=k), card(kor=up), rn(1)]
    device = ring(down, b=made("Otto Brandreth", FI=0, FO=0, KO=0), strategy="on", cover_up="on", managers="one")
    code(device, "A", strategy.NO_STRATEGY)
    device.wait(0.5)
    device.press("OK")
    turn(device, 5)
    device.press("OK")
    assert "BRANDRETH covers up" in " ".join(ticker(device))


def test_the_pads_lights_say_who_is_in(ring):
    device = ring(strategy="on")
    white = device.zone(lights.PAD)
    device.press("A1")
    assert device.zone(lights.PAD) == white
    device.press("A1")
    assert device.zone(lights.PAD) != white and device.zone(lights.PAD + 1) == white


def test_no_board_without_pads_is_in_the_way():
    device = begin(change=lambda board: setattr(board, "pads", None), strategy="on")
    both(device, 0, 0)
    assert ticker(device)[0].startswith("Aggressor")
    device.stop()
