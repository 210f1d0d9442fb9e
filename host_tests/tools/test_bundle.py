"""The drive of a board: complete, the same to the byte every time, and refused in words where it cannot be made."""

import hashlib
import json
import os
import re
import stat
import subprocess
import sys
import tomllib
import zipfile

import pytest

from host_tests.interpreters import micropython
from host_tests.paths import FIRMWARE, ROOT
from tools import boards
from tools.bundle import __main__ as bundle
from tools.bundle import drive, libraries
from tools.bundle.compiler import Compiler
from tools.bundle.imports import imported, needed
from tools.errors import UserError

NAMES = boards.names()


@pytest.fixture(scope="module")
def locked():
    return libraries.read_all()


@pytest.fixture(scope="module")
def drives(locked):
    """Every board's drive, as .mpy and as source."""
    return {
        (name, kind): drive.collect(boards.find(name), locked, Compiler() if kind == "mpy" else None)
        for name in NAMES
        for kind in ("mpy", "source")
    }


# What is on it


@pytest.mark.parametrize("name", NAMES)
def test_the_whole_firmware_is_there(drives, name):
    for kind, end in (("mpy", ".mpy"), ("source", ".py")):
        files = drives[name, kind]
        for path in FIRMWARE.rglob("*.py"):
            own = path.relative_to(FIRMWARE).as_posix()
            assert (own if own in drive.SOURCE else own.removesuffix(".py") + end) in files
        assert {"parts" + end, "hardware" + end, "settings.toml", "boot.py", "code.py", "safe.py"} <= set(files)


def test_readmes_stay_at_home(drives):
    assert list(FIRMWARE.rglob("README.md"))
    for files in drives.values():
        assert not [path for path in files if path.endswith(".md")]


def test_code_py_is_the_same_file_as_on_the_desktop(drives):
    for files in drives.values():
        assert files["code.py"] == (FIRMWARE / "code.py").read_bytes()


FOR_ALL = ("adafruit_ticks", "asyncio", "neopixel")


@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("pico_oled", {"adafruit_displayio_sh1106", "adafruit_displayio_ssd1306", *FOR_ALL}),
        ("macropad", {"adafruit_displayio_sh1106", *FOR_ALL}),
    ],
)
def test_the_libraries_are_those_that_the_board_needs(drives, name, needs):
    held = {re.split(r"[./]", path)[1] for path in drives[name, "mpy"] if path.startswith("lib/")} - {"licences"}
    assert held == needs
    licences = {path.split("/")[-1][:-4] for path in drives[name, "mpy"] if path.startswith("lib/licences/")}
    assert licences == needs
    assert all(b"MIT" in drives[name, "mpy"][f"lib/licences/{one}.txt"] for one in needs)


def test_every_mpy_begins_as_circuitpython_wants_it(drives):
    for (_, kind), files in drives.items():
        compiled = {path: data for path, data in files.items() if path.endswith(".mpy")}
        assert bool(compiled) == (kind == "mpy")
        for path, data in compiled.items():
            assert data[:2] == b"C\x06" and data[2] >> 2 == 0, path
            assert path.removesuffix(".mpy") + ".py" not in files, "a .py would win over it"


def test_a_traceback_shows_file_line_and_name(locked, tmp_path):
    """On MicroPython, which prints tracebacks as a board does; the constants above the fault were inlined."""
    source = b"X = 3\nY = (\n    4\n)\ndef count(n):\n    return n // (X + Y - 7)\n"
    files = drive.collect(boards.find("pico_oled"), locked, Compiler(), {"ringside/broken.py": source})
    (tmp_path / "ringside").mkdir()
    (tmp_path / "ringside" / "broken.mpy").write_bytes(b"M" + files["ringside/broken.mpy"][1:])
    (tmp_path / "start.py").write_text("from ringside import broken\nbroken.count(1)\n")
    done = subprocess.run([*micropython(), "start.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.splitlines() == [
        "Traceback (most recent call last):",
        '  File "start.py", line 2, in <module>',
        '  File "ringside/broken.py", line 6, in count',
        "ZeroDivisionError: divide by zero",
    ]


def test_nothing_of_this_machine_is_on_it(drives):
    for files in drives.values():
        for path, data in files.items():
            assert str(ROOT).encode() not in data and b"/tmp" not in data, path


@pytest.mark.parametrize("name", NAMES)
def test_settings_are_those_of_firmware_and_board(drives, name):
    settings = tomllib.loads(drives[name, "mpy"]["settings.toml"].decode())
    assert "RINGSIDE_BRIGHTNESS" in settings
    assert ("RINGSIDE_PANEL" in settings) == (name == "pico_oled")
    assert all(isinstance(value, (int, str)) for value in settings.values()), "all that CircuitPython reads"


def test_the_manifest_lists_every_file_but_itself(drives):
    for (name, kind), files in drives.items():
        manifest = json.loads(files[drive.MANIFEST])
        assert set(manifest["files"]) == set(files) - {drive.MANIFEST}
        for path, entry in manifest["files"].items():
            assert entry == {"size": len(files[path]), "sha256": hashlib.sha256(files[path]).hexdigest()}
        assert manifest["board"] == name
        assert manifest["ringside"] == boards.read_version()
        assert (manifest["compiler"] or "").startswith("mpy-cross" if kind == "mpy" else "")
        assert manifest["libraries"]["adafruit-circuitpython-displayio-sh1106"] == "2.0.4"


def test_a_drive_leaves_room_on_a_picos_megabyte(drives):
    """What else it has to hold: folders, 15 KB; a file that make flash writes beside the old one, 50 KB; and 500 boxers
    of a person's own, 33 KB. Of 1024 KB the file system takes 20. Source has no room for the values of exact play.
    """
    for (_, kind), files in drives.items():
        values = sum(len(data) for path, data in files.items() if path.startswith(drive.VALUES))
        assert 590_000 < values < 600_000 if kind == "mpy" else not values
        blocks = sum(-(-len(data) // 512) * 512 for data in files.values())
        assert blocks < (1024 - 20 - 15 - 50 - 33) * 1024


def test_the_lock_pins_every_library_with_hashes_and_names_no_place():
    text = libraries.LOCK.read_text()
    assert "://" not in text and "--index" not in text and "--find-links" not in text
    pins = libraries.locked()
    assert len(pins) == 5 and all(len(hashes) == 2 for hashes in pins.values())


# The same every time


def test_two_builds_are_the_same_to_the_byte(locked, drives, tmp_path):
    board = boards.find("pico_oled")
    again = drive.collect(board, locked, Compiler())
    assert again == drives["pico_oled", "mpy"]
    first = drive.write(board, again, tmp_path / "one")
    second = drive.write(board, again, tmp_path / "two")
    assert first[1].read_bytes() == second[1].read_bytes()


def test_the_zip_holds_what_the_drive_does(drives, tmp_path):
    files = drives["macropad", "mpy"]
    laid, packed = drive.write(boards.find("macropad"), files, tmp_path)
    on_disk = {path.relative_to(laid).as_posix(): path.read_bytes() for path in laid.rglob("*") if path.is_file()}
    assert on_disk == files
    with zipfile.ZipFile(packed) as file:
        assert file.testzip() is None
        assert {name: file.read(name) for name in file.namelist()} == files
        assert {entry.date_time for entry in file.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_an_old_drive_under_build_is_cleared(drives, tmp_path):
    stale = tmp_path / "macropad" / "drive" / "stale.py"
    stale.parent.mkdir(parents=True)
    stale.write_text("")
    drive.write(boards.find("macropad"), drives["macropad", "mpy"], tmp_path)
    assert not stale.exists()


# Imports


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import a.b, c\nfrom d.e import f", {"a", "c", "d"}),
        ("def f():\n    from late import one", {"late"}),
        ("from . import near\nfrom .near import one", set()),
        ("try:\n    import typing\nexcept ImportError:\n    import without", {"without"}),
        ("try:\n    import needed\nexcept ValueError:\n    pass", {"needed"}),
    ],
)
def test_imports_are_found_wherever_they_stand(source, names):
    assert imported(source.encode(), "some.py") == names


def test_an_import_that_no_board_has_is_refused(locked):
    with pytest.raises(UserError, match=r"faces/new.py imports dataclasses, which is neither built in"):
        needed([("faces/new.py", b"import dataclasses")], locked, set(), {"time"})


def test_a_library_comes_whole_and_with_what_it_needs(locked):
    chosen = needed([("app.py", b"import asyncio")], locked, set(), {"select", "sys", "micropython", "time"})
    assert [library.name for library in chosen] == ["adafruit-circuitpython-asyncio", "adafruit-circuitpython-ticks"]
    assert {"asyncio/__init__.py", "asyncio/event.py", "asyncio/stream.py"} <= set(chosen[0].modules)
    assert needed([("app.py", b"import time")], locked, set(), {"time"}) == []


# What it refuses


def error_output(capsys, *arguments: str) -> str:
    assert bundle.main(list(arguments)) == 2
    errors = capsys.readouterr().err
    assert "Traceback" not in errors
    return errors


def test_without_a_board_it_lists_them(capsys):
    assert "Which board? Name one with BOARD=…: macropad, pico_oled" in error_output(capsys)


def script(folder, text: str) -> str:
    path = folder / "mpy-cross"
    path.write_text(f"#!{sys.executable}\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


WRITES = """import sys
if "--version" in sys.argv:
    print("CircuitPython 9.2.1")
    sys.exit()
open(sys.argv[4], "wb").write({})
"""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import sys; sys.exit(1)", "is not an mpy-cross: it does not print its version"),
        (WRITES.format("b'M\\x05\\x00\\x1f'"), "makes .mpy format 5; CircuitPython 9.2 to 11 loads 6"),
        (WRITES.format("b'PK\\x03\\x04'"), "is not an .mpy file"),
        (WRITES.format("b'C\\x06\\x16\\x1f'"), "machine code for one chip"),
    ],
)
def test_a_compiler_that_does_not_do_is_named(capsys, tmp_path, text, words):
    errors = error_output(capsys, "pico_oled", "--mpy-cross", script(tmp_path, text))
    assert words in errors
    assert "MPY=0" in errors or "chip" in errors


def test_a_compiler_that_is_not_there_is_named(capsys, tmp_path):
    assert "does not run" in error_output(capsys, "pico_oled", "--mpy-cross", str(tmp_path / "none"))


def test_circuitpythons_own_compiler_may_be_named(tmp_path):
    compiler = Compiler(script(tmp_path, WRITES.format("b'C\\x06\\x00\\x1frest'")))
    assert compiler.version == "CircuitPython 9.2.1"
    assert compiler.compile(b"", "some.py") == b"C\x06\x00\x1frest"


def test_a_module_that_does_not_parse_is_named_by_its_place():
    with pytest.raises(UserError, match=r"faces/new.py does not compile:(.|\n)*faces/new.py(.|\n)*SyntaxError"):
        Compiler().compile(b"def f(:\n", "faces/new.py")


def test_what_circuitpython_does_not_parse_does_not_compile():
    for source in (b"match 1:\n  case 1: pass\n", b"def f(a, /): pass\n"):
        with pytest.raises(UserError):
            Compiler().compile(source, "some.py")


def test_a_wheel_that_is_not_the_locked_one_is_not_used(tmp_path, monkeypatch):
    for wheel in libraries.fetch():
        (tmp_path / wheel.name).write_bytes(wheel.read_bytes() + b"more")
    monkeypatch.setattr(libraries.subprocess, "run", lambda *a, **k: subprocess.CompletedProcess(a, 0, "", ""))
    with pytest.raises(UserError, match="does not match libraries.lock"):
        libraries.fetch(tmp_path)


def test_libraries_without_a_network_are_reported_as_such(tmp_path, monkeypatch):
    """A real pip, sent to an index at a closed port of this machine."""
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    monkeypatch.setenv("PIP_RETRIES", "0")
    with pytest.raises(UserError, match="Check that this computer is online"):
        libraries.fetch(tmp_path)
