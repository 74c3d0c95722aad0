"""What others build on changes only on purpose: signatures of the public names, and types for all of them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from python_api import LIST, ROOT, header, read_list, signatures

# The front door is checked each time; the whole package, server included, takes a minute.
PACKAGES = ["cheeseboard.core", "cheeseboard.library", pytest.param("cheeseboard", marks=pytest.mark.soak)]


def test_a_changed_signature_is_listed_and_stands_in_the_changelog() -> None:
    number, first, body = read_list()
    assert signatures() == body, f"run tools/python_api.py: it writes {LIST.name}"
    assert header(number, body) == first, f"{LIST.name} was changed by hand: run tools/python_api.py"
    assert f"(Python API {number})" in (ROOT / "CHANGELOG.md").read_text("utf-8"), "CHANGELOG.md says what changed"
    assert header(number, body + "undo(rows: int) -> None\n") != first


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_has_a_type(package: str) -> None:
    unknown = untyped_names(package)
    assert not unknown


def test_a_name_without_a_type_is_found(tmp_path: Path) -> None:
    package = tmp_path / "untyped"
    package.mkdir()
    (package / "py.typed").touch()
    (package / "__init__.py").write_text("def play(action):\n    return action\n")
    assert untyped_names("untyped", tmp_path) == ["untyped.play"]


def untyped_names(package: str, folder: Path = ROOT / "src") -> list[str]:
    """The exported names of a package whose type a checker has to guess."""
    bin_folder = Path(sys.executable).parent
    done = subprocess.run(
        [bin_folder / "basedpyright", "--verifytypes", package, "--ignoreexternal", "--outputjson"],
        env={**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    report = json.loads(done.stdout)
    symbols = report["typeCompleteness"]["symbols"]
    assert symbols, report
    return [symbol["name"] for symbol in symbols if symbol["isExported"] and not symbol["isTypeKnown"]]
