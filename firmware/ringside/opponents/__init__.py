"""Computer players for empty seats, working from views alone."""
