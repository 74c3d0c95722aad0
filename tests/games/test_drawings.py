"""Drawings of all games: what they tell is what the view tells, they load nothing, and they are small."""

import re
from collections import Counter
from functools import cache

import pytest

from cheeseboard.core import GameKit
from cheeseboard.core.drawing import plain
from cheeseboard.core.svg import MIN_TEXT, SvgOptions, Theme, draw_text
from cheeseboard.games import find_kit, packages
from games.drawings import DRAWN, Drawing, Position, outside, parse, positions, reader, text_sizes

MAX_BYTES = 60_000
THEMES: tuple[Theme, ...] = ("auto", "light", "dark")


def draw(kit: GameKit, position: Position, theme: Theme = "auto") -> str:
    seat = position.seat if position.seat is not None and position.seat >= 0 else None
    return kit.svg(position.view, position.menu, position.last, SvgOptions(theme=theme, seat=seat))


@cache
def drawings(game_id: str) -> list[str]:
    return [draw(find_kit(game_id), position) for position in positions(game_id)]


@pytest.mark.parametrize("game_id", DRAWN)
def test_a_reader_of_the_drawing_gets_the_facts_of_the_view_back(game_id: str) -> None:
    kit, facts = find_kit(game_id), reader(game_id)
    for position, svg in zip(positions(game_id), drawings(game_id), strict=True):
        drawing = Drawing(svg)
        assert facts.of_drawing(drawing) == facts.of_view(position.view), kit.rules.show(position.view)
        assert drawing.targets() == facts.targets(position.view, position.menu), kit.rules.show(position.view)


@pytest.mark.parametrize("game_id", DRAWN)
def test_on_a_grid_pieces_stand_on_their_squares_and_walls_between_them(game_id: str) -> None:
    for svg in drawings(game_id)[::4]:
        squares = squares_of(svg)
        for found in parse(svg).iter() if squares else ():
            if found.get("data-at") in squares:
                assert found.attrib["transform"] == "translate({:g} {:g})".format(*squares[found.attrib["data-at"]])
            if name := found.get("data-wall"):
                beside = [squares[square] for square in squares_beside(name)]
                x, y = (sum(values) / 4 for values in zip(*beside, strict=True))
                assert (float(found.attrib["x"]), float(found.attrib["y"])) == pytest.approx((x, y), abs=0.1)
                is_level = (beside[0][1] != beside[1][1]) == name.endswith("h")
                assert found.attrib["href"].endswith("h" if is_level else "v")


def squares_of(svg: str) -> dict[str, tuple[float, float]]:
    """The middle of every square, where a board has squares."""
    return {
        found.attrib["data-place"]: (
            float(found.attrib["x"]) + float(found.attrib["width"]) / 2,
            float(found.attrib["y"]) + float(found.attrib["height"]) / 2,
        )
        for found in parse(svg).iter()
        if "data-place" in found.attrib and found.tag.endswith("}rect")
    }


def squares_beside(wall: str) -> list[str]:
    """The four squares around a wall, those of its own column first."""
    column, row = wall[0], int(wall[1:-1])
    return [f"{chr(ord(column) + right)}{row + up}" for right in (0, 1) for up in (0, 1)]


@pytest.mark.parametrize("game_id", packages())
def test_a_drawing_is_small_and_loads_nothing(game_id: str) -> None:
    assert max(len(svg.encode()) for svg in drawings(game_id)) <= MAX_BYTES
    assert not [fault for svg in drawings(game_id) for fault in outside(svg)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game_id", packages())
def test_equal_views_have_equal_drawings_in_every_theme(game_id: str, theme: Theme) -> None:
    kit = find_kit(game_id)
    for position in positions(game_id)[::20]:
        svg = draw(kit, position, theme)
        again = position._replace(view=kit.rules.view(position.state, position.seat))
        assert draw(kit, again, theme) == svg
        assert ("var(--" in svg) == (theme == "auto")


@pytest.mark.parametrize("game_id", packages())
def test_every_id_is_there_once_and_every_colour_has_a_value(game_id: str) -> None:
    for svg in drawings(game_id)[::10]:
        ids = Counter(re.findall(r' id="([^"]*)"', svg))
        assert not [name for name, times in ids.items() if times > 1]
        assert {*re.findall(r'href="#([^"]*)"', svg), *re.findall(r"url\(#([^)]*)\)", svg)} <= set(ids)
        assert set(re.findall(r"var\((--[\w-]+)\)", svg)) <= set(re.findall(r"(--[\w-]+):", svg))


@pytest.mark.parametrize("game_id", DRAWN)
def test_drawings_with_ids_of_their_own_share_none(game_id: str) -> None:
    view = positions(game_id)[0].view
    first, second = (find_kit(game_id).svg(view, options=SvgOptions(ids=ids)) for ids in "ab")
    assert not set(re.findall(r' id="([^"]*)"', first)) & set(re.findall(r' id="([^"]*)"', second))


@pytest.mark.parametrize("game_id", packages())
def test_no_text_is_smaller_than_people_can_read(game_id: str) -> None:
    for svg in drawings(game_id)[::10]:
        assert min(text_sizes(svg)) >= MIN_TEXT - 0.05


def test_a_text_that_is_scaled_down_is_found() -> None:
    text = '<text font-size="20"/>'
    svg = f'<svg viewBox="0 0 10 10" width="10"><defs><g id="a">{text}</g></defs><g transform="scale(.5)">%s</g></svg>'
    assert list(text_sizes(svg % text)) == list(text_sizes(svg % '<use href="#a"/>')) == [10]


@pytest.mark.parametrize("game_id", packages())
def test_title_and_description_are_for_screen_readers(game_id: str) -> None:
    position = positions(game_id)[0]
    root = parse(find_kit(game_id).svg(position.view))
    assert [found.text for found in root[:1]] == [game_id]
    assert root[1].tag.endswith("desc")
    assert root[1].text
    root = parse(find_kit(game_id).svg(position.view, (), None, SvgOptions(title="A <b>", description="C & D")))
    assert [found.text for found in root[:2]] == ["A <b>", "C & D"]


def leaked(game_id: str, position: Position, svg: str) -> list[str]:
    """Cards in a drawing that its reader may not know, by what the rules say of the true state."""
    facts, drawing = reader(game_id), Drawing(svg)
    known: Counter[str] = facts.known_cards(position.state, position.seat)
    drawn = Counter(names["card"] for names in drawing.all("card") if names["card"] != "hidden")
    named = set(re.findall(r"[\w-]+", svg)) & set(facts.CARDS)
    return [*(drawn - known), *(named - set(known))]


HIDDEN = [game_id for game_id in DRAWN if find_kit(game_id).full_view]


@pytest.mark.parametrize("game_id", HIDDEN)
def test_no_drawing_shows_a_card_that_its_reader_may_not_know(game_id: str) -> None:
    for position, svg in zip(positions(game_id), drawings(game_id), strict=True):
        if found := leaked(game_id, position, svg):
            pytest.fail(f"seat {position.seat} sees {found}")


@pytest.mark.parametrize("game_id", HIDDEN)
def test_a_planted_leak_in_a_drawing_is_found(game_id: str) -> None:
    kit = find_kit(game_id)
    caught = [
        bool(leaked(game_id, position, draw(kit, position._replace(view=kit.open_view(position.state)))))
        for position in positions(game_id)[::5]
        if position.seat is None
    ]
    assert sum(caught) > len(caught) / 3


@pytest.mark.parametrize(
    "planted",
    [
        "<script>1</script>",
        '<image href="https://example.org/a.png"/>',
        '<use href="other.svg#a"/>',
        '<rect fill="url(https://example.org)"/>',
        '<g onload="x"/>',
        "<style>@import 'a.css'</style>",
    ],
)
def test_whatever_would_load_or_run_something_is_found(planted: str) -> None:
    assert outside(f'<svg xmlns="http://www.w3.org/2000/svg">{planted}</svg>')
    assert not outside('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a" fill="url(#b)"/></svg>')


@pytest.mark.parametrize("game_id", packages())
def test_a_game_without_a_drawing_gets_its_text_drawn_in_colour(game_id: str) -> None:
    kit = find_kit(game_id)
    view = positions(game_id)[-1].view
    svg = draw_text(game_id, kit.rules.show(view))
    lines = ["".join(found.itertext()) for found in parse(svg).iter() if found.tag.endswith("}text")]
    assert lines == [line for line in plain(kit.rules.show(view)).split("\n") if line]
    assert not outside(svg)
    assert ("var(--seat-0)" in svg) == ("[seat-0]" in kit.rules.show(view))
