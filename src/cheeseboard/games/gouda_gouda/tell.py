"""The table in sentences, enough to play without seeing it."""

from cheeseboard.core import CHANCE, Line, Seat, line
from cheeseboard.games.gouda_gouda.board import ways_of
from cheeseboard.games.gouda_gouda.view import View


def tell(view: View) -> tuple[Line, ...]:
    """Where mice and cheese are, what everybody holds, what lies there, and who decides what."""
    said = [*_mice(view), *_cheese(view), *_cards(view)]
    if view.end:
        return (*said, line(f"tell-over-{view.end}"))
    return (*said, *_now(view))


def _mice(view: View) -> list[Line]:
    mice = dict(view.mice)
    spaces = [space for space in ways_of(view.options.board).board.spaces if space.id in mice]
    said = []
    for space in sorted(spaces, key=lambda space: -space.y):
        said += [
            line("tell-mice", space=space.id, owner=seat, number=number)
            for seat, number in enumerate(mice[space.id])
            if number
        ]
        said.append(line("tell-links", space=space.id, up="+".join(space.up)))
    return said


def _cheese(view: View) -> list[Line]:
    valued = view.options.cheese == "valued"
    said = [
        line("tell-cheese-worth" if valued else "tell-cheese", space=space, worth=worth) for space, worth in view.cheese
    ]
    for seat in range(len(view.cards)):
        eaten = [worth for owner, worth in view.eaten if owner == seat]
        if eaten and valued:
            said.append(line("tell-eaten-worth", who=seat, points=sum(eaten)))
        elif eaten:
            said.append(line("tell-eaten", who=seat, number=len(eaten)))
    return said


def _cards(view: View) -> list[Line]:
    if view.options.magic == "none":
        return []
    said = []
    for seat, number in enumerate(view.cards):
        said.append(_hand(view, seat, number))
        if view.used[seat]:
            said.append(line("tell-used", who=seat, cards="+".join(view.used[seat])))
    return said


def _hand(view: View, seat: Seat, number: int) -> Line:
    hand = view.hands[seat] if view.hands else view.hand if seat == view.seat else ()
    if hand:
        return line("tell-hand", who=seat, cards="+".join(hand))
    return line("tell-cards", who=seat, number=number)


def _now(view: View) -> list[Line]:
    said = []
    if view.mover != CHANCE:
        said.append(line("tell-turn", who=view.mover, number=view.turns + 1))
    if view.dice:
        said.append(line("tell-roll", dice="+".join(view.dice), space=view.space))
    for place, (seat, card) in enumerate(view.pile):
        verb, _, words = card.partition(" ")
        if words and not place:
            said.append(line("tell-pile-on", who=seat, card=verb, words=words))
        else:
            said.append(line("tell-pile", who=seat, card=verb))
    said.append(_asked(view))
    return said


def _asked(view: View) -> Line:
    match view.phase:
        case "window" | "pile":
            assert view.window is not None
            kind = view.window.kind if view.phase == "window" else "pile"
            asked = "+".join(map(str, view.window.asked))
            return line(f"tell-window-{kind}", who=asked, answered=view.window.answered, asked=len(view.window.asked))
        case "spread":
            return line("tell-spread", who=view.spreading or 0)
        case "throw":
            return line("tell-throw", who=view.mover, number=view.throw, space=view.space)
        case "name" | "carry":
            return line(f"tell-{view.phase}", who=view.mover)
        case _:
            return line(f"tell-{view.phase}")
