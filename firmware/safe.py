"""A safe start: Ringside does not run, and this says what to do. See boot.py."""

import time

# CircuitPython's console on the panel has three lines of 21 letters.
TEXT = """Safe start: OK held.
The drive is yours.
Replug to play."""

try:
    import parts

    shown = parts.panel([])
except Exception as error:  # parts.py may be broken: the console still works
    print("No panel:", error)
    shown = None

print(TEXT, end="")
if shown is not None:
    shown.refresh()  # CircuitPython shows its console if nothing else is shown
while True:  # Ctrl-C on the console ends it; a file saved to the drive starts it again
    time.sleep(1)
