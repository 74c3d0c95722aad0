"""The five dice: exact odds of a roll, and what cards do to dice. Dice are counted by colour, as in `state.Dice`."""

from functools import cache
from math import factorial

from cheeseboard.core import Action
from cheeseboard.games.gouda_gouda.state import DICE_COLOURS, Dice

GREEN, YELLOW, RED, VOID = range(4)


@cache
def outcomes(number: int) -> tuple[tuple[Action, int], ...]:
    """GO-1: every roll of n dice, weighted by how many of the 3ⁿ throws give it."""
    return tuple(
        (
            Action("roll", (words((green, yellow, number - green - yellow, 0)),)),
            factorial(number) // (factorial(green) * factorial(yellow) * factorial(number - green - yellow)),
        )
        for green in range(number, -1, -1)
        for yellow in range(number - green, -1, -1)
    )


@cache
def words(dice: Dice) -> tuple[str, ...]:
    """The dice that are not void, as actions name them: one colour per die."""
    return tuple(colour for colour, number in zip(DICE_COLOURS, dice, strict=False) for _ in range(number))


@cache
def words_with_void(dice: Dice) -> tuple[str, ...]:
    """The whole roll, as views and events show it: void dice come last."""
    return (*words(dice), *("void",) * dice[VOID])


@cache
def directions(dice: Dice) -> tuple[str, ...]:
    """GO-9: which way each die of the whole roll carries a mouse: `up` if it is green, `down` if red, else nothing."""
    return tuple({"green": "up", "red": "down"}.get(die, "") for die in words_with_void(dice))


@cache
def counted(named: tuple[str, ...]) -> tuple[int, int, int]:
    """How many of these dice are green, yellow and red."""
    return (named.count("green"), named.count("yellow"), named.count("red"))


def thrown(dice: Dice, named: tuple[str, ...]) -> Dice:
    """GO-8, GO-15: add these dice to those that lie there."""
    green, yellow, red = counted(named)
    return (dice[GREEN] + green, dice[YELLOW] + yellow, dice[RED] + red, dice[VOID])


def picked_up(dice: Dice, named: tuple[str, ...]) -> Dice:
    """GO-15: take these dice away, to be rolled again."""
    green, yellow, red = counted(named)
    return (dice[GREEN] - green, dice[YELLOW] - yellow, dice[RED] - red, dice[VOID])


def improved(dice: Dice, named: tuple[str, ...]) -> Dice:
    """GO-18: red to yellow, yellow to green."""
    _, yellow, red = counted(named)
    return (dice[GREEN] + yellow, dice[YELLOW] - yellow + red, dice[RED] - red, dice[VOID])


def worsened(dice: Dice, named: tuple[str, ...]) -> Dice:
    """GO-19: green to yellow, yellow to red."""
    green, yellow, _ = counted(named)
    return (dice[GREEN] - green, dice[YELLOW] - yellow + green, dice[RED] + yellow, dice[VOID])


def voided(dice: Dice, named: tuple[str, ...]) -> Dice:
    """GO-20: these dice become void."""
    green, yellow, red = counted(named)
    return (dice[GREEN] - green, dice[YELLOW] - yellow, dice[RED] - red, dice[VOID] + green + yellow + red)
