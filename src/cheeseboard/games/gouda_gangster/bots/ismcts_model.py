"""What the searching bot knows of Gouda Gangster: ideas judged by the chance of cheese, and hopes between rounds.

Ideas are reckoned from what their seat knows; what spying and reinforcing may change, the search finds.
"""

from collections.abc import Sequence
from random import Random

from cheeseboard.core import Action, Menu, Seat, expand
from cheeseboard.core.evaluation import Candidate, SearchContext
from cheeseboard.games.gouda_gangster.bots.determinize import determinize
from cheeseboard.games.gouda_gangster.bots.evaluation import EXPECTED_LATER_CARDS
from cheeseboard.games.gouda_gangster.bots.habitual_policy import p_fewer_than, p_room, p_stronger, sneak_options
from cheeseboard.games.gouda_gangster.bots.regret_matching import solve_sneak
from cheeseboard.games.gouda_gangster.bots.round_value import CARDS_LOG_ODDS, hand_log_odds, win_probabilities
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, ROOMS, STRENGTH
from cheeseboard.games.gouda_gangster.events import GoudaGangsterEvent
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase, clockwise
from cheeseboard.games.gouda_gangster.view import View, hidden_equipment

RAT_LOG_ODDS = 1.55  # one more or less, in the logarithm of odds
UNSURE, HALF_SURE = 0.05, 0.5  # how far first thoughts on spying, and on all else, are trusted
PROBABILITY_PER_LOG_ODDS = 0.19  # what a logarithm of odds is worth as a chance to win, while that is near a quarter


class GangsterIsmctsModel:
    """Judges by rats, and by the cards with which more will be won."""

    def can_evaluate(self, state: GoudaGangster) -> bool:
        """Between two rounds."""
        return state.phase is Phase.RAIN and not any(state.pieces)

    def win_probabilities(self, state: GoudaGangster) -> Sequence[float]:
        """Rats and hands of those who are still in."""
        return win_probabilities(state)

    def refine(
        self, view: View, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[GoudaGangster]
    ) -> Sequence[Candidate]:
        """How often to sneak in which way, against rats that follow their habits or have learned better."""
        return solve_sneak(view, seat, candidates, context) if view.phase is Phase.SNEAK else candidates

    def determinize(self, view: View, events: Sequence[GoudaGangsterEvent], rng: Random) -> GoudaGangster:
        """Rats are where cheese draws them, with cards one would lay; who may be ready is asked anew."""
        return determinize(view, rng)

    def candidates(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        """What is worth laying where; whom to spy on is all the same at first."""
        if view.phase is Phase.SPY:
            return [Candidate(action, 0.0, UNSURE) for action in expand(menu)]
        if view.phase is Phase.SNEAK:
            return _sneaks(view, seat)
        return [Candidate(action, _reinforced(view, seat, action), HALF_SURE) for action in expand(menu)]


def _sneaks(view: View, seat: Seat) -> list[Candidate]:
    own = view.sides[seat].own
    assert own
    rivals = tuple([view.sides[other].cards for other in view.playing if other != seat])
    found = sneak_options(own.hand, view.pieces, rivals, is_final=bool(view.finals))
    return [
        Candidate(Action("sneak", ((room,), cards)), PROBABILITY_PER_LOG_ODDS * RAT_LOG_ODDS * looks, HALF_SURE)
        for room, cards, looks in found
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
            spent = hand_log_odds((card,))
        case "hole":
            room, spent = action.fills[0][0], CARDS_LOG_ODDS[HOLE]
        case "gangster":
            pieces[ROOMS.index(action.fills[0][0])] -= 1
            pieces[ROOMS.index(action.fills[1][0])] += 1
            spent = CARDS_LOG_ODDS[GOUDA_GANGSTER]
        case "nail":
            later, spent = (), CARDS_LOG_ODDS[NAILED_DOWN]
    ahead = []
    for other in view.playing:
        rival = view.sides[other]
        where = rival.hole or rival.room
        if other == seat or (where and where != room):
            continue
        if where:
            cheese += rival.up.count(CHEESE)
        unknown = hidden_equipment(rival) + (EXPECTED_LATER_CARDS if other in later and rival.cards else 0.0)
        ahead.append((1.0 if where else p_room(view.pieces, room)) * p_stronger(rival.strength, unknown, strength))
    return PROBABILITY_PER_LOG_ODDS * (RAT_LOG_ODDS * p_fewer_than(pieces[ROOMS.index(room)] + cheese, ahead) - spent)


ISMCTS_MODEL = GangsterIsmctsModel()
