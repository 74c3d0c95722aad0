"""The wheel carries all that is read at run time: whoever installs it has no checkout beside it."""

import os
import pwd
import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = ROOT / ".setup" / "bin" / "uv"  # `make` put it there
RULES = "cheeseboard/server/rules"


def build(folder: Path) -> None:
    """Build a wheel with what was needed to install this checkout and lies in a cache, or else from the network."""
    home = pwd.getpwuid(os.getuid()).pw_dir  # whatever HOME says
    found = [Path(home, ".cache", "uv"), ROOT / ".setup" / "cache" / "uv"]  # as `make` has filled one of them
    caches: list[dict[str, str]] = [{}, *({"UV_CACHE_DIR": str(cache)} for cache in found)]
    for cache, how in [*((cache, ["--offline"]) for cache in caches), ({}, [])]:
        words: list[str | Path] = [UV, "build", "--quiet", *how, "--wheel", "--out-dir", folder]
        built = subprocess.run(words, cwd=ROOT, env={**os.environ, **cache}, capture_output=True, text=True)
        if built.returncode == 0:
            return
    raise AssertionError(built.stderr)


def packed(folder: Path) -> set[str]:
    """The names of all files in a wheel of this checkout."""
    build(folder)
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
