"""Counts which cards are still held where somebody is about to win.

`PYTHONPATH=tools python -m experiments.gouda_held_cards GAMES [BOT]`

One of level 5 and three of the bot play. For every number of cards left and every power: the ratio of its frequency
among the cards the others hold to its frequency in a random deal. `hand_weights.HELD_RATIO` comes from here.
"""

import sys
from collections import Counter
from random import Random

from experiments.bot_strength import SEATS, play

from cheeseboard.bots import make_bot
from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.bots.card_effects import position_of
from cheeseboard.games.gouda_gouda.bots.roll_value import after_roll
from cheeseboard.games.gouda_gouda.state import CARDS_OF_A_POWER, POWERS, Gouda, Window


def is_about_to_be_won(state: Gouda, seat: Seat) -> bool:
    """Whether the roll that lies there wins the game for somebody else."""
    top = state.agenda[-1]
    if not isinstance(top, Window) or top.kind != "roll":
        return False
    after = after_roll(position_of(GAME.view(state, seat)), state.dice[:3], state.space, state.mover)
    return not after.cheese and after.points[seat] < max(after.points)


class Count:
    """Cards held, and what chance would make of them, by number left and power."""

    def __init__(self) -> None:
        self.held = Counter[tuple[int, int]]()
        self.by_chance = Counter[tuple[int, int]]()

    def add(self, state: Gouda, seat: Seat) -> None:
        """All that others hold, as seen from this seat."""
        used = [sum(cards[power] for cards in state.used) for power in range(len(POWERS))]
        unseen = [CARDS_OF_A_POWER - gone - own for gone, own in zip(used, state.hands[seat], strict=True)]
        for other, hand in enumerate(state.hands):
            left = sum(hand)
            if other != seat and left:
                for power, number in enumerate(hand):
                    self.held[left, power] += number
                    self.by_chance[left, power] += left * unseen[power] / sum(unseen)  # type: ignore[assignment]


def main(games: str, others: str = "greedy") -> None:
    """Play, count and print."""
    count = Count()
    for number in range(int(games)):
        own = number % SEATS
        names = ["level-5" if seat == own else others for seat in range(SEATS)]
        bots = [make_bot(name, "gouda-gouda", Random(f"{number} {seat}")) for seat, name in enumerate(names)]

        def look(state: Gouda, seat: Seat, own: Seat = own) -> None:
            if seat == own and is_about_to_be_won(state, seat):
                count.add(state, seat)

        play(GAME, bots, Random(number), look)
    print(POWERS)
    for left in sorted({left for left, _ in count.held}):
        times = [count.held[left, power] / count.by_chance[left, power] for power in range(len(POWERS))]
        print(left, *(f"{own:.2f}" for own in times))


if __name__ == "__main__":
    main(*sys.argv[1:])
