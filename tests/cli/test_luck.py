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


def test_luck_has_a_table_and_a_chart(cheeseboard: Run, game: Path) -> None:
    done = cheeseboard("--lang", "de", "luck", game, "--rollouts", "2", "--cores", "1", "--picture", "luck.svg")
    assert done.returncode == 0
    assert "Glück" in done.stdout
    assert "Zufall: first" in done.stdout
    root = ET.parse(game.with_name("luck.svg")).getroot()  # noqa: S314 - our own
    lines = list(root.iter("{http://www.w3.org/2000/svg}polyline"))
    assert len(lines) == 4


def test_the_numbers_for_programs_add_up(cheeseboard: Run, game: Path) -> None:
    result = msgspec.json.decode(cheeseboard("luck", game, "--rollouts", "2", "--cores", "1", "--json").stdout)
    assert result["bots"] == ["greedy", "random"]
    for number, seat in enumerate(result["seats"]):
        assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"])
        assert seat["start"] + sum(event["change"][number] for event in result["events"]) == pytest.approx(
            seat["result"]
        )


def test_greedy_stands_in_for_people(cheeseboard: Run, game: Path) -> None:
    text = game.read_text("utf-8").replace('[Seats "greedy; random"]', '[Seats "Ann; random"]')
    game.write_text(text, "utf-8")
    result = msgspec.json.decode(cheeseboard("luck", game, "--rollouts", "1", "--cores", "1", "--json").stdout)
    assert result["bots"] == ["greedy", "random"]


def test_equal_names_get_their_seat_number(cheeseboard: Run) -> None:
    cheeseboard("match", "nim", "random", "random", "--games", "1", "--save", ".")
    result = msgspec.json.decode(cheeseboard("luck", "00001.game", "--rollouts", "1", "--cores", "1", "--json").stdout)
    assert [seat["name"] for seat in result["seats"]] == ["random 1", "random 2"]
