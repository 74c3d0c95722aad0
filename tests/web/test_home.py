"""Home: quick games remember level and figure, slow games say whose turn it is, and a rematch is joined from here."""

import re

from playwright.sync_api import Locator, Page, expect

from cheeseboard.words import Words
from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.say import like, say, speaker

gouda = speaker("gouda-gouda")
quoridor = speaker("quoridor")


def card(page: Page, game: str) -> Locator:
    name = speaker(game)("game-name")
    return page.locator("article", has=page.get_by_role("heading", name=name, exact=True))


def level(number: int, most: int) -> str:
    return say("web-bot-with-level", name=quoridor(f"bot-level-{number}"), level=number, most=most)


def running(host: Guest, friend: Guest, **more: object) -> str:
    table = host.put_up("quoridor", 2, **more)
    host.sit(table, 0)
    friend.sit(table, 1)
    host.post(table, "start")
    return table


def test_play_now_remembers_the_level_and_is_easier_or_harder_in_place(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/")
    first = card(page, "quoridor")
    middle = seen(first.get_by_text(like(level(4, 10))))
    first.get_by_role("button", name=say("web-easier")).click()
    seen(first.get_by_text(level(3, 10)))
    assert middle.count() == 0
    first.get_by_role("button", name=say("web-home-play")).click()
    page.wait_for_url("**/t/*")
    seats = ann.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["status"]["seats"]
    assert seats[1]["bot"] == "level-3"
    page.goto("/")
    seen(card(page, "quoridor").get_by_text(level(3, 10)))
    assert violations(page) == []


def test_on_a_phone_a_newcomer_chooses_the_level_from_a_list(come: Come) -> None:
    ann = come("Ann", phone=True)
    first = card(ann.go("/"), "quoridor")
    levels = first.get_by_role("combobox", name=like(say("web-new-level")))
    levels.select_option(label=level(2, 10))
    first.get_by_role("button", name=say("web-home-play")).click()
    ann.page.wait_for_url("**/t/*")
    seats = ann.ask("GET", f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}")["status"]["seats"]
    assert seats[1]["bot"] == "level-2"
    ann.page.goto("/")
    seen(first.get_by_role("button", name=say("web-harder")))


def test_a_quick_game_has_the_figure_that_was_chosen_on_home(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/")
    for game, chosen in (("quoridor", "owl"), ("gouda-gouda", "violet")):
        label = say("web-colour" if game == "gouda-gouda" else "web-figure")
        seen(card(page, game).get_by_role("button", name=label)).click()
        picker = page.get_by_role("dialog")
        assert violations(page) == []
        picker.get_by_role("button", name=speaker(game)(f"board-look-{chosen}")).click()
        expect(picker).to_have_count(0)
        card(page, game).get_by_role("button", name=say("web-home-play")).click()
        page.wait_for_url("**/t/*")
        seats = ann.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["status"]["seats"]
        assert seats[0]["avatar"] == chosen
        seen(page.locator("[data-asked]").first)
        if game == "gouda-gouda":
            people = page.get_by_role("list", name=say("web-at-the-table"))
            expect(people.get_by_role("listitem").nth(0)).to_contain_text(gouda("role-violet"))
            expect(people.get_by_role("listitem").nth(3)).to_contain_text(gouda("role-red"))
        page.goto("/")


def test_games_over_days_say_whose_turn_it_is_and_how_long_still(come: Come) -> None:
    ann, bob = come("Ann", phone=True), come("Bob")
    days = {"type": "days", "days": 3}
    running(ann, bob, options={"first": 1}, clock=days)
    running(ann, bob, options={"first": 0}, clock=days)
    page = ann.go("/")
    rows = page.get_by_role("region", name=say("web-home-days")).get_by_role("link")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(say("web-asks-you"))
    expect(rows.nth(0)).to_contain_text(like(say("web-home-left", time="□")))
    expect(rows.nth(1)).to_contain_text(say("web-waiting", who="Bob"))
    assert page.get_by_role("region", name=say("web-home-running")).count() == 0
    assert violations(page) == []
    assert widest(page) <= 0


def test_a_rematch_that_somebody_offers_is_joined_or_declined_on_home(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    declined, joined = (running(ann, bob) for _ in range(2))
    for table in (declined, joined):
        bob.post(table, "resign", seat=1)
        bob.post(table, "rematch")
    page = ann.go("/")
    offers = page.get_by_text(say("web-rematch-offered", who="Bob")).and_(page.locator(":not([data-announcer] *)"))
    expect(offers).to_have_count(2)
    expect(page).to_have_title(like(say("web-rematch-offered", who="Bob")))
    assert violations(page) == []
    results = page.get_by_role("region", name=say("web-home-finished")).get_by_role("link")
    expect(results).to_have_text([re.compile(f"{re.escape(say('web-over-you'))} · (today|yesterday)")] * 2)
    page.get_by_role("button", name=say("web-rematch-no")).last.click()
    expect(offers).to_have_count(1)
    page.get_by_role("button", name=say("web-rematch-join")).first.click()
    page.wait_for_url("**/t/*")
    next_table = ann.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert next_table["rematch_of"] in (declined, joined)


def test_the_lobby_names_bots_with_their_level(come: Come) -> None:
    ann, eve = come("Ann"), come("Eve")
    table = ann.put_up("quoridor", 3)
    ann.sit(table, 0)
    ann.post(table, "bot", seat=1, bot="level-3")
    row = eve.go("/").get_by_role("link", name="Ann ·")
    expect(row).to_contain_text(say("web-bot-level", level=3, most=10))
    names = Words("en").text("bot-names").split(", ")
    until(lambda: any(name in row.inner_text() for name in names))
