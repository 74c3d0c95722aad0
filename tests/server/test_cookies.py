"""Cookies: ours is found among those of others, and no cookie, however it is written, takes more than its share."""

import time
from pathlib import Path

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
TRIES = 7
AT_ONCE = 8.0  # times as long for four times as much: linear is 4, the square is 16


def quoted(size: int) -> bytes:
    """What the standard library of Python 3.11 reads with the square of its length."""
    return b'a="' + b'\\"' * (size // 2) + b'"'


def seconds_to_read(cookie: bytes, tmp_path: Path) -> float:
    """How long a request with this cookie takes here, until the framework has read its cookies."""

    async def read(scope: Scope, receive: Receive, send: Send) -> None:
        assert ASGIConnection(scope).cookies.get("cheeseboard") in (None, "ann.mark")

    settings = Settings(data=tmp_path)
    here = RequestGuard(read, settings, RateLimiter(UNLIMITED), Metrics(Counters()))
    took = []
    for _ in range(TRIES):
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie)],
        }
        begun = time.thread_time()
        with pytest.raises(StopIteration):
            here(scope, None, None).send(None)  # type: ignore[arg-type]  # it never waits
        took.append(time.thread_time() - begun)
    return min(took)


def test_the_time_for_a_cookie_grows_no_faster_than_its_length(tmp_path: Path) -> None:
    for make in (quoted, lambda size: b"a=b;" * (size // 4), lambda size: b'cheeseboard="\\"' + b"\\1" * (size // 2)):
        small, large = (seconds_to_read(make(size), tmp_path) for size in (4_000, 16_000))
        assert large < AT_ONCE * small, make(20)


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


def test_no_foreign_cookie_reaches_the_framework(tmp_path: Path, unquoted: list[str]) -> None:
    seconds_to_read(quoted(1_000) + b"; cheeseboard=ann.mark; x=y", tmp_path)
    assert unquoted == ["ann.mark"]


def test_a_gate_that_lets_all_cookies_through_is_noticed(
    tmp_path: Path, unquoted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault."""
    monkeypatch.setattr(middleware, "keep_own_cookies", lambda scope: None)
    seconds_to_read(quoted(1_000), tmp_path)
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
