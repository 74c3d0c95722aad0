"""People who play whole games over real sockets: random but seeded, at whatever address a server has.

A plan says who sits where: `"Ann Bob Ann greedy"` is Ann in two seats of one screen, Bob, and a bot. Everybody keeps
all that reaches them. Nothing here knows a game or a server's inside: any number of processes may stand behind.
"""

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

import services
from cheeseboard.core import Form, sample
from server.merged_views import merged_view
from server.real_server import NO_TLS, PATIENCE_S

SPECTATOR = "Eve"
GAME_S = 5 * PATIENCE_S  # a whole game, at many tables at once


class Heard(Struct, frozen=True):
    """Something that reached somebody."""

    how: str  # `live` for the socket, else the path
    text: str


class Player:
    """Somebody at a browser, with all their seats at one table."""

    def __init__(self, address: str, name: str, rng: Random) -> None:
        self.name = name
        self.address = address
        self.heard: list[Heard] = []
        self.seats: dict[int | None, dict[str, Any]] = {}  # the newest of each, as a client keeps it
        self.digests: list[str] = []
        self.refused: list[str] = []
        self._rng = rng
        # A connection of its own for each request: one kept over a long thought may be closed just as it is used.
        fresh = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE_S, limits=fresh, verify=NO_TLS, trust_env=False
        )
        self._nonce = f"{rng.getrandbits(128):032x}"
        self._answered: set[tuple[int, int]] = set()
        self.table = ""
        self._is_busy = False
        self._unanswered: set[str] = set()  # ids of what was said

    async def __aenter__(self) -> "Player":
        await self.ask("POST", "/api/people", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask for something that is not refused."""
        reply = await self.reply(method, path, body)
        assert reply.status_code < 400, reply.text
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text

    async def reply(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask for something that may be refused."""
        reply = await self._http.request(method, path, json=body)
        self.heard.append(Heard(path, reply.text))
        return reply

    async def play(self, table: str) -> None:
        """Look at a table, answer whatever one's own seats are asked, and leave when it is over."""
        self.table = table
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        place = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Cookie": cookie}
        opening = connect(place, additional_headers=headers, compression=None, **services.PATIENT)
        async with opening as socket:
            await socket.send(json.dumps({"type": "hello", "have": -1}))
            async for text in socket:
                assert isinstance(text, str)
                self._is_busy = True
                self.heard.append(Heard("live", text))
                await self.hear(socket, json.loads(text))
                self._is_busy = False
                if self.seats and all("over" in seat for seat in self.seats.values()):
                    return

    def has_heard(self, n: int) -> bool:
        """Whether all up to this row has come and is answered."""
        return (
            not self._is_busy
            and not self._unanswered
            and bool(self.seats)
            and all(seat["n"] >= n for seat in self.seats.values())
        )

    async def hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        """Take a frame as a client does, and answer it if it asks."""
        if frame["type"] in ("accepted", "refusal"):
            self._unanswered.discard(frame.get("id"))
        if frame["type"] == "refusal":
            self.refused.append(frame["code"])
        if "digest" not in frame:
            return
        self._take(frame)
        around = frame.get("status") or {}
        if around.get("start_by_ms") and any(seat.get("is_yours") for seat in around["seats"]):
            await self.reply("POST", f"/api/tables/{self.table}/nonce", {"nonce": self._nonce})
        now = self.seats[frame["seat"]]
        if now.get("menu") and (frame["seat"], now["question"]) not in self._answered:
            self._answered.add((frame["seat"], now["question"]))
            await self.answer(socket, frame["seat"], now)

    async def answer(self, socket: ClientConnection, seat: int, now: dict[str, Any]) -> None:
        """Say anything that is on the menu."""
        action = sample(msgspec.convert(now["menu"], tuple[Form, ...]), self._rng)
        await self.say(socket, type="act", action=str(action), question=now["question"], seat=seat)

    async def say(self, socket: ClientConnection, **frame: object) -> None:
        """Send a frame with an id of its own."""
        client_id = f"{self._rng.getrandbits(64):x}"
        self._unanswered.add(client_id)
        await socket.send(json.dumps({**frame, "id": client_id}))

    def _take(self, told: dict[str, Any]) -> None:
        if told["seat"] is not None:
            self.seats.pop(None, None)  # before they sat down they were a spectator
        before = self.seats.get(told["seat"], {})
        view = merged_view(before.get("view"), told)
        same = "question" in told and told["question"] == before.get("question") and "menu" not in told
        around = told.get("status") or before.get("status")
        menu = before.get("menu") if same else told.get("menu")
        self.seats[told["seat"]] = {**told, "view": view, "menu": menu, "status": around}
        if told["digest"]:  # the chain begins with the game
            self.digests.append(told["digest"])


class Evening(Struct, frozen=True):
    """A game that was played to its end."""

    table: str
    players: tuple[Player, ...]  # the spectator last
    file: str


class Turn:
    """Lets tables that are played at together be put up one after another."""

    def __init__(self, before: "Turn | None" = None) -> None:
        self._before = before
        self._is_over = asyncio.Event()

    async def __aenter__(self) -> None:
        if self._before:
            await self._before._is_over.wait()

    async def __aexit__(self, *_: object) -> None:
        self._is_over.set()


async def play_a_game(
    addresses: Sequence[str],
    game: str,
    plan: str,
    seed: int,
    kind: type[Player] = Player,
    turn: Turn | None = None,
    **table: Any,
) -> Evening:
    """From the lobby to the end: people at these addresses in turn, a spectator, and the bots of the plan."""
    rng, seats = Random(seed), plan.split()
    names = [*dict.fromkeys(name for name in seats if name.istitle()), SPECTATOR]
    async with AsyncExitStack() as stack, asyncio.timeout(GAME_S):
        places = (addresses[number % len(addresses)] for number in range(len(names)))
        people = {
            name: await stack.enter_async_context(kind(place, name, Random(rng.getrandbits(64))))
            for name, place in zip(names, places, strict=True)
        }
        host = people[seats[0]]
        given = {"game": game, "seats": len(seats), "clock": {"type": "none"}, "reaction": "everybody", **table}
        async with turn or Turn():
            made = await host.ask("POST", "/api/tables", given)
        sitting = f"/api/tables/{made['id']}"
        for seat, name in enumerate(seats):
            if name in people:
                person = people[name]
                if person is not host:
                    await person.ask("POST", "/api/join", {"code": made["code"]})
                await person.ask("POST", f"{sitting}/sit", {"seat": seat, "name": f"{name} {seat}"})
            else:
                await host.ask("POST", f"{sitting}/bot", {"seat": seat, "bot": name})
        playing = [asyncio.create_task(person.play(made["id"])) for person in people.values()]
        await host.ask("POST", f"{sitting}/start", {"nonce": f"{rng.getrandbits(128):032x}"})
        await asyncio.gather(*playing)
        file = await people[SPECTATOR].ask("GET", f"{sitting}/game")
        return Evening(made["id"], tuple(people.values()), file)
