"""G. End of a Bout, H. End of the Game; The Pro Rules: The Second Boxing Season."""

from ringside.engine.codec import TIED, pack_event
from ringside.games.knockout.rules import challenge, events, money, prizes, set_up, titles
from ringside.games.knockout.rules.layout import (
    AMATEUR,
    BONUS,
    BOUT,
    BOXERS,
    CARDS,
    CHALLENGE,
    CHALLENGER,
    CHAMPION,
    IOUS,
    MONEY,
    OUT,
    OVER,
    PHASE,
    PLAYERS,
    SEASON,
    SEASONS,
    SUPERCHAMPION,
    UNUSED,
    class_of,
    clear_boards,
    left_of,
    number,
    owner,
)


def end_bout(state, log):
    """G. The boxers and the tokens go back, and the Challenger passes the bet board to his left-hand neighbour."""
    clear_boards(state)
    state[BOUT] += 1
    if _pass_board(state, log):
        return
    log.append(pack_event(events.SEASON_OVER, 0, state[SEASON]))
    if state[SEASON] < state[SEASONS]:
        _begin_second_season(state, log)
        # Somebody can: of three owners, two have titled boxers, or two have others.
        _pass_board(state, log)
    else:
        _end_game(state, log)


def _pass_board(state, log):
    """Whoever cannot challenge anyone passes the board on clockwise; False if nobody can.

    It comes from the last Challenger, whose left-hand neighbour also begins the second season.
    """
    seat = left_of(state, state[CHALLENGER])
    passing = []
    for _ in range(state[PLAYERS]):
        if challenge.choices(state, seat):
            log.extend(passing)
            state[CHALLENGER] = seat
            state[PHASE] = CHALLENGE
            return True
        passing.append(pack_event(events.CANNOT_CHALLENGE, seat))
        seat = left_of(state, seat)
    return False


def _begin_second_season(state, log):
    """1. The end of the first boxing season, 2. Preparation for the second season."""
    _pay_for_cards(state, log)
    set_up.deal_cards(state)
    prizes.put_marks_back(state)
    for boxer in range(2 * state[PLAYERS]):
        if class_of(state, boxer) == CHAMPION:  # nobody who is out is
            titles.give(state, boxer, SUPERCHAMPION)
            log.append(pack_event(events.CROWNED, owner(boxer), boxer))
    for boxer in range(2 * state[PLAYERS]):
        if state[BOXERS + boxer] & OUT:
            state[BOXERS + boxer] = AMATEUR
            log.append(pack_event(events.RETURNS, owner(boxer), boxer))
    state[SEASON] = 2
    state[BOUT] = 1
    log.append(pack_event(events.SEASON, left_of(state, state[CHALLENGER]), 2))


def _pay_for_cards(state, log):
    """Each player receives 5,000 from the bank for each fight card that he still holds."""
    for seat in range(state[PLAYERS]):
        cards = state[CARDS + seat]
        if cards:
            money.pay_from_bank(state, seat, money.CARD * cards, UNUSED)
            log.append(pack_event(events.UNUSED_CARDS, seat, cards, money.CARD * cards))


def _end_game(state, log):
    """H. End of the Game."""
    _share_bonus(state, log)
    _pay_for_cards(state, log)
    state[PHASE] = OVER
    for seat in range(state[PLAYERS]):
        if state[IOUS + seat]:
            money.pay_debts_back(state, seat)
            log.append(pack_event(events.IOUS_DUE, seat, state[IOUS + seat]))
    log.append(pack_event(events.GAME_OVER, ranking(state)[0]))


def _share_bonus(state, log):
    """The owners of the boxers with the highest starting sum share the bonus space, a share a boxer."""
    boxers = range(2 * state[PLAYERS])
    highest = max([challenge.sum_of(state, boxer) for boxer in boxers])
    sharing = [boxer for boxer in boxers if challenge.sum_of(state, boxer) == highest]
    share = number(state, BONUS) // len(sharing)  # what cannot be shared stays where it is
    for boxer in sharing:
        seat = owner(boxer)
        log.append(pack_event(events.HIGHEST, seat, boxer, highest))
        money.pay_from_bonus(state, seat, share)
        log.append(pack_event(events.BONUS_SHARE, seat, share & 0xFF, share >> 8))


def ranking(state):
    """The seats by their fortunes, as the result of a game: who has the most money is the winner."""
    left = list(range(state[PLAYERS]))
    ranked = bytearray()
    before = None
    while left:
        best = left[0]
        for seat in left:
            if number(state, MONEY + 2 * seat) > number(state, MONEY + 2 * best):
                best = seat
        fortune = number(state, MONEY + 2 * best)
        ranked.append(best | TIED if fortune == before else best)
        before = fortune
        left.remove(best)
    return bytes(ranked)
