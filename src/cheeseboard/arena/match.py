"""Matches of bots: whole games with verifiable draws, rotating seats, on all cores. A bot sees only its own view."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from hashlib import sha256
from random import Random

from msgspec import Struct

from cheeseboard.arena.players import Choose, TimedPlayer, make_player
from cheeseboard.arena.standings import bot_in
from cheeseboard.core import CHANCE, Action, Ask, Refusal, Seat, sample
from cheeseboard.core.chance import draw_key
from cheeseboard.core.gamefile import GameFile, to_game_file
from cheeseboard.core.history import History
from cheeseboard.core.options import initial_state
from cheeseboard.core.playout import play_to_end
from cheeseboard.games import find, find_kit


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

    @property
    def fingerprint(self) -> str:
        """The same text for two games in which the same bots in the same seats did the same."""
        lines = (self.file["Seats"], *map(str, self.file.rows))
        return sha256("\n".join(lines).encode()).hexdigest()[:16]


def schedule(bots: Sequence[str], games: int, random_opening_actions: int = 0) -> list[ScheduledGame]:
    """The games of a match."""
    return [ScheduledGame(tuple(bots), number, random_opening_actions) for number in range(games)]


def play_one(game_id: str, bots: Sequence[str], options: Struct, seed: int, number: int) -> GameFile:
    """Game `number` of a match, with everything random drawn from the match's seed."""
    return play_scheduled(game_id, options, seed, ScheduledGame(tuple(bots), number)).file


def play_scheduled(
    game_id: str,
    options: Struct,
    seed: int,
    scheduled: ScheduledGame,
    functions: Mapping[str, Choose] | None = None,
) -> FinishedGame:
    """Play one game and measure the thinking times; `functions` are bots of one's own by name."""
    names, number, kit = scheduled.bots_by_seat, scheduled.number, find_kit(game_id)
    seed_bytes = sha256(f"cheeseboard/match/{game_id}/{seed}/{scheduled.luck_index}".encode()).digest()
    table = f"match-{seed}-{scheduled.luck_index}"
    nonces = [""] * len(names)
    with ExitStack() as resources:
        seated = [
            TimedPlayer(
                make_player(
                    (functions or {}).get(name, name),
                    kit,
                    options,
                    len(names),
                    Random(f"{seed}/{number}/{seat}"),
                    resources,
                    by_clock=False,
                )
            )
            for seat, name in enumerate(names)
        ]
        history = History.begin(kit.rules, options, len(names))
        key = draw_key(seed_bytes, table, nonces)
        _play_opening(history, key, scheduled.random_opening_actions, Random(f"{seed}/opening/{scheduled.luck_index}"))
        try:
            _play_on(history, key, seated)
        except Refusal as refusal:
            refusal.add_note(
                f"In game {number + 1} of the match, row {len(history.rows) + 1}: {_asked(history, names)}."
            )
            raise
    file = to_game_file(history, table_id=table, names=names, nonces=nonces, seed=seed_bytes)
    return FinishedGame(scheduled, file, tuple(ThinkTime(one.asked, one.seconds, one.longest) for one in seated))


def _play_opening(history: History, key: bytes, actions: int, rng: Random) -> None:
    """Play so many random actions, and the draws before them."""

    def answer(ask: Ask) -> tuple[Seat, Action]:
        return ask.seats[0], sample(history.game.menu(history.state, ask.seats[0]), rng)

    rows = play_to_end(history, key, answer)
    while actions and (row := next(rows, None)):
        actions -= row.seat != CHANCE


def _play_on(history: History, key: bytes, seated: Sequence[TimedPlayer]) -> None:
    def answer(ask: Ask) -> tuple[Seat, Action]:
        return ask.seats[0], seated[ask.seats[0]].choose(history, ask.seats[0])

    for _ in play_to_end(history, key, answer):
        pass


def _asked(history: History, names: Sequence[str]) -> str:
    turn = history.turn()
    return f"{names[turn.seats[0]]} in seat {turn.seats[0]} was asked" if isinstance(turn, Ask) else "nobody was asked"


def check_bots(game_id: str, bots: Sequence[str], options: Struct, seats: int | None = None) -> None:
    """Refuse wrong names, options and seats before the first game; there may be more seats than bots by name."""
    seats = len(bots) if seats is None else seats
    initial_state(find(game_id), options, seats)
    for bot in bots:
        with ExitStack() as resources:
            make_player(bot, find_kit(game_id), options, seats, Random(0), resources)


def play_all(
    game_id: str,
    games: Sequence[ScheduledGame],
    options: Struct,
    seed: int,
    processes: int | None = None,
    functions: Mapping[str, Choose] | None = None,
) -> Generator[FinishedGame, None, None]:
    """Play these games on all cores and yield each as soon as it is over; closing the generator ends the games."""
    if processes == 1:  # also where no processes can be started
        for one in games:
            yield play_scheduled(game_id, options, seed, one, functions)
        return
    from cheeseboard.arena.workers import parallel_map

    yield from parallel_map(partial(play_scheduled, game_id, options, seed, functions=functions), games, processes)
