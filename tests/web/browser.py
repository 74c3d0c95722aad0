"""A real server process and a real Chromium for tests: people with pages, everything they get to see, and no mercy.

A page that writes an error into its console, or throws one, fails its test. All frames of all sockets are kept.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, WebSocket, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

import services
from web.slow_network import SlowNetwork

ROOT = Path(__file__).parents[2]
COMMAND = Path(sys.executable).parent / "cheeseboard"
OUTSIDE = ROOT / "tests" / "outside"
SOURCES = ROOT / "src"  # of this tree, also where it is a copy of the one that is installed
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUNDLE = ROOT / "src" / "cheeseboard" / "server" / "web" / "index.html"
PATIENCE_MS = 120_000  # how long something may fail to come about; a busy machine is slow, and a good one never waits
LONGEST_PAUSE_S = 0.15
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
NAME = f"{socket.gethostname().lower()}.local"  # this computer, as others in its network call it
# Each window of Chromium's would draw two pages for the list below its address bar, which nobody sees here, and keep a
# process for a page that never comes. Only the last such list counts, so it names what Playwright switches off too.
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "AimEnabled"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "PreconnectToSearch"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    "NetworkTimeServiceQuerying",
)
FLAGS = [
    f"--disable-features={','.join(UNUSED)}",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    "--no-proxy-server",  # whatever the environment says: all that is visited is this computer, also by its address
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
expect.set_options(timeout=PATIENCE_MS)
NONCE = "00112233445566778899aabbccddeeff"
# What Chromium writes by itself while a server is away; the page deals with it.
HARMLESS = re.compile(
    r"WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)|ERR_SOCKET_NOT_CONNECTED"
    r"|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED"
)

# Notices go after a while; whoever is slow to look can still read what they said.
KEEP_NOTICES = """() => {
  window.noticed = [];
  const look = () => {
    for (const { innerText } of document.querySelectorAll("[data-part=notice]"))
      if (window.noticed.at(-1) !== innerText) window.noticed.push(innerText);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""

# What moves and will arrive. What moves for ever, such as a halo, may go on, and so may a bar that shows time left.
MOVING = """document.getAnimations().filter((one) =>
    one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime) &&
    !one.effect.target?.closest("[data-part=beat]"))"""
# Nothing is on its way, and everything that moves has arrived.
SETTLE = f"""async () => {{
  const moving = () => {MOVING};
  const isBusy = () => document.querySelector("[aria-busy=true], [data-pending]") !== null;
  while (moving().length || isBusy()) {{
    await Promise.allSettled(moving().map((one) => one.finished));
    await new Promise(requestAnimationFrame);
  }}
}}"""
# What axe finds, and whether the page stood still while it looked.
LOOK_WITH_AXE = f"""async (part) => {{
  let changes = 0;
  const watch = new MutationObserver(() => changes++);
  watch.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
  const found = await axe.run(part || document, {{ resultTypes: ["violations"] }});
  watch.disconnect();
  return [found.violations, changes === 0 && {MOVING}.length === 0];
}}"""
LOOKS = 5
SOON_MS = 5_000  # after which one looks whether what shall be tapped is still there
ROWS_SHOWN = "document.querySelector('[data-step]')?.dataset.step"

ANSWER = """([table, frame]) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  socket.onopen = () => socket.send(JSON.stringify(frame));
  socket.onmessage = ({ data }) => { const said = JSON.parse(data); if (said.id) { resolve(said); socket.close(); } };
})"""


class Server:
    """`cheeseboard serve` as a process of its own, on a port that stays the same when it is started anew."""

    running: ClassVar[list["Server"]] = []

    def __init__(
        self, folder: Path, *more: str, host: str = "127.0.0.1", command: Sequence[str | Path] = (COMMAND,)
    ) -> None:
        self.folder = folder
        self._more = more
        self._command = command
        self.port = services.free_port(host)
        late_ms = int(os.environ.get("CHEESEBOARD_TEST_LATE_MS", "0"))
        reached = SlowNetwork(host, self.port, late_ms).port if late_ms else self.port
        self.address = f"http://{host}:{reached}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        assert BUNDLE.is_file(), "the web client is not built: make setup"
        found = os.pathsep.join((str(SOURCES), str(OUTSIDE)))
        environment = {**os.environ, "PYTHONPATH": found, "CHEESEBOARD_DATA": str(self.folder), "LANG": "C"}
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*self._command, "serve", "--port", str(self.port), *self._more],
                stdout=log,
                stderr=log,
                env=environment,
                start_new_session=True,
            )
        Server.running.append(self)
        try:
            until(self._answers, "the server does not answer")
        except AssertionError:
            self.stop(signal.SIGKILL)  # nobody else would
            raise
        return self

    def _answers(self) -> bool:
        assert self._process
        assert self._process.poll() is None, (self.folder / "server.log").read_text("utf-8")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self in Server.running:
            Server.running.remove(self)
        if self._process and self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE_MS / 1000)
            finally:
                services.end(self._process)


@contextlib.contextmanager
def served(folder: Path, *more: str, **how: Any) -> Iterator[Server]:
    """A running server; nothing of it stays behind."""
    server = Server(folder, *more, **how).start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """One browser for many people."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "these tests need Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Guest:
    """Somebody with a browser of their own: one context, its pages, and all that reached them."""

    here: ClassVar[list["Guest"]] = []  # all who have not left yet

    def __init__(
        self, browser: Browser, address: str, *, name: str = "", language: str = "en", phone: bool = False, **more: Any
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale=language,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            **more,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.name = name
        self.faults: list[str] = []
        self.console: list[str] = []
        self.frames: list[str] = []  # received over sockets
        self.sent: list[str] = []
        self.may_fail = HARMLESS
        Guest.here.append(self)
        self.page = self.another_page()
        if name:
            self.ask("POST", "/api/people", {"name": name})
            self.page.add_init_script("localStorage.setItem('cheeseboard-came-in', 'yes')")

    def play_all_by_hand(self) -> None:
        """Also what leaves no choice, which pages opened from now on would play by themselves."""
        self.context.add_init_script("localStorage.setItem('cheeseboard-autoplay', 'off')")

    def another_page(self) -> Page:
        """A second tab of the same person, watched like the first."""
        page = self.context.new_page()
        page.add_init_script(f"({KEEP_NOTICES})()")
        page.on("console", lambda said: self._hear_console(said.type, said.text))
        page.on("pageerror", lambda fault: self._hear_console("error", str(fault)))
        page.on("websocket", self._record)
        return page

    def _hear_console(self, kind: str, text: str) -> None:
        self.console.append(f"{kind}: {text}")
        if kind in ("error", "warning"):
            self.faults.append(text)

    def _record(self, opened: WebSocket) -> None:
        opened.on("framereceived", lambda frame: self.frames.append(_text(frame)))
        opened.on("framesent", lambda frame: self.sent.append(_text(frame)))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with this person's cookie, beside the page."""
        # A connection of its own: one that is kept may be closed for idling just as it is used again.
        headers = {"Content-Type": "application/json", "Connection": "close"}
        data = None if body is None else json.dumps(body)
        reply = self.context.request.fetch(path, method=method, data=data, headers=headers)
        assert reply.ok, reply.text()
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text()

    def put_up(self, game: str, /, seats: int, **more: object) -> str:
        """A table nobody sits at yet."""
        given = {"game": game, "seats": seats, "clock": {"type": "none"}, "reaction": "everybody", **more}
        return str(self.ask("POST", "/api/tables", given)["id"])

    def post(self, table: str, verb: str, **body: object) -> Any:
        return self.ask("POST", f"/api/tables/{table}/{verb}", body)

    def sit(self, table: str, seat: int, **more: object) -> Any:
        return self.post(table, "sit", seat=seat, nonce=NONCE, **more)

    def answer(self, table: str, action: str, at: int, seat: int) -> dict[str, Any]:
        """What the server says to an answer that a second tab of this person gives, over a socket of its own."""
        act = {"type": "act", "action": action, "question": at, "seat": seat, "id": f"{action} {at} {seat}"}
        said: dict[str, Any] = self.page.evaluate(ANSWER, [table, act])
        return said

    def play(self, table: str, action: str, at: int, seat: int) -> None:
        """Answer like a second tab of this person would, and be right."""
        said = self.answer(table, action, at, seat)
        assert said["type"] == "accepted", said

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def told(self) -> list[dict[str, Any]]:
        """What seats were told over sockets, in order."""
        self.page.wait_for_timeout(10)  # frames are only taken in while Playwright is at work
        return [frame for text in self.frames if "digest" in (frame := json.loads(text))]

    def noticed(self) -> list[str]:
        """What notices have said since the page was opened, also those that are gone."""
        return list(self.page.evaluate("noticed"))

    def check(self) -> None:
        """Nothing went wrong in any page of this person."""
        faults = [fault for fault in self.faults if not self.may_fail.search(fault)]
        assert faults == [], faults

    def leave(self) -> None:
        """Close all pages of this person."""
        Guest.here.remove(self)
        self.context.close()


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


def settle(page: Page) -> None:
    """Wait until everything that moves has arrived and every answer is in: half faded in, nothing has its colours."""
    page.evaluate(SETTLE)


def violations(page: Page, within: str = "") -> list[str]:
    """What axe finds wrong with a page at rest, or with a part of it, said in one line each.

    Axe takes a while. If somebody played meanwhile, it has seen parts of several pictures and looks once more; what it
    finds wrong every time is wrong.
    """
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    always: dict[tuple[str, str], str] = {}
    for look in range(LOOKS):
        settle(page)
        found, stood_still = page.evaluate(LOOK_WITH_AXE, within)
        wrong = {
            (one["id"], str(node["target"])): f"{one['id']}: {one['help']}: {node['html'][:160]}"
            for one in found
            for node in one["nodes"]
        }
        always = {what: text for what, text in wrong.items() if look == 0 or stood_still or what in always}
        if not always or stood_still:
            break
    return [*always.values()]


def unless_gone(place: Locator, do: Callable[..., None]) -> bool:
    """Click or tap it, and say so, unless it goes before the finger is there: then something else is asked by now.

    What stays and cannot be tapped is a fault.
    """
    for _ in range(PATIENCE_MS // SOON_MS):
        rows = place.page.evaluate(ROWS_SHOWN)
        try:
            do(place, timeout=SOON_MS)
        except TooLate:
            if not place.count() or place.page.evaluate(ROWS_SHOWN) != rows:
                return False
        else:
            return True
    raise AssertionError(f"{place} stays and cannot be tapped")


def first_action(menu: list[dict[str, Any]]) -> str:
    """Some answer on a menu: its first form with the fewest words."""
    form = menu[0]
    return " ".join([form["verb"], *("+".join(slot["words"][: slot["least"]]) or "-" for slot in form["slots"])])


def widest(page: Page) -> float:
    """By how much the page is wider than its window; 0 if nothing scrolls sideways."""
    return float(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def until(claim: Callable[[], Any], what: str = "") -> Any:
    """Wait until something holds; ask less often after a while, for each question keeps page and server from theirs."""
    end, pause_s = time.monotonic() + PATIENCE_MS / 1000, 0.02
    while not (found := claim()):
        assert time.monotonic() < end, what or "it did not come about"
        time.sleep(pause_s)
        pause_s = min(LONGEST_PAUSE_S, 1.5 * pause_s)
    return found


def seen(place: Locator) -> Locator:
    """Wait until this is on the screen, where everybody sees it: not only read out."""
    place = place.and_(place.page.locator(":not([data-announcer] *)"))
    expect(place).to_be_visible(timeout=PATIENCE_MS)
    return place
