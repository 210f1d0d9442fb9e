"""Lucky: a game made up for tests. device.py puts it on the table of games."""
