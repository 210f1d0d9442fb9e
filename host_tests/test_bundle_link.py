"""What the bundle makes lean plays as its source does, and what is linked keeps its meaning."""

import subprocess
import sys

import pytest

from host_tests.paths import FIRMWARE, HOST_TESTS
from tools.boards import find
from tools.bundle import libraries
from tools.bundle import link as links
from tools.bundle.drive import _own, make_lean
from tools.bundle.inline import inline
from tools.bundle.link import link

BOUTS = "6"
SCRIPTS = ("titlebout_core.py", "core_playout.py", "lucky.py")


@pytest.fixture(scope="module")
def lean(tmp_path_factory):
    """A folder with the firmware as the bundle compiles it."""
    scripts = {name: (HOST_TESTS / name).read_bytes() for name in SCRIPTS}
    own = {**_own(find("pico_oled")), **scripts}  # the scripts, too: what they ask for must be there
    folder = tmp_path_factory.mktemp("lean")
    sources = inline({path: data for path, data in own.items() if path.endswith(".py")})
    files = {**own, **make_lean(sources, find("pico_oled"), libraries.read_all())}
    gone = {path for path in own if path.startswith("ringside/games/titlebout/") and not path.endswith("__init__.py")}
    for path, data in files.items():
        if path not in gone:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
    return folder


@pytest.mark.parametrize(("script", "arguments"), [("titlebout_core.py", [BOUTS]), ("core_playout.py", ["2", "97"])])
def test_lean_firmware_plays_the_same(lean, script, arguments):
    def played(scripts, firmware):
        command = [sys.executable, str(scripts / script), str(firmware), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    told = played(lean, lean)
    assert told == played(HOST_TESTS, FIRMWARE)
    assert told.splitlines()[-1] == "done"


def linked(monkeypatch, sources):
    """The sources of a package `p`, each a text, linked."""
    monkeypatch.setattr(links, "GROUPS", (("p", ()),))
    return {path: data.decode() for path, data in link({k: v.encode() for k, v in sources.items()}).items()}


def values(sources, *names):
    """What names of the linked module stand for."""
    scope: dict = {}
    exec(sources["p/__init__.py"], scope)
    return [scope[name] for name in names]


def test_members_find_each_others_names(monkeypatch):
    made = linked(
        monkeypatch,
        {
            "p/__init__.py": "from p import a\nfrom p.b import twice as two\nLIST = (a.one, two)\n"
            "def new():\n    return a.one() + two(3)\n",
            "p/a.py": "from p.b import twice\ndef one():\n    return twice(1) + _own()\ndef _own():\n    return 100\n",
            "p/b.py": "def twice(n):\n    return _own(n) * 2\ndef _own(n):\n    return n\n",
        },
    )
    assert list(made) == ["p/__init__.py"]
    new, listed = values(made, "new", "LIST")
    assert new() == 108
    assert [part.__name__ for part in listed] == ["_one_of_a", "_twice_of_b"]


def test_what_a_function_binds_stays_its_own(monkeypatch):
    made = linked(
        monkeypatch,
        {
            "p/__init__.py": "from p.a import n, line\ndef new(n):\n    line = n + 1\n    return line\n"
            "def other():\n    return line() + n()\n",
            "p/a.py": "def n():\n    return 5\ndef line():\n    return (lambda n: n)(7)\n",
        },
    )
    new, other = values(made, "new", "other")
    assert (new(1), other()) == (2, 12)


def test_modules_outside_are_led_there(monkeypatch):
    made = linked(
        monkeypatch,
        {
            "p/__init__.py": "",
            "p/a.py": "def one():\n    return 1\n",
            "q.py": "from p import a\nfrom p.a import one as uno\ndef both():\n    return a.one() + uno()\n",
            "r.py": "# as it was\nimport p\n",
        },
    )
    assert made["r.py"] == "# as it was\nimport p\n"
    assert "from p import one_of_a as uno" in made["q.py"]
    assert "a.one_of_a()" in made["q.py"]


def test_two_meanings_of_one_name_are_refused(monkeypatch):
    with pytest.raises(ValueError, match="as another module of its group does"):
        linked(
            monkeypatch,
            {
                "p/__init__.py": "from p import a, b\n",
                "p/a.py": "from q import X as Y\n",
                "p/b.py": "from q import Y\n",
            },
        )


def test_the_length_of_a_constant_is_a_number():
    sources = {
        "ringside/a.py": b"WORDS = ('one', 'two')\n",
        "ringside/b.py": b"from ringside.a import WORDS\n\ndef n():\n    return 3 * len(WORDS)\n",
    }
    lean = inline(sources)
    assert "return 3 * 2" in lean["ringside/b.py"].decode() and b"WORDS" not in b"".join(lean.values())
