"""The documentation as a site: `make docs` builds it, nothing is loaded from elsewhere, and no link is dead."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SITE = ROOT / "dist" / "docs"
LOADED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)=["']?([^"'\s>]+)""")
LINKED = re.compile(r"""<a\b[^>]*?\bhref=["']?([^"'\s>#]*)""")


def from_elsewhere(page: str) -> list[str]:
    return [address for address in LOADED.findall(page) if re.match(r"(?:https?:)?//", address)]


def dead_links(site: Path, page: Path) -> list[str]:
    links = [link for link in LINKED.findall(page.read_text("utf-8")) if not re.match(r"[a-z]+:", link)]
    return [link for link in links if link and not _exists(site, page, link)]


def _exists(site: Path, page: Path, link: str) -> bool:
    path = (page.parent / link).resolve()
    return path.exists() or (path / "index.html").exists()


@pytest.mark.soak
def test_the_site_is_built_and_whole() -> None:
    subprocess.run(["make", "docs"], cwd=ROOT, check=True)
    pages = [page for page in SITE.rglob("*.html") if page.name != "404.html"]  # its links begin at the site's root
    assert len(pages) > 40
    assert [page for page in pages if from_elsewhere(page.read_text("utf-8"))] == []
    assert {str(page): dead for page in pages if (dead := dead_links(SITE, page))} == {}


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text('<script src="https://elsewhere.example/a.js"></script><a href="gone.html">x</a>', "utf-8")
    assert from_elsewhere(page.read_text("utf-8")) == ["https://elsewhere.example/a.js"]
    assert dead_links(tmp_path, page) == ["gone.html"]
