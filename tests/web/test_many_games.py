"""Twelve games: home stays usable on a desktop and on phones, and a game is found by keys alone."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cheeseboard.games import bundled
from copied_tree import PIG
from web.browser import seen, violations, widest
from web.conftest import Come, Serve
from web.say import say

NAMES = (
    "Farkle",
    "Go",
    "Hog",
    "Nine Men’s Morris",
    "Snap",
    "Two Pigs",
    "Yacht",
    "The Royal Game of Ur and Others",
)
SIZES = ((1366, 657), (390, 844), (360, 640))


def lay_games(folder: Path) -> Path:
    """So many copies of Pig under other names, as pip would have installed them."""
    for number, name in enumerate(NAMES):
        game_id, package = f"pig-{number}", f"cheeseboard_pig_{number}"
        game = Path(shutil.copytree(PIG / "src/cheeseboard/games/pig", folder / package))
        for file in (*game.glob("*.py"), *game.glob("words/*.ftl")):
            text = file.read_text("utf-8").replace("cheeseboard.games.pig", package)
            text = text.replace('id="pig"', f'id="{game_id}"').replace("game-name = Pig", f"game-name = {name}")
            file.write_text(text, "utf-8")
        shutil.copy(PIG / "docs/rules/pig.en.md", game / "rules.md")
        details = folder / f"{package}-1.0.dist-info"
        details.mkdir()
        (details / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
        (details / "entry_points.txt").write_text(f"[cheeseboard.games]\n{game_id} = {package}\n", "utf-8")
    return folder


@pytest.mark.slow
def test_twelve_games_have_room_and_one_is_found_by_keys(
    come: Come, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.browser.OUTSIDE", lay_games(tmp_path / "games"))
    ann = come("Ann", at=serve())
    page = ann.go("/")
    cards = page.get_by_role("region", name=say("web-home-games")).get_by_role("article")
    expect(cards).to_have_count(len(NAMES) + len(bundled()))
    for path in ("/", "/puzzles", "/rules/pig-1", "/new/pig-7"):
        ann.go(path)
        seen(page.get_by_role("heading", level=1))
        page.wait_for_load_state("networkidle")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert widest(page) <= 0, (path, width)
        assert violations(page) == []
    ann.go("/")
    page.get_by_role("searchbox", name=say("web-home-find")).focus()
    page.keyboard.type("mens mo")
    expect(cards).to_have_count(1)
    page.keyboard.type("nopoly")
    expect(cards).to_have_count(0)
    seen(page.get_by_text(say("web-home-found", count=0)))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("SNAP")
    expect(cards).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=f"{say('web-home-play')}: Snap")).to_be_focused()
    page.keyboard.press("Enter")
    seen(page.locator("[data-word=roll]"))
