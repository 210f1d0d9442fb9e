"""Puts Ringside on a board's CIRCUITPY drive, and takes nothing of the person's away."""
