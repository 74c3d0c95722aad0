"""The picture of the packages is what the imports say."""

from pathlib import Path

from package_picture import PICTURE, SOURCE, arrows, columns, picture, read_imports

DIAMOND = {
    "cli": frozenset({"core", "games", "words"}),
    "core": frozenset[str](),
    "games": frozenset({"core"}),
    "words": frozenset({"core"}),
}


def test_the_picture_of_the_packages_is_up_to_date() -> None:
    assert PICTURE.read_text("utf-8") == picture(read_imports(SOURCE)), "run tools/package_picture.py"


def test_a_package_stands_behind_all_that_it_imports() -> None:
    assert columns(DIAMOND) == [["core"], ["games", "words"], ["cli"]]


def test_an_arrow_that_a_longer_way_implies_is_left_out() -> None:
    assert arrows(DIAMOND) == [("games", "cli"), ("words", "cli"), ("core", "games"), ("core", "words")]


def test_another_import_changes_the_picture(tmp_path: Path) -> None:
    for name, code in {"core": "import re", "games": "from cheeseboard.core import Seat", "bots": ""}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(code, "utf-8")
    before = read_imports(tmp_path)
    assert before == {"bots": frozenset(), "core": frozenset(), "games": frozenset({"core"})}
    (tmp_path / "bots" / "greedy.py").write_text(
        "from cheeseboard import games\nimport cheeseboard.core.action", "utf-8"
    )
    assert read_imports(tmp_path)["bots"] == {"core", "games"}
    assert picture(read_imports(tmp_path)) != picture(before)
