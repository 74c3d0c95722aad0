"""One server and one Chromium for all tests of a module; everybody who came in goes after each test."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser

from web.browser import Guest, Server, chromium, served

Come = Callable[..., Guest]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Come in as somebody; whatever went wrong in their pages fails the test."""
    here: list[Guest] = []

    def enter(name: str = "", **more: object) -> Guest:
        here.append(Guest(browser, str(more.pop("address", server.address)), name=name, **more))  # type: ignore[arg-type]
        return here[-1]

    yield enter
    for guest in here:
        guest.close()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A browser test that fails is tried once more, and says so: a busy machine must not stop everybody's work.

    What needs its second try is a defect to mend; its first failure is printed for that.
    """
    if Path(__file__).parent not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if failed := next((report for report in reports if report.failed), None):
        sys.__stderr__.write(f"\nsecond try: {item.nodeid}\n{failed.longreprtext}\n")  # type: ignore[union-attr]
        item._initrequest()  # type: ignore[attr-defined]  # new fixtures; pytest has no public name for it
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
