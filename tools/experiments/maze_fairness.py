"""How often Pac-Man wins when both sides look equally far ahead. Run it again when rules, mazes or evaluation change:

python tools/experiments/maze_fairness.py --depth 6 --games 200 maze-20 maze-6
"""

import argparse
import sys
from math import sqrt
from multiprocessing import Pool
from random import Random

from cheeseboard.bots import Question
from cheeseboard.bots.minimax import MinimaxBot
from cheeseboard.core import Ask, sample
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.bots.evaluation import EVALUATOR
from cheeseboard.games.pac_man.state import Options, PacMan

RANDOM_STEPS = 8  # the first steps of a game are random, so that no two games are alike


def one_game(layout: str, depth: int, seed: int, frenzy: str) -> tuple[bool, int, int]:
    """Whether Pac-Man wins, with how many dots, after how many steps."""
    rng = Random(seed)
    bots = [MinimaxBot(GAME, EVALUATOR, rng, depth) for _ in range(2)]
    state: PacMan = GAME.new(Options(layout=layout, frenzy=frenzy), 2)  # type: ignore[arg-type]
    steps = 0
    while isinstance(turn := GAME.turn(state), Ask):
        (seat,) = turn.seats
        menu = GAME.menu(state, seat)
        if steps < RANDOM_STEPS:
            action = sample(menu, rng)
        else:
            action = bots[seat].choose(Question(seat, GAME.view(state, seat), menu))
        state = GAME.play(state, seat, action)
        steps += 1
    return state.end == "all-dots", 4 - state.dots.bit_count(), steps


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def measure(
    layout: str, depth: int, games: int, cores: int = 1, seed: int = 1, frenzy: str = "straight"
) -> tuple[int, str]:
    """How many games Pac-Man won, and a line of the table."""
    tasks = [(layout, depth, 1_000_000 * seed + number, frenzy) for number in range(games)]
    if cores > 1:
        with Pool(cores) as pool:
            results = pool.starmap(one_game, tasks, chunksize=2)
    else:
        results = [one_game(*task) for task in tasks]
    won = sum(result[0] for result in results)
    low, high = interval(won, games)
    dots = sum(result[1] for result in results) / games
    steps = sum(result[2] for result in results) / games
    return (
        won,
        f"| `{layout}` | {depth} | {games} | {won / games:.0%} | {low:.0%}–{high:.0%} | {dots:.1f} | {steps:.0f} |",
    )


def main() -> None:
    """Print a row for each layout."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("layouts", nargs="+")
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--frenzy", choices=["straight", "free"], default="straight")
    given = parser.parse_args()
    for layout in given.layouts:
        _, row = measure(layout, given.depth, given.games, given.cores, given.seed, given.frenzy)
        sys.stdout.write(row + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
