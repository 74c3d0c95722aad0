"""Who sits where and who plays: places change before the start, bots play on for people, games are called off."""

import re
import sys

import pytest
from playwright.sync_api import Page, expect

from web.browser import ROOT, Guest, seen, until, violations
from web.conftest import Come, Serve
from web.say import ANY, like, say, speaker

nim = speaker("nim", "Ann", "Bob")
gouda = speaker("gouda-gouda", "Ann", "Bob")
EMPTY = say("web-empty-seat")

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
        seen(guest.page.locator("[data-asked]").first)
    return table


def take(page: Page, number: int) -> None:
    page.locator(f"[data-word='take {number}']").click()


def from_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name=say("web-table-menu")).click()
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
        until(lambda guest=guest: names(guest.page) == ["Ann", "Bob", EMPTY])  # type: ignore[misc]
    assert bob.page.get_by_role("button", name=say("web-remove")).count() == 0, "only the host may"
    bob.page.get_by_label(say("web-swap", who="Bob")).select_option("2")
    until(lambda: names(ann.page) == ["Ann", EMPTY, "Bob"])
    ann.page.get_by_label(say("web-swap", who="Bob")).select_option("0")
    until(lambda: names(bob.page) == ["Bob", EMPTY, "Ann"])
    ann.page.get_by_label(say("web-bot-here", number="B")).select_option(index=1)
    until(lambda: names(bob.page)[1] not in (EMPTY, "Ann", "Bob"))
    ann.page.get_by_label(say("web-bot-here", number="B")).select_option("")
    until(lambda: names(bob.page) == ["Bob", EMPTY, "Ann"])
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name=say("web-remove")).click()
    until(lambda: names(bob.page) == [EMPTY, EMPTY, "Ann"])
    seen(bob.page.get_by_role("button", name=say("web-sit")).first).click()
    until(lambda: names(ann.page) == ["Bob", EMPTY, "Ann"])
    bob.page.get_by_role("button", name=say("web-stand")).click()
    until(lambda: names(ann.page) == [EMPTY, EMPTY, "Ann"])


@pytest.mark.parametrize("language", ["cs", "de", "en", "fr"])
def test_on_a_phone_a_tap_on_a_seat_says_its_whole_name_and_what_it_is(come: Come, language: str) -> None:
    ann = come("Annegret-Wilhelmine", phone=True, language=language)
    table = ann.put_up("gouda-gangster", 4)
    ann.sit(table, 0)
    ann.post(table, "start", fill="level-3")
    ann.go(f"/t/{table}")
    words = speaker(language=language)
    people = ann.page.get_by_role("list", name=words("web-at-the-table"))
    names = people.locator("strong")
    seen(names.last)
    assert names.evaluate_all("names => names.filter(one => one.scrollWidth > one.clientWidth)") == []
    assert names.first.inner_text().strip() == "Annegret-Wilhelmine", "it is heard as a whole"
    people.get_by_role("button").first.tap()
    own = seen(ann.page.get_by_role("dialog", name=ann.name))
    assert words("web-you") in own.inner_text()
    ann.page.keyboard.press("Escape")
    people.get_by_role("button").last.tap()
    bot = seen(ann.page.get_by_role("dialog", name=names.last.inner_text().strip()))
    assert words("web-bot-level", level=3, most=5) in bot.inner_text()


def test_a_bot_plays_on_for_somebody_who_is_away_until_they_come_back(come: Come, serve: Serve) -> None:
    server = serve(command=IMPATIENT)
    ann, bob = come("Ann", at=server), come("Bob", at=server)
    table = begun(ann, bob)
    bob.page.close()
    take(ann.page, 1)
    bot = seen(ann.page.get_by_role("button", name=say("web-let-bot")))
    assert violations(ann.page) == []
    bot.click()
    dialog = seen(ann.page.get_by_role("dialog", name=say("web-stand-in-other", who="Bob")))
    dialog.get_by_role("button", name=say("web-stand-in-go")).click()
    stands_in = ann.page.get_by_text(like(say("web-bot-plays", bot=ANY)))
    seen(stands_in)
    expect(ann.page.get_by_role("region", name=say("web-news"))).to_contain_text(
        re.compile(
            "|".join(nim("event-counters-taken", seat=1, number=one) for one in (1, 2, 3)).replace(
                "Bob", r"Bob \(bot\)"
            )
        )
    )
    bob.page = bob.another_page()
    bob.page.goto(f"/t/{table}")
    seen(bob.page.get_by_role("button", name=say("web-im-back"))).click()
    until(lambda: stands_in.count() == 0)
    take(ann.page, 1)
    seen(bob.page.locator("[data-asked=true]"))


def test_a_bot_is_offered_only_when_the_table_would_take_it(come: Come, serve: Serve) -> None:
    server = serve(command=PATIENT)
    ann, bob, eve = (come(name, at=server) for name in ("Ann", "Bob", "Eve"))
    table = begun(ann, bob)
    eve.go(f"/t/{table}")
    bob.page.close()
    seen(ann.page.get_by_text(like(say("web-bot-soon", left=ANY, who="Bob"))))
    seen(eve.page.get_by_text(say("web-away"), exact=True))
    for guest in (ann, eve):
        assert guest.page.get_by_role("button", name=say("web-let-bot")).count() == 0
    assert eve.page.get_by_text(like(say("web-bot-soon", left=ANY, who="Bob"))).count() == 0, (
        "who only watches has no say in it"
    )
    assert violations(ann.page) == []


def test_a_game_is_called_off_when_all_agree(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    from_menu(ann.page, say("web-offer-abort"))
    seen(ann.page.get_by_text(say("web-offer-you-abort")))
    seen(bob.page.get_by_text(say("web-offered-abort", who="Ann")))
    assert violations(bob.page) == []
    bob.page.get_by_role("button", name=say("web-agree")).click()
    for guest in (ann, bob):
        seen(guest.page.get_by_text(say("over-aborted")).first)
        expect(guest.page.locator("[data-word^='take ']")).to_have_count(0)
        assert violations(guest.page) == []


def test_an_answer_to_a_question_that_has_changed_is_explained(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    second = ann.another_page()
    second.goto(ann.page.url)
    seen(second.locator("[data-asked=true]"))
    # The first tab hears nothing new, so that it answers the old question.
    ann.page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        send.call(this, text.replace(/"question":\\d+/, '"question":0'));
      };
    }""")
    take(second, 1)
    seen(bob.page.locator("[data-asked=true]"))
    take(bob.page, 1)
    seen(ann.page.locator("[data-asked=true]"))
    take(ann.page, 2)
    until(lambda: any(say("refused-stale") in notice for notice in ann.noticed()))
    seen(ann.page.get_by_text(nim("tell-heap", left=19)))
    seen(ann.page.locator("[data-asked=true]"))  # and can be answered anew


def test_a_standing_order_is_given_in_the_bar_or_in_the_menu_and_passes_by_itself(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.play_all_by_hand()
    begun(ann, bob, "gouda-gouda", magic="set", first=0)
    bob.page.get_by_role("button", name=say("web-table-menu")).click()
    orders = bob.page.get_by_role("dialog").get_by_role("group", name=say("web-orders"))
    orders.get_by_label(gouda("order-pass")).check()
    assert violations(bob.page) == []
    bob.page.keyboard.press("Escape")
    seen(bob.page.get_by_role("button", name=f"{gouda('board-order')}: {gouda('order-pass')}"))
    ann.page.locator("g[data-word]").first.click()
    seen(ann.page.get_by_text(gouda("board-answered", answered=1, asked=2)))
    assert not any('"act"' in text for text in bob.sent)
    bob.page.get_by_role("button", name=gouda("board-order")).click()
    assert violations(bob.page) == []
    bob.page.get_by_role("radio", name=gouda("board-order-none")).click()
    bob.page.get_by_role("button", name=say("web-table-menu")).click()
    expect(orders.get_by_label(say("web-order-none"))).to_be_checked()
    bob.page.keyboard.press("Escape")
    ann.page.locator("[data-word=pass]").click()
    log = ann.page.get_by_role("region", name=say("web-news"))
    log.locator("[data-part=details]").last.click()
    expect(log).to_contain_text(gouda("event-roll-window-closed"))
