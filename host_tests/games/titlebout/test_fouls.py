"""Title Bout: fouls, injuries, the condition and TKO chart."""

import pytest

from host_tests.games.titlebout.table import Bout, cf, made, named, rn, rn_for, round_of, the
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import charts

# Fouls


def foul_rn(rating, result, kind=None):
    """An RN with a result in the FOUL CHART, of a kind if it is given."""

    def wanted(cell):
        return cell >> 4 == "-WF".index(result) and (kind is None or charts.FOUL_KINDS[cell & 15] == kind)

    return rn_for(charts.FOUL[80 * rating : 80 * rating + 80], wanted)


def test_no_foul_is_a_missed_punch():
    number = foul_rn(0, "-")
    bout = Bout(cf(1), rn(79), rn(number))
    events = bout.turn(3)
    assert the(events, "foul_chance")["seat"] == "A"
    assert the(events, "no_foul") == {"seat": "A", "rn": number}
    assert bout.view["missed"] == {"A": 1, "B": 0}


@pytest.mark.parametrize("rating", [0, 1, 2])
def test_the_foul_chart(rating):
    for number in range(1, 81):
        found = charts.FOUL[80 * rating + number - 1]
        bout = Bout(cf(1), rn(79), rn(number), a=made(FOULS=rating))
        events = bout.turn(3)
        name = ("no_foul", "warning", "foul")[found >> 4]
        expected = {"seat": "A", "rn": number} | ({"kind": charts.FOUL_KINDS[found & 15]} if found >> 4 else {})
        assert the(events, name) == expected
        assert bout.view["warnings"]["A"] == (found >> 4 == 1)
        assert bout.view["fouls"]["A"] == (found >> 4 == 2)
        assert bout.view["missed"]["A"] == (found >> 4 == 0)


def test_who_is_in_control_fouls():
    events = Bout(cf(20), rn(79), rn(1)).turn(3)
    assert the(events, "foul_chance")["seat"] == "B"


def test_a_second_warning_of_a_kind_is_a_foul_and_costs_points():
    number = foul_rn(0, "W", "low blow")
    bout = Bout([cf(1), rn(79), rn(number)] * 2)
    bout.put("A", ROUND_POINTS=9, POINTS=9)
    bout.turn(3)
    assert (bout.now("warnings", "A"), bout.now("fouls", "A")) == (1, 0)
    events = bout.turn(3)
    assert the(events, "foul")["kind"] == "low blow"
    assert the(events, "lost_points") == {"seat": "A", "points": charts.FOUL_POINTS, "through": "foul"}
    assert (bout.now("warnings", "A"), bout.now("fouls", "A")) == (1, 1)
    assert bout.now("round_points", "A") == 9 - charts.FOUL_POINTS


def test_who_has_no_points_in_the_round_loses_none_and_no_loss_is_reported():
    number = foul_rn(0, "F")
    bout = Bout(cf(20), rn(79), rn(number))  # Jeffries has his point for AGG, Johnson none
    events = bout.turn(3)
    assert the(events, "foul")["seat"] == "B" and not named(events, "lost_points")
    assert (bout.now("fouls", "B"), bout.now("round_points", "B"), bout.now("points", "B")) == (1, 0, 0)


def test_a_warning_of_another_kind_is_another_warning():
    kinds = foul_rn(0, "W", "low blow"), foul_rn(0, "W", "elbow")
    bout = Bout([[cf(1), rn(79), rn(number)] for number in kinds][0], cf(1), rn(79), rn(kinds[1]))
    bout.turn(6)
    assert (bout.now("warnings", "A"), bout.now("fouls", "A")) == (2, 0)


def test_a_repeated_foul_disqualifies():
    number = foul_rn(0, "F")
    bout = Bout([cf(1), rn(79), rn(number)] * charts.FOULED_AGAIN)
    events = bout.turn(3 * charts.FOULED_AGAIN)
    assert the(events, "disqualified")["seat"] == "A"
    result = bout.play_on()
    assert (result["winner"], result["how"]) == ("B", "disqualification")


def test_so_many_fouls_of_any_kind_disqualify():
    fouls = {
        charts.FOUL_KINDS[cell & 15]: i + 1 for i, cell in enumerate(charts.FOUL[80 * 2 : 80 * 3]) if cell >> 4 == 2
    }
    numbers = list(fouls.values())[: charts.FOULS_IN_ALL]
    assert len(numbers) == charts.FOULS_IN_ALL
    bout = Bout([[cf(1), rn(79), rn(number)] for number in numbers][0], a=made(FOULS=2))
    for number in numbers[1:]:
        bout.turn(3)
        assert not bout.over
        bout.state += cf(1) + rn(79) + rn(number)
    assert the(bout.turn(3), "disqualified")["seat"] == "A"
    assert bout.over


# Injuries


@pytest.mark.parametrize("number", range(1, 81))
def test_the_injury_chart(number):
    injury = charts.INJURY_BY_RN[number - 1]
    bout = Bout(cf(20), rn(80), rn(number))
    events = bout.turn(3)
    assert the(events, "injury_chance")["seat"] == "B"  # who is in control
    if injury == charts.NO_INJURY:
        assert the(events, "no_injury") == {"seat": "B", "rn": number}
        assert bout.view["missed"] == {"A": 0, "B": 1}
        return
    took = charts.INJURY[4 * injury : 4 * injury + 4]
    assert the(events, "injury")["injury"] == charts.INJURIES[injury]
    assert bout.view["missed"] == {"A": 0, "B": 0}
    if took[3]:
        result = bout.play_on()
        assert (result["winner"], result["how"]) == ("A", "tko_injury")
    else:
        assert bout.now("cf", "B") == 12 - took[0]
        assert bout.now("hp", "B") == 6 - took[1]
        assert bout.now("pl", "B") == 49 - took[2]


def test_a_second_injury_adds_to_the_first():
    """A sprained left hand (HP and PL 1) and then bruised ribs (CF 1), from injury.csv."""
    bout = Bout(cf(20), rn(80), rn(1), cf(1), rn(80), rn(11))
    bout.turn(6)
    assert (bout.now("cf", "B"), bout.now("hp", "B"), bout.now("pl", "B")) == (12 - 1, 6 - 1, 49 - 1)
    bout = Bout(cf(20), rn(80), rn(1), cf(1), rn(80), rn(5))  # a sprained hand and the other
    bout.turn(6)
    assert (bout.now("hp", "B"), bout.now("pl", "B")) == (6 - 2, 49 - 2)


# Condition and TKO


def worst(rounds, rating):
    """The last row of the chart for so many rounds: points, and the two RNs for a rating."""
    rows = [charts.CONDITION[at : at + 12] for at in range(0, len(charts.CONDITION), 12)]
    row = [row for row in rows if row[0] == rounds][-1]
    return row[1], row[2 * rating], row[2 * rating + 1]


def beaten(number, rating=1, rounds=1, points=None, **ratings):
    """Jeffries beats Johnson by the worst there is in the chart, and the next card picked has an RN."""
    bout = Bout(round_of(then=[rn(number)]), b=made("Jack Johnson", TKO=rating, **ratings))
    columns = ("ROUND_POINTS", "ROUND_BEFORE", "TWO_BEFORE")
    each = worst(rounds, rating)[0] // rounds
    bout.put("A", **{column: each + (worst(rounds, rating)[0] % rounds) for column in columns[:rounds]})
    return bout


@pytest.mark.parametrize("rating", [1, 2, 3, 4, 5])
def test_too_much_in_one_round_is_an_automatic_tko(rating):
    bout = beaten(80, rating)
    events = bout.turn(40)
    # The TKO rating is that of the fighter scored against.
    assert the(events, "condition") == {"seat": "B", "rn": 80, "rounds": 1, "up_to": 80}
    result = bout.play_on()
    assert (result["winner"], result["how"], result["round"]) == ("A", "tko_punishment", 1)


def test_below_20_points_nothing_is_looked_up():
    bout = Bout(round_of())
    bout.put("A", ROUND_POINTS=19)
    assert not named(bout.turn(40), "condition")


def test_20_points_are_looked_up():
    bout = Bout(round_of(then=[rn(80)]))
    bout.put("A", ROUND_POINTS=20)
    condition = the(bout.turn(40), "condition")
    assert (condition["seat"], condition["rounds"]) == ("B", 1)
    assert not bout.over
    assert not named(bout.events, "shaken")
    assert bout.now("cf", "B") == 12


@pytest.mark.parametrize("a, b, first", [(21, 22, "A"), (22, 21, "B"), (22, 22, "A")])
def test_who_took_more_is_looked_at_first_and_after_a_tie_the_left_boxer(a, b, first):
    """Each has his own card."""
    bout = Bout(round_of(then=[rn(79), rn(80)]), a=made(AGG=7))
    bout.put("A", ROUND_POINTS=a)
    bout.put("B", ROUND_POINTS=b)
    looked_up = named(bout.turn(40), "condition")
    assert [(event["seat"], event["rn"]) for event in looked_up] == [(first, 79), ("BA"[first == "B"], 80)]


def test_20_points_may_shake_him_for_the_next_round():
    shaken = charts.CONDITION[3 + 2 * 4]  # the first row, TKO rating 5
    bout = Bout(round_of(then=[rn(shaken)]), b=made("Jack Johnson", TKO=5))
    bout.put("A", ROUND_POINTS=20)
    events = bout.turn(40)
    assert the(events, "shaken") == {"seat": "B"}
    assert bout.now("cf", "B") == 12 - charts.EFFECT[4]


def first(rounds):
    """The first row of the chart for so many rounds: its points, and Jeffries' and Johnson's RN of a TKO."""
    rows = [charts.CONDITION[at : at + 12] for at in range(0, len(charts.CONDITION), 12)]
    row = next(row for row in rows if row[0] == rounds)
    return row[1], row[2 * 5]


@pytest.mark.parametrize("rounds", [2, 3])
@pytest.mark.parametrize("stopped", [True, False])
def test_two_and_three_consecutive_rounds_add_up(rounds, stopped):
    points, limit = first(rounds)
    columns = ("ROUND_POINTS", "ROUND_BEFORE", "TWO_BEFORE")[:rounds]
    number = limit if stopped else 80
    bout = Bout(round_of(then=[rn(number)]), b=made("Jack Johnson", TKO=5))
    each = dict.fromkeys(columns, points // rounds)
    each["ROUND_POINTS"] += points % rounds
    assert max(each.values()) < 20
    bout.put("A", **each)
    events = bout.turn(40)
    assert the(events, "condition") == {"seat": "B", "rn": number, "rounds": rounds, "up_to": limit}
    assert bout.over == stopped


@pytest.mark.parametrize("rounds", [2, 3])
def test_one_point_less_in_consecutive_rounds_is_not_looked_up(rounds):
    points = first(rounds)[0] - 1
    columns = ("ROUND_POINTS", "ROUND_BEFORE", "TWO_BEFORE")[:rounds]
    bout = Bout(round_of())
    each = dict.fromkeys(columns, points // rounds)
    each["ROUND_BEFORE"] += points % rounds
    bout.put("A", **each)
    assert not named(bout.turn(40), "condition")


def test_rounds_far_apart_do_not_add_up():
    bout = Bout(round_of(then=[rn(80)] * 3), round_of(then=[rn(80)] * 3), round_of(), round_of())
    bout.put("A", ROUND_POINTS=30)
    bout.play_round()
    rounds = []
    for _ in range(3):
        rounds.append(
            [bout.state[layout.fighter(0) + layout.ROUND_BEFORE], bout.state[layout.fighter(0) + layout.TWO_BEFORE]]
        )
        if not bout.over:
            bout.play_round()
    assert rounds[0][0] == 30 and rounds[1][1] == 30
    assert 30 not in rounds[2]


@pytest.mark.parametrize(("a", "b", "worse"), [(70, 71, "A"), (71, 70, "B"), (200, 70, "B"), (70, 200, "A")])
def test_who_took_more_is_looked_at_first(a, b, worse):
    bout = Bout(round_of(then=[rn(1)]), a=made(TKO=5), b=made("Jack Johnson", TKO=5))
    bout.put("A", ROUND_POINTS=a)
    bout.put("B", ROUND_POINTS=b)
    assert named(bout.turn(40), "condition")[0]["seat"] == worse
    assert bout.play_on()["winner"] != worse


def test_he_is_shaken_once_by_one_round_and_by_two():
    shaken = rn(charts.CONDITION[3 + 2 * 4])  # the first row, TKO rating 5
    bout = Bout(round_of(then=[shaken, shaken]), b=made("Jack Johnson", TKO=5))
    bout.put("A", ROUND_POINTS=20)
    bout.state[layout.fighter(0) + layout.ROUND_BEFORE] = 20
    events = bout.turn(40)
    assert [event["rounds"] for event in named(events, "condition")] == [1, 2]
    assert the(events, "shaken") == {"seat": "B"}
