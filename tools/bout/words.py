"""A sentence for each thing that happens, with the numbers that were compared.

It puts the fields of tools.playout.titlebout_events into words. A field's name in
braces is replaced by its value, `he` by the boxer concerned, `other` by his opponent.
"""

from ringside.games.titlebout.rules import layout
from ringside.games.titlebout.tables import boxer
from tools.bout.matchup import SYSTEMS
from tools.bout.names import Names, whose
from tools.playout.sources import SEATS

_SENTENCES = {
    "drew": "Equal AGG and Boxer Rating, a card for each: RN {A} and RN {B}.",
    "cannot_occur": "{strategy} cannot occur against {others} strategy: none for {he}.",
    "cover_up": "{he} covers up for the rest of the round.",
    "reshuffle": "The round's cards are used up: they are reshuffled until this step is over.",
    "in_control": "CF {card_cf} <= {cf}: {he} in control.",
    "out_of_control": "CF {card_cf} > {cf}: {he} out of control, {other} acts.",
    "landed": "RN {rn} <= {up_to}: {he} lands a punch.",
    "missed": "RN {rn}, {low}-{up_to}: {he} misses.",
    "clinch": "RN {rn}, {low}-{up_to}: {he} clinches.",
    "movement": "RN {rn}, {low}-{up_to}: {he} moves around the ring.",
    "foul_chance": "RN {rn}: a chance of a foul by {he}.",
    "injury_chance": "RN {rn}: a chance of an injury to {he}.",
    "no_foul": "RN {rn}, foul rating {foul_rating}: no foul, a missed punch.",
    "no_injury": "RN {rn}: no injury, a missed punch.",
    "punch": "{code}: {he} lands a {hand} {punch}{worth}.",
    "knockdown_chance": "KD {kd} <= HP {hp}: see the chart.",
    "no_knockdown": "KD {kd} > HP {hp}: no knockdown.",
    "knockdown_chart": 'KDR {kdr} in row {row}: "{cell}".',
    "knockdown": "{HE} IS DOWN{times_over}!",
    "knockout_chart": 'KOR {kor} in row {row}: "{cell}"{gets_up}.',
    "knockout": "{HE} IS COUNTED OUT at {clock}!",
    "count": "RN {rn}: {he} is up at {count}.",
    "killer_instinct": "Killer Instinct: KI {ki}, {cards_of_it} on RN alone.",
    "recovery": "Knockdown Recovery Chart, RN {rn}: {carried}.",
    "cut_chance": "Cut {cut_number} <= CO {co}: see the Primary Cut Chart.",
    "no_cut_chance": "Cut {cut_number} > CO {co}: no cut.",
    "no_cut": "RN {rn}, CH {ch}: no cut.",
    "cut": "RN {rn}, CH {ch}: {letter}, {HE} IS CUT: {where}.",
    "cut_stoppage": "TKO Chart for Cuts, RN {rn} {sign} {up_to}: {goes_on}.",
    "warning": "RN {rn}, foul rating {foul_rating}: {he} is warned, {kind}.",
    "foul": "RN {rn}, foul rating {foul_rating}: a FOUL by {he}, {kind}.",
    "disqualified": "{HE} IS DISQUALIFIED at {clock}!",
    "injury": "RN {rn}: {HE} IS INJURED: {injury}.",
    "condition": "Condition and TKO Chart, {others} points in {in_rounds}, RN {rn} {sign} {up_to}: {goes_on}.",
    "shaken": "{he} will be shaken in the next round.",
    "endurance_used_up": "{HE} HAS USED UP HIS ENDURANCE: one less HP and PL a round.",
    "fighting_inside_effect": "Fighting Inside Effect Chart: {he} loses {endurance} END.",
    "freed": "{he} moves off the ropes, to ring center.",
    "check": "Margin {margin}: Check, high scorer {he}: J1 {J1}, J2 {J2}, R {R}.",
    "knockdown_wins": "Margin {margin}: {he} scored the knockdown and wins the round.",
    "home_wins": "Margin {margin}: {he} is at home and wins the round.",
    "by_system": "By the {system}:",
    "one_point": "Kept for a draw, on the One-Point System: J1 {J1}, J2 {J2}, R {R}.",
}

# An ACTION range begins after the last number of the range above it.
_ABOVE = {
    "missed": lambda view, at: view[at + layout.PL],
    "clinch": lambda view, at: view[at + layout.BOXER + boxer.MISSED],
    "movement": lambda view, at: view[at + layout.BOXER + boxer.CLINCHING],
}

# Why he is the aggressor where it is not by AGG.
AGGRESSOR = {
    "agg": "",
    "won_last_round": ": he won the last round that was no draw",
    "boxer_rating": ", Boxer Rating {} > {}",
    "cards": ", by the higher card",
    "as_before": " as before: nobody has won a round",
}

_ONE_POINT = {"A": "1-0", "B": "0-1", "even": "0-0"}

_WHY_POINTS = {
    "aggressiveness": " for the higher AGG",
    "moving": ": more movement than clinches",
    "foul": ": the foul",
    "fatigue": ": fatigued",
    "clinching": ": more clinches than movement",
}


def clock(seconds: int) -> str:
    """Minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def plural(n: int, thing: str) -> str:
    """1 point, 2 points."""
    return f"{n} {thing}" + ("" if n == 1 else "s")


def strategy(word: str) -> str:
    """A strategy as a person says it."""
    return word.replace("_", " ")


def code(punch: dict, batch: list[dict]) -> str:
    """RESULT as on the card: L-22, R-(Cut-3)-19, L-(KD)-44; `batch`: the events of the card."""
    cut = next((event["cut_number"] for event in batch if "cut_number" in event), None)
    between = f"(Cut-{cut})-" if cut else "" if worth(batch) else "(KD)-"  # a knockdown chance is looked up first
    return f"{punch['hand'][0].upper()}-{between}{punch['result']}"


def worth(batch: list[dict]) -> int:
    """The points of the punch that landed with this card; 0 if what it brings is not known yet."""
    return next((event["points"] for event in batch if event["name"] == "points" and event["for"] == "punch"), 0)


def sentence_for(event: dict, names: Names, view: bytes, batch: list[dict], seconds: int) -> str:
    """The sentence; "" for what a text says in another place.

    view: one of this round. batch: all that happened with the card. seconds: into the round.
    """
    if event["name"] in ("points", "lost_points"):
        in_punch_line = event.get("for") == "punch" and any(other["name"] == "punch" for other in batch)
        return "" if in_punch_line else _points(event, names)
    if event["name"] == "ring":
        return _ring(event, names, view)
    template = _SENTENCES.get(event["name"])
    if template is None:
        return ""
    fields = _fields(event, names, view) | {"clock": clock(seconds)}
    if event["name"] == "punch":
        points = worth(batch)
        fields |= {"code": code(event, batch), "worth": f" for {points}" if points else ""}
    return template.format_map(fields)


def _points(event: dict, names: Names) -> str:
    he = names.short[SEATS.index(event["seat"])]
    if event["name"] == "points":
        return f"{plural(event['points'], 'point')} for {he}{_WHY_POINTS.get(event['for'], '')}."
    return f"{plural(event['points'], 'point')} off {he}{_WHY_POINTS[event['through']]}."


def _ring(event: dict, names: Names, view: bytes) -> str:
    if event["place"] == "center":
        return "Ring position: ring center."
    seat = SEATS.index(event["seat"])
    cf = view[layout.fighter(seat) + layout.CF] + view[layout.card_of(1 - seat) + boxer.ROPES]
    place = event["place"].replace("_", " ")
    return f"Ring position {place}: {names.short[1 - seat]} is trapped, {whose(names.short[seat])} CF is {cf}."


def _fields(event: dict, names: Names, view: bytes) -> dict:
    seat = SEATS.index(event.get("seat") or event.get("high") or "A")
    at = layout.fighter(seat)
    he, other = names.short[seat], names.short[1 - seat]
    fields = event | {
        "he": he,
        "HE": he.upper(),
        "other": other,
        "others": whose(other),
        "foul_rating": boxer.FOUL_RATINGS[view[at + layout.BOXER + boxer.FOULS]],
        "ch": view[at + layout.BOXER + boxer.CH],
    }
    if event["name"] in _ABOVE:
        fields["low"] = _ABOVE[event["name"]](view, at) + 1
    if "up_to" in event:
        stopped = event["rn"] <= event["up_to"]
        fields["sign"] = "<=" if stopped else ">"
        fields["goes_on"] = f"{he.upper()} IS STOPPED" if stopped else f"{he} may go on"
    if "times" in event:
        fields["times_over"] = "" if event["times"] == 1 else f", {event['times']} times in this round"
    if "strategy" in event:
        fields["strategy"] = strategy(event["strategy"]).capitalize()
    if "effect" in event:
        none = event["effect"] == "none"
        fields["carried"] = f"nothing carries over for {he}" if none else f"{he} is {event['effect']} next round"
    if "cell" in event:
        fields["gets_up"] = "" if event["cell"] == "K" else ", he gets up"
    if "system" in event:
        fields["system"] = SYSTEMS[event["system"]]
    if event["name"] == "one_point":
        fields |= {scorer: _ONE_POINT[event[scorer]] for scorer in ("J1", "J2", "R")}
    if "cards" in event:
        fields["cards_of_it"] = plural(event["cards"], "card")
    if "rounds" in event:
        fields["in_rounds"] = plural(event["rounds"], "round")
    return fields
