"""What the bot for hidden cards knows of Gouda! Gouda!: ideas judged by exact odds, and which cards to keep.

Ideas are reckoned from what their seat knows, as if nobody played a further card; second thoughts suppose what cards
the others hold, let them pay where they will, and keep one's own until few are left to answer them.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from cheeseboard.core import Action, Menu, Seat, expand
from cheeseboard.core.evaluation import Candidate, SearchContext
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.cautious_value import LEAD_PENALTY, cautious_value, to_probability
from cheeseboard.games.gouda_gouda.bots.evaluation import dice_of, min_card_gain, position_of
from cheeseboard.games.gouda_gouda.bots.roll_value import WON, Position, Roll, after_roll, moved
from cheeseboard.games.gouda_gouda.bots.stoppers import later_seats, p_stopped, stop_probabilities
from cheeseboard.games.gouda_gouda.dice import counted, improved, outcomes, picked_up, voided, words, worsened
from cheeseboard.games.gouda_gouda.state import MOST_DICE, Dice, Gouda, NameSpace
from cheeseboard.games.gouda_gouda.view import View, imagine

LOW_CONFIDENCE = 0.05  # what others will answer in the same window, first thoughts do not know
CARD_COST_FACTOR = 2.0  # so many times what a card must bring to `greedy`
SECOND_TURN_COST = (0.2, 0.2, 0.5)  # for a second turn instead, by how many cards the others hold each, at most
WON_BY_A_ROLL = 70.0  # what a victory counts where a space is named: while others hold cards, most are stopped
WON_UNHINDERED = 150.0  # and when they hold none
MAY_WIN = 0.15 * WON  # whatever brings so much may win the game
AT_STAKE = 0.7 * WON  # what a card on the pile must be about before it is nullified while others hold cards
PAID_BY_OTHERS = 0.8  # so surely somebody else must stop the winner before one's own card is kept
UNANSWERED = 0.05  # so likely a winning card must go unanswered before it is played


class GoudaIsmctsModel:
    """Judges by the chance to win."""

    def can_evaluate(self, state: Gouda) -> bool:
        """When a space is about to be named."""
        return isinstance(state.agenda[-1], NameSpace)

    def win_probabilities(self, state: Gouda) -> Sequence[float]:
        """The mice, and nothing else."""
        points = [0] * len(state.hands)
        for owner, value in state.eaten:
            points[owner] += value
        position = Position(state.options.board, state.mice, state.cheese, tuple(points))
        hopes = [to_probability(cautious_value(position, seat)) for seat in range(len(points))]
        return [hope / sum(hopes) for hope in hopes]

    def refine(
        self, view: View, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[Gouda]
    ) -> Sequence[Candidate]:
        """Cards that others will pay for, or answer, are kept."""
        prospect = _ActionValuer(view, seat)
        kept = [
            candidate
            for candidate in candidates
            if candidate.action.verb == "pass" or prospect.is_worth(candidate.action, context.determinizations)
        ]
        return [Candidate(candidate.action, candidate.prior_value, 1.0) for candidate in kept]

    def determinize(self, view: View, events: Sequence[Any], rng: Random) -> Gouda:
        """Any deal of the unseen cards; those who may have answered are asked anew."""
        if view.window is not None and view.window.answered:
            view = replace(view, window=replace(view.window, answered=0))
        return imagine(view, rng)

    def candidates(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Candidate]:
        """Every action but cards that would do harm; on the board the odds are known exactly."""
        actions = list(expand(menu))
        if len(actions) == 1:
            return (Candidate(actions[0], 0.0, 1.0),)
        prospect = _ActionValuer(view, seat)
        in_window = view.phase in ("window", "pile")
        candidates = [
            Candidate(action, prospect.after(action), LOW_CONFIDENCE if in_window else 1.0) for action in actions
        ]
        if not in_window:
            return candidates
        return _best_of_each_verb(candidates)


def _best_of_each_verb(candidates: Sequence[Candidate], most: int = 1) -> list[Candidate]:
    """Of many ways to play the same card only the best few."""
    kept: dict[str, list[Candidate]] = {}
    for candidate in sorted(candidates, key=lambda candidate: -candidate.prior_value):
        kept.setdefault(candidate.action.verb, [])
        if len(kept[candidate.action.verb]) < most:
            kept[candidate.action.verb].append(candidate)
    return [candidate for same in kept.values() for candidate in same]


class _ActionValuer:
    """One seat's question, and what its answers seem to lead to."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._position = position_of(view)
        self._numbers = graph_of(view.options.board).numbers
        self._dice: Dice = dice_of(view)
        self._others = [other for other in range(len(view.cards)) if other != seat]
        held = sum(view.cards[other] for other in self._others)
        self._held_each = -(-held // len(self._others))  # rounded up: 0 only if nobody can answer
        self._shy = LEAD_PENALTY if held else 0.0

    def after(self, action: Action) -> float:
        """The chance to win if this is done and nothing more is played."""
        return to_probability(self._looks_after(action))

    def is_worth(self, card: Action, determinizations: Sequence[Gouda]) -> bool:
        """Whether nobody else will pay, if somebody is about to win; else whether few cards are left to answer this."""
        view = self._view
        are_few_left = self._held_each <= 1
        if card.verb == "again":
            return self._held_each < len(SECOND_TURN_COST)
        if view.phase == "pile":
            return are_few_left and (not self._held_each or self._gain(card) > AT_STAKE)
        if self._settled(turned=False) <= -WON:
            later = later_seats(len(view.cards), view.mover, self._seat)
            return self._stopped(self._dice, self._numbers[view.space], determinizations, later) <= PAID_BY_OTHERS
        after = self._after_card(card)
        if after is None and self._gain(card) > MAY_WIN:
            return not self._held_each
        if after is None or self._carried(after[0][:3], after[1]) < WON:
            return are_few_left
        return 1 - self._stopped(*after, determinizations, self._others) >= UNANSWERED

    def _gain(self, card: Action) -> float:
        """What it brings if nothing more is played."""
        found = self._settled(turned=True) if card.fills == (("card",),) else self._with_card(card)
        return found - self._settled(turned=False)

    def _after_card(self, card: Action) -> tuple[Dice, int] | None:
        """The roll as it would lie there, if that is certain, and where it would count."""
        if card.verb == "improve":
            return improved(self._dice, card.fills[0]), self._numbers[self._view.space]
        if card.verb == "transfer":
            return self._dice, self._numbers[card.fills[0][0]]
        return None

    def _stopped(self, dice: Dice, space: int, determinizations: Sequence[Gouda], seats: Sequence[Seat]) -> float:
        return p_stopped(stop_probabilities(self._position, dice, space, self._view.mover), determinizations, seats)

    def _looks_after(self, action: Action) -> float:
        match action.verb:
            case "pass":
                return self._settled(turned=False)
            case "name":
                return self._thrown(NOTHING, self._numbers[action.fills[0][0]], won=self._won_by_a_roll())
            case "up" | "down":
                return self._after_one_die(action)
            case "spread":
                return 0.0  # all start spaces are as far
        found = self._settled(turned=True) if action.fills == (("card",),) else self._with_card(action)
        return found - self._dearer(action.verb) * min_card_gain(self._view, action.verb)

    def _dearer(self, card: str) -> float:
        return (
            SECOND_TURN_COST[self._held_each]
            if card == "again" and self._held_each < len(SECOND_TURN_COST)
            else CARD_COST_FACTOR
        )

    def _won_by_a_roll(self) -> float:
        if self._view.options.cheese != "one":
            return WON  # what was eaten before counts too, and more than this
        return WON_BY_A_ROLL if self._held_each else WON_UNHINDERED

    def _looks(self, position: Position, won: float = WON, seat: Seat | None = None) -> float:
        return cautious_value(position, self._seat if seat is None else seat, shy=self._shy, won=won)

    def _carried(self, roll: Roll, space: int, won: float = WON, seat: Seat | None = None) -> float:
        return self._looks(after_roll(self._position, roll, space, self._view.mover), won, seat)

    def _thrown(self, kept: Roll, space: int, number: int = 0, *, won: float = WON, seat: Seat | None = None) -> float:
        """Over all that may come up, each as likely as it is."""
        number = number or min(sum(self._position.mice[space]), MOST_DICE)
        total, sums = 0, 0.0
        for action, weight in outcomes(number):
            green, yellow, red = counted(action.fills[0])
            sums += weight * self._carried((kept[0] + green, kept[1] + yellow, kept[2] + red), space, won, seat)
            total += weight
        return sums / total

    def _after_one_die(self, action: Action) -> float:
        space = self._numbers[self._view.space]
        green, yellow, red, _ = self._dice
        after = moved(self._position, space, int(action.fills[0][0]), self._numbers[action.fills[1][0]])
        rest = (green - 1, yellow, red) if action.verb == "up" else (green, yellow, red - 1)
        return self._looks(after_roll(after, rest, space, self._view.mover) if after.cheese else after)

    def _settled(self, *, turned: bool) -> float:
        """The pile takes effect or not; with one more nullify on it the other way round."""
        pile = self._view.pile
        if pile and len(pile) % 2 != turned:
            return self._with_card(Action.parse(pile[0][1]))
        if not self._view.space:
            return self._looks(self._position)
        return self._carried(self._dice[:3], self._numbers[self._view.space])

    def _with_card(self, card: Action) -> float:
        """If this card takes effect."""
        dice, named = self._dice, card.fills[0] if card.fills else ()
        if card.verb == "again":
            return self._thrown(NOTHING, self._numbers[named[0]] if named else self._dearest_to_the_mover())
        if card.verb == "transfer":
            return self._carried(dice[:3], self._numbers[named[0]])
        space = self._numbers[self._view.space]
        if card.verb == "reroll":
            return self._thrown(picked_up(dice, named)[:3], space, len(named))
        if card.verb == "nullify" and len(named) == len(words((*dice[:3], 0))):
            return self._thrown(NOTHING, space, sum(dice))
        change = {"improve": improved, "worsen": worsened, "nullify": voided}[card.verb]
        return self._carried(change(dice, named)[:3], space)

    def _dearest_to_the_mover(self) -> int:
        mover = self._view.mover
        spaces = [space for space, mice in enumerate(self._position.mice) if mice[mover]]
        return max(spaces, key=lambda space: self._thrown(NOTHING, space, seat=mover))


NOTHING: Roll = (0, 0, 0)
ISMCTS_MODEL = GoudaIsmctsModel()
