"""One server and one Chromium for all tests of a module; everybody who came in goes after each test."""

from collections.abc import Callable, Iterator

import pytest
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
