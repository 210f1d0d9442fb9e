"""An attack of TEKKEN at the table: what may be done before a card, and Symbols that say what they will do."""

import pytest

from host_tests.games.tekken.device import ask_anew, asked, begin, beside, close, hp, on_to, play, step_to, table, view
from host_tests.games.tekken.table import SWEEPER
from ringside.games.tekken.rules import layout
from ringside.kit import bell

pytestmark = pytest.mark.usefixtures("edition")

COMBO = ("high_yellow", "high_green", "mid_green", "low_red")


# Resolving


def to_mid(**given):
    """A plays a Mid card beside a wall, with B between."""
    device = begin(a_deck=("mid_yellow", "high_red", "low_red"), **given)
    return device


def on_stage(device):
    """The pixels of the stage."""
    return bytes(device.board.panel.lit(x, y) for y in range(8, 48) for x in range(84))


def test_each_symbol_says_what_it_will_do_here_and_now():
    device = to_mid()
    table(device).stand((3, 2), (3, 1))  # a Blasting Wall in the west
    ask_anew(device)
    play(device, "mid_yellow", "low")
    on_to(device, "tekken.resolve")
    assert device.lines()[0] == "A: Symbol?        A15 B15"
    assert beside(device)[:3] == ["\x10Move x2", "Push 1", "Done"]
    assert device.lines()[6] == "to one of 5 free Spaces"
    device.press("DOWN")
    assert device.lines()[6] == "B hits wall: 2 damage"
    at_the_wall = on_stage(device)
    device.press("DOWN")
    assert device.lines()[6] == "leave 3, next card"
    assert on_stage(device) == at_the_wall  # B stays in sight
    device.press("UP", "OK")
    device.expect("tekken.events")
    assert device.lines()[1:3] == ["B: blasting wall, 2", "B has 13 HP left"]
    device.press("OK")
    assert hp(device) == (15, 13)
    device.expect("tekken.resolve")


def test_a_move_is_shown_before_it_is_made():
    device = close(to_mid())
    play(device, "mid_yellow", "low")
    on_to(device, "tekken.resolve")
    place = view(device)[layout.AT]
    device.press("OK")
    device.expect("tekken.move")
    assert beside(device) == ["\x10n.east", "n.west", "west", "s.west", "s.east"]
    assert device.lines()[6] == "Close Range"
    pictures = set()
    for _ in range(5):
        pictures.add(device.board.panel.picture())
        device.press("DOWN")
    assert len(pictures) == 5 and view(device)[layout.AT] == place
    device.press("BACK")
    device.expect("tekken.resolve")
    device.press("OK", "DOWN", "DOWN")
    assert device.lines()[6] == "Distance 1"
    device.press("OK")
    device.expect("tekken.resolve")
    assert view(device)[layout.AT] == place - 1 and beside(device)[0] == "\x10Move"


def test_a_special_space_is_named_before_it_is_entered():
    device = to_mid()
    table(device).stand((2, 4), (3, 8))  # on the Dockyard, power lies in the north
    ask_anew(device)
    play(device, "mid_yellow", "low")
    on_to(device, "tekken.resolve")
    device.press("OK")
    seen = set()
    for _ in range(6):
        seen.add(device.lines()[6])
        device.press("DOWN")
    assert any(text.endswith(", power") for text in seen)


def test_what_has_no_effect_says_why_and_cannot_be_chosen():
    device = to_mid()
    table(device).stand((3, 2), (3, 8))
    ask_anew(device)
    play(device, "mid_yellow", "low")
    on_to(device, "tekken.resolve")
    device.press("DOWN")
    assert device.lines()[6] == "out of range: no effect"
    before = device.app.referee.snapshot()
    del device.heard.tones[:]
    device.press("OK")
    device.expect("tekken.resolve")
    assert device.heard.tones == [10 * bell.REFUSED[0]] and device.app.referee.snapshot() == before


def test_damage_counts_a_knock_down_and_power():
    device = close(begin(a=SWEEPER, a_deck=("low_red", "high_blue", "mid_red")))
    table(device).lay("B", down=1).lay("A", power=1)
    ask_anew(device)
    play(device, "low_red", "high")
    on_to(device, "tekken.resolve")
    device.press("DOWN")
    assert device.lines()[6] == "3 damage, B has 12 left"
    device.press("OK")
    assert device.lines()[1] == "A: 1+1 down+1 power = 3"
    assert hp(device) == (15 - 2, 12)


def test_rage_is_offered_where_it_is_revealed():
    device = close(begin(a_deck=COMBO))
    table(device).lay("A", rage=layout.ACTIVE)
    ask_anew(device)
    play(device, "high_yellow", "low")
    on_to(device, "tekken.resolve")
    step_to(device, "Rage")
    device.expect("tekken.events")
    assert device.lines()[1] == "A's Rage: S3"
    on_to(device, "tekken.attack")
    assert hp(device) == (15, 10)


# Before a card


def test_heat_gives_a_fourth_slot():
    device = begin()
    play(device, "prepare", "low")
    device.expect("tekken.prepare")
    step_to(device, "Heat")
    assert device.lines()[1] == "A uses Heat: 4 slots"
    device.press("OK")
    assert beside(device)[2] == "........" and asked(device) == ("attack", "AB")


def test_a_stance_change_is_offered_to_all_eyes_alike():
    looks = []
    for deck in (("high_yellow", "mid_red", "low_blue"), ("high_yellow", "high_red", "high_blue")):
        device = begin(a_deck=deck)
        play(device, "prepare", "low")
        looks.append(device.board.panel.picture())
        device.press("OK")
        if deck[1] == "mid_red":
            device.expect("tekken.prepare")
        else:
            assert device.lines()[1:5] == [
                "A: Stance Change",
                "A shows High yellow",
                "A shows High red",
                "A shows High blue",
            ]
    assert looks[0] == looks[1]


def test_who_goes_back_is_not_offered_to_prepare_again():
    device = begin()
    play(device, "prepare", "low")
    step_to(device, "To card")
    device.expect("tekken.attack")
    assert device.lines()[6][:12].strip() == "A:card 1-3"
    device.press("A4")
    assert asked(device) == ("attack", "AB")


def test_a_dash_asks_where_ways_are_equally_short():
    device = begin()
    table(device).stand((3, 2), (1, 8))
    ask_anew(device)
    play(device, "prepare", "low")
    step_to(device, "Dash")
    ways = 0
    while device.screen in ("tekken.dash", "tekken.events"):
        ways += device.screen == "tekken.dash"
        device.press("OK")
    device.expect("tekken.attack")
    assert ways and abs(view(device)[layout.AT] - view(device)[layout.AT + 1]) <= 2 * layout.COLUMNS
