"""Every text that the kit and the app show: another language is another such table."""

NAME = "RINGSIDE"
MOTTO = "the boxing companion"
START = "OK: start"

MENU = "Choose a game"
RESUME = "Continue: "
SETTINGS = "Settings"
END_UNFINISHED = "End the unfinished match?"
YES = "Yes, end it"
NO = "No, keep it"

MENU_KEYS = "\x14\x15 move  OK pick  BACK"
SETTING_KEYS = "\x14\x15 move OK change BACK"
OK_CONTINUES = "OK: continue"

SETTING_NAMES = ("Brightness", "Upside down", "Sound", "Results stay", "Dark after")
SETTING_VALUES = (
    ("1", "2", "3", "4", "5"),
    ("no", "yes"),
    ("off", "soft", "loud"),
    ("until OK", "7 s", "4 s", "2 s"),
    ("never", "1 min", "5 min", "15 min"),
)

PAUSE = "Pause"
CONTINUE = "Continue"
TAKE_BACK = "Take back what is in"
UNDO = "Undo the last one"
LEAVE = "Leave, keep the match"
END = "End the match"
SURE = "End the match for good?"

AGREE = "Undo what was revealed?"
AGREE_HOW = "Each pad: any button"
AGREE_SHARED = "pad A: I agree  BACK: no"
AGREES = "%s %s %s"
WAITING = "\x18"
AGREED = "\x11"
REFUSE = "BACK: leave it as it is"
PAD_AGREES = ("I agree", "I agree", "I agree", "I agree")
PAD_AGREED = "You agreed"

LOOK = "Look at the panel"

HAND_OVER = "Give pad A to"
HAND_OVER_KEYS = "pad A: any button   BACK"

NOTE = "Please note"
STUCK = "Key %s is stuck. It is ignored until it is released."
NO_PANEL = "No panel: lights and bell play on. Check its four wires."
NO_MEMORY = "No memory to keep a match in: a power cut loses it."
JOURNAL_FULL = "The journal is full: a power cut now goes back to here."
FAULT = "Something went wrong: %s"
FAULT_HOW = "The match is kept. OK: start again"
LAST_RESORT = ("Something went wrong", "and cannot be shown.", "The match is kept.", "OK: try again")
