"""Rules pages in the browser: every game in every language, with pictures by its own board, and on paper."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, PdfMargins, Route, ViewportSize, expect

from cheeseboard.games import bundled
from cheeseboard.words import LANGUAGES, Words
from web.browser import PATIENCE_MS, seen, violations, widest
from web.conftest import Come
from web.say import say

RULES = Path(__file__).parents[2] / "docs" / "rules"
LATE_MS = 400
MARGINS: PdfMargins = {"top": "10mm", "bottom": "10mm", "left": "10mm", "right": "10mm"}
PAPER: ViewportSize = {"width": 718, "height": 1047}  # what the margins leave of an A4 page
SMALLEST_PT, PX_PER_PT = 10, 96 / 72
CUT_OFF = """() => [...document.querySelectorAll("article div.wide")]
    .filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"""
HIDE_NUMBERED = """() => {
    let one = [...document.querySelectorAll("article h2")].at(-1);
    for (; one; one = one.nextElementSibling) one.style.display = "none";
}"""
SHOW_ALL = """() => { for (const one of document.querySelector("article").children) one.style.display = ""; }"""
SMALLEST_PX = """() => Math.min(...[...document.querySelectorAll("article *")]
    .filter(one => one.checkVisibility() && [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(one => !one.closest("svg, .board-picture"))
    .map(one => parseFloat(getComputedStyle(one).fontSize)))"""


def text_of(game: str, language: str) -> str:
    """The page in this language, or in English if it is not translated."""
    pages = (RULES / f"{game}.{code}.md" for code in (language, "en"))
    return next(page for page in pages if page.is_file()).read_text("utf-8")


def pictures(game: str) -> int:
    return len(re.findall(rf"^```(?:{game}|board)$", text_of(game, "en"), re.MULTILINE))


def opened(page: Page, game: str) -> None:
    """The page of a game, with every picture drawn."""
    page.goto(f"/rules/{game}")
    expect(page.locator("article [data-asked]:has(svg)")).to_have_count(pictures(game), timeout=PATIENCE_MS)


def before_the_numbered_rules(page: Page) -> tuple[int, float]:
    """How many A4 pages the first part of a rules page takes, and its smallest text in points."""
    size = page.viewport_size
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print")
    page.evaluate(HIDE_NUMBERED)
    smallest = round(page.evaluate(SMALLEST_PX) / PX_PER_PT, 2)
    paper = page.pdf(format="A4", margin=MARGINS, print_background=True)
    page.evaluate(SHOW_ALL)
    page.emulate_media(media="screen")
    assert size
    page.set_viewport_size(size)
    return len(re.findall(rb"/Type\s*/Page\b", paper)), smallest


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rules_page_speaks_its_language_and_draws_its_pictures(come: Come, language: str) -> None:
    page = come("Ann", language=language, phone=language != "en").page
    for game in bundled():
        opened(page, game)
        title, *_ = text_of(game, language).split("\n")
        expect(page.locator("article h1")).to_have_text(title.removeprefix("# "))
        for ruling in re.findall(r"^- \*\*([A-Z]+-\d+)", text_of(game, language), re.MULTILINE):
            assert page.locator(f"article #{ruling}").count() == 1
        assert widest(page) <= 0
        assert page.evaluate(CUT_OFF) == []
        assert violations(page) == []
        pages, smallest = before_the_numbered_rules(page)
        assert pages <= 2, game
        assert smallest >= SMALLEST_PT, game


def test_the_page_follows_when_the_language_is_changed(come: Come) -> None:
    page = come("Ann").go("/rules/quoridor")
    seen(page.get_by_role("heading", name="Setting up"))
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_text("Deutsch").click()
    seen(page.get_by_role("heading", name="Aufbau"))
    assert page.get_by_role("link", name=Words("de").text("web-learn")).count() == 1


def test_pictures_that_come_late_do_not_push_a_ruling_away(come: Come) -> None:
    page = come("Ann").page

    def dawdle(route: Route) -> None:
        page.wait_for_timeout(LATE_MS)
        route.continue_()

    page.route("**/diagrams", dawdle)
    page.route("**/assets/Board-*.js", dawdle)
    page.goto("/rules/quoridor#Q-9")
    ruling = page.locator("#Q-9[data-meant]")
    expect(ruling).to_be_in_viewport(timeout=PATIENCE_MS)
    before = ruling.bounding_box()
    expect(page.locator("article [data-asked]:has(svg)")).to_have_count(pictures("quoridor"), timeout=PATIENCE_MS)
    page.wait_for_timeout(LATE_MS)
    assert ruling.bounding_box() == before


def test_a_page_goes_on_paper_in_light_colours_without_the_frame(come: Come, tmp_path: Path) -> None:
    page = come("Ann", color_scheme="dark").page
    opened(page, "quoridor")
    page.emulate_media(media="print")
    expect(page.locator("header").first).to_be_hidden()
    expect(page.get_by_role("button", name=say("web-rules-print"))).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    paper = page.pdf(path=tmp_path / "rules.pdf", format="A4", print_background=True)
    pages = len(re.findall(rb"/Type\s*/Page\b", paper))
    assert 3 <= pages <= 12


def test_a_rules_page_that_is_too_long_or_too_small_for_two_pages_is_found(come: Come) -> None:
    page = come("Ann").page
    opened(page, "quoridor")
    assert before_the_numbered_rules(page)[0] <= 2
    page.locator("article > p").first.evaluate(
        """one => {
            one.style.fontSize = "9pt";
            for (let n = 0; n < 60; n++) one.after(one.cloneNode(true));
        }"""
    )
    pages, smallest = before_the_numbered_rules(page)
    assert (pages > 2, smallest) == (True, 9)
