"""The emulated board and its page: its keys, and what it keeps."""

from boards.desktop.parts import KEYS
from tools.emulator import image
from tools.emulator.device import MIN_PRESS, Keys, NvmFile

OK, UP = KEYS.index("OK"), KEYS.index("UP")


def test_a_click_lasts_as_long_as_a_fingers_press():
    keys = Keys()
    for pressed in (True, False, True):
        keys.put(OK, pressed)
    assert list(keys.due(1000)) == [("OK", True)]
    assert list(keys.due(1000 + MIN_PRESS - 1)) == []
    assert list(keys.due(1000 + MIN_PRESS)) == [("OK", False)]
    assert list(keys.due(1000 + 2 * MIN_PRESS)) == [("OK", True)]
    assert list(keys.due(1000 + 3 * MIN_PRESS)) == []


def test_two_keys_go_down_at_once():
    keys = Keys()
    keys.put(OK, True)
    keys.put(UP, True)
    assert list(keys.due(0)) == [("OK", True), ("UP", True)]


def test_what_the_board_keeps_is_there_when_it_is_started_again(tmp_path):
    nvm = bytes(range(256)) * 16
    assert NvmFile(tmp_path).read() == b""
    NvmFile(tmp_path).write(nvm)
    assert NvmFile(tmp_path).read() == nvm and [path.name for path in tmp_path.iterdir()] == ["nvm.bin"]
    flash = image.with_nvm(bytes(image.FLASH_SIZE), NvmFile(tmp_path).read())
    assert len(flash) == image.FLASH_SIZE and flash[image.NVM_AT : image.DRIVE_AT] == nvm


def test_a_new_board_has_blank_nvm():
    flash = image.with_nvm(bytes(image.FLASH_SIZE), b"")
    assert flash[image.NVM_AT : image.DRIVE_AT] == b"\xff" * 4096 and flash.count(0xFF) == 4096
