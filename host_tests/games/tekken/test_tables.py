"""TEKKEN's tables: what they say, and how the compiler refuses a source."""

import re
import shutil

import pytest

from ringside.games.tekken.rules import event_cards, layout
from ringside.games.tekken.tables import cards, names, stages, texts
from tools.tables import tekken
from tools.tables.source import SourceError
from tools.tables.tekken import cards as compiler
from tools.tables.tekken import sources
from tools.tables.tekken import stages as stage_compiler

# What they say


def test_the_books_areas():
    """High: Strike 2. Mid: two Moves and Push. Low: Move and Strike 1."""
    strike1, strike2 = layout.STRIKE1, layout.STRIKE2
    assert list(cards.AREAS) == [strike2, 0, 0] + [layout.MOVE, layout.MOVE, layout.PUSH1] + [layout.MOVE, strike1, 0]


def test_the_books_walls():
    """1 damage for Regular Walls, 2 damage for Blasting Walls."""
    assert (cards.REGULAR_WALL, cards.BLASTING_WALL) == (1, 2)


def test_a_common_card_of_each_area_and_colour_has_one_extension():
    assert sorted(cards.COMMON[::4]) == [area | colour << 2 for colour in range(4) for area in range(3)]
    for at in range(0, len(cards.COMMON), 4):
        assert sum(map(bool, cards.COMMON[at + 1 : at + 4])) == 1


def test_every_fighter_has_special_cards_two_combos_rage_heat_and_hp():
    fighters = len(names.FIGHTERS)
    assert fighters >= 6 and len(set(names.FIGHTERS)) == fighters
    assert len(cards.SPECIAL) == 16 * fighters and len(texts.SPECIALS) == 4 * fighters
    assert len(cards.COMBOS) == 12 * fighters and len(texts.COMBOS) == 2 * fighters
    assert len(cards.FIGHTERS) == cards.FIGHTER_SIZE * fighters
    assert len(texts.DESCRIPTIONS) == len(set(texts.DESCRIPTIONS)) == fighters
    own = [
        cards.SPECIAL[at : at + 16] + cards.COMBOS[12 * i : 12 * i + 12]
        for i, at in enumerate(range(0, 16 * fighters, 16))
    ]
    assert len(set(own)) == fighters  # each plays differently
    for fighter in range(fighters):
        hp, revealed, rage, _, _, heat = cards.FIGHTERS[6 * fighter : 6 * fighter + 6]
        assert 0 < revealed < hp and 0 < rage <= layout.KINDS and 0 < heat <= layout.KINDS


def test_every_symbol_is_on_a_card():
    symbols = set(cards.AREAS)
    for packed in (cards.COMMON, cards.SPECIAL):
        for at in range(0, len(packed), 4):
            for both in packed[at + 1 : at + 4]:
                symbols |= {both & 15, both >> 4}
    for at in range(0, len(cards.FIGHTERS), 6):
        symbols |= set(cards.FIGHTERS[at + 2 : at + 6])
    for at in range(0, len(cards.COMBOS), 6):
        symbols |= set(cards.COMBOS[at + 3 : at + 6])
    assert symbols == set(range(layout.KINDS + 1))


def test_the_event_deck_has_every_kind():
    assert set(cards.EVENTS) == set(range(event_cards.WET_FLOOR + 1)) and len(cards.EVENTS) <= layout.EVENT_DECK
    assert len(texts.EVENTS) == len(cards.AMOUNTS) == event_cards.WET_FLOOR + 1


def test_the_words_of_the_sources_have_the_rules_numbers():
    assert sources.SYMBOLS.index("stun") == layout.STUN == layout.KINDS
    assert sources.SYMBOLS.index("push2") == layout.PUSH2
    assert sources.COLOURS.index("blue") == layout.BLUE
    assert sources.AREAS.index("low") == layout.LOW
    assert sources.EVENTS.index("wet_floor") == event_cards.WET_FLOOR
    assert stage_compiler.PLACES.index("*") == layout.BLASTING_WALL
    assert stage_compiler.PLACES.index("~") == layout.SLIPPERY
    assert sources.DECK == layout.DECK and sources.EVENT_DECK == layout.EVENT_DECK
    assert (stage_compiler.COLUMNS, stage_compiler.ROWS) == (layout.COLUMNS, layout.ROWS)


def test_the_stages():
    assert len(names.STAGES) >= 4
    assert len(stages.PLACES) == 77 * len(names.STAGES) and len(stages.STARTS) == 2 * len(names.STAGES)


def test_house_values_are_flagged():
    """All but the Symbols of the areas are ours."""
    assert "areas" not in texts.HOUSE and {"common", "fighters", "special", "combos", "events", "stages"} <= set(
        texts.HOUSE
    )


# Somebody who owns the game types its values in


@pytest.fixture
def folder(tmp_path):
    """A copy of the sources that the tests know."""
    edition = tekken.cards.FOLDER.parents[2] / "host_tests" / "games" / "tekken" / "edition"
    return shutil.copytree(edition, tmp_path / "tekken")


def edit(folder, name, before, after):
    path = folder / name
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after, 1))
    return path


def compile_all(folder):
    return [
        compiler.compile_cards(folder),
        compiler.compile_names(folder),
        compiler.compile_texts(folder),
        stage_compiler.compile_stages(folder),
    ]


def test_a_printed_table_is_no_house_value(folder):
    edit(folder, "fighters.csv", "source,house", "source,book")
    edit(folder, "stages.txt", "source,house", "source,book")
    house = compiler.compile_texts(folder).split("HOUSE")[1].split(")")[0]
    assert '"fighters"' not in house and '"stages"' not in house and '"special"' in house


@pytest.mark.parametrize(
    ("name", "before", "after", "reason"),
    [
        ("areas.csv", "high,strike2", "head,strike2", "the areas are not high, mid, low"),
        ("areas.csv", "high,strike2", "high,punch", "symbols has punch; the Symbols are move, strike1"),
        ("areas.csv", "high,strike2", "high,move move move move", "symbols has 4 Symbols, not at most 3"),
        ("common.csv", "high,yellow", "high,green", "the common deck is not one card of each area and colour"),
        ("common.csv", "high,yellow,mid", "high,yellow,middle", "connects is middle, not high, mid or low"),
        ("common.csv", "mid,strike1", "mid,", "no extension"),
        ("common.csv", "mid,strike1", "mid,move move move", "extension has 3 Symbols, not at most 2"),
        ("fighters.csv", "Bruna Kestrel,15", "Bruna Kestrel,0", "hp is 0, not a number from 1 to 60"),
        ("fighters.csv", "Bruna Kestrel,15,5", "Bruna Kestrel,15,16", "revealed is 16, not a number from 1 to 15"),
        ("fighters.csv", "Oskar Dray", "Bruna Kestrel", "name Bruna Kestrel is there twice"),
        ("fighters.csv", "Oskar Dray", "Oskar Dray the Great", "is 20 characters long; the limit is 14"),
        ("special.csv", "Bruna Kestrel,Anvil", "Oskar Dray,Anvil", "fighter is Oskar Dray, not Bruna Kestrel"),
        ("special.csv", "Bellows,low,yellow,strike2,,", "Bellows,low,yellow,,,", "no Extension"),
        ("combos.csv", "One-two,yellow green", "One-two,yellow", "1 colours, not 2 or 3"),
        ("combos.csv", "One-two,yellow green", "One-two,yellow pink", "colours has pink"),
        ("combos.csv", "Hammer", "Rivet", "name Rivet is there twice"),
        ("events.csv", "wet_floor,0,1", "wet_floor,0,3", "13 cards, not at most 12"),
        ("events.csv", "wet_floor,0,1", "wet_floor,0,0", "cards is 0, not a number from 1 to 12"),
        ("events.csv", "break", "pause", "the kinds are not second_wind"),
        ("numbers.csv", "most_stuns,2", "most_stuns,3", "value is 3, not a number from 1 to 2"),
        ("numbers.csv", "strings", "turns", "the numbers are not event_cards, strings"),
        ("walls.csv", "blasting,2", "blasting,9", "damage is 9, not a number from 1 to 5"),
        ("walls.csv", "regular,1\n", "", "the walls are not regular, blasting"),
        ("stages.txt", "source,house", "source,me", "source is me, not book, found, derived or house"),
        ("stages.txt", "source,house\n", "", "no line source,book|found|derived|house"),
        ("stages.txt", "*..A...B..*", "*..A...A..*", "Dockyard has 2 starts A, not 1"),
        ("stages.txt", "*..A...B..*", "*..A...B.*", "10 places, not 11"),
        ("stages.txt", "*..A...B..*", "...A...B..*", "has no wall at its ends"),
        ("stages.txt", "*..A...B..*", "*..A.?.B..*", "a place is one of"),
        ("stages.txt", "###########\n#..!", "####.######\n#..!", "the first and the last row are walls"),
        (
            "stages.txt",
            "#..!...~..#\n*.........*",
            "#.#!...~..#\n*##.......*",
            "spaces cannot be reached from the start",
        ),
        ("stages.txt", "Rooftop", "Dockyard", "stage Dockyard is there twice"),
        ("stages.txt", "#..!...~..#", "#~~~~~~~~~#", "more than 8 special spaces"),
    ],
)
def test_a_source_is_refused(folder, name, before, after, reason):
    path = edit(folder, name, before, after)
    with pytest.raises(SourceError, match=re.escape(str(path)) + ".*" + re.escape(reason)):
        compile_all(folder)
