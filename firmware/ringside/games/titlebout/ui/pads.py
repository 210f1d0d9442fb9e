"""Title Bout on pads that have a screen of their own; loaded only where a board has such."""

from ringside.games.titlebout.ui import words


def offer(bout, may):
    """The pads of a bit mask of seats may declare the Cover-Up."""
    for pad in (0, 1):
        if may >> pad & 1:
            bout.stage.pad(pad, bout.names[pad], words.PAD_COVER)


class Pads:
    """What the two pads show while managers choose in secret."""

    def __init__(self, bout, styles):
        self.bout = bout
        self.styles = styles
        for pad in (0, 1):
            if bout.persons >> pad & 1:
                if bout.referee.missing >> pad & 1:
                    self._ask(pad)
                else:
                    bout.stage.pad(pad, words.PAD_IS_IN % bout.names[pad])

    def half(self, pad, button):
        """The first key of a code: its holder alone reads which."""
        self._ask(pad, words.PAD_HALF % (button + 1))

    def anew(self, pad):
        """No code, or none that is possible: its holder alone reads so."""
        self._ask(pad, words.PAD_ANEW)

    def note(self, pad, answer):
        """Tell a pad's holder, and nobody else, what he is in with."""
        name = (words.STYLES if self.styles else words.STRATEGIES).split("|")[answer]
        self.bout.stage.pad(pad, words.PAD_IS_IN % self.bout.names[pad], (), words.PAD_IN % name)

    def _ask(self, pad, note=""):
        head = words.PAD_STYLE if self.styles else words.PAD_STRATEGY
        labels = tuple(words.STYLES.split("|")) if self.styles else words.PAD_KEYS
        self.bout.stage.pad(pad, head % self.bout.names[pad], labels, note)
