"""The random number generator: the same numbers on every interpreter.

It lives in eight bytes of a game's state, so that copying, comparing, saving and
replaying a state does the same to its random numbers. The algorithm is Chris Doty-Humphrey's
sfc16 (three mixed words and a counter, 16 bits each), which needs no number above
23 bits: no interpreter of ours makes a heap object for it.
"""

from micropython import const

SIZE = const(8)  # bytes of state
SEED = const(6)  # bytes of seed

_WORD = const(0xFFFF)
_WARM_UP = const(12)  # steps after which every seed bit has reached every word


def seed(state, at, seed_bytes):
    """Start the generator in state[at:at + SIZE] from SEED bytes."""
    if len(seed_bytes) != SEED:
        raise ValueError("a seed has 6 bytes")
    state[at : at + SEED] = seed_bytes
    state[at + 6] = 1
    state[at + 7] = 0
    for _ in range(_WARM_UP):
        next16(state, at)


def next16(state, at):
    """Step the generator in state[at:at + SIZE]; return 16 even bits."""
    a = state[at] | state[at + 1] << 8
    b = state[at + 2] | state[at + 3] << 8
    c = state[at + 4] | state[at + 5] << 8
    counter = state[at + 6] | state[at + 7] << 8
    out = a + b + counter & _WORD
    counter = counter + 1 & _WORD
    a = b ^ b >> 5
    b = c + (c << 3) & _WORD
    c = (c << 6 | c >> 10) + out & _WORD
    state[at] = a & 0xFF
    state[at + 1] = a >> 8
    state[at + 2] = b & 0xFF
    state[at + 3] = b >> 8
    state[at + 4] = c & 0xFF
    state[at + 5] = c >> 8
    state[at + 6] = counter & 0xFF
    state[at + 7] = counter >> 8
    return out


def draw(state, at, n):
    """A number from 0 to n - 1, each as likely as the others; n from 1 to 65,536.

    Words past the last whole multiple of n are drawn again: a plain remainder would
    favour the small numbers.
    """
    if not 1 <= n <= 0x10000:
        raise ValueError("a draw is out of 1 to 65536")
    fair = 0x10000 - 0x10000 % n
    while True:
        number = next16(state, at)
        if number < fair:
            return number % n


def shuffle(state, at, first, n):
    """Shuffle the n bytes from state[first] on (Fisher and Yates)."""
    for last in range(n - 1, 0, -1):
        other = draw(state, at, last + 1)
        swap = state[first + last]
        state[first + last] = state[first + other]
        state[first + other] = swap
