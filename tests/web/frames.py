"""How much the main thread works per frame while something moves, as on a computer four times slower than this one.

Not a test, for it depends on the computer: `PYTHONPATH=tests .venv/bin/python -m web.frames [game …]`. The aim is 8 ms.
Processor time is taken and multiplied: Chromium's own throttle spins by the clock, and so counts what others do, too.
With `--throttle` it is used nevertheless.
"""

import json
import sys
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Locator, Page
from websockets.sync.client import connect

import services
from cheeseboard.games import bundled, find
from server.real_server import PATIENCE_S
from web.browser import Guest, chromium, first_action, seen, served, settle, until
from web.grooves import Picture
from web.say import speaker

SLOWER = 4
THROTTLE = "--throttle"
MOVED_S = 6.0
MOVES = 120
AIM_MS = 8.0
REFERENCE = "reference"
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline"
FRAME_ENDS, TASK, MESSAGE, LATER = "Commit", "RunTask", "WebSocketReceive", "TimerFire"
Event = dict[str, Any]


def traced(guest: Guest, move: Callable[[], None], rate: int) -> list[Event]:
    """All trace events while this moves, with the page so many times slower."""
    page, browser = guest.context.new_cdp_session(guest.page), guest.context.browser
    assert browser
    cdp = browser.new_browser_cdp_session()
    page.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    cdp.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES.split(",")},
                               "transferMode": "ReturnAsStream"})  # fmt: skip
    move()
    ended: list[Event] = []
    cdp.on("Tracing.tracingComplete", lambda event: ended.append(event))
    cdp.send("Tracing.end")
    while not ended:
        guest.page.wait_for_timeout(50)
    page.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return list(json.loads(_read(cdp, ended[0]["stream"]))["traceEvents"])


def _read(cdp: CDPSession, stream: str) -> str:
    parts = []
    while True:
        part = cdp.send("IO.read", {"handle": stream})
        parts.append(part["data"])
        if part["eof"]:
            return "".join(parts)


class Work(NamedTuple):
    """Milliseconds of frames on the page's main thread, and what those over the aim were busy with."""

    moving: list[float]
    telling: list[float]  # frames that draw a new state of the game on the board, once
    following: list[float]  # frames that then draw what is around the board, or the next second of a clock
    busy: Counter[str]


def work_per_frame(events: list[Event], times: int) -> Work:
    """How long each frame took.

    Where the mouse moved, frames without a movement do not count: they are short, and would make the rest look better.
    """
    here = of_the_main_thread(events)
    ends = sorted(one["ts"] + one["dur"] for one in here if one["name"] == FRAME_ENDS)
    sums = [0.0] * (len(ends) + 1)
    for task in _own_tasks(here):
        sums[bisect_left(ends, task["ts"])] += times * _spent(task) / 1000
    told = {bisect_left(ends, one["ts"]) for one in events if one["name"] == MESSAGE}
    moved = {bisect_left(ends, one["ts"]) for one in here if _is_a_movement(one)} or set(range(len(ends)))
    later = {bisect_left(ends, one["ts"]) for one in here if one["name"] == LATER} - told
    moving = {place for place in moved - told - later if place < len(ends)}
    busy: Counter[str] = Counter()
    for one in here:
        place = bisect_left(ends, one["ts"])
        if one["name"] != TASK and place in moving and sums[place] > AIM_MS:
            busy[one["name"]] += times * _spent(one)
    moving_ms, telling_ms, following_ms = (sorted(sums[place] for place in each) for each in (moving, told, later))
    return Work(moving_ms, telling_ms, following_ms, busy)


def _is_a_movement(event: Event) -> bool:
    return bool(event["name"] == "EventDispatch" and event["args"].get("data", {}).get("type") == "pointermove")


def of_the_main_thread(events: list[Event]) -> list[Event]:
    """What the page's main thread did; it is the one that hands over the most frames."""
    spans = [one for one in events if one["ph"] == "X"]
    frames = Counter((one["pid"], one["tid"]) for one in spans if one["name"] == FRAME_ENDS)
    main = frames.most_common(1)[0][0]
    return [one for one in spans if (one["pid"], one["tid"]) == main]


def _own_tasks(here: list[Event]) -> list[Event]:
    """Tasks in which the page or its drawing does something; the others are messages of whoever drives the browser."""
    begun = sorted(one["ts"] for one in here if one["name"] != TASK)
    tasks = [one for one in here if one["name"] == TASK]
    return [one for one in tasks if bisect_left(begun, one["ts"]) < bisect_left(begun, one["ts"] + one["dur"])]


def _spent(event: Event) -> int:
    """Microseconds of processor time, or of any time where the trace does not tell."""
    return int(event["tdur"] if "tdur" in event else event["dur"])


def after_a_moment(page: Page) -> None:
    """As fast as a hand is."""
    page.wait_for_timeout(12)


def after_a_frame(page: Page) -> None:
    """However slow the computer is, every movement is drawn."""
    page.evaluate("new Promise(requestAnimationFrame)")


def barrier_in_hand(guest: Guest, wait: Callable[[Page], None] = after_a_moment) -> Callable[[], None]:
    """Take a barrier from the hand onto the board; gives back how to drag it all over it, without letting go.

    The browser gets the mouse's messages themselves: Playwright's own mouse looks into the page at each of them.
    """
    page, board = guest.page, Picture(guest).place.bounding_box()
    hand = page.get_by_role("button", name=speaker("quoridor")("board-barrier")).bounding_box()
    assert board
    assert hand
    mouse = guest.context.new_cdp_session(page)

    def send(kind: str, x: float, y: float) -> None:
        mouse.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1})

    def across(parts: range) -> None:
        for part in parts:
            x = board["width"] * (0.1 + 0.8 * abs((part % 40) / 20 - 1))
            send("mouseMoved", board["x"] + x, board["y"] + board["height"] * (0.1 + 0.8 * part / MOVES))
            wait(page)

    send("mousePressed", hand["x"] + 20, hand["y"] + 20)
    across(range(10))  # the first movements lift it
    settle(page)
    return lambda: across(range(MOVES))


BLANK = """<!doctype html><p>0</p>
<div style="position: absolute; width: 80px; height: 20px; background: peru; will-change: transform"></div>
<script>{
  const [text, stick] = [document.querySelector("p"), document.querySelector("div")];
  addEventListener("pointermove", (event) => {
    stick.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    if (%s) text.textContent = event.clientX;
  });
}</script>"""


def blank_page(guest: Guest, *, writes: bool) -> Callable[[], None]:
    """The least there is: a page with a stick that follows the mouse, and perhaps a word that changes."""
    page = guest.page
    page.set_content(BLANK % json.dumps(writes))
    mouse = guest.context.new_cdp_session(page)

    def across() -> None:
        for part in range(MOVES):
            mouse.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 100 + part * 5, "y": 100 + part * 3})
            after_a_moment(page)

    return across


def answer_all(guest: Guest, table: str, is_enough: Callable[[], bool]) -> None:
    """Answer whatever is asked until it is enough, past the page, which only shows what happens."""
    answered = None
    while not is_enough():
        told = guest.told()[-1]
        if (at := told.get("question")) is not None and at != answered:
            menu = next(one["menu"] for one in reversed(guest.told()) if one.get("menu"))
            _answer(guest, table, first_action(sorted(menu, key=lambda form: form["verb"] == "pass")), at)
            answered = at
        guest.page.wait_for_timeout(150)


def answer_for(guest: Guest, table: str, seconds: float) -> None:
    """Answer whatever is asked for so long."""
    end = time.monotonic() + seconds
    answer_all(guest, table, lambda: time.monotonic() > end)


def _answer(guest: Guest, table: str, action: str, at: int) -> None:
    """Like `Guest.play`, which would make the page itself work for it."""
    address = guest.page.url.replace("http", "ws", 1).replace("/t/", "/api/tables/") + "/live"
    cookies = "; ".join(f"{one.get('name')}={one.get('value')}" for one in guest.context.cookies())
    with connect(address, additional_headers={"Cookie": cookies}, **services.PATIENT) as beside:
        beside.send(json.dumps({"type": "act", "action": action, "question": at, "seat": 0, "id": f"{action} {at}"}))
        while "id" not in (said := json.loads(beside.recv(PATIENCE_S))):
            pass
    assert said["type"] == "accepted", said


GAMES = bundled()
OPTIONS: dict[str, dict[str, object]] = {"quoridor": {"first": 0}, "gouda-gouda": {"magic": "none", "first": 0}}


def begun(guest: Guest, game: str) -> str:
    """A game that has just begun, on the page, where this person is asked sooner or later."""
    seats = find(game).spec.seats
    table = guest.put_up(game, 2 if game == "quoridor" else sorted(seats)[1], options=OPTIONS.get(game, {}))
    guest.sit(table, 0)
    guest.post(table, "start", fill="random")
    guest.play_all_by_hand()  # answers are given beside the page
    guest.go(f"/t/{table}")
    seen(_board(guest))
    until(lambda: guest.told())
    guest.page.wait_for_load_state("networkidle")
    return table


def reference(guest: Guest, *, throttles: bool) -> str:
    """What frames with next to nothing in them take here: no page can be below that."""
    rate = SLOWER if throttles else 1
    lines = []
    for name, writes in (("a stick alone on a page", False), ("with a word that changes", True)):
        events = traced(guest, blank_page(guest, writes=writes), rate)
        lines.append(f"{name}: {_told(work_per_frame(events, SLOWER // rate).moving)}")
    return "\n    ".join(lines)


def measured(guest: Guest, game: str, *, throttles: bool) -> str:
    """One line about a game, and what its heavy frames did."""
    table = begun(guest, game)
    moved = barrier_in_hand(guest) if game == "quoridor" else (lambda: answer_for(guest, table, MOVED_S))
    rate = SLOWER if throttles else 1
    work = work_per_frame(traced(guest, moved, rate), SLOWER // rate)
    over = sum(one > AIM_MS for one in work.moving)
    top = ", ".join(f"{name} {time_us / 1000:.0f} ms" for name, time_us in work.busy.most_common(9))
    lines = [f"{game}: {_told(work.moving)}; {over} over {AIM_MS:.0f} ms"]
    if top:
        lines.append(f"these: {top}")
    if work.telling:
        lines.append(f"drawing a new state: {_told(work.telling)}")
    if work.following:
        lines.append(f"and what is around it: {_told(work.following)}")
    return "\n    ".join(lines)


def _told(sums: list[float]) -> str:
    middle, late = sums[len(sums) // 2], sums[int(len(sums) * 0.95)]
    return f"{len(sums)} frames, median {middle:.1f}, 95 % within {late:.1f}, most {sums[-1]:.1f} ms"


def _board(guest: Guest) -> Locator:
    """A drawing, or the forms of a game without one."""
    return guest.page.locator("[data-asked] :is(svg, form, button):visible").first


def main() -> None:
    """Measure the named games, or all."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, chromium() as browser:
        wanted = [word for word in sys.argv[1:] if word != THROTTLE]
        for game in [REFERENCE, *(wanted or GAMES), REFERENCE]:
            guest = Guest(browser, server.address, name="Ann")
            throttles = THROTTLE in sys.argv
            told = (
                reference(guest, throttles=throttles)
                if game == REFERENCE
                else measured(guest, game, throttles=throttles)
            )
            sys.stdout.write(told + "\n")
            sys.stdout.flush()
            guest.context.close()


if __name__ == "__main__":
    main()
