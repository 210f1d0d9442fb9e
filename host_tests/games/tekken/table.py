"""A table of TEKKEN for tests: stacked decks, positions laid at will, answers and events in words."""

from ringside.engine import codec
from ringside.engine.codec import NONE
from ringside.games.tekken import options, rules
from ringside.games.tekken.rules import cards, layout, stage
from ringside.games.tekken.tables.names import FIGHTERS, STAGES
from tools.playout import tekken as words
from tools.playout.tekken_words import KINDS

SEATS = "AB"
PUNCHER, PUSHER, KICKER, SWEEPER, STUNNER, RUNNER = FIGHTERS
CARDS = {words.words.card(number): number for number in range(cards.EVENT)}


def setup(a=PUNCHER, b=KICKER, stage="Dockyard", rounds=3, cards="dealt", players=("person", "person")):
    """The options of a setup."""
    holders = options.SETUP[options.PLAYERS][1]
    choices = (
        FIGHTERS.index(a),
        FIGHTERS.index(b),
        STAGES.index(stage),
        rounds - 1,
        ("dealt", "companion").index(cards),
    )
    return bytes([*choices, *map(holders.index, players)])


def numbers(deck):
    """The cards of a stacked deck: these, then the others in order, then the Event cards that are not among them."""
    if not deck:
        return b""
    events = [cards.EVENT, cards.EVENT + 1]
    first = [events.pop(0) if word == "event" else CARDS[word] for word in deck]
    return bytes([*first, *(card for card in CARDS.values() if card not in first), *events])


class Table:
    """A match in which `first` begins. decks: what lies on top of A's and of B's deck, the first card first.

    No deck: a shuffled one.
    """

    def __init__(self, a_deck=(), b_deck=(), events=(), first="A", **given):
        stacks = [numbers(a_deck), numbers(b_deck), bytes(KINDS.index(kind) for kind in events)]
        self.setup = setup(**given) + b"".join(bytes((len(stack),)) + stack for stack in stacks)
        seed = 0
        while True:
            self.state = rules.new(self.setup, seed.to_bytes(6, "little"))
            if SEATS[self.state[layout.OFFENSIVE]] == first:
                break
            seed += 1
        self.events = []

    # Laying a position

    def stand(self, a, b):
        """Put the Miniatures on spaces, (row, column)."""
        for seat, (row, column) in enumerate((a, b)):
            self.state[layout.AT + seat] = row * layout.COLUMNS + column
            assert not stage.is_wall(self.state, self.state[layout.AT + seat])
        return self

    def close(self):
        """Put them side by side, far from walls and special spaces: A in the west."""
        return self.stand((3, 4), (3, 5))

    def lay(self, seat, **given):
        """A seat's hp, heat, rage, down, power, stuns, token."""
        for name, value in given.items():
            self.state[getattr(layout, name.upper()) + SEATS.index(seat)] = value
        return self

    # Playing

    def asked(self):
        """What is asked and of whom; None when the match is over."""
        ask = rules.ask(self.state)
        if not ask:
            return None
        about = codec.about_of(ask)
        assert codec.is_secret(ask) == (about == layout.ATTACK)
        return words.ASKS[about], "".join(seat for i, seat in enumerate(SEATS) if codec.seats_of(ask) >> i & 1)

    def legal(self, seat):
        """What a player may answer, in words."""
        assert seat in self.asked()[1]
        about = self.state[layout.PHASE]
        return [words.ANSWERS(about, number) for number in rules.legal(self.state, SEATS.index(seat))]

    def answer(self, **given):
        """Answer the ask, each a word of legal(); what happened."""
        assert set(given) == set(self.asked()[1])
        answers = bytearray([NONE] * 5)
        for seat, word in given.items():
            legal = self.legal(seat)
            assert word in legal, f"{seat}={word} is not one of {legal}"
            answers[SEATS.index(seat)] = rules.legal(self.state, SEATS.index(seat))[legal.index(word)]
        self.events = [words.event(number) for number in rules.apply(self.state, answers)]
        return self.events

    def attack(self, card, guess, *resolving):
        """The Offensive player's card, the Defender's guess, and how what can be chosen is resolved; all events."""
        offensive = self.offensive
        defender = "BA"[SEATS.index(offensive)]
        happened = list(self.answer(**{offensive: card, defender: guess}))
        for word in resolving:
            happened += self.answer(**{offensive: word})
        self.events = happened
        return happened

    def done(self):
        """Resolve nothing more, if that is asked; what happened."""
        return self.answer(**{self.offensive: "done"}) if self.asked()[0] == "resolve" else []

    def names(self):
        """The names of the last events."""
        return [event["name"] for event in self.events]

    def happened(self, name):
        """The last events of a name."""
        return [event for event in self.events if event["name"] == name]

    # What lies on the table

    def view(self, seat=None):
        """The table's view, or a seat's, in words."""
        return words.view(rules.view(self.state, None if seat is None else SEATS.index(seat)))

    def of(self, seat):
        """What the table shows of a fighter."""
        return self.view()["fighters"][seat]

    def hp(self):
        """The HP of A and B."""
        return tuple(self.state[layout.HP : layout.HP + 2])

    def guess_right(self):
        """The Offensive player plays the first card of his hand, and the Defender guesses it; what happened."""
        offensive = self.offensive
        card = self.view(offensive)["hand"][0]
        if self.asked()[0] == "punishment":
            return self.answer(**{offensive: card["card"]})
        return self.attack(card["card"], card["face"].partition("_")[0])

    def hand(self, seat):
        """A seat's cards, in the order in which they were drawn."""
        return [card["card"] for card in self.view(seat)["hand"]]

    @property
    def offensive(self):
        return SEATS[self.state[layout.OFFENSIVE]]

    @property
    def result(self):
        """None, or the winner."""
        ranking = rules.result(self.state)
        return None if ranking is None else SEATS[codec.winner_of(ranking)]
