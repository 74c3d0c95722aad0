"""Gouda! Gouda! from the rules page alone: what a seat cannot know, dealt anew. It has never seen how a view is made.

Of the game it asks only menus, to learn which sealed answers a newly dealt hand allows.
"""

from collections import Counter
from random import Random

from msgspec.structs import replace

from cheeseboard.core import Action, Menu, Seat, sample
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.events import Events
from cheeseboard.games.gouda_gouda.state import CARDS_OF_A_POWER, POWERS, Cards, Gouda, Pile, Window


def scramble(state: Gouda, seat: Seat | None, rng: Random) -> Gouda:
    """Another state that this seat (None: a spectator) cannot tell from this one: hidden hands, answers and events."""
    dealt = replace(state, hands=_hands(state, seat, rng), events=_events(state, seat, rng))
    item = state.agenda[-1] if state.agenda else None
    if not isinstance(item, Window | Pile):
        return dealt
    unanswered = replace(dealt, agenda=(*state.agenda[:-1], replace(item, answers=(None,) * len(state.hands))))
    answers = _answers(unanswered, item, seat, rng)
    return replace(dealt, agenda=(*state.agenda[:-1], replace(item, answers=answers)))


def known(state: Gouda, seat: Seat | None) -> tuple[object, ...]:
    """By the rules page, all that this seat knows of a state; equal before and after a scramble."""
    own = None if seat is None else state.hands[seat]
    numbers = tuple(sum(hand) for hand in state.hands)
    agenda: list[object] = []
    for item in state.agenda:
        if isinstance(item, Window | Pile):
            number = sum(answer is not None for answer in item.answers)  # GO-21: others see only how many
            agenda.append((replace(item, answers=()), number, None if seat is None else item.answers[seat]))
        else:
            agenda.append(item)
    return (
        replace(state, hands=(), agenda=(), events=()),
        own,
        numbers,
        tuple(agenda),
        tuple(one.event for one in state.events if one.visible_to is None or seat in one.visible_to),
    )


def asked_in(state: Gouda) -> tuple[Seat, ...]:
    """Who is asked in the window or pile on top, answered or not: GO-21 and GO-23, public facts only."""
    item = state.agenda[-1] if state.agenda else None
    if not isinstance(item, Window | Pile):
        return ()
    topmost = item.cards[-1].seat if isinstance(item, Pile) else None
    return tuple(seat for seat, hand in enumerate(state.hands) if sum(hand) and seat != topmost)


def unseen(state: Gouda, seat: Seat | None) -> list[int]:
    """Every card that this seat has seen neither in its hand nor used: in other hands or not dealt, by its power."""
    seen = [*state.used, *([] if seat is None else [state.hands[seat]])]
    return [
        power
        for power in range(len(POWERS))
        for _ in range(CARDS_OF_A_POWER - sum(cards[power] for cards in seen))  # GO-2
    ]


def some_answer(menu: Menu, rng: Random) -> Action:
    """Each verb as likely, then each choice of words, so that a pass is not lost among many dice."""
    verb = rng.choice(list(dict.fromkeys(form.verb for form in menu)))
    return sample(tuple(form for form in menu if form.verb == verb), rng)


def _hands(state: Gouda, seat: Seat | None, rng: Random) -> tuple[Cards, ...]:
    if state.options.magic == "set":
        return state.hands  # one of each power for everybody: what is left follows from what is used
    cards = unseen(state, seat)
    rng.shuffle(cards)
    hands = []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
            continue
        drawn = Counter(cards.pop() for _ in range(sum(hand)))
        hands.append((drawn[0], drawn[1], drawn[2], drawn[3], drawn[4], drawn[5]))
    return tuple(hands)


def _answers(unanswered: Gouda, item: Window | Pile, seat: Seat | None, rng: Random) -> tuple[Action | None, ...]:
    """The seat's own answer stays; as many others as before, whoever is asked, with any answer of their new hand."""
    others = [other for other in asked_in(unanswered) if other != seat]
    number = sum(answer is not None for other, answer in enumerate(item.answers) if other != seat)
    answered = rng.sample(others, number)
    return tuple(
        answer if other == seat else some_answer(GAME.menu(unanswered, other), rng) if other in answered else None
        for other, answer in enumerate(item.answers)
    )


def _events(state: Gouda, seat: Seat | None, rng: Random) -> Events:
    """Events this seat sees stay; of the others some are dropped and some name another card."""
    events = []
    for one in state.events:
        if one.visible_to is None or seat in one.visible_to:
            events.append(one)
        elif rng.random() < 0.7:
            fields = one.event.__struct_fields__
            cards = {name: rng.choice(POWERS) for name in fields if getattr(one.event, name) in POWERS}
            events.append(replace(one, event=replace(one.event, **cards)))
    return tuple(events)
