"""What ISMCTS must know of Gouda Gangster: candidates with prior values, determinization, evaluation between rounds.

Prior values use only what the seat knows; what spying and reinforcing may change is left to the search.
"""

from collections.abc import Sequence
from random import Random

from cheeseboard.core import Action, Menu, Seat, expand
from cheeseboard.core.evaluation import Candidate, SearchContext
from cheeseboard.games.gouda_gangster.bots.determinize import determinize
from cheeseboard.games.gouda_gangster.bots.evaluation import rivals_ahead
from cheeseboard.games.gouda_gangster.bots.fight_probabilities import p_fewer_than
from cheeseboard.games.gouda_gangster.bots.habitual_policy import sneak_options
from cheeseboard.games.gouda_gangster.bots.regret_matching import solve_sneak
from cheeseboard.games.gouda_gangster.bots.round_value import CARDS_LOG_ODDS, hand_log_odds, win_probabilities
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, ROOMS, STRENGTH
from cheeseboard.games.gouda_gangster.events import GoudaGangsterEvent
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase, clockwise
from cheeseboard.games.gouda_gangster.view import View

RAT_LOG_ODDS = 1.55  # log-odds of winning that one more rat brings
PROBABILITY_PER_LOG_ODDS = 0.19  # slope of probability against log-odds at p = 1/4: p(1 - p)
LOW_CONFIDENCE = 0.05  # in prior values of spying: all targets start equal
HALF_CONFIDENCE = 0.5  # in all other prior values


class GangsterIsmctsModel:
    """Candidates, determinizations and evaluation for the search."""

    def can_evaluate(self, state: GoudaGangster) -> bool:
        """Between two rounds, before any cheese falls."""
        return state.phase is Phase.RAIN and not any(state.pieces)

    def win_probabilities(self, state: GoudaGangster) -> Sequence[float]:
        """By rats and hands of the seats still in the game."""
        return win_probabilities(state)

    def refine(
        self, view: View, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[GoudaGangster]
    ) -> Sequence[Candidate]:
        """Phase 3 is simultaneous: replace the priors by a mixed policy from regret matching."""
        return solve_sneak(view, seat, candidates, context) if view.phase is Phase.SNEAK else candidates

    def determinize(self, view: View, events: Sequence[GoudaGangsterEvent], rng: Random) -> GoudaGangster:
        """Sample a state from the posterior."""
        return determinize(view, rng)

    def candidates(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        """The actions worth searching, with their prior values."""
        if view.phase is Phase.SPY:
            return [Candidate(action, 0.0, LOW_CONFIDENCE) for action in expand(menu)]
        if view.phase is Phase.SNEAK:
            return _sneak_candidates(view, seat)
        return [Candidate(action, _reinforcement_value(view, seat, action), HALF_CONFIDENCE) for action in expand(menu)]


def _sneak_candidates(view: View, seat: Seat) -> list[Candidate]:
    own = view.sides[seat].own
    assert own
    rivals = tuple([view.sides[other].cards for other in view.playing if other != seat])
    options = sneak_options(own.hand, view.pieces, rivals, is_final=bool(view.finals))
    return [
        Candidate(Action("sneak", ((room,), cards)), PROBABILITY_PER_LOG_ODDS * RAT_LOG_ODDS * value, HALF_CONFIDENCE)
        for room, cards, value in options
    ]


def _reinforcement_value(view: View, seat: Seat, action: Action) -> float:
    """Prior value of an action of phase 5: the probability of cheese after it, less the value of the card spent."""
    side = view.sides[seat]
    assert side.own
    room, pieces, strength = side.hole or side.own.room, list(view.pieces), side.strength
    cheese, spent = side.own.down.count(CHEESE) + side.up.count(CHEESE), 0.0
    order = clockwise(view.playing, view.king)
    may_reinforce = order[order.index(seat) + 1 :]
    match action.verb:
        case "lay":
            card = action.word
            strength, cheese = strength + STRENGTH.get(card, 0), cheese + (card == CHEESE)
            spent = hand_log_odds((card,))
        case "hole":
            room, spent = action.word, CARDS_LOG_ODDS[HOLE]
        case "gangster":
            pieces[ROOMS.index(action.word)] -= 1
            pieces[ROOMS.index(action.fills[1][0])] += 1
            spent = CARDS_LOG_ODDS[GOUDA_GANGSTER]
        case "nail":
            may_reinforce, spent = (), CARDS_LOG_ODDS[NAILED_DOWN]
    ahead, more_cheese = rivals_ahead(view, seat, room, strength, may_reinforce)
    p_cheese = p_fewer_than(pieces[ROOMS.index(room)] + cheese + more_cheese, ahead)
    return PROBABILITY_PER_LOG_ODDS * (RAT_LOG_ODDS * p_cheese - spent)


ISMCTS_MODEL = GangsterIsmctsModel()
