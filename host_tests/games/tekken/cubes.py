"""The stages by cube coordinates, written apart from the rules: hexes, distances, pushes by brute force.

A hex is (q, r, s) with q + r + s = 0. Rows 1, 3 and 5 lie half a space further to the right.
"""

from itertools import product

from ringside.games.tekken.tables.stages import PLACES, STARTS

COLUMNS, ROWS = 11, 7
EAST, NORTH_EAST, NORTH_WEST = (1, 0, -1), (1, -1, 0), (0, -1, 1)
WEST, SOUTH_WEST, SOUTH_EAST = (-1, 0, 1), (-1, 1, 0), (0, 1, -1)
DIRECTIONS = (EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST)
STAGES = len(STARTS) // 2


def cube(at):
    """A place's coordinates."""
    row, column = divmod(at, COLUMNS)
    q = column - (row - row % 2) // 2
    return q, row, -q - row


PLACE = {cube(at): at for at in range(COLUMNS * ROWS)}


def plus(hex_, direction):
    return tuple(a + b for a, b in zip(hex_, direction, strict=True))


class Stage:
    """A stage of the tables, by its number."""

    def __init__(self, number):
        first = COLUMNS * ROWS * number
        self.number = number
        self.kinds = {cube(at): PLACES[first + at] for at in range(COLUMNS * ROWS)}
        self.spaces = [hex_ for hex_, kind in self.kinds.items() if kind > 1]
        self.steps = self._all_steps()

    def _all_steps(self):
        """Steps of the shortest way between any two spaces, by Floyd and Warshall's method."""
        far = 10_000
        steps = {(a, b): 0 if a == b else far for a, b in product(self.spaces, repeat=2)}
        for a in self.spaces:
            for direction in DIRECTIONS:
                b = plus(a, direction)
                if self.kinds[b] > 1:
                    steps[a, b] = 1
        for middle in self.spaces:
            for a in self.spaces:
                way = steps[a, middle]
                if way < far:
                    for b in self.spaces:
                        if way + steps[middle, b] < steps[a, b]:
                            steps[a, b] = way + steps[middle, b]
        return steps

    def shortest_ways(self, start, goal):
        """Every shortest way of a Dash: its spaces until 1 Space lies between, the start left out."""
        if self.steps[start, goal] <= 2:
            return [()]
        ways = []
        for direction in DIRECTIONS:
            there = plus(start, direction)
            if self.kinds[there] > 1 and self.steps[there, goal] == self.steps[start, goal] - 1:
                ways += [(there, *rest) for rest in self.shortest_ways(there, goal)]
        return ways

    def pushed(self, pusher, pushed, spaces):
        """Where a push ends, and the wall that is hit or None."""
        away = tuple(b - a for a, b in zip(pusher, pushed, strict=True))
        for _ in range(spaces):
            there = plus(pushed, away)
            if self.kinds[there] <= 1:
                return pushed, there
            pushed = there
        return pushed, None
