"""The only module that imports the compiled kernel: it turns states into the kernel's numbers and back into actions.

Without the kernel `has_kernel` is false and everything is done in plain Python, more slowly. It decides no rule.
"""

import math
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from cheeseboard.core import Action, sample
from cheeseboard.core.perft import perft as count_in_python
from cheeseboard.games.quoridor import rules
from cheeseboard.games.quoridor.bots import one_ply
from cheeseboard.games.quoridor.game import GAME
from cheeseboard.games.quoridor.rules import board_of, placed_walls
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.walled_grid import COLUMNS, Board, board, each_bit

if TYPE_CHECKING:
    from cheeseboard_kernel import Position

__all__ = ["Engine", "SearchResult", "Variation", "has_kernel", "perft"]  # the rest needs the kernel

KERNEL_WIDTH = 10  # of the kernel's board, whatever the size
WALL_H, WALL_V, PASS_NUMBER = 1 << 7, 2 << 7, 3 << 7
ENDS = ("", "goal", "repetition", "turn-limit")
KERNEL_WIN_SCORE = 30_000  # less the number of actions until the win
PROVEN_SCORE = KERNEL_WIN_SCORE - 1_000
PER_LOGIT = 200.0  # hundredths of a step that multiply the odds by e
ENGINE_MAX_DEPTH = 60
NO_TIME_LIMIT = 1e9
# Three and four seats: a deeper search relies on the others to stop the leader; docs/bots/quoridor.md has the numbers.
MULTIPLAYER_MAX_NODES = 5_000


class Variation(Struct, frozen=True):
    """The actions that are best for everybody as the engine judges, and their score for the seat to move."""

    score: int  # in hundredths of a step; above PROVEN_SCORE it is won, below -PROVEN_SCORE lost
    depth: int
    actions: tuple[Action, ...]

    @property
    def win_probability(self) -> float:
        """The probability to win of the seat to move."""
        return 1 / (1 + math.exp(-self.score / PER_LOGIT)) if abs(self.score) < PROVEN_SCORE else float(self.score > 0)

    @property
    def ends_in(self) -> int | None:
        """The number of actions until the proven win or loss, if there is one."""
        return KERNEL_WIN_SCORE - abs(self.score) if abs(self.score) > PROVEN_SCORE else None


class SearchResult(Struct, frozen=True):
    """The best variations of a search, the best first, and what it took."""

    variations: tuple[Variation, ...]
    nodes: int
    seconds: float


class Engine:
    """Searches with a hash table kept between searches; without the kernel it searches one ply."""

    def __init__(self, megabytes: int = 64) -> None:
        self._kernel = None
        if has_kernel():
            import cheeseboard_kernel as kernel

            self._kernel = kernel.Engine(megabytes, kernel.weights())

    def search(
        self,
        state: Quoridor,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int = ENGINE_MAX_DEPTH,
        threads: int = 1,
        multipv: int = 1,
    ) -> SearchResult:
        """Return the best variations found within these limits; one thread and a node limit always give the same."""
        if self._kernel is None:
            scored = one_ply.one_ply_search(state)[:multipv]
            return SearchResult(tuple(Variation(score, 1, (action,)) for score, action in scored), len(scored), 0.0)
        if len(state.pawns) > 2 and (nodes, seconds) != (None, None):
            nodes = min(nodes or MULTIPLAYER_MAX_NODES, MULTIPLAYER_MAX_NODES)
        variations, visited, spent = self._kernel.search(
            load(state),
            seconds=NO_TIME_LIMIT if seconds is None else max(seconds, 0.001),
            nodes=2**62 if nodes is None else nodes,
            depth=depth,
            threads=threads,
            multipv=multipv,
        )
        found = [Variation(score, deep, tuple(map(action_of, numbers))) for score, deep, numbers in variations]
        return SearchResult(tuple(found), visited, spent)

    def stop(self) -> None:
        """End a search that runs in another thread."""
        if self._kernel is not None:
            self._kernel.stop()

    def clear_hash(self) -> None:
        """Start the next search with an empty hash table."""
        if self._kernel is not None:
            self._kernel.clear_hash()


@cache
def has_kernel() -> bool:
    """Whether the kernel is installed. Only who searches loads it: a game is begun and printed without it."""
    try:
        import cheeseboard_kernel as kernel
    except ImportError:  # it is optional
        return False
    return bool(kernel)


def load(state: Quoridor) -> "Position":
    """Copy a state in which a seat is asked into the kernel."""
    import cheeseboard_kernel as kernel

    here, placed, options = board_of(state), placed_walls(state), state.options
    return kernel.Position(
        size=here.size,
        side_step=options.third_pawn == "side",
        repetition=options.repetition == "draw",
        pawns=[_point(here, square) for square in state.pawns],
        walls_left=state.walls_left,
        h=[_point(here, place) for place in each_bit(placed.h)],
        v=[_point(here, place) for place in each_bit(placed.v)],
        to_move=state.to_move,
        turns=state.turns,
        turn_limit=rules.turn_limit(options),
        repetition_keys=[_kernel_key(here, len(state.pawns), key) for block in state.repetition_keys for key in block],
    )


def action_of(number: int) -> Action:
    """The action with this number.

    >>> str(action_of(14)), str(action_of(128 + 24))
    ('move e2', 'wall e3h')
    """
    if number == PASS_NUMBER:
        return Action("pass")
    if number >= WALL_H:
        return Action("wall", ((_name(number % WALL_H) + ("h" if number < WALL_V else "v"),),))
    return Action("move", ((_name(number),),))


def number_of(action: Action) -> int:
    """The number of this action."""
    if action.verb == "pass":
        return PASS_NUMBER
    word = action.word
    point = KERNEL_WIDTH * (int(word[1]) - 1) + COLUMNS.index(word[0])
    if action.verb == "move":
        return point
    return point + (WALL_H if word[2] == "h" else WALL_V)


def perft(state: Quoridor, depth: int) -> int:
    """Count the sequences of this many actions."""
    return load(state).perft(depth) if has_kernel() else count_in_python(GAME, state, depth)


def random_games(state: Quoridor, games: int, seed: int) -> tuple[list[int], int, int]:
    """Play random games from here; return the wins of each seat, the draws, and the actions played in all."""
    if has_kernel():
        return load(state).random_games(games, seed)
    rng, won, drawn, actions = Random(seed), [0] * len(state.pawns), 0, 0
    for _ in range(games):
        at = state
        while not at.end:
            at = rules.play(at, at.to_move, sample(rules.menu(at, at.to_move), rng))
            actions += 1
        if at.end == "goal":
            won[rules.ranks(at).index(0)] += 1
        else:
            drawn += 1
    return won, drawn, actions


def count_walls(states: Sequence[Quoridor], rounds: int) -> int:
    """Count the legal walls of all these states, this many times: for measuring."""
    if has_kernel():
        import cheeseboard_kernel as kernel

        counted: int = kernel.count_legal_walls([load(state) for state in states], rounds)
        return counted
    return rounds * sum(bits.bit_count() for state in states for bits in rules.legal_walls(state))


def _point(here: Board, index: int) -> int:
    """Convert a square or wall place to the kernel's number: its board is always ten columns wide."""
    return index // here.width * KERNEL_WIDTH + index % here.width


def _kernel_key(here: Board, seats: int, key: int) -> int:
    """Convert a position key of the rules to the kernel's numbers of squares."""
    pawns = [key // 100**power % 100 for power in reversed(range(seats))]
    kernel_key: int = key // 100**seats
    for square in pawns:
        kernel_key = kernel_key * 100 + _point(here, square)
    return kernel_key


def _name(point: int) -> str:
    return board(9).names[point]
