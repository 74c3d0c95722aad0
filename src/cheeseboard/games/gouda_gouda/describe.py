"""A view in sentences, enough to play without seeing the drawing."""

from cheeseboard.core import CHANCE, Seat, Sentence, sentence
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.view import View


def describe(view: View) -> tuple[Sentence, ...]:
    """Mice and cheese, everybody's cards, the roll, and who decides what."""
    sentences = [*_mice(view), *_cheese(view), *_cards(view)]
    if view.end:
        return (*sentences, sentence(f"tell-over-{view.end}"))
    return (*sentences, *_now(view))


def _mice(view: View) -> list[Sentence]:
    mice = dict(view.mice)
    spaces = [space for space in graph_of(view.options.board).board.spaces if space.id in mice]
    sentences = []
    for space in sorted(spaces, key=lambda space: -space.y):
        sentences += [
            sentence("tell-mice", space=space.id, owner=seat, number=number)
            for seat, number in enumerate(mice[space.id])
            if number
        ]
        sentences.append(sentence("tell-links", space=space.id, up="+".join(space.up)))
    return sentences


def _cheese(view: View) -> list[Sentence]:
    valued = view.options.cheese == "valued"
    sentences = [
        sentence("tell-cheese-worth" if valued else "tell-cheese", space=space, worth=worth)
        for space, worth in view.cheese
    ]
    for seat in range(len(view.cards)):
        eaten = [worth for owner, worth in view.eaten if owner == seat]
        if eaten and valued:
            sentences.append(sentence("tell-eaten-worth", who=seat, points=sum(eaten)))
        elif eaten:
            sentences.append(sentence("tell-eaten", who=seat, number=len(eaten)))
    return sentences


def _cards(view: View) -> list[Sentence]:
    if view.options.magic == "none":
        return []
    sentences = []
    for seat, number in enumerate(view.cards):
        sentences.append(_hand(view, seat, number))
        if view.used[seat]:
            sentences.append(sentence("tell-used", who=seat, cards="+".join(view.used[seat])))
    return sentences


def _hand(view: View, seat: Seat, number: int) -> Sentence:
    hand = view.hands[seat] if view.hands else view.hand if seat == view.seat else ()
    if hand:
        return sentence("tell-hand", who=seat, cards="+".join(hand))
    return sentence("tell-cards", who=seat, number=number)


def _now(view: View) -> list[Sentence]:
    sentences = []
    if view.mover != CHANCE:
        sentences.append(sentence("tell-turn", who=view.mover, number=view.turns + 1))
    if view.dice:
        sentences.append(sentence("tell-roll", dice="+".join(view.dice), space=view.space))
    for index, (seat, card) in enumerate(view.pile):
        verb, _, words = card.partition(" ")
        if words and not index:
            sentences.append(sentence("tell-pile-on", who=seat, card=verb, words=words))
        else:
            sentences.append(sentence("tell-pile", who=seat, card=verb))
    sentences.append(_asked(view))
    return sentences


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
