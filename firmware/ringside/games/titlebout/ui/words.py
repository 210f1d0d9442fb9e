"""Every text of Title Bout's screens. To translate them, replace this table.

The ticker has two lists, the common and the rare events, with one line for each event of
rules/events.py: its number and its text. In a text, {0} is the boxer whom the event concerns,
{1} and {2} are its two numbers, {3} is his opponent, {4} a word, and {5} how the two numbers
compare.

Alternatives are one text, separated by bars: on a board that takes the least memory.
"""

# The ring
NAMES = "%-11sR%2d %10s"
ROUND = "R %d"
CARD = "card%3d"
POINTS = ("{0} ({1})", "({1}) {0}")  # in this round, in all
TOTAL = "(%d)"
POINTS_ROW = "%-9s%7s%9s"
BODY = ("\x19{0}{1} {2}", "{2} \x19{0}{1}")  # endurance, downs, strategy
DOWNS = " \x15%d"
BODIES = "%-11s%s%12s"
SHORT = "  FIFDFOKOCU"  # the strategies, two letters each
ARROWS = ("\x04\x05", "\x06\x07")  # who is in control: left, right
PACES = ("cards", "slow", "normal", "fast")
KEYS = "\x14\x15 %s"
OK = "OK next  BACK"
COVER = ("", "A4: cover up", "B4: cover up", "A4/B4: cover up")
COVERED = ("", "A covers up", "B covers up", "both cover up")
RESUMED = "Resumed: R %d, card %d"

COMMON = """
10 CF {1}\x1b{2}: in control
11 CF {1}>{2}: out of control
12 RN {1}\x1b{2} {0} lands
13 RN {1}\x1b{2} {0} misses
14 RN {1}\x1b{2} {0} clinches
15 RN {1}\x1b{2} {0} moves
20 RESULT {4}
30 KD {1}\x1bHP {2}: to the chart
31 KD {1}>HP {2}: stays up
"""
PUNCHES = ("jab", "hook", "cross", "combination", "uppercut")
PUNCH = "%s-%d: %s"
HANDS = "LR"
CHANCE = ", KD?"
ADDED = " +%d"  # after what brought the points, or after a name
TAKEN = " -%d"

RARE = """
1 Aggressor: {0}{4}
2 Higher AGG: {0}
3 {0}: Cannot Occur
4 {0} covers up
5 The bell ends round {1}
6 The cards are reshuffled
7 A: RN {1}, B: RN {2}
16 RN {1}: a foul?
17 RN {1}: an injury?
18 RN {1}: no foul, a miss
19 RN {1}: unhurt, a miss
21 {0} moved more: +{1}
22 {0} {4}: -{1}
32 KDR {1}, row {2}: {4}
33 {0} IS DOWN!
34 KOR {1}, row {2}: {4}
35 {0} is out at {4}
36 RN {1}: up at {2}
37 Killer Instinct: {2} cards
38 RN {1} {0} {4}
40 Cut {1}\x1bCO {2}: a cut?
41 Cut {1}>CO {2}: no cut
42 RN {1}, CH {2}: no cut
43 RN {1}: cut, {4}
44 Gash: RN {1}{5}{2}, {4}
50 RN {1}: warning, {4}
51 RN {1}: foul, {4}
52 {0} is disqualified
53 RN {1}: {4}
61 {0} is shaken
62 {0}: END {2}
63 {0}: END is used up
64 Fighting inside: {0} END -{1}
71 {0} is off the ropes
80 Margin {1}, Check: {4}
81 By knockdown: {0}
82 At home: {0}
83 {4}: {1} to {2}
85 By the {4} System:
86 One-Point: {4}
129 Styles are declared
130 Strategies are shown
"""
BECAUSE = "|, last to win a round|, higher BR|, higher RN|, as before"
RECOVERS = "recovers"
AGAIN = "{0} IS DOWN AGAIN!"
NO_KNOCKOUT = "%s, gets up"
TIME = "%d:%02d"
LOSSES = "|fatigued|clinched more"
CONDITION = "{0}, %s: RN {1}%s%d, %s"
ROUNDS = ("one round", "2 rounds", "3 rounds")
ON_STOPPED = "goes on|stopped"
PLACES = ("ring center", "near ropes", "far ropes", "left corner", "right corner", "left neutral", "right neutral")
TRAPPED = "{3}: {4}"
SCORERS = ("J1", "J2", "R")
LETTERS = "HLE"
SYSTEMS = "One-Point|Five-Point|Ten-Point|Rounds"
ONE_POINT = ("1-0", "0-1", "0-0")
WINS = "{0}: {4}"
HOW = (
    "|"
    "knockout|"
    "TKO on cuts|"
    "TKO, punishment|"
    "TKO on an injury|"
    "disqualification|"
    "unanimous decision|"
    "majority decision|"
    "split decision|"
    "draw|"
    "One-Point decision|"
    "points decision"
)

# The count
IS_DOWN = "is down"
UP_AT = "UP AT %d"
OUT = "IS OUT"
OUT_IN = "round %d, %s"
OK_FASTER = "OK: faster"

# Between the rounds
BELL = "ROUND %d IS OVER"
SCORECARD = "%-10sPTS  J1  J2   R"
SCORES = "%-10s%3d%4d%4d%4d"
ROUND_NUMBER = "ROUND %d"
TOTALS = "  in all"
AND_MORE = " +"
MARKS = ("down", "cut", "warned", "foul", "injured", "tired", "still hurt")
CARD_KEYS = "\x14\x15 round  OK: continue"
OK_CONTINUES = "OK"

# Secret choices
STANDING = ("{2} \x19{0}{1}", "\x19{0}{1} {2}")  # endurance, downs, points in all
STYLE_HEAD = "BOXER OR SLUGGER?"
STYLES = "BOXER|SLUGGER"
STYLE_LINES = ("1 BOXER", "2 SLUGGER")
STRATEGIES = "NO STRATEGY|INSIDE|OUTSIDE DEF|OUTSIDE OFF|KNOCKOUT|COVER-UP"
CODES = (
    "1 1 No Strategy",
    "1 2 Fighting Inside",
    "1 3 Outside Defens.",
    "2 1 Outside Offens.",
    "2 2 Knockout",
)
IN = "\x11 IN"
WAITING = "\x18\x18\x18"
STYLE_KEYS = "1 press  BACK"
CODE_KEYS = "CODE: 2 presses"
CANNOT = "%s: Cannot Occur"
USES = "%s: %d left"

# The result
WINS_BY = "wins by"
DRAW = "A DRAW"
HOW_BIG = (
    "",
    "KNOCKOUT",
    "TKO",
    "TKO",
    "TKO",
    "FOUL",
    "DECISION",
    "DECISION",
    "DECISION",
    "",
    "DECISION",
    "DECISION",
)
HOW_MORE = (
    "",
    "",
    "on cuts",
    "too much punishment",
    "on an injury",
    "disqualification",
    "unanimous",
    "majority",
    "split",
    "on the scorecards",
    "by the One-Point System",
    "on points",
)
ON_ROUNDS = "on rounds"
OVER_IN = "round %d, %s"
ALL_SCORERS = "all scorers: %d-%d"
AFTERWARDS = ("Rematch", "Back to the menu", "Scoresheet", "Undo the last step")
OK_ON = "OK: continue"

# The scoresheet
SHEET = "ROUND %d of %d"
COLUMNS_ONE = "    TP PM CF HP PL AGG K1"
COLUMNS_TWO = "    SUM ST J1 J2  R   F/C"
ROW_ONE = "%-3s%3d%3d%3d%3d%3d%4d%3d"
ROW_TWO = "%-3s%4d%3s%3s%3s%3s%6s"
UNSCORED = "---"
MARK_LETTERS = "dcWFith"  # down, cut, warned, foul, injured, tired, still hurt
SHEET_KEYS = "\x14\x15 round  BACK: leave"
NO_MORE = " -"

# A pad that has a screen
PAD_STYLE = "%s: choose in secret"
PAD_STRATEGY = "%s: two presses, in secret"
PAD_IS_IN = "%s is in"
PAD_IN = "You are in with %s"
PAD_CODES = "Find your code on the panel, then press its two buttons"
PAD_HALF = "First button: %d. Press the second button"
PAD_AGAIN = "This code is not available. Press two buttons again"
PAD_COVER = ("", "", "", "COVER UP")
