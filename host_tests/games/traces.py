"""Everything that a device lets out while a secret answer is given, to be compared with what other answers let out."""


class Traces:
    """All that a device lets out from now on, but for the note on one seat's own phone."""

    def __init__(self, device, capfd, own=None):
        self.device = device
        self.capfd = capfd
        self.notes: list = []
        self.start = device.clock.time()
        del device.heard.log[:]
        capfd.readouterr()
        public = device.heard.pad

        def pad(number, head, labels, note):
            public(number, head, labels, note)
            if own is None or number != "ABCDE".index(own):
                self.notes.append((self.time(), number, note))

        device.heard.pad = pad

    def time(self):
        return round(self.device.clock.time() - self.start, 6)

    def last(self, key):
        """The last press, up to just before the reveal. The memory may tell answers from then on."""
        memory = bytes(self.device.board.nvm)
        screen = self.device.screen
        self.device.down(key)
        self.device.wait(0.25)
        self.device.expect(screen)
        log = [(round(entry[0] - self.start, 6), *entry[1:]) for entry in self.device.heard.log]
        return log, list(self.notes), memory, self.capfd.readouterr()


def same(seen):
    """All traces are the same, and there is something in them."""
    first = next(iter(seen.values()))
    assert len(first[0]) > 5, "the script left no traces to compare"
    for pick, traces in seen.items():
        for event, other in zip(traces[0], first[0], strict=False):
            assert event == other, f"{pick} differs"
        assert traces == first, f"{pick} differs"
