"""Every event is public: what only a view may show is never in one.

For many random games, what the table may not see is changed: the order of the deck behind the card
that lies face up, the generator, hands. The events of the same answers must be the same too, unless
the table's view behind them shows the difference.
"""

import random
from typing import Any

import pytest

from host_tests.games.lucky import rules as lucky
from host_tests.games.tekken.hidden import Tekken
from host_tests.games.titlebout.table import CARDS
from ringside.engine import rng
from ringside.engine.codec import about_of, name_of, pack_event, seats_of
from ringside.games.knockout import rules as knockout
from ringside.games.knockout.rules import layout as knockout_layout
from ringside.games.tekken import rules as tekken
from ringside.games.tekken.rules import layout as tekken_layout
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.options import SETUP, fits
from ringside.games.titlebout.rules import cards, layout
from ringside.games.titlebout.rules.events import RESHUFFLE
from ringside.games.titlebout.tables import deck
from ringside.games.tko import rules as tko


def shuffle(state, first, n, chance):
    """Some bytes of a state in another order."""
    part = list(state[first : first + n])
    chance.shuffle(part)
    state[first : first + n] = bytes(part)


class Tko:
    """TKO: its view is its state. hidden: the bytes of a state that the table does not see."""

    rules: Any = tko
    hidden = ()
    GAMES, ASKS = 30, 40

    @staticmethod
    def setup(chance):
        a, b = chance.sample(range(8), 2)
        return bytes((a, b, chance.randrange(2), 0, 0, 0))

    @staticmethod
    def change(state, chance, answers):
        """Nothing is hidden."""


class TitleBout:
    """Title Bout: the cards to come are hidden, and what they are drawn from."""

    rules: Any = titlebout
    hidden = (*range(layout.PUBLIC, layout.SIZE),)
    GAMES, ASKS = 12, 250

    @staticmethod
    def setup(chance):
        setup = bytearray(len(SETUP))
        for option, (_, choices, default) in enumerate(SETUP):
            choice = chance.randrange(len(choices))
            setup[option] = choice if fits(setup, option, choice) else default
        return bytes(setup) + b"".join(CARDS[name] for name in chance.sample(sorted(CARDS), 2))

    @staticmethod
    def change(state, chance, answers):
        """Another order of all cards but those that this ask turns up or pulls, in the open, one upon the other."""
        open_cards, shuffled = turned_up(bytearray(state), answers)
        if shuffled:  # what is pulled from the new deck hangs on the order before
            return
        places = [
            layout.ORDER + i
            for i in range(deck.CARDS)
            if face(deck.DECK, state[layout.ORDER + i] * deck.SIZE) not in open_cards
        ]
        order = [state[place] for place in places]
        chance.shuffle(order)
        for place, card in zip(places, order, strict=True):
            state[place] = card
        state[layout.STACK] = chance.randrange(256)  # of no account: no card is stacked
        if len(open_cards) < 2:  # nothing is pulled, so nothing is drawn
            state[layout.RNG] ^= 1 + chance.randrange(255)


def face(cards_, at):
    """A card's readings."""
    return bytes(cards_[at : at + deck.SIZE])


def turned_up(state, answers):
    """The faces of all cards that come up while an ask is played on; whether the pack was shuffled."""
    seen: set[bytes] = set()
    shuffles: list[bytes] = []

    def watched(function, note):
        def call(state, *rest):
            function(state, *rest)
            note(face(state, layout.CARD))

        return call

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards, "flip", watched(cards.flip, seen.add))
        patch.setattr(cards, "pick", watched(cards.pick, seen.add))
        patch.setattr(cards, "shuffle", watched(cards.shuffle, shuffles.append))
        events = titlebout.apply(state, answers)
    return seen, shuffles or any(name_of(event) == RESHUFFLE for event in events)


class Knockout:
    """Knock Out: the fight cards are hidden, in the hands and in training."""

    rules: Any = knockout
    hidden = (*range(knockout_layout.PUBLIC, knockout_layout.SIZE),)
    GAMES, ASKS = 30, 200

    @staticmethod
    def setup(chance):
        return bytes([chance.randrange(3), chance.randrange(2), chance.randrange(2)]) + bytes(5)

    @staticmethod
    def change(state, chance, answers):
        """Other cards of everybody, but for those that this ask is about."""
        about = about_of(knockout.ask(state))
        asked = seats_of(knockout.ask(state))
        for seat in range(5):
            if about != knockout_layout.TRAINING or not asked >> seat & 1:
                shuffle(state, knockout_layout.HANDS + 5 * seat, 5, chance)
        if about != knockout_layout.ROUND:
            for board in (0, 1):
                shuffle(state, knockout_layout.IN_TRAINING + 5 * board, 5, chance)


class Lucky:
    """Lucky: hands and deck are hidden."""

    rules: Any = lucky
    hidden = (*range(lucky.HANDS, lucky.SIZE),)
    GAMES, ASKS = 60, 20

    @staticmethod
    def setup(chance):
        return bytes((chance.randrange(3, 6), 0))

    @staticmethod
    def change(state, chance, answers):
        """Other cards, and other hands but for one seat's."""
        shuffle(state, lucky.DECK, lucky.CARDS, chance)
        for seat in chance.sample(range(5), 4):
            state[lucky.HANDS + seat] = chance.randrange(30)


def leaks(game, rules=None):
    """(events, events of the changed state) that differ though the table sees no difference; how many were compared."""
    rules = rules or game.rules
    chance = random.Random(game.__name__)
    found = []
    compared = 0
    for _ in range(game.GAMES):
        state = rules.new(game.setup(chance), chance.randbytes(rng.SEED))
        for _ in range(game.ASKS):
            asked = seats_of(rules.ask(state))
            if not asked:
                break
            answers = bytes(
                [chance.choice(rules.legal(state, seat)) if asked >> seat & 1 else 0xFF for seat in range(5)]
            )
            other = bytearray(state)
            game.change(other, chance, answers)
            assert rules.view(other, None) == rules.view(state, None)
            assert all(rules.legal(other, seat) == rules.legal(state, seat) for seat in range(5) if asked >> seat & 1)
            events, other_events = rules.apply(state, answers), rules.apply(other, answers)
            if other != state and rules.view(other, None) == rules.view(state, None):
                compared += 1
                if events != other_events:
                    found.append((events, other_events))
    return found, compared


GAMES = (Tko, Knockout, TitleBout, Tekken, Lucky)


@pytest.mark.parametrize("game", GAMES)
def test_the_events_tell_nothing_that_the_table_does_not_see(game):
    found, compared = leaks(game)
    assert not found, f"{len(found)} of {compared}: {found[0]}"
    assert compared > 300 or not game.hidden


@pytest.mark.parametrize("game", GAMES)
def test_what_is_changed_is_all_that_is_hidden(game):
    """A byte that the table does not see and that no change reaches would go untested."""
    chance = random.Random(1)
    for _ in range(5):
        state = game.rules.new(game.setup(chance), chance.randbytes(rng.SEED))
        for at in range(len(state)):
            other = bytearray(state)
            other[at] ^= 1
            try:
                seen = game.rules.view(other, None) != game.rules.view(state, None)
            except (IndexError, ValueError):
                seen = True
            assert seen == (at not in game.hidden), f"byte {at}"


# A game that leaks


class Leaky:
    """Lucky, with one function that tells too much."""

    def __init__(self, apply):
        self.apply = apply

    def __getattr__(self, name):
        return getattr(lucky, name)


def tells_the_card(state, answers):
    card = state[lucky.DECK + state[lucky.NEXT]]
    events = lucky.apply(state, answers)
    return [event | card << 12 if event & 0xFF == lucky.DEALT else event for event in events]


def tells_the_next_card(state, answers):
    return [*lucky.apply(state, answers), pack_event(3, 0, state[lucky.DECK + state[lucky.NEXT]])]


def tells_a_hand(state, answers):
    return [*lucky.apply(state, answers), pack_event(3, 2, state[lucky.HANDS + 2])]


def tells_whether_somebody_has_a_card(state, answers):
    return lucky.apply(state, answers) + [pack_event(4)] * any(state[lucky.HANDS : lucky.DECK])


@pytest.mark.parametrize(
    "apply", [tells_the_card, tells_the_next_card, tells_a_hand, tells_whether_somebody_has_a_card]
)
def test_a_game_that_leaks_is_found(apply):
    assert leaks(Lucky, Leaky(apply))[0]


def test_a_card_that_lies_face_down_is_found_in_title_bout():
    class Peeks:
        """Title Bout, which tells with each card the one behind it."""

        def __getattr__(self, name):
            return getattr(titlebout, name)

        def apply(self, state, answers):
            events = titlebout.apply(state, answers)
            first = layout.ORDER if state[layout.ROUND] & 1 else layout.ORDER + 40
            return [*events, pack_event(0x7F, 0, state[first + state[layout.USED] % 40])]

    assert leaks(TitleBout, Peeks())[0]


def test_a_card_that_lies_face_down_is_found_in_tekken():
    class Peeks:
        """TEKKEN, which tells with each answer the next card of A's deck."""

        def __getattr__(self, name):
            return getattr(tekken, name)

        def apply(self, state, answers):
            events = tekken.apply(state, answers)
            next_one = tekken_layout.DECKS + state[tekken_layout.DECK_LEFT] - 1
            return [*events, pack_event(0x7F, 0, state[next_one])]

    assert leaks(Tekken, Peeks())[0]
