"""Every text that the kit and the app show. To translate them, replace this table."""

NAME = "RINGSIDE"
MOTTO = "the boxing companion"
START = "OK: start"

MENU = "Choose a game"
RESUME = "Continue: "
HOW_TO_PLAY = "How to play"
SETTINGS = "Settings"
LOADING = "Getting ready"
END_UNFINISHED = "End the unfinished match?"
YES = "Yes, end it"
NO = "No, keep it"

MENU_KEYS = "\x14\x15 move  OK select  BACK"
SETTING_KEYS = "\x14\x15 move OK change BACK"
HOW_TO_KEYS = "\x14\x15 page  OK next  BACK"
OK_CONTINUES = "OK: continue"

SETTING_NAMES = ("Brightness", "Upside down", "Sound", "Results stay", "Screen off after")
SETTING_VALUES = (
    ("1", "2", "3", "4", "5"),
    ("no", "yes"),
    ("off", "soft", "loud"),
    ("until OK", "7 s", "4 s", "2 s"),
    ("never", "1 min", "5 min", "15 min"),
)

PAUSE = "Pause"
CONTINUE = "Continue"
TAKE_BACK = "Take back all answers"
UNDO = "Undo the last step"
LEAVE = "Leave, keep the match"
END = "End the match"
SURE = "End the match for good?"

UNDOING = "UNDO"
AGREE = "Undo the last step?"
AGREE_HOW = "Agree: press any button"
AGREE_SHARED = "pad A: agree   BACK: no"
AGREES = "%s %s %s"
WAITING = "\x18"
AGREED = "\x11"
REFUSE = "BACK: do not undo"
PAD_AGREES = ("I agree", "I agree", "I agree", "I agree")
PAD_AGREED = "You agreed"

LOOK = "Look at the panel"
NOT_IN_PLAY = "This pad is not in play"

HAND_OVER = "Pass pad %s to"
HAND_OVER_KEYS = "pad %s: any button   BACK"
PEEK = "For your eyes only"
PEEK_KEYS = "hold %s1-%s4: look   OK"

NOTE = "Please note"
STUCK = "%s is stuck or held down. It is ignored until you release it."
NO_PANEL = "The panel is missing. You can play by lights and bell. Check the panel's four wires."
NO_MEMORY = "This board cannot keep a match: it is lost if the power fails."
JOURNAL_FULL = "The memory for this match is full. After a power failure, the match continues from here."
OTHER_VERSION = "The unfinished match is from another version of Ringside and cannot be continued."
OTHER_RULES = "The end of this match is from another version of Ringside. It continues from before that."
FAULT = "Something went wrong: %s"
FAULT_HOW = "The match is kept. OK: continue"
LAST_RESORT = ("Something went wrong", "and cannot be shown.", "The match is kept.", "OK: try again")
