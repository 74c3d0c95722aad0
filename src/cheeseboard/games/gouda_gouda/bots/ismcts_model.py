"""What ISMCTS must know of Gouda! Gouda!: candidates with prior values, and a policy of which cards to keep.

Prior values assume that nobody plays a further card; `refine` then samples what cards the others hold, and keeps one's
own where others will stop the winner anyway, or where too many are left to answer.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cheeseboard.core import Action, Menu, Seat, expand
from cheeseboard.core.evaluation import Candidate, SearchContext
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.card_effects import after_one_die, card_effect, dice_of, position_of
from cheeseboard.games.gouda_gouda.bots.cautious_value import LEAD_PENALTY, cautious_value, to_probability
from cheeseboard.games.gouda_gouda.bots.evaluation import min_card_gain
from cheeseboard.games.gouda_gouda.bots.roll_value import (
    EMPTY_ROLL,
    WON_VALUE,
    Position,
    Roll,
    after_roll,
    dice_for,
)
from cheeseboard.games.gouda_gouda.bots.stoppers import later_seats, p_stopped, stop_probabilities
from cheeseboard.games.gouda_gouda.dice import counted, improved, outcomes
from cheeseboard.games.gouda_gouda.events import GoudaGoudaEvent
from cheeseboard.games.gouda_gouda.state import Dice, Gouda, NameSpace
from cheeseboard.games.gouda_gouda.view import View, imagine

LOW_CONFIDENCE = 0.05  # in prior values inside a window: they ignore what others answer
CARD_COST_FACTOR = 2.0  # a card must gain so many times what it must gain for `greedy`
SECOND_TURN_COST = (0.2, 0.2, 0.5)  # the factor for `again`, by the mean number of cards a rival holds, rounded up
STOPPABLE_WIN_VALUE = 70.0  # of winning by the named roll: while others hold cards, most such wins are stopped
UNSTOPPABLE_WIN_VALUE = 150.0  # the same when they hold none
WINNING_GAIN = 0.15 * WON_VALUE  # a card that gains more may win the game
MIN_NULLIFY_GAIN = 0.7 * WON_VALUE  # to nullify a card on the pile while others hold cards
MAX_P_STOPPED = 0.8  # above this probability that others stop the winner, one's own card is kept
MIN_P_UNANSWERED = 0.05  # below this probability that nobody answers, a winning card is kept


class GoudaIsmctsModel:
    """Candidates, determinizations and evaluation for the search."""

    def can_evaluate(self, state: Gouda) -> bool:
        """When a space is about to be named."""
        return isinstance(state.agenda[-1], NameSpace)

    def win_probabilities(self, state: Gouda) -> Sequence[float]:
        """By mice and cheese alone; cards do not count."""
        points = [0] * len(state.hands)
        for owner, worth in state.eaten:
            points[owner] += worth
        position = Position(state.options.board, state.mice, state.cheese, tuple(points))
        weights = [to_probability(cautious_value(position, seat)) for seat in range(len(points))]
        return [weight / sum(weights) for weight in weights]

    def refine(
        self, view: View, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[Gouda]
    ) -> Sequence[Candidate]:
        """Drop the cards that are better kept; what remains is final."""
        valuer = _ActionValuer(view, seat)
        kept = [
            candidate
            for candidate in candidates
            if candidate.action.verb == "pass" or valuer.is_worth_playing(candidate.action, context.determinizations)
        ]
        return [Candidate(candidate.action, candidate.prior_value, 1.0) for candidate in kept]

    def determinize(self, view: View, events: Sequence[GoudaGoudaEvent], rng: Random) -> Gouda:
        """Any deal of the unseen cards, unweighted. Seats that have answered in the open window are asked again."""
        if view.window is not None and view.window.answered:
            view = replace(view, window=replace(view.window, answered=0))
        return imagine(view, rng)

    def candidates(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        """All actions; in a window only the best use of each card. Outside windows the values are final.

        Of dice only the best use: a level that moves the wrong mice does not lose sooner, it makes the game last.
        """
        actions = list(expand(menu))
        if len(actions) == 1:
            return (Candidate(actions[0], 0.0, 1.0),)
        valuer = _ActionValuer(view, seat)
        in_window = view.phase in ("window", "pile")
        confidence = LOW_CONFIDENCE if in_window else 1.0
        candidates = [Candidate(action, valuer.win_probability(action), confidence) for action in actions]
        if actions[0].verb in ("up", "down"):
            return (max(candidates, key=lambda candidate: candidate.prior_value),)
        return _best_of_each_verb(candidates) if in_window else candidates


def _best_of_each_verb(candidates: Sequence[Candidate]) -> list[Candidate]:
    best: dict[str, Candidate] = {}
    for candidate in sorted(candidates, key=lambda candidate: -candidate.prior_value):
        best.setdefault(candidate.action.verb, candidate)
    return list(best.values())


class _ActionValuer:
    """One decision of one seat: the value of each action, and whether a card is worth playing now."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._position = position_of(view)
        self._numbers = graph_of(view.options.board).numbers
        self._dice: Dice = dice_of(view)
        self._rivals = [other for other in range(len(view.cards)) if other != seat]
        held = sum(view.cards[other] for other in self._rivals)
        self._cards_per_rival = -(-held // len(self._rivals))  # rounded up: 0 only if nobody can answer
        self._lead_penalty = LEAD_PENALTY if held else 0.0

    def win_probability(self, action: Action) -> float:
        """Probability to win after this action if no further card is played."""
        return to_probability(self._action_value(action))

    def is_worth_playing(self, card: Action, determinizations: Sequence[Gouda]) -> bool:
        """Whether to play this card now rather than keep it."""
        view = self._view
        are_few_left = self._cards_per_rival <= 1
        if card.verb == "again":
            return self._cards_per_rival < len(SECOND_TURN_COST)
        if view.phase == "pile":
            return are_few_left and (not self._cards_per_rival or self._gain(card) > MIN_NULLIFY_GAIN)
        if self._settled_value() <= -WON_VALUE:  # somebody else is about to win
            later = later_seats(len(view.cards), view.mover, self._seat)
            return self._p_stopped(self._dice, self._numbers[view.space], determinizations, later) <= MAX_P_STOPPED
        after = self._certain_roll(card)
        if after is None and self._gain(card) > WINNING_GAIN:
            return not self._cards_per_rival
        if after is None or self._roll_value(after[0][:3], after[1]) < WON_VALUE:
            return are_few_left
        return 1 - self._p_stopped(*after, determinizations, self._rivals) >= MIN_P_UNANSWERED

    def _gain(self, card: Action) -> float:
        return self._played_value(card) - self._settled_value()

    def _certain_roll(self, card: Action) -> tuple[Dice, int] | None:
        """The dice after this card and the space they count for, if no die is thrown."""
        if card.verb == "improve":
            return improved(self._dice, card.fills[0]), self._numbers[self._view.space]
        if card.verb == "transfer":
            return self._dice, self._numbers[card.word]
        return None

    def _p_stopped(self, dice: Dice, space: int, determinizations: Sequence[Gouda], seats: Sequence[Seat]) -> float:
        view = self._view
        is_rerolled = view.options.nullified == "rerolled"
        by_power = stop_probabilities(self._position, dice, space, view.mover, is_rerolled=is_rerolled)
        return p_stopped(by_power, determinizations, seats)

    def _action_value(self, action: Action) -> float:
        match action.verb:
            case "pass":
                return self._settled_value()
            case "name":
                return self._turn_value(self._numbers[action.word], won_value=self._win_by_roll_value())
            case "up" | "down":
                return self._position_value(after_one_die(self._view, self._position, action))
            case "spread":
                return 0.0  # all start spaces count the same
        return self._played_value(action) - self._cost_factor(action.verb) * min_card_gain(self._view, action.verb)

    def _cost_factor(self, card: str) -> float:
        if card == "again" and self._cards_per_rival < len(SECOND_TURN_COST):
            return SECOND_TURN_COST[self._cards_per_rival]
        return CARD_COST_FACTOR

    def _win_by_roll_value(self) -> float:
        if self._view.options.cheese != "one":
            return WON_VALUE  # earlier cheese decides too, and its values are larger than those below
        return STOPPABLE_WIN_VALUE if self._cards_per_rival else UNSTOPPABLE_WIN_VALUE

    def _played_value(self, card: Action) -> float:
        """Value if this card is played, on the roll or on the pile, and no further one."""
        return self._settled_value(is_nullified=True) if card.fills == (("card",),) else self._card_value(card)

    def _settled_value(self, *, is_nullified: bool = False) -> float:
        """Value if the pile takes effect now, or with one more nullify on it, and the roll is carried out (GO-23)."""
        pile = self._view.pile
        if pile and len(pile) % 2 != is_nullified:
            return self._card_value(Action.parse(pile[0][1]))
        if not self._view.space:
            return self._position_value(self._position)
        return self._roll_value(self._dice[:3], self._numbers[self._view.space])

    def _card_value(self, card: Action) -> float:
        """Value if this card takes effect and no further one is played."""
        mover = self._view.mover
        effect = card_effect(self._view, self._position, card, lambda space: self._turn_value(space, seat=mover))
        return self._throw_value(effect.kept, effect.thrown, effect.space)

    def _turn_value(self, space: int, *, won_value: float = WON_VALUE, seat: Seat | None = None) -> float:
        """Expected value if the mover names this space."""
        return self._throw_value(EMPTY_ROLL, dice_for(self._position, space), space, won_value, seat)

    def _throw_value(
        self, kept: Roll, thrown: int, space: int, won_value: float = WON_VALUE, seat: Seat | None = None
    ) -> float:
        """Expected value when so many dice are thrown and added to those kept."""
        total, sums = 0, 0.0
        for action, weight in outcomes(thrown):
            green, yellow, red = counted(action.fills[0])
            roll = (kept[0] + green, kept[1] + yellow, kept[2] + red)
            sums += weight * self._roll_value(roll, space, won_value, seat)
            total += weight
        return sums / total

    def _roll_value(self, roll: Roll, space: int, won_value: float = WON_VALUE, seat: Seat | None = None) -> float:
        return self._position_value(after_roll(self._position, roll, space, self._view.mover), won_value, seat)

    def _position_value(self, position: Position, won_value: float = WON_VALUE, seat: Seat | None = None) -> float:
        seat = self._seat if seat is None else seat
        return cautious_value(position, seat, lead_penalty=self._lead_penalty, won_value=won_value)


ISMCTS_MODEL = GoudaIsmctsModel()
