"""Title Bout: the set-up, by the rulebook's words and examples."""

import pytest

from host_tests.games.titlebout.table import CARDS, Bout, card, lands, made, named, round_of, the
from ringside.games.titlebout import rules as titlebout
from ringside.games.titlebout.options import SETUP, fits
from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer
from tools.tables.titlebout.boxers import is_house


def test_james_jeffries_is_the_sample_card():
    jeffries = CARDS["James Jeffries"]

    def at(*names):
        return tuple(jeffries[getattr(boxer, name)] for name in names)

    assert not is_house(jeffries)
    assert at("RATING", "CF_B", "CF_S", "CO", "CH", "HP", "KI") == (11, 10, 11, 5, 2, 9, 8)
    assert boxer.STYLES[jeffries[boxer.STYLE]] == "S"
    assert at("TKO", "KDR1", "AGG", "KDR2", "END", "KOR") == (1, 1, 9, 1, 110, 1)
    assert jeffries[boxer.DEF] - boxer.ZERO == 4
    assert at("FI", "FO", "CU", "KO") == (3, 3, 0, 3)
    assert at("LANDED", "MISSED", "CLINCHING", "MOVEMENT") == (43, 62, 70, 78)
    assert boxer.FOUL_RATINGS[jeffries[boxer.FOULS]] == "A"
    hitting = list(jeffries[boxer.HITTING : boxer.HITTING + 10])
    assert hitting == [7, 12, 23, 30, 45, 56, 60, 62, 73, 80]
    assert at("ROPES") == (2,)
    assert [1800 + year for year in jeffries[boxer.YEARS : boxer.YEARS + 2]] == [1896, 1921]


def test_jeffries_against_johnson_as_the_examples_have_them():
    bout = Bout()
    assert bout.view["boxers"] == {"A": "James Jeffries", "B": "Jack Johnson"}
    assert bout.view["cf"] == {"A": 10, "B": 12}  # against a boxer, against a slugger
    assert bout.view["hp"] == {"A": 9, "B": 6}
    assert bout.view["pl"] == {"A": 43, "B": 49}  # Johnson's 45, and Jeffries' DEF of +4
    assert bout.view["kdr1"]["A"] == 1
    assert bout.view["round"] == 1
    assert bout.view["cards_left"] == 40
    assert bout.asked == ("card", "A", False)


# CFB/S


@pytest.mark.parametrize("style, expected", [(0, 4), (1, 13)])
def test_cf_is_the_one_against_what_the_opponent_is(style, expected):
    bout = Bout(a=made(CF_B=4, CF_S=13), b=made("Jack Johnson", STYLE=style, CF_S=1))
    assert bout.now("cf", "A") == expected


@pytest.mark.parametrize("style, cf, hp", [(0, 4, 7), (1, 13, 8)])
def test_a_boxer_slugger_declares_before_the_fight(style, cf, hp):
    bout = Bout(a=made(CF_B=4, CF_S=13), b=made("Jack Johnson", STYLE=2, HP=8, CF_S=1))
    assert bout.asked == ("style", "B", True)
    assert bout.legal("B") == ["boxer", "slugger"]
    assert bout.view["round"] == 0
    events = bout.answer(b=style)
    assert the(events, "styles") == {"A": None, "B": ("boxer", "slugger")[style]}
    assert bout.now("cf", "A") == cf
    assert bout.now("hp", "B") == hp  # as a boxer one less
    assert bout.about == "card"


def test_both_boxer_sluggers_are_asked_together():
    bout = Bout(a=made(STYLE=2), b=made("Jack Johnson", STYLE=2, CF_B=1, CF_S=2))
    assert bout.asked == ("style", "AB", True)
    bout.answer(a=1, b=0)
    assert bout.view["hp"] == {"A": 9, "B": 5}
    assert bout.now("cf", "B") == 2


def test_a_boxers_hp_is_not_reduced():
    assert Bout(b=made("Jack Johnson", STYLE=0, HP=8)).now("hp", "B") == 8


# END


@pytest.mark.parametrize("rounds, end", [(10, 110), (12, 132), (15, 165)])
def test_endurance_is_for_ten_rounds(rounds, end):
    assert Bout(rounds=rounds).now("endurance", "A") == end


# Punches Landed


@pytest.mark.parametrize("defense, landed", [(-5, 40), (5, 50), (0, 45)])
def test_the_opponents_def_changes_pl(defense, landed):
    """His PL is 1-45 and his opponent has a DEF of -5: the new PL becomes 1-40."""
    bout = Bout(a=made(LANDED=45), b=made("Jack Johnson", DEF=defense))
    assert bout.now("pl", "A") == landed


def test_pl_never_reaches_the_foul_nor_falls_to_nothing():
    assert Bout(a=made(LANDED=70, MISSED=72), b=made("Jack Johnson", DEF=20)).now("pl", "A") == 78
    assert Bout(a=made(LANDED=10), b=made("Jack Johnson", DEF=-20)).now("pl", "A") == 1


# Control Factor Conversion Chart

PRINTED = """
12 12 10-10
12 11 10-9
11 11 10-10
11 10 10-9
9 9 10-10
9 8 10-9
9 7 10-8
8 8 10-10
8 7 10-9
8 6 10-8
7 7 10-10
7 6 10-9
7 5 10-8
6 6 10-10
6 5 10-9
6 4 10-8
"""
CONVERTED = {
    (int(a), int(b)): tuple(map(int, revised.split("-")))
    for a, b, revised in (line.split() for line in PRINTED.split("\n") if line)
}


@pytest.mark.parametrize("a", range(4, 15))
@pytest.mark.parametrize("b", range(4, 15))
def test_cf_conversion(a, b):
    bout = Bout(a=made(CF_B=a), b=made("Jack Johnson", CF_S=b))
    if (a, b) in CONVERTED:
        expected = CONVERTED[a, b]
    elif (b, a) in CONVERTED:
        expected = CONVERTED[b, a][::-1]
    else:
        expected = a, b  # all other combinations remain the same
    assert (bout.now("cf", "A"), bout.now("cf", "B")) == expected


# The aggressor


def test_the_higher_agg_begins_every_round_and_gets_a_point():
    bout = Bout(seed=5)
    for number in range(1, 6):
        assert bout.round == number
        assert bout.view["aggressor"] == "A"
        assert bout.view["control"] == "A"
        assert bout.view["round_points"] == {"A": 1, "B": 0}
        events = bout.play_round()
        if bout.over:
            pytest.fail("this bout was to go five rounds")
        assert the(events, "round") == {"round": number + 1, "aggressor": "A", "because": "agg"}


def test_with_equal_agg_the_higher_boxer_rating_begins_with_no_point():
    bout = Bout(a=made(AGG=7))
    assert bout.view["aggressor"] == "B"
    assert bout.view["round_points"] == {"A": 0, "B": 0}


def test_then_the_winner_of_the_round_before_begins():
    winning = round_of(lands("L-1", control=20), lands("L-1"), lands("L-1"))
    bout = Bout(winning, a=made(AGG=7, RATING=12), b=made("Jack Johnson", RATING=11))
    assert bout.view["aggressor"] == "A"
    assert the(bout.play_round(), "round")["because"] == "won_last_round"
    assert bout.view["last_round"]["B"]["scorers"] == [5, 5, 5]
    assert bout.view["aggressor"] == "B"
    assert bout.view["control"] == "B"


def test_after_a_draw_the_last_to_have_won_a_round_begins():
    winning = round_of(lands("L-1", control=20), lands("L-1"), lands("L-1"))
    bout = Bout(winning, round_of(), a=made(AGG=7, RATING=12), b=made("Jack Johnson", RATING=11))
    bout.play_round()
    events = bout.play_round()
    assert bout.view["last_round"]["B"]["scorers"] == bout.view["last_round"]["A"]["scorers"]
    assert bout.view["aggressor"] == "B"
    assert the(events, "round") == {"round": 3, "aggressor": "B", "because": "won_last_round"}


def test_while_nobody_has_won_a_round_the_first_aggressor_stays():
    bout = Bout(round_of(), a=made(AGG=7, RATING=12), b=made("Jack Johnson", RATING=11))
    assert the(bout.play_round(), "round") == {"round": 2, "aggressor": "A", "because": "as_before"}


@pytest.mark.parametrize("first, second, aggressor", [(40, 41, "B"), (41, 40, "A")])
def test_with_all_equal_a_card_for_each_decides(first, second, aggressor):
    bout = Bout(card(rn=first), card(rn=second), a=made(AGG=7, RATING=12))
    assert bout.view["aggressor"] == aggressor
    assert bout.view["cards_left"] == 40


def test_the_reason_for_the_aggressor_follows_the_styles():
    equal = dict(AGG=7, RATING=12, STYLE=boxer.STYLES.index("B/S"))
    bout = Bout(card(rn=30), card(rn=30), card(rn=9), card(rn=50), a=made(**equal), b=made("Jack Johnson", **equal))
    events = bout.answer()
    assert named(events, "drew") == [{"name": "drew", "A": 30, "B": 30}, {"name": "drew", "A": 9, "B": 50}]
    assert the(events, "round") == {"round": 1, "aggressor": "B", "because": "cards"}
    events = Bout(a=made(**equal), b=made("Jack Johnson", **equal | {"RATING": 13})).answer()
    assert the(events, "round") == {"round": 1, "aggressor": "B", "because": "boxer_rating"} and not named(
        events, "drew"
    )


# Fighting a Boxer Out of His Normal Division


def test_one_division_below():
    """Add one to CF and one to HP. Subtract one from KDR and KOR."""
    bout = Bout(a=made(CF_B=3, HP=5, KDR1=4, KOR=4), division_A="below", b=made("Jack Johnson", CF_S=1))
    assert (bout.now("cf", "A"), bout.now("hp", "A"), bout.now("kdr1", "A")) == (4, 6, 3)
    assert bout.state[layout.card_of(0) + boxer.KOR] == 3
    assert (bout.now("cf", "B"), bout.now("hp", "B")) == (1, 6)


def test_one_division_above():
    """Subtract two from CF and HP. Add two to KDR and KOR."""
    bout = Bout(b=made("Jack Johnson", CF_S=5, HP=5, KDR1=4, KOR=4), division_B="above")
    assert (bout.now("cf", "B"), bout.now("hp", "B"), bout.now("kdr1", "B")) == (3, 3, 6)
    assert bout.state[layout.card_of(1) + boxer.KOR] == 6


def test_no_area_is_ever_reduced_to_zero():
    bout = Bout(a=made(CF_B=2, HP=1), division_A="above")
    assert (bout.now("cf", "A"), bout.now("hp", "A")) == (1, 1)
    toughest = Bout(a=made(KDR1=1, KOR=1), division_A="below")
    assert toughest.now("kdr1", "A") == 1
    assert toughest.state[layout.card_of(0) + boxer.KDR1] == toughest.state[layout.card_of(0) + boxer.KOR] == 1


# Invalid setups


def test_a_setup_that_is_none_is_refused_in_words():
    good = Bout().setup
    options = len(SETUP)
    for bad in (b"", good[:-1], good + b"\0", bytes([3]) + good[1:]):
        with pytest.raises(ValueError, match="Title Bout"):
            titlebout.new(bad, bytes(6))
    with pytest.raises(ValueError, match="boxer card"):
        titlebout.new(good[:options] + bytes(len(good) - options), bytes(6))
    with pytest.raises(ValueError, match="cover_up"):
        titlebout.new(good[:3] + b"\1" + good[4:], bytes(6))


@pytest.mark.parametrize(
    ("rating", "value"),
    [("RATING", 0), ("STYLE", 3), ("FOULS", 3), ("TKO", 0), ("TKO", 6), ("KDR1", 0), ("KOR", 0), ("MOVEMENT", 77)],
)
def test_a_card_that_no_boxer_has_is_refused(rating, value):
    with pytest.raises(ValueError, match="boxer card"):
        Bout(a=made(**{rating: value}))


def test_punches_that_do_not_reach_80_are_refused():
    short = bytearray(made())
    short[boxer.ROPES - 1] = 79
    with pytest.raises(ValueError, match="boxer card"):
        Bout(b=bytes(short))


def test_the_cover_up_needs_strategy():
    assert not fits(bytes(4), 3, 1)
    assert fits(b"\0\0\1\0", 3, 1)
    assert fits(bytes(4), 3, 0)
