"""Tools that run on a computer, never on a board."""
