"""What happens in a match of TEKKEN: each name with its seat, value and other."""

from micropython import const

# Reveals
REVEAL = const(0x80)  # the Offensive player, the card, its code | guess << 4 | slot << 6; guess 3 for a Punishment
HAND_SHOWN = const(0x81)  # the seat, a card of its hand: three of them with a Stance Change
RESHUFFLE = const(0x82)  # the seat: its discard pile is its deck again
REFILL = const(0x83)  # the seat, how many cards it has drawn
EVENT = const(0x84)  # the seat that drew it, the event's kind (see event_cards)
NEW_EVENTS = const(0x85)  # the event deck is shuffled anew
ROUND_BEGINS = const(0x86)  # the seat that begins, the round

# The String
STRING = const(1)  # the Offensive player, the number of the String in the round
GETS_UP = const(2)  # the seat
STRING_OVER = const(3)  # the Offensive player, why
ALL_PLAYED = const(0)
DEFENDED = const(1)
TOKEN = const(4)  # the Defender gets the Punishment token, its Attack Slot

# Before Playing an Attack Card
PREPARES = const(10)  # the seat chooses among these
PLAYS = const(11)  # the seat plays a card after all
STANCE_CHANGE = const(12)  # the seat
DASH = const(13)  # the seat, the Distance before
HEAT = const(14)  # the seat

# Companion mode
SHOWN = const(15)  # as REVEAL, and the card is NONE
EXTENSION = const(16)  # the seat, a Symbol that the extension adds

# The Punish Attempt, and Resolving the Attack Card
BLOCKED = const(20)  # the Defender; its value 1 where Heat keeps the initiative
CONNECTED = const(21)  # the seat: the last card's extension, its Symbols (first | second << 4)
COMBO = const(22)  # the seat, which of its combos, 0 or 1
HEAT_BONUS = const(23)  # the seat, the Symbol that its card in the fourth slot has more
RAGE_REVEALED = const(24)  # the seat
RAGE = const(25)  # the seat resolves its Rage
STEP = const(26)  # the seat whose Miniature moves, the space, how
BY_MOVE = const(0)
BY_DASH = const(1)
BY_PUSH = const(2)
BY_EVENT = const(3)
STRIKE = const(27)  # the seat that strikes, the damage, of which: printed | knocked down << 3 | power << 5
WALL = const(28)  # the seat that hits it, the damage, the place of the wall
SWEEP = const(29)  # the seat that is knocked down
STUN = const(30)  # the seat that is stunned, the Attack Slot
UNRESOLVED = const(31)  # the seat, how many Symbols it leaves

# HP and special spaces
DAMAGE = const(40)  # the seat, HP lost, HP left
HEALED = const(41)  # the seat, HP gained, HP now
SPECIAL = const(42)  # the seat that entered it, what it is (layout.HEAL …), the space
POWERED = const(43)  # the seat: more damage of its next Strike

# The end
ROUND = const(50)  # the winner, its rounds, its HP
TIME = const(51)  # the round is over by time
MATCH = const(52)  # the winner
