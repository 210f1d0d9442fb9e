"""What happens in a bout, with the numbers that were compared.

Each name with its seat, value and other; a `row` and a `cell` share other as row * 8 + cell.
"""

from micropython import const

# Facts that were hidden before.
CARD = const(0x80)  # -, the reading taken from it, cards used in this round
STYLES = const(0x81)  # -, A's, B's; NONE where not asked
STRATEGIES = const(0x82)  # -, A's, B's

# The round
ROUND = const(1)  # the aggressor, the round, why it is he
BY_AGG = const(0)
BY_LAST_ROUND = const(1)  # he won it, or the last that was no draw
BY_RATING = const(2)
BY_CARDS = const(3)
BY_STAYING = const(4)  # nobody has won a round
DREW = const(7)  # -, A's RN, B's: the higher one is the aggressor, even ones are drawn again
AGGRESSIVE = const(2)  # the seat: one point for the higher AGG
CANNOT_OCCUR = const(3)  # the seat, its strategy
COVER_UP = const(4)  # the seat declares it
ROUND_OVER = const(5)  # -, the round
RESHUFFLE = const(6)  # the cards ran out inside a step

# Control and action
CONTROL = const(10)  # the seat, the CF number, its CF: it is in control
LOST_CONTROL = const(11)  # the seat, the CF number, its CF: the other acts
LANDED = const(12)  # the seat, the RN, the last number of its range
MISSED = const(13)
CLINCH = const(14)
MOVEMENT = const(15)
FOUL_CHANCE = const(16)
INJURY_CHANCE = const(17)
NO_FOUL = const(18)  # the seat, the RN: a missed punch
NO_INJURY = const(19)

# Punches and results
PUNCH = const(20)  # the seat, the RESULT number, its kind * 2 + 1 for a right hand
POINTS = const(21)  # the seat, how many, why
FOR_PUNCH = const(0)
FOR_FOUR = const(1)
FOR_FIVE = const(2)
FOR_COUNT = const(3)
FOR_CUT = const(4)
FOR_AGG = const(5)
FOR_MOVING = const(6)
LOST_POINTS = const(22)  # the seat, how many, why
THROUGH_FOUL = const(0)
THROUGH_FATIGUE = const(1)
THROUGH_CLINCHING = const(2)

# Knockdowns and knockouts
KD_CHANCE = const(30)  # the puncher, the KD, his HP: at most, so the chart is looked up
NO_KD = const(31)  # the puncher, the KD, his HP: higher
KDR = const(32)  # who was hit, the KDR, row and cell
DOWN = const(33)  # who, how often in this round
KOR = const(34)  # who is down, the KOR, row and cell
KNOCKOUT = const(35)  # who, cards used, seconds into the round
COUNT = const(36)  # who, the RN, the count
KILLER_INSTINCT = const(37)  # whose, his KI, cards of it now left
RECOVERY = const(38)  # who, the RN, the effect

# Cuts
CUT_CHANCE = const(40)  # the puncher, the cut number, his CO: at most, so the chart is looked up
NO_CUT_CHANCE = const(41)  # the puncher, the cut number, his CO: higher
NO_CUT = const(42)  # who was hit, the RN, his CH
CUT = const(43)  # who, the RN, the place in the CUT DESCRIPTION
CUT_STOP = const(44)  # who, the RN, up to which the fight is stopped

# Fouls and injuries
WARNING = const(50)  # who, the RN, the kind
FOUL = const(51)
DISQUALIFIED = const(52)
INJURY = const(53)  # who, the RN, the injury

# Condition, endurance
CONDITION = const(60)  # who, the RN, rounds * 128 + up to which RN it is a TKO
SHAKEN = const(61)  # who
ENDURANCE = const(62)  # who, -, what is left
TIRED = const(63)  # who: his END is used up
INSIDE_EFFECT = const(64)  # whose END, how much, by how many points the round was lost

# Ring position
RING = const(70)  # who is in control, the place
FREED = const(71)  # who moved away from the ropes

# Scoring
CHECK = const(80)  # the high scorer, the margin, J1, J2 and R as on the card
KNOCKDOWN_WINS = const(81)  # who scored it, the margin
HOME_WINS = const(82)  # the champion or home town fighter, the margin
SCORED = const(83)  # the scorer 0 to 2, A's points, B's
SYSTEM = const(85)  # -, a scoring system: the next events are by it, besides the bout's own
ONE_POINT = const(86)  # New York, by the One-Point System: J1's, J2's and R's round, 2 bits each: A, B, even
BOUT = const(84)  # the winner, 14 for a draw; how; seconds into the round
