"""settings.toml, as CircuitPython's os.getenv sees it: flat keys with strings and whole numbers."""

import os
import re
import tomllib

_LINE = re.compile(r'([A-Za-z0-9_-]+)[ \t]*=[ \t]*(?!""")(["+\-0-9].*)')
_ours: set[str] = set()  # names that an earlier load put there: a later one may change them


def read(text):
    """The settings in the text, and a sentence for each line that is not one."""
    found, complaints = {}, []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            complaints.append(f"line {number}: a [section] ends the settings; nothing below it is read")
            break
        match = _LINE.fullmatch(line)
        name = match[1] if match else ""
        try:
            value = tomllib.loads(line)[name] if match else None
        except tomllib.TOMLDecodeError:
            value = None
        if type(value) not in (str, int) or "\0" in str(value):
            complaints.append(f'line {number}: not NAME = "text" or NAME = number, so it is skipped: {line[:60]}')
        elif name in found:
            complaints.append(f"line {number}: {name} is set a second time; the first one counts")
        else:
            found[name] = str(value)
    return found, complaints


def load(path, say=print):
    """Put the file's settings where os.getenv finds them, but for what is set there already."""
    try:
        found, complaints = read(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        found, complaints = {}, []
    except (OSError, UnicodeDecodeError) as fault:
        found, complaints = {}, [f"cannot be read ({fault}), so no setting counts"]
    for complaint in complaints:
        say(f"settings.toml, {complaint}")
    for name in _ours - found.keys():
        os.environ.pop(name, None)
    _ours.intersection_update(found)
    for name, value in found.items():
        if name in _ours or name not in os.environ:
            os.environ[name] = value
            _ours.add(name)
