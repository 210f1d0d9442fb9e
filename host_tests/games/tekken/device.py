"""A match of TEKKEN on the device, as the two at the table see it: keys pressed, pictures read."""

from typing import Any

from host_tests.flow import UNREADABLE, Device
from host_tests.games.tekken.table import SEATS, Table, numbers, setup
from ringside.engine.codec import NONE
from ringside.engine.journal import Journal
from ringside.games.tekken import rules
from ringside.games.tekken.rules import layout
from ringside.settings import PACE
from ringside.settings import SIZE as SETTINGS_SIZE
from tools.playout import tekken as words
from tools.playout.tekken_words import KINDS

NUMBER = 4
UNTIL_OK = 0  # of the setting Results stay


def begin(state=None, held="", first="A", a_deck=(), b_deck=(), events=(), change=None, **given):
    """A device on which a match is resumed from its journal. held: the seats that hold phones."""
    stacks = [numbers(a_deck), numbers(b_deck), bytes(KINDS.index(kind) for kind in events)]
    wanted = setup(**given) + b"".join(bytes((len(stack),)) + stack for stack in stacks)
    seed = 0
    while SEATS[rules.new(wanted, seed.to_bytes(6, "little"))[layout.OFFENSIVE]] != first:
        seed += 1

    def start(board):
        Journal(board.nvm, SETTINGS_SIZE).begin(NUMBER, wanted, seed.to_bytes(6, "little"))
        if change is not None:
            change(board)

    return resume(Device(state, start), held)


def resume(device, held=""):
    """Continue the unfinished match from the menu. Each seat's pad has its letter."""
    device.heard.phones_held = sum(1 << SEATS.index(seat) for seat in held)
    device.app.stage.settings.index[PACE] = UNTIL_OK
    device.expect("menu")
    assert "Continue: TEKKEN" in device.lines()[1]
    device.press("OK")
    return device


def again(device, state, held=""):
    """Cut the power, and continue on the same memory."""
    device.stop()
    return resume(Device(state), held)


def table(device):
    """The state on the device as a table on which positions are laid."""
    laid: Any = Table.__new__(Table)
    laid.state = device.app.referee._state
    return laid


def ask_anew(device):
    """After a position was laid: the card is asked for again."""
    device.app.referee.retract()
    device.press("BACK", "BACK")
    device.expect("tekken.attack")


def view(device, seat=None):
    return device.app.referee.view(None if seat is None else SEATS.index(seat))


def asked(device):
    """What the game asks, and whom it still waits for: ("attack", "AB")."""
    mask = device.app.referee.missing
    return words.ASKS[device.app.referee.about], "".join(seat for i, seat in enumerate(SEATS) if mask >> i & 1)


def offensive(device):
    return SEATS[view(device)[layout.OFFENSIVE]]


def hand(device, seat):
    """A seat's cards in words, in the order of the pad's buttons."""
    cards = view(device, seat)[layout.OWN_HAND : layout.OWN_SEAT]
    return [None if card == NONE else words.words.card(card) for card in cards]


def play(device, card, guess, pads=None):
    """The Offensive player plays a card ("prepare": button 4), the Defender guesses an area; up to the reveal.

    Without a guess, a Punishment.
    """
    device.expect("tekken.attack")
    device.press(*keys_of(device, card, guess, pads))
    device.wait(0.5)


def keys_of(device, card, guess, pads=None):
    """The presses of a card and a guess. pads: the letters of A's and of B's pad."""
    seat = offensive(device)
    pads = pads or SEATS
    button = 4 if card == "prepare" else 1 if card == "card" else 1 + hand(device, seat).index(card)
    keys = [f"{pads[SEATS.index(seat)]}{button}"]
    if guess is not None:
        keys.append(f"{pads[1 - SEATS.index(seat)]}{('high', 'mid', 'low').index(guess) + 1}")
    return keys


def close(device):
    """Both side by side, A in the west, and the card is asked for again."""
    table(device).close()
    ask_anew(device)
    return device


def beside(device):
    """What stands to the right of the stage, rows 1 to 5."""
    return [line[line.rfind(UNREADABLE) + 1 :].strip() for line in device.lines()[1:6]]


def hp(device):
    return tuple(view(device)[layout.HP : layout.HP + 2])


def step_to(device, line, keys=("UP", "DOWN", "OK")):
    """Move the cursor of a list to the line with these words, and choose it."""
    for _ in range(20):
        if any(f"\x10{line}" in shown for shown in device.lines()):
            device.press(keys[2])
            return
        device.press(keys[1])
    raise AssertionError(f"no line {line!r}:\n" + "\n".join(device.lines()))


def on_to(device, *screens, presses=60):
    """Press OK until one of these screens is there."""
    for _ in range(presses):
        if device.screen in screens:
            return
        assert device.screen not in ("note", "fault"), "\n".join(device.lines())
        device.press("OK")
    device.expect(screens[0])


def play_on(device, chance, until=lambda device: False, presses=20_000):
    """Answer whatever is asked at random, up to the end of the match or until a function says so."""
    for _ in range(presses):
        screen = device.screen
        assert screen not in ("note", "fault"), "\n".join(device.lines())
        if until(device) or screen == "tekken.match":
            return
        if screen == "tekken.attack":
            _press_in_secret(device, chance)
        elif screen in ("tekken.resolve", "tekken.prepare", "tekken.move", "tekken.dash", "tekken.shown"):
            device.press(*["DOWN"] * chance.randrange(3), "OK")
        elif screen == "tekken.extension":
            device.press(*["DOWN"] * chance.randrange(2), "OK")
        elif screen == "curtain":
            device.press("A1")
        else:
            device.press("OK")
    raise AssertionError("the match does not end")


def _press_in_secret(device, chance):
    """Whoever is missing presses a button at random, at the own pad or at pad A in turn."""
    for seat in asked(device)[1]:
        pad = device.app.referee.game.holders(device.app.referee.setup)[SEATS.index(seat)]
        device.press(("AB"[pad] if pad < 2 else "A") + chance.choice("1112223334"))
    device.wait(0.5)
