"""What a failed browser test leaves behind: pictures, consoles, the last messages of the sockets, games with seeds."""

import asyncio
import re
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Error

from cheeseboard.core.errors import Unknown
from cheeseboard.core.gamefile import format_file
from cheeseboard.server.launch import DATABASE
from cheeseboard.store import Store, file_url
from cheeseboard.tables.table import Table
from web.browser import ROOT, Guest, Server

FAILURES = ROOT / ".setup" / "failures"
LAST_MESSAGES = 60
PICTURE_MS = 20_000


def keep_evidence(test: str) -> Path:
    """Write down what everybody saw and what their servers know; the folder where it lies."""
    folder = FAILURES / re.sub(r"[^\w.-]+", "_", test.removeprefix("tests/web/"))
    folder.mkdir(parents=True, exist_ok=True)
    for number, guest in enumerate(Guest.here, 1):
        _keep_guest(guest, folder, f"{number}-{guest.name or 'somebody'}")
    for number, server in enumerate(Server.running, 1):
        _keep_server(server, folder / f"server-{number}")
    return folder


def _keep_guest(guest: Guest, folder: Path, name: str) -> None:
    for number, page in enumerate(guest.context.pages, 1):
        try:
            page.screenshot(path=folder / f"{name}-page-{number}.png", timeout=PICTURE_MS)
            (folder / f"{name}-page-{number}.html").write_text(f"<!-- {page.url} -->\n{page.content()}", "utf-8")
        except Error as error:  # a page that hangs or has gone; the rest still helps
            guest.console.append(f"no picture of {page.url}: {error}")
    _write(folder / f"{name}-console.txt", guest.console)
    _write(folder / f"{name}-received.jsonl", guest.frames[-LAST_MESSAGES:])
    _write(folder / f"{name}-sent.jsonl", guest.sent[-LAST_MESSAGES:])


def _keep_server(server: Server, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "server.log").write_bytes((server.folder / "server.log").read_bytes())
    copy = folder / DATABASE
    with closing(sqlite3.connect(server.folder / DATABASE)) as now, closing(sqlite3.connect(copy)) as then:
        now.backup(then)
        tables = [str(row[0]) for row in then.execute("select id from tables")]
    with ThreadPoolExecutor(1) as thread:  # Playwright has an event loop of its own in this one
        thread.submit(asyncio.run, _keep_games(copy, tables, folder)).result()


async def _keep_games(database: Path, tables: Iterable[str], folder: Path) -> None:
    """Every table as a game file, with its seed beside it: enough to play it again."""
    store = await Store.open(file_url(database))
    try:
        for table in tables:
            if found := await store.log.load(table):
                try:
                    live = Table.load(*found)
                except Unknown as error:  # a game of a package that only the server has; the database tells
                    (folder / f"{table}.txt").write_text(f"not read: {error}\n", "utf-8")
                    continue
                (folder / f"{table}.game").write_text(format_file(live.file()), "utf-8")
                (folder / f"{table}.seed").write_text(live.record.seed.hex(), "utf-8")
    finally:
        await store.close()


def _write(file: Path, lines: Iterable[str]) -> None:
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
