"""A game from somebody else's package, installed by pip: terminal, bots, matches, verify and a server find it."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.core.gamefile import parse_file
from server.outside_package import install_pig
from server.players import play_a_game
from server.program import HurriedProgram, serving

COMMAND = Path(sys.executable).parent / "cheeseboard"


@pytest.fixture(scope="module")
def installed_pig(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_pig(tmp_path_factory.mktemp("package"))


def cheeseboard(where: Path, folder: Path, *words: str | Path) -> str:
    """What the command prints to somebody who has installed the package."""
    environment = {**os.environ, "PYTHONPATH": str(where), "LANG": "C"}
    done = subprocess.run([COMMAND, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_terminal_plays_an_installed_game(installed_pig: Path, tmp_path: Path) -> None:
    assert "Pig" in cheeseboard(installed_pig, tmp_path, "games")
    assert "All laws hold" in cheeseboard(installed_pig, tmp_path, "check", "pig", "--walks", "20")
    seats = ("--seat", "greedy", "--seat", "random")
    played = cheeseboard(installed_pig, tmp_path, "play", "pig", *seats, "-o", "goal=30", "--save", "evening.game")
    assert "The goal is reached." in played
    assert cheeseboard(installed_pig, tmp_path, "verify", "evening.game")
    assert "greedy" in cheeseboard(installed_pig, tmp_path, "match", "pig", "greedy", "random", "--games", "6")


@pytest.mark.slow
def test_a_server_plays_an_installed_game_to_its_end(
    installed_pig: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.program.OUTSIDE", installed_pig)
    with serving(tmp_path, kind=HurriedProgram) as server:
        plan, options = "Ann Bob Ann greedy", {"goal": 30}
        evening = asyncio.run(play_a_game([server.address], "pig", plan, seed=1, options=options))
        assert "PIG-6" in server.person().ask("GET", "/api/games/pig/rules")
        assert "Würfeln" in server.person().ask("GET", "/api/games/pig/words/de")
    assert not any(player.refused for player in evening.players)
    assert len(parse_file(evening.file).rows) > 5
    (tmp_path / "evening.game").write_text(evening.file, "utf-8")
    assert cheeseboard(installed_pig, tmp_path, "verify", "evening.game")
