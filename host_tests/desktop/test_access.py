"""Access to the desktop device: who may see anything, and from where."""

import asyncio

import aiohttp
import pytest

from host_tests.desktop.desk import desk
from tools.desktop import access

CLOSED = ("/", "/pad/A", "/pad/B", "/page/device.js", "/qr/A", "/socket", "/socket/A")
BROWSER = {"Accept": "text/html"}


def nobody(_remote):
    """Trust no address: the test's own comes from loopback."""
    return False


def test_other_machines_are_asked_for_the_code_before_anything():
    async def scenario():
        async with desk(lan=True, trusted=nobody) as d:
            for path in CLOSED:
                answer = await d.client.get(path, headers=BROWSER)
                text = await answer.text()
                assert answer.status == 403 and d.access.code not in text
                assert "join code" in text and "device.js" not in text
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await d.page()

    asyncio.run(scenario())


def test_the_code_opens_pages_and_sockets_and_is_remembered():
    async def scenario():
        async with desk(lan=True, trusted=nobody) as d:
            typed = f" {d.access.code[:3].lower()}-{d.access.code[3:]} "
            answer = await d.client.post("/join", data={"code": typed, "to": "/pad/B"}, allow_redirects=False)
            assert answer.status == 303 and answer.headers["Location"] == "/pad/B"
            assert "HttpOnly" in answer.headers["Set-Cookie"] and "SameSite=Lax" in answer.headers["Set-Cookie"]
            assert d.access.code not in answer.headers["Set-Cookie"]
            cookie = answer.headers["Set-Cookie"].split(";")[0]
            assert (await d.client.get("/pad/B", headers={"Cookie": cookie})).status == 200
            page = await d.page(headers={"Cookie": cookie})
            first = await page.hear()
            assert first["lan"] == {**first["lan"], "code": d.access.code, "addresses": ["http://192.0.2.7:80"]}

    asyncio.run(scenario())


def test_a_phone_of_an_earlier_start_is_told_that_the_code_is_new():
    async def scenario():
        async with desk(lan=True, trusted=nobody) as d:
            new = "Ringside was started again and has a new join code."
            html = {"Accept": "text/html"}
            stranger = await d.client.get("/pad/A", headers=html)
            assert stranger.status == 403 and new not in await stranger.text()
            before = await d.client.get("/pad/A", headers={**html, "Cookie": "ringside-80=of-the-start-before"})
            assert before.status == 403 and new in await before.text()

    asyncio.run(scenario())


def test_a_link_may_carry_the_code_and_leads_nowhere_else():
    async def scenario():
        async with desk(lan=True, trusted=nobody) as d:
            answer = await d.client.get(f"/pad/A?code={d.access.code}", allow_redirects=False)
            assert answer.status == 303 and answer.headers["Location"] == "/pad/A"
            data = {"code": d.access.code, "to": "//elsewhere.example/"}
            answer = await d.client.post("/join", data=data, allow_redirects=False)
            assert answer.headers["Location"] == "/"

    asyncio.run(scenario())


def test_codes_cannot_be_guessed_by_trying():
    async def scenario():
        async with desk(lan=True, trusted=nobody) as d:
            for _ in range(access.TRIES):
                answer = await d.client.post("/join", data={"code": "WRONG"}, allow_redirects=False)
                assert answer.status == 403 and "Wrong code" in await answer.text()
            answer = await d.client.post("/join", data={"code": d.access.code}, allow_redirects=False)
            assert answer.status == 429 and "Set-Cookie" not in answer.headers
            answer = await d.client.get(f"/?code={d.access.code}", allow_redirects=False)
            assert answer.status == 429

    asyncio.run(scenario())


def test_wrong_codes_are_forgiven_in_time_and_each_address_for_itself():
    now = [0.0]
    control = access.Access(True, clock=lambda: now[0])
    for _ in range(access.TRIES):
        assert control.check_code("192.0.2.1", "") is False
    assert control.check_code("192.0.2.1", control.code) is None
    assert control.check_code("192.0.2.2", control.code) is True
    now[0] += access.WAIT
    assert control.check_code("192.0.2.1", "\ud800") is False
    assert control.check_code("192.0.2.1", control.code) is None
    now[0] += access.WAIT
    assert control.check_code("192.0.2.1", control.code) is True


def test_codes_are_random_and_easy_to_read():
    codes = {access.Access(True).code for _ in range(50)}
    assert len(codes) == 50
    assert not set("".join(map(str, codes))) & set("01258OILSZ")


def test_without_lan_there_is_no_code_and_no_way_in():
    control = access.Access(False)
    assert control.code is None
    assert control.is_admitted("127.0.0.1", "") and control.is_admitted("::1", "")
    for remote in ("192.0.2.1", "", None, "::ffff:192.0.2.1"):
        assert not control.is_admitted(remote, "") and not control.is_admitted(remote, control.cookie)
    assert control.check_code("192.0.2.1", "") is False


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "192.0.2.7", "", "[", "x" * 999]
)
def test_a_foreign_name_for_this_machine_is_refused(host):
    async def scenario():
        async with desk() as d:
            for path in ("/", "/socket"):
                answer = await d.client.get(path, headers={"Host": host})
                assert answer.status == 403

    asyncio.run(scenario())


def test_in_a_network_addresses_in_figures_are_ours_and_names_are_not():
    assert access.host_is_ours("192.0.2.7:8080", True) and access.host_is_ours("localhost:8080", True)
    assert not access.host_is_ours("evil.example:8080", True)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "http://localhost"]
)
def test_a_foreign_page_cannot_open_a_socket(origin):
    async def scenario():
        async with desk() as d:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await d.page(headers={"Origin": origin})
            assert refused.value.status == 403
            assert not d.device.sockets

    asyncio.run(scenario())


def test_our_own_page_can():
    async def scenario():
        async with desk() as d:
            page = await d.page(headers={"Origin": f"http://{d.client.host}:{d.client.port}"})
            await page.hear()

    asyncio.run(scenario())


def test_pages_may_not_be_framed_and_only_ours_are_served():
    async def scenario():
        async with desk() as d:
            answer = await d.client.get("/")
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Cache-Control"] == "no-store"
            for path in (
                "/page/join.html",
                "/page/..%2fserver.py",
                "/page/",
                "/page/nothing.js",
                "/pad/F",
                "/socket/F",
                "/qr/A",
            ):
                assert (await d.client.get(path)).status == 404, path

    asyncio.run(scenario())
