"""Every text that the kit and the app show: another language is another such table."""

NAME = "RINGSIDE"
MOTTO = "the boxing companion"
START = "OK: begin"

MENU = "What shall we play?"
RESUME = "Go on: "
SETTINGS = "Settings"
END_IT = "End the unfinished match?"
YES = "Yes, end it"
NO = "No, keep it"

MENU_KEYS = "\x14\x15 move  OK pick  BACK"
SETTING_KEYS = "\x14\x15 move OK turn BACK out"
OK_GOES_ON = "OK: go on"

SETTING_NAMES = ("Brightness", "Upside down", "Sound", "Results stay", "Dark after")
SETTING_VALUES = (
    ("1", "2", "3", "4", "5"),
    ("no", "yes"),
    ("off", "soft", "loud"),
    ("until OK", "7 s", "4 s", "2 s"),
    ("never", "1 min", "5 min", "15 min"),
)

PAUSE = "Pause"
GO_ON = "Go on"
TAKE_BACK = "Take back what is in"
UNDO = "Undo the last one"
LEAVE = "Leave, keep the match"
GIVE_UP = "End the match"
SURE = "End the match for good?"

AGREE = "Undo what was revealed?"
AGREE_HOW = "Each pad: any button"
AGREED = "\x11 agreed"
REFUSE = "BACK: leave it as it is"

LOOK = "Look at the panel"
PAD_AGREE = "Undo what was revealed?"
PAD_AGREES = ("I agree", "I agree", "I agree", "I agree")

NOTE = "Please note"
STUCK = "Key %s is stuck. It is ignored until it is let go."
NO_PANEL = "No panel: lights and bell play on. Check its four wires."
NO_MEMORY = "No memory to keep a match in: a power cut loses it."
UNKEPT = "The journal is full: a power cut now goes back to here."
TRIPPED = "Ringside tripped"
TRIPPED_HOW = "The match is kept. OK: start again"
