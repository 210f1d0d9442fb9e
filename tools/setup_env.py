"""Make `.venv` with the packages of requirements.lock; do nothing where it is made already.

Run by any python3 of the computer, `python3 tools/setup_env.py`. It must parse on
Python 3.6, so that a person with an old one reads a sentence and not a SyntaxError.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LOCK = os.path.join(ROOT, "tools", "requirements.lock")
VENV = os.path.join(ROOT, ".venv")

OLDEST = (3, 11)
NEWER = ("python3.13", "python3.12", "python3.11", "python3")  # tried in this order

# What pip prints when it could not reach its packages, and when the disk is full.
_OFFLINE = ("Retrying (", "Max retries", "NewConnectionError", "ConnectTimeout", "ReadTimeout", "ProxyError")
_FULL = "No space left on device"


class UserError(Exception):
    """Something that a person must correct; its text says what and how."""


def main():
    try:
        set_up()
    except UserError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Set-up was interrupted. Run the command again to restart it.", file=sys.stderr)
        return 1
    return 0


def set_up():
    """Make `.venv` unless it exists and was made from the current lock."""
    lock = lock_hash()
    if is_ready(lock):
        return
    if sys.version_info < OLDEST:
        run_again_with(find_newer())
        return
    check_modules(sys.version_info, importlib.util.find_spec)
    print("Setting up Ringside in .venv (once; about a minute) ...", flush=True)
    try:
        clear()
        make_venv()
        install()
        write_stamp(lock)
    except OSError as error:
        raise UserError(cannot_write(error)) from error
    print("Ringside is set up.", flush=True)


def venv_python():
    """The interpreter in `.venv`."""
    return os.path.join(VENV, "Scripts", "python.exe") if os.name == "nt" else os.path.join(VENV, "bin", "python")


def lock_hash():
    """A hash of the lock, so that a changed lock makes a new `.venv`."""
    try:
        with open(LOCK, "rb") as lock:
            return hashlib.sha256(lock.read()).hexdigest()
    except OSError as error:
        raise UserError(f"Ringside's list of packages cannot be read: {error}. Download the project again.") from error


def stamp_path():
    return os.path.join(VENV, "ringside.stamp")


def stamp(lock):
    """What `.venv` was made from and where: it works neither moved nor after its Python is gone."""
    return "\n".join((lock, VENV, os.path.realpath(venv_python())))


def is_ready(lock):
    """Whether `.venv` was finished from this lock. The stamp is written last."""
    try:
        with open(stamp_path()) as file:
            return file.read() == stamp(lock) and os.path.exists(venv_python())
    except OSError:
        return False


def write_stamp(lock):
    with open(stamp_path(), "w") as file:
        file.write(stamp(lock))


def find_newer():
    """A python new enough for Ringside; UserError if there is none."""
    for name in NEWER:
        path = shutil.which(name)
        if path and version_of(path) >= OLDEST:
            return path
    raise UserError(too_old(sys.version_info))


def version_of(path):
    """The version of a python, (0, 0) if it does not run, such as a version manager's shim."""
    try:
        out = subprocess.check_output(
            [path, "-c", "import sys; print(*sys.version_info[:2])"], stderr=subprocess.DEVNULL
        )
        major, minor = out.split()
        return int(major), int(minor)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0, 0


def run_again_with(python):
    code = subprocess.call([python, os.path.abspath(__file__)])
    if code:
        sys.exit(code)


def too_old(version):
    return (
        f"Ringside needs Python 3.11 or newer; this is {version[0]}.{version[1]}, and no newer one was found. "
        "Install one (on Debian and Ubuntu: apt install python3.11 python3.11-venv) and try again, "
        "or name it: make play PYTHON=/path/to/python3.11"
    )


def check_modules(version, find):
    """UserError where this python cannot make virtual environments. `find` is importlib's find_spec."""
    if find("venv") is None or find("ensurepip") is None:
        this = f"{version[0]}.{version[1]}"
        raise UserError(
            f"This Python {this} cannot make a virtual environment: its venv or ensurepip module is missing. "
            f"On Debian and Ubuntu install the package python3-venv (or python{this}-venv) and try again."
        )


def clear():
    """Take away a `.venv` that was left half made, or was made from another lock."""
    if os.path.islink(VENV) or os.path.isfile(VENV):
        os.remove(VENV)
    elif os.path.exists(VENV):
        shutil.rmtree(VENV)


def make_venv():
    code, output = run([sys.executable, "-I", "-m", "venv", VENV])
    if code == 0:
        return
    if not os.access(ROOT, os.W_OK):
        raise UserError(cannot_write(f"no permission to write in {ROOT}"))
    if _FULL in output:
        raise UserError(disk_full())
    raise UserError(
        f"{last_lines(output)}\n\nThe virtual environment .venv could not be made: see Python's message above. "
        "On Debian and Ubuntu the package python3-venv is needed."
    )


def install():
    """Install the lock, checking every hash."""
    env = dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0")
    code, output = run(
        [venv_python(), "-I", "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
        + ["--retries", "2", "--require-hashes", "--no-deps", "-r", LOCK],
        env,
    )
    if code:
        raise UserError(install_failed(output))


def install_failed(output):
    """Words for what pip printed."""
    if _FULL in output:
        return disk_full()
    if any(mark in output for mark in _OFFLINE):
        why = "The packages could not be fetched: this computer seems to be offline, or its package index is down. "
        todo = "Connect it and try again; this is needed once."
    elif "DO NOT MATCH THE HASHES" in output:
        why = "A package does not match tools/requirements.lock, so it was not installed. "
        todo = "Try again, or check the package index that pip uses."
    else:
        why = "The packages could not be installed: see pip's message above. "
        todo = "Correct the cause and try again."
    return f"{last_lines(output)}\n\n{why}{todo}"


def cannot_write(error):
    return f"Ringside cannot write its folder .venv: {error}. Move the project to where you can write and try again."


def disk_full():
    return "The disk is full: Ringside needs about 600 MB for .venv. Make room and try again."


def last_lines(output, n=12):
    return "\n".join(output.strip().splitlines()[-n:])


def run(command, env=None):
    """Run a command quietly: its exit code, and what it printed."""
    done = subprocess.run(
        command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace"
    )
    return done.returncode, done.stdout


if __name__ == "__main__":
    sys.exit(main())
