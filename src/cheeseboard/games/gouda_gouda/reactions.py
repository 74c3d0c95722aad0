"""What a table must know of windows so that they can have a beat: their kind, and which answers may be given early."""

from cheeseboard.core import Form, Menu, Slot
from cheeseboard.core.kit import WindowKind, WindowKit
from cheeseboard.games.gouda_gouda.view import View


def kind(view: View) -> WindowKind:
    """After a roll (GO-21), after a card just played (GO-23) or at the end of a turn (GO-24)."""
    if view.phase == "pile":
        return "card"
    return "end" if view.window is not None and view.window.kind == "end" else "roll"


def armable(view: View) -> Menu:
    """`again` during a turn, for its end (GO-16): for oneself, or for the mover on a space with one of their mice."""
    has_ended = view.window is not None and view.window.kind == "end"
    if "again" not in view.hand or view.phase not in ("name", "throw", "carry", "window", "pile") or has_ended:
        return ()
    if view.seat == view.mover:
        return (Form("again"),)
    return (Form("again", (Slot(tuple(name for name, mice in view.mice if mice[view.mover])),)),)


WINDOWS = WindowKit(kind=kind, armable=armable, prompts_unless="pass-unless-mine")
