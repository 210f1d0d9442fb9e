"""The plug is pulled in the middle of a match, at any moment that flash knows of."""

import pytest

from host_tests.emulated.steps import shown, tap, wait_for


def to_first_pick(board):
    wait_for(board, "OK: start")
    for _ in range(8):
        tap(board, "OK")
    wait_for(board, "CHOOSE")


def resume(board):
    """Plug it in again and go on with the match, to its ring."""
    board.plug()
    wait_for(board, "Continue")
    tap(board, "OK")
    wait_for(board, "CHOOSE")


def select(board, a="A1", b="B4"):
    tap(board, a, b)
    board.run(500)
    tap(board, "OK")


def test_a_pulled_plug_loses_no_revealed_answer(power_on):
    board = power_on()
    to_first_pick(board)
    erases = board.link.erases
    select(board)
    before = bytes(board.panel.ram)
    assert board.link.erases == erases, "an answer costs no erase"
    board.unplug()
    resume(board)
    assert board.panel.ram == before


@pytest.mark.parametrize("part", [0, 0.3, 0.7, 1])
def test_power_lost_while_an_answer_is_written(power_on, part):
    board = power_on()
    to_first_pick(board)
    empty = bytes(board.panel.ram)
    select(board)
    first = bytes(board.panel.ram)
    board.cut(after=0, part=part)
    tap(board, "A1", "B4")
    board.run(500)
    assert not board.link.on  # the second answers went into flash, and the power with them
    resume(board)
    after = bytes(board.panel.ram)
    assert after != empty
    # Either the second answers are there or they are not; the first are in any case.
    if after != first:
        select(board)
        assert "ROUND" in shown(board) or "round" in shown(board)
    else:
        select(board)
        assert bytes(board.panel.ram) != first
