"""Makes the whole CIRCUITPY drive of a board."""
