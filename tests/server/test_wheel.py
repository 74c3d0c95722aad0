"""The wheel carries all that is read at run time: whoever installs it has no checkout beside it."""

import os
import pwd
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = ROOT / ".setup" / "bin" / "uv"  # `make` put it there
RULES = "cheeseboard/server/rules"


def build(source: Path, folder: Path) -> None:
    """Build a wheel with what was needed to install this checkout and lies in a cache, or else from the network."""
    home = pwd.getpwuid(os.getuid()).pw_dir  # whatever HOME says
    found = [Path(home, ".cache", "uv"), ROOT / ".setup" / "cache" / "uv"]  # as `make` has filled one of them
    caches: list[dict[str, str]] = [{}, *({"UV_CACHE_DIR": str(cache)} for cache in found)]
    for cache, how in [*((cache, ["--offline"]) for cache in caches), ({}, [])]:
        words: list[str | Path] = [UV, "build", "--quiet", *how, "--wheel", "--out-dir", folder]
        built = subprocess.run(words, cwd=source, env={**os.environ, **cache}, capture_output=True, text=True)
        if built.returncode == 0:
            return
    raise AssertionError(built.stderr)


def packed(source: Path, folder: Path) -> set[str]:
    """The names of all files in a wheel."""
    build(source, folder)
    (wheel,) = folder.glob("cheeseboard-*.whl")
    with zipfile.ZipFile(wheel) as files:
        return set(files.namelist())


@pytest.mark.slow
def test_the_wheel_has_the_rules_pages_the_lessons_and_everything_else_of_ours(tmp_path: Path) -> None:
    sources = (path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in sources}
    wanted |= {f"{RULES}/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    known = {
        f"{RULES}/quoridor.cs.md",
        "cheeseboard/games/quoridor/lessons/basics.toml",
        "cheeseboard/server/web/index.html",
    }
    assert known <= wanted, "the web client must be built: make setup"
    assert wanted - packed(ROOT, tmp_path) == set()


@pytest.mark.slow
def test_what_git_has_is_enough_for_a_wheel_with_the_web_client(tmp_path: Path) -> None:
    """Nothing that was made here before: types, recorded views and the client are made while it is built."""
    archive, source, folder = tmp_path / "source.tar", tmp_path / "source", tmp_path / "dist"
    subprocess.run(["git", "-c", "safe.directory=*", "archive", "--output", archive, "HEAD"], cwd=ROOT, check=True)
    shutil.unpack_archive(archive, source)
    assert not (source / "web" / "src" / "protocol" / "generated").exists()
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")  # what npm would bring again
    names = packed(source, folder)
    assert "cheeseboard/server/web/index.html" in names
    assert any(name.startswith("cheeseboard/server/web/assets/Board-") for name in names)
    assert not any(name.startswith(("tools", "web/")) for name in names)
