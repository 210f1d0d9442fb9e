"""Title Bout on the real CircuitPython: a bout of all options, a pulled plug, and what it costs."""

from host_tests.emulated.steps import shown, tap
from host_tests.emulated.twin import BOOT, Twin
from tools.bench.budget import report
from tools.emulator.image import NVM_AT, NVM_SIZE

_ALL_ON = "DOWN DOWN DOWN DOWN DOWN DOWN OK DOWN OK DOWN OK DOWN DOWN DOWN OK DOWN OK DOWN OK DOWN"  # and on to Begin


def begin(board):
    """From the title into a bout of the first two heavyweights, all options on, up to the first card."""
    board.run(4500)
    tap(board, *["OK", "DOWN", "DOWN", *["OK"] * 7, "DOWN", "OK", "OK"], *_ALL_ON.split(), "OK")
    board.run(1500)
    assert "CODE: 2 presses" in shown(board), shown(board) + board.console
    tap(board, "A1", "A1", "B1", "B1")
    board.run(1000)
    tap(board, "OK")
    assert "card" in shown(board), shown(board) + board.console


def test_a_bout_goes_on_at_the_same_card_as_on_the_desktop(uf2, power_on, tmp_path):
    board = power_on()
    begin(board)
    for _ in range(20):
        tap(board, "OK")
    board.unplug()
    # What the board keeps is what the desktop keeps: the same bytes take the bout up there.
    (tmp_path / "nvm.bin").write_bytes(board.peek(NVM_AT, NVM_SIZE))
    board.plug()
    started = board.ms
    while "Continue: Title Bout" not in shown(board) and board.ms - started < BOOT:
        board.run(100)
    device = Twin(uf2, emulated=board, state=tmp_path)
    device.expect("menu")
    device.press("OK")
    device.expect("titlebout.ring")
    before = device.compared
    for _ in range(24):
        device.press("OK")
        if device.screen != "titlebout.ring":
            device.press("OK")
    assert device.compared - before > 24
    assert "Traceback" not in board.console


def test_heap_left_in_a_whole_bout_with_all_options(title_bout_figures):
    assert title_bout_figures["titlebout_rounds"] == 15
    assert not [line for line in report(title_bout_figures) if "MISSED" in line]


def test_a_rounds_rules(title_bout_figures):
    assert title_bout_figures["titlebout_rules_longest_round"] <= 1500


def test_a_thousand_boxers_are_searched_without_a_pause(title_bout_figures):
    assert title_bout_figures["roster_opens_in"] <= 1000
    assert title_bout_figures["roster_longest_step"] <= 1000
