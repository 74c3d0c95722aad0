"""Golden games: whole games as they were once played, draws and ends included. They are never written anew."""

from collections import Counter
from pathlib import Path

import pytest

from cheeseboard.core import TABLE
from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games.gouda_gouda import GAME, KIT

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_to_the_same_end(path: Path) -> None:
    verify(KIT, parse_file(path.read_text("utf-8")))


def test_golden_games_say_every_verb() -> None:
    rows = [row for path in GOLDEN for row in parse_file(path.read_text("utf-8")).rows]
    verbs = Counter(row.action.verb for row in rows if row.seat != TABLE)
    assert {form.verb for form in GAME.action_space(GAME.spec.options(), 2)} == set(verbs)
