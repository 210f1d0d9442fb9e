"""TEKKEN's house tables: whether the fighters are even, how long a round is, and whether a guess is worth making.

All fighters meet on all stages, both played by the best level of the computer player; seats change.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from itertools import combinations

from rich.table import Table

from ringside.engine import codec, rng
from ringside.engine.seats import Seats
from ringside.games.tekken import player, rules
from ringside.games.tekken.player import EASY
from ringside.games.tekken.rules import events, layout
from ringside.games.tekken.tables import cards
from ringside.games.tekken.tables.names import FIGHTERS, STAGES
from tools.arena.standing import wilson
from tools.calibrate.tallies import Mean, mean
from tools.parallel import run_parallel

PAIRS = tuple(combinations(range(len(FIGHTERS)), 2))
LEVEL = "best"
PIECE = 8  # matches handed to a core at a time
FAIREST, MOST = 0.43, 0.57  # of rounds
STRINGS = (6, 12)
LEAST_USE = 0.01  # of rounds
THIRD = 1 / 3

SYMBOLS = ("Move", "Strike 1", "Strike 2", "Strike 3", "Push 1", "Push 2", "Sweep", "Stun")
SPECIALS = {layout.HEAL: "heal", layout.POWER_UP: "power-up", layout.GLASS: "glass", layout.SLIPPERY: "slippery floor"}
_STRIKE_OF = 7  # the printed part of a Strike's split

# How the Defender guesses, besides as the level does.
COUNTING, BLIND = "counting", "random"


class Tally:
    """What was counted in some matches. wins: of rounds, by pair, for its first fighter."""

    def __init__(self):
        self.wins = {pair: [0, 0] for pair in PAIRS}  # won, played
        self.strings = Mean()
        self.uses: Counter[str] = Counter()  # rounds in which it was used
        self.guesses = {COUNTING: [0, 0], BLIND: [0, 0]}  # right, made

    @property
    def rounds(self) -> int:
        return sum(played for _, played in self.wins.values())

    def add(self, other: "Tally") -> None:
        """Put another one to this one."""
        for pair in PAIRS:
            self.wins[pair] = [a + b for a, b in zip(self.wins[pair], other.wins[pair], strict=True)]
        self.strings += other.strings
        self.uses += other.uses
        for how in self.guesses:
            self.guesses[how] = [a + b for a, b in zip(self.guesses[how], other.guesses[how], strict=True)]


def play_some(first: int, n: int) -> Tally:
    """The matches numbered from first on: pair, stage and seats change from match to match."""
    tally = Tally()
    for number in range(first, first + n):
        pair = PAIRS[number % len(PAIRS)]
        turned = number // len(PAIRS) % 2
        stage = number // len(PAIRS) // 2 % len(STAGES)
        # In every fourth match the Defender guesses at random: what a guess is worth is the difference.
        how = BLIND if number // len(PAIRS) % 4 == 3 else COUNTING
        _play(tally, pair, turned, stage, how, number)
    return tally


def _play(tally: Tally, pair: tuple[int, int], turned: int, stage: int, how: str, number: int) -> None:
    fighters = pair[::-1] if turned else pair
    setup = bytes((*fighters, stage, 2, 0, 4, 4))
    state = rules.new(setup, number.to_bytes(rng.SEED, "little"))
    generator = bytearray(rng.SIZE)
    rng.seed(generator, 0, number.to_bytes(rng.SEED, "big"))
    seats = Seats(rules.holders(setup))
    used: set[str] = set()
    while ask := rules.ask(state):
        string, offensive = state[layout.STRING], state[layout.OFFENSIVE]
        answers = bytearray(5)
        for seat in range(2):
            if codec.seats_of(ask) >> seat & 1:
                blind = how == BLIND and seat != offensive
                answers[seat] = player.choose(
                    rules.view(state, seat),
                    seat,
                    codec.about_of(ask),
                    rules.legal(state, seat),
                    generator,
                    EASY if blind else seats.level(seat),
                )
        for event in rules.apply(state, answers):
            name = codec.name_of(event)
            used |= _uses(name, event)
            if name == events.REVEAL and (guess := codec.other_of(event) >> 4 & 3) < 3:
                tally.guesses[how][0] += guess == codec.other_of(event) & layout.AREA
                tally.guesses[how][1] += 1
            if name == events.ROUND:
                if how == COUNTING:
                    tally.wins[pair][0] += fighters[codec.seat_of(event)] == pair[0]
                    tally.wins[pair][1] += 1
                    tally.strings += mean([string])
                    tally.uses.update(used)
                used = set()


def _uses(name: int, event: int) -> set[str]:
    """What an event shows the use of."""
    if name == events.STEP:
        by = codec.other_of(event)
        return {"Move"} if by == events.BY_MOVE else {"a Push that moves"} if by == events.BY_PUSH else set()
    if name == events.STRIKE:
        return {SYMBOLS[codec.other_of(event) & _STRIKE_OF]}
    if name == events.WALL:
        blasting = codec.value_of(event) == cards.BLASTING_WALL
        return {"Blasting Wall" if blasting else "Regular Wall"}
    if name == events.SPECIAL:
        return {SPECIALS[codec.value_of(event)]}
    if name == events.EVENT:
        return {f"event {codec.value_of(event) + 1}"}
    simple = {events.SWEEP: "Sweep", events.STUN: "Stun", events.COMBO: "Combo", events.CONNECTED: "Extension"}
    simple.update(
        {events.RAGE: "Rage", events.HEAT: "Heat", events.DASH: "Dash", events.STANCE_CHANGE: "Stance Change"}
    )
    return {simple[name]} if name in simple else set()


WATCHED = (
    *("Move", "Strike 1", "Strike 2", "Strike 3", "a Push that moves", "Sweep", "Stun", "Combo", "Extension"),
    *("Rage", "Heat", "Dash", "Stance Change", "Regular Wall", "Blasting Wall", *SPECIALS.values()),
    *(f"event {kind + 1}" for kind in range(len(cards.AMOUNTS))),
)


def simulate(
    matches: int,
    first: int = 0,
    jobs: int | None = None,
    shown: AbstractContextManager | None = None,
    done: Callable[[int], object] = lambda n: None,
) -> Tally:
    """So many matches over all cores; `done` is called after every piece, while `shown` is entered."""
    tally = Tally()
    pieces = [(first + at, min(PIECE, matches - at)) for at in range(0, matches, PIECE)]
    with run_parallel(play_some, pieces, jobs) as played, shown or nullcontext():
        for (_, n), found in played:
            tally.add(found)
            done(n)
    return tally


def outside(tally: Tally) -> list[str]:
    """What is out of its band, in words."""
    found = []
    for (one, other), (won, played) in tally.wins.items():
        if not FAIREST <= won / max(played, 1) <= MOST:
            found.append(f"{FIGHTERS[one]} wins {won / max(played, 1):.1%} of rounds against {FIGHTERS[other]}")
    if not STRINGS[0] <= tally.strings.value <= STRINGS[1]:
        found.append(f"a round takes {tally.strings.value:.1f} Strings")
    for use in WATCHED:
        if tally.uses[use] < LEAST_USE * tally.rounds:
            found.append(f"{use} is in {tally.uses[use] / max(tally.rounds, 1):.1%} of rounds")
    blind, counting = wilson(*tally.guesses[BLIND]), wilson(*tally.guesses[COUNTING])
    if not blind[0] <= THIRD <= blind[1]:
        found.append(f"a random guess is right in {blind[0]:.1%} to {blind[1]:.1%}")
    if counting[0] <= blind[1]:
        found.append("counting does not guess better than chance")
    return found


def tables(tally: Tally) -> list[Table]:
    """The figures, each with its 95 % interval or its error."""
    pairs = Table(title=f"Rounds won, of {tally.rounds} (at most {MOST:.0%})", title_justify="left")
    for head in ("fighter", "against", "wins", "95 %"):
        pairs.add_column(head, justify="left" if head in ("fighter", "against") else "right")
    for (one, other), (won, played) in tally.wins.items():
        low, high = wilson(won, played)
        pairs.add_row(FIGHTERS[one], FIGHTERS[other], f"{won / max(played, 1):.1%}", f"{low:.1%} to {high:.1%}")
    rest = Table(title="A round", title_justify="left")
    for head in ("figure", "value", "error or 95 %"):
        rest.add_column(head, justify="left" if head == "figure" else "right")
    rest.add_row("Strings (6 to 12)", f"{tally.strings.value:.2f}", f"{tally.strings.error:.2f}")
    for how, (right, made) in tally.guesses.items():
        low, high = wilson(right, made)
        rest.add_row(f"right guesses, {how}", f"{right / max(made, 1):.1%}", f"{low:.1%} to {high:.1%}")
    for use in WATCHED:
        low, high = wilson(tally.uses[use], tally.rounds)
        rest.add_row(f"rounds with {use}", f"{tally.uses[use] / max(tally.rounds, 1):.1%}", f"{low:.1%} to {high:.1%}")
    return [pairs, rest]
