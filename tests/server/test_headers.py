"""Headers of requests: read with suspicion, doubled ones never chosen from, and no value of any of them is a fault."""

import logging
from itertools import product
from random import Random

import pytest

from cheeseboard.server.headers import origin_of_url, read_origin
from server.raw import LOBBY, UPGRADE, Raw, status
from server.real_server import Served, served

JSON = b"Content-Type: application/json"
NAMES = (
    b"Host Origin Cookie Accept Accept-Encoding Accept-Language Authorization Content-Type Content-Length Connection "
    b"Expect Forwarded If-Modified-Since If-None-Match Range Referer Sec-Fetch-Site Sec-WebSocket-Extensions "
    b"Sec-WebSocket-Key Sec-WebSocket-Protocol Sec-WebSocket-Version TE Transfer-Encoding Upgrade User-Agent "
    b"X-Forwarded-For X-Forwarded-Proto"
).split()
VALUES = [
    b"",
    b"http://[",
    b"[::1",
    b"[::1]evil",
    b"http://[::1]:99999999",
    b"//",
    b"null",
    b",",
    b";=;=",
    b'"',
    b'a="\\',
    b"Bearer",
    b"Bearer \xff",
    b"-1",
    b"9" * 5_000,
    b"bytes=9-1,",
    b"\xff\xfe",
    b"\xc3\xa9" * 400,
    b"%00%ff%",
    b"*/*;q=x",
    b"application/json; charset=nonsense",
    b"text/plain",
    b"x" * 20_000,
    b"a," * 3_000,
    b"1.2.3.4, unknown, [::1]:x",
    b"chunked, chunked",
    b"websocket, h2c",
]


def posted(server: Served, *lines: bytes, path: str = "/api/people", body: bytes = b'{"name":"Ann"}') -> int:
    raw = Raw(server)
    raw.ask(path, *lines, b"Content-Length: %d" % len(body), method="POST", body=body)
    return status(raw.head())


def opened(server: Served, *lines: bytes) -> int:
    raw = Raw(server)
    raw.ask(LOBBY, UPGRADE[:-2], *lines)
    return status(raw.head())


@pytest.mark.parametrize(
    "origins",
    [
        ["http://["],
        ["http://[::1"],
        ["HTTP://{host}"],
        ["http://{host}/"],
        ["http://x@{host}"],
        ["https://{host}"],
        ["http://{host}", "http://evil.example"],
        ["http://evil.example", "http://{host}"],
        ["http://{host}", "http://{host}"],
        ["http://{host} http://{host}"],
        [""],
        ["null"],
    ],
)
def test_an_origin_that_is_not_ours_or_not_one_is_refused(server: Served, origins: list[str]) -> None:
    lines = [f"Origin: {one.format(host=f'127.0.0.1:{server.port}')}".encode() for one in origins]
    assert posted(server, JSON, *lines) == 403
    assert opened(server, *lines) in (400, 403)


def test_our_own_origin_and_none_are_let_in(server: Served) -> None:
    ours = f"Origin: http://127.0.0.1:{server.port}".encode()
    assert posted(server, JSON, ours) == posted(server, JSON) == 201
    assert opened(server, ours) == opened(server) == 101


def test_behind_https_only_the_origin_of_the_url_is_ours(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder, hosts = tmp_path_factory.mktemp("https"), ("127.0.0.1", "games.example")
    with served(folder, url="https://games.example", hosts=hosts) as server:
        ours = b"Origin: https://games.example"
        assert posted(server, JSON, ours) == posted(server, JSON, ours + b":443") == 201
        assert opened(server, ours) == 101
        here = f"Origin: http://127.0.0.1:{server.port}".encode()
        for foreign in (here, b"Origin: http://games.example", ours + b":444"):
            assert posted(server, JSON, foreign) == opened(server, foreign) == 403


@pytest.mark.parametrize(
    "host", ["[::1]evil", "[::1", "127.0.0.1:x", "127.0.0.1:", "127.0.0.1 ,x", "x@127.0.0.1", "::1"]
)
def test_a_host_that_cannot_be_read_is_refused(server: Served, host: str) -> None:
    raw = Raw(server)
    raw.send(f"GET /api/lobby HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    assert status(raw.head()) == 421


def test_two_hosts_are_refused(server: Served) -> None:
    raw = Raw(server)
    raw.ask("/api/lobby", b"Host: 127.0.0.1")
    assert status(raw.head()) in (400, 421)
    assert opened(server, b"Host: evil.example") in (400, 403)


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "",
        "application/json5",
        None,
    ],
)
def test_json_under_another_name_is_refused(server: Served, kind: str | None) -> None:
    assert posted(server, *([] if kind is None else [f"Content-Type: {kind}".encode()])) == 415
    assert posted(server, JSON, b"Content-Type: text/plain") == 415
    assert posted(server, b"content-type:  Application/JSON; charset=utf-8") == 201


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("http://127.0.0.1:8000", ("http", "127.0.0.1", 8000)),
        ("https://Games.Example/board", ("https", "games.example", 443)),
        ("http://[::1]:80", ("http", "[::1]", 80)),
        ("http://[", None),
    ],
)
def test_an_origin_is_scheme_name_and_port(url: str, origin: object) -> None:
    if origin:
        assert origin_of_url(url) == origin
    else:
        assert read_origin(url) is origin


def test_no_header_makes_a_fault(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    tried = list(product(NAMES, VALUES))
    Random(6).shuffle(tried)
    for number, (name, value) in enumerate(tried[:450]):
        line = name + b": " + value
        raw = Raw(server)
        if number % 3 == 0:
            raw.ask("/api/me", line, b"Connection: close")
        elif number % 3 == 1:
            raw.ask("/api/people", JSON, line, b"Content-Length: 2", b"Connection: close", method="POST", body=b"{}")
        else:
            raw.ask(LOBBY, UPGRADE[:-2], line)
        raw.socket.shutdown(1)
        answer = raw.head()
        assert not answer or status(answer) < 500, line[:80]
        raw.socket.close()
    assert [record.getMessage() for record in caplog.records] == []
