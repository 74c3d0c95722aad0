"""The room of Gouda! Gouda! as SVG: wall and floor, planks, and the things that mice stand on, without the mice."""

from functools import lru_cache
from zlib import crc32

from cheeseboard.core.svg import PALETTE, Palette, element, number, read_art
from cheeseboard.games.gouda_gouda.board import Board, Space
from cheeseboard.games.gouda_gouda.layout import Layout, Spot, layout_of

ROOM_SIZE = (560.0, 640.0)
READABLE_UNIT = 62  # below this, letters on mice and names of things are too small
ROOM_COLOURS: Palette = {
    **PALETTE,
    "accent": ("#a34a12", "#ffb163"),
    "wall-top-cellar": ("#e9d3ac", "#2c2320"),
    "wall-foot-cellar": ("#d9b98a", "#3a2a20"),
    "wall-top-kitchen": ("#e6ead8", "#24302e"),
    "wall-foot-kitchen": ("#cfdcc6", "#2e3a33"),
    "wall-top-own": ("#ecd2ab", "#30251f"),
    "wall-foot-own": ("#d3a777", "#402c1e"),
    "joint": ("#6e461933", "#00000057"),
    "stone": ("#fffaeb47", "#ffdcaa08"),
    "lamp-light": ("#fff6cf", "#f4b04a"),
    "corner": ("#5b3610", "#000000"),
    "window": ("#b98c57", "#4a3423"),
    "window-rim": ("#8a6238", "#2a1c12"),
    "sky": ("#cfe6ee", "#1c2b45"),
    "moon": ("#fff3c4", "#f3e4b0"),
    "drape": ("#d9745f", "#7d3a30"),
    "web": ("#785a3259", "#fff0dc24"),
    "skirt": ("#a8763f", "#2d1d11"),
    "floor": ("#c79a63", "#4a3221"),
    "crack": ("#5a320a4d", "#00000066"),
    "plank": ("#c99659", "#7b5534"),
    "plank-rim": ("#6d4520", "#2c1a0c"),
    "side-plank": ("#dcb684", "#8f6a45"),
    "shelf": ("#a8763f", "#5d3f26"),
    "shelf-rim": ("#5d3a18", "#22140a"),
    "frame": ("#8f5f36", "#4b3018"),
    "halo": ("#fff6c8bf", "#ffcd6e47"),
    "halo-rim": ("#8a5a10", "#ffd890"),
    "open": ("#ffe478b8", "#ffc85a5c"),
    "up": ("#96e18cb3", "#5abe6480"),
    "down": ("#ffafa0b3", "#e66e5a80"),
}
PATTERNS = {
    "cellar": (
        (84, 52),
        "M0 .8H84M0 26.8H84M20 1V26M66 1V26M44 27V52M2 27V52",
        "M24 5h36q2 0 2 2v13q0 2-2 2H24q-2 0-2-2V7q0-2 2-2zM48 31h30q2 0 2 2v13q0 2-2 2H48z",
    ),
    "kitchen": ((46, 46), "M0 .8H46M.8 0V46", "M23 14l9 9-9 9-9-9z"),
    "own": ((58, 240), "M.8 0V240M0 92H58", "M18 10q8 40 0 70M40 110q-9 60 2 110"),
}
# Words in a space's name that make the same kind of thing look different: kind, part of the name, drawing.
VARIANTS = (
    ("pot", "flower", "flower"),
    ("pot", "tea", "teapot"),
    ("chair", "stool", "stool"),
    ("cloth", "cushion", "cushion"),
    ("jars", "jug", "jug"),
)
NAMED_TINTS = {
    "green": "#6f9d54",
    "yellow": "#e6b740",
    "orange": "#dd8440",
    "red": "#c45a48",
    "blue": "#5f8fb5",
    "metal": "#8f9aa3",
    "paint": "#4f93a8",
    "white": "#e8e0d2",
    "black": "#5a534d",
    "tin": "#b7604a",
    "old": "#8d5f3c",
}
KIND_TINTS = {
    "barrel": "#b07b48",
    "boxes": "#cf9f63",
    "broom": "#b5683c",
    "bucket": "#4f93a8",
    "cans": "#b7604a",
    "chair": "#a9683c",
    "chest": "#8d5f3c",
    "cloth": "#c9605a",
    "crate": "#c2904f",
    "drawer": "#b98a58",
    "jars": "#b6495a",
    "lamp": "#dba33f",
    "mat": "#a67c4b",
    "papers": "#d8cdb8",
    "pot": "#c46f45",
    "rack": "#97683f",
    "shoe": "#7f6aa8",
    "suitcase": "#9a5b3b",
    "table": "#c98c4c",
    "tray": "#8fa3a0",
}
SPIDER_WEB = "M0 0Q30 14 62 6M0 0Q16 34 8 70M0 0Q26 26 46 44M40 9Q34 20 29 28Q18 34 10 44M22 7Q19 13 16 16Q11 20 8 26"


@lru_cache(maxsize=64)
def room_layout(board: Board) -> Layout:
    """The layout of a board; a crowded one gets a larger picture, so that everything on it can be read."""
    for tenths in range(10, 31, 2):
        layout = layout_of(board, *(side * tenths / 10 for side in ROOM_SIZE))
        if layout.unit >= READABLE_UNIT:
            break
    return layout


@lru_cache(maxsize=32)
def draw_room(board: Board, room: str, ids: str) -> str:
    """Wall, window and floor with the planks before them, for everything else to stand on."""
    layout = room_layout(board)
    width, height = layout.width, layout.height
    floor = height - max(layout.unit * 0.62, 34)
    goal = layout.spots[board.table]
    cracks = "".join(
        f"M{number(x)} {number(floor)}L{number(x + (x - width / 2) * 0.35)} {number(height)}"
        for x in (width * index / 7 for index in range(1, 7))
    )
    whole = {"width": width, "height": height, "rx": 14}
    return "".join(
        [
            element("defs", *_fills(room, ids)),
            element("rect", **whole, fill=f"url(#{ids}-wall) var(--wall-top-{room})"),
            element("rect", **whole, fill=f"url(#{ids}-pattern)"),
            element(
                "g", _window(room), transform=f"translate({number(width * 0.86)} {number(height * 0.1)}) scale(.9)"
            ),
            element("path", d=SPIDER_WEB, fill="none", stroke="var(--web)", stroke_width=1.2),
            element("circle", cx=goal.x, cy=goal.y, r=layout.unit * 2.6, fill=f"url(#{ids}-light)"),
            element("rect", y=floor - 7, width=width, height=9, fill="var(--skirt)"),
            element("rect", y=floor, width=width, height=height - floor, fill="var(--floor)"),
            element("path", d=cracks, fill="none", stroke="var(--crack)", stroke_width=1.6),
            element("rect", **whole, fill=f"url(#{ids}-corner)"),
            _planks(layout, ids),
        ]
    )


def _fills(room: str, ids: str) -> list[str]:
    (width, height), joints, stones = PATTERNS[room]
    stone = {"fill": "none", "stroke": "var(--joint)"} if room == "own" else {"fill": "var(--stone)"}
    pattern = [
        element("path", d=joints, fill="none", stroke="var(--joint)", stroke_width=1.6),
        element("path", d=stones, **stone),
    ]
    wall = [element("stop", offset=at, stop_color=f"var(--wall-{end}-{room})") for at, end in ((0, "top"), (1, "foot"))]
    light = [
        element("stop", offset=at, stop_color="var(--lamp-light)", stop_opacity=alpha)
        for at, alpha in ((0, "0.75"), (1, "0"))
    ]
    corner = [
        element("stop", offset="0.6", stop_color="#000", stop_opacity=0),
        element("stop", offset=1, stop_color="var(--corner)", stop_opacity="0.24"),
    ]
    return [
        element("linearGradient", *wall, id=f"{ids}-wall", x1=0, y1=0, x2=0, y2=1),
        element("pattern", *pattern, id=f"{ids}-pattern", width=width, height=height, patternUnits="userSpaceOnUse"),
        element("radialGradient", *light, id=f"{ids}-light"),
        element("radialGradient", *corner, id=f"{ids}-corner", cx="0.5", cy="0.45", r="0.75"),
    ]


def _window(room: str) -> str:
    frame = {"fill": "var(--window)", "stroke": "var(--window-rim)", "stroke_width": "3"}
    if room == "kitchen":
        drape = "M-54-48H54V-30Q40-18 27-30Q13-18 0-30Q-13-18-27-30Q-40-18-54-30Z"
        return (
            element("path", d="M-48-44H48V44H-48Z", **frame)
            + element("path", d="M-41-37H-3V37H-41ZM3-37H41V37H3Z", fill="var(--sky)")
            + element("path", d=drape, fill="var(--drape)")
        )
    return (
        element("path", d="M-44 40V-8A44 44 0 0 1 44-8V40Z", **frame)
        + element("path", d="M-37 34V-8A37 37 0 0 1 37-8V34Z", fill="var(--sky)")
        + element("circle", cx=12, cy=-14, r=11, fill="var(--moon)")
        + element("path", d="M-14-44V36M12-44V36M-38 6H38", fill="none", stroke="var(--window-rim)", stroke_width=4)
    )


def plank(layout: Layout, low: Spot, high: Spot) -> str:
    """The middle line of a plank, as a path."""
    sunk = layout.unit * 0.18
    return f"M{number(low.x)} {number(low.y + sunk)}L{number(high.x)} {number(high.y + sunk)}"


def _planks(layout: Layout, ids: str) -> str:
    """Broad planks lead straight on, narrow ones with rungs are side steps; a notch points up.

    Each kind is one path that is stroked several times: as shade, rim, wood and grain.
    """
    unit = layout.unit
    lines, notches = {True: "", False: ""}, ""
    for spot in layout.spots.values():
        for index, name in enumerate(spot.space.up):
            there = layout.spots[name]
            lines[index == 0] += plank(layout, spot, there)
            notches += _notch(spot, there, unit, unit * (0.07 if index == 0 else 0.045))
    parts = []
    for is_straight, broad, colour in ((False, unit * 0.15, "side-plank"), (True, unit * 0.24, "plank")):
        if not (line := lines[is_straight]):
            continue
        name = f"{ids}-planks-{crc32(line.encode()):x}"  # other boards in the same page have other planks
        path = element("use", href=f"#{name}")
        crossbar = {"stroke_dasharray": f"2.4 {number(unit * 0.3)}", "stroke_opacity": "0.65"}
        parts += [
            element("defs", element("path", d=line, id=name)),
            element("g", path, stroke="#281400", stroke_opacity="0.22", stroke_width=broad, transform="translate(0 3)"),
            element("g", path, stroke="var(--plank-rim)", stroke_width=broad + 1.4),
            element("g", path, stroke=f"var(--{colour})", stroke_width=broad - 1.4),
            element("g", path, stroke="var(--plank-rim)", stroke_opacity="0.4", stroke_width=1)
            if is_straight
            else element("g", path, stroke="var(--plank-rim)", stroke_width=broad * 1.4, **crossbar),
        ]
    notch = element("path", d=notches, stroke="var(--plank-rim)", stroke_width=2.6, stroke_linecap="round")
    return element("g", *parts, notch, fill="none", stroke_linejoin="round")


def _notch(low: Spot, high: Spot, unit: float, half: float) -> str:
    """A small arrow in the middle of a plank."""
    across, down = high.x - low.x, high.y - low.y
    length = (across * across + down * down) ** 0.5 or 1
    right, below = across / length, down / length  # one step along the plank
    x, y = (low.x + high.x) / 2, (low.y + high.y) / 2 + unit * 0.18
    back, on = unit * 0.06, unit * 0.05
    start, tip, end = (
        (round(x - right * back - below * half), round(y - below * back + right * half)),
        (round(x + right * on), round(y + below * on)),
        (round(x - right * back + below * half), round(y - below * back - right * half)),
    )
    steps = (tip[0] - start[0], tip[1] - start[1], end[0] - tip[0], end[1] - tip[1])
    return f"M{start[0]} {start[1]}l" + " ".join(map(str, steps)).replace(" -", "-")


@lru_cache(maxsize=32)
def draw_things(board: Board, ids: str) -> str:
    """Every thing on its shelf."""
    layout, art = room_layout(board), read_art(__package__)
    drawings = sorted({drawing_of(space) for space in board.spaces})
    rim = {"fill": "var(--shelf)", "stroke": "var(--shelf-rim)", "stroke_width": "1.6"}
    shelf = element("path", d="M-46 50h10v10zM46 50h-10v10z", **rim) + element(
        "rect", x=-64, y=45, width=128, height=9, rx=2, **rim
    )
    on_shelf = element("use", href=f"#{ids}-shelf")
    symbols = [
        element(
            "g",
            on_shelf,
            element("g", art[name], transform="translate(0 21) scale(1.14 .93)"),
            id=f"{ids}-{name}",
            transform=f"scale({layout.unit / 100:.3f})",
        )
        for name in drawings
    ]
    places = [
        element(
            "use",
            href=f"#{ids}-{drawing_of(spot.space)}",
            color=tint_of(spot.space),
            x=spot.x,
            y=spot.y,
            data_place=spot.space.id,
        )
        for spot in sorted(layout.spots.values(), key=lambda spot: spot.y)
    ]
    return element("defs", element("g", shelf, id=f"{ids}-shelf"), *symbols) + "".join(places)


def drawing_of(space: Space) -> str:
    """The name of a thing's drawing."""
    for kind, part, drawing in VARIANTS:
        if space.kind == kind and part in space.id:
            return drawing
    return space.kind


def tint_of(space: Space) -> str:
    """The colour that a thing's name says, or what its kind usually has."""
    named = (NAMED_TINTS[part] for part in space.id.split("-") if part in NAMED_TINTS)
    return next(named, KIND_TINTS[space.kind])
