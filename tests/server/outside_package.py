"""Pig as a package of somebody else: built, and installed by pip into a folder that Python then finds packages in."""

import shutil
import subprocess
from pathlib import Path

from copied_tree import PIG, ROOT
from server.test_wheel import build

PIP = ROOT / ".setup" / "bin" / "pip"  # `make` put it there
GAME = PIG / "src" / "cheeseboard" / "games" / "pig"


def lay_package(folder: Path) -> Path:
    """The folder of the game under another name, its rules page inside, and what says that it is a package."""
    package = Path(shutil.copytree(GAME, folder / "cheeseboard_pig", ignore=shutil.ignore_patterns("__pycache__")))
    for file in package.glob("*.py"):
        file.write_text(file.read_text("utf-8").replace("cheeseboard.games.pig", "cheeseboard_pig"), "utf-8")
    shutil.copy(PIG / "docs" / "rules" / "pig.en.md", package / "rules.md")
    shutil.copytree(PIG.with_name("pig_package"), folder, dirs_exist_ok=True)
    return folder


def install_pig(folder: Path) -> Path:
    """Where pip has put it, without any network."""
    build(lay_package(folder / "source"), folder / "dist")
    (wheel,) = (folder / "dist").glob("*.whl")
    offline = ("--quiet", "--no-index", "--no-deps", "--disable-pip-version-check")
    subprocess.run([PIP, "install", *offline, "--target", folder / "installed", wheel], check=True)
    return folder / "installed"
