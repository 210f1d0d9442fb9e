"""Phones as pads: who holds one, what it may press, and that a note goes to its holder alone."""

import asyncio
import base64
import json

from host_tests.desktop.desk import desk, dot
from tools.desktop import panel_text

LABELS = ["Uppercut", "Head block", "Body blow", "Body block"]


async def holder(d, seat, token=None, take=False):
    """A page that holds a pad."""
    page = await d.page(f"/socket/{seat}")
    await page.send(claim=token, take=take)
    await page.until(lambda seen: seen.get("holder") == "you" and "token" in seen)
    return page


def test_a_pad_shows_what_the_firmware_gives_it():
    async def scenario():
        async with desk() as d:
            phone = await holder(d, "A")
            d.show(0, "Choose", LABELS, "You are Bruz")
            await phone.until(lambda seen: seen["note"] == "You are Bruz")
            assert phone.seen["pad"] == {"head": "Choose", "labels": LABELS}
            d.show(0, "", (), "")
            await phone.until(lambda seen: seen["note"] == "")
            assert phone.seen["pad"] == {"head": "", "labels": ["", "", "", ""]}

    asyncio.run(scenario())


def test_a_note_goes_to_its_holder_alone():
    async def scenario():
        async with desk() as d:
            table = await d.page()
            await table.hear()
            a, b = await holder(d, "A"), await holder(d, "B")
            guest = await d.page("/socket/A")
            await guest.send(claim="guess")
            await guest.until(lambda seen: seen.get("holder") == "another")
            for round_ in range(3):
                d.show(0, f"Round {round_}", LABELS, f"secret-of-A {round_}")
                d.show(1, f"Round {round_}", LABELS, f"secret-of-B {round_}")
                await a.until(lambda seen, n=round_: seen["note"] == f"secret-of-A {n}")
                await b.until(lambda seen, n=round_: seen["note"] == f"secret-of-B {n}")
                await guest.until(lambda seen, n=round_: seen["pad"]["head"] == f"Round {n}")
                await table.until(lambda seen, n=round_: seen["pads"][0]["head"] == f"Round {n}")
            for page, own in ((a, "secret-of-A"), (b, "secret-of-B"), (guest, "nobody's"), (table, "nobody's")):
                assert not any("secret" in text.replace(own, "") for text in page.messages)

    asyncio.run(scenario())


def test_the_other_pad_does_not_even_hear_that_something_changed():
    async def scenario():
        async with desk() as d:
            b = await holder(d, "B")
            before = len(b.messages)
            for count in range(5):
                d.show(0, "Choose", LABELS, f"note {count}")
                await asyncio.sleep(0)
            d.show(1, "Now", LABELS, "")
            await b.until(lambda seen: seen["pad"]["head"] == "Now")
            assert len(b.messages) == before + 1

    asyncio.run(scenario())


def test_a_pad_presses_its_own_keys_ok_and_back_and_only_while_it_holds_the_pad():
    async def scenario():
        async with desk() as d:
            stranger = await d.page("/socket/A")
            await stranger.send(press="A1")  # it has claimed nothing yet
            a = await holder(d, "A")
            await stranger.send(claim="wrong")
            await stranger.until(lambda seen: seen.get("holder") == "another")
            await stranger.send(press="A2")
            await stranger.send(press="OK")
            for key in ("B1", "B4", "OK", "BACK", "UP", "DOWN", "A1", "A4"):
                await a.send(press=key)
            assert await d.keys_until(4) == [("OK", True), ("BACK", True), ("A1", True), ("A4", True)]
            b = await holder(d, "B")
            await b.send(press="A2")
            await b.send(press="B3")
            assert await d.keys_until(1) == [("B3", True)]

    asyncio.run(scenario())


def test_a_pad_that_comes_back_is_what_it_was():
    async def scenario():
        async with desk() as d:
            a = await holder(d, "A")
            token = a.seen["token"]
            await a.send(press="A3")
            d.show(0, "Choose", LABELS, "still yours")
            await a.until(lambda seen: seen["note"] == "still yours")
            await a.ws.close()
            assert await d.keys_until(2) == [("A3", True), ("A3", False)]
            again = await holder(d, "A", token)
            await again.until(lambda seen: seen.get("note") == "still yours")
            assert again.seen["token"] == token

    asyncio.run(scenario())


def test_taking_a_pad_over_passes_on_no_note_and_informs_its_first_holder():
    async def scenario():
        async with desk() as d:
            first = await holder(d, "A")
            d.show(0, "Choose", LABELS, "the first one's secret")
            await first.until(lambda seen: seen["note"] == "the first one's secret")
            await first.send(press="A1")
            await d.keys_until(1)

            second = await d.page("/socket/A")
            await second.send(claim=None)
            await second.until(lambda seen: seen.get("holder") == "another")
            await second.send(claim=None, take=True)
            await first.until(lambda seen: seen["takeover"] == "asked")
            await first.send(hand_over=True)
            await second.until(lambda seen: seen["holder"] == "you")
            await first.until(lambda seen: seen["holder"] == "another")
            assert first.seen["note"] == ""
            assert await d.keys_until(1) == [("A1", False)], "what the first held is let go"
            await first.send(press="A2")
            await second.send(press="A3")
            assert await d.keys_until(1) == [("A3", True)]

            d.show(0, "Choose", LABELS, "the second one's secret")
            await second.until(lambda seen: seen["note"] == "the second one's secret")
            assert not any("the first one's secret" in text for text in second.messages)

            await first.send(claim=first.seen["token"], take=False)  # its old token opens nothing
            third = await d.page("/socket/A")
            await third.send(claim=first.seen["token"])
            await third.until(lambda seen: seen.get("holder") == "another")
            assert not any("the second one's secret" in text for text in first.messages + third.messages)

    asyncio.run(scenario())


def test_a_note_shown_while_nobody_held_the_pad_is_for_nobody():
    async def scenario():
        async with desk() as d:
            d.show(0, "Choose", LABELS, "not for latecomers")
            late = await holder(d, "A")
            d.show(0, "Choose", LABELS, "from now on")
            await late.until(lambda seen: seen["note"] == "from now on")
            assert not any("latecomers" in text for text in late.messages)

    asyncio.run(scenario())


def test_claims_of_any_shape_are_survived():
    async def scenario():
        async with desk() as d:
            await holder(d, "A")
            odd = await d.page("/socket/A")
            odd_claims: list = [7, [], {}, True, "\ud800", "x" * 1000, "é"]
            for claim in odd_claims:
                await odd.send(claim=claim)
            await odd.send(claim=None, take="yes")
            await odd.until(lambda seen: seen.get("holder") == "another")
            await odd.send(claim=[], take=True)
            await odd.until(lambda seen: seen["holder"] == "you")

    asyncio.run(scenario())


def on_phone(seen):
    """Whether the device's page shows pad A as a phone's."""
    return "pads" in seen and seen["pads"][0]["phone"]


def test_the_table_cannot_press_a_pad_that_a_phone_holds():
    async def scenario():
        async with desk() as d:
            table, phone = await d.page(), await holder(d, "A")
            await table.until(on_phone)
            await table.send(press="A3")
            await table.send(press="B3")
            assert await d.keys_until(1) == [("B3", True)]
            await phone.ws.close()
            await table.until(lambda seen: not on_phone(seen))
            await table.send(press="A3")
            assert await d.keys_until(1) == [("A3", True)]

    asyncio.run(scenario())


def test_a_pick_at_the_table_is_noted_on_no_phone_that_was_there_before():
    async def scenario():
        async with desk() as d:
            table, phone = await d.page(), await holder(d, "A")
            token = phone.seen["token"]
            await table.until(on_phone)
            await phone.ws.close()
            await table.until(lambda seen: not on_phone(seen))
            await table.send(press="A3")
            assert await d.keys_until(1) == [("A3", True)]
            d.show(0, "Bruz is in", (), "You are in with body blow")
            again = await holder(d, "A", token)
            await again.until(lambda seen: "note" in seen)
            assert again.seen["note"] == "" and again.seen["token"] != token

    asyncio.run(scenario())


def in_play(seen):
    return sum(pad["in_play"] << at for at, pad in enumerate(seen["pads"]))


def test_the_devices_page_knows_which_pads_are_in_play():
    async def scenario():
        async with desk() as d:
            table = await d.page()
            await table.hear()
            assert in_play(table.seen) == 0b11  # until the firmware says otherwise
            for pads in (0b1, 0b10101, 0):
                d.board.pads.in_play(pads)
                await table.until(lambda seen, pads=pads: in_play(seen) == pads)

    asyncio.run(scenario())


def test_a_holder_sees_the_panel_and_others_do_not():
    async def scenario():
        async with desk() as d:
            dot(d.board, 3, 0xFF)
            a = await holder(d, "A")
            await a.until(lambda seen: "panel" in seen)
            stranger = await d.page("/socket/A")
            await stranger.until(lambda seen: seen.get("holder") == "another")
            assert not {"panel", "text"} & stranger.seen.keys()

    asyncio.run(scenario())


def test_what_is_for_one_persons_eyes_is_on_no_phone_and_read_to_nobody():
    """From before the hand is drawn until the panel shows something else."""

    async def scenario():
        async with desk() as d:
            table, a = await d.page(), await holder(d, "A")
            await table.until(lambda seen: "panel" in seen)
            d.board.pads.private(True)
            dot(d.board, 3, 0xFF)
            hand = await table.until(lambda seen: lit(seen))
            assert hand["text"] == [panel_text.PRIVATE]
            await a.until(lambda seen: seen.get("text") == [panel_text.PRIVATE])
            d.board.pads.private(False)
            d.show(0, "Look", LABELS, "")
            await a.until(lambda seen: seen["pad"]["head"] == "Look")
            assert not any(lit(json.loads(text)) for text in a.messages)
            dot(d.board, 9, 0xFF)
            await a.until(lambda seen: lit(seen))
            assert panel_text.PRIVATE not in a.seen["text"]

    asyncio.run(scenario())


def lit(seen):
    """Whether a picture that was sent has a lit pixel."""
    return "panel" in seen and any(base64.b64decode(seen["panel"]["picture"]))
