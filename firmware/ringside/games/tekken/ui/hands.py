"""A player's own Attack Cards: a note on the phone of that player alone, or behind the curtain."""

from ringside.engine.codec import NONE
from ringside.games.tekken.rules import cards, combos, layout
from ringside.games.tekken.ui import words
from ringside.games.tekken.ui.names import codes, count, extension_codes, face
from ringside.loader import Phase


def may_show(match, seat):
    """Whether a seat's pad is a phone that nobody else takes in hand."""
    seats = match.seats
    seats.pads = match.stage.pads_there()
    pad = seats.pad(seat)
    return pad != NONE and match.stage.phones() >> pad & 1 and not (pad == 0 and seats.shared())


def show(match, head):
    """On the phones of all persons: what goes on, and to each the own cards."""
    for seat in (0, 1):
        if match.seats.persons >> seat & 1 and may_show(match, seat):
            match.stage.pad(match.seats.pad(seat), head, (), note(match, seat))


def symbols(view, seat, card):
    """What a card would resolve if it was played now and not guessed: eight counts; b"" where he does not attack.

    Its area, the Extension of the card before, the Combos that it completes, Heat.
    """
    if seat != view[layout.OFFENSIVE] or view[layout.PHASE] > layout.PREPARE:
        return b""
    laid = bytearray(view)
    laid[layout.SLOTS + laid[layout.SLOT]] = cards.code(view, seat, card)
    laid[layout.SLOT_CARDS + laid[layout.SLOT]] = card
    combos.add_face(laid, [])
    combos.connect(laid, [])
    return laid[layout.PENDING : layout.PENDING + layout.KINDS]


def note(match, seat):
    """What the owner of these cards may read, "" in companion mode."""
    view = match.referee.view(seat)
    if view[layout.COMPANION]:
        return ""
    lines = []
    for at in range(layout.HAND):
        card = view[layout.OWN_HAND + at]
        if card == NONE:
            continue
        counts = symbols(view, seat, card)
        adds = []
        for area in range(layout.LOW + 1):
            both = cards.extension(view, seat, card, area)
            if both:
                adds.append(words.PAD_ADDS_TO % (words.AREAS[area], _long(count((both & 0xF, both >> 4)))))
        lines.append(
            words.PAD_CARD
            % (
                at + 1,
                face(cards.code(view, seat, card)),
                words.PAD_NAMED % name(view, seat, card) if card >= cards.SPECIAL else "",
                words.PAD_DOES % _long(counts) if counts else "",
                words.PAD_ADDS % ", ".join(adds) if adds else "",
            )
        )
    return " ".join(lines)


def name(view, seat, card):
    """What a special card is called."""
    with Phase():
        from ringside.games.tekken.tables import texts

        return texts.SPECIALS[4 * view[layout.FIGHTER + seat] + card - cards.SPECIAL]


def _long(counts):
    found = []
    for kind, n in enumerate(counts):
        if n:
            found.append(words.PAD_SYMBOLS[kind] + (" x%d" % n if n > 1 else ""))
    return ", ".join(found)


def lines(view, seat):
    """The same on the panel: two lines a card."""
    found = []
    for at in range(layout.HAND):
        card = view[layout.OWN_HAND + at]
        if card == NONE:
            found += ["", ""]
            continue
        code = cards.code(view, seat, card)
        area = words.AREAS[code & layout.AREA]
        colour = words.COLOURS[code >> layout.COLOUR]
        does = codes(symbols(view, seat, card))
        line = words.OWN_CARD % (at + 1, area + " ", colour, does)
        if len(line) > 25:
            line = words.OWN_CARD % (at + 1, area + " ", colour[0].upper(), does)
        adds = extension_codes(view, seat, card)
        text = words.ADDS % " ".join(adds) if adds else words.NOTHING_NEXT
        if len(text) > 25:
            text = words.ADDS % " ".join(extension_codes(view, seat, card, ""))
        found += [line[:25] + " " * (25 - len(line)), text[:25] + " " * (25 - len(text))]
    return tuple(found)


async def peek(match, seat):
    """Show a seat's cards behind the curtain, to who holds a button of its pad."""
    pad = match.seats.pad(seat)
    with Phase():
        from ringside.kit import peek as curtained

        view = match.referee.view(seat)
        await curtained.peek(match.stage, match.seats.names[seat], 0 if pad == NONE else pad, lines(view, seat))
