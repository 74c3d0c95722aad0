"""Pig: roll a die as often as you dare, hold before it shows a 1. Rules: docs/rules/pig.en.md."""

from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from cheeseboard.core import (
    CHANCE,
    Action,
    AlmostSurely,
    AnyGame,
    Ask,
    Emitted,
    Event,
    Form,
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
    one_of,
    sentence,
)
from cheeseboard.core.drawing import mark

FACES = ("1", "2", "3", "4", "5", "6")
BUST = 1  # PIG-4
ROLL = Action("roll")
HOLD = Action("hold")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before the game."""

    goal: Annotated[int, Meta(ge=20, le=200)] = 100  # PIG-6


class DieRolled(Event, frozen=True):
    """The die shows a number that counts (PIG-3)."""

    ACTOR: ClassVar[str] = "roller"
    roller: Seat
    die: int
    turn_points: int


class TurnLost(Event, frozen=True):
    """The die shows a 1 (PIG-4)."""

    ACTOR: ClassVar[str] = "roller"
    roller: Seat
    points: int  # that were lost


class PointsHeld(Event, frozen=True):
    """Somebody has held (PIG-5)."""

    ACTOR: ClassVar[str] = "holder"
    holder: Seat
    points: int
    score: int


PigEvent = DieRolled | TurnLost | PointsHeld


class Pig(Struct, frozen=True):
    """What lies on the table."""

    options: Options
    scores: tuple[int, ...]
    to_move: Seat = 0
    turn_points: int = 0
    is_rolling: bool = False  # the die is in the air
    events: tuple[Emitted[PigEvent], ...] = ()


class View(Struct, frozen=True):
    """What everybody sees: nothing is hidden."""

    options: Options
    scores: tuple[int, ...]
    to_move: Seat
    turn_points: int
    is_rolling: bool


def is_over(position: Pig | View) -> bool:
    """Whether somebody has reached the goal (PIG-6)."""
    return max(position.scores) >= position.options.goal


class PigGame:
    """The rules."""

    spec = GameSpec(
        id="pig",
        rules=1,
        seats=(2, 3, 4, 5, 6),
        options=Options,
        state=Pig,
        view=View,
        events=PigEvent,
        ends=AlmostSurely(20_000),
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        """Everybody plays alone."""
        return tuple(Role("player", seat) for seat in range(seats))

    def action_space(self, options: Options, seats: int) -> Menu:
        """Everything that a player or the die can ever say."""
        return (Form("roll"), Form("hold"), Form("die", (Slot(FACES),)))

    def new(self, options: Options, seats: int) -> Pig:
        """Everybody begins with nothing, seat 0 rolls first (PIG-1)."""
        return Pig(options, scores=(0,) * seats)

    def turn(self, state: Pig) -> Turn:
        """Ask one player, roll the die, or end."""
        if is_over(state):
            ranks = tuple(sum(other > score for other in state.scores) for score in state.scores)
            return Over(ranks, "goal-reached")
        if state.is_rolling:
            return one_of("die", FACES)
        return Ask((state.to_move,))

    def menu(self, state: Pig, seat: Seat) -> Menu:
        """Roll, or hold if there is something to keep (PIG-2)."""
        if self.turn(state) != Ask((seat,)):
            return ()
        return (Form("roll"), Form("hold")) if state.turn_points else (Form("roll"),)

    def why_not(self, state: Pig, seat: Seat, action: Action) -> Illegal:
        """The reason of a refusal."""
        return Illegal("nothing-to-hold") if action == HOLD else not_now(action)

    def play(self, state: Pig, seat: Seat, action: Action) -> Pig:
        """The state after an action of a player or of the die."""
        if seat == CHANCE:
            return self._rolled(state, int(action.word))
        if action == ROLL:
            return replace(state, is_rolling=True, events=())
        scores = tuple(score + state.turn_points * (who == seat) for who, score in enumerate(state.scores))  # PIG-5
        return self._next_turn(replace(state, scores=scores), PointsHeld(seat, state.turn_points, scores[seat]))

    def _rolled(self, state: Pig, die: int) -> Pig:
        roller = state.to_move
        if die == BUST:
            return self._next_turn(state, TurnLost(roller, state.turn_points))
        points = state.turn_points + die
        event = Emitted(DieRolled(roller, die, points), reveals=True)
        return replace(state, turn_points=points, is_rolling=False, events=(event,))

    def _next_turn(self, state: Pig, event: PigEvent) -> Pig:
        to_move = (state.to_move + 1) % len(state.scores)
        events = (Emitted(event, reveals=isinstance(event, TurnLost)),)
        return Pig(state.options, state.scores, to_move, events=events)

    def view(self, state: Pig, seat: Seat | None) -> View:
        """The same for all."""
        return View(state.options, state.scores, state.to_move, state.turn_points, state.is_rolling)

    def imagine(self, view: View, rng: Random) -> Pig:
        """There is only one state that looks like this."""
        return Pig(view.options, view.scores, view.to_move, view.turn_points, view.is_rolling)

    def show(self, view: View) -> str:
        """A line for each seat: its symbol, its score, and what it may lose."""
        lines = []
        for seat, score in enumerate(view.scores):
            line = f"{mark(f'seat-{seat}', str(seat))} {score:>3}"
            is_rolling = seat == view.to_move and not is_over(view)
            lines.append(f"{line} +{view.turn_points:<3}" if is_rolling else f"{line}     ")
        return "\n".join(lines)

    def describe(self, view: View) -> tuple[Sentence, ...]:
        """The same in sentences."""
        scores = [sentence("tell-score", who=seat, score=score) for seat, score in enumerate(view.scores)]
        turn = () if is_over(view) else (sentence("tell-turn", who=view.to_move, points=view.turn_points),)
        return (sentence("tell-goal", goal=view.options.goal), *scores, *turn)


GAME: AnyGame = PigGame()
