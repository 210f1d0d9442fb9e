"""Steps of a TKO match on a device."""

COUNT = 1.8  # seconds from both holding to the bell


def select(device, a, b):
    """Both select in lock pinch and see the reveal to its end."""
    device.expect("tko.choose")
    device.press(a, b)
    device.wait(0.5)
    device.expect("tko.reveal")
    device.press("OK")


def bars(device):
    """The lights of the eight bars, A's four and B's four, once nothing blinks."""
    device.wait(1)
    return [device.lit(zone) for zone in range(8)]


def win_a_round(device, winner="A"):
    """The winner lands uppercuts against body blocks until the round's card shows."""
    for _ in range(5):
        select(device, *(("A1", "B4") if winner == "A" else ("A4", "B1")))
        if device.screen != "tko.choose":
            return


def what_is_held_at_the_bell_counts(device):
    device.down("A1")
    device.wait(1)
    device.expect("tko.hold")
    assert "HELD" in device.lines()[6][:8] and "HELD" not in device.lines()[6][8:]
    device.down("B4")
    device.wait(COUNT + 1)
    device.expect("tko.reveal")
    assert device.big(1) == "UPPERCUT" and device.big(4) == "BODY BLOCK"
