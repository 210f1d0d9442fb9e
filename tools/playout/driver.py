"""Plays one game from ask to ask and puts it out in JSON objects."""

from ringside.engine.referee import Referee
from tools.playout.sources import SEATS
from tools.playout.words import Choices


def play(game, describer, setup, seed, source, emit, viewer=None):
    """Play until the result or the source's end; `emit` takes each object as it comes.

    viewer: the seat whose view is put out, or None for the table's.
    """
    referee = Referee(game, setup, seed)
    answered = False
    while referee.asked:
        legal = _legal(referee, describer)
        emit(
            {
                "ask": {
                    "seats": [SEATS[seat] for seat in legal],
                    "about": describer.ASKS[referee.about],
                    "secret": referee.secret,
                },
                "legal": {SEATS[seat]: list(words) for seat, words in legal.items()},
            }
        )
        answers = source.answers(legal)
        if answers is None:
            if not answered:
                emit({"view": describer.view(referee.view(viewer))})
            return
        answered = True
        about = referee.about
        emit({"answers": {SEATS[seat]: _word(describer, about, answers[seat]) for seat in legal}})
        for seat in legal:
            events = referee.answer(seat, answers[seat])
        emit({"events": [describer.event(event) for event in events]})
        emit({"view": describer.view(referee.view(viewer))})
    emit({"result": describer.result(referee.result(), referee.view())})
    source.end()


def _legal(referee, describer):
    """{seat: Choices} of the asked seats, in seat order."""

    def choices(seat):
        words = {_word(describer, referee.about, answer): answer for answer in referee.legal(seat)}
        return Choices(words, referee.about, describer)

    return {seat: choices(seat) for seat in range(len(SEATS)) if referee.asked >> seat & 1}


def _word(describer, about, answer):
    words = describer.ANSWERS
    return words(about, answer) if callable(words) else words[answer]
