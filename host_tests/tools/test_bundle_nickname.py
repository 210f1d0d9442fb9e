"""Names of ours alone are changed everywhere alike; what anybody else uses stays."""

import ast

from tools.boards import find
from tools.bundle import nickname as nicknames
from tools.bundle.nickname import nickname, pool
from tools.bundle.shorten import shorten

IDS = find("pico_oled").ids

SOURCES = {
    "code.py": b"import played\nplayed.from_code()\n",
    "played.py": (
        b"from helper import twice_as_much as doubled\n"
        b"class Corner:\n"
        b"    def __init__(self, cornerman):\n"
        b"        self.cornerman = cornerman\n"
        b"        self.rotation = 1\n"
        b"    def stool_out(self, in_seconds=0):\n"
        b"        return doubled(self.cornerman) + in_seconds\n"
        b"def from_code():\n"
        b"    return Corner(2).stool_out(in_seconds=3)\n"
        b"def by_text():\n"
        b"    return getattr(Corner(1), 'spoken_of')\n"
        b"def spoken_of():\n"
        b"    return library_name()\n"
        b"def library_name():\n"
        b"    return 7\n"
    ),
    "helper.py": b"def twice_as_much(amount):\n    return 2 * amount\n",
}
LIBRARY = b"def library_name():\n    return 1\n"


def renamed():
    sources = {path: data for path, data in SOURCES.items()}
    return {path: data.decode() for path, data in nickname(sources, ("code.py",), (LIBRARY,), IDS).items()}


def test_it_still_does_the_same():
    made = renamed()
    helper: dict = {}
    exec(made["helper.py"], helper)
    new = ast.parse(made["helper.py"]).body[0]
    assert isinstance(new, ast.FunctionDef) and new.name != "twice_as_much"
    played: dict = {}
    first, body = made["played.py"].split("\n", 1)
    alias = ast.parse(first).body[0]
    assert isinstance(alias, ast.ImportFrom) and alias.names[0].name == new.name
    played[alias.names[0].asname or alias.names[0].name] = helper[new.name]
    exec(body, played)
    assert played["from_code"]() == 7


def test_what_others_use_stays():
    made = renamed()
    assert made["code.py"].encode() == SOURCES["code.py"]
    for name in ("from_code", "spoken_of", "library_name", "rotation", "__init__"):  # displays have a rotation
        assert name in made["played.py"]
    for name in ("Corner", "cornerman", "stool_out", "by_text", "twice_as_much"):
        assert name not in made["played.py"] + made["helper.py"]


def test_the_names_are_circuitpythons_own_and_used_nowhere_else():
    names = pool(SOURCES, IDS)
    assert len(names) > 100 and len(set(names)) == len(names)
    used = set().union(*(nicknames.identifiers(ast.parse(data)) for data in SOURCES.values()))
    assert not used & set(names)
    assert {"print", "append", "brightness", "if"}.isdisjoint(names)  # a PixelBuf's, a list's, everybody's
    made = renamed()
    new = [node.name for node in ast.parse(made["helper.py"]).body if isinstance(node, ast.FunctionDef)]
    assert set(new) <= set(names)


def test_a_private_name_is_called_by_what_its_module_does_not_use():
    names = pool(SOURCES, IDS)
    source = f"def _one():\n    return 1\ndef two({names[1]}):\n    return _one() + {names[1]} + {names[0]}()\n"
    made = shorten({"m.py": source.encode()}, names)["m.py"].decode()
    first = ast.parse(made).body[0]
    assert isinstance(first, ast.FunctionDef) and first.name == names[2]
