"""How the house's boxers are made: a whole card from class, rating, style and a few traits.

The rating is what a man is worth in his class. It alone makes his Control Factors, his
accuracy and what he can take; style and class say how he goes about it; traits tell him from
the next man and are small beside a rating, or give and take alike, as a puncher's soft chin.
The printed game's James Jeffries (11, a heavyweight slugger) is where it is moored.

CF      the rating, against boxers and against sluggers; one more against the kind he likes
HP      a slugger's 8, a B/S's 7, a boxer's 6; one more from rating 11 on, one less up to 6
KI      8, 7, 6 as HP begins: a slugger ends what he has begun
KDR 1   half of what the rating lacks to 16; KDR 2 is 1 from rating 9 on, else 2
KOR     one more than KDR 1: he who is down is hurt
TKO     half of what the rating lacks to 14
PL      1-42 up to rating 6, one more with every three ratings
DEF     it opens the other's PL: +4 up to rating 5, one less with every three ratings; a
        slugger walks into one more, a boxer is missed by two more
END     73 and three for each point of the rating
AGG     a slugger's 8, a B/S's 8, a boxer's 6
CO      5, 4, 3: hard hands cut
FI FO CU KO, the punches: by style alone; a slugger hooks and throws uppercuts, a boxer jabs

The lighter the class, the less a punch does and the longer men last: HP, KI and KOR fall and
END rises from class to class (CLASSES below), while CF, PL and DEF, which two men of a class
measure against each other, stay.

Records are those that a career of so many bouts gives against men of all ratings: who is
rated higher loses less, and who hits harder (HP) wins more of it by knockouts.
"""

from dataclasses import dataclass

from tools.tables.titlebout.boxers import PUNCHES

# By style: HP, KI, CO; AGG; what DEF is changed by; FI, FO, CU, KO; of each punch how many
# numbers bring three points and two.
STYLES = {
    "S": ((8, 8, 5), 8, +1, (3, 2, 1, 3), ((6, 6), (11, 8), (12, 11), (4, 3), (11, 8))),
    "B/S": ((7, 7, 4), 8, 0, (3, 3, 2, 2), ((11, 8), (9, 8), (10, 10), (4, 4), (9, 7))),
    "B": ((6, 6, 3), 6, -2, (2, 4, 3, 1), ((15, 11), (8, 8), (9, 9), (4, 4), (6, 6))),
}
# By class, against a heavyweight: HP, KI, KOR, END.
CLASSES = {
    "Heavy": (0, 0, 0, 0),
    "Light heavy": (0, -1, 0, +4),
    "Middle": (-1, -1, 0, +8),
    "Welter": (-1, -1, -1, +12),
    "Light": (-1, -2, -1, +16),
    "Feather": (-2, -2, -1, +20),
    "Bantam": (-2, -2, -1, +24),
    "Fly": (-2, -3, -1, +28),
}
BEST = 2  # by how many numbers each range of the best punch is longer
CLINCHING = 8
LAST_MOVEMENT = 78


@dataclass(frozen=True)
class Traits:
    """What distinguishes two boxers of one class, rating and style.

    likes: "B" or "S", the style against which he is one better, or "".
    build: 1 a puncher, who hits a point harder (HP) and falls a point easier (KDR 1, KOR);
        -1 a rock, the other way round; 0 neither.
    presses: AGG is one more. wind: what END lacks, 0, 2 or 4.
    wild: of the numbers for ring movement so many, 0 to 2, are misses. skin: CH, 2 to 4.
    ropes: 1 to 3. fouls: A or B.
    best: a punch that gets two numbers more of either worth; each other gives one worth two.
    bouts: in his career.
    """

    likes: str = ""
    build: int = 0
    presses: int = 0
    wind: int = 0
    wild: int = 0
    skin: int = 3
    ropes: int = 2
    fouls: str = "A"
    best: str = ""
    bouts: int = 40


def card(division: str, rating: int, style: str, traits: Traits) -> dict[str, str]:
    """The columns of boxers.csv that follow: all but name, years and source."""
    (hp, ki, cut), agg, defence, strategies, _ = STYLES[style]
    less_hp, less_ki, less_kor, more_end = CLASSES[division]
    hp += less_hp + (rating >= 11) - (rating <= 6) + traits.build
    kdr = max(1, (16 - rating) // 2 + traits.build)
    landed = 41 + (rating - 1) // 3
    missed = landed + 18 + traits.wild
    clinching = missed + CLINCHING
    columns = {
        "rating": rating,
        "style": style,
        "class": division,
        "cfb/s": f"{rating + (traits.likes == 'B')}/{rating + (traits.likes == 'S')}",
        "hp/ki": f"{hp}/{ki + less_ki}",
        "kdr1": kdr,
        "kdr2": 1 if rating >= 9 else 2,
        "kor": max(1, kdr + 1 + less_kor),
        "co/ch": f"{cut}/{traits.skin}",
        "tko": min(5, max(1, (14 - rating) // 2)),
        "agg": agg + traits.presses,
        "end": 73 + 3 * rating + more_end - traits.wind,
        "def": f"{5 - rating // 3 + defence:+d}".replace("+0", "0"),
        **dict(zip(("fi", "fo", "cu", "ko"), strategies, strict=True)),
        "landed": f"1-{landed}",
        "missed": f"{landed + 1}-{missed}",
        "clinching": f"{missed + 1}-{clinching}",
        "movement": f"{clinching + 1}-{LAST_MOVEMENT}",
        "fouls": traits.fouls,
        **_punches(style, traits.best),
        "ropes": traits.ropes,
        "record": record(rating, hp, traits.bouts),
    }
    return {column: str(value) for column, value in columns.items()}


def record(rating: int, hp: int, bouts: int) -> str:
    """What a career comes to: one bout in twenty is drawn, and 62 in a hundred less 4.5 a rating are lost."""
    drawn = round(bouts / 20)
    lost = round(bouts * (62 - 4.5 * rating) / 100)
    won = bouts - drawn - lost
    return f"{won}-{lost}-{drawn} ({round(won * (8 * hp - 10) / 100)})"


def _punches(style: str, best: str) -> dict[str, str]:
    values = {}
    end = 0
    for punch, (three, two) in zip(PUNCHES, STYLES[style][4], strict=True):
        if punch == best:
            three, two = three + BEST, two + BEST
        elif best:
            two -= 1
        values[punch] = f"{end + 1}-{end + three}/{end + three + 1}-{end + three + two}"
        end += three + two
    return values


def traits_of(cells: dict[str, str]) -> Traits:
    """The traits that a card's columns show, of one that the scheme has made."""
    rating, style = int(cells["rating"]), cells["style"]
    cf_b, cf_s = map(int, cells["cfb/s"].split("/"))
    plain = card(cells["class"], rating, style, Traits())
    won, lost, drawn = map(int, cells["record"].split(" ")[0].split("-"))
    landed, missed = (int(cells[column].split("-")[1]) for column in ("landed", "missed"))
    return Traits(
        likes="B" if cf_b > rating else "S" if cf_s > rating else "",
        build=int(cells["hp/ki"].split("/")[0]) - int(plain["hp/ki"].split("/")[0]),
        presses=int(cells["agg"]) - int(plain["agg"]),
        wind=int(plain["end"]) - int(cells["end"]),
        wild=missed - landed - 18,
        skin=int(cells["co/ch"].split("/")[1]),
        ropes=int(cells["ropes"]),
        fouls=cells["fouls"],
        best=next((punch for punch in PUNCHES if _punches(style, punch)[punch] == cells[punch]), ""),
        bouts=won + lost + drawn,
    )
