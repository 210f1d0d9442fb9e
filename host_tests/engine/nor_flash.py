"""A board's `nvm` as it behaves: a byte array over one sector of NOR flash.

Writing over bytes that are all 0xFF programs them, which can only clear bits. Any other
write erases the whole sector and programs it again. Both are counted, and every write is
kept, so that a test can pull the plug in the middle of any of them.
"""


class Write:
    """One write: what the sector held before, where, and the bytes."""

    def __init__(self, before, start, data, erased):
        self.before = before
        self.start = start
        self.data = data
        self.erased = erased

    def torn(self, programmed):
        """The sector after only the cleared bits of `programmed` (a byte each, 1 = done) were cleared."""
        sector = bytearray(b"\xff" * len(self.before) if self.erased else self.before)
        for i, (byte, done) in enumerate(zip(self.data, programmed, strict=True)):
            sector[self.start + i] = byte | (0xFF & ~done)
        return sector

    def cut(self, size):
        """The sector after only the first `size` bytes were programmed."""
        return self.torn(b"\xff" * size + b"\x00" * (len(self.data) - size))

    def torn_at_random(self, random):
        """The sector after any of the bits were cleared: often nearly none or nearly all."""
        share = random.choice((0.02, 0.1, 0.5, 0.9, 0.98))
        return self.torn(bytes(sum((random.random() < share) << bit for bit in range(8)) for _ in self.data))


class Nvm:
    """A byte array like `microcontroller.nvm`."""

    def __init__(self, content=None, size=4096):
        self.sector = bytearray(b"\xff" * size if content is None else content)
        self.erases = 0
        self.writes = []

    def __len__(self):
        return len(self.sector)

    def __getitem__(self, at):
        return self.sector[at]

    def __setitem__(self, at, data):
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self.sector))
            assert step == 1 and len(data) == stop - start, "nvm takes as many bytes as it has there"
        else:
            start = range(len(self.sector))[at]
            data = (data,)
        data = bytes(data)
        before = bytes(self.sector)
        erased = before[start : start + len(data)] != b"\xff" * len(data)
        self.erases += erased
        self.writes.append(Write(before, start, data, erased))
        self.sector[start : start + len(data)] = data
