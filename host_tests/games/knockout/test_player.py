"""The device as a player of Knock Out: always legal, by its own view alone, and what it does when."""

import random
import time

import pytest

from host_tests.games.knockout import words
from host_tests.games.knockout.table import Table
from ringside.engine import rng
from ringside.engine.codec import about_of, seats_of
from ringside.games.knockout import player, rules
from ringside.games.knockout.player import BEST as BEST_LEVEL
from ringside.games.knockout.player import EASY, MIDDLE, odds, ring, stakes, training
from ringside.games.knockout.rules import layout
from ringside.games.knockout.rules.training import cards_of

LEVELS = (EASY, MIDDLE, BEST_LEVEL)
SMALL_INT = 1 << 30  # beyond it, CircuitPython makes a heap object


def lot_of(seed):
    lot = bytearray(rng.SIZE)
    rng.seed(lot, 0, seed.to_bytes(rng.SEED, "little"))
    return lot


def positions(chance, wanted):
    """(state, seat, about, legal) of so many asked seats, over games of all setups.

    A player of a level, or chance, goes on: so that there are also positions no level would bring about.
    """
    while wanted > 0:
        players = chance.randrange(3)
        setup = bytes([players, chance.randrange(2), chance.randrange(2)]) + bytes(5)
        state = rules.new(setup, chance.randbytes(rng.SEED))
        habits = [chance.choice((None, *LEVELS)) for _ in range(players + 3)]
        while ask := rules.ask(state):
            answers = bytearray(b"\xff" * 5)
            for seat in range(players + 3):
                if seats_of(ask) >> seat & 1:
                    legal = rules.legal(state, seat)
                    yield state, seat, about_of(ask), legal
                    wanted -= 1
                    level = habits[seat]
                    answers[seat] = (
                        chance.choice(legal)
                        if level is None or chance.random() < 0.1
                        else player.choose(
                            rules.view(state, seat),
                            seat,
                            about_of(ask),
                            legal,
                            lot_of(chance.randrange(1 << 40)),
                            level,
                        )
                    )
            rules.apply(state, answers)


def check_legal(wanted, seed):
    chance = random.Random(seed)
    met = {about: 0 for about in (layout.CHALLENGE, layout.TRAINING, layout.BET, layout.ROUND)}
    for number, (state, seat, about, legal) in enumerate(positions(chance, wanted)):
        view = rules.view(state, seat)
        level = LEVELS[number % 3]
        answer = player.choose(view, seat, about, legal, lot_of(number), level)
        assert answer in legal, f"level {level}, about {about}: {answer} is none of {list(legal)}: {view.hex()}"
        met[about] += 1
    assert min(met.values()) > wanted // 100


def test_no_level_answers_illegally():
    check_legal(10_000, 1)


@pytest.mark.soak
def test_no_level_answers_illegally_in_very_many_positions():
    check_legal(100_000, 2)


def test_what_others_hold_changes_no_answer():
    """Other cards in all hands and in training but the seat's own, and so the same view."""
    chance = random.Random(3)
    changed = 0
    for number, (state, seat, about, legal) in enumerate(positions(chance, 1200)):
        other = bytearray(state)
        for hand in range(5):
            if hand != seat:
                at = layout.HANDS + 5 * hand
                other[at : at + 5] = bytes(chance.sample(list(other[at : at + 5]), 5))
        for board in (layout.RED, layout.BLUE):
            if state[layout.CHALLENGER + board] != seat:
                at = layout.IN_TRAINING + 5 * board
                other[at : at + 5] = bytes(chance.sample(list(other[at : at + 5]), 5))
        changed += other != state
        for level in LEVELS:
            answers = {
                player.choose(rules.view(one, seat), seat, about, legal, lot_of(number), level)
                for one in (state, other, state)
            }
            assert len(answers) == 1
    assert changed > 1000


def test_all_sums_are_small_ints(monkeypatch):
    """Every product is of a sum and a chance, or of a worth and how often it was answered."""
    most = {"sum": 0, "worth": 0}

    def expected(chances, sums):
        assert sum(chances) <= odds.CERTAIN
        most["sum"] = max(most["sum"], *map(abs, sums))
        return whole(chances, sums)

    def solve(own, other, holds):
        most["worth"] = max(most["worth"], *(abs(worth) for row in own + other for worth in row))
        return solved(own, other, holds)

    whole, solved = stakes.expected, ring._solve
    monkeypatch.setattr(stakes, "expected", expected)
    monkeypatch.setattr(ring, "_solve", solve)
    for state, seat, about, legal in positions(random.Random(4), 4000):
        player.choose(rules.view(state, seat), seat, about, legal, lot_of(0), BEST_LEVEL)
    assert most["sum"] > 200
    margin = 3  # the largest bet sums and bonus space that a table and a game can bring
    assert margin * 5 * most["sum"] * odds.CERTAIN < SMALL_INT
    assert margin * most["worth"] * (ring._WHOLE * 5 + ring._STEPS * ring._WHOLE) < SMALL_INT


def test_a_season_of_five_best_players_takes_at_most_two_seconds():
    began = time.perf_counter()
    state = rules.new(bytes([2, 1, 0]) + bytes(5), bytes(6))
    number = 0
    while ask := rules.ask(state):
        answers = bytearray(b"\xff" * 5)
        for seat in range(5):
            if seats_of(ask) >> seat & 1:
                number += 1
                view = rules.view(state, seat)
                legal = rules.legal(state, seat)
                answers[seat] = player.choose(view, seat, about_of(ask), legal, lot_of(number), BEST_LEVEL)
        rules.apply(state, answers)
    assert time.perf_counter() - began < 2  # 0.1 s was measured


# The odds


def test_a_round_between_two_full_sets():
    """By the twelve cards: of 144 pairs 30 are even, 25 are by one space each way, and so on to the four of 1 and 5."""
    full = odds.spread()
    weights = odds.round_of(full, full)
    for by, pairs in ((0, 30), (1, 25), (2, 18), (3, 10), (4, 4)):
        for weight in (weights[odds.EVEN - by], weights[odds.EVEN + by]):
            assert abs(weight / odds.ONE - pairs / 144) < 0.02, by


@pytest.mark.parametrize(("spaces", "by_ko"), [(4, 0.44), (5, 0.24), (6, 0.12)])
def test_the_odds_of_a_bout_between_unknown_cards(spaces, by_ko):
    """As random bouts come out: the K.O. rates by distance, and 43 to 44 in a hundred for the Challenger."""
    full = odds.spread()
    chances = odds.ends((spaces, spaces), (0, 0), 3 * [odds.round_of(full, full)])
    assert 0.99 * odds.CERTAIN < sum(chances) <= odds.CERTAIN
    falls = (chances[odds.RED_KO] + chances[odds.BLUE_KO]) / odds.CERTAIN
    assert abs(falls - by_ko) < 0.05  # cards are drawn with replacement here
    assert 0.39 < (chances[odds.RED_POINTS] + chances[odds.RED_KO]) / odds.CERTAIN < 0.45


def test_the_ends_of_a_bout_that_is_over():
    assert odds.ends((5, 5), (5, 0), []) == [0, 0, 0, odds.CERTAIN]
    assert odds.ends((5, 5), (2, 5), []) == [0, odds.CERTAIN, 0, 0]
    assert odds.ends((5, 5), (1, 2), []) == [odds.CERTAIN, 0, 0, 0]
    assert odds.ends((5, 5), (2, 2), []) == [0, 0, odds.CERTAIN, 0]  # on a tie the Challenger loses


# What bets bring


def test_what_the_bets_bring_by_each_end():
    """J: half of the bet sum from the bank, all of it to the bonus space; between players the whole sum."""
    table = Table(4)
    table.challenge("A.large", "B.large")
    table.train()
    table.bet("A=red.6000.x2", "B=blue.10000", "C=red.8000.ko", "D=follow.blue.10000")
    table.bet("A=follow.red.8000", "B=pass", "C=pass", "D=pass")
    view = table.view()
    thousands = [[sums // 2 for sums in stakes.of_bets(view, seat)] for seat in range(4)]
    # A: 12,000 on A's victory, and against A's fall (24,000).
    assert thousands[0] == [6 + 24, 6 + 24, -12 + 24, -12 - 24]
    assert thousands[1] == [-10, -10, 10, 10]
    assert thousands[2] == [-24, -24, -24, 24]
    assert thousands[3] == [10, 10, -10, -10]


# What it does


def choices(table, seat, level, lots=40, first=0):
    """What a level answers, in words, over many lots."""
    about = table.state[layout.PHASE]
    number = words.SEATS.index(seat)
    view = rules.view(table.state, number)
    legal = rules.legal(table.state, number)
    return [
        words.answer(about, player.choose(view, number, about, legal, lot_of(seed), level))
        for seed in range(first, first + lots)
    ]


@pytest.mark.parametrize("level", [MIDDLE, BEST_LEVEL])
def test_it_follows_a_rash_knock_out_bet(level):
    table = Table(4)
    table.challenge("A.large", "B.large")
    table.train()
    table.bet("A=red.4000", "B=blue.4000", "C=blue.10000.ko")
    assert set(choices(table, "D", level)) == {"follow.blue.10000"}


@pytest.mark.parametrize("level", [MIDDLE, BEST_LEVEL])
@pytest.mark.parametrize(("cards", "board"), [("4,4,5,5", "red"), ("1,2,2,2", "blue")])
def test_who_boxes_bets_on_what_his_cards_promise(level, cards, board):
    table = Table(4)
    table.challenge("A.large", "B.large")
    table.train(A=cards)
    assert {choice.split(".")[0] for choice in choices(table, "A", level) if not choice.endswith("ko")} <= {board}
    assert {choice.split(".")[0] for choice in choices(table, "A", level) if choice.endswith("ko")} <= {"red", "blue"}


def test_the_best_level_believes_a_challenger_who_bets_on_his_own_defeat():
    table = Table(4)
    table.challenge("A.large", "B.large")
    table.train()
    table.bet("A=blue.10000.x2", "B=blue.4000")
    assert {choice.split(".")[0] for choice in choices(table, "C", BEST_LEVEL)} <= {"blue", "red"}
    assert all(choice.startswith("blue") or choice.endswith("ko") for choice in choices(table, "C", BEST_LEVEL))
    assert set(choices(table, "C", MIDDLE)) != set(choices(table, "C", BEST_LEVEL))


def test_the_best_level_trains_for_a_clear_end():
    """Strong or weak, and from game to game not the same."""
    table = Table(4)
    table.challenge("A.large", "B.large")
    fours = [words.answer(layout.TRAINING, number) for number in range(len(words.TRAININGS))]
    for seat in "AB":
        found = choices(table, seat, BEST_LEVEL, 100)
        assert len(set(found)) > 3
        for four in found:
            best, worst = training.best_and_worst(cards_of(fours.index(four)))
            edges = [
                sum(count * training.edge_of(value) for value, count in enumerate(three)) for three in (best, worst)
            ]
            assert edges[0] > 15 or edges[1] < -15


def test_it_challenges_with_the_boxer_whose_prize_is_higher():
    table = Table(4).lay_all("champion").lay("A.small", "amateur")
    for level in (MIDDLE, BEST_LEVEL):
        found = choices(table, "A", level)
        assert {choice.split(">")[0] for choice in found} == {"large"}
        assert {choice.split(">")[1][2:] for choice in found} == {"large"}  # a Champion's sum at least as high


def in_the_ring(cards, *tokens):
    table = Table(4)
    table.challenge("A.large", "B.large")
    table.train(A=cards)
    table.bet(*tokens)
    table.pass_all()
    return table


def test_nobody_knows_its_first_card():
    """Whatever it trained with: at least three values come, and none in more than six of ten."""
    for seat in "AB":
        first = []
        for lots in range(60):
            table = Table(4)
            table.challenge("A.large", "B.large")
            (four,) = choices(table, seat, BEST_LEVEL, 1, lots)
            table.train(**{seat: four})
            table.pass_all()
            first += choices(table, seat, BEST_LEVEL, 1, lots)
        assert len(set(first)) > 2 and max(map(first.count, set(first))) < 36, first


def test_it_boxes_to_lose_if_its_bets_say_so():
    tokens = ("A=blue.10000.x2", "B=blue.4000", "C=pass", "D=pass", "A=blue.8000.x2")
    to_lose = choices(in_the_ring("2,2,4,4", *tokens), "A", BEST_LEVEL, 100)
    to_win = choices(in_the_ring("2,2,4,4", *[one.replace("A=blue", "A=red") for one in tokens]), "A", BEST_LEVEL, 100)
    assert to_lose.count("2") > 80 and to_win.count("4") > 80


def test_the_last_card_counts_exactly():
    """Even before the last round, where a tie is lost: the opponent has trained with 1 1 3 3."""
    table = Table(4)
    table.challenge("A.large", "B.large")
    table.train(A="3,3,4,5", B="1,1,3,3")
    table.pass_all()
    table.box("33", "33")
    assert table.pawns() == (0, 0)
    found = choices(table, "A", BEST_LEVEL, 100)
    assert set(found) <= {"4", "5"}
