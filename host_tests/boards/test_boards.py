"""The boards' folders: pins that exist, zones that hold, currents that add up, pictures that tell the truth."""

import json
import re
import tomllib

import pytest

from boards.desktop import parts as desktop
from host_tests.boards import on_standins
from host_tests.paths import ROOT
from ringside.kit.canvas import COLUMNS
from ringside.kit.lights import ZONES
from ringside.kit.menu import wrap
from tools import boards
from tools.errors import UserError
from tools.wiring import __main__ as wiring
from tools.wiring import pico, pico_picture, text, wokwi

BOARDS = [boards.find(name) for name in boards.names()]
KINDS = [(board, board_id) for board in BOARDS for board_id in board.ids]
PICO = boards.find("pico_oled")


def loaded(name):
    return on_standins.load(ROOT / "boards" / name / "parts.py")


def layouts():
    """(lights, zones) of every layout."""
    return [*loaded("pico_oled")._ZONES.items(), (12, loaded("macropad")._ZONES), (48, desktop._ZONES)]


def test_the_boards_are_there():
    assert [board.name for board in BOARDS] == ["macropad", "pico_oled"]


@pytest.mark.parametrize(("board", "board_id"), KINDS, ids=[board_id for _, board_id in KINDS])
def test_circuitpython_knows_every_pin(board, board_id):
    used = [pin for pins in boards.pins(board).values() for pin in pins]
    assert len(used) > 10
    assert set(used) <= boards.known_pins(board_id)


def test_no_pin_has_two_parts():
    for board in BOARDS:
        used = [pin for pins in boards.pins(board).values() for pin in pins]
        assert len(used) == len(set(used))


def test_the_pico_has_an_i2c_bus_on_the_panels_pins():
    pins = boards.pins(PICO)
    sda, scl = int(pins["PANEL_SDA"][0][2:]), int(pins["PANEL_SCL"][0][2:])
    assert sda % 2 == 0 and scl == sda + 1


@pytest.mark.parametrize("pad", ["pad A", "pad B", "table keys"])
def test_a_cords_wires_sit_on_neighbouring_pins(pad):
    pins = sorted(wire.pin for wire in pico.wires(PICO) if wire.part == pad)
    assert pins == list(range(pins[0], pins[0] + 5))


@pytest.mark.parametrize(("n", "zones"), layouts())
def test_zones_lie_on_the_lights_and_share_none(n, zones):
    assert len(zones) == 2 * ZONES
    used = [zones[2 * i] + j for i in range(ZONES) for j in range(zones[2 * i + 1])]
    assert len(used) == len(set(used)) and all(pixel < n for pixel in used)
    assert n in (0, 12) or len(used) == n


def test_on_the_picos_short_chain_each_zone_is_one_light_in_the_contracts_order():
    """boards/README.md: the left boxer's four bars, the right one's, arrows, round cards, belts, pads A and B."""
    assert loaded("pico_oled")._ZONES[16] == bytes(byte for zone in range(ZONES) for byte in (zone, 1))


def test_the_reference_board_has_the_desktops_zones():
    assert loaded("pico_oled")._ZONES[48] == desktop._ZONES


def test_on_the_macropad_each_bar_is_the_light_under_its_key():
    parts = loaded("macropad")
    for i, pin in enumerate(parts.PAD_A + parts.PAD_B):
        assert f"KEY{parts._ZONES[2 * i] + 1}" == pin.name


def test_a_board_offers_what_the_contract_lists():
    table = (ROOT / "boards" / "README.md").read_text().split("## Adding a board")[1]
    contract = set(re.findall(r"^\| `(\w+)(?:\(\))?` \|", table, re.MULTILINE))
    assert len(contract) == 10
    for board in BOARDS:
        source = (board.folder / "parts.py").read_text()
        given = set(re.findall(r"made\.(\w+)", source))
        assert contract - {"pads", "drive"} <= given <= contract, board.name
    made = (
        (ROOT / "boards" / "circuitpython" / "hardware.py")
        .read_text()
        .split("class Board:")[1]
        .split("class FrameTimer:")[0]
    )
    assert set(re.findall(r"self\.(\w+)", made)) == contract


def test_what_all_parts_draw_is_what_usb_gives():
    for board in BOARDS:
        assert sum(part["most"] for part in board.description["parts"]) <= 500, board.name
        lights = next(part for part in board.description["parts"] if "NeoPixels" in part["what"])
        assert lights["most"] == loaded(board.name).LIGHTS_MA


def test_the_firmware_checks_settings_that_lie_on_the_drive():
    settings = tomllib.loads((PICO.folder / "settings.toml").read_text())
    source = (PICO.folder / "parts.py").read_text()
    for name in settings:
        assert f'read_toml("{name}"' in source


def test_every_note_fits_the_panel():
    source = (PICO.folder / "parts.py").read_text()
    found = re.findall(r"""notes\.append\((?:"(.+?)"|'(.+?)')(?: %|\))""", source)
    notes = [double or single for double, single in found]
    assert len(notes) == 4
    for note in [*notes, 'settings.toml: RINGSIDE_PANEL must be one of "SSD1306", "SH1106". SSD1306 is used.']:
        assert len(wrap(note.replace("%s", "I2C peripheral in use"), COLUMNS)) <= 6, note


def test_notes_name_the_pins_that_are_used():
    pins = boards.pins(PICO)
    source = (PICO.folder / "parts.py").read_text()
    assert set(re.findall(r"SDA \((\w+)\)", source)) == set(pins["PANEL_SDA"])
    assert set(re.findall(r"SCL \((\w+)\)", source)) == set(pins["PANEL_SCL"])


# The pictures


def test_the_pictures_are_drawn_from_the_pins_as_they_are(capsys):
    assert wiring.main(["--check"]) == 0, capsys.readouterr().err


def moved(tmp_path, old, new):
    """The reference board with another pin."""
    folder = tmp_path / "pico_oled"
    folder.mkdir()
    (folder / "parts.py").write_text((PICO.folder / "parts.py").read_text().replace(old, new))
    return boards.Board(PICO.name, folder, PICO.title, PICO.ids, PICO.description)


def test_a_moved_pin_moves_its_wire(tmp_path):
    board = moved(tmp_path, "BELL = pins.GP16", "BELL = pins.GP17")
    assert "| piezo | + | GP17 | 22 |" in text.pico_wires(board)
    assert pico_picture.draw(board) != pico_picture.draw(PICO)
    assert '["piezo:2", "pico:GP17"' in wokwi.diagram(board)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("BELL = pins.GP16", "BELL = pins.GP22", "uses GP22 twice"),
        ("pins.GP8, pins.GP9)", "pins.GP8)", "must give PAD_A 4 pins and gives 3"),
    ],
)
def test_pins_that_make_no_wiring_are_refused(tmp_path, old, new, words):
    with pytest.raises(UserError, match=words):
        pico.wires(moved(tmp_path, old, new))


def test_the_diagram_has_every_wire_between_parts_that_are_there():
    diagram = json.loads(wokwi.diagram(PICO))
    parts = {part["id"]: part["type"] for part in diagram["parts"]}
    assert list(parts.values()).count("wokwi-neopixel") == 48
    assert list(parts.values()).count("wokwi-pushbutton") == 12
    ends = [end for join in diagram["connections"] for end in join[:2]]
    assert {end.split(":")[0] for end in ends} == set(parts)
    used = {pin for pins in boards.pins(PICO).values() for pin in pins}
    assert {end.split(":")[1] for end in ends if end.startswith("pico:GP")} == used
    assert [join for join in diagram["connections"] if join[0] == "light47:DIN"][0][1] == "light46:DOUT"


def test_a_readme_without_a_place_for_a_table_is_named(tmp_path):
    with pytest.raises(UserError, match="has no place for parts"):
        text.fill("nothing", {"parts": ""}, tmp_path / "README.md")


def test_an_unknown_board_is_refused_with_those_there_are():
    with pytest.raises(UserError, match="There is no board desktop. Name one with BOARD=…: macropad, pico_oled"):
        boards.find("desktop")
