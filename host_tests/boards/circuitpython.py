"""What CircuitPython 9.2 on a Pico understands: complaints about a tree that uses more.

The tables hold what is known to be there, not all that may be: what is missing here and
needed is tried on a board (or in the emulator) first and then added. A complaint is
(line, words).
"""

import ast
import builtins

# Built in on the Pico.
BUILT_IN = {
    *("array", "binascii", "collections", "errno", "gc", "io", "json", "math", "micropython", "os", "random"),
    *("re", "struct", "sys", "time", "traceback", "zlib", "hashlib"),
    *("alarm", "analogio", "audiocore", "audiopwmio", "bitbangio", "board", "busio", "digitalio", "keypad"),
    *("microcontroller", "neopixel_write", "nvm", "pwmio", "rainbowio", "rotaryio", "rp2pio", "storage"),
    *("supervisor", "synthio", "touchio", "usb_cdc", "usb_hid", "watchdog"),
    *("bitmaptools", "busdisplay", "displayio", "fontio", "fourwire", "i2cdisplaybus", "terminalio", "vectorio"),
    *("adafruit_bus_device", "adafruit_pixelbuf"),
}
# Put on the drive in addition to ours.
LIBRARIES = {"adafruit_displayio_ssd1306", "adafruit_displayio_sh1106", "asyncio", "neopixel"}
OURS = {"ringside", "parts", "hardware", "sh1106_panel"}
# Of modules that are smaller than CPython's: what both have.
MEMBERS = {
    "random": {"seed", "getrandbits", "randrange", "randint", "choice", "random", "uniform"},
    "collections": {"namedtuple", "OrderedDict", "deque"},
    "os": {
        *("chdir", "getcwd", "getenv", "listdir", "mkdir", "remove", "rename", "rmdir", "stat", "statvfs"),
        *("uname", "urandom"),
    },
    "json": {"dump", "dumps", "load", "loads"},
    "struct": {"calcsize", "pack", "pack_into", "unpack", "unpack_from"},
    "array": {"array"},
    "binascii": {"hexlify", "unhexlify", "crc32", "a2b_base64", "b2a_base64"},
    "time": {"localtime", "mktime", "monotonic", "monotonic_ns", "sleep", "struct_time", "time"},
    "traceback": {"format_exception", "print_exception"},
    "gc": {"collect", "disable", "enable", "isenabled", "mem_alloc", "mem_free"},
}

BUILTINS = {
    *("abs", "all", "any", "bin", "bool", "bytearray", "bytes", "callable", "chr", "classmethod", "delattr", "dict"),
    *("dir", "divmod", "enumerate", "eval", "exec", "filter", "float", "getattr", "globals", "hasattr", "hash", "hex"),
    *("id", "input", "int", "isinstance", "issubclass", "iter", "len", "list", "locals", "map", "max"),
    *("memoryview", "min", "next", "object", "oct", "open", "ord", "pow", "print", "property", "range", "repr"),
    *("reversed", "round", "set", "setattr", "slice", "sorted", "staticmethod", "str", "sum", "super", "tuple"),
    *("type", "zip", "__import__", "__name__", "__file__", "NotImplemented", "Ellipsis"),
    *("ArithmeticError", "AssertionError", "AttributeError", "BaseException", "EOFError", "Exception"),
    *("GeneratorExit", "ImportError", "IndentationError", "IndexError", "KeyError", "KeyboardInterrupt"),
    *("LookupError", "MemoryError", "NameError", "NotImplementedError", "OSError", "OverflowError"),
    *("RuntimeError", "StopAsyncIteration", "StopIteration", "SyntaxError", "SystemExit", "TypeError"),
    *("UnicodeError", "ValueError", "ZeroDivisionError"),
}
KEYWORDS = {
    "print": {"sep", "end", "file"},
    "sorted": {"key", "reverse"},
    "min": {"key", "default"},
    "max": {"key", "default"},
    "open": {"encoding"},
}
ANY_KEYWORDS = {"dict", "type"}

# Methods of CPython's own types that are missing, or not proved to be there.
MISSING_METHODS = {
    *("capitalize", "casefold", "center", "expandtabs", "format_map", "isalnum", "isascii", "isdecimal"),
    *("isidentifier", "isnumeric", "isprintable", "istitle", "ljust", "maketrans", "removeprefix"),
    *("removesuffix", "rjust", "swapcase", "title", "translate", "zfill", "hex", "fromhex"),
    *("bit_length", "bit_count", "as_integer_ratio", "is_integer", "fromkeys"),
}
WITHOUT_KEYWORDS = {"split", "rsplit", "encode", "decode", "replace", "to_bytes", "from_bytes", "splitlines"}

NOT_PARSED = (
    *("Match", "TryStar", "TypeAlias", "TemplateStr"),
    *("MatMult",),  # parsed, but nothing of ours has it
)


def complaints(tree, own=frozenset()):
    """All complaints about a module; `own` are methods that our classes define."""
    bound = _bound(tree)
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        for check in (_syntax, _names, _methods):
            yield from check(node, bound, own)
        yield from _modules(node, modules)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield from _member(node.lineno, modules.get(node.value.id), node.attr)


def _bound(tree):
    """Every name that the module itself gives a value somewhere."""
    bound = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            bound.add(node.id)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            bound.add(node.name)
        elif isinstance(node, ast.alias):
            bound.add((node.asname or node.name).split(".")[0])
        elif isinstance(node, ast.ExceptHandler) and node.name:
            bound.add(node.name)
    return bound


def _syntax(node, bound, own):
    name = type(node).__name__
    if name in NOT_PARSED:
        yield getattr(node, "lineno", 0), f"{name} is not understood"
    if isinstance(node, ast.arguments) and node.posonlyargs:
        yield node.posonlyargs[0].lineno, "positional-only / is not parsed"
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and not isinstance(getattr(node, "ctx", None), ast.Store):
        for element in node.elts:
            if isinstance(element, ast.Starred):
                yield element.lineno, "a star in a display is not parsed"
    if isinstance(node, ast.Dict) and None in node.keys:
        yield node.lineno, "** in a display is not parsed"
    if isinstance(node, ast.Call) and sum(isinstance(argument, ast.Starred) for argument in node.args) > 1:
        yield node.lineno, "more than one star in a call"
    if isinstance(node, ast.ClassDef) and node.keywords:
        yield node.lineno, "a class takes no keywords: there are no metaclasses"
    if isinstance(node, ast.Slice) and node.step is not None:
        yield node.lower.lineno if node.lower else node.step.lineno, "a slice has no step there: use range()"
    if getattr(node, "type_params", None):
        yield node.lineno, "type parameters are not parsed"
    if isinstance(node, ast.comprehension) and node.is_async:
        yield node.iter.lineno, "an async comprehension is not parsed"
    if isinstance(node, ast.AsyncFunctionDef):
        for inner in ast.walk(node):
            if isinstance(inner, (ast.Yield, ast.YieldFrom)):
                yield inner.lineno, "there are no async generators"
    if isinstance(node, ast.FormattedValue) and (node.conversion != -1 or _is_nested(node.format_spec)):
        yield node.lineno, "an f-string with a conversion or a nested format"


def _is_nested(spec):
    return spec is not None and any(isinstance(part, ast.FormattedValue) for part in spec.values)


def _names(node, bound, own):
    if isinstance(node, ast.Name) and node.id not in bound | BUILTINS and hasattr(builtins, node.id):
        yield node.lineno, f"there is no builtin {node.id}"
    called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
    if called in BUILTINS - bound - ANY_KEYWORDS:
        for keyword in node.keywords:
            if keyword.arg not in KEYWORDS.get(called, ()):
                yield node.lineno, f"{called} takes no keyword {keyword.arg}"


def _methods(node, bound, own):
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        name = node.func.attr
        if name in MISSING_METHODS and name not in own:
            yield node.lineno, f"there is no method {name}"
        if name in WITHOUT_KEYWORDS and name not in own and node.keywords:
            yield node.lineno, f"{name} takes no keywords"


def _modules(node, modules):
    """Imports of what is not there; notes in `modules` which names are modules."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield from _module(node.lineno, alias.name)
            modules[alias.asname or alias.name] = alias.name
    elif isinstance(node, ast.ImportFrom):
        if node.level:
            yield node.lineno, "a relative import"
        else:
            yield from _module(node.lineno, node.module)
            for alias in node.names:
                yield from _member(node.lineno, node.module, alias.name)


def _module(line, name):
    if name.split(".")[0] not in BUILT_IN | LIBRARIES | OURS or "." in name and name.split(".")[0] in MEMBERS:
        yield line, f"there is no module {name}"


def _member(line, module, name):
    if module in MEMBERS and name not in MEMBERS[module]:
        yield line, f"{module} has no {name}"
