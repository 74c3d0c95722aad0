"""The wheel alone, where nothing else is installed and nobody can be asked: two packages, and every game is played."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.games import bundled
from library.test_light import PLAY_AND_DRAW
from server.test_wheel import ROOT, UV, build

# Whoever asks the network for anything is stopped.
ALONE = """
import sys
def refuse(event, args):
    if event in ("socket.connect", "socket.getaddrinfo", "socket.gethostbyname"):
        raise RuntimeError(f"{event} {args}")
sys.addaudithook(refuse)
"""
DEBIAN = "trixie"
PYTHON = "3.13"  # of that Debian


def installed(python: Path) -> set[str]:
    listed = subprocess.run(
        [UV, "pip", "list", "--quiet", "--format", "json", "--python", python], check=True, capture_output=True
    )
    return {package["name"] for package in json.loads(listed.stdout)}


@pytest.mark.slow
def test_two_packages_play_and_draw_every_game(tmp_path: Path) -> None:
    build(ROOT, tmp_path / "dist")
    environment = tmp_path / "environment"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, environment], check=True)
    python = environment / "bin" / "python"
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    for how in (["--offline"], []):  # what was needed to set this checkout up lies in a cache, unless it was emptied
        words: list[str | Path] = [UV, "pip", "install", "--quiet", *how, "--python", python, wheel]
        if subprocess.run(words, capture_output=True).returncode == 0:
            break
    assert installed(python) == {"cheeseboard", "msgspec"}
    assert played(python, tmp_path) == set(bundled())
    asking = subprocess.run(
        [python, "-I", "-c", ALONE + "import socket; socket.getaddrinfo('localhost', 80)"], capture_output=True
    )
    assert b"socket.getaddrinfo" in asking.stderr, "whoever asks the network is stopped"


def played(python: Path, folder: Path) -> set[str]:
    """The games that were played and drawn there."""
    done = subprocess.run(
        [python, "-I", "-X", "utf8", "-c", f"{ALONE}{PLAY_AND_DRAW}\nprint(cheeseboard.list_games())"],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return set(eval(done.stdout.splitlines()[-1]))  # noqa: S307 - our own list


@pytest.mark.soak
def test_the_python_of_the_newest_debian_plays_too(tmp_path: Path) -> None:
    """A small Debian in a folder, by debootstrap; `make soak` installs that where it may."""
    if os.getuid() != 0 or not shutil.which("debootstrap"):
        pytest.fail("It needs debootstrap and root: apt-get install debootstrap, and run make soak as root.")
    build(ROOT, tmp_path / "dist")
    pip: list[str | Path] = [
        ROOT / ".setup/bin/pip",
        "download",
        "--quiet",
        "--only-binary=:all:",
        "--no-deps",
        "--dest",
        tmp_path / "dist",
    ]
    kinds = [f"--platform=manylinux_2_{number}_{os.uname().machine}" for number in (17, 28)]
    subprocess.run([*pip, "--python-version", PYTHON, *kinds, "msgspec"], check=True)
    debian = tmp_path / DEBIAN
    subprocess.run(
        ["debootstrap", "--variant=minbase", "--include=python3-venv", DEBIAN, debian], check=True, capture_output=True
    )
    shutil.copytree(tmp_path / "dist", debian / "wheels")
    (debian / "play.py").write_text(ALONE + PLAY_AND_DRAW, "utf-8")
    inside = (
        "python3 -m venv /alone && /alone/bin/pip install --quiet --no-index --find-links /wheels cheeseboard"
        " && cd /tmp && /alone/bin/python -X utf8 /play.py && /alone/bin/python --version"
        " && /alone/bin/pip list --format freeze"
    )
    done = subprocess.run(["unshare", "--net", "chroot", debian, "sh", "-c", inside], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    *_, version, first, second, third = done.stdout.splitlines()
    assert version.startswith(f"Python {PYTHON}.")
    assert {line.partition("==")[0] for line in (first, second, third)} == {"cheeseboard", "msgspec", "pip"}
