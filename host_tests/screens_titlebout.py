"""Title Bout's part of the walk over every screen (screens.py)."""

from collections.abc import Iterator

from host_tests.flow import Device


def walk_titlebout() -> Iterator[tuple[str, Device]]:
    """Yields (what is shown, the device that shows it)."""
    device = Device()
    device.press("OK", "DOWN", "OK")
    yield "titlebout.class", device
    device.press("OK")
    yield "titlebout.initial", device
    device.press("OK")
    yield "titlebout.boxer", device
    device.press("OK")
    yield "titlebout.card", device
    device.press("OK", "OK", "OK")
    yield "titlebout.boxer, in the other corner", device
    device.press("DOWN", "OK", "OK")
    yield "titlebout.options", device
    device.press(*["UP"] * 5, "OK")
    yield "titlebout.options, out of his division", device
    device.stop()
