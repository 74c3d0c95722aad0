"""*Tells*: what an observer at the wire measures of a window, and a simple classifier that tries to read hands from it.

Everybody passes in every window, so nothing public depends on the cards of the one who is observed: whatever is read
from prompts, counts, sizes, order or times is a tell. Times are those of the server's clock, which the test moves.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from msgspec import Struct
from websockets.asyncio.client import ClientConnection

from cheeseboard.core import Ask
from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.history import History
from cheeseboard.core.verify import verify
from cheeseboard.games import find_kit
from cheeseboard.games.gouda_gouda.state import POWERS
from server.players import Evening, Player
from server.still_clock import StillClock, Thought

OBSERVED = 1  # the seat whose cards somebody wants to know
SEATS = 3
WINDOWS = 6  # of each table, then everybody goes home
CUTS = 12
GUESSES = 60

Json = dict[str, Any]


class Passer(Player):
    """Passes in every window; whoever hosts sits in two seats and gives both up after some windows."""

    order = ""  # a standing order for the observed seat, whose owner then answers no window
    clock = StillClock()  # each test has its own

    def __init__(self, address: str, name: str, rng: Random) -> None:
        super().__init__(address, name, rng)
        self.clock.players.append(self)
        self.frames: list[tuple[int, Json, int]] = []  # when, what, and how long
        self._opened: set[int] = set()
        self._is_leaving = False

    async def play(self, table: str) -> None:
        """Give the order first."""
        if self.order and self.name == "Bob":
            await self.ask("POST", f"/api/tables/{table}/auto-pass", {"seat": OBSERVED, "auto_pass": self.order})
        await super().play(table)

    async def hear(self, socket: ClientConnection, frame: Json) -> None:
        """Measure, and go home in time."""
        self.frames.append((self.clock.ms, frame, len(self.heard[-1].text)))
        await super().hear(socket, frame)
        window = (self.seats.get(0, {}).get("view") or {}).get("window") or {}
        if window.get("answered") == 0 and len(window["asked"]) == SEATS:
            self._opened.add(frame.get("n", 0))
        if len(self._opened) > WINDOWS and not self._is_leaving:
            self._is_leaving = True
            for seat in (0, 2):
                await self.reply("POST", f"/api/tables/{self.table}/resign", {"seat": seat})

    async def answer(self, socket: ClientConnection, seat: int, now: Json) -> None:
        """Keep the cards."""
        if not any(form["verb"] == "pass" for form in now["menu"]):
            await super().answer(socket, seat, now)
        elif not (self.order and seat == OBSERVED):
            await self.say(socket, type="act", action="pass", question=now["question"], seat=seat)


class Thinker(Passer):
    """Takes a while over every window, whatever is in the hand."""

    THINKS_MS = 4_000

    def __init__(self, address: str, name: str, rng: Random) -> None:
        super().__init__(address, name, rng)
        self._thoughts: set[asyncio.Task[None]] = set()

    def takes_time(self, menu: list[Json]) -> bool:
        """Whether this menu is thought about."""
        return True

    async def answer(self, socket: ClientConnection, seat: int, now: Json) -> None:
        """Think first where that is due; meanwhile everything is heard."""
        is_window = any(form["verb"] == "pass" for form in now["menu"])
        if seat != OBSERVED or not is_window or not self.takes_time(now["menu"]):
            return await super().answer(socket, seat, now)
        thinking = self.clock.think(self.table, seat, now["question"], self.THINKS_MS)
        thought = asyncio.create_task(self._answer_after(thinking, socket, seat, now))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return None

    async def _answer_after(self, thinking: Thought, socket: ClientConnection, seat: int, now: Json) -> None:
        await thinking
        await super().answer(socket, seat, now)


class InstantPasser(Thinker):
    """A page that passes at once where nothing else can be done, as `autoPlay` of the web client must not."""

    def takes_time(self, menu: list[Json]) -> bool:
        """Only what leaves a choice."""
        return len(menu) > 1


class Measured(Struct, frozen=True):
    """One window as an observer saw it, and what the observer would like to know."""

    table: int
    kind: str  # of the seat that was observed, and of the window
    chance: float  # that a card could be played, by all that a spectator may know: roll and board say much of it
    features: tuple[float, ...]  # of the host, then of the spectator
    holds_early_power: bool
    could_play: bool


def measured(evening: Evening, table: int, kind: str) -> Iterator[Measured]:
    """All windows of an evening, as the host and the spectator saw them."""
    history = verify(find_kit("gouda-gouda"), parse_file(evening.file))
    for row in _openings(history):
        state = history.states[row]
        hand = [power for power, number in zip(POWERS, state.hands[OBSERVED], strict=True) if number]
        if any(sum(used) for used in history.states[row + SEATS].used):
            return  # a bot played its card; from here on it has no secret
        host, *_, spectator = evening.players
        seen = [_features(player, viewpoint, row) for player, viewpoint in ((host, 0), (spectator, None))]
        if all(seen):
            yield Measured(
                table=table,
                kind=f"{kind} {state.agenda[-1].kind}",
                chance=_public_chance(history, row),
                features=(*seen[0], *seen[1]),
                holds_early_power=hand[0] in POWERS[:3],
                could_play=len(history.game.menu(state, OBSERVED)) > 1,
            )


def _public_chance(history: History, row: int) -> float:
    """How likely the observed seat could play a card, for somebody who knows the rules and no hand."""
    view, rng = history.game.view(history.states[row], None), Random(row)
    guesses = [history.game.imagine(view, rng) for _ in range(GUESSES)]
    return sum(len(history.game.menu(guess, OBSERVED)) > 1 for guess in guesses) / GUESSES


def _openings(history: History) -> Iterator[int]:
    """The rows at which a window opened that everybody then answered."""
    for row, state in enumerate(history.states[:-SEATS]):
        turn = history.game.turn(state)
        answers = history.rows[row : row + SEATS]
        opens = isinstance(turn, Ask) and turn.anonymous and len(turn.seats) == SEATS
        if opens and all(answer.action.verb == "pass" or answer.seat == OBSERVED for answer in answers):
            yield row


def _features(player: Player, viewpoint: int | None, row: int) -> tuple[float, ...]:
    """Prompts, counts, sizes, order and times of the window that opened at this row."""
    assert isinstance(player, Passer)
    told = [
        (when, frame, size)
        for when, frame, size in player.frames
        if "digest" in frame and frame["seat"] == viewpoint and row <= frame["n"] <= row + SEATS
    ]
    if not told or told[0][1]["n"] != row or len(told) < 2:
        return ()
    whens = [when for when, _, _ in told]
    between = [(frame, size) for _, frame, size in told[1:] if frame["n"] < row + SEATS]
    return (
        float(len(told)),
        float(told[0][1].get("asked_count", 0)),
        float(sum(frame.get("asked_count", 0) for frame, _ in between)),
        float(told[0][2]),
        float(sum(size for _, size in between)),
        float(sum(frame["n"] - row for frame, _ in between)),
        whens[1] - whens[0],
        whens[-1] - whens[0],
        whens[-1] - whens[1],
        max(later - sooner for sooner, later in pairwise(whens)),
    )


def readable(
    windows: Sequence[Measured], label: Callable[[Measured], bool], public: Callable[[Measured], str]
) -> float:
    """How well the best single feature and cut, learnt at one half of the tables, reads the label at the other.

    0.5 is chance. Right and wrong count by label, so that a common label is no advantage; only windows are compared
    that are alike in what is public and has to do with the label.
    """
    alike = defaultdict(list)
    for window in windows:
        alike[public(window)].append(window)
    learn: list[tuple[tuple[float, ...], bool]] = []
    test: list[tuple[tuple[float, ...], bool]] = []
    for group in alike.values():
        if len({label(window) for window in group}) == 2:
            means = [sum(values) / len(group) for values in zip(*(one.features for one in group), strict=True)]
            for window in group:
                centred = tuple(value - mean for value, mean in zip(window.features, means, strict=True))
                (learn if window.table % 2 else test).append((centred, label(window)))
    assert min(len(learn), len(test)) > 20, "too few windows to say anything"
    rules = ((k, cut, way) for k in range(len(learn[0][0])) for cut in _cuts(learn, k) for way in (False, True))
    best = max(rules, key=lambda rule: _right(learn, *rule))
    return min(_right(learn, *best), _right(test, *best))


def _cuts(windows: list[tuple[tuple[float, ...], bool]], feature: int) -> list[float]:
    values = sorted(features[feature] for features, _ in windows)
    return [values[len(values) * k // CUTS] for k in range(1, CUTS)]


def _right(windows: list[tuple[tuple[float, ...], bool]], feature: int, cut: float, way: bool) -> float:
    shares = []
    for wanted in (False, True):
        guesses = [(features[feature] > cut) == way for features, label in windows if label is wanted]
        shares.append(sum(guess is wanted for guess in guesses) / len(guesses) if guesses else 0.0)
    return sum(shares) / 2
