"""The figures of TEKKEN on the emulated board: its heap and the time of its answers."""

from tools.bench.tko import SUSPENSE, Bench

_TO_SETUP = "OK DOWN DOWN DOWN OK"  # from the title
_CHOICES = 6  # before the last one


class TekkenBench:
    """Plays an attack of two persons on a CircuitPython, and says the figures."""

    def __init__(self, uf2, say):
        """say(name, value, unit) gets each figure."""
        self.uf2 = uf2
        self.say = say

    def run(self):
        """All of them, in the order of a match."""
        bench = Bench(self.uf2, self.say)
        try:
            bench.boot()
            for key in _TO_SETUP.split():
                bench.step(key)
            bench.memory("tekken_setup")
            for _ in range(_CHOICES):
                bench.step("OK")
            bench.load("tekken", "OK")
            bench.memory("tekken")
            bench.idle("tekken")
            bench.step("BACK")
            bench.memory("tekken_pause")
            bench.step("BACK")
            bench.tap("A1", "B1")  # whoever attacks: the card, and the guess
            bench.board.run(2 * SUSPENSE)
            bench.stand()
            bench.memory("tekken_reveal")
            answers = [bench.step("OK") for _ in range(3)]  # the reveal; the first Symbol, a Move; where to
            self.say("answer_to_screen_tekken", round(max(answers)), "ms")
            if "Traceback" in bench.board.console:
                raise RuntimeError(bench.board.console)
        finally:
            bench.close()
