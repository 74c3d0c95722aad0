"""Whatever people can use is documented: games, options, values, verbs, commands; and what is documented is there."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
import typer.main
from msgspec import Struct

from cheeseboard.cli.app import app
from cheeseboard.core import AnyGame, BadOptions, BotKit, GameKit
from cheeseboard.core.options import describe_type, initial_state, option_types, random_options
from cheeseboard.games import bundled, find

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted(DOCS.rglob("*.md")),
    *sorted((ROOT / "src").rglob("README.md")),
]
LINK = re.compile(r"""(?:\]\(|<img src=")([^)#"\s]+)""")
VALUE = re.compile(r"[a-z0-9][a-z0-9_–-]*")


def undocumented(game: AnyGame, page: str) -> Iterator[str]:
    """What a rules page does not name of its game."""
    rows = {name: row for row in page.splitlines() for name in re.findall(r"^\| `([a-z0-9_]+)` \|", row)}
    for name, hint in option_types(game).items():
        if name not in rows:
            yield f"option {name}"
            continue
        for value in describe_type(hint).split(" | "):
            if VALUE.fullmatch(value) and not re.search(rf"(?<![\w–-]){re.escape(value)}(?![\w–-])", rows[name]):
                yield f"value {value} of option {name}"
    for verb in sorted({form.verb for options, seats in _settings(game) for form in game.action_space(options, seats)}):
        if not re.search(rf"`{re.escape(verb)}(?: [^`]*)?`", page):
            yield f"verb {verb}"


def _settings(game: AnyGame) -> Iterator[tuple[Struct, int]]:
    """Ways to play it that together say everything: the usual, many by chance, and the game's own examples."""
    rng = Random(1)
    for seats in game.spec.seats:
        yield from ((random_options(game, seats, rng.randrange), seats) for _ in range(20))
        for options in (game.spec.options(), *game.spec.examples):
            with suppress(BadOptions):
                initial_state(game, options, seats)
                yield options, seats


@pytest.mark.parametrize("game_id", bundled())
def test_the_rules_page_names_every_option_value_and_verb(game_id: str) -> None:
    pages = sorted((DOCS / "rules").glob(f"{game_id}.??.md"))
    assert pages, f"{game_id} has no rules page"
    for page in pages:
        assert list(undocumented(find(game_id), page.read_text("utf-8"))) == [], page.name


def test_planted_gaps_are_found() -> None:
    page = (DOCS / "rules" / "quoridor.en.md").read_text("utf-8")
    page = page.replace("| `third_pawn` | `stop` (usual), `side`", "| `third_pawn` | `stop`")
    page = page.replace("| `size` |", "| |").replace("`pass`", "pass").replace("0–3", "0 to 3")
    assert list(undocumented(find("quoridor"), page)) == [
        "value 0–3 of option first",
        "value side of option third_pawn",
        "option size",
        "verb pass",
    ]


def test_every_command_and_option_of_the_program_is_documented() -> None:
    page = (DOCS / "reference" / "command-line.md").read_text("utf-8")
    for command in app.registered_commands:
        assert f"\n## {command.name}\n" in page
    for name in re.findall(r"--[a-z][a-z-]+", " ".join(_option_names())):
        assert f"`{name}" in page, name


def _option_names() -> Iterator[str]:
    program = typer.main.get_command(app)
    for command in (program, *getattr(program, "commands", {}).values()):
        for part in command.params:
            yield from (*part.opts, *part.secondary_opts)


def test_the_tutorial_names_every_part_of_a_kit() -> None:
    page = (DOCS / "tutorial" / "add-a-game.md").read_text("utf-8")
    assert [name for name in (*GameKit.__struct_fields__, *BotKit.__struct_fields__) if f"`{name}`" not in page] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    named = re.findall(r"(?:`|^ {4}|^)make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE)
    assert sorted({*named} - {*targets}) == []


def test_the_readme_says_how_to_play_and_to_test_and_is_short() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "make play" in readme
    assert "make test" in readme
    assert len(readme.splitlines()) < 60


PICTURE = re.compile(r'<picture><source media="([^"]+)" srcset="([^"]+)"><img src="([^"]+)"')
MAX_FILMS = 1_500_000  # bytes, all of them together


def wrong_films(readme: str) -> list[str]:
    """What is wrong with the moving pictures: none for a game, no still one for reduced motion, or too heavy."""
    films, wrong = PICTURE.findall(readme), []
    for media, still, film in films:
        moves = [b"ANIM" in (ROOT / name).read_bytes()[:64] for name in (still, film)]
        if media != "(prefers-reduced-motion: reduce)" or moves != [False, True]:
            wrong.append(film)
    wrong += [game_id for game_id in ours() if not any(f"moment-{game_id}.webp" in film for _, _, film in films)]
    heavy = sum((ROOT / film).stat().st_size for _, _, film in films) >= MAX_FILMS
    return wrong + ["too heavy"] * heavy


def ours() -> list[str]:
    """The games whose moment is filmed; an added game may come without."""
    stills = (DOCS / "pictures").glob("moment-*-still.webp")
    return sorted(still.name.removeprefix("moment-").removesuffix("-still.webp") for still in stills)


def test_the_readme_has_a_moving_picture_of_every_game_and_a_still_one_for_reduced_motion() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert len(ours()) == 4
    assert wrong_films(readme) == []
    assert len(wrong_films(readme.replace("-still.webp", ".webp"))) == 4
    assert wrong_films(readme.replace("moment-pac-man", "moment-quoridor")) == ["pac-man"]
    (first, *_) = PICTURE.finditer(readme)
    assert wrong_films(readme + first[0] * 100) == ["too heavy"]


def test_the_readme_shows_eight_lines_of_python_before_what_one_can_do() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert len([line for line in code.splitlines() if line]) == 8
    order = ["moment-", "    make play", "    make test", "```python", "## What you can do"]
    assert [readme.index(part) for part in order] == sorted(readme.index(part) for part in order)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if not link.startswith(("http:", "https:"))]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_page_can_be_reached_from_the_index() -> None:
    index = DOCS / "README.md"
    linked = {(DOCS / link).resolve() for link in LINK.findall(index.read_text("utf-8"))}  # a page, or a whole folder
    linked |= {(DOCS / "rules" / f"{game_id}.en.md").resolve() for game_id in bundled()}  # an added game edits no list
    unlinked = [page for page in sorted(DOCS.rglob("*.md")) if not linked & {page.resolve(), page.parent.resolve()}]
    assert unlinked == [index]


def test_no_page_tells_where_it_was_made() -> None:
    for page in PAGES:
        assert not re.search(r"(?:/home|/root|/tmp|/Users)/|file://", page.read_text("utf-8")), page
