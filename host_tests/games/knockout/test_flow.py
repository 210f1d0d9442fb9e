"""A bout of Knock Out on the device, with five players at table keys and pads: the rulebook's own example.

Robin Zorres challenges Arnold Blackndecker. 4 against 2: blue moves 2. 5 against 1, the hidden left
hook: red moves 4. 4 against 5: red is on the K.O. space.
"""

import random

import pytest

from host_tests.games.knockout.device import (
    COLOURS,
    ask_anew,
    asked,
    begin,
    bet,
    box,
    challenge,
    on_to,
    pad_of,
    pass_all,
    play_on,
    step_to,
    table,
    take_pads,
    train,
    training_keys,
    view,
)
from ringside.games.knockout.rules import layout
from ringside.kit import lights


@pytest.fixture
def device(tmp_path):
    return begin(tmp_path, players=5)


def to_ring(device):
    """The example's boxers and cards, and nobody bets more than he must."""
    challenge(device, "ZORRES", "BLACKNDECKER")
    train(device, A="4 4 5 3", B="2 1 5 5")
    pass_all(device)


def money(device, seat):
    return layout.UNIT * layout.number(view(device), layout.MONEY + 2 * "ABCDE".index(seat))


def text_of_the_pages(device, screen):
    """All lines below the headings of the pages of a screen."""
    lines = []
    while device.screen == screen:
        lines += [line for line in device.lines()[1:7] if line]
        device.press("OK")
    return lines


def test_who_is_asked_and_which_keys_do_what(device):
    device.expect("knockout.challenge")
    lines = device.lines()
    assert lines[0] == "BLACK: your boxer?"
    assert lines[1:3] == ["\x10ZORRES             8,000", " HACKER             6,000"]
    assert lines[7].strip() == "\x14\x15 OK BACK = A1 A2 A3 A4"  # black holds pad A
    device.press("OK")
    assert "BLACKNDECKER P  8,000 12" in device.lines()[1]  # class, sum, fight cards
    assert device.lines()[5:7] == ["GREEN's Professional", "8,000, 12 fight cards"]
    device.press("BACK")  # the other boxer after all
    device.expect("knockout.challenge")


def test_the_pad_of_the_challenger_moves_and_chooses_too(device):
    challenge(device, "HACKER", "KNUCKLE", keys=("A1", "A2", "A3"))
    assert list(view(device)[layout.ON_BOARD : layout.ON_BOARD + 2]) == [1, 3]


def test_nobody_elses_pad_chooses(device):
    device.press("B3", "B2", "B3")
    device.expect("knockout.challenge")
    assert device.lines()[1].startswith("\x10")


def test_the_two_who_fight_take_the_pads_in_hand(device):
    """White challenges yellow, who both have none of their own."""
    ask_anew(device, "D")
    device.press("OK")
    step_to(device, "HAYMAKER")
    device.expect("knockout.challenged")
    device.press("OK")
    device.expect("knockout.pads")
    assert (device.big(1), device.lines()[3].strip()) == ("WHITE", "takes pad A")
    assert (device.big(4), device.lines()[6].strip()) == ("YELLOW", "takes pad B")
    device.press("OK")
    assert pad_of(device, "D") == "A" and pad_of(device, "C") == "B"
    train(device, D="1 2 3 4", C="2 2 3 3")
    device.expect("knockout.bets")
    assert list(device.app.referee.view(3)[layout.OWN_TRAINING :]) == [1, 1, 1, 1, 0]
    assert list(device.app.referee.view(2)[layout.OWN_TRAINING :]) == [0, 2, 2, 0, 0]


def test_the_example_of_the_rulebook(device):
    to_ring(device)
    device.expect("knockout.round")
    assert device.lines()[0].startswith("Round 1 of 3")
    for way in (2, 4):
        assert device.lines()[way].startswith("\x02" * 5 + " K.O.")
    box(device, A=4, B=2)
    assert device.big(1) == "4  :  2" and device.lines()[3].strip() == "BLACKNDECKER moves 2"
    assert device.lines()[6].startswith("\x01\x01\x02\x02\x02 K.O.")
    device.wait(1)  # it blinks
    assert device.lit(lights.BARS + 4) == 2 and device.lit(lights.BARS) == 0
    device.press("OK")
    device.expect("knockout.round")
    assert device.lines()[2].endswith("4 - -") and device.lines()[4].endswith("2 - -")
    box(device, A=5, B=1)
    assert device.lines()[3].strip() == "ZORRES moves 4" and "1 beats 5" in device.lines()[4]
    assert device.lines()[5].startswith("\x01" * 4 + "\x02 K.O.")
    device.press("OK")
    box(device, A=4, B=5)
    assert device.lines()[5].startswith("\x01" * 5 + " K.O.")
    device.press("OK")
    device.expect("knockout.victory")
    assert device.big(1) == "BLACKNDECKER" and device.lines()[4].strip() == "by K.O."
    device.press("OK")
    device.expect("knockout.prizes")  # double the starting sum for the winner, once for the loser
    assert device.lines()[0].strip() == "BLACKNDECKER (GREEN)"
    assert device.lines()[1:4] == ["prize 2x8,000     +16,000", "now Champion", "gets the trophy"]
    device.press("OK")
    assert device.lines()[1:3] == ["prize 1x8,000      +8,000", "K.O.: out of the game"]


def test_every_payment_is_listed_with_its_reason(device):
    challenge(device, "ZORRES", "BLACKNDECKER")
    train(device, A="4 4 5 3", B="2 1 5 5")
    bet(device, "red 10000", "Double")  # black: Zorres wins
    bet(device, "blue 4000", "Victory")  # green: Blackndecker wins
    bet(device, "red 6000", "K.O.")  # yellow: Zorres is knocked out
    bet(device, "red 10000", "Follow")  # white against black
    bet(device, "red 6000", "Follow")  # violet against yellow
    assert device.lines()[0].startswith("BLACK bet 2/3")
    assert device.lines()[3].startswith(" YELKO>VIO 6000") and device.lines()[2].rstrip().endswith("GRE")
    bet(device, "blue 8000", "K.O.")  # black: Blackndecker is knocked out
    pass_all(device)
    for a, b in ((4, 2), (5, 1), (4, 5)):
        box(device, A=a, B=b)
        device.press("OK")
    on_to(device, "knockout.settling")
    assert text_of_the_pages(device, "knockout.settling") == [
        "VIOLET pays YELLOW 18,000",  # the x3 space
        "  K.O. of ZORRES",
        "BLACK pays WHITE   20,000",
        "  x2: ZORRES wins",
        "bank 1/2 to GREEN   2,000",
        "  bet: BLACKNDECKER wins",
        "BLACK pays bonus   24,000",
        "  K.O. of BLACKNDECKER",
    ]
    device.expect("knockout.changes")
    assert device.lines()[1:7] == [
        "BLACK     64,000  -36,000",
        "GREEN    118,000  +18,000",
        "YELLOW   118,000  +18,000",
        "WHITE    120,000  +20,000",
        "VIOLET    82,000  -18,000",
        "bonus space        24,000",
    ]
    device.press("OK")
    device.expect("knockout.challenge")
    assert device.lines()[0] == "GREEN: your boxer?"  # the left-hand neighbour
    device.press("BACK", "DOWN", "DOWN", "OK")
    device.expect("knockout.standing")
    assert device.lines()[1].split() == ["BLACK", "9", "0", "64,000"]
    device.press("DOWN")
    assert device.lines()[1].split() == ["B", "ZORRES", "K.O."]
    assert device.lines()[2].split() == ["G", "BLACKNDECKER", "C", "10,000", "T"]
    device.press("DOWN", "DOWN")
    assert device.lines()[0].split() == ["BLACK", "64,000"]
    assert device.lines()[2].split()[-1] == "+8,000" and device.lines()[3].split()[-1] == "-44,000"


def test_what_a_bet_needs_and_pays_stands_there_before_it_is_placed(device):
    challenge(device, "ZORRES", "BLACKNDECKER")
    train(device, A="4 4 5 3", B="2 1 5 5")
    device.press("OK")
    assert device.lines()[4:7] == ["If ZORRES wins, get", "2,000, followed: 4,000.", "If not, you pay 4,000."]
    device.press("DOWN")
    assert device.lines()[4:7] == ["If ZORRES wins, get", "4,000, followed: 8,000.", "If not, you pay 8,000."]
    device.press("DOWN")
    assert device.lines()[4:7] == ["If ZORRES K.O., get", "6,000, followed: 12,000.", "If not, you pay 12,000."]
    device.press("BACK")
    device.expect("knockout.bets")
    assert asked(device) == "A" and set(view(device)[layout.BETS : layout.FOLLOWS]) == {0xFF}
    assert "Pass" not in device.text()
    device.press("UP")  # the Challenger must bet: behind the spaces there is only this
    assert "Look at my fight cards" in device.lines()[6]
    bet(device, "red 4000", "K.O.")
    bet(device, "blue 4000", "Victory")
    device.press("OK")  # yellow may follow
    assert device.lines()[1:2] == ["\x10Follow this bet   12,000"]
    assert device.lines()[4:7] == ["If ZORRES K.O.:", "you pay BLACK 12,000,", "else BLACK pays 12,000."]


def test_a_choice_of_training_that_one_has_not_is_not_accepted(device):
    challenge(device, "ZORRES", "BLACKNDECKER")
    device.press("A4", "A1", "A1", "A1")  # three 1s: there are two
    assert device.lines()[5].startswith("A BLACK: again, 1s?")
    device.press("A3", "A3", "A3", "A3")  # eight cards
    assert device.lines()[5].startswith("A BLACK: again, 1s?")
    device.press(*training_keys("A", "1 1 5 5"))
    assert device.lines()[5].startswith("A BLACK \x11 in")
    assert asked(device) == "B"


def test_a_fight_card_that_is_played_is_no_more_behind_its_button(device):
    to_ring(device)
    box(device, A=3, B=2)
    device.press("OK")
    device.press("A1")  # the 3, the lowest
    assert device.lines()[5].startswith("A BLACK: again, 1-4?")
    device.press("A4")
    assert device.lines()[5].startswith("A BLACK \x11 in")


def test_own_fight_cards_are_seen_only_by_who_holds_a_button(device):
    to_ring(device)
    device.press("DOWN")
    device.expect("curtain")
    assert device.big(2) == "GREEN" and "pad B" in device.lines()[7]
    device.press("A1", "B1")
    device.expect("peek")
    assert "card" not in device.text()
    device.down("B2")
    device.wait(0.1)
    assert device.lines()[2].split() == ["button", "1", "2", "3", "4"]
    assert device.lines()[3].split() == ["card", "1", "2", "5", "5"]
    assert device.lines()[6].split() == ["cards", "1", "2", "3", "2", "0"]
    device.up("B2")
    device.wait(0.1)
    assert "card" not in device.text()
    device.press("OK")
    device.expect("knockout.round")


def test_who_has_four_cards_or_fewer_is_not_asked_in_training(device):
    table(device).deal("A", 1, 2, 3, 4)
    challenge(device, "ZORRES", "BLACKNDECKER")
    assert asked(device) == "B"
    assert device.lines()[5].startswith("A BLACK \x11 in")


def test_two_seasons_of_five_to_the_ranking_and_a_rematch(tmp_path):
    device = begin(tmp_path, players=5, starts="variable", seasons=2)
    play_on(device, random.Random(5))
    device.expect("knockout.final")
    ranking = [byte & 7 for byte in device.app.referee.result()]
    assert device.big(2) == ("BLACK", "GREEN", "YELLOW", "WHITE", "VIOLET")[ranking[0]]
    device.press("OK")
    device.expect("knockout.ranking")
    for row, seat in enumerate(ranking):
        fortune = device.lines()[1 + row].split()[-1].replace(",", "")
        assert int(fortune) == money(device, "ABCDE"[seat])
    device.press("OK", "DOWN", "DOWN", "OK")
    device.expect("knockout.standing")
    device.press("OK", "OK")
    device.expect("knockout.challenge")
    take_pads(device)


def test_three_computers_and_two_persons(tmp_path):
    device = begin(tmp_path, players=5, A="easy", C="middle", E="best")
    bouts = view(device)[layout.BOUT]
    play_on(device, random.Random(2), until=lambda device: view(device)[layout.BOUT] > bouts + 3)
    assert view(device)[layout.BOUT] > bouts + 3


def test_five_computers_need_only_ok(tmp_path):
    device = begin(tmp_path, players=5, A="best", B="middle", C="easy", D="middle", E="best")
    on_to(device, "knockout.final", presses=600)


def test_what_the_device_has_bet_is_listed_with_the_sum_at_stake(tmp_path):
    """Black alone is a person; all that the others place is on the boards, too."""
    device = begin(tmp_path, players=4, B="best", C="best", D="middle")
    listed: list[tuple[str, bytes]] = []

    def is_listed(device):
        if device.screen == "knockout.report":
            placed = view(device)[layout.BETS : layout.PASSES]
            listed.extend((line, placed) for line in device.lines()[1:7:2] if line and "passes" not in line)
        return sum("follows" in line for line, _ in listed) > 3

    play_on(device, random.Random(4), until=is_listed)
    for line, placed in listed:
        found: set[tuple[str, ...]] = set()
        for space in range(layout.SPACES):
            bet_there, follower = placed[space], placed[layout.SPACES + space]
            amount = (4_000, 6_000, 8_000, 10_000)[space & 3] * ((bet_there >> 3) + 1)
            if bet_there != 0xFF:
                found.add((COLOURS[bet_there & 7], "bets", f"{amount:,}"))
                if follower != 0xFF:
                    found.add((COLOURS[follower], "follows", COLOURS[bet_there & 7][:3], f"{amount:,}"))
        assert tuple(line.split()) in found
