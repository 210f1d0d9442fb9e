"""The web server: pages, websockets, and access control before them."""

import pathlib

import segno
from aiohttp import WSCloseCode, web

from boards.desktop.keys import PADS
from tools.desktop import access
from tools.desktop.device import TABLE
from tools.desktop.sockets import HUGE, Socket

PAGES = pathlib.Path(__file__).parent / "page"
MOST = 64  # open pages
SEAT = f"/{{seat:[{PADS}]}}"
TO = ("/", *(f"/pad/{pad}" for pad in PADS))  # where the join code lets a page in
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
POLICY = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

# To whoever was admitted before: each start makes a new code.
_NEW_CODE = "Ringside was started again and has a new join code."


class Server:
    """Serves a device's pages. addresses: this machine's own in its networks, for the links to the pads."""

    def __init__(self, device, access, port=0, addresses=()):
        self.device = device
        self.access = access
        self.port = port
        self.addresses = addresses
        self.app = web.Application(middlewares=[self._guard], client_max_size=4096)
        self.app.add_routes(
            [
                web.get("/", self._page("device.html")),
                web.get("/pad" + SEAT, self._page("pad.html")),
                web.get("/page/{name}", self._file),
                web.get("/favicon.ico", self._page("favicon.svg")),
                web.get("/qr" + SEAT, self._qr),
                web.post("/join", self._join),
                web.get("/socket", self._socket),
                web.get("/socket" + SEAT, self._socket),
            ]
        )
        self.app.on_shutdown.append(self._close)

    # Access.

    @web.middleware
    async def _guard(self, request, handler):
        if not access.host_is_ours(request.headers.get("Host"), self.access.code is not None):
            raise web.HTTPForbidden(text="Ringside answers only at its own address: open the address that it printed.")
        cookie = request.cookies.get(self._cookie, "")
        if request.path != "/join" and not self.access.is_admitted(request.remote, cookie):
            code = request.query.get("code")
            if request.path.startswith("/socket") or code is None:
                return self._ask_code(request, request.path, _NEW_CODE if cookie else "")
            return self._let_in(request, code, request.path)
        response = await handler(request)
        if not response.prepared:
            self._seal(response)
        return response

    @property
    def _cookie(self):
        return f"ringside-{self.port}"

    async def _join(self, request):
        form = await request.post()
        code, to = form.get("code"), form.get("to")
        return self._let_in(request, code if isinstance(code, str) else "", to if isinstance(to, str) else "/")

    def _let_in(self, request, code, to):
        to = to if to in TO else "/"
        admitted = self.access.check_code(request.remote, code)
        if not admitted:
            if admitted is None:
                return self._ask_code(request, to, "Too many wrong codes. Wait a minute, then try again.", 429)
            return self._ask_code(request, to, "Wrong code. Try again.")
        response = web.Response(status=303, headers={"Location": to})
        response.set_cookie(self._cookie, self.access.cookie, httponly=True, samesite="Lax", path="/")
        return self._seal(response)

    def _ask_code(self, request, to, words="", status=403):
        if "text/html" not in request.headers.get("Accept", "") and request.method == "GET":
            return self._seal(
                web.Response(status=status, text="Open this address in a browser and enter the join code.")
            )
        page = (PAGES / "join.html").read_text(encoding="utf-8")
        to = to if to in TO else "/"
        page = page.replace("{words}", words).replace("{to}", to)
        response = web.Response(status=status, text=page, content_type="text/html", charset="utf-8")
        self._seal(response)
        response.headers["Content-Security-Policy"] = POLICY + "; style-src 'unsafe-inline'"
        return response

    @staticmethod
    def _seal(response):
        """No page of another's may frame ours, and no browser keeps what may have changed."""
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers["Cache-Control"] = "no-store"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        return response

    # Pages.

    def _page(self, name):
        async def answer(_request):
            path = PAGES / name
            return web.Response(body=path.read_bytes(), content_type=TYPES[path.suffix], charset="utf-8")

        return answer

    async def _file(self, request):
        name = request.match_info["name"]
        if name not in {path.name for path in PAGES.iterdir() if path.suffix in (".css", ".js", ".svg")}:
            raise web.HTTPNotFound()
        return await self._page(name)(request)

    async def _qr(self, request):
        links = self.links()
        if links is None or not links["addresses"]:
            raise web.HTTPNotFound()
        link = f"{links['addresses'][0]}/pad/{request.match_info['seat']}?code={links['code']}"
        picture = segno.make(link, micro=False).svg_inline(scale=4, border=2, dark="#1a1613", light="#fff")
        picture = picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
        return web.Response(text=picture, content_type="image/svg+xml")

    def links(self):
        """How phones come in, or None where only this machine may."""
        if self.access.code is None:
            return None
        addresses = [f"http://{address}:{self.port}" for address in self.addresses]
        return {"code": self.access.code, "addresses": addresses, "qr": bool(addresses)}

    # Websockets.

    async def _socket(self, request):
        if not access.origin_is_ours(request.headers.get("Origin"), request.headers.get("Host")):
            raise web.HTTPForbidden(text="Only Ringside's own pages can connect.")
        if len(self.device.sockets) >= MOST:
            raise web.HTTPServiceUnavailable(text=f"{MOST} pages are already open. Close one and try again.")
        ws = web.WebSocketResponse(heartbeat=5, timeout=1, max_msg_size=HUGE, compress=False)
        await ws.prepare(request)
        seat = request.match_info.get("seat")
        socket = Socket(self.device, ws, TABLE if seat is None else PADS.index(seat), self.links())
        await socket.run()
        return ws

    async def _close(self, _app):
        for socket in list(self.device.sockets):
            await socket.close(WSCloseCode.GOING_AWAY, "Ringside has ended")
