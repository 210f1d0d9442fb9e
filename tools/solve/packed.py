"""The values in the files that the device reads (firmware/ringside/games/tko/solution.py has their form)."""

import numpy as np

from ringside.games.tko import solution
from tools.solve.positions import SIDES
from tools.solve.rounds import AT_A, NEUTRAL, Values

_HALVES = 25  # what head, or body, may show: five times a punch's marker and a block's


def pack(basic: Values, power: Values, made_from: bytes) -> dict[str, bytes]:
    """The files by their names. made_from: eight bytes."""
    whole = np.concatenate(
        [
            basic[NEUTRAL][neutral_positions()],
            power[NEUTRAL][neutral_positions()],
            power[AT_A][arrow_positions()],
        ]
    )
    values = np.rint(whole * solution.SCALE).astype(np.uint16)
    assert len(values) == solution.COUNT
    files = {}
    size = solution.BLOCK * solution.BLOCKS
    for number, first in enumerate(range(0, len(values), size)):
        blocks = _blocks(values[first : first + size], number * solution.BLOCKS)
        count = len(blocks) // solution.BLOCK_BYTES
        head = solution.MAGIC + bytes((number,)) + count.to_bytes(2, "little") + made_from
        files[f"{number:02}.dat"] = head.ljust(solution.HEAD, b"\0") + blocks
    return files


def _blocks(values: np.ndarray, number: int) -> bytes:
    """Blocks of 12-bit values, each with its check; the last one is filled up with zeros."""
    values = np.pad(values, (0, -len(values) % solution.BLOCK))
    low, high = values[0::2], values[1::2]
    packed = np.stack([low & 0xFF, low >> 8 | (high & 15) << 4, high >> 4], axis=1).astype(np.uint8)
    blocks = packed.reshape(-1, solution.BLOCK_BYTES - 2)
    checks = (blocks.sum(axis=1, dtype=np.int64) + number + np.arange(len(blocks))) & 0xFFFF
    return np.concatenate([blocks, np.stack([checks & 0xFF, checks >> 8], axis=1).astype(np.uint8)], axis=1).tobytes()


def neutral_positions() -> tuple[np.ndarray, np.ndarray]:
    """The sides of the positions in the order of solution.neutral_index."""
    upper, alike = _sides()
    first, second = np.tril_indices(len(upper))
    turned, one = _turn(upper[second]), upper[second]
    both_a, both_b = np.repeat(upper[first], 2), np.stack([turned, one], axis=1).ravel()
    mixed_a, mixed_b = np.tile(upper, len(alike)), np.repeat(alike, len(upper))
    first, second = np.tril_indices(len(alike))
    return np.concatenate([both_a, mixed_a, alike[first]]), np.concatenate([both_b, mixed_b, alike[second]])


def arrow_positions() -> tuple[np.ndarray, np.ndarray]:
    """The sides of the positions in the order of solution.arrow_index."""
    upper, alike = _sides()
    head, body = np.tril_indices(_HALVES)
    turnable = head * _HALVES + body
    a = np.concatenate([np.repeat(upper, SIDES), np.repeat(alike, len(turnable))])
    return a, np.concatenate([np.tile(np.arange(SIDES), len(upper)), np.tile(turnable, len(alike))])


def _sides() -> tuple[np.ndarray, np.ndarray]:
    """The sides whose head's markers are higher than the body's, and those where they are alike."""
    head, body = np.tril_indices(_HALVES, -1)
    return head * _HALVES + body, np.arange(_HALVES) * (_HALVES + 1)


def _turn(sides: np.ndarray) -> np.ndarray:
    head, body = np.divmod(sides, _HALVES)
    return body * _HALVES + head
