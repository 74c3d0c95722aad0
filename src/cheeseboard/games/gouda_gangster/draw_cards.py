"""The cards of Gouda Gangster as SVG: small ones on the table, large ones in a hand, chips in the discard pile."""

from functools import cache

from cheeseboard.core import Seat
from cheeseboard.core.svg import (
    Attributes,
    SvgOptions,
    element,
    fitted,
    group,
    label,
    named_colours,
    read_art,
)
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, ROOMS, STRENGTH, TRAP

HIDDEN_CARD = "hidden"
SMALL_CARD = (23, 32)
LARGE_CARD = (62, 88)
DISCARD_CHIP = (26, 18)
CARD_SIGNS = {TRAP: "trap", CHEESE: "cheese", NAILED_DOWN: "nail", GOUDA_GANGSTER: "hat", HOLE: "hole"}
WEAPON_SIGNS = ("pin", "fork", "dagger", "swords")  # the stronger, the larger: five strengths each
WEAPON_FACES = ("#dcebd6", "#d3e6f0", "#fbdca8", "#f6bfab")  # and the hotter
CARD_FACES = {
    TRAP: ("#4a4541", "#ffe1d6"),
    CHEESE: ("#f7c64f", "#5d3500"),
    NAILED_DOWN: ("#4c3d77", "#ffeec4"),
    GOUDA_GANGSTER: ("#4c3d77", "#ffeec4"),
    HOLE: ("#4c3d77", "#ffeec4"),
    "bathroom": ("#2f716e", "#fff8e8"),
    "bedroom": ("#65477d", "#fff8e8"),
    "basement": ("#65563f", "#fff8e8"),
    "childrens-room": ("#a97010", "#fff8e8"),
}
CARD_INK = "#2b1904"
CARD_RIM: Attributes = {"stroke": "#5a3714", "stroke_opacity": "0.5"}


def _face(card: str) -> tuple[str, str]:
    """The colour of a card, and of what stands on it."""
    return CARD_FACES.get(card) or (WEAPON_FACES[_band(card)], CARD_INK)


def _band(card: str) -> int:
    return (STRENGTH[card] - 1) // 5


def _sign(card: str) -> str:
    if card in STRENGTH:
        return WEAPON_SIGNS[_band(card)]
    return card if card in ROOMS else CARD_SIGNS[card]


def card_symbols(ids: str) -> list[str]:
    """What all cards are made of."""
    return list(_symbols(ids))


@cache
def _symbols(ids: str) -> tuple[str, ...]:
    art, _ = named_colours(read_art(__package__))
    signs = [element("g", drawing, id=f"{ids}-{name}") for name, drawing in art.items() if name.startswith("sign-")]
    wide, high = SMALL_CARD
    spots = ((7, 9, 3.2), (16, 14, 4), (8, 23, 3.6), (17, 26, 2))
    back = element("rect", width=wide, height=high, rx=4, fill="#74281b", stroke="#f8e3b4", stroke_width=1.6) + group(
        *(element("circle", cx=x, cy=y, r=radius) for x, y, radius in spots), fill="#f1bd45"
    )
    return (*signs, element("g", back, id=f"{ids}-back"))


def draw_small(card: str, ids: str, *, is_secret: bool = False, is_old: bool = False) -> str:
    """A card as it lies on the table; secret ones are known to this view alone, old ones count no more."""
    if card == HIDDEN_CARD:
        return element("use", href=f"#{ids}-back")
    wide, high = SMALL_CARD
    fill, ink = _face(card)
    rim: Attributes = {"stroke": "var(--cheese-deep)", "stroke_width": 2, "stroke_dasharray": "4 2.5"}
    parts = [element("rect", width=wide, height=high, rx=4, fill=fill, **(rim if is_secret else CARD_RIM))]
    if card in STRENGTH:
        parts.append(label(str(STRENGTH[card]), wide / 2, 14, 13, fill=ink, font_weight=800))
        parts.append(_put(_sign(card), wide / 2, 23, 0.5, ink, ids))
    else:
        parts.append(_put(_sign(card), wide / 2, high / 2, 0.75, ink, ids))
    return element("g", *parts, opacity="0.5" if is_old else None)


def _put(sign: str, x: float, y: float, scale: float, colour: str, ids: str) -> str:
    where = f"translate({x:g} {y:g}) scale({scale})"
    return element("use", href=f"#{ids}-sign-{sign}", transform=where, color=colour)


def draw_large(card: str, options: SvgOptions, ids: str, *, can_play: bool) -> str:
    """A card in one's own hand, with its name if it has one; the rim of those that can be played is bright."""
    wide, high = LARGE_CARD
    fill, ink = _face(card)
    is_weapon = card in STRENGTH
    rim: Attributes = {"stroke": "var(--cheese)", "stroke_width": 3} if can_play else {**CARD_RIM, "stroke_width": 2}
    parts = [element("rect", width=wide, height=high, rx=7, fill="#fffaf0" if is_weapon else fill, **rim)]
    if is_weapon:
        parts += [
            element("circle", cx=wide / 2, cy=44, r=19, fill=fill),
            element("path", d="M1.5 22V7Q1.5 1.5 7 1.5H30V16Q30 22 24 22Z", fill="#f6bb3c"),
            label(str(STRENGTH[card]), 15.5, 18, 16, fill=CARD_INK, font_weight=800),
        ]
    parts.append(_put(_sign(card), wide / 2, 44 if is_weapon else 34, 1.15 if is_weapon else 1.5, ink, ids))
    lines = _lines(options.names.get(card, "" if is_weapon else options.name(card)))
    for index, line in enumerate(lines):
        y = high - 7 - 12 * (len(lines) - 1 - index)
        parts.append(label(line, wide / 2, y, 12, fill=ink, **fitted(line, wide - 8, 11)))
    return "".join(parts)


def _lines(name: str) -> list[str]:
    """A name on at most two lines of about the same length."""
    words = name.split()
    if len(name) <= 9 or len(words) < 2:
        return [name] if name else []
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return list(min(halves, key=lambda pair: max(map(len, pair))))


def draw_chip(card: str, ids: str) -> str:
    """A card of the discard pile: its strength, or its sign."""
    wide, high = DISCARD_CHIP
    fill, ink = _face(card)
    chip = element("rect", width=wide - 2, height=high, rx=4, fill=fill)
    if card in STRENGTH:
        return chip + label(str(STRENGTH[card]), wide / 2 - 1, 14, 13, fill=ink)
    return chip + _put(_sign(card), wide / 2 - 1, high / 2, 0.55, ink, ids)


def put_card(card: str, drawing: str, place: str, seat: Seat | None, at: tuple[float, float]) -> str:
    """A card where it lies, with its `data-` names."""
    return group(drawing, at=at, data_card=card, data_seat=seat, data_at=place)
