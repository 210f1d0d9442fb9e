"""The figures of Title Bout on the emulated board: its heap, its rules' time, its roster's."""

from pathlib import Path

from ringside.games.titlebout.tables import boxer
from tools.bench.tko import SUSPENSE, Bench
from tools.boxers import find, load
from tools.emulator.start import start
from tools.tables.titlebout import boxers, roster

ROUNDS = Path(__file__).with_name("title_bout_rounds.py")
MANY = 1000  # boxers that a roster may hold
_TO_OPTIONS = "OK DOWN DOWN OK OK OK OK OK OK OK"  # from the title: Jeffries meets Johnson
_EVERY_OPTION = (
    "DOWN OK DOWN DOWN DOWN DOWN DOWN OK DOWN OK DOWN OK DOWN DOWN DOWN OK DOWN OK DOWN OK"  # and one manager
)
_SEARCH = "OK DOWN DOWN OK DOWN DOWN DOWN OK OK OK OK UP UP OK"  # class, initial, name and card, in both corners
_SETUP_SCREENS = {3: "class", 4: "boxer", 5: "card", 9: "options"}  # by the key that leads there
_CARDS = 25  # that are turned one by one
_WHOLE = 15  # rounds
_BOUTS = 5  # until one of them is not stopped
_LOOK = 300  # milliseconds from one look at the heap to the next
_STANDS = 4500  # milliseconds without a change, more than results stay: a person is asked
_LONGEST = 60_000  # milliseconds of board time for the rules' rounds


class TitleBoutBench:
    """Plays Title Bout on a CircuitPython, and says the figures."""

    def __init__(self, uf2, say):
        """say(name, value, unit) gets each figure."""
        self.uf2 = uf2
        self.say = say

    def run(self):
        """All of them."""
        self.rules()
        self.heap()
        self.roster()

    def rules(self):
        """The time of a round without its screens: the mean and the longest of fifteen, all options on."""
        cards = find("James Jeffries"), find("Jack Johnson")
        # Beside code.py, as one of the drive's modules: so it is compiled with the rest.
        change = {"code.py": b"import title_bout_rounds\n", "cards.dat": b"".join(cards)}
        board = start(self.uf2, change, more=((ROUNDS.name, ROUNDS.read_bytes()),))
        try:
            while "rounds " not in board.console and board.ms < _LONGEST:
                board.run(500)
            board.run(200)
            words = board.console[board.console.index("rounds ") :].splitlines()[0].split()[1:]
        finally:
            board.close()
        rounds = [int(word) for word in words]
        self.say("titlebout_rules_a_round", round(sum(rounds) / len(rounds)), "ms")
        self.say("titlebout_rules_longest_round", max(rounds), "ms")

    def heap(self):
        """What is free in a bout with all options on: when it begins, and the least in fifteen rounds."""
        two = roster.pack([_tough(find("James Jeffries")), _tough(find("Jack Johnson"))])
        bench = Bench(self.uf2, self.say, {"boxers.dat": two})
        try:
            self._set_up(bench)
            bench.load("titlebout", "OK")
            bench.memory("titlebout")
            bench.idle("titlebout")
            bench.step("BACK")
            bench.memory("titlebout_pause")
            bench.step("BACK")
            self._play_cards(bench)
            for _ in range(_BOUTS):
                rounds, least = self._watch(bench)
                if rounds == _WHOLE:
                    break
                bench.tap("OK", "OK", "OK")  # the scorecards, the menu behind them, a rematch
            self.say("titlebout_rounds", rounds, "rounds")
            self.say("heap_least_titlebout", least, "bytes")
            if "Traceback" in bench.board.console:
                raise RuntimeError(bench.board.console)
        finally:
            bench.close()

    def _set_up(self, bench):
        """From the title to the options, all of them on, with the cursor on Begin."""
        bench.boot()
        for at, key in enumerate(_TO_OPTIONS.split()):
            bench.step(key)
            if at in _SETUP_SCREENS:
                bench.memory("titlebout_setup_" + _SETUP_SCREENS[at])
        for key in _EVERY_OPTION.split():
            bench.step(key)
        bench.step("DOWN")

    def _play_cards(self, bench):
        """A strategy, and cards turned one by one: the longest time from an answer to its picture."""
        bench.tap("A1")
        at = bench.board.ms
        bench.tap("A1")
        bench.board.run(SUSPENSE)
        self.say("answer_to_screen_titlebout_strategy", round(bench.stand() - at) - SUSPENSE, "ms")
        bench.step("OK")
        bench.tap("DOWN", "DOWN")  # card by card
        bench.stand()
        self.say("answer_to_screen_titlebout_card", round(max(bench.step("OK") for _ in range(_CARDS))), "ms")
        bench.tap("UP", "UP", "UP")  # the fastest pace

    def _watch(self, bench):
        """A bout to its end as it plays on by itself: its rounds, and the least that was free of the heap."""
        rounds = 1
        least = bench.free()
        while True:
            stands = 0
            while stands < _STANDS:
                before = bytes(bench.board.panel.ram)
                at = bench.board.ms
                bench.board.run(_LOOK)
                least = min(least, bench.free())
                bench.board.log.clear()
                stands = stands + bench.board.ms - at if bench.board.panel.ram == before else 0
            bench.tap("A1", "A1")  # no strategy
            if bench.board.panel.ram == before:
                return rounds, least
            rounds += 1

    def roster(self):
        """With as many boxers as there may be: the longest pause in opening, searching and picking."""
        base = load()
        many = []
        for number in range(MANY):
            card = bytearray(base[number % len(base)])
            name = f"N{number} {chr(65 + number % 26)}{'aeiou'[number % 5]}son".encode()
            card[: boxers.NAME_SIZE] = name + bytes(boxers.NAME_SIZE - len(name))
            card[roster.DIVISION] = 0 if number < MANY // 2 else number % len(boxers.CLASSES)
            many.append(bytes(card))
        bench = Bench(self.uf2, lambda *_: None, {"boxers.dat": roster.pack(many)})
        try:
            bench.boot()
            bench.step("OK")
            bench.step("DOWN")
            opening = bench.step("OK")
            longest = max(bench.step(key) for key in _SEARCH.split())
        finally:
            bench.close()
        self.say("roster_opens_in", round(opening), "ms")
        self.say("roster_longest_step", round(longest), "ms")


def _tough(card):
    """A boxer who is hardly ever stopped."""
    card = bytearray(card)
    for rating in (boxer.HP, boxer.CO, boxer.CH, boxer.KDR1, boxer.KOR):
        card[rating] = 1
    return bytes(card)
