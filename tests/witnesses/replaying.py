"""Says again what a recorded client said, to a server of today, and compares the answers with those of then.

An old client does not mind fields it does not know; what it knows must be there and mean the same. Moments, addresses,
ids and digests differ from game to game and are compared by their kind only.
"""

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

HERE = Path(__file__).parent
PATIENCE_S = 30.0
COOKIE = "cheeseboard"
BY_GAME = {"rematch", "rematch_of", "table", "created", "ms", "start_by_ms", "seed"}  # other in every game
# What fields are called since; a page that knows only the names of then is told to reload by its first message.
NAMED_SINCE = {
    "around": "status",
    "bot_from": "stand_in_from",
    "creator_is_you": "is_host",
    "follows": "rematch_of",
    "look": "avatar",
    "starts": "start_by_ms",
}
KINDS = ((re.compile("[0-9a-f]{64}"), "<digest>"), (re.compile(r"http://127\.0\.0\.1:\d+"), "<address>"))
Line = dict[str, str]


def recorded(name: str) -> list[Line]:
    """A recording, line by line."""
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines()]


class Replay:
    """The clients of a recording at another server."""

    def __init__(self, address: str, lines: list[Line]) -> None:
        self._address = address
        self._lines = lines
        self._renamed: dict[str, str] = {}  # ids and codes of then, and those of now
        self._open = contextlib.ExitStack()
        self._clients: dict[str, httpx.Client] = {}
        self._sockets: dict[str, ClientConnection] = {}
        self.differences: list[str] = []

    def run(self) -> list[str]:
        """Say everything; what was answered otherwise than then."""
        with self._open:
            for said, heard in _exchanges(self._lines):
                answer = self._say(said)
                for line in heard:
                    if line["kind"] == "answer":
                        self._compare(said, [line["text"]], [answer])
                for who in {line["who"] for line in heard if line["kind"] == "frame"}:
                    wanted = [line["text"] for line in heard if (line["who"], line["kind"]) == (who, "frame")]
                    self._compare(said, wanted, [self._next(who) for _ in wanted])
        return self.differences

    def _say(self, line: Line) -> str:
        who, text = line["who"], self._now(line["text"])
        if line["kind"] == "request":
            return self._ask(who, line["text"], text)
        if line["kind"] == "open":
            cookie = f"{COOKIE}={self._clients[who].cookies[COOKIE]}"
            address = self._address.replace("http", "ws", 1) + text
            opening = connect(address, additional_headers={"Cookie": cookie}, compression=None, proxy=None)
            self._sockets[who] = self._open.enter_context(opening)
        elif line["kind"] == "frame":
            self._sockets[who].send(text)
        else:
            self._sockets.pop(who).close()
        return ""

    def _ask(self, who: str, then: str, text: str) -> str:
        if who not in self._clients:
            headers = {"Accept-Language": "en"}
            client = httpx.Client(base_url=self._address, timeout=PATIENCE_S, headers=headers)
            self._clients[who] = self._open.enter_context(client)
        method, path, *body = text.split(" ", 2)
        headers = {"Content-Type": "application/json"} if body else {}
        reply = self._clients[who].request(method, path, content="".join(body), headers=headers)
        if then.startswith("POST /api/tables "):
            made, old = reply.json(), self._answer_to(then)
            self._renamed = {old["id"]: made["id"], old["code"]: made["code"]}
        return f"{reply.status_code} {reply.text}"

    def _answer_to(self, request: str) -> Any:
        place = next(n for n, line in enumerate(self._lines) if line["text"] == request)
        return json.loads(self._lines[place + 1]["text"].split(" ", 1)[1])

    def _now(self, text: str) -> str:
        for then, now in self._renamed.items():
            text = text.replace(then, now)
        return text

    def _next(self, who: str) -> str:
        """The next frame that answers something; the server's own pings come when they come."""
        while True:
            text = self._sockets[who].recv(PATIENCE_S)
            assert isinstance(text, str)
            if json.loads(text).keys() != {"ping"}:
                return text

    def _compare(self, said: Line, then: list[str], now: list[str]) -> None:
        """All that came of it, in whatever order."""
        left = [_read(text) for text in now]
        for text in then:
            wanted = _read(self._now(text))
            fitting = next((one for one in left if _fits(wanted, one)), None)
            if fitting is None:
                self.differences.append(f"{said['who']} said {said['text']}: {wanted} was answered, and now {left}")
            else:
                left.remove(fitting)


def _exchanges(lines: list[Line]) -> Iterator[tuple[Line, list[Line]]]:
    """What a client said, with everything that was heard until somebody said something again."""
    starts = [n for n, line in enumerate(lines) if line["direction"] == "to-server"]
    for start, after in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start], lines[start + 1 : after]


def _read(text: str) -> Any:
    """The status and the JSON, or the text; what differs from game to game by its kind."""
    status, _, rest = text.partition(" ")
    if not status.isdigit():
        status, rest = "", text
    value = json.loads(rest) if rest.startswith("{") else rest
    return [status, _by_kind(value)]


def _by_kind(value: Any, name: str = "") -> Any:
    if name in BY_GAME and value:
        return f"<{type(value).__name__}>"
    if isinstance(value, dict):
        named: dict[str, Any] = {NAMED_SINCE.get(key) or key: one for key, one in value.items()}
        return {key: _by_kind(one, key) for key, one in named.items()}
    if isinstance(value, list):
        return [_by_kind(one) for one in value]
    if isinstance(value, str):
        for pattern, kind in KINDS:
            value = pattern.sub(kind, value)
    return value


def _fits(then: Any, now: Any) -> bool:
    """Whether everything of then is there now."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and _fits(value, now[key]) for key, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(_fits(one, other) for one, other in zip(then, now, strict=True))
    return bool(then == now)
