"""Ringside starts here, on the board that parts.py beside this file makes."""

from ringside import app

app.run()
