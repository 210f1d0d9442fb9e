"""The real CircuitPython on an emulated Pico."""
