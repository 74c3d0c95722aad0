"""Second thoughts on sneaking in: each way is fought out in many supposed worlds, by the chance to win it leaves."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from cheeseboard.core import Action, Seat
from cheeseboard.core.taste import Idea
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, TRAP
from cheeseboard.games.gouda_gangster.fight import Might, might, winning
from cheeseboard.games.gouda_gangster.habits import likely, ways
from cheeseboard.games.gouda_gangster.prospects import Table, kept
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Side
from cheeseboard.games.gouda_gangster.view import View

TRAP_LAID = 0.1  # in the logarithm of odds: somebody may turn it over

Laid = tuple[str, tuple[str, ...]]  # a room and the cards that go there


class Ambush:
    """All ways to sneak in of one seat, and what each brought so far."""

    def __init__(self, view: View, seat: Seat, actions: Sequence[Action]) -> None:
        own = view.sides[seat].own
        assert own
        self._seat = seat
        self._rooms = [ROOMS.index(action.fills[0][0]) for action in actions]
        laid = [action.fills[1] for action in actions]
        self._mights = [_might(cards) for cards in laid]
        self._cheese = [cards.count(CHEESE) for cards in laid]
        self._keeps = [kept(own.hand) - kept(cards) + TRAP_LAID * cards.count(TRAP) for cards in laid]
        self.sums = [0.0] * len(actions)

    def fight(self, state: GoudaGangster, others: Mapping[Seat, Laid]) -> None:
        """Fight every way out against others who have laid so."""
        rats: list[list[Seat]] = [[] for _ in ROOMS]
        cheese, keeps = list(state.pieces), [0.0] * len(state.sides)
        for other, (name, cards) in others.items():
            room = ROOMS.index(name)
            rats[room].append(other)
            cheese[room] += cards.count(CHEESE)
            keeps[other] = kept(state.sides[other].hand) - kept(cards)
        mights = [[_might(others[other][1]) for other in there] for there in rats]
        without_me = [_winners(*there) for there in zip(rats, mights, cheese, strict=True)]
        table = Table(state, self._seat, keeps)
        for place, room in enumerate(self._rooms):
            won = winning([*mights[room], self._mights[place]], cheese[room] + self._cheese[place])
            winners = [other for other, wins in zip((*rats[room], self._seat), won, strict=True) if wins]
            for elsewhere, found in enumerate(without_me):
                if elsewhere != room:
                    winners += found
            self.sums[place] += table.hope(frozenset(winners), self._keeps[place])


def ambushes(view: View, seat: Seat, ideas: Sequence[Idea], worlds: Sequence[GoudaGangster], rng: Random) -> list[Idea]:
    """Every way to sneak in, in the same worlds, against rats that follow their habits."""
    ambush = Ambush(view, seat, [idea.action for idea in ideas])
    for state in worlds:
        others = [other for other in state.playing if other != seat]
        ambush.fight(state, {other: _usual(state, other, rng) for other in others})
    return [Idea(idea.action, total / len(worlds), 1.0) for idea, total in zip(ideas, ambush.sums, strict=True)]


def _usual(state: GoudaGangster, seat: Seat, rng: Random) -> Laid:
    """What a seat with this hand may well lay."""
    rivals = tuple([len(state.sides[other].hand) for other in state.playing if other != seat])
    found = ways(state.sides[seat].hand, state.pieces, rivals, is_final=bool(state.finals))
    way = rng.choices(found, likely(found))[0]
    return way.room, way.cards


def _winners(rats: Sequence[Seat], mights: Sequence[Might], cheese: int) -> list[Seat]:
    return [seat for seat, wins in zip(rats, winning(mights, cheese), strict=True) if wins]


@lru_cache(maxsize=20_000)
def _might(cards: tuple[str, ...]) -> Might:
    return might(Side(0, down=cards))
