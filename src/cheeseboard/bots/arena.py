"""Bots against bots: whole games by the fair dice, each bot seeing its own view only, seats rotating, on all cores."""

import math
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from hashlib import sha256
from itertools import repeat
from random import Random

from msgspec import Struct

from cheeseboard.bots import Bot, Question, make_bot, program_of
from cheeseboard.bots.program import Program
from cheeseboard.core import Ask, Over, Seat
from cheeseboard.core.dice import draw_key
from cheeseboard.core.gamefile import GameFile, write_course
from cheeseboard.core.options import start
from cheeseboard.core.replay import Course
from cheeseboard.games import find

NORMAL_95 = 1.959964
_DEAF_TO_CTRL_C = (signal.SIGINT, signal.SIG_IGN)  # whoever started the match decides when it ends
GAMES_AT_ONCE = 4  # handed to a worker together


class Standing(Struct, frozen=True):
    """How a bot did: games, first places alone and shared, and the share of wins with its 95 % interval."""

    bot: str
    games: int
    first: int
    shared: int
    score: float
    low: float
    high: float


def play_one(game_id: str, bots: Sequence[str], options: Struct, seed: int, number: int) -> GameFile:
    """Game `number` of a match: seats turned on by as many, everything drawn from the match's seed."""
    seats = len(bots)
    seed_bytes = sha256(f"cheeseboard/match/{game_id}/{seed}/{number}".encode()).digest()
    table = f"match-{seed}-{number}"
    names = [bots[bot_in(seat, number, seats)] for seat in range(seats)]
    with ExitStack() as hired:
        thinkers = [
            _hire(name, game_id, options, seats, Random(f"{seed}/{number}/{seat}"), hired)
            for seat, name in enumerate(names)
        ]
        return _play_out(game_id, options, thinkers, names, table, seed_bytes)


def _hire(name: str, game_id: str, options: Struct, seats: int, rng: Random, hired: ExitStack) -> Bot | Program:
    """Wake a bot, or start a program that ends with the game."""
    if (named := program_of(name)) is None:
        return make_bot(name, game_id, rng)
    command, seconds = named
    program = Program(command, find(game_id), options, seats, seconds)
    hired.callback(program.close)
    return program


def _play_out(
    game_id: str, options: Struct, thinkers: list[Bot | Program], names: list[str], table: str, seed_bytes: bytes
) -> GameFile:
    game, seats = find(game_id), len(names)
    nonces = [""] * seats
    key = draw_key(seed_bytes, table, nonces)
    course = Course(game, options, seats)
    heard_to = [0] * seats
    while not isinstance(turn := course.turn(), Over):
        if not isinstance(turn, Ask):
            course.draw(key)
            continue
        seat = turn.seats[0]
        thinker, menu = thinkers[seat], game.menu(course.state, seat)
        if isinstance(thinker, Program):
            for row in course.rows[heard_to[seat] :]:
                thinker.hear(row.action)
            course.add(seat, thinker.choose(menu))
            heard_to[seat] = len(course.rows)  # its own action it has played itself
            continue
        view = game.view(course.state, seat)
        heard = course.news(seat, heard_to[seat]) if game.facts.hidden else ()  # an open view says it all
        heard_to[seat] = len(course.rows)
        course.add(seat, thinker.choose(Question(seat, view, menu, heard)))
    return write_course(course, table=table, names=names, nonces=nonces, seed=seed_bytes)


def played(
    game_id: str, bots: Sequence[str], options: Struct, games: int, seed: int, processes: int | None = None
) -> Iterator[tuple[int, GameFile]]:
    """All games of a match in order, played on all cores; wrong names and options are refused before the first."""
    start(find(game_id), options, len(bots))
    for bot in bots:
        with ExitStack() as hired:
            _hire(bot, game_id, options, len(bots), Random(0), hired)
    workers = processes or multiprocessing.cpu_count()
    if workers == 1 or games == 1:
        for number in range(games):
            yield number, play_one(game_id, bots, options, seed, number)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=signal.signal, initargs=_DEAF_TO_CTRL_C)
    try:
        many = (repeat(game_id), repeat(list(bots)), repeat(options), repeat(seed), range(games))
        yield from enumerate(pool.map(play_one, *many, chunksize=min(GAMES_AT_ONCE, max(1, games // workers))))
    finally:
        pool.shutdown(cancel_futures=True)


def bot_in(seat: Seat, number: int, seats: int) -> int:
    """Which of the bots sits there in this game: everybody sits everywhere equally often."""
    return (seat + number) % seats


def standings(bots: Sequence[str], results: Sequence[tuple[int, Sequence[int]]]) -> list[Standing]:
    """The table of a match; a first place shared by n counts 1/n."""
    rows = []
    for bot, name in enumerate(bots):
        first = shared = 0
        points = 0.0
        for number, ranks in results:
            seat = next(seat for seat in range(len(bots)) if bot_in(seat, number, len(bots)) == bot)
            winners = [place for place, rank in enumerate(ranks) if rank == 0]
            if seat in winners:
                first += len(winners) == 1
                shared += len(winners) > 1
                points += 1 / len(winners)
        low, high = interval(points, len(results))
        rows.append(Standing(name, len(results), first, shared, points / len(results), low, high))
    return rows


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    share, z2 = points / games, NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = NORMAL_95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, round(middle - reach, 12)), min(1.0, round(middle + reach, 12))
