"""Where the figure that moves may step, and whether it may stop: P-5 to P-8 and P-11 to P-14."""

from cheeseboard.games.pac_man.maze import DIRECTIONS, Maze, maze_of
from cheeseboard.games.pac_man.state import PAC_MAN, PacMan


def open_directions(state: PacMan) -> int:
    """The directions, one bit each, in which the figure that moves may step."""
    if state.mover != PAC_MAN:
        return ghost_directions(state, state.mover, state.steps_left, state.heading)
    if state.bonus:
        return maze_of(state.options.layout).open_directions[state.at[PAC_MAN]]  # P-8: ghosts' squares too
    return pac_man_directions(state)


def pac_man_directions(state: PacMan) -> int:
    """P-5 and P-6: through no wall, and onto no ghost unless he may run into one."""
    maze = maze_of(state.options.layout)
    if state.options.into_ghosts == "caught":
        return maze.open_directions[state.at[PAC_MAN]]
    directions = 0
    for bit, there in maze.steps[state.at[PAC_MAN]]:
        if there not in state.at:
            directions |= bit
    return directions


def ghost_directions(state: PacMan, ghost: int, steps_left: int, heading: str) -> int:
    """P-11 to P-14: a step that may be the last ends on no dot and on no ghost.

    The first of two free steps needs no check: the square the ghost came from has no dot and no ghost, so it can go
    back.
    """
    maze = maze_of(state.options.layout)
    if steps_left > 1 and state.options.frenzy == "straight":
        return _straight_directions(maze, state, ghost)
    if steps_left > 1:
        return maze.open_directions[state.at[ghost]]
    if heading:
        return 1 << DIRECTIONS.index(heading)  # P-12; that it is open was seen before the first step
    directions = 0
    for bit, there in maze.steps[state.at[ghost]]:
        if there == state.at[PAC_MAN] or _is_free(maze, state, there):
            directions |= bit
    return directions


def _straight_directions(maze: Maze, state: PacMan, ghost: int) -> int:
    """P-12: where a ghost in frenzy may go straight on: to a second square, or to a first where its move can end."""
    directions = 0
    for direction, there in maze.step_to[state.at[ghost]].items():
        beyond = second_square(maze, state, there, direction)
        may_end = beyond is None or state.options.ghosts_may_hold
        if there == state.at[PAC_MAN] or can_go_on(maze, state, beyond) or (may_end and _is_free(maze, state, there)):
            directions |= 1 << DIRECTIONS.index(direction)
    return directions


def second_square(maze: Maze, state: PacMan, first: int, direction: str) -> int | None:
    """P-12: the square straight behind this one; None where a barrier, the edge or a ghost ends the move before it."""
    beyond = maze.step_to[first].get(direction)
    return None if beyond in state.at[1:] else beyond


def can_go_on(maze: Maze, state: PacMan, beyond: int | None) -> bool:
    """P-12, P-13: whether the second step is made: there is a square, and no dot on it."""
    return beyond is not None and (beyond == state.at[PAC_MAN] or _is_free(maze, state, beyond))


def _is_free(maze: Maze, state: PacMan, square: int) -> bool:
    """P-13, P-14: no figure and no dot is there."""
    return square not in state.at and not maze.dot_bit.get(square, 0) & state.dots


def may_stop(state: PacMan) -> bool:
    """P-7: Pac-Man in the bonus; with the option `ghosts_may_hold` a ghost, but on no dot and on no ghost."""
    if state.mover == PAC_MAN:
        return state.bonus
    return state.options.ghosts_may_hold and can_rest(state, state.at[state.mover])


def can_rest(state: PacMan, square: int) -> bool:
    """P-13, P-14: whether the ghost that moves may end its move on this square."""
    others = state.at[1 : state.mover] + state.at[state.mover + 1 :]
    return square not in others and not maze_of(state.options.layout).dot_bit.get(square, 0) & state.dots
