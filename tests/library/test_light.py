"""With the rules and msgspec alone everything but the terminal and the server works."""

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import cheeseboard
from cheeseboard.games import bundled
from cheeseboard.games.quoridor.fast import has_kernel

PLAY_AND_DRAW = """
import cheeseboard
for game_id in cheeseboard.list_games():
    game = cheeseboard.new(game_id, seed=1)
    game.run("random")
    assert game.draw().startswith("<svg")
    assert print(game) is None
    game.save("evening.game")
    assert cheeseboard.verify("evening.game").result == game.result
try:
    cheeseboard.new("quoridr")
except cheeseboard.Refusal as refusal:
    assert "Did you mean" in str(refusal)
print(cheeseboard.match("quoridor", ["greedy", "random"], games=2, options={"size": 5}))
"""
HEAVY = (
    *("_hashlib", "asyncio", "fluent", "fractions", "importlib.metadata", "importlib.resources", "litestar"),
    *("multiprocessing", "pathlib", "rich", "socket", "subprocess", "typer", "urllib", "zipfile"),
    *("cheeseboard.arena", "cheeseboard.bots", "cheeseboard.core.gamefile", "cheeseboard.core.lesson"),
)


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with our package and msgspec, and nothing else."""
    folder = tmp_path_factory.mktemp("alone")
    for package in (cheeseboard, msgspec):
        source = Path(str(package.__file__)).parent
        left_out = shutil.ignore_patterns("__pycache__", "web", "node_modules")
        shutil.copytree(source, folder / source.name, ignore=left_out)
    return folder


def run(alone: Path, where: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python without any installed package but those in the folder."""
    start = f"import sys; sys.path.insert(0, {str(alone)!r}); sys.argv[0] = 'cheeseboard'; exec(sys.argv.pop(1))"
    return subprocess.run(
        [sys.executable, "-I", "-S", "-X", "utf8", "-c", start, *words], cwd=where, capture_output=True, text=True
    )


def command(alone: Path, where: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run(alone, where, "from cheeseboard.cli import main; main()", *words)


def test_games_are_played_drawn_saved_and_verified(alone: Path, tmp_path: Path) -> None:
    done = run(alone, tmp_path, PLAY_AND_DRAW)
    assert done.returncode == 0, done.stderr
    assert "greedy 100.0%" in done.stdout


def test_match_and_verify_work_and_other_verbs_say_what_to_install(alone: Path, tmp_path: Path) -> None:
    played = command(alone, tmp_path, "match", "quoridor", "greedy", "random", "--games", "2", "-o", "size=5")
    assert (played.returncode, played.stdout.split()[0]) == (0, "greedy"), played.stderr
    game = cheeseboard.new("quoridor", options={"size": 5}, seed=1)
    game.run("random")
    game.save(tmp_path / "evening.game")
    checked = command(alone, tmp_path, "verify", "evening.game")
    assert (checked.returncode, checked.stdout) == (0, f"The game holds: {game.row} rows, draws: 1.\n"), checked.stderr
    text = (tmp_path / "evening.game").read_text("utf-8")
    (tmp_path / "evening.game").write_text(text.replace("[Result", "[Resolt"), "utf-8")
    assert command(alone, tmp_path, "verify", "evening.game").returncode == 1
    branch = game.at(2)
    branch.run("random")
    branch.save(tmp_path / "copy.game")
    assert command(alone, tmp_path, "verify", "copy.game").returncode == 1
    passed_over = command(alone, tmp_path, "verify", "copy.game", "--copied").stdout
    assert passed_over.endswith("draws: 0.\nRows 1 to 2 were copied from another game: their draws were not checked.\n")
    repeated = ("match", "quoridor", "greedy", "greedy", "--games", "9", "-o", "size=3", "-o", "first=0")
    assert "games are different" in command(alone, tmp_path, *repeated).stdout
    wanting = command(alone, tmp_path, "serve")
    assert (wanting.returncode, "cheeseboard[play]" in wanting.stderr) == (2, True)
    wrong = command(alone, tmp_path, "match", "quoridr", "greedy", "random")
    assert (wrong.returncode, "Did you mean" in wrong.stderr) == (2, True)


@pytest.mark.parametrize("game_id", bundled())
def test_nothing_heavy_is_imported_before_it_is_needed(alone: Path, tmp_path: Path, game_id: str) -> None:
    heavy = f"print([name for name in {HEAVY} if name in sys.modules])"
    code = f"import cheeseboard; game = cheeseboard.new({game_id!r}); str(game); {heavy}; game.run('random'); {heavy}"
    before, after = run(alone, tmp_path, code).stdout.splitlines()
    assert before == "[]"
    assert "cheeseboard.bots" in after, "the search finds what is imported"


@pytest.mark.skipif(not has_kernel(), reason="the kernel is not built: no C++ compiler")
def test_the_kernel_is_loaded_by_who_searches() -> None:
    loaded = "print('cheeseboard_kernel' in sys.modules)"
    begin = "import sys, cheeseboard; game = cheeseboard.new('quoridor'); str(game)"
    code = f"{begin}; {loaded}; game.ask('level-2'); {loaded}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


def test_importing_the_package_imports_nothing_else(alone: Path, tmp_path: Path) -> None:
    first = "import cheeseboard; print([name for name in ('msgspec', 'typing', 're') if name in sys.modules])"
    assert run(alone, tmp_path, first).stdout == "[]\n"
