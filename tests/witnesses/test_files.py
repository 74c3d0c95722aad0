"""Game files that an earlier version wrote, for every game and option: they verify, and a saved one goes on."""

import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from witnesses.opening import FILES
from witnesses.setups import OPTION_FILES

Run = Callable[..., CompletedProcess[str]]
FINISHED = sorted(path.stem for path in FILES.glob("*.game") if path.stem != "saved")


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_verifies(cheeseboard: Run, name: str) -> None:
    digest = _tag(FILES / f"{name}.game", "Digest")
    told = cheeseboard("verify", FILES / f"{name}.game", "--digest", digest)
    assert told.returncode == 0, told.stdout + told.stderr


def test_every_option_that_differs_has_its_file() -> None:
    assert {name for name, *_ in OPTION_FILES} <= set(FINISHED)


@pytest.mark.parametrize("name", ["gouda-gangster-over", "pac-man-over-maze-6", "quoridor-over"])
def test_a_changed_line_does_not_verify(cheeseboard: Run, tmp_path: Path, name: str) -> None:
    lines = (FILES / f"{name}.game").read_text("utf-8").split("\n")
    rows = [n for n, line in enumerate(lines) if line[:1].isdigit() and line.split()[1] in "0123"]
    last = rows[-1]
    lines[last] = lines[rows[-2]].replace(lines[rows[-2]].split()[0], lines[last].split()[0], 1)
    (tmp_path / "changed.game").write_text("\n".join(lines), "utf-8")
    assert cheeseboard("verify", tmp_path / "changed.game").returncode == 1


def test_a_saved_game_is_taken_up_again(cheeseboard: Run, tmp_path: Path) -> None:
    for name in ("saved.game", "saved.game.seed"):
        shutil.copyfile(FILES / name, tmp_path / name)
    before = (tmp_path / "saved.game").read_text("utf-8").split("\n[Digest")[0]
    told = cheeseboard("play", "quoridor", "--resume", tmp_path / "saved.game", typed="move b6\nmove e7\nquit\n")
    assert told.returncode == 0, told.stdout + told.stderr
    rows = (tmp_path / "saved.game").read_text("utf-8").split("\n")
    assert "\n".join(rows).startswith(before + "\n9 1 move b6\n10 2 move e7\n11 0 ")
    assert cheeseboard("replay", tmp_path / "saved.game").returncode == 0


def test_a_saved_game_with_another_seed_is_refused(cheeseboard: Run, tmp_path: Path) -> None:
    shutil.copyfile(FILES / "saved.game", tmp_path / "saved.game")
    (tmp_path / "saved.game.seed").write_text("00" * 32 + "\n", "utf-8")
    assert cheeseboard("play", "quoridor", "--resume", tmp_path / "saved.game", typed="quit\n").returncode != 0


def _tag(path: Path, name: str) -> str:
    (line,) = [line for line in path.read_text("utf-8").split("\n") if line.startswith(f"[{name} ")]
    return line.split('"')[1]
