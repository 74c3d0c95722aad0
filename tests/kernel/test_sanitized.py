"""The kernel's own tests, built here with address and undefined-behaviour sanitizers."""

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "kernel"
SOURCES = [KERNEL / "CMakeLists.txt", *sorted(KERNEL.glob("src/*")), *sorted(KERNEL.glob("tests/*"))]
TOOLS = [shutil.which(tool) for tool in ("cmake", "c++")]
SWITCHES = ("-DBINDING=OFF", "-DTESTS=ON", "-DSANITIZE=ON")


def run(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-4_000:]
    return done.stdout


def fingerprint() -> str:
    """Of all that the program is made of and with."""
    made_with = run("c++", "--version") + run("cmake", "--version") + " ".join(SWITCHES)
    contents = [f"{source.name} {sha256(source.read_bytes()).hexdigest()}" for source in SOURCES]
    return sha256("\n".join([made_with, *contents]).encode()).hexdigest()[:20]


def build(folder: Path) -> Path:
    run("cmake", "-S", KERNEL, "-B", folder, *SWITCHES)
    run("cmake", "--build", folder, "--parallel", str(min(2, os.cpu_count() or 1)))
    return folder / "kernel_tests"


def kept_or_built(folder: Path) -> Path:
    """The program as it was built from these very sources before, or built now and kept where one may write."""
    cache = ROOT / ".setup" / "cache" / "sanitized"
    kept = cache / fingerprint()
    if kept.exists():
        return kept
    built = build(folder)
    try:
        cache.mkdir(parents=True, exist_ok=True)
        for outdated in cache.iterdir():
            outdated.unlink(missing_ok=True)
        shutil.copy(built, half := cache / f"half-{os.getpid()}")
        half.replace(kept)
    except OSError:
        return built
    return kept


@pytest.mark.soak
@pytest.mark.skipif(not all(TOOLS), reason="needs cmake and a C++ compiler")
def test_the_kernels_own_tests_hold_under_sanitizers(tmp_path: Path) -> None:
    assert "checks hold" in run(kept_or_built(tmp_path))
