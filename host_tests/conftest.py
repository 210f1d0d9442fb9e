"""What every test starts from."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

# Set before Blinka is first imported: it would warn that a desktop is no board of its list.
os.environ["BLINKA_OS_AGNOSTIC"] = "1"

# At the end of the path: firmware/code.py must not stand before Python's own `code`.
sys.path.append(str(ROOT / "firmware"))

pytest_plugins = ["host_tests.skips"]
