"""Make tools/emulator/node_modules from the lock; nothing where it is made already."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
STAMP = HERE / "node_modules" / "ringside.stamp"


def is_ready():
    """Whether it was made from the lock as it is now."""
    return STAMP.exists() and STAMP.read_text() == lock()


def lock():
    """A hash of the lock."""
    return hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()


def main():
    if is_ready():
        return 0
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        print(
            "The emulator needs Node.js 18 or newer, with npm. Install them "
            "(on Debian and Ubuntu: apt install nodejs npm) and try again.",
            file=sys.stderr,
        )
        return 2
    print("Setting up the emulator (once) ...", flush=True)
    command = [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    done = subprocess.run(command, cwd=HERE, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        print(done.stdout.decode(errors="replace")[-2000:], file=sys.stderr)
        print("The emulator's package could not be installed: see npm's message above.", file=sys.stderr)
        return 2
    STAMP.write_text(lock())
    return 0


if __name__ == "__main__":
    sys.exit(main())
