"""What the tests of the pages in a browser share."""

from boards.desktop.keys import BOARD_KEYS

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
ACROSS = {**PHONE, "viewport": {"width": 844, "height": 390}}

# Whether the block of pixels that the stand-in firmware lights for a key is lit on the canvas.
LIT = """([column, row]) => {
  const canvas = document.querySelector("canvas.sharp"), scale = canvas.width / 128;
  const [x, y] = [(column * 8 + 4) * scale + scale / 4, (row * 8 + 4) * scale + scale / 4];
  return canvas.getContext("2d").getImageData(x, y, 1, 1).data[3] > 0;
}"""


def block(key):
    return [BOARD_KEYS.index(key), 1]


def lit(page, at):
    page.wait_for_function(LIT, arg=at)


def dark(page, at):
    page.wait_for_function(f"at => !({LIT})(at)", arg=at)


def running(page):
    lit(page, [0, 0])
    return page


def frames(page):
    """What comes over the page's websockets, from its next load on."""
    received = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda text: received.append(text)))
    return received
