"""Evaluation of a view of Gouda! Gouda!: exact odds of the dice, and cards only where they gain enough.

`shortlist` picks the best action at once and is all that `greedy` needs; `evaluate` is for bots that search.
"""

from collections.abc import Sequence
from random import Random

from cheeseboard.core import CHANCE, Action, Menu, Seat, expand, sample, size
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.card_effects import after_one_die, card_effect, dice_of, position_of
from cheeseboard.games.gouda_gouda.bots.roll_value import (
    Position,
    evaluate_position,
    expected_throw_value,
    expected_turn_value,
    roll_value,
)
from cheeseboard.games.gouda_gouda.view import View

# What a card must gain to be worth playing. A mouse that goes from two links before the cheese to one gains 25, a win
# two thousand: cards are for the last links, and for whoever is about to win.
CARD_PRICES = {"reroll": 36.0, "again": 40.0, "transfer": 36.0, "improve": 40.0, "worsen": 40.0, "nullify": 48.0}
MAX_SHORTLIST = 400  # longer menus are sampled
TIE_TOLERANCE = 1e-9  # values that differ by less are equal


class GoudaEvaluator(Evaluator[View]):
    """Value of one's own mice less those of the rivals."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """Value after the roll on the table is carried out; cards in hand count as much as they must gain."""
        held = sum(min_card_gain(view, card) for card in view.hand) if view.seat == seat else 0.0
        return value_if_all_pass(view, seat) + held

    def shortlist(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action]:
        """The best action alone; among equals a random one."""
        is_long = size(menu) > MAX_SHORTLIST
        actions = [sample(menu, rng) for _ in range(MAX_SHORTLIST)] if is_long else list(expand(menu))
        if len(actions) == 1:
            return actions
        position = position_of(view)
        values = [_action_value(view, position, seat, action) for action in actions]
        best = max(values) - TIE_TOLERANCE
        return [rng.choice([action for action, value in zip(actions, values, strict=True) if value >= best])]


def min_card_gain(view: View, card: str) -> float:
    """What this card must gain here; more where cheese is worth more."""
    return CARD_PRICES[card] * max((worth for _, worth in view.cheese), default=1)


def value_if_all_pass(view: View, seat: Seat) -> float:
    """Value for the seat if no further card is played."""
    position = position_of(view)
    if not view.space or view.mover == CHANCE:
        return evaluate_position(position, seat)
    if view.throw:
        space = graph_of(view.options.board).numbers[view.space]
        return expected_throw_value(position, dice_of(view)[:3], view.throw, space, view.mover, seat)
    return _settled_value(view, position, seat)


def _action_value(view: View, position: Position, seat: Seat, action: Action) -> float:
    match action.verb:
        case "pass":
            return _settled_value(view, position, seat)
        case "name":
            space = graph_of(view.options.board).numbers[action.word]
            return expected_turn_value(position, space, seat, seat)
        case "up" | "down":
            return evaluate_position(after_one_die(view, position, action), seat)
        case "spread":
            return 0.0  # all start spaces count the same
        case "nullify" if action.fills[0] == ("card",):
            return _settled_value(view, position, seat, is_nullified=True) - min_card_gain(view, "nullify")
        case _:
            return _card_value(view, position, seat, action) - min_card_gain(view, action.verb)


def _settled_value(view: View, position: Position, seat: Seat, *, is_nullified: bool = False) -> float:
    """Value if the pile takes effect now, or with one more nullify on it, and the roll is carried out (GO-23)."""
    if view.pile and len(view.pile) % 2 != is_nullified:
        return _card_value(view, position, seat, Action.parse(view.pile[0][1]))
    if not view.space:
        return evaluate_position(position, seat)
    return roll_value(position, dice_of(view)[:3], graph_of(view.options.board).numbers[view.space], view.mover, seat)


def _card_value(view: View, position: Position, seat: Seat, card: Action) -> float:
    """Value for the seat if this card takes effect and no further one is played."""
    mover = view.mover
    effect = card_effect(view, position, card, lambda space: expected_turn_value(position, space, mover, mover))
    return expected_throw_value(position, effect.kept, effect.thrown, effect.space, mover, seat)


EVALUATOR = GoudaEvaluator()
