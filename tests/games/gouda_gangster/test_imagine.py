"""`imagine` is even: every deal of the unseen cards is equally likely. Held against a count of all deals by hand."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CHEESE, FULL_DECK, ROOMS, in_order
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import View, imagine, unseen_cards, view
from games.gouda_gangster.tables import side, table

UNSEEN = "w1a w2a trap trap nailed-down cheese"
SAMPLES = 20_000


def small_table(finals: int = 0) -> GoudaGangster:
    """Six cards are unseen: one in a hand and one face down at seat 1, one face down at seat 2, three in the pile."""
    seen = Counter(FULL_DECK) - Counter(UNSEEN.split())
    rats = [
        side("bedroom"),
        side("bedroom", "w1a", hand="w2a", up="hole-in-the-wall", hole="basement"),
        side("bathroom", "trap", room_up=True),
    ]
    seen["hole-in-the-wall"] -= 1
    return table(rats, Phase.REINFORCE, 1, discard=" ".join(seen.elements()), finals=finals)


Deal = tuple[str, str, str, tuple[str, ...]]


def dealt(state: GoudaGangster) -> Deal:
    one, two = state.sides[1:]
    return one.room, one.hand[0] + "/" + one.down[0], two.down[0], state.stock


def every_deal(finals: int) -> Counter[Deal]:
    """All deals of six different cards that the rules allow, like cards counted as often as they can change places."""
    barred = {*ACTION_CARDS, *([CHEESE] if finals else [])}
    deals: Counter[Deal] = Counter()
    for hand, first, second, *pile in permutations(UNSEEN.split()):
        if not {first, second} & barred:
            for room in ROOMS:
                if room != "basement":  # GG-11: the hole led to another room
                    deals[room, hand + "/" + first, second, in_order(pile)] += 1
    return deals


def unevenness(imagining: Callable[[View, Random], GoudaGangster], finals: int) -> float:
    """How many standard deviations chi-squared lies above what an even deal gives."""
    seen = view(small_table(finals), 0)
    rng, expected = Random(20), every_deal(finals)
    total = sum(expected.values())
    found = Counter(dealt(imagining(seen, rng)) for _ in range(SAMPLES))
    assert set(found) <= set(expected)
    squares = sum(
        (found[deal] - SAMPLES * weight / total) ** 2 / (SAMPLES * weight / total) for deal, weight in expected.items()
    )
    freedom = len(expected) - 1
    return float((squares - freedom) / (2 * freedom) ** 0.5)


def test_imagine_is_even_over_all_deals() -> None:
    assert abs(unevenness(imagine, finals=0)) < 4


def test_imagine_is_even_in_a_final_too() -> None:
    assert abs(unevenness(imagine, finals=1)) < 4


def first_that_fit(seen: View, rng: Random) -> GoudaGangster:
    """A planted fault: shuffle once and lay the first cards that may lie; what is left is no longer even."""
    unseen = unseen_cards(seen)
    rng.shuffle(unseen)
    downs = []
    for _ in range(2):
        card = next(card for card in unseen if card not in ACTION_CARDS)
        unseen.remove(card)
        downs.append(card)
    room = rng.choice([room for room in ROOMS if room != "basement"])
    hand, *pile = unseen
    rats = [
        side("bedroom"),
        side(room, downs[0], hand=hand, up="hole-in-the-wall", hole="basement"),
        side("bathroom", downs[1], room_up=True),
    ]
    return table(rats, Phase.REINFORCE, 1, discard=" ".join(seen.discard), stock=in_order(pile))


def test_a_planted_bias_is_found() -> None:
    assert unevenness(first_that_fit, finals=0) > 10


def test_a_sealed_answer_is_any_that_the_imagined_hand_allows() -> None:
    seen = Counter(FULL_DECK) - Counter(["w1a", "w2a", "nailed-down"])
    rats = [side(), side("bedroom", "w1a", hand="nailed-down"), side()]
    state = table(rats, Phase.SNEAK, discard=" ".join(seen.elements()))
    rng = Random(21)
    guesses = Counter(
        (guess.room, guess.hand, guess.down)
        for guess in (imagine(view(state, 0), rng).sides[1] for _ in range(SAMPLES))
    )
    hands = [("w1a", "w2a"), ("w1a", "nailed-down"), ("w2a", "nailed-down")]
    for hand in hands:
        sealed = {key: number for key, number in guesses.items() if in_order(key[1] + key[2]) == hand}
        layable = [card for card in hand if card != "nailed-down"]
        assert len(sealed) == 4 * 2 ** len(layable)
        share = sum(sealed.values()) / SAMPLES
        assert abs(share - 1 / 3) < 4 * (2 / 9 / SAMPLES) ** 0.5
        for number in sealed.values():
            assert abs(number - SAMPLES / 3 / len(sealed)) < 5 * (SAMPLES / 3 / len(sealed)) ** 0.5
