"""Quoridor as SVG: the wooden board, walls as sticks of cheese, pawns on coins. Names for readers: `core.svg`."""

from collections.abc import Iterable
from functools import lru_cache

from cheeseboard.core import Action, Menu, Seat
from cheeseboard.core.svg import PALETTE, SEAT_LETTERS, SvgOptions, document, element, group, label, seat_colour
from cheeseboard.games.quoridor.view import View
from cheeseboard.games.walled_grid_svg import (
    GROOVE,
    SCALE,
    SQUARE,
    Geometry,
    draw_ground,
    draw_stick,
    outline_wall,
    use_wall,
)

TRAY_MARGIN = 52
WOOD_COLOURS = {
    **PALETTE,
    "frame-light": ("#9a6236", "#5d3d24"),
    "frame-deep": ("#6d3f1d", "#38220f"),
    "recess": ("#4a2a12", "#1c1007"),
    "plank-light": ("#ebc18c", "#9a6f48"),
    "plank-deep": ("#d49c61", "#7c5434"),
    "vein": ("#8d5424", "#3e230d"),
    "engraved": ("#75502d", "#e0c9a5"),
    "shine": ("#fff6e08c", "#ffe2b438"),
    "stick": ("#ffd257", "#ffd257"),
    "stick-rind": ("#b96a12", "#b96a12"),
    "stick-top": ("#fff1b8", "#fff1b8"),
    "stick-hole": ("#dd9a22", "#dd9a22"),
}
# Each seat has an outline of its own, on its coin and on its goal squares: disc, triangle, diamond, square.
COINS = (
    "M0-29A29 29 0 1 1-.01-29Z",
    "M0-34Q4-34 6-30L32 16Q35 24 27 25H-27Q-35 24-32 16L-6-30Q-4-34 0-34Z",
    "M0-35Q3-35 5-32L32-5Q36 0 32 5L5 32Q0 36-5 32L-32 5Q-36 0-32-5L-5-32Q-3-35 0-35Z",
    "M-21-28H21Q28-28 28-21V21Q28 28 21 28H-21Q-28 28-28 21V-21Q-28-28-21-28Z",
)
GOAL_SIGNS = ("m0-6a6 6 0 1 1-.01 0z", "m0-7l7 12h-14z", "m0-7l7 7-7 7-7-7z", "m-5.5-5.5h11v11h-11z")
PAWN_LINE = 'stroke="#2d1a0c" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'
PAWN_BODY = f'fill="#fff4da" {PAWN_LINE}'
PAWN_INK = 'fill="#2d1a0c"'
PAWN_STROKE = f'fill="none" {PAWN_LINE}'
PAWN_WARM = 'fill="#f3a47c"'
MOUSE_PAWN = (
    f'<circle cx="-12" cy="-9" r="9" {PAWN_BODY}/><circle cx="12" cy="-9" r="9" {PAWN_BODY}/>'
    f'<circle cx="-12" cy="-9" r="4.6" {PAWN_WARM}/><circle cx="12" cy="-9" r="4.6" {PAWN_WARM}/>'
    f'<path d="M0-11C10-11 14-2 12 6C10 14 4 20 0 20S-10 14-12 6C-14-2-10-11 0-11Z" {PAWN_BODY}/>'
    f'<circle cx="-5" cy="2" r="2.1" {PAWN_INK}/><circle cx="5" cy="2" r="2.1" {PAWN_INK}/>'
    f'<circle cy="15" r="3.2" {PAWN_WARM} {PAWN_LINE}/>'
)
CAT_PAWN = (
    f'<path d="M-18-19L-7-10Q0-12 7-10L18-19L18 3C18 14 9 19 0 19S-18 14-18 3Z" {PAWN_BODY}/>'
    f'<path d="M-9 0v5M9 0v5M-23 7l9 2M-22 14l8-2M23 7l-9 2M22 14l-8-2" {PAWN_STROKE}/>'
    f'<path d="M-3 8h6l-3 3.5z" {PAWN_WARM} {PAWN_LINE}/>'
)
OWL_PAWN = (
    f'<path d="M-15-19Q-10-13 0-13T15-19Q19-6 17 4C15 15 8 20 0 20S-15 15-17 4Q-19-6-15-19Z" {PAWN_BODY}/>'
    f'<circle cx="-7.5" cy="-4" r="7" {PAWN_BODY}/><circle cx="7.5" cy="-4" r="7" {PAWN_BODY}/>'
    f'<circle cx="-7" cy="-4" r="3.2" {PAWN_INK}/><circle cx="7" cy="-4" r="3.2" {PAWN_INK}/>'
    f'<path d="M-3 2h6l-3 6z" fill="#f0a830" {PAWN_LINE}/><path d="M-7 13q3.5 4 7 0q3.5 4 7 0" {PAWN_STROKE}/>'
)
SNAIL_PAWN = (
    f'<path d="M-22 17Q-8 12-4 12L10 14Q14 10 14-2L12-13M14-2Q18-6 19-14" {PAWN_STROKE}/>'
    f'<path d="M-22 18Q-6 8 8 10Q13 8 12-2Q16-7 19-1Q22 18 8 18Z" {PAWN_BODY}/><circle cx="-4" r="13.5" {PAWN_BODY}/>'
    f'<path d="M-4 9A9 9 0 1 1 5-1A6 6 0 1 1-6 3A3 3 0 0 1-2-1" {PAWN_STROKE}/>'
    f'<circle cx="11.5" cy="-14" r="2.6" {PAWN_INK}/><circle cx="19.5" cy="-14" r="2.6" {PAWN_INK}/>'
)
PAWN_FIGURES = (MOUSE_PAWN, CAT_PAWN, OWL_PAWN, SNAIL_PAWN)  # by seat
CROWN = "M-18-30l-3-17 11 8 10-13 10 13 11-8-3 17z"
TRAY_ENDS = 84  # of a tray, where letter and number are


def draw(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The board with `options.seat` below, everybody's walls left on their side, and squares to go to as rings."""
    turns = _turns_to_top(view.goals[options.seat]) if options.seat is not None else 0
    geometry = Geometry(view.options.size, turns, TRAY_MARGIN, TRAY_MARGIN)
    ids = options.ids_of("quoridor")
    words = {form.verb: form.slots[0].words for form in menu if form.slots}
    return document(
        "quoridor",
        geometry.page,
        draw_ground(geometry, ids),
        _parts(len(view.pawns), ids),
        *(_supply(view, seat, geometry, ids) for seat in range(len(view.pawns))),
        *(_goal(geometry, goal, seat, seat == options.seat) for seat, goal in enumerate(view.goals)),
        _wall_targets(geometry, words.get("wall", ())),
        _last_move(geometry, last),
        *(_wall(geometry, name, last, ids) for name in view.walls),
        *(_target(geometry, name) for name in words.get("move", ())),
        *(_pawn(view, seat, geometry, ids) for seat in range(len(view.pawns))),
        palette=WOOD_COLOURS,
        options=options,
        scale=SCALE,
        to_move=(view.to_move,) if view.to_move >= 0 and not view.end else (),
        end=view.end,
    )


@lru_cache(maxsize=16)
def _parts(seats: int, ids: str) -> str:
    """What is used more than once: the coins, and a wall in a tray."""
    coins = [element("g", _coin(seat), id=f"{ids}-coin{seat}") for seat in range(seats)]
    return element("defs", *coins, element("g", draw_stick(is_level=False, length=27, thick=11), id=f"{ids}-kept"))


def _turns_to_top(goal: str) -> int:
    """Quarters clockwise that bring a goal edge to the top."""
    kind, _, word = goal.partition("-")
    if kind == "row":
        return 2 if word == "1" else 0
    return 1 if word == "a" else 3


def _goal(geometry: Geometry, goal: str, seat: Seat, is_mine: bool) -> str:
    """A sign of the seat at the outer edge of every square of its goal."""
    kind, _, word = goal.partition("-")
    rows = geometry.names()
    names = [name for row in rows for name in row if (name[1:] if kind == "row" else name[0]) == word]
    outside = (_turns_to_top(goal) - geometry.turns) % 4  # quarters counter-clockwise from the top
    right, down = ((0, -1), (-1, 0), (0, 1), (1, 0))[outside]
    away = SQUARE / 2 - 9
    path = ""
    for name in names:
        x, y = geometry.square(name)
        path += f"M{x + right * away:g} {y + down * away:g}{GOAL_SIGNS[seat]}"
    return element(
        "path",
        d=path,
        fill=seat_colour(seat),
        fill_opacity=1 if is_mine else 0.6,
        stroke="#fff5dc",
        stroke_opacity=0.4,
        data_mark=f"goal {goal}",
        data_seat=seat,
    )


def _supply(view: View, seat: Seat, geometry: Geometry, ids: str) -> str:
    """The walls a seat still has, in the frame on its side."""
    quarter = (geometry.turns - _turns_to_top(view.goals[seat])) % 4  # clockwise from the bottom
    half, left = geometry.extent / 2, view.walls_left[seat]
    is_on = seat == view.to_move and not view.end
    apart = min(34, (geometry.extent - 2 * TRAY_ENDS) / max(1, left))
    back = f"rotate({-90 * quarter})"
    tray = {"x": 8 - half, "y": -17, "width": 2 * half - 16, "height": 34, "rx": 17}
    parts = [
        element(
            "rect",
            **tray,
            fill="#140800",
            fill_opacity=0.3,
            stroke="var(--cheese)" if is_on else "#ffebc8",
            stroke_opacity=1 if is_on else 0.16,
            stroke_width=3 if is_on else 1.5,
        ),
        *(element("use", href=f"#{ids}-kept", x=(index - (left - 1) / 2) * apart) for index in range(left)),
        element("use", href=f"#{ids}-coin{seat}", transform=f"translate({30 - half:g} 0) {back} scale(.5)"),
        element(
            "g", label(SEAT_LETTERS[seat], 0, 7, 21, fill="#ffeccb"), transform=f"translate({60 - half:g} 0) {back}"
        ),
        element("g", label(str(left), 0, 7, 21, fill="#ffeccb"), transform=f"translate({half - 34:g} 0) {back}"),
    ]
    middle, away = TRAY_MARGIN + half, half + TRAY_MARGIN / 2 + 3.5
    turned = f"translate({middle:g} {middle:g}) rotate({90 * quarter}) translate(0 {away:g})"
    return element("g", *parts, transform=turned, data_count="walls-left", data_seat=seat, data_value=left)


def _coin(seat: Seat) -> str:
    coin, colour = COINS[seat], seat_colour(seat)
    lift, scale = (2, 0.98) if seat == 1 else (-1, 1.1)
    return (
        element("path", d=coin, transform="translate(2 5)", fill="#190a00", fill_opacity=0.4)
        + element("path", d=coin, transform="translate(0 2.5)", fill=colour)
        + element("path", d=coin, transform="translate(0 2.5)", fill="#000", fill_opacity=0.45)
        + element("path", d=coin, fill=colour, stroke="#140800", stroke_opacity=0.55, stroke_width=1.5)
        + element(
            "path", d=coin, transform="scale(.86)", fill="none", stroke="#fff", stroke_opacity=0.45, stroke_width=2
        )
        + element("g", PAWN_FIGURES[seat], transform=f"translate(0 {lift}) scale({scale})")
    )


def _pawn(view: View, seat: Seat, geometry: Geometry, ids: str) -> str:
    at = view.pawns[seat]
    halo = crown = ""
    if seat == view.to_move and not view.end:
        halo = element(
            "circle", r=37, fill="#ffe078", fill_opacity=0.5, stroke="#fff0bd", stroke_opacity=0.9, stroke_width=4
        )
    if view.end and _is_home(at, view.goals[seat]):
        crown = element("path", d=CROWN, fill="#ffd257", stroke="#7a4a08", stroke_width=2.5, stroke_linejoin="round")
    coin = element("use", href=f"#{ids}-coin{seat}")
    return group(halo, coin, crown, at=geometry.square(at), data_piece="pawn", data_seat=seat, data_at=at)


def _is_home(at: str, goal: str) -> bool:
    return goal in (f"row-{at[1:]}", f"column-{at[0]}")


def _wall(geometry: Geometry, name: str, last: Action | None, ids: str) -> str:
    wall = use_wall(geometry, name, ids)
    if last is None or last.verb != "wall" or last.word != name:
        return wall
    return wall + outline_wall(geometry, name, fill="none", stroke="#ffe9a8", stroke_width=3, data_last=str(last))


def _last_move(geometry: Geometry, last: Action | None) -> str:
    if last is None or last.verb != "move":
        return ""
    x, y = geometry.square(last.word)
    side = SQUARE - 4
    box = {"x": x - side / 2, "y": y - side / 2, "width": side, "height": side, "rx": 6}
    return element(
        "rect", **box, fill="#ffd65a", fill_opacity=0.35, stroke="#ffe282", stroke_width=2.5, data_last=str(last)
    )


def _target(geometry: Geometry, name: str) -> str:
    ring = element("circle", r=17, fill="#2b1a0c", fill_opacity=0.3, stroke="#fff3cf", stroke_width=2.5)
    return group(ring, element("circle", r=9, fill="#ffe08a"), at=geometry.square(name), data_target=f"move {name}")


def _wall_targets(geometry: Geometry, names: Iterable[str]) -> str:
    """Short lines in the grooves where walls may be placed."""
    lines, half = [], GROOVE / 2 - 1
    for name in names:
        (x, y), is_level = geometry.wall(name)
        path = f"M{x - half:g} {y:g}h{2 * half:g}" if is_level else f"M{x:g} {y - half:g}v{2 * half:g}"
        lines.append(element("path", d=path, data_target=f"wall {name}"))
    return element("g", *lines, stroke="#ffe08a", stroke_opacity=0.6, stroke_width=2) if lines else ""
