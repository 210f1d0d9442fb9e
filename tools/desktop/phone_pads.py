"""The pads that phones may become: who holds one, and what is shown there."""

import secrets


class PhonePad:
    """A pad. `head` and `labels` are for anybody; the note is for its holder alone."""

    def __init__(self):
        self.holder = None  # the holder's token
        self.requester = None  # the socket of a page that wants the pad and has to wait
        self.kept = False  # the holder has refused to hand it over: nobody may ask again before the reveal
        self._reader = None  # the holder that the firmware knows of
        # What is shown, and for whom the note is: replaced as one, since the firmware's
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
        self._shown = (str(head or ""), labels + [""] * (4 - len(labels)), str(note or ""), self._reader)
        return self._shown != before

    def note(self, token):
        """The note, for the phone that it was shown to if that still holds the pad; "" for others."""
        _, _, note, reader = self._shown
        return note if token is not None and token == self.holder == reader else ""

    def is_holder(self, token):
        """Whether a token, of any type, is the holder's."""
        return self.holder is not None and isinstance(token, str) and _same(token, self.holder)

    def assign(self):
        """A new holder's token."""
        self.holder = secrets.token_urlsafe(16)
        return self.holder

    def confirm_holder(self):
        """The firmware has heard who holds the pad now: notes are for him from now on."""
        self._reader = self.holder

    def release(self):
        """Give up the pad: its earlier phone is shown nothing from now on."""
        self.holder = None


def _same(one, other):
    return secrets.compare_digest(one.encode("utf-8", "replace"), other.encode())
