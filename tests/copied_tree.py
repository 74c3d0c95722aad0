"""A copy of this tree to try something in: all that git knows or would know, with what was fetched and built linked."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PIG = ROOT / "tests" / "examples" / "pig"
LINKED = (".venv", "web/node_modules", "docs/pictures", "src/cheeseboard/server/web")


def copy_tree(folder: Path) -> Path:
    """Copy the tree into an empty folder."""
    listed = ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if not name.startswith("docs/pictures/") and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for name in LINKED:
        if (ROOT / name).exists():
            (folder / name).symlink_to((ROOT / name).resolve())
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    return folder


def environment_of(tree: Path) -> dict[str, str]:
    """Whatever is started finds the code of the copy."""
    return {
        **os.environ,
        "PYTHONPATH": str(tree / "src"),
        "CHEESEBOARD_PYTHON": sys.executable,
        "CHEESEBOARD_DATA": str(tree / "data"),
    }


def run(tree: Path, *command: str, typed: str = "") -> str:
    """Run a program in the copy; what it printed."""
    done = subprocess.run(
        command, cwd=tree, env=environment_of(tree), input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout
