"""The computer player of TEKKEN: legal, blind to what a person would not see, and better the higher its level."""

import random

import pytest

from host_tests.games.tekken.hidden import Tekken
from ringside.engine import rng
from ringside.engine.codec import about_of, seats_of
from ringside.games.tekken import player, rules
from ringside.games.tekken.player import BEST, EASY, MIDDLE, guessing, trial
from ringside.games.tekken.rules import attack, before, cards, layout, resolving
from tools.arena import entrants, matches
from tools.arena.standing import standings

LEVELS = (EASY, MIDDLE, BEST)


def answer(state, seat, level, seed):
    """A level's answer to the ask of a state, from the seat's own view."""
    generator = bytearray(rng.SIZE)
    rng.seed(generator, 0, seed.to_bytes(rng.SEED, "little"))
    about = about_of(rules.ask(state))
    return player.choose(rules.view(state, seat), seat, about, rules.legal(state, seat), generator, level)


def positions(chance, n):
    """n asks of random matches, as (state, seat): answers by lot, so that odd places are met, too."""
    while n > 0:
        state = rules.new(Tekken.setup(chance), chance.randbytes(rng.SEED))
        while (asked := seats_of(rules.ask(state))) and n > 0:
            answers = bytearray(5)
            for seat in (0, 1):
                if asked >> seat & 1:
                    n -= 1
                    yield state, seat
                    answers[seat] = chance.choice(rules.legal(state, seat))
            rules.apply(state, answers)


def check_legal(n):
    chance = random.Random(1)
    for number, (state, seat) in enumerate(positions(chance, n)):
        before_it = bytes(state)
        level = LEVELS[number % 3]
        assert answer(state, seat, level, number) in rules.legal(state, seat), (level, state.hex())
        assert state == before_it


def test_no_level_answers_illegally():
    check_legal(3000)


@pytest.mark.soak
def test_no_level_answers_illegally_in_very_many_positions():
    check_legal(100_000)


def test_what_is_hidden_changes_no_answer():
    """The other's hand, both decks and the event deck in another order, and another generator."""
    chance = random.Random(2)
    changed = 0
    for number, (state, seat) in enumerate(positions(chance, 900)):
        doctored = bytearray(state)
        own = layout.HANDS + layout.HAND * seat
        for at in range(layout.PUBLIC, layout.SIZE):
            if not own <= at < own + layout.HAND:
                doctored[at] = chance.randrange(256)
        changed += doctored != state
        about, view = about_of(rules.ask(state)), rules.view(state, seat)
        assert rules.view(doctored, seat) == view
        for level in LEVELS:
            picks = []
            for hidden in (state, doctored):
                generator = bytearray(rng.SIZE)
                rng.seed(generator, 0, number.to_bytes(rng.SEED, "little"))
                legal = rules.legal(state, seat)
                picks.append(player.choose(rules.view(hidden, seat), seat, about, legal, generator, level))
            assert picks[0] == picks[1]
    assert changed > 800


def new(seed=5):
    return rules.new(bytes((0, 1, 0, 2, 0, 0, 0)), bytes([seed] * rng.SEED))


def test_it_guesses_no_area_of_which_no_card_is_left():
    """All cards but the Mid ones lie on the discard pile: it declares Mid."""
    state = new()
    seat = state[layout.OFFENSIVE]
    for card in range(cards.EVENT):
        if cards.code(state, seat, card) & layout.AREA != layout.MID:
            cards.discard(state, seat, card)
    for level in (MIDDLE, BEST):
        guesses = {answer(state, 1 - seat, level, seed) for seed in range(30)}
        assert guesses == {attack.GUESS_HIGH + layout.MID}


def test_the_best_level_guesses_more_often_what_would_hurt():
    """In Close Range a High card deals 2 damage, and a Mid one none away from walls."""
    state = new()
    seat = state[layout.OFFENSIVE]
    state[layout.AT + 1] = state[layout.AT] + 1 if seat == 0 else state[layout.AT + 1]
    state[layout.AT] = state[layout.AT + 1] - 1
    assert trial.worth(trial.table(bytes(state)), layout.HIGH) >= 20
    high, mid, _ = guessing.likely(rules.view(state, 1 - seat))
    assert high > mid


def test_it_closes_in_where_it_is_far_and_changes_three_alike():
    state = new()
    seat = state[layout.OFFENSIVE]
    for level in (MIDDLE, BEST):
        assert before.is_possible(state, seat) and answer(state, seat, level, 1) == attack.PREPARE_FIRST
    answers = bytearray(5)
    answers[seat], answers[1 - seat] = attack.PREPARE_FIRST, attack.GUESS_HIGH
    rules.apply(state, answers)
    assert answer(state, seat, BEST, 1) in (before.DASH_CLOSER, before.STANCE_CHANGE)


def test_it_sweeps_before_it_strikes():
    """Each Strike at who is knocked down deals 1 damage more."""
    state = new()
    seat = state[layout.OFFENSIVE]
    state[layout.AT + 1 - seat] = state[layout.AT + seat] + (1 if seat == 0 else -1)
    state[layout.PHASE] = layout.RESOLVE
    for symbol in (layout.STRIKE2, layout.SWEEP, layout.PUSH1):
        state[layout.PENDING + symbol - 1] = 1
    found = [answer(state, seat, level, 1) for level in (MIDDLE, BEST)]
    assert found == [layout.SWEEP << resolving.KIND] * 2


def wins(stronger, weaker, games):
    """The lower end of the interval of the stronger one's share of matches."""
    players = entrants.named(f"{stronger},{weaker}", "tekken")
    setup = entrants.setup_for("tekken", 2, ["A=Mei Tallow", "B=Oskar Dray"])
    found = standings(players, matches.play_all("tekken", setup, players, games))
    return {one.name: one for one in found}[stronger].share_from


def test_the_middle_level_beats_random_in_three_of_four_matches():
    assert wins("middle", "random", 60) > 0.75


def test_the_best_level_beats_the_middle_one():
    assert wins("best", "middle", 120) > 0.5


@pytest.mark.soak
@pytest.mark.parametrize(
    ("stronger", "weaker", "least"), [("middle", "random", 0.75), ("best", "middle", 0.5), ("middle", "easy", 0.5)]
)
def test_each_level_beats_those_below_it_in_a_long_series(stronger, weaker, least):
    assert wins(stronger, weaker, 2000) > least
