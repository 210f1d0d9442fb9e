"""The kit that every game's faces are made of."""
