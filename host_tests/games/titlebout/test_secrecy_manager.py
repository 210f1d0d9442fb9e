"""Title Bout: the strategy of the device as a manager cannot be seen before the reveal."""

from host_tests.games.titlebout import device as bout
from host_tests.games.titlebout.device import begin, code, free_boxer
from ringside.games.titlebout.rules import strategy


def test_nothing_depends_on_the_managers_strategy_until_the_reveal(monkeypatch):
    """By seed it takes No Strategy or another one: the same presses, the same bytes at the same times."""
    seen: dict[str, list] = {}
    for number in range(40):
        monkeypatch.setattr(bout, "SEED", bytes((number, 2, 3, 4, 5, 6)))
        device = begin(a=free_boxer(), b=free_boxer(), strategy="on", managers="one")
        device.wait(1)
        start = device.clock.time()
        device.press("B1", "B1")  # of no account
        code(device, "A", strategy.NO_STRATEGY)
        device.wait(0.1)
        device.expect("titlebout.choose")
        log = [(round(entry[0] - start, 6), *entry[1:]) for entry in device.heard.log]
        traces = log, device.heard.pads[1], len(device.board.nvm.rstrip(b"\xff"))
        device.wait(1)
        device.expect("titlebout.reveal")
        seen.setdefault(device.big(4), []).append(traces)
        device.stop()
        if number >= 5 and len(seen) > 1:
            break
    assert len(seen) > 1, f"it only chose {list(seen)}"
    first = next(iter(seen.values()))[0]
    assert len(first[0]) > 20
    for chosen, all_traces in seen.items():
        for traces in all_traces:
            assert traces == first, f"{chosen} differs"
