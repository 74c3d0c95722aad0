"""Nim: take counters from one heap; whoever takes the last one wins. A whole game, to show the scale."""

from random import Random

from cheeseboard.core import (
    Action,
    AnyGame,
    Ask,
    BotKit,
    Bounded,
    Emitted,
    Form,
    GameKit,
    GameSpec,
    Illegal,
    Menu,
    Over,
    Role,
    Seat,
    Sentence,
    Slot,
    Turn,
    not_now,
    pass_or_first,
    sentence,
)
from cheeseboard_nim.bots import EVALUATOR
from cheeseboard_nim.state import CountersTaken, Nim, Options, View


class NimGame:
    spec = GameSpec(
        id="nim",
        rules=1,
        seats=(2,),
        options=Options,
        state=Nim,
        view=View,
        events=CountersTaken,
        ends=Bounded(99),
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        return (Role("first", 0), Role("second", 1))

    def action_space(self, options: Options, seats: int) -> Menu:
        return (Form("take", (Slot(tuple(str(number) for number in range(1, options.most + 1))),)),)

    def new(self, options: Options, seats: int) -> Nim:
        return Nim(options, left=options.heap, to_move=0)

    def turn(self, state: Nim) -> Turn:
        return Ask((state.to_move,)) if state.left else Over((state.to_move ^ 1, state.to_move), "heap-empty")

    def menu(self, state: Nim, seat: Seat) -> Menu:
        if self.turn(state) != Ask((seat,)):
            return ()
        most = min(state.options.most, state.left)
        return (Form("take", (Slot(tuple(str(number) for number in range(1, most + 1))),)),)

    def why_not(self, state: Nim, seat: Seat, action: Action) -> Illegal:
        return not_now(action)

    def play(self, state: Nim, seat: Seat, action: Action) -> Nim:
        taken = int(action.word)
        return Nim(state.options, state.left - taken, 1 - seat, (Emitted(CountersTaken(seat, taken)),))

    def view(self, state: Nim, seat: Seat | None) -> View:
        return View(state.options, state.left, state.to_move)  # nothing is hidden

    def imagine(self, view: View, rng: Random) -> Nim:
        return Nim(view.options, view.left, view.to_move)

    def show(self, view: View) -> str:
        return "●" * view.left or "–"

    def describe(self, view: View) -> tuple[Sentence, ...]:
        return (sentence("tell-heap", left=view.left),)


__all__ = ["GAME", "KIT", "CountersTaken", "Nim", "NimGame", "Options", "View"]

GAME: AnyGame = NimGame()
KIT = GameKit(rules=GAME, default_action=pass_or_first, bots=BotKit(evaluator=EVALUATOR, levels=("random", "greedy")))
