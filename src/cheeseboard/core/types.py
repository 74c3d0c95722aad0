"""Type parameters of what knows one game: its state, view, options and event types; left out, each is Any.

`Question[View, Event]` is a question of one game, `Question` one of any game.
"""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # what type checkers have built in: `typing` knows defaults from 3.13 on

    State = TypeVar("State", default=Any)
    View = TypeVar("View", default=Any)
    Options = TypeVar("Options", bound=Struct, default=Any)
    SomeEvent = TypeVar("SomeEvent", default=Any)
else:
    from typing import TypeVar

    State, View, SomeEvent = map(TypeVar, ("State", "View", "SomeEvent"))
    Options = TypeVar("Options", bound=Struct)
