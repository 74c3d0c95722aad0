"""Bots for Quoridor alone: ten levels of one engine, from a child who has just learned it to all it can do.

Lower levels err as people do: they look less far, forget that barriers can be laid, and misjudge. They never play
what makes no sense at all, and the same position is not always played alike.
"""

from collections.abc import Mapping
from functools import partial
from random import Random

from cheeseboard.core import Action, Question
from cheeseboard.core.kit import MakeBot
from cheeseboard.games.quoridor.bots.levels import LEVELS, EngineLevel
from cheeseboard.games.quoridor.fast import Engine, SearchResult, Variation
from cheeseboard.games.quoridor.state import Quoridor, board_of, position_key
from cheeseboard.games.quoridor.view import imagine

BOT_MEGABYTES = 16
MAX_STEP_NOISE = 50  # the most that one's own steps are misjudged, in hundredths of a step
REPETITION_PENALTY = 150  # what those who forget barriers take off for a step to where all have stood before
TIME_SAFETY = 0.9  # of the time given; waking up and answering takes some too


class EngineBot:
    """Plays at one level; keeps its memory from one question to the next."""

    def __init__(self, level: EngineLevel, rng: Random, seconds: float | None) -> None:
        self._level = level
        self._rng = rng
        self._seconds = seconds
        self._engine = Engine(BOT_MEGABYTES)

    def choose(self, question: Question) -> Action:
        """The best line as this level sees it."""
        state = imagine(question.view, self._rng)
        lines = self._search(state).variations
        if self._rng.random() < self._level.wall_blindness:
            lines = tuple(line for line in lines if line.actions[0].verb == "move") or lines
        chosen = max(lines, key=lambda line: self._noisy_score(state, line)).actions[0]
        return self._either(state, chosen)

    def _search(self, state: Quoridor) -> SearchResult:
        level = self._level
        unlimited = self._seconds is not None and level == LEVELS["champion"]
        return self._engine.search(
            state,
            seconds=None if self._seconds is None else self._seconds * TIME_SAFETY,
            nodes=None if unlimited else level.nodes,
            depth=level.depth,
            lines=level.multipv if any(state.walls_left) else 1,  # without barriers everybody just walks
        )

    def _noisy_score(self, state: Quoridor, line: Variation) -> float:
        """Even a child knows which way is forward, and does not like to dance on the spot; what a barrier is worth is
        harder to see."""
        score, misjudges = float(line.score), self._level.eval_noise
        if line.actions[0].verb == "move":
            misjudges = min(misjudges, MAX_STEP_NOISE)
            if self._level.wall_blindness and leads_back(state, line.actions[0]):
                score -= REPETITION_PENALTY
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
    return position_key(pawns, (state.to_move + 1) % len(pawns)) in state.repetition_keys


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
