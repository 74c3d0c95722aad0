"""People at a table whose windows have a beat: some say nothing, some tap and think again, some hold windows open."""

import asyncio
from random import Random
from typing import ClassVar

from websockets.asyncio.client import ClientConnection

from cheeseboard.tables.record import Ms
from server.players import SPECTATOR, Player
from server.timing_leaks import OBSERVED, SEATS, WINDOWS, Json, Passer


class Silent(Passer):
    """Says nothing in any window; all but the observed one go home after some."""

    pace: ClassVar[str] = "normal"

    def __init__(self, address: str, name: str, rng: Random) -> None:
        super().__init__(address, name, rng)
        self._later: set[asyncio.Task[None]] = set()

    async def play(self, table: str) -> None:
        """Agree on the pace first."""
        if self.name != SPECTATOR:
            await self.ask("POST", f"/api/tables/{table}/pace", {"pace": self.pace})
        await super().play(table)

    async def hear(self, socket: ClientConnection, frame: Json) -> None:
        """Measure, and go home in time."""
        self.frames.append((self.clock.ms, frame, len(self.heard[-1].text)))
        await Player.hear(self, socket, frame)
        seats = [seat for seat in self.seats if seat not in (None, OBSERVED)]
        window = (self.seats[seats[0]].get("view") or {}).get("window") or {} if seats else {}
        if window.get("answered") == 0 and len(window["asked"]) == SEATS:
            self._opened.add(frame.get("n", 0))
        if len(self._opened) > WINDOWS and not self._is_leaving:
            self._is_leaving = True
            await self.reply("POST", f"/api/tables/{self.table}/resign", {"seat": seats[0]})

    async def answer(self, socket: ClientConnection, seat: int, now: Json) -> None:
        """Only what is no window is answered; the observed one may do something about a window."""
        if not any(form["verb"] == "pass" for form in now["menu"]):
            await Player.answer(self, socket, seat, now)
        elif seat == OBSERVED:
            await self.react(socket, now)

    async def react(self, socket: ClientConnection, now: Json) -> None:
        """Nothing."""


class Quick(Silent):
    """Taps "pass" at once."""

    async def react(self, socket: ClientConnection, now: Json) -> None:
        """Pass."""
        await self.say(socket, type="act", action="pass", question=now["question"], seat=OBSERVED)


class Wavering(Silent):
    """Taps a card wherever one can be played, and takes it back; is never prompted. None of it shows."""

    order = "pass"

    async def react(self, socket: ClientConnection, now: Json) -> None:
        """A card, then none."""
        if len(now["menu"]) > 1:
            form = now["menu"][1]
            words = " ".join(slot["words"][0] for slot in form["slots"])
            await self.say(
                socket, type="act", action=f"{form['verb']} {words}".strip(), question=now["question"], seat=OBSERVED
            )
            await self.say(socket, type="withdraw", seat=OBSERVED)


class Holder(Silent):
    """A page, now quick and now slow to say that a roll is at rest, whose owner holds every third window open.

    Neither has to do with what is in the hand.
    """

    _is_shown = False

    async def hear(self, socket: ClientConnection, frame: Json) -> None:
        """Say with the first view that this page confirms windows."""
        if not self._is_shown and frame.get("seat") == OBSERVED and frame.get("view"):
            self._is_shown = True
            await self.say(socket, type="board-shown", confirms_windows=True)
        await super().hear(socket, frame)

    def holds(self, now: Json) -> bool:
        """Whether this window is held."""
        return int(now["question"]) % 3 == 0

    def rests_after(self, now: Json) -> Ms:
        """How long the roll moves on this screen."""
        return 1_000 + 600 * (int(now["question"]) % 2)

    async def react(self, socket: ClientConnection, now: Json) -> None:
        """Wait, see the roll at rest, and let go."""
        window: Json = {"question": now["question"], "seat": OBSERVED}
        holds = self.holds(now)
        if holds:
            await self.say(socket, type="wait", **window)

        resting = self.clock.think(self.table, OBSERVED, now["question"], self.rests_after(now))

        async def watch() -> None:
            await resting
            await self.say(socket, type="window-shown", **window)
            if holds:
                await self.clock.think(self.table, OBSERVED, now["question"], 2_000)
                await self.say(socket, type="wait", on=False, **window)

        task = asyncio.create_task(watch())
        self._later.add(task)
        task.add_done_callback(self._later.discard)


class HandHolder(Holder):
    """Holds a window open only where a card could be played: that can be read, as from a face."""

    _is_shown = True

    def rests_after(self, now: Json) -> Ms:
        """Always alike, so that only the hand makes a difference."""
        return 1_000

    def holds(self, now: Json) -> bool:
        """By the hand."""
        return len(now["menu"]) > 1


class HandWatcher(Holder):
    """A page that shows a roll for longer where a card could be played, and so confirms it later."""

    def holds(self, now: Json) -> bool:
        """Never."""
        return False

    def rests_after(self, now: Json) -> Ms:
        """By the hand."""
        return 2_600 if len(now["menu"]) > 1 else 1_000
