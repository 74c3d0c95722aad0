"""A bot of your own, for any game: python my_bot.py http://127.0.0.1:8000 TOKEN TABLE SEAT"""

import json
import random
import secrets
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(menu: list[dict]) -> str:  # type: ignore[type-arg]  # JSON as it comes
    """Any verb, and for each of its slots as many of its words as it may have."""
    form = random.choice(menu)
    fills = [random.sample(slot["words"], random.randint(slot["least"], slot["most"])) for slot in form["slots"]]
    return " ".join([form["verb"], *("+".join(words) or "-" for words in fills)])


address, token, table, seat = *sys.argv[1:4], int(sys.argv[4])
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
body = json.dumps({"seat": seat, "nonce": secrets.token_hex(16)}).encode()
urlopen(Request(f"{address}/api/tables/{table}/sit", body, headers))  # noqa: S310
with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers) as socket:
    socket.send(json.dumps({"type": "hello", "have": -1, "seats": [seat]}))
    for message in map(json.loads, socket):
        if "over" in message:
            print(message["over"]["reason"], message["over"]["ranks"])
            break
        if "menu" in message:
            socket.send(json.dumps({"type": "act", "action": choose(message["menu"]), "question": message["question"]}))
