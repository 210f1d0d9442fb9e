"""How to play TEKKEN, in pages for the panel: a heading, then a text that is broken into at most six lines."""

PAGES = (
    "The goal\n"
    "Bring the other fighter's HP to zero: that wins the round. Three rounds win the match, or one or two "
    "as you chose.",
    "A String\n"
    "The attacker plays a card face-down, the defender guesses High, Mid or Low. A wrong guess: the card "
    "works. Three slots, then the other attacks.",
    "A right guess\n"
    "The card is blocked, the String is over. The defender attacks with a Punishment token: one card is "
    "played face-up and cannot be blocked.",
    "What cards do\n"
    "High: Strike 2\n"
    "Mid: Move, Move, Push\n"
    "Low: Move, Strike 1\n"
    "In any order. All but Move work in Close Range, on the next hex.",
    "More Symbols\n"
    "Push into a wall: 1 or 2 damage. Sweep: Strikes on a fallen fighter do 1 more. Stun: one slot less "
    "in the next String.",
    "Extension, Combo\n"
    "A card may add Symbols to the next one of an area. Colours in a Combo's order add its Symbols. The "
    "panel shows how far you are.",
    "Before a card\n"
    "Button 4: Stance Change (3 alike: 3 new cards), Dash (up to Distance 1), Heat (once a round: 4 "
    "slots, a block does not end the String).",
    "Rage and stage\n"
    "With few HP left, Rage adds Symbols once a round. The stage: + HP, bolt power, x glass, waves: you "
    "fall. See Fighters in the pause.",
)
