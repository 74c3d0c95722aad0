"""Takes pictures of every screen and board to look at them: python tools/pictures/screens.py [NAME…].

It starts a real server in a folder of its own, plays in real Chromium, and writes desktop and phone, light and dark.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parents[2] / "docs/pictures"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SETTLED_MS = 2_500
QUALITY = 82  # of the JPEG files
GAMES = {
    "quoridor": "Quoridor",
    "pac-man": "Pac-Man",
    "gouda-gouda": "Gouda! Gouda!",
    "gouda-gangster": "Gouda Gangster",
}


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cheeseboard", "serve", "--port", "8765"]
        environment = {**os.environ, "CHEESEBOARD_DATA": folder}
        running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert running.stdout
            first = running.stdout.readline()
            yield first.split()[-1]
        finally:
            running.terminate()
            running.wait()


def at_home(page: Page, address: str) -> None:
    """The games are there."""
    page.goto(address)
    page.locator("article h2").first.wait_for()


def play_now(name: str) -> Callable[[Page, str], None]:
    """A game against bots, begun at once."""

    def begin(page: Page, address: str) -> None:
        at_home(page, address)
        page.locator("article", has=page.get_by_role("heading", name=name, exact=True)).locator("button").click()
        page.wait_for_url("**/t/*")
        page.locator(".stage svg:visible").first.wait_for()

    return begin


def opened(path: str) -> Callable[[Page, str], None]:
    """A screen by its address."""

    def go(page: Page, address: str) -> None:
        page.goto(address + path)
        page.locator("main h1").first.wait_for()

    return go


def post(page: Page, path: str, **body: object) -> dict[str, Any]:
    """Ask the server for something beside the page, as the same person."""
    reply: dict[str, Any] = page.evaluate(
        "([path, body]) => fetch(`/api/${path}`, {method: 'POST', body: JSON.stringify(body), "
        "headers: {'Content-Type': 'application/json'}}).then(reply => reply.json())",
        [path, body],
    )
    return reply


def given_up(page: Page, address: str) -> None:
    """A game that is over, with who has won."""
    play_now("Quoridor")(page, address)
    post(page, f"tables/{page.url.rsplit('/', 1)[1]}/resign", seat=0)
    page.locator(".play.over").wait_for()


def looked_at_again(page: Page, address: str) -> None:
    """A game that is over, from its start, with its dice checked."""
    given_up(page, address)
    page.goto(f"{page.url}/replay#dice")
    page.locator(".verdict").wait_for()


def put_up(page: Page, address: str) -> None:
    """A table that waits for friends."""
    at_home(page, address)
    post(page, "people", name="Ann")
    table = post(page, "tables", game="gouda-gouda", seats=4, clock={"type": "none"})["id"]
    post(page, f"tables/{table}/sit", seat=0, nonce="00112233445566778899aabbccddeeff")
    page.goto(f"{address}/t/{table}")
    page.get_by_role("button", name="Stand up").first.wait_for()


def drawn(path: str) -> Callable[[Page, str], None]:
    """A screen with a board on it, by its address."""

    def go(page: Page, address: str) -> None:
        page.goto(address + path)
        page.locator("main svg:visible").first.wait_for()

    return go


def begun_from(path: str, model: str) -> Callable[[Page, str], None]:
    """The workshop with a board of ours to change."""

    def go(page: Page, address: str) -> None:
        drawn(path)(page, address)
        page.get_by_role("button", name=model, exact=True).click()

    return go


SCREENS: dict[str, Callable[[Page, str], None]] = {
    "home": at_home,
    "new-table": opened("/new/gouda-gangster"),
    "rules": opened("/rules/quoridor"),
    "rules-gouda-gangster": drawn("/rules/gouda-gangster"),
    "rules-gouda-gouda": drawn("/rules/gouda-gouda"),
    "rules-pac-man": drawn("/rules/pac-man"),
    "about": opened("/about"),
    "me": opened("/me"),
    "before": put_up,
    "ending": given_up,
    "replay": looked_at_again,
    "lesson": drawn("/learn/quoridor"),
    "lesson-gouda-gangster": drawn("/learn/gouda-gangster"),
    "lesson-gouda-gouda": drawn("/learn/gouda-gouda"),
    "lesson-pac-man": drawn("/learn/pac-man"),
    "puzzles": opened("/puzzles"),
    "puzzle": drawn("/puzzles/quoridor/1"),
    "workshop-board": begun_from("/make/gouda-gouda", "the cellar"),
    "workshop-maze": begun_from("/make/pac-man", "windmill"),
    **{game: play_now(name) for game, name in GAMES.items()},
}


def take(browser: Browser, address: str, name: str) -> None:
    """One screen in every size and light."""
    for size, (width, height) in SIZES.items():
        for light in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if light == "dark" else "light",
                has_touch=size == "phone",
                is_mobile=size == "phone",
                locale="en-GB",
            )
            page = context.new_page()
            SCREENS[name](page, address)
            page.wait_for_timeout(SETTLED_MS)
            page.screenshot(path=HERE / f"{name}-{size}-{light}.jpg", type="jpeg", quality=QUALITY)
            context.close()


def main(names: list[str]) -> None:
    """Those that are named, or all."""
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in names or SCREENS:
            take(browser, address, name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
