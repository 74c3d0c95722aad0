"""*Canary* on the wire: every byte that reached somebody during a game is held against what they could know then.

What a seat knows is worked out from the rules pages, as tests/games do it, and from the log that is told after the end.
"""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import cheeseboard_snack
from websockets.asyncio.client import ClientConnection

from cheeseboard.core import Seat, sample
from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.history import History
from cheeseboard.core.verify import verify
from cheeseboard.games import find, find_kit
from cheeseboard.games.gouda_gangster.cards import ROOMS
from games.gouda_gangster import test_canary as gangster
from games.gouda_gouda.streams import powers_in, powers_seen
from server.players import Evening, Heard, Player

Json = dict[str, Any]
Names = Callable[[History, Seat | None, int, Json], Iterator[str]]


class Nosy(Player):
    """Somebody who asks for everything there is while the game runs, also through others' eyes, and tries nonsense."""

    game = ""
    looks_next = 1  # at this row

    def __init__(self, address: str, name: str, rng: Random) -> None:
        super().__init__(address, name, rng)
        self.said: dict[str, str] = {}  # what was sent, by its id

    async def hear(self, socket: ClientConnection, frame: Json) -> None:
        """Now and then look around everywhere."""
        if frame.get("n", 0) >= self.looks_next and "over" not in frame:
            self.looks_next = frame["n"] + self._rng.randint(8, 24)
            for path in self._places(frame["n"]):
                await self.reply("GET", path)
        await super().hear(socket, frame)

    def _places(self, n: int) -> Iterator[str]:
        table, row = f"/api/tables/{self.table}", self._rng.randrange(n + 1)
        yield from (table, f"{table}/game", f"{table}/overlays", f"{table}/views/{n}", f"{table}/views/{row}")
        yield from (f"{table}/views/{row}?seat={viewpoint}" for viewpoint in ("open", "spectator", 0, 1, 2))
        yield from ("/api/me/tables", "/api/me/export", "/api/lobby", "/api/statistics", "/metrics")

    async def answer(self, socket: ClientConnection, seat: int, now: Json) -> None:
        """Try something else first, which is mostly refused."""
        if self._rng.random() < 0.3:
            game, seats = find(self.game), len(now["status"]["seats"])
            wrong = sample((self._rng.choice(game.action_space(game.spec.options(), seats)),), self._rng)
            await self.say(socket, type="act", action=str(wrong), question=now["question"], seat=seat)
        await super().answer(socket, seat, now)

    async def say(self, socket: ClientConnection, **frame: object) -> None:
        """Remember what was said: the refusal of it may repeat it."""
        ident = f"{self._rng.getrandbits(64):x}"
        self.said[ident] = str(frame.get("action", ""))
        await socket.send(json.dumps({**frame, "id": ident}))


def nosy_about(game_id: str) -> type[Nosy]:
    """Nosy people who know the words of this game."""

    class Knowing(Nosy):
        game = game_id

    return Knowing


def found(evening: Evening, game: str) -> Iterator[str]:
    """Every leak of an evening: who, how, and what was named."""
    history = verify(find_kit(game), parse_file(evening.file))
    for player in evening.players:
        (seat,) = player.seats  # one each, so that what they know is clear
        assert isinstance(player, Nosy)
        last = 0
        for heard in player.heard:
            if heard.how.endswith("/game") and "[Game " in heard.text:
                continue  # the file comes after the end, when all is told
            for leak in _leaks(history, seat, heard, player, last, NAMES[game]):
                yield f"{player.name}, row {last}, {heard.how}: {leak}"
            last = max(last, _newest(heard))


def _leaks(history: History, seat: Seat | None, heard: Heard, player: Nosy, last: int, names: Names) -> Iterator[str]:
    if not heard.text.startswith("{"):
        yield from names(history, seat, last, {"text": heard.text})
        return
    thing: Json = json.loads(heard.text)
    if thing.get("type") == "refusal":
        yield from _repeated(names(history, seat, last, thing), player.said.get(thing.get("id", ""), ""))
    elif "/views/" in heard.how:
        if thing["newest"] == len(history.rows):
            return  # it was over by then
        yield from names(history, seat, thing["n"], {**thing, "steps": [{"n": thing["n"], "events": thing["events"]}]})
    elif thing.get("n", 0) < len(history.rows):  # with the last row all is open
        yield from names(history, seat, thing.get("n", last), thing)


def _repeated(leaks: Iterator[str], said: str) -> Iterator[str]:
    """A refusal may name what the asker has just named."""
    own = gangster.named(said.encode()) + gangster.named(gangster.MEANS.get(said.split(" ")[0], "").encode())
    yield from (leak for leak in leaks if leak.split(" ")[-1] not in {*own, *said.replace("+", " ").split(" ")})


def _newest(heard: Heard) -> int:
    if heard.how != "live":
        return 0
    frame = json.loads(heard.text)
    n: int = frame.get("table", frame).get("n", 0)
    return n


def gangster_names(history: History, seat: Seat | None, n: int, thing: Json) -> Iterator[str]:
    """Cards of Gouda Gangster that this names and the seat does not know at row n (GG-18)."""
    state = history.states[n]
    rest = {key: value for key, value in thing.items() if key not in ("view", "steps", "events", "menu")}
    view = _text(thing.get("view") or {})
    yield from (f"view names {card}" for card in gangster.named(view) - gangster.known(state, seat))
    for step in thing.get("steps", ()):
        if row := step["n"]:
            may = gangster.told(history.states[row - 1], history.states[row], history.rows[row - 1], seat)
            yield from (f"events of {row} name {card}" for card in set(gangster.named(_text(step["events"]))) - may)
    mine = {*state.sides[seat].hand, *ROOMS} if seat is not None else set()
    yield from (f"menu names {card}" for card in set(gangster.named(_text(thing.get("menu") or ()))) - mine)
    yield from (f"something names {card}" for card in gangster.named(_text(rest)))


def gouda_names(history: History, seat: Seat | None, n: int, thing: Json) -> Iterator[str]:
    """Powers of Gouda! Gouda! that this names and the seat has not seen until row n: played, or its own."""
    named = powers_in(_text(thing).decode())
    yield from (f"something names {power}" for power in sorted(named - powers_seen(history.states[n], seat)))


def _text(thing: object) -> bytes:
    """As it is sent; that a game has the name of one of its cards is no secret."""
    return json.dumps(thing, separators=(",", ":")).encode().replace(b'"game":"gouda-gangster"', b"")


def snack_names(history: History, seat: Seat | None, n: int, thing: Json) -> Iterator[str]:
    """Kinds of cards of Midnight Snack that this names and the seat has not seen until row n, in hand or played."""
    seen = set(cheeseboard_snack.GAME.view(history.states[n], None).gone)
    if seat is not None:
        seen |= {card for state in history.states[: n + 1] for card in state.hands[seat]}
    named = set(re.findall(r"\b(?:cat|crumb|slice|wheel)\b", _text(thing).decode()))
    yield from (f"something names {card}" for card in sorted(named - seen))


NAMES: dict[str, Names] = {"gouda-gangster": gangster_names, "gouda-gouda": gouda_names, "snack": snack_names}
