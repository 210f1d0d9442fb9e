"""Goal of the Game: rounds, the set-up of the next one, its house end by time; special spaces and Events."""

import pytest

from host_tests.games.tekken.table import KICKER, PUNCHER, Table
from ringside.games.tekken.rules import layout

pytestmark = pytest.mark.usefixtures("edition")


def knock_out(played):
    """The Offensive player's card takes the last HP."""
    other = "BA"["AB".index(played.offensive)]
    played.close().lay(other, hp=1)
    seat = played.offensive
    high = next(card["card"] for card in played.view(seat)["hand"] if card["face"].startswith("high"))
    return played.attack(high, "low")


def ready(played):
    """The Offensive player has a High card: his hand is laid."""
    seat = "AB".index(played.offensive)
    played.state[layout.HANDS + 3 * seat : layout.HANDS + 3 * seat + 3] = bytes((0, 1, 2))
    return played


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_who_wins_so_many_rounds_wins_the_match(rounds):
    """By default you win the game when you win three rounds."""
    played = Table(rounds=rounds)
    won = {"A": 0, "B": 0}
    while played.asked():
        winner = played.offensive
        knock_out(ready(played))
        won[winner] += 1
        assert played.happened("round")[0] == {
            "name": "round",
            "winner": winner,
            "rounds": won[winner],
            "hp": played.happened("round")[0]["hp"],
        }
    assert max(won.values()) == rounds and played.result == max(won, key=lambda seat: won[seat])
    assert played.events[-1] == {"name": "match", "winner": played.result}
    assert played.view()["phase"] == "over" and len(played.view()["rounds"]) == sum(won.values())


def test_the_loser_begins_the_next_round():
    """House."""
    played = ready(Table(first="A"))
    knock_out(played)
    assert played.offensive == "B" and played.happened("round_begins")[0]["seat"] == "B"


def test_the_next_round_is_set_up_anew():
    played = ready(Table(first="A"))
    played.lay("A", heat=2, rage=2, down=0, power=2, token=0, hp=3).lay("B", heat=2, rage=1, stuns=3)
    played.state[layout.USED_SPACES] = 0xFF
    played.close().lay("B", hp=1).lay("A", token=0xFF)
    knock_out(played)
    view = played.view()
    assert view["round"] == 2 and view["string"] == 1 and view["last_event"] is None
    for seat, space in (("A", [3, 3]), ("B", [3, 7])):
        fighter = played.of(seat)
        assert fighter["hp"] == fighter["full_hp"] == 15 and fighter["space"] == space
        assert (fighter["heat"], fighter["rage"], fighter["power"]) == ("ready", "face_down", 0)
        assert not fighter["knocked_down"] and fighter["stuns"] == [] and fighter["token"] is None
        assert fighter["deck"] == 15 and fighter["discards"] == []
        assert len(played.hand(seat)) == 3
    assert not any(space["used"] for space in view["spaces"])


def test_the_seed_decides_who_begins():
    assert {Table(first=seat).offensive for seat in "AB"} == {"A", "B"}


# Time, a house rule


def on_time(a, b, string=20):
    """Before the last String: A has lost so many HP, B so many; A, who began, is the Defender then."""
    played = Table(first="A", b_deck=["high_red", "mid_red", "low_red"])
    played.guess_right()
    played.state[layout.STRING] = string
    played.close().lay("A", hp=15 - a, token=0xFF).lay("B", hp=15 - b, token=0xFF)
    played.state[layout.PHASE] = layout.ATTACK
    played.attack("high_red", "high")
    return played


def test_a_round_is_over_after_twenty_strings():
    assert on_time(3, 5).happened("time") and not on_time(3, 5, 19).happened("time")


@pytest.mark.parametrize(("a", "b", "winner"), [(3, 5, "A"), (5, 3, "B"), (4, 4, "B")])
def test_then_who_lost_less_of_his_hp_wins_and_if_equal_who_did_not_begin(a, b, winner):
    played = on_time(a, b)
    assert played.happened("round")[0]["winner"] == winner
    assert played.view()["rounds"][0]["by"] == "time"


# Special spaces, house rules


def moved(stage, start, direction, **given):
    """A moves with a Low card; B is far away."""
    played = Table(["low_yellow"], stage=stage).stand(start, (1, 8)).lay("A", **given)
    played.attack("low_yellow", "high", f"move.{direction}")
    return played


def test_heal_gives_one_hp_back_once_a_round():
    played = moved("Dockyard", (5, 6), "east", hp=10)
    assert played.of("A")["hp"] == 11 and played.happened("healed")
    assert {"space": [5, 7], "is": "heal", "used": True} in played.view()["spaces"]
    played = Table(["low_yellow"]).stand((5, 6), (1, 8)).lay("A", hp=10)
    played.state[layout.USED_SPACES] = 0xFF
    played.attack("low_yellow", "high", "move.east")
    assert played.of("A")["hp"] == 10 and not played.happened("special")


def test_heal_never_gives_more_than_the_first_hp_and_is_not_used_up_then():
    played = moved("Dockyard", (5, 6), "east")
    assert played.of("A")["hp"] == 15
    assert {"space": [5, 7], "is": "heal", "used": False} in played.view()["spaces"]


def test_power_adds_damage_to_the_next_strike():
    played = Table(["low_yellow", "high_yellow"]).stand((1, 2), (1, 4))
    played.attack("low_yellow", "high", "move.east")
    assert played.happened("strike")[0]["damage"] == 2 and played.of("A")["power"] == 0
    played.attack("high_yellow", "low")
    assert played.hp() == (15, 15 - 2 - 3)  # Connected: low_yellow adds a Strike to a High card


def test_glass_costs_one_hp():
    assert moved("Rooftop", (3, 4), "east").of("A")["hp"] == 14


def test_a_slippery_floor_knocks_down_until_the_own_next_string():
    played = moved("Dockyard", (1, 6), "east")
    assert played.of("A")["knocked_down"]


def test_who_is_pushed_onto_a_special_space_has_its_effect():
    played = Table(["mid_yellow"], stage="Rooftop").stand((3, 3), (3, 4))
    played.attack("mid_yellow", "low", "push1")
    assert played.hp() == (15, 14) and played.of("B")["space"] == [3, 5]


# Events


def drawn(kind, lay=None, a=PUNCHER, b=KICKER):
    """A draws an Event of this kind after his first card, a High one out of reach."""
    deck = ["high_yellow", "low_blue", "mid_red", "event", "low_red"]
    played = Table(deck, events=[kind], a=a, b=b).stand((3, 3), (3, 6))
    if lay:
        lay(played)
    played.attack("high_yellow", "low")
    assert played.happened("event") == [{"name": "event", "seat": "A", "event": kind}]
    # The Event is discarded, and another card drawn.
    assert played.hand("A") == ["low_red", "low_blue", "mid_red"] and "event" in played.of("A")["discards"]
    assert played.view()["last_event"] == kind
    return played


def test_second_wind():
    assert drawn("second_wind", lambda played: played.lay("A", hp=5)).hp() == (6, 15)
    assert drawn("second_wind").hp() == (15, 15)


def test_underdog():
    assert drawn("underdog", lambda played: played.lay("B", hp=5)).hp() == (15, 6)
    assert drawn("underdog", lambda played: played.lay("A", hp=7).lay("B", hp=7)).hp() == (7, 7)


def test_adrenaline():
    assert drawn("adrenaline").of("A")["power"] == 1


def test_bottles_never_take_the_last_hp():
    assert drawn("bottles", lambda played: played.lay("B", hp=1)).hp() == (14, 1)


def test_break():
    played = drawn("break")
    assert (played.of("A")["space"], played.of("B")["space"]) == ([3, 3], [3, 7])


def test_shake_off():
    played = drawn("shake_off", lambda played: played.lay("B", down=1, stuns=1))
    assert not played.of("B")["knocked_down"] and played.of("B")["stuns"] == []


def test_supplies():
    def use(played):
        played.state[layout.USED_SPACES] = 0xFF

    assert not any(space["used"] for space in drawn("supplies", use).view()["spaces"])


def test_wet_floor():
    played = drawn("wet_floor")
    assert played.of("A")["knocked_down"] and played.of("B")["knocked_down"]


def test_an_event_in_the_first_deal_goes_under_the_deck():
    played = Table(["event", "high_yellow", "event", "low_blue", "mid_red", "low_red"])
    assert played.hand("A") == ["high_yellow", "low_blue", "mid_red"]
    assert list(played.state[layout.DECKS : layout.DECKS + 2]) == [17, 16]


def test_the_event_deck_is_shuffled_anew_when_it_is_used_up():
    played = Table(["high_yellow", "low_blue", "mid_red", "event"]).stand((3, 3), (3, 6))
    played.state[layout.EVENTS_LEFT] = 0
    played.attack("high_yellow", "low")
    assert {"name": "new_events"} in played.events and played.view()["events_left"] == 10
