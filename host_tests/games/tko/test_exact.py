"""TKO's exact player: legal on every interpreter, strong, and replaced where its table is missing or damaged."""

import random
import shutil
import sys

import pytest

from host_tests.flow import Device, to_tko
from host_tests.games.tko.solved import random_view, view
from host_tests.interpreters import micropython, run
from host_tests.paths import FIRMWARE, HOST_TESTS
from ringside.engine import rng
from ringside.games.tko import player, rules, solution
from ringside.games.tko.player import exact
from ringside.kit.canvas import COLUMNS
from tools.arena import entrants, matches
from tools.arena.standing import standings
from tools.solve import kept

LEGAL = bytes(range(4))
SCRIPT = HOST_TESTS / "games" / "tko" / "exact_playout.py"


@pytest.fixture
def table(tmp_path, monkeypatch):
    """A copy of the table, which the player reads instead of the firmware's own: its folder."""
    folder = tmp_path / "values"
    shutil.copytree(kept.FILES, folder)
    begin = solution.Values.__init__
    monkeypatch.setattr(solution.Values, "__init__", lambda self, _=None: begin(self, f"{folder}/"))
    return folder


def weights(position):
    values = solution.Values()
    found = exact.Position(values, position, 0).strategy()
    values.close()
    return list(found)


# What it answers


def test_the_same_legal_answers_on_both_interpreters():
    """100,000 positions and more, of which the exact level has a part."""
    numbers = "48000", "4000"
    expected = run([sys.executable], SCRIPT, str(FIRMWARE), *numbers)
    assert expected[-1] == "done" and len(expected) == 4
    assert run(micropython(), SCRIPT, str(FIRMWARE), *numbers) == expected


def test_both_seats_see_the_same_position_alike():
    """With the sides changed over, seat B's weights are what seat A's were."""
    chance = random.Random(2)
    values = solution.Values()
    for _ in range(400):
        one = random_view(chance)
        arrow = one[rules.POWER_ARROW]
        other = view(one[4:8], one[:4], arrow if arrow == rules.NEUTRAL else 1 - arrow, one[rules.INTERMEDIATE])
        changed = bytearray(other)
        changed[rules.PLAY_ON] = one[rules.PLAY_ON]
        first, second = exact.Position(values, one, 0), exact.Position(values, bytes(changed), 1)
        assert list(first.strategy()) == list(second.strategy())
    values.close()


def test_weights_fit_a_draw():
    chance = random.Random(3)
    for _ in range(1000):
        found = weights(random_view(chance))
        assert min(found) >= 0 and 0 < sum(found) <= 1 << 17


def test_a_rewarded_point_that_wins_is_placed_where_it_wins():
    lot = bytearray(rng.SIZE)
    position = view((0, 4, 0, 0), (0, 0, 0, 0), arrow=0, power=True)
    assert player.choose(position, 0, rules.REWARD, LEGAL, lot, player.EXACT) == 1
    mirrored = view((0, 0, 0, 0), (0, 0, 0, 4), arrow=1, power=True)
    assert player.choose(mirrored, 1, rules.REWARD, LEGAL, lot, player.EXACT) == 3


def test_sudden_death_is_played_evenly():
    found = weights(view((5, 0, 0, 0), (5, 0, 0, 0), until_one_alone=True))
    assert len(set(found)) == 1


def test_who_is_ahead_does_not_only_block():
    """Blocks alone would keep the value in each selection, and never win: a leader of the solved game punches."""
    found = weights(view((4, 4, 4, 4), (4, 4, 3, 3)))
    assert found[0] > 0 and found[2] > 0


# How strong it is


def check_strength(stronger, weaker, play, games):
    """In both corners by turns; the whole interval of 95 % is above a half."""
    players = entrants.named(f"{stronger},{weaker}", "tko")
    setup = entrants.setup_for("tko", 2, [f"play={play}"])
    found = standings(players, matches.play_some("tko", setup, tuple(players), 0, games, 0))[0]
    print(f"{stronger} beats {weaker}: {found.share:.1%}, {found.share_from:.1%} to {found.share_to:.1%}")
    assert found.share_from > 0.5


@pytest.mark.parametrize("play", ["basic", "intermediate"])
def test_exact_beats_human_like(play):
    check_strength("exact", "human-like", play, 60)


def test_human_like_beats_a_beginner():
    check_strength("human-like", "beginner", "basic", 100)


@pytest.mark.soak
@pytest.mark.parametrize("play", ["basic", "intermediate"])
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        *(("exact", "human-like"), ("exact", "beginner"), ("exact", "random")),
        *(("human-like", "beginner"), ("human-like", "random"), ("beginner", "random")),
    ],
)
def test_every_level_beats_those_below_it_in_a_long_series(stronger, weaker, play):
    check_strength(stronger, weaker, play, 2000)


# A damaged or a missing table


DAMAGES = [
    ("is missing", lambda file: file.unlink()),
    ("is damaged", lambda file: file.write_bytes(b"")),
    ("is damaged", lambda file: file.write_bytes(file.read_bytes()[:-1])),
    ("is damaged", lambda file: file.write_bytes(b"x" + file.read_bytes()[1:])),
    ("is too new", lambda file: file.write_bytes(b"TKO\x02" + file.read_bytes()[4:])),
]


@pytest.mark.parametrize(("why", "damage"), DAMAGES)
@pytest.mark.parametrize("power", [0, 1])
def test_a_bad_file_is_found_before_the_match(table, why, damage, power):
    assert player.load(power, player.EXACT) is None
    damage(table / ("08.dat" if power else "01.dat"))
    assert player.load(power, player.EXACT) == f"The table of values {why}"
    assert player.load(1 - power, player.EXACT) is None, "the other kind of play has its own files"
    assert player.load(power, player.HUMAN) is None


def test_every_bit_of_a_value_is_under_check(table):
    file = table / "00.dat"
    whole = file.read_bytes()
    for at in range(solution.HEAD, solution.HEAD + solution.BLOCK_BYTES):
        for bit in (1, 0x80):
            file.write_bytes(whole[:at] + bytes((whole[at] ^ bit,)) + whole[at + 1 :])
            values = solution.Values()
            with pytest.raises(ValueError, match="The table of values is damaged"):
                values.at(0)
            values.close()


def told(device):
    return " ".join(line.strip() for line in device.lines()[:6])


@pytest.mark.parametrize(("why", "damage"), DAMAGES[:2])
def test_the_device_says_once_that_another_level_plays(table, why, damage):
    for file in table.glob("0[0-2].dat"):
        damage(file)
    device = Device()
    to_tko(device, players="exact", first="note")
    assert f"The table of values {why}" in told(device) and "human-like" in told(device).lower()
    device.press("OK")
    device.expect("tko.choose")
    device.press("A1")
    device.wait(0.5)
    device.expect("tko.reveal")
    device.press("OK")
    device.wait(0.2)
    device.expect("tko.choose")


def test_damage_that_is_met_in_a_match_is_told_after_the_reveal(table):
    for file in table.glob("0[0-2].dat"):
        data = bytearray(file.read_bytes())
        for at in range(solution.HEAD, len(data), solution.BLOCK_BYTES):
            data[at] ^= 1
        file.write_bytes(data)
    device = Device()
    to_tko(device, players="exact")
    device.press("A1")
    device.wait(0.5)
    device.expect("tko.reveal")
    device.press("OK")
    device.wait(0.2)
    assert "The table of values is damaged" in told(device)
    device.press("OK")
    device.expect("tko.choose")


def test_a_match_against_the_exact_player_is_played_to_the_belt():
    device = Device()
    to_tko(device, play="intermediate", players="exact")
    chance = random.Random(4)
    for _ in range(600):
        if device.screen == "tko.choose":
            device.press(f"A{chance.randrange(4) + 1}")
            device.wait(0.5)
        elif device.screen == "tko.reward":
            device.press("A1")
        elif device.screen == "tko.match":
            break
        else:
            device.press("OK")
    device.expect("tko.match")


def test_what_is_said_of_the_table_fits_the_panel():
    for why in (solution.MISSING, solution.DAMAGED, solution.TOO_NEW):
        assert len(why) <= COLUMNS
