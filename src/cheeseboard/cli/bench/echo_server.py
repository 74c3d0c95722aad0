"""The reference for the server's speed: the same traffic with nothing behind it. No rules, no log, no people.

Each text from one of a pair is answered with as many bytes as a table's messages have, to both: what a server in
Python could do at best with the same parts. `python -m cheeseboard.cli.bench.echo_server` serves until it is ended.
"""

import json
import socket
import sys
from typing import Any

import uvicorn

WAITING_BYTES, ASKED_BYTES = 263, 1_150  # as in the middle of a game of Quoridor
BEFORE_HELLO = -2  # both say it, and with the second the first row begins
MENU = [{"verb": "move", "slots": [{"words": ["e5", "e6"]}]}]


class Relay:
    """An application that knows which two belong together."""

    def __init__(self) -> None:
        self._pairs: dict[str, list[Any]] = {}
        self._rows: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Take one of a pair in, and pass on whatever it says."""
        if scope["type"] != "websocket":
            return
        name, _ = scope["path"].rsplit("/", 1)
        await receive()
        await send({"type": "websocket.accept"})
        ends = self._pairs.setdefault(name, [])
        ends.append(send)
        while (await receive())["type"] == "websocket.receive":
            row = self._rows[name] = self._rows.get(name, BEFORE_HELLO) + 1
            if row >= 0:
                await ends[1 - row % 2](_text(row, WAITING_BYTES))
                await ends[row % 2](_text(row, ASKED_BYTES, at=row, menu=MENU))


def _text(row: int, size: int, **more: object) -> dict[str, str]:
    text = json.dumps({"n": row, **more, "rest": ""})
    return {"type": "websocket.send", "text": f"{text[:-2]}{'.' * (size - len(text))}{text[-2:]}"}


def main() -> None:
    """Say where, and serve."""
    with socket.socket() as listening_socket:
        listening_socket.bind(("127.0.0.1", 0))
        listening_socket.listen(2_048)
        sys.stdout.write(f"http://127.0.0.1:{listening_socket.getsockname()[1]}\n")
        sys.stdout.flush()
        config = uvicorn.Config(Relay(), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
        uvicorn.Server(config).run([listening_socket])


if __name__ == "__main__":
    main()
