"""5. Awarding the Prizes and 6. Settling the Bets: who got what from whom, and why."""

from micropython import const

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.knockout.rules import events, layout
from ringside.games.knockout.rules.money import DEBT
from ringside.games.knockout.ui import pages, words
from ringside.games.knockout.ui.names import schmelings, signed, spread, surname
from ringside.kit.canvas import COLUMNS

_SPACE = const(7)


async def show(match, before, log):
    """A page a boxer, then the bets one by one, then what everybody has now."""
    match.stage.lights.clear()
    boxers = [value_of(event) for event in log if name_of(event) == events.PRIZE]  # the winner's first
    for boxer in boxers:
        lines = []
        for event in log:
            if events.PRIZE <= name_of(event) <= events.TITLE_LOST and value_of(event) == boxer:
                lines.append(_of_boxer(event, boxer == boxers[0]))
        head = words.OF % (surname(boxer), match.seats.names[layout.owner(boxer)])
        await pages.show(match, "knockout.prizes", head, lines)
    lines = []
    for event in log:
        lines += _of_bet(match, before, event)
    await pages.show(match, "knockout.settling", words.SETTLING, lines, 2)
    await _show_changes(match, before)


def _of_boxer(event, won):
    """A line about the winner or the loser."""
    name, other = name_of(event), other_of(event)
    if name == events.PRIZE:
        times = 2 if won else 1
        return spread(words.PRIZE % (times, schmelings(other // times)), signed(other))
    if name == events.CLASS:
        return words.CLASS % words.CLASSES[other]
    if name in (events.RETIRED, events.TROPHY, events.STEAK):
        return words.MARKED[name - events.RETIRED]
    return words.TITLE_LINES[name - events.TITLE] % words.TITLES[other]


def _of_bet(match, before, event):
    """Two lines about a payment; none about anything else."""
    names = match.seats.names
    name, who, amount, other = name_of(event), names[seat_of(event)], value_of(event), other_of(event)
    if name == events.IOU:
        return [spread(words.BORROWS % who, signed(DEBT)), words.IOU_LINE % amount]
    if name not in (events.BET_WON, events.BET_LOST):
        return []
    party, space, kind = other & 7, other >> 3 & _SPACE, other >> 6
    if party == seat_of(event):
        text = words.OWN_FOLLOW % who
    elif party == events.FROM_BANK:
        text = words.FROM_BANK_TO % who
    elif party == events.TO_BONUS:
        text = words.TO_BONUS % who
    elif name == events.BET_WON:
        text = words.PAYS_TO % (names[party], who)
    else:
        text = words.PAYS_TO % (who, names[party])
    text = spread(text, "" if party == seat_of(event) else schmelings(amount))
    return [text, words.REASONS[kind] % surname(before[layout.ON_BOARD + (space >> 2)])]


async def _show_changes(match, before):
    """What everybody has, and how much that is more or less than before."""
    view = match.referee.view()
    lines = []
    for seat, name in enumerate(match.seats.names):
        at = layout.MONEY + 2 * seat
        now = layout.number(view, at)
        sums = words.CHANGE % (schmelings(now), signed(now - layout.number(before, at)))
        if len(name) + len(sums) >= COLUMNS:  # a season's debts, paid back
            name = name[:3]
        lines.append(spread(name, sums))
    lines.append(spread(words.BONUS, schmelings(layout.number(view, layout.BONUS))))
    await pages.show(match, "knockout.changes", words.CHANGES, lines)
