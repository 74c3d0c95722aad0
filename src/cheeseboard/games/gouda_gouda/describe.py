"""The table in sentences, enough to play without seeing it."""

from cheeseboard.core import CHANCE, Seat, Sentence, sentence
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.view import View


def describe(view: View) -> tuple[Sentence, ...]:
    """Where mice and cheese are, what everybody holds, what lies there, and who decides what."""
    said = [*_mice(view), *_cheese(view), *_cards(view)]
    if view.end:
        return (*said, sentence(f"tell-over-{view.end}"))
    return (*said, *_now(view))


def _mice(view: View) -> list[Sentence]:
    mice = dict(view.mice)
    spaces = [space for space in graph_of(view.options.board).board.spaces if space.id in mice]
    said = []
    for space in sorted(spaces, key=lambda space: -space.y):
        said += [
            sentence("tell-mice", space=space.id, owner=seat, number=number)
            for seat, number in enumerate(mice[space.id])
            if number
        ]
        said.append(sentence("tell-links", space=space.id, up="+".join(space.up)))
    return said


def _cheese(view: View) -> list[Sentence]:
    valued = view.options.cheese == "valued"
    said = [
        sentence("tell-cheese-worth" if valued else "tell-cheese", space=space, worth=value)
        for space, value in view.cheese
    ]
    for seat in range(len(view.cards)):
        eaten = [value for owner, value in view.eaten if owner == seat]
        if eaten and valued:
            said.append(sentence("tell-eaten-worth", who=seat, points=sum(eaten)))
        elif eaten:
            said.append(sentence("tell-eaten", who=seat, number=len(eaten)))
    return said


def _cards(view: View) -> list[Sentence]:
    if view.options.magic == "none":
        return []
    said = []
    for seat, number in enumerate(view.cards):
        said.append(_hand(view, seat, number))
        if view.used[seat]:
            said.append(sentence("tell-used", who=seat, cards="+".join(view.used[seat])))
    return said


def _hand(view: View, seat: Seat, number: int) -> Sentence:
    hand = view.hands[seat] if view.hands else view.hand if seat == view.seat else ()
    if hand:
        return sentence("tell-hand", who=seat, cards="+".join(hand))
    return sentence("tell-cards", who=seat, number=number)


def _now(view: View) -> list[Sentence]:
    said = []
    if view.mover != CHANCE:
        said.append(sentence("tell-turn", who=view.mover, number=view.turns + 1))
    if view.dice:
        said.append(sentence("tell-roll", dice="+".join(view.dice), space=view.space))
    for place, (seat, card) in enumerate(view.pile):
        verb, _, words = card.partition(" ")
        if words and not place:
            said.append(sentence("tell-pile-on", who=seat, card=verb, words=words))
        else:
            said.append(sentence("tell-pile", who=seat, card=verb))
    said.append(_asked(view))
    return said


def _asked(view: View) -> Sentence:
    match view.phase:
        case "window" | "pile":
            assert view.window is not None
            kind = view.window.kind if view.phase == "window" else "pile"
            asked = "+".join(map(str, view.window.asked))
            return sentence(
                f"tell-window-{kind}", who=asked, answered=view.window.answered, asked=len(view.window.asked)
            )
        case "spread":
            return sentence("tell-spread", who=view.spreading or 0)
        case "throw":
            return sentence("tell-throw", who=view.mover, number=view.throw, space=view.space)
        case "name" | "carry":
            return sentence(f"tell-{view.phase}", who=view.mover)
        case _:
            return sentence(f"tell-{view.phase}")
