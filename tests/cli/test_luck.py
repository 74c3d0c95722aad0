"""`cheeseboard luck` as people call it."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def game(cheeseboard: Run, tmp_path: Path) -> Path:
    cheeseboard("match", "quoridor", "greedy", "random", "-o", "size=3", "--games", "1", "--save", ".")
    return tmp_path / "00001.game"


def test_luck_is_told_in_a_table_and_drawn(cheeseboard: Run, game: Path) -> None:
    done = cheeseboard("--lang", "de", "luck", game, "--rollouts", "2", "--cores", "1", "--picture", "luck.svg")
    assert done.returncode == 0
    assert "Glück" in done.stdout
    assert "Zufall: first" in done.stdout
    root = ET.parse(game.with_name("luck.svg")).getroot()  # noqa: S314 - our own
    lines = list(root.iter("{http://www.w3.org/2000/svg}polyline"))
    assert len(lines) == 4


def test_the_numbers_for_programs_add_up(cheeseboard: Run, game: Path) -> None:
    told = msgspec.json.decode(cheeseboard("luck", game, "--rollouts", "2", "--cores", "1", "--json").stdout)
    assert told["bots"] == ["greedy", "random"]
    for number, seat in enumerate(told["seats"]):
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"])
        assert seat["start"] + sum(event["change"][number] for event in told["events"]) == pytest.approx(seat["result"])


def test_people_are_played_on_by_greedy(cheeseboard: Run, game: Path) -> None:
    text = game.read_text("utf-8").replace('[Seats "greedy; random"]', '[Seats "Ann; random"]')
    game.write_text(text, "utf-8")
    told = msgspec.json.decode(cheeseboard("luck", game, "--rollouts", "1", "--cores", "1", "--json").stdout)
    assert told["bots"] == ["greedy", "random"]


def test_two_of_a_name_are_told_apart(cheeseboard: Run) -> None:
    cheeseboard("match", "nim", "random", "random", "--games", "1", "--save", ".")
    told = msgspec.json.decode(cheeseboard("luck", "00001.game", "--rollouts", "1", "--cores", "1", "--json").stdout)
    assert [seat["name"] for seat in told["seats"]] == ["random 1", "random 2"]
