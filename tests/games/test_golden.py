"""Golden games, kept from the day their rules were first played: every later program must verify them unchanged."""

from pathlib import Path

import pytest

from cheeseboard import games
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify

GOLDEN = sorted(Path(__file__).parent.rglob("*.game"))


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_still_holds(path: Path) -> None:
    text = path.read_text("utf-8")
    file = parse_file(text)
    verify(games.find_kit(file["Game"]), file)
    assert format_file(file) == text


def test_a_game_whose_rules_have_changed_has_a_golden_game_for_each_version() -> None:
    kept = {
        (parse_file(path.read_text("utf-8"))["Game"], int(parse_file(path.read_text("utf-8"))["Rules"]))
        for path in GOLDEN
    }
    versions = {game_id: games.find(game_id).spec.rules for game_id in games.bundled()}
    wanted = {(game_id, rules) for game_id, newest in versions.items() for rules in range(1, newest + 1) if newest > 1}
    assert wanted <= kept
