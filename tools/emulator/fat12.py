"""A FAT12 drive made from files: the one that follows CircuitPython's firmware in flash."""

import struct

SECTOR = 512
ROOT_ENTRIES = 512
_END = 0xFFF


class Full(Exception):
    """The files do not fit."""


def make(files, size=1 << 20, label="CIRCUITPY"):
    """The bytes of a drive. files: {"folder/name": bytes}."""
    return _Drive(size, label).fill(files)


class _Drive:
    def __init__(self, size, label):
        self.sectors = size // SECTOR
        self.fat_sectors = -(-(self.sectors + 2) * 3 // 2 // SECTOR)
        self.first = 1 + self.fat_sectors + ROOT_ENTRIES * 32 // SECTOR
        self.label = label.encode().ljust(11)
        self.fat = [0xFF8, _END]
        self.data = bytearray()

    def fill(self, files):
        tree: dict = {}
        for path, data in sorted(files.items()):
            *folders, name = path.split("/")
            at = tree
            for folder in folders:
                at = at.setdefault(folder, {})
            at[name] = data
        root = self._volume() + self._entries(tree, 0)
        if len(root) > ROOT_ENTRIES * 32:
            raise Full("there are too many files in the root of the drive")
        if self.first + len(self.data) // SECTOR > self.sectors:
            raise Full(
                f"the drive holds {(self.sectors - self.first) // 2} KB, the files need {len(self.data) >> 10} KB"
            )
        table = bytearray(self.fat_sectors * SECTOR)
        for number, value in enumerate(self.fat):
            byte = number * 3 // 2
            pair = int.from_bytes(table[byte : byte + 2], "little")
            pair |= value << 4 if number & 1 else value
            table[byte : byte + 2] = pair.to_bytes(2, "little")
        whole = self._boot() + table + root.ljust(ROOT_ENTRIES * 32, b"\0") + self.data
        return bytes(whole.ljust(self.sectors * SECTOR, b"\0"))

    def _boot(self):
        head = struct.pack("<3s8sHBHBHHBHHHII", b"\xeb\x3c\x90", b"RINGSIDE", SECTOR, 1, 1, 1, ROOT_ENTRIES,
                           self.sectors, 0xF8, self.fat_sectors, 63, 255, 0, 0)  # fmt: skip
        head += struct.pack("<BBBI11s8s", 0x80, 0, 0x29, 0x52494E47, self.label, b"FAT12   ")
        return head.ljust(510, b"\0") + b"\x55\xaa"

    def _volume(self):
        return self.label + b"\x08" + bytes(20)

    def _store(self, data):
        """Put bytes into fresh clusters; the first one, 0 for none."""
        if not data:
            return 0
        first = len(self.fat)
        clusters = -(-len(data) // SECTOR)
        self.fat += [first + i + 1 for i in range(clusters - 1)] + [_END]
        self.data += data.ljust(clusters * SECTOR, b"\0")
        return first

    def _entries(self, tree, parent):
        """The directory entries of a folder, with what is in them stored."""
        entries = b""
        for number, (name, what) in enumerate(tree.items()):
            if isinstance(what, dict):
                cluster, size, kind = self._folder(what, parent), 0, 0x10
            else:
                cluster, size, kind = self._store(what), len(what), 0x20
            entries += _long(name, number) + _short(_alias(name, number), kind, cluster, size)
        return entries

    def _folder(self, tree, parent):
        # Reserve its clusters first: its entries point back to it.
        slots = 2 + sum(_slots(name) for name in tree)
        first = self._store(bytes(slots * 32))
        dots = _short(b".          ", 0x10, first, 0) + _short(b"..         ", 0x10, parent, 0)
        entries = dots + self._entries(tree, first)
        at = (first - 2) * SECTOR
        self.data[at : at + len(entries)] = entries
        return first


def _slots(name):
    return 1 + -(-len(name) // 13)


def _alias(name, number):
    """A short name that no other file in its folder has."""
    return f"R{number:07d}".encode() + b"   "


def _short(alias, kind, cluster, size):
    return struct.pack("<11sBBBHHHHHHHI", alias, kind, 0, 0, 0, 0x21, 0x21, 0, 0, 0x21, cluster, size)


def _long(name, number):
    """The entries that carry a file's real name, last part first."""
    check = 0
    for byte in _alias(name, number):
        check = ((check >> 1) + (check << 7 & 0x80) + byte) & 0xFF
    units = name.encode("utf-16-le")
    if len(name) % 13:
        units += b"\0\0"
    units = units.ljust(-(-len(name) // 13) * 26, b"\xff")
    parts = [units[i : i + 26] for i in range(0, len(units), 26)]
    entries = b""
    for order in range(len(parts), 0, -1):
        part = parts[order - 1]
        last = 0x40 if order == len(parts) else 0
        entries += struct.pack("<B10sBBB12sH4s", order | last, part[:10], 0x0F, 0, check, part[10:22], 0, part[22:])
    return entries
