"""Who else would stop a roll that ends the game: for each power how surely it can, and how likely somebody holds one.

Bots keep their cards by it: one is only worth playing where nobody else will pay, or where nobody can answer it.
"""

from collections.abc import Iterable, Sequence

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.bots.hand_weights import hand_weight
from cheeseboard.games.gouda_gouda.bots.roll_value import Position, Roll, after_roll
from cheeseboard.games.gouda_gouda.dice import counted, outcomes
from cheeseboard.games.gouda_gouda.state import POWERS, Dice, Gouda


def stop_probabilities(position: Position, dice: Dice, space: int, mover: Seat) -> tuple[float, ...]:
    """By power: how surely a card of it keeps this roll from ending the game."""
    green, yellow, red, void = dice

    def stands(roll: Roll, where: int = space) -> float:
        return float(bool(after_roll(position, roll, where, mover).cheese))

    def thrown(kept: Roll, number: int) -> float:
        sums = total = 0.0
        for action, weight in outcomes(number):
            more = counted(action.fills[0])
            sums += weight * stands((kept[0] + more[0], kept[1] + more[1], kept[2] + more[2]))
            total += weight
        return sums / total

    least = sum(position.mice[space])
    elsewhere = [other for other, mice in enumerate(position.mice) if other != space and sum(mice) >= least]
    found = {
        "reroll": thrown((0, yellow, red), green) if green else 0.0,
        "transfer": max([stands(dice[:3], other) for other in elsewhere], default=0.0),
        "worsen": stands((0, yellow + green, red)),
        "nullify": stands((0, yellow, red)) if yellow + red else thrown((0, 0, 0), green + void),
    }
    return tuple([found.get(power, 0.0) for power in POWERS])


def p_stopped(surely: Sequence[float], determinizations: Sequence[Gouda], seats: Iterable[Seat]) -> float:
    """How likely one of these seats holds a card that stops it, and it does, over all that is supposed."""
    asked, stopped, total = tuple(seats), 0.0, 0.0
    for world in determinizations:
        stands = weight = 1.0
        for seat in asked:
            weight *= hand_weight(world.hands[seat])
            for power, number in enumerate(world.hands[seat]):
                if number:
                    stands *= (1 - surely[power]) ** number
        stopped += weight * (1 - stands)
        total += weight
    return stopped / total


def later_seats(seats: int, mover: Seat, seat: Seat) -> list[Seat]:
    """Those whose cards come after this seat's, clockwise to the mover.

    >>> later_seats(4, 3, 1)
    [2]
    """
    after = (seat - mover) % seats
    return [(mover + turn) % seats for turn in range(after + 1, seats)]
