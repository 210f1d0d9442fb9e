"""Title Bout: until the reveal nothing that leaves the device depends on what was chosen.

As test_secrecy.py, over all pairs of strategies and of styles.
"""

import pytest

from host_tests.games.titlebout.device import CODES, begin, free_boxer
from ringside.settings import SIZE

_SEED = SIZE + 4  # where the journal keeps it: six bytes, the setup, two of check


def secret(keys_a, keys_b, capfd, **options):
    """All that a device lets out from the first press to just before the reveal; what it then shows.

    keys_a, keys_b: the keys that A and B press, the last one of them with no more than time left to the reveal.
    """
    device = begin(**options)
    device.wait(1)
    capfd.readouterr()
    del device.heard.log[:]
    start = device.clock.time()
    device.press(*["A" + key for key in keys_a])
    device.wait(0.3)
    device.press("A" + keys_b[0])  # of no account
    memory = bytes(device.board.nvm)
    device.press(*["B" + key for key in keys_b[:-1]])
    device.down("B" + keys_b[-1])
    device.wait(0.25)
    device.expect("titlebout.choose")
    log = [(round(entry[0] - start, 6), *entry[1:]) for entry in device.heard.log]
    header = _SEED + 6 + len(device.app.referee.setup)
    device.wait(1)
    device.expect("titlebout.reveal")
    shown = device.board.panel.picture()
    device.stop()
    return (log, memory[:_SEED] + memory[_SEED + 6 : header] + memory[header + 2 :], capfd.readouterr()), shown


@pytest.mark.parametrize(
    "keys, options",
    [
        (tuple(CODES.values()), {"a": free_boxer(), "b": free_boxer(), "strategy": "on"}),
        (("1", "2"), {"a": "Tobias Quarrel", "b": "Cornelius Vane"}),
    ],
    ids=["strategies", "styles"],
)
def test_nothing_depends_on_a_choice_until_the_reveal(keys, options, capfd):
    seen = {(a, b): secret(a, b, capfd, **options) for a in keys for b in keys}
    first = seen[keys[0], keys[0]][0]
    assert len(first[0]) > 3, "the script left no traces to compare"
    for pair, (traces, _) in seen.items():
        for event, other in zip(traces[0], first[0], strict=False):
            assert event == other, f"{pair} differs"
        assert traces == first, f"{pair} differs"
    assert len({shown for _, shown in seen.values()}) == len(seen), "the reveal shows them"
