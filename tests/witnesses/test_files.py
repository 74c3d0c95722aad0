"""Game files that an earlier version wrote, for every game and option: they verify, and a saved one goes on."""

import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from witnesses.opening import FILES, GAME_FILES, HERE, LATER_SETS

Run = Callable[..., CompletedProcess[str]]
FINISHED = [str(path.relative_to(HERE)) for path in GAME_FILES]
QUORIDOR = ("quoridor", "move b6\nmove e7\nquit\n", ("9 1 move b6", "10 2 move e7", "11 0 "))
PAC_MAN = ("pac-man", "next blinky\nstep right\nquit\n", ("7 2 next blinky", "8 1 step right"))
SAVED: list[tuple[str, str, str, tuple[str, ...]]] = [("files/saved.game", *QUORIDOR)]
SAVED += [(f"{name}/files/saved-quoridor.game", *QUORIDOR) for name in LATER_SETS]
SAVED += [(f"{name}/files/saved-pac-man.game", *PAC_MAN) for name in LATER_SETS]


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_verifies(cheeseboard: Run, name: str) -> None:
    digest = _tag(HERE / name, "Digest")
    told = cheeseboard("verify", HERE / name, "--digest", digest)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.parametrize("name", ["gouda-gangster-over", "pac-man-over-maze-6", "quoridor-over"])
def test_a_changed_line_does_not_verify(cheeseboard: Run, tmp_path: Path, name: str) -> None:
    lines = (FILES / f"{name}.game").read_text("utf-8").split("\n")
    rows = [n for n, line in enumerate(lines) if line[:1].isdigit() and line.split()[1] in "0123"]
    last = rows[-1]
    lines[last] = lines[rows[-2]].replace(lines[rows[-2]].split()[0], lines[last].split()[0], 1)
    (tmp_path / "changed.game").write_text("\n".join(lines), "utf-8")
    assert cheeseboard("verify", tmp_path / "changed.game").returncode == 1


@pytest.mark.parametrize(("name", "game", "typed", "added"), SAVED)
def test_a_saved_game_is_taken_up_again(
    cheeseboard: Run, tmp_path: Path, name: str, game: str, typed: str, added: tuple[str, ...]
) -> None:
    saved = tmp_path / "saved.game"
    shutil.copyfile(HERE / name, saved)
    shutil.copyfile(HERE / f"{name}.seed", tmp_path / "saved.game.seed")
    before = saved.read_text("utf-8").split("\n[Digest")[0]
    told = cheeseboard("play", game, "--resume", saved, typed=typed)
    assert told.returncode == 0, told.stdout + told.stderr
    assert saved.read_text("utf-8").startswith("\n".join((before, *added)))
    assert cheeseboard("replay", saved).returncode == 0


def test_a_saved_game_with_another_seed_is_refused(cheeseboard: Run, tmp_path: Path) -> None:
    shutil.copyfile(FILES / "saved.game", tmp_path / "saved.game")
    (tmp_path / "saved.game.seed").write_text("00" * 32 + "\n", "utf-8")
    assert cheeseboard("play", "quoridor", "--resume", tmp_path / "saved.game", typed="quit\n").returncode != 0


def _tag(path: Path, name: str) -> str:
    (line,) = [line for line in path.read_text("utf-8").split("\n") if line.startswith(f"[{name} ")]
    return line.split('"')[1]
