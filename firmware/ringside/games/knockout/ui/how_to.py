"""How to play Knock Out, in pages for the panel: a heading, then a text that is broken into at most six lines."""

PAGES = (
    "The goal\n"
    "You own two boxers. Win bouts, prizes and bets. The season ends when nobody can challenge anybody; "
    "then the most money wins.",
    "A bout\n"
    "1 The challenge\n"
    "2 Training: four fight cards each, in secret\n"
    "3 Bets: three tokens each\n"
    "4 Three rounds of boxing\n"
    "5 Prizes, then the bets",
    "The challenge\n"
    "Pick a boxer with a sum as high as yours or higher. Neither boxed in the last bout, and both players "
    "still have three fight cards.",
    "A round in the ring\n"
    "Both play a fight card. The lower one moves by the difference towards K.O.; equal cards: nobody "
    "moves. 1 beats 5: the 5 goes four spaces.",
    "Who wins the bout\n"
    "On the K.O. space a boxer has lost at once, and is out for good. After three rounds the one farther "
    "on loses; if level, the Challenger.",
    "The prizes\n"
    "The winner earns twice his sum and goes up a class; the loser earns his sum and drops one. A card "
    "left at the end pays 5,000.",
    "Bets\n"
    "On a win: the sum, or x2. On a boxer's fall by K.O.: x3. Doubt a bet? Follow it: the loser of you "
    "two pays the other.",
    "Who pays what\n"
    "A bet that nobody follows is with the bank, which pays half. Lost, it goes to the bonus for the "
    "highest sum. A debt costs 50,000 at the end.",
)
