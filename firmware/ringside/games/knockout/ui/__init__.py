"""Knock Out on the panel, the lights and the pads."""
