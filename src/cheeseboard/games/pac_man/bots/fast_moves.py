"""A fast move generator for bots that search: whole moves of figures, positions as plain tuples, tables made once.

It has no authority: the rules decide, and tests compare it with them.
"""

from collections.abc import Iterator
from functools import lru_cache

from cheeseboard.core import Action
from cheeseboard.games.pac_man.maze import DIRECTIONS, maze_of
from cheeseboard.games.pac_man.rules import BONUS_STEPS, TURN_STEPS
from cheeseboard.games.pac_man.state import FIGURES, OFF, PAC_MAN, Options, PacMan

At = tuple[int, ...]
# square of each figure, dots, lives, turns without progress, mover, its steps left, in the bonus
Position = tuple[At, int, int, int, int, int, bool]

STOP = Action("stop")
_STEP = {1 << direction: Action("step", ((word,),)) for direction, word in enumerate(DIRECTIONS)}


def position_of(state: PacMan) -> Position:
    """The state as a tuple."""
    return state.at, state.dots, state.lives, state.turns_without_progress, state.mover, state.steps_left, state.bonus


class FastMoves:
    """The moves of one layout with one set of options."""

    def __init__(self, options: Options) -> None:
        maze = maze_of(options.layout)
        self.steps = maze.steps
        self._dot_bit = maze.dot_bit
        self._sees = maze.sees
        self._starts = maze.starts
        self._patience = options.patience
        self._may_hold = options.ghosts_may_hold
        self._returns = options.eaten == "return"
        # by steps left: where a ghost can end its move, and its first step
        self._ends = (
            (),
            tuple({there: bit for bit, there in steps} for steps in self.steps),
            tuple({end: bit for bit, by in steps for _, end in self.steps[by]} for steps in self.steps),
        )

    def moves(self, position: Position) -> dict[Position, Action]:
        """Every position that a whole move of the mover can lead to, with its first action.

        A ghost that can catch Pac-Man does nothing else.
        """
        if position[4] == PAC_MAN:
            return self._pac_man_moves(position)
        at, dots, lives, idle_turns, ghost, steps_left, _ = position
        here = at[ghost]
        caught = self._first_step_to(at[PAC_MAN], here, steps_left)
        if caught:
            return {self._lose_life(dots, lives - 1): _STEP[caught]}
        found: dict[Position, Action] = {}
        for end, bit in self._ends[steps_left][here].items():
            if self._can_rest(at, dots, ghost, end):
                found.setdefault(self._after_ghost(at, ghost, end, dots, lives, idle_turns), _STEP[bit])
        if self._may_hold:
            if steps_left > 1:
                for bit, end in self.steps[here]:
                    if self._can_rest(at, dots, ghost, end):
                        found.setdefault(self._after_ghost(at, ghost, end, dots, lives, idle_turns), _STEP[bit])
            if self._can_rest(at, dots, ghost, here):
                found.setdefault(self._after_ghost(at, ghost, here, dots, lives, idle_turns), STOP)
        return found

    def _first_step_to(self, square: int, here: int, steps_left: int) -> int:
        return self._ends[1][here].get(square, 0) or (self._ends[2][here].get(square, 0) if steps_left > 1 else 0)

    def _can_rest(self, at: At, dots: int, ghost: int, end: int) -> bool:
        return (end not in at or (end == at[ghost] and at.count(end) == 1)) and not self._dot_bit.get(end, 0) & dots

    def _after_ghost(self, at: At, ghost: int, end: int, dots: int, lives: int, idle_turns: int) -> Position:
        return self._ghosts_from(ghost + 1, (*at[:ghost], end, *at[ghost + 1 :]), dots, lives, idle_turns)

    def _pac_man_moves(self, position: Position) -> dict[Position, Action]:
        at, dots, lives, idle_turns, _, steps_left, bonus = position
        found: dict[Position, Action] = {}
        seen: set[tuple[At, int, int, bool]] = set()
        for at_end, dots_left, in_bonus, first in self._walks(at, dots, steps_left, bonus, None, seen):
            if dots_left:
                after = self._ghosts_from(1, at_end, dots_left, lives, 0 if in_bonus else idle_turns + 1)
            else:
                after = (at_end, 0, lives, 0, PAC_MAN, 0, False)
            found.setdefault(after, first)
        return found

    def _walks(
        self,
        at: At,
        dots: int,
        steps_left: int,
        bonus: bool,
        first: Action | None,
        seen: set[tuple[At, int, int, bool]],
    ) -> Iterator[tuple[At, int, bool, Action]]:
        """Where Pac-Man's move can end, with the dots left and his first action."""
        if bonus:
            yield at, dots, bonus, first or STOP
        for bit, there in self.steps[at[PAC_MAN]]:
            if there not in at:
                now = (there, *at[1:])
            elif bonus:
                now = (there, *[OFF if square == there else square for square in at[1:]])
            else:
                continue
            step = first or _STEP[bit]
            eaten = self._dot_bit.get(there, 0) & dots
            if eaten:
                after = (now, dots ^ eaten, BONUS_STEPS, True)
            else:
                after = (now, dots, steps_left - 1, bonus)
            if not after[1] or not after[2]:
                yield after[0], after[1], after[3], step
            elif after not in seen:
                seen.add(after)
                yield from self._walks(*after, step, seen)

    def _ghosts_from(self, ghost: int, at: At, dots: int, lives: int, idle_turns: int) -> Position:
        """The next ghost that can move, from this one on; after the last a new round."""
        pac_man = at[PAC_MAN]
        while ghost < len(FIGURES):
            here = at[ghost]
            if here != OFF:
                if pac_man in self._sees[here]:
                    return at, dots, lives, idle_turns, ghost, TURN_STEPS, False
                for _, there in self.steps[here]:
                    if there == pac_man or (there not in at and not self._dot_bit.get(there, 0) & dots):
                        return at, dots, lives, idle_turns, ghost, 1, False
            elif self._returns and self._starts[ghost] not in at:
                at = (*at[:ghost], self._starts[ghost], *at[ghost + 1 :])
            ghost += 1
        if idle_turns >= self._patience:
            return self._lose_life(dots, lives - 1)
        return self._new_round(at, dots, lives, idle_turns)

    def _new_round(self, at: At, dots: int, lives: int, idle_turns: int) -> Position:
        for _, there in self.steps[at[PAC_MAN]]:
            if there not in at:
                return at, dots, lives, idle_turns, PAC_MAN, TURN_STEPS, False
        return self._ghosts_from(1, at, dots, lives, idle_turns + 1)

    def _lose_life(self, dots: int, lives: int) -> Position:
        if not lives:
            return self._starts, dots, 0, 0, PAC_MAN, 0, False
        return self._new_round(self._starts, dots, lives, 0)


@lru_cache(maxsize=64)
def fast_moves_for(options: Options) -> FastMoves:
    """The moves with these options."""
    return FastMoves(options)
