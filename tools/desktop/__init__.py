"""The device on the desktop: the unchanged firmware, played in a browser."""
