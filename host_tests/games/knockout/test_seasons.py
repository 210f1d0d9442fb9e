"""Whole seasons by random players against the oracle, ask by ask, with what always holds."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from host_tests.games.knockout import oracle, words
from host_tests.games.knockout.table import ABOUT, setup
from host_tests.games.knockout.words import SEATS, UNIT
from ringside.engine import codec, rng
from ringside.games.knockout import rules
from ringside.games.knockout.rules import layout

ALL = [(players, variable, seasons) for players in (3, 4, 5) for variable in (False, True) for seasons in (1, 2)]


def number(view, at):
    return UNIT * layout.number(view, at)


def same(state, table, used):
    """The firmware's table and the oracle's show the same; all money and every fight card is accounted for."""
    view = rules.view(state, None)
    together = 0
    for i, seat in enumerate(table.seats):
        money = number(view, layout.MONEY + 2 * i)
        together += money
        assert money == table.money[seat]
        assert view[layout.IOUS + i] == table.ious[seat]
        own = rules.view(state, i)
        hand, training = own[layout.OWN_HAND : layout.OWN_TRAINING], own[layout.OWN_TRAINING :]
        assert list(hand) == [table.hands[seat][value] for value in (1, 2, 3, 4, 5)]
        assert list(training) == [table.training.get(seat, Counter())[value] for value in (1, 2, 3, 4, 5)]
        # Every fight card is in a hand, in training, or out of the game.
        assert sum(hand) + sum(training) == view[layout.CARDS + i] == 12 - used[seat]
    assert number(view, layout.BONUS) == table.bonus >= 0
    assert together + table.bonus - number(view, layout.BANK) == 100_000 * len(table.seats)
    for i, boxer in enumerate(table.boxers):
        byte = view[layout.BOXERS + i]
        assert bool(byte & layout.OUT) == (boxer in table.out)
        if boxer not in table.out:
            assert words.CLASSES[byte & 3] == table.category[boxer]
            assert words.TITLES[byte >> 2 & 3] == table.title[boxer]
            assert bool(byte & layout.TROPHY) == (boxer == table.trophy)
            assert bool(byte & layout.STEAK) == (boxer == table.steak)
    assert view[layout.SEASON] == table.season
    assert SEATS[view[layout.CHALLENGER]] == table.challenger
    for i, space in enumerate(oracle.SPACES):
        assert words.bet_on(view[layout.BETS + i]) == table.bets.get(space)
        follower = view[layout.FOLLOWS + i]
        assert (None if follower == codec.NONE else SEATS[follower]) == table.follows.get(space)


def play(chance, players, variable, seasons):
    """One game; how many bouts it had, and the names of all events."""
    state = rules.new(setup(players, "variable" if variable else "fixed", seasons), chance.randbytes(rng.SEED))
    table = oracle.Table(players, variable, seasons, SEATS[state[layout.CHALLENGER]])
    story = oracle.play(table)
    asked = next(story)
    used: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    while True:
        same(state, table, used)
        ask = rules.ask(state)
        about = codec.about_of(ask)
        assert asked[0] == ABOUT[about]
        assert asked[1].keys() == {SEATS[i] for i in range(5) if codec.seats_of(ask) >> i & 1}
        answers = bytearray([codec.NONE] * 5)
        for seat, legal in asked[1].items():
            numbers = rules.legal(state, SEATS.index(seat))
            assert list(numbers) == sorted(set(numbers)) and numbers[-1] < codec.MOST_ANSWERS
            assert [words.answer(about, one) for one in numbers] == legal
            answers[SEATS.index(seat)] = chance.choice(numbers)
        events = [words.event(event) for event in rules.apply(state, answers)]
        happened.update(event[0] for event in events)
        if about == layout.ROUND:
            used.update(asked[1].keys())
        if any(event[0] == "season" for event in events):
            used.clear()
        try:
            asked = story.send({seat: words.answer(about, answers[SEATS.index(seat)]) for seat in asked[1]})
        except StopIteration:
            break
    same(state, table, used)
    assert rules.ask(state) == 0
    ranking = rules.result(state)
    fortunes = [table.money[SEATS[byte & 7]] for byte in ranking]
    assert fortunes == sorted(table.money.values(), reverse=True)
    assert [bool(byte & codec.TIED) for byte in ranking[1:]] == [a == b for a, b in pairwise(fortunes)]
    assert sorted(SEATS[byte & 7] for byte in ranking) == list(table.seats)
    return happened


def play_many(games, seed):
    chance = random.Random(seed)
    happened: Counter[str] = Counter()
    for i in range(games):
        happened += play(chance, *ALL[i % len(ALL)])
    return happened


def test_random_seasons():
    happened = play_many(120, "seasons")
    # Everything that can happen does, or the games would be no test of it.
    rare = {"iou", "ious due", "crowned", "returns", "title", "title kept", "title lost", "left hook", "retired"}
    assert not {name for name in rare | {"draw", "bonus share", "unused cards"} if happened[name] < 5}
    assert happened["cannot challenge"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_thousands_of_random_seasons(seed):
    assert play_many(1800, seed)["game over"] == 1800
