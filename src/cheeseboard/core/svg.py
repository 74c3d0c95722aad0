"""Drawings as SVG text: elements, colours for light and dark, and the document around them. It knows no game.

A drawing has no script, loads nothing, and has the same bytes for equal views. Colours are written `var(--name)`; with
the theme `auto` a style inside the drawing gives them their values, otherwise they are replaced by plain colours, so
that programs without CSS variables can show it too. Rules of the style and ids begin with the game's id, for several
drawings may stand in one HTML page.

Programs may read a drawing by its `data-` names, which are the same in all games:

- on the document: `data-game`; `data-to-move` (seats, separated by spaces) and `data-end` (why it is over), if any;
- `data-place`: a square, space or room of the board, by the word that actions use;
- `data-piece` (pawn, mouse, cheese, dot, …), `data-wall` (its place), `data-die` (its colour) and `data-card` (a card
  that lies open, or `hidden`);
- beside those, `data-seat` (whose it is), `data-at` (where it is: a place, or `hand`, `table`, `pile`, …) and
  `data-value` (how many pieces stand there, or what one is worth);
- `data-count` with `data-value` (and `data-seat`): a number that is drawn, such as walls left;
- `data-mark` with `data-seat` or `data-at`: a public fact about a seat or place, such as `ready`;
- `data-target`: a legal action of the menu, or the part of one that is marked here, such as `wall e3h`;
- `data-last`: the last action, where it is marked.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal

from msgspec import Struct

from cheeseboard.core.drawing import MARKS
from cheeseboard.core.package_files import package_text
from cheeseboard.core.seats import Seat

Theme = Literal["auto", "light", "dark"]
Palette = Mapping[str, tuple[str, str]]  # by name: the colour in light and in dark
Attribute = str | int | float | bool | None
Attributes = dict[str, Attribute]

FONT = "system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"
MIN_TEXT = 12  # pixels, in a drawing of its natural size
PALETTE: Palette = {
    "paper": ("#fbf5e9", "#1d1815"),
    "card": ("#fffdf8", "#2a231e"),
    "ink": ("#2b2019", "#f6ecdd"),
    "soft": ("#65574b", "#c3b3a1"),
    "line": ("#dfd1ba", "#4a3e34"),
    "cheese": ("#f2b632", "#f4bf45"),
    "cheese-deep": ("#b9770a", "#d9962a"),
    "good": ("#2c6e3f", "#86d39b"),
    "bad": ("#a8281f", "#ff9d8f"),
    "seat-0": ("#c8442b", "#ef7b62"),
    "seat-1": ("#1f6fb2", "#6db4ef"),
    "seat-2": ("#2f8a4e", "#6fcf8e"),
    "seat-3": ("#8a4fb0", "#c79be6"),
    "seat-4": ("#d08a00", "#f2bd4b"),
    "seat-5": ("#3f4a55", "#aab6c2"),
    "on-seat": ("#ffffff", "#14100d"),
}
SEAT_LETTERS = "ABCDEF"
# Patterns are compiled when they are first used: whoever only plays pays nothing for drawings.
_FORBIDDEN = "[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"  # by XML
_VARIABLE = r"var\(--([a-z0-9-]+)\)"
_ART = r'(?m)^<g id="([\w-]+)">(.*)</g>$'
_PAIR = r"light-dark\((#\w+),(#\w+)\)"
_MARKED = r"\[(/|" + "|".join(MARKS) + r")\]"
_MARK_STYLES: Mapping[str, Mapping[str, Attribute]] = {
    **{f"seat-{seat}": {"fill": f"var(--seat-{seat})", "font_weight": 700} for seat in range(6)},
    "barrier": {"fill": "var(--cheese-deep)", "font_weight": 700},
    "faint": {"fill": "var(--soft)"},
    "strong": {"font_weight": 700},
    "good": {"fill": "var(--good)"},
    "bad": {"fill": "var(--bad)"},
}


class SvgOptions(Struct, frozen=True):
    """How a drawing is wanted, apart from what it shows."""

    theme: Theme = "auto"  # auto: as the reader's system prefers
    seat: Seat | None = None  # the seat that sits below, where the view does not say whose it is
    title: str = ""  # plain text for screen readers; without it the drawing tells ids and numbers
    description: str = ""
    ids: str = ""  # added to ids; different in each drawing of a game in one page, if the page may hide some of them
    names: Mapping[str, str] = {}  # texts that stand for ids (rooms, spaces, cards); others are written as they are

    def ids_of(self, game: str) -> str:
        """What the ids of a drawing begin with: a game's drawings of one theme have the same parts."""
        return f"{game}-{self.theme}{self.ids}"

    def name(self, word: str) -> str:
        """The text for an id."""
        return self.names.get(word) or word.replace("-", " ")


AS_IS = SvgOptions()


def number(value: float) -> str:
    """A coordinate with at most one digit behind the point.

    >>> number(12.04), number(0.25), number(-0.01), number(7)
    ('12', '0.2', '0', '7')
    """
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def element(name: str, /, *children: str, **attributes: Attribute) -> str:
    """An element; `_` in the name of an attribute is `-`; those that are None or False are left out.

    >>> element("text", text_of("5 < 6"), x=1.5, data_seat=0, data_at=None)
    '<text x="1.5" data-seat="0">5 &lt; 6</text>'
    """
    parts = [name]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        if isinstance(value, str):
            text = _escape(value).replace('"', "&quot;")
        else:
            text = "1" if value is True else str(value) if isinstance(value, int) else number(value)
        parts.append(f'{key.replace("_", "-")}="{text}"')
    inside = "".join(children)
    return f"<{' '.join(parts)}>{inside}</{name}>" if inside else f"<{' '.join(parts)}/>"


def text_of(text: str) -> str:
    """Text as the content of an element."""
    return _escape(text)


def _escape(text: str) -> str:
    if not text.isprintable():
        text = re.sub(_FORBIDDEN, "", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def group(*children: str, at: tuple[float, float] | None = None, scale: float = 1, **attributes: Attribute) -> str:
    """Children together, moved so that their origin is `at`."""
    transform = f"translate({number(at[0])} {number(at[1])})" if at else ""
    if scale != 1:
        transform += f" scale({scale:g})" if transform else f"scale({scale:g})"
    return element("g", *children, transform=transform or None, **attributes)


def fitted(text: str, width: float, size: float) -> Attributes:
    """Attributes that narrow a text which would be wider than this; most texts need none."""
    needed = 0.62 * size * len(text)
    return {"textLength": width, "lengthAdjust": "spacingAndGlyphs"} if needed > width else {}


def label(text: str, x: float, y: float, size: float = 16, **attributes: Attribute) -> str:
    """A line of text around x, its letters standing on y; `document` sets what most of them have in common."""
    return element("text", text_of(text), x=x, y=y, font_size=size, **attributes)


def seat_colour(seat: Seat) -> str:
    """The colour of a seat."""
    return f"var(--seat-{seat % len(SEAT_LETTERS)})"


@cache
def read_art(package: str) -> Mapping[str, str]:
    """Drawings by name from the file `art.svg` of a game: each a group on a line of its own, around the origin."""
    return dict(re.findall(_ART, package_text(package, "art.svg")))


def named_colours(art: Mapping[str, str]) -> tuple[dict[str, str], Palette]:
    """Drawings whose colours `light-dark(#aaa,#bbb)` have become names, and these colours: `art-0`, `art-1`, …"""
    pairs = list(dict.fromkeys(pair for drawing in art.values() for pair in re.findall(_PAIR, drawing)))
    names = {pair: f"art-{number}" for number, pair in enumerate(pairs)}
    drawings = {
        name: re.sub(_PAIR, lambda found: f"var(--{names[found[1], found[2]]})", drawing)
        for name, drawing in art.items()
    }
    return drawings, {name: (light, dark) for (light, dark), name in names.items()}


def document(
    game: str,
    size: tuple[float, float],
    *children: str,
    palette: Palette = PALETTE,
    options: SvgOptions = AS_IS,
    scale: float = 1,
    to_move: tuple[Seat, ...] = (),
    end: str = "",
) -> str:
    """The whole drawing; `size` in its own units, which are `scale` pixels each."""
    width, height = size
    name = f"cheeseboard-{game}"
    drawing = element(
        "svg",
        element("title", text_of(options.title or game)),
        element("desc", text_of(options.description)) if options.description else "",
        element("style", _style(name, palette)) if options.theme == "auto" else "",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=number(width * scale),
        height=number(height * scale),
        role="img",
        font_family=FONT,
        font_weight=600,
        text_anchor="middle",
        fill="var(--ink)",
        **{"class": name},
        data_game=game,
        data_to_move=" ".join(str(seat) for seat in to_move) or None,
        data_end=end or None,
    )
    if options.theme == "auto":
        return drawing
    column = ("light", "dark").index(options.theme)
    return re.sub(_VARIABLE, lambda found: palette[found[1]][column], drawing)


def _style(name: str, palette: Palette) -> str:
    light, dark = (
        "".join(f"--{colour}:{pair[column]};" for colour, pair in palette.items() if column == 0 or pair[0] != pair[1])
        for column in (0, 1)
    )
    return f".{name}{{{light}}}@media(prefers-color-scheme:dark){{.{name}{{{dark}}}}}"


def draw_text(game: str, drawing: str, options: SvgOptions = AS_IS) -> str:
    """A drawing of `show` as SVG text, its marks in colour: for games without a drawing of their own."""
    size, wide, high, margin = 15, 9.2, 18, 16
    lines, longest = [], 1
    for row, line in enumerate(drawing.split("\n")):
        spans, length = _spans(line)
        longest = max(longest, length)
        y = margin + high * (row + 0.75)
        lines.append(element("text", *spans, x=margin, y=y, **{"xml:space": "preserve"}) if spans else "")
    width, height = 2 * margin + wide * longest, 2 * margin + high * len(lines)
    sheet = element("rect", width=width, height=height, rx=12, fill="var(--card)", stroke="var(--line)")
    mono = "ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace"
    written = element("g", *lines, font_family=mono, font_size=size, font_weight=400, text_anchor="start")
    return document(game, (width, height), sheet, written, options=options)


def _spans(line: str) -> tuple[list[str], int]:
    """The pieces of a line, each in the style of its mark, and how many signs they have."""
    spans, length, style = [], 0, ""
    for index, piece in enumerate(re.split(_MARKED, line)):
        if index % 2:
            style = "" if piece == "/" else piece
        elif piece:
            length += len(piece)
            spans.append(element("tspan", text_of(piece), **_MARK_STYLES[style]) if style else text_of(piece))
    return spans, length
