"""The script beside docs/reference/fair-chance.md agrees with our own dice and finds what was tampered with."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cheeseboard.arena.match import play_one
from cheeseboard.core import Action
from cheeseboard.core.chance import draw
from cheeseboard.core.gamefile import GameFile, format_file
from cheeseboard.games.quoridor.state import Options

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "reference" / "check_dice.py"
PAGE = ROOT / "docs" / "reference" / "fair-chance.md"
SEED = bytes(range(32))
NONCES = ("00112233445566778899aabbccddeeff", "")


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


@pytest.fixture(scope="module")
def game() -> GameFile:
    return play_one("quoridor", ["greedy", "random", "greedy", "random"], Options(), seed=5, number=3)


def checked(file: Path, text: str, *kept: str) -> subprocess.CompletedProcess[str]:
    file.write_bytes(text.encode())
    command = [sys.executable, "-I", str(SCRIPT), str(file), *kept]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_a_game_holds_and_every_digest_of_it_is_known(tmp_path: Path, game: GameFile) -> None:
    for kept in ("", *game.chain()[::7]):
        answer = checked(tmp_path / "a.game", format_file(game), *([kept] if kept else []))
        assert (answer.returncode, answer.stderr) == (0, "")
        assert f"row 1: {game.rows[0].action}, as the seed draws" in answer.stdout
        assert f"commitment and chain fit, {len(game.rows)} rows" in answer.stdout


def test_comments_are_no_part_of_the_chain(tmp_path: Path, game: GameFile) -> None:
    text = format_file(game).replace(f"{game.rows[2]}\n", f"{game.rows[2]}  ; well played\n")
    assert checked(tmp_path / "a.game", text).returncode == 0


@pytest.mark.parametrize(
    ("pattern", "instead", "complaint"),
    [
        (r"^1 - first .$", "1 - first 9", "row 1: first 9 is not what the seed draws"),
        (r"^2 (.) .*$", r"2 \1 move a1", "the chain is broken"),
        (r"^3 .*\n", "", "the chain is broken"),
        (r'^\[Seed ".', '[Seed "x', ""),
        (r'^\[Seed "..', '[Seed "ff', "the seed is not the one that was promised"),
        (r'^\[Commitment "..', '[Commitment "ff', "the seed is not the one that was promised"),
        (r'^\[Seats "', '[Seats "Ann ', "the chain is broken"),
        (r"^\[Options .*$", '[Options "{\\"size\\":7}"]', "the chain is broken"),
        (r'^\[Digest ".', '[Digest "_', "the chain is broken"),
        (r"^\[Seed .*\n", "", "there is no seed in it"),
        (r'^\[Table "', '[Table "other-', ""),
        (r'^\[Nonces "', '[Nonces "ab', ""),
    ],
)
def test_tampering_is_found(tmp_path: Path, game: GameFile, pattern: str, instead: str, complaint: str) -> None:
    text = re.sub(pattern, instead, format_file(game), count=1, flags=re.MULTILINE)
    assert text != format_file(game)
    answer = checked(tmp_path / "a.game", text)
    assert answer.returncode == 1
    assert complaint in answer.stderr


def test_a_digest_of_another_game_is_found(tmp_path: Path, game: GameFile) -> None:
    assert "does not occur" in checked(tmp_path / "a.game", format_file(game), "0" * 64).stderr


def test_draws_of_any_weights_agree_with_ours(script: dict[str, Any]) -> None:
    rng = Random(1)
    for n in range(1, 300):
        key = rng.randbytes(32)
        weights = {f"card {word}": rng.choice((1, 2, 7, 2**61)) for word in rng.sample("abcdefgh0123456789", 5)}
        outcomes = [(Action.parse(text), weight) for text, weight in weights.items()]
        assert script["drawn"](key, n, weights) == str(draw(key, n, outcomes))


def test_the_numbers_of_the_page_come_out(script: dict[str, Any]) -> None:
    page, mac = PAGE.read_text("utf-8"), script["mac"]
    key = mac(SEED, b"\0".join([b"cheeseboard/draws/1", b"tbl-1", *(nonce.encode() for nonce in NONCES)]))
    assert f"`{key.hex()}`" in page
    for total in (6, 55):
        numbers = [script["drawn"](key, n, {f"{r:02}": 1 for r in range(total)}) for n in range(1, 9)]
        assert f"| {total} | {' '.join(str(int(number)) for number in numbers)} |" in page
    digest = mac(mac(SEED, b"cheeseboard/chain/1\0tbl-1"), b'head\0[Game "quoridor"]\n')
    assert f"`{digest.hex()}`" in page
