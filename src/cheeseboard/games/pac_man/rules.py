"""The rules of Pac-Man, written for the reader; they decide every dispute. P-1 … P-19: docs/rules/pac-man.en.md."""

from functools import cache

import msgspec

from cheeseboard.core import CHANCE, Action, Ask, BadOptions, Emitted, Form, Menu, Over, Seat, Slot, Turn, one_of
from cheeseboard.games.pac_man.events import (
    DotEaten,
    Events,
    FigureStepped,
    FigureStopped,
    GhostEaten,
    GhostReturned,
    GhostStayed,
    GhostsWon,
    PacManCaught,
    PacManDrawn,
    PacManHemmedIn,
    PacManWon,
    PatienceRanOut,
)
from cheeseboard.games.pac_man.layouts import BOARD, DOTS
from cheeseboard.games.pac_man.maze import DIRECTIONS, Maze, maze_of
from cheeseboard.games.pac_man.state import (
    FIGURES,
    OFF,
    PAC_MAN,
    RESULT_TITLES,
    SQUARE_NAMES,
    Options,
    PacMan,
    figure_seats,
)

TURN_STEPS = 2  # P-5, and P-12 for a ghost in frenzy
BONUS_STEPS = 3  # P-7
ALL_DOTS = (1 << DOTS) - 1
NO_BONUS = False

_ASK = tuple(Ask((seat,)) for seat in range(5))
_STOP_FORM = (Form("stop"),)


def _step_menu(directions: int) -> Menu:
    words = tuple(word for direction, word in enumerate(DIRECTIONS) if directions >> direction & 1)
    return (Form("step", (Slot(words),)),) if words else ()


_STEP_MENUS = tuple(_step_menu(directions) for directions in range(1 << len(DIRECTIONS)))
_STEP_OR_STOP_MENUS = tuple(menu + _STOP_FORM for menu in _STEP_MENUS)


def new(options: Options, seats: int) -> PacMan:
    """P-1, P-3, P-4: every figure on its start."""
    starts = maze_of(options.layout).starts
    undrawn = PacMan(
        options, seats, (), starts, ALL_DOTS, options.lives, PAC_MAN, TURN_STEPS, bonus=False, turns_without_progress=0
    )
    if options.pac_man == "chance":
        return undrawn
    if options.pac_man >= seats:
        raise BadOptions("pac-man-not-seated", seat=options.pac_man, seats=seats)
    return _first_round(undrawn, options.pac_man, ())


def _first_round(undrawn: PacMan, pac_man: Seat, events: Events) -> PacMan:
    seated = msgspec.structs.replace(undrawn, figure_seats=figure_seats(undrawn.seats, pac_man))
    return _new_round(seated, seated.at, seated.dots, seated.lives, 0, events)


def turn(state: PacMan) -> Turn:
    """One seat is asked at a time."""
    if state.end:
        return _over(state.end, state.seats, state.figure_seats[PAC_MAN])
    if not state.figure_seats:
        return one_of("pac-man", map(str, range(state.seats)))
    return _ASK[state.figure_seats[state.mover]]


@cache
def _over(end: str, seats: int, pac_man: Seat) -> Over:
    """P-18: team-mates share a rank, the losing side is second."""
    pac_man_won = end == "all-dots"
    return Over(tuple(int((seat == pac_man) != pac_man_won) for seat in range(seats)), end)


def menu(state: PacMan, seat: Seat) -> Menu:
    """Where the figure that moves may step, and whether it may stop."""
    if state.end or not state.figure_seats or state.figure_seats[state.mover] != seat:
        return ()
    menus = _STEP_OR_STOP_MENUS if may_stop(state) else _STEP_MENUS
    return menus[open_directions(state)]


def open_directions(state: PacMan) -> int:
    """The directions, one bit each, in which the figure that moves may step."""
    maze = maze_of(state.options.layout)
    if state.mover != PAC_MAN:
        return _ghost_directions(maze, state.at, state.dots, state.mover, state.steps_left)
    if state.bonus:
        return maze.open_directions[state.at[PAC_MAN]]  # P-8: ghosts' squares too
    return _pac_man_directions(maze, state.at)


def _pac_man_directions(maze: Maze, at: tuple[int, ...]) -> int:
    """P-5 and P-6: through no wall, onto no ghost."""
    directions = 0
    for bit, there in maze.steps[at[PAC_MAN]]:
        if there not in at:
            directions |= bit
    return directions


def _ghost_directions(maze: Maze, at: tuple[int, ...], dots: int, ghost: int, steps_left: int) -> int:
    """P-11 to P-14: a step that may be the last ends on no dot and on no ghost.

    The first of two steps needs no check: the square the ghost came from has no dot and no ghost, so it can go back.
    """
    if steps_left > 1:
        return maze.open_directions[at[ghost]]
    directions = 0
    for bit, there in maze.steps[at[ghost]]:
        if there == at[PAC_MAN] or (there not in at and not maze.dot_bit.get(there, 0) & dots):
            directions |= bit
    return directions


def may_stop(state: PacMan) -> bool:
    """P-7: Pac-Man in the bonus; with the option `ghosts_may_hold` a ghost, but on no dot and on no ghost."""
    if state.mover == PAC_MAN:
        return state.bonus
    return state.options.ghosts_may_hold and can_rest(state, state.at[state.mover])


def can_rest(state: PacMan, square: int) -> bool:
    """P-13, P-14: whether the ghost that moves may end its move on this square."""
    others = state.at[1 : state.mover] + state.at[state.mover + 1 :]
    return square not in others and not maze_of(state.options.layout).dot_bit.get(square, 0) & state.dots


def play(state: PacMan, seat: Seat, action: Action) -> PacMan:
    """One step, a stop, or the draw of Pac-Man's seat; then everything that needs no decision."""
    match action.verb:
        case "step" if state.mover == PAC_MAN:
            return _pac_man_steps(state, seat, action.word)
        case "step":
            return _ghost_steps(state, seat, action.word)
        case "stop":
            return _end_move(state, state.at, state.dots, (Emitted(FigureStopped(seat, FIGURES[state.mover])),))
        case "pac-man":
            drawn = int(action.word)
            return _first_round(state, drawn, (Emitted(PacManDrawn(drawn), reveals=True),))
        case _:
            raise AssertionError(action)


def _pac_man_steps(state: PacMan, seat: Seat, direction: str) -> PacMan:
    maze = maze_of(state.options.layout)
    here = state.at[PAC_MAN]
    there = maze.step_to[here][direction]
    events = _stepped(seat, PAC_MAN, here, there)
    if there in state.at:  # P-8
        eaten = state.at.index(there)
        at = (there, *(OFF if ghost == eaten else state.at[ghost] for ghost in range(1, len(FIGURES))))
        events += (Emitted(GhostEaten(FIGURES[eaten], BOARD.names[there])),)
    else:
        at = (there, *state.at[1:])
    dots, steps_left, bonus = state.dots, state.steps_left - 1, state.bonus
    if dots & (bit := maze.dot_bit.get(there, 0)):  # P-7, P-9
        dots, steps_left, bonus = dots ^ bit, BONUS_STEPS, True
        events += (Emitted(DotEaten(BOARD.names[there], dots.bit_count())),)
        if not dots:  # P-10
            return _end(state, at, dots, state.lives, "all-dots", (*events, Emitted(PacManWon(seat))))
    if not steps_left:
        return _end_move(state, at, dots, events)
    # P-6 cannot stop him here: he can go back to where he came from.
    return _at_rest(state, at, dots, state.lives, PAC_MAN, steps_left, bonus, state.turns_without_progress, events)


def _ghost_steps(state: PacMan, seat: Seat, direction: str) -> PacMan:
    ghost, at = state.mover, state.at
    here = at[ghost]
    there = maze_of(state.options.layout).step_to[here][direction]
    at = (*at[:ghost], there, *at[ghost + 1 :])
    events = _stepped(seat, ghost, here, there)
    if there == at[PAC_MAN]:  # P-15
        lives = state.lives - 1
        events += (Emitted(PacManCaught(FIGURES[ghost], lives, *_sent_back(state, at, lives))),)
        return _lose_life(state, at, state.dots, lives, events)
    if state.steps_left == 1:
        return _end_move(state, at, state.dots, events)
    return _at_rest(
        state, at, state.dots, state.lives, ghost, state.steps_left - 1, NO_BONUS, state.turns_without_progress, events
    )


def _end_move(state: PacMan, at: tuple[int, ...], dots: int, events: Events) -> PacMan:
    """After a figure's move: the next figure that can move, or the end of the round."""
    idle_turns = state.turns_without_progress
    if state.mover == PAC_MAN:
        idle_turns = 0 if state.bonus else idle_turns + 1  # P-17
    return _ghosts_from(state.mover + 1, state, at, dots, state.lives, idle_turns, events)


def _ghosts_from(
    ghost: int, state: PacMan, at: tuple[int, ...], dots: int, lives: int, idle_turns: int, events: Events
) -> PacMan:
    """P-11: the next ghost that can move, from this one on; after the last a new round."""
    options, maze = state.options, maze_of(state.options.layout)
    while ghost < len(FIGURES):
        here = at[ghost]
        if here != OFF:
            steps = TURN_STEPS if at[PAC_MAN] in maze.sees[here] else 1  # P-12
            if _ghost_directions(maze, at, dots, ghost, steps):
                return _at_rest(state, at, dots, lives, ghost, steps, NO_BONUS, idle_turns, events)
            events += (Emitted(GhostStayed(FIGURES[ghost])),)
        elif options.eaten == "return" and (home := maze.starts[ghost]) not in at:  # P-19
            at = (*at[:ghost], home, *at[ghost + 1 :])
            events += (Emitted(GhostReturned(FIGURES[ghost], BOARD.names[home])),)
        ghost += 1
    if idle_turns >= options.patience:  # P-17
        lives -= 1
        events += (Emitted(PatienceRanOut(idle_turns, lives, *_sent_back(state, at, lives))),)
        return _lose_life(state, at, dots, lives, events)
    return _new_round(state, at, dots, lives, idle_turns, events)


def _new_round(state: PacMan, at: tuple[int, ...], dots: int, lives: int, idle_turns: int, events: Events) -> PacMan:
    """P-5, P-6: Pac-Man moves, or if he cannot his turn is over at once."""
    if _pac_man_directions(maze_of(state.options.layout), at):
        return _at_rest(state, at, dots, lives, PAC_MAN, TURN_STEPS, NO_BONUS, idle_turns, events)
    return _ghosts_from(1, state, at, dots, lives, idle_turns + 1, (*events, Emitted(PacManHemmedIn())))


def _lose_life(state: PacMan, at: tuple[int, ...], dots: int, lives: int, events: Events) -> PacMan:
    """P-15: all figures back to the start, with the lives that are left; with none the game is over."""
    if lives:
        return _new_round(state, maze_of(state.options.layout).starts, dots, lives, 0, events)
    title = RESULT_TITLES[DOTS - dots.bit_count()]
    return _end(state, at, dots, 0, f"caught-{title}", (*events, Emitted(GhostsWon(title))))


def _sent_back(state: PacMan, at: tuple[int, ...], lives: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """P-15: the squares from which and to which the figures are sent back, if lives are left."""
    if not lives:
        return (), ()
    starts = maze_of(state.options.layout).starts
    return tuple([SQUARE_NAMES[square] for square in at]), tuple([SQUARE_NAMES[square] for square in starts])


def _end(state: PacMan, at: tuple[int, ...], dots: int, lives: int, end: str, events: Events) -> PacMan:
    """P-18."""
    return PacMan(
        state.options, state.seats, state.figure_seats, at, dots, lives, PAC_MAN, 0, NO_BONUS, 0, end=end, events=events
    )


def _at_rest(
    state: PacMan,
    at: tuple[int, ...],
    dots: int,
    lives: int,
    mover: int,
    steps_left: int,
    bonus: bool,
    idle_turns: int,
    events: Events,
) -> PacMan:
    """The state in which this figure moves next."""
    return PacMan(
        state.options,
        state.seats,
        state.figure_seats,
        at,
        dots,
        lives,
        mover,
        steps_left,
        bonus,
        idle_turns,
        "",
        events,
    )


@cache
def _stepped(seat: Seat, figure: int, here: int, there: int) -> Events:
    return (Emitted(FigureStepped(seat, FIGURES[figure], BOARD.names[here], BOARD.names[there])),)


def pac_man_drawn(state: PacMan) -> Seat:
    """Pac-Man's seat, or CHANCE as long as it is not drawn."""
    return state.figure_seats[PAC_MAN] if state.figure_seats else CHANCE
