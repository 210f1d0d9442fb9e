"""Knock Out once more, written down from the rulebook as one story, in words and Schmelings.

`play(table)` is a generator: it yields what is asked, {seat: legal answers in words}, with the name
of the ask, is sent {seat: answer}, and changes `table` as the book says.
"""

from collections import Counter
from itertools import combinations_with_replacement

CARDS = Counter({1: 2, 2: 3, 3: 3, 4: 2, 5: 2})
SUMS = (4_000, 6_000, 8_000, 10_000)
STARTING_SUM = {
    "large": {"amateur": 6_000, "professional": 8_000, "champion": 10_000},
    "small": {"amateur": 4_000, "professional": 6_000, "champion": 8_000},
}
LADDER = ["amateur", "professional", "champion"]
TIMES = {None: 1, "superchampion": 2, "world champion": 3}
SPACES = [(board, amount) for board in ("red", "blue") for amount in SUMS]


class Table:
    """What lies on the table, by seat "A" to "E" and by boxer "A.large"."""

    def __init__(self, players, variable, seasons, first):
        self.seats = "ABCDE"[:players]
        self.variable, self.seasons = variable, seasons
        self.challenger = first
        self.defender = None
        self.season = 1
        self.money = dict.fromkeys(self.seats, 100_000)
        self.ious = dict.fromkeys(self.seats, 0)
        self.bonus = 0
        self.hands = {seat: Counter(CARDS) for seat in self.seats}
        self.training = {}
        self.boxers = [f"{seat}.{size}" for seat in self.seats for size in STARTING_SUM]
        self.category = dict.fromkeys(self.boxers, "professional")
        self.title = dict.fromkeys(self.boxers)
        self.out = set()
        self.trophy = self.steak = None
        self.bets, self.follows = {}, {}
        self.moved = {}

    def clockwise(self, seat):
        """The seats from one on, clockwise."""
        at = self.seats.index(seat)
        return self.seats[at:] + self.seats[:at]

    def starting_sum(self, boxer):
        return STARTING_SUM[boxer[2:]][self.category[boxer]] * TIMES[self.title[boxer]]

    def fight_cards(self, seat):
        return self.hands[seat].total() + self.training.get(seat, Counter()).total()

    def challenges(self, seat):
        """What a Challenger may do."""
        return [
            f"{own[2:]}>{other}"
            for own in self.boxers
            for other in self.boxers
            if own[0] == seat
            and other[0] != seat
            and not {own, other} & (self.out | {self.trophy, self.steak})
            and self.starting_sum(other) >= self.starting_sum(own)
            and self.fight_cards(seat) >= 3
            and self.fight_cards(other[0]) >= 3
            and not (self.category[own] == "amateur" and self.title[other])
        ]

    def pay(self, payer, amount):
        """A player pays; where he cannot, he receives 50,000 with a debt acknowledgement."""
        while self.money[payer] < amount:
            self.money[payer] += 50_000
            self.ious[payer] += 1
        self.money[payer] -= amount


def play(table):
    """The whole game."""
    while True:
        yield from season(table)
        if table.season == table.seasons:
            break
        pay_for_cards(table)
        second_season(table)
    best = max(table.starting_sum(boxer) for boxer in table.boxers if boxer not in table.out)
    sharing = [boxer for boxer in table.boxers if boxer not in table.out and table.starting_sum(boxer) == best]
    share = table.bonus // len(sharing) // 500 * 500
    for boxer in sharing:
        table.money[boxer[0]] += share
        table.bonus -= share
    pay_for_cards(table)
    for seat in table.seats:
        table.money[seat] -= 50_000 * table.ious[seat]


def pay_for_cards(table):
    for seat in table.seats:
        table.money[seat] += 5_000 * table.fight_cards(seat)


def second_season(table):
    table.season = 2
    table.hands = {seat: Counter(CARDS) for seat in table.seats}
    table.trophy = table.steak = None
    for boxer in table.boxers:
        if boxer in table.out:
            table.category[boxer] = "amateur"
        elif table.category[boxer] == "champion":
            table.title[boxer] = "superchampion"
    table.out.clear()
    table.challenger = table.clockwise(table.challenger)[1]


def season(table):
    """Bout after bout, until nobody can challenge another; table.challenger is then the last bout's."""
    turn = table.challenger
    while True:
        able = [seat for seat in table.clockwise(turn) if table.challenges(seat)]
        if not able:
            return
        table.challenger = able[0]
        yield from bout(table)
        turn = table.clockwise(table.challenger)[1]


def bout(table):
    red = table.challenger
    answers = yield "challenge", {red: table.challenges(red)}
    own, _, other = answers[red].partition(">")
    own = f"{red}.{own}"
    blue = table.defender = other[0]
    boxers = {red: own, blue: other}
    # Training
    choosing = [seat for seat in (red, blue) if table.hands[seat].total() > 4]
    if choosing:
        answers = yield (
            "training",
            {
                seat: [
                    ",".join(map(str, four))
                    for four in combinations_with_replacement((1, 2, 3, 4, 5), 4)
                    if Counter(four) <= table.hands[seat]
                ]
                for seat in choosing
            },
        )
    for seat in (red, blue):
        taken = map(int, answers[seat].split(",")) if seat in choosing else table.hands[seat].elements()
        table.training[seat] = Counter(list(taken))
        table.hands[seat] = table.hands[seat] - table.training[seat]
    # Bets
    table.moved = {red: 0, blue: 0}
    sitting = table.clockwise(red)
    yield from bets(table, red + blue + "".join(seat for seat in sitting if seat not in red + blue), must=red + blue)
    yield from bets(table, sitting, must="")
    yield from bets(table, sitting, must="")
    # The boxing bout
    steps = {seat: distance(table, boxers[seat]) for seat in (red, blue)}
    fallen = None
    for _ in range(3):
        answers = yield "round", {seat: [str(v) for v in sorted(+table.training[seat])] for seat in (red, blue)}
        cards = {seat: int(answers[seat]) for seat in (red, blue)}
        for seat, card in cards.items():
            table.training[seat] -= Counter([card])
        low, high = sorted((red, blue), key=cards.__getitem__)
        if {cards[low], cards[high]} == {1, 5}:
            table.moved[high] += 4
        else:
            table.moved[low] += cards[high] - cards[low]
        fallen = next((seat for seat in (red, blue) if table.moved[seat] >= steps[seat]), None)
        if fallen:
            break
    loser = fallen or (red if table.moved[red] >= table.moved[blue] else blue)
    winner = blue if loser == red else red
    for seat in (red, blue):
        table.hands[seat] += table.training.pop(seat)
    prizes(table, boxers[winner], boxers[loser], bool(fallen))
    settle(table, {red: "red", blue: "blue"}[winner], {red: "red", blue: "blue"}[loser] if fallen else None)


def distance(table, boxer):
    if not table.variable:
        return 5
    if boxer.endswith("small"):
        return 4 if table.category[boxer] == "amateur" else 5
    return 6 if table.category[boxer] == "champion" else 5


def bets(table, order, must):
    """One round of betting."""
    for seat in order:
        sides = Counter(side for who, side in table.bets.values() if who == seat)
        legal = [
            f"{board}.{amount}{side}"
            for side, tokens in (("", 3), (".x2", 2), (".ko", 1))
            for board, amount in SPACES
            if (board, amount) not in table.bets and sides[side] < tokens
        ]
        if seat not in must:
            legal += [f"follow.{b}.{a}" for b, a in SPACES if (b, a) in table.bets and (b, a) not in table.follows]
            legal.append("pass")
        word = (yield "bet", {seat: legal})[seat]
        if word == "pass":
            continue
        parts = word.removeprefix("follow.").split(".")
        space = parts[0], int(parts[1])
        if word.startswith("follow"):
            table.follows[space] = seat
        else:
            table.bets[space] = seat, "." + parts[2] if parts[2:] else ""


def prizes(table, winner, loser, by_ko):
    table.money[winner[0]] += 2 * table.starting_sum(winner)
    table.money[loser[0]] += table.starting_sum(loser)
    belts = list(table.title.values()).count("world champion")
    won, lost = table.title[winner], table.title[loser]
    if won == lost == "superchampion":
        table.title[winner] = "world champion" if belts < 3 else "superchampion"
    elif lost == "world champion" or won is None:
        table.title[winner] = lost
    table.title[loser] = None
    table.category[winner] = LADDER[min(2, LADDER.index(table.category[winner]) + 1)]
    table.category[loser] = LADDER[max(0, LADDER.index(table.category[loser]) - 1)]
    table.trophy, table.steak = winner, loser
    if by_ko:
        table.out.add(loser)
        table.steak = None


def settle(table, winner, fallen):
    """winner and fallen are boards."""
    for space in SPACES:
        if space not in table.bets:
            continue
        bettor, side = table.bets[space]
        amount = space[1] * {"": 1, ".x2": 2, ".ko": 3}[side]
        right = space[0] == (fallen if side == ".ko" else winner)
        follower = table.follows.get(space)
        if follower == bettor:
            continue
        if follower:
            payer, payee = (follower, bettor) if right else (bettor, follower)
            table.pay(payer, amount)
            table.money[payee] += amount
        elif right:
            table.money[bettor] += amount // 2
        else:
            table.pay(bettor, amount)
            table.bonus += amount
    table.bets.clear()
    table.follows.clear()
