"""What is missing, stuck or of the other kind, on the real CircuitPython."""

from host_tests.emulated.steps import shown, tap
from ringside.kit import lights
from tools.emulator.start import settings


def pad_light(board, pad, zones):
    first = zones[2 * (lights.PAD + pad)]
    return tuple(board.sent[3 * first : 3 * first + 3])


def test_without_a_panel_lights_and_bell_play_on(power_on):
    board = power_on(kind=None)
    board.run(4500)
    assert "panel" in board.console, board.console
    for _ in range(3):
        tap(board, "OK")  # the notes, and the title
    for _ in range(7):
        tap(board, "OK")  # TKO and its setup, as offered
    dark = board.sent
    seen = len(board.log)
    tap(board, "A1")
    assert board.sent != dark  # pad A is in
    assert any(kind == "tone" and value[1] for _, kind, value in board.log[seen:])
    assert "Traceback" not in board.console


def test_a_stuck_key_is_named_and_play_goes_on(power_on):
    board = power_on()
    board.key("B3", True)
    board.run(4500)
    assert "B3 is stuck" in shown(board), shown(board)
    tap(board, "OK")
    assert "OK: start" in shown(board)
    tap(board, "OK")
    assert "Choose a game" in shown(board)


def test_ok_held_at_power_on_starts_the_safe_code(power_on):
    board = power_on()
    board.key("OK", True)
    board.run(5000)
    assert "safe.py" in board.console, board.console
    assert "Traceback" not in board.console


def test_an_sh1106_shows_the_same(power_on):
    first = power_on()
    second = power_on(kind="SH1106", change=settings("SH1106"))
    for board in (first, second):
        board.run(4000)
        tap(board, "OK")
    assert "Choose a game" in shown(second)
    assert second.panel.picture() == first.panel.picture()
