"""TEKKEN: the board game on the panel, the lights and the pads."""
