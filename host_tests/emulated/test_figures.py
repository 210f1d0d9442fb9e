"""What Ringside may cost on the board: the figures of `make bench` against what was set out to reach."""

import pytest

from host_tests.emulated.conftest import Figures
from tools.bench.tko import Bench


@pytest.fixture(scope="module")
def figures(uf2):
    found = Figures(uf2)
    bench = Bench(uf2, found.say)
    try:
        bench.run()
    finally:
        bench.close()
    return found


def test_heap_left_in_a_match(figures):
    assert figures["heap_free_tko"] >= 105 * 1024


def test_no_garbage_while_nothing_happens(figures):
    assert figures["garbage_idle_second_menu"] == 0
    assert figures["garbage_idle_second_tko"] == 0


def test_little_garbage_a_press(figures):
    assert figures["garbage_press_most_in_a_frame"] <= 512
    assert figures["garbage_reveal_most_in_a_frame"] <= 512


def test_matches_do_not_grow_the_heap(figures):
    assert figures["heap_growth"] <= 256


def test_the_menu_is_there_soon(figures):
    assert figures["code_start_to_title"] <= 2000


def test_a_press_lights_its_pad_at_once(figures):
    assert figures["press_to_light"] <= 40


CHANGES = ("menu", "menu_step", "setup_step", "setup", "pause", "pause_to_ring", "press", "reveal", "reveal_to_ring")


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_sends_little_more_than_what_changed(figures, change):
    sent, changed = figures[f"panel_sent_{change}"], figures[f"panel_changed_{change}"]
    assert changed > 0 and sent <= 1.3 * changed
