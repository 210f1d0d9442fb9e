"""Stand-in for os: the drive is the working directory, and only a computer may write to it."""

import uos

sep = "/"
TEXTS = "10.2"  # a file of this name on the drive: os.getenv returns text only


def urandom(size):
    """Not chance, so that a script ends where it ended before."""
    return bytes([i + 1 & 0xFF for i in range(size)])


def getenv(key, default=None):
    """A value of settings.toml: text or a whole number; where the drive says so, as text, like CircuitPython 10.2."""
    if not isinstance(key, str):
        raise TypeError("key must be of type str")
    with open("settings.toml") as file:
        for line in file.read().split("\n"):
            name, equals, value = line.partition("=")
            if equals and name.strip() == key:
                return _value(value.strip(), default)
    return default


def _value(value, default):
    texts = TEXTS in uos.listdir(".")
    if value[:1] == '"':
        if value.count('"') == 2 and value[-1] == '"':
            return value[1:-1]
        if texts:
            return default
        raise ValueError("Invalid byte")
    if texts:
        return value
    try:
        return int(value)
    except ValueError:
        raise ValueError("Invalid format")  # noqa: B904 (as CircuitPython)


def listdir(path="."):
    """The names in a folder."""
    return uos.listdir(path)


def stat(path):
    """A file's kind, size and times."""
    return uos.stat(path)


def remove(path):
    """Not while a computer may write to the drive."""
    raise OSError(30)


def rename(old, new):
    """Not while a computer may write to the drive."""
    raise OSError(30)
