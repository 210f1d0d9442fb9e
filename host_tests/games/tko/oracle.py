"""TKO written straight from the rulebook's sentences, one by one, with plain words.

It shares nothing with the firmware: not its tables, its numbers or its shape. A match is
one dict, a selection one call of `play`.
"""

ACTIONS = ("uppercut", "head_block", "body_blow", "body_block")
PUNCHES = ("uppercut", "body_blow")
BLOCK_OF = {"uppercut": "head_block", "body_blow": "body_block"}  # the corresponding block

# Starting Point Advantage, the rulebook's table; then Ginger Ail as found, and the house's two.
ADVANTAGE = {
    "Pablo Bruz": (2, 2, 0, 0),
    "Mello Mar": (1, 1, 1, 1),
    "Barry Punch": (0, 2, 2, 0),
    "Yor Lightsout": (2, 1, 1, 0),
    "Oran Crusher": (1, 1, 2, 0),
    "Ginger Ail": (2, 0, 2, 0),
}


def earns(mine, his):
    """Does a player who chose `mine` earn a point against `his`?"""
    # TIE: no points if both choose the same action or both choose a block.
    if mine == his:
        return False
    if mine not in PUNCHES and his not in PUNCHES:
        return False
    # Each UNBLOCKED PUNCH earns 1 point.
    if mine in PUNCHES and his != BLOCK_OF[mine]:
        return True
    # Each SUCCESSFUL BLOCK earns 1 point.
    return his in PUNCHES and mine == BLOCK_OF[his]


def start(starts, intermediate):
    """A match between two boxers with these starting points: {"A": (…), "B": (…)}."""
    match = {"starts": starts, "intermediate": intermediate, "cards": {"A": 0, "B": 0}, "belt": None}
    begin_round(match)
    return match


def begin_round(match):
    """Point Markers at the lowest numbers, the Power Arrow pointing at neither player."""
    match["points"] = {who: dict(zip(ACTIONS, match["starts"][who], strict=True)) for who in "AB"}
    match["arrow"] = None
    match["until one alone"] = False
    match["may allocate"] = None


def play(match, a, b):
    """Both reveal. In intermediate play a point may have to be allocated next."""
    chosen = {"A": a, "B": b}
    earners = [who for who, other in ("AB", "BA") if earns(chosen[who], chosen[other])]
    arrow_was = match["arrow"]
    if match["intermediate"]:
        if len(earners) != 1:
            match["arrow"] = None  # both or neither: back to neutral
        elif arrow_was is None:
            match["arrow"] = earners[0]  # he points it at himself
        elif arrow_was != earners[0]:
            match["arrow"] = None  # it was pointing at the opponent
    if match["until one alone"]:
        # They continue until only one player earns a point and wins the round.
        for who in earners:
            raise_marker(match, who, chosen[who])
        if len(earners) == 1:
            win_round(match, earners[0])
        return
    if match["intermediate"] and len(earners) == 1 and arrow_was == earners[0]:
        match["may allocate"] = earners[0]
        return
    for who in earners:
        raise_marker(match, who, chosen[who])
    look_at_fives(match)


def allocate(match, bar):
    """The freshly earned point goes to any Point Bar."""
    who = match["may allocate"]
    match["may allocate"] = None
    raise_marker(match, who, bar)
    look_at_fives(match)


def raise_marker(match, who, bar):
    """One point up; a Point Bar ends at 5."""
    match["points"][who][bar] = min(5, match["points"][who][bar] + 1)


def look_at_fives(match):
    """Once a player has ANY Point Marker at 5 he wins the round immediately."""
    there = [who for who in "AB" if 5 in match["points"][who].values()]
    if len(there) == 1:
        win_round(match, there[0])
    elif there:
        match["until one alone"] = True


def win_round(match, who):
    """A Round Winner Card; the belt instead where he already has one."""
    match["cards"][who] += 1
    if match["cards"][who] == 2:
        match["belt"] = who
    else:
        begin_round(match)
