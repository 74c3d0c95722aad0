"""How a page calls somebody: the tab's title, sounds that can be heard, and a notification if they allowed it."""

import re
import sys
from typing import Any

import pytest

from cheeseboard.games import find_puzzles
from web.browser import ROOT, Guest, seen, until, violations
from web.conftest import Come, Serve
from web.grooves import asked
from web.say import ANY, like, plain, say, speaker

nim = speaker("nim", "Ann", "Bob")
pac_man = speaker("pac-man")
STEPPED = re.compile(  # to a square: "two steps to go" is a question
    like(pac_man("event-figure-stepped", figure=ANY, to="SQUARE")).pattern.replace("SQUARE", "[a-i][1-9]")
)

# Sounds are rendered instead of played, so that a test can measure how loud they were.
RENDERED_SOUND = """
window.contexts = [];
window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 2 * 48_000, 48_000); contexts.push(this); }
  get state() { return "running"; }
};
window.loudest = async () => {
  let most = 0;
  for (const context of contexts)
    for (const value of (await context.startRendering()).getChannelData(0)) most = Math.max(most, Math.abs(value));
  return most;
};
"""
# Sentences go from the page after a while, so they are noted when they come.
READ_OUT = """
window.readOut = { polite: [], assertive: [] };
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const region = target instanceof Element && target.closest("[data-announcer]");
    if (region)
      for (const node of addedNodes)
        if (node.textContent.trim()) readOut[region.dataset.announcer].push(node.textContent);
  }
}).observe(document, { childList: true, subtree: true });
"""
NOTIFIED = """
window.notified = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { notified.push([title, options.body, options.tag]); }
};
window.isAway = false;
Object.defineProperty(document, "hidden", { get: () => isAway });
"""
# What a page means to do in more than ten minutes is done when a test says so.
MUCH_LATER = """
window.muchLater = [];
const usual = window.setTimeout;
window.setTimeout = (work, ms, ...more) =>
  ms > 600_000 ? muchLater.push({ ms, work }) && 0 : usual(work, ms, ...more);
"""
LONG_GRACE = ROOT / "tests" / "server" / "long_grace.py"
HEARD = 0.02  # a tenth of the softest of our sounds


def begun(ann: Guest, bob: Guest) -> str:
    """A game of Nim that Bob begins with, while Ann has already touched her page."""
    table = ann.put_up("nim", 2)
    ann.sit(table, 1)
    bob.sit(table, 0)
    ann.post(table, "start")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.get_by_text(nim("tell-heap", left=21)))
    ann.page.mouse.click(5, 500)
    return table


def take(guest: Guest, number: int) -> None:
    guest.page.locator(f"[data-word='take {number}']").click()


def read_out(guest: Guest, about: str | re.Pattern[str], region: str = "polite") -> list[str]:
    """The sentences like this one that have been read out since the page was opened."""
    return [text for text in guest.page.evaluate(f"readOut.{region}") if re.search(about, text)]


def switch(guest: Guest, name: str, *, on: bool) -> None:
    guest.page.get_by_role("button", name=say("web-settings")).click()
    guest.page.get_by_role("checkbox", name=name).set_checked(on)
    guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("is_on", [True, False])
def test_your_turn_can_be_heard_unless_sounds_are_off(come: Come, *, is_on: bool) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.page.add_init_script(RENDERED_SOUND)
    begun(ann, bob)
    switch(ann, say("web-sound"), on=is_on)
    assert ann.page.evaluate("contexts.length") == 1
    take(bob, 1)
    seen(ann.page.locator("[data-asked=true]"))
    loudest = ann.page.evaluate("loudest()")
    assert loudest > HEARD if is_on else loudest == 0


def test_each_game_can_be_heard(come: Come) -> None:
    """A step in Quoridor and one in Pac-Man, as somebody hears them who is not asked then: nothing else sounds."""
    for game, seats, deed in (("quoridor", 3, "move e2"), ("pac-man", 2, "step up")):
        ann, bob = come("Ann"), come("Bob")
        bob.page.add_init_script(RENDERED_SOUND)
        table = ann.put_up(game, seats, options={"first": 0} if game == "quoridor" else {})
        for seat in range(seats - 1):
            ann.sit(table, seat)
        bob.sit(table, seats - 1)
        ann.post(table, "start")
        bob.go(f"/t/{table}")
        seen(bob.page.get_by_role("application"))
        bob.page.mouse.click(5, 500)
        bob.page.wait_for_load_state("networkidle")
        ann.go("/")
        at = until(lambda bob=bob: bob.told())[-1]["n"]  # type: ignore[misc]
        ann.play(table, deed, at, 0)
        seen(bob.page.get_by_role("region", name=say("web-news")).get_by_role("button").first)
        assert not bob.page.title().startswith("●"), "a call would be heard, too"
        assert bob.page.evaluate("loudest()") > HEARD, game


def test_what_happens_in_a_puzzle_can_be_heard_and_is_read_out(come: Come) -> None:
    number, puzzle = next((one.number, one) for one in find_puzzles("pac-man") if one.solution[0] == "step up")
    ann = come("Ann")
    ann.page.add_init_script(RENDERED_SOUND)
    ann.page.add_init_script(READ_OUT)
    page = ann.go(f"/puzzles/pac-man/{number}")
    board = seen(page.get_by_role("application"))
    seen(page.locator("[data-asked=true]"))
    page.mouse.click(5, 500)
    board.focus()
    page.keyboard.press("ArrowUp")
    assert until(lambda: read_out(ann, STEPPED)), puzzle
    assert page.evaluate("loudest()") > HEARD


def test_the_same_event_twice_is_read_out_twice(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.page.add_init_script(READ_OUT)
    begun(ann, bob)
    for number in range(2):
        take(bob, 1)
        until(lambda number=number: len(read_out(ann, say("web-your-turn"))) > number)  # type: ignore[misc]
        take(ann, 1)
    taken = [nim("event-counters-taken", seat=seat, number=1) for seat in (1, 0)]
    until(lambda: len(read_out(ann, "|".join(taken))) == 4)
    assert read_out(ann, "|".join(taken)) == 2 * taken
    said = ann.page.evaluate("readOut.polite")
    assert said.index(taken[0]) < said.index(say("web-your-turn")), "first what led to it"


def test_a_refusal_is_read_out_at_once(come: Come) -> None:
    """Pac-Man walks into a barrier, twice; each time it is said, before all that waits to be read."""
    ann, bob = come("Ann"), come("Bob")
    ann.page.add_init_script(READ_OUT)
    table = ann.put_up("pac-man", 2, options={"layout": "maze-20"})
    for seat, guest in enumerate((ann, bob)):
        guest.sit(table, seat)
    ann.post(table, "start")
    page = ann.go(f"/t/{table}")
    board = seen(page.get_by_role("application"))
    until(lambda: read_out(ann, like(pac_man("board-goal-pac-man"))))
    board.focus()
    page.keyboard.press("ArrowUp")
    until(lambda: read_out(ann, STEPPED))
    until(lambda: asked(ann))  # news come before the question
    wrong = like(plain(pac_man("refused-barrier-between", at=ANY, to=ANY, ruling="")))
    for number in (1, 2):
        page.keyboard.press("ArrowLeft")
        until(lambda number=number: len(read_out(ann, wrong, "assertive")) == number)  # type: ignore[misc]


def test_the_last_quarter_of_a_clock_is_read_out_once_seen_and_heard(come: Come, serve: Serve) -> None:
    server = serve(command=(sys.executable, LONG_GRACE))
    ann, bob = come("Ann", at=server), come("Bob", at=server)
    for script in (READ_OUT, RENDERED_SOUND):
        ann.page.add_init_script(script)
    hours(ann, bob)
    seen(ann.page.locator("[data-asked=true]"))
    ann.page.mouse.click(5, 500)
    assert ann.page.evaluate("readOut.assertive") == []
    assert ann.page.locator("[data-part=time-left]").count() == 0
    until(lambda: ann.page.evaluate("muchLater.at(-1)?.ms") in range(7_200_000))  # the clock runs
    ann.page.evaluate("muchLater.at(-1).work()")
    until(lambda: read_out(ann, like(say("web-last-quarter", left=ANY)), "assertive"))
    seen(ann.page.locator("[data-part=time-left]"))
    until(lambda: ann.page.title().startswith("⏳ "))
    assert bob.page.locator("[data-part=time-left]").count() == 0, "it is not Bob's time"
    assert bob.page.evaluate("muchLater.length") == 0, "nor will it be"
    assert len(ann.page.evaluate("readOut.assertive")) == 1
    assert violations(ann.page) == []
    assert ann.page.evaluate("loudest()") > HEARD


def test_when_time_is_out_extra_time_is_read_out_and_seen(come: Come, serve: Serve) -> None:
    server = serve(command=(sys.executable, LONG_GRACE))
    slow, bob = come("Slow", at=server), come("Bob", at=server)
    slow.page.add_init_script(READ_OUT)
    hours(slow, bob)
    until(lambda: read_out(slow, say("web-grace-you"), "assertive"))
    seen(slow.page.get_by_text(say("web-grace-you")))
    seen(bob.page.get_by_text(say("web-grace"), exact=True))
    until(lambda: slow.page.title().startswith("⏳ "))
    assert len(slow.page.evaluate("readOut.assertive")) == 1
    assert violations(slow.page) == []


def hours(first: Guest, second: Guest) -> None:
    """A game of Nim on a clock of two hours for each decision; both see the board, the second one last."""
    table = first.put_up("nim", 2, clock={"type": "decision", "seconds": 7_200})
    first.sit(table, 0)
    second.sit(table, 1)
    first.post(table, "start")
    for guest in (first, second):
        guest.page.add_init_script(MUCH_LATER)
        guest.go(f"/t/{table}")


def test_a_lost_connection_is_read_out_at_once_and_so_is_its_return(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.page.add_init_script(READ_OUT)
    begun(ann, bob)
    ann.context.set_offline(True)
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    until(lambda: read_out(ann, say("web-lost"), "assertive"))
    ann.context.set_offline(False)
    until(lambda: read_out(ann, say("web-back-again"), "assertive"))


def test_the_title_and_a_notification_call_who_looks_elsewhere(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.page.add_init_script(NOTIFIED)
    table = begun(ann, bob)

    def called() -> list[Any]:
        return list(ann.page.evaluate("notified"))

    assert not ann.page.title().startswith("●")
    take(bob, 1)
    until(lambda: ann.page.title().startswith(f"● {say('web-your-turn')}"))
    take(ann, 1)
    until(lambda: not ann.page.title().startswith("●"))
    ann.page.evaluate("isAway = true")
    seen(bob.page.get_by_text(nim("tell-heap", left=19)))
    take(bob, 1)
    seen(ann.page.locator("[data-asked=true]"))
    assert called() == [], "nobody asked for notifications"
    switch(ann, say("web-notify"), on=True)
    take(ann, 1)
    seen(bob.page.get_by_text(nim("tell-heap", left=17)))
    take(bob, 1)
    until(lambda: called() == [[nim("game-name"), say("web-your-turn"), table]])
    ann.page.evaluate("isAway = false")
    take(ann, 1)
    seen(bob.page.get_by_text(nim("tell-heap", left=15)))
    take(bob, 1)
    seen(ann.page.locator("[data-asked=true]"))
    assert len(called()) == 1, "who looks at the page needs no notification"
