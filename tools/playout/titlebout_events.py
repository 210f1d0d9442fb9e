"""Title Bout's events in words, each with the numbers that were compared."""

from ringside.engine.codec import name_of, other_of, seat_of, value_of
from ringside.games.titlebout.rules import events
from ringside.games.titlebout.tables import charts
from ringside.games.titlebout.tables.boxer import PUNCHES
from ringside.games.titlebout.tables.deck import PLACES
from tools.playout.sources import SEATS

READINGS = ("control", "action", "result", "kd", "kdr", "kor", "count", "cut", "foul", "injury")
_FOR = ("punch", "four", "five", "count", "cut", "aggressiveness", "moving")
_THROUGH = ("foul", "fatigue", "clinching")
BECAUSE = ("agg", "won_last_round", "boxer_rating", "cards", "as_before")
_SCORERS = ("J1", "J2", "R")
_STYLES = {0: "boxer", 1: "slugger"}
_LETTERS = "HLE"
_WON = ("A", "B", "even")
SYSTEMS = ("one", "five", "ten", "rounds")


def _compared(first, second):
    """An event of a seat that holds the two numbers compared."""
    return lambda seat, value, other: {"seat": seat, first: value, second: other}


def _chart(number):
    """A look-up in the Knockdown and Knockout Chart."""
    return lambda seat, value, other: {"seat": seat, number: value, "row": other >> 3, "cell": "K45"[_cell(other)]}


def _cell(other):
    return {0: 0, 4: 1, 5: 2}[other & 7]


def _named(**words):
    """An event of a seat with an RN and words for what it means."""
    return lambda seat, value, other: {"seat": seat, "rn": value} | {key: texts[other] for key, texts in words.items()}


def _of_seat(seat, value, other):
    return {"seat": seat}


# Name in the rules: name here, fields of (seat, value, other).
_EVENTS = {
    events.CARD: ("card", lambda seat, value, other: {"reading": READINGS[value], "used": other}),
    events.STYLES: ("styles", lambda seat, value, other: {"A": _STYLES.get(value), "B": _STYLES.get(other)}),
    events.STRATEGIES: (
        "strategies",
        lambda seat, value, other: {"A": charts.STRATEGIES[value], "B": charts.STRATEGIES[other]},
    ),
    events.ROUND: ("round", lambda seat, value, other: {"round": value, "aggressor": seat, "because": BECAUSE[other]}),
    events.DREW: ("drew", lambda seat, value, other: {"A": value, "B": other}),
    events.AGGRESSIVE: ("aggressive", _of_seat),
    events.CANNOT_OCCUR: (
        "cannot_occur",
        lambda seat, value, other: {"seat": seat, "strategy": charts.STRATEGIES[value]},
    ),
    events.COVER_UP: ("cover_up", _of_seat),
    events.ROUND_OVER: ("round_over", lambda seat, value, other: {"round": value}),
    events.RESHUFFLE: ("reshuffle", lambda seat, value, other: {}),
    events.CONTROL: ("in_control", _compared("card_cf", "cf")),
    events.LOST_CONTROL: ("out_of_control", _compared("card_cf", "cf")),
    events.LANDED: ("landed", _compared("rn", "up_to")),
    events.MISSED: ("missed", _compared("rn", "up_to")),
    events.CLINCH: ("clinch", _compared("rn", "up_to")),
    events.MOVEMENT: ("movement", _compared("rn", "up_to")),
    events.FOUL_CHANCE: ("foul_chance", lambda seat, value, other: {"seat": seat, "rn": value}),
    events.INJURY_CHANCE: ("injury_chance", lambda seat, value, other: {"seat": seat, "rn": value}),
    events.NO_FOUL: ("no_foul", lambda seat, value, other: {"seat": seat, "rn": value}),
    events.NO_INJURY: ("no_injury", lambda seat, value, other: {"seat": seat, "rn": value}),
    events.PUNCH: (
        "punch",
        lambda seat, value, other: {
            "seat": seat,
            "result": value,
            "hand": "right" if other & 1 else "left",
            "punch": PUNCHES[other >> 1],
        },
    ),
    events.POINTS: ("points", lambda seat, value, other: {"seat": seat, "points": value, "for": _FOR[other]}),
    events.LOST_POINTS: (
        "lost_points",
        lambda seat, value, other: {"seat": seat, "points": value, "through": _THROUGH[other]},
    ),
    events.KD_CHANCE: ("knockdown_chance", _compared("kd", "hp")),
    events.NO_KD: ("no_knockdown", _compared("kd", "hp")),
    events.KDR: ("knockdown_chart", _chart("kdr")),
    events.DOWN: ("knockdown", lambda seat, value, other: {"seat": seat, "times": value}),
    events.KOR: ("knockout_chart", _chart("kor")),
    events.KNOCKOUT: ("knockout", _compared("cards", "seconds")),
    events.COUNT: ("count", _compared("rn", "count")),
    events.KILLER_INSTINCT: ("killer_instinct", _compared("ki", "cards")),
    events.RECOVERY: ("recovery", _named(effect=charts.EFFECTS)),
    events.CUT_CHANCE: ("cut_chance", _compared("cut_number", "co")),
    events.NO_CUT_CHANCE: ("no_cut_chance", _compared("cut_number", "co")),
    events.NO_CUT: ("no_cut", _compared("rn", "ch")),
    events.CUT: ("cut", _named(where=charts.CUTS, letter=charts.CUT_LETTERS)),
    events.CUT_STOP: ("cut_stoppage", _compared("rn", "up_to")),
    events.WARNING: ("warning", _named(kind=charts.FOUL_KINDS)),
    events.FOUL: ("foul", _named(kind=charts.FOUL_KINDS)),
    events.DISQUALIFIED: ("disqualified", _named(kind=charts.FOUL_KINDS)),
    events.INJURY: ("injury", _named(injury=charts.INJURIES)),
    events.CONDITION: (
        "condition",
        lambda seat, value, other: {"seat": seat, "rn": value, "rounds": other >> 7, "up_to": other & 0x7F},
    ),
    events.SHAKEN: ("shaken", _of_seat),
    events.ENDURANCE: ("endurance", lambda seat, value, other: {"seat": seat, "left": other}),
    events.TIRED: ("endurance_used_up", _of_seat),
    events.INSIDE_EFFECT: ("fighting_inside_effect", _compared("endurance", "won_by")),
    events.RING: ("ring", lambda seat, value, other: {"seat": seat, "place": PLACES[value]}),
    events.FREED: ("freed", _of_seat),
    events.CHECK: (
        "check",
        lambda seat, value, other: (
            {"high": seat, "margin": value}
            | {scorer: _LETTERS[other >> 2 * i & 3] for i, scorer in enumerate(_SCORERS)}
        ),
    ),
    events.KNOCKDOWN_WINS: ("knockdown_wins", lambda seat, value, other: {"seat": seat, "margin": value}),
    events.HOME_WINS: ("home_wins", lambda seat, value, other: {"seat": seat, "margin": value}),
    events.SYSTEM: ("by_system", lambda seat, value, other: {"system": SYSTEMS[value]}),
    events.ONE_POINT: (
        "one_point",
        lambda seat, value, other: {scorer: _WON[other >> 2 * i & 3] for i, scorer in enumerate(_SCORERS)},
    ),
    events.BOUT: ("bout", lambda seat, value, other: {"winner": seat}),
}


def event(event):
    """What happened, with the fields that it has."""
    name = name_of(event)
    value = value_of(event)
    other = other_of(event)
    if name == events.SCORED:  # its seat is a scorer's
        return {"name": "scored", "scorer": _SCORERS[seat_of(event)], "A": value, "B": other}
    if name not in _EVENTS:
        raise ValueError(f"Title Bout has no event {name}")
    word, fields = _EVENTS[name]
    seat = seat_of(event)
    return {"name": word} | fields(SEATS[seat] if seat < 2 else None, value, other)
