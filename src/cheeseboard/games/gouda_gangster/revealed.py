"""What a view shows of other rats' hidden cards: no take-back goes beyond a row that changes it."""

from cheeseboard.games.gouda_gangster.view import View


def revealed(view: View) -> tuple[object, ...]:
    """How many cards the others hold and have laid face down, all that lies face up, and the piles."""
    others = [
        (side.cards, side.covered, side.room, side.hole, side.up, side.hurt)
        for seat, side in enumerate(view.sides)
        if seat != view.seat
    ]
    return *others, view.stock, view.discard
