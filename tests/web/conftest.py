"""One server for all tests of a module and one Chromium for all; everybody who came in goes after each test.

A browser test that fails leaves behind what one needs to see why, and says where.
"""

import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from web.browser import ROOT, Guest, Server, chromium, served
from web.evidence import keep_evidence

Come = Callable[..., Guest]
Serve = Callable[..., Server]
HURRIED = ROOT / "tests" / "server" / "hurried.py"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose bots do not let people wait."""
    with served(tmp_path_factory.mktemp("data"), command=(sys.executable, HURRIED)) as running:
        yield running


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start a server of this test's own, which may be stopped and started again."""
    started: list[Server] = []

    def start(*more: str, **how: Any) -> Server:
        started.append(Server(tmp_path, *more, **how))
        return started[-1].start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Come in as somebody, at the module's server or at another; whatever went wrong in their pages fails the test."""

    def enter(name: str = "", *, at: Server | str = "", **more: Any) -> Guest:
        address = at.address if isinstance(at, Server) else at
        return Guest(browser, address or request.getfixturevalue("server").address, name=name, **more)

    yield enter
    try:
        for guest in Guest.here:
            guest.check()
    except AssertionError as error:
        error.add_note(f"left behind: {keep_evidence(request.node.nodeid)}")
        raise
    finally:
        for guest in list(Guest.here):
            guest.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """While everybody is still here, keep what they saw, if the test failed."""
    report = yield
    if report.failed and report.when == "call":
        report.sections.append(("left behind", str(keep_evidence(item.nodeid))))
    return report
