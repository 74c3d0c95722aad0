"""What a seat knows of a game of Gouda! Gouda!, from a view and from its drawing; and what it may know by the rules."""

from collections import Counter

from cheeseboard.core import OPEN, Menu, Seat
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.state import POWERS, Gouda, Pile
from cheeseboard.games.gouda_gouda.view import View
from games.drawings import Drawing

CARDS = POWERS


def of_view(view: View) -> dict[str, object]:
    seats = range(len(view.cards))
    hands = {seat: view.hands[seat] if view.hands else ("hidden",) * view.cards[seat] for seat in seats}
    if view.seat in hands:
        hands[view.seat] = view.hand
    is_open = view.window is not None and view.phase in ("window", "pile")
    return {
        "spaces": {space.id for space in graph_of(view.options.board).board.spaces},
        "mice": {(space, seat, number) for space, mice in view.mice for seat, number in enumerate(mice) if number},
        "cheese": sorted((space, worth) for space, worth in view.cheese),
        "points": dict(enumerate(view.points)),
        "cards": dict(enumerate(view.cards)),
        "hands": {seat: Counter(hand) for seat, hand in hands.items() if hand},
        "used": {seat: Counter(used) for seat, used in enumerate(view.used) if used},
        "pile": [(seat, card.split(" ")[0]) for seat, card in view.pile],
        "dice": [*view.dice, *("to-roll",) * view.throw],
        "space": [view.space] if view.space else [],
        "mover": [view.mover] if view.mover >= 0 and not view.end else [],
        "asked": sorted(view.window.asked) if is_open and view.window else [],
        "answered": view.window.answered if is_open and view.window else None,
        "end": view.end,
    }


def of_drawing(drawing: Drawing) -> dict[str, object]:
    pieces, cards, marks = drawing.all("piece"), drawing.all("card"), drawing.all("mark")
    answered = [int(names["value"]) for names in drawing.all("count") if names["count"] == "answered"]
    return {
        "spaces": {names["place"] for names in drawing.all("place")},
        "mice": {
            (names["at"], int(names["seat"]), int(names["value"])) for names in pieces if names["piece"] == "mouse"
        },
        "cheese": sorted((names["at"], int(names["value"])) for names in pieces if names["piece"] == "cheese"),
        "points": drawing.counts("points"),
        "cards": drawing.counts("cards"),
        "hands": _by_seat(cards, "hand"),
        "used": _by_seat(cards, "used"),
        "pile": [(int(names["seat"]), names["card"]) for names in cards if names["at"] == "pile"],
        "dice": [names["die"] for names in drawing.all("die")],
        "space": [names["at"] for names in marks if names["mark"] == "space"],
        "mover": [int(names["seat"]) for names in marks if names["mark"] == "mover"],
        "asked": sorted(int(names["seat"]) for names in marks if names["mark"] == "asked"),
        "answered": answered[0] if answered else None,
        "end": drawing.end,
    }


def _by_seat(cards: list[dict[str, str]], at: str) -> dict[int, Counter[str]]:
    found: dict[int, Counter[str]] = {}
    for names in cards:
        if names["at"] == at:
            found.setdefault(int(names["seat"]), Counter())[names["card"]] += 1
    return found


def targets(view: View, menu: Menu) -> set[str]:
    plain = {form.verb for form in menu if not form.slots}
    return plain | {f"{form.verb} {word}" for form in menu for slot in form.slots for word in slot.words}


def known_cards(state: Gouda, seat: Seat | None) -> Counter[str]:
    """GO-2, GO-23: one's own hand, what everybody has played, and the cards of the pile; all hands after the end."""
    known = Counter[str]()
    for owner, (hand, used) in enumerate(zip(state.hands, state.used, strict=True)):
        known.update(dict(zip(POWERS, used, strict=True)))
        if seat in (owner, OPEN):
            known.update(dict(zip(POWERS, hand, strict=True)))
    for item in state.agenda:
        if isinstance(item, Pile):
            known.update(card.action.verb for card in item.cards)
    return +known
