"""Views of Quoridor, where nothing is hidden; their drawing and their description, built from names."""

from functools import cache
from random import Random

from msgspec import Struct

from cheeseboard.core import CHANCE, Seat, Sentence, sentence
from cheeseboard.core.drawing import mark
from cheeseboard.core.kit import Blocks
from cheeseboard.games.quoridor.rules import board_of, placed_walls, start_edges
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.walled_grid import board, shortest_path
from cheeseboard.games.walled_grid_text import draw_board

PAWNS = "●▲◆■"


class View(Struct, frozen=True):
    """The position in names."""

    options: Options
    pawns: tuple[str, ...]  # their squares, by seat
    goals: tuple[str, ...]  # row-9, column-i
    walls_left: tuple[int, ...]  # by seat
    walls: tuple[str, ...]  # those on the board, as actions name them
    to_move: Seat
    turns: int  # played so far
    repetition_keys: Blocks  # positions since the last wall, this one included
    end: str  # why it is over, "" while it runs


def view(state: Quoridor, seat: Seat | None) -> View:
    """The same for every seat and for a spectator: nothing is hidden from anybody."""
    here = board_of(state)
    return View(
        options=state.options,
        pawns=tuple([here.names[square] for square in state.pawns]),
        goals=_goal_names(here.size, len(state.pawns)),
        walls_left=state.walls_left,
        walls=here.wall_names(placed_walls(state)),
        to_move=state.to_move,
        turns=state.turns,
        repetition_keys=state.repetition_keys,
        end=state.end,
    )


@cache
def _goal_names(size: int, seats: int) -> tuple[str, ...]:
    """The goal edges of the seats."""
    return tuple(edge.goal_name for edge in start_edges(size, seats))


def overlays(view: View) -> dict[str, tuple[str, ...]]:
    """For every pawn the squares of one shortest path to its goal, pawns being no obstacle: `way-0`, `way-1`, …"""
    here = board(view.options.size)
    edges = here.open_edges(here.walls(view.walls))
    return {
        f"way-{seat}": tuple(
            here.names[square] for square in shortest_path(edges, here.width, here.squares[at], edge.goal)
        )
        for seat, (at, edge) in enumerate(zip(view.pawns, start_edges(here.size, len(view.pawns)), strict=True))
    }


def imagine(view: View, rng: Random) -> Quoridor:
    """The one state this view allows."""
    here = board(view.options.size)
    h, v = here.walls(view.walls)
    return Quoridor(
        options=view.options,
        pawns=tuple(here.squares[name] for name in view.pawns),
        walls_left=view.walls_left,
        h=here.pack(h),
        v=here.pack(v),
        to_move=view.to_move,
        turns=view.turns,
        repetition_keys=view.repetition_keys,
        end=view.end,
    )


def show(view: View) -> str:
    """The board, and under it every seat's pawn, goal and walls left; ▶ marks who is to move."""
    here = board(view.options.size)
    on_square = {here.squares[name]: mark(f"seat-{seat}", PAWNS[seat]) for seat, name in enumerate(view.pawns)}
    lines = []
    for seat, (goal, left) in enumerate(zip(view.goals, view.walls_left, strict=True)):
        pointer = mark("strong", "▶") if seat == view.to_move and not view.end else " "
        wants = goal.replace("row-", "↕ ").replace("column-", "↔ ")
        pawn = mark(f"seat-{seat}", f"{seat} {PAWNS[seat]}")
        lines.append(f"{pointer} {pawn} {view.pawns[seat]} → {wants}   {mark('barrier', '┃' * left)} {left}")
    return "\n".join([draw_board(here, here.walls(view.walls), on_square), "", *lines])


def describe(view: View) -> tuple[Sentence, ...]:
    """The position in sentences."""
    here = board(view.options.size)
    sentences = [
        sentence("tell-pawn", who=seat, at=at, goal=goal, hand=left)
        for seat, (at, goal, left) in enumerate(zip(view.pawns, view.goals, view.walls_left, strict=True))
    ]
    if view.walls:
        sentences.append(sentence("tell-barriers", number=len(view.walls), places=here.describe_walls(view.walls)))
    else:
        sentences.append(sentence("tell-no-barriers"))
    if view.end:
        sentences.append(sentence(f"tell-over-{view.end}"))
    elif view.to_move == CHANCE:
        sentences.append(sentence("tell-first"))
    else:
        sentences.append(sentence("tell-to-move", who=view.to_move))
    return tuple(sentences)
