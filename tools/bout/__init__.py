"""Title Bout on the desktop: one bout with its full text and scoresheet, or many as a table of outcomes.

cli             the command line
matchup         the boxers and the rules of a bout: a setup
simulate        a bout from the first bell to the last, without players
managers        how its managers choose styles and strategies
names           what the boxers are called in a text
words           a sentence for each thing that happens, with the numbers that were compared
play_by_play    the play by play, card by card
notes           what goes into the scoresheet's Fouls/Cuts Conditions
scoresheet      the scoresheet, as a table and as CSV
verdict         who won, how, when, and what the scorers had
outcomes        what is counted over many bouts, and how far it can be trusted
outcomes_table  that as a table
"""

import tools.firmware_path  # noqa: F401
