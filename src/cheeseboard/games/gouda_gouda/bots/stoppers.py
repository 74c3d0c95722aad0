"""Whether others would stop a roll that ends the game: how well each power can, and how likely somebody holds it.

The bots keep their cards by it: a card is worth playing only where nobody else will stop the winner, or where nobody
can answer it.
"""

from collections.abc import Iterable, Sequence

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.bots.hand_weights import hand_weight
from cheeseboard.games.gouda_gouda.bots.roll_value import EMPTY_ROLL, Position, Roll, after_roll
from cheeseboard.games.gouda_gouda.dice import counted, outcomes
from cheeseboard.games.gouda_gouda.state import POWERS, Dice, Gouda


def stop_probabilities(
    position: Position, dice: Dice, space: int, mover: Seat, *, is_rerolled: bool = False
) -> tuple[float, ...]:
    """By power: the probability that one card of it, played at its best, keeps this roll from ending the game.

    `is_rerolled`: dice that were nullified are rolled again.
    """
    green, yellow, red, void = dice

    def goes_on(roll: Roll, where: int = space) -> float:
        return float(bool(after_roll(position, roll, where, mover).cheese))

    def p_goes_on(kept: Roll, thrown: int) -> float:
        sums = total = 0.0
        for action, weight in outcomes(thrown):
            more = counted(action.fills[0])
            sums += weight * goes_on((kept[0] + more[0], kept[1] + more[1], kept[2] + more[2]))
            total += weight
        return sums / total

    least = sum(position.mice[space])  # GO-17
    targets = [other for other, mice in enumerate(position.mice) if other != space and sum(mice) >= least]
    by_power = {
        "reroll": p_goes_on((0, yellow, red), green) if green else 0.0,
        "transfer": max([goes_on(dice[:3], other) for other in targets], default=0.0),
        "worsen": goes_on((0, yellow + green, red)),
        "nullify": goes_on((0, yellow, red)) if yellow + red else p_goes_on(EMPTY_ROLL, green + void),
    }
    if is_rerolled:  # GO-20
        by_power["nullify"] = by_power["reroll"]
    return tuple([by_power.get(power, 0.0) for power in POWERS])


def p_stopped(by_power: Sequence[float], determinizations: Sequence[Gouda], seats: Iterable[Seat]) -> float:
    """Probability that one of these seats holds a card that stops the roll: a weighted mean over determinizations."""
    asked, stopped, total = tuple(seats), 0.0, 0.0
    for state in determinizations:
        p_goes_on = weight = 1.0
        for seat in asked:
            weight *= hand_weight(state.hands[seat])
            for power, number in enumerate(state.hands[seat]):
                if number:
                    p_goes_on *= (1 - by_power[power]) ** number
        stopped += weight * (1 - p_goes_on)
        total += weight
    return stopped / total


def later_seats(seats: int, mover: Seat, seat: Seat) -> list[Seat]:
    """The seats whose cards count after this seat's in a window (GO-22): clockwise up to the mover.

    >>> later_seats(4, 3, 1)
    [2]
    """
    after = (seat - mover) % seats
    return [(mover + turn) % seats for turn in range(after + 1, seats)]
