"""Events of a game, of several types or of none."""

from typing import ClassVar

import msgspec
import pytest

from cheeseboard.core import OPEN, Emitted, Event, visible_events
from cheeseboard.core.event import event_types, events_type
from cheeseboard.core.game import without_events


class Moved(Event, frozen=True):
    ACTOR: ClassVar[str] = "seat"
    seat: int
    from_: str


class Ended(Event, frozen=True):
    pass


class State(msgspec.Struct, frozen=True):
    events: tuple[Emitted[Moved | Ended], ...] = ()


class Silent(msgspec.Struct, frozen=True):
    left: int = 0


@pytest.mark.parametrize(("union", "types"), [(Moved | Ended, (Moved, Ended)), (Ended, (Ended,)), ((), ())])
def test_a_game_names_several_types_of_events_or_one_or_none(union: object, types: tuple[type[Event], ...]) -> None:
    assert event_types(union) == types
    assert msgspec.json.decode(b"[]", type=events_type(union)) == ()


def test_events_come_back_from_bytes_as_what_they_were() -> None:
    events = (Moved(1, "e2"), Ended())
    text = msgspec.json.encode(events)
    assert text == b'[{"type":"moved","seat":1,"from":"e2"},{"type":"ended"}]'
    assert msgspec.json.decode(text, type=events_type(Moved | Ended)) == events


def test_a_seat_sees_what_is_for_all_and_what_is_for_it() -> None:
    state = State((Emitted(Ended()), Emitted(Moved(1, "e2"), visible_to=(1,), reveals=True)))
    assert visible_events(state, 1) == visible_events(state, OPEN) == (Ended(), Moved(1, "e2"))
    assert visible_events(state, 0) == visible_events(state, None) == (Ended(),)


def test_a_state_that_has_nothing_to_tell_has_no_events() -> None:
    assert visible_events(Silent(), 0) == ()
    assert without_events(Silent(3)) == Silent(3)
    assert without_events(State((Emitted(Ended()),))) == State()
