"""A bout of Title Bout as people at the table see it: stacked cards, managers, the scoresheet."""

from ringside.engine.codec import about_of, is_secret, seats_of
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer, charts
from tools.boxers import load, name_in
from tools.playout import titlebout as words
from tools.tables.source_csv import Row
from tools.tables.titlebout import cards

CARDS = {name_in(card): card for card in load()}
KEYS = [key for key, _, _ in SETUP]
BLANK = {"ring": "center", "check": 0, "cf": 20, "rn": 70, "result": "L-1", "kd": 20, "kdr": 20, "kor": 20}
JUDGES = {"j1": "H", "j2": "H", "r": "H"}


def card(**readings):
    """An action card with these readings; the others are harmless."""
    cells = {key: str(value) for key, value in (BLANK | JUDGES | readings).items()}
    return cards.pack(Row(cards.SOURCE, 0, cells))


# Single readings, by the rulebook's names.


def cf(number):
    return card(cf=number)


def rn(number):
    return card(rn=number)


def result(text):
    return card(result=text)


# Steps made of several cards. In Johnson's and Jeffries' CF a 1 is in control, a 20 is not.


def lands(text, control=1, number=1):
    """Control, a punch that lands, and its result."""
    return [cf(control), rn(number), result(text)]


def misses(times=1):
    """Control, and a punch that misses, of Jeffries and Johnson alike."""
    return [cf(1), rn(55)] * times


def nothing(cards):
    """An even number of cards in which the one in control clinches."""
    return [cf(1), rn(66)] * (cards // 2)


def round_of(*steps, then=()):
    """The 40 cards of a round: these steps, then clinches; behind them what is picked when it is over."""
    flat = [one for step in steps for one in step]
    rest = 40 - len(flat)
    return flat + nothing(rest) + [cf(1)] * (rest % 2) + list(then)


def made(name="James Jeffries", **ratings):
    """A boxer card with other ratings, by their names in tables/boxer."""
    record = bytearray(CARDS[name])
    for rating, value in ratings.items():
        record[getattr(boxer, rating)] = value + (boxer.ZERO if rating == "DEF" else 0)
    return bytes(record)


def number_for(rating, cell):
    """A number on a card at which the KNOCKDOWN AND KNOCKOUT CHART shows a cell for a rating."""
    row = charts.KNOCKDOWN[20 * (rating - 1) : 20 * rating]
    return row.index({"K": 0, "4": 4, "5": 5}[cell]) + 1


def rn_for(chart, wanted):
    """An RN at which a chart by RN, 80 bytes, shows what is wanted."""
    return next(i + 1 for i in range(80) if wanted(chart[i]))


class Bout:
    """A bout in play. The events are dicts, as tools.playout prints them."""

    def __init__(self, *stack, a="James Jeffries", b="Jack Johnson", seed=1, **options):
        setup = bytearray(option[2] for option in SETUP)
        for key, word in options.items():
            setup[KEYS.index(key)] = SETUP[KEYS.index(key)][1].index(str(word))
        both = [CARDS[one] if isinstance(one, str) else one for one in (a, b)]
        self.stack = list(stack)
        flat = b"".join(b"".join(step) if isinstance(step, list) else step for step in stack)
        self.setup = bytes(setup) + both[0] + both[1] + flat
        self.stacked = len(flat) // 9
        self.state = titlebout.new(self.setup, seed.to_bytes(6, "little"))
        self.events = []

    def answer(self, a=0, b=0):
        """The managers' answers; the events that follow."""
        new_events = [words.event(event) for event in titlebout.apply(self.state, bytes((a, b)))]
        self.events += new_events
        return new_events

    def turn(self, cards=1):
        """Turn up so many cards; the events of all of them."""
        events = []
        for _ in range(cards):
            assert self.about == "card"
            events += self.answer()
        return events

    def play_stack(self):
        """Turn up cards until none is stacked any more; the events of all of them."""
        events = []
        while layout.long(self.state, layout.STACK) < 9 * self.stacked and not self.over:
            events += self.turn()
        return events

    def play_round(self):
        """Turn up cards to the end of the round; the events of all of them."""
        now = self.round
        events = []
        while self.round == now and not self.over and self.about == "card":
            events += self.turn()
        return events

    def play_on(self):
        """To the end of the bout, with no strategy."""
        while not self.over:
            self.answer()
        return words.result(titlebout.result(self.state), self.raw)

    @property
    def asked(self):
        """What is asked, of whom, and whether in secret."""
        ask = titlebout.ask(self.state)
        seats = seats_of(ask)
        return words.ASKS[about_of(ask)], "".join("AB"[seat] for seat in (0, 1) if seats >> seat & 1), is_secret(ask)

    @property
    def about(self):
        ask = titlebout.ask(self.state)
        return words.ASKS[about_of(ask)] if ask else None

    @property
    def over(self):
        return not titlebout.ask(self.state)

    @property
    def raw(self):
        return titlebout.view(self.state, None)

    @property
    def view(self):
        return words.view(self.raw)

    @property
    def round(self):
        return self.state[layout.ROUND]

    def legal(self, side):
        """The words of a side's legal answers."""
        about = about_of(titlebout.ask(self.state))
        return [words.ANSWERS(about, answer) for answer in titlebout.legal(self.state, "AB".index(side))]

    def now(self, key, side):
        """A side's figure in the view."""
        return self.view[key][side]

    def put(self, side, **columns):
        """Write figures on a side's scoresheet, as if earlier rounds had brought them; several beside each other."""
        at = layout.fighter("AB".index(side))
        for column, value in columns.items():
            where = at + getattr(layout, column)
            if isinstance(value, tuple):
                self.state[where : where + len(value)] = bytes(value)
                continue
            self.state[where] = value & 0xFF
            if column in ("SPENT", "POINTS", "MISSED", "END"):
                self.state[where + 1] = value >> 8


def named(events, name):
    """The events of a name."""
    return [event for event in events if event["name"] == name]


def the(events, name):
    """The one event of a name, without it."""
    found = named(events, name)
    assert len(found) == 1, events
    return {key: value for key, value in found[0].items() if key != "name"}
