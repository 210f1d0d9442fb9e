"""Title Bout's events in words, each with the numbers that were compared."""

from ringside.engine.packed import name_of, other_of, seat_of, value_of
from ringside.games.titlebout import told
from ringside.tables import titlebout as charts
from ringside.tables.titlebout_boxer import PUNCHES
from ringside.tables.titlebout_deck import PLACES
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
    told.CARD: ("card", lambda seat, value, other: {"reading": READINGS[value], "used": other}),
    told.STYLES: ("styles", lambda seat, value, other: {"A": _STYLES.get(value), "B": _STYLES.get(other)}),
    told.STRATEGIES: (
        "strategies",
        lambda seat, value, other: {"A": charts.STRATEGIES[value], "B": charts.STRATEGIES[other]},
    ),
    told.ROUND: ("round", lambda seat, value, other: {"round": value, "aggressor": seat, "because": BECAUSE[other]}),
    told.DREW: ("drew", lambda seat, value, other: {"A": value, "B": other}),
    told.AGGRESSIVE: ("aggressive", _of_seat),
    told.CANNOT_OCCUR: (
        "cannot_occur",
        lambda seat, value, other: {"seat": seat, "strategy": charts.STRATEGIES[value]},
    ),
    told.COVER_UP: ("cover_up", _of_seat),
    told.ROUND_OVER: ("round_over", lambda seat, value, other: {"round": value}),
    told.RESHUFFLE: ("reshuffle", lambda seat, value, other: {}),
    told.CONTROL: ("in_control", _compared("card_cf", "cf")),
    told.LOST_CONTROL: ("out_of_control", _compared("card_cf", "cf")),
    told.LANDED: ("landed", _compared("rn", "up_to")),
    told.MISSED: ("missed", _compared("rn", "up_to")),
    told.CLINCH: ("clinch", _compared("rn", "up_to")),
    told.MOVEMENT: ("movement", _compared("rn", "up_to")),
    told.FOUL_CHANCE: ("foul_chance", lambda seat, value, other: {"seat": seat, "rn": value}),
    told.INJURY_CHANCE: ("injury_chance", lambda seat, value, other: {"seat": seat, "rn": value}),
    told.NO_FOUL: ("no_foul", lambda seat, value, other: {"seat": seat, "rn": value}),
    told.NO_INJURY: ("no_injury", lambda seat, value, other: {"seat": seat, "rn": value}),
    told.PUNCH: (
        "punch",
        lambda seat, value, other: {
            "seat": seat,
            "result": value,
            "hand": "right" if other & 1 else "left",
            "punch": PUNCHES[other >> 1],
        },
    ),
    told.POINTS: ("points", lambda seat, value, other: {"seat": seat, "points": value, "for": _FOR[other]}),
    told.LOST_POINTS: (
        "lost_points",
        lambda seat, value, other: {"seat": seat, "points": value, "through": _THROUGH[other]},
    ),
    told.KD_CHANCE: ("knockdown_chance", _compared("kd", "hp")),
    told.NO_KD: ("no_knockdown", _compared("kd", "hp")),
    told.KDR: ("knockdown_chart", _chart("kdr")),
    told.DOWN: ("knockdown", lambda seat, value, other: {"seat": seat, "times": value}),
    told.KOR: ("knockout_chart", _chart("kor")),
    told.KNOCKOUT: ("knockout", _compared("cards", "seconds")),
    told.COUNT: ("count", _compared("rn", "count")),
    told.KILLER_INSTINCT: ("killer_instinct", _compared("ki", "cards")),
    told.RECOVERY: ("recovery", _named(effect=charts.EFFECTS)),
    told.CUT_CHANCE: ("cut_chance", _compared("cut_number", "co")),
    told.NO_CUT_CHANCE: ("no_cut_chance", _compared("cut_number", "co")),
    told.NO_CUT: ("no_cut", _compared("rn", "ch")),
    told.CUT: ("cut", _named(where=charts.CUTS, letter=charts.CUT_LETTERS)),
    told.CUT_STOP: ("cut_stoppage", _compared("rn", "up_to")),
    told.WARNING: ("warning", _named(kind=charts.FOUL_KINDS)),
    told.FOUL: ("foul", _named(kind=charts.FOUL_KINDS)),
    told.DISQUALIFIED: ("disqualified", _named(kind=charts.FOUL_KINDS)),
    told.INJURY: ("injury", _named(injury=charts.INJURIES)),
    told.CONDITION: (
        "condition",
        lambda seat, value, other: {"seat": seat, "rn": value, "rounds": other >> 7, "up_to": other & 0x7F},
    ),
    told.SHAKEN: ("shaken", _of_seat),
    told.ENDURANCE: ("endurance", lambda seat, value, other: {"seat": seat, "left": other}),
    told.TIRED: ("endurance_used_up", _of_seat),
    told.INSIDE_EFFECT: ("fighting_inside_effect", _compared("endurance", "won_by")),
    told.RING: ("ring", lambda seat, value, other: {"seat": seat, "place": PLACES[value]}),
    told.FREED: ("freed", _of_seat),
    told.CHECK: (
        "check",
        lambda seat, value, other: (
            {"high": seat, "margin": value}
            | {scorer: _LETTERS[other >> 2 * i & 3] for i, scorer in enumerate(_SCORERS)}
        ),
    ),
    told.KNOCKDOWN_WINS: ("knockdown_wins", lambda seat, value, other: {"seat": seat, "margin": value}),
    told.HOME_WINS: ("home_wins", lambda seat, value, other: {"seat": seat, "margin": value}),
    told.SYSTEM: ("by_system", lambda seat, value, other: {"system": SYSTEMS[value]}),
    told.ONE_POINT: (
        "one_point",
        lambda seat, value, other: {scorer: _WON[other >> 2 * i & 3] for i, scorer in enumerate(_SCORERS)},
    ),
    told.BOUT: ("bout", lambda seat, value, other: {"winner": seat}),
}


def event(event):
    """What happened, with the fields that it has."""
    name = name_of(event)
    value = value_of(event)
    other = other_of(event)
    if name == told.SCORED:  # its seat is a scorer's
        return {"name": "scored", "scorer": _SCORERS[seat_of(event)], "A": value, "B": other}
    if name not in _EVENTS:
        raise ValueError(f"Title Bout has no event {name}")
    word, fields = _EVENTS[name]
    seat = seat_of(event)
    return {"name": word} | fields(SEATS[seat] if seat < 2 else None, value, other)
