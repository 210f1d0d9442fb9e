"""What Ringside may cost on the board: the figures of `make bench` against what was set out to reach."""

import pytest

from host_tests.emulated.conftest import Figures
from tools.bench.budget import BUDGETS, report
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


@pytest.mark.parametrize("budget", BUDGETS, ids=lambda budget: budget.text)
def test_each_figure_keeps_to_its_budget(figures, budget):
    (line,) = [line for line in report(figures) if budget.text in line]
    assert not line.endswith("not measured") or "Title Bout" in budget.text
    assert "MISSED" not in line, line


def test_matches_do_not_grow_the_heap(figures):
    assert figures["heap_growth"] <= 256


CHANGES = ("menu", "menu_step", "setup_step", "setup", "pause", "pause_to_ring", "press", "reveal", "reveal_to_ring")


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_sends_little_more_than_what_changed(figures, change):
    sent, changed = figures[f"panel_sent_{change}"], figures[f"panel_changed_{change}"]
    assert changed > 0 and sent <= 1.3 * changed
