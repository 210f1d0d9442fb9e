"""Stand-in for os: the drive is what lies in the working directory, and only a computer may write to it."""

import uos

sep = "/"
_settings = None


def urandom(size):
    """Not chance, so that a script ends where it ended before."""
    return bytes([i + 1 & 0xFF for i in range(size)])


def getenv(key, default=None):
    """A value of settings.toml: text or a whole number."""
    global _settings
    if not isinstance(key, str):
        raise TypeError("key must be of type str")
    if _settings is None:
        _settings = {}
        with open("settings.toml") as file:
            for line in file.read().split("\n"):
                line = line.strip()
                if line and line[0] != "#":
                    name, value = line.split("=", 1)
                    _settings.setdefault(name.strip(), value.strip())
    return _value(_settings[key]) if key in _settings else default


def _value(text):
    if text[:1] == '"':
        if text.count('"') != 2 or text[-1] != '"':
            raise ValueError("Invalid byte")
        return text[1:-1]
    try:
        return int(text)
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
