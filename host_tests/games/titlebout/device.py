"""A bout of Title Bout on the device, as people at the table see it: stacked cards, keys pressed.

A journal's header has room for a setup of 255 bytes, twelve stacked cards; so here the cards
are put on the deck at the setup, at the start and at each resume.
"""

from host_tests.flow import Device
from host_tests.games.titlebout.table import CARDS, KEYS, card, lands, made, number_for
from ringside.engine.journal import Journal
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.rules import strategy
from ringside.games.titlebout.ui.words import PACES
from ringside.settings import PACE
from ringside.settings import SIZE as SETTINGS_SIZE

NUMBER = 3
SEED = (
    b"\x01\x02\x03\x04\x05\x06"  # of every bout, whatever the device drew: behind the stacked cards come the same ones
)

# Jeffries knocks Johnson down, and out.
KNOCKDOWN = [
    *lands("L-(KD)-44"),
    card(kd=1),
    card(kdr=number_for(CARDS["Jack Johnson"][27], "K")),
]
KNOCKOUT = [*KNOCKDOWN, card(kor=number_for(CARDS["Jack Johnson"][29], "K"))]

# The codes as in the legend.
CODES = {
    strategy.NO_STRATEGY: "11",
    strategy.INSIDE: "12",
    strategy.OUTSIDE_DEFENSIVELY: "13",
    strategy.OUTSIDE_OFFENSIVELY: "21",
    strategy.KNOCKOUT: "22",
}


def free_boxer():
    """A boxer who may use each strategy three times."""
    return made("James Jeffries", FI=3, FO=3, CU=3, KO=3)


def setup_of(a="James Jeffries", b="Jack Johnson", **options):
    """The setup's bytes: options, both boxer cards."""
    setup = bytearray(option[2] for option in SETUP)
    for key, word in options.items():
        setup[KEYS.index(key)] = SETUP[KEYS.index(key)][1].index(str(word))
    return bytes(setup) + b"".join(CARDS[one] if isinstance(one, str) else one for one in (a, b))


def stack(*cards, fixed=False):
    """Lay these cards, or lists of them, on the pack of every bout from now on; with none, no more."""
    flat = b"".join(b"".join(one) if isinstance(one, list) else one for one in cards)
    plain = getattr(titlebout.new, "plain", titlebout.new)
    titlebout.new = plain
    if cards or fixed:

        def new(setup, seed):
            return plain(setup + flat, SEED)

        new.plain = plain  # type: ignore[attr-defined]
        titlebout.new = new


def begin(*cards, state=None, change=None, pace="cards", **options):
    """A device on which a bout is resumed from its journal, at a pace; with state and change as Device has them."""
    stack(*cards, fixed=True)

    def start(board):
        Journal(board.nvm, SETTINGS_SIZE).begin(NUMBER, setup_of(**options), SEED)
        if change is not None:
            change(board)

    device = Device(state, start)
    device.app.stage.settings.index[PACE] = PACES.index(pace)
    if device.screen == "note":
        device.press("OK")
    device.expect("menu")
    device.press("OK")
    return device


AT_MOST = "\x1b"


def turn(device, cards=1):
    """Turn up so many cards, one press of OK each."""
    for _ in range(cards):
        device.expect("titlebout.ring")
        device.press("OK")


def ticker(device):
    """The lines of the ticker, the oldest first."""
    device.expect("titlebout.ring")
    return [line.strip().replace(AT_MOST, "<=") for line in device.lines()[3:7] if line]


def on_to(device, screen, presses=400):
    """Press OK until a screen is there."""
    for _ in range(presses):
        if device.screen == screen:
            return
        device.press("OK")
    device.expect(screen)


def code(device, pad, chosen):
    device.press(*[pad + key for key in CODES[chosen]])


def both(device, a, b):
    """Both choose, and see the reveal to its end."""
    code(device, "A", a)
    code(device, "B", b)
    device.wait(0.5)
    device.expect("titlebout.reveal")
    device.press("OK")
