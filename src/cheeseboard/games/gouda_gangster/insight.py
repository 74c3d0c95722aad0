"""What the searching bot knows of Gouda Gangster: ideas judged by the chance of cheese, and hopes between rounds.

Ideas are reckoned from what their seat knows; what spying and reinforcing may change, the search finds.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from random import Random

from cheeseboard.core import Action, Line, Menu, Seat, expand
from cheeseboard.core.taste import Idea, likelihoods
from cheeseboard.games.gouda_gangster.beliefs import drawn_to, suppose
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, ROOMS, STRENGTH, TRAP
from cheeseboard.games.gouda_gangster.fight import cheese_cards, might, winning
from cheeseboard.games.gouda_gangster.phases import play
from cheeseboard.games.gouda_gangster.rules import menu
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase, Side, clockwise
from cheeseboard.games.gouda_gangster.taste import (
    LATER,
    MEAN_LAID,
    SHARE_LAID,
    SPREAD_LAID,
    TASTE,
    TRAP_LAID,
)
from cheeseboard.games.gouda_gangster.view import View, hidden_equipment
from cheeseboard.games.gouda_gangster.view import view as seen

# Logarithms of odds. Rats as tests/games/gouda_gangster/fit_hopes.py finds them. For cards it finds more than twice as
# much, for it looks at hands about to be laid; whoever keeps cards at such a price loses (docs/bots/gouda-gangster.md).
RATS = (0.0, 1.53, 3.09, 4.86, 7.27, 7.27)
POINT = 0.0124  # of a weapon's strength
CARDS = {TRAP: 0.06, CHEESE: 0.4, NAILED_DOWN: 0.05, GOUDA_GANGSTER: 0.3, HOLE: 0.2}
LIFE = 1.5
A_RAT = 1.55  # one more or less
UNSURE, HALF_SURE = 0.05, 0.5  # how far first thoughts on spying, and on all else, are trusted
SPREAD = 0.01  # how much less a way may look to others to be a third as likely
A_CHANCE = 0.19  # what a logarithm of odds is worth as a chance to win, while that is near a quarter


class GangsterInsight:
    """Judges by rats, and by the cards with which more will be won."""

    def pauses(self, state: GoudaGangster) -> bool:
        """Between two rounds."""
        return state.phase is Phase.RAIN and not any(state.pieces)

    def hopes(self, state: GoudaGangster) -> Sequence[float]:
        """Rats and hands of those who are still in."""
        odds = [0.0] * len(state.sides)
        for seat in state.playing:
            side = state.sides[seat]
            rats = LIFE * side.rats if state.options.goal == "last-rat" else RATS[min(side.rats, 5)]
            odds[seat] = exp(rats + kept(side.hand))
        total = sum(odds)
        return [own / total for own in odds]

    def reconsider(
        self, view: View, seat: Seat, ideas: Sequence[Idea], worlds: Sequence[GoudaGangster], rng: Random
    ) -> Sequence[Idea]:
        """Every way to sneak in, in the same worlds, against rats that follow their first thoughts."""
        return _ambushes(view, seat, ideas, worlds, rng) if view.phase is Phase.SNEAK else ideas

    def suppose(self, view: View, heard: Sequence[Line], rng: Random) -> GoudaGangster:
        """Rats are where cheese draws them, with cards one would lay; who may be ready is asked anew."""
        return suppose(view, rng)

    def ideas(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Idea]:
        """What is worth laying where; whom to spy on is all the same at first."""
        if view.phase is Phase.SPY:
            return [Idea(action, 0.0, UNSURE) for action in expand(menu)]
        if view.phase is Phase.SNEAK:
            return _sneaks(view, seat, menu, rng)
        return [Idea(action, _reinforced(view, seat, action), HALF_SURE) for action in expand(menu)]


@lru_cache(maxsize=20_000)
def kept(cards: tuple[str, ...]) -> float:
    """What these cards are worth in hand."""
    return sum([POINT * STRENGTH[card] if card in STRENGTH else CARDS[card] for card in cards])


def _sneaks(view: View, seat: Seat, menu: Menu, rng: Random) -> list[Idea]:
    own = view.sides[seat].own
    assert own
    all_kept = kept(own.hand)
    rivals = [other for other in view.playing if other != seat]
    ideas, here = [], {room: drawn_to(view.pieces, room) for room in ROOMS}
    stronger: dict[int, list[float]] = {}
    for action in TASTE.candidates(view, seat, menu, rng):
        (room,), cards = action.fills
        strength = sum([STRENGTH[card] for card in cards if card in STRENGTH])
        if strength not in stronger:
            stronger[strength] = [_is_ahead(0, view.sides[other].cards * SHARE_LAID, strength) for other in rivals]
        cheese = view.pieces[ROOMS.index(room)] + cards.count(CHEESE)
        won = _fewer_than(cheese, [here[room] * ahead for ahead in stronger[strength]])
        looks = A_RAT * (won + TRAP_LAID * cards.count(TRAP)) + all_kept - kept(cards)
        ideas.append(Idea(action, A_CHANCE * looks, HALF_SURE))
    return ideas


def _ambushes(
    view: View, seat: Seat, ideas: Sequence[Idea], worlds: Sequence[GoudaGangster], rng: Random
) -> list[Idea]:
    side = view.sides[seat]
    assert side.own
    laid = [(ROOMS.index(idea.action.fills[0][0]), idea.action.fills[1]) for idea in ideas]
    mights = [might(Side(side.rats, down=cards)) for _, cards in laid]
    won = [0] * len(ideas)
    for state in worlds:
        for other in state.playing:
            if other != seat and not state.sides[other].room:
                theirs = _sneaks(seen(state, other), other, menu(state, other), rng)
                action = rng.choices(theirs, likelihoods([idea.looks for idea in theirs], SPREAD))[0].action
                state = play(state, other, action)
        rivals = [[might(own) for own in state.sides if own.room == room] for room in ROOMS]
        cheese = [
            pieces + sum(cheese_cards(own) for own in state.sides if own.room == room)
            for room, pieces in zip(ROOMS, view.pieces, strict=True)
        ]
        for place, (room, cards) in enumerate(laid):
            won[place] += winning([*rivals[room], mights[place]], cheese[room] + cards.count(CHEESE))[-1]
    all_kept = kept(side.own.hand)
    return [
        Idea(
            idea.action,
            A_CHANCE * (A_RAT * (gained / len(worlds) + TRAP_LAID * cards.count(TRAP)) + all_kept - kept(cards)),
            1.0,
        )
        for idea, gained, (_, cards) in zip(ideas, won, laid, strict=True)
    ]


def _reinforced(view: View, seat: Seat, action: Action) -> float:
    """What this card, or none, seems to bring."""
    side = view.sides[seat]
    assert side.own
    room, pieces, strength = side.hole or side.own.room, list(view.pieces), side.strength
    cheese, spent = side.own.down.count(CHEESE) + side.up.count(CHEESE), 0.0
    order = clockwise(view.playing, view.king)
    later = order[order.index(seat) + 1 :]
    match action.verb:
        case "lay":
            card = action.fills[0][0]
            strength, cheese = strength + STRENGTH.get(card, 0), cheese + (card == CHEESE)
            spent = kept((card,))
        case "hole":
            room, spent = action.fills[0][0], CARDS[HOLE]
        case "gangster":
            pieces[ROOMS.index(action.fills[0][0])] -= 1
            pieces[ROOMS.index(action.fills[1][0])] += 1
            spent = CARDS[GOUDA_GANGSTER]
        case "nail":
            later, spent = (), CARDS[NAILED_DOWN]
    ahead = []
    for other in view.playing:
        rival = view.sides[other]
        where = rival.hole or rival.room
        if other == seat or (where and where != room):
            continue
        if where:
            cheese += rival.up.count(CHEESE)
        unknown = hidden_equipment(rival) + (LATER if other in later and rival.cards else 0.0)
        ahead.append((1.0 if where else drawn_to(view.pieces, room)) * _is_ahead(rival.strength, unknown, strength))
    return A_CHANCE * (A_RAT * _fewer_than(pieces[ROOMS.index(room)] + cheese, ahead) - spent)


def _is_ahead(seen: int, unknown: float, mine: int) -> float:
    """How likely a rival with so much to be seen and so many unknown cards is stronger."""
    if not unknown:
        return float(seen > mine)
    return 0.5 + 0.5 * erf((seen + unknown * MEAN_LAID - mine) / (SPREAD_LAID * sqrt(2 * unknown)))


def _fewer_than(cheese: int, ahead: Sequence[float]) -> float:
    """How likely it is that fewer of these come about than there is cheese."""
    if cheese > len(ahead):
        return 1.0
    ways = [1.0]  # ways[n]: how likely it is that n have come about
    for chance in ahead:
        ways = [a * (1 - chance) + b * chance for a, b in zip((*ways, 0.0), (0.0, *ways), strict=True)]
    return sum(ways[:cheese])


INSIGHT = GangsterInsight()
