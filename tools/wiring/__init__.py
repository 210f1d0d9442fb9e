"""Draws how a board is wired, as text and as pictures, from the pins in its parts.py."""
