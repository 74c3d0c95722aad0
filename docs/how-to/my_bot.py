"""A bot of your own: it takes a seat and plays anything that is on the menu, in any game.

python my_bot.py http://127.0.0.1:8000 TOKEN TABLE SEAT
"""

import json
import random
import secrets
import sys
import urllib.request

from websockets.sync.client import connect


def main(address: str, token: str, table: str, seat: int) -> None:
    """Sit down and answer until the game is over."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    body = json.dumps({"seat": seat, "nonce": secrets.token_hex(16)}).encode()
    urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables/{table}/sit", body, headers))  # noqa: S310
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(place, additional_headers=headers, compression=None) as socket:
        socket.send(json.dumps({"hello": -1, "seats": [seat]}))
        for text in socket:
            message = json.loads(text)
            if message.get("over"):
                print(message["over"]["reason"], message["over"]["ranks"])  # noqa: T201
                return
            if message.get("menu"):
                answer = {"do": choose(message["menu"]), "at": message["at"], "seat": seat}
                socket.send(json.dumps({**answer, "id": secrets.token_hex(8)}))


def choose(menu: list[dict]) -> str:  # type: ignore[type-arg]  # JSON as it comes
    """Any verb, and for each of its slots as many of its words as it may have."""
    form = random.choice(menu)
    fills = [random.sample(slot["words"], random.randint(slot["least"], slot["most"])) for slot in form["slots"]]
    return " ".join([form["verb"], *("+".join(words) or "-" for words in fills)])


if __name__ == "__main__":
    main(*sys.argv[1:4], int(sys.argv[4]))
