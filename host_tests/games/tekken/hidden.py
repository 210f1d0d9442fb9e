"""What the table does not see of TEKKEN, and how it may be changed without anybody's noticing."""

from typing import Any

import pytest

from ringside.engine import rng
from ringside.games.tekken import rules
from ringside.games.tekken.rules import cards, event_cards, layout


class Tekken:
    """TEKKEN: the hands, the decks and the event deck are hidden, and what they are shuffled by."""

    rules: Any = rules
    hidden = (*range(layout.PUBLIC, layout.SIZE),)
    GAMES, ASKS = 12, 150

    @staticmethod
    def setup(chance):
        """Any fighters on any stage, with cards that the device deals."""
        return bytes((chance.randrange(6), chance.randrange(6), chance.randrange(4), chance.randrange(3), 0, 0, 0))

    @staticmethod
    def change(state, chance, answers):
        """Other Attack Cards in hand and deck but for those that this ask turns up; other events behind those drawn."""
        turned, events, reshuffled = _turned_up(bytearray(state), answers)
        if reshuffled:  # where the Events lie in a new deck hangs on the order before
            return
        for seat in (0, 1):
            hand = layout.HANDS + layout.HAND * seat
            deck = layout.DECKS + layout.DECK * seat
            places = [*range(deck, deck + state[layout.DECK_LEFT + seat])]
            if seat != state[layout.OFFENSIVE]:  # what he may answer hangs on his hand
                places += range(hand, hand + layout.HAND)
            _exchange(
                state, [at for at in places if state[at] < cards.EVENT and (seat, state[at]) not in turned], chance
            )
        left = layout.EVENTS + state[layout.EVENTS_LEFT]
        _exchange(state, list(range(layout.EVENTS, left - events)), chance)
        for at in range(left, layout.RNG):
            state[at] = chance.randrange(256)  # of no account: those events are drawn
        state[layout.RNG] ^= 1 + chance.randrange(255)


def _exchange(state, places, chance):
    """The bytes in these places in another order."""
    values = [state[at] for at in places]
    chance.shuffle(values)
    for at, value in zip(places, values, strict=True):
        state[at] = value


def _turned_up(state, answers):
    """(seat, card) of all cards that come up while an ask is played on; events drawn; whether a deck was shuffled."""
    called: dict[str, list] = {"discard": [], "draw": [], "shuffle": []}

    def watched(module, name):
        function = getattr(module, name)

        def call(*given):
            called[name].append(given[1:3])
            return function(*given)

        patch.setattr(module, name, call)

    with pytest.MonkeyPatch.context() as patch:
        watched(cards, "discard")
        watched(event_cards, "draw")
        watched(rng, "shuffle")
        rules.apply(state, answers)
    return set(called["discard"]), len(called["draw"]), called["shuffle"]
