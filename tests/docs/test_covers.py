"""The pictures on the games' cards are the games' own drawings, small, without letters, and for day and night."""

import gzip
from xml.etree import ElementTree as Xml

import pytest
import recordings
from recordings import Cover, RecordedGame, Recordings
from web_covers import SHAPE, SVG, cover_of, cut, files

from cheeseboard.core.svg import SvgOptions, draw_text
from cheeseboard.games import bundled

MOST_BYTES = 8_000  # as it is sent

COVERS = files()


@pytest.mark.parametrize("game_id", bundled())
def test_a_cover_is_small_and_has_no_letters(game_id: str) -> None:
    cover = COVERS[f"{game_id}.svg"]
    assert len(gzip.compress(cover.encode(), 9)) <= MOST_BYTES
    root = Xml.fromstring(cover)  # noqa: S314 - our own
    assert [part for part in root.iter() if part.tag == f"{SVG}text"] == []
    assert (root.get("width"), root.get("height")) == tuple(map(str, SHAPE))


@pytest.mark.parametrize("game_id", bundled())
def test_a_cover_has_all_that_it_refers_to_and_colours_for_the_night(game_id: str) -> None:
    cover = COVERS[f"{game_id}.svg"]
    root = Xml.fromstring(cover)  # noqa: S314 - our own
    ids = {part.get("id") for part in root.iter()} - {None}
    links = {value for part in root.iter() for name, value in part.attrib.items() if name.endswith("href")}
    assert {link.removeprefix("#") for link in links} <= ids
    assert "prefers-color-scheme:dark" in cover
    assert all(f"{name}:" in cover for name in _variables(cover))


def _variables(text: str) -> set[str]:
    return {part.split(")")[0] for part in text.split("var(")[1:]}


def test_a_cover_shows_a_board_with_its_pieces() -> None:
    """What is cut away is not the game: Pac-Man and three ghosts, two pawns, four rats' windows, five mice."""
    assert COVERS["pac-man.svg"].count("<use") > 12
    assert COVERS["quoridor.svg"].count("<use") > 17


def test_a_game_that_says_nothing_of_its_cover_gets_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Recordings((RecordedGame(2, bot="greedy"),))
    monkeypatch.setattr("web_covers.recordings_of", lambda _: plain)
    assert cover_of("quoridor") != COVERS["quoridor.svg"]
    monkeypatch.setattr("web_covers.recordings_of", lambda _: plain._replace(cover=Cover(at=0.5)))
    assert cover_of("quoridor").startswith("<svg")


def test_a_game_without_a_drawing_gets_a_sheet_in_the_middle() -> None:
    root = Xml.fromstring(cut(draw_text("nim", "o o o", SvgOptions()), None))  # noqa: S314 - our own
    left, top, width, height = map(float, root.get("viewBox", "").split())
    assert width / height == pytest.approx(SHAPE[0] / SHAPE[1])
    assert left < 0 or top < 0
    assert recordings.Cover().box is None
