"""Set-up: what it says when something is missing, and that it recovers. Nothing is downloaded."""

import ast
import os
import shutil
import stat
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from host_tests.paths import ROOT
from host_tests.tools.make import make
from tools import setup_env


@pytest.fixture
def project(tmp_path):
    """A separate project folder, with an empty lock: a real `.venv`, and nothing to fetch."""
    (tmp_path / "tools").mkdir()
    script = Path(shutil.copy(ROOT / "tools" / "setup_env.py", tmp_path / "tools"))
    (tmp_path / "tools" / "requirements.lock").write_text("# nothing\n")
    return script.parent.parent


def set_up(project: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(project / "tools" / "setup_env.py")],
        capture_output=True,
        text=True,
        timeout=120,
    )


# A whole set-up


def test_first_call_makes_the_venv_and_the_second_does_nothing(project):
    first = set_up(project)
    assert first.returncode == 0, first.stderr
    assert "Setting up Ringside in .venv" in first.stdout
    python = project / ".venv" / "bin" / "python"
    assert subprocess.check_output([python, "-c", "import sys; print(sys.prefix)"], text=True).strip() == str(
        project / ".venv"
    )
    second = set_up(project)
    assert (second.returncode, second.stdout, second.stderr) == (0, "", "")


@pytest.fixture
def real_install():
    return setup_env.install


@pytest.fixture
def pretend(tmp_path, monkeypatch):
    """setup_env on a separate folder, with the slow steps replaced; returns what was done."""
    done: list[str] = []

    def make_venv():
        python = Path(setup_env.venv_python())
        python.parent.mkdir(parents=True)
        python.write_text("")
        done.append("venv")

    lock = tmp_path / "requirements.lock"
    lock.write_text("one==1\n")
    monkeypatch.setattr(setup_env, "ROOT", str(tmp_path))
    monkeypatch.setattr(setup_env, "LOCK", str(lock))
    monkeypatch.setattr(setup_env, "VENV", str(tmp_path / ".venv"))
    monkeypatch.setattr(setup_env, "make_venv", make_venv)
    monkeypatch.setattr(setup_env, "install", lambda: done.append("install"))
    return done


def test_a_changed_lock_makes_it_anew(pretend, tmp_path):
    setup_env.set_up()
    leftover = tmp_path / ".venv" / "leftover"
    leftover.write_text("")
    setup_env.set_up()
    assert pretend == ["venv", "install"] and leftover.exists()
    (tmp_path / "requirements.lock").write_text("one==2\n")
    setup_env.set_up()
    assert pretend == ["venv", "install"] * 2 and not leftover.exists()


def test_a_half_made_venv_is_made_anew(pretend, tmp_path):
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").write_text("")
    setup_env.set_up()
    assert pretend == ["venv", "install"]


def test_a_broken_off_install_leaves_no_stamp(pretend, tmp_path, monkeypatch, capsys):
    def broken_off():
        raise KeyboardInterrupt

    install = setup_env.install
    monkeypatch.setattr(setup_env, "install", broken_off)
    assert setup_env.main() == 1
    assert "Run the command again" in capsys.readouterr().err
    monkeypatch.setattr(setup_env, "install", install)
    assert setup_env.main() == 0
    assert pretend == ["venv", "venv", "install"]


def test_a_venv_whose_python_is_gone_is_made_anew(pretend, tmp_path):
    setup_env.set_up()
    python = Path(setup_env.venv_python())
    python.unlink()
    python.symlink_to(tmp_path / "uninstalled")
    setup_env.set_up()
    assert pretend == ["venv", "install"] * 2


@pytest.mark.parametrize("kind", ["file", "dangling link"])
def test_something_else_in_its_place_is_taken_away(pretend, tmp_path, kind):
    path = tmp_path / ".venv"
    if kind == "file":
        path.write_text("")
    else:
        path.symlink_to(tmp_path / "nowhere")
    setup_env.set_up()
    assert pretend == ["venv", "install"]
    assert path.is_dir() and not path.is_symlink()


# What it says


def error_output_of_main(capsys) -> str:
    assert setup_env.main() == 1
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return captured.err


def test_parses_on_python_3_6():
    source = Path(setup_env.__file__).read_text()
    ast.parse(source, feature_version=(3, 6))
    for new in (":=", "capture_output", "removeprefix", "text=True"):  # what 3.6 does not know
        assert new not in source


def test_too_old_a_python_is_named(pretend, monkeypatch, capsys):
    monkeypatch.setattr(setup_env.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(setup_env.shutil, "which", lambda name: None)
    output = error_output_of_main(capsys)
    assert "Ringside needs Python 3.11 or newer; this is 3.9" in output
    assert "apt install python3.11" in output
    assert pretend == []


def fake_python(folder: Path, name: str, says: str) -> str:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{says}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_the_newest_python_that_runs_is_taken(tmp_path, monkeypatch):
    fake_python(tmp_path, "python3.13", "echo 'no such version' >&2; exit 127")  # a version manager's stand-in
    wanted = fake_python(tmp_path, "python3.12", "echo 3 12")
    fake_python(tmp_path, "python3.11", "echo 3 11")
    fake_python(tmp_path, "python3", "echo 3 9")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert setup_env.find_newer() == wanted


def test_a_python3_too_old_is_not_taken(tmp_path, monkeypatch):
    fake_python(tmp_path, "python3", "echo 3 10")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(setup_env.UserError, match="no newer one was found"):
        setup_env.find_newer()


def test_an_old_python_hands_over_to_a_newer_one(pretend, monkeypatch):
    asked = []

    def call(command):
        asked.append(command)
        return 0

    monkeypatch.setattr(setup_env.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(setup_env, "find_newer", lambda: "python3.12")
    monkeypatch.setattr(setup_env.subprocess, "call", call)
    setup_env.set_up()
    assert asked == [["python3.12", os.path.abspath(setup_env.__file__)]]


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv_names_debians_package(module):
    with pytest.raises(setup_env.UserError, match="python3-venv .or python3.11-venv"):
        setup_env.check_modules((3, 11), lambda name: None if name == module else object())
    setup_env.check_modules((3, 11), lambda name: object())


@pytest.mark.parametrize(
    ("pip_said", "words"),
    [
        ("WARNING: Retrying (Retry(total=1)) after connection broken\nERROR: No matching distribution", "offline"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "does not match"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "The disk is full"),
        ("error: command 'gcc' failed", "see pip's message above"),
    ],
)
def test_a_failing_pip_is_put_in_words(pip_said, words, monkeypatch):
    monkeypatch.setattr(setup_env, "run", lambda command, env=None: (1, pip_said))
    with pytest.raises(setup_env.UserError, match=words):
        setup_env.install()


def test_pip_without_a_network_is_reported_as_such(real_install, pretend, tmp_path, monkeypatch, capsys):
    """A real pip, sent to an index at a closed port of this machine."""
    (tmp_path / "requirements.lock").write_text("nothing-of-ours==1 --hash=sha256:" + "0" * 64 + "\n")
    monkeypatch.setattr(setup_env, "make_venv", lambda: (tmp_path / ".venv").mkdir())
    monkeypatch.setattr(setup_env, "install", real_install)
    monkeypatch.setattr(setup_env, "venv_python", lambda: sys.executable)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    assert "this computer seems to be offline" in error_output_of_main(capsys)
    assert not (tmp_path / ".venv" / "ringside.stamp").exists()


def test_a_missing_permission_is_reported_as_such(pretend, monkeypatch, capsys):
    def refused():
        raise PermissionError(13, "Permission denied", "/somewhere/.venv")

    monkeypatch.setattr(setup_env, "clear", refused)
    assert "Ringside cannot write its folder .venv: [Errno 13] Permission denied" in error_output_of_main(capsys)


def test_a_missing_lock_is_reported_as_such(pretend, tmp_path, capsys):
    (tmp_path / "requirements.lock").unlink()
    assert "list of packages cannot be read" in error_output_of_main(capsys)


# The commands


def test_bare_make_lists_the_commands():
    output = make().stdout
    for command in ("make play", "make test", "make lint", "make tables", "make boards", "PORT=", "LAN=1", "STATE="):
        assert command in output


def test_make_without_python_says_so():
    done = make("setup", "PYTHON=no-such-python")
    assert done.returncode != 0
    assert "Ringside needs Python 3.11 or newer, and no-such-python was not found." in done.stderr


@pytest.mark.parametrize(
    ("arguments", "flags"),
    [
        (["PORT=8080"], ["--port", "8080"]),
        (["PORT=9000", "LAN=1"], ["--port", "9000", "--lan"]),
        (["PORT=8080", "LAN=0", "STATE=my games"], ["--port", "8080", "--state", '"my games"']),
    ],
)
def test_make_play_passes_its_settings_on(arguments, flags):
    output = make("-n", "play", *arguments).stdout
    assert output.splitlines()[-1].split("-m tools.desktop ")[1].split() == " ".join(flags).split()


def test_make_bundle_takes_a_flag_as_0_or_1_alone():
    assert "MPY=no: it is MPY=1 or MPY=0" in make("-n", "bundle", "BOARD=pico_oled", "MPY=no").stderr
    for right in ("MPY=0", "MPY=1"):
        assert make("-n", "bundle", "BOARD=pico_oled", right).returncode == 0


# The lock


def test_the_lock_pins_every_package_with_hashes_and_names_no_place():
    text = (ROOT / "tools" / "requirements.lock").read_text()
    assert "://" not in text and "--index" not in text and "--find-links" not in text
    blocks = [line for line in text.splitlines() if line and line[0].isalnum()]
    assert blocks and all("==" in line and line.endswith("\\") for line in blocks)
    names = [line.split("==")[0] for line in blocks]
    assert "asyncio" not in names, "it would stand in for Python's own"


def test_the_lock_holds_what_the_project_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lock = (ROOT / "tools" / "requirements.lock").read_text()
    for wanted in project["dependencies"] + sum(project["optional-dependencies"].values(), []):
        pin = wanted.split(";")[0].strip()
        assert f"\n{pin} " in lock, f"{pin} is not in the lock: make it again"
