"""What a seat knows in Gouda Gangster, from a view and from its drawing; and what it may know by the rules."""

from collections import Counter

from cheeseboard.core import OPEN, Menu, Seat
from cheeseboard.games.gouda_gangster.cards import HOLE, NAILED_DOWN, ROOMS, TRAP, WEAPONS
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import SideView, View
from games.drawings import Drawing

CARDS = (*WEAPONS, NAILED_DOWN, HOLE)  # by name anywhere; the other words stand for more than cards
INSIDE = (Phase.SPY, Phase.TURN, Phase.REINFORCE)


def of_view(view: View) -> dict[str, object]:
    sides = dict(enumerate(view.sides))
    return {
        "rooms": set(ROOMS),
        "cheese": {room: number for room, number in zip(ROOMS, view.pieces, strict=True) if number},
        "rats": {seat: side.rats for seat, side in sides.items()},
        "cards": {seat: side.cards for seat, side in sides.items()},
        "covered": {seat: side.covered for seat, side in sides.items()},
        "strength": {seat: side.strength for seat, side in sides.items()},
        "where": {seat: _where(view, side) for seat, side in sides.items() if seat in view.playing and not side.out},
        "lying": {seat: lying for seat, side in sides.items() if (lying := _lying(side))},
        "discard": Counter(view.discard),
        "stock": view.stock,
        "round": view.round,
        "phase": view.phase.value,
        "king": {view.king} & set(sides),
        "ready": {seat for seat, side in sides.items() if side.ready},
        "hurt": {seat for seat, side in sides.items() if side.hurt},
        "out": {seat: side.out for seat, side in sides.items() if side.out},
        "winners": set(view.winners),
        "target": {view.target} & set(sides) if view.phase is Phase.TURN else set(),
        "end": view.end,
    }


def _where(view: View, side: SideView) -> str:
    room = side.hole or side.room or (side.own.room if side.own else "")
    return room or ("unknown" if view.phase in INSIDE else "attic")


def _lying(side: SideView) -> Counter[tuple[str, str]]:
    """Cards of a seat and where they lie."""
    cards = [("up", card) for card in side.up]
    cards += [("up", side.room)] if side.room else []
    cards += [("hole", side.hole)] if side.hole else []
    cards += [("hurt", TRAP)] if side.hurt else []
    if side.own:
        cards += [("hand", card) for card in side.own.hand] + [("down", card) for card in side.own.down]
        cards += [("down", side.own.room)] if side.own.room and not side.room else []
    else:
        cards += [("down", "hidden")] * side.covered
    return Counter(cards)


def of_drawing(drawing: Drawing) -> dict[str, object]:
    lying: dict[int, Counter[tuple[str, str]]] = {}
    for names in drawing.all("card"):
        if "seat" in names:
            lying.setdefault(int(names["seat"]), Counter())[names["at"], names["card"]] += 1
    pieces, marks = drawing.all("piece"), drawing.all("mark")
    [phase] = [names["mark"].removeprefix("phase ") for names in marks if names["mark"].startswith("phase ")]

    def marked(mark: str) -> set[int]:
        return {int(names["seat"]) for names in marks if names["mark"] == mark}

    return {
        "rooms": {names["place"] for names in drawing.all("place")},
        "cheese": Counter(names["at"] for names in pieces if names["piece"] == "cheese"),
        "rats": drawing.counts("rats"),
        "cards": drawing.counts("cards"),
        "covered": drawing.counts("covered"),
        "strength": drawing.counts("strength"),
        "where": {int(names["seat"]): names["at"] for names in pieces if names["piece"] == "rat"},
        "lying": lying,
        "discard": Counter(names["card"] for names in drawing.all("card") if names["at"] == "discard"),
        "stock": drawing.count("stock"),
        "round": drawing.count("round"),
        "phase": phase,
        "king": marked("king"),
        "ready": marked("ready"),
        "hurt": marked("hurt"),
        "out": {int(names["seat"]): int(names["value"]) for names in marks if names["mark"] == "out"},
        "winners": marked("winner"),
        "target": marked("target"),
        "end": drawing.end,
    }


def targets(view: View, menu: Menu) -> set[str]:
    plain = {form.verb for form in menu if not form.slots}
    return plain | {f"{form.verb} {word}" for form in menu for slot in form.slots for word in slot.words}


def known_cards(state: GoudaGangster, seat: Seat | None) -> Counter[str]:
    """GG-18: face-up cards, the discard pile, and the own cards; of rooms those that lie face up, and the own."""
    cards: list[str] = [*state.discard]
    for other, side in enumerate(state.sides):
        cards += [*side.up, side.hole, TRAP if side.hurt else ""]
        is_own = seat in (other, OPEN)
        cards += [side.room] if side.room_up or is_own else []
        cards += [*side.hand, *side.down] if is_own else []
    return Counter(card for card in cards if card)
