"""The checks name every file that has not followed a renamed event."""

from pathlib import Path

import pytest
from rename_events import EVENTS, prove

from cheeseboard.games import packages


@pytest.mark.soak
def test_a_renamed_event_or_field_is_named_wherever_it_is_used(tmp_path: Path) -> None:
    assert prove(tmp_path) == []


def test_the_proof_covers_every_game_of_ours() -> None:
    ours = {game_id for game_id, package in packages().items() if package.startswith("cheeseboard.games.")}
    assert {named.game.replace("_", "-") for named in EVENTS} == ours
