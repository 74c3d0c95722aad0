"""The web client's types are what the structs say, and its recorded views are what the rules say."""

from pathlib import Path

import generate_web
import pytest
from msgspec import Struct
from web_types import MESSAGE_TYPES, files, types_file

from cheeseboard.core.event import event_type, event_types
from cheeseboard.games import bundled, find


def test_there_are_messages_and_the_types_of_every_game_of_ours() -> None:
    assert set(files()) == {"messages.ts", *(f"{game_id}.ts" for game_id in bundled())}


@pytest.mark.parametrize("game_id", bundled())
def test_the_union_of_a_game_has_every_event(game_id: str) -> None:
    text = files()[f"{game_id}.ts"]
    union = text[text.index(f"export type {game_id.title().replace('-', '')}Event =") :]
    for kind in event_types(find(game_id).spec.events):
        assert f'  type: "{event_type(kind)}";' in text
        assert kind.__name__ in union


@pytest.mark.slow
def test_made_twice_it_is_the_same_and_nothing_is_written_again(tmp_path: Path) -> None:
    generate_web.write(tmp_path)
    made = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in tmp_path.rglob("*") if path.is_file()}
    assert len(made) == len(files()) + 3 * len(bundled())  # recorded games, stories and covers
    (tmp_path / "old.ts").write_text("export type Old = 1;", "utf-8")
    generate_web.write(tmp_path)
    again = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in tmp_path.rglob("*") if path.is_file()}
    assert again == made


def test_a_new_struct_is_in_the_types() -> None:
    class Planted(Struct, omit_defaults=True):
        """A struct that no file has yet."""

        name: str
        rank: int | None = None

    made = types_file([*MESSAGE_TYPES, Planted])
    assert "export interface Planted {\n  name: string;\n  rank?: number | null;\n}" in made


def test_bytes_are_refused() -> None:
    class Planted(Struct):
        """Bytes are secrets, and no message has them."""

        seed: bytes

    with pytest.raises(AssertionError, match="nothing of this kind"):
        types_file([Planted])
