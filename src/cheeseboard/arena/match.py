"""Matches of bots: whole games with verifiable draws, rotating seats, on all cores. A bot sees only its own view."""

from collections.abc import Generator, Sequence
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct

from cheeseboard.arena.external_engine import ExternalEngine
from cheeseboard.arena.standings import bot_in
from cheeseboard.arena.workers import parallel_map
from cheeseboard.bots import Bot, Question, external_command, make_bot
from cheeseboard.core import CHANCE, Action, Ask, Seat, sample
from cheeseboard.core.chance import draw_key
from cheeseboard.core.gamefile import GameFile, to_game_file
from cheeseboard.core.history import History
from cheeseboard.core.options import initial_state
from cheeseboard.core.playout import play_to_end
from cheeseboard.games import find


class ScheduledGame(Struct, frozen=True):
    """A game to be played: the bots in the order given, and its number, by which seats rotate."""

    bots: tuple[str, ...]
    number: int
    # Number of random opening actions. The same opening and dice are replayed until every bot has played every seat.
    random_opening_actions: int = 0

    @property
    def bots_by_seat(self) -> tuple[str, ...]:
        """The bot of each seat."""
        seats = len(self.bots)
        return tuple(self.bots[bot_in(seat, self.number, seats)] for seat in range(seats))

    @property
    def luck_index(self) -> int:
        """Index of the random stream: games with the same index get the same dice."""
        return self.number // len(self.bots) if self.random_opening_actions else self.number


class ThinkTime(Struct, frozen=True):
    """How often a seat was asked, and its thinking time in total and at most."""

    asked: int
    seconds: float
    longest: float


class FinishedGame(Struct, frozen=True):
    """A game that was played, and the thinking time of each seat."""

    scheduled: ScheduledGame
    file: GameFile
    think_times: tuple[ThinkTime, ...]


def schedule(bots: Sequence[str], games: int, random_opening_actions: int = 0) -> list[ScheduledGame]:
    """The games of a match."""
    return [ScheduledGame(tuple(bots), number, random_opening_actions) for number in range(games)]


def play_one(game_id: str, bots: Sequence[str], options: Struct, seed: int, number: int) -> GameFile:
    """Game `number` of a match, with everything random drawn from the match's seed."""
    return play_scheduled(game_id, options, seed, ScheduledGame(tuple(bots), number)).file


def play_scheduled(game_id: str, options: Struct, seed: int, scheduled: ScheduledGame) -> FinishedGame:
    """Play one game and measure the thinking times."""
    names, number = scheduled.bots_by_seat, scheduled.number
    seed_bytes = sha256(f"cheeseboard/match/{game_id}/{seed}/{scheduled.luck_index}".encode()).digest()
    table = f"match-{seed}-{scheduled.luck_index}"
    nonces = [""] * len(names)
    with ExitStack() as resources:
        seated = [
            _Seated(_make_player(name, game_id, options, len(names), Random(f"{seed}/{number}/{seat}"), resources))
            for seat, name in enumerate(names)
        ]
        history = History.begin(find(game_id), options, len(names))
        key = draw_key(seed_bytes, table, nonces)
        _play_opening(history, key, scheduled.random_opening_actions, Random(f"{seed}/opening/{scheduled.luck_index}"))
        _play_on(history, key, seated)
    file = to_game_file(history, table_id=table, names=names, nonces=nonces, seed=seed_bytes)
    return FinishedGame(scheduled, file, tuple(ThinkTime(one.asked, one.seconds, one.longest) for one in seated))


class _Seated:
    """A bot or engine in a seat, the events it has seen, and its thinking time."""

    def __init__(self, player: Bot | ExternalEngine) -> None:
        self._player = player
        self._seen_to = 0
        self._events: tuple[Any, ...] = ()
        self.asked = 0
        self.seconds = self.longest = 0.0

    def choose(self, history: History, seat: Seat) -> Action:
        """Its next action."""
        began = monotonic()
        action = self._choose(history, seat)
        took = monotonic() - began
        self.asked, self.seconds, self.longest = self.asked + 1, self.seconds + took, max(self.longest, took)
        if isinstance(self._player, ExternalEngine):
            self._seen_to = len(history.rows) + 1  # it has played its own action itself
        return action

    def _choose(self, history: History, seat: Seat) -> Action:
        game, menu = history.game, history.game.menu(history.state, seat)
        if isinstance(self._player, ExternalEngine):
            for row in history.rows[self._seen_to :]:
                self._player.send_action(row.action)
            return self._player.choose(menu)
        if game.spec.has_hidden_information:  # else the view says it all
            self._events += history.events_for(seat, self._seen_to)
            self._seen_to = len(history.rows)
        return self._player.choose(Question(seat, game.view(history.state, seat), menu, self._events))


def _make_player(
    name: str, game_id: str, options: Struct, seats: int, rng: Random, resources: ExitStack
) -> Bot | ExternalEngine:
    """Build a bot, or start an engine that ends with the game."""
    if (named := external_command(name)) is None:
        return make_bot(name, game_id, rng)
    command, seconds = named
    engine = ExternalEngine(command, find(game_id), options, seats, seconds)
    resources.callback(engine.close)
    return engine


def _play_opening(history: History, key: bytes, actions: int, rng: Random) -> None:
    """Play so many random actions, and the draws before them."""

    def answer(ask: Ask) -> tuple[Seat, Action]:
        return ask.seats[0], sample(history.game.menu(history.state, ask.seats[0]), rng)

    rows = play_to_end(history, key, answer)
    while actions and (row := next(rows, None)):
        actions -= row.seat != CHANCE


def _play_on(history: History, key: bytes, seated: Sequence[_Seated]) -> None:
    def answer(ask: Ask) -> tuple[Seat, Action]:
        return ask.seats[0], seated[ask.seats[0]].choose(history, ask.seats[0])

    for _ in play_to_end(history, key, answer):
        pass


def check_bots(game_id: str, bots: Sequence[str], options: Struct) -> None:
    """Refuse wrong names, options and seats before the first game."""
    seats = len(bots)
    initial_state(find(game_id), options, seats)
    for bot in bots:
        with ExitStack() as resources:
            _make_player(bot, game_id, options, seats, Random(0), resources)


def play_all(
    game_id: str, games: Sequence[ScheduledGame], options: Struct, seed: int, processes: int | None = None
) -> Generator[FinishedGame, None, None]:
    """Play these games on all cores and yield each as soon as it is over; closing the generator ends the games."""
    return parallel_map(partial(play_scheduled, game_id, options, seed), games, processes)
