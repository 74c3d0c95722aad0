"""What an action does to the roll and to the mice, as far as a view shows it; both evaluations of this game use it."""

from collections.abc import Callable
from typing import NamedTuple

from cheeseboard.core import Action
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.roll_value import EMPTY_ROLL, Position, Roll, after_roll, dice_for, moved
from cheeseboard.games.gouda_gouda.dice import counted, improved, picked_up, voided, words, worsened
from cheeseboard.games.gouda_gouda.state import Dice
from cheeseboard.games.gouda_gouda.view import View


class CardEffect(NamedTuple):
    """The roll after a card: dice that lie there, dice to be thrown and added, and the space they count for."""

    kept: Roll
    thrown: int
    space: int


def position_of(view: View) -> Position:
    """The public part of a view, in numbers."""
    board = graph_of(view.options.board)
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


def card_effect(view: View, position: Position, card: Action, turn_value: Callable[[int], float]) -> CardEffect:
    """The roll if this card takes effect. A mover who may choose a space takes the one with the best `turn_value`."""
    numbers, dice = graph_of(view.options.board).numbers, dice_of(view)
    named = card.fills[0] if card.fills else ()
    if card.verb == "again":
        own_spaces = [space for space, mice in enumerate(position.mice) if mice[view.mover]]
        space = numbers[named[0]] if named else max(own_spaces, key=turn_value)
        return CardEffect(EMPTY_ROLL, dice_for(position, space), space)
    if card.verb == "transfer":
        return CardEffect(dice[:3], 0, numbers[named[0]])
    space = numbers[view.space]
    if card.verb == "reroll" or (card.verb == "nullify" and view.options.nullified == "rerolled"):
        return CardEffect(picked_up(dice, named)[:3], len(named), space)
    if card.verb == "nullify" and len(named) == len(words(dice)):  # GO-20: the whole roll is void
        return CardEffect(EMPTY_ROLL, sum(dice), space)
    change = {"improve": improved, "worsen": worsened, "nullify": voided}[card.verb]
    return CardEffect(change(dice, named)[:3], 0, space)


def after_one_die(view: View, position: Position, action: Action) -> Position:
    """The position after this die, `up` or `down`, and after the mover has carried out the rest of the roll."""
    numbers = graph_of(view.options.board).numbers
    space = numbers[view.space]
    green, yellow, red, _ = dice_of(view)
    after = moved(position, space, int(action.word), numbers[action.fills[1][0]])
    rest = (green - 1, yellow, red) if action.verb == "up" else (green, yellow, red - 1)
    return after_roll(after, rest, space, view.mover) if after.cheese else after
