"""Who may connect: only this computer, or with the join code any on the same network."""

import contextlib
import ipaddress
import secrets
import socket
import time
import urllib.parse

LETTERS = "ABCDEFGHJKMNPQRTUVWXY34679"  # none that is easily taken for another
LENGTH = 6
TRIES = 5  # wrong codes from one address before it must wait
WAIT = 10.0  # seconds until it has one more try


def is_loopback(remote):
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(remote or "").is_loopback
    except ValueError:
        return False


class Access:
    """Access control. lan: whether other computers may connect. trusted: who needs no code."""

    def __init__(self, lan, trusted=is_loopback, clock=time.monotonic):
        self.code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH)) if lan else None
        self.cookie = secrets.token_urlsafe(16)  # what the cookie of one who gave the code holds
        self._trusted = trusted
        self._clock = clock
        self._wrong = {}  # address: (wrong codes not yet forgiven, when that was reckoned)

    def is_admitted(self, remote, given):
        """Whether a client may see anything."""
        if self._trusted(remote):
            return True
        return self.code is not None and secrets.compare_digest(given.encode("utf-8", "replace"), self.cookie.encode())

    def check_code(self, remote, code):
        """Whether the code is right: True, False, or None when there were too many wrong ones."""
        now = self._clock()
        wrong, since = self._wrong.get(remote, (0, now))
        wrong = max(0, wrong - (now - since) / WAIT)
        if wrong > TRIES - 1:
            return None
        given = "".join(code.upper().split()).replace("-", "")
        if self.code is not None and secrets.compare_digest(given.encode("utf-8", "replace"), self.code.encode()):
            return True
        if len(self._wrong) > 1000:
            self._wrong.clear()
        self._wrong[remote] = (wrong + 1, now)
        return False


def host_is_ours(host, lan):
    """Whether a Host header can have come from our own address.

    A foreign page may let its own name point to this machine (DNS rebinding), but the browser
    then still sends that name; an address written in figures cannot be bent so.
    """
    try:
        name = urllib.parse.urlsplit("//" + (host or "")).hostname or ""
    except ValueError:
        return False
    try:
        return ipaddress.ip_address(name).is_loopback or lan
    except ValueError:
        return name == "localhost" or lan and name in _names()


def origin_is_ours(origin, host):
    """Whether a websocket comes from our own page, or from no page at all."""
    return origin is None or origin == f"http://{host}"


def _names():
    name = socket.gethostname().lower()
    return {name, name.partition(".")[0] + ".local"}


def addresses():
    """This machine's addresses on its networks, the likeliest first."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [address for address in dict.fromkeys(found) if not is_loopback(address) and address != "0.0.0.0"]
