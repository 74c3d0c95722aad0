"""Takes a picture of every screen with the server and the web client of one tree."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from pictures import positions
from pictures.every_screen import ALSO_DARK, SIZES, Screen, every_screen
from pictures.still import FLAGS, StillPage, still_context
from pictures.trees import commit_of
from playwright.sync_api import Error, Page, sync_playwright

FROZEN = Path(__file__).with_name("frozen_server.py")
PORT = 18_765  # always the same: a waiting room shows its address
DATABASE, KEY_FILE = "cheeseboard.db", "cookie.key"  # as every version calls them
FACTS = "taken.json"
SHARE = 6  # screens that one Chromium takes


def take(tree: Path, out: Path, wanted: str = "", jobs: int = 2) -> None:
    """Take the pictures of a tree whose web client is built; only screens with `wanted` in their names."""
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.png"):
        if wanted in old.name:
            old.unlink()
    names = [name for name in every_screen() if wanted in name]
    shares = [(device, names[first : first + SHARE]) for device in SIZES for first in range(0, len(names), SHARE)]
    with served(tree) as address:
        workers = ProcessPoolExecutor(jobs, get_context("spawn"))
        try:
            taking = [workers.submit(_take_some, address, out, device, share) for device, share in shares]
            browsers = {each.result() for each in taking}
        finally:
            workers.shutdown(cancel_futures=True)
    facts = {"commit": commit_of(tree), "chromium": browsers.pop()}
    (out / FACTS).write_text(json.dumps(facts, indent=2) + "\n", "utf-8")


def _take_some(address: str, out: Path, device: str, names: list[str]) -> str:
    """Take these screens on one device, and say by which Chromium; everybody has one context for all their pages."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        contexts = {
            name: still_context(browser, address, positions.NOW_MS, cookie, is_touch=device == "touch")
            for name, cookie in {"": "", **positions.cookies()}.items()
        }
        for name in names:
            screen = every_screen()[name]
            try:
                _take(contexts[screen.who].new_page(), screen, device, out / name)
            except (AssertionError, Error) as fault:
                raise RuntimeError(f"{name}, {device}: {fault}") from None
            print(f"{name}, {device}", flush=True)
        return browser.version


def _take(page: Page, screen: Screen, device: str, path: Path) -> None:
    """Open a screen once and look at it in every size of the device."""
    still = StillPage(page)
    for number, (width, height) in enumerate(SIZES[device]):
        page.set_viewport_size({"width": width, "height": height})
        if not number:
            page.goto(screen.path)
            page.locator(screen.ready).first.wait_for()
            for act in screen.acts:
                still.rest()
                act(page)
        still.take(path.with_name(f"{path.name}-{width}x{height}-light.png"))
        if (width, height) in ALSO_DARK:
            page.emulate_media(color_scheme="dark")
            still.take(path.with_name(f"{path.name}-{width}x{height}-dark.png"))
            page.emulate_media(color_scheme="light")
    assert not still.faults, still.faults
    page.close()


@contextmanager
def served(tree: Path) -> Iterator[str]:
    """The server of a tree on a data folder of its own; one at a time on this computer."""
    lock = Path(tempfile.gettempdir()) / "cheeseboard-pictures.lock"
    with lock.open("w") as held, tempfile.TemporaryDirectory() as name:
        fcntl.flock(held, fcntl.LOCK_EX)
        folder = Path(name)
        positions.make_folder(folder, DATABASE, KEY_FILE)
        rows = positions.logged(folder / DATABASE)
        command = [sys.executable, "-P", str(FROZEN), str(positions.NOW_MS), str(tree / "src")]
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "CHEESEBOARD_DATA": name, "LANG": "C"}
        server = subprocess.Popen(
            [*command, "serve", "--port", str(PORT)], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout
            address = server.stdout.readline().split()[-1]
            assert address.endswith(f":{PORT}"), f"port {PORT} is taken"
            yield address
        finally:
            server.terminate()
            server.communicate()
        assert positions.logged(folder / DATABASE) == rows, "somebody has played while pictures were taken"
