"""Pac-Man as SVG: the maze, its figures and dots, and below it lives, patience and who plays whom.

Names for readers: `core.svg`. A figure is a piece of its own name, also one that is eaten (`data-at="eaten"`).
"""

from collections.abc import Iterator, Mapping

from cheeseboard.core import CHANCE, Action, Menu, Seat
from cheeseboard.core.svg import (
    PALETTE,
    SEAT_LETTERS,
    Attribute,
    SvgOptions,
    document,
    element,
    group,
    label,
    read_art,
    seat_colour,
)
from cheeseboard.games.pac_man.state import EATEN, FIGURES, PAC_MAN
from cheeseboard.games.pac_man.view import View
from cheeseboard.games.walled_grid_svg import PITCH, SCALE, SQUARE, Geometry, Point, draw_ground, use_wall

FRAME = 28
STRIP = 128  # height of what stands below the maze
MAZE_COLOURS = {
    **PALETTE,
    "frame-light": ("#7d4a86", "#4a2f63"),
    "frame-deep": ("#512a5f", "#2a1a40"),
    "recess": ("#3a1d4a", "#120d24"),
    "plank-light": ("#c9ecdc", "#3f4c86"),
    "plank-deep": ("#93cfc0", "#2c3566"),
    "engraved": ("#3f6f66", "#a9b5dc"),
    "shine": ("#ffffffb3", "#becdff40"),
    "stick": ("#ff8660", "#ff8660"),
    "stick-rind": ("#7d2417", "#7d2417"),
    "stick-top": ("#ffd9c2", "#ffd9c2"),
    "stick-hole": ("#d9532f", "#d9532f"),
    "open": ("#1c6156", "#e8f3ff"),
    "glow": ("#ffec96", "#ffd650"),
    "crumb": ("#a87a35", "#b39a55"),
    "alarm": ("#e0402c", "#ff6a52"),
}
SKINS = {"pac-man": "#f2a24f", "blinky": "#f0533b", "pinky": "#a877e8", "inky": "#bfe0f2", "clyde": "#78b84a"}
SCARED = "#dfe6f2"
OUTLINE = "#2a1330"
STEPS = {"up": (0, -1, 0), "right": (1, 0, 90), "down": (0, 1, 180), "left": (-1, 0, 270)}  # across, down, turned by
HEART = "M0 9C-14 0-11-11-5-11-2-11 0-8 0-6 0-8 2-11 5-11 11-11 14 0 0 9Z"
ROUND_LINE: Mapping[str, Attribute] = {"stroke_linejoin": "round", "stroke_linecap": "round"}
ARROW = "M-13 7L0-8 13 7"


def draw(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The maze with steps to choose from as arrows, and lines of sight between ghosts and Pac-Man."""
    geometry = Geometry(view.size, 0, FRAME, FRAME)
    width, height = geometry.page
    ids = options.ids_of("pac-man")
    return document(
        "pac-man",
        (width, height + STRIP),
        element("defs", *_parts(view, ids)),
        draw_ground(geometry, ids, is_grained=False),
        *(_beam(view, ghost, geometry) for ghost in view.seeing),
        *(_crumbs(geometry.square(at), at) for at in view.eaten_dots),
        *(_dot(geometry.square(at), at, ids) for at in view.dots),
        *(use_wall(geometry, name, ids) for name in view.walls),
        *_steps(view, menu, geometry),
        *(_figure(view, index, geometry, ids) for index in _from_behind(view)),
        _strip(view, menu, last, (0, height + 8), width, ids),
        palette=MAZE_COLOURS,
        options=options,
        scale=SCALE,
        to_move=(view.to_move,) if view.to_move >= 0 and not view.end else (),
        end=view.end,
    )


def _parts(view: View, ids: str) -> Iterator[str]:
    """What is used more than once: the figures, a dot, a heart."""
    art = read_art(__package__)
    for name in FIGURES:
        skin = SCARED if view.bonus and name != FIGURES[PAC_MAN] else SKINS[name]
        yield element(
            "g", art[name].replace("var(--skin)", skin), id=_id_of(view, name, ids), stroke_width="2.4", **ROUND_LINE
        )
    stops = [
        element("stop", offset="0.3", stop_color="var(--glow)", stop_opacity="0.6"),
        element("stop", offset=1, stop_color="var(--glow)", stop_opacity=0),
    ]
    yield element("radialGradient", *stops, id=f"{ids}-glow")
    yield element(
        "g",
        element("circle", r=15, fill="#ffd24a", stroke="#8a4b06", stroke_width=2.4),
        element("path", d="M-9-5A10.5 10.5 0 0 1 2-10.5", fill="none", stroke="#fff6d0", stroke_width=3.6),
        id=f"{ids}-dot",
        stroke_linecap="round",
    )


def _id_of(view: View, name: str, ids: str) -> str:
    return f"{ids}-{name}{'-scared' if view.bonus and name != FIGURES[PAC_MAN] else ''}"


def _from_behind(view: View) -> list[int]:
    """The figures in the order of drawing: the mover above all others."""
    return sorted(range(len(FIGURES)), key=lambda index: (FIGURES[index] == view.mover, index == PAC_MAN))


def _figure(view: View, index: int, geometry: Geometry, ids: str) -> str:
    name, at = view.figures[index]
    if at == EATEN:
        return ""
    is_mover = name == view.mover
    seat = _seat_of(view, index)
    parts = []
    if is_mover:
        parts.append(element("circle", r=38, fill="#fff", fill_opacity="0.35", stroke="#fffbe6", stroke_width=4))
    if view.bonus and index == PAC_MAN:
        ring = element("circle", r=35, fill="none", stroke="#ffd24a", stroke_width=7, stroke_dasharray="4 8")
        parts.append(group(ring, data_mark="bonus"))
    if seat is not None:
        parts.append(element("ellipse", cy=26, rx=25, ry=7, fill=seat_colour(seat), stroke=OUTLINE, stroke_width=2))
    parts.append(element("use", href=f"#{_id_of(view, name, ids)}"))
    if name in view.seeing:
        parts.append(_badge("!", -24, 12, "#ffe14d"))
    if is_mover:
        badge = _badge(str(view.steps_left), 25, 14, "#fffbe6")
        parts.append(group(badge, data_count="steps-left", data_value=view.steps_left))
    return group(*parts, at=geometry.square(at), data_piece=name, data_seat=seat, data_at=at)


def _badge(text: str, x: float, radius: float, colour: str) -> str:
    disc = element("circle", cx=x, cy=-26, r=radius, fill=colour, stroke=OUTLINE, stroke_width=2.5)
    return disc + label(text, x, -19.5, 19, fill=OUTLINE, font_weight=800)


def _beam(view: View, ghost: str, geometry: Geometry) -> str:
    """The line along which a ghost sees Pac-Man."""
    (x, y), (to_x, to_y) = (geometry.square(_square_of(view, name)) for name in (ghost, FIGURES[PAC_MAN]))
    path = f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
    return group(
        element("path", d=path, stroke="var(--alarm)", stroke_opacity="0.5", stroke_width=15),
        element("path", d=path, stroke="#ffe14d", stroke_width=4, stroke_dasharray="3 11"),
        stroke_linecap="round",
        data_mark=f"sees {ghost}",
    )


def _dot(point: Point, at: str, ids: str) -> str:
    glow = element("circle", r=40, fill=f"url(#{ids}-glow)")
    return group(glow, element("use", href=f"#{ids}-dot"), at=point, data_piece="dot", data_at=at)


def _crumbs(point: Point, at: str) -> str:
    spots = ((-9, 8, 3.5), (3, 12, 2.5), (10, 5, 3.0))
    crumbs = [element("circle", cx=x, cy=y, r=radius) for x, y, radius in spots]
    return group(*crumbs, at=point, fill="var(--crumb)", data_piece="eaten-dot", data_at=at)


def _seat_of(view: View, index: int) -> Seat | None:
    """Who plays this figure; None while that is not drawn, or nobody has taken it."""
    seat = view.figure_seats[index] if view.figure_seats else CHANCE
    return None if seat == CHANCE else seat


def _square_of(view: View, figure: str) -> str:
    return next(at for name, at in view.figures if name == figure)


def _steps(view: View, menu: Menu, geometry: Geometry) -> Iterator[str]:
    """An arrow on every square that the menu offers, a sign for a stop, and a ring round a ghost to choose."""
    if not view.mover:
        yield from _choices(view, menu, geometry)
        return
    x, y = geometry.square(_square_of(view, view.mover))
    for form in menu:
        if form.verb == "stop":
            yield group(_stop_sign(), at=(x - 30, y + 32), data_target="stop")
        for word in form.slots[0].words if form.verb == "step" else ():
            right, down, degrees = STEPS[word]
            there = (x + right * PITCH, y + down * PITCH)
            yield group(_step_sign(degrees), at=there, stroke="var(--open)", data_target=f"step {word}")


def _choices(view: View, menu: Menu, geometry: Geometry) -> Iterator[str]:
    """P-1, P-11: a ring round every ghost that may be taken or may go next."""
    for action, word in _offered(menu):
        if (at := _square_of(view, word)) != EATEN:
            ring = element("circle", r=40, fill="none", stroke="var(--open)", stroke_width=4, stroke_dasharray="5 5")
            yield group(ring, at=geometry.square(at), data_target=action)


def _offered(menu: Menu) -> list[tuple[str, str]]:
    """The actions that choose a figure, and that figure."""
    return [
        (f"{form.verb} {word}", word) for form in menu for slot in form.slots for word in slot.words if word in SKINS
    ]


def _stop_sign() -> str:
    sign = element("path", d="M-5-11H5L11-5V5L5 11H-5L-11 5V-5Z", fill="#c8382c", stroke="#fff", stroke_width=2.5)
    return sign + element("path", d="M-5 0H5", stroke="#fff", stroke_width=4)


def _step_sign(degrees: int) -> str:
    side = SQUARE - 6
    box = {"x": -side / 2, "y": -side / 2, "width": side, "height": side}
    square = element("rect", **box, rx=12, fill="#fff", fill_opacity="0.2", stroke_width=2.5, stroke_dasharray="5 5")
    turned = f"rotate({degrees})"
    return square + element("path", d=ARROW, transform=turned, fill="none", stroke_width=6, **ROUND_LINE)


def _strip(view: View, menu: Menu, last: Action | None, at: tuple[float, float], width: float, ids: str) -> str:
    """Lives, patience and dots; below them a chip for every figure."""
    chip = (width - 24) / len(FIGURES)
    off_board = {word: action for action, word in _offered(menu) if _square_of(view, word) == EATEN}
    return group(
        element("rect", width=width, height=STRIP - 8, rx=20, fill="var(--card)", stroke="var(--line)", stroke_width=2),
        _lives(view),
        _patience(view, width),
        _last(last, width),
        *(
            _chip(view, index, 12 + index * chip, chip - 8, ids, off_board.get(name))
            for index, name in enumerate(FIGURES)
        ),
        at=at,
    )


def _lives(view: View) -> str:
    hearts = []
    for index in range(view.lives_left + view.lives_lost):
        is_left = index < view.lives_left
        colour = {"fill": "#e0402c" if is_left else "none", "stroke": "var(--bad)", "stroke_width": 2}
        hearts.append(element("path", d=HEART, transform=f"translate({34 + 27 * index} 30) scale(1.1)", **colour))
    left = group(*hearts, data_count="lives-left", data_value=view.lives_left)
    return group(left, data_count="lives-lost", data_value=view.lives_lost)


def _patience(view: View, width: float) -> str:
    """How many turns without progress there may still be, as a bar."""
    x, long = 318, width - 470
    share = max(0, min(1, view.patience_left / view.patience))
    return group(
        element("circle", cx=x - 24, cy=29, r=13, fill="none", stroke="var(--soft)", stroke_width=3),
        element("path", d=f"M{x - 24} 22v8l5 4", fill="none", stroke="var(--soft)", stroke_width=3),
        element("rect", x=x, y=24, width=long, height=11, rx=5.5, fill="var(--line)"),
        element("rect", x=x, y=24, width=long * share, height=11, rx=5.5, fill="var(--good)") if share else "",
        label(str(view.patience_left), x + long + 24, 36, 19),
        data_count="patience-left",
        data_value=view.patience_left,
    )


def _last(last: Action | None, width: float) -> str:
    """The last step as an arrow: whose it was is not in a view."""
    if last is None or last.verb not in ("step", "stop"):
        return ""
    disc = element(
        "circle", r=17, fill="var(--cheese)", fill_opacity="0.35", stroke="var(--cheese-deep)", stroke_width=2
    )
    if last.verb == "stop":
        sign = element("rect", x=-6, y=-6, width=12, height=12, rx=2, fill="var(--ink)")
    else:
        turned = f"rotate({STEPS[last.word][2]}) scale(.6)"
        sign = element("path", d=ARROW, transform=turned, fill="none", stroke="var(--ink)", stroke_width=6)
    return group(disc, sign, at=(width - 40, 30), stroke_linecap="round", data_last=str(last))


def _chip(view: View, index: int, x: float, width: float, ids: str, target: str | None) -> str:
    """A figure, and the letter of the seat that plays it; one off the board can be chosen here."""
    name, at = view.figures[index]
    seat = _seat_of(view, index)
    is_on = name == view.mover or target is not None
    letter = ""
    if seat is not None:
        letter = group(
            element("circle", r=15, fill=seat_colour(seat)),
            label(SEAT_LETTERS[seat], 0, 6.5, 18, fill="var(--on-seat)", font_weight=800),
            at=(width - 26, 26),
        )
    is_eaten = at == EATEN
    return group(
        element(
            "rect",
            width=width,
            height=52,
            rx=14,
            fill="var(--cheese)",
            fill_opacity="0.3" if is_on else "0.08",
            stroke="var(--cheese-deep)" if is_on else "var(--line)",
            stroke_width=2.5 if is_on else 1.5,
        ),
        element(
            "use",
            href=f"#{_id_of(view, name, ids)}",
            transform="translate(30 27) scale(.62)",
            opacity="0.3" if is_eaten else None,
        ),
        label(at or "×", width / 2 + 4, 32, 18),
        letter,
        at=(x, 58),
        data_piece=name if is_eaten else None,
        data_seat=seat if is_eaten else None,
        data_at="eaten" if is_eaten else None,
        data_target=target,
    )
