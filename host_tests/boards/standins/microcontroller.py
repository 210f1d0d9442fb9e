"""Stand-in for microcontroller: pins, and memory that keeps its bytes."""

import simulated

Pin = simulated.Pin


class _Nvm:
    """nvm.ByteArray: bytes by index and by slice. It is not a buffer."""

    def __init__(self, size):
        self._bytes = bytearray(b"\xff" * size)
        simulated.watch(self, _Nvm)

    def __len__(self):
        return len(self._bytes)

    def __bool__(self):
        return True

    def __getitem__(self, where):
        return self._bytes[where]

    def __setitem__(self, where, value):
        if isinstance(where, int):
            self._bytes[where] = simulated.whole(value, 0, 255, "value")
            return
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise TypeError("array/bytes required on right side")
        if len(self._bytes[where]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self._bytes[where] = value


nvm = _Nvm(4096)
