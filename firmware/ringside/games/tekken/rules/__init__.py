"""TEKKEN: the board game: the rules, split along the headings of the rulebook."""
