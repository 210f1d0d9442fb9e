"""A bout of Title Bout on the device, as people at the table see it: stacked cards, keys pressed."""

from host_tests.flow import Device
from host_tests.titlebout_table import CARDS, KEYS
from ringside import games
from ringside.games import titlebout

NUMBER = 3


def setup_of(*stack, a="James Jeffries", b="Jack Johnson", **options):
    """The setup's bytes: options, both boxer cards, stacked action cards."""
    setup = bytearray(option[2] for option in titlebout.SETUP)
    for key, word in options.items():
        setup[KEYS.index(key)] = titlebout.SETUP[KEYS.index(key)][1].index(str(word))
    both = [CARDS[one] if isinstance(one, str) else one for one in (a, b)]
    return bytes(setup) + both[0] + both[1] + b"".join(b"".join(one) if isinstance(one, list) else one for one in stack)


def begin(*stack, device=None, pace="cards", **options):
    """A device with a bout on stage, at a pace."""
    device = Device() if device is None else device
    house = device.house
    setup = setup_of(*stack, **options)
    house.stage.settings.index[3] = ("cards", "slow", "normal", "fast").index(pace)

    async def choose():
        house._choose = type(house)._choose.__get__(house)
        return NUMBER, setup

    house._choose = lambda opening: choose()
    house._walk = house._open([])
    house.stage.due = True
    device.wait(0.3)
    assert games.name(NUMBER) == "titlebout"
    return device


def card(device, times=1):
    """Turn so many cards over, one press of OK each."""
    for _ in range(times):
        device.press("OK")
