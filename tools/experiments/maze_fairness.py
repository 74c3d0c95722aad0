"""How often Pac-Man wins from different openings when both sides are the same bot. For new rules, mazes or bots:

python tools/experiments/maze_fairness.py --bot level-3 --games 200 crossroads maze-20
"""

import argparse
import sys
from math import sqrt
from multiprocessing import Pool
from random import Random

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Ask, sample
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.bots.fast_moves import Position, position_of
from cheeseboard.games.pac_man.rules import ALL_DOTS
from cheeseboard.games.pac_man.state import PAC_MAN, Options, PacMan

RANDOM_ROUNDS = 2  # whole rounds, so that neither side has made one random move more than the other
MAX_TRIES = 1_000  # for each opening; a maze that has too few of them is an error


def openings(options: Options, number: int, seed: int) -> list[PacMan]:
    """So many different positions after the random rounds, every dot and life still there."""
    found: dict[Position, PacMan] = {}
    for attempt in range(MAX_TRIES * number):
        state = _opening(options, Random(f"{seed} {attempt}"))
        if state.lives == options.lives and state.dots == ALL_DOTS:
            found.setdefault(position_of(state), state)
        if len(found) == number:
            return list(found.values())
    raise ValueError(f"only {len(found)} different openings in this maze, not {number}")


def _opening(options: Options, rng: Random) -> PacMan:
    state: PacMan = GAME.new(options, 2)
    while state.turns < RANDOM_ROUNDS or state.mover != PAC_MAN:
        turn = GAME.turn(state)
        if not isinstance(turn, Ask):
            break
        (seat,) = turn.seats
        state = GAME.play(state, seat, sample(GAME.menu(state, seat), rng))
    return state


def one_game(state: PacMan, bot: str, seed: int) -> tuple[bool, int, int]:
    """Whether Pac-Man wins from here, with how many dots, after how many steps."""
    rng = Random(seed)
    bots = [make_bot(bot, "pac-man", rng) for _ in range(2)]
    steps = 0
    while isinstance(turn := GAME.turn(state), Ask):
        (seat,) = turn.seats
        question = Question(seat, GAME.view(state, seat), GAME.menu(state, seat))
        state = GAME.play(state, seat, bots[seat].choose(question))
        steps += 1
    return state.end == "all-dots", 4 - state.dots.bit_count(), steps


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def measure(options: Options, bot: str, games: int, cores: int = 1, seed: int = 1) -> tuple[int, str]:
    """How many games Pac-Man won, and a line of the table."""
    starts = openings(options, games, seed)
    tasks = [(start, bot, 1_000_000 * seed + number) for number, start in enumerate(starts)]
    if cores > 1:
        with Pool(cores) as pool:
            results = pool.starmap(one_game, tasks, chunksize=2)
    else:
        results = [one_game(*task) for task in tasks]
    won = sum(result[0] for result in results)
    low, high = interval(won, games)
    dots = sum(result[1] for result in results) / games
    steps = sum(result[2] for result in results) / games
    share = f"{won} = {won / games:.0%} | {low:.0%}–{high:.0%}"
    return won, f"| `{options.layout}` | {options.patience} | {bot} | {games} | {share} | {dots:.1f} | {steps:.0f} |"


def main() -> None:
    """Print a row for each layout."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("layouts", nargs="+")
    parser.add_argument("--bot", default="deep-1500")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=int, default=Options().patience)
    parser.add_argument("--frenzy", choices=["straight", "free"], default="straight")
    given = parser.parse_args()
    for layout in given.layouts:
        options = Options(layout=layout, patience=given.patience, frenzy=given.frenzy)
        _, row = measure(options, given.bot, given.games, given.cores, given.seed)
        sys.stdout.write(row + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
