"""Knock Out: the rules, split along the headings of the rulebook.

layout      the offsets in the state and in a view
events      the events
setup       E. Setup
challenge   1. The Challenge, and who begins the next bout
training    2. Training
bets        3. Placing Bets; I. Taking Bets
bout        4. The Boxing Bout; Variable Starting Positions
prizes      5. Awarding the Prizes
titles      The Second Boxing Season: the title fight
settlement  6. Settling the Bets; J. Payment of Bets
money       K. Payment Options, and the count of all money
season      G. and H., the end of a bout and of the game; The Second Boxing Season

What is asked is the phase of layout:

CHALLENGE   the Challenger: own << 4 | boxer; own is 0 for his large boxer and 1 for his
            small one, boxer is the one he challenges
TRAINING    in secret, the Challenger and the Defender, where they have more than four fight
            cards: the number of a choice of four (see training)
BET         one player, with his next token: kind << 3 | space, or PASS (see bets)
ROUND       in secret, the Challenger and the Defender: a fight card's value, 1 to 5
"""
