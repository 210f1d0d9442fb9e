"""What comes after a bout: who passes the bet board on, the end of a season, what the next begins with."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.knockout.rules import events
from ringside.games.knockout.rules.money import CARD, DEBT
from ringside.games.knockout.ui import pages, words
from ringside.games.knockout.ui.names import schmelings, signed, spread, surname
from ringside.kit import bell


async def show(match, log):
    """Pages of lines under the headings that belong to them."""
    head = ""
    lines = []
    for event in log:
        if name_of(event) == events.SEASON_OVER:
            match.stage.bell.ring(bell.MATCH)
        its_head, line = _line(match, event)
        if not line:
            continue
        if its_head != head:
            if lines:
                await pages.show(match, "knockout.season", head, lines)
            head = its_head
            lines = []
        lines.append(line)
    if lines:
        await pages.show(match, "knockout.season", head, lines)


def _line(match, event):
    """The heading and the line of an event; without a line nothing is said."""
    name, value, other = name_of(event), value_of(event), other_of(event)
    who = match.seats.names[seat_of(event)]
    if name == events.CANNOT_CHALLENGE:
        return words.PASSES_ON, words.CANNOT % who
    if name == events.UNUSED_CARDS:
        return words.UNUSED_HEAD, spread(words.UNUSED % (who, value, schmelings(CARD)), signed(other))
    if name == events.CROWNED:
        return words.CROWNED, words.OF % (surname(value), who)
    if name == events.RETURNS:
        return words.RETURNS, words.OF % (surname(value), who)
    if name == events.SEASON:
        return words.SEASON % value, words.BEGINS % who
    if name == events.HIGHEST:
        return words.BONUS_HEAD, spread(surname(value), schmelings(other))
    if name == events.BONUS_SHARE:
        return words.BONUS_HEAD, spread(words.SHARE % who, signed(value | other << 8))
    if name == events.IOUS_DUE:
        return words.IOUS_HEAD, spread(words.IOUS_DUE % (value, who), signed(-DEBT * value))
    return "", ""
