"""The laws can fail: for each law a game that breaks it and is caught."""

from collections.abc import Callable
from random import Random
from typing import Any

import cheeseboard_snack
import pytest
from cheeseboard_nim import CountersTaken, Nim, NimGame, Options, View
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from cheeseboard.core import (
    Action,
    Ask,
    Bounded,
    Chance,
    Emitted,
    Event,
    Form,
    GameKit,
    GameSpec,
    Illegal,
    Menu,
    Over,
    Seat,
    Sentence,
    Slot,
    Turn,
    pass_or_first,
    sentence,
)
from cheeseboard.core.laws import Breach, run_to_end, walk


def walk_games(game: Any) -> None:
    kit = game if isinstance(game, GameKit) else GameKit(rules=game, default_action=pass_or_first)
    game, rng = kit.rules, Random(1)
    for _ in range(20):
        walk(kit, game.spec.options(), game.spec.seats[0], rng.randrange, 40)


def spec_of(**changed: Any) -> GameSpec:
    return replace(NimGame.spec, **changed)


class Loose(Struct, frozen=True):
    options: Options
    left: int
    to_move: Seat
    seen: list[int]
    events: tuple[Emitted[CountersTaken], ...] = ()


class NotAValue(NimGame):
    spec = spec_of(state=Loose)

    def new(self, options: Options, seats: int) -> Any:
        return Loose(options, 5, 0, [])


class HasAFloat(NimGame):
    def play(self, state: Nim, seat: Seat, action: Action) -> Nim:
        return replace(super().play(state, seat, action), left=1.5)


class TooBigToEncode(NimGame):
    def play(self, state: Nim, seat: Seat, action: Action) -> Nim:
        return replace(super().play(state, seat, action), left=2**70)


class AsksWithoutMenu(NimGame):
    def menu(self, state: Nim, seat: Seat) -> Menu:
        return () if state.left == 3 else super().menu(state, seat)


class GivesMenusToAll(NimGame):
    def menu(self, state: Nim, seat: Seat) -> Menu:
        return super().menu(state, state.to_move)


class ListsTwice(NimGame):
    def menu(self, state: Nim, seat: Seat) -> Menu:
        return super().menu(state, seat) * 2


class UnknownWord(NimGame):
    def action_space(self, options: Options, seats: int) -> Menu:
        return (Form("take", (Slot(("1", "2")),)),)


class ZeroWeight(NimGame):
    def turn(self, state: Nim) -> Turn:
        return Chance(((Action("take", (("1",),)), 0),)) if state.left == 20 else super().turn(state)


class RanksFromOne(NimGame):
    def turn(self, state: Nim) -> Turn:
        return super().turn(state) if state.left else Over((1, 2), "heap-empty")


class ImaginesAnother(NimGame):
    def imagine(self, view: View, rng: Random) -> Nim:
        return super().imagine(replace(view, left=view.left + 1), rng)


class ImaginesAnotherTurn(NimGame):
    """The view hides whose turn it is, and imagine forgets it."""

    def view(self, state: Nim, seat: Seat | None) -> View:
        return replace(super().view(state, seat), to_move=0)


class TurnsTheBoard(NimGame):
    """What lies open to all looks different to the second player."""

    def view(self, state: Nim, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return replace(seen, options=replace(seen.options, heap=99)) if seat == 1 else seen


class OpenTooEarly(NimGame):
    spec = spec_of(has_hidden_information=True)


class TellsSecrets(NimGame):
    """Nothing is hidden here, and yet something happens that only one sees."""

    def play(self, state: Nim, seat: Seat, action: Action) -> Nim:
        secret = (Emitted(CountersTaken(seat, 1), visible_to=(seat,)),)
        return replace(super().play(state, seat, action), events=secret)


class Unheard(Event, frozen=True):
    pass


class EmitsAnything(NimGame):
    def play(self, state: Nim, seat: Seat, action: Action) -> Any:
        return replace(super().play(state, seat, action), events=(Emitted(Unheard()),))


class Silent(Struct, frozen=True):
    options: Options
    left: int
    to_move: Seat


class ForgetsItsEvents(NimGame):
    """It names events, and its states have no place for them."""

    spec = spec_of(state=Silent)

    def new(self, options: Options, seats: int) -> Any:
        return Silent(options, options.heap, 0)


class ShowsEverything(NimGame):
    """What happened is carried in the view, where it goes stale."""

    spec = spec_of(view=Nim)

    def view(self, state: Nim, seat: Seat | None) -> Any:
        return state

    def imagine(self, view: Any, rng: Random) -> Nim:
        return view  # type: ignore[no-any-return]


class HasNoText(NimGame):
    def show(self, view: Any) -> str:
        return ""


def bad_default() -> GameKit:
    return GameKit(rules=NimGame(), default_action=lambda view, menu: Action("take", (("9",),)))


def no_word_of_what_is_revealed() -> GameKit:
    return replace(cheeseboard_snack.KIT, revealed=None)


def forgets_that_windows_shut() -> GameKit:
    return replace(cheeseboard_snack.KIT, revealed=lambda view: (view.gone,))


class UppercaseCodes(NimGame):
    def action_space(self, options: Options, seats: int) -> Menu:
        return (Form("take", (Slot(tuple("123456789")),)),)

    def why_not(self, state: Nim, seat: Seat, action: Action) -> Illegal:
        return Illegal("Not Now")


class Remembers(NimGame):
    """Not a function: the second time it plays differently."""

    def __init__(self) -> None:
        self.plays = 0

    def play(self, state: Nim, seat: Seat, action: Action) -> Nim:
        self.plays += 1
        return replace(super().play(state, seat, action), events=(Emitted(CountersTaken(0, self.plays)),))


class Mutates(NimGame):
    def play(self, state: Nim, seat: Seat, action: Action) -> Nim:
        after = super().play(state, seat, action)
        force_setattr(state, "left", 0)
        return after


class HidesBetweenTwoDraws(NimGame):
    """Draws twice in a row, and cannot imagine what is between."""

    spec = spec_of(options=Options, ends=Bounded(200))

    def action_space(self, options: Options, seats: int) -> Menu:
        return (*super().action_space(options, seats), Form("flip", (Slot(("a",)),)))

    def turn(self, state: Nim) -> Turn:
        return Chance(((Action("flip", (("a",),)), 1),)) if state.left in (21, 20) else super().turn(state)

    def play(self, state: Nim, seat: Seat, action: Action) -> Nim:
        return replace(state, left=state.left - 1) if action.verb == "flip" else super().play(state, seat, action)

    def imagine(self, view: View, rng: Random) -> Nim:
        return super().imagine(replace(view, left=1) if view.left == 20 else view, rng)


class Sealed(Struct, frozen=True):
    options: Options
    answers: tuple[str, ...] = ("", "")
    order: tuple[int, ...] = ()
    events: tuple[Emitted[CountersTaken], ...] = ()


class SealedView(Struct, frozen=True):
    options: Options
    answers: tuple[str, ...]
    order: tuple[int, ...]


class SealedGame(NimGame):
    """Both choose at once; a law-abiding game of two secret answers."""

    spec = spec_of(state=Sealed, view=SealedView, ends=Bounded(2))
    remembers_order = False
    waits = True

    def action_space(self, options: Options, seats: int) -> Menu:
        return (Form("say", (Slot(("a", "b")),)),)

    def new(self, options: Options, seats: int) -> Any:
        return Sealed(options)

    def turn(self, state: Any) -> Turn:
        open_seats = tuple(seat for seat in (0, 1) if not state.answers[seat])
        if open_seats and (self.waits or len(open_seats) == 2):
            return Ask(open_seats)
        return Over((0, 0), "heap-empty")

    def menu(self, state: Any, seat: Seat) -> Menu:
        turn = self.turn(state)
        return self.action_space(state.options, 2) if isinstance(turn, Ask) and seat in turn.seats else ()

    def play(self, state: Any, seat: Seat, action: Action) -> Any:
        answers = tuple(action.fills[0][0] if who == seat else word for who, word in enumerate(state.answers))
        order = (*state.order, seat) if self.remembers_order else ()
        return Sealed(state.options, answers, order)

    def describe(self, view: Any) -> tuple[Sentence, ...]:
        return (sentence("tell-heap", left=0),)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return SealedView(state.options, state.answers, state.order)

    def imagine(self, view: Any, rng: Random) -> Any:
        return Sealed(view.options, view.answers, view.order)

    def show(self, view: Any) -> str:
        return "?"


class OrderMatters(SealedGame):
    remembers_order = True


class FirstAnswerCounts(SealedGame):
    waits = False


BROKEN_LAWS: dict[Callable[[], Any], str] = {
    NotAValue: "states are values",
    HasAFloat: "float is not a value",
    TooBigToEncode: "more than 64 bits",
    AsksWithoutMenu: "the asked have a menu",
    GivesMenusToAll: "the asked have a menu",
    ListsTwice: "a menu lists each action once",
    UnknownWord: "the action space has every action",
    ZeroWeight: "positive whole weights",
    RanksFromOne: "ranks cover all seats",
    ImaginesAnother: "the same view from that seat",
    ImaginesAnotherTurn: "asks the same seats",
    TurnsTheBoard: "one view for all seats",
    OpenTooEarly: "nobody sees everything before the end",
    TellsSecrets: "one view for all seats",
    EmitsAnything: "of a type that the game names",
    ForgetsItsEvents: "has states that carry them",
    ShowsEverything: "beside a view, never in it",
    HasNoText: "every view can be shown and described",
    bad_default: "the default is on the menu",
    no_word_of_what_is_revealed: "says what is revealed",
    forgets_that_windows_shut: "no take-back may pass",
    UppercaseCodes: "kebab-case codes",
    Remembers: "replay",
    Mutates: "play leaves its argument unchanged",
    HidesBetweenTwoDraws: "the same view from that seat",
    OrderMatters: "sealed answers commute",
    FirstAnswerCounts: "sealed answers wait for all",
}


@pytest.mark.parametrize("game", BROKEN_LAWS, ids=lambda game: game.__name__)
def test_a_game_that_breaks_a_law_is_caught(game: Callable[[], Any]) -> None:
    with pytest.raises(Breach, match=BROKEN_LAWS[game]):
        walk_games(game())


def test_honest_games_pass() -> None:
    walk_games(NimGame())
    walk_games(SealedGame())
    walk_games(cheeseboard_snack.KIT)


def test_a_game_that_does_not_end_is_caught() -> None:
    class Endless(NimGame):
        spec = spec_of(ends=Bounded(3))

    with pytest.raises(Breach, match="every game ends within 3 steps"):
        run_to_end(Endless(), Options(), 2, Random(1))


def test_a_breach_carries_the_log_that_shows_it() -> None:
    with pytest.raises(Breach) as caught:
        walk_games(AsksWithoutMenu())
    first, *_, last_row, law = str(caught.value).splitlines()
    assert "take" in last_row
    assert first == law
