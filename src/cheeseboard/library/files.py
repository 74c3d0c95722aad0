"""Game files on disk: reading, writing, and the seed that lies beside the file of a running game."""

from pathlib import Path

from cheeseboard.core import BadFile
from cheeseboard.core.gamefile import MAX_FILE_LENGTH

MAX_INPUT_BYTES = 4 * MAX_FILE_LENGTH  # a character takes up to four


def read_text(path: Path, max_bytes: int = MAX_INPUT_BYTES) -> str:
    """The text of a file, or a refusal that names it; at most `max_bytes` are read, for a pipe may never end."""
    try:
        with path.open("rb") as file:
            content = file.read(max_bytes + 1)
        if len(content) > max_bytes:
            raise BadFile("file-too-long", line=1)
        return content.decode("utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise BadFile("file-unreadable", file=str(path)) from error
        raise BadFile("file-missing", file=str(path)) from error


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file with its folder, or a refusal that names it; a private one only its owner can read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if private:
            path.touch(mode=0o600)
            path.chmod(0o600)
        path.write_text(text, "utf-8", newline="\n")
    except (OSError, ValueError) as error:  # ValueError: an impossible file name
        raise BadFile("file-unwritable", file=str(path)) from error


def seed_path(path: Path) -> Path:
    """Where the seed of a running game lies: a game file tells its seed only after the end."""
    return path.with_name(path.name + ".seed")


def read_seed(path: Path) -> bytes:
    """The seed beside the file of a running game."""
    beside = seed_path(path)
    try:
        return bytes.fromhex(read_text(beside).strip())
    except (BadFile, ValueError) as error:
        raise BadFile("file-no-seed", file=str(beside)) from error


def write_game(path: Path, text: str, seed: bytes | None) -> None:
    """Write a game file, and beside it the seed of a game that is not over (None: it is)."""
    write_text(path, text)
    if seed is None:
        seed_path(path).unlink(missing_ok=True)
    else:
        write_text(seed_path(path), seed.hex() + "\n", private=True)
