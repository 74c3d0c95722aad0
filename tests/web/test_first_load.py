"""What a browser fetches before it shows the first screen, counted as it comes over the wire."""

import pytest
from playwright.sync_api import Response

from cheeseboard.words import LANGUAGES
from web.browser import seen
from web.conftest import Come

MOST_BYTES = 120_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_needs_little(come: Come, language: str) -> None:
    somebody = come(language=language)
    fetched: list[Response] = []
    somebody.page.on("response", lambda one: fetched.append(one))
    somebody.go("/")
    seen(somebody.page.locator("h1"))
    somebody.page.evaluate("document.fonts.ready.then(() => true)")
    somebody.page.wait_for_load_state("networkidle")
    sizes = {one.url: one.request.sizes()["responseBodySize"] for one in fetched}
    assert any(".js" in url for url in sizes)
    assert any(".woff2" in url for url in sizes)
    assert sum(sizes.values()) <= MOST_BYTES, sorted(sizes.items(), key=lambda pair: -pair[1])


def test_a_page_can_be_installed(come: Come) -> None:
    somebody = come()
    page = somebody.go("/")
    manifest = somebody.ask("GET", str(page.locator("link[rel=manifest]").get_attribute("href")))
    assert manifest
    for path in ("/icon.svg", "/icon-192.png", "/icon-512.png"):
        assert somebody.context.request.get(path).ok, path
