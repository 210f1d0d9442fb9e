"""Shows each part of a board in turn, so that a wire in the wrong place is found before the first bout."""
