"""The ladder as people call it: a table, JSON, a picture, and it goes on where it stopped."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec

Run = Callable[..., subprocess.CompletedProcess[str]]
LADDER = ("ladder", "nim", "greedy", "random", "level-1", "--games", "6", "--cores", "1")


def test_a_ladder_has_a_table_a_picture_and_json(cheeseboard: Run, tmp_path: Path) -> None:
    done = cheeseboard(*LADDER, "--picture", "nim.svg", "--results", "kept.jsonl")
    assert done.returncode == 0
    assert done.stdout.index("greedy") < done.stdout.index("random")
    kept = (tmp_path / "kept.jsonl").read_bytes()
    result = msgspec.json.decode(cheeseboard(*LADDER, "--results", "kept.jsonl", "--json").stdout)
    assert (tmp_path / "kept.jsonl").read_bytes() == kept
    assert result["games"] == 18
    assert result["ladder"][0]["bot"] == "greedy"
    assert len(result["scores"]) == 6
    assert {"greedy", "random", "level-1"} <= words_in(tmp_path / "nim.svg")


def test_without_names_all_levels_play(cheeseboard: Run) -> None:
    result = msgspec.json.decode(cheeseboard("ladder", "nim", "--plus", "random", "--games", "1", "--json").stdout)
    assert {rating["bot"] for rating in result["ladder"]} >= {"random", "level-1", "level-2"}


def words_in(picture: Path) -> set[str | None]:
    return {part.text for part in ET.parse(picture).iter("{http://www.w3.org/2000/svg}text")}  # noqa: S314 - our own
