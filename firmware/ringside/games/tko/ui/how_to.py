"""How to play TKO, in pages for the panel: a heading, then a text that is broken into at most six lines."""

PAGES = (
    "The goal\n"
    "Both choose an action in secret, and both are shown at once. Points go on the Point Bars. A bar at 5 "
    "wins the round; two rounds win the belt.",
    "What scores\n"
    "A punch that is not blocked: one point. A block that stops the other's punch: one point. The same "
    "action, or two blocks: none.",
    "What beats what\n"
    "Uppercut > body block\n"
    "Body block > body blow\n"
    "Body blow > head block\n"
    "Head block > uppercut\n"
    "Uppercut and body blow: both land, +1 each.",
    "Your buttons\n"
    "1 uppercut, 2 head block, 3 body blow, 4 body block. Lock: press one, unseen. Hold: keep one down; "
    "what you hold at the bell counts.",
    "A round\n"
    "Each boxer begins it with points of advantage, the striped signs. Both at 5 at once: play on. Who "
    "then scores alone wins the round.",
    "The Power Arrow\n"
    "In intermediate play. Who scores alone turns it a step that way; else it goes to neutral. While it "
    "is yours, a point earned alone goes on any bar.",
)
