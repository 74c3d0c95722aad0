"""The bots of Quoridor: ten levels of one engine, from a child who has just learned the game to full strength.

Lower levels err as people do: they search less deep, overlook walls, and misjudge. They never play what makes no sense
at all, and do not always play the same in the same position.
"""

from collections.abc import Mapping
from functools import partial
from random import Random

from cheeseboard.core import Action, Question
from cheeseboard.core.kit import MakeBot
from cheeseboard.games.quoridor.bots.levels import LEVELS, EngineLevel
from cheeseboard.games.quoridor.fast import Engine, SearchResult, Variation
from cheeseboard.games.quoridor.rules import board_of, position_key, times_seen
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.quoridor.view import imagine

BOT_MEGABYTES = 16
MAX_STEP_NOISE = 50  # maximum error in judging a step, in hundredths of a step
REPETITION_PENALTY = 150  # off the score of a step that repeats a position, at levels that overlook walls
TIME_SAFETY = 0.9  # share of the given time; starting and answering take some too


class EngineBot:
    """Plays at one level; keeps its hash table from one question to the next."""

    def __init__(self, level: EngineLevel, rng: Random, seconds: float | None) -> None:
        self._level = level
        self._rng = rng
        self._seconds = seconds
        self._engine = Engine(BOT_MEGABYTES)

    def restart(self, rng: Random) -> None:
        """Forget all earlier questions; the hash table is most of what building a bot costs."""
        self._rng = rng
        self._engine.clear_hash()

    def choose(self, question: Question) -> Action:
        """Return the first action of the best variation, as this level judges."""
        state = imagine(question.view, self._rng)
        variations = self._search(state).variations
        if self._rng.random() < self._level.wall_blindness:
            moves = tuple(variation for variation in variations if variation.actions[0].verb == "move")
            variations = moves or variations
        best = max(variations, key=lambda variation: self._noisy_score(state, variation)).actions[0]
        return self._maybe_mirror(state, best)

    def _search(self, state: Quoridor) -> SearchResult:
        level = self._level
        is_unlimited = self._seconds is not None and level == LEVELS["champion"]
        return self._engine.search(
            state,
            seconds=None if self._seconds is None else self._seconds * TIME_SAFETY,
            nodes=None if is_unlimited else level.nodes,
            depth=level.depth,
            multipv=level.multipv if any(state.walls_left) else 1,  # without walls it is a plain race
        )

    def _noisy_score(self, state: Quoridor, variation: Variation) -> float:
        """Add this level's error to a score. Even a child knows which direction is forward and avoids going back and
        forth, so steps get less noise than walls."""
        score, noise = float(variation.score), self._level.eval_noise
        if variation.actions[0].verb == "move":
            noise = min(noise, MAX_STEP_NOISE)
            if self._level.wall_blindness and repeats_position(state, variation.actions[0]):
                score -= REPETITION_PENALTY
        return score + (self._rng.gauss(0, noise) if noise else 0)

    def _maybe_mirror(self, state: Quoridor, action: Action) -> Action:
        """On a symmetric board an action and its mirror image are equally good: take either."""
        if is_symmetric(state) and self._rng.random() < 0.5:
            return mirror(action, state.options.size)
        return action


ENGINE_BOTS: Mapping[str, MakeBot] = {name: partial(EngineBot, level) for name, level in LEVELS.items()}


def mirror(action: Action, size: int) -> Action:
    """Return the same action on the other side of the middle column.

    >>> str(mirror(Action.parse("wall a3h"), 9)), str(mirror(Action.parse("move d2"), 9))
    ('wall h3h', 'move f2')
    """
    if not action.fills:
        return action
    word = action.word
    last = size - 1 if action.verb == "move" else size - 2
    return Action(action.verb, ((chr(ord("a") + last - (ord(word[0]) - ord("a"))) + word[1:],),))


def repeats_position(state: Quoridor, move: Action) -> bool:
    """Whether this move leads to a position that occurred since the last wall was placed."""
    square = board_of(state).squares[move.word]
    pawns = (*state.pawns[: state.to_move], square, *state.pawns[state.to_move + 1 :])
    return times_seen(state.repetition_keys, position_key(pawns, (state.to_move + 1) % len(pawns))) > 0


def is_symmetric(state: Quoridor) -> bool:
    """Whether the board of two seats is its own mirror image, left to right."""
    size, middle = state.options.size, state.options.size // 2
    if len(state.pawns) != 2 or any(square % (size + 1) != middle for square in state.pawns):
        return False
    rows, mask = size - 1, (1 << size - 1) - 1
    return all(
        row == int(f"{row:0{rows}b}"[::-1], 2)
        for bits in (state.h, state.v)
        for row in (bits >> y * rows & mask for y in range(rows))
    )
