"""Records what a client and a page of today say to the server, and what they hear. Never run again.

`PYTHONPATH=tests python tests/witnesses/make_recording.py` writes client.jsonl and page.jsonl: one line for each thing
that was said, with who, direction, kind and the text as it went over the wire.
"""

import json
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, WebSocket, sync_playwright
from websockets.sync.client import ClientConnection, connect

from witnesses.old_client import NONCE, PATIENCE_S, Person, Server, serving

HERE = Path(__file__).parent
QUIET_S = 0.4  # after which everything has been heard
LIVE = "/api/tables/{table}/live"


class Recorder:
    """Two clients, one after the other; every text is written down."""

    def __init__(self, server: Server) -> None:
        self.lines: list[dict[str, str]] = []
        self._address = server.address
        self._clients = {
            name: httpx.Client(base_url=server.address, timeout=PATIENCE_S, headers={"Accept-Language": "en"})
            for name in ("Ann", "Bob")
        }
        self._sockets: dict[str, ClientConnection] = {}

    def note(self, who: str, direction: str, kind: str, text: str) -> None:
        """Write down what was said."""
        self.lines.append({"who": who, "direction": direction, "kind": kind, "text": text})

    def ask(self, who: str, method: str, path: str, body: object = None) -> Any:
        """A request and its answer; then whatever reaches the sockets."""
        text = "" if body is None else json.dumps(body)
        self.note(who, "to-server", "request", f"{method} {path} {text}".rstrip())
        headers = {"Content-Type": "application/json"} if text else {}
        reply = self._clients[who].request(method, path, content=text, headers=headers)
        self.note(who, "to-client", "answer", f"{reply.status_code} {reply.text}")
        self.listen()
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text

    def open(self, who: str, path: str) -> None:
        """A socket."""
        self.note(who, "to-server", "open", path)
        cookie = f"cheeseboard={self._clients[who].cookies['cheeseboard']}"
        address = self._address.replace("http", "ws", 1) + path
        self._sockets[who] = connect(address, additional_headers={"Cookie": cookie}, compression=None, proxy=None)

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
        """Until nothing more comes."""
        heard = True
        while heard:
            heard = False
            for who, socket in self._sockets.items():
                try:
                    text = socket.recv(QUIET_S)
                except TimeoutError:
                    continue
                assert isinstance(text, str)
                self.note(who, "to-client", "frame", text)
                heard = True


def record_client(server: Server) -> list[dict[str, str]]:
    """Everything a client can say, at one table of two."""
    here = Recorder(server)
    here.ask("Ann", "POST", "/api/people", {"name": "Ann"})
    here.ask("Ann", "GET", "/api/me")
    wanted = {"game": "quoridor", "seats": 2, "options": {"first": 0}, "clock": {"type": "none"}}
    made = here.ask("Ann", "POST", "/api/tables", wanted)
    table = f"/api/tables/{made['id']}"
    here.ask("Ann", "POST", f"{table}/sit", {"seat": 0, "nonce": NONCE})
    here.ask("Bob", "POST", "/api/people", {"name": "Bob"})
    here.ask("Bob", "POST", "/api/join", {"code": made["code"]})
    here.ask("Bob", "GET", table)
    here.ask("Bob", "POST", f"{table}/sit", {"seat": 1})
    here.open("Ann", f"{table}/live")
    here.say("Ann", hello=-1, lang="en")
    here.open("Bob", f"{table}/live")
    here.say("Bob", hello=-1, lang="en", text=True)
    here.ask("Ann", "POST", f"{table}/start", {"nonce": NONCE})
    here.ask("Bob", "POST", f"{table}/nonce", {"nonce": NONCE})
    here.say("Ann", do="move e2", at=0, seat=0, id="a1")
    here.say("Ann", do="move e2", at=0, seat=0, id="a1")
    here.say("Ann", do="move e3", at=1, seat=0, id="a2")
    here.say("Bob", do="move e5", at=1, seat=1, id="b1")
    here.say("Bob", do="move e8", at=0, id="b2")
    here.say("Bob", do="wall e2h", at=1, id="b3")
    here.say("Ann", say="Good luck!", id="a3")
    here.say("Bob", mute=1, id="b4")
    here.say("Bob", ping=0, id="b5")
    here.say("Ann", do="move d2", at=2, seat=0, id="a4", colour="red")
    here.say("Ann", "this is no JSON")
    here.close("Ann")
    here.open("Ann", f"{table}/live")
    here.say("Ann", hello=1, lang="en")
    here.say("Ann", do="move e2", at=0, seat=0, id="a1")
    here.say("Ann", do="move d2", at=2, seat=0, id="a5")
    here.ask("Ann", "POST", f"{table}/offer", {"seat": 0, "what": "back"})
    here.ask("Bob", "POST", f"{table}/agree")
    here.say("Ann", do="move f2", at=4, seat=0, id="a6")
    here.ask("Ann", "GET", f"{table}/game")
    here.ask("Bob", "POST", f"{table}/resign", {"seat": 1})
    here.ask("Ann", "GET", f"{table}/game")
    here.ask("Ann", "GET", f"{table}/steps/2?seat=0&lang=en")
    here.ask("Bob", "POST", f"{table}/rematch")
    here.close("Ann")
    here.close("Bob")
    return here.lines


def record_page(server: Server, chromium: str) -> list[dict[str, str]]:
    """What a page sends by itself: when it opens, and when the server comes back after the page's last click."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.create("quoridor", [ann, bob], options={"first": 0})
    lines: list[dict[str, str]] = []

    def note(direction: str, kind: str, text: str) -> None:
        lines.append({"who": "page", "direction": direction, "kind": kind, "text": text})

    def watch(socket: WebSocket) -> None:
        if table in socket.url:
            note("to-server", "open", LIVE.format(table=table))
            socket.on("framesent", lambda text: note("to-server", "frame", str(text)))

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=server.address, locale="en")
        context.add_cookies([{"name": "cheeseboard", "value": ann.cookie, "url": server.address}])
        page = context.new_page()
        page.on("websocket", watch)
        page.goto(f"/t/{table}")
        page.get_by_text("Your turn").first.wait_for()
        server.stop()
        page.get_by_text("The connection is lost.").first.wait_for()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        server.start()
        _wait(page, lines, 2)
        browser.close()
    return lines


def _wait(page: Page, lines: list[dict[str, str]], openings: int) -> None:
    """Until the page has sent its click again."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        page.wait_for_timeout(100)
        if sum(line["kind"] == "open" for line in lines) >= openings and '"do"' in lines[-1]["text"]:
            return
    raise AssertionError(lines)


def main() -> None:
    """Record both."""
    assert not (HERE / "client.jsonl").exists(), "a witness is made once"
    chromium = shutil.which("chromium")
    assert chromium, "apt-get install chromium"
    with tempfile.TemporaryDirectory() as name:
        with serving(Path(name) / "client") as server:
            client = record_client(server)
        with serving(Path(name) / "page") as server:
            page = record_page(server, chromium)
    for title, lines in (("client", client), ("page", page)):
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        (HERE / f"{title}.jsonl").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
