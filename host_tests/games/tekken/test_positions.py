"""Key definitions: Possible positions. Close Range and Distance, on every stage, against brute force."""

import pytest

from host_tests.games.tekken import cubes
from host_tests.games.tekken.cubes import DIRECTIONS, PLACE, STAGES, cube, plus
from host_tests.games.tekken.table import Table
from ringside.engine.codec import NONE
from ringside.games.tekken.rules import layout, resolving, stage

ALL = [cubes.Stage(number) for number in range(STAGES)]
every_stage = pytest.mark.parametrize("known", ALL, ids=lambda known: str(known.number))


def state_on(known, one, other):
    """A state with A on one hex and B on the other."""
    state = bytearray(layout.SIZE)
    state[layout.STAGE] = known.number
    state[layout.AT], state[layout.AT + 1] = PLACE[one], PLACE[other]
    return state


def pairs(known):
    return [(one, other) for one in known.spaces for other in known.spaces if one != other]


@every_stage
def test_a_step_leads_to_each_of_the_six_adjacent_spaces(known):
    for hex_ in known.spaces:
        for number, direction in enumerate(DIRECTIONS):
            assert stage.step(PLACE[hex_], number) == PLACE[plus(hex_, direction)]


@every_stage
def test_close_range_is_on_adjacent_spaces(known):
    """A situation on the Stage when two Characters' Miniatures are placed on adjacent Spaces."""
    for one, other in pairs(known):
        adjacent = other in [plus(one, direction) for direction in DIRECTIONS]
        assert stage.is_close(state_on(known, one, other)) == adjacent
        there = [number for number, direction in enumerate(DIRECTIONS) if plus(one, direction) == other]
        assert [stage.direction_to(PLACE[one], PLACE[other])] == (there or [NONE])


@every_stage
def test_distance_is_the_number_of_spaces_between_in_the_shortest_way(known):
    for one, other in pairs(known):
        state = state_on(known, one, other)
        assert stage.distance(state) == known.steps[one, other] - 1
        assert stage.is_far(state) == (known.steps[one, other] - 1 > 1)


def test_the_books_two_examples_of_distance():
    """A straight line of hexes, and not a straight line: the Distance in both is 1 Space away."""
    table = Table(stage="Dockyard")
    assert table.stand((3, 4), (3, 6)).view()["distance"] == 1
    assert table.stand((3, 4), (1, 5)).view()["distance"] == 1
    assert table.stand((3, 4), (2, 6)).view()["distance"] == 1
    assert table.stand((3, 4), (3, 5)).view()["distance"] == 0


@every_stage
def test_a_dash_can_take_every_shortest_way_and_no_other(known):
    """By moving as many Spaces as needed in the shortest possible way, to 1 Space between the Miniatures."""

    def found(here, other):
        state = state_on(known, here, other)
        if not stage.is_far(state):
            return [()]
        hexes = [cube(stage.step(PLACE[here], direction)) for direction in stage.ways(state, 0)]
        return [(there, *rest) for there in hexes for rest in found(there, other)]

    for one, other in pairs(known):
        if known.steps[one, other] <= 5:
            assert sorted(found(one, other)) == sorted(known.shortest_ways(one, other))


@every_stage
def test_a_push_goes_in_a_straight_line_until_a_wall(known):
    """Away X Spaces in a straight line; 1 damage for Regular Walls, 2 damage for Blasting Walls."""
    for one in known.spaces:
        for direction in DIRECTIONS:
            other = plus(one, direction)
            if other not in known.spaces:
                continue
            for spaces in (1, 2):
                end, wall = known.pushed(one, other, spaces)
                damage = 0 if wall is None else 1 + known.kinds[wall]
                assert resolving.push_end(state_on(known, one, other), spaces) == (PLACE[end], damage)


@every_stage
def test_a_move_is_possible_to_every_adjacent_free_space(known):
    """Not onto Walls or the other Miniature."""
    for one, other in pairs(known):
        free = [plus(one, direction) in known.spaces and plus(one, direction) != other for direction in DIRECTIONS]
        assert list(stage.free_directions(state_on(known, one, other), 0)) == [i for i in range(6) if free[i]]


def test_stages_differ_in_shape():
    assert STAGES >= 4
    assert len({tuple(known.spaces) for known in ALL}) == STAGES
    for known in ALL:
        assert {0, 1, 2} < set(known.kinds.values())
        assert all(1 <= PLACE[hex_] // 11 <= 5 and 1 <= PLACE[hex_] % 11 <= 9 for hex_ in known.spaces)
    assert {kind for known in ALL for kind in known.kinds.values()} == {0, 1, 2, 3, 4, 5, 6}
