"""Where things lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
HOST_TESTS = ROOT / "host_tests"
