"""Nim, which has no board of its own: the generic table plays it from its drawing, its sentences and its menu."""

from playwright.sync_api import expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.keys import by_keys


def begun(ann: Guest, bob: Guest) -> str:
    table = ann.put_up("nim", 2)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.locator(".generic"))
    return table


def take(guest: Guest, number: int) -> None:
    guest.page.get_by_role("group", name="take").get_by_role("button", name=str(number), exact=True).click()


def test_two_people_play_a_game_without_a_board_to_its_end_and_go_on_to_the_next(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    expect(ann.page.get_by_text("21 counters are left.")).to_be_visible()
    until(lambda: ann.page.title().startswith("●"))
    assert not bob.page.title().startswith("●")
    for turn in range(7):
        mover, other = (ann, bob) if turn % 2 == 0 else (bob, ann)
        take(mover, 3)
        expect(other.page.get_by_role("region", name="What happened")).to_contain_text("takes 3 counters")
    seen(ann.page.get_by_role("heading", name="Ann has won!"))
    seen(bob.page.get_by_role("heading", name="Ann has won!"))
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url("**/t/*")
    bob.page.get_by_role("link", name="To the next game").click()
    seen(bob.page.get_by_role("heading", name="Nim"))
    assert ann.page.url == bob.page.url


def test_a_table_is_filled_and_begun_from_the_page_itself(come: Come) -> None:
    ann = come("Ann")
    table = ann.put_up("nim", 2)
    page = ann.go(f"/t/{table}")
    seen(page.get_by_role("button", name="Sit here").first)
    assert violations(page) == []
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Somebody beside me").click()
    page.get_by_role("textbox", name="Who sits there?").fill("Bob")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Bob", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    seen(page.get_by_text("Your turn, Ann"))
    take(ann, 1)
    seen(page.get_by_text("Your turn, Bob"))
    take(ann, 2)
    seen(page.get_by_text("18 counters are left."))


def test_a_phone_plays_by_touch_and_nothing_scrolls_sideways(come: Come) -> None:
    ann, bob = come("Ann", phone=True), come("Bob")
    begun(ann, bob)
    assert widest(ann.page) <= 0
    ann.page.get_by_role("group", name="take").get_by_role("button", name="2").tap()
    seen(bob.page.get_by_text("19 counters are left."))
    assert violations(ann.page) == []


def test_keys_alone_are_enough(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    by_keys(ann.page.get_by_role("group", name="take").get_by_role("button", name="3"))
    seen(bob.page.get_by_text("18 counters are left."))


def test_a_tab_that_is_cut_off_does_not_hold_up_another(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    second = ann.another_page()
    second.goto(ann.page.url)
    seen(second.locator(".generic"))
    ann.page.evaluate("window.WebSocket.prototype.send = function () {}")  # this tab is cut off without knowing it
    take(ann, 1)
    second.get_by_role("group", name="take").get_by_role("button", name="2").click()
    seen(bob.page.get_by_text("19 counters are left."))
    seen(second.get_by_text("19 counters are left."))


def test_two_tabs_of_one_person_agree(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    second = ann.another_page()
    second.goto(ann.page.url)
    seen(second.locator(".generic"))
    take(ann, 3)
    seen(second.get_by_text("18 counters are left."))
    until(lambda: second.get_by_role("group", name="take").count() == 0)
    seen(second.get_by_text("Waiting for Bob"))
