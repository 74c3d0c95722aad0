"""Says again what recorded clients said, to a server of today, and compares the answers with those of then.

A client does not mind fields it does not know; what it knows must be there and mean the same. Moments, addresses,
secrets and digests differ from time to time and are compared by their kind only, and so are the sentences that people
read; ids and codes of tables are those of now.
"""

import contextlib
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import services
from server.real_server import PATIENCE_S
from witnesses.facts import fits
from witnesses.opening import HERE

COOKIE = "cheeseboard"
LOST = 1006  # the code of a socket that ends without one
MOMENTS = ("created", "ms", "until", "version")  # and whatever ends with _ms
GIVEN = ("id", "code", "table", "token")  # what an answer gives a client to use from then on
KINDS = (
    (re.compile("[0-9a-f]{64}"), "<digest>"),
    (re.compile("(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])"), "<secret>"),
    (re.compile(r"http://127\.0\.0\.1:\d+"), "<address>"),
    (re.compile("(?<![0-9a-f])[0-9a-f]{12}:"), "<person>:"),  # before the id of a request
    (re.compile("<svg .*"), "<svg>"),  # the address as a QR code
)
# All that is kept of somebody, in the form in which it is kept: only that it is given is compared.
KEPT = "GET /api/me/export"
Line = dict[str, str]


def recorded(name: str) -> list[Line]:
    """A recording, line by line."""
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines()]


class Replay:
    """The clients of a recording at another server."""

    def __init__(self, address: str, lines: list[Line], named_since: Mapping[str, str] | None = None) -> None:
        self._address = address
        self._lines = lines
        self._named_since = named_since or {}  # what fields of then are called now
        self._given: dict[str, str] = {}  # ids, codes and tokens of then, and those of now
        self._open = contextlib.ExitStack()
        self._clients: dict[str, httpx.Client] = {}
        self._sockets: dict[str, ClientConnection] = {}
        self.differences: list[str] = []

    def run(self) -> list[str]:
        """Say everything; what was answered otherwise than then."""
        with self._open:
            for said, heard in _exchanges(self._lines):
                before = len(self.differences)
                self._exchange(said, heard)
                if len(self.differences) > before:
                    break  # what follows may wait for ever
        return self.differences

    def _exchange(self, said: Line, heard: list[Line]) -> None:
        answer = self._say(said)
        for line in heard:
            if line["kind"] == "answer":
                self._take_what_is_given(line["text"], answer)
                self._compare(said, [line["text"]], [answer])
        for who in sorted({line["who"] for line in heard if line["kind"] != "answer"}):
            wanted = [line["text"] for line in heard if line["who"] == who and line["kind"] != "answer"]
            self._compare(said, wanted, [self._next(who) for _ in wanted])

    def _say(self, line: Line) -> str:
        who, text = line["who"], self._now(line["text"])
        match line["kind"]:
            case "request":
                return self._ask(who, text)
            case "open":
                cookies = self._client(who).cookies
                cookie = {"Cookie": f"{COOKIE}={cookies[COOKIE]}"} if COOKIE in cookies else {}
                address = self._address.replace("http", "ws", 1) + text
                opening = connect(address, additional_headers=cookie, compression=None, **services.PATIENT)
                self._sockets[who] = self._open.enter_context(opening)
            case "frame":
                self._sockets[who].send(text)
            case _:
                self._compare(line, [], self._left_over(who))
                self._sockets.pop(who).close()
        return ""

    def _ask(self, who: str, text: str) -> str:
        method, path, *body = text.split(" ", 2)
        headers = {"Content-Type": "application/json"} if body else {}
        reply = self._client(who).request(method, path, content="".join(body), headers=headers)
        return f"{reply.status_code} {reply.text}"

    def _client(self, who: str) -> httpx.Client:
        if who not in self._clients:
            headers = {"Accept-Language": "en"}
            fresh = httpx.Limits(max_keepalive_connections=0)  # one that is kept may be closed just as it is used again
            client = httpx.Client(
                base_url=self._address, timeout=PATIENCE_S, headers=headers, limits=fresh, trust_env=False
            )
            self._clients[who] = self._open.enter_context(client)
        return self._clients[who]

    def _take_what_is_given(self, then: str, now: str) -> None:
        old, new = (json.loads(text[4:]) if text[4:5] == "{" else {} for text in (then, now))
        for name in GIVEN:
            if isinstance(old.get(name), str) and old[name] and isinstance(new.get(name), str) and "type" not in old:
                self._given[old[name]] = new[name]

    def _now(self, text: str) -> str:
        for then, now in self._given.items():
            text = text.replace(then, now)
        return text

    def _next(self, who: str) -> str:
        """The next frame that answers something, or how the socket was closed; the server pings when it likes."""
        while True:
            try:
                text = self._sockets[who].recv(PATIENCE_S)
            except ConnectionClosed as closed:
                return str(closed.rcvd.code if closed.rcvd else LOST)
            assert isinstance(text, str)
            frame = json.loads(text)
            if frame.get("type") != "pong" or "id" in frame:
                return text

    def _left_over(self, who: str) -> list[str]:
        """What was heard beyond all that was heard then."""
        self._sockets[who].send(json.dumps({"type": "ping", "id": "anything more"}))
        found: list[str] = []
        while "anything more" not in (text := self._next(who)) and text.startswith("{"):
            found.append(text)
        return found

    def _compare(self, said: Line, then: list[str], now: list[str]) -> None:
        """All that came of it, in whatever order: what was sent to one client for several reasons has none."""
        if said["text"] == KEPT:
            then, now = [[text.partition(" ")[0] for text in texts] for texts in (then, now)]
        left = [self._read(text) for text in now]
        for text in then:
            wanted = self._read(self._now(text))
            fitting = next((one for one in left if fits(wanted, one)), None)
            if fitting is None:
                self.differences.append(f"{said['who']} said {said['text']}: {wanted} was answered, and now {left}")
            else:
                left.remove(fitting)
        if left and len(now) > len(then):
            self.differences.append(f"{said['who']} said {said['text']}: nobody was told this then: {left}")

    def _read(self, text: str) -> Any:
        """The status and the JSON, or the text; what differs from time to time by its kind."""
        status, _, rest = text.partition(" ")
        if not status.isdigit():
            status, rest = "", text
        return [status, self._by_kind(json.loads(rest) if rest.startswith("{") else rest)]

    def _by_kind(self, value: Any, name: str = "") -> Any:
        if value and (name in MOMENTS or name.endswith("_ms")):
            return f"<{type(value).__name__}>"
        if isinstance(value, dict):
            named = {self._named_since.get(key) or key: one for key, one in _without_sentences(value).items()}
            return {key: self._by_kind(one, key) for key, one in named.items()}
        if isinstance(value, list):
            return [self._by_kind(one) for one in value]
        if isinstance(value, str):
            for pattern, kind in KINDS:
                value = pattern.sub(kind, value)
        return value


def _without_sentences(value: dict[str, Any]) -> dict[str, Any]:
    """The same, with what people read by its kind alone: wordings may become better at any time."""
    text = value.get("text")
    if isinstance(text, dict):  # drawings stay, for they show what is on the board
        return {
            **value,
            "text": {key: one if key == "show" else f"<{type(one).__name__}>" for key, one in text.items()},
        }
    if text and "code" in value:
        what = {"params": {"what": "<what>"}} if value["code"] == "bad-request" else {}
        return {**value, **what, "text": "<sentence>"}
    return value


def _exchanges(lines: list[Line]) -> Iterator[tuple[Line, list[Line]]]:
    """What a client said, with everything that was heard until somebody said something again."""
    starts = [n for n, line in enumerate(lines) if line["direction"] == "to-server"]
    for start, after in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start], lines[start + 1 : after]
