"""The rules of Pac-Man, written for the reader; they decide every dispute. P-1 … P-19: docs/rules/pac-man.en.md."""

from functools import cache

from msgspec.structs import replace

from cheeseboard.core import CHANCE, Action, Ask, BadOptions, Emitted, Form, Menu, Over, Seat, Slot, Turn, one_of
from cheeseboard.games.pac_man.directions import (
    can_go_on,
    ghost_directions,
    may_stop,
    open_directions,
    pac_man_directions,
    second_square,
)
from cheeseboard.games.pac_man.events import (
    DotEaten,
    Events,
    FigureStepped,
    FigureStopped,
    GhostEaten,
    GhostReturned,
    GhostStayed,
    GhostsWon,
    GhostTaken,
    NextGhostNamed,
    PacManCaught,
    PacManDrawn,
    PacManHemmedIn,
    PacManWon,
    PatienceRanOut,
    TurnLimitReached,
)
from cheeseboard.games.pac_man.layouts import BOARD, DOTS
from cheeseboard.games.pac_man.maze import DIRECTIONS, maze_of
from cheeseboard.games.pac_man.state import (
    FIGURES,
    NOBODY,
    OFF,
    PAC_MAN,
    RESULT_TITLES,
    SQUARE_NAMES,
    Options,
    PacMan,
    figure_seats,
    ghost_seats,
)

TURN_STEPS = 2  # P-5, and P-12 for a ghost in frenzy
BONUS_STEPS = 3  # P-7
MAX_TURNS = 300  # P-17, of Pac-Man, without patience
DRAWN = "turn-limit"
ALL_DOTS = (1 << DOTS) - 1
GHOST_NUMBERS = range(1, len(FIGURES))

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
    return _seat_figures(undrawn, options.pac_man, ())


def _seat_figures(undrawn: PacMan, pac_man: Seat, events: Events) -> PacMan:
    """P-1: the ghosts are dealt, or the ghost seats choose if there are several."""
    if undrawn.options.ghosts == "chosen" and len(ghost_seats(undrawn.seats, pac_man)) > 1:
        nobodys = (pac_man, *(CHANCE for _ in GHOST_NUMBERS))
        return replace(undrawn, figure_seats=nobodys, mover=NOBODY, steps_left=0, events=events)
    return _new_round(replace(undrawn, figure_seats=figure_seats(undrawn.seats, pac_man)), events)


def turn(state: PacMan) -> Turn:
    """One seat is asked at a time."""
    if state.end:
        return _over(state.end, state.seats, state.figure_seats[PAC_MAN])
    if not state.figure_seats:
        return one_of("pac-man", map(str, range(state.seats)))
    return _ASK[to_move(state)]


def to_move(state: PacMan) -> Seat:
    """The seat that is asked: whose figure moves, or who takes a ghost or says which one goes next."""
    if state.mover != NOBODY:
        return state.figure_seats[state.mover]
    if CHANCE in state.figure_seats:  # P-1: one ghost at a time, in seat order, round and round
        takers = ghost_seats(state.seats, state.figure_seats[PAC_MAN])
        taken = len(GHOST_NUMBERS) - state.figure_seats.count(CHANCE)
        return takers[taken % len(takers)]
    # P-11, P-16: the owner of the ghost that moved last, else the lowest seat that has a ghost on the board
    on_board = {state.figure_seats[ghost] for ghost in GHOST_NUMBERS if state.at[ghost] != OFF}
    last = state.figure_seats[state.moved[-1]] if state.moved else CHANCE
    return last if last in on_board else min(on_board)


@cache
def _over(end: str, seats: int, pac_man: Seat) -> Over:
    """P-17, P-18: team-mates share a rank, the losing side is second; after the turn limit all are level."""
    if end == DRAWN:
        return Over((0,) * seats, end)
    pac_man_won = end == "all-dots"
    return Over(tuple(int((seat == pac_man) != pac_man_won) for seat in range(seats)), end)


def menu(state: PacMan, seat: Seat) -> Menu:
    """Where the figure that moves may step, and whether it may stop; or the ghosts to choose from."""
    if state.end or not state.figure_seats or to_move(state) != seat:
        return ()
    if state.mover == NOBODY:
        return _ghost_menu(state)
    menus = _STEP_OR_STOP_MENUS if may_stop(state) else _STEP_MENUS
    return menus[open_directions(state)]


def _ghost_menu(state: PacMan) -> Menu:
    """P-1, P-11: the ghosts that nobody has taken, or that have not moved in this round."""
    if CHANCE in state.figure_seats:
        return (Form("take", (Slot(tuple(FIGURES[n] for n in GHOST_NUMBERS if state.figure_seats[n] == CHANCE)),)),)
    return (Form("next", (Slot(tuple(FIGURES[ghost] for ghost in _ghosts_left(state, state.moved))),)),)


def play(state: PacMan, seat: Seat, action: Action) -> PacMan:
    """One step, a stop, a choice of a ghost, or the draw of Pac-Man's seat; then everything that needs no decision."""
    match action.verb:
        case "step" if state.mover == PAC_MAN:
            return _pac_man_steps(state, seat, action.word)
        case "step":
            return _ghost_steps(state, seat, action.word)
        case "stop":
            return _end_move(state, (Emitted(FigureStopped(seat, FIGURES[state.mover])),))
        case "next":
            ghost = FIGURES.index(action.word)
            return _ghost_moves(state, ghost, state.moved, (Emitted(NextGhostNamed(seat, action.word)),))
        case "take":
            return _take_ghost(state, seat, action.word)
        case "pac-man":
            drawn = int(action.word)
            return _seat_figures(state, drawn, (Emitted(PacManDrawn(drawn), reveals=True),))
        case _:
            raise AssertionError(action)


def _take_ghost(state: PacMan, seat: Seat, ghost: str) -> PacMan:
    """P-1: the seat plays this ghost; with the last one taken the first round begins."""
    taken = tuple(seat if figure == ghost else owner for figure, owner in zip(FIGURES, state.figure_seats, strict=True))
    events = (Emitted(GhostTaken(seat, ghost)),)
    after = replace(state, figure_seats=taken)
    return replace(after, events=events) if CHANCE in taken else _new_round(after, events)


def _pac_man_steps(state: PacMan, seat: Seat, direction: str) -> PacMan:
    maze = maze_of(state.options.layout)
    here = state.at[PAC_MAN]
    there = maze.step_to[here][direction]
    events = _stepped(seat, PAC_MAN, here, there)
    at = (there, *state.at[1:])
    if there in state.at:
        ghost = state.at.index(there)
        if not state.bonus:  # P-6
            return _catch(replace(state, at=at, turns=state.turns + 1), ghost, events)
        at = (there, *(OFF if number == ghost else state.at[number] for number in GHOST_NUMBERS))  # P-8
        events += (Emitted(GhostEaten(FIGURES[ghost], BOARD.names[there])),)
    dots, steps_left, bonus = state.dots, state.steps_left - 1, state.bonus
    if dots & (bit := maze.dot_bit.get(there, 0)):  # P-7, P-9
        dots, steps_left, bonus = dots ^ bit, BONUS_STEPS, True
        events += (Emitted(DotEaten(BOARD.names[there], dots.bit_count())),)
    after = replace(state, at=at, dots=dots, steps_left=steps_left, bonus=bonus, events=events)
    if not dots:  # P-10
        return _end(after, "all-dots", (*events, Emitted(PacManWon(seat))))
    # P-6 cannot stop him after the first step: he can go back to where he came from.
    return after if steps_left else _end_move(after, events)


def _ghost_steps(state: PacMan, seat: Seat, direction: str) -> PacMan:
    ghost, maze = state.mover, maze_of(state.options.layout)
    here = state.at[ghost]
    there = maze.step_to[here][direction]
    events = _stepped(seat, ghost, here, there)
    after = replace(state, at=(*state.at[:ghost], there, *state.at[ghost + 1 :]), steps_left=state.steps_left - 1)
    if there == state.at[PAC_MAN]:  # P-15
        return _catch(after, ghost, events)
    if not after.steps_left:
        return _end_move(after, events)
    if state.options.frenzy == "free":
        return replace(after, events=events)
    if can_go_on(maze, after, second_square(maze, after, there, direction)):
        return replace(after, heading=direction, events=events)
    return _end_move(after, events)


def _end_move(state: PacMan, events: Events) -> PacMan:
    """After a figure's move: the next figure that can move, or the end of the round."""
    if state.mover != PAC_MAN:
        return _next_ghost(state, _moved(state), events)
    idle_turns = 0 if state.bonus else state.turns_without_progress + 1  # P-17
    after = replace(state, bonus=False, turns_without_progress=idle_turns, turns=state.turns + 1)
    return _next_ghost(after, (), events)


def _moved(state: PacMan) -> tuple[int, ...]:
    """The ghosts that have moved in this round, the one that moves included."""
    return state.moved if state.options.ghost_order == "free" else tuple(range(1, state.mover + 1))


def _ghosts_left(state: PacMan, moved: tuple[int, ...]) -> list[int]:
    """P-11, P-19: the ghosts that still move in this round; to be put back on the board is a move, too."""
    returns = state.options.eaten == "return"
    return [ghost for ghost in GHOST_NUMBERS if ghost not in moved and (state.at[ghost] != OFF or returns)]


def _next_ghost(state: PacMan, moved: tuple[int, ...], events: Events) -> PacMan:
    """P-11: the next ghost moves, or somebody says which; after the last a new round."""
    left = _ghosts_left(state, moved)
    if not left:
        return _end_round(state, events)
    is_chosen = state.options.ghost_order == "free" and len(left) > 1
    if is_chosen and any(state.at[ghost] != OFF for ghost in GHOST_NUMBERS):
        return replace(state, mover=NOBODY, steps_left=0, heading="", moved=moved, events=events)
    return _ghost_moves(state, left[0], moved, events)


def _ghost_moves(state: PacMan, ghost: int, moved: tuple[int, ...], events: Events) -> PacMan:
    """This ghost is asked for its steps, or if it has none to make the next one follows."""
    maze, here = maze_of(state.options.layout), state.at[ghost]
    moved = (*moved, ghost)
    if here != OFF:
        steps = TURN_STEPS if state.at[PAC_MAN] in maze.sees[here] else 1  # P-12
        if ghost_directions(state, ghost, steps, ""):
            kept = moved if state.options.ghost_order == "free" else ()
            return replace(state, mover=ghost, steps_left=steps, heading="", moved=kept, events=events)
        events += (Emitted(GhostStayed(FIGURES[ghost])),)
    elif (home := maze.starts[ghost]) not in state.at:  # P-19
        state = replace(state, at=(*state.at[:ghost], home, *state.at[ghost + 1 :]))
        events += (Emitted(GhostReturned(FIGURES[ghost], BOARD.names[home])),)
    if state.options.ghost_order == "fixed":
        moved = tuple(range(1, ghost + 1))
    return _next_ghost(state, moved, events)


def _end_round(state: PacMan, events: Events) -> PacMan:
    """P-17: after the last ghost patience may have run out."""
    patience = state.options.patience
    if patience == "off" or state.turns_without_progress < patience:
        return _new_round(state, events)
    lives = state.lives - 1
    ran_out = PatienceRanOut(state.turns_without_progress, lives, *_sent_back(state, lives))
    return _lose_life(state, (*events, Emitted(ran_out)))


def _new_round(state: PacMan, events: Events) -> PacMan:
    """P-5, P-6: Pac-Man moves, or if he cannot his turn is over at once; P-17: so many turns are all there are."""
    if state.options.patience == "off" and state.turns >= MAX_TURNS:
        return _end(state, DRAWN, (*events, Emitted(TurnLimitReached(state.turns))))
    state = replace(state, mover=PAC_MAN, steps_left=TURN_STEPS, bonus=False, heading="", moved=(), events=events)
    if pac_man_directions(state):
        return state
    return _end_move(state, (*events, Emitted(PacManHemmedIn())))


def _catch(state: PacMan, ghost: int, events: Events) -> PacMan:
    """P-15: one life less."""
    lives = state.lives - 1
    return _lose_life(state, (*events, Emitted(PacManCaught(FIGURES[ghost], lives, *_sent_back(state, lives)))))


def _lose_life(state: PacMan, events: Events) -> PacMan:
    """P-15: all figures back to the start, with the lives that are left; with none the game is over."""
    after = replace(state, lives=state.lives - 1, turns_without_progress=0)
    if after.lives:
        return _new_round(replace(after, at=maze_of(state.options.layout).starts), events)
    title = RESULT_TITLES[DOTS - state.dots.bit_count()]
    return _end(after, f"caught-{title}", (*events, Emitted(GhostsWon(title))))


def _sent_back(state: PacMan, lives: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """P-15: the squares from which and to which the figures are sent back, if lives are left."""
    if not lives:
        return (), ()
    starts = maze_of(state.options.layout).starts
    return tuple([SQUARE_NAMES[square] for square in state.at]), tuple([SQUARE_NAMES[square] for square in starts])


def _end(state: PacMan, end: str, events: Events) -> PacMan:
    """P-18."""
    return PacMan(
        state.options,
        state.seats,
        state.figure_seats,
        state.at,
        state.dots,
        state.lives,
        PAC_MAN,
        steps_left=0,
        bonus=False,
        turns_without_progress=0,
        turns=state.turns,
        end=end,
        events=events,
    )


@cache
def _stepped(seat: Seat, figure: int, here: int, there: int) -> Events:
    return (Emitted(FigureStepped(seat, FIGURES[figure], BOARD.names[here], BOARD.names[there])),)


def pac_man_drawn(state: PacMan) -> Seat:
    """Pac-Man's seat, or CHANCE as long as it is not drawn."""
    return state.figure_seats[PAC_MAN] if state.figure_seats else CHANCE
