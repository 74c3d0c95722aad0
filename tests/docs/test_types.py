"""The web client's types are what the structs say."""

from pathlib import Path

import pytest
from msgspec import Struct

from cheeseboard.server.typescript import WIRE, files, types_file

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize("name", files())
def test_the_types_of_the_web_client_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == files()[name], "run `make types`"


def test_every_game_of_ours_has_the_type_of_its_view() -> None:
    assert {path.stem for path in (FOLDER / "views").glob("*.ts")} == {
        *("gouda-gangster", "gouda-gouda", "pac-man", "quoridor"),
    }


def test_a_new_struct_makes_the_types_stale() -> None:
    class Planted(Struct, omit_defaults=True):
        """Nobody wrote this to the file."""

        name: str
        rank: int | None = None

    made = types_file([*WIRE, Planted])
    assert "export interface Planted {\n  name: string;\n  rank?: number | null;\n}" in made
    assert made != (FOLDER / "types.ts").read_text("utf-8")


def test_what_has_no_place_on_the_wire_is_refused() -> None:
    class Planted(Struct):
        """Bytes are secret or pictures; neither goes over the wire."""

        seed: bytes

    with pytest.raises(AssertionError, match="nothing of this kind"):
        types_file([Planted])
