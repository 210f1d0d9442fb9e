"""Makes the whole CIRCUITPY drive of a board.

drive       the files, the manifest and the zip
libraries   the wheels that are pinned in libraries.lock; imports: which of them a board needs
inline      constants across modules
compiler    from .py to .mpy

Nothing is renamed and no function moves: a traceback on the board shows the file, line and
name of the source.
"""
