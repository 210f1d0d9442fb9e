"""How to play Title Bout, in pages for the panel: a heading, then a text that is broken into at most six lines."""

PAGES = (
    "The goal\n"
    "Two boxers fight card by card; the device looks everything up. Win by knockout, by stoppage, or on "
    "the scorecards at the end.",
    "A card\n"
    "CF: at most his number, and the boxer stays in control; else the other attacks. RN: a punch, a miss "
    "or more. RESULT: its points.",
    "Endurance\n"
    "Points taken and punches missed cost endurance after each round. When it is gone, power (HP) and "
    "range (PL) fall round by round.",
    "A knockdown\n"
    "Some RESULTs are a chance: KD within HP, then KDR on the chart. K: he is down. Then, or after 5 "
    "points, Killer Instinct needs no CF.",
    "How it ends\n"
    "By a knockout, too many points taken, cuts, an injury or a foul. The ticker gives the numbers that "
    "each look-up compared.",
    "The scorecards\nThree scorers judge each round. In the end all their points are added, and the most points win.",
    "Strategies\n"
    "Before a round each may choose one in secret by a code of two buttons. It changes ratings for that "
    "round, by what the other chose.",
    "The Cover-Up\n"
    "Button 4 declares it when the last row offers it. A boxer in trouble then hits less and is hit less, "
    "to the end of the round.",
)
