"""What a view shows of the others' hidden cards and sealed answers: no take-back goes beyond a row that changes it."""

from cheeseboard.games.gouda_gouda.view import View


def revealed(view: View) -> tuple[object, ...]:
    """How many cards the others hold, those they have played, and which windows have shut."""
    cards = [held for seat, held in enumerate(zip(view.cards, view.used, strict=True)) if seat != view.seat]
    return *cards, view.pile, _has_roll_window_shut(view)


def _has_roll_window_shut(view: View) -> bool:
    """Whether this turn's roll window has shut: no more once its end window has, so this changes with every window.

    If nobody holds a card there are no windows, and a turn that ends tells nothing.
    """
    is_end = view.window is not None and view.window.kind == "end"
    return any(view.cards) and (is_end or view.phase == "carry")
