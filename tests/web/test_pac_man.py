"""Pac-Man in the browser: a whole game of two people and a bot, by keys on one side and by touch on the other."""

from random import Random

from playwright.sync_api import expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.grooves import Picture, asked, begin, is_over, told
from web.say import plain, say, speaker
from web.story import story_of, watch_story

pac_man = speaker("pac-man", "Ann", "Bob")

KEYS = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}
SWIPE = 60


def swipe(guest: Guest, picture: Picture, way: str) -> None:
    """A finger goes over the board; Playwright can only tap, so it is sent as pointer events."""
    dx, dy = {"up": (0, -SWIPE), "down": (0, SWIPE), "left": (-SWIPE, 0), "right": (SWIPE, 0)}[way]
    box = picture.place.bounding_box()
    assert box
    start = {"clientX": box["x"] + 150, "clientY": box["y"] + 150}
    end = {"clientX": start["clientX"] + dx, "clientY": start["clientY"] + dy}
    common = {"pointerType": "touch", "pointerId": 7, "button": 0, "isPrimary": True, "bubbles": True}
    picture.place.dispatch_event("pointerdown", {**common, **start})
    picture.place.dispatch_event("pointermove", {**common, **end})
    picture.place.dispatch_event("pointerup", {**common, **end})


def last_row(guest: Guest) -> int:
    """The newest row that this person's page was told; other messages may come between two rows."""
    return int(max(message.get("n", 0) for message in told(guest)))


def wait_for_row(guest: Guest, row: int) -> None:
    """Wait until this person's page was told a newer row."""
    until(lambda: last_row(guest) > row, "it was not taken")


def test_a_whole_game_by_keys_against_touch_and_a_bot(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", phone=True)
    table = ann.put_up("pac-man", 3, options={"lives": 1, "patience": 5})
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "bot", seat=2, bot="random")
    ann.post(table, "start")
    begin(table, ann, bob)
    rng, picture = Random(5), Picture(bob)
    for guest in (ann, bob):
        watch_story(guest.page)
    assert widest(bob.page) <= 0
    assert violations(bob.page) == []
    while not is_over(ann):
        guest = until(lambda: ann if asked(ann) else bob if asked(bob) else ann if is_over(ann) else None)
        menu = asked(guest)
        if not menu:
            continue  # its answer has just been given, or the game is over
        row, way = last_row(guest), rng.choice(menu["step"])
        if list(menu.values()) == [[way]]:
            pass  # the page plays the only way by itself
        elif guest is ann:
            ann.page.keyboard.press(KEYS[way])
        elif rng.random() < 0.5:
            bob.page.locator(f"button[data-word='step {way}']").tap()
        else:
            swipe(bob, picture, way)
        wait_for_row(guest, row)
    for guest in (ann, bob):
        seen(guest.page.get_by_role("region", name=say("web-over")))
        assert violations(guest.page) == []
        is_caught = any(
            event["type"] in ("pac-man-caught", "patience-ran-out")
            for message in told(guest)
            for step in message.get("steps", ())
            for event in step["events"]
        )
        assert story_of(guest.page) == ([], ["catch", "result"] if is_caught else ["result"])


def test_a_step_that_is_not_possible_is_explained_where_it_was_tried(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    table = ann.put_up("pac-man", 2, options={"layout": "maze-20"})
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    begin(table, ann, bob)
    picture = Picture(ann)
    until(lambda: asked(ann))
    picture.click("e6")
    until(lambda: "e6" in ann.page.get_by_role("region", name=say("web-news")).inner_text())
    until(lambda: asked(ann))  # news come before the question
    ann.page.keyboard.press("ArrowLeft")
    refused = pac_man("refused-barrier-between", at="e6", to="d6", ruling="")
    seen(ann.page.locator("[data-callout]").filter(has_text=plain(refused)))
    expect(ann.page.locator("[data-part=sight]")).to_have_count(2)


def test_a_tap_walks_all_the_way_or_says_that_it_is_too_far(come: Come) -> None:
    ann = come("Ann", phone=True)
    table = ann.put_up("pac-man", 2)
    ann.sit(table, 0)
    ann.post(table, "start", fill="random")
    begin(table, ann)
    picture = Picture(ann)
    until(lambda: asked(ann))
    picture.tap("e8")
    expect(ann.page.locator("[data-callout]").filter(has_text=pac_man("board-too-far", left=2))).to_be_visible()
    assert not any("step" in frame for frame in ann.sent)
    picture.tap("e7")
    until(lambda: "e7" in ann.page.get_by_role("region", name=say("web-news")).inner_text())
    assert len([frame for frame in ann.sent if "step" in frame]) == 2
