"""Bots play a few games with given options, in a worker, to learn how often seat 0 wins. No table waits for it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from secrets import randbits

from msgspec import Struct

from cheeseboard import games
from cheeseboard.bots import Question, make_bot
from cheeseboard.core import CHANCE, Chance, Illegal, Over, sample
from cheeseboard.core.options import format_options, parse_options, start
from cheeseboard.server.pastimes import Estimated
from cheeseboard.server.thinking import Thinkers
from cheeseboard.tables.standings import interval

AT_ONCE = 2  # estimates in one process
AT_RANDOM = 4  # first answers of each seat
_running: set[int] = set()


def estimates(
    workers: Thinkers, game_id: str, bot: str, options: Struct, seats: int, most: int
) -> AsyncIterator[Estimated]:
    """How it stands after every game; refused before the first if the options are bad or too much is going on."""
    start(games.find(game_id), options, seats)
    if len(_running) >= AT_ONCE:
        raise Illegal("too-many-estimates", seconds=10)
    return _play(workers, game_id, bot, format_options(options), seats, most)


async def _play(
    workers: Thinkers, game_id: str, bot: str, options: str, seats: int, most: int
) -> AsyncIterator[Estimated]:
    seed, points, steps = randbits(48), 0.0, 0
    async with _counted(seed):
        for number in range(most):
            ranks, length = await workers.run(play_in_worker, game_id, bot, options, seats, seed + number)
            points += 1 / ranks.count(0) if ranks[0] == 0 else 0
            steps += length
            games_played = number + 1
            low, high = interval(points, games_played)
            mean = round(steps / games_played)
            yield Estimated(games_played, most, points / games_played, low, high, 1 / seats, mean)


@asynccontextmanager
async def _counted(key: int) -> AsyncIterator[None]:
    _running.add(key)
    try:
        yield
    finally:
        _running.discard(key)


def play_in_worker(game_id: str, bot: str, options: str, seats: int, seed: int) -> tuple[tuple[int, ...], int]:
    """Runs in the worker: one game of equals; how it ended and how many steps it took."""
    game, rng = games.find(game_id), Random(seed)
    bots = [make_bot(bot, game_id, rng) for _ in range(seats)]
    state, steps, asked = start(game, parse_options(game, options), seats), 0, [0] * seats
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            seat, action = CHANCE, rng.choices(*zip(*turn.outcomes, strict=True))[0]
        else:
            seat = turn.seats[0]
            menu = game.menu(state, seat)
            is_any = asked[seat] < AT_RANDOM  # else bots that always play alike would play one game many times
            action = sample(menu, rng) if is_any else bots[seat].choose(Question(seat, game.view(state, seat), menu))
            asked[seat] += 1
        state = game.play(state, seat, action)
        steps += 1
    return turn.ranks, steps
