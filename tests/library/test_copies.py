"""A copy has draws of its own: it never shows what comes in the original, and a program with a seed repeats it."""

from pathlib import Path

import pytest

import cheeseboard
from cheeseboard.core import CHANCE
from cheeseboard.games import bundled
from library.test_playthrough import asked, random_game


def drawn(game: cheeseboard.Playthrough, actions: int = 40) -> list[str]:
    """What chance brings while everybody takes the first action."""
    row = game.row
    for _ in range(actions):
        if not game.result:
            seat = asked(game)[0]
            game.play(game.seat(seat).actions[0], seat)
    return [str(step.action) for step in game.full_steps() if step.n > row and step.seat == CHANCE]


@pytest.mark.parametrize("game_id", ["gouda-gouda", "gouda-gangster"])
def test_a_copy_does_not_show_what_comes_in_the_original(game_id: str) -> None:
    game = random_game(game_id, 3, 6)
    copies = [game.copy(), game.copy(), game.at(game.row), game.copy().copy()]
    courses = [drawn(copy) for copy in copies]
    future = drawn(game)
    assert len(future) > 2
    assert len({tuple(course) for course in (*courses, future)}) == 5
    assert game._draws.seed not in {copy._draws.seed for copy in copies}


def test_the_copies_of_a_game_with_a_seed_are_the_same_in_each_run() -> None:
    one, two = (random_game("gouda-gouda", 3, 6) for _ in range(2))
    assert [drawn(one.copy()) for _ in range(3)] == [drawn(two.copy()) for _ in range(3)]


def test_undo_and_load_keep_their_draws(tmp_path: Path) -> None:
    game = random_game("gouda-gouda", 3, 6)
    game.save(tmp_path / "evening.game", secrets=True)
    future, loaded = drawn(game), cheeseboard.load(tmp_path / "evening.game")
    assert drawn(loaded) == future
    for _ in range(40):
        game.undo()
    assert drawn(game) == future


@pytest.mark.parametrize("game_id", bundled())
def test_a_saved_copy_says_what_it_is_a_copy_of(game_id: str, tmp_path: Path) -> None:
    path, original = tmp_path / "copy.game", random_game(game_id, 5, 10)
    branch, row = original.copy(), original.row
    branch.save(path, secrets=True)
    assert f'[Copied "{row} of seed-5"]' in path.read_text("utf-8")
    branch = cheeseboard.load(path)
    assert branch.full_state() == original.full_state()
    branch.run("random")
    branch.save(path)
    assert f'[Copied "{row} of seed-5"]' in path.read_text("utf-8")
    assert original._draws.seed.hex() not in path.read_text("utf-8")
    if any(step.seat == CHANCE for step in original.full_steps()):
        with pytest.raises(cheeseboard.BadFile, match=f"Entries 1 to {row} were copied from another game"):
            cheeseboard.verify(path)
    assert cheeseboard.verify(path, copied=True).result == branch.result


def test_the_draws_of_a_copy_are_checked(tmp_path: Path) -> None:
    path, original = tmp_path / "copy.game", random_game("gouda-gouda", 5, 4)
    branch = original.copy()
    branch.run("random")
    branch.save(path)
    text = path.read_text("utf-8")
    path.write_text(text.replace(f'[Copied "{original.row} of', f'[Copied "{original.row - 1} of'), "utf-8")
    with pytest.raises(cheeseboard.BadFile) as refused:
        cheeseboard.verify(path, copied=True)
    assert refused.value.code in ("verify-chain", "verify-draw")
    later = next(step for step in branch.full_steps() if step.n > original.row and step.seat == CHANCE)
    before = "roll green+green+green+green+green"
    path.write_text(text.replace(f"{later.n} - {later.action}\n", f"{later.n} - {before}\n"), "utf-8")
    with pytest.raises(cheeseboard.BadFile, match="verify-draw"):
        cheeseboard.verify(path, copied=True)


def test_a_copy_that_went_back_is_a_copy_of_fewer_rows(tmp_path: Path) -> None:
    branch = random_game("gouda-gouda", 5, 6).copy()
    branch.undo()
    row = branch.row
    branch.run("random")
    branch.save(tmp_path / "copy.game")
    assert f'[Copied "{row} of seed-5"]' in (tmp_path / "copy.game").read_text("utf-8")
    assert cheeseboard.verify(tmp_path / "copy.game", copied=True).result == branch.result
