"""Nim, which has no board of its own: the generic table plays it from its drawing, its sentences and its menu."""

from playwright.sync_api import expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.keys import by_keys
from web.say import say, speaker

nim = speaker("nim", "Ann", "Bob")


def begun(ann: Guest, bob: Guest) -> str:
    table = ann.put_up("nim", 2)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.locator("[data-asked]"))
    return table


def take(guest: Guest, number: int) -> None:
    guest.page.locator(f"[data-word='take {number}']").click()


def test_two_people_play_a_game_without_a_board_to_its_end_and_go_on_to_the_next(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    expect(ann.page.get_by_text(nim("tell-heap", left=21))).to_be_visible()
    until(lambda: ann.page.title().startswith("●"))
    assert not bob.page.title().startswith("●")
    for turn in range(7):
        mover, other = (ann, bob) if turn % 2 == 0 else (bob, ann)
        take(mover, 3)
        taken = nim("event-counters-taken", seat=turn % 2, number=3)
        expect(other.page.get_by_role("region", name=say("web-news"))).to_contain_text(taken)
    seen(ann.page.get_by_role("heading", name=say("web-over-you")))
    seen(bob.page.get_by_role("heading", name=say("web-over-lost")))
    assert violations(ann.page) == []
    before = ann.page.url
    ann.page.get_by_role("button", name=say("web-rematch"), exact=True).click()
    seen(ann.page.get_by_text(say("web-rematch-waits", who="Bob")))
    seen(bob.page.get_by_text(say("web-rematch-offered", who="Ann")).first)
    until(lambda: bob.page.title().startswith(f"● {say('web-rematch-offered', who='Ann')}"))
    assert [violations(guest.page) for guest in (ann, bob)] == [[], []]
    bob.page.get_by_role("button", name=say("web-rematch-no")).click()
    seen(ann.page.get_by_text(say("web-rematch-declined")))
    bob.page.get_by_role("button", name=say("web-rematch"), exact=True).click()
    ann.page.get_by_role("button", name=say("web-rematch-join")).click()
    for guest in (ann, bob):
        guest.page.wait_for_url(lambda url: url != before)  # who has joined goes there by itself
        seen(guest.page.locator("[data-asked]"))
    assert ann.page.url == bob.page.url


def test_a_table_is_filled_and_begun_from_the_page_itself(come: Come) -> None:
    ann = come("Ann")
    table = ann.put_up("nim", 2)
    page = ann.go(f"/t/{table}")
    seen(page.get_by_role("button", name=say("web-sit")).first)
    assert violations(page) == []
    page.get_by_role("button", name=say("web-sit")).first.click()
    page.get_by_role("button", name=say("web-sit-beside")).click()
    page.get_by_role("textbox", name=say("web-name-there")).fill("Bob")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Bob", exact=True)).to_be_visible()
    page.get_by_role("button", name=say("web-start"), exact=True).click()
    seen(page.get_by_text(say("web-turn-of", who="Ann")))
    take(ann, 1)
    seen(page.get_by_text(say("web-turn-of", who="Bob")))
    take(ann, 2)
    seen(page.get_by_text(nim("tell-heap", left=18)))


def test_a_phone_plays_by_touch_and_nothing_scrolls_sideways(come: Come) -> None:
    ann, bob = come("Ann", phone=True), come("Bob")
    begun(ann, bob)
    assert widest(ann.page) <= 0
    ann.page.locator("[data-word='take 2']").tap()
    seen(bob.page.get_by_text(nim("tell-heap", left=19)))
    assert violations(ann.page) == []


def test_keys_alone_are_enough(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    by_keys(ann.page.locator("[data-word='take 3']"))
    seen(bob.page.get_by_text(nim("tell-heap", left=18)))


def test_a_tab_that_is_cut_off_does_not_hold_up_another(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    second = ann.another_page()
    second.goto(ann.page.url)
    seen(second.locator("[data-asked]"))
    ann.page.evaluate("window.WebSocket.prototype.send = function () {}")  # this tab is cut off without knowing it
    take(ann, 1)
    second.locator("[data-word='take 2']").click()
    seen(bob.page.get_by_text(nim("tell-heap", left=19)))
    seen(second.get_by_text(nim("tell-heap", left=19)))


def test_two_tabs_of_one_person_agree(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    second = ann.another_page()
    second.goto(ann.page.url)
    seen(second.locator("[data-asked]"))
    take(ann, 3)
    seen(second.get_by_text(nim("tell-heap", left=18)))
    until(lambda: second.locator("[data-word^='take ']").count() == 0)
    seen(second.get_by_text(say("web-waiting", who="Bob")))
