"""Title Bout: the basic procedure, scoring, and the two decks of 40."""

import pytest

from host_tests.games.titlebout.table import (
    Bout,
    card,
    cf,
    lands,
    made,
    misses,
    named,
    nothing,
    result,
    rn,
    the,
)
from ringside.games.titlebout.rules import layout
from tools.tables.titlebout.cards import SIZE

# Step One


def test_cf_lower_than_or_equal_is_in_control():
    """The CF on the Action Card is 6 and the CF on the fighter's card is 10: in control."""
    for number in (1, 6, 10):
        events = Bout(cf(number)).turn()
        assert the(events, "in_control") == {"seat": "A", "card_cf": number, "cf": 10}


def test_cf_higher_is_out_of_control():
    """The CF on the Action Card is 12 and the CF on the fighter's card is 10: out of control."""
    for number in (11, 12, 20):
        bout = Bout(cf(number))
        assert the(bout.turn(), "out_of_control") == {"seat": "A", "card_cf": number, "cf": 10}
        assert bout.view["control"] == "B"


# Step Two


def test_johnson_in_control_lands_with_33():
    bout = Bout(cf(20), rn(33))
    events = bout.turn(2)
    assert the(events, "landed") == {"seat": "B", "rn": 33, "up_to": 49}


def test_johnson_out_of_control_jeffries_misses_with_51():
    bout = Bout(cf(20), rn(66), cf(20), rn(51))
    events = bout.turn(4)
    assert [event["seat"] for event in named(events, "out_of_control")] == ["A", "B"]
    assert the(events, "missed") == {"seat": "A", "rn": 51, "up_to": 62}
    assert bout.view["missed"] == {"A": 1, "B": 0}


@pytest.mark.parametrize(
    "number, name",
    [
        (1, "landed"),
        (43, "landed"),
        (44, "missed"),
        (62, "missed"),
        (63, "clinch"),
        (70, "clinch"),
        (71, "movement"),
        (78, "movement"),
        (79, "foul_chance"),
        (80, "injury_chance"),
    ],
)
def test_jeffries_action_section(number, name):
    events = Bout(cf(1), rn(number)).turn(2)
    assert [event["name"] for event in events[-1:]] == [name]
    assert the(events, name)["seat"] == "A"


def test_a_higher_pl_takes_from_the_missed_punches():
    assert named(Bout(cf(20), rn(49)).turn(2), "landed")
    assert named(Bout(cf(20), rn(50)).turn(2), "missed")


# Step Three


def test_who_was_last_in_control_is_checked_again():
    bout = Bout(cf(11), rn(66), cf(12), rn(66), cf(13), rn(66), cf(10))
    events = bout.turn(7)
    control = [(event["seat"], event["name"]) for event in events if event["name"] in ("in_control", "out_of_control")]
    # Johnson takes over from Jeffries, keeps control with his CF of 12, and loses it again.
    assert control == [("A", "out_of_control"), ("B", "in_control"), ("B", "out_of_control"), ("A", "in_control")]


# Scoring


def test_jeffries_left_cross():
    """L-38: Jeffries has connected on a left cross, in this case worth three points."""
    bout = Bout(lands("L-38"))
    events = bout.turn(3)
    assert the(events, "punch") == {"seat": "A", "result": 38, "hand": "left", "punch": "cross"}
    assert the(events, "points") == {"seat": "A", "points": 3, "for": "punch"}
    assert bout.view["round_points"] == {"A": 1 + 3, "B": 0}
    assert bout.view["points"] == {"A": 4, "B": 0}


@pytest.mark.parametrize(
    "number, punch, points",
    [
        (1, "jab", 3),
        (7, "jab", 3),
        (8, "jab", 2),
        (12, "jab", 2),
        (13, "hook", 3),
        (23, "hook", 3),
        (24, "hook", 2),
        (30, "hook", 2),
        (31, "cross", 3),
        (45, "cross", 3),
        (46, "cross", 2),
        (56, "cross", 2),
        (57, "combination", 3),
        (60, "combination", 3),
        (61, "combination", 2),
        (62, "combination", 2),
        (63, "uppercut", 3),
        (73, "uppercut", 3),
        (74, "uppercut", 2),
        (80, "uppercut", 2),
    ],
)
@pytest.mark.parametrize("hand", ["left", "right"])
def test_jeffries_hitting_value(number, punch, points, hand):
    events = Bout(lands(f"{hand[0].upper()}-{number}")).turn(3)
    assert the(events, "punch") == {"seat": "A", "result": number, "hand": hand, "punch": punch}
    assert the(events, "points")["points"] == points


def test_some_fighters_have_only_two_point_punches():
    light = bytearray(made())
    light[45:55] = bytes((0, 16, 16, 32, 32, 48, 48, 64, 64, 80))
    for number, punch in (
        (1, "jab"),
        (16, "jab"),
        (17, "hook"),
        (64, "combination"),
        (65, "uppercut"),
        (80, "uppercut"),
    ):
        events = Bout(lands(f"L-{number}"), a=bytes(light)).turn(3)
        assert (the(events, "punch")["punch"], the(events, "points")["points"]) == (punch, 2)


# The decks


def order(bout):
    return list(bout.state[layout.ORDER : layout.ORDER + 80])


def test_forty_cards_a_round_and_all_are_reshuffled_after_two():
    bout = Bout(seed=9)
    first = order(bout)
    assert sorted(first) == list(range(80))
    bout.play_round()
    assert bout.view["round"] == 2
    assert order(bout)[40:] == first[40:]  # the second deck of 40, as it was
    bout.play_round()
    for _ in range(2):  # every second round
        assert bout.view["round"] & 1
        assert order(bout) != first
        assert set(order(bout)[:40]) != set(first[:40])  # all together, not each half
        first = order(bout)
        bout.play_round()
        bout.play_round()
    assert sorted(order(bout)) == list(range(80))


def test_each_card_is_used_once_a_round_with_one_reading_from_each():
    bout = Bout(seed=2)
    from ringside.games.titlebout.tables.deck import DECK

    expected = order(bout)
    for used in range(40):
        events = bout.turn()
        assert the(events, "card")["used"] == used + 1
        if bout.round == 1 and used < 39:
            shown = bytes(bout.state[layout.CARD : layout.CARD + SIZE])
            assert shown == DECK[SIZE * expected[used] : SIZE * expected[used] + SIZE]
            assert bout.view["cards_left"] == 39 - used


def test_the_round_ends_with_its_cards():
    bout = Bout(nothing(40))
    events = bout.turn(40)
    assert the(events, "round_over") == {"round": 1}
    assert bout.view["round"] == 2


def test_a_punch_that_has_landed_is_found_out_from_a_reshuffled_deck():
    """38 cards of nothing, then control and a landed punch: its result comes from a 41st card."""
    bout = Bout(nothing(38), cf(1), rn(1), result("L-38"))
    bout.turn(40)
    assert bout.view["round"] == 1
    assert bout.view["cards_left"] == 0
    before = order(bout)
    events = bout.turn()
    assert named(events, "reshuffle")
    assert the(events, "punch")["result"] == 38
    assert bout.view["round"] == 2
    assert bout.view["last_round"]["A"]["points"] == 1 + 3
    assert sorted(order(bout)[:40]) == sorted(before[:40]) and order(bout)[:40] != before[:40]
    assert order(bout)[40:] == before[40:]


def test_control_alone_on_the_last_card_ends_the_round():
    bout = Bout(cf(1), rn(66), cf(1), rn(1), result("L-1"), nothing(34), cf(1))
    events = bout.turn(40)
    assert the(events, "round_over") == {"round": 1}
    assert not named(events, "reshuffle")


def test_an_injury_check_on_the_last_card_is_finished():
    bout = Bout(nothing(38), cf(1), rn(80), rn(80))
    bout.turn(40)
    assert bout.view["round"] == 1
    assert the(bout.turn(), "no_injury") == {"seat": "A", "rn": 80}
    assert bout.view["round"] == 2


def test_missed_punches_are_marked():
    bout = Bout(misses(4))
    bout.turn(8)
    assert bout.view["missed"] == {"A": 4, "B": 0}
    assert bout.view["round_missed"] == {"A": 4, "B": 0}


def test_a_stacked_deck_goes_on_with_the_seeded_one():
    stacked = Bout(nothing(4), seed=3)
    free = Bout(seed=3)
    stacked.turn(5)
    free.turn(5)
    assert stacked.state[layout.CARD : layout.CARD + SIZE] == free.state[layout.CARD : layout.CARD + SIZE]


def test_the_view_does_not_hold_the_deck():
    bout = Bout(seed=4)
    other = Bout(seed=5)
    assert bout.raw == other.raw
    assert bout.state != other.state


def test_a_card_face_up_is_the_one_read():
    bout = Bout(card(ring="far_ropes", cf=6, rn=7, result="R-(Cut-3)-19"))
    bout.turn()
    assert bytes(bout.raw[layout.CARD : layout.CARD + SIZE]) == bout.setup[-SIZE:]
