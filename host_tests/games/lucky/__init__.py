"""Lucky: a game made up for tests. lucky_device.py puts it on the table of games."""
