"""What the rules pages draw is what the rules say: blocks marked with a game's words are read and held against it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.core import Action, Refusal, step
from cheeseboard.games import bundled, find, pac_man
from cheeseboard.games.pac_man import text as pac_man_text
from cheeseboard.games.quoridor import GAME, text
from cheeseboard.games.quoridor.rules import board_of, reachable
from cheeseboard.games.quoridor.scoresheet import history_of, read_scoresheet, scoresheet_of
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.server.routes.rules_diagrams import pictures_of
from cheeseboard.words import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "rules" / "quoridor.en.md"
NOTATION = DOCS / "reference" / "notation.md"
BLOCK = re.compile(r"^```(?P<kind>[a-z-]+)\n(?P<body>.*?)^```\n\s*(?P<caption>(?:[^\n]+\n)*)", re.MULTILINE | re.DOTALL)
CLAIM = re.compile(r"^<!-- ((?:moves of|no wall for|seen by) .*) -->$", re.MULTILINE)
MOVES = re.compile(r"moves of ([0-3]): ((?:[a-i][1-9] ?)+)")
NO_WALL = re.compile(r"no wall for ([0-3]): ([a-i][1-9][hv]) ([a-z-]+)")


def blocks(page: str, kind: str) -> Iterator[tuple[str, list[str]]]:
    """The blocks of this kind, each with the claims of the paragraph that follows it."""
    for found in BLOCK.finditer(page):
        if found["kind"] == kind:
            yield found["body"], CLAIM.findall(found["caption"])


def problem(state: Quoridor, claim: str) -> str:
    """What is wrong with a claim about a position, or nothing."""
    if moves := MOVES.fullmatch(claim):
        squares = sorted(board_of(state).names[square] for square in reachable(state, int(moves[1])))
        return "" if squares == sorted(moves[2].split()) else f"{claim}: the rules say {' '.join(squares)}"
    if no_wall := NO_WALL.fullmatch(claim):
        try:
            step(GAME, state, int(no_wall[1]), Action("wall", ((no_wall[2],),)))
        except Refusal as refusal:
            return "" if refusal.code == no_wall[3] else f"{claim}: the rules say {refusal.code}"
        return f"{claim}: the rules allow it"
    return f"{claim}: cannot be read"


DRAWN = list(blocks(PAGE.read_text("utf-8"), "quoridor"))
MAZES = list(blocks((DOCS / "rules" / "pac-man.en.md").read_text("utf-8"), "pac-man"))


@pytest.mark.parametrize(("drawing", "claims"), DRAWN)
def test_every_drawn_position_is_as_its_caption_says(drawing: str, claims: list[str]) -> None:
    state = text.read(drawing)
    assert claims, f"nothing is claimed about\n{drawing}"
    assert [wrong for claim in claims if (wrong := problem(state, claim))] == [], drawing


def test_every_drawing_is_drawn_as_we_draw() -> None:
    assert len(DRAWN) >= 4
    for drawing, _ in DRAWN:
        assert text.write(text.read(drawing)) == drawing.rstrip("\n")


def test_every_written_position_and_score_can_be_read() -> None:
    page = NOTATION.read_text("utf-8")
    positions = [line for body, _ in blocks(page, "position") for line in body.splitlines()]
    scores = [body for body, _ in blocks(page, "score")]
    assert positions
    assert scores
    for line in positions:
        text.read_position(line)
    for score in scores:
        assert scoresheet_of(history_of(read_scoresheet(score))) == score


@pytest.mark.parametrize(
    ("claim", "complaint"),
    [
        ("moves of 0: b1 c2", "the rules say b1 c2 d1"),
        ("no wall for 0: a2h crosses", "the rules say overlaps"),
        ("no wall for 0: a1h crosses", "the rules allow it"),
        ("moves of zero: b1", "cannot be read"),
    ],
)
def test_a_wrong_caption_is_found(claim: str, complaint: str) -> None:
    with_walls = next(drawing for drawing, claims in DRAWN if "no wall for 0: a2h overlaps" in claims)
    planted = f"```quoridor\n{with_walls}```\n\nSome words.\n<!-- {claim} -->\n\nMore.\n"
    [(drawing, claims)] = blocks(planted, "quoridor")
    assert complaint in problem(text.read(drawing), claims[0])


def test_there_are_drawn_mazes() -> None:
    assert len(MAZES) == 2


def seeing(drawing: str) -> list[str]:
    """The ghosts that see Pac-Man in a drawing, as letters."""
    return [ghost[0].upper() for ghost in pac_man.GAME.view(pac_man_text.read(drawing), None).seeing]


@pytest.mark.parametrize(("drawing", "claims"), MAZES)
def test_every_drawn_maze_is_as_its_caption_says(drawing: str, claims: list[str]) -> None:
    assert claims == [f"seen by {' '.join(seeing(drawing)) or 'nobody'}"]
    assert pac_man_text.write(pac_man_text.read(drawing)) == drawing.rstrip("\n")


@pytest.mark.parametrize("game_id", bundled())
def test_every_picture_of_a_page_can_be_drawn_by_the_board(game_id: str) -> None:
    page = (DOCS / "rules" / f"{game_id}.en.md").read_text("utf-8")
    pictures = list(pictures_of(game_id, page))
    assert len(pictures) == len(list(blocks(page, game_id))) + len(list(blocks(page, "board")))
    assert all(isinstance(picture.position.view, find(game_id).spec.view) for picture in pictures)


def test_a_picture_that_cannot_come_about_is_found() -> None:
    planted = '```board\nnames = ["A", "B"]\noptions = {first = 0}\nrows = ["0 move e5"]\n```\n'
    with pytest.raises(Refusal):
        list(pictures_of("quoridor", planted))


# What a family reads before its first game

FENCED = re.compile(r"^```.*?^```\n", re.MULTILINE | re.DOTALL)
SENTENCE = re.compile(r"[.!?](?=\s|$)")
RULING = re.compile(r"^- \*\*[A-Z]+-\d+", re.MULTILINE)
PAGES = {game_id: sorted((DOCS / "rules").glob(f"{game_id}.??.md")) for game_id in bundled()}
# A game that nobody has translated yet may begin with a shorter page.
OURS = [page for pages in PAGES.values() if len(pages) == len(LANGUAGES) for page in pages]


def wrong_shape(page: str) -> list[str]:
    """What a page lacks: a picture and at most five sentences first, and the numbered rulings last, all in one part."""
    first, *parts = page.split("\n## ")
    story = FENCED.sub("", first).split("\n\n", 2)[2]
    wrong = ["no picture"] * ("```board" not in first)
    wrong += ["too long a beginning"] * (len(SENTENCE.findall(story)) > 5)
    wrong += ["no turn"] * (len(parts) < 3)
    wrong += ["a ruling before the last part"] * any(RULING.search(part) for part in (first, *parts[:-1]))
    return wrong + ["no rulings"] * (not parts or not RULING.search(parts[-1]))


@pytest.mark.parametrize("page", OURS, ids=lambda page: page.name)
def test_a_page_begins_with_a_picture_and_five_sentences_and_ends_with_its_numbered_rules(page: Path) -> None:
    text_of_page = page.read_text("utf-8")
    assert wrong_shape(text_of_page) == []
    english = page.with_name(f"{page.name.split('.')[0]}.en.md").read_text("utf-8")
    assert text_of_page.count("\n## ") == english.count("\n## ")
    assert RULING.findall(text_of_page) == RULING.findall(english)


def test_a_page_of_another_shape_is_found() -> None:
    page = PAGE.read_text("utf-8")
    assert wrong_shape(page.replace("```board", "```text")) == ["no picture"]
    assert wrong_shape(page.replace("\n\n## ", " Go. Go.\n\n## ", 1)) == ["too long a beginning"]
    assert wrong_shape(page.replace("\n## Good", "\n- **Q-1 Start.** x\n## Good")) == ["a ruling before the last part"]
    assert wrong_shape(page[: page.index("\n## Every rule")]) == ["no turn", "no rulings"]
