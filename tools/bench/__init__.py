"""What Ringside costs in memory and time, on the emulated board and on the desktop."""

import tools.firmware_path  # noqa: F401
