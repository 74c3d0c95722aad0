"""Quoridor in the browser: whole games by mouse, by keys and by touch, and places that explain themselves."""

import re

from playwright.sync_api import expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.grooves import Picture, asked, begin, told, wait_for_answer, wait_for_turn
from web.say import ANY, like, plain, say, speaker

quoridor = speaker("quoridor", "Ann", "Bob")


def two_at(ann: Guest, bob: Guest, **options: object) -> str:
    table = ann.put_up("quoridor", 2, options={"first": 0, **options})
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    begin(table, ann, bob)
    assert wait_for_turn(ann)
    return table


def steps_on(guest: Guest, table: str, seat: int) -> str:
    """The next square of a shortest way, or any if a pawn stands there."""
    squares = asked(guest)["move"]
    way: list[str] = guest.ask("GET", f"/api/tables/{table}/overlays?seat={seat}")["overlays"][f"way-{seat}"]
    return next((square for square in way[1:3] if square in squares), squares[0])


def test_two_people_and_two_bots_play_a_whole_game_by_mouse(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    table = ann.put_up("quoridor", 4, options={"first": 0, "size": 5})
    ann.sit(table, 0)
    bob.sit(table, 2)
    for seat in (1, 3):
        ann.post(table, "bot", seat=seat, bot="random")
    ann.post(table, "start")
    begin(table, ann, bob)
    pictures = {0: (ann, Picture(ann)), 2: (bob, Picture(bob))}
    assert wait_for_turn(ann)
    pictures[0][1].click("b2h")
    expect(bob.page.get_by_role("region", name=say("web-news"))).to_contain_text(
        like(speaker("quoridor", ANY)("event-wall-placed", builder=0, near="b2–c2", far="b3–c3", left=ANY))
    )
    seat = 2
    while wait_for_turn(pictures[seat][0]):
        guest, picture = pictures[seat]
        heard = len(told(guest))
        picture.click(steps_on(guest, table, seat))
        wait_for_answer(guest, heard)
        seat = 2 - seat
    for guest in (ann, bob):
        seen(guest.page.get_by_role("region", name=say("web-over")))
        assert violations(guest.page) == []


def test_keys_alone_lay_a_barrier_and_win(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    two_at(ann, bob, size=5)
    aside = Picture(bob)
    keys = ann.page.keyboard
    for square, pressed in (("b5", ("b", "ArrowLeft", "ArrowDown", "r", "Enter")), ("a5", ("ArrowUp", "Enter"))):
        assert wait_for_turn(ann)
        for key in pressed:
            keys.press(key)
        assert wait_for_turn(bob)
        aside.click(square)
    log = ann.page.get_by_role("region", name=say("web-news"))
    expect(log).to_contain_text(re.compile("b1–b2.*c1–c2"))
    for square in ("b5", "a5", ""):
        assert wait_for_turn(ann)
        keys.press("ArrowUp")
        keys.press("Enter")
        if square:
            assert wait_for_turn(bob)
            aside.click(square)
    seen(ann.page.get_by_role("heading", name=say("web-over-you")))


def test_a_finger_taps_twice_and_a_barrier_that_shuts_somebody_in_says_whom(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", phone=True)
    two_at(ann, bob, size=3, barriers=5)
    assert widest(bob.page) <= 0
    Picture(ann).click("a1h")
    until(lambda: asked(bob))
    board = Picture(bob)
    board.tap("b1v")
    seen(bob.page.get_by_text(quoridor("board-wrong-place")))
    board.tap("b1v")
    shut_in = bob.page.locator("[data-callout]").filter(has_text=plain(quoridor("refused-shuts-in", who=0)))
    seen(shut_in)
    expect(bob.page.locator("[data-part=lock]")).to_have_count(1)
    assert violations(bob.page) == []
    board.tap("a2v")
    expect(shut_in).to_have_count(0)
    bob.page.locator("[data-word=wall]").tap()
    expect(ann.page.get_by_role("region", name=say("web-news"))).to_contain_text(
        like(quoridor("event-wall-placed", builder=1, near="a2–a3", far="b2–b3", left=ANY))
    )
    until(lambda: asked(ann))
    Picture(ann).click("c1")
    until(lambda: asked(bob))
    board.tap(asked(bob)["move"][0])
    until(lambda: asked(ann))


def test_a_barrier_is_dragged_from_the_hand_and_the_ways_are_shown_on_wish(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    two_at(ann, bob)
    board, page = Picture(ann), ann.page
    box, hand = board.place.bounding_box(), page.get_by_role("button", name=quoridor("board-barrier")).bounding_box()
    assert box
    assert hand
    there = board.point("c5v")
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.move(box["x"] + there["x"], box["y"] + there["y"], steps=4)
    page.mouse.up()
    expect(bob.page.get_by_role("region", name=say("web-news"))).to_contain_text(
        like(quoridor("event-wall-placed", builder=0, near="c5–c6", far="d5–d6", left=ANY))
    )
    page.get_by_role("button", name=quoridor("board-ways")).click()
    expect(page.locator("[data-part=path]")).to_have_count(2)


# Each animation frame while something is dragged, and how many elements changed in it.
COUNT_CHANGES = """() => {
  window.changes = [];
  let changed = new Set();
  new MutationObserver((all) => all.forEach(({ target }) => changed.add(target)))
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const next = () => {
    if (changed.size) changes.push(changed.size);
    changed = new Set();
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
MOST_CHANGED = 12  # the barrier in the hand, its shadow, the groove below it, and what is said about it


def test_while_a_barrier_is_dragged_little_else_changes(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    two_at(ann, bob)
    board, page = Picture(ann), ann.page
    box, hand = board.place.bounding_box(), page.get_by_role("button", name=quoridor("board-barrier")).bounding_box()
    assert box
    assert hand
    page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 100, steps=3)
    page.evaluate(COUNT_CHANGES)
    for part in range(30):
        page.mouse.move(box["x"] + 100 + 12 * part, box["y"] + 120 + 9 * part)
        page.evaluate("new Promise(requestAnimationFrame)")
    changes = page.evaluate("changes")
    page.keyboard.press("Escape")
    page.mouse.up()
    assert len(changes) > 10, "it followed the pointer"
    assert max(changes) <= MOST_CHANGED
