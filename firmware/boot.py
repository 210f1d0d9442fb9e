"""Runs before code.py and before a computer sees the drive.

The drive stays as CircuitPython sets it up: visible, and writable by the computer, so that
the owner can always repair it. Holding OK at power-on starts safe.py in place of
Ringside, until the next power-on. A reset while the light flashes (on a Pico 2 BOOTSEL, from
CircuitPython 10 on) starts neither: that is CircuitPython's safe mode and needs no file on the drive.
"""

import digitalio
import supervisor


def is_safe_start():
    """Whether the key for it is down."""
    import parts

    key = digitalio.DigitalInOut(parts.SAFE_KEY)
    key.switch_to_input(digitalio.Pull.UP)
    down = not key.value
    key.deinit()
    return down


try:
    if is_safe_start():
        supervisor.set_next_code_file("safe.py", sticky_on_success=True, sticky_on_error=True, sticky_on_reload=True)
except Exception as error:  # parts.py may be broken: start anyway, with this line in boot_out.txt
    print("Ringside cannot check for a safe start:", error)
