"""What is heard at which moment: the tones in Hz, as they leave the device."""

import pytest

from host_tests.flow import Device, to_tko
from host_tests.games.tko.steps import win_a_round
from ringside.kit import bell

STROKE = 1760  # of the ring's bell
# Each moment's own tones, so that those who do not look know what happened.
TONES = {
    "PRESS": [800],
    "COUNT": [440],
    "BELL": [STROKE, STROKE],
    "REVEAL": [1200, 1600],
    "BOTH": [880, 660, 1100],
    "NOTHING": [300],
    "POWER": [880, 1100, 1320, 1760],
    "ROUND": [STROKE, STROKE, STROKE],
    "MATCH": [520, 660, 780, 1040, 780, 1040],
    "REFUSED": [200],
    "SAMPLE": [STROKE],
}


class Tone:
    """A board's bell that writes down what it plays, frame by frame."""

    def __init__(self):
        self.loud = 1
        self.heard = []

    def tone(self, hz):
        self.heard.append(hz)


def played(pattern):
    """The tones of a pattern, and whether it ends in silence."""
    tone = Tone()
    ringing = bell.Bell(tone)
    ringing.ring(pattern)
    for _ in range(500):
        ringing.step()
    return [hz for hz in tone.heard if hz], tone.heard[-1] == 0


@pytest.mark.parametrize("name", TONES)
def test_each_moment_has_its_tones(name):
    assert played(getattr(bell, name)) == (TONES[name], True)


def test_a_point_rises_and_the_left_boxers_is_higher():
    left, right = (played(pattern)[0] for pattern in bell.POINTS)
    assert left == [880, 1100] and right == [660, 830]


def test_a_match_is_heard(device):
    to_tko(device, play="intermediate")
    heard = device.heard.tones

    def since():
        """What was heard since the last look."""
        tones = heard[:]
        del heard[:]
        return tones

    since()
    device.press("A1")
    assert since() == TONES["PRESS"]
    device.press("B4")
    device.wait(1)
    assert since() == TONES["PRESS"] + [880, 1100]  # the left boxer's point
    device.press("OK")
    device.press("A4", "B1")
    device.wait(1)
    assert since() == TONES["PRESS"] * 2 + [660, 830]
    device.press("OK", "A2", "B2")
    device.wait(1)
    assert since() == TONES["PRESS"] * 2 + TONES["NOTHING"]
    device.press("OK", "A1", "B3")
    device.wait(1)
    assert since() == TONES["PRESS"] * 2 + TONES["BOTH"]


def test_a_round_and_the_belt_are_heard(device):
    to_tko(device)
    for screen, name in (("tko.round", "ROUND"), ("tko.match", "MATCH")):
        win_a_round(device)
        device.expect(screen)
        device.wait(2)
        tones = TONES[name]
        assert device.heard.tones[-len(tones) :] == tones
        device.press("OK")


def test_the_hold_pinch_counts_down_to_the_bell():
    device = Device()
    to_tko(device, pinch="hold")
    del device.heard.tones[:]
    device.down("A1", "B4")
    device.wait(2.2)
    assert device.heard.tones[:5] == TONES["COUNT"] * 3 + TONES["BELL"]
