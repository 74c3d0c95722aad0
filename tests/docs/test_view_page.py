"""The page of views and events says what the sources say."""

from view_page import PAGE, section

from cheeseboard.games import bundled


def test_the_tables_of_the_page_are_those_of_the_sources() -> None:
    page = PAGE.read_text("utf-8")
    written = [game_id for game_id in bundled() if f"## {game_id}\n" in page]  # an added game need not be there
    assert len(written) >= 4
    assert [game_id for game_id in written if section(game_id) not in page] == [], "run tools/view_page.py"
    assert section("quoridor") not in page.replace("`pawns`", "`pieces`")
