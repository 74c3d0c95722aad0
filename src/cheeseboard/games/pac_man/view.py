"""Views of Pac-Man, where nothing is hidden; their drawing and their description, built from names."""

from random import Random

from msgspec import Struct

from cheeseboard.core import CHANCE, Seat, Sentence, sentence
from cheeseboard.core.drawing import mark
from cheeseboard.games.pac_man.layouts import BOARD, DOTS
from cheeseboard.games.pac_man.maze import Paths, maze_of
from cheeseboard.games.pac_man.rules import MAX_TURNS, pac_man_drawn, to_move
from cheeseboard.games.pac_man.state import (
    EATEN,
    FIGURES,
    NOBODY,
    OFF,
    PAC_MAN,
    RESULT_TITLES,
    SQUARE_NAMES,
    FigureName,
    Options,
    PacMan,
)
from cheeseboard.games.walled_grid_text import draw_board

SYMBOLS = ("@", "B", "P", "I", "C")  # of the figures
DOT, EATEN_DOT = "•", "○"
_FIGURE_ON = tuple({square: (figure, name) for square, name in SQUARE_NAMES.items()} for figure in FIGURES)
_SQUARE_BY_NAME = {name: square for square, name in SQUARE_NAMES.items()}


class View(Struct, frozen=True):
    """The position in names."""

    options: Options
    seats: int
    size: int  # squares along an edge of the board
    figures: tuple[tuple[FigureName, str], ...]  # with its square, in the order of moving; "" for an eaten ghost
    figure_seats: tuple[Seat, ...]  # in the order of `figures`, CHANCE: not taken; () until Pac-Man's seat is drawn
    seeing: tuple[str, ...]  # the ghosts that see Pac-Man now
    dots: tuple[str, ...]
    eaten_dots: tuple[str, ...]
    walls: tuple[str, ...]
    lives_left: int
    lives_lost: int
    mover: str  # the figure that moves; "" before the draw, while a ghost is chosen, and after the end
    to_move: Seat  # the seat that is asked, or CHANCE
    steps_left: int  # of that figure
    paths: Paths  # where that figure can walk with them, at one corner at most, if no other figure stops it
    bonus: bool
    turns_without_progress: int
    patience_left: int  # such turns until a life is lost (P-17); without patience, turns until the game is drawn
    title: str  # by dots eaten
    end: str
    patience: int = 0  # where `patience_left` begins
    turns: int = 0  # of Pac-Man, in the whole game
    heading: str = ""  # the direction in which a ghost goes on, in the middle of a straight frenzy (P-12)
    moved: tuple[str, ...] = ()  # the ghosts that have moved in this round, if their order is free (P-11)


def view(state: PacMan, seat: Seat | None) -> View:
    """The same for every seat and for a spectator: nothing is hidden from anybody."""
    maze, at, dots = maze_of(state.options.layout), state.at, state.dots
    sees, pac_man = maze.sees, at[PAC_MAN]
    is_running = bool(state.figure_seats) and not state.end
    is_moving = is_running and state.mover != NOBODY
    has_patience = state.options.patience != "off"
    patience = state.options.patience if state.options.patience != "off" else MAX_TURNS
    return View(
        state.options,
        state.seats,
        BOARD.size,
        tuple([on[square] for on, square in zip(_FIGURE_ON, at, strict=True)]),
        state.figure_seats,
        tuple([FIGURES[ghost] for ghost in range(1, len(FIGURES)) if at[ghost] != OFF and pac_man in sees[at[ghost]]]),
        *maze.split_dots[dots],
        maze.wall_names,
        state.lives,
        state.options.lives - state.lives,
        FIGURES[state.mover] if is_moving else "",
        to_move(state) if is_running else pac_man_drawn(state),
        state.steps_left,
        _paths(state) if is_moving else (),
        state.bonus,
        state.turns_without_progress,
        patience - (state.turns_without_progress if has_patience else state.turns),
        RESULT_TITLES[DOTS - dots.bit_count()],
        state.end,
        patience,
        state.turns,
        state.heading,
        tuple([FIGURES[ghost] for ghost in state.moved]),
    )


def _paths(state: PacMan) -> Paths:
    """The paths of the figure that moves; in a straight frenzy only straight ones."""
    maze, is_straight = maze_of(state.options.layout), state.mover != PAC_MAN and state.options.frenzy == "straight"
    if state.heading:
        there = maze.step_to[state.at[state.mover]][state.heading]
        return ((BOARD.names[there], (state.heading,)),)
    return maze.paths(state.at[state.mover], state.steps_left, is_straight=is_straight and state.steps_left > 1)


def imagine(view: View, rng: Random) -> PacMan:
    """The one state this view allows: nothing is hidden, so nothing is drawn."""
    return state_of(view)


def state_of(view: View) -> PacMan:
    """The state of a view, without the events that led to it."""
    dot_bit = maze_of(view.options.layout).dot_bit
    return PacMan(
        options=view.options,
        seats=view.seats,
        figure_seats=view.figure_seats,
        at=tuple(_SQUARE_BY_NAME[name] for _, name in view.figures),
        dots=sum(dot_bit[BOARD.squares[name]] for name in view.dots),
        lives=view.lives_left,
        mover=_mover_of(view),
        steps_left=view.steps_left,
        bonus=view.bonus,
        turns_without_progress=view.turns_without_progress,
        turns=view.turns,
        heading=view.heading,
        moved=tuple([FIGURES.index(name) for name in view.moved]),
        end=view.end,
    )


def _mover_of(view: View) -> int:
    if view.mover:
        return FIGURES.index(view.mover)
    return NOBODY if view.figure_seats and not view.end else PAC_MAN


def show(view: View) -> str:
    """The board; under it Pac-Man with lives, dots and patience, and the ghosts seat by seat; ▶ marks who is to move.

    Behind the figure that moves stand its steps left, with ★ in the bonus; ! marks a ghost that sees Pac-Man.
    """
    on_square = {BOARD.squares[name]: DOT for name in view.dots}
    on_square |= {BOARD.squares[name]: mark("faint", EATEN_DOT) for name in view.eaten_dots}
    order = sorted(range(len(FIGURES)), key=lambda figure: FIGURES[figure] == view.mover)
    order.sort(key=lambda figure: figure != PAC_MAN)
    for figure in order:
        if (at := _at(view, figure)) != EATEN:
            on_square[BOARD.squares[at]] = _symbol(view, figure)
    dots = DOT * len(view.dots) + mark("faint", EATEN_DOT * len(view.eaten_dots))
    lives = mark("bad", "♥" * view.lives_left) + mark("faint", "♡" * view.lives_lost)
    lines = [f"{_pac_man_line(view)}   {lives}   {dots}   ◷ {view.patience - view.patience_left}/{view.patience}"]
    for seat in sorted(set(view.figure_seats[1:])) if view.figure_seats else [CHANCE]:
        mine = [ghost for ghost in range(1, len(FIGURES)) if not view.figure_seats or view.figure_seats[ghost] == seat]
        lines.append(f"{_pointer(view, seat)} {_number(seat)}  {'   '.join(_ghost(view, ghost) for ghost in mine)}")
    return "\n".join([draw_board(BOARD, BOARD.walls(view.walls), on_square), "", *(text.rstrip() for text in lines)])


def _pac_man_line(view: View) -> str:
    seat = view.figure_seats[PAC_MAN] if view.figure_seats else CHANCE
    return (
        f"{_pointer(view, seat)} {_number(seat)}  {_symbol(view, PAC_MAN)} {_at(view, PAC_MAN)}{_steps(view, PAC_MAN)}"
    )


def _ghost(view: View, ghost: int) -> str:
    where = _at(view, ghost) or "–"
    sees = mark("bad", "!") if FIGURES[ghost] in view.seeing else ""
    return f"{_symbol(view, ghost)} {where}{sees}{_steps(view, ghost)}"


def _at(view: View, figure: int) -> str:
    return view.figures[figure][1]


def _steps(view: View, figure: int) -> str:
    if view.mover != FIGURES[figure]:
        return ""
    return mark("strong", f" →{view.steps_left}{'★' if view.bonus else ''}")


def _symbol(view: View, figure: int) -> str:
    seat = view.figure_seats[figure] if view.figure_seats else CHANCE
    return SYMBOLS[figure] if seat == CHANCE else mark(f"seat-{seat}", SYMBOLS[figure])


def _number(seat: Seat) -> str:
    return "?" if seat == CHANCE else mark(f"seat-{seat}", str(seat))


def _pointer(view: View, seat: Seat) -> str:
    return mark("strong", "▶") if seat != CHANCE and seat == view.to_move and not view.end else " "


def describe(view: View) -> tuple[Sentence, ...]:
    """The position in sentences, enough to play without a drawing."""
    drawn = view.figure_seats
    sentences = [sentence("tell-pac-man", who=drawn[PAC_MAN]) if drawn else sentence("tell-draw")]
    sentences.append(sentence("tell-at", figure=FIGURES[PAC_MAN], at=_at(view, PAC_MAN)))
    sentences.append(sentence("tell-lives", lives=view.lives_left))
    for ghost, figure in enumerate(FIGURES[1:], 1):
        sentences.extend(_describe_ghost(view, ghost, figure))
    if view.dots:
        sentences.append(sentence("tell-dots", number=len(view.dots), places="+".join(view.dots)))
    if view.walls:
        sentences.append(sentence("tell-barriers", number=len(view.walls), places=BOARD.describe_walls(view.walls)))
    else:
        sentences.append(sentence("tell-no-barriers"))
    if view.end:
        sentences.append(sentence(f"tell-{view.end}"))
        return tuple(sentences)
    key = "tell-turns-left" if view.options.patience == "off" else "tell-patience"
    sentences.append(sentence(key, left=view.patience_left))
    if drawn and not view.mover:
        sentences.append(sentence("tell-take" if CHANCE in drawn else "tell-next", who=view.to_move))
    if view.mover:
        key = "tell-bonus" if view.bonus else "tell-to-move"
        sentences.append(sentence(key, who=view.to_move, figure=view.mover, left=view.steps_left))
    return tuple(sentences)


def _describe_ghost(view: View, ghost: int, figure: str) -> list[Sentence]:
    sentences = []
    if view.figure_seats and view.figure_seats[ghost] != CHANCE:
        sentences.append(sentence("tell-ghost", who=view.figure_seats[ghost], figure=figure))
    if _at(view, ghost) == EATEN:
        return [*sentences, sentence("tell-eaten", figure=figure)]
    key = "tell-sees" if figure in view.seeing else "tell-at"
    return [*sentences, sentence(key, figure=figure, at=_at(view, ghost))]
