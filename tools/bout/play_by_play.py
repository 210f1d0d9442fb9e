"""The play by play: a line for each card, and what is looked up between the rounds."""

import textwrap
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.rules.control import why_aggressor
from ringside.games.titlebout.tables.boxer import AGG, RATING
from ringside.games.titlebout.tables.charts import KO_TIME
from tools.bout.names import Names
from tools.bout.words import AGGRESSOR, clock, plural, sentence_for, strategy
from tools.playout.sources import SEATS
from tools.playout.titlebout_events import BECAUSE
from tools.playout.titlebout_events import event as described

# How a line is meant, for the eye.
CARD = "card"
ROUND = "round"
HIGHLIGHT = "highlight"  # somebody is down, cut, warned, stopped
BETWEEN = "between"  # the rounds

_HIGHLIGHTED = frozenset(
    ("knockdown", "knockout", "cut", "warning", "foul", "disqualified", "injury", "endurance_used_up")
)
_JUDGED = frozenset(("cut_stoppage", "condition", "check", "knockdown_wins", "home_wins", "scored"))
_INDENT = 3
_CARD_INDENT = 10  # after the number of the card and the clock
_SCORE = 8  # at the right edge: the points of the round


class Line(NamedTuple):
    """A line of the text, and how it is meant."""

    text: str
    kind: str


class PlayByPlay:
    """Tells a bout, step by step; `out` takes each line."""

    def __init__(self, names: Names, out: Callable[[Line], None], width: int = 80):
        self._names = names
        self._out = out
        self._width = width
        self._before = b""
        self._batch: list[dict] = []
        self._points = [0, 0]
        self._summed = False  # whether the points of the round that is over are out
        # The line of a card that is being put together.
        self._head = ""
        self._sentences: list[str] = []
        self._kind = CARD
        self._changed = False
        self._seconds = 0
        self._scored: list[dict] = []  # by J1, J2, R: shown together

    def step(self, events: list[int], state: bytearray) -> None:
        """The events of one answer; `state` is the state after it."""
        now = bytes(state[: layout.PUBLIC])
        self._batch = [described(event) for event in events]
        if not self._before and not any(event["name"] == "round" for event in self._batch):
            because = BECAUSE[why_aggressor(now)]
            self._on_round({"round": 1, "aggressor": SEATS[now[layout.AGGRESSOR]], "because": because}, now)
        # Behind the last card of a round the state is the next round's already.
        same = not self._before or now[layout.ROUND] == self._before[layout.ROUND]
        for event in self._batch:
            self._on_event(event, now if same else self._before, now)
        self._close()
        self._before = now

    def _on_event(self, event: dict, view: bytes, now: bytes) -> None:
        name = event["name"]
        if name in _JUDGED and not self._summed:
            self._close()
            self._between(f"Points of the round: {self._both(self._points)}.")
            self._summed = True
        if name in _SPECIAL:
            _SPECIAL[name](self, event, now)
            return
        if name in ("points", "lost_points"):
            if event.get("for") == "aggressiveness":
                return  # the round's first line says it
            sign = 1 if name == "points" else -1
            self._points[SEATS.index(event["seat"])] += sign * event["points"]
            self._changed = True
        sentence = sentence_for(event, self._names, view, self._batch, self._seconds)
        if not sentence:
            return
        highlight = name in _HIGHLIGHTED or "STOPPED" in sentence
        if not self._head:
            self._between(sentence, kind=HIGHLIGHT if highlight else BETWEEN)
            return
        self._sentences.append(sentence)
        if highlight:
            self._kind = HIGHLIGHT

    def _on_styles(self, event: dict, now: bytes) -> None:
        for letter, he in zip("AB", self._names.short, strict=True):
            if event[letter]:
                self._out(Line(f"{he} chooses to be a {event[letter]} in this fight.", BETWEEN))

    def _on_strategies(self, event: dict, now: bytes) -> None:
        self._between(f"Strategies: {self._both(strategy(event[letter]) for letter in 'AB')}.")

    def _on_round(self, event: dict, now: bytes) -> None:
        self._close()
        self._summed = False
        seat = SEATS.index(event["aggressor"])
        own_agg, other_agg = now[layout.card_of(seat) + AGG], now[layout.card_of(1 - seat) + AGG]
        self._points = [0, 0]
        why = AGGRESSOR[event["because"]]
        if own_agg > other_agg:
            self._points[seat] = 1
            why = f", AGG {own_agg} > {other_agg}: 1 point"
        elif event["because"] == "boxer_rating":
            why = why.format(now[layout.card_of(seat) + RATING], now[layout.card_of(1 - seat) + RATING])
        self._out(Line("", BETWEEN))
        self._out(Line(f"ROUND {event['round']}: {self._names.short[seat]} is the aggressor{why}", ROUND))

    def _on_card(self, event: dict, now: bytes) -> None:
        self._close()
        self._seconds = KO_TIME[min(event["used"], len(KO_TIME)) - 1]
        self._head = f"{event['used']:3} {clock(self._seconds):>5} "
        if self._before and self._before[layout.KILLER] and event["reading"] == "action":
            self._sentences.append(f"KI {self._before[layout.KILLER]}:")

    def _on_round_over(self, event: dict, now: bytes) -> None:
        self._close()
        left = self._killer_left()
        lost = f", and of Killer Instinct: {plural(left, 'card')} left" if left else ""
        self._out(Line(f"END OF ROUND {event['round']}{lost}", ROUND))

    def _killer_left(self) -> int:
        """Cards of Killer Instinct that the bell cuts off."""
        left = self._before[layout.KILLER] if self._before else 0
        for event in self._batch:
            if event["name"] == "card" and event["reading"] == "action" and left:
                left -= 1
            elif event["name"] == "killer_instinct":
                left = event["cards"]
        return left

    def _on_scored(self, event: dict, now: bytes) -> None:
        self._scored.append(event)
        if len(self._scored) < 3:
            return
        a, b = self._names.short
        round_ = ", ".join(f"{one['scorer']} {one['A']}-{one['B']}" for one in self._scored)
        totals = now[layout.TOTALS : layout.TOTALS + 6]
        whole = ", ".join(f"{one['scorer']} {totals[2 * i]}-{totals[2 * i + 1]}" for i, one in enumerate(self._scored))
        self._between(f"Scored {a}-{b}: {round_}.", f"So far: {whole}.")
        self._scored = []

    def _on_endurance(self, event: dict, now: bytes) -> None:
        if event["seat"] == "A":
            left = [one["left"] for one in self._batch if one["name"] == "endurance"]
            self._between(f"END left: {self._both(left)}.")

    def _both(self, of) -> str:
        return ", ".join(f"{he} {what}" for he, what in zip(self._names.short, of, strict=True))

    def _between(self, *sentences: str, kind: str = BETWEEN) -> None:
        for line in _wrapped(sentences, self._width - _INDENT, 2):
            self._out(Line(" " * _INDENT + line, kind))

    def _close(self) -> None:
        """Let the card's line go, with the round's points if they changed."""
        if self._head:
            room = self._width - _CARD_INDENT
            lines = _wrapped(self._sentences, room)
            if self._changed and len(lines[-1]) > room - _SCORE:
                lines = _wrapped(self._sentences, room - _SCORE)
            lines = [head + line for head, line in zip([self._head, *[" " * _CARD_INDENT] * 9], lines, strict=False)]
            if self._changed:
                score = "-".join(map(str, self._points))
                lines[-1] = lines[-1].ljust(self._width - _SCORE) + score.rjust(_SCORE)
            for line in lines:
                self._out(Line(line, self._kind))
        self._head = ""
        self._sentences = []
        self._kind = CARD
        self._changed = False


_SPECIAL = {
    "styles": PlayByPlay._on_styles,
    "strategies": PlayByPlay._on_strategies,
    "round": PlayByPlay._on_round,
    "card": PlayByPlay._on_card,
    "round_over": PlayByPlay._on_round_over,
    "scored": PlayByPlay._on_scored,
    "endurance": PlayByPlay._on_endurance,
}


def _wrapped(sentences: Sequence[str], width: int, hang: int = 0) -> list[str]:
    """Lines of whole sentences, as far as they fit."""
    lines = [""]
    for sentence in sentences:
        together = f"{lines[-1]} {sentence}".strip()
        if len(together) <= width:
            lines[-1] = together
        else:
            lines += textwrap.wrap(sentence, width, subsequent_indent=" " * hang)
    return lines if lines[0] else lines[1:]
