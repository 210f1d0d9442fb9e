"""What the CircuitPython boards are made of: keys, lights within their share, bell, knob."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.boards import on_standins
from host_tests.paths import ROOT

HARDWARE = ROOT / "boards" / "circuitpython" / "hardware.py"
MACROPAD = ROOT / "boards" / "macropad" / "parts.py"
PRESSED, LOST = 0x20, 0x40
UP, DOWN = 22, 23


def milliamperes(sent: bytes) -> float:
    """What a chain draws that was sent these bytes, by its data sheet: 1 mA a light, 20 mA a colour at full."""
    return len(sent) / 3 + sum(sent) * 20 / 255


@pytest.fixture
def hardware():
    return on_standins.load(HARDWARE)


@pytest.fixture
def simulated(hardware):
    return hardware.keypad.simulated


@pytest.fixture
def pins(hardware):
    return hardware.neopixel.board


def wires(hardware) -> list[bytes]:
    """All that was sent to the lights."""
    return [value for _, what, value in hardware.keypad.simulated.log if what == "lights"]


# Lights


def test_lights_begin_dark(hardware, pins):
    hardware.Lights(pins.GP22, 48, 400)
    assert wires(hardware) == [bytes(144)]


def test_lights_at_full_white_draw_their_share_and_no_more(hardware, pins):
    lights = hardware.Lights(pins.GP22, 48, 400)
    lights.fill(0xFFFFFF)
    lights.show()
    sent = wires(hardware)[-1]
    assert 380 < milliamperes(sent) <= 400
    assert len(set(sent)) == 1, "all alike"


@settings(deadline=None)  # a busy computer is not a fault
@given(
    st.lists(st.integers(0, 0xFFFFFF), min_size=48, max_size=48),
    st.floats(0, 1),
    st.sampled_from([300, 400]),
)
def test_no_colours_and_no_brightness_draw_more(colours, brightness, share):
    hardware = on_standins.load(HARDWARE)
    lights = hardware.Lights(hardware.neopixel.board.GP22, 48, share)
    lights.brightness = brightness
    lights[:] = colours
    lights.show()
    assert milliamperes(wires(hardware)[-1]) <= share


def test_a_match_at_the_middle_brightness_is_sent_as_it_is(hardware, pins):
    from ringside.kit import lights as kit

    chain = hardware.Lights(pins.GP22, 48, 400)
    shown = kit.Lights(chain, on_standins.load(ROOT / "boards" / "pico_oled" / "parts.py")._ZONES[48])
    shown.brightness(0.6 * 0.6)
    for side in (0, 1):
        for bar in range(4):
            shown.bar(kit.BARS + 4 * side + bar, 5, kit.SIDES[side])
    shown.fill(kit.ARROW, kit.GOLD)
    shown.fill(kit.PAD, kit.GREEN)
    shown.step()
    assert wires(hardware)[-1][:3] == bytes(int(0.36 * colour) for colour in (0x18, 0xFF, 0x00))


# Keys


def test_keys_are_reported_in_order_by_their_logical_numbers(hardware, simulated, pins):
    keys = hardware.Keys((pins.GP1, pins.GP2), b"\x08\x05")
    for pin, turn in (("GP2", simulated.low.add), ("GP1", simulated.low.add), ("GP2", simulated.low.remove)):
        turn(pin)
        simulated.pass_time(10)
    assert [keys.next() for _ in range(4)] == [5 | PRESSED, 8 | PRESSED, 5, -1]


@pytest.mark.parametrize("ticks", [4, 2**29 - 23])  # keys are looked at as a frame begins
def test_events_of_a_late_frame_are_reported_in_the_frames_that_catch_up(hardware, simulated, pins, ticks):
    simulated.ms = ticks + 65536
    simulated.low.add("GP1")
    frames = hardware.FrameTimer()
    keys = hardware.Keys((pins.GP1,), b"\x00", frames=frames)
    asyncio.run(frames.wait())
    asyncio.run(frames.wait())
    assert keys.next() == PRESSED
    begun = simulated.ms
    # A frame takes 95 ms; meanwhile the key goes up and down again, noticed 5 to 10 ms later.
    simulated.at[:] = [
        (begun + 12, lambda: simulated.low.remove("GP1")),
        (begun + 62, lambda: simulated.low.add("GP1")),
    ]
    simulated.pass_time(95)
    seen = []
    for frame in range(1, 12):
        asyncio.run(frames.wait())
        while (event := keys.next()) != -1:
            seen.append((frame, event))
    assert seen == [(2, 0), (7, PRESSED)]


def test_a_key_that_is_held_at_the_start_is_reported(hardware, simulated, pins):
    simulated.low.add("GP2")
    keys = hardware.Keys((pins.GP1, pins.GP2), b"\x08\x05")
    simulated.pass_time(10)
    assert keys.next() == 5 | PRESSED


def test_lost_events_are_reported_once_and_the_rest_is_dropped(hardware, simulated, pins):
    keys = hardware.Keys((pins.GP1,), b"\x00")

    def turn(times):
        for _ in range(times):
            simulated.low ^= {"GP1"}
            simulated.pass_time(10)

    turn(65)
    assert keys.next() == LOST
    assert keys.next() == -1
    turn(2)
    assert [keys.next() for _ in range(3)] == [0, PRESSED, -1]


def test_an_event_that_waits_for_its_frame_is_lost_with_the_others(hardware, simulated, pins):
    """It is no longer in the queue: reported after LOST, it would count twice, or leave a key down for ever."""
    frames = hardware.FrameTimer()
    keys = hardware.Keys((pins.GP1,), b"\x00", frames=frames)
    asyncio.run(frames.wait())
    simulated.pass_time(25)  # late: what comes now belongs to a frame that is made up for
    simulated.low.add("GP1")
    simulated.pass_time(15)
    assert keys.next() == -1  # it waits
    for _ in range(66):
        simulated.low ^= {"GP1"}
        simulated.pass_time(10)
    assert keys.next() == LOST
    for _ in range(200):
        asyncio.run(frames.wait())
    assert keys.next() == -1


# Bell


def test_the_bell_is_soft_or_loud_and_switches_the_speaker_on_only_to_sound(hardware, pins):
    bell = hardware.Bell(pins.SPEAKER, pins.SPEAKER_ENABLE)
    assert bell._pulse.duty_cycle == 0 and not bell._switch.value
    bell.tone(1760)
    soft = bell._pulse.duty_cycle
    assert bell._pulse.frequency == 1760 and bell._switch.value and 0 < soft < 0x2000
    bell.loud = 2
    bell.tone(440)
    assert bell._pulse.duty_cycle == 0x8000, "half is loudest"
    bell.tone(0)
    assert bell._pulse.duty_cycle == 0 and not bell._switch.value
    bell.loud = 0
    bell.tone(440)
    assert bell._pulse.duty_cycle == 0 and not bell._switch.value


def test_a_host_that_writes_does_not_end_a_bout(hardware):
    hardware.disable_autoreload()
    assert hardware.supervisor.runtime.autoreload is False


# Frames


@pytest.mark.parametrize("ticks", [0, 65_000, 2**29 - 25])  # the clock wraps after 2**29 - 1
def test_frames_last_ten_milliseconds_whatever_they_cost(hardware, simulated, ticks):
    simulated.ms = start = ticks + 65536
    frames = hardware.FrameTimer()
    begins = []
    for cost in (0, 3, 9, 10, 35, 0, 2, 5, 1000, 0):
        simulated.pass_time(cost)
        asyncio.run(frames.wait())
        begins.append(simulated.ms - start)
    assert begins[:5] == [10, 20, 30, 40, 75]
    assert begins[5:8] == [75, 77, 82], "what a late frame cost is made up for"
    assert begins[8:] == [1082, 1092], "but not a whole second"


# The MacroPad's knob


def turn(knob, frames: int) -> list[list[int]]:
    """The knob's events in so many frames: a board's events are read until there are no more."""
    events: list[list[int]] = []
    for _ in range(frames):
        events.append([])
        while (event := knob.turned()) != -1:
            events[-1].append(event)
    return events


@pytest.fixture
def knob():
    parts = on_standins.load(MACROPAD)
    return parts.Knob(*parts.KNOB)


def test_a_click_is_a_press_and_a_release(knob):
    assert turn(knob, 2) == [[], []]
    knob._encoder.position += 1
    assert turn(knob, 3)[0] == [DOWN | PRESSED, DOWN]
    knob._encoder.position -= 1
    assert sum(turn(knob, 10), []) == [UP | PRESSED, UP]


def test_quick_clicks_come_one_by_one_so_that_none_is_taken_for_a_bounce(knob):
    from ringside.kit.keys import Keys

    class Source:
        next = staticmethod(knob.turned)

    keys = Keys(Source())
    for _ in range(20):
        keys.poll()
    knob._encoder.position += 3
    pressed = 0
    for _ in range(40):
        keys.poll()
        while keys.take() != -1:
            pressed += 1
    assert pressed == 3


def test_a_spun_knob_stops_when_the_hand_does(knob):
    knob._encoder.position -= 500
    events = sum(turn(knob, 200), [])
    assert events == [UP | PRESSED, UP] * 6
    assert turn(knob, 5) == [[]] * 5
