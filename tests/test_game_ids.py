"""Nobody lists our games: whoever needs them takes them from the registry, so that a further one is found by itself."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from cheeseboard.games import bundled

ROOT = Path(__file__).parents[1]
NEAR = 10  # lines within which several ids are a list
MANY = 3  # ids
MANY_IN_PROSE = 4
TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".md", ".ftl", ".toml", ".json", ".conf", ""}

# Where several games stand close together all the same.
LISTS = {
    "README.md": "prose: what one can play here",
    "docs/README.md": "prose: the rules and the bots of our games by name",
    "docs/bots.md": "prose: the bots of our games",
    "src/cheeseboard/server/openapi_examples.py": "one example for each body, from the game that has such a thing",
    "tests/arena/test_match.py": "the games whose bots look at the clock elsewhere",
    "tests/server/test_custom_boards.py": "the two games that have boards, and one that has none",
    "tests/server/test_options.py": "one wrong choice of each of our games",
    "tests/tables/longest_games.py": "how each of our games is made long",
    "tests/tables/test_longest_games.py": "what the longest game of each may take",
    "tests/tables/test_takebacks.py": "what becomes known in each of the games with hidden cards",
    "tests/web/learners.py": "how a hand presses each of our boards",
    "tests/web/test_lessons.py": "a try in each of our lessons that is not asked for there",
    "tests/web/test_new_table.py": "options that only one of our games has",
    "tests/web/test_screens.py": "words of the games whose screens are tried",
    "tests/witnesses": "tables and files that older versions left behind",
    "tools/experiments": "an experiment is about the games that it names",
    "tools/pictures": "the positions that the pictures of the documentation show",
    "web/src/board/presentSteps.svelte.test.ts": "how long the moments of each of our games are",
    "web/src/board/ownBoards.test.ts": "the two games that have boards, and one that has none",
    "tools/rename_events.py": "one event of each of our boards, chosen because many files use it",
}

# Where what is shipped names a game outside its folder. Tests and pages may, for an example is always of some game.
SHIPPED = ("src/cheeseboard/", "web/src/", "web/index.html")
NAMES = {
    "src/cheeseboard/__init__.py": "an example in a docstring",
    "src/cheeseboard/cli": "examples in the help, and the games of scores and benches where none is named",
    "src/cheeseboard/core/actions.py": "an example in a docstring",
    "src/cheeseboard/core/errors.py": "an example in a docstring",
    "src/cheeseboard/core/kit.py": "an example in a docstring",
    "src/cheeseboard/core/playout.py": "an example in a docstring",
    "src/cheeseboard/library": "examples in docstrings",
    "src/cheeseboard/protocol/bodies.py": "an example in the schema",
    "src/cheeseboard/protocol/lesson_bodies.py": "an example in the schema",
    "src/cheeseboard/protocol/table_requests.py": "an example in the schema",
    "src/cheeseboard/server/openapi_examples.py": "examples in the schema",
    "src/cheeseboard/server/web_client.py": "what can be played where there is no web client",
    "src/cheeseboard/words": "what the workshop says of the two kinds of boards it makes",
    "web/index.html": "what can be played where no script runs",
    "web/src/testing": "scenes for tests, in no bundle",
}


def lists(text: str, ids: tuple[str, ...], many: int = MANY) -> Iterator[int]:
    """The lines where a list of games begins, `pac-man` and `pac_man` being one."""
    found = [
        (number, match.group().replace("_", "-"))
        for number, line in enumerate(text.splitlines(), 1)
        for match in pattern_of(ids).finditer(line)
    ]
    for place, (number, _) in enumerate(found):
        if len({game_id for other, game_id in found[place:] if other - number <= NEAR}) >= many:
            yield number


def pattern_of(ids: tuple[str, ...]) -> re.Pattern[str]:
    names = "|".join(re.escape(game_id).replace(r"\-", "[-_]") for game_id in ids)
    return re.compile(rf"(?<![a-z])(?:{names})(?![a-z])")


def is_of_one_game(name: str, ids: tuple[str, ...]) -> bool:
    """Whether the file, or a folder of it, has the name of a game."""
    return any(part.replace("_", "-").startswith(ids) for part in Path(name).parts)


@cache
def files() -> dict[str, str]:
    """The text of every file of ours that belongs to no game alone."""
    listed = ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    wanted = [name for name in names if name and Path(name).suffix in TEXT and not is_of_one_game(name, bundled())]
    return {name: (ROOT / name).read_text("utf-8") for name in wanted if (ROOT / name).is_file()}


def unexplained(found: Iterable[str], reasons: Iterable[str]) -> tuple[list[str], list[str]]:
    """What was found without a reason, and the reasons that nothing needs."""
    names = list(found)
    needed = {name: place for name in names for place in reasons if name == place or name.startswith(f"{place}/")}
    return [name for name in names if name not in needed], sorted({*reasons} - {*needed.values()})


def test_no_file_lists_our_games_without_a_reason() -> None:
    many = {".md": MANY_IN_PROSE}
    found = [name for name, text in files().items() if any(lists(text, bundled(), many.get(Path(name).suffix, MANY)))]
    assert unexplained(found, LISTS) == ([], [])


def test_nothing_that_is_shipped_names_a_game_outside_its_folder_without_a_reason() -> None:
    found = [name for name, text in files().items() if name.startswith(SHIPPED) and ".test." not in name]
    assert unexplained([name for name in found if pattern_of(bundled()).search(files()[name])], NAMES) == ([], [])


def test_a_planted_list_is_found() -> None:
    planted = 'X = 1\nGAMES = [\n    "go",\n    "four_in_a_row",\n    "red-dog",\n]\n'
    ids = ("four-in-a-row", "go", "red-dog")
    assert [*lists(planted, ids)] == [3]
    assert [*lists(planted.replace('"red-dog"', '"go"'), ids)] == []
    assert [*lists(planted.replace('    "red-dog"', "\n" * NEAR + '"red-dog"'), ids)] == []
    assert is_of_one_game("tests/games/red_dog/test_it.py", ids)
    assert not is_of_one_game("tests/games/test_it.py", ids)
    assert pattern_of(ids).search('game === "red-dog"')
    assert not pattern_of(ids).search("gone")
    assert unexplained(["a/b.py", "c.py", "d.py"], ["a", "c.py", "e"]) == (["d.py"], ["e"])
