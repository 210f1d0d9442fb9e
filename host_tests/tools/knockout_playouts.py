"""Lines of answers for tools.playout with Knock Out, and what it prints for them."""

from host_tests.tools.playouts import records, run

FIRST_IS_A = ["--seed", "1"]  # A begins a game of three
# The rulebook's example: Zorres, the Challenger, against Blackndecker.
BETS = """
A=large>B.large
A=1,4,4,5 B=1,2,2,5
A=red.6000
B=blue.10000.ko
C=follow.red.6000
A=blue.4000
B=red.8000.x2
C=pass
A=follow.blue.4000
B=follow.red.8000
C=blue.6000
"""
BOUT = BETS + "A=4 B=2\nA=5 B=1\n"
KNOCKED_OUT = BOUT + "A=4 B=5\n"
TIED = BOUT + "A=4 B=2\n"
# Two bouts more, so that it is A's turn again: his large boxer has become an Amateur.
THIRD = """
B=small>C.small
B=1,2,3,4 C=1,2,3,4
B=red.4000
C=blue.4000
A=pass
B=pass
C=pass
A=pass
B=pass
C=pass
A=pass
B=4 C=3
B=3 C=2
B=2 C=1
C=large>B.large
C=1,2,3,4 B=1,3,4,5
C=red.4000
B=blue.4000
A=red.6000.x2
C=pass
A=pass
B=pass
C=pass
A=pass
B=pass
C=1 B=3
C=2 B=4
C=3 B=1
"""


def played(typed, *arguments):
    """What a game of three prints in which A begins."""
    return records(run("knockout", *FIRST_IS_A, *arguments, typed=typed))


def last(name, lines):
    return [line[name] for line in lines if name in line][-1]
