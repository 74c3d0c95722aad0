"""What the table may do for an absent seat: the default action, and auto-pass as predicates on a view (GO-21)."""

from collections.abc import Callable, Mapping

from cheeseboard.core import Action, Menu, canonical, nth
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.view import View


def default_action(view: View, menu: Menu) -> Action:
    """Play no card: pass in a window, name the highest space, move one's own mice up and others' down."""
    for form in menu:
        seat = str(view.seat)
        match form.verb:
            case "pass":
                return Action("pass")
            case "name":
                graph = graph_of(view.options.board)
                highest = min(form.slots[0].words, key=lambda word: graph.distance[graph.numbers[word]])
                return Action("name", ((highest,),))
            case "up":
                owners = form.slots[0].words
                return Action("up", ((seat if seat in owners else owners[0],), form.slots[1].words[:1]))
            case "down":
                owners = tuple(owner for owner in form.slots[0].words if owner != seat) or (seat,)
                return Action("down", (owners[:1], form.slots[1].words[:1]))
            case "spread":
                lowest = form.slots[0].words[0]
                return canonical(menu, Action("spread", ((lowest,) * form.slots[0].least,))) or nth(menu, 0)
    return nth(menu, 0)


def always(view: View) -> bool:
    """“Pass”: in every window."""
    return view.phase in ("window", "pile")


def not_concerned(view: View) -> bool:
    """“Pass unless a mouse of mine is concerned”: one that stands on the space of the roll, or of the card on the pile.

    A window at the end of a turn concerns no space until somebody plays `again` for one.
    """
    if not always(view):
        return False
    spaces = {view.space}
    if view.pile:
        verb, *words = view.pile[0][1].split(" ")
        if verb in ("transfer", "again"):
            spaces.update(words)
    return not any(view.seat is not None and mice[view.seat] for name, mice in view.mice if name in spaces)


AUTO_PASS: Mapping[str, Callable[[View], bool]] = {"pass": always, "pass-unless-mine": not_concerned}
