"""A pad that has answered, or shows a note, changes hands at the reveal, or before if its holder says so."""

import pytest

from boards.desktop.keys import PADS
from host_tests.desktop.desk import desk
from host_tests.desktop.simulated_time import run


async def newcomer(d, **claim):
    page = await d.page("/socket/A")
    await page.send(**{"claim": None, "take": True, **claim})
    return page


async def holder(d, note="a secret"):
    page = await newcomer(d, take=False)
    await page.until(lambda seen: seen.get("holder") == "you" and "token" in seen)
    d.show(0, "Choose", ["1", "2", "3", "4"], note)
    await page.until(lambda seen: seen["pad"]["head"] == "Choose" and seen.get("note") == note)
    return page


def scenario_of(scenario):
    """Run a scenario at a desk in simulated time."""

    async def at_a_desk():
        async with desk() as d:
            await scenario(d)

    run(at_a_desk())


@pytest.mark.parametrize("yes", [True, False])
def test_the_holder_is_asked_and_his_word_counts(yes):
    async def scenario(d):
        first = await holder(d)
        d.board.pads.seal(0)
        second = await newcomer(d)
        for page in (first, second):
            await page.until(lambda seen: seen.get("takeover") == "asked")
        await second.send(press="A1")
        await second.send(hand_over=True)  # it has no say
        await second.send(claim=None, take=True)
        await first.send(press="A2")
        assert await d.keys_until(1) == [("A2", True)]
        await first.send(hand_over=yes)
        await first.until(lambda seen: seen["takeover"] is None)
        await second.until(lambda seen: seen["takeover"] == (None if yes else "kept"))
        taker, other = (second, first) if yes else (first, second)
        await taker.until(lambda seen: seen["holder"] == "you")
        await other.until(lambda seen: seen["holder"] == "another")
        assert d.board.pads.taken() == yes
        assert "a secret" not in "".join(second.messages)

    scenario_of(scenario)


@pytest.mark.parametrize("gone", [True, False])
def test_without_a_word_the_pad_is_handed_over_at_the_reveal(gone):
    async def scenario(d):
        first = await holder(d)
        d.board.pads.seal(0)
        if gone:
            await first.ws.close()
        second = await newcomer(d)
        await second.until(lambda seen: seen.get("takeover") == ("waits" if gone else "asked"))
        d.board.pads.seal(1)  # all are in
        d.board.pads.unseal()
        await second.until(lambda seen: seen["holder"] == "you" and seen["takeover"] is None)
        assert second.seen["note"] == "" and "a secret" not in "".join(second.messages)

    scenario_of(scenario)


def test_a_holder_who_comes_back_is_asked_again():
    async def scenario(d):
        first = await holder(d)
        d.board.pads.seal(0)
        await first.ws.close()
        second = await newcomer(d)
        await second.until(lambda seen: seen.get("takeover") == "waits")
        again = await newcomer(d, claim=first.seen["token"], take=False)
        await again.until(lambda seen: seen.get("takeover") == "asked" and seen["note"] == "a secret")
        await second.until(lambda seen: seen["takeover"] == "asked")

    scenario_of(scenario)


def test_only_one_page_asks_at_a_time_and_the_others_are_told():
    async def scenario(d):
        first = await holder(d)
        d.board.pads.seal(0)
        second = await newcomer(d)
        await second.until(lambda seen: seen.get("takeover") == "asked")
        third = await newcomer(d)
        await third.until(lambda seen: seen.get("takeover") == "another")
        await second.ws.close()
        for page in (first, third):
            await page.until(lambda seen: seen["takeover"] is None)
        await third.send(claim=None, take=True)
        for page in (first, third):
            await page.until(lambda seen: seen["takeover"] == "asked")

    scenario_of(scenario)


def test_a_holder_who_keeps_the_pad_is_not_asked_again_before_the_reveal():
    async def scenario(d):
        first = await holder(d)
        d.board.pads.seal(0)
        second = await newcomer(d)
        await first.until(lambda seen: seen.get("takeover") == "asked")
        await first.send(hand_over=False)
        await second.until(lambda seen: seen.get("takeover") == "kept")
        third = await newcomer(d)  # nor by another page
        await third.until(lambda seen: seen.get("takeover") == "kept")
        await second.send(claim=None, take=True)
        d.show(0, "Still mine", [], "mine")
        await first.until(lambda seen: seen["note"] == "mine")
        assert first.seen["takeover"] is None
        d.board.pads.unseal()
        for page in (second, third):
            await page.until(lambda seen: seen["takeover"] is None)
        assert first.seen["holder"] == "you"
        d.board.pads.seal(0)
        await second.send(claim=None, take=True)
        await first.until(lambda seen: seen["takeover"] == "asked")

    scenario_of(scenario)


def test_a_pad_whose_holder_kept_it_and_went_is_waited_for():
    async def scenario(d):
        first = await holder(d)
        d.board.pads.seal(0)
        second = await newcomer(d)
        await first.until(lambda seen: seen.get("takeover") == "asked")
        await first.send(hand_over=False)
        await second.until(lambda seen: seen.get("takeover") == "kept")
        await first.ws.close()
        await second.until(lambda seen: seen["takeover"] is None)
        await second.send(claim=None, take=True)
        await second.until(lambda seen: seen["takeover"] == "waits")

    scenario_of(scenario)


def test_what_was_answered_on_the_device_page_is_not_taken_over_before_the_reveal_either():
    async def scenario(d):
        table = await d.page()
        await table.send(press="A1")
        await d.keys_until(1)
        d.board.pads.seal(0)
        phone = await newcomer(d, take=False)
        await phone.until(lambda seen: seen.get("takeover") == "waits" and seen["holder"] == "nobody")
        d.board.pads.unseal()
        await phone.until(lambda seen: seen["holder"] == "you")

    scenario_of(scenario)


def test_the_device_page_does_not_press_a_pad_that_answered_on_a_phone_that_is_gone():
    async def scenario(d):
        first, table = await holder(d), await d.page()
        d.board.pads.seal(0)
        await first.ws.close()
        await table.until(lambda seen: "pads" in seen and not seen["pads"][0]["phone"])
        await table.send(press="A1")
        await table.send(press="B1")
        assert await d.keys_until(1) == [("B1", True)]
        d.board.pads.unseal()
        await table.send(press="A1")
        assert await d.keys_until(1) == [("A1", True)]

    scenario_of(scenario)


def test_a_pad_that_has_not_answered_is_taken_over_at_once_and_begins_afresh():
    async def scenario(d):
        first = await holder(d, note="")
        d.board.pads.seal(1)  # the other one has
        await first.send(press="A1")
        await d.keys_until(1)
        d.board.pads.taken()
        second = await newcomer(d)
        await second.until(lambda seen: seen.get("holder") == "you")
        assert d.keys() == [("A1", False)]

    scenario_of(scenario)


def test_a_holder_who_reads_a_note_is_asked_before_he_has_answered_too():
    """Hidden cards stand in every note: the next one would tell them."""

    async def scenario(d):
        first = await holder(d)
        second = await newcomer(d)
        await first.until(lambda seen: seen.get("takeover") == "asked")
        d.board.pads.seal(1)  # another pad has answered: no reveal yet
        d.show(0, "Choose again", [], "my cards: 1 2 3")
        await first.until(lambda seen: seen["note"] == "my cards: 1 2 3")
        assert first.seen["holder"] == "you" and first.seen["takeover"] == "asked"
        d.board.pads.unseal()
        await second.until(lambda seen: seen.get("holder") == "you")
        assert second.seen["note"] == "" and "my cards" not in "".join(second.messages)

    scenario_of(scenario)


def test_the_pad_of_a_phone_that_is_gone_is_taken_over_at_once_whatever_its_note():
    async def scenario(d):
        first = await holder(d)
        await first.ws.close()
        second = await newcomer(d)
        await second.until(lambda seen: seen.get("holder") == "you")
        assert "a secret" not in "".join(second.messages)

    scenario_of(scenario)


def test_a_phone_that_takes_a_pad_lets_go_what_the_device_page_held_of_it():
    async def scenario(d):
        table = await d.page()
        for key in ("A2", "B2"):
            await table.send(press=key)
        await d.keys_until(2)
        phone = await newcomer(d, take=False)
        await phone.until(lambda seen: seen.get("holder") == "you")
        assert d.keys() == [("A2", False)]
        await table.send(release="A2")
        await phone.send(press="A2")
        assert await d.keys_until(1) == [("A2", True)], "and so it cannot find out which it was"

    scenario_of(scenario)


def test_what_the_firmware_shows_before_it_has_heard_of_a_new_holder_is_noted_to_nobody():
    async def scenario(d):
        first = await holder(d)
        second = await newcomer(d)
        await first.until(lambda seen: seen.get("takeover") == "asked")
        await first.send(hand_over=True)
        await second.until(lambda seen: seen.get("holder") == "you")
        d.board.pads.show(0, "Late", ["1", "2", "3", "4"], "of the first one's press")
        for page in (first, second):
            await page.until(lambda seen: seen["pad"]["head"] == "Late")
            assert page.seen["note"] == ""
        d.show(0, "Now", ["1", "2", "3", "4"], "of the second one's press")
        await second.until(lambda seen: seen["note"] == "of the second one's press")
        assert "of the first" not in "".join(first.messages + second.messages)

    scenario_of(scenario)


def test_the_board_knows_which_pads_a_phone_holds():
    async def scenario(d):
        page = await d.page()
        await page.hear()
        assert d.board.pads.phones() == 0
        phone = await d.page("/socket/B")
        await page.until(lambda seen: "n" in seen)
        assert d.board.pads.phones() == 0
        await phone.send(claim=None)
        await page.until(lambda seen: seen["pads"][1]["phone"])
        assert d.board.pads.phones() == 0b10
        await phone.ws.close()
        await page.until(lambda seen: not seen["pads"][1]["phone"])
        assert d.board.pads.phones() == 0

    scenario_of(scenario)


@pytest.mark.parametrize("pad", PADS)
def test_each_of_five_phones_is_a_pad_of_its_own(pad):
    async def scenario(d):
        assert (await d.client.get(f"/pad/{pad}")).status == 200
        phone = await d.page(f"/socket/{pad}")
        await phone.send(claim=None)
        await phone.until(lambda seen: seen.get("holder") == "you")
        for other in PADS:
            await phone.send(press=f"{other}3")
        assert await d.keys_until(1) == [(f"{pad}3", True)]
        assert d.board.pads.phones() == 1 << PADS.index(pad)
        d.show(PADS.index(pad), "Choose", ["1", "2", "3", "4"], f"of {pad}")
        await phone.until(lambda seen: seen["note"] == f"of {pad}")

    scenario_of(scenario)
