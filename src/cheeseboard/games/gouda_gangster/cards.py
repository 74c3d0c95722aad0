"""The material: 55 playing cards and four rooms, named by words. It knows no player and no phase."""

from collections.abc import Iterable

ROOMS = ("bathroom", "bedroom", "basement", "childrens-room")

STRENGTHS = range(1, 21)
WEAPONS = tuple(f"w{strength}{twin}" for strength in STRENGTHS for twin in "ab")  # GG-1: each strength twice
TRAP, CHEESE = "trap", "cheese"
NAILED_DOWN, GOUDA_GANGSTER, HOLE = "nailed-down", "gouda-gangster", "hole-in-the-wall"
ACTION_CARDS = (NAILED_DOWN, GOUDA_GANGSTER, HOLE)
CARD_VERBS = {NAILED_DOWN: "nail", GOUDA_GANGSTER: "gangster", HOLE: "hole"}  # the verb that plays each

COPIES = {**dict.fromkeys(WEAPONS, 1), TRAP: 4, CHEESE: 2, NAILED_DOWN: 3, GOUDA_GANGSTER: 3, HOLE: 3}
CARD_KINDS = tuple(COPIES)  # every card once, in the order in which cards are always listed
ORDER = {card: index for index, card in enumerate(CARD_KINDS)}
STRENGTH = {card: int(card[1:-1]) for card in WEAPONS}

FULL_DECK = tuple(card for card, copies in COPIES.items() for _ in range(copies))
DECKS = {"full": FULL_DECK, "weapons": WEAPONS}


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards in their fixed order, so that the order never shows where a card came from.

    >>> in_order(("trap", "w10a", "w2b"))
    ('w2b', 'w10a', 'trap')
    """
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one copy of this card."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]
