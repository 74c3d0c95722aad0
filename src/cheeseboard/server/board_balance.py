"""Estimate how fair a board is: bots play a few games on it in a worker, and seat 0's wins are counted."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from random import Random
from secrets import randbits
from typing import Any, NamedTuple

from msgspec import Struct

from cheeseboard import games
from cheeseboard.arena.standings import interval
from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Action, Illegal, Seat, sample
from cheeseboard.core.options import initial_state, parse_options
from cheeseboard.core.playout import play_out, win_shares
from cheeseboard.protocol.board_bodies import BalanceEstimate
from cheeseboard.server.limited import LimitedWorker

MAX_ESTIMATES = 8  # running in one process
MAX_PER_PERSON = 2
MAX_PER_ADDRESS = 4
GAME_S = 10.0  # of processor time for one game; ours take one or two
RANDOM_ANSWERS = 4  # of each seat at the start


class Asker(NamedTuple):
    """The person who asks for an estimate, and the address."""

    person: str
    address: str


class Trial(Struct, frozen=True):
    """The games to be played, with options that were validated."""

    game: str
    bot: str
    rules: int
    options: str
    seats: int


_running: dict[int, Asker] = {}


async def estimate_balance(
    worker: LimitedWorker, asker: Asker, trial: Trial, most: int
) -> AsyncIterator[BalanceEstimate]:
    """The estimate after each game; refused before the first if too many are running."""
    seed, points, steps = randbits(48), 0.0, 0
    with _counted(seed, asker):
        for number in range(most):
            given = (trial.game, trial.bot, trial.rules, trial.options, trial.seats, seed + number)
            ranks, length = await worker.run(asker.person, play_in_worker, *given)
            points += float(win_shares(ranks)[0])
            steps += length
            games_played = number + 1
            low, high = interval(points, games_played)
            mean = round(steps / games_played)
            yield BalanceEstimate(games_played, most, points / games_played, low, high, 1 / trial.seats, mean)


@contextmanager
def _counted(key: int, asker: Asker) -> Iterator[None]:
    running = list(_running.values())
    of_person = sum(one.person == asker.person for one in running)
    of_address = sum(one.address == asker.address for one in running)
    if len(running) >= MAX_ESTIMATES or of_person >= MAX_PER_PERSON or of_address >= MAX_PER_ADDRESS:
        raise Illegal("too-many-estimates", seconds=10)
    _running[key] = asker
    try:
        yield
    finally:
        del _running[key]


def play_in_worker(
    game_id: str, bot: str, rules: int, options: str, seats: int, seed: int
) -> tuple[tuple[int, ...], int]:
    """Runs in the worker: the ranks and the length of one game between equal bots."""
    game, rng = games.find(game_id), Random(seed)
    bots = [make_bot(bot, game_id, rng) for _ in range(seats)]
    asked = [0] * seats

    def answer(state: Any, seat: Seat) -> Action:
        menu = game.menu(state, seat)
        asked[seat] += 1
        if asked[seat] <= RANDOM_ANSWERS:  # else bots that always play alike would play one game many times
            return sample(menu, rng)
        return bots[seat].choose(Question(seat, game.view(state, seat), menu))

    played = play_out(game, initial_state(game, parse_options(game, options, rules), seats), rng, answer)
    return played.ranks, played.steps
