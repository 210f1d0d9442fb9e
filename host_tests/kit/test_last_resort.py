"""A fault whose note cannot be shown either: the last resort needs no import, and lets frames pass."""

import builtins

import pytest

from host_tests.flow import Device, to_tko
from host_tests.games.tko.steps import bars, select
from ringside.games.tko.ui import results


@pytest.fixture
def no_menu(monkeypatch):
    """Nothing of the menu can be imported from now on, as with no memory or no file handle left."""
    plain = builtins.__import__
    tries = []

    def refuse(name, globals=None, locals=None, fromlist=(), level=0):
        if name == "ringside.kit" and fromlist and "menu" in fromlist:
            tries.append(name)
            raise OSError(24, "Too many open files")
        return plain(name, globals, locals, fromlist, level)

    def begin():
        monkeypatch.setattr(builtins, "__import__", refuse)
        return tries

    yield begin
    monkeypatch.setattr(builtins, "__import__", plain)


def test_it_says_what_it_can_and_lets_frames_pass(tmp_path, monkeypatch, no_menu, capsys):
    device = Device(tmp_path)
    to_tko(device)
    select(device, "A1", "B4")

    def fail(ring, events):
        raise RuntimeError("a made fault")

    with monkeypatch.context() as patch:
        patch.setattr(results, "reveal", fail)
        tries = no_menu()
        device.press("A1", "B4")
        device.wait(5)  # a loop within one frame would never come back
    device.expect("fault")
    assert "Something went wrong" in device.text()
    assert len(tries) == 1, "it waits for a person"
    assert "a made fault" in capsys.readouterr().err
    device.press("OK")
    device.wait(0.5)
    assert 1 < len(tries) < 5, "another try, and then it waits again"
    device.expect("fault")  # still nothing can be loaded
    device.stop()
    monkeypatch.undo()
    device = Device(tmp_path)
    device.press("OK")
    assert bars(device) == [4, 2, 0, 0, 1, 1, 1, 1], "the match is kept"
    device.stop()
