"""Title Bout: whole bouts by lot, with what holds in every one of them; the same bytes on MicroPython."""

import random
import sys

import pytest

from host_tests.games.titlebout.table import CARDS, KEYS, Bout
from host_tests.interpreters import micropython, run
from host_tests.paths import FIRMWARE, HOST_TESTS
from ringside.engine import journal
from ringside.engine.codec import MOST_ANSWERS, TIED
from ringside.engine.referee import Referee
from ringside.engine.replay import resume
from ringside.games import TABLE, load
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.options import SETUP
from ringside.games.titlebout.rules import endurance, layout
from tools.playout import titlebout as words

ALONE = [
    {},
    {"strategy": "on"},
    {"strategy": "on", "cover_up": "on"},
    {"ring_position": "on"},
    {"kdr_by_hp": "on"},
    {"division_A": "above"},
    {"division_B": "below"},
    {"reduced_hitting": "on"},
    {"movement": "on"},
    {"home": "B"},
    {"scoring": "new_york", "rounds": 12},
]
TOGETHER = {key: "on" for key in KEYS if SETUP[KEYS.index(key)][1] == ("off", "on")} | {
    "division_A": "above",
    "home": "A",
}


def by_lot(lot, options):
    """A bout of two different boxers of the roster."""
    a, b = lot.sample(sorted(CARDS), 2)
    return Bout(a=a, b=b, seed=lot.randrange(1 << 48), **options)


def step(bout, lot):
    """One ask answered by lot; covering up now and then."""
    answers = []
    for seat in (0, 1):
        legal = titlebout.legal(bout.state, seat)
        answers.append(lot.choice(legal) if lot.random() < 0.3 else legal[0])
    return bout.answer(*answers)


def check(bout, before):
    """What holds after every ask."""
    state = bout.state
    assert sorted(state[layout.ORDER : layout.ORDER + 80]) == list(range(80))
    assert state[layout.IN_CONTROL] in (0, 1)
    assert 1 <= bout.round <= 15
    for seat in (0, 1):
        at = layout.fighter(seat)
        assert state[at + layout.CF] >= 1 and state[at + layout.HP] >= 1 and state[at + layout.KDR1] >= 1
        assert 1 <= state[at + layout.PL] <= 78
        assert 0 <= endurance.left(state, seat) <= layout.long(state, at + layout.END)
        assert endurance.left(state, seat) <= before[seat], "endurance came back"
        before[seat] = endurance.left(state, seat)
        # The points of all rounds make the points of the fight.
        lines = sum(
            state[layout.LINES + (2 * number + seat) * layout.LINE_SIZE]
            for number in range(bout.round - (not bout.over))
        )
        now = 0 if bout.over else state[at + layout.ROUND_POINTS]
        assert lines + now == layout.long(state, at + layout.POINTS)
        used = sum(state[at + layout.USED_FI : at + layout.USED_FI + 4])
        assert used <= (5, 6, 7)[state[layout.ROUNDS]]


@pytest.mark.parametrize("options", [*ALONE, TOGETHER], ids=lambda options: "+".join(options) or "none")
def test_bouts_by_lot(options):
    lot = random.Random(str(options))
    for _ in range(4 if options is not TOGETHER else 12):
        bout = by_lot(lot, options)
        before = [endurance.left(bout.state, 0), endurance.left(bout.state, 1)]
        if bout.about == "style":
            before = [1000, 1000]
        while not bout.over:
            step(bout, lot)
            check(bout, before)
        result = words.result(titlebout.result(bout.state), bout.raw)
        assert result["how"] in words.HOW.values()
        if "decision" in result["how"] or result["how"] == "draw":
            assert result["round"] == (10, 12, 15)[bout.state[layout.ROUNDS]]
            deciding = result.get("one_point", result["scorecards"]).values()
            lead = sum(card["A"] - card["B"] for card in deciding)
            assert result["winner"] == ("A" if lead > 0 else "B" if lead < 0 else None)
        assert (result["winner"] is None) == (result["how"] == "draw")


def test_a_round_uses_its_forty_cards_and_more_only_to_end_a_step():
    lot = random.Random(4)
    beyond = set()
    for _ in range(10):
        bout = by_lot(lot, {"rounds": 10})
        used = 0
        while not bout.over:
            for event in step(bout, lot):
                if event["name"] == "card":
                    used = event["used"]
                    if used > 40:
                        beyond.add(event["reading"])
                elif event["name"] == "round_over":
                    assert used >= 40
    assert "result" in beyond
    assert not beyond & {"control", "action"}


def test_the_same_answers_make_the_same_bout():
    for _ in range(3):
        one, other = Bout(seed=11, strategy="on"), Bout(seed=11, strategy="on")
        assert one.play_on() == other.play_on()
        assert one.state == other.state
    assert Bout(seed=12).play_on()["scoresheet"] != Bout(seed=13).play_on()["scoresheet"]


def test_a_state_is_copied_in_a_line():
    bout = Bout(seed=8)
    bout.turn(17)
    copy = bytearray(bout.state)
    rest = bout.turn(100)
    bout.state = copy
    assert bout.turn(100) == rest


# The contract


def test_it_is_the_third_game_for_good():
    assert (3, "titlebout", "Title Bout") in TABLE
    # Not the same object, where a match of another game has let it go meanwhile.
    assert load(3).__name__ == titlebout.__name__ and load(3, "options").SETUP == SETUP
    assert len(titlebout.TITLE) <= 16


def test_answers_are_bytes_below_the_journals_marks():
    bout = Bout(strategy="on", cover_up="on", a=CARDS["Tobias Quarrel"])
    seen = set()
    while not bout.over and bout.round < 3:
        seen |= set(titlebout.legal(bout.state, 0)) | set(titlebout.legal(bout.state, 1))
        bout.answer()
    assert seen == {0, 1, 2, 3, 4} and max(seen) < MOST_ANSWERS


def test_fifteen_rounds_fit_a_journal_and_resume_at_the_same_card():
    """At most 600 asks of 4 bytes, and what strategies take."""
    memory = bytearray(b"\xff" * 2700)
    bout = Bout(strategy="on")
    longest = 0
    for number in range(40):
        referee = Referee(titlebout, bout.setup, number.to_bytes(6, "little"))
        referee.keep(journal.Journal(memory), 3)
        asks = 0
        while referee.asked:
            asked = referee.asked
            for seat in (0, 1):
                if asked >> seat & 1:
                    referee.answer(seat, 0)
            asks += 1
        assert not referee.journal_full
        if asks > longest:
            longest = asks
            again = resume(titlebout, journal.Journal(memory))
            assert again.snapshot() == referee.snapshot()
    assert longest > 600


def test_an_undo_needs_both_once_a_card_is_dealt():
    referee = Referee(titlebout, Bout().setup, bytes(6))
    assert referee.undo_needs() is None
    before = referee.snapshot()
    referee.answer(0, 0)
    assert referee.undo_needs() == 0b11
    assert referee.undo(0b11)
    assert referee.snapshot() == before


def test_results():
    won = Bout(seed=1)
    won.play_on()
    assert titlebout.result(won.state) in (b"\0\1", b"\1\0", bytes((0, TIED | 1)))
    assert titlebout.result(Bout().state) is None
    assert titlebout.ask(won.state) == 0


def test_chosen_strategies_are_nowhere_before_both_are_in():
    """The secret lies with the referee alone: the view of everybody is the same until the reveal."""
    setup = Bout(strategy="on").setup
    views = set()
    for answer in range(5):
        referee = Referee(titlebout, setup, bytes(6))
        assert referee.secret
        assert referee.answer(0, answer) is None
        views |= {referee.view(seat) for seat in (None, 0, 1)}
        assert bytes(referee.snapshot()) == bytes(titlebout.new(setup, bytes(6)))
    assert len(views) == 1


# Interpreters


def test_the_same_bytes_on_micropython():
    script = HOST_TESTS / "games" / "titlebout" / "core_playout.py"
    expected = run([sys.executable], script, str(FIRMWARE), "8")
    assert expected[-1] == "done" and len(expected) == 17
    assert {line.split()[0] for line in expected[1:-1:2]} == {"False"}  # every journal had room
    assert run(micropython(), script, str(FIRMWARE), "8") == expected
