"""Training and the fight card of a round: until the reveal, everything that leaves the device is the same
whatever was picked, in bytes and in time: panel, lights, bell, console, memory, and all phones but one's own.

And own fight cards leave it on the owner's phone, or behind the curtain while their owner holds a button.
"""

import pytest

from host_tests.games.knockout.device import (
    ask_anew,
    begin,
    button_of,
    challenge,
    pad_of,
    pass_all,
    step_to,
    table,
    train,
    training_keys,
)
from host_tests.games.knockout.table import setup
from host_tests.games.knockout.words import SEATS, TRAININGS
from host_tests.games.traces import Traces, same
from ringside.games.knockout import rules
from ringside.games.knockout.rules import layout
from ringside.games.knockout.tables import FIGHT_CARDS

CHOICES = [
    " ".join(map(str, cards)) for cards in TRAININGS if all(cards.count(i + 1) <= FIGHT_CARDS[i] for i in range(5))
]
FEW = ("1 1 2 2", "1 1 5 5", "2 2 2 3", "3 3 3 4", "4 4 5 5", "1 2 3 4", "2 3 4 5")


def on_pads(device):
    """Black and green, with pads A and B."""
    challenge(device, "ZORRES", "BLACKNDECKER")


def of_others(device):
    """White and yellow, on pads that they took in hand, or on phones."""
    ask_anew(device, "D")
    device.press("OK")
    step_to(device, "HAYMAKER")
    device.press("OK")
    if device.screen == "knockout.pads":
        device.press("OK")


def test_nothing_depends_on_what_is_trained_at_a_pad(capfd):
    seen = {}
    for cards in CHOICES:
        device = begin(players=5)
        on_pads(device)
        traces = Traces(device, capfd)
        device.press(*training_keys("A", cards), "B1", "B1", "B1")
        seen[cards] = traces.last("B3")
        device.stop()
    assert len(seen) > 50
    same(seen)


def test_nothing_depends_on_what_the_last_one_in_trains(capfd):
    seen = {}
    for cards in FEW:
        device = begin(players=5)
        on_pads(device)
        traces = Traces(device, capfd)
        keys = training_keys("B", cards)
        device.press("A1", "A1", "A1", "A3", *keys[:3])
        seen[cards] = traces.last(keys[3])
        device.wait(1)
        device.expect("knockout.bets")  # and then, too, nothing says what was trained
        device.stop()
    same(seen)


@pytest.mark.parametrize("held", ["", "D", "CD", "ABCDE", "AB"])
def test_nothing_but_the_own_phone_depends_on_what_is_trained_with(held, capfd):
    """At a pad in hand, on a phone, with everybody on phones, or in turn behind the curtain."""
    seen = {}
    own_notes = set()
    for cards in FEW:
        device = begin(players=5, held=held)
        of_others(device)
        if device.screen == "curtain":  # yellow comes first at pad A, in turn
            device.press("A1", "A1", "A1", "A1", "A3")
            device.expect("curtain")
            device.press("A1")
            traces = Traces(device, capfd, own="D")
            keys = training_keys("A", cards)
            device.press(*keys[:3])
            seen[cards] = traces.last(keys[3])
        else:
            white, yellow = pad_of(device, "D"), pad_of(device, "C")
            traces = Traces(device, capfd, own="D")
            device.press(*training_keys(white, cards))
            own_notes.add(device.heard.pads[SEATS.index("D")][2])
            device.press(*[yellow + "1"] * 3)
            seen[cards] = traces.last(yellow + "3")
        device.stop()
    same(seen)
    assert len(own_notes) == (len(FEW) if "D" in held else 0 if held == "AB" else 1)


@pytest.mark.parametrize("held", ["", "ABCDE"])
def test_nothing_depends_on_the_fight_card_of_a_round(held, capfd):
    seen = {}
    shown = set()
    for value in (1, 2, 4, 5):
        device = begin(players=5, held=held)
        on_pads(device)
        train(device, A="1 2 4 5", B="1 2 4 5")
        pass_all(device)
        traces = Traces(device, capfd, own="A")
        device.press(f"A{button_of(device, 'A', value)}")
        seen[value] = traces.last("B2")
        device.up("B2")
        device.wait(1)
        device.expect("knockout.reveal")
        shown.add(device.big(1))
        device.stop()
    same(seen)
    assert shown == {"1  :  2", "2  :  2", "4  :  2", "5  :  2"}


def test_the_buttons_say_nothing_of_what_was_trained(capfd):
    """The same button is another card with other training; before the reveal nobody can tell."""
    seen = {}
    for cards in FEW:
        device = begin(players=5, held="B")
        on_pads(device)
        train(device, A=cards, B="1 2 4 5")
        pass_all(device)
        traces = Traces(device, capfd)
        device.press("A1")
        log, notes, _, console = traces.last("B2")
        seen[cards] = log, notes, console
        device.stop()
    same(seen)


def test_nothing_depends_on_the_devices_own_picks(capfd):
    """The device fights as green; what it picks differs with its own hidden cards."""
    seen = {}
    picks = set()
    for one in range(30):
        seed = bytes((one, 9, 9, 9, 9, 9))
        if rules.new(setup(3), seed)[layout.CHALLENGER]:
            continue  # black begins with the others
        device = begin(players=3, seed=seed, B="easy")
        challenge(device, "ZORRES", "BLACKNDECKER")
        device.expect("knockout.training")
        traces = Traces(device, capfd)
        device.press("A1", "A1", "A1")
        log, notes, _, console = traces.last("A3")
        picks.add(bytes(device.app.referee._state[layout.IN_TRAINING + 5 : layout.IN_TRAINING + 10]))
        seen[one] = log, notes, console
        device.stop()
    same(seen)
    assert len(picks) > 3


# Own fight cards


def test_no_screen_says_anything_of_fight_cards_in_hand(capfd):
    """Other hands, the same bout: outside the peek the panel, the lights and others' phones show the same."""
    seen = {}
    for cards in ((1, 1, 1, 2, 2, 2), (5, 5, 5, 4, 4, 4), (1, 2, 3, 4, 5, 5)):
        device = begin(players=5, held="CE")
        table(device).deal("A", *cards)
        ask_anew(device, "A")
        traces = Traces(device, capfd)
        challenge(device, "ZORRES", "BLACKNDECKER")
        device.press("UP", "A1")
        device.expect("peek")
        device.wait(0.5)
        device.press("OK")
        seen[cards] = traces.last("B1")[:2]
        device.stop()
    same(seen)


def test_own_fight_cards_show_only_while_the_button_is_held():
    device = begin(players=5)
    on_pads(device)
    train(device, A="1 2 4 5", B="1 2 4 5")
    pass_all(device)
    device.press("UP", "A2")
    for _ in range(2):
        assert "card" not in device.text()
        device.down("A3")
        device.wait(0.1)
        assert "In training" in device.text()
        device.up("A3")
        device.wait(0.03)
    assert "In training" not in device.text()
    device.press("OK")
    device.expect("knockout.round")


def test_a_hand_is_a_note_on_no_phone_but_its_owners():
    device = begin(players=5, held="ABCDE")
    table(device).deal("C", 1, 1, 1, 5, 5)
    ask_anew(device, "A")
    notes = [device.heard.pads[number][2] for number in range(5)]
    assert notes[2] == "Your fight cards: 1 1 1 5 5"
    assert all("1 1 1" not in note for number, note in enumerate(notes) if number != 2)
