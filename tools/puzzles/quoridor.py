"""Makes more puzzles of Quoridor; needs the kernel. One puzzle a line, in the format of puzzles.jsonl:

python tools/puzzles/quoridor.py SEED GAMES >> more.jsonl

The engine plays itself on from half-sensible middle games, at levels that err now and then. Where a short look finds
one action far better than all others, a long one has to agree before it is a puzzle.
"""

import sys
from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from cheeseboard.core import Action, expand
from cheeseboard.core.kit import Puzzle
from cheeseboard.games import every_puzzle
from cheeseboard.games.quoridor.bench import middle_games
from cheeseboard.games.quoridor.bots.levels import LEVELS
from cheeseboard.games.quoridor.fast import Engine, Variation, has_kernel
from cheeseboard.games.quoridor.game import GAME
from cheeseboard.games.quoridor.scoresheet import history_of, read_scoresheet
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.quoridor.text import read_position, write_position

GLANCE, LOOK, STUDY = 3_000, 60_000, 600_000  # nodes
PLAYERS = ("runner", "mason", "planner", "hunter")
BEST_AT_LEAST = 0.7  # chance to win with the answer
SECOND_AT_MOST = 0.5  # and with anything else
CLEARLY = 0.25  # by which the answer is better
LONGEST_WIN = 19  # actions of both until it is over
MOST_LINE = 7  # actions
SHOWN_REST = 12


def puzzles(seed: int, games: int) -> Iterator[Puzzle]:
    """At most one puzzle from each of so many games."""
    rng = Random(seed)
    for _ in range(games):
        engine = Engine(16)
        for state in _positions(engine, rng):
            if found := _puzzle(engine, read_position(write_position(state))):
                yield found
                break


def _positions(engine: Engine, rng: Random) -> Iterator[Quoridor]:
    """Where somebody is asked in a game of two levels that err."""
    levels = [LEVELS[rng.choice(PLAYERS)] for _ in range(2)]
    state: Quoridor = history_of(read_scoresheet(rng.choice(middle_games()))).state
    while not state.end:
        yield state
        level = levels[state.to_move]
        lines = engine.search(state, nodes=level.nodes, depth=level.depth, multipv=level.multipv).variations
        chosen = max(lines, key=lambda line: line.score + rng.gauss(0, level.eval_noise))
        state = GAME.play(state, state.to_move, chosen.actions[0])


def _puzzle(engine: Engine, state: Quoridor) -> Puzzle | None:
    if len(list(expand(GAME.menu(state, state.to_move)))) < 3 or not _only(engine, state, GLANCE):
        return None
    if not _only(engine, state, LOOK) or not (best := _only(engine, state, STUDY)):
        return None
    stars = _stars(engine, state, best.actions[0])
    if stars == 1 and best.actions[0].verb == "move":
        return None  # everybody would run there
    line, rest = _forced_line(engine, state)
    return Puzzle(
        number=0,
        rules=GAME.spec.rules,
        goal="win" if best.ends_in else "barrier" if best.actions[0].verb == "wall" else "step",
        turns=(best.ends_in + 1) // 2 if best.ends_in else 1,
        stars=stars,
        position=write_position(state),
        solution=tuple(map(str, line)),
        continuation=tuple(map(str, rest)) if best.ends_in else (),
    )


def _only(engine: Engine, state: Quoridor, nodes: int) -> Variation | None:
    """The best line if nothing else comes near it."""
    engine.clear_hash()
    lines = engine.search(state, nodes=nodes, multipv=2).variations
    if len(lines) < 2:
        return None
    best, second = lines[0].win_probability, lines[1].win_probability
    if best < BEST_AT_LEAST or second > SECOND_AT_MOST or best - second < CLEARLY:
        return None
    return None if (lines[0].ends_in or 0) > LONGEST_WIN else lines[0]


def _forced_line(engine: Engine, state: Quoridor) -> tuple[list[Action], list[Action]]:
    """Answers as long as each is the only one, with the best reply between two; and how it goes on, for showing."""
    line: list[Action] = []
    rest: list[Action] = []
    solver = state.to_move
    while not state.end and len(rest) < SHOWN_REST:
        if state.to_move == solver and not (len(rest) > 1 or len(line) >= MOST_LINE) and _only(engine, state, STUDY):
            line, rest = [*line, *rest], []
            engine.clear_hash()
            line.append(engine.search(state, nodes=STUDY).variations[0].actions[0])
            state = GAME.play(state, solver, line[-1])
        else:
            rest.append(engine.search(state, nodes=LOOK).variations[0].actions[0])
            state = GAME.play(state, state.to_move, rest[-1])
    return line, rest


def _stars(engine: Engine, state: Quoridor, answer: Action) -> int:
    """How far one has to look to find it."""
    for stars, depth in ((1, 2), (2, 4)):
        engine.clear_hash()
        if engine.search(state, depth=depth).variations[0].actions[0] == answer:
            return stars
    return 3


if __name__ == "__main__":
    assert has_kernel(), "the kernel is needed to look far enough"
    first = every_puzzle("quoridor")[-1].number + 1
    for number, made in enumerate(puzzles(int(sys.argv[1]), int(sys.argv[2])), first):
        sys.stdout.write(msgspec.json.encode(replace(made, number=number)).decode() + "\n")
        sys.stdout.flush()
