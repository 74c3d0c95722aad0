"""The screens around the tables: home, a new table, joining by code, the replay with its dice, rules, and oneself."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games import bundled, find_kit, packages
from web.browser import PHONE, Guest, seen, until, violations
from web.conftest import Come
from web.say import say, speaker

gangster = speaker("gouda-gangster")
gouda = speaker("gouda-gouda")
quoridor = speaker("quoridor")
AT_ONCE = 4  # so many games have room on a phone; whoever has more scrolls


def ended(guest: Guest, game: str = "quoridor", seats: int = 2) -> str:
    """A short game of this person that is over."""
    table = guest.put_up(game, seats, options={})
    for seat in range(seats):
        guest.sit(table, seat, **({"name": f"Guest {seat}"} if seat else {}))
    guest.post(table, "start", nonce="00112233445566778899aabbccddeeff")
    guest.post(table, "resign", seat=0)
    for seat in range(1, seats - 1):
        guest.post(table, "resign", seat=seat)
    return table


def test_a_newcomer_is_in_a_game_by_one_click(come: Come) -> None:
    somebody = come()
    page = somebody.go("/")
    card = page.locator("article", has=page.get_by_role("heading", name=quoridor("game-name"), exact=True))
    seen(card.get_by_role("button", name=say("web-home-play"))).click()
    page.wait_for_url("**/t/*")
    seen(page.locator("[data-asked] svg").first)
    page.goto("/")
    seen(page.get_by_role("heading", name=say("web-home-running")))
    page.get_by_role("link", name=quoridor("game-name")).first.click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("language", ["en", "de", "fr", "cs"])
def test_on_a_phone_a_newcomer_sees_four_games_with_their_big_buttons_at_once(come: Come, language: str) -> None:
    page = come(language=language, phone=True).go("/")
    seen(page.get_by_role("region", name=speaker(language=language)("web-learn-offer")))
    for game in packages().keys() - set(bundled()):
        name = speaker(game, language="en")("game-name")
        page.locator("article", has=page.get_by_role("heading", name=name)).evaluate("card => card.remove()")
    cards = page.locator("article")
    assert cards.count() == len(bundled())
    lowest = cards.nth(AT_ONCE - 1).get_by_role("button").last.bounding_box()
    assert lowest
    assert lowest["y"] + lowest["height"] <= PHONE["height"]
    assert violations(page) == []


@pytest.mark.parametrize("address", ["/nonsense", "/no/such/place", "/t/caf%C3"])
def test_a_wrong_address_says_so_kindly_and_leads_home(come: Come, address: str) -> None:
    somebody = come()
    somebody.may_fail = re.compile(r"status of 404")  # the server says by its status that nothing is there
    page = somebody.go(address)
    seen(page.get_by_role("heading", name=say("web-nowhere")))
    assert violations(page) == []
    page.get_by_role("link", name=say("web-home"), exact=True).click()
    seen(page.get_by_role("button", name=say("web-home-play")).first)


def test_a_table_for_two_at_this_screen_and_a_bot(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/new/gouda-gouda")
    seen(page.get_by_role("heading", name=gouda("game-name")))
    page.get_by_label(say("web-new-players", number=3)).check()
    place = page.get_by_role("group", name=say("web-new-seat", number="B"))
    place.get_by_label(say("web-new-here")).check()
    place.get_by_label(say("web-new-name")).fill("Ben")
    last = page.get_by_role("group", name=say("web-new-seat", number="C"))
    last.get_by_label(say("web-new-bot"), exact=True).check()
    page.get_by_label(gouda("option-magic")).select_option(label=gouda("option-magic-none"))
    assert violations(page) == []
    page.get_by_role("button", name=say("web-new-start")).click()
    page.wait_for_url("**/t/*")
    table = ann.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["name"] for seat in table["status"]["seats"][:2]] == ["Ann", "Ben"]
    assert table["status"]["seats"][2]["bot"]
    assert table["options"]["magic"] == "none"
    assert table["status"]["phase"] == "running"


def test_a_friend_joins_by_the_six_letters(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    page = ann.go("/new/quoridor")
    page.get_by_role("group", name=say("web-new-seat", number="B")).get_by_label(say("web-new-friend")).check()
    page.get_by_role("button", name=say("web-new-invite")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    code = ann.ask("GET", f"/api/tables/{table}")["code"]
    there = bob.go("/")
    there.get_by_label(say("web-code-label")).fill("WRONGS")
    assert there.get_by_role("link", name=f"Ann · {say('web-free')}").count() == 0, "a table for friends is private"
    there.get_by_role("button", name=say("web-join")).click()
    until(lambda: any(say("refused-unknown-code") in notice for notice in bob.noticed()))
    bob.faults.clear()  # Chromium writes every 404 into the console
    there.get_by_label(say("web-code-label")).fill(code.lower())
    there.get_by_role("button", name=say("web-join")).click()
    there.wait_for_url(f"**/t/{table}")


def test_a_game_is_looked_at_again_and_its_dice_are_checked(come: Come, tmp_path: Path) -> None:
    ann = come("Ann")
    table = ended(ann, "gouda-gangster", 3)
    page = ann.go(f"/t/{table}/replay")
    seen(page.locator("[data-asked] svg").first)
    expect(page.locator("[data-part=empty-board]")).to_have_count(0)  # with the board the slider below it comes anew
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    page.get_by_role("button", name=say("web-replay-next")).click()
    expect(slider).to_have_value("1")
    slider.press("End")
    expect(page).to_have_url(re.compile(f"#{last}$"))
    page.get_by_label(say("web-replay-eyes")).select_option("2")
    expect(page.get_by_role("button", name=say("web-replay-last"))).to_be_disabled()
    page.get_by_role("button", name=gangster("check-chance")).click()
    seen(page.get_by_text(say("web-fair-yes")))
    assert violations(page) == []
    with page.expect_download() as coming:
        page.get_by_role("link", name=say("web-replay-download")).click()
    file = tmp_path / "a.game"
    coming.value.save_as(file)
    assert len(verify(find_kit("gouda-gangster"), parse_file(file.read_text("utf-8"))).rows) == last


def test_dice_that_were_changed_are_found_by_the_browser(come: Come) -> None:
    ann = come("Ann")
    table = ended(ann)

    def lie(route: object) -> None:
        reply = route.fetch()  # type: ignore[attr-defined]
        text = reply.text()
        changed = re.sub(r"^1 - first (\d)", lambda found: f"1 - first {1 - int(found[1])}", text, flags=re.MULTILINE)
        assert changed != text
        route.fulfill(response=reply, body=changed)  # type: ignore[attr-defined]

    ann.page.route("**/game", lie)
    page = ann.go(f"/t/{table}/replay#dice")
    seen(page.get_by_text(say("web-fair-no")))


def test_a_replay_that_somebody_shared_opens_at_its_moment(come: Come) -> None:
    ann, eve = come("Ann"), come()
    table = ended(ann)
    page = eve.go(f"/t/{table}/replay#1")
    expect(page.get_by_role("slider")).to_have_value("1")
    seen(page.locator("[data-asked] svg").first)


def test_a_ruling_can_be_pointed_at(come: Come) -> None:
    page = come().go("/rules/quoridor#Q-9")
    seen(page.locator("#Q-9[data-meant]"))
    expect(page.locator("#Q-9")).to_be_in_viewport()


def test_a_name_an_account_and_being_forgotten(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/me")
    page.get_by_label(say("web-me-name")).fill("Anna")
    page.get_by_role("button", name=say("web-me-save")).click()
    until(lambda: say("web-me-renamed", who="Anna") in ann.noticed())
    page.get_by_label(say("web-me-account-name")).fill("anna")
    page.get_by_label(say("web-me-password")).fill("gouda and brie")
    page.get_by_role("button", name=say("web-me-register")).click()
    seen(page.get_by_text(say("web-me-signed-in", account="anna")))
    page.get_by_role("button", name=say("web-me-leave")).click()
    seen(page.get_by_label(say("web-me-account-name")))  # who reloads before may be signed in still
    page.reload()
    page.get_by_label(say("web-me-account-name")).fill("anna")
    page.get_by_label(say("web-me-password")).fill("gouda and brie")
    page.get_by_role("button", name=say("web-me-login")).click()
    seen(page.get_by_text(say("web-me-signed-in", account="anna")))
    assert ann.ask("GET", "/api/me")["name"] == "Anna"
    page.get_by_role("button", name=say("web-me-forget"), exact=True).click()
    page.get_by_role("button", name=say("web-me-forget-sure")).click()
    page.wait_for_url(re.compile(r"/$"))
