"""A boxer card of Title Bout on the panel, in the words of the printed one."""

from micropython import const

from ringside.games.titlebout.tables import boxer
from ringside.games.titlebout.ui.setup import words
from ringside.games.titlebout.venues import divisions
from ringside.kit.canvas import CENTRE, COLUMNS

_OWN = const(0)  # of SOURCES: only what is printed in the book is


def name(card, room=COLUMNS, mark="*"):
    """A boxer's name on so many columns, a long one as F. Oakapple.

    mark: appended to the name of a card that is not the printed game's.
    """
    printed = str(card[: boxer.NAME_SIZE].rstrip(b"\0"), "ascii")
    if card[boxer.ORIGIN] == _OWN:
        mark = ""
    room -= len(mark)
    if len(printed) > room and " " in printed:
        printed = printed[0] + "." + printed[printed.find(" ") :]
    return printed[:room] + mark


def against(card, other):
    """Why a boxer cannot meet another one, or None; b"" means no opponent yet."""
    if not other:
        return None
    if card == other:
        return words.TAKEN
    if divisions(card, other) is None:
        return words.TOO_FAR
    return None


def hint(card):
    """A hint about a boxer before his card is shown: his record, if known."""
    won, lost, drawn, knockouts = card[boxer.RECORD : boxer.RECORD + 4]
    if won or lost or drawn:
        return words.RECORD % (won, lost, drawn, knockouts)
    return words.SHORT % (card[boxer.HP], card[boxer.KOR], card[boxer.AGG])


def show(stage, card):
    """The whole card but its ACTION and HITTING VALUE sections."""
    stage.show("titlebout.card")
    canvas = stage.canvas
    source = words.SOURCES[card[boxer.ORIGIN]]
    canvas.line(0, name(card, COLUMNS - 1 - len(source), ""), inverse=True)
    canvas.text(COLUMNS - len(source), 0, source, inverse=True)
    division = words.CLASSES[card[boxer.DIVISION]]
    canvas.line(1, words.CARD_TOP % (division, words.STYLES[card[boxer.STYLE]].strip(), card[boxer.RATING]))
    canvas.line(2, words.CARD_CF % (card[boxer.CF_B], card[boxer.CF_S], card[boxer.HP], card[boxer.LANDED]))
    canvas.line(3, words.CARD_KD % (card[boxer.KI], card[boxer.KDR1], card[boxer.KDR2], card[boxer.KOR]))
    canvas.line(4, words.CARD_AGG % (card[boxer.AGG], card[boxer.END], card[boxer.DEF] - boxer.ZERO))
    fouls = boxer.FOUL_RATINGS[card[boxer.FOULS]]
    canvas.line(5, words.CARD_CUTS % (card[boxer.CO], card[boxer.CH], card[boxer.TKO], fouls))
    canvas.line(6, words.CARD_STRATEGIES % (card[boxer.FI], card[boxer.FO], card[boxer.CU], card[boxer.KO]))
    canvas.line(7, words.CARD_KEYS, CENTRE)
