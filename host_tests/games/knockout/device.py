"""A season of Knock Out on the device, as people at the table see it: keys pressed, pictures read.

A seat is its letter, A to E; the colours are the book's, black to violet.
"""

from typing import Any

from host_tests.flow import Device
from host_tests.games.knockout.table import Table, setup
from host_tests.games.knockout.words import SEATS
from ringside.engine.journal import Journal
from ringside.games.knockout.rules import layout, training
from ringside.settings import PACE
from ringside.settings import SIZE as SETTINGS_SIZE

NUMBER = 2
SEED = b"\x06\x02\x03\x04\x05\x06"  # black begins, with 3, 4 and 5 players
COLOURS = ("BLACK", "GREEN", "YELLOW", "WHITE", "VIOLET")
PHONES = {seat: 1 << number for number, seat in enumerate(SEATS)}
UNTIL_OK = 0  # of the setting Results stay


def phones(seats):
    """The bit mask of the pads of these seats, who are all persons."""
    return sum(PHONES[seat] for seat in seats)


def begin(state=None, held="", seed=SEED, change=None, **options):
    """A device on which a season is resumed from its journal. held: the seats that hold phones."""

    def start(board):
        Journal(board.nvm, SETTINGS_SIZE).begin(NUMBER, setup(**options), seed)
        if change is not None:
            change(board)

    return resume(Device(state, start), held)


def resume(device, held=""):
    """Continue the unfinished season from the menu."""
    device.heard.phones_held = phones(held)
    device.app.stage.settings.index[PACE] = UNTIL_OK
    device.expect("menu")
    assert "Continue: Knock Out" in device.lines()[1]
    device.press("OK")
    return device


def again(device, state, held=""):
    """Cut the power, and continue on the same memory."""
    device.stop()
    return resume(Device(state), held)


def table(device):
    """The state on the device as a table on which positions are laid that would take hours to play."""
    laid: Any = Table.__new__(Table)
    laid.state = device.app.referee._state
    laid.seats = SEATS[: laid.state[layout.PLAYERS]]
    return laid


def ask_anew(device, challenger):
    """After a position was laid: this seat is asked for its challenge."""
    table(device).state[layout.CHALLENGER] = SEATS.index(challenger)
    device.app.referee.retract()
    device.press("BACK", "BACK")
    device.expect("knockout.challenge")


def asked(device):
    """The letters of the seats that the game waits for."""
    mask = device.app.referee.missing
    return "".join(seat for number, seat in enumerate(SEATS) if mask >> number & 1)


def view(device, seat=None):
    return device.app.referee.view(None if seat is None else SEATS.index(seat))


def step_to(device, choice, keys=("UP", "DOWN", "OK")):
    """Move the cursor of a list down to the line that has these words, and choose it."""
    for _ in range(40):
        if any(line.startswith("\x10") and choice in line for line in device.lines()):
            device.press(keys[2])
            return
        device.press(keys[1])
    raise AssertionError(f"no line has {choice!r}:\n" + "\n".join(device.lines()))


def challenge(device, own, other, keys=("UP", "DOWN", "OK")):
    """The Challenger's boxer, by surname, challenges another; up to whoever is asked next."""
    device.expect("knockout.challenge")
    step_to(device, own, keys)
    device.expect("knockout.opponent")
    step_to(device, other, keys)
    device.expect("knockout.challenged")
    device.press("OK")
    take_pads(device)


def take_pads(device):
    if device.screen == "knockout.pads":
        device.press("OK")


def pad_of(device, seat):
    """The pad on which a seat is asked in secret, as the panel says."""
    for line in device.lines()[5:7]:
        if COLOURS[SEATS.index(seat)] in line:
            return line[0] if line[1] == " " else None
    raise AssertionError(f"{seat} is not asked:\n" + "\n".join(device.lines()))


def train(device, **cards):
    """Each trains four cards: A="4 4 2 5"."""
    device.expect("knockout.training")
    for seat, values in cards.items():
        device.press(*training_keys(pad_of(device, seat), values))
    device.wait(0.5)


def training_keys(pad, values):
    """The four presses of a choice: how many of value 1, 2, 3 and 4."""
    return [pad + str(1 + values.split().count(str(value))) for value in (1, 2, 3, 4)]


def box(device, **cards):
    """Each plays the fight card of a value; up to the reveal."""
    device.expect("knockout.round")
    for seat, value in cards.items():
        device.press(pad_of(device, seat) + str(button_of(device, seat, value)))
    device.wait(0.5)
    device.expect("knockout.reveal")


def button_of(device, seat, value):
    """Behind which button a fight card is: those in training, the lowest first."""
    from ringside.games.knockout.ui import hands

    return 1 + hands.slots(view(device, seat), SEATS.index(seat)).index(value)


def bet(device, *ways):
    """Whoever is to bet places a token: "pass", or a board and a sum, and what to place: "red 6000", "K.O."."""
    device.expect("knockout.bets")
    if ways[0] == "pass":
        step_to(device, "Pass")
        return
    board, printed = ways[0].split()
    column = 0 if board == "red" else 15
    for _ in range(12):
        for line in device.lines()[2:6]:  # the sums are between the boards
            if line[column : column + 1] == "\x10" and printed in line[10:15]:
                device.press("OK")
                device.expect("knockout.bet")
                step_to(device, ways[1])
                return
        device.press("DOWN")
    raise AssertionError(f"no space {ways[0]}:\n" + "\n".join(device.lines()))


def pass_all(device):
    """Everybody passes; who must bet does so where the cursor is."""
    while device.screen in ("knockout.bets", "knockout.bet"):
        if device.screen == "knockout.bet" or must_bet(device):
            device.press("OK")
        else:
            bet(device, "pass")
    device.expect("knockout.placed")
    device.press("OK")
    take_pads(device)


def must_bet(device):
    referee = device.app.referee
    return 32 not in referee.legal(SEATS.index(asked(device)))


def secret_keys(device, seat, answer):
    """The presses of a seat's answer in secret."""
    if device.screen == "knockout.round":
        return [pad_of(device, seat) + str(button_of(device, seat, answer))]
    return [pad_of(device, seat) + str(1 + count) for count in training.cards_of(answer)[:4]]


def on_to(device, *screens, presses=60):
    """Press OK until one of these screens is there."""
    for _ in range(presses):
        if device.screen in screens:
            return
        assert device.screen not in ("note", "fault"), "\n".join(device.lines())
        device.press("OK")
    device.expect(screens[0])


def play_on(device, chance, until=lambda device: False, presses=100_000):
    """Answer whatever is asked at random, up to the end of the season or until a function says so."""
    for _ in range(presses):
        screen = device.screen
        assert screen not in ("note", "fault"), "\n".join(device.lines())
        if until(device) or screen == "knockout.final":
            return
        if screen in ("knockout.training", "knockout.round"):
            shown = "".join(device.lines()[5:7])
            here = [seat for seat in asked(device) if COLOURS[SEATS.index(seat)] in shown and pad_of(device, seat)]
            if here and device.app.referee.secret and shown.count("?"):
                seat = here[0]
                answer = chance.choice(list(device.app.referee.legal(SEATS.index(seat))))
                device.press(*secret_keys(device, seat, answer))
            device.wait(0.5)  # until the reveal
        elif screen == "knockout.bets":
            device.press(*["DOWN"] * chance.randrange(5), "OK")
        elif screen in ("knockout.bet", "knockout.opponent", "knockout.challenge"):
            device.press(*["DOWN"] * chance.randrange(3), "OK")
        elif screen == "curtain":
            device.press(device.lines()[0][9] + "1")
        else:
            device.press("OK")
    raise AssertionError("the season does not end")
