"""The table on the panel and in lights: the stage, HP, the Attack Slots, the Combos."""

from micropython import const

from ringside.games.tekken.rules import combos, layout
from ringside.games.tekken.tables.cards import COMBOS
from ringside.games.tekken.ui import words
from ringside.games.tekken.ui.names import sign, spread, surname
from ringside.kit import lights
from ringside.kit.canvas import COLUMNS

LEFT = const(17)  # the first column beside the stage
_BAR = const(5)  # pixels
_MOST_MARKS = const(5)
_COLOURS = (lights.GOLD, lights.GREEN, lights.RED, lights.BLUE)


def begin(match, screen, view):
    """A new screen with the stage on it, and all lights."""
    match.begin(screen)
    match.hexes().lay(match.stage.canvas, view)
    light(match, view)


def draw(match, view):
    """Rows 0 to 5."""
    canvas = match.stage.canvas
    head(match, view)
    for seat in (0, 1):
        text = words.HP % ("AB"[seat], view[layout.HP + seat])
        canvas.text(LEFT, 1 + seat, spread(text, marks(view, seat), COLUMNS - LEFT))
    _draw_slots(canvas, view)
    for which in range(combos.COMBOS):
        _draw_combo(canvas, view, which)


def head(match, view):
    """Row 0: who fights, and the rounds that each has won."""
    left = words.NAME_A % surname(view[layout.FIGHTER])
    right = words.NAME_B % surname(view[layout.FIGHTER + 1])
    won = words.WON % (view[layout.WON], view[layout.WON + 1])
    match.stage.canvas.line(0, spread(left, right), inverse=True)
    match.stage.canvas.text((len(left) + COLUMNS - len(right) - len(won)) // 2, 0, won, inverse=True)


def marks(view, seat):
    """A fighter's letters: Heat ready, Rage revealed, down, power; and what waits for his next String."""
    text = ""
    if view[layout.HEAT + seat] == layout.READY:
        text += "H"
    if view[layout.RAGE + seat] == layout.ACTIVE:
        text += "R"
    if view[layout.DOWN + seat]:
        text += "D"
    if view[layout.POWER + seat]:
        text += "P"
    if view[layout.STUNS + seat]:
        text += "S"
    if view[layout.TOKEN + seat] < layout.ALL_SLOTS:
        text += "T"
    return text[:_MOST_MARKS]


def _draw_slots(canvas, view):
    """Row 3: the Offensive player's Attack Slots."""
    four = view[layout.SLOTS + layout.PRINTED_SLOTS] != layout.ABSENT
    for slot in range(layout.ALL_SLOTS if four else layout.PRINTED_SLOTS):
        lies = view[layout.SLOTS + slot]
        text = words.EMPTY
        if lies == layout.STUN_CARD:
            text = words.STUNNED
        elif lies < layout.BLOCKED:
            text = sign(lies)
        elif lies < layout.BLOCKED << 1:
            text = words.DEFENDED
        elif view[layout.TOKEN + view[layout.OFFENSIVE]] == slot:
            text = words.PUNISHES
        canvas.text(LEFT + (2 if four else 3) * slot, 3, text)


def _draw_combo(canvas, view, which):
    """Row 4 or 5: a Combo's colours, those that are played inverse, and how many they are."""
    done = combos.progress(view, which)
    wanted = combos.length(view, which)
    text = colours(view, view[layout.OFFENSIVE], which)
    canvas.text(LEFT, 4 + which, text[:done], inverse=True)
    canvas.text(LEFT + done, 4 + which, text[done:])
    canvas.text(COLUMNS - 3, 4 + which, words.PROGRESS % (done, wanted))


def colours(view, seat, which):
    """A Combo's colours in their order, "YGR"."""
    at = 6 * (combos.COMBOS * view[layout.FIGHTER + seat] + which)
    return "".join([words.SHORT_COLOURS[colour] for colour in COMBOS[at : at + 3] if colour < 4])


def light(match, view):
    """HP on the bars, an arrow for who attacks, the colour of the card played last."""
    shine = match.stage.lights
    shine.clear()
    for seat in (0, 1):
        for bar in range(4):
            lit = max(0, min(_BAR, view[layout.HP + seat] - _BAR * bar))
            shine.bar(lights.BARS + 4 * seat + bar, lit, lights.SIDES[seat])
    if view[layout.PHASE] == layout.OVER:
        return
    seat = view[layout.OFFENSIVE]
    shine.fill(lights.ARROW + seat, lights.GOLD)
    for slot in range(layout.ALL_SLOTS):
        if view[layout.SLOTS + slot] < layout.BLOCKED:
            shine.fill(lights.CARD + seat, _COLOURS[view[layout.SLOTS + slot] >> layout.COLOUR])


def blink(match, view, seat):
    """The HP of a seat have changed: let the bar where they end blink."""
    hp = view[layout.HP + seat]
    bar = max(0, hp - 1) // _BAR
    match.stage.lights.blink(lights.BARS + 4 * seat + bar, hp - _BAR * bar, lights.SIDES[seat])
