"""Gouda Gangster as SVG: the house, everybody's gang and cards beside it, and below the own hand and the discard pile.

Names for readers: `core.svg`. A card lies at `hand`, `down`, `up`, `hurt` (the trap that hurt a rat) or `discard`. A
target is a verb with one of its words: `sneak bathroom` on a room, `sneak trap` on a card, `spy 2` on a seat.
"""

from collections.abc import Iterator, Mapping

from cheeseboard.core import Action, Menu, Seat
from cheeseboard.core.svg import SEAT_LETTERS, Attributes, SvgOptions, document, element, group, label, seat_colour
from cheeseboard.games.gouda_gangster.cards import TRAP
from cheeseboard.games.gouda_gangster.draw_cards import (
    DISCARD_CHIP,
    HIDDEN_CARD,
    LARGE_CARD,
    SMALL_CARD,
    card_symbols,
    draw_chip,
    draw_large,
    draw_small,
    put_card,
)
from cheeseboard.games.gouda_gangster.draw_house import HOUSE_SIZE, draw_crown, draw_house, house_art, house_symbols
from cheeseboard.games.gouda_gangster.state import Phase
from cheeseboard.games.gouda_gangster.view import SideView, View

TABLE_WIDTH = 940
HOUSE_SCALE = 0.875
HEAD_HEIGHT, SEAT_HEIGHT, HAND_LINE, HAND_HEIGHT = 42, 61, 36, 106
SEATS_AT = HOUSE_SIZE[0] * HOUSE_SCALE + 14
PHASE_PILLS = ("rain", "draw", "sneak", "spy", "reinforce")
CARDS_AT = 70  # where a seat's cards begin
CARD_VERB_WORDS = {"nail": "nailed-down", "gangster": "gouda-gangster", "hole": "hole-in-the-wall"}
SHOWN_VERBS = ("lay", "turn")  # of public actions that name a card, which lies face up afterwards

Targets = Mapping[str, tuple[str, ...]]  # by word: the verbs that take it


def draw(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The house and the table; hands and face-down cards are open only where the view has them."""
    ids = options.ids_of("gangster")
    targets = _targets(menu)
    seats, is_open = len(view.sides), _is_open(view)
    row = SEAT_HEIGHT + (HAND_LINE if is_open and _is_laid(view) else 0)
    below = HEAD_HEIGHT + max(HOUSE_SIZE[1] * HOUSE_SCALE, seats * row) + 10
    mine = view.sides[view.seat] if view.seat is not None and view.seat >= 0 else None
    discard_at = below + (HAND_HEIGHT + 10 if mine else 0)
    house = draw_house(view, targets, last, options, ids)
    return document(
        "gouda-gangster",
        (TABLE_WIDTH, discard_at + _discard_height(view)),
        element("defs", house_symbols(seats, ids), *card_symbols(ids), _pip(ids)),
        _head(view, options, ids),
        group(house, at=(0, HEAD_HEIGHT), scale=HOUSE_SCALE),
        *(
            group(_seat(view, seat, targets, last, row, ids), at=(SEATS_AT, HEAD_HEIGHT + seat * row))
            for seat in range(seats)
        ),
        group(_hand(view, mine, targets, options, ids), at=(0, below)) if mine else "",
        group(*_discard(view, ids), at=(0, discard_at)),
        palette=house_art()[1],
        options=options,
        to_move=_to_move(view),
        end=view.end,
    )


def _is_open(view: View) -> bool:
    """Whether everybody's cards are known."""
    return all(side.own for side in view.sides)


def _is_laid(view: View) -> bool:
    """Whether any card lies before a seat."""
    return any(side.covered or side.up or side.room or side.hurt for side in view.sides)


def _to_move(view: View) -> tuple[Seat, ...]:
    if view.phase is Phase.SNEAK:
        return tuple(seat for seat in view.playing if not view.sides[seat].ready)
    return (view.to_act,) if view.phase in (Phase.SPY, Phase.REINFORCE) else ()


def _targets(menu: Menu) -> Targets:
    targets: dict[str, tuple[str, ...]] = {}
    for form in menu:
        for word in {word: None for slot in form.slots for word in slot.words} or [""]:
            targets[word] = tuple(dict.fromkeys((*targets.get(word, ()), form.verb)))
    return targets


def _pip(ids: str) -> str:
    """A rat chip."""
    circles = [element("circle", cx=x, cy=-4.2, r=3.4) for x in (-4.8, 4.8)]
    face = element("path", d="M-5.5-1Q-5.5-5 0-5T5.5-1Q4 5 0 8Q-4 5-5.5-1Z")
    return element("g", *circles, face, id=f"{ids}-pip")


def _head(view: View, options: SvgOptions, ids: str) -> str:
    """The round, the phases with the one that is on, and the two piles."""
    phase = Phase.SPY.value if view.phase is Phase.TURN else view.phase.value
    text = f"{options.name('round')} {view.round}" + " ★" * view.finals
    parts = [label(text, 6, 26, 17, text_anchor="start", data_count="round", data_value=view.round)]
    x = 122.0
    for pill in PHASE_PILLS:
        name = options.name(pill)
        wide = 8.6 * len(name) + 22
        is_on = pill == phase
        fill: Attributes = {"fill": "var(--cheese)"} if is_on else {"fill": "var(--wood-light)", "fill_opacity": "0.4"}
        parts.append(element("rect", x=x, y=6, width=wide, height=28, rx=14, **fill))
        ink = "#2b1904" if is_on else "var(--soft)"
        parts.append(label(name, x + wide / 2, 25, 14, fill=ink, font_weight=700 if is_on else 400))
        x += wide + 6
    pile = group(element("use", href=f"#{ids}-back"), at=(TABLE_WIDTH - 158, 4))
    parts.append(
        group(pile, label(str(view.stock), TABLE_WIDTH - 114, 27, 18), data_count="stock", data_value=view.stock)
    )
    card: Attributes = {
        "width": SMALL_CARD[0],
        "height": SMALL_CARD[1],
        "rx": 4,
        "fill": "#fffaf0",
        "stroke": "#5a3714",
    }
    top = element("rect", x=TABLE_WIDTH - 78, y=4, **card)
    number = label(str(len(view.discard)), TABLE_WIDTH - 36, 27, 18)
    parts.append(group(top, number, data_count="discard", data_value=len(view.discard)))
    return group(*parts, data_mark=f"phase {view.phase.value}")


def _seat(view: View, seat: Seat, targets: Targets, last: Action | None, height: float, ids: str) -> str:
    """One seat: its rat, its gang, how many cards it holds, and what lies before it."""
    side, wide = view.sides[seat], TABLE_WIDTH - SEATS_AT
    box: Attributes = {"x": 1, "y": 1, "width": wide - 2, "height": height - 4, "rx": 10}
    is_asked, is_winner = seat in _to_move(view), seat in view.winners
    parts = [
        element("rect", **box, fill="var(--card)", stroke="var(--line)", stroke_width=1.5),
        element("rect", **box, fill="var(--cheese)", fill_opacity="0.18") if is_asked or is_winner else "",
        element("rect", x=1, y=1, width=6, height=height - 4, rx=3, fill=seat_colour(seat)),
        *_rims(seat, side, targets, last, box),
        _face(view, seat, ids),
        *(_rat_chips(view, seat, ids)),
        *_cards_before(view, seat, side, last, ids),
    ]
    if _is_open(view) and side.own:
        cards = [(card, "hand", draw_small(card, ids)) for card in side.own.hand]
        parts += _row_of(cards, seat, SEAT_HEIGHT - 6 if _is_laid(view) else 23, wide)
    for name, value in (
        ("rats", side.rats),
        ("cards", side.cards),
        ("covered", side.covered),
        ("strength", side.strength),
    ):
        parts = [group(*parts, data_count=name, data_seat=seat, data_value=value)]
    return "".join(parts)


def _rims(seat: Seat, side: SideView, targets: Targets, last: Action | None, box: Attributes) -> Iterator[str]:
    for verb in targets.get(str(seat), ()):
        yield element("rect", **box, fill="none", stroke="var(--cheese)", stroke_width=3, data_target=f"{verb} {seat}")
    if last is not None and last.verb == "spy" and last.word == str(seat):
        rim: Attributes = {"stroke": "var(--cheese-deep)", "stroke_dasharray": "7 4", "data_last": str(last)}
        yield element("rect", **box, fill="none", stroke_width=2.5, **rim)


def _face(view: View, seat: Seat, ids: str) -> str:
    """The rat of a seat with its letter, and what has become of it."""
    side = view.sides[seat]
    is_in = seat in view.playing and not side.out
    parts = [element("use", href=f"#{ids}-rat{seat}")]
    if side.hurt:
        parts.append(group(element("use", href=f"#{ids}-plaster"), data_mark="hurt", data_seat=seat))
    if seat == view.king:
        parts.append(group(draw_crown((0, -26)), data_mark="king", data_seat=seat))
    letter = group(
        element("circle", r=9.5, fill=seat_colour(seat), stroke="var(--card)", stroke_width=1.5),
        label(SEAT_LETTERS[seat], 0, 4.5, 13, fill="var(--on-seat)", font_weight=800),
        at=(56, 45),
    )
    face = group(*parts, at=(33, 34), scale=0.82, opacity=None if is_in or view.end else "0.4")
    if side.out:
        face = group(face, data_mark="out", data_seat=seat, data_value=side.out)
    if seat in view.winners:
        star = label("★", TABLE_WIDTH - SEATS_AT - 26, 40, 30, fill="var(--cheese-deep)")
        letter += group(star, data_mark="winner", data_seat=seat)
    if side.ready:
        tick = element("path", d="M-5 0L-1 4L5-4", fill="none", stroke="var(--card)", stroke_width=3)
        disc = element("circle", r=9.5, fill="var(--good)")
        letter += group(disc, tick, at=(234, 13), data_mark="ready", data_seat=seat)
    if seat == view.target and view.phase is Phase.TURN:
        letter += group(label("?", 262, 19, 16, fill="var(--bad)"), data_mark="target", data_seat=seat)
    return face + letter


def _rat_chips(view: View, seat: Seat, ids: str) -> Iterator[str]:
    side = view.sides[seat]
    for index in range(max(view.max_rats, side.rats)):
        fill = seat_colour(seat) if index < side.rats else "var(--line)"
        yield element("use", href=f"#{ids}-pip", x=CARDS_AT + 8 + 20 * index, y=13, fill=fill)
    yield element("use", href=f"#{ids}-back", transform="translate(182 3) scale(.62)")
    yield label(str(side.cards), 209, 19, 16)
    if side.up or side.hurt or (side.own and side.own.down):
        sign = element("use", href=f"#{ids}-sign-swords", transform="translate(296 13) scale(.75)", color="var(--soft)")
        more = "…" if side.covered and not side.own else ""
        yield sign + label(f"{side.strength}{more}", 311, 19, 16, text_anchor="start")


def _cards_before(view: View, seat: Seat, side: SideView, last: Action | None, ids: str) -> list[str]:
    """What lies before a seat: the room, open cards, the trap that hurt it, and cards that lie face down."""
    cards = []
    if side.hole:
        cards.append((side.hole, "hole", draw_small(side.hole, ids)))
    if side.room:
        cards.append((side.room, "up", draw_small(side.room, ids, is_old=bool(side.hole))))
    for card in side.up:
        face = draw_small(card, ids)
        if last is not None and last.verb in SHOWN_VERBS and last.word == card:
            rim: Attributes = {"fill": "none", "stroke": "var(--cheese)", "stroke_width": 3, "data_last": str(last)}
            face += element("rect", width=SMALL_CARD[0], height=SMALL_CARD[1], rx=4, **rim)
        cards.append((card, "up", face))
    if side.hurt:
        cards.append((TRAP, "hurt", draw_small(TRAP, ids)))
    if side.own:
        room = (side.own.room,) if side.own.room and not side.room else ()
        is_secret = not _is_open(view)
        down = [(card, "down", draw_small(card, ids, is_secret=is_secret)) for card in (*room, *side.own.down)]
        cards += down
    else:
        cards += [(HIDDEN_CARD, "down", draw_small(HIDDEN_CARD, ids))] * side.covered
    return _row_of(cards, seat, 23, TABLE_WIDTH - SEATS_AT)


def _row_of(cards: list[tuple[str, str, str]], seat: Seat, y: float, width: float) -> list[str]:
    """Small cards side by side; many of them overlap."""
    room = width - CARDS_AT - SMALL_CARD[0] - 8
    step = min(SMALL_CARD[0] + 3, room / max(1, len(cards) - 1))
    return [
        put_card(card, face, place, seat, (CARDS_AT + index * step, y))
        for index, (card, place, face) in enumerate(cards)
    ]


def _hand(view: View, mine: SideView, targets: Targets, options: SvgOptions, ids: str) -> str:
    """One's own cards on a piece of wood, and a button to pass."""
    own = mine.own.hand if mine.own else ()
    parts = [element("rect", width=TABLE_WIDTH, height=HAND_HEIGHT, rx=14, fill="var(--wood)")]
    verbs = targets.get("", ())
    room = TABLE_WIDTH - 24 - LARGE_CARD[0] - (100 if "pass" in verbs else 0)
    step = min(LARGE_CARD[0] + 7, room / max(1, len(own) - 1))
    playable = {CARD_VERB_WORDS[verb] for verbs in targets.values() for verb in verbs if verb in CARD_VERB_WORDS}
    for index, card in enumerate(own):
        face = draw_large(card, options, ids, can_play=card in targets or card in playable)
        for verb in (*targets.get(card, ()), *(verb for verb in verbs if CARD_VERB_WORDS.get(verb) == card)):
            face = group(face, data_target=f"{verb} {card}" if card in targets else verb)
        parts.append(put_card(card, face, "hand", view.seat, (12 + index * step, 9)))
    if "pass" in verbs:
        button = element("rect", x=TABLE_WIDTH - 92, y=34, width=80, height=38, rx=19, fill="var(--card)")
        parts.append(group(button, label(options.name("pass"), TABLE_WIDTH - 52, 58, 15), data_target="pass"))
    return "".join(parts)


def _discard_height(view: View) -> float:
    in_a_row = TABLE_WIDTH // DISCARD_CHIP[0]
    return -(-len(view.discard) // in_a_row) * (DISCARD_CHIP[1] + 4)


def _discard(view: View, ids: str) -> Iterator[str]:
    """The discard pile, whose cards everybody may look through."""
    wide, high = DISCARD_CHIP
    in_a_row = TABLE_WIDTH // wide
    for index, card in enumerate(view.discard):
        row, column = divmod(index, in_a_row)
        yield put_card(card, draw_chip(card, ids), "discard", None, (column * wide, row * (high + 4)))
