"""Title Bout, Which Scoring System to Use: where a fight is held. Needed for a setup alone."""

from ringside.games.titlebout.scoring import FIVE, NEW_YORK, ONE, ROUNDS, TEN

# Each with the number of its system; elsewhere in the United States, and overseas.
STATES = (
    ("California", ONE),
    ("Massachusetts", TEN),
    ("Ohio", TEN),
    ("Texas", TEN),
    ("New Jersey", ROUNDS),
    ("New York", NEW_YORK),
    ("other states", FIVE),
    ("overseas", NEW_YORK),
)
