"""A real server for tests: uvicorn in a thread on a free port, SQLite in a temporary folder, and people."""

import asyncio
import contextlib
import faulthandler
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import services
from cheeseboard.bus import RedisBus
from cheeseboard.server.app import create_app
from cheeseboard.server.bot_workers import WorkerPool
from cheeseboard.server.launch import uvicorn_config
from cheeseboard.server.settings import Settings
from cheeseboard.store import Store, file_url
from server.merged_views import merged_view

PATIENCE_S = 300  # nothing takes so long, however busy the machine is: only what will never come does
NONCE = "00112233445566778899aabbccddeeff"
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # without any certificate, and made once: reading them takes a while


class Place:
    """Where a server is reached, and who visits it."""

    def __init__(self, port: int, tls: ssl.SSLContext | None = None) -> None:
        self.port = port
        self.tls = tls
        self.address = f"https://localhost:{port}" if tls else f"http://127.0.0.1:{port}"
        self.clients = contextlib.ExitStack()

    def person(self, name: str = "") -> "Someone":
        return Someone(self, name)


class Served(Place):
    """A server that runs in a thread of its own."""

    def __init__(self, folder: Path, *, db: str = "", bus: str = "", bots: int = 0, **settings: Any) -> None:
        self._db = db or file_url(folder / "test.db")
        self._bus = bus
        self._bots = bots
        self._place = socket.socket(proto=socket.IPPROTO_TCP)  # without it asyncio would wait to send small pieces
        self._place.bind(("127.0.0.1", 0))
        super().__init__(self._place.getsockname()[1])
        usual = {"url": self.address, "head_seconds": PATIENCE_S}  # this process may be late with its own requests
        self.settings = replace(Settings(data=folder), **{**usual, **settings})
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        finally:
            self._ready.set()  # whoever waits for it learns from the thread that nothing will come

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        store = await Store.open(self._db, durable=False)
        redis = await RedisBus.open(self._bus) if self._bus else None
        bots = WorkerPool(self._bots) if self._bots else None
        app = create_app(store, self.settings, bus=redis, bot_workers=bots)
        config = uvicorn_config(app, self.settings)
        config.ws_ping_timeout = None  # a test that reads nothing for a while does not answer a ping either
        self._server = uvicorn.Server(config)
        serving = asyncio.create_task(self._server.serve([self._place]))
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.005)
        self._ready.set()
        await serving
        if redis:
            await redis.close()
        await store.close()

    def start(self) -> "Served":
        self._thread.start()
        assert self._ready.wait(PATIENCE_S)
        assert self._thread.is_alive(), "it did not start"
        return self

    @property
    def listens_at(self) -> socket.socket:
        """Where connections come from."""
        return self._place

    @property
    def connections(self) -> int:
        """How many are open, seen from the server."""
        return len(self._server.server_state.connections)

    def let_pass(self, seconds: float) -> None:
        """Set on the clock of the server's loop: whatever waits for so many seconds or less is due."""

        async def set_on() -> None:
            loop = asyncio.get_running_loop()
            loop.time = partial(_later, loop.time, seconds)  # type: ignore[method-assign]  # there is no other way

        asyncio.run_coroutine_threadsafe(set_on(), self._loop).result(PATIENCE_S)

    def stop(self) -> None:
        self.clients.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        if self._thread.is_alive():
            faulthandler.dump_traceback()  # where it stands
            raise AssertionError("the server does not stop")


def _later(time: Callable[[], float], seconds: float) -> float:
    return time() + seconds


@contextlib.contextmanager
def served(folder: Path, **settings: Any) -> Iterator[Served]:
    server = Served(folder, **settings).start()
    try:
        yield server
    finally:
        server.stop()


class Someone:
    """A browser: cookies, requests and sockets. All bytes that reach it are kept."""

    def __init__(self, server: Place, name: str = "", **headers: str) -> None:
        self.server = server
        self.http = server.clients.enter_context(
            # Reads no environment, for a proxy may stand there, and no certificates that it does not need. A connection
            # of its own for each request: one that is kept may be closed for idling just as it is used again.
            httpx.Client(
                base_url=server.address,
                timeout=PATIENCE_S,
                limits=httpx.Limits(max_keepalive_connections=0),
                headers=headers,
                verify=server.tls or NO_TLS,
                trust_env=False,
            )
        )
        self.received: list[str] = []
        self.name = name
        self.person_id = ""
        if name:
            self.ask("POST", "/api/people", {"name": name})
            self.person_id = self.http.cookies["cheeseboard"].split(".")[0]

    def reply(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        reply = self.http.request(method, path, json=body, headers=headers)
        self.received.append(reply.text)
        return reply

    def ask(self, method: str, path: str, body: object = None) -> Any:
        reply = self.reply(method, path, body)
        assert reply.status_code < 400, reply.text
        return reply.json() if reply.content and "json" in reply.headers["content-type"] else reply.text

    def refused(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str]:
        reply = self.reply(method, path, body, **headers)
        assert reply.status_code >= 400, reply.text
        return reply.status_code, reply.json()["code"]

    def post(self, table: str, verb: str, **body: object) -> Any:
        return self.ask("POST", f"/api/tables/{table}/{verb}", body)

    def put_up(self, game: str = "quoridor", /, **more: object) -> Any:
        given = {"game": game, "clock": {"type": "none"}, "reaction": "everybody", **more}
        return self.ask("POST", "/api/tables", given)

    def sit(self, table: str, seat: int, **more: object) -> Any:
        return self.post(table, "sit", seat=seat, nonce=NONCE, **more)

    def open(self, path: str, **headers: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        all_headers = {**({"Cookie": cookies} if cookies else {}), **dict(self.http.headers), **headers}
        wanted = {name: value for name, value in all_headers.items() if name.lower() in WANTED}
        address = f"ws{self.server.address.removeprefix('http')}{path}"
        opening: ClientConnection = connect(
            address, additional_headers=wanted, compression=None, ssl=self.server.tls, **services.PATIENT
        )
        return self.server.clients.enter_context(opening)

    def at(self, table: str, **hello: object) -> "AtTable":
        return AtTable(self, table, **hello)


WANTED = {"cookie", "authorization", "origin"}


class AtTable:
    """A socket at a table; it keeps the newest of every seat as a client would."""

    def __init__(self, person: Someone, table: str, **hello: object) -> None:
        self.person = person
        self.table = table
        self.socket = person.open(f"/api/tables/{table}/live")
        self.seats: dict[int | None, dict[str, Any]] = {}
        self.frames: list[dict[str, Any]] = []
        self.n = -1
        if hello.pop("greet", True):
            self.send(**{"type": "hello", "have": -1, **hello})

    def send(self, **frame: object) -> None:
        self.socket.send(json.dumps(frame))

    def send_text(self, text: str) -> None:
        self.socket.send(text)

    def close_code(self) -> int | None:
        """With what code the server closes, when it has nothing more to say."""
        with pytest.raises(ConnectionClosed):
            self.socket.recv(PATIENCE_S)
        return self.socket.close_code

    def next(self) -> dict[str, Any]:
        text = self.socket.recv(PATIENCE_S)
        assert isinstance(text, str)
        self.person.received.append(text)
        frame: dict[str, Any] = json.loads(text)
        self.frames.append(frame)
        if "digest" in frame:
            self._take(frame)
        return frame

    def _take(self, told: dict[str, Any]) -> None:
        before = self.seats.get(told["seat"], {})
        view = merged_view(before.get("view"), told)
        same = "question" in told and told["question"] == before.get("question") and "menu" not in told
        menu = before.get("menu") if same else told.get("menu")
        around = told.get("status") or before.get("status")
        self.seats[told["seat"]] = {**told, "view": view, "menu": menu, "status": around}
        self.n = told["n"]

    def until(self, claim: Any) -> dict[str, Any]:
        """Read on until a frame fits; pings alone are not worth waiting for."""
        end = time.monotonic() + PATIENCE_S
        while not claim(frame := self.next()):
            assert time.monotonic() < end, self.frames[-5:]
        return frame

    def until_row(self, n: int, seat: int | None) -> dict[str, Any]:
        """Read on until this seat is told of row n."""
        if self.seats.get(seat, {"n": -1})["n"] < n:
            self.until(lambda frame: "digest" in frame and frame["seat"] == seat and frame["n"] >= n)
        return self.seats[seat]

    def answer_to(self, **frame: object) -> dict[str, Any]:
        """Send a frame and read on until its answer."""
        self.send(**frame)
        return self.until(lambda got: got.get("id") == frame["id"])

    def act(self, action: str, question: int, *, seat: int | None = None, id: str) -> dict[str, Any]:  # noqa: A002
        """Answer a question, and read on until that is answered."""
        named = {} if seat is None else {"seat": seat}
        return self.answer_to(type="act", action=action, question=question, **named, id=id)

    def chat(self, text: str, *, id: str) -> dict[str, Any]:  # noqa: A002
        """Say something to all, and read on until that is answered."""
        return self.answer_to(type="send-chat", text=text, id=id)

    def play(self, action: str, seat: int | None = None) -> dict[str, Any]:
        """Play for a seat as a client would, and read on until it is seen."""
        mine = self.seats[seat]
        ident = f"{action} {mine['question']}"
        answer = self.act(action, mine["question"], id=ident, **({} if seat is None else {"seat": seat}))
        assert answer["type"] == "accepted", answer
        self.until_row(answer["row"], seat)
        return answer

    def close(self) -> None:
        self.socket.close()
