"""The longest and widest names there are: they widen nobody's screen, and turn no line around."""

import pytest
from playwright.sync_api import Page

from web.browser import seen, until
from web.conftest import Come
from web.say import say

WIDEST = "W" * 40


def excess(page: Page) -> int:
    """By how much the page is wider than the screen."""
    return int(page.evaluate("document.scrollingElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize(("game", "seats"), [("quoridor", 2)])
def test_the_widest_names_widen_nobodys_phone(come: Come, game: str, seats: int) -> None:
    wide, ann = come(WIDEST), come("Ann", phone=True)
    table = wide.put_up(game, seats, listed=True)
    for seat in range(seats - 1):
        wide.sit(table, seat, name=WIDEST)
    ann.go("/")
    seen(ann.page.locator(f"a[href='/t/{table}']"))
    assert excess(ann.page) <= 0, "the lobby"
    ann.sit(table, seats - 1)
    ann.go(f"/t/{table}")
    until(lambda: ann.page.get_by_text(WIDEST).count() >= seats - 1)
    assert excess(ann.page) <= 0, "before the start"
    wide.post(table, "start")
    seen(ann.page.locator("[data-asked]").first)
    people = ann.page.get_by_role("list", name=say("web-at-the-table"))
    seen(people.locator("strong").last)
    assert excess(ann.page) <= 0, "at the board"
    wide.post(table, "offer", seat=0, what="abort")
    seen(ann.page.get_by_text(say("web-offered-abort", who=WIDEST)))
    assert excess(ann.page) <= 0, "an offer"
    ann.post(table, "resign", seat=seats - 1)
    for seat in range(seats - 2):
        wide.post(table, "resign", seat=seat)
    seen(ann.page.get_by_role("region", name=say("web-over")))
    assert excess(ann.page) <= 0, "at the end"
    assert people.locator("strong > bdi").count() == seats, "a name turns only its own letters around"
    ann.go(f"/t/{table}/replay")
    seen(ann.page.get_by_role("slider").first)
    assert excess(ann.page) <= 0, "the replay"
