"""One bot against three of another kind, turn by turn in every seat.

`python tools/experiments/bot_strength.py GAME BOT OTHERS GAMES [open]`

With `open` the first bot cheats, for comparison: the same search on the true state. No bot that can be seated anywhere
does so; this one exists only here.
"""

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cheeseboard.arena.standings import interval
from cheeseboard.bots import Bot, Question, make_bot
from cheeseboard.bots.ismcts import IsmctsBot
from cheeseboard.core import CHANCE, AnyGame, Chance, Over, Seat, visible_events
from cheeseboard.core.evaluation import AnyIsmctsModel, IsmctsLevel
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games import find, find_kit

SEATS = 4


class OpenCards:
    """A model whose determinizations are the true state, except for sealed answers."""

    def __init__(self, honest: AnyIsmctsModel) -> None:
        self.truth: Any = None
        self.can_evaluate, self.win_probabilities = honest.can_evaluate, honest.win_probabilities
        self.candidates, self.refine = honest.candidates, honest.refine

    def determinize(self, view: Any, events: Sequence[Any], rng: Random) -> Any:
        """The true state."""
        return self.truth


def open_bot(game_id: str, level: IsmctsLevel, rng: Random) -> tuple[OpenCards, IsmctsBot]:
    """The cheating bot and its model, which must be given the true state before each question."""
    bots = find_kit(game_id).bots
    assert bots
    assert bots.ismcts_model
    model = OpenCards(bots.ismcts_model)
    return model, IsmctsBot(find(game_id), model, rng, level)


def play(game: AnyGame, bots: Sequence[Bot], rng: Random, show: Callable[[Any, Seat], None]) -> Over:
    """One game; `show` is called before each question with the truth, but for answers sealed to the same question."""
    state = opened = game.new(game.spec.options(), len(bots))
    asked: tuple[Seat, ...] = ()
    seen: list[tuple[Any, ...]] = [()] * len(bots)
    while not isinstance(turn := game.turn(state), Over):
        seen = [events + visible_events(state, seat) for seat, events in enumerate(seen)]
        if isinstance(turn, Chance):
            state = game.play(state, CHANCE, draw_outcome(turn, rng))
            continue
        if not set(turn.seats) < set(asked):
            opened = state
        asked, seat = turn.seats, turn.seats[0]
        show(opened, seat)
        question = Question(seat, game.view(state, seat), game.menu(state, seat), seen[seat])
        state = game.play(state, seat, bots[seat].choose(question))
    return turn


def measure(game_id: str, bot: str, others: str, number: int, *, cheats: bool = False) -> float:
    """What the bot wins of game `number`."""
    own = number % SEATS
    bots = [make_bot(bot if seat == own else others, game_id, Random(f"{number} {seat}")) for seat in range(SEATS)]
    show: Callable[[Any, Seat], None] = lambda state, seat: None  # noqa: E731
    if cheats:
        kit = find_kit(game_id).bots
        assert kit
        level = list(kit.ismcts_levels.values())[int(bot[-1]) - 1]
        model, bots[own] = open_bot(game_id, level, Random(f"{number} {own}"))
        show = lambda state, seat: setattr(model, "truth", state)  # noqa: E731
    ranks = play(find(game_id), bots, Random(number), show).ranks
    return 1 / ranks.count(0) if ranks[own] == 0 else 0.0


def main(game_id: str, bot: str, others: str, games: str, *rest: str) -> None:
    """Play and print, game by game."""
    won = 0.0
    for number in range(int(games)):
        won += measure(game_id, bot, others, number, cheats=rest == ("open",))
        low, high = interval(won, number + 1)
        print(f"{number + 1} games: {won / (number + 1):.3f}, {low:.3f} to {high:.3f}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
