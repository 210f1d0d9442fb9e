"""Title Bout's setup on the panel: the boxers and the options."""

from micropython import const

from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.roster import open_roster
from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.ui.setup import card as card_screen
from ringside.games.titlebout.ui.setup import words
from ringside.games.titlebout.venues import STATES, divisions
from ringside.kit import menu
from ringside.kit.keys import NOTHING

_FEW = const(12)  # boxers of a class that are listed without asking for an initial
_WIDE = const(24)  # columns after the cursor

# Options of the setup that are set by themselves.
_SCORING = const(1)
_STRATEGY = const(2)
_COVER_UP = const(3)
_DIVISION = const(6)  # A's, then B's

# The lines of the options: an option of the setup, or one of these.
_BEGIN = const(0xFF)
_STATE = const(0xFE)
_ORDER = b"\xff\x0b\x00\x01\xfe\x02\x03\x04\x05\x06\x07\x08\x09\x0a"


async def ask(stage):
    """The setup that the players chose, `bytes`; b"" where they went back."""
    try:
        roster = open_roster(stage.board.drive)
    except ValueError as error:
        await menu.tell(stage, (error.args[0] + ". " + words.NO_ROSTER,))
        return b""
    try:
        if roster.note:
            await menu.tell(stage, (roster.note + ". " + words.HOUSE_ROSTER,))
        return await _ask(stage, roster)
    finally:
        roster.close()


async def _ask(stage, roster):
    setup = bytearray([option[2] for option in SETUP])
    corners = [b"", b""]
    seat = 0
    while True:
        if seat == 2:
            setup[_DIVISION : _DIVISION + 2] = bytes(divisions(corners[0], corners[1]))
            if await _change_options(stage, setup):
                return bytes(setup) + corners[0] + corners[1]
            seat = 1
        card = await _pick(stage, roster, seat, corners[0] if seat else b"")
        if card:
            corners[seat] = card
            seat += 1
        elif seat:
            seat = 0
        else:
            return b""


async def _pick(stage, roster, seat, other):
    """A boxer's card by class, initial and name; b"" to go back. other: his opponent, or b""."""
    classes = roster.classes()
    at = 0
    for line, division in enumerate(classes):
        if other and division == other[boxer.DIVISION]:
            at = line
    while True:
        lines = [_spread(words.CLASSES[one], "%d" % _count(roster.span(one))) for one in classes]
        at = await menu.pick(stage, "titlebout.class", words.WHO[seat], lines, at, words.CLASS_KEYS)
        if at == NOTHING:
            return b""
        card = await _pick_in(stage, roster, seat, other, classes[at])
        if card:
            return card


def _count(span):
    return span[1] - span[0]


def _spread(left, right):
    return left + " " * (_WIDE - len(left) - len(right)) + right


async def _pick_in(stage, roster, seat, other, division):
    """As _pick, within a class."""
    span = roster.span(division)
    if _count(span) <= _FEW:
        return await _pick_name(stage, roster, span, seat, other)
    initials = roster.initials(division)
    at = 0
    while True:
        lines = [words.ALL % _count(span)]
        for initial in initials:
            lines.append(_spread(chr(initial), "%d" % _count(roster.span(division, initial))))
        at = await menu.pick(stage, "titlebout.initial", words.INITIAL, lines, at)
        if at == NOTHING:
            return b""
        card = await _pick_name(stage, roster, roster.span(division, initials[at - 1]) if at else span, seat, other)
        if card:
            return card


class _Names:
    """The lines of a span of boxers, each read when it is shown."""

    def __init__(self, roster, span):
        self._roster = roster
        self._first, stop = span
        self._count = stop - self._first

    def __len__(self):
        return self._count

    def card(self, at):
        """The card on a line, or b"" where it is damaged."""
        try:
            return self._roster.card(self._first + at)
        except ValueError:
            return b""

    def __getitem__(self, at):
        card = self.card(at)
        if not card:
            return words.DAMAGED
        ratings = (words.STYLES[card[boxer.STYLE]] + " %2d" % card[boxer.RATING]).strip()
        return _spread(card_screen.name(card, _WIDE - 1 - len(ratings)), ratings)


async def _pick_name(stage, roster, span, seat, other):
    names = _Names(roster, span)

    def hint(at):
        card = names.card(at)
        if not card:
            return words.DAMAGED_HINT
        return card_screen.against(card, other) or card_screen.hint(card)

    def is_open(at):
        card = names.card(at)
        return bool(card) and card_screen.against(card, other) is None

    at = 1 if len(names) > 1 and not is_open(0) else 0  # only one can be in the other corner
    while True:
        at = await menu.pick(stage, "titlebout.boxer", words.NAMES[seat], names, at, "", hint, is_open)
        if at == NOTHING:
            return b""
        card = names.card(at)
        card_screen.show(stage, card)
        if await stage.ok(paced=False):
            return card


async def _change_options(stage, setup):
    """The options, all on one list: OK turns the one at the cursor. Whether the bout may begin, else back."""
    state = 0
    at = 0
    while True:
        lines = [_line(line, setup, state) for line in _ORDER]
        at = await menu.pick(
            stage,
            "titlebout.options",
            words.OPTIONS,
            lines,
            at,
            "",
            lambda choice: _hint(_ORDER[choice], setup),
        )
        if at == NOTHING:
            return False
        line = _ORDER[at]
        if line == _BEGIN:
            return True
        if line == _STATE:
            state = (state + 1) % (len(STATES) + 1)
            if state:
                setup[_SCORING] = STATES[state - 1][1]
            continue
        setup[line] = (setup[line] + 1) % len(SETUP[line][1])
        if line == _SCORING:
            state = 0
        # The Cover-Up is a Strategy Card: the one turns the other on, or off.
        elif line == _STRATEGY and not setup[line]:
            setup[_COVER_UP] = 0
        elif line == _COVER_UP and setup[line]:
            setup[_STRATEGY] = 1


def _line(line, setup, state):
    if line == _BEGIN:
        return words.BEGIN
    if line == _STATE:
        value = STATES[state - 1][0] if state else words.NO_STATE
        return _spread(words.STATE, value)
    return _spread(words.NAMED[line], words.VALUES[line][setup[line]])


def _hint(line, setup):
    if line == _BEGIN:
        return words.HOUSE
    if line == _STATE:
        return words.STATE_HINT
    hint = words.HINTS[line]
    return hint if isinstance(hint, str) else hint[setup[line]]
