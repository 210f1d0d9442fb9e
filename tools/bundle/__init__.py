"""Makes the whole CIRCUITPY drive of a board.

drive       the files, the manifest and the zip
libraries   the wheels that are pinned in libraries.lock; imports: which of them a board needs
compiler    from .py to .mpy

For the board's small memory, in this order:

inline      constants stand where they are used

and unless DEBUG=1

link        modules that are always loaded together are one
unfold      functions that are called at one place stand there
nickname    names of ours are called by names that CircuitPython knows
shorten     private names and parameters are short
"""
