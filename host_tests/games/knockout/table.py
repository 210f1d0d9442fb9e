"""A Knock Out table for tests: positions laid at will, answers and events in the rulebook's words."""

from host_tests.games.knockout import words
from host_tests.games.knockout.words import CLASSES, SEATS, TITLES, UNIT
from ringside.engine import codec
from ringside.engine.codec import NONE
from ringside.games.knockout import rules
from ringside.games.knockout.rules import layout, money

ABOUT = {layout.CHALLENGE: "challenge", layout.TRAINING: "training", layout.BET: "bet", layout.ROUND: "round"}


def setup(players=3, starts="fixed", seasons=1, **holders):
    """A setup; every seat is a person's unless `holders` says so."""
    choices = ("person", "shared", "easy", "middle", "best")
    return bytes(
        [players - 3, ("fixed", "variable").index(starts), seasons - 1]
        + [choices.index(holders.get(seat, "person")) for seat in SEATS]
    )


class Table:
    """A game, from its start or from a laid position; `first` is the Challenger."""

    def __init__(self, players=3, starts="fixed", seasons=1, first="A"):
        self.state = rules.new(setup(players, starts, seasons), b"\x01\x02\x03\x04\x05\x06")
        self.state[layout.CHALLENGER] = SEATS.index(first)
        self.seats = SEATS[:players]
        self.events = []

    # Laying a position

    def lay(self, boxer, rank=None, title=None, trophy=False, steak=False, out=False):
        """Put a boxer where a test wants him."""
        at = layout.BOXERS + words.boxer_number(boxer)
        byte = self.state[at] & 3 if rank is None else CLASSES.index(rank)
        byte |= TITLES.index(title) << 2 | layout.TROPHY * trophy | layout.STEAK * steak
        self.state[at] = layout.OUT if out else byte
        return self

    def lay_all(self, rank="professional", title=None):
        """All boxers alike."""
        for number in range(2 * len(self.seats)):
            self.lay(words.boxer(number), rank, title)
        return self

    def deal(self, seat, *values):
        """A player's fight cards."""
        number = SEATS.index(seat)
        at = layout.HANDS + 5 * number
        self.state[at : at + 5] = bytes(values.count(value) for value in (1, 2, 3, 4, 5))
        self.state[layout.CARDS + number] = len(values)
        return self

    def give(self, seat, schmelings):
        """Bring a player's money to a sum, as though by prizes or bets before."""
        number = SEATS.index(seat)
        change = (schmelings - self.money(seat)) // UNIT
        ledger = layout.LEDGER + layout.LEDGER_SIZE * number
        layout.add(self.state, layout.MONEY + 2 * number, change)
        layout.add(self.state, layout.BANK, change)
        layout.add(self.state, ledger + layout.PRIZES, change)
        money.check(self.state)
        return self

    def lay_bonus(self, schmelings):
        """Money on the bonus space, as though the bank had put it there."""
        layout.add(self.state, layout.BONUS, schmelings // UNIT)
        layout.add(self.state, layout.BANK, schmelings // UNIT)
        return self

    def owe(self, seat, ious):
        """Debt acknowledgements that a player has, with their money."""
        number = SEATS.index(seat)
        self.state[layout.IOUS + number] += ious
        layout.add(self.state, layout.MONEY + 2 * number, 100 * ious)
        layout.add(self.state, layout.BANK, 100 * ious)
        money.check(self.state)
        return self

    # Playing

    def asked(self):
        """What is asked and of whom; None when the game is over."""
        ask = rules.ask(self.state)
        if not ask:
            return None
        about = codec.about_of(ask)
        assert codec.is_secret(ask) == (about in (layout.TRAINING, layout.ROUND))
        return ABOUT[about], "".join(seat for i, seat in enumerate(SEATS) if codec.seats_of(ask) >> i & 1)

    def legal(self, seat):
        """What a player may answer, in words."""
        assert seat in self.asked()[1]
        about = self.state[layout.PHASE]
        return [words.answer(about, number) for number in rules.legal(self.state, SEATS.index(seat))]

    def answer(self, **given):
        """Answer the ask, each a word of legal(); what happened."""
        _, seats = self.asked()
        assert set(given) == set(seats)
        answers = bytearray([NONE] * 5)
        for seat, word in given.items():
            legal = self.legal(seat)
            assert word in legal, f"{seat}={word} is not one of {legal}"
            answers[SEATS.index(seat)] = rules.legal(self.state, SEATS.index(seat))[legal.index(word)]
        self.events = [words.event(number) for number in rules.apply(self.state, answers)]
        return self.events

    def challenge(self, own, other):
        """The Challenger's boxer challenges another: "A.large", "B.large"."""
        return self.answer(**{own[0]: f"{own[2:]}>{other}"})

    def train(self, **cards):
        """Both take four cards where they have more: A="1,2,3,4". Who is not named takes the first choice."""
        if self.asked()[0] == "training":
            self.answer(**{seat: cards.get(seat) or self.legal(seat)[0] for seat in self.asked()[1]})

    def bet(self, *given):
        """Place tokens in turn, "A=red.6000"."""
        for word in given:
            seat, _, bet = word.partition("=")
            assert self.asked() == ("bet", seat)
            self.answer(**{seat: bet})

    def pass_all(self):
        """Pass until the bell; Challenger and Defender bet what is cheapest where they must."""
        while self.asked()[0] == "bet":
            seat = self.asked()[1]
            legal = self.legal(seat)
            self.answer(**{seat: "pass" if "pass" in legal else legal[0]})

    def box(self, red, blue):
        """Rounds by the cards of both, "4" "2"; what happened in the last."""
        for one, other in zip(red, blue, strict=True):
            self.answer(**{self.challenger: one, self.defender: other})
        return self.events

    def bout(self, own, other, red, blue, bets=()):
        """A whole bout with the cards that both play; what happened in its last round."""
        self.challenge(own, other)
        if self.asked()[0] == "training":
            cards = {own[0]: red, other[0]: blue}
            self.answer(**{seat: self._training_with(seat, cards[seat]) for seat in self.asked()[1]})
        self.bet(*bets)
        self.pass_all()
        return self.box(red, blue)

    def _training_with(self, seat, cards):
        """The first choice of four that has these cards."""
        return next(word for word in self.legal(seat) if all(word.count(card) >= cards.count(card) for card in cards))

    # What lies on the table

    def view(self, seat=None):
        """The table's view, or a seat's."""
        return rules.view(self.state, None if seat is None else SEATS.index(seat))

    def money(self, seat):
        """A player's money in Schmelings."""
        return UNIT * layout.number(self.view(), layout.MONEY + 2 * SEATS.index(seat))

    @property
    def bonus(self):
        return UNIT * layout.number(self.view(), layout.BONUS)

    def ious(self, seat):
        """A player's debt acknowledgements."""
        return self.view()[layout.IOUS + SEATS.index(seat)]

    def cards(self, seat):
        """How many fight cards a player has."""
        return self.view()[layout.CARDS + SEATS.index(seat)]

    @property
    def challenger(self):
        return SEATS[self.view()[layout.CHALLENGER]]

    @property
    def defender(self):
        seat = self.view()[layout.DEFENDER]
        return None if seat == NONE else SEATS[seat]

    def boxer(self, word):
        """A boxer's class, title, and what marks him."""
        byte = self.view()[layout.BOXERS + words.boxer_number(word)]
        if byte & layout.OUT:
            return "out"
        marks = [name for name, bit in (("trophy", layout.TROPHY), ("steak", layout.STEAK)) if byte & bit]
        return " ".join([TITLES[byte >> 2 & 3] or CLASSES[byte & 3], *marks])

    def pawns(self):
        """How far the red and the blue pawn are from their starts."""
        return tuple(self.view()[layout.PAWN : layout.PAWN + 2])

    @property
    def result(self):
        """None, or the seats from first to last, joined by = where they share a place: "B A=C"."""
        ranking = rules.result(self.state)
        if ranking is None:
            return None
        return "".join(("=" if byte & codec.TIED else " ") + SEATS[byte & 7] for byte in ranking)[1:]
