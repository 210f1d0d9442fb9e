"""Title Bout: ring position, and the KDR by the opponent's HP."""

import pytest

from host_tests.games.titlebout.table import (
    Bout,
    card,
    cf,
    lands,
    made,
    named,
    nothing,
    number_for,
    rn,
    the,
)
from ringside.games.titlebout.tables.deck import PLACES

NONE, INSIDE, OUTSIDE_D, OUTSIDE_O, KNOCKOUT, COVER_UP = range(6)

# Ring Position


def ringed(*stack, **options):
    return Bout(*stack, ring_position="on", **options)


def test_the_pawn_begins_on_ring_center():
    assert (ringed().view["ring"], ringed().view["trapped"]) == ("center", None)


def test_the_card_after_a_check_shows_the_position_besides_its_reading():
    """Johnson traps Jeffries against the ropes: with the rating of 2 his CF of 12 becomes 14."""
    bout = ringed(card(cf=20, check=1), card(rn=66, ring="near_ropes"), cf(14), rn(66), cf(15))
    bout.turn()
    assert bout.view["ring"] == "center"
    events = bout.turn()
    assert named(events, "clinch")
    assert the(events, "ring") == {"seat": "B", "place": "near_ropes"}
    assert (bout.view["ring"], bout.view["trapped"]) == ("near_ropes", "A")
    assert bout.view["cf"] == {"A": 10, "B": 14}
    assert the(bout.turn(), "in_control") == {"seat": "B", "card_cf": 14, "cf": 14}
    bout.turn()
    assert the(bout.turn(), "out_of_control") == {"seat": "B", "card_cf": 15, "cf": 14}


@pytest.mark.parametrize("place", PLACES)
def test_every_place_but_ring_center_traps(place):
    bout = ringed(card(cf=1, check=1), card(rn=66, ring=place))
    bout.turn(2)
    assert bout.view["ring"] == place
    assert bout.view["trapped"] == (None if place == "center" else "B")
    assert bout.view["cf"]["A"] == (10 if place == "center" else 11)


TRAPPED = [card(cf=20, check=1), card(rn=66, ring="left_corner")]  # Jeffries, by Johnson


def test_losing_control_is_not_moving_away():
    bout = ringed(TRAPPED, cf(20), rn(66), cf(11), rn(66))
    events = bout.turn(4)
    assert named(events, "out_of_control")[-1]["seat"] == "B"
    assert (bout.view["control"], bout.view["trapped"]) == ("A", "A")
    # Jeffries adds nothing; when Johnson has control again, he still does.
    assert the(bout.turn(), "out_of_control")["cf"] == 10
    bout.turn()
    assert bout.view["cf"]["B"] == 14


def test_the_trapped_fighters_ring_movement_frees_him():
    bout = ringed(TRAPPED, cf(20), rn(71), cf(12))
    events = bout.turn(4)
    assert the(events, "freed") == {"seat": "A"}
    assert (bout.view["ring"], bout.view["trapped"], bout.view["cf"]["B"]) == ("center", None, 12)


def test_the_other_fighters_ring_movement_does_not():
    bout = ringed(TRAPPED, cf(1), rn(78))
    assert not named(bout.turn(4), "freed")
    assert bout.view["trapped"] == "A"


def test_a_new_check_makes_a_new_position():
    bout = ringed(TRAPPED, cf(20), card(rn=66, check=1), card(cf=1, ring="far_ropes"))
    bout.turn(5)
    assert (bout.view["ring"], bout.view["trapped"], bout.view["control"]) == ("far_ropes", "B", "A")
    bout = ringed(TRAPPED, cf(20), card(rn=66, check=1), card(cf=1, ring="center"))
    bout.turn(5)
    assert (bout.view["ring"], bout.view["trapped"]) == ("center", None)


def test_each_round_begins_in_ring_center():
    bout = ringed(TRAPPED, nothing(38))
    bout.turn(40)
    assert (bout.round, bout.view["ring"], bout.view["trapped"]) == (2, "center", None)


def test_without_the_option_the_ring_is_not_looked_at():
    bout = Bout(TRAPPED)
    assert not named(bout.turn(2), "ring")
    assert bout.view["cf"]["B"] == 12


# Adjusting the KDR According to Opponent's HP


@pytest.mark.parametrize("hp, change", [(12, 2), (10, 2), (9, 1), (8, 0), (7, 0), (6, -1), (5, -2), (4, -3), (3, -3)])
def test_kdr_by_the_opponents_hp(hp, change):
    for option, expected in (("on", 5 + change), ("off", 5)):
        bout = Bout(a=made(HP=hp), b=made("Jack Johnson", KDR1=5), kdr_by_hp=option)
        assert bout.now("kdr1", "B") == expected


def test_no_kdr_1_is_ever_reduced_below_1():
    assert Bout(b=made("Jack Johnson", HP=4), kdr_by_hp="on").now("kdr1", "A") == 1


def test_kdr_2_and_kor_are_never_changed():
    """A second chance in a round: KDR 1 with what the HP adds, and KDR 2 as it is."""
    down = [*lands("L-(KD)-38"), card(kd=1), card(kdr=number_for(3, "K")), card(kor=20), rn(1)]
    again = [cf(1), rn(1), card(result="L-(KD)-38"), card(kd=1), card(kdr=20)]
    bout = Bout(down, again, a=made(HP=10, KI=0), b=made("Jack Johnson", KDR1=1, KDR2=2, KOR=1), kdr_by_hp="on")
    assert the(bout.turn(5), "knockdown_chart")["row"] == 3
    assert the(bout.turn(1), "knockout_chart")["row"] == 1
    bout.turn()
    assert the(bout.turn(5), "knockdown_chart")["row"] == 5
