"""Gouda! Gouda! as SVG: the room with mice and cheese; beside it everybody's cards, dice, open window and own hand.

Names for readers: `core.svg`. Mice of a seat on a space are one piece, `data-value` of them. A target is a verb with
one of its words, for the words of an action are marked where they lie: `up newspapers` on a space, `up 0` on a mouse.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from cheeseboard.core import Action, Menu, Seat
from cheeseboard.core.svg import (
    MIN_TEXT,
    SEAT_LETTERS,
    SvgOptions,
    document,
    element,
    group,
    label,
    read_art,
    seat_colour,
)
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.draw_room import ROOM_COLOURS, draw_room, draw_things, plank, room_layout
from cheeseboard.games.gouda_gouda.draw_side import draw_side, side_symbols
from cheeseboard.games.gouda_gouda.layout import Layout
from cheeseboard.games.gouda_gouda.view import View

SIDE_WIDTH, SIDE_GAP, ROOM_EDGE = 296, 14, 5
MOVER_PHASES = ("name", "carry")  # in which the mover is asked
OPEN_VERBS = ("name", "up", "down", "spread")  # of actions that may be marked as the last one; others are sealed
HALO_RIMS = {"up": "var(--good)", "down": "var(--bad)"}

Targets = Mapping[str, tuple[str, ...]]  # by word: the verbs that take it


def draw(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The room, with spaces and mice to choose from in a halo, and beside it the table."""
    board = graph_of(view.options.board).board
    room = view.options.board if isinstance(view.options.board, str) else "own"
    layout, ids = room_layout(board), options.ids_of("gouda")
    targets = _targets(menu)
    mice = dict(view.mice)
    spots = sorted(layout.spots.values(), key=lambda spot: spot.y)
    height = layout.height + 2 * ROOM_EDGE
    frame = {"width": layout.width + ROOM_EDGE, "height": layout.height + ROOM_EDGE, "x": 2.5, "y": 2.5, "rx": 16}
    picture = group(
        draw_room(board, room, f"{ids}-{room}"),
        *_lit_planks(view, targets, layout),
        *(_halo(view, spot.space.id, layout, targets, last) for spot in spots),
        draw_things(board, ids),
        *(_cheese(view, spot.space.id, layout, ids) for spot in spots),
        *(_heaps(view, spot.space.id, mice.get(spot.space.id, ()), layout, targets, ids) for spot in spots),
        _names(layout, options),
        at=(ROOM_EDGE, ROOM_EDGE),
    )
    return document(
        "gouda-gouda",
        (layout.width + 2 * ROOM_EDGE + SIDE_GAP + SIDE_WIDTH, height),
        element("defs", *_symbols(len(view.cards), ids), *side_symbols(view, ids)),
        picture,
        element("rect", **frame, fill="none", stroke="var(--frame)", stroke_width=5),
        group(
            draw_side(view, targets, options, SIDE_WIDTH, height, ids),
            at=(layout.width + 2 * ROOM_EDGE + SIDE_GAP, 0),
        ),
        palette=ROOM_COLOURS,
        options=options,
        to_move=_to_move(view),
        end=view.end,
    )


def _to_move(view: View) -> tuple[Seat, ...]:
    """Who is to act, unless it is a window, where nobody may see who has answered."""
    if view.spreading is not None:
        return (view.spreading,)
    return (view.mover,) if view.phase in MOVER_PHASES else ()


def _targets(menu: Menu) -> Targets:
    targets: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for form in menu:
        for word in dict.fromkeys(word for slot in form.slots for word in slot.words) or [""]:
            targets[word] += (form.verb,)
    return dict(targets)


def _symbols(seats: int, ids: str) -> Iterator[str]:
    """Cheese, and for each seat a mouse with its letter, whole and as a head."""
    art = read_art(__package__)
    for name in ("mouse", "head", "cheese"):
        yield element("g", art[name], id=f"{ids}-{name}")
    for seat in range(seats):
        letter, dark = SEAT_LETTERS[seat], {"fill": "#2b2019", "font_weight": "800"}
        belly = element("ellipse", cy=-10, rx=12, ry=9.5, fill="#fff3dc")
        yield element(
            "g",
            element("use", href=f"#{ids}-mouse"),
            belly + label(letter, 0, -3.8, 17, **dark),
            id=f"{ids}-mouse{seat}",
            color=seat_colour(seat),
        )
        yield element(
            "g",
            element("use", href=f"#{ids}-head"),
            label(letter, 0, -7.5, 21, **dark),
            id=f"{ids}-head{seat}",
            color=seat_colour(seat),
        )


def _lit_planks(view: View, targets: Targets, layout: Layout) -> Iterator[str]:
    """The links along which a mouse can be carried."""
    for verb in HALO_RIMS if view.space else ():
        ends = [word for word, verbs in targets.items() if verb in verbs and word in layout.spots]
        lines = "".join(plank(layout, layout.spots[view.space], layout.spots[end]) for end in ends)
        if lines:
            yield element(
                "path", d=lines, stroke=HALO_RIMS[verb], stroke_opacity="0.55", stroke_width=layout.unit * 0.24
            )


def _halo(view: View, space: str, layout: Layout, targets: Targets, last: Action | None) -> str:
    """What is marked about a space: that the roll counts for it, that it can be chosen, that it was chosen last."""
    spot, unit = layout.spots[space], layout.unit
    shape = {"cx": spot.x, "cy": spot.y + unit * 0.12, "rx": unit * 0.76, "ry": unit * 0.5}
    parts = []
    if space == view.space:
        rim = {"fill": "var(--halo)", "stroke": "var(--halo-rim)", "stroke_dasharray": "5 5"}
        parts.append(element("ellipse", **shape, **rim, stroke_width=2, data_mark="space", data_at=space))
    for verb in targets.get(space, ()):
        fill = verb if verb in HALO_RIMS else "open"
        rim = {"fill": f"var(--{fill})", "stroke": HALO_RIMS.get(verb, "var(--accent)")}
        parts.append(element("ellipse", **shape, **rim, stroke_width=2.5, data_target=f"{verb} {space}"))
    if last is not None and last.verb in OPEN_VERBS and space in last.fills[-1]:
        shape |= {"rx": unit * 0.8, "ry": unit * 0.54}
        rim = {"fill": "none", "stroke": "var(--cheese)", "data_last": str(last)}
        parts.append(element("ellipse", **shape, **rim, stroke_width=4))
    return "".join(parts)


def _cheese(view: View, space: str, layout: Layout, ids: str) -> str:
    worths = [worth for where, worth in view.cheese if where == space]
    spot, parts = layout.spots[space], []
    for index, worth in enumerate(worths):
        x = spot.x + (index - (len(worths) - 1) / 2) * layout.unit * 0.5
        badge = ""
        if view.options.cheese == "valued":
            disc = element("circle", cx=18, cy=12, r=12, fill="#fffaf0", stroke="#7a4a08", stroke_width=2)
            badge = disc + label(str(worth), 18, 18, 18, fill="#5a3200", font_weight=800)
        parts.append(
            group(
                element("use", href=f"#{ids}-cheese"),
                badge,
                at=(x, spot.y - layout.unit * 0.1),
                scale=round(layout.unit / 90, 3),
                data_piece="cheese",
                data_at=space,
                data_value=worth,
            )
        )
    return "".join(parts)


def _stands(heaps: int) -> list[tuple[float, float, float]]:
    """Where mice of several seats stand together, in units of the place: x, y, and how wide they are."""
    if heaps <= 3:
        return _row(heaps, 0.1, 0.46, 0.5)
    if heaps == 4:
        return _row(heaps, 0, 0.37, 0.38)
    back = heaps // 2
    return _row(back, -0.13, 0.42, 0.46) + _row(heaps - back, 0.26, 0.42, 0.46)


def _row(heaps: int, y: float, size: float, step: float) -> list[tuple[float, float, float]]:
    return [((index - (heaps - 1) / 2) * step, y, size) for index in range(heaps)]


def _heaps(view: View, space: str, mice: tuple[int, ...], layout: Layout, targets: Targets, ids: str) -> str:
    seats = [seat for seat, number in enumerate(mice) if number]
    spot, unit, parts = layout.spots[space], layout.unit, []
    for seat, (x, y, size) in zip(seats, _stands(len(seats)), strict=True):
        verbs = targets.get(str(seat), ()) if space == view.space else ()
        heap = _heap(seat, mice[seat], size * unit / 40, is_head=len(seats) > 3, ids=ids)
        rings = [
            element(
                "circle", cy=-18, r=23, fill="#fff", fill_opacity="0.35", stroke="#fff", data_target=f"{verb} {seat}"
            )
            for verb in verbs
        ]
        parts.append(
            group(
                *rings,
                heap,
                at=(spot.x + x * unit, spot.y + y * unit),
                scale=round(size * unit / 40, 3),
                data_piece="mouse",
                data_seat=seat,
                data_at=space,
                data_value=mice[seat],
            )
        )
    return "".join(parts)


def _heap(seat: Seat, number: int, scale: float, *, is_head: bool, ids: str) -> str:
    """A mouse, others peeping out behind it, and their number at its ear."""
    parts = []
    if not is_head:
        behind = ("translate(8 -7) scale(.9)", "translate(-8 -5) scale(.92)")[3 - min(number, 3) :]
        parts = [element("use", href=f"#{ids}-mouse", transform=turned, color=seat_colour(seat)) for turned in behind]
    parts.append(element("use", href=f"#{ids}-{'head' if is_head else 'mouse'}{seat}"))
    if number > 1:
        size = max(17, MIN_TEXT / scale)
        y = -28 if is_head else -31
        disc = element("circle", cx=15, cy=y, r=size * 0.62, fill="#2b2019", stroke="#fff3dc", stroke_width=1.6)
        parts += [disc, label(str(number), 15, y + size * 0.36, size, fill="#fffaf0", font_weight=800)]
    return "".join(parts)


def _names(layout: Layout, options: SvgOptions) -> str:
    names = [
        label(options.name(space), spot.x, spot.y + layout.unit * 0.47, MIN_TEXT)
        for space, spot in layout.spots.items()
    ]
    outline = {"stroke": "#fff3dc", "stroke_opacity": "0.88", "stroke_linejoin": "round", "paint_order": "stroke"}
    return element("g", *names, fill="#2b1a10", font_weight=700, stroke_width=3.5, **outline)
