"""What a browser fetches before it shows the first screen, counted as it comes over the wire and by what it is."""

from collections import Counter

import pytest
from playwright.sync_api import Response

from cheeseboard.words import LANGUAGES
from web.browser import seen
from web.conftest import Come

MOST_BYTES = {"page": 105_000, "fonts": 45_000, "covers": 32_000}
MOST_OF_A_COVER = 8_000


def kind_of(address: str) -> str:
    """Scripts, styles, words and data are the page."""
    path = address.split("?")[0]
    if path.endswith(".woff2"):
        return "fonts"
    return "covers" if path.endswith(".svg") and "/assets/" in path else "page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_needs_little(come: Come, language: str) -> None:
    somebody = come(language=language)
    fetched: list[Response] = []
    somebody.page.on("response", lambda one: fetched.append(one))
    somebody.go("/")
    seen(somebody.page.locator("article img").first)  # the games come after the page, all at once
    somebody.page.evaluate("Promise.all([...document.images].map((one) => one.decode())).then(() => true)")
    somebody.page.evaluate("document.fonts.ready.then(() => true)")
    somebody.page.wait_for_load_state("networkidle")
    sizes = {one.url: one.request.sizes()["responseBodySize"] for one in fetched}
    weight = Counter[str]()
    for address, size in sizes.items():
        weight[kind_of(address)] += size
    assert any(".js" in address for address in sizes)
    assert set(weight) == set(MOST_BYTES)
    heaviest = sorted(sizes.items(), key=lambda pair: -pair[1])
    assert {kind: size for kind, size in weight.items() if size > MOST_BYTES[kind]} == {}, heaviest
    assert max(size for address, size in sizes.items() if kind_of(address) == "covers") <= MOST_OF_A_COVER


def test_a_page_can_be_installed(come: Come) -> None:
    somebody = come()
    page = somebody.go("/")
    manifest = somebody.ask("GET", str(page.locator("link[rel=manifest]").get_attribute("href")))
    assert manifest
    for path in ("/icon.svg", "/icon-192.png", "/icon-512.png"):
        assert somebody.context.request.get(path).ok, path
