"""TKO in a browser on the real firmware: the panel read from its canvas, and the way to the ring."""

from host_tests.flow import read_big, read_lines

# The panel's 128 by 64 pixels as the canvas shows them, a string of 0 and 1 a row.
PICTURE = """() => {
  const canvas = document.querySelector("canvas.sharp"), scale = canvas.width / 128;
  const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  return Array.from({length: 64}, (_, y) => Array.from({length: 128}, (_, x) =>
    +(data[4 * (Math.floor((y + 0.5) * scale) * canvas.width + Math.floor((x + 0.5) * scale)) + 3] > 0)).join(""));
}"""


class Table:
    """The device page, read like the panel."""

    def __init__(self, page):
        self.page = page

    def lit(self):
        rows = self.page.evaluate(PICTURE)
        return lambda x, y: rows[y][x] == "1"

    def shows(self, text, big_row=None):
        """Wait until the panel says something."""
        lit = self.lit()
        for _ in range(1800):
            shown = "\n".join(read_lines(lit)) if big_row is None else read_big(lit, big_row)
            if text in shown:
                return
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            lit = self.lit()
        raise AssertionError(f"the panel never shown {text!r}, but\n{shown}")

    def press(self, key):
        self.page.keyboard.press(key)


def to_the_ring(table, pinch="lock"):
    table.shows("OK: start")
    table.press("Enter")
    table.shows("Choose a game")
    table.press("Enter")
    table.shows("A's boxer")
    table.press("Enter")
    table.shows("B's boxer")
    table.press("Enter")
    table.shows("How do you play?")
    table.press("Enter")
    table.shows("How do you choose?")
    if pinch == "hold":
        table.press("ArrowDown")
    table.press("Enter")
    table.shows("Who holds pad A")
    table.press("Enter")
    table.shows("How many players?")
    table.press("Enter")
    table.shows("CHOOSE" if pinch == "lock" else "HOLD")
