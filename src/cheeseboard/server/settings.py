"""A server's settings: its address, its key, and its limits."""

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

HERE = ("127.0.0.1", "localhost", "::1")
KEY_FILE = "cookie.key"


class Rate(Struct, frozen=True):
    """A rate limit: a burst, and a sustained rate."""

    burst: float
    per_second: float


UNLIMITED = Rate(1e9, 1e9)


class Settings(Struct, frozen=True, kw_only=True):
    """A server's settings; the defaults suit friends on one computer."""

    data: Path
    url: str = "http://127.0.0.1:8000"  # under which people reach it; invitations use it
    hosts: tuple[str, ...] = HERE  # allowed Host headers; others may be a DNS rebinding attack
    is_local: bool = True  # whether only this computer can join
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks whose X-Forwarded-… is trusted
    open_metrics: bool = False  # whether others than this computer may read /metrics
    body_bytes: int = 64_000
    max_message_bytes: int = 8_000
    ping_seconds: float = 20
    away_ms: int = 3_000  # how long a reload may take before somebody counts as away
    link_ms: int = 15 * 60_000
    unstarted_ms: int = 30 * 86_400_000  # after which a table that has not begun is deleted
    tidy_seconds: float = 6 * 3_600
    message_rate: Rate = Rate(200, 100)  # of one socket
    all_frames: Rate = Rate(
        1_000, 200
    )  # likewise, control frames and fragments included; a client that sends more is disconnected
    all_bytes: Rate = Rate(1_000_000, 200_000)  # likewise
    requests: Rate = Rate(200, 50)  # of one address, unless only this computer can join
    rows: Rate = Rate(60_000, 1_500)  # sent again by hello, likewise
    connections: int = 300  # open at once from one address, likewise; a trusted proxy may have more
    sockets: int = 300  # requests and sockets open at once from one address, as a proxy names it, likewise
    head_seconds: float = 10  # for the head of a request
    guests: Rate = Rate(60, 1)  # likewise
    codes: Rate = Rate(10, 0.1)  # six letters must not be guessed by trying
    passwords: Rate = Rate(10, 0.1)
    tables: Rate = Rate(30, 0.2)  # of one person
    chat: Rate = Rate(6, 0.5)
    background_jobs: Rate = Rate(
        60, 1
    )  # puzzle attempts and balance estimates of one address, unless only this computer can join
    stand_ins: Rate = Rate(10, 10 / 3_600)  # how often a bot may take over a seat
    lobby_rows: int = 100

    @property
    def is_https(self) -> bool:
        """Whether people reach it under https, also behind a proxy."""
        return urlsplit(self.url).scheme == "https"


def load_key(folder: Path) -> bytes:
    """The key that signs cookies, made once and readable by nobody else; a restart keeps everybody's seat."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / KEY_FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        path.chmod(0o600)
        if len(key) >= 32:
            return key
        path.unlink()  # half written when the process died
        return load_key(folder)
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(32)
        file.write(key)
    return key
