"""TEKKEN: the board game."""
