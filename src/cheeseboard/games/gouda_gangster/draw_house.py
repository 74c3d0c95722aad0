"""The house of Gouda Gangster as SVG: rooms with their cheese, attic windows, and rats where the view knows them."""

from collections.abc import Iterator, Mapping
from functools import cache

from cheeseboard.core import Action, Seat
from cheeseboard.core.svg import (
    PALETTE,
    Palette,
    SvgOptions,
    element,
    group,
    label,
    named_colours,
    read_art,
    seat_colour,
)
from cheeseboard.games.gouda_gangster.cards import ROOMS
from cheeseboard.games.gouda_gangster.state import Phase
from cheeseboard.games.gouda_gangster.view import SideView, View

HOUSE_SIZE = (640, 424)
ROOM_BOX = (276, 146)
ROOM_CORNERS = {"childrens-room": (40, 100), "bedroom": (324, 100), "bathroom": (40, 254), "basement": (324, 254)}
RAT_HATS = ("fedora", "bandana", "top-hat", "bow", "cap", "beret")  # by seat
INSIDE = (Phase.SPY, Phase.TURN, Phase.REINFORCE)  # all rats are in the house, also those whose room is not known
KING_CROWN = "M-13 8L-15-6L-7 0L0-10L7 0L15-6L13 8Z"
ROOM_VERBS = ("fall", "gangster", "hole")  # of public actions that name rooms
CHEESE_A_ROW = 5
HOUSE_COLOURS: Palette = {
    **PALETTE,
    "room-edge": ("#6f3a26", "#1c0e08"),
    "lure": ("#fff3c4", "#ffd97a"),
    "window-frame": ("#fff4df", "#c9b08a"),
    "glass": ("#3d2c3e", "#150f18"),
    "glass-lit": ("#ffe7a3", "#b98a35"),
    "plank": ("#a9774f", "#6a4a30"),
    "plank-rim": ("#5f3a1c", "#2a1a0d"),
    "wood-light": ("#e3b887", "#6a4a30"),
    "wood": ("#c68f5a", "#533823"),
}


@cache
def house_art() -> tuple[dict[str, str], Palette]:
    """The drawings of this game, and all its colours."""
    art, colours = named_colours(read_art(__package__))
    return art, {**HOUSE_COLOURS, **colours}


def known_room(side: SideView) -> str:
    """The room in which this rat is known to be, "" if the view cannot tell."""
    return side.hole or side.room or (side.own.room if side.own else "")


@cache
def house_symbols(seats: int, ids: str) -> str:
    """Cheese, rats with their hats, and what the walls are filled with."""
    art, _ = house_art()
    parts = [art["shell-fills"].replace("IDS", ids)]
    parts += [element("g", art[name], id=f"{ids}-{name}") for name in ("cheese", "rat", "eyes", "plaster")]
    for seat in range(seats):
        body = element("use", href=f"#{ids}-rat") + element("use", href=f"#{ids}-eyes") + art[RAT_HATS[seat]]
        parts.append(element("g", body, id=f"{ids}-rat{seat}", color=seat_colour(seat)))
    return "".join(parts)


@cache
def _shell(ids: str) -> str:
    art, _ = house_art()
    wide, high = ROOM_BOX
    rooms = []
    for room, corner in ROOM_CORNERS.items():
        box = {"width": wide, "height": high}
        gloom = element("rect", **box, fill=f"url(#{ids}-gloom) none", stroke="var(--room-edge)", stroke_width=3)
        rooms.append(group(art[room], gloom, at=corner, data_place=room))
    return art["shell"].replace("IDS", ids) + "".join(rooms)


def draw_house(
    view: View, targets: Mapping[str, tuple[str, ...]], last: Action | None, options: SvgOptions, ids: str
) -> str:
    """The house in its own units."""
    return "".join(
        [
            _shell(ids),
            *(_room(room, view, targets, last, options, ids) for room in ROOMS),
            *(_window(view, seat) for seat in range(len(view.sides))),
            *_rats(view, ids),
        ]
    )


def _room(
    room: str,
    view: View,
    targets: Mapping[str, tuple[str, ...]],
    last: Action | None,
    options: SvgOptions,
    ids: str,
) -> str:
    """The name of a room, its cheese, and whether it can be chosen."""
    wide, high = ROOM_BOX
    name = options.name(room)
    parts = []
    box = {"x": 4, "y": 4, "width": wide - 8, "height": high - 8}
    for verb in targets.get(room, ()):
        lure = {"fill": "#ffd65a", "fill_opacity": "0.12", "stroke": "var(--lure)", "data_target": f"{verb} {room}"}
        parts.append(element("rect", **box, stroke_width=6, **lure))
    if last is not None and last.verb in ROOM_VERBS and any(room in fill for fill in last.fills):
        rim = {"fill": "none", "stroke": "var(--cheese)", "stroke_dasharray": "10 6", "data_last": str(last)}
        parts.append(element("rect", **box, stroke_width=5, **rim))
    tag = 10 * len(name) + 24
    parts.append(element("rect", x=8, y=8, width=tag, height=24, rx=12, fill="var(--card)", fill_opacity="0.92"))
    parts.append(label(name, 8 + tag / 2, 25.5, 16))
    for index in range(view.pieces[ROOMS.index(room)]):
        row, column = divmod(index, CHEESE_A_ROW)
        where = (wide - 34 - column * 42 - row * 18, high - 22 - row * 26)
        parts.append(group(element("use", href=f"#{ids}-cheese"), at=where, data_piece="cheese", data_at=room))
    return group(*parts, at=ROOM_CORNERS[room])


def _window_place(seat: Seat, seats: int) -> tuple[float, float]:
    return HOUSE_SIZE[0] / 2 + (seat - (seats - 1) / 2) * (80 if seats > 5 else 84), 58


def _is_in(view: View, seat: Seat) -> bool:
    return seat in view.playing and not view.sides[seat].out


def _window(view: View, seat: Seat) -> str:
    """The attic window of a seat: lit while its rat looks out, boarded up when it no longer plays."""
    side = view.sides[seat]
    is_lit = not known_room(side) and view.phase not in INSIDE
    frame = {"fill": "var(--window-frame)", "stroke": seat_colour(seat), "stroke_width": "3.5"}
    parts = [
        element("path", d="M-34 34V-4A34 34 0 0 1 34-4V34Z", **frame),
        element("path", d="M-28 30V-4A28 28 0 0 1 28-4V30Z", fill="var(--glass-lit)" if is_lit else "var(--glass)"),
    ]
    if not _is_in(view, seat):
        boards = {"fill": "var(--plank)", "stroke": "var(--plank-rim)", "stroke_width": "1.5"}
        parts.append(element("path", d="M-32 2L30 18L28 26L-34 10ZM-32 20L30-4L33 4L-29 28Z", **boards))
    parts.append(element("rect", x=-38, y=29, width=76, height=7, rx=3, fill="var(--window-frame)"))
    return group(*parts, at=_window_place(seat, len(view.sides)))


def _rats(view: View, ids: str) -> Iterator[str]:
    rooms = [known_room(side) for side in view.sides]
    for seat, (room, side) in enumerate(zip(rooms, view.sides, strict=True)):
        if not _is_in(view, seat):
            continue
        there = [other for other, where in enumerate(rooms) if where == room and _is_in(view, other)]
        place = _rat_place(room, there.index(seat), len(there)) if room else _window_place(seat, len(rooms))
        is_hidden = not room and view.phase in INSIDE
        parts = []
        if seat == view.seat and room:
            is_secret = not side.hole and not side.room
            rim = {"fill": "#fff4c8", "fill_opacity": "0.4", "stroke": "#fffdf4", "stroke_width": "2.5"}
            parts.append(element("circle", cy=1, r=29, **rim, stroke_dasharray="6 5" if is_secret else None))
        parts.append(element("use", href=f"#{ids}-{'eyes' if is_hidden else f'rat{seat}'}"))
        if side.hurt and not is_hidden:
            parts.append(element("use", href=f"#{ids}-plaster"))
        if seat == view.king:
            parts.append(draw_crown((0, -38)))
        yield group(*parts, at=place, data_piece="rat", data_seat=seat, data_at=room or _outside(is_hidden))


def _outside(is_hidden: bool) -> str:
    return "unknown" if is_hidden else "attic"


def _rat_place(room: str, index: int, number: int) -> tuple[float, float]:
    x, y = ROOM_CORNERS[room]
    wide, high = ROOM_BOX
    return x + 38 + index * min(54, (wide - 76) / max(1, number - 1)), y + high - 32


def draw_crown(at: tuple[float, float]) -> str:
    """The king's crown."""
    crown = element("path", d=KING_CROWN, fill="#ffd34d", stroke="#6b4206", stroke_width=1.8, stroke_linejoin="round")
    return group(crown, at=at)
