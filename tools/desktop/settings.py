"""settings.toml, as CircuitPython's os.getenv reads it from the drive."""

import os
import re
from pathlib import Path

_SPACE = " \t\r\v\f"
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"\s*(?:#.*)?')
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_CONTROLS = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}

_environment = os.getenv


def install(path: Path, texts: bool = False) -> None:
    """Let os.getenv answer as on a board with this file on its drive; the machine's own environment comes first.

    texts: as from CircuitPython 10.2 on, where numbers are text, too.
    """

    def from_file(name: str, default=None):
        found = _environment(name)
        return getenv(path, name, default, texts) if found is None else found

    setattr(os, "getenv", from_file)  # noqa: B010  (of another type than CPython's: it returns numbers)


def getenv(path: Path, name: str, default=None, texts: bool = False):
    """The value of a name in the file, `str` or `int`; the default where it is absent.

    A value that is neither text in double quotes nor a number raises ValueError. With `texts` it is
    returned unchanged, and so is a number; only unclosed quotes give the default.
    """
    try:
        lines = path.read_bytes().decode("utf-8", "surrogateescape").split("\n")
    except OSError:
        return default
    for line in lines:
        line = line.strip(_SPACE)
        if line.startswith("["):
            break
        key, equals, value = line.partition("=")
        if equals and key.rstrip(_SPACE) == name:
            return _value(value.strip(_SPACE), default, texts)
    return default


def _value(value: str, default, texts: bool):
    if value.startswith('"'):
        try:
            return _string(value)
        except ValueError:
            if texts:
                return default
            raise
    bare = value.partition("#")[0].strip(_SPACE)
    return bare if texts else int(bare, 0)


def _string(value: str) -> str:
    match = _STRING.fullmatch(value)
    if match is None:
        raise ValueError("Invalid byte")
    text = _ESCAPE.sub(_escaped, match[1])
    text.encode()  # what is not UTF-8 is not returned
    return text


def _escaped(match: re.Match[str]) -> str:
    sign = match[1]
    return chr(int(sign[1:], 16)) if sign[0] in "uU" else _CONTROLS.get(sign, sign)  # int() refuses a lone \u
