"""What happens in a game of Knock Out: each name with its seat, value and other.

Sums are in units of layout.UNIT. A boxer's event has his owner as seat.
"""

from micropython import const

# Reveals
REVEAL = const(0x80)  # -, the Challenger's fight card, the Defender's

# 1. The Challenge
CHALLENGE = const(1)  # the Challenger, his boxer, the boxer he challenges
CANNOT_CHALLENGE = const(2)  # the seat: it passes the bet board on

# 2. Training
TRAINED = const(3)  # the seat, how many cards it took, how many stay in its pile

# 3. Placing Bets
BET = const(4)  # the seat, its answer (see bets), the bet sum
FOLLOW = const(5)  # the seat, its answer, the bet sum
PASS = const(6)  # the seat

# 4. The Boxing Bout
LEFT_HOOK = const(10)  # the seat whose 1 beats a 5
DRAW = const(11)  # -, the value of both cards
MOVE = const(12)  # the seat whose pawn moves, by how many spaces, how far it is now from its start
VICTORY = const(13)  # the seat that wins, its boxer, how
ON_POINTS = const(0)
ON_A_TIE = const(1)  # both are as far from their starts: the Challenger loses
BY_KO = const(2)

# 5. Awarding the Prizes
PRIZE = const(20)  # the seat, its boxer, the sum
CLASS = const(21)  # the seat, its boxer, the class he has now: in a change only
RETIRED = const(22)  # the seat, its boxer: knocked out
TROPHY = const(23)  # the seat, its boxer
STEAK = const(24)  # the seat, its boxer
TITLE = const(25)  # the seat, its boxer, his title now: he won it
TITLE_KEPT = const(26)  # the seat, its boxer, his title
TITLE_LOST = const(27)  # the seat, its boxer, the title he had

# 6. Settling the Bets: the seat that bet, the sum, and in other: the other party in bits 0 to 2 (a
# seat, FROM_BANK or TO_BONUS), the bet space in bits 3 to 5, the kind of bet in bits 6 and 7
BET_WON = const(30)  # the seat gets the sum from its follower, or half of it from the bank
BET_LOST = const(31)  # the seat pays the sum to its follower, or to the bonus space
FROM_BANK = const(5)
TO_BONUS = const(6)
IOU = const(32)  # the seat gets 50,000 with a debt acknowledgement, how many it has now

# H. End of the Game, and The Second Boxing Season
SEASON_OVER = const(40)  # -, the season
UNUSED_CARDS = const(41)  # the seat, how many, the sum that it gets for them
CROWNED = const(42)  # the seat, its boxer: a Champion becomes a Superchampion
RETURNS = const(43)  # the seat, its boxer: knocked out in the first season, he returns as an Amateur
SEASON = const(44)  # the seat that begins, the season
HIGHEST = const(45)  # the seat, its boxer, his starting sum: he has a share of the bonus space
BONUS_SHARE = const(46)  # the seat, its share: the lower eight bits of the sum, the upper nine
IOUS_DUE = const(47)  # the seat, how many debt acknowledgements it pays back
GAME_OVER = const(48)  # the seat that is first, or the first of those that are
