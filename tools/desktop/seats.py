"""The two pads that phones may become: who holds one, and what is shown there."""

import secrets


class Seat:
    """A pad. `head` and `labels` are for anybody; the note is for its holder alone."""

    def __init__(self):
        self.holder = None  # the holder's token
        # What is shown, and who held the pad when it was: replaced as one, since the firmware's
        # thread shows while the server's thread claims.
        self._shown = ("", ["", "", "", ""], "", None)

    @property
    def head(self):
        """The heading."""
        return self._shown[0]

    @property
    def labels(self):
        """The four buttons' labels."""
        return self._shown[1]

    def show(self, head, labels, note):
        """The firmware shows something; whether it is new."""
        labels = [str(label or "") for label in labels or ()][:4]
        before = self._shown
        self._shown = (str(head or ""), labels + [""] * (4 - len(labels)), str(note or ""), self.holder)
        return self._shown != before

    def note(self, token):
        """The note, for whoever held the pad when it was shown and still does; "" for others."""
        _, _, note, reader = self._shown
        return note if token is not None and token == self.holder == reader else ""

    def claim(self, token, take=False):
        """Claim the pad with a token of earlier, if any; the holder's token, or None where another holds it."""
        if self.holder is not None and not take:
            return self.holder if isinstance(token, str) and _same(token, self.holder) else None
        if self.holder is None or not isinstance(token, str) or not _same(token, self.holder):
            self.holder = secrets.token_urlsafe(16)
        return self.holder

    def let_go(self):
        """The pad is nobody's: a phone of earlier is shown nothing that comes now."""
        self.holder = None


def _same(one, other):
    return secrets.compare_digest(one.encode("utf-8", "replace"), other.encode())
