"""tools.playout with Title Bout: its setup, a stacked deck, and each rule card by card."""

import json

import pytest

from host_tests.tools.playouts import records, refusal, run

HEADER = "ring,check,cf,rn,result,kd,kdr,kor,j1,j2,r"
# The rulebook's examples: Jeffries in control with a 6, a punch lands, a left cross.
CROSS = ["center,0,6,80,L-1,20,20,20,H,H,H", "center,0,20,33,L-1,20,20,20,H,H,H", "center,0,20,80,L-38,20,20,20,H,H,H"]


def deck(tmp_path, *lines, header=HEADER):
    path = tmp_path / "deck.csv"
    path.write_text("\n".join([header, *lines]) + "\n")
    return str(path)


def views(lines):
    return [line["view"] for line in lines if "view" in line]


def events(lines):
    return [event for line in lines for event in line.get("events", [])]


def test_a_rule_is_shown_card_by_card(tmp_path):
    setup = ["A=James Jeffries", "B=Jack Johnson", "rounds=15", "scoring=five"]
    lines = records(run("titlebout", "--setup", *setup, "--deck", deck(tmp_path, *CROSS), typed="A=next_card\n" * 3))
    assert lines[0]["ask"] == {"seats": ["A"], "about": "card", "secret": False}
    assert lines[0]["legal"] == {"A": ["next_card"]}
    happened = [event for event in events(lines) if event["name"] != "card"]
    assert happened == [
        {"name": "in_control", "seat": "A", "card_cf": 6, "cf": 10},
        {"name": "landed", "seat": "A", "rn": 33, "up_to": 43},
        {"name": "punch", "seat": "A", "result": 38, "hand": "left", "punch": "cross"},
        {"name": "points", "seat": "A", "points": 3, "for": "punch"},
    ]
    view = views(lines)[-1]
    assert view["round"] == 1 and view["cards_left"] == 37 and view["control"] == "A"
    for key, a, b in (
        ("points", 4, 0),
        ("round_points", 4, 0),
        ("endurance", 165, 142),
        ("missed", 0, 0),
        ("cf", 10, 12),
        ("hp", 9, 6),
        ("pl", 43, 49),
        ("knockdowns", 0, 0),
        ("warnings", 0, 0),
        ("cuts", [], []),
    ):
        assert view[key] == {"A": a, "B": b}, key
    assert view["source"] == {"A": "book", "B": "derived"}  # whose numbers the boxers' cards hold
    assert view["scorecards"] == {scorer: {"A": 0, "B": 0} for scorer in ("J1", "J2", "R")}


def test_when_the_file_runs_out_the_seeded_deck_goes_on(tmp_path):
    stacked = deck(tmp_path, *CROSS)
    one = run("titlebout", "--deck", stacked, "--random", "--seed", "4").stdout
    assert one == run("titlebout", "--deck", stacked, "--random", "--seed", "4").stdout
    assert one != run("titlebout", "--deck", stacked, "--random", "--seed", "5").stdout
    result = json.loads(one.splitlines()[-1])["result"]
    assert result["winner"] in ("A", "B", None)


def test_a_deck_that_is_none_is_refused_with_its_line(tmp_path):
    path = deck(tmp_path, CROSS[0], CROSS[1].replace("L-1", "L-(Cut-2)"))
    message = refusal(run("titlebout", "--deck", path, typed=""))
    assert f"{path}:3: result is L-(Cut-2), not like L-22, R-(Cut-3)-19 or L-(KD)-44" in message
    message = refusal(run("titlebout", "--deck", deck(tmp_path, header="ring,check"), typed=""))
    assert ":1: the columns are ring,check, not " + HEADER in message
    assert "cannot be read" in refusal(run("titlebout", "--deck", str(tmp_path / "none.csv"), typed=""))


def test_a_game_without_such_cards_has_no_deck(tmp_path):
    assert "TKO has no deck to stack" in refusal(run("tko", "--deck", deck(tmp_path), typed=""))


@pytest.mark.parametrize("key", ["strategy", "ring_position", "kdr_by_hp", "reduced_hitting", "movement"])
def test_one_key_an_option(key):
    assert records(run("titlebout", "--setup", f"{key}=on", typed=""))
    assert f"{key} is off or on" in refusal(run("titlebout", "--setup", f"{key}=maybe", typed=""))


def test_all_options_together_go_to_the_end():
    options = ["strategy=on", "cover_up=on", "ring_position=on", "kdr_by_hp=on", "reduced_hitting=on", "movement=on"]
    options += ["home=B", "division_A=above", "division_B=below", "rounds=10", "scoring=new_york"]
    lines = records(run("titlebout", "--setup", *options, "--random", "--seed", "2"))
    result = lines[-1]["result"]
    assert result["boxer"] in ("James Jeffries", "Jack Johnson", None)
    assert len(result["scoresheet"]) == result["round"]
    assert {"name", "seat"} <= set(next(event for event in events(lines) if event["name"] == "in_control"))


def test_a_strategy_is_asked_in_secret():
    lines = records(run("titlebout", "--setup", "strategy=on", typed="A=knockout B=fighting_inside\n"))
    assert lines[0]["ask"] == {"seats": ["A", "B"], "about": "strategy", "secret": True}
    assert views(lines)[-1]["strategy"] == {"A": "knockout", "B": "fighting_inside"}


def test_a_boxer_slugger_declares():
    lines = records(run("titlebout", "--setup", "A=Cornelius Vane", typed="A=boxer\n"))
    assert lines[0]["ask"] == {"seats": ["A"], "about": "style", "secret": True}
    assert events(lines)[0] == {"name": "styles", "A": "boxer", "B": None}


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["A=Nobody"], "there is no boxer 'Nobody' among the "),
        (["A=Jim Jefries"], "do you mean James Jeffries?"),
        (["A=Jack Johnson", "B=Jack Johnson"], "cannot box against himself"),
        (["cover_up=on"], "cover_up is off"),
        (
            ["rounds=15", "scoring=five", "cover_up=on", "strategy=off"],
            "--setup: cover_up='on' does not fit strategy='off': cover_up is off",
        ),
        (["rounds=11"], "10, 12 or 15"),
        (["scoring=two"], "one, five, ten, rounds or new_york"),
        (["state=Texas", "scoring=five"], "Texas scores by ten, not by five"),
        (["state=Utah"], "California"),
        (["weather=fine"], "ring_position=off|on"),
    ],
)
def test_what_cannot_be_set_up_is_refused(arguments, right):
    assert right in refusal(run("titlebout", "--setup", *arguments, typed=""))


def test_a_state_brings_its_scoring():
    for state, points in (("Texas", [10, 10, 10]), ("New York", [0, 0, 0]), ("other states", [5, 5, 5])):
        lines = records(run("titlebout", "--setup", f"state={state}", typed="A=next_card\n" * 41))
        last = next(view["last_round"] for view in views(lines) if view["last_round"])
        assert all(abs(a - b) <= 1 for a, b in zip(last["A"]["scorers"], points, strict=True))


def test_the_deck_is_not_in_the_view():
    lines = records(run("titlebout", typed="A=next_card\n"))
    other = records(run("titlebout", "--seed", "1", typed=""))
    assert "deck" not in views(lines)[0]
    assert views(other)[0] == views(records(run("titlebout", typed="")))[0]
