"""What is said of a roster that cannot be read: each fits a line of the panel."""

OWN = "boxers.dat"
HOUSE = "The roster"

MISSING = "%s is not there"
UNREADABLE = "%s cannot be read"
SHORT = "%s is cut short"
ALIEN = "%s holds no cards"
OTHER = "%s is too new"
DAMAGED = "%s is damaged"
EMPTY = "%s holds nobody"
CARD = "This card is damaged"
