"""A fast move generator for bots that search: whole moves of figures, positions as plain tuples, tables made once.

It has no authority: the rules decide, and tests compare it with them.
"""

from collections.abc import Iterator
from functools import lru_cache

from cheeseboard.core import CHANCE, Action
from cheeseboard.games.pac_man.maze import DIRECTIONS, maze_of
from cheeseboard.games.pac_man.rules import BONUS_STEPS, MAX_TURNS, TURN_STEPS
from cheeseboard.games.pac_man.state import FIGURES, NOBODY, OFF, PAC_MAN, Options, PacMan

At = tuple[int, ...]
# square of each figure, dots, lives, turns without progress, mover, its steps left, in the bonus,
# the bit of the direction in which it goes on, and a bit for each figure that has moved, if the order is free
Position = tuple[At, int, int, int, int, int, bool, int, int]
CHOOSING = len(FIGURES)  # as mover: it is said which ghost goes next
TAKING = CHOOSING + 1  # as mover: seats take ghosts; the bits are those of ghosts taken

STOP = Action("stop")
_STEP = {1 << direction: Action("step", ((word,),)) for direction, word in enumerate(DIRECTIONS)}


def position_of(state: PacMan) -> Position:
    """The state as a tuple."""
    mover, moved = state.mover, sum(1 << ghost for ghost in state.moved)
    if mover == NOBODY and CHANCE in state.figure_seats:
        mover, moved = TAKING, sum(1 << n for n, seat in enumerate(state.figure_seats) if seat != CHANCE)
    elif mover == NOBODY:
        mover = CHOOSING
    if state.options.ghost_order == "free" and mover not in (PAC_MAN, TAKING):
        moved |= 1 << PAC_MAN
    heading = 1 << DIRECTIONS.index(state.heading) if state.heading else 0
    idle_turns = state.turns_without_progress
    return state.at, state.dots, state.lives, idle_turns, mover, state.steps_left, state.bonus, heading, moved


class FastMoves:
    """The moves of one layout with one set of options."""

    def __init__(self, options: Options) -> None:
        maze = maze_of(options.layout)
        self.steps: tuple[tuple[tuple[int, int], ...], ...] = maze.steps
        self._dot_bit = maze.dot_bit
        self._sees = maze.sees
        self._starts = maze.starts
        self._patience = MAX_TURNS + 1 if options.patience == "off" else options.patience
        self._is_straight = options.frenzy == "straight"
        self._is_free_order = options.ghost_order == "free"
        self._into_ghosts = options.into_ghosts == "caught"
        self._may_hold = options.ghosts_may_hold
        self._returns = options.eaten == "return"
        # for each square: by the bit of a direction, the square there
        self._step_to = tuple(dict(steps) for steps in self.steps)
        # by steps left: where a ghost can end its move, and its first step
        self._ends = (
            (),
            tuple({there: bit for bit, there in steps} for steps in self.steps),
            tuple({end: bit for bit, by in steps for _, end in self.steps[by]} for steps in self.steps),
        )
        self._straight_ends = tuple(
            {self._step_to[by][bit]: bit for bit, by in steps if bit in self._step_to[by]} for steps in self.steps
        )

    def moves(self, position: Position) -> dict[Position, Action]:
        """Every position that a whole move of the mover can lead to, with its first action.

        A ghost that can catch Pac-Man does nothing else.
        """
        if position[4] == PAC_MAN:
            return self._pac_man_moves(position)
        if position[4] == CHOOSING:
            return self._choices(position)
        if position[4] == TAKING:
            return self._first_taken(position)
        return self._ghost_moves(position)

    def _ghost_moves(self, position: Position) -> dict[Position, Action]:
        at, dots, lives, idle_turns, ghost, steps_left, _, heading, moved = position
        here = at[ghost]
        caught = self._first_step_to(at[PAC_MAN], here, steps_left, heading)
        if caught:
            return {self._lose_life(dots, lives - 1): _STEP[caught]}
        found: dict[Position, Action] = {}
        for bit, end in self._possible_ends(at, dots, here, steps_left, heading):
            if self._can_rest(at, dots, ghost, end):
                found.setdefault(self._after_ghost(at, ghost, end, dots, lives, idle_turns, moved), _STEP[bit])
        if self._may_hold:
            if steps_left > 1:
                for bit, end in self.steps[here]:
                    if self._can_rest(at, dots, ghost, end):
                        found.setdefault(self._after_ghost(at, ghost, end, dots, lives, idle_turns, moved), _STEP[bit])
            if self._can_rest(at, dots, ghost, here):
                found.setdefault(self._after_ghost(at, ghost, here, dots, lives, idle_turns, moved), STOP)
        return found

    def _possible_ends(self, at: At, dots: int, here: int, steps_left: int, heading: int) -> Iterator[tuple[int, int]]:
        """The first step and the last square of each move; whether the ghost can rest there is not checked."""
        if heading:
            yield heading, self._step_to[here][heading]
        elif steps_left > 1 and self._is_straight:
            for bit, first in self.steps[here]:
                second = self._step_to[first].get(bit)
                yield bit, first if second is None or second in at else second
        else:
            for end, bit in self._ends[steps_left][here].items():
                yield bit, end

    def _first_step_to(self, square: int, here: int, steps_left: int, heading: int) -> int:
        if heading:
            return heading if self._step_to[here][heading] == square else 0
        near = self._ends[1][here].get(square, 0)
        if near or steps_left < TURN_STEPS:
            return near
        return (self._straight_ends if self._is_straight else self._ends[2])[here].get(square, 0)

    def _choices(self, position: Position) -> dict[Position, Action]:
        """P-11: any ghost that has not moved goes next."""
        at, dots, lives, idle_turns, _, _, _, _, moved = position
        found: dict[Position, Action] = {}
        for ghost in self._ghosts_left(at, moved):
            action = Action("next", ((FIGURES[ghost],),))
            found.setdefault(self._ghost_goes(ghost, at, dots, lives, idle_turns, moved), action)
        return found

    def _first_taken(self, position: Position) -> dict[Position, Action]:
        """P-1: which ghost a seat plays makes no difference to its team."""
        at, dots, lives, idle_turns, _, _, _, _, taken = position
        ghost = next(number for number in range(1, len(FIGURES)) if not taken >> number & 1)
        taken |= 1 << ghost
        after = (at, dots, lives, idle_turns, TAKING, 0, False, 0, taken)
        if taken == (1 << len(FIGURES)) - 1:
            after = self._new_round(at, dots, lives, 0)
        return {after: Action("take", ((FIGURES[ghost],),))}

    def _can_rest(self, at: At, dots: int, ghost: int, end: int) -> bool:
        return (end not in at or (end == at[ghost] and at.count(end) == 1)) and not self._dot_bit.get(end, 0) & dots

    def _after_ghost(
        self, at: At, ghost: int, end: int, dots: int, lives: int, idle_turns: int, moved: int
    ) -> Position:
        at = (*at[:ghost], end, *at[ghost + 1 :])
        if self._is_free_order:
            return self._next_ghost(at, dots, lives, idle_turns, moved)
        return self._ghosts_from(ghost + 1, at, dots, lives, idle_turns)

    def _pac_man_moves(self, position: Position) -> dict[Position, Action]:
        at, dots, lives, idle_turns, _, steps_left, bonus, _, _ = position
        found: dict[Position, Action] = {}
        seen: set[tuple[At, int, int, bool]] = set()
        for at_end, dots_left, in_bonus, first in self._walks(at, dots, steps_left, bonus, None, seen):
            if at_end[PAC_MAN] in at_end[1:]:  # P-6
                after = self._lose_life(dots_left, lives - 1)
            elif dots_left:
                after = self._first_ghost(at_end, dots_left, lives, 0 if in_bonus else idle_turns + 1)
            else:
                after = (at_end, 0, lives, 0, PAC_MAN, 0, False, 0, 0)
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
            elif self._into_ghosts:
                yield (there, *at[1:]), dots, bonus, first or _STEP[bit]
                continue
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

    def _first_ghost(self, at: At, dots: int, lives: int, idle_turns: int) -> Position:
        """After Pac-Man's turn."""
        if self._is_free_order:
            return self._next_ghost(at, dots, lives, idle_turns, 1 << PAC_MAN)
        return self._ghosts_from(1, at, dots, lives, idle_turns)

    def _ghosts_left(self, at: At, moved: int) -> list[int]:
        """P-11, P-19: the ghosts that still move in this round."""
        return [
            ghost for ghost in range(1, len(FIGURES)) if not moved >> ghost & 1 and (at[ghost] != OFF or self._returns)
        ]

    def _next_ghost(self, at: At, dots: int, lives: int, idle_turns: int, moved: int) -> Position:
        """Free order: the choice of the next ghost, or the only one left; after the last a new round."""
        left = self._ghosts_left(at, moved)
        if not left:
            return self._end_round(at, dots, lives, idle_turns)
        if len(left) > 1 and any(square != OFF for square in at[1:]):
            return at, dots, lives, idle_turns, CHOOSING, 0, False, 0, moved
        return self._ghost_goes(left[0], at, dots, lives, idle_turns, moved)

    def _ghost_goes(self, ghost: int, at: At, dots: int, lives: int, idle_turns: int, moved: int) -> Position:
        """Free order: this ghost moves, if it can."""
        moved |= 1 << ghost
        if at[ghost] == OFF:
            if self._starts[ghost] not in at:
                at = (*at[:ghost], self._starts[ghost], *at[ghost + 1 :])
        elif steps := self._steps_of(ghost, at, dots):
            return at, dots, lives, idle_turns, ghost, steps, False, 0, moved
        return self._next_ghost(at, dots, lives, idle_turns, moved)

    def _steps_of(self, ghost: int, at: At, dots: int) -> int:
        """The steps of a ghost on the board; 0 if it cannot move."""
        here, pac_man = at[ghost], at[PAC_MAN]
        if pac_man not in self._sees[here]:
            for _, there in self.steps[here]:
                if there == pac_man or (there not in at and not self._dot_bit.get(there, 0) & dots):
                    return 1
            return 0
        if not self._is_straight or self._first_step_to(pac_man, here, TURN_STEPS, 0):
            return TURN_STEPS
        for _, end in self._possible_ends(at, dots, here, TURN_STEPS, 0):
            if self._can_rest(at, dots, ghost, end):
                return TURN_STEPS
        if self._may_hold and any(self._can_rest(at, dots, ghost, there) for _, there in self.steps[here]):
            return TURN_STEPS
        return 0

    def _ghosts_from(self, ghost: int, at: At, dots: int, lives: int, idle_turns: int) -> Position:
        """The next ghost that can move, from this one on; after the last a new round."""
        while ghost < len(FIGURES):
            if at[ghost] != OFF:
                if steps := self._steps_of(ghost, at, dots):
                    return at, dots, lives, idle_turns, ghost, steps, False, 0, 0
            elif self._returns and self._starts[ghost] not in at:
                at = (*at[:ghost], self._starts[ghost], *at[ghost + 1 :])
            ghost += 1
        return self._end_round(at, dots, lives, idle_turns)

    def _end_round(self, at: At, dots: int, lives: int, idle_turns: int) -> Position:
        if idle_turns >= self._patience:
            return self._lose_life(dots, lives - 1)
        return self._new_round(at, dots, lives, idle_turns)

    def _new_round(self, at: At, dots: int, lives: int, idle_turns: int) -> Position:
        for _, there in self.steps[at[PAC_MAN]]:
            if self._into_ghosts or there not in at:
                return at, dots, lives, idle_turns, PAC_MAN, TURN_STEPS, False, 0, 0
        return self._first_ghost(at, dots, lives, idle_turns + 1)

    def _lose_life(self, dots: int, lives: int) -> Position:
        if not lives:
            return self._starts, dots, 0, 0, PAC_MAN, 0, False, 0, 0
        return self._new_round(self._starts, dots, lives, 0)


@lru_cache(maxsize=64)
def fast_moves_for(options: Options) -> FastMoves:
    """The moves with these options."""
    return FastMoves(options)
