"""Fighters and cards at any time, page by page: both fighters, their Combos, the cards unseen, the signs."""

from ringside.games.tekken.rules import cards, combos, health, layout, stage
from ringside.games.tekken.tables import cards as tables
from ringside.games.tekken.tables import texts
from ringside.games.tekken.ui import words
from ringside.games.tekken.ui.names import codes, count, spread, surname
from ringside.games.tekken.ui.table import colours
from ringside.kit.canvas import CENTRE
from ringside.kit.keys import BACK, DOWN, OK, UP


async def show(match):
    """UP and DOWN turn the pages, OK and BACK leave."""
    view = match.referee.view()
    pages = [(_state, 0), (_state, 1), (_board, 0), (_board, 1)]
    if not view[layout.COMPANION]:
        pages += [(_unseen, 0), (_unseen, 1)]
    pages += [(_signs, 0), (_codes, 0)]
    page = 0
    match.stage.show("tekken.fighters")
    while True:
        draw, seat = pages[page]
        for row, line in enumerate(draw(view, seat)):
            match.stage.canvas.line(row, line, inverse=row == 0)
        match.stage.canvas.line(7, words.PAGE_KEYS % (page + 1, len(pages)), CENTRE)
        key = await match.stage.press()
        if key == UP:
            page = (page - 1) % len(pages)
        elif key == DOWN:
            page = (page + 1) % len(pages)
        elif key in (OK, BACK):
            return


def _state(view, seat):
    """HP, Heat, Rage, and what waits for the next String: seven lines, as on each page."""
    rage = words.RAGE_STATES[view[layout.RAGE + seat]]
    if "%d" in rage:
        rage = rage % tables.FIGHTERS[tables.FIGHTER_SIZE * view[layout.FIGHTER + seat] + 1]
    far = stage.distance(view)
    power = view[layout.POWER + seat]
    stuns = view[layout.STUNS + seat]
    token = view[layout.TOKEN + seat]
    return (
        words.STATE_HEAD
        % ("AB"[seat], surname(view[layout.FIGHTER + seat]), view[layout.HP + seat], health.full(view, seat)),
        words.HEAT[view[layout.HEAT + seat]],
        rage,
        words.STANDS[view[layout.DOWN + seat]] % (words.DISTANCE % far if far else words.CLOSE),
        words.NEXT_STRIKE % power if power else "",
        words.NEXT_STRING[(stuns & 1) + (stuns >> 1 & 1) + (stuns >> 2 & 1)],
        words.HAS_TOKEN % (token + 1) if token < layout.ALL_SLOTS else words.NO_TOKEN,
    )


def _board(view, seat):
    """Both Combos, Rage and Heat."""
    fighter = view[layout.FIGHTER + seat]
    lines = [words.BOARD_HEAD % ("AB"[seat], surname(fighter))]
    for which in range(combos.COMBOS):
        number = combos.COMBOS * fighter + which
        lines.append(words.COMBO_LINE % (texts.COMBOS[number], colours(view, seat, which)))
        lines.append(words.COMBO_ADDS % codes(count(tables.COMBOS[6 * number + 3 : 6 * number + 6])))
    at = tables.FIGHTER_SIZE * fighter
    lines.append(words.BOARD_RAGE % codes(count(tables.FIGHTERS[at + 2 : at + 5])))
    lines.append(words.BOARD_HEAT % codes(count((tables.FIGHTERS[at + 5],))))
    return lines


def _unseen(view, seat):
    """How many cards of each area and colour are in deck or hand, as far as all can know."""
    left = bytearray(16)
    for card in range(cards.EVENT):
        if not cards.is_discarded(view, seat, card) and not _lies(view, seat, card):
            left[cards.code(view, seat, card)] += 1
    lines = [words.UNSEEN_HEAD % ("AB"[seat], surname(view[layout.FIGHTER + seat])), words.UNSEEN_COLUMNS]
    for area in range(layout.LOW + 1):
        row = tuple([left[area | colour << layout.COLOUR] for colour in range(4)])
        lines.append(words.UNSEEN_ROW % ((words.AREAS[area],) + row))
    lines += [words.UNSEEN_FOOT, spread(words.UNSEEN_DECK, "%d" % view[layout.DECK_LEFT + seat], 24)]
    return lines


def _lies(view, seat, card):
    """Whether a card lies in the Offensive player's Attack Slots."""
    if seat != view[layout.OFFENSIVE]:
        return False
    return card in view[layout.SLOT_CARDS : layout.SLOT_CARDS + layout.ALL_SLOTS]


def _signs(view, seat):
    """What the signs on the stage are."""
    walls = (tables.REGULAR_WALL, tables.BLASTING_WALL)
    return (words.SIGNS_HEAD,) + words.SIGNS[:4] + (words.SIGNS[4] % walls[0], words.SIGNS[5] % walls[1])


def _codes(view, seat):
    return (words.CODES_HEAD,) + words.CODES_LINES
