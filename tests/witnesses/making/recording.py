"""Records all that clients of today say to a server, and what they hear: one line for each thing that was said.

Each line has who, direction, kind and the text as it went over the wire.
"""

import json
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.program import ServeProgram, serving
from server.real_server import NONCE, PATIENCE_S
from witnesses import repeatable
from witnesses.replaying import COOKIE, LOST

QUIET_S = 0.4  # after which everything has been heard
PASSWORD = "correct horse battery"


class RepeatableProgram(ServeProgram):
    """A server that answers the same words alike."""

    command = (sys.executable, Path(repeatable.__file__))


class Recorder:
    """Some clients; every text is written down."""

    def __init__(self, address: str) -> None:
        self.lines: list[dict[str, str]] = []
        self.seats: dict[tuple[str, int | None], dict[str, Any]] = {}  # the newest update of each
        self._address = address
        self._clients: dict[str, httpx.Client] = {}
        self._sockets: dict[str, ClientConnection] = {}

    def note(self, who: str, direction: str, kind: str, text: str) -> None:
        """Write down what was said."""
        self.lines.append({"who": who, "direction": direction, "kind": kind, "text": text})

    def ask(self, who: str, method: str, path: str, body: object = None) -> Any:
        """A request and its answer; then whatever reaches the sockets."""
        text = "" if body is None else json.dumps(body)
        self.note(who, "to-server", "request", f"{method} {path} {text}".rstrip())
        headers = {"Content-Type": "application/json"} if text else {}
        reply = self._client(who).request(method, path, content=text, headers=headers)
        self.note(who, "to-client", "answer", f"{reply.status_code} {reply.text}")
        self.listen()
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text

    def post(self, who: str, path: str, **body: object) -> Any:
        """A request with or without a body."""
        return self.ask(who, "POST", path, body or None)

    def open(self, who: str, path: str) -> None:
        """A socket, by somebody who has a cookie or by a stranger."""
        self.note(who, "to-server", "open", path)
        cookies = self._client(who).cookies
        cookie = {"Cookie": f"{COOKIE}={cookies[COOKIE]}"} if COOKIE in cookies else {}
        address = self._address.replace("http", "ws", 1) + path
        self._sockets[who] = connect(address, additional_headers=cookie, compression=None, proxy=None)

    def say(self, who: str, raw: str = "", /, **frame: object) -> None:
        """A frame, and everything that is heard then."""
        text = raw or json.dumps(frame)
        self.note(who, "to-server", "frame", text)
        self._sockets[who].send(text)
        self.listen()

    def close(self, who: str) -> None:
        """Leave."""
        self.note(who, "to-server", "close", "")
        self._sockets.pop(who).close()

    def listen(self) -> None:
        """Until nothing more comes; the server's own pings are not written down."""
        heard = True
        while heard:
            heard = False
            for who, socket in [*self._sockets.items()]:
                try:
                    text = socket.recv(QUIET_S)
                except TimeoutError:
                    continue
                except ConnectionClosed as closed:
                    self.note(who, "to-client", "closed", str(closed.rcvd.code if closed.rcvd else LOST))
                    del self._sockets[who]
                    continue
                assert isinstance(text, str)
                frame = json.loads(text)
                if frame.keys() != {"type", "row"} or frame["type"] != "pong":
                    self.note(who, "to-client", "frame", text)
                if frame.get("type") == "update":
                    before = self.seats.get((who, frame["seat"]), {})
                    self.seats[who, frame["seat"]] = {"menu": before.get("menu"), **frame}
                heard = True

    def _client(self, who: str) -> httpx.Client:
        if who not in self._clients:
            headers = {"Accept-Language": "en"}
            self._clients[who] = httpx.Client(
                base_url=self._address, timeout=PATIENCE_S, headers=headers, trust_env=False
            )
        return self._clients[who]


def record(folder: Path) -> list[dict[str, str]]:
    """Everything a client can say, at a table of every kind."""
    with serving(folder, kind=RepeatableProgram) as server:
        here = Recorder(server.address)
        come_in(here)
        play_in_a_window(here)  # the first table, so that its id and dice are the same in every replay
        play_pac_man(here)
        table = before_the_start(here)
        play_quoridor(here, table)
        settle(here, table)
        play_again(here, table)
        leave(here)
        return here.lines


def come_in(here: Recorder) -> None:
    """Two guests; one of them makes an account."""
    for who in ("Ann", "Bob"):
        here.post(who, "/api/people", name=who)
        here.ask(who, "GET", "/api/me")
    here.ask("Ann", "PATCH", "/api/me", {"name": "Anna"})
    here.ask("Ann", "PATCH", "/api/me", {"name": "Ann"})
    here.post("Ann", "/api/me/register", account="ann", password=PASSWORD)
    here.post("Ann", "/api/me/tokens", label="my bot")
    here.ask("Ann", "GET", "/api/me/tokens")
    here.ask("Ann", "DELETE", "/api/me/tokens/my%20bot")
    link = here.post("Ann", "/api/me/link")["token"]
    here.post("Cy", "/api/link", token=link, preview=True)
    here.post("Cy", "/api/link", token=link)
    here.post("Cy", "/api/link", token=link)  # it works once
    here.ask("Cy", "POST", "/api/logout")
    here.ask("Cy", "GET", "/api/me")
    here.post("Cy", "/api/login", account="ann", password="wrong horse battery")
    here.post("Cy", "/api/people", name="Cy")


def before_the_start(here: Recorder) -> str:
    """All that can be done at a table that has not begun."""
    here.post("Ann", "/api/options/check", game="quoridor", seats=2, options={"size": 4})
    wanted = {"seats": 2, "options": {"first": 0}, "clock": {"type": "none"}, "reaction": "everybody"}
    made = here.post("Ann", "/api/tables", game="quoridor", **wanted)
    table = f"/api/tables/{made['id']}"
    here.ask("Cy", "GET", "/api/lobby")
    here.post("Ann", f"{table}/listed", listed=False)
    here.ask("Cy", "GET", "/api/lobby")
    here.post("Bob", "/api/join", code=made["code"])
    here.post("Bob", "/api/join", code="AAAAAA")
    here.post("Bob", f"{table}/sit", seat=0)
    here.post("Ann", f"{table}/bot", seat=1, bot="greedy")
    here.post("Ann", f"{table}/remove", seat=1)
    here.post("Ann", f"{table}/sit", seat=0)  # it is taken
    here.post("Ann", f"{table}/sit", seat=1, nonce=NONCE, avatar="fox")
    here.post("Bob", f"{table}/swap", seat=0, other=1)  # the host alone may
    here.post("Ann", f"{table}/swap", seat=0, other=1)
    here.post("Bob", f"{table}/avatar", seat=1, avatar="owl")
    here.post("Bob", f"{table}/stand", seat=1)
    here.ask("Ann", "POST", f"{table}/start", {})  # a seat is empty
    here.post("Bob", f"{table}/sit", seat=1, avatar="owl")
    here.open("Ann", f"{table}/live")
    here.say("Ann", type="hello", have=-1, lang="en")
    here.open("Bob", f"{table}/live")
    here.say("Bob", type="hello", have=-1, lang="en", text=True, id="b0")
    here.open("Eva", f"{table}/live")  # a stranger
    here.say("Eva", type="hello", have=-1)
    here.post("Ann", f"{table}/start", nonce=NONCE)
    here.post("Bob", f"{table}/nonce", nonce=NONCE)
    here.ask("Bob", "GET", table)
    here.ask("Bob", "GET", f"{table}/invite.svg")
    return table


def play_quoridor(here: Recorder, table: str) -> None:
    """Moves, resends on the same socket and on another one, refusals, chat."""
    here.say("Ann", type="board-shown", id="a0")
    here.say("Bob", type="board-shown", confirms_windows=True, id="b9")
    here.say("Ann", type="act", action="move e2", question=0, seat=0, id="a1")
    here.say("Ann", type="act", action="move e2", question=0, seat=0, id="a1")
    here.say("Ann", type="act", action="move e3", question=1, seat=0, id="a2")  # not her turn
    here.say("Bob", type="act", action="move e5", question=1, seat=1, id="b1")  # too far
    here.say("Bob", type="act", action="move e8", question=0, id="b2")  # stale
    here.say("Bob", type="act", action="wall e2h", question=1, seat=0, id="b3")  # not his seat
    here.say("Bob", type="act", action="wall e2h", question=1, id="b4")
    here.say("Ann", type="send-chat", text="Good luck! Hodně štěstí!", id="a3")
    here.say("Ann", type="send-chat", text="Good luck! Hodně štěstí!", id="a3")
    here.say("Bob", type="mute", message=1, id="b5")
    here.say("Bob", type="mute", message=0, id="b6")
    here.say("Bob", type="ping", id="b7")
    here.say("Eva", type="send-chat", text="Me too!", id="e1")  # nobody knows her
    here.say("Eva", type="act", action="move d2", question=2, seat=0, id="e2")
    here.say("Ann", type="act", action="move d2", question=2, seat=0, id="a4", colour="red")
    here.say("Ann", type="dance", id="a5")
    here.say("Ann", "this is no JSON")
    here.close("Ann")
    here.open("Ann", f"{table}/live")
    here.say("Ann", type="hello", have=1, lang="en")
    here.say("Ann", type="act", action="move e2", question=0, seat=0, id="a1")
    here.say("Ann", type="act", action="move d2", question=2, seat=0, id="a6")
    here.say("Ann", type="pass-window", question=3, seat=0, id="a7")  # no window, and not her turn
    here.say("Eva", json.dumps({"hello": -1, "lang": "en"}))  # as pages of version 0.1.0 did


def settle(here: Recorder, table: str) -> None:
    """What people settle among themselves, up to the end."""
    here.post("Bob", f"{table}/pace", pace="fast")
    here.post("Bob", f"{table}/auto-pass", seat=1, auto_pass="pass")  # this game has none
    here.post("Ann", f"{table}/offer", seat=0, what="abort")
    here.post("Bob", f"{table}/decline")
    here.post("Bob", f"{table}/agree")  # nothing is offered any more
    here.post("Ann", f"{table}/offer", seat=0, what="back")
    here.post("Bob", f"{table}/agree")
    here.say("Ann", type="act", action="move f2", question=4, seat=0, id="a8")
    here.post("Ann", f"{table}/stand-in", seat=0, bot="level-1")
    here.say("Ann", type="act", action="move f3", question=5, seat=0, id="a9")  # a bot plays
    here.post("Ann", f"{table}/reclaim", seat=0)
    given = here.post("Bob", f"{table}/transfer", seat=1)["token"]
    here.post("Cy", f"{table}/accept-seat", token=given)
    here.post("Bob", f"{table}/accept-seat", token=given)  # it works once
    here.say("Bob", type="act", action="move e8", question=5, seat=1, id="b8")  # the seat is not his any more
    back = here.post("Cy", f"{table}/transfer", seat=1)["token"]
    here.post("Bob", f"{table}/accept-seat", token=back)
    here.ask("Ann", "GET", f"{table}/game")  # not yet
    here.ask("Ann", "GET", f"{table}/overlays?seat=0")
    here.ask("Ann", "GET", f"{table}/views/2?seat=1")  # not her seat
    here.post("Bob", f"{table}/resign", seat=1)
    here.ask("Ann", "GET", f"{table}/game")
    here.ask("Ann", "GET", f"{table}/draws")
    here.ask("Ann", "GET", f"{table}/views/2?seat=0&lang=en")
    here.ask("Ann", "GET", f"{table}/views/99?seat=0")
    here.ask("Ann", "GET", "/api/me/tables")


def play_again(here: Recorder, table: str) -> None:
    """A rematch that is declined, and one that begins."""
    here.ask("Ann", "POST", f"{table}/rematch", {"level": ""})
    here.ask("Bob", "POST", f"{table}/rematch/start")  # it is not his offer
    here.ask("Bob", "POST", f"{table}/rematch/decline")
    here.ask("Bob", "POST", f"{table}/rematch/join")  # it is off
    here.ask("Ann", "POST", f"{table}/rematch")
    again = f"/api/tables/{here.ask('Bob', 'POST', f'{table}/rematch/join')['table']}"
    here.close("Ann")
    here.close("Bob")
    for who in ("Ann", "Bob"):
        here.post(who, f"{again}/nonce", nonce=NONCE)
    here.open("Ann", f"{again}/live")
    here.say("Ann", type="hello", have=-1, seats=[])
    here.say("Ann", type="hello", have=-1)
    here.close("Ann")
    here.ask("Bob", "GET", again)


def play_pac_man(here: Recorder) -> None:
    """Several actions in one message, and undoing."""
    table = begin(here, "pac-man", options={"patience": "off"})
    here.say("Ann", type="act", action="step up", question=0, seat=0, id="p1")
    here.say("Ann", type="undo", row=0, seat=0, id="p2")
    here.say("Ann", type="act", actions=["step up", "step right"], question=2, seat=0, id="p3")  # into a wall
    here.say("Ann", type="act", actions=["step up", "step up"], question=2, seat=0, id="p4")
    here.say("Ann", type="undo", row=0, seat=0, id="p5")  # somebody else is asked
    here.post("Ann", f"{table}/offer", seat=0, what="abort")
    here.post("Bob", f"{table}/offer", seat=1, what="abort")
    here.ask("Bob", "GET", f"{table}/game")
    here.close("Ann")
    here.close("Bob")


def play_in_a_window(here: Recorder) -> None:
    """An answer that is held, replaced, withdrawn and given for a window to come; a window that is held open."""
    options = {"first": 0, "magic": 10, "nullified": "rerolled"}
    table = begin(here, "gouda-gouda", options=options, reaction="brisk")
    for who in ("Ann", "Bob"):
        here.say(who, type="board-shown", confirms_windows=True, id=f"shown {who}")
    here.post("Bob", f"{table}/auto-pass", seat=1, auto_pass="pass-unless-mine")
    here.say("Ann", type="act", action="name green-barrel", question=here.seats["Ann", 0]["question"], seat=0, id="g1")
    question = here.seats["Ann", 0]["question"]
    card = next(form for form in here.seats["Ann", 0]["menu"] if form["verb"] != "pass")
    action = " ".join((card["verb"], *(slot["words"][0] for slot in card["slots"])))
    here.say("Ann", type="window-shown", question=question, id="g2")
    here.say("Ann", type="wait", question=question, seat=0, id="g3")
    here.say("Ann", type="act", action=action, question=question, seat=0, id="g4")
    here.say("Ann", type="act", action="pass", question=question, seat=0, id="g5")
    here.say("Ann", type="act", action=action, question=question, seat=0, id="g4")
    here.say("Ann", type="withdraw", seat=0, id="g6")
    here.say("Ann", type="withdraw", seat=0, id="g7")  # there is nothing any more
    here.say("Ann", type="wait", question=question, on=False, seat=0, id="g8")
    here.say("Ann", type="wait", question=question, seat=0, id="g9")  # once a window
    here.say("Bob", type="pass-window", question=question, seat=1, id="h1")
    who, seat = next((who, seat) for (who, seat), told in here.seats.items() if told.get("armable"))
    form = here.seats[who, seat]["armable"][0]
    action = " ".join((form["verb"], *(slot["words"][0] for slot in form["slots"])))
    here.say(who, type="arm", action=action, seat=seat, id="h2")
    here.say(who, type="arm", action="reroll red", seat=seat, id="h3")  # not for the end of a turn
    here.post("Bob", f"{table}/offer", seat=1, what="back")  # he has done nothing yet
    here.post("Bob", f"{table}/resign", seat=1)
    here.ask("Ann", "GET", f"{table}/game")
    here.ask("Ann", "GET", f"{table}/draws")
    here.close("Ann")
    here.close("Bob")


def begin(here: Recorder, game: str, **more: object) -> str:
    """A table of Ann and Bob, with both at their sockets."""
    made = here.post("Ann", "/api/tables", game=game, seats=2, clock={"type": "none"}, listed=False, **more)
    table = f"/api/tables/{made['id']}"
    for seat, who in enumerate(("Ann", "Bob")):
        here.post(who, f"{table}/sit", seat=seat, nonce=NONCE)
    here.ask("Ann", "POST", f"{table}/start", {})
    for who in ("Ann", "Bob"):
        here.open(who, f"{table}/live")
        here.say(who, type="hello", have=-1, lang="en")
    return table


def leave(here: Recorder) -> None:
    """Somebody takes along all that is kept of them and is forgotten."""
    here.ask("Bob", "GET", "/api/me/export")
    here.ask("Bob", "DELETE", "/api/me")
    here.ask("Bob", "GET", "/api/me")
