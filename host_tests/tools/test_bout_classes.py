"""Boxers of two classes at the desk: who goes up or down a division, and who may not meet."""

import pytest

from host_tests import commands
from ringside.games.titlebout.tables import boxer
from tools.bout import matchup
from tools.bout.cli import main as show_bout
from tools.bout.simulate import play
from tools.boxers import load, name_in
from tools.tournament import entrants
from tools.tournament.bouts import simulate
from tools.tournament.cli import main


@pytest.mark.parametrize(
    ("division", "given", "options"),
    [
        (1, [], "division_B=above."),  # the lighter man goes up
        (2, [], "division_A=below division_B=above."),  # they meet between
        (2, ["division_B=above"], "options division_B=above."),
        (2, ["division_A=own"], "no options."),
    ],
)
def test_boxers_of_two_classes_meet_as_on_the_device(capsys, division, given, options):
    lighter = next(name_in(card) for card in load() if card[boxer.DIVISION] == division)
    output = commands.output(
        show_bout, capsys, "Jeffries", lighter, "--short", *(["--options", *given] if given else [])
    )
    assert options in output
    assert ("Two classes: both box as on their cards." in output) == (options == "no options.")


def test_nobody_boxes_more_than_one_class_out_of_his_own(capsys):
    fly = next(name_in(card) for card in load() if card[boxer.DIVISION] == 7)
    output = commands.usage_error(show_bout, capsys, "Jeffries", fly, "--short")
    assert "cannot meet: a boxer moves by one class at most" in output
    output = commands.output(show_bout, capsys, "Jeffries", "Jack Johnson", "--short")
    assert "Of two classes" not in output


def test_in_a_tournament_the_lighter_man_goes_up(capsys):
    names = [name_in(card) for division in ("Middle", "Welter") for card in entrants.of_class(division, 8)[:4]]
    output = commands.output(main, capsys, *names)
    assert "Two classes: the lighter boxer moves up a division" in output and "no options." in output
    cards = entrants.named(names)
    mixed = [
        bout
        for bout in simulate(cards, matchup.rules([]), 0)
        if cards[bout.a][boxer.DIVISION] != cards[bout.b][boxer.DIVISION]
    ]
    assert mixed
    for bout in mixed:
        setup = matchup.rules([]).setup_for(cards[bout.a], cards[bout.b])
        lighter = max((bout.a, bout.b), key=lambda place: cards[place][boxer.DIVISION])
        assert matchup.describe_rules(setup).endswith(f"options division_{'AB'[lighter == bout.b]}=above.")
        assert play(setup, bout.seed) == bout.state


def test_who_may_not_meet_is_in_no_tournament_together(capsys):
    names = [name_in(card) for card in [*entrants.of_class("Heavy", 8)[:7], *entrants.of_class("Fly", 8)[:1]]]
    assert "a boxer moves by one class at most" in commands.usage_error(main, capsys, *names)
