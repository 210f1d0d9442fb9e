"""The referee holds one game in play: the only hand that changes its state.

Whoever plays, a person at a pad, a computer player or a replay, answers here. The
referee checks an answer against the game's legal ones, keeps it to itself until the
ask is answered by all, writes the journal, and only then lets the game play on: what
the players have seen is never forgotten, whenever the plug is pulled.
"""

from ringside.engine.codec import MOST_ANSWERS, MOST_SEATS, NONE, about_of, count_seats, is_secret, reveals, seats_of


class Illegal(ValueError):
    """An answer that the game does not allow; the state is as it was."""


class Referee:
    """One game in play.

    game: the game's module. setup, seed: `bytes`, what it was started with.
    asked: the bit mask of the seats that the game waits for, 0 when it is over.
    about: what is asked, a number of the game's. secret: whether answers are.
    missing: the bit mask of the asked seats that have not answered yet.
    undone: how many asks were undone, those before a resume included.
    open_asks: whom each of the last asks asked that nobody need agree to undo, a bit mask each.
    """

    def __init__(self, game, setup, seed):
        self.game = game
        self.setup = bytes(setup)
        self.seed = bytes(seed)
        self._journal = None
        self._known_full = False
        self.undone = 0
        self._answers = bytearray(MOST_SEATS)
        self._state = self._history = self.open_asks = bytearray()
        self._begin()

    def keep(self, journal, number):
        """Begin `journal` as this game's, `number` the game's place in the table of games."""
        if self._history:  # what it lacks would be resumed as another game
            raise ValueError("a journal is kept from a game's first ask on")
        journal.begin(number, self.setup, self.seed)
        self.go_on(journal)

    def go_on(self, journal):
        """Keep this game in a journal that holds all of it so far."""
        journal.setup = self.setup  # one copy is enough
        self._journal = journal

    def legal(self, seat):
        """The legal answers of a seat, `bytes`; empty where it is not asked."""
        return self.game.legal(self._state, seat) if self.asked >> seat & 1 else b""

    def view(self, seat=None):
        """What a seat, or the table, may see, as `bytes` in the game's own layout."""
        return self.game.view(self._state, seat)

    def result(self):
        """None, or the ranking."""
        return self.game.result(self._state)

    def answer(self, seat, answer):
        """Take a seat's answer; the game's events when that was the last one missing, else None."""
        if not 0 <= seat < MOST_SEATS or not self.missing >> seat & 1:
            raise Illegal("seat %d is not asked" % seat)
        # Interpreters disagree about values that are not bytes.
        if not 0 <= answer < MOST_ANSWERS or answer not in self.legal(seat):
            raise Illegal("answer %d of seat %d is not legal" % (answer, seat))
        self._answers[seat] = answer
        self.missing &= ~(1 << seat)
        if self.missing:
            return None
        answers = self._answers_in_order()
        if self._journal is not None:
            self._journal.append(answers)
        return self._apply(answers)

    def retract(self):
        """Discard the answers given to the current ask."""
        self._next_ask()

    def undo_needs(self):
        """The bit mask of the seats that must agree to an undo: 0 for none; None where nothing can be undone."""
        if not self._asks:
            return None
        return 0 if self.open_asks else self._everyone()

    def undo(self, agreed=0, asks=1):
        """Undo the last asks if everyone needed has agreed; whether it did. agreed: a bit mask of seats."""
        if not 1 <= asks <= self._asks or asks > len(self.open_asks) and self._everyone() & ~agreed:
            return False
        self.undone += asks
        self._replay(self._asks - asks)
        while asks and self._journal is not None:
            self._journal.undo()
            asks -= 1
        return True

    def close(self):
        """End this game for good: it will not be offered again."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    @property
    def journal_full(self):
        """Whether the journal is full: from there on a power cut would lose answers."""
        return self._journal is not None and self._journal.full

    def journal_fills(self):
        """Whether the journal has become full since this was last asked."""
        fills = self.journal_full and not self._known_full
        self._known_full = self.journal_full
        return fills

    @property
    def answered(self):
        """How many answers were given and not undone."""
        return len(self._history)

    def snapshot(self):
        """A copy of the packed state, for tests and tools; screens and players get views."""
        return bytes(self._state)

    def _everyone(self):
        return (1 << len(self.game.holders(self.setup))) - 1

    def _next_ask(self):
        ask = self.game.ask(self._state)
        self.asked = self.missing = seats_of(ask)
        self.about = about_of(ask)
        self.secret = is_secret(ask)
        for seat in range(MOST_SEATS):
            self._answers[seat] = NONE

    def _answers_in_order(self):
        """The answers of this ask in seat order."""
        answers = bytearray(count_seats(self.asked))
        at = 0
        for seat in range(MOST_SEATS):
            if self.asked >> seat & 1:
                answers[at] = self._answers[seat]
                at += 1
        return answers

    def _apply(self, answers):
        """Apply the collected answers and record them."""
        is_open = not self.secret
        events = self.game.apply(self._state, self._answers)
        for event in events:
            if reveals(event):
                is_open = False
        self._history.extend(answers)
        self._asks += 1
        if is_open:
            self.open_asks.append(self.asked)
        else:
            self.open_asks = bytearray()
        self._next_ask()
        return events

    def _begin(self):
        self._history = bytearray()  # the answers so far, each ask's in seat order
        self._asks = 0  # that were answered
        self.open_asks = bytearray()
        self._state = self.game.new(self.setup, self.seed)
        self._next_ask()

    def _replay(self, asks):
        """Replay the game up to that many asks."""
        history = self._history
        self._begin()
        at = 0
        while self._asks < asks:
            first = at
            for seat in range(MOST_SEATS):
                if self.asked >> seat & 1:
                    self._answers[seat] = history[at]
                    at += 1
            self._apply(history[first:at])
