"""Who sits where and who plays: places change before the start, bots play on for people, games are called off."""

import re
import sys

import pytest
from playwright.sync_api import Page, expect

from web.browser import ROOT, Guest, seen, until, violations
from web.conftest import Come, Serve

# The same server, only less or more patient with people who are away.
AWAY_GRACE = ROOT / "tests" / "server" / "away_grace.py"
IMPATIENT, PATIENT = (sys.executable, AWAY_GRACE, "1"), (sys.executable, AWAY_GRACE, str(9 * 60_000))


def begun(ann: Guest, bob: Guest, game: str = "nim", **options: object) -> str:
    table = ann.put_up(game, 2, options=options)
    for seat, guest in enumerate((ann, bob)):
        guest.sit(table, seat)
    ann.post(table, "start")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.locator(".stage").first)
    return table


def take(page: Page, number: int) -> None:
    page.get_by_role("group", name="take").get_by_role("button", name=str(number)).click()


def from_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def names(page: Page) -> list[str]:
    return page.locator("ol li strong").all_inner_texts()


def test_places_are_changed_and_freed_before_the_start(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    table = ann.put_up("quoridor", 3)
    ann.sit(table, 0)
    bob.sit(table, 1)
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        until(lambda guest=guest: names(guest.page) == ["Ann", "Bob", "empty seat"])  # type: ignore[misc]
    assert bob.page.get_by_role("button", name="Free the seat").count() == 0, "only the host may"
    bob.page.get_by_label("Bob changes places with").select_option("2")
    until(lambda: names(ann.page) == ["Ann", "empty seat", "Bob"])
    ann.page.get_by_label("Bob changes places with").select_option("0")
    until(lambda: names(bob.page) == ["Bob", "empty seat", "Ann"])
    ann.page.get_by_label("Bot for seat B").select_option(index=1)
    until(lambda: names(bob.page)[1] not in ("empty seat", "Ann", "Bob"))
    ann.page.get_by_label("Bot for seat B").select_option("")
    until(lambda: names(bob.page) == ["Bob", "empty seat", "Ann"])
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Free the seat").click()
    until(lambda: names(bob.page) == ["empty seat", "empty seat", "Ann"])
    seen(bob.page.get_by_role("button", name="Sit here").first).click()
    until(lambda: names(ann.page) == ["Bob", "empty seat", "Ann"])
    bob.page.get_by_role("button", name="Stand up").click()
    until(lambda: names(ann.page) == ["empty seat", "empty seat", "Ann"])


@pytest.mark.parametrize("language", ["cs", "de", "en", "fr"])
def test_on_a_phone_names_are_whole_also_those_of_namesakes(come: Come, language: str) -> None:
    ann = come("Annegret-Wilhelmine", phone=True, language=language)
    table = ann.put_up("gouda-gangster", 4)
    ann.sit(table, 0)
    ann.post(table, "start", fill="level-3")
    ann.go(f"/t/{table}")
    seen(ann.page.locator(".seats strong").last)
    cut_off = """names => names
      .filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
      .map(one => one.innerText)"""
    for names in (".seats strong", ".rival .name"):
        assert ann.page.locator(names).evaluate_all(cut_off) == [], names


def test_a_bot_plays_on_for_somebody_who_is_away_until_they_come_back(come: Come, serve: Serve) -> None:
    server = serve(command=IMPATIENT)
    ann, bob = come("Ann", at=server), come("Bob", at=server)
    table = begun(ann, bob)
    bob.page.close()
    take(ann.page, 1)
    bot = seen(ann.page.get_by_role("button", name="Let a bot play on"))
    assert violations(ann.page) == []
    bot.click()
    seen(ann.page.get_by_text("played by"))
    expect(ann.page.get_by_role("region", name="What happened")).to_contain_text("Bob takes")
    bob.page = bob.another_page()
    bob.page.goto(f"/t/{table}")
    seen(bob.page.get_by_role("button", name="Play yourself again")).click()
    until(lambda: ann.page.get_by_text("played by").count() == 0)
    take(ann.page, 1)
    seen(bob.page.get_by_role("group", name="take"))


def test_a_bot_is_offered_only_when_the_table_would_take_it(come: Come, serve: Serve) -> None:
    server = serve(command=PATIENT)
    ann, bob, eve = (come(name, at=server) for name in ("Ann", "Bob", "Eve"))
    table = begun(ann, bob)
    eve.go(f"/t/{table}")
    bob.page.close()
    seen(ann.page.get_by_text(re.compile(r"If they stay away, a bot may play on in \d:\d\d")))
    seen(eve.page.get_by_text("away", exact=True))
    for guest in (ann, eve):
        assert guest.page.get_by_role("button", name="Let a bot play on").count() == 0
    assert eve.page.get_by_text("a bot may play on").count() == 0, "who only watches has no say in it"
    assert violations(ann.page) == []


def test_a_game_is_called_off_when_all_agree(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    from_menu(ann.page, "Call the game off")
    seen(ann.page.get_by_text("You have agreed."))
    seen(bob.page.get_by_text("Ann would like to call the game off."))
    assert violations(bob.page) == []
    bob.page.get_by_role("button", name="Agree").click()
    for guest in (ann, bob):
        seen(guest.page.get_by_text("The game was called off. Nobody has won.").first)
        expect(guest.page.get_by_role("group", name="take")).to_have_count(0)
        assert violations(guest.page) == []


def test_an_answer_to_a_question_that_has_changed_is_explained(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    second = ann.another_page()
    second.goto(ann.page.url)
    seen(second.get_by_role("group", name="take"))
    # The first tab hears nothing new, so that it answers the old question.
    ann.page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        send.call(this, text.replace(/"question":\\d+/, '"question":0'));
      };
    }""")
    take(second, 1)
    seen(bob.page.get_by_role("group", name="take"))
    take(bob.page, 1)
    seen(ann.page.get_by_role("group", name="take"))
    take(ann.page, 2)
    until(lambda: any("The question has changed meanwhile." in one for one in ann.noticed()))
    seen(ann.page.get_by_text("19 counters are left."))
    seen(ann.page.get_by_role("group", name="take"))  # and can be answered anew


def test_a_standing_order_is_given_in_the_bar_or_in_the_menu_and_passes_by_itself(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob, "gouda-gouda", magic="set", first=0)
    bob.page.get_by_role("button", name="Table menu").click()
    orders = bob.page.get_by_role("dialog").get_by_role("group", name="Standing order")
    orders.get_by_label("Always pass for me").check()
    assert violations(bob.page) == []
    bob.page.keyboard.press("Escape")
    seen(bob.page.get_by_role("button", name="Standing order: Always pass for me"))
    ann.page.locator(".place.open").first.click()
    expect(ann.page.locator(".answered")).to_contain_text("1 of 2")
    assert not any('"act"' in text for text in bob.sent)
    bob.page.get_by_role("button", name="Standing order").click()
    assert violations(bob.page) == []
    bob.page.get_by_role("radio", name="Always ask me").click()
    bob.page.get_by_role("button", name="Table menu").click()
    expect(orders.get_by_label("Ask me every time")).to_be_checked()
    bob.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Pass", exact=True).click()
    expect(ann.page.get_by_role("region", name="What happened")).to_contain_text("Nobody plays a card.")
