"""Whole matches by answers at random, with what always holds."""

from collections import Counter

from ringside.engine import codec, rng
from ringside.engine.codec import NONE
from ringside.games.tekken import options, rules
from ringside.games.tekken.rules import cards, events, health, layout, stage
from ringside.games.tekken.tables import cards as tables

PAIR = (0, 1)


def random_setup(chance, rounds=None, companion=False):
    """Any fighters on any stage."""
    setup = bytearray(chance.randrange(len(choices)) for _, choices, _ in options.SETUP)
    setup[options.CARDS] = companion
    setup[options.PLAYERS] = setup[options.PLAYERS + 1] = 0
    if rounds:
        setup[options.ROUNDS] = rounds - 1
    return bytes(setup)


def at_random(chance, about, legal):
    """Any answer; of a Symbol to resolve, rather a Strike than a Move, and a Move than nothing."""
    if about == layout.RESOLVE and chance.random() < 0.7:
        return max(legal)
    return chance.choice(legal)


def card_places(state, seat):
    """Every card of a player, as often as it lies somewhere."""
    at = layout.DECKS + layout.DECK * seat
    found = list(state[at : at + state[layout.DECK_LEFT + seat]])
    found += state[layout.HANDS + 3 * seat : layout.HANDS + 3 * seat + 3]
    found += [card for card in range(layout.DECK) if cards.is_discarded(state, seat, card)]
    if seat == state[layout.OFFENSIVE]:
        found += [card for card in state[layout.SLOT_CARDS : layout.SLOT_CARDS + 4] if card != NONE]
    return sorted(found)


def check(state):
    """What holds at every ask, and at the end."""
    over = state[layout.PHASE] == layout.OVER
    assert state[layout.AT] != state[layout.AT + 1], "on each other"
    for seat in PAIR:
        assert not stage.is_wall(state, state[layout.AT + seat]), "on a wall"
        assert (0 if over else 1) <= state[layout.HP + seat] <= health.full(state, seat)
        assert state[layout.RIGHT_GUESSES + seat] <= state[layout.GUESSES + seat]
        assert bin(state[layout.STUNS + seat]).count("1") <= tables.MOST_STUNS and state[layout.STUNS + seat] < 8
        if state[layout.COMPANION]:
            assert list(state[layout.HANDS + 3 * seat : layout.HANDS + 3 * seat + 3]) == [NONE] * 3
        elif not over:
            whole = list(range(cards.EVENT + tables.EVENT_CARDS))
            in_hand = 3 - (state[layout.PHASE] in (layout.RESOLVE,) and seat == state[layout.OFFENSIVE])
            assert [card for card in card_places(state, seat) if card != NONE] == whole, "cards are conserved"
            assert card_places(state, seat).count(NONE) == 3 - in_hand
    if over:
        return
    assert state[layout.PHASE] <= layout.EXTENSION
    assert (state[layout.PHASE] == layout.PUNISHMENT) <= (state[layout.TOKEN + state[layout.OFFENSIVE]] != NONE)
    if state[layout.PHASE] in (layout.ATTACK, layout.PUNISHMENT, layout.PREPARE):
        assert not any(state[layout.PENDING : layout.PENDING + layout.KINDS])
        assert state[layout.SLOTS + state[layout.SLOT]] == layout.EMPTY
    assert state[layout.STRING] <= tables.STRINGS and max(state[layout.WON : layout.WON + 2]) < state[layout.TO_WIN]


def follow(hp, at, state, happened):
    """The events tell every change of HP and of the Miniatures' spaces: hp and at follow them."""
    for event in happened:
        name, seat = codec.name_of(event), codec.seat_of(event)
        if name == events.DAMAGE:
            assert hp[seat] - codec.value_of(event) == codec.other_of(event) >= 0
            hp[seat] = codec.other_of(event)
        elif name == events.HEALED:
            assert hp[seat] + codec.value_of(event) == codec.other_of(event)
            hp[seat] = codec.other_of(event)
        elif name == events.STEP:
            if codec.other_of(event) != events.BY_EVENT:
                assert stage.direction_to(at[seat], codec.value_of(event)) != NONE
            at[seat] = codec.value_of(event)
        elif name == events.ROUND_BEGINS:
            for one in PAIR:
                hp[one], at[one] = health.full(state, one), stage.start(state, one)
        elif name == events.ROUND:
            assert codec.other_of(event) == hp[seat]
    assert hp == list(state[layout.HP : layout.HP + 2]) and at == list(state[layout.AT : layout.AT + 2])


def play(chance, setup, choose=at_random):
    """One match; how often each event happened, and the bytes of the journal's entries."""
    state = rules.new(setup, chance.randbytes(rng.SEED))
    hp, at = list(state[layout.HP : layout.HP + 2]), list(state[layout.AT : layout.AT + 2])
    happened: Counter[int] = Counter()
    size = 0
    while True:
        check(state)
        ask = rules.ask(state)
        if not ask:
            break
        about = codec.about_of(ask)
        answers = bytearray([NONE] * 5)
        for seat in PAIR:
            if codec.seats_of(ask) >> seat & 1:
                legal = rules.legal(state, seat)
                assert list(legal) == sorted(set(legal)) and legal and legal[-1] < codec.MOST_ANSWERS
                answers[seat] = choose(chance, about, legal)
                size += 1
        size += 3
        log = rules.apply(state, answers)
        follow(hp, at, state, log)
        happened.update(codec.name_of(event) for event in log)
    ranking = rules.result(state)
    assert sorted(seat & 1 for seat in ranking) == [0, 1] and not ranking[1] & codec.TIED
    assert state[layout.WON + ranking[0]] == state[layout.TO_WIN] > state[layout.WON + ranking[1]]
    assert rules.view(state, None)[layout.WINNER] == ranking[0]
    return happened, size
