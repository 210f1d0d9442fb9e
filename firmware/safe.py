"""A safe start: Ringside does not run, and says how to go on. See boot.py."""

import time

# Three lines of 21 letters is what CircuitPython's console has on the panel.
TEXT = """Safe start: OK held.
The drive is yours.
Replug to play."""

try:
    import parts

    shown = parts.panel([])
except Exception as error:  # whatever is wrong with parts.py: the console still tells
    print("No panel:", error)
    shown = None

print(TEXT, end="")
if shown is not None:
    shown.refresh()  # CircuitPython shows its console where nothing else is shown
while True:  # Ctrl-C on the console ends it; a file saved to the drive starts it again
    time.sleep(1)
