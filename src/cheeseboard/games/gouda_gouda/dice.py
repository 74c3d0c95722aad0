"""The five dice: exact odds of a roll, and what cards do to dice. Dice of one colour are alike, so all is counts."""

from functools import cache
from math import factorial

from cheeseboard.core import Action
from cheeseboard.games.gouda_gouda.state import COLOURS, Dice

GREEN, YELLOW, RED, VOID = range(4)


@cache
def outcomes(number: int) -> tuple[tuple[Action, int], ...]:
    """GO-1: every roll of so many dice; of the 3ⁿ ways to throw them, its weight is how many look like it."""
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
    """The dice that count, by their colours, as actions name them."""
    return tuple(colour for colour, number in zip(COLOURS, dice, strict=False) for _ in range(number))


@cache
def counted(named: tuple[str, ...]) -> tuple[int, int, int]:
    """How many green, yellow and red dice were named."""
    return (named.count("green"), named.count("yellow"), named.count("red"))


def thrown(dice: Dice, named: tuple[str, ...]) -> Dice:
    """These dice were rolled and lie with the others."""
    green, yellow, red = counted(named)
    return (dice[GREEN] + green, dice[YELLOW] + yellow, dice[RED] + red, dice[VOID])


def picked_up(dice: Dice, named: tuple[str, ...]) -> Dice:
    """GO-15: these dice are taken up to be rolled again."""
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
    """GO-20: these dice count for nothing."""
    green, yellow, red = counted(named)
    return (dice[GREEN] - green, dice[YELLOW] - yellow, dice[RED] - red, dice[VOID] + green + yellow + red)
