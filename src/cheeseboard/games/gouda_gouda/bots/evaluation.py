"""What bots value in Gouda! Gouda!: the odds of a roll for each space, and cards only where they change something.

`candidates` weighs everything by `odds`, which knows nothing that the seat does not; `value` is for bots that search.
"""

from collections.abc import Sequence
from random import Random

from cheeseboard.core import CHANCE, Action, Menu, Seat, expand, sample, size
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.gouda_gouda.board import ways_of
from cheeseboard.games.gouda_gouda.bots.roll_value import (
    Position,
    carried_out,
    moved,
    outlook,
    roll_looks,
    throw_looks,
    turn_looks,
)
from cheeseboard.games.gouda_gouda.dice import counted, improved, picked_up, voided, words, worsened
from cheeseboard.games.gouda_gouda.state import Dice
from cheeseboard.games.gouda_gouda.view import View

# What a card must bring to be worth playing. A mouse that goes from two links before the cheese to one brings 25, the
# win itself two thousand: cards are for the last links, and for whoever is about to win.
PRICES = {"reroll": 36.0, "again": 40.0, "transfer": 36.0, "improve": 40.0, "worsen": 40.0, "nullify": 48.0}
TRIED = 400  # longer menus are sampled
NEARLY = 1e-9


class GoudaTaste(Evaluator[View]):
    """Prospects of one's own mice less those of the others."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """How the table looks once what lies there is carried out; cards in hand count a little."""
        held = sum(price(view, card) for card in view.hand) if view.seat == seat else 0.0
        return settled_looks(view, seat) + held

    def shortlist(self, view: View, seat: Seat, menu: Menu, rng: Random) -> Sequence[Action]:
        """The one action that looks best; where several do, any of them."""
        actions = list(expand(menu)) if size(menu) <= TRIED else [sample(menu, rng) for _ in range(TRIED)]
        if len(actions) == 1:
            return actions
        position = position_of(view)
        worth = [_worth(view, position, seat, action) for action in actions]
        best = max(worth) - NEARLY
        return [rng.choice([action for action, looks in zip(actions, worth, strict=True) if looks >= best])]


def price(view: View, card: str) -> float:
    """What this card must bring here; where cheese is worth more, more."""
    return PRICES[card] * max((worth for _, worth in view.cheese), default=1)


def position_of(view: View) -> Position:
    """The public part of a view in numbers."""
    board = ways_of(view.options.board)
    seats = len(view.cards)
    mice = [(0,) * seats] * len(board.names)
    for name, numbers in view.mice:
        mice[board.numbers[name]] = numbers
    points = tuple(sum(worth for owner, worth in view.eaten if owner == seat) for seat in range(seats))
    return Position(
        view.options.board, tuple(mice), tuple((board.numbers[name], worth) for name, worth in view.cheese), points
    )


def dice_of(view: View) -> Dice:
    """The dice that lie there."""
    return (*counted(view.dice), view.dice.count("void"))


def settled_looks(view: View, seat: Seat) -> float:
    """How the table looks to the seat if nothing more is played."""
    position = position_of(view)
    if not view.space or view.mover == CHANCE:
        return outlook(position, seat)
    space = ways_of(view.options.board).numbers[view.space]
    if view.throw:
        return throw_looks(position, dice_of(view)[:3], view.throw, space, view.mover, seat)
    if view.pile and len(view.pile) % 2:
        return _card_looks(view, position, seat, Action.parse(view.pile[0][1]), view.pile[0][0])
    return roll_looks(position, dice_of(view)[:3], space, view.mover, seat)


def _worth(view: View, position: Position, seat: Seat, action: Action) -> float:
    numbers = ways_of(view.options.board).numbers
    match action.verb:
        case "pass":
            return _as_it_stands(view, position, seat)
        case "name":
            return turn_looks(position, numbers[action.fills[0][0]], seat, seat)
        case "up" | "down":
            return _after_one_die(view, position, seat, action)
        case "spread":
            return 0.0  # all start spaces are as far
        case "nullify" if action.fills[0] == ("card",):
            return _with_the_pile_turned(view, position, seat) - price(view, "nullify")
        case _:
            return _card_looks(view, position, seat, action, seat) - price(view, action.verb)


def _after_one_die(view: View, position: Position, seat: Seat, action: Action) -> float:
    numbers = ways_of(view.options.board).numbers
    space = numbers[view.space]
    green, yellow, red, _ = dice_of(view)
    after = moved(position, space, int(action.fills[0][0]), numbers[action.fills[1][0]])
    rest = (green - 1, yellow, red) if action.verb == "up" else (green, yellow, red - 1)
    return outlook(carried_out(after, rest, space, view.mover) if after.cheese else after, seat)


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
        return outlook(position, seat)
    return roll_looks(position, dice_of(view)[:3], ways_of(view.options.board).numbers[view.space], view.mover, seat)


def _card_looks(view: View, position: Position, seat: Seat, card: Action, player: Seat) -> float:
    """How the table looks to the seat if this card takes effect and nothing more is played."""
    numbers, mover, dice = ways_of(view.options.board).numbers, view.mover, dice_of(view)
    named = card.fills[0] if card.fills else ()
    if card.verb == "again":
        if named:
            return turn_looks(position, numbers[named[0]], mover, seat)
        own = [space for space, mice in enumerate(position.mice) if mice[mover]]
        best = max(own, key=lambda space: turn_looks(position, space, mover, mover))
        return turn_looks(position, best, mover, seat)
    if card.verb == "transfer":
        return roll_looks(position, dice[:3], numbers[named[0]], mover, seat)
    space = numbers[view.space]
    if card.verb == "reroll":
        return throw_looks(position, picked_up(dice, named)[:3], len(named), space, mover, seat)
    if card.verb == "nullify" and len(named) == len(words((*dice[:3], 0))):
        return throw_looks(position, (0, 0, 0), sum(dice), space, mover, seat)
    change = {"improve": improved, "worsen": worsened, "nullify": voided}[card.verb]
    return roll_looks(position, change(dice, named)[:3], space, mover, seat)


EVALUATOR = GoudaTaste()
