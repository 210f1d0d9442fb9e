"""Runs on the board: shows its panel, lights and bell, asks for each key, and reports.

It knows the board by the contract of boards/README.md alone. The last line is RESULT with ok, or
with what is wrong.
"""

import asyncio

NAMES = tuple([pad + button for pad in "ABCDE" for button in "1234"]) + ("OK", "BACK", "UP", "DOWN")
KEYS = NAMES[:8] + NAMES[20:]  # those that every board has: pads C to E are phones
ZONES = (
    tuple(["left bar %d" % bar for bar in (1, 2, 3, 4)])
    + tuple(["right bar %d" % bar for bar in (1, 2, 3, 4)])
    + ("arrow left", "arrow right", "round card left", "round card right", "belt left", "belt right", "pad A", "pad B")
)
PRESSED = 0x20
LOST = 0x40
KEY = 0x1F
TONES = (440, 880, 1760)
COLOURS = (("red", 0x400000), ("green", 0x004000), ("blue", 0x000040))
PATIENCE = 15  # seconds without a press that end the keys' turn
SECOND = 100  # frames
STUCK = 10  # frames: a key that is down so early was never released


async def _frame(board):
    await board.wait()


def wait(board):
    """Let a frame pass."""
    asyncio.run(_frame(board))


def sleep(board, seconds):
    """Let frames pass: a board reports its keys frame by frame."""
    for _ in range(int(seconds * SECOND + 0.5)):
        wait(board)


def panel(board):
    """A frame along all edges, and a line from corner to corner."""
    if board.display is None:
        print("panel: none")
        return ["no panel"]
    import displayio

    picture = displayio.Bitmap(128, 64, 2)
    for x in range(128):
        picture[x, 0] = picture[x, 63] = picture[x, x // 2] = 1
    for y in range(64):
        picture[0, y] = picture[127, y] = 1
    ink = displayio.Palette(2)
    ink[1] = 0xFFFFFF
    shown = displayio.Group()
    shown.append(displayio.TileGrid(picture, pixel_shader=ink))
    board.display.root_group = shown
    board.display.refresh()
    print("panel: a frame along all four edges, and one line from the top left to the bottom right.")
    print("       If stray dots show at an edge, change RINGSIDE_PANEL in settings.toml.")
    sleep(board, 3)
    return []


def lights(board):
    """Every zone in three colours."""
    if board.pixels is None:
        print("lights: none")
        return []
    for zone, name in enumerate(ZONES):
        first, n = board.zones[2 * zone], board.zones[2 * zone + 1]
        if not n:
            continue
        print("lights: %s, %s from %d" % (name, "1 light" if n == 1 else "%d lights" % n, first))
        for _, colour in COLOURS:
            for i in range(n):
                board.pixels[first + i] = colour
            board.pixels.show()
            sleep(board, 0.3)
        board.pixels.fill(0)
        board.pixels.show()
    print("lights: each was red, then green, then blue")
    return []


def bell(board):
    """Three tones, soft and then loud."""
    if board.bell is None:
        print("bell: none")
        return []
    for loud, name in ((1, "soft"), (2, "loud")):
        board.bell.loud = loud
        print("bell: %s, %s Hz" % (name, ", ".join([str(hz) for hz in TONES])))
        for hz in TONES:
            board.bell.tone(hz)
            sleep(board, 0.3)
        board.bell.tone(0)
        sleep(board, 0.3)
    return []


def keys(board):
    """Each key, once down and once up; a key that is down when it begins is stuck."""
    print("keys: press each one. The test ends when all were seen, or after %d seconds without a press." % PATIENCE)
    down: set[str] = set()
    seen: set[str] = set()
    frames = quiet = 0
    while not seen.issuperset(KEYS) and quiet < PATIENCE * SECOND:
        event = board.keys.next()
        if event == -1:
            wait(board)
            quiet += 1
            frames += 1
            continue
        quiet = 0
        if event & LOST:
            down.clear()
            continue
        key = NAMES[event & KEY]
        if event & PRESSED:
            down.add(key)
            print("keys: %s down%s" % (key, " from the start: is it stuck?" if frames < STUCK else ""))
        else:
            down.discard(key)
            seen.add(key)
    faults = [key + " never released" for key in NAMES if key in down]
    missing = [key for key in KEYS if key not in seen and key not in down]
    if missing:
        faults.append("never pressed: " + ", ".join(missing))
    return faults


def memory(board):
    """How much there is to keep a bout in; nothing is written."""
    print("memory: %s" % ("none" if board.nvm is None else "%d bytes" % len(board.nvm)))
    return [] if board.nvm is not None else ["no memory"]


def run(board):
    """The whole test; what is wrong, as sentences."""
    faults = list(board.notes)
    faults += memory(board)
    faults += panel(board)
    faults += lights(board)
    faults += bell(board)
    faults += keys(board)
    print("RESULT " + ("; ".join(faults) or "ok"))
    return faults


if __name__ == "__main__":
    import parts

    run(parts.board())
