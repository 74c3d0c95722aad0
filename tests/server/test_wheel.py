"""The wheel carries all that is read at run time: whoever installs it has no checkout beside it."""

import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = ROOT / ".setup" / "bin" / "uv"  # `make` put it there
RULES = "cheeseboard/server/rules"


def packed(folder: Path) -> set[str]:
    """The names of all files in a wheel of this checkout."""
    subprocess.run([UV, "build", "--quiet", "--wheel", "--out-dir", folder], cwd=ROOT, check=True)
    (wheel,) = folder.glob("cheeseboard-*.whl")
    with zipfile.ZipFile(wheel) as files:
        return set(files.namelist())


@pytest.mark.slow
def test_the_wheel_has_the_rules_pages_the_lessons_and_everything_else_of_ours(tmp_path: Path) -> None:
    sources = (path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in sources}
    wanted |= {f"{RULES}/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    known = {f"{RULES}/quoridor.cs.md", "cheeseboard/games/quoridor/lesson.toml", "cheeseboard/server/web/index.html"}
    assert known <= wanted, "the web client must be built: make setup"
    assert wanted - packed(tmp_path) == set()
