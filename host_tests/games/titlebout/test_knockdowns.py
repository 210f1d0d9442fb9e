"""Title Bout: knockdowns, Killer Instinct, knockouts, the count, recovery."""

import pytest

from host_tests.games.titlebout.table import (
    Bout,
    card,
    cf,
    lands,
    made,
    misses,
    named,
    number_for,
    rn,
    rn_for,
    round_of,
    the,
)
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import charts

# Johnson hits Jeffries: KDR 1 of 1, HP of 6. Or Jeffries hits Johnson: HP of 9.
CHANCE_OF_A = lands("L-(KD)-38")  # a left cross, worth three
CHANCE_OF_B = lands("L-(KD)-1", control=20)
NO_KILLER = {"KI": 0}


def kdr(cell, rating=1):
    return card(kdr=number_for(rating, cell))


def back_up(rating=1):
    return card(kor=number_for(rating, "4"))


def out(rating=1):
    return card(kor=number_for(rating, "K"))


def frail(**ratings):
    """Johnson, with KDR 1, KDR 2 and KOR of 1 like Jeffries' unless said otherwise."""
    return made("Jack Johnson", **({"KDR1": 1, "KDR2": 1, "KOR": 1} | ratings))


# A. KD against HP


@pytest.mark.parametrize("number", [7, 20])
def test_kd_higher_than_hp_scores_the_punch(number):
    bout = Bout(CHANCE_OF_B, card(kd=number), cf(1))
    events = bout.turn(4)
    assert the(events, "no_knockdown") == {"seat": "B", "kd": number, "hp": 6}
    assert the(events, "points") == {"seat": "B", "points": 3, "for": "punch"}
    assert named(bout.turn(), "in_control")  # on with the basic procedure


@pytest.mark.parametrize("number", [1, 6])
def test_kd_at_most_hp_goes_to_the_chart(number):
    bout = Bout(CHANCE_OF_B, card(kd=number), kdr("4"))
    events = bout.turn(4)
    assert the(events, "knockdown_chance") == {"seat": "B", "kd": number, "hp": 6}
    assert not named(events, "points")
    assert the(bout.turn(), "knockdown_chart")["seat"] == "A"


# B and C. KDR against KDR 1


def test_a_four_scores_four_and_play_goes_on():
    bout = Bout(CHANCE_OF_B, card(kd=1), kdr("4"), cf(1))
    events = bout.turn(5)
    assert the(events, "knockdown_chart") == {"seat": "A", "kdr": number_for(1, "4"), "row": 1, "cell": "4"}
    assert the(events, "points") == {"seat": "B", "points": 4, "for": "four"}
    assert bout.view["killer_instinct"] == 0
    assert named(bout.turn(), "in_control")


def test_a_five_scores_five_and_brings_killer_instinct():
    bout = Bout(CHANCE_OF_B, card(kd=1), kdr("5"))
    events = bout.turn(5)
    assert the(events, "points") == {"seat": "B", "points": 5, "for": "five"}
    assert the(events, "killer_instinct") == {"seat": "B", "ki": 6, "cards": 6}


def test_a_k_is_a_knockdown():
    bout = Bout(CHANCE_OF_B, card(kd=1), kdr("K"))
    events = bout.turn(5)
    assert the(events, "knockdown") == {"seat": "A", "times": 1}
    assert bout.view["knockdowns"] == {"A": 1, "B": 0}
    assert not named(events, "points")
    assert bout.view["reading"] == "kor"


@pytest.mark.parametrize("rating", range(1, 13))
def test_every_cell_of_the_chart(rating):
    for number in range(1, 21):
        cell = charts.KNOCKDOWN[20 * (rating - 1) + number - 1]
        bout = Bout(CHANCE_OF_A, card(kd=1), card(kdr=number), b=frail(KDR1=rating))
        events = the(bout.turn(5), "knockdown_chart")
        assert events == {"seat": "B", "kdr": number, "row": rating, "cell": {0: "K", 4: "4", 5: "5"}[cell]}


def test_a_rating_beyond_the_chart_counts_as_its_last_row():
    bout = Bout(CHANCE_OF_A, card(kd=1), card(kdr=1), b=frail(KDR1=12), division_B="above")
    assert bout.now("kdr1", "B") == 14
    assert the(bout.turn(5), "knockdown_chart")["row"] == len(charts.KNOCKDOWN) // 20


# Killer Instinct


def killer(ki, *after):
    """Jeffries with a KI has scored a five-point punch; then these cards."""
    bout = Bout(CHANCE_OF_A, card(kd=1), kdr("5"), *after, a=made(KI=ki), b=frail())
    bout.turn(5)
    return bout


def test_killer_instinct_is_always_in_control():
    bout = killer(3, rn(66), rn(55), rn(66), cf(20))
    events = bout.turn(3)
    assert [event["name"] for event in events if event["name"] not in ("card",)] == ["clinch", "missed", "clinch"]
    assert {event["seat"] for event in events if "seat" in event} == {"A"}
    # Used up: back to normal play, with the one who was last in control.
    assert the(bout.turn(), "out_of_control")["seat"] == "A"


def test_killer_instinct_counts_the_cards_that_are_applied_to_action():
    bout = killer(2, rn(1), card(result="L-38"), rn(66), cf(1))
    events = bout.turn(3)
    assert the(events, "points")["points"] == 3
    assert bout.view["killer_instinct"] == 0
    assert named(bout.turn(), "in_control")


def test_killer_instinct_is_added_to_killer_instinct():
    bout = killer(3, rn(1), card(result="L-(KD)-38"), card(kd=1), kdr("5"))
    assert bout.view["killer_instinct"] == 3
    events = bout.turn(4)
    assert the(events, "killer_instinct") == {"seat": "A", "ki": 3, "cards": 2 + 3}


def test_the_round_ends_with_killer_instinct_unused():
    bout = killer(20, [rn(66)] * 35)
    events = bout.turn(35)
    assert the(events, "round_over") == {"round": 1}
    assert bout.view["killer_instinct"] == 0
    assert bout.view["round"] == 2


def test_a_punch_landed_under_killer_instinct_is_found_out_first():
    bout = killer(40, [rn(66)] * 34, rn(1), card(result="L-38"), rn(1))
    events = bout.turn(35)
    assert not named(events, "round_over")
    events = bout.turn()
    assert the(events, "punch")["result"] == 38
    assert the(events, "round_over") == {"round": 1}


def test_a_knockdown_brings_killer_instinct_after_the_count():
    bout = Bout(CHANCE_OF_A, card(kd=1), kdr("K"), back_up(), rn(1), a=made(KI=4), b=frail())
    assert not named(bout.turn(6), "killer_instinct")
    assert the(bout.turn(), "killer_instinct") == {"seat": "A", "ki": 4, "cards": 4}


# Knockouts


def test_a_k_is_a_knockout_and_the_cards_used_give_its_time():
    bout = Bout(misses(7), CHANCE_OF_A, card(kd=1), kdr("K"), out(), b=frail())
    events = bout.turn(14 + 6)
    seconds = charts.KO_TIME[20 - 1]
    assert the(events, "knockout") == {"seat": "B", "cards": 20, "seconds": seconds}
    assert bout.over
    result = bout.play_on()
    assert (result["winner"], result["boxer"], result["how"]) == ("A", "James Jeffries", "knockout")
    assert (result["round"], result["time"]) == (1, f"{seconds // 60}:{seconds % 60:02d}")
    assert result["time"] == "1:30"  # half the cards, half the round


@pytest.mark.parametrize("rating", range(1, 13))
def test_the_knockout_chart_is_read_by_kor(rating):
    for number in range(1, 21):
        bout = Bout(CHANCE_OF_A, card(kd=1), kdr("K"), card(kor=number), b=frail(KOR=rating))
        events = the(bout.turn(6), "knockout_chart")
        assert (events["seat"], events["kor"], events["row"]) == ("B", number, rating)
        assert bout.over == (number <= 20 and charts.KNOCKDOWN[20 * (rating - 1) + number - 1] == 0)


def test_a_knockout_after_the_last_card_is_at_the_end_of_the_round():
    bout = Bout(misses(18), CHANCE_OF_A, card(kd=1), kdr("K"), out(), b=frail())
    bout.turn(36 + 6)
    assert bout.over
    assert bout.state[layout.TIME] == charts.KO_TIME[39]


# The count


@pytest.mark.parametrize("number", [1, 10, 11, 40, 79, 80])
def test_the_count_by_the_next_random_number_and_its_points(number):
    bout = Bout(CHANCE_OF_A, card(kd=1), kdr("K"), back_up(), rn(number), b=frail())
    before = bout.now("points", "A")
    events = bout.turn(7)
    found = charts.COUNT[number - 1]
    assert the(events, "count") == {"seat": "B", "rn": number, "count": found & 15}
    assert the(events, "points") == {"seat": "A", "points": found >> 4, "for": "count"}
    assert 1 <= found & 15 <= 9
    assert bout.now("points", "A") == before + (found >> 4)


# More Than One Knockdown in a Round


def test_a_second_chance_in_the_round_adds_kdr_1_and_kdr_2():
    """Jeffries' KDR 1 and KDR 2 numbers are added together, for a total of 2."""
    no_killer = made("Jack Johnson", KI=0)
    again = [cf(1), rn(1), card(result="L-(KD)-1"), card(kd=6), card(kdr=20)]
    bout = Bout(CHANCE_OF_B, card(kd=6), kdr("K"), back_up(), rn(1), again, b=no_killer)
    first = the(bout.turn(7), "knockdown_chart")
    assert first["row"] == 1
    assert the(bout.turn(5), "knockdown_chart")["row"] == 2


def test_in_the_next_round_kdr_1_counts_alone_again():
    no_killer = made("Jack Johnson", KI=0)
    down = round_of(CHANCE_OF_B, [card(kd=6), kdr("K"), back_up(), rn(1)], then=[rn(80)])
    bout = Bout(down, CHANCE_OF_B, card(kd=6), card(kdr=20), a=made(KDR2=5), b=no_killer)
    bout.turn(40)
    assert bout.round == 2
    assert the(bout.turn(5), "knockdown_chart")["row"] == 1


# Knockdown Recovery Chart


def recovery(column, number):
    """The effect after a round in which Jeffries went down `column` + 1 times."""
    no_killer = made("Jack Johnson", KI=0)
    downs = []
    for time in range(column + 1):
        rating = 1 if time == 0 else 2
        control = 20 if time == 0 else 1
        downs += [*lands("L-(KD)-1", control), card(kd=6), kdr("K", rating), back_up(), rn(1)]
    bout = Bout(round_of(downs, then=[rn(number)]), b=no_killer)
    return bout, bout.turn(40)


@pytest.mark.parametrize("column", [0, 1, 2])
@pytest.mark.parametrize("number", [1, 14, 20, 40, 60, 80])
def test_recovery_by_how_often_he_was_down(column, number):
    bout, events = recovery(column, number)
    effect = charts.RECOVERY[80 * column + number - 1]
    assert the(events, "recovery") == {"seat": "A", "rn": number, "effect": charts.EFFECTS[effect]}
    assert bout.round == 2
    took = charts.EFFECT[4 * effect : 4 * effect + 4]
    assert bout.now("cf", "A") == 10 - took[0]
    assert bout.now("hp", "A") == 9 - took[1]
    assert bout.now("pl", "A") == 43 - took[2]
    assert bout.now("kdr1", "A") == 1 + took[3]


def test_an_effect_lasts_one_round():
    shaken = rn_for(charts.RECOVERY, lambda effect: effect == 1)
    bout, _ = recovery(0, shaken)
    weaker = bout.now("cf", "A")
    assert weaker < 10
    bout.state += b"".join(round_of())
    bout.play_round()
    assert bout.round == 3
    assert bout.now("cf", "A") == 10


def test_without_a_knockdown_nothing_is_looked_up():
    bout = Bout(round_of())
    assert not named(bout.turn(40), "recovery")


def test_no_effect_of_a_knockdown_does_not_undo_another():
    """20 points have shaken Jeffries; the RECOVERY CHART, which is looked up after that, shows none for 80."""
    shaken = charts.CONDITION[3 + 2 * 4]  # up to this RN, for 20 points and a TKO rating of 5
    down = [*lands("L-(KD)-1", 20), card(kd=6), kdr("K", 1), back_up(), rn(1)]
    bout = Bout(round_of(down, then=[rn(shaken), rn(80)]), a=made(TKO=5), b=made("Jack Johnson", KI=0))
    bout.put("B", ROUND_POINTS=17)  # 20 to 23 with what the count brings
    events = bout.turn(40)
    assert the(events, "shaken") == {"seat": "A"}
    assert the(events, "recovery") == {"seat": "A", "rn": 80, "effect": "none"}
    assert (bout.now("cf", "A"), bout.now("pl", "A")) == (10 - 1, 43 - 2)
