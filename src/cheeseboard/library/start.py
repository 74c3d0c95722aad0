"""How a playthrough begins: `cheeseboard.new`."""

from collections.abc import Mapping, Sequence
from typing import Any, overload

from msgspec import Struct

from cheeseboard.core import BadOptions, GameKit
from cheeseboard.core.chance import play_chance
from cheeseboard.core.history import History
from cheeseboard.core.types import Options, SomeEvent, State, View
from cheeseboard.games import find_kit
from cheeseboard.library.arguments import options_of, text, whole_number
from cheeseboard.library.draws import new_draws
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.library.refusals import with_sentences


@overload
def new(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | Struct | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    draw: bool = True,
) -> Playthrough: ...


@overload
def new(
    game: GameKit[State, View, Options, SomeEvent],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | Options | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    draw: bool = True,
) -> Playthrough[State, View, Options, SomeEvent]: ...


@with_sentences
def new(
    game: str | GameKit,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | Struct | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    draw: bool = True,
) -> Playthrough:
    """Begin a game. A seed makes it repeatable, bots included; with `draw=False` chance is yours to play.

    A game is named by its id, or given as its kit: then type checkers know its views, options and events.

    Examples:
        >>> import cheeseboard
        >>> cheeseboard.new("gouda-gangster", seats=4, seed=1)
        <Playthrough gouda-gangster, 4 seats, row 16, seats 0 1 2 3 to act>
    """
    kit = game if isinstance(game, GameKit) else find_kit(text(game, "a game"))
    rules = kit.rules
    number = rules.spec.seats[0] if seats is None else seats
    whole_number(number, "the number of seats")
    history = History.begin(rules, options_of(rules, options), number, revealed=kit.revealed)
    draws = new_draws(seed, number, automatic=draw)
    seated = _names(names, number)
    if draw:
        play_chance(history, draws.key)
    return Playthrough(kit, history, seated, draws)


def _names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    nameless = tuple(f"seat {seat}" for seat in range(seats))
    if not names:
        return nameless
    if len(names) != seats:
        raise BadOptions("names-per-seat", names=len(names), seats=seats)
    from cheeseboard.core.gamefile import clean_name  # slow to import, and most give no names

    return tuple(clean_name(text(name, "a name")) or nameless[seat] for seat, name in enumerate(names))
