"""The generator: even words, even draws, even shuffles, and small numbers only.

Every bound is the value that a fair generator passes but once in a hundred thousand
seeds; the seeds are fixed, so that a run says the same every time.
"""

import random

import pytest

from ringside.engine import rng

SEEDS = [bytes((seed, 0, 0, 0, 0, 0)) for seed in range(3)] + [b"\xff" * 6]


def sown(seed):
    state = bytearray(rng.SIZE)
    rng.seed(state, 0, seed)
    return state


def chi_square(counts):
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def bound(freedom):
    """Chi-square at 1 in 100,000 (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 4.265 * spread**0.5) ** 3


def sfc16(seed):
    """Chris Doty-Humphrey's generator in 16 bits, written again from its definition."""
    a, b, c = (int.from_bytes(seed[i : i + 2], "little") for i in (0, 2, 4))
    counter = 1
    while True:
        out = (a + b + counter) % 2**16
        counter = (counter + 1) % 2**16
        a = b ^ (b >> 5)
        b = (c * 9) % 2**16
        c = ((c << 6) % 2**16 + (c >> 10) + out) % 2**16
        yield out


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_sfc16(seed):
    state = sown(seed)
    other = sfc16(seed)
    for _ in range(12):
        next(other)
    assert [rng.next16(state, 0) for _ in range(1000)] == [next(other) for _ in range(1000)]


@pytest.mark.parametrize("seed", [b"", b"12345", b"1234567"])
def test_a_seed_has_six_bytes(seed):
    with pytest.raises(ValueError, match="6 bytes"):
        sown(seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("n", [2, 3, 4, 6, 12, 52, 80])
def test_draws_are_even(seed, n):
    state = sown(seed)
    counts = [0] * n
    for _ in range(200 * n):
        counts[rng.draw(state, 0, n)] += 1
    assert chi_square(counts) < bound(n - 1)


def test_the_largest_draws_do_not_favour_small_numbers():
    """Of 0 to 49,151, a plain remainder would give the first third twice as often."""
    state = sown(SEEDS[0])
    thirds = [0, 0, 0]
    for _ in range(6000):
        thirds[rng.draw(state, 0, 49152) // 16384] += 1
    assert chi_square(thirds) < bound(2)


def test_draws_keep_their_bounds():
    state = sown(SEEDS[1])
    assert {rng.draw(state, 0, 1) for _ in range(50)} == {0}
    assert max(rng.draw(state, 0, 65536) for _ in range(2000)) > 60000
    for n in (0, -1, 65537):
        with pytest.raises(ValueError, match="1 to 65536"):
            rng.draw(state, 0, n)


def test_neighbouring_seeds_have_nothing_in_common():
    """First draws over seeds that count up, as a person picks them, are even too."""
    counts = [0] * 16
    for seed in range(4000):
        counts[rng.draw(sown(seed.to_bytes(6, "little")), 0, 16)] += 1
    assert chi_square(counts) < bound(15)


def test_a_shuffle_is_a_permutation_and_touches_nothing_else():
    state = sown(SEEDS[2]) + bytearray(b"<") + bytearray(range(40)) + bytearray(b">")
    rng.shuffle(state, 0, rng.SIZE + 1, 40)
    assert sorted(state[rng.SIZE + 1 : -1]) == list(range(40))
    assert list(state[rng.SIZE + 1 : -1]) != list(range(40))
    assert (state[rng.SIZE], state[-1]) == (ord("<"), ord(">"))


@pytest.mark.parametrize("n", [0, 1])
def test_there_is_nothing_to_shuffle_in_one_card(n):
    state = sown(SEEDS[0]) + bytearray(b"\x07")
    before = bytes(state)
    rng.shuffle(state, 0, rng.SIZE, n)
    assert bytes(state) == before


def test_every_card_takes_every_place_equally_often():
    n, times = 8, 4000
    state = sown(SEEDS[0]) + bytearray(n)
    places = [[0] * n for _ in range(n)]
    for _ in range(times):
        state[rng.SIZE :] = bytes(range(n))
        rng.shuffle(state, 0, rng.SIZE, n)
        for place, card in enumerate(state[rng.SIZE :]):
            places[place][card] += 1
    for counts in [*places, *zip(*places, strict=True)]:
        assert chi_square(counts) < bound(n - 1)


def test_every_order_comes_as_often():
    state = sown(SEEDS[1]) + bytearray(4)
    orders: dict[bytes, int] = {}
    for _ in range(4800):
        state[rng.SIZE :] = b"abcd"
        rng.shuffle(state, 0, rng.SIZE, 4)
        order = bytes(state[rng.SIZE :])
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < bound(23)


class Counted(int):
    """A number that notes the largest number made from it."""

    largest = 0

    def _noted(self, value):
        Counted.largest = max(Counted.largest, abs(value))
        return Counted(value)


def _noting(name):
    def operate(self, other):
        return self._noted(getattr(int(self), name)(int(other)))

    return operate


for _name in ("add", "sub", "mul", "lshift", "rshift", "and", "or", "xor", "radd", "rlshift", "ror", "rxor", "rand"):
    setattr(Counted, f"__{_name}__", _noting(f"__{_name}__"))


class CountedState(bytearray):
    """A state whose bytes are counted numbers."""

    def __getitem__(self, at):
        return Counted(super().__getitem__(at))


def test_no_number_takes_more_than_30_bits():
    Counted.largest = 0
    chance = random.Random(5)
    for _ in range(2000):
        state = CountedState(chance.randbytes(6) + chance.choice((b"\x00\x00", b"\xff\xff")))
        rng.next16(state, 0)
    rng.next16(CountedState(b"\xff" * 8), 0)
    assert 1 << 20 < Counted.largest < 1 << 24  # really counted, and far from a heap object


def test_a_word_past_the_last_whole_multiple_is_drawn_again():
    """Of n = a word over 32,768 the last whole multiple is n itself: that very word is drawn again."""
    tried = 0
    for first in range(256):
        seed = bytes((first, 1, 2, 3, 4, 5))
        state = sown(seed)
        words = [rng.next16(state, 0) for _ in range(40)]
        if words[0] > 0x8000:
            tried += 1
            expected = next(word for word in words if word < words[0])
            assert rng.draw(sown(seed), 0, words[0]) == expected
    assert tried > 50
