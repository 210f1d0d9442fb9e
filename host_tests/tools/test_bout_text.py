"""tools.bout: what a bout's text says and its scoresheet holds, worked out from the rulebook."""

import csv
import io

import pytest

from host_tests.games.titlebout.table import (
    Bout,
    card,
    cf,
    lands,
    made,
    misses,
    nothing,
    number_for,
    result,
    rn,
    round_of,
)
from ringside.games.titlebout.rules import layout as state_of
from ringside.games.titlebout.tables import boxer, charts
from tools.bout import scoresheet, verdict
from tools.bout.names import names_of
from tools.bout.notes import Notes
from tools.bout.play_by_play import PlayByPlay
from tools.bout.simulate import play
from tools.bout.words import _SENTENCES
from tools.playout import titlebout_events

ALL = ("strategy", "cover_up", "ring_position", "kdr_by_hp", "reduced_hitting", "movement")


class BoutText:
    """A bout without players: its lines, its notes, its state."""

    def __init__(self, *stack, seed=1, **setup):
        self.setup = Bout(*stack, **setup).setup
        at = len(self.setup) - 9 * Bout(*stack, **setup).stacked
        self.names = names_of(self.setup[at - 128 : at - 64], self.setup[at - 64 : at])
        self.lines: list[str] = []
        self.notes = Notes()
        play_by_play = PlayByPlay(self.names, lambda line: self.lines.append(line.text))

        def step(events, state):
            self.notes.step(events, state)
            play_by_play.step(events, state)

        self.state = play(self.setup, seed, step)
        self.rows = scoresheet.rows(self.state, self.notes)

    def line(self, beginning):
        """The first line that begins so."""
        return next(line.strip() for line in self.lines if line.lstrip().startswith(beginning))


def clock(cards):
    """What the KO TIME CHART has for so many cards."""
    seconds = charts.KO_TIME[cards - 1]
    return f"{seconds // 60}:{seconds % 60:02d}"


def on_card(number, text, score=""):
    """A card's line: its number, the clock, the text, and the points of the round at the right edge."""
    line = f"{number:3} {clock(number):>5} {text}"
    return line + score.rjust(80 - len(line)) if score else line


def test_each_card_and_what_came_of_it():
    """The rulebook's examples: CF 6 and 12 against Jeffries' 10, RN 33, L-38, a left cross worth 3."""
    bout = BoutText(cf(6), rn(33), result("L-38"), cf(12), rn(55), cf(13), rn(63), cf(1), rn(71))
    assert bout.lines[:11] == [
        "",
        "ROUND 1: Jeffries is the aggressor, AGG 9 > 7: 1 point",
        on_card(1, "CF 6 <= 10: Jeffries in control."),
        on_card(2, "RN 33 <= 43: Jeffries lands a punch."),
        on_card(3, "L-38: Jeffries lands a left cross for 3.", "4-0"),
        on_card(4, "CF 12 > 10: Jeffries out of control, Johnson acts."),
        on_card(5, "RN 55, 50-63: Johnson misses."),
        on_card(6, "CF 13 > 12: Johnson out of control, Jeffries acts."),
        on_card(7, "RN 63, 63-70: Jeffries clinches."),
        on_card(8, "CF 1 <= 10: Jeffries in control."),
        on_card(9, "RN 71, 71-78: Jeffries moves around the ring."),
    ]


def test_a_knockout_from_the_chance_to_the_minute():
    """KD 9 is not higher than Jeffries' HP of 9; Johnson's KDR 1 is 2, his KOR 3."""
    kdr, kor = number_for(2, "K"), number_for(3, "K")
    bout = BoutText(cf(1), rn(1), result("R-(KD)-31"), card(kd=9), card(kdr=kdr), card(kor=kor))
    assert bout.lines[2:] == [
        on_card(1, "CF 1 <= 10: Jeffries in control."),
        on_card(2, "RN 1 <= 43: Jeffries lands a punch."),
        on_card(3, "R-(KD)-31: Jeffries lands a right cross."),
        on_card(4, "KD 9 <= HP 9: see the chart."),
        on_card(5, f'KDR {kdr} in row 2: "K". JOHNSON IS DOWN!'),
        on_card(6, f'KOR {kor} in row 3: "K". JOHNSON IS COUNTED OUT at {clock(6)}!'),
    ]
    assert verdict.sentence(bout.state, bout.names) == f"James Jeffries wins by knockout in round 1 at {clock(6)}."
    (jeffries,), (johnson,) = bout.rows
    assert (jeffries.points, jeffries.pm, jeffries.agg, jeffries.conditions) == (1, 0, 1, "")
    assert (johnson.points, johnson.conditions) == (0, "down, out")
    assert (jeffries.j1, jeffries.j2, jeffries.r) == (None, None, None)  # the round was not scored


def test_back_up_with_a_count_and_killer_instinct():
    kdr, kor = number_for(2, "K"), number_for(3, "4")
    down = [cf(1), rn(1), result("L-(KD)-1"), card(kd=1), card(kdr=kdr), card(kor=kor)]
    bout = BoutText(down, rn(80), rn(44), b=made("Jack Johnson"))
    count, points = charts.COUNT[79] & 0xF, charts.COUNT[79] >> 4
    assert on_card(6, f'KOR {kor} in row 3: "4", he gets up.') in bout.lines
    text = f"RN 80: Johnson is up at {count}. {points} points for Jeffries."
    assert bout.lines[8].startswith(on_card(7, text))
    assert bout.lines[9].split() == f"Killer Instinct: KI 8, 8 cards on RN alone. {points + 1}-0".split()
    assert on_card(8, "KI 8: RN 44, 44-62: Jeffries misses.") in bout.lines


def test_killer_instinct_ends_with_the_round():
    """It begins with the 39th card, so that one is turned by it before the bell."""
    kdr, kor = number_for(2, "K"), number_for(3, "4")
    down = [cf(1), rn(1), result("L-(KD)-1"), card(kd=1), card(kdr=kdr), card(kor=kor), rn(80)]
    bout = BoutText(nothing(32), down, rn(44), cf(1))
    assert "END OF ROUND 1, and of Killer Instinct: 7 cards left" in bout.lines
    assert "END OF ROUND 2" in bout.lines


def test_cuts_fouls_and_injuries_say_why():
    """Jeffries' CO is 5; Johnson's CH is 2, and his foul rating B."""
    letter = next(i for i in range(80) if charts.PRIMARY_CUT[80 + i] == 1)  # A, from the column of CH 2
    warned = next(i for i in range(80) if charts.FOUL[80 + i] >> 4 == 1)
    hurt = charts.INJURIES.index("bruised ribs")
    injury = next(i for i in range(80) if charts.INJURY_BY_RN[i] == hurt)
    kind = charts.FOUL_KINDS[charts.FOUL[80 + warned] & 0xF]
    bout = BoutText(
        [*lands("R-(Cut-5)-19"), rn(letter + 1), *lands("L-(Cut-6)-8")],
        [cf(20), rn(79), rn(warned + 1), cf(1), rn(80), rn(injury + 1)],
    )
    points = charts.CUT[0]
    assert bout.lines[4:7] == [
        on_card(3, "R-(Cut-5)-19: Jeffries lands a right hook for 3."),
        " " * 10 + "Cut 5 <= CO 5: see the Primary Cut Chart." + "4-0".rjust(29),
        on_card(4, f"RN {letter + 1}, CH 2: A, JOHNSON IS CUT: cheek. {points} point for Jeffries.", f"{4 + points}-0"),
    ]
    assert any("Cut 6 > CO 5: no cut." in line for line in bout.lines)
    assert on_card(10, f"RN {warned + 1}, foul rating B: Johnson is warned, {kind}.") in bout.lines
    assert on_card(13, f"RN {injury + 1}: JOHNSON IS INJURED: bruised ribs.") in bout.lines
    assert bout.rows[1][0].conditions.startswith(f"A, W{warned + 1}, bruised ribs")


def test_the_example_of_endurance_on_the_scoresheet():
    """Johnson has scored 13 points, Jeffries has missed four: 17, and 93 of his 110 END remain."""
    threes = [cf(20), rn(1), result("L-1")] + lands("L-1") * 2
    bout = BoutText(round_of(misses(4), threes, lands("L-17") * 2, then=[rn(80)] * 9), rounds=10)
    assert bout.line("Points of the round") == "Points of the round: Jeffries 1, Johnson 13."
    assert bout.line("END left: Jeffries 93") == "END left: Jeffries 93, Johnson 94."
    jeffries, johnson = bout.rows[0][0], bout.rows[1][0]
    assert (jeffries.points, jeffries.total, jeffries.pm, jeffries.agg, jeffries.tp_opm) == (1, 1, 4, 1, 1)
    assert (johnson.points, johnson.total, johnson.pm, johnson.agg, johnson.tp_opm) == (13, 13, 0, 0, 17)
    assert (jeffries.cf, jeffries.hp, jeffries.pl, jeffries.kdr1) == (10, 9, 43, 1)
    assert (johnson.cf, johnson.hp, johnson.pl, johnson.kdr1) == (12, 6, 49, 2)
    assert scoresheet.starting_values(bout.state, 0) == "CF 10  HP 9  PL 1-43  END 110  KDR 1 1  AGG 9"
    assert bout.line("Scored") == "Scored Jeffries-Johnson: J1 4-5, J2 4-5, R 4-5."
    assert bout.line("So far") == "So far: J1 4-5, J2 4-5, R 4-5."


def test_a_check_shows_the_card():
    bout = BoutText(
        round_of([cf(20), rn(1), result("L-1"), *lands("L-17")], then=[card(j1="H", j2="L", r="E")]),
    )
    assert bout.line("Margin 4") == "Margin 4: Check, high scorer Johnson: J1 H, J2 L, R E."
    assert bout.line("Scored").startswith("Scored Jeffries-Johnson: J1 4-5, J2 5-4, R 5-5.")
    assert [(row.j1, row.j2, row.r) for row in (bout.rows[0][0], bout.rows[1][0])] == [(4, 5, 5), (5, 4, 5)]


def test_a_result_of_the_rounds_last_card_is_shown_with_that_card():
    """What is pulled out of the deck when the round is over lies face up behind it."""
    steps = lands("L-38") + nothing(34) + lands("R-38")
    bout = BoutText(steps + [card(rn=80, result="L-(Cut-2)-2")] * 3)
    assert on_card(40, "R-38: Jeffries lands a right cross for 3.", "7-0") in bout.lines


def test_cards_beyond_the_fortieth():
    bout = BoutText(round_of()[:38] + [cf(1), rn(1), result("L-38")])
    at = bout.lines.index(on_card(40, "RN 1 <= 43: Jeffries lands a punch."))
    assert "reshuffled" in " ".join(bout.lines[at + 1 : at + 3])
    assert any(line.startswith(f" 41 {clock(40):>5} L-38: Jeffries") for line in bout.lines)


def test_every_event_has_its_words():
    told_elsewhere = {"card", "styles", "strategies", "round", "aggressive", "round_over", "scored", "endurance"}
    told_elsewhere |= {"points", "lost_points", "ring", "bout"}
    names = {name for name, _ in titlebout_events._EVENTS.values()} | {"scored"}
    assert names == set(_SENTENCES) | told_elsewhere


@pytest.mark.parametrize("options", [{}, dict.fromkeys(ALL, "on") | {"scoring": "ten"}], ids=["plain", "all options"])
def test_bouts_add_up_and_fit(options):
    ways = set()
    for seed in range(25):
        bout = BoutText(seed=seed, a="Cornelius Vane", b="Jack Johnson", **options)
        assert all(len(line) <= 80 and "{" not in line for line in bout.lines)
        ways.add(bout.state[state_of.HOW])
        for seat, rows in enumerate(bout.rows):
            at = state_of.fighter(seat)
            others = bout.rows[1 - seat]
            assert [row.round for row in rows] == list(range(1, bout.state[state_of.ROUND] + 1))
            assert sum(row.points for row in rows) == rows[-1].total
            assert rows[-1].total == state_of.long(bout.state, at + state_of.POINTS)
            assert sum(row.pm for row in rows) == state_of.long(bout.state, at + state_of.MISSED)
            assert rows[-1].tp_opm == rows[-1].total + sum(row.pm for row in others)
            for i, scorer in enumerate(("j1", "j2", "r")):
                scored = sum(getattr(row, scorer) or 0 for row in rows)
                assert scored == bout.state[state_of.TOTALS + 2 * i + seat]
            downs = sum(_times(row.conditions, "down") for row in rows)
            assert downs == bout.state[at + state_of.DOWNS]
            warned = sum(_letters(row.conditions, "W") for row in rows)
            assert warned == bout.state[at + state_of.WARNINGS]
    assert len(ways) > 2


def _times(conditions, what):
    for note in conditions.split(", "):
        if note == what:
            return 1
        if note.startswith(what + " x"):
            return int(note.rpartition("x")[2])
    return 0


def _letters(conditions, letter):
    return sum(note[:1] == letter and note[1:2].isdigit() for note in conditions.split(", "))


def test_the_scoresheet_as_csv():
    bout = BoutText(seed=3)
    read = list(csv.DictReader(io.StringIO(scoresheet.as_csv(bout.rows, bout.names))))
    assert [row["boxer"] for row in read].count("Jack Johnson") == bout.state[state_of.ROUND]
    for row, expected in zip(read, [*bout.rows[0], *bout.rows[1]], strict=True):
        assert row == {"boxer": row["boxer"]} | {
            name: "" if value is None else str(value) for name, value in expected._asdict().items()
        }


def test_the_table_has_every_column_of_the_book():
    bout = BoutText(seed=3)
    heads = [column.header for column in scoresheet.table(bout.rows[0], strategies=True).columns]
    for column in ("Fouls/Cuts Conditions", "CF", "HP", "PL", "AGG", "KDR1", "PM", "TP+OPM", "J1", "J2", "R"):
        assert column in heads


def test_the_fighters_record_stands_on_the_scoresheet():
    recorded = bytearray(made("Jack Johnson"))
    recorded[boxer.RECORD : boxer.RECORD + 4] = bytes((53, 11, 9, 34))
    bout = BoutText(b=bytes(recorded))
    assert scoresheet.starting_values(bout.state, 1).endswith("  AGG 7  Record 53-11-9, 34 KO")
    assert "Record" not in scoresheet.starting_values(bout.state, 0)


def test_two_of_one_surname_go_by_their_whole_names():
    a, b = made("James Jeffries", DIVISION=0), bytearray(made("Jack Johnson"))
    b[:20] = b"Joe Jeffries".ljust(20, b"\0")
    assert names_of(a, bytes(b)).short == ("James Jeffries", "Joe Jeffries")
    assert names_of(a, made("James Jeffries", DIVISION=1)).short == (
        "James Jeffries (Heavy)",
        "James Jeffries (Light heavy)",
    )
