"""Cookies: ours is found among those of others, and no cookie, however it is written, takes more than its share."""

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from litestar import _parsers
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from cheeseboard.protocol.counters import Counters
from cheeseboard.server import middleware
from cheeseboard.server.cookies import own_cookies
from cheeseboard.server.limits import RateLimiter
from cheeseboard.server.metrics import Metrics
from cheeseboard.server.middleware import RequestGuard
from cheeseboard.server.settings import UNLIMITED, Settings
from server.real_server import Served

FOREIGN = "; ".join(f'_other{number}="{"x" * 490}"' for number in range(40))  # 20 KB, as a busy host collects them


def quoted(size: int) -> bytes:
    """What the standard library of Python 3.11 reads with the square of its length."""
    return b'a="' + b'\\"' * (size // 2) + b'"'


def steps_to_read(cookie: bytes, tmp_path: Path) -> int:
    """What a request with this cookie takes here, until the framework has read its cookies.

    Each call of a function counts, and each byte and letter on which a built-in one is called.
    """
    steps = 0

    async def read(scope: Scope, receive: Receive, send: Send) -> None:
        assert ASGIConnection(scope).cookies.get("cheeseboard") in (None, "ann.mark")

    def count(frame: FrameType, event: str, called: object) -> None:
        nonlocal steps
        if event in ("call", "c_call"):
            owner = getattr(called, "__self__", None)
            steps += 1 + (len(owner) if isinstance(owner, bytes | str) else 0)

    here = RequestGuard(read, Settings(data=tmp_path), RateLimiter(UNLIMITED), Metrics(Counters()))
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"localhost"), (b"cookie", cookie)]}
    asked: Any = here(scope, None, None)  # type: ignore[arg-type]  # it never waits
    before, is_collecting = sys.getprofile(), gc.isenabled()
    gc.disable()  # whoever listens to it would be counted
    sys.setprofile(count)
    try:
        asked.send(None)
    except StopIteration:
        return steps
    finally:
        sys.setprofile(before)
        if is_collecting:
            gc.enable()
    raise AssertionError("it waits")


@pytest.fixture
def unquoted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every value that the framework unquotes."""
    values: list[str] = []

    def unquote(value: str) -> str:
        values.append(value)
        return value

    monkeypatch.setattr(_parsers, "unquote_cookie", unquote)
    _parsers.parse_cookie_string.cache_clear()
    return values


@pytest.mark.parametrize(
    "make", [quoted, lambda size: b"a=b;" * (size // 4), lambda size: b'cheeseboard="\\"' + b"\\1" * (size // 2)]
)
def test_what_a_cookie_takes_grows_no_faster_than_its_length(
    tmp_path: Path, unquoted: list[str], make: Callable[[int], bytes]
) -> None:
    small, large = (steps_to_read(make(size), tmp_path) for size in (4_000, 16_000))
    assert 4_000 < small < large <= 4 * small
    assert unquoted == [], "which takes the square of its length"


def test_no_foreign_cookie_reaches_the_framework(tmp_path: Path, unquoted: list[str]) -> None:
    steps_to_read(quoted(1_000) + b"; cheeseboard=ann.mark; x=y", tmp_path)
    assert unquoted == ["ann.mark"]


def test_a_gate_that_lets_all_cookies_through_is_noticed(
    tmp_path: Path, unquoted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault."""
    monkeypatch.setattr(middleware, "keep_own_cookies", lambda scope: None)
    steps_to_read(quoted(1_000), tmp_path)
    assert [len(value) for value in unquoted] == [1_002]


def test_ours_is_found_among_20_kb_of_others_wherever_it_stands(server: Served) -> None:
    ann = server.person("Ann")
    ours = f"cheeseboard={ann.http.cookies['cheeseboard']}"
    ann.http.cookies.clear()
    for line in (f"{FOREIGN}; {ours}", f"{ours}; {FOREIGN}", f"{FOREIGN};{ours};{FOREIGN[:8_000]}", f';; =;"; {ours}'):
        assert ann.reply("GET", "/api/me", Cookie=line).json().get("name") == "Ann", line[:30]


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([b"cheeseboard=a.b"], {b"cheeseboard": b"a.b"}),
        ([b"cheeseboard=a.b; lang=cs"], {b"cheeseboard": b"a.b"}),
        ([b"cheeseboard=a", b"x=y; cheeseboard=b"], {b"cheeseboard": b"b"}),
        ([b"cheeseboard=a; cheeseboard="], {b"cheeseboard": b"a"}),
        ([b"notcheeseboard=a; cheeseboard2=b; Cheeseboard=c"], {}),
        ([b'cheeseboard="a"'], {}),
        ([b"cheeseboard=" + b"a" * 1_024], {b"cheeseboard": b"a" * 1_024}),
        ([b"cheeseboard=" + b"a" * 1_025], {}),
        ([b"cheeseboard"], {}),
        ([b"", b";", b"=", b"\xff=\xff"], {}),
    ],
)
def test_only_what_we_can_have_made_counts(lines: list[bytes], found: dict[bytes, bytes]) -> None:
    assert own_cookies((b"cookie", line) for line in lines) == found
