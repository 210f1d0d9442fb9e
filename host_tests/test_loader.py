"""A phase unloads what it loaded: the whole of it, by an exception too, and nothing else."""

import subprocess
import sys

import pytest

from host_tests.paths import FIRMWARE, ROOT

# Run in its own process: here the tests have imported the firmware themselves.
START = f"import sys\nsys.path.append({str(FIRMWARE)!r})\nfrom ringside.loader import Phase\n"
LOADED = "sorted(name for name in sys.modules if name.startswith('ringside.'))"


def run(script):
    """What a script prints, line by line."""
    done = subprocess.run([sys.executable, "-c", START + script], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_a_phase_unloads_the_whole_of_a_package():
    before, during, after = run(f"""
print({LOADED})
with Phase():
    from ringside.games.titlebout.rules import rounds
    print(len({LOADED}))
print({LOADED})
""")
    assert before == after == "['ringside.loader']"
    assert int(during) > 15


def test_a_phase_unloads_by_an_exception_too_and_lets_it_through():
    assert run(f"""
try:
    with Phase():
        from ringside.engine import rng
        raise KeyError("a made fault")
except KeyError as error:
    print(error.args[0], {LOADED})
""") == ["a made fault ['ringside.loader']"]


def test_phases_nest_and_what_an_outer_one_loaded_stays():
    assert run(f"""
with Phase():
    from ringside.engine import codec
    with Phase():
        from ringside.engine import rng
    print({LOADED})
    import ringside.engine
    print(hasattr(ringside.engine, "codec"), hasattr(ringside.engine, "rng"))
print({LOADED})
""") == ["['ringside.engine', 'ringside.engine.codec', 'ringside.loader']", "True False", "['ringside.loader']"]


def test_what_lives_on_of_an_unloaded_package_still_works():
    assert run("""
with Phase():
    from ringside.games.tko import rules
state = rules.new(bytes((0, 1, 0, 0, 0, 0)), b"")
print(rules.result(state), "ringside.games.tko.rules" in sys.modules)
""") == ["None False"]


@pytest.mark.parametrize("left_by", ["leaving", "ending"])
def test_leaving_title_bout_unloads_it(left_by, tmp_path):
    """Seen before: 17 modules of Title Bout stayed loaded, and took 20 KB from TKO."""
    script = tmp_path / "play.py"
    script.write_text(f"""
import sys
sys.path[:0] = [{str(FIRMWARE.parent)!r}]
import host_tests.paths
import host_tests.paths
from host_tests.flow import Device, to_tko
def loaded(game):
    return [name for name in sys.modules if name.startswith("ringside.games." + game)]
device = Device()
device.press("OK")
assert not loaded("titlebout")
device.press("DOWN", "DOWN", "OK")  # Title Bout: a class, a boxer, his card, twice, and the options
while device.screen != "titlebout.options":
    device.press("OK")
device.press("OK")
device.wait(0.5)
device.expect("titlebout.ring")
assert loaded("titlebout")
if {left_by!r} == "leaving":
    device.down("OK", "BACK")
    device.wait(1.2)
    device.up("OK", "BACK")
    device.wait(0.1)
else:
    device.press("BACK")
    while not any(line.startswith("\\x10End the match") for line in device.lines()):
        device.press("DOWN")
    device.press("OK", "DOWN", "OK")
device.expect("menu")
ui = [name for name in loaded("titlebout") if ".ui" in name]
assert not ui, ui
if {left_by!r} == "ending":
    to_tko(device)
    assert not loaded("titlebout"), loaded("titlebout")
    assert loaded("tko")
device.stop()
print("done")
""")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr[-2000:]) == (0, "done\n", "")


# What is loaded on the way through a game, and still lives though it was unloaded: somebody holds its name.
LIVES_ON = """
import gc, random, sys
from types import ModuleType
import host_tests.paths
from host_tests.flow import Device, to_tko
from host_tests.games.knockout.device import play_on

def lives_on():
    gc.collect()
    modules = [one for one in gc.get_objects() if isinstance(one, ModuleType)]
    ours = [one for one in modules if one.__name__.startswith("ringside.") and one.__file__]
    return sorted({
        one.__name__ for one in ours
        if sys.modules.get(one.__name__) is not one and (".ui." in one.__name__ or ".kit." in one.__name__)
        or one.__name__ == "ringside.home" and sys.modules.get(one.__name__) is not one
    })

device = Device()
device.app.stage.settings.index[3] = 0
"""


@pytest.mark.parametrize(
    "steps",
    [
        "to_tko(device); device.press('A1', 'B4'); device.wait(0.5); device.press('OK', 'BACK')\n"
        "device.press('DOWN', 'DOWN', 'DOWN', 'OK', 'OK')",  # left for the menu, and continued
        "device.press('OK', 'DOWN', 'DOWN', 'OK', 'OK', 'OK', 'OK', 'OK', 'OK', 'OK', 'OK', 'OK', 'OK')\n"
        "while device.screen != 'titlebout.scorecard': device.press('OK')",
        "device.press('OK', 'DOWN', 'OK', 'OK')\n"
        "play_on(device, random.Random(1), until=lambda device: device.screen == 'knockout.changes')",
    ],
    ids=["tko", "titlebout", "knockout"],
)
def test_nobody_holds_a_module_that_was_unloaded(steps):
    script = LIVES_ON + steps + "\nprint(device.screen, lives_on())\ndevice.stop()\n"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("[]"), done.stdout
