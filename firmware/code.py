"""Ringside starts here: the board beside this file, and the app on it."""

import asyncio

import parts

from ringside import app

asyncio.run(app.main(parts.board()))
