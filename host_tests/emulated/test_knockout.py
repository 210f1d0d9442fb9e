"""How long Knock Out's computer player thinks on the board, in the largest game."""

import re

ANSWERS = 60  # two bouts and more of five players
MOST = 700  # milliseconds an answer
_LONGEST = 120_000  # milliseconds of board time

# Lights and panel stand still while one answers; so each answer is timed alone.
PLAYED = """
import supervisor
from ringside.engine.referee import Referee
from ringside.engine.seats import Seats
from ringside.games.knockout import options, player, rules

def choose(*asked):
    begun = supervisor.ticks_ms()
    answer = player.choose(*asked)
    print("answer", asked[2], (supervisor.ticks_ms() - begun) & 0x1FFFFFFF)
    return answer

largest = [len(choices) - 1 for key, choices, default in options.SETUP]  # five of the best level, all Pro Rules
referee = Referee(rules, bytes(largest), b"\\x06\\x02\\x03\\x04\\x05\\x06")
seats = Seats(rules.holders(referee.setup))
print("seats", len(rules.holders(referee.setup)))
for _ in range(%d):
    seats.answer_for_computers(referee, choose)
print("done")
"""


def test_an_answer_takes_well_under_a_second(power_on):
    board = power_on(change={"code.py": (PLAYED % ANSWERS).encode()})
    while "done\r" not in board.console and "Error" not in board.console and board.ms < _LONGEST:
        board.run(500)
    console = board.console
    assert "done\r" in console and "seats 5\r" in console, console
    times: dict[str, list[int]] = {}
    for about, taken in re.findall(r"answer (\d+) (\d+)\r", console):
        times.setdefault(about, []).append(int(taken))
    assert set(times) == {"0", "1", "2", "3"}, "it was asked for challenges, training, bets and rounds"
    assert max(max(taken) for taken in times.values()) <= MOST, times
