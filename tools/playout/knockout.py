"""Knock Out in words. All sums are in Schmelings; a boxer is called by his seat and size: A.large."""

from ringside.engine.codec import NONE, TIED, winner_of
from ringside.games.knockout.rules import bets, challenge, layout, training
from ringside.games.knockout.tables import BOXERS, COLOURS
from tools.playout.knockout_events import event as event
from tools.playout.knockout_words import BOARDS, CLASSES, SIZES, TITLES, bet, boxer, schmelings
from tools.playout.sources import SEATS
from tools.playout.words import either, key

ASKS = {layout.CHALLENGE: "challenge", layout.TRAINING: "training", layout.BET: "bet", layout.ROUND: "round"}

_PHASES = {**ASKS, layout.OVER: "over"}
_LEDGER = {
    "prizes": layout.PRIZES,
    "bets_won": layout.WON,
    "bets_lost": layout.LOST,
    "unused_cards": layout.UNUSED,
    "bonus_share": layout.SHARE,
}


def ANSWERS(about, answer):
    """The words of the answers to each ask."""
    if about == layout.CHALLENGE:
        own, other = challenge.boxers_of(answer, 0)
        return f"{SIZES[own]}>{boxer(other)}"
    if about == layout.TRAINING:
        return ",".join(map(str, _cards(training.cards_of(answer))))
    if about == layout.BET:
        return bet(answer)
    return str(answer)


def spelling(about, typed):
    """An answer as ANSWERS spells it: the cards of a training may be typed in any order."""
    return ",".join(sorted(key(typed).split(","))) if about == layout.TRAINING else typed


def legal(about, words):
    """What is legal, in a message. Of a training that is the fight cards: the choices of four are too many."""
    if about != layout.TRAINING:
        return either(words)
    hand = [card for card in "12345" for _ in range(max(word.count(card) for word in words))]
    return f"four of the fight cards {' '.join(hand)}, like {next(iter(words))}"


def view(view):
    """What lies on the table; in a seat's view, its own fight cards too."""
    players = range(view[layout.PLAYERS])
    described = {
        "season": view[layout.SEASON],
        "seasons": view[layout.SEASONS],
        "starts": ("fixed", "variable")[view[layout.VARIABLE]],
        "bout": view[layout.BOUT],
        "phase": _PHASES[view[layout.PHASE]],
        "challenger": SEATS[view[layout.CHALLENGER]],
        "defender": None if view[layout.DEFENDER] == NONE else SEATS[view[layout.DEFENDER]],
        "money": _each(players, lambda seat: _sum(view, layout.MONEY + 2 * seat)),
        "bonus": _sum(view, layout.BONUS),
        "ious": _each(players, lambda seat: view[layout.IOUS + seat]),
        "cards": _each(players, lambda seat: view[layout.CARDS + seat]),
        "teams": _each(players, lambda seat: COLOURS[seat]),
        "boxers": {boxer(number): _boxer(view, number) for seat in players for number in (2 * seat, 2 * seat + 1)},
        "betting_round": view[layout.BET_ROUND],
        "bets": [_bet(view, space) for space in range(layout.SPACES) if view[layout.BETS + space] != NONE],
        "passes": _each(players, lambda seat: view[layout.PASSES + seat]),
        "round": view[layout.BOUT_ROUND],
        "pawns": _on_boards(view, _pawn),
        "ledger": _each(players, lambda seat: _ledger(view, seat)),
    }
    if len(view) == layout.VIEW_SIZE:
        described["hand"] = _cards(view[layout.OWN_HAND : layout.OWN_TRAINING])
        described["training"] = _cards(view[layout.OWN_TRAINING :])
    return described


def result(result, view):
    """The ranking by fortunes. Whoever is first alone is the winner; equal fortunes share a place."""
    ranking: list[dict] = []
    for nth, mark in enumerate(result, 1):
        seat = mark & ~TIED
        place = ranking[-1]["place"] if mark & TIED else nth
        ranking.append({"place": place, "seat": SEATS[seat], "fortune": _sum(view, layout.MONEY + 2 * seat)})
    winner = winner_of(result)
    return {"winner": None if winner == NONE else SEATS[winner], "ranking": ranking}


def _each(players, of):
    return {SEATS[seat]: of(seat) for seat in players}


def _sum(view, at):
    return schmelings(layout.number(view, at))


def _cards(counts):
    """Fight cards, the lowest first, of how many there are of each value."""
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


def _boxer(view, number):
    marks = view[layout.BOXERS + number]
    out = bool(marks & layout.OUT)
    return {
        "name": BOXERS[number],
        "class": None if out else CLASSES[layout.class_of(view, number)],
        "title": TITLES[layout.title_of(view, number)],
        "sum": schmelings(challenge.sum_of(view, number)),
        "out": out,
        "trophy": bool(marks & layout.TROPHY),
        "steak": bool(marks & layout.STEAK),
    }


def _bet(view, space):
    """The bet on a bet space that has one."""
    kind = bets.kind_on(view, space)
    follower = view[layout.FOLLOWS + space]
    return {
        "bet": bet(kind << 3 | space),
        "seat": SEATS[bets.bettor_on(view, space)],
        "sum": schmelings(bets.sum_of(kind, space)),
        "followed_by": None if follower == NONE else SEATS[follower],
    }


def _on_boards(view, of):
    """The Challenger's and the Defender's; None between bouts."""
    return {
        word: None if view[layout.ON_BOARD + board] == NONE else of(view, board) for board, word in enumerate(BOARDS)
    }


def _pawn(view, board):
    """In the ring: spaces from his start and to the K.O. space, and the fight cards."""
    moved = view[layout.PAWN + board]
    return {
        "boxer": boxer(view[layout.ON_BOARD + board]),
        "moved": moved,
        "to_ko": view[layout.START + board] - moved,
        "in_training": view[layout.TRAINED + board],
        "played": [card for card in view[layout.PLAYED + board : layout.BET_ROUND : 2] if card],
    }


def _ledger(view, seat):
    at = layout.LEDGER + layout.LEDGER_SIZE * seat
    return {word: _sum(view, at + entry) for word, entry in _LEDGER.items()}
