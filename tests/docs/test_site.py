"""The documentation as a site: `make docs` builds it, nothing is loaded from elsewhere, and no link is dead."""

import contextlib
import functools
import http.server
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as Xml

import http_page
import pytest
import site_pages
from playwright.sync_api import sync_playwright

from cheeseboard.core.event import event_types
from cheeseboard.games import bundled, find

ROOT = Path(__file__).parents[2]
SITE = ROOT / "dist" / "docs"
LANGUAGES = ("cs", "de", "en", "fr")
LOADED = re.compile(r"""<(?:script|link|img|iframe|source|image|use)\b[^>]*?\b(?:src|href|srcset)=["']?([^"'\s>]+)""")
IN_STYLES = re.compile(r"""(?:url\(|@import\s+)["']?((?:https?:)?//[^"')\s]+)""")
LINKED = re.compile(r"""<a\b[^>]*?\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]+))""")
NAMED = re.compile(r"""\b(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))""")


def from_elsewhere(text: str) -> list[str]:
    """Addresses of other hosts that a page or style sheet loads."""
    loaded = [address for address in LOADED.findall(text) if re.match(r"(?:https?:)?//", address)]
    return loaded + IN_STYLES.findall(text)


def dead_links(page: Path) -> list[str]:
    """Links of a page to no file of the site, or to no place in it."""
    links = {"".join(link) for link in LINKED.findall(page.read_text("utf-8"))}
    return [link for link in sorted(links) if not re.match(r"[a-z]+:", link) and not _exists(page, link)]


def _exists(page: Path, link: str) -> bool:
    path, _, place = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if target.is_dir():
        target = target / "index.html"
    return target.is_file() and (not place or target.suffix != ".html" or place in places(target))


@functools.cache
def places(page: Path) -> frozenset[str]:
    return frozenset("".join(name) for name in NAMED.findall(page.read_text("utf-8")))


@pytest.fixture(scope="module")
def built() -> Path:
    subprocess.run(["make", "docs"], cwd=ROOT, check=True)
    return SITE


@pytest.mark.soak
def test_the_site_is_whole(built: Path) -> None:
    pages = [page for page in built.rglob("*.html") if page.name != "404.html"]  # its links begin at the site's root
    assert len(pages) > 45
    texts = [*pages, *built.rglob("*.css"), *built.rglob("*.svg")]
    assert {str(page): found for page in texts if (found := from_elsewhere(page.read_text("utf-8")))} == {}
    assert {str(page): dead for page in pages if (dead := dead_links(page))} == {}


@pytest.mark.soak
def test_in_a_browser_nothing_is_asked_of_others_and_the_search_finds_a_name(built: Path) -> None:
    with served(built) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            context = browser.new_context(color_scheme=scheme)
            page, asked, failed = context.new_page(), list[str](), list[str]()
            page.on("request", lambda request: asked.append(request.url))  # noqa: B023
            page.on("requestfailed", lambda request: failed.append(request.url))  # noqa: B023
            page.on("pageerror", lambda error: failed.append(str(error)))  # noqa: B023
            for path in ("index.html", "rules/quoridor.cs.html", "notebooks/first-look.html", "reference/python.html"):
                page.goto(f"{address}/{path}")
                page.wait_for_load_state("networkidle")
            assert (
                page.locator("body").get_attribute("data-md-color-scheme")
                == {"light": "default", "dark": "slate"}[scheme]
            )
            page.keyboard.press("Control+k")
            page.keyboard.type("Playthrough")
            page.get_by_role("link", name=re.compile("Names for Python")).first.wait_for()
            assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
            assert failed == []
            context.close()
        browser.close()


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The folder behind a plain server of files."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *words: object) -> None:
            """Nobody reads it."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text(
        '<script src="https://elsewhere.example/a.js"></script><style>@import "//b.example/c.css"</style>'
        '<a href="gone.html">x</a><a href="#here">y</a><a href="#nowhere">z</a><p id="here">',
        "utf-8",
    )
    assert from_elsewhere(page.read_text("utf-8")) == ["https://elsewhere.example/a.js", "//b.example/c.css"]
    assert dead_links(page) == ["#nowhere", "gone.html"]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    site_pages.main(folder)
    return folder / "pages"


@pytest.mark.slow
@pytest.mark.parametrize("game_id", bundled())
def test_every_position_of_the_rules_is_drawn_in_each_language(pages: Path, game_id: str) -> None:
    sources = {language: ROOT / "docs" / "rules" / f"{game_id}.{language}.md" for language in LANGUAGES}
    assert sources["en"].is_file()  # an added game may have its rules in English alone, and without pictures
    described = []
    for language in (language for language, source in sources.items() if source.is_file()):
        wanted = len(re.findall(rf"^```(?:{game_id}|board)$", sources[language].read_text("utf-8"), re.MULTILINE))
        page = (pages / "rules" / f"{game_id}.{language}.md").read_text("utf-8")
        for theme in ("light", "dark"):
            drawings = re.findall(rf"\]\(([^)]+\.svg)#only-{theme}\)", page)
            assert len(drawings) == wanted
            roots = [Xml.fromstring((pages / "rules" / name).read_text("utf-8")) for name in drawings]  # noqa: S314
            assert {root.get("data-game") for root in roots} <= {game_id}
        described += [str(root.findtext("{http://www.w3.org/2000/svg}desc")) for root in roots[:1]]
        assert f'lang="{language}"' in page
    assert len({*described}) == len(described), "each tells the position in its own words"


@pytest.mark.slow
def test_requests_views_and_notebooks_are_pages(pages: Path) -> None:
    requests = (pages / "reference" / "http-api.md").read_text("utf-8")
    for path, operations in http_page.document()["paths"].items():
        assert all(f"### {method.upper()} `{path}`" in requests for method in operations)
    views = (pages / "reference" / "views.md").read_text("utf-8")
    for game_id in bundled():
        assert all(f"| `{kind.__name__}` |" in views for kind in event_types(find(game_id).spec.events))
        assert all(f"| `{field}` |" in views for field in find(game_id).spec.view.__struct_fields__)
    assert "![" in (pages / "notebooks" / "two-bots.md").read_text("utf-8")


@pytest.mark.slow
def test_a_page_that_is_not_in_the_overview_is_found(pages: Path) -> None:
    site_pages.menu(pages)
    lost = pages / "reference" / "lost.md"
    lost.write_text("# Lost\n", "utf-8")
    with pytest.raises(SystemExit, match="no link to reference/lost"):
        site_pages.menu(pages)
    lost.unlink()
