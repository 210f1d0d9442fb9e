"""Ringside starts here: the board beside this file, and the app on it."""

import parts

from ringside import app

app.run(parts.board())
