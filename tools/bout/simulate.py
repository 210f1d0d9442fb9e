"""A bout from the first bell to the last, without players."""

from collections.abc import Callable

from ringside.games.titlebout import rules as titlebout
from tools.bout.managers import Managers

SEEDS = 1 << 48

Step = Callable[[list[int], bytearray], None]


def play(setup: bytes, seed: int, step: Step | None = None) -> bytearray:
    """The state at the end of the bout; `step` gets the events of each answer and the state after them."""
    seed_bytes = seed.to_bytes(6, "little")
    state = titlebout.new(setup, seed_bytes)
    managers = Managers(seed_bytes)
    while titlebout.ask(state):
        events = titlebout.apply(state, managers.answers(state))
        if step:
            step(events, state)
    return state
