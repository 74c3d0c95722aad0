"""The only door to the compiled kernel: states into its numbers, and numbers back into words. It decides nothing.

Without the kernel `is_built` says no, and what can be done in plain Python is done so.
"""

import math
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from cheeseboard.core import Action, sample
from cheeseboard.core.perft import perft as count_in_python
from cheeseboard.games.quoridor import rules
from cheeseboard.games.quoridor.bots import one_ply
from cheeseboard.games.quoridor.game import GAME
from cheeseboard.games.quoridor.state import Quoridor, board_of, placed_walls
from cheeseboard.games.walled_grid import COLUMNS, Board, board, each

try:
    import cheeseboard_kernel as kernel
    from cheeseboard_kernel import Position
except ImportError:  # it is optional
    kernel = None  # type: ignore[assignment]
    Position = None  # type: ignore[assignment,misc]

__all__ = ["Position"]

WIDTH = 10  # of the kernel's board, whatever the size
WALL_H, WALL_V, PASS = 1 << 7, 2 << 7, 3 << 7
ENDS = ("", "goal", "repetition", "turn-limit")
KERNEL_WIN_SCORE = 30_000  # less the actions until then
PROVEN_SCORE = KERNEL_WIN_SCORE - 1_000
PER_LOGIT = 200.0  # hundredths of a step that multiply the odds by e
ENGINE_MAX_DEPTH = 60
NO_TIME_LIMIT = 1e9
# Three and four seats: who looks further counts on others to bar the leader; docs/bots/quoridor.md has the numbers.
MULTIPLAYER_MAX_NODES = 5_000


class Variation(Struct, frozen=True):
    """What will happen if all play as well as the engine thinks, and what that is worth to the seat to move."""

    score: int  # in hundredths of a step; beyond SURE it is won, below -SURE lost
    depth: int
    actions: tuple[Action, ...]

    @property
    def win_probability(self) -> float:
        """The chance to win."""
        return 1 / (1 + math.exp(-self.score / PER_LOGIT)) if abs(self.score) < PROVEN_SCORE else float(self.score > 0)

    @property
    def ends_in(self) -> int | None:
        """Actions until it is won or lost, if that is sure."""
        return KERNEL_WIN_SCORE - abs(self.score) if abs(self.score) > PROVEN_SCORE else None


class SearchResult(Struct, frozen=True):
    """What came of thinking: the best lines, the best first."""

    variations: tuple[Variation, ...]
    nodes: int
    seconds: float


class Engine:
    """Looks ahead and remembers what it saw; without the kernel it looks one action ahead."""

    def __init__(self, megabytes: int = 64) -> None:
        self._kernel = kernel.Engine(megabytes, kernel.weights()) if has_kernel() else None

    def search(
        self,
        state: Quoridor,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int = ENGINE_MAX_DEPTH,
        threads: int = 1,
        lines: int = 1,
    ) -> SearchResult:
        """The best lines found within these limits; on one thread and by nodes it is always the same thought."""
        if self._kernel is None:
            values = one_ply.one_ply_search(state)[:lines]
            return SearchResult(tuple(Variation(value, 1, (action,)) for value, action in values), len(values), 0.0)
        if len(state.pawns) > 2 and (nodes, seconds) != (None, None):
            nodes = min(nodes or MULTIPLAYER_MAX_NODES, MULTIPLAYER_MAX_NODES)
        told, visited, spent = self._kernel.think(
            load(state),
            seconds=NO_TIME_LIMIT if seconds is None else max(seconds, 0.001),
            nodes=2**62 if nodes is None else nodes,
            depth=depth,
            threads=threads,
            lines=lines,
        )
        found = [Variation(score, deep, tuple(map(action_of, numbers))) for score, deep, numbers in told]
        return SearchResult(tuple(found), visited, spent)

    def stop(self) -> None:
        """Bring a thought of another thread to its end."""
        if self._kernel is not None:
            self._kernel.stop()

    def clear_hash(self) -> None:
        """Start the next thought with an empty memory."""
        if self._kernel is not None:
            self._kernel.forget()


def has_kernel() -> bool:
    """Whether the kernel is there."""
    return kernel is not None


def load(state: Quoridor) -> Position:
    """The kernel's copy of a state that asks somebody."""
    here, there, options = board_of(state), placed_walls(state), state.options
    return Position(
        size=here.size,
        side_step=options.third_pawn == "side",
        repetition=options.repetition == "draw",
        pawns=[_point(here, square) for square in state.pawns],
        hands=state.walls_left,
        h=[_point(here, place) for place in each(there.h)],
        v=[_point(here, place) for place in each(there.v)],
        to_move=state.to_move,
        turns=state.turns,
        seen=[_standing(here, len(state.pawns), key) for key in state.repetition_keys],
    )


def action_of(number: int) -> Action:
    """The action with this number.

    >>> str(action_of(14)), str(action_of(128 + 24))
    ('move e2', 'wall e3h')
    """
    if number == PASS:
        return Action("pass")
    if number >= WALL_H:
        return Action("wall", ((_name(number % WALL_H) + ("h" if number < WALL_V else "v"),),))
    return Action("move", ((_name(number),),))


def number_of(action: Action) -> int:
    """The number of this action."""
    if action.verb == "pass":
        return PASS
    word = action.fills[0][0]
    point = WIDTH * (int(word[1]) - 1) + COLUMNS.index(word[0])
    if action.verb == "move":
        return point
    return point + (WALL_H if word[2] == "h" else WALL_V)


def perft(state: Quoridor, depth: int) -> int:
    """How many sequences of so many actions there are."""
    return load(state).perft(depth) if has_kernel() else count_in_python(GAME, state, depth)


def random_games(state: Quoridor, games: int, seed: int) -> tuple[list[int], int, int]:
    """Random games from here: won by each seat, drawn, and actions played in all."""
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
    """How many barriers may be laid in all of these, counted so many times: for measuring."""
    if has_kernel():
        counted: int = kernel.count_places([load(state) for state in states], rounds)
        return counted
    return rounds * sum(bits.bit_count() for state in states for bits in rules.legal_walls(state))


def _point(here: Board, index: int) -> int:
    """The rules' boards are as wide as they need to be, the kernel's are all alike."""
    return index // here.width * WIDTH + index % here.width


def _standing(here: Board, seats: int, key: int) -> int:
    """A position key of the rules with the kernel's numbers of squares."""
    pawns = [key // 100**place % 100 for place in reversed(range(seats))]
    standing: int = key // 100**seats
    for square in pawns:
        standing = standing * 100 + _point(here, square)
    return standing


def _name(point: int) -> str:
    return board(9).names[point]
