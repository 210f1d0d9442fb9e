"""A player's own fight cards: a note on the phone of that player alone, or behind the curtain."""

from ringside.engine.codec import NONE
from ringside.games.knockout.rules import layout
from ringside.games.knockout.ui import words
from ringside.loader import Phase


def values(counts):
    """The values of cards given as five counts, the lowest first: "1 1 2 5"."""
    cards = ["%d" % (value + 1) for value in range(len(counts)) for _ in range(counts[value])]
    return " ".join(cards) or words.NONE_LEFT


def fights(view, seat):
    """Whether a seat has fight cards in training."""
    return view[layout.TRAINED] > 0 and seat in (view[layout.CHALLENGER], view[layout.DEFENDER])


def slots(view, seat):
    """The cards that a seat took into training, the lowest first: the values behind buttons 1 to 4."""
    board = 0 if seat == view[layout.CHALLENGER] else 1
    counts = bytearray(view[layout.OWN_TRAINING : layout.OWN_TRAINING + layout.VALUES])
    for at in range(layout.PLAYED + board, layout.BET_ROUND, 2):
        if view[at]:
            counts[view[at] - 1] += 1
    return [value + 1 for value in range(layout.VALUES) for _ in range(counts[value])]


def _marked(view, seat):
    """Four texts: what is behind each button, and a mark where that was played."""
    left = bytearray(view[layout.OWN_TRAINING : layout.OWN_TRAINING + layout.VALUES])
    texts = [words.PLAYED] * 4
    cards = slots(view, seat)
    for at in range(len(cards) - 1, -1, -1):
        if left[cards[at] - 1]:
            left[cards[at] - 1] -= 1
            texts[at] = "%d" % cards[at]
    return tuple(texts)


def note(view, seat):
    """What the owner of these fight cards may read."""
    text = words.NOTE % values(view[layout.OWN_HAND : layout.OWN_TRAINING])
    if fights(view, seat):
        text = words.NOTE_TRAINED % (_marked(view, seat) + (values(view[layout.OWN_HAND : layout.OWN_TRAINING]),))
    return text


def lines(view, seat):
    """The same on the panel."""
    counts = tuple(view[layout.OWN_HAND : layout.OWN_TRAINING])
    if not fights(view, seat):
        return (words.OWN_CARDS, "", words.VALUES, words.COUNTS % counts)
    return (
        words.TRAINED,
        words.BUTTONS,
        words.SLOTS % _marked(view, seat),
        words.PILE,
        words.VALUES,
        words.COUNTS % counts,
    )


def may_show(match, seat):
    """Whether a seat's pad is a phone that nobody else takes in hand."""
    seats = match.seats
    seats.pads = match.stage.pads_there()
    pad = seats.pad(seat)
    return pad != NONE and match.stage.phones() >> pad & 1 and not (pad == 0 and seats.shared())


def show(match, head):
    """On the phones of all persons: who they are, what goes on, and to each the own fight cards."""
    for seat in range(len(match.seats.names)):
        if match.seats.persons >> seat & 1 and may_show(match, seat):
            own = words.PAD_SEAT % (match.seats.names[seat], head)
            match.stage.pad(match.seats.pad(seat), own, (), note(match.referee.view(seat), seat))


async def peek(match, seat, pad):
    """Show a seat's fight cards behind the curtain, to who holds a button of the pad."""
    with Phase():
        from ringside.kit import peek as curtained

        await curtained.peek(match.stage, match.seats.names[seat], pad, lines(match.referee.view(seat), seat))
