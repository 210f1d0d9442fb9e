"""A seeded tournament of Title Bout on the desktop, with a full result sheet.

cli         the command line
entrants    who takes part, seeded by Boxer Rating
bouts       the bouts, stage by stage, draws boxed again
bracket     the pairings, and the bracket drawn as text
results     the bouts in words, and each boxer's record
"""

import tools.firmware_path  # noqa: F401
