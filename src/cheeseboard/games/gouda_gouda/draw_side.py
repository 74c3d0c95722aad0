"""The table beside the room of Gouda! Gouda! as SVG: the seats with their cards, dice, window, pile and own hand."""

from collections.abc import Iterator, Mapping

from cheeseboard.core import Seat
from cheeseboard.core.svg import (
    SEAT_LETTERS,
    Attributes,
    SvgOptions,
    element,
    fitted,
    group,
    label,
    read_art,
    seat_colour,
)
from cheeseboard.games.gouda_gouda.state import POWERS
from cheeseboard.games.gouda_gouda.view import View

POWER_COLOURS = {
    "reroll": "#2f7f86",
    "again": "#8a5a12",
    "transfer": "#5f58a8",
    "improve": "#3b7d3f",
    "worsen": "#b0452c",
    "nullify": "#4d4a52",
}
DIE_FACES = {
    "green": ("#3f9b4c", "#fff", "M0 9V-9M-8-1L0-9 8-1"),
    "yellow": ("#f3c33b", "#4a3000", "M-9 0H9"),
    "red": ("#cf4632", "#fff", "M0-9V9M-8 1L0 9 8 1"),
    "void": ("#9b948b", "#fff", "M-7-7L7 7M7-7L-7 7"),
}
SEAT_ROW, TRAY_HEIGHT, PILE_ROW = 42, 62, 40
HAND_CARD = (93, 46)
GOLD_CROWN = "M-9-30L-11-42L-5-36L0-44L5-36L11-42L9-30Q0-27-9-30Z"


def draw_side(
    view: View, targets: Mapping[str, tuple[str, ...]], options: SvgOptions, width: float, height: float, ids: str
) -> str:
    """From above: the seats, the dice, whoever is asked, the pile; at the bottom the own hand."""
    seats = range(len(view.cards))
    below = len(seats) * SEAT_ROW + 8
    return "".join(
        [
            *(group(_seat(view, seat, width, ids), at=(0, seat * SEAT_ROW)) for seat in seats),
            group(_tray(view, targets, width), at=(0, below)),
            group(_window(view, targets, options, width), at=(0, below + TRAY_HEIGHT + 8)),
            group(*_pile(view, targets, options, width, ids), at=(0, below + TRAY_HEIGHT + 48)),
            group(*_hand(view, targets, options, ids), at=(0, height - 2 * HAND_CARD[1] - 12)),
        ]
    )


def side_symbols(view: View, ids: str) -> Iterator[str]:
    """Signs of the powers that lie open somewhere, and as used: a drawing must not name a card that nobody has seen."""
    art = read_art(__package__)
    open_cards = {*view.hand, *(card for cards in (*view.used, *view.hands) for card in cards)}
    for power in POWERS:
        if power in open_cards:
            yield element("g", art[power], id=f"{ids}-{power}")
    for power in POWERS:
        if any(power in used for used in view.used):
            disc = element("circle", r=9.5, fill=POWER_COLOURS[power])
            yield element("g", disc, _sign(power, 0.55, "#fff", ids), id=f"{ids}-used-{power}", opacity="0.75")


def _seat(view: View, seat: Seat, width: float, ids: str) -> str:
    """A seat's mouse, its cards, those it has played, and the cheese it has eaten."""
    is_mover = seat == view.mover and not view.end
    box = {"x": 1, "y": 1, "width": width - 2, "height": SEAT_ROW - 4, "rx": 10}
    colour = seat_colour(seat)
    parts = [
        element("rect", **box, fill="var(--card)", stroke=colour if is_mover else "var(--line)", stroke_width=2),
        element("rect", **box, fill=colour, fill_opacity="0.14", data_mark="mover", data_seat=seat) if is_mover else "",
        group(element("use", href=f"#{ids}-mouse{seat}"), _crown(view, seat), at=(24, 35), scale=0.78),
    ]
    x = 56
    if seat == view.seat:
        parts += [_back(x, 10), label(str(view.cards[seat]), x + 25, 26, 16)]
        x += 44
    else:
        for card in view.hands[seat] if view.hands else ("hidden",) * view.cards[seat]:
            face = _back(x, 10) if card == "hidden" else _small_card(card, x, 10, ids)
            parts.append(group(face, data_card=card, data_seat=seat, data_at="hand"))
            x += 18
        x += 8
    for card in view.used[seat]:
        place: Attributes = {"x": x + 9, "y": 20, "data_card": card, "data_seat": seat, "data_at": "used"}
        parts.append(element("use", href=f"#{ids}-used-{card}", **place))
        x += 22
    if view.window and seat in view.window.asked and view.phase in ("window", "pile"):
        ring = element("circle", cx=width - 96, cy=20, r=10, fill="none", stroke="var(--cheese-deep)", stroke_width=2)
        parts.append(group(ring, label("?", width - 96, 25, 14), data_mark="asked", data_seat=seat))
    if view.points[seat]:
        cheese = element("use", href=f"#{ids}-cheese", transform=f"translate({width - 58:g} 21) scale(.62)")
        number = label(str(view.points[seat]), width - 24, 26, 18, font_weight=800)
        parts.append(cheese + number)
    row = group(*parts, data_count="points", data_seat=seat, data_value=view.points[seat])
    return group(row, data_count="cards", data_seat=seat, data_value=view.cards[seat])


def _crown(view: View, seat: Seat) -> str:
    """On the winner's head: most points, and of those who have as many whoever ate first (GO-13, GO-29)."""
    if not view.end or not view.eaten:
        return ""
    winner = next(eater for eater, _ in view.eaten if view.points[eater] == max(view.points))
    if seat != winner:
        return ""
    return element("path", d=GOLD_CROWN, fill="#ffd25e", stroke="#6b4206", stroke_width=1.8, stroke_linejoin="round")


def _back(x: float, y: float) -> str:
    return element(
        "rect", x=x, y=y, width=15, height=21, rx=3, fill="#f5d08a", stroke="#5b3410", stroke_width=1.5
    ) + element("path", d=f"M{x + 4:g} {y + 15:g}l7-9M{x + 4:g} {y + 6:g}l7 9", stroke="#d9962a", stroke_width=2)


def _small_card(card: str, x: float, y: float, ids: str) -> str:
    face = element(
        "rect", x=x, y=y, width=16, height=21, rx=3, fill=POWER_COLOURS[card], stroke="#fff", stroke_opacity="0.6"
    )
    return face + group(_sign(card, 0.5, "#fff", ids), at=(x + 8, y + 10.5))


def _sign(power: str, scale: float, colour: str, ids: str) -> str:
    return element("use", href=f"#{ids}-{power}", color=colour, transform=f"scale({scale})")


def _tray(view: View, targets: Mapping[str, tuple[str, ...]], width: float) -> str:
    """The dice; those that the menu takes have a ring, and dice about to be rolled are question marks."""
    apart = (width - 12) / view.max_dice
    size = min(46, apart - 6)
    felt = {"width": width - 3, "height": TRAY_HEIGHT - 3, "x": 1.5, "y": 1.5, "rx": 12}
    parts = [element("rect", **felt, fill="#35604a", stroke="var(--frame)", stroke_width=3)]
    faces = [*view.dice, *("to-roll",) * view.throw]
    for index in range(view.max_dice):
        face = faces[index] if index < len(faces) else ""
        middle = (6 + apart * (index + 0.5), TRAY_HEIGHT / 2)
        hollow = {"x": -size / 2, "y": -size / 2, "width": size, "height": size, "rx": 10}
        die = element("rect", **hollow, fill="#000", fill_opacity="0.22")
        if face == "to-roll":
            die += label("?", 0, 7, 22, fill="#fffaf0")
        elif face:
            die += _die(face, size)
        for verb in targets.get(face, ()) if face else ():
            ring = {"fill": "none", "stroke": "#fff0c8", "stroke_width": "2.5"}
            die = group(die, element("rect", **hollow, **ring), data_target=f"{verb} {face}")
        parts.append(group(die, at=middle, data_die=face or None))
    return "".join(parts)


def _die(face: str, size: float) -> str:
    colour, ink, path = DIE_FACES[face]
    side = size - 6
    box = {"x": -side / 2, "width": side, "height": side - 2, "rx": 8}
    return (
        element("rect", **box, y=-side / 2 + 4, fill="#1c0d02", fill_opacity="0.55")
        + element("rect", **box, y=-side / 2, fill=colour, stroke="#281400", stroke_opacity="0.55")
        + element(
            "path", d=path, fill="none", stroke=ink, stroke_width=4.5, stroke_linecap="round", stroke_linejoin="round"
        )
    )


def _window(view: View, targets: Mapping[str, tuple[str, ...]], options: SvgOptions, width: float) -> str:
    """How many of those who are asked have answered, one's own answer, and a button to pass."""
    parts = []
    if view.window and view.phase in ("window", "pile"):
        answered, number = view.window.answered, len(view.window.asked)
        parts.append(
            group(
                label(f"✓ {answered}/{number}", 4, 24, 16, text_anchor="start"),
                data_count="answered",
                data_value=answered,
            )
        )
        if view.window.mine:
            text = " ".join(options.name(word) for word in view.window.mine.split(" "))
            parts.append(label(text, 76, 24, 14, text_anchor="start", font_weight=400))
    for verb in targets.get("", ()):
        if verb == "pass":
            box: Attributes = {"x": width - 78, "y": 3, "width": 74, "height": 30, "rx": 15, "fill": "var(--card)"}
            button = element("rect", **box, stroke="var(--cheese-deep)", stroke_width=2)
            parts.append(group(button, label(options.name(verb), width - 41, 23, 14), data_target=verb))
    return "".join(parts)


def _pile(
    view: View, targets: Mapping[str, tuple[str, ...]], options: SvgOptions, width: float, ids: str
) -> Iterator[str]:
    """The cards of the pile, each a little further in than the one it answers."""
    for index, (seat, text) in enumerate(view.pile):
        verb, _, words = text.partition(" ")
        x = min(16 * index, 96)
        box: Attributes = {"x": x, "width": width - x, "height": PILE_ROW - 4, "rx": 9, "fill": POWER_COLOURS[verb]}
        text_on_card = " ".join(options.name(word) for word in (verb, *words.replace("+", " ").split()))
        parts = [
            element("rect", **box),
            element("circle", cx=x + 20, cy=18, r=12, fill="#fff8e8"),
            group(_sign(verb, 0.7, POWER_COLOURS[verb], ids), at=(x + 20, 18)),
            element("circle", cx=width - 20, cy=18, r=12, fill=seat_colour(seat), stroke="#fff", stroke_width=1.5),
            label(SEAT_LETTERS[seat], width - 20, 23, 15, fill="var(--on-seat)", font_weight=800),
            label(
                text_on_card,
                x + 38,
                23,
                14,
                text_anchor="start",
                fill="#fff",
                **fitted(text_on_card, width - x - 76, 14),
            ),
        ]
        target = {f"{other} card" for other in targets.get("card", ()) if index == len(view.pile) - 1}
        for action in sorted(target):
            rim: Attributes = {**box, "fill": "none", "stroke": "var(--cheese)", "stroke_width": 3}
            parts.append(element("rect", **rim, data_target=action))
        yield group(*parts, at=(0, index * PILE_ROW), data_card=verb, data_seat=seat, data_at="pile")


def _hand(view: View, targets: Mapping[str, tuple[str, ...]], options: SvgOptions, ids: str) -> Iterator[str]:
    """One's own cards; those that can be played have a bright rim."""
    playable = {verb for verbs in targets.values() for verb in verbs}
    wide, high = HAND_CARD
    for index, card in enumerate(view.hand):
        colour, name = POWER_COLOURS[card], options.name(card)
        can = card in playable
        parts = [
            element(
                "rect",
                width=wide,
                height=high,
                rx=9,
                fill=colour,
                stroke="var(--cheese)" if can else "#1c0d02",
                stroke_opacity=None if can else "0.35",
                stroke_width=3 if can else 2,
            ),
            element("circle", cx=18, cy=high / 2, r=13, fill="#fff8e8"),
            group(_sign(card, 0.75, colour, ids), at=(18, high / 2)),
            label(name, 35, high / 2 + 4.5, 13, text_anchor="start", fill="#fff", **fitted(name, wide - 40, 13)),
        ]
        is_target = card in targets.get("", ())
        yield group(
            *parts,
            at=(2 + index % 3 * (wide + 5), index // 3 * (high + 6)),
            data_card=card,
            data_seat=view.seat,
            data_at="hand",
            data_target=card if is_target else None,
        )
