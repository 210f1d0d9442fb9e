"""The events of a bout, with the numbers that were compared.

The comment on each name gives its seat, value and other, "-" for one that is not used. A row and
a cell share other: row * 8 + cell.
"""

from micropython import const

# Facts that were hidden until now
CARD = const(0x80)  # -, the reading taken, cards used in this round
STYLES = const(0x81)  # -, A's, B's; NONE where not asked
STRATEGIES = const(0x82)  # -, A's, B's

# The round
ROUND = const(1)  # the aggressor, the round, the reason
BY_AGG = const(0)
BY_LAST_ROUND = const(1)  # the winner of the last round that was not a draw
BY_RATING = const(2)
BY_CARDS = const(3)
BY_STAYING = const(4)  # the aggressor stays: nobody has won a round
DREW = const(7)  # -, A's RN, B's: the higher RN is the aggressor; a tie is drawn again
AGGRESSIVE = const(2)  # the boxer: one point for the higher AGG
CANNOT_OCCUR = const(3)  # the boxer, his strategy
COVER_UP = const(4)  # the boxer who covers up
ROUND_OVER = const(5)  # -, the round
RESHUFFLE = const(6)  # the deck ran out during a step

# Control and action
CONTROL = const(10)  # the boxer, the CF number, his CF: he is in control
LOST_CONTROL = const(11)  # the boxer, the CF number, his CF: his opponent acts
LANDED = const(12)  # the boxer, the RN, the last number of the range
MISSED = const(13)
CLINCH = const(14)
MOVEMENT = const(15)
FOUL_CHANCE = const(16)
INJURY_CHANCE = const(17)
NO_FOUL = const(18)  # the boxer, the RN: counts as a missed punch
NO_INJURY = const(19)

# Punches and results
PUNCH = const(20)  # the puncher, the RESULT number, kind * 2 + 1 for a right hand
POINTS = const(21)  # the boxer, how many, the reason
FOR_PUNCH = const(0)
FOR_FOUR = const(1)
FOR_FIVE = const(2)
FOR_COUNT = const(3)
FOR_CUT = const(4)
FOR_AGG = const(5)
FOR_MOVING = const(6)
LOST_POINTS = const(22)  # the boxer, how many, the reason
THROUGH_FOUL = const(0)
THROUGH_FATIGUE = const(1)
THROUGH_CLINCHING = const(2)

# Knockdowns and knockouts
KD_CHANCE = const(30)  # the puncher, the KD, his HP: KD <= HP, so use the chart
NO_KD = const(31)  # the puncher, the KD, his HP: KD > HP
KDR = const(32)  # the boxer who was hit, the KDR, row and cell
DOWN = const(33)  # the boxer, his knockdowns in this round
KOR = const(34)  # the boxer who is down, the KOR, row and cell
KNOCKOUT = const(35)  # the loser, cards used, seconds into the round
COUNT = const(36)  # the boxer, the RN, the count
KILLER_INSTINCT = const(37)  # the boxer, his KI, cards left
RECOVERY = const(38)  # the boxer, the RN, the effect

# Cuts
CUT_CHANCE = const(40)  # the puncher, the cut number, his CO: number <= CO, so use the chart
NO_CUT_CHANCE = const(41)  # the puncher, the cut number, his CO: number > CO
NO_CUT = const(42)  # the boxer who was hit, the RN, his CH
CUT = const(43)  # the boxer, the RN, the line of the CUT DESCRIPTION
CUT_STOP = const(44)  # the boxer, the RN, the highest RN that stops the fight

# Fouls and injuries
WARNING = const(50)  # the boxer, the RN, the kind
FOUL = const(51)
DISQUALIFIED = const(52)
INJURY = const(53)  # the boxer, the RN, the injury

# Condition, endurance
CONDITION = const(60)  # the boxer, the RN, rounds * 128 + the highest RN that is a TKO
SHAKEN = const(61)  # the boxer
ENDURANCE = const(62)  # the boxer, -, his END left
TIRED = const(63)  # the boxer: his END is used up
INSIDE_EFFECT = const(64)  # the boxer who tires, the END lost, the margin of the round

# Ring position
RING = const(70)  # the boxer in control, the position
FREED = const(71)  # the boxer who moved off the ropes

# Scoring
CHECK = const(80)  # the high scorer, the margin, the card's J1, J2 and R
KNOCKDOWN_WINS = const(81)  # the boxer who scored it, the margin
HOME_WINS = const(82)  # the champion or home town fighter, the margin
SCORED = const(83)  # the scorer (0 to 2), A's points, B's
SYSTEM = const(85)  # -, the second scoring system: the next events belong to it
ONE_POINT = const(86)  # New York, One-Point System: -, -, 2 bits for each of J1, J2, R: 0 A, 1 B, 2 even
BOUT = const(84)  # the winner, 14 for a draw; how; seconds into the round
