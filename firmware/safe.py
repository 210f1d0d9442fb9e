"""A safe start: Ringside does not run, and says how to go on. See boot.py."""

TEXT = """Ringside: safe start,
for OK was held.
The drive is yours.
Reset starts Ringside."""

print(TEXT)
try:
    import parts

    shown = parts.panel([])
    if shown is not None:
        print("\n" + TEXT)  # CircuitPython shows its console on a panel that shows nothing else
        shown.refresh()
except Exception as error:  # the console has it all the same
    print("No panel:", error)
