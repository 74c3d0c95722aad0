"""The checks name every file that has not followed a renamed event."""

from pathlib import Path

import pytest
from rename_events import EVENTS, prove

from cheeseboard.core.event import event_types
from cheeseboard.games import find


@pytest.mark.soak
def test_a_renamed_event_or_field_is_named_wherever_it_is_used(tmp_path: Path) -> None:
    assert prove(tmp_path) == []


def test_the_events_of_the_proof_exist() -> None:
    for named in EVENTS:
        types = {kind.__name__: kind for kind in event_types(find(named.game.replace("_", "-")).spec.events)}
        assert named.field in types[named.event].__struct_fields__
