"""Bots for Quoridor alone: ten levels of one engine, from a child who has just learned it to all it can do.

Lower levels err as people do: they look less far, forget that barriers can be laid, and misjudge. They never play
what makes no sense at all, and the same position is not always played alike.
"""

from collections.abc import Mapping
from functools import partial
from random import Random

from msgspec import Struct

from cheeseboard.core import Action, Question
from cheeseboard.core.kit import MakeBot
from cheeseboard.games.quoridor.fast import Engine, SearchResult, Variation
from cheeseboard.games.quoridor.state import Quoridor, board_of, position_key
from cheeseboard.games.quoridor.view import imagine

MEGABYTES = 16
STRAYS = 50  # the most that one's own steps are misjudged, in hundredths of a step
DANCES = 150  # what those who forget barriers take off for a step to where all have stood before
READY_BEFORE = 0.9  # of the time given; waking up and answering takes some too


class Level(Struct, frozen=True):
    """How a level thinks."""

    nodes: int
    depth: int
    lines: int  # weighed against each other
    misjudges: int  # typical error of a judgement, in hundredths of a step
    forgets: float  # how often it does not think of barriers at all


LEVELS = {
    "fledgling": Level(nodes=10_000, depth=1, lines=40, misjudges=350, forgets=0.7),
    "stroller": Level(nodes=5_000, depth=1, lines=16, misjudges=130, forgets=0.4),
    "runner": Level(nodes=3_000, depth=2, lines=6, misjudges=60, forgets=0.12),
    "mason": Level(nodes=4_000, depth=3, lines=5, misjudges=45, forgets=0.04),
    "planner": Level(nodes=6_000, depth=4, lines=4, misjudges=30, forgets=0.0),
    "hunter": Level(nodes=5_000, depth=5, lines=3, misjudges=18, forgets=0.0),
    "weaver": Level(nodes=8_000, depth=60, lines=2, misjudges=9, forgets=0.0),
    "seer": Level(nodes=20_000, depth=60, lines=2, misjudges=6, forgets=0.0),
    "master": Level(nodes=50_000, depth=60, lines=2, misjudges=3, forgets=0.0),
    "champion": Level(nodes=150_000, depth=60, lines=1, misjudges=0, forgets=0.0),
}
NAMES = tuple(LEVELS)


class EngineBot:
    """Plays at one level; keeps its memory from one question to the next."""

    def __init__(self, level: Level, rng: Random, seconds: float | None) -> None:
        self._level = level
        self._rng = rng
        self._seconds = seconds
        self._engine = Engine(MEGABYTES)

    def choose(self, question: Question) -> Action:
        """The best line as this level sees it."""
        state = imagine(question.view, self._rng)
        lines = self._think(state).variations
        if self._rng.random() < self._level.forgets:
            lines = tuple(line for line in lines if line.actions[0].verb == "move") or lines
        chosen = max(lines, key=lambda line: self._seems(state, line)).actions[0]
        return self._either(state, chosen)

    def _think(self, state: Quoridor) -> SearchResult:
        level = self._level
        unlimited = self._seconds is not None and level == LEVELS["champion"]
        return self._engine.search(
            state,
            seconds=None if self._seconds is None else self._seconds * READY_BEFORE,
            nodes=None if unlimited else level.nodes,
            depth=level.depth,
            lines=level.lines if any(state.hands) else 1,  # without barriers everybody just walks
        )

    def _seems(self, state: Quoridor, line: Variation) -> float:
        """Even a child knows which way is forward, and does not like to dance on the spot; what a barrier is worth is
        harder to see."""
        score, misjudges = float(line.score), self._level.misjudges
        if line.actions[0].verb == "move":
            misjudges = min(misjudges, STRAYS)
            if self._level.forgets and leads_back(state, line.actions[0]):
                score -= DANCES
        return score + (self._rng.gauss(0, misjudges) if misjudges else 0)

    def _either(self, state: Quoridor, action: Action) -> Action:
        """On a board that is its own mirror image an action and its mirror image are equals."""
        if is_own_mirror(state) and self._rng.random() < 0.5:
            return mirrored(action, state.options.size)
        return action


OWN: Mapping[str, MakeBot] = {name: partial(EngineBot, level) for name, level in LEVELS.items()}


def mirrored(action: Action, size: int) -> Action:
    """The same on the other side of the middle column.

    >>> str(mirrored(Action.parse("wall a3h"), 9)), str(mirrored(Action.parse("move d2"), 9))
    ('wall h3h', 'move f2')
    """
    if not action.fills:
        return action
    word = action.fills[0][0]
    last = size - 1 if action.verb == "move" else size - 2
    return Action(action.verb, ((chr(ord("a") + last - (ord(word[0]) - ord("a"))) + word[1:],),))


def leads_back(state: Quoridor, move: Action) -> bool:
    """Whether all pawns have stood like that before, since the last barrier."""
    square = board_of(state).squares[move.fills[0][0]]
    pawns = (*state.pawns[: state.to_move], square, *state.pawns[state.to_move + 1 :])
    return position_key(pawns, (state.to_move + 1) % len(pawns)) in state.seen


def is_own_mirror(state: Quoridor) -> bool:
    """Whether left and right are the same here, for two seats."""
    size, middle = state.options.size, state.options.size // 2
    if len(state.pawns) != 2 or any(square % (size + 1) != middle for square in state.pawns):
        return False
    rows, mask = size - 1, (1 << size - 1) - 1
    return all(
        row == int(f"{row:0{rows}b}"[::-1], 2)
        for bits in (state.h, state.v)
        for row in (bits >> y * rows & mask for y in range(rows))
    )
