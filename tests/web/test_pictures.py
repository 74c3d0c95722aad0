"""The tool that compares pictures of every screen: a planted difference is found, measured and placed."""

import subprocess
import sys
from pathlib import Path

import pytest
from pictures.pixels import Allowed, Box, Difference, differences, merged, read_allowed
from playwright.sync_api import Browser

from web.browser import ROOT

COMPARE = ROOT / "tools/pictures/compare.py"
PAGE = """<body style="margin: 0; background: white">
<p style="position: absolute; left: 40px; top: 30px; width: 20px; height: 10px; margin: 0; background: {spot}">"""

# Chromium can refuse a picture of a page that it has not drawn yet.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def take(browser: Browser, path: Path, *, spot: str = "#123456", height: int = 120) -> None:
    page = browser.new_page(viewport={"width": 200, "height": height})
    page.set_content(PAGE.format(spot=spot))
    path.parent.mkdir(exist_ok=True)
    page.evaluate(DRAWN)
    page.screenshot(path=path)
    page.close()


def compared(browser: Browser, folder: Path) -> list[Difference]:
    return differences(browser, folder / "before", folder / "after")


def test_a_colour_that_is_one_step_off_is_found_where_it_is(browser: Browser, tmp_path: Path) -> None:
    for name, spot in (("same.png", "#123456"), ("spot.png", "#123457")):
        take(browser, tmp_path / "before" / name)
        take(browser, tmp_path / "after" / name, spot=spot)
    (found,) = compared(browser, tmp_path)
    assert (found.picture, found.pixels, found.boxes) == ("spot.png", 200, [Box(40, 30, 20, 10)])
    assert found.marked.startswith(b"\x89PNG")


def test_a_page_that_has_grown_differs_below_its_old_end(browser: Browser, tmp_path: Path) -> None:
    take(browser, tmp_path / "before" / "page.png")
    take(browser, tmp_path / "after" / "page.png", height=150)
    (found,) = compared(browser, tmp_path)
    assert (found.pixels, found.boxes) == (200 * 30, [Box(0, 120, 200, 30)])


@pytest.mark.parametrize("missing", ["before", "after"])
def test_a_picture_without_its_counterpart_differs_as_a_whole(browser: Browser, tmp_path: Path, missing: str) -> None:
    for folder in ("before", "after"):
        take(browser, tmp_path / folder / "both.png")
        take(browser, tmp_path / folder / "one.png")
    (tmp_path / missing / "one.png").unlink()
    (found,) = compared(browser, tmp_path)
    assert (found.picture, found.boxes) == ("one.png", [Box(0, 0, 200, 120)])


def test_rectangles_that_overlap_become_one_also_by_way_of_a_third() -> None:
    left, right, far = Box(0, 0, 10, 10), Box(15, 0, 10, 10), Box(100, 100, 5, 5)
    assert merged([left, right, far]) == [left, right, far]
    assert merged([left, right, far, Box(8, 5, 10, 2)]) == [Box(0, 0, 25, 10), far]


def test_a_difference_is_allowed_only_in_its_pictures_and_inside_its_rectangle() -> None:
    allowed = [Allowed("home-*", Box(0, 0, 50, 50), "a new button")]
    inside, across = Box(10, 10, 40, 40), Box(10, 10, 41, 40)
    assert Difference("home-390x844-light.png", 9, [inside, across]).left_over(allowed) == [across]
    assert Difference("about-390x844-light.png", 9, [inside]).left_over(allowed) == [inside]


def listing(number: int, reason: str) -> str:
    return f'[[allowed]]\npicture = "home-*"\nrectangle = [0, 0, 5, 5]\nreason = "{reason}"\n' * number


def test_the_list_of_what_is_allowed_is_short_and_gives_reasons(tmp_path: Path) -> None:
    path = tmp_path / "allowed.toml"
    path.write_text(listing(10, "a new button"), "utf-8")
    assert len(read_allowed(path)) == 10
    for wrong in (listing(11, "a new button"), listing(1, " ")):
        path.write_text(wrong, "utf-8")
        with pytest.raises(SystemExit):
            read_allowed(path)
    read_allowed()  # ours


@pytest.mark.soak
def test_two_runs_of_one_tree_give_the_same_pictures(tmp_path: Path) -> None:
    subprocess.run([sys.executable, COMPARE, "take", "--out", tmp_path / "before"], check=True)
    subprocess.run([sys.executable, COMPARE, "since", tmp_path / "before", "--out", tmp_path], check=True)
