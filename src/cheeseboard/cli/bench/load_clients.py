"""Many pairs of players in one thread: raw sockets, and of each message only what a player must notice.

A load generator that is slower than the server measures itself; so nothing here waits for one table, decodes a view or
makes a task. It is no client to learn from: docs/how-to/my_bot.py is.
"""

import heapq
import http.client
import json
import selectors
import socket
import struct
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from cheeseboard.core import Menu

CLIENT_NONCE = "00" * 16  # a table waits for everybody's
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
READ_AT_ONCE = 65_536
MAX_PLAY_S = 120.0
LAST_ROW = 950  # a game of Quoridor without repetition ends soon after
ANSWERS_WITHIN_S = 30.0  # a server that says nothing for so long is broken
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: Y2hlZXNlYm9hcmQtbG9hZA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Seen(Struct):
    """What a player notices of a message; other fields are not even read."""

    n: int = -1
    question: int = -1
    menu: Menu = ()


_see = msgspec.json.Decoder(Seen).decode


class ClientSocket:
    """One client's socket, frame by frame."""

    def __init__(self, host: str, port: int, path: str, cookie: str) -> None:
        self.socket: socket.socket = socket.create_connection((host, port), timeout=ANSWERS_WITHIN_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(UPGRADE.format(path=path, host=host, port=port, cookie=cookie).encode())
        head, _, self._rest = self._read_head().partition(b"\r\n\r\n")
        if b" 101 " not in head.splitlines()[0]:
            raise ConnectionError(head.splitlines()[0].decode())

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """One frame; its mask is zero, which is allowed and costs us nothing."""
        size = len(text)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        self.socket.sendall(b"%b\0\0\0\0%b" % (head, text))

    def receive(self) -> Iterator[bytes]:
        """The texts that have come; a ping is answered by the way."""
        come = self.socket.recv(READ_AT_ONCE)
        if not come:
            raise ConnectionError("the server has hung up")
        data, offset = self._rest + come, 0
        while len(data) >= offset + 2:
            size, begin = data[offset + 1], offset + 2
            if size == 126 and len(data) >= offset + 4:
                size, begin = int.from_bytes(data[offset + 2 : offset + 4], "big"), offset + 4
            if size == 127:
                raise ConnectionError("a frame of more than 64 KB")
            if len(data) < begin + size:
                break
            text, kind = data[begin : begin + size], data[offset] & 15
            offset = begin + size
            if kind == TEXT:
                yield text
            elif kind == PING:
                self.send(text, PONG)
            elif kind == CLOSE:
                raise ConnectionError(f"the server has hung up: {text[2:].decode()}")
        self._rest = data[offset:]

    def _read_head(self) -> bytes:
        data = b""
        while b"\r\n\r\n" not in data:
            more = self.socket.recv(READ_AT_ONCE)
            if not more:
                raise ConnectionError("the server has hung up")
            data += more
        return data


class Pair:
    """Two players at one table and what they measure."""

    def __init__(self, wires: Sequence[ClientSocket], rng: Random) -> None:
        self.wires = wires
        self.rng = rng
        self.rows: list[int] = [-1, -1]  # the newest row that each player has heard of
        self.asked: int = 0  # the player who is
        self.question: Seen = Seen()
        self.due: float = 0.0  # when they act next, if a rate is kept
        self.sent_at: float = 0.0
        self.took: list[float] = []  # from sending to the other player's message
        self.sizes: tuple[list[int], list[int]] = ([], [])  # of messages to who is not asked, and to who is

    @property
    def is_ready(self) -> bool:
        """Whether both have seen the last action."""
        return self.rows[0] == self.rows[1] == self.question.n >= 0

    def act(self, walls: float) -> None:
        """One action of the player who is asked."""
        question = self.question
        action = choose(question.menu, self.asked, self.rng, walls)
        self.sent_at = time.perf_counter()
        self.wires[self.asked].send(
            b'{"type":"act","action":"%b","question":%d,"id":"r%d"}' % (action.encode(), question.question, question.n)
        )

    def receive(self, player: int) -> bool:
        """Read what has come for one player; whether this was what an action was waiting for."""
        was_ready = self.is_ready
        for text in self.wires[player].receive():
            seen = _see(text)
            if text.startswith(b'{"type":"refusal"'):
                raise ConnectionError(text.decode())
            if seen.menu:
                self.asked, self.question = player, seen
            if seen.n > self.rows[player]:
                self.rows[player] = seen.n
                self.sizes[bool(seen.menu)].append(len(text))
                if seen.menu and self.sent_at:
                    self.took.append(time.perf_counter() - self.sent_at)
        return not was_ready and self.is_ready


def choose(menu: Menu, player: int, rng: Random, walls: float) -> str:
    """A barrier now and then, else a step that does not end the game."""
    words = {form.verb: form.slots[0].words for form in menu if form.slots}
    steps = [word for word in words.get("move", ()) if word[1] != "91"[player]]
    if "wall" in words and (not steps or rng.random() < walls):
        return f"wall {rng.choice(words['wall'])}"
    return f"move {rng.choice(steps or words['move'])}"


def _must_be_before(end: float) -> None:
    if time.perf_counter() > end:
        raise TimeoutError("the server does not answer")


class Crowd:
    """All pairs at the tables of one server."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._http = http.client.HTTPConnection(host, port, timeout=ANSWERS_WITHIN_S)
        self._selector = selectors.DefaultSelector()
        self.pairs: list[Pair] = []

    def open(self, tables: int) -> list[Pair]:
        """So many more tables, each with both players there."""
        opened = []
        for _ in range(tables):
            opened.append(self._sit_down(len(self.pairs)))
            self.pairs.append(opened[-1])
            self._attend(0)
        end = time.perf_counter() + ANSWERS_WITHIN_S
        while not all(pair.is_ready for pair in opened):
            self._attend(1)
            _must_be_before(end)
        self._http.close()  # before the server does it, which lets nobody wait idle for long
        return opened

    def answer_pings(self) -> None:
        """Read what has come while another server was measured; who never answers would be disconnected."""
        self._attend(0)

    def close(self) -> None:
        """Everybody goes home."""
        for pair in self.pairs:
            for wire in pair.wires:
                wire.socket.close()
        self._selector.close()
        self._http.close()

    def play(
        self,
        pairs: Sequence[Pair],
        *,
        seconds: float = MAX_PLAY_S,
        row: float = LAST_ROW,
        rate: float = 0,
        walls: float = 0,
    ) -> float:
        """Let these pairs play so long, or up to this row, at most `rate` actions a second; how long it took."""
        for pair in pairs:
            pair.took, pair.sizes = [], ([], [])
        begun = time.perf_counter()
        end = begun + seconds
        pause = len(pairs) / rate if rate else 0.0
        queue = [(begun + pause * index / len(pairs), index) for index in range(len(pairs))]
        indices = {id(pair): index for index, pair in enumerate(pairs)}
        under_way = 0
        while under_way or (queue and queue[0][0] < end):
            now = time.perf_counter()
            _must_be_before(end + ANSWERS_WITHIN_S)
            while queue and queue[0][0] <= now:
                when, index = heapq.heappop(queue)
                pair = pairs[index]
                if now < end and pair.question.n < row:
                    pair.act(walls)
                    pair.due = when + pause
                    under_way += 1
            wait = 1.0 if under_way and not queue else max(0.0, queue[0][0] - now) if queue else 0.0
            for pair in self._attend(wait):
                if id(pair) not in indices:  # something came late for a pair of an earlier measurement
                    continue
                under_way -= 1
                heapq.heappush(queue, (pair.due, indices[id(pair)]))
        return time.perf_counter() - begun

    def _attend(self, seconds: float) -> list[Pair]:
        """Read what has come for anybody; the pairs that have seen their last action by it."""
        done = []
        for key, _ in self._selector.select(seconds):
            pair, player = key.data
            if pair.receive(player):
                done.append(pair)
        return done

    def _sit_down(self, number: int) -> Pair:
        cookies = [self._guest(f"{name} {number}") for name in ("Ann", "Bob")]
        wanted = {"game": "quoridor", "seats": 2, "options": {"first": 0, "repetition": "none"}}
        table = json.loads(self._post("/api/tables", wanted, cookies[0])[0])
        path = f"/api/tables/{table['id']}"
        for seat, cookie in enumerate(cookies):
            self._post(f"{path}/sit", {"seat": seat, "nonce": CLIENT_NONCE}, cookie)
        self._post(f"{path}/start", {}, cookies[0])
        return self._connect(number, [(f"{path}/live", cookie) for cookie in cookies])

    def _connect(self, number: int, ends: Sequence[tuple[str, str]]) -> Pair:
        """Two sockets by path and cookie, and both say hello."""
        pair = Pair([ClientSocket(self._host, self._port, path, cookie) for path, cookie in ends], Random(number))
        for player, wire in enumerate(pair.wires):
            wire.send(b'{"type":"hello","have":-1}')
            self._selector.register(wire.socket, selectors.EVENT_READ, (pair, player))
        return pair

    def _guest(self, name: str) -> str:
        return self._post("/api/people", {"name": name}, "")[1].split(";")[0]

    def _post(self, path: str, body: dict[str, Any], cookie: str) -> tuple[bytes, str]:
        self._http.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
        answer = self._http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise ConnectionError(text.decode())
        return text, answer.headers.get("Set-Cookie", "")


class RelayCrowd(Crowd):
    """Pairs at a bare relay, which asks nobody who they are."""

    def _sit_down(self, number: int) -> Pair:
        return self._connect(number, [(f"/{number}/{player}", "") for player in (0, 1)])
