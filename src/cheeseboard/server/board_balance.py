"""Bots play a few games with given options, in a worker, to learn how often seat 0 wins. No table waits for it."""

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

AT_ONCE = 8  # estimates in one process
OF_A_PERSON = 2  # of them
OF_AN_ADDRESS = 4
GAME_S = 10.0  # of computing for one game; ours take one or two
RANDOM_ANSWERS = 4  # first answers of each seat


class Asker(NamedTuple):
    """Who asks for an estimate, and from where."""

    person: str
    address: str


class Trial(Struct, frozen=True):
    """What is to be played, already found good."""

    game: str
    bot: str
    options: str
    seats: int


_running: dict[int, Asker] = {}


async def estimate_balance(
    worker: LimitedWorker, asker: Asker, trial: Trial, most: int
) -> AsyncIterator[BalanceEstimate]:
    """How it stands after every game; refused before the first if too much is going on."""
    seed, points, steps = randbits(48), 0.0, 0
    with _counted(seed, asker):
        for number in range(most):
            given = (trial.game, trial.bot, trial.options, trial.seats, seed + number)
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
    if len(running) >= AT_ONCE or of_person >= OF_A_PERSON or of_address >= OF_AN_ADDRESS:
        raise Illegal("too-many-estimates", seconds=10)
    _running[key] = asker
    try:
        yield
    finally:
        del _running[key]


def play_in_worker(game_id: str, bot: str, options: str, seats: int, seed: int) -> tuple[tuple[int, ...], int]:
    """Runs in the worker: one game of equals; how it ended and how many steps it took."""
    game, rng = games.find(game_id), Random(seed)
    bots = [make_bot(bot, game_id, rng) for _ in range(seats)]
    asked = [0] * seats

    def answer(state: Any, seat: Seat) -> Action:
        menu = game.menu(state, seat)
        asked[seat] += 1
        if asked[seat] <= RANDOM_ANSWERS:  # else bots that always play alike would play one game many times
            return sample(menu, rng)
        return bots[seat].choose(Question(seat, game.view(state, seat), menu))

    played = play_out(game, initial_state(game, parse_options(game, options), seats), rng, answer)
    return played.ranks, played.steps
