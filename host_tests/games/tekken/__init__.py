"""Tests of TEKKEN: the board game."""
