"""`python -m tools.desktop` as a person starts and ends it."""

import asyncio
import shutil
import signal
import socket
import subprocess
import sys
import time

import aiohttp
import pytest

from host_tests.desktop.desk import FAKE_FIRMWARE, PATIENCE, Page, command
from host_tests.paths import FIRMWARE, ROOT


def run(*arguments):
    """Run the command to its end."""
    line = [sys.executable, "-m", "tools.desktop", "--no-open", *arguments]
    return subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)


def with_page(address, scenario):
    """Run scenario(page) with a page open."""

    async def go():
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{address}socket") as ws:
            return await scenario(Page(ws))

    return asyncio.run(go())


def running(seen):
    return seen.get("firmware", {}).get("running") and "panel" in seen


def test_a_port_in_use_is_reported_with_what_to_do(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = run("--port", str(port), "--state", str(tmp_path))
    assert ended.returncode == 2
    assert ended.stderr == f"Port {port} is in use: try make play PORT={port + 1}\n"
    assert ended.stdout == ""


@pytest.mark.parametrize("port", ["65536", "-1", "x"])
def test_a_port_that_is_none_is_refused(port, tmp_path):
    ended = run("--port", port, "--state", str(tmp_path))
    assert ended.returncode == 2 and "--port" in ended.stderr


def test_two_devices_do_not_share_a_memory(tmp_path):
    with command(tmp_path):
        ended = run("--port", "0", "--state", str(tmp_path), "--firmware", str(FAKE_FIRMWARE))
    assert ended.returncode == 2 and "make play STATE=" in ended.stderr


def test_memory_that_cannot_be_written_is_reported_with_what_to_do(tmp_path):
    (tmp_path / "file").touch()
    for state, why in (
        (tmp_path / "file", "is no folder"),
        (tmp_path / "file" / "folder", "cannot be written: Not a directory"),
        ("/proc/nope", "cannot be written: No such file or directory"),
    ):
        ended = run("--port", "0", "--state", str(state), "--firmware", str(FAKE_FIRMWARE))
        assert ended.returncode == 2
        assert ended.stderr == f"{state} {why}. Try make play STATE=another/folder\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_quickly_and_cleanly_with_a_page_open(tmp_path, number):
    with command(tmp_path) as device:

        async def scenario(page):
            await page.until(running)
            began = time.monotonic()
            device.process.send_signal(number)
            async for _ in page.ws:
                pass
            assert page.ws.close_code == 1001
            assert await asyncio.to_thread(device.process.wait, PATIENCE) == 0
            assert time.monotonic() - began < 3

        with_page(device.address, scenario)
        device.line("If a match was in play, it is kept")
        assert "Traceback" not in "".join(device.output)


def test_it_listens_on_this_machine_alone(tmp_path):
    with command(tmp_path) as device:
        assert device.address.startswith("http://127.0.0.1:")
        port = int(device.address.rstrip("/").rpartition(":")[2])
        with socket.socket() as other:
            other.bind(("127.0.0.2", port))  # free: the device took 127.0.0.1 and no more


def test_in_a_network_it_prints_the_join_code(tmp_path):
    with command(tmp_path, "--lan") as device:
        assert len(device.line(r"Join code for phones on this network: (\w+)$")[1]) == 6


def test_what_the_device_keeps_is_there_again(tmp_path):
    async def press_ok(page):
        await page.until(running)
        await page.send(press="OK")
        await page.until(lambda seen: seen.get("tones"))

    for count in (1, 2):
        with command(tmp_path) as device:
            with_page(device.address, press_ok)
            device.end(signal.SIGINT)
        assert (tmp_path / "nvm.bin").read_bytes()[0] == 0xFF - count


def test_a_firmware_that_stops_says_so_and_starts_again(tmp_path):
    with command(tmp_path) as device:

        async def scenario(page):
            await page.until(running)
            await page.send(press="BACK")
            await page.until(lambda seen: not seen["firmware"]["running"])
            assert page.seen["firmware"]["fault"].endswith("RuntimeError: BACK was pressed")
            await page.send(restart=True)
            await page.until(lambda seen: seen["firmware"]["running"] and seen["firmware"]["fault"] is None)
            page.seen.pop("tones", None)
            await page.send(press="UP")
            await page.until(lambda seen: seen.get("tones"))

        with_page(device.address, scenario)
        device.line("Traceback")
        device.line("RuntimeError: BACK was pressed")
        device.line("Start again")


def test_with_a_bad_setting_the_firmware_runs(tmp_path):
    firmware = tmp_path / "firmware"
    shutil.copytree(FIRMWARE, firmware)
    (firmware / "settings.toml").write_text("NOT A SETTING\nRINGSIDE_SOUND = 'loud\n")
    with command(tmp_path / "state", firmware=firmware) as device:

        async def scenario(page):
            await page.until(lambda seen: running(seen) and set(seen["panel"]["picture"]) - set("A="))

        with_page(device.address, scenario)


def test_the_real_firmware_shows_its_title(tmp_path):
    with command(tmp_path, firmware=None) as device:

        async def scenario(page):
            await page.until(lambda seen: running(seen) and set(seen["panel"]["picture"]) - set("A="))

        with_page(device.address, scenario)
        assert device.end(signal.SIGINT) == 0
