"""What bots value in Gouda! Gouda!: the odds of a roll for each space, and cards only where they change something.

`candidates` weighs everything by `odds`, which knows nothing that the seat does not; `value` is for bots that search.
"""

from collections.abc import Sequence
from random import Random

from cheeseboard.core import CHANCE, Action, Menu, Seat, expand, sample, size
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.roll_value import (
    Position,
    after_roll,
    evaluate_position,
    expected_throw_value,
    expected_turn_value,
    moved,
    roll_value,
)
from cheeseboard.games.gouda_gouda.dice import counted, improved, picked_up, voided, words, worsened
from cheeseboard.games.gouda_gouda.state import Dice
from cheeseboard.games.gouda_gouda.view import View

# What a card must bring to be worth playing. A mouse that goes from two links before the cheese to one brings 25, the
# win itself two thousand: cards are for the last links, and for whoever is about to win.
PRICES = {"reroll": 36.0, "again": 40.0, "transfer": 36.0, "improve": 40.0, "worsen": 40.0, "nullify": 48.0}
TRIED = 400  # longer menus are sampled
NEARLY = 1e-9


class GoudaEvaluator(Evaluator[View]):
    """Prospects of one's own mice less those of the others."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """How the table looks once what lies there is carried out; cards in hand count a little."""
        held = sum(min_card_gain(view, card) for card in view.hand) if view.seat == seat else 0.0
        return value_if_all_pass(view, seat) + held

    def shortlist(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action]:
        """The one action that looks best; where several do, any of them."""
        actions = list(expand(menu)) if size(menu) <= TRIED else [sample(menu, rng) for _ in range(TRIED)]
        if len(actions) == 1:
            return actions
        position = position_of(view)
        value = [_action_value(view, position, seat, action) for action in actions]
        best = max(value) - NEARLY
        return [rng.choice([action for action, looks in zip(actions, value, strict=True) if looks >= best])]


def min_card_gain(view: View, card: str) -> float:
    """What this card must bring here; where cheese is worth more, more."""
    return PRICES[card] * max((value for _, value in view.cheese), default=1)


def position_of(view: View) -> Position:
    """The public part of a view in numbers."""
    board = graph_of(view.options.board)
    seats = len(view.cards)
    mice = [(0,) * seats] * len(board.names)
    for name, numbers in view.mice:
        mice[board.numbers[name]] = numbers
    points = tuple(sum(value for owner, value in view.eaten if owner == seat) for seat in range(seats))
    return Position(
        view.options.board, tuple(mice), tuple((board.numbers[name], value) for name, value in view.cheese), points
    )


def dice_of(view: View) -> Dice:
    """The dice that lie there."""
    return (*counted(view.dice), view.dice.count("void"))


def value_if_all_pass(view: View, seat: Seat) -> float:
    """How the table looks to the seat if nothing more is played."""
    position = position_of(view)
    if not view.space or view.mover == CHANCE:
        return evaluate_position(position, seat)
    space = graph_of(view.options.board).numbers[view.space]
    if view.throw:
        return expected_throw_value(position, dice_of(view)[:3], view.throw, space, view.mover, seat)
    if view.pile and len(view.pile) % 2:
        return _card_looks(view, position, seat, Action.parse(view.pile[0][1]), view.pile[0][0])
    return roll_value(position, dice_of(view)[:3], space, view.mover, seat)


def _action_value(view: View, position: Position, seat: Seat, action: Action) -> float:
    numbers = graph_of(view.options.board).numbers
    match action.verb:
        case "pass":
            return _as_it_stands(view, position, seat)
        case "name":
            return expected_turn_value(position, numbers[action.fills[0][0]], seat, seat)
        case "up" | "down":
            return _after_one_die(view, position, seat, action)
        case "spread":
            return 0.0  # all start spaces are as far
        case "nullify" if action.fills[0] == ("card",):
            return _with_the_pile_turned(view, position, seat) - min_card_gain(view, "nullify")
        case _:
            return _card_looks(view, position, seat, action, seat) - min_card_gain(view, action.verb)


def _after_one_die(view: View, position: Position, seat: Seat, action: Action) -> float:
    numbers = graph_of(view.options.board).numbers
    space = numbers[view.space]
    green, yellow, red, _ = dice_of(view)
    after = moved(position, space, int(action.fills[0][0]), numbers[action.fills[1][0]])
    rest = (green - 1, yellow, red) if action.verb == "up" else (green, yellow, red - 1)
    return evaluate_position(after_roll(after, rest, space, view.mover) if after.cheese else after, seat)


def _as_it_stands(view: View, position: Position, seat: Seat) -> float:
    if view.pile and len(view.pile) % 2:
        return _card_looks(view, position, seat, Action.parse(view.pile[0][1]), view.pile[0][0])
    return _without_cards(view, position, seat)


def _with_the_pile_turned(view: View, position: Position, seat: Seat) -> float:
    if len(view.pile) % 2:
        return _without_cards(view, position, seat)
    return _card_looks(view, position, seat, Action.parse(view.pile[0][1]), view.pile[0][0])


def _without_cards(view: View, position: Position, seat: Seat) -> float:
    if not view.space:
        return evaluate_position(position, seat)
    return roll_value(position, dice_of(view)[:3], graph_of(view.options.board).numbers[view.space], view.mover, seat)


def _card_looks(view: View, position: Position, seat: Seat, card: Action, player: Seat) -> float:
    """How the table looks to the seat if this card takes effect and nothing more is played."""
    numbers, mover, dice = graph_of(view.options.board).numbers, view.mover, dice_of(view)
    named = card.fills[0] if card.fills else ()
    if card.verb == "again":
        if named:
            return expected_turn_value(position, numbers[named[0]], mover, seat)
        own = [space for space, mice in enumerate(position.mice) if mice[mover]]
        best = max(own, key=lambda space: expected_turn_value(position, space, mover, mover))
        return expected_turn_value(position, best, mover, seat)
    if card.verb == "transfer":
        return roll_value(position, dice[:3], numbers[named[0]], mover, seat)
    space = numbers[view.space]
    if card.verb == "reroll":
        return expected_throw_value(position, picked_up(dice, named)[:3], len(named), space, mover, seat)
    if card.verb == "nullify" and len(named) == len(words((*dice[:3], 0))):
        return expected_throw_value(position, (0, 0, 0), sum(dice), space, mover, seat)
    change = {"improve": improved, "worsen": worsened, "nullify": voided}[card.verb]
    return roll_value(position, change(dice, named)[:3], space, mover, seat)


EVALUATOR = GoudaEvaluator()
