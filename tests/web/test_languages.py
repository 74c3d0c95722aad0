"""Every screen in every language: no bare key, nothing cut off, nothing wider than a phone, nothing axe minds."""

import re

import pytest
from playwright.sync_api import Page

from cheeseboard.words import LANGUAGES, Words
from cheeseboard.words.table_words import names_for_bots
from web.browser import Guest, seen, violations, widest
from web.conftest import Come
from web.say import say

KEYS = "web|board|refused|verb|role|option|tell|event|word|order|bot|over"
KEY = re.compile(rf"\b(?:{KEYS})-[a-z][a-z-]+\b|\bgame-(?:name|about)\b")
CUT_OFF = """() => [...document.querySelectorAll("button, .button, label, h1, h2, legend, th")]
  .filter((one) => one.offsetParent && !one.closest(".unseen") && getComputedStyle(one).textOverflow !== "ellipsis")
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
  .map((one) => one.textContent.trim())"""


def check(page: Page) -> None:
    assert KEY.findall(page.locator("body").inner_text()) == []
    assert widest(page) <= 0
    assert page.evaluate(CUT_OFF) == []
    assert violations(page) == []


def begun(guest: Guest, game: str, seats: int) -> str:
    table = guest.put_up(game, seats)
    guest.sit(table, 0)
    guest.post(table, "start", fill="random")
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language_on_a_phone(come: Come, language: str) -> None:
    words = Words(language)
    ann = come("Ann", language=language, phone=True)
    page = ann.page
    open_table, game = ann.put_up("quoridor", 4), begun(ann, "nim", 2)
    screens = ("/", "/new/gouda-gouda", "/about", "/me", "/rules/quoridor")
    for path in (*screens, f"/t/{open_table}", f"/t/{game}"):
        page.goto(path)
        seen(page.locator("h1").first)
        if path.startswith("/t/"):
            seen(page.get_by_text(words.text("web-fill-instead" if path.endswith(open_table) else "web-log")))
        assert page.locator("html").get_attribute("lang") == language
        page.wait_for_load_state("networkidle")
        check(page)


def test_the_language_is_changed_in_the_middle_of_a_game(come: Come) -> None:
    ann = come("Ann")
    page = ann.go(f"/t/{begun(ann, 'quoridor', 2)}")
    seen(page.get_by_role("tab", name=say("web-log")))
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_text("Čeština").click()
    seen(page.get_by_role("tab", name=Words("cs").text("web-log")))
    page.reload()
    seen(page.get_by_role("tab", name=Words("cs").text("web-log")))


def test_without_scripts_the_page_says_in_every_language_what_to_do(come: Come) -> None:
    page = come(java_script_enabled=False).go("/")
    for language in LANGUAGES:
        said = page.locator(f"noscript p[lang={language}]")
        seen(said.get_by_text("JavaScript"))
        seen(said.get_by_text("cheeseboard play"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_called_by_their_names_in_words_and_in_the_log(come: Come, language: str) -> None:
    common = Words(language)
    ann = come("Ann", language=language)
    table = ann.put_up("quoridor", 2, options={"first": 1})
    ann.sit(table, 0)
    ann.post(table, "start", fill="level-1")
    page = ann.go(f"/t/{table}")
    name = names_for_bots(common.text("bot-names").split(", "), table, ("Ann", ""))[1]
    seen(page.get_by_role("region", name=common.text("web-news")).get_by_text(name).first)
    page.get_by_role("tab", name=common.text("web-in-words")).click()
    seen(page.get_by_role("tabpanel").locator("p").filter(has_text=name).first)
    assert "level-1" not in page.locator("body").inner_text()
