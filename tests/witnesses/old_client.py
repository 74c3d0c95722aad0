"""A server process, and people who speak to it, in the protocol of the day the witnesses were made.

Only the scripts that made the witnesses use this. It must not follow later protocols.
"""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

COMMAND = Path(sys.executable).parent / "cheeseboard"
NONCE = "00112233445566778899aabbccddeeff"
PATIENCE_S = 60.0
Frame = dict[str, Any]


class Server:
    """`cheeseboard serve` as a process of its own."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data = data
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._words = ("serve", "--port", str(self.port), "--data", str(data), *words)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        said = (self.data.parent / "said").open("ab")
        environment = {**os.environ, "LANG": "C"}
        self._process = subprocess.Popen([COMMAND, *self._words], stdout=said, stderr=said, env=environment)
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/ready").status_code < 400:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """As by Ctrl-C."""
        assert self._process
        self._process.send_signal(signal.SIGINT)
        assert self._process.wait(PATIENCE_S) == 0


@contextlib.contextmanager
def serving(data: Path, *words: str) -> Iterator[Server]:
    """A server that runs, and stops cleanly."""
    server = Server(data, *words)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Person:
    """Somebody with a cookie or a token."""

    def __init__(self, server: Server, name: str = "", token: str = "") -> None:
        self.server = server
        self.name = name
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._token = headers
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE_S, headers=headers)
        if name and not token:
            self.ask("POST", "/api/people", {"name": name})

    @property
    def cookie(self) -> str:
        """What the browser keeps."""
        return str(self.http.cookies["cheeseboard"])

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask for something that is not refused."""
        reply = self.http.request(method, path, json=body)
        assert reply.status_code < 400, reply.text
        return reply.json() if reply.content and "json" in reply.headers["content-type"] else reply.text

    def post(self, table: str, verb: str, **body: object) -> Any:
        """One of the requests about a table."""
        return self.ask("POST", f"/api/tables/{table}/{verb}", body)

    def create(self, game: str, people: "list[Person]", **more: object) -> str:
        """Create a table, let all sit down in this order, and start it."""
        given = {"game": game, "seats": len(people), "clock": {"type": "none"}, **more}
        table = str(self.ask("POST", "/api/tables", given)["id"])
        for seat, person in enumerate(people):
            person.post(table, "sit", seat=seat, nonce=NONCE)
        self.post(table, "start")
        return table

    def open(self, path: str) -> ClientConnection:
        """A socket with this person's cookie or token."""
        cookies = {"Cookie": f"cheeseboard={self.cookie}"} if "cheeseboard" in self.http.cookies else {}
        address = self.server.address.replace("http", "ws", 1) + path
        return connect(address, additional_headers={**cookies, **self._token}, compression=None, proxy=None)


class AtTable:
    """A person's socket at a table; it keeps the newest message of every seat."""

    def __init__(self, person: Person, table: str, **hello: object) -> None:
        self.person = person
        self.socket = person.open(f"/api/tables/{table}/live")
        self.seats: dict[int | None, Frame] = {}
        self.send(hello=-1, **hello)
        self.until(lambda frame: "digest" in frame)
        while True:
            try:
                self.next(0.1)
            except TimeoutError:
                break

    def send(self, **frame: object) -> None:
        """Say something."""
        self.socket.send(json.dumps(frame))

    def next(self, wait_s: float = PATIENCE_S) -> Frame:
        """The next frame."""
        frame: Frame = json.loads(self.socket.recv(wait_s))
        if "digest" in frame:
            before = self.seats.get(frame["seat"], {})
            view = frame.get("view") if frame.get("whole") else {**before.get("view", {}), **(frame.get("view") or {})}
            is_same = "at" in frame and frame["at"] == before.get("at") and "menu" not in frame
            menu = before.get("menu") if is_same else frame.get("menu")
            around = frame.get("around") or before.get("around")
            self.seats[frame["seat"]] = {**frame, "view": view, "menu": menu, "around": around}
        return frame

    def until(self, claim: Callable[[Frame], bool]) -> Frame:
        """Read on until a frame fits."""
        while not claim(frame := self.next()):
            pass
        return frame

    def until_row(self, n: int) -> None:
        """Read on until all seats have heard of row n."""
        while any(seat["n"] < n for seat in self.seats.values()):
            self.next()

    def play(self, action: str, seat: int) -> int:
        """Play for a seat; the row it became."""
        name = f"{action} {self.seats[seat]['at']}"[:40]
        self.send(do=action, at=self.seats[seat]["at"], seat=seat, id=name)
        answer = self.until(lambda frame: frame.get("id") == name)
        assert "ok" in answer, answer
        return int(answer["ok"])


Choice = Callable[[int, Frame], str]  # seat, what it was told -> action
Stop = Callable[[dict[int, Frame]], bool]  # what every seat was told -> whether to stop here


class Round:
    """Everybody at one table, playing on."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.table = table
        self.places = [AtTable(person, table) for person in dict.fromkeys(people)]
        self._answered: set[tuple[int, int]] = set()

    @property
    def told(self) -> dict[int, Frame]:
        """The newest that every seat was told."""
        return {seat: frame for place in self.places for seat, frame in place.seats.items() if seat is not None}

    def play(self, choose: Choice, stop: Stop) -> None:
        """Let all who are asked answer, one by one, until it is to stop."""
        while not stop(self.told):
            asked = [
                (place, seat, frame)
                for place in self.places
                for seat, frame in place.seats.items()
                if seat is not None and frame.get("menu") and (seat, frame["at"]) not in self._answered
            ]
            if not asked:
                for place in self.places:
                    with contextlib.suppress(TimeoutError):
                        place.next(0.05)
                continue
            place, seat, frame = asked[0]
            self._answered.add((seat, frame["at"]))
            row = place.play(choose(seat, frame), seat)
            for other in self.places:
                other.until_row(row)

    def say(self, seat: int, action: str) -> None:
        """This seat plays exactly this."""
        place = next(place for place in self.places if seat in place.seats)
        while not place.seats[seat].get("menu"):
            place.next()
        row = place.play(action, seat)
        for other in self.places:
            other.until_row(row)

    def close(self) -> None:
        """Everybody leaves."""
        for place in self.places:
            place.socket.close()


def anything(rng: Random) -> Choice:
    """Any action of the menu."""

    def choose(seat: int, frame: Frame) -> str:
        form = rng.choice(frame["menu"])
        fills = []
        for slot in form["slots"]:
            words = rng.sample(slot["words"], rng.randint(slot["least"], slot["most"]))
            fills.append("+".join(sorted(words, key=slot["words"].index)) or "-")
        return " ".join((form["verb"], *fills))

    return choose


def menu_text(menu: list[Frame]) -> list[str]:
    """A menu in words: `wall [1-1 of a1h b1h]`."""
    return [
        " ".join((form["verb"], *(f"[{s['least']}-{s['most']} of {' '.join(s['words'])}]" for s in form["slots"])))
        for form in menu
    ]


def drawing(text: str) -> list[str]:
    """A drawing without the marks of its colours, line by line."""
    return [line.rstrip() for line in re.sub(r"\[[a-z0-9/-]*\]", "", text).split("\n")]


def facts_of(
    table: str, people: list[Person], there: list[AtTable] | None = None, watching: AtTable | None = None
) -> Frame:
    """What every seat and a spectator see of a table, in words that no renaming changes."""
    places = there or [AtTable(person, table, lang="en", text=True) for person in dict.fromkeys(people)]
    spectator = watching or AtTable(Person(people[0].server), table, lang="en", text=True)
    told = {str(seat): frame for place in places for seat, frame in place.seats.items()}
    watched = spectator.seats[None]
    now = people[0].ask("GET", f"/api/tables/{table}")
    for place in (*places, spectator):
        place.socket.close()
    facts: Frame = {
        "table": table,
        "game": now["game"],
        "phase": now["around"]["phase"],
        "names": [seat.get("name") or seat.get("bot") for seat in now["around"]["seats"]],
        "stand_ins": {str(n): seat["bot"] for n, seat in enumerate(now["around"]["seats"]) if seat.get("bot")},
        "rows": watched["n"],
        "digest": watched["digest"],
        "asked": {
            seat: {"question": frame["at"], "menu": menu_text(frame["menu"])}
            for seat, frame in told.items()
            if "at" in frame
        },
        "answer_is_in": [seat for seat, frame in told.items() if frame.get("is_in")],
        "waiting_for": watched.get("waiting_for", 0),
        "orders": {seat: frame["order"] for seat, frame in told.items() if frame.get("order")},
        "deadlines": {seat: frame["ends"] for seat, frame in told.items() if frame.get("ends") and "at" in frame},
        "drawings": {"spectator": drawing(watched["said"]["show"])},
    }
    for seat, frame in told.items():
        if (drawn := drawing(frame["said"]["show"])) != facts["drawings"]["spectator"]:
            facts["drawings"][seat] = drawn
    if watched.get("over"):
        facts["result"] = {"ranks": watched["over"]["ranks"], "reason": watched["over"]["reason"]}
    if now["around"]["offer"]:
        facts["offer"] = now["around"]["offer"]
    return facts
