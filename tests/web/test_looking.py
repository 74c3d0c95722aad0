"""What the other browser tests look and tap with finds what is wrong, and only that."""

import pytest
from playwright.sync_api import Locator, Page

from web import browser
from web.browser import AXE, unless_gone, violations
from web.conftest import Come

IMAGE = "<!doctype html><html lang=en><title>Mice</title><main><h1>Mice</h1><img src=data:,></main>"
CHANGES_ALL_THE_TIME = "setInterval(() => (document.querySelector('h1').textContent = Math.random()), 5)"
ANOTHER_EACH_TIME = """() => {
  const look = axe.run;
  let number = 0;
  axe.run = async (...what) => {
    const found = await look.call(axe, ...what);
    document.querySelector("img").id = `mouse-${++number}`;
    return found;
  };
}"""
COVER = "document.body.append(Object.assign(document.createElement('div'), {style: 'position: fixed; inset: 0'}))"


@pytest.fixture
def page(come: Come) -> Page:
    page = come().go("/about")
    page.set_content(IMAGE)
    return page


def test_what_is_wrong_is_found_on_a_page_that_never_stands_still(page: Page) -> None:
    page.evaluate(CHANGES_ALL_THE_TIME)
    assert [one.split(":")[0] for one in violations(page)] == ["image-alt"]


def test_what_is_wrong_in_one_look_only_was_seen_in_between(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(ANOTHER_EACH_TIME)
    page.evaluate(CHANGES_ALL_THE_TIME)
    assert violations(page) == []


def test_what_goes_before_the_finger_is_there_was_not_tapped(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "SOON_MS", 200)
    page.evaluate(COVER)
    page.evaluate("setTimeout(() => document.querySelector('img').remove(), 50)")
    assert not unless_gone(page.locator("img"), Locator.click)


def test_what_stays_and_cannot_be_tapped_is_a_fault(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "SOON_MS", 100)
    monkeypatch.setattr(browser, "PATIENCE_MS", 300)
    page.evaluate(COVER)
    with pytest.raises(AssertionError, match="stays and cannot be tapped"):
        unless_gone(page.locator("img"), Locator.click)
    page.evaluate("document.querySelector('div').remove()")
    page.evaluate("document.querySelector('img').style = 'width: 50px; height: 50px'")
    monkeypatch.undo()
    assert unless_gone(page.locator("img"), Locator.click)
