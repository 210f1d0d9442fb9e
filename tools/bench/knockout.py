"""The figures of Knock Out on the emulated board: its heap and the time of its answers, in the largest game.

Five players with pads A and B and no phones, variable starts, two seasons.
"""

from tools.bench.tko import SUSPENSE, Bench

_TO_SETUP = "OK DOWN OK"  # from the title
_LARGEST = "DOWN OK OK DOWN OK DOWN OK UP UP UP"  # five players, variable starts, two seasons; the cursor on Begin
_TRAINING = "A1 A2 A2 A2 B1 B2 B2 B2"  # 2, 3, 4 and 5 for each
_BETS = 15


class KnockOutBench:
    """Plays a bout of Knock Out on a CircuitPython, and says the figures."""

    def __init__(self, uf2, say):
        """say(name, value, unit) gets each figure."""
        self.uf2 = uf2
        self.say = say

    def run(self):
        """All of them, in the order of a bout."""
        bench = Bench(self.uf2, self.say)
        try:
            bench.boot()
            for key in _TO_SETUP.split():
                bench.step(key)
            bench.memory("knockout_setup")
            for key in _LARGEST.split():
                bench.step(key)
            bench.load("knockout", "OK")
            bench.memory("knockout")
            bench.idle("knockout")
            bench.step("BACK")
            bench.memory("knockout_pause")
            bench.step("BACK")
            answers = [bench.step("OK") for _ in range(4)]  # boxer, opponent, the challenge, the pads
            bench.memory("knockout_training")
            bench.tap(*_TRAINING.split())
            bench.stand()
            bench.board.run(2 * SUSPENSE)
            bench.memory("knockout_bets")
            answers += [bench.step("OK") for _ in range(2 * _BETS)]
            answers.append(bench.step("OK"))  # all bets are placed
            bench.memory("knockout_round")
            for button in (1, 2, 3):
                bench.tap(f"A{button}", f"B{button}")
                bench.board.run(2 * SUSPENSE)
                bench.stand()
                bench.step("OK")
            answers += [bench.step("OK") for _ in range(3)]  # the winner, two prizes
            bench.memory("knockout_settling")
            self.say("answer_to_screen_knockout", round(max(answers)), "ms")
            if "Traceback" in bench.board.console:
                raise RuntimeError(bench.board.console)
        finally:
            bench.close()
