"""A function that is called at one place goes there, and everything comes out as before."""

import ast

import pytest

from tools.bundle.unfold import unfold

# What `told(x)` comes to for each of these must stay; `go` names the functions that go to their caller.
GO = {
    "a statement": """
def told(x):
    found = []
    note(found, x)
    return found

def note(found, x):
    found.append(x)
    x += 1
    found.append(x)
""",
    "an assignment, names of both alike": """
def told(x):
    n = 5
    m = twice(x + 1)
    return n, m

def twice(n):
    m = n + 1
    n = m + 1
    return 2 * n
""",
    "returns in branches": """
def told(x):
    size = sized(x)
    return size, x

def sized(x):
    if x < 0:
        return "less"
    if x == 0:
        word = "none"
        return word
    elif x > 3:
        return "many"
    x = x + 1
    return x
""",
    "a guard before a statement": """
def told(x):
    found = [x]
    change(found)
    found.append(9)
    return found

def change(found):
    if found[0] < 2:
        return
    found[0] = 7
    if found[0] > x_of(found):
        found.append(8)

def x_of(found):
    return len(found)
""",
    "what is returned as it is, from within a loop": """
def told(x):
    if x:
        return first(x)
    return -1

def first(x):
    for one in (1, 2, 3):
        if one > x:
            return one
""",
    "what is asked": """
def told(x):
    if high(x):
        return 1
    elif not even(x):
        return 2
    return 3

def high(x):
    return x > 2

def even(x):
    if x < 0:
        return False
    return x % 2 == 0
""",
    "one within another": """
def told(x):
    a = outer(x)
    return a

def outer(y):
    x = 3 * y
    a = inner(x)
    return a + x

def inner(x):
    x -= 1
    return x
""",
    "a fresh name that is a function's": """
def told(x):
    n = x
    a = one(x)
    return a, n, n_2()

def one(x):
    n = x + n_2()
    return n

def n_2():
    return 40
""",
    "in a method, with a constant given": """
class Corner:
    def told(self, x):
        self.x = x
        push(self, 4)
        return self.x

def push(self, by):
    self.x += by

def told(x):
    return Corner().told(x)
""",
    "an order that matters": """
def told(x):
    seen = []
    a, b = both(mark(seen, 1), mark(seen, 2), x)
    return seen, a, b

def both(a, b, x):
    return b + x, a

def mark(seen, n):
    seen.append(n)
    return n
""",
}

# What is called twice, or in an expression.
LEFT = {
    "a guard before a statement": ("x_of",),
    "a fresh name that is a function's": ("n_2",),
    "an order that matters": ("mark",),
}

STAY = {
    "called twice": """
def told(x):
    a = twice(x)
    b = twice(x + 1)
    return a, b

def twice(x):
    return 2 * x
""",
    "named in a table": """
def told(x):
    return TABLE[0](x)

def one(x):
    return x

TABLE = (one,)
""",
    "in the middle of an expression": """
def told(x):
    return 1 + one(x)

def one(x):
    return x
""",
    "returning from within a loop": """
def told(x):
    a = one(x)
    return a

def one(x):
    for i in (1, 2, 3):
        if i > x:
            return i
    return 0
""",
    "what it means is another thing there": """
def told(x):
    limit = 2
    a = one(x)
    return a + limit

def one(x):
    return x + limit()

def limit():
    return 10
""",
    "with a default": """
def told(x):
    a = one(x)
    return a

def one(x, y=2):
    return x + y
""",
    "a generator": """
def told(x):
    a = one(x)
    return list(a)

def one(x):
    yield x
""",
    "asked for by its name": """
def told(x):
    return globals()["one"](x)

def one(x):
    return x
""",
    "itself": """
def told(x):
    return x

def one(x):
    return one(x - 1)
""",
}

VALUES = (-2, -1, 0, 1, 2, 3, 4, 9)


def functions(source):
    return {node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def told(source):
    scope: dict = {}
    exec(source, scope)
    return [scope["told"](x) for x in VALUES]


def unfolded(source):
    return unfold({"m.py": source.encode(), "other.py": b"import m\nprint(m.told(1))\n"})["m.py"].decode()


@pytest.mark.parametrize("what", GO)
def test_what_goes_does_the_same(what):
    fresh = unfolded(GO[what])
    assert functions(fresh) == {"told", *LEFT.get(what, ())}, fresh
    assert told(fresh) == told(GO[what]), fresh


@pytest.mark.parametrize("what", STAY)
def test_what_stays(what):
    assert unfolded(STAY[what]) == STAY[what]


def test_what_another_module_asks_for_stays():
    source = b"def told(x):\n    note(x)\n    return x\n\ndef note(x):\n    x.append(1)\n"
    for other in (b"import m\nm.note([])\n", b"from m import note\n", b"getattr(m, 'note')\n"):
        assert unfold({"m.py": source, "other.py": other})["m.py"] == source


def test_what_people_read_on_the_drive_stays():
    source = b"def run():\n    begin()\n\ndef begin():\n    print(1)\n\nrun()\n"
    assert unfold({"code.py": source}, kept=("code.py",))["code.py"] == source
