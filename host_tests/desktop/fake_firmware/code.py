"""A firmware for the desktop device's own tests: each key shows on the panel, a light and the bell.

OK writes to the nvm, BACK stops with an error, UP says that pad A has answered in secret, DOWN shows
something new on both pads; from the second time on, all five are in play.
"""

import asyncio

import displayio
import parts

LABELS = ["Uppercut", "Head block", "Body blow", "Body block"]


async def main(board):
    """Show keys for ever."""
    bitmap = displayio.Bitmap(128, 64, 2)
    palette = displayio.Palette(2)
    palette[0], palette[1] = 0x000000, 0xFFFFFF
    root = displayio.Group()
    root.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    board.display.root_group = root
    shown = presses = 0

    def block(at, lit):
        for y in range(8):
            for x in range(8):
                bitmap[at % 16 * 8 + x, at // 16 * 8 + y] = lit

    block(0, 1)  # the top left corner says that it runs
    board.display.refresh()
    while True:
        board.pads.taken()
        event = board.keys.next()
        if event < 0:
            await asyncio.sleep(0.002)
            continue
        key, down = event & 31, event >> 5 & 1
        key -= 12 if key >= 20 else 0  # the table keys come after pads A and B
        if key == 9 and down:
            raise RuntimeError("BACK was pressed")
        if key == 8 and down:
            board.nvm[0] = board.nvm[0] - 1
        if key == 10 and down:
            board.pads.seal(0)
        if key == 11 and down:
            board.pads.unseal()
            shown += 1
            board.pads.in_play(0b11 if shown < 2 else 0b11111)
            for pad in (0, 1):
                board.pads.show(pad, f"Round {shown}", LABELS, f"secret {'AB'[pad]}{shown}")
        block(16 + key, down)
        presses += down
        for bit in range(16):  # the bottom row counts presses
            block(112 + bit, presses >> bit & 1)
        board.display.refresh()
        board.pixels[key * 4] = (0, 200, 0) if down else 0
        board.pixels.show()
        board.bell.tone(400 + 50 * key if down else 0)


asyncio.run(main(parts.board()))
