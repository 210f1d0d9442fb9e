"""The bench says which figures miss what the board may cost."""

from tools.bench.budget import BUDGETS, report


def test_a_figure_on_the_limit_keeps_it_and_one_beyond_misses_it():
    lines = report({"heap_free_tko": 105_000, "heap_free_titlebout": 79_999, "press_to_light": 30.1})
    assert "budget: heap free in a TKO match, at least 105,000 bytes: kept" in lines
    assert (
        "budget: heap free in Title Bout, all options on, at least 80,000 bytes: MISSED by heap_free_titlebout 79,999"
        in lines
    )
    assert "budget: a press to its light, at most 30 ms: MISSED by press_to_light 30.1" in lines


def test_what_was_not_measured_is_not_called_kept():
    assert all(line.endswith("not measured") for line in report({}))
    assert len(report({})) == len(BUDGETS) == 12


def test_every_setup_menu_and_pause_is_held_to_the_same():
    figures: dict[str, float] = {
        f"heap_free_{where}": 1 for where in ("tko_setup", "titlebout_setup_options", "menu", "tko_pause", "settings")
    }
    (line,) = [line for line in report(figures) if "any setup" in line]
    assert all(name in line for name in figures)
