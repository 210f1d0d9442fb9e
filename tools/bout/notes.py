"""What goes into the scoresheet's Fouls/Cuts Conditions, of each fighter round by round.

As the rulebook has it: the letter of a cut, W or F with the Random Number for a warning or a
foul; and besides how often he was down, injuries, and what carries over or goes with END.
"""

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables.charts import EFFECTS
from tools.playout.sources import SEATS
from tools.playout.titlebout_events import event as described

_NOTED = {
    "cut": lambda event: event["letter"],
    "warning": lambda event: f"W{event['rn']}",
    "foul": lambda event: f"F{event['rn']}",
    "disqualified": lambda event: "disqualified",
    "knockdown": lambda event: "down",
    "knockout": lambda event: "out",
    "injury": lambda event: event["injury"],
    "endurance_used_up": lambda event: "END used up",
    "fighting_inside_effect": lambda event: f"-{event['endurance']} END",
}


class Notes:
    """Collects them, step by step."""

    def __init__(self) -> None:
        self._of: dict[tuple[int, int], list[str]] = {}

    def step(self, events: list[int], state: bytearray) -> None:
        """The events of one answer; `state` is the state after it."""
        batch = [described(event) for event in events]
        # Behind the last card of a round the state is the next round's already.
        now = state[layout.ROUND] - any(event["name"] == "round" and event["round"] > 1 for event in batch)
        for event in batch:
            if event["name"] in _NOTED:
                self._note(SEATS.index(event["seat"]), now, _NOTED[event["name"]](event))
        if now < state[layout.ROUND]:
            for seat in (0, 1):
                effect = state[layout.fighter(seat) + layout.EFFECT]
                if effect:
                    self._note(seat, now + 1, EFFECTS[effect])

    def _note(self, seat: int, round_: int, text: str) -> None:
        self._of.setdefault((seat, round_), []).append(text)

    def of(self, seat: int, round_: int) -> str:
        """The round's notes; what came several times is counted."""
        found = self._of.get((seat, round_), [])
        counted = [(text, found.count(text)) for text in dict.fromkeys(found)]
        return ", ".join(text if n == 1 else f"{text} x{n}" for text, n in counted)
