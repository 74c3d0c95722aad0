"""Gouda! Gouda! on its own board in real browsers: two people and a bot, keys alone, and by touch on a phone."""

import sys
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from cheeseboard.words import Words
from web.browser import ROOT, Guest, seen, unless_gone, until, violations, widest
from web.conftest import Come, Serve
from web.keys import reach
from web.say import ANY, like, say, speaker
from web.story import story_of, watch_story

gouda = speaker("gouda-gouda", "Ann", "Bob")
words = Words("en", "gouda-gouda", ("Ann", "Bob"))

# Four spaces, so that a whole game is soon over.
STAIRS = {
    "spaces": [
        {"id": "floor", "kind": "mat", "x": 50, "y": 90, "up": ["step", "shoe"]},
        {"id": "shoe", "kind": "shoe", "x": 20, "y": 75, "up": ["step"]},
        {"id": "step", "kind": "crate", "x": 50, "y": 50, "up": ["top"]},
        {"id": "top", "kind": "table", "x": 50, "y": 10},
    ],
    "start": ["floor", "shoe"],
    "table": "top",
    "cheese": [["top", 3], ["step", 2], ["step", 1]],
}
MOST_ANSWERS = 400
LONG_BEATS = ROOT / "tests" / "server" / "long_beats.py"
SHORT_BEATS = ROOT / "tests" / "server" / "short_beats.py"
Do = Callable[[Locator], None]


def begun(*people: Guest, bots: int = 0, reaction: str = "everybody", figure: str = "", **options: object) -> str:
    """A table where these people sit, bots on the other seats, and everybody looks at the board."""
    host = people[0]
    options = {"board": STAIRS, "first": 0, **options}
    table = host.put_up("gouda-gouda", len(people) + bots, options=options, reaction=reaction)
    for seat, guest in enumerate(people):
        guest.sit(table, seat, avatar="" if seat else figure)
    host.post(table, "start", fill="greedy")
    for guest in people:
        guest.play_all_by_hand()
        guest.go(f"/t/{table}")
        seen(guest.page.locator("svg[role=group]"))
    return table


# What can be tapped now, each found in one look: between two looks the server may have taken what was tapped before.
FREE = "[data-asked]:not([data-pending])"
STEPS = (
    f"{FREE} [data-part=mice]:not(:has([aria-pressed=true])) [data-word]",
    f"{FREE} [data-part=mice]:has([aria-pressed=true]) + * [data-word][aria-pressed=false]",  # and then a link
    f"{FREE} g[data-word^='name ']:has([tabindex='0'])",
    # with an order the table passes by itself
    f"{FREE}:not(:has([data-auto-pass]:not([data-auto-pass='']))) [data-word=pass]:enabled",
)
OVER = "[data-part=winner]"
AWAITED = ", ".join((*STEPS, OVER))


def answer(page: Page, do: Do) -> bool:
    """Take one step towards an answer, if anything is asked: name a space, take a mouse, a link, or pass."""
    for step in STEPS:
        if (found := page.locator(step).first).count():
            do(found)
            return True
    return False


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def to_the_end(*people: tuple[Guest, Do]) -> None:
    """Everybody answers whatever they are asked until somebody has won."""
    answers = 0
    while not is_over(people[0][0].page):
        until(lambda: any(guest.page.locator(AWAITED).count() for guest, _ in people))
        answers += sum(answer(guest.page, do) for guest, do in people)
        assert answers < MOST_ANSWERS
    for guest, _ in people:
        until(lambda guest=guest: is_over(guest.page))  # type: ignore[misc]


def click(what: Locator) -> None:
    unless_gone(what, Locator.click)


def tap(what: Locator) -> None:
    unless_gone(what, Locator.tap)


def press(what: Locator) -> None:
    """Go there by keys and press Enter; whatever is drawn anew then, the next Tab goes on from the board."""
    page = what.page
    if reach(what):
        page.keyboard.press("Enter")
        page.locator("[data-asked]:not([data-pending])").wait_for()
        page.wait_for_function("document.querySelector('[data-asked]').contains(document.activeElement)")


def test_two_people_and_a_bot_play_a_whole_game_with_magic(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    table = begun(ann, bob, bots=1, figure="violet", magic=2)
    seen(ann.page.get_by_text(gouda("board-name"), exact=True))
    seen(bob.page.get_by_text(gouda("tell-name", who=0), exact=True).first)
    assert violations(ann.page) == []
    ann.page.locator("g[data-word]").first.click()
    for guest in (ann, bob):
        seen(guest.page.locator("[data-word=pass]"))
        seen(guest.page.get_by_text(like(gouda("board-answered", answered=ANY, asked=3))))
    assert violations(bob.page) == []
    watch_story(ann.page)
    to_the_end((ann, click), (bob, click))
    seen(ann.page.locator("[data-part=result]"))
    assert story_of(ann.page) == ([], ["roll", "winner", "result"])
    assert violations(ann.page) == []
    for guest in (ann, bob):
        assert all(not told.get("view", {}).get("hands") for told in guest.told() if not told.get("over"))
    ann.page.evaluate("document.querySelector('[data-part=board]').isMarked = true")
    ann.page.get_by_role("button", name=say("web-rematch"), exact=True).click()
    seen(ann.page.get_by_text(say("web-rematch-waits", who="Bob")))
    assert ann.page.evaluate("document.querySelector('[data-part=board]').isMarked"), (
        "news of the table redraw no board"
    )
    bob.page.get_by_role("button", name=say("web-rematch-join")).click()
    for guest in (ann, bob):
        guest.page.wait_for_url(lambda url: table not in url)
    assert ann.page.url == bob.page.url


def test_in_a_brisk_game_nobody_presses_anything_in_order_not_to_react(come: Come, serve: Serve) -> None:
    ann = come("Ann", at=serve(command=(sys.executable, SHORT_BEATS)), reduced_motion="reduce")
    begun(ann, bots=2, reaction="brisk", magic="set")
    ann.page.locator("g[data-word]").first.click()
    to_the_end((ann, click))
    acts = [sent for sent in ann.sent if '"act"' in sent]
    assert acts
    assert not any('"pass"' in sent for sent in acts)
    assert any('"window-shown"' in sent for sent in ann.sent)


def test_the_space_bar_holds_a_window_and_lets_it_go(come: Come, serve: Serve) -> None:
    """Where windows do not end by themselves, so that no machine is too slow for the key."""
    ann = come("Ann", at=serve(command=(sys.executable, LONG_BEATS)))
    begun(ann, bots=2, reaction="brisk", magic="set")
    page = ann.page
    page.locator("g[data-word]").first.click()
    seen(page.locator("[data-part=wait][aria-pressed=false]"))
    page.keyboard.press("Space")
    seen(page.locator("[data-part=wait][aria-pressed=true]"))
    assert violations(page) == []
    page.keyboard.press("Space")
    expect(page.locator("[data-part=wait][aria-pressed=true]")).to_have_count(0)


def test_a_newcomer_starts_it_from_home_by_clicks_alone(come: Come) -> None:
    somebody = come()
    page = somebody.go("/")
    card = page.locator("article", has=page.get_by_role("heading", name=gouda("game-name")))
    seen(card.get_by_role("button", name=say("web-home-play"))).click()
    page.wait_for_url("**/t/*")
    seen(page.locator("svg[role=group]"))
    assert violations(page) == []
    for _ in range(3):
        until(lambda: answer(page, click))
    assert any('"act"' in text for text in somebody.sent)
    hand = page.get_by_role("group", name=gouda("board-hand"))
    expect(hand).to_have_count(0)
    page.goto("/")
    card.get_by_role("checkbox", name=gouda("preset-magic")).check()
    card.get_by_role("button", name=say("web-home-play")).click()
    seen(hand)
    page.goto("/")
    expect(card.get_by_role("checkbox", name=gouda("preset-magic"))).to_be_checked()


def test_a_card_is_played_with_its_dice_and_lies_on_the_pile_for_all(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob, magic="set")
    ann.page.locator("g[data-word]").first.click()
    seen(bob.page.locator("[data-word=pass]"))  # a card taken before the question is put back
    bob.page.locator("[data-word=reroll]").click()
    dice = bob.page.get_by_role("group", name=gouda("board-dice"))
    dice.locator("[data-word]").first.click()
    expect(dice.locator("[aria-pressed=true]")).to_have_count(1)
    bob.page.locator("[data-word^='reroll ']").click()
    seen(bob.page.get_by_text(gouda("board-in")))
    ann.page.locator("[data-word=pass]").click()
    piles = [guest.page.get_by_role("list", name=gouda("board-pile")).get_by_role("listitem") for guest in (ann, bob)]
    for pile, who in zip(piles, ("Bob", Words("en").text("web-me")), strict=True):
        expect(pile).to_contain_text(words.word("reroll"))
        expect(pile).to_contain_text(who)
    seen(ann.page.get_by_text(like(gouda("board-nullify-it", effect=ANY))))
    ann.page.locator("[data-word=nullify]").click()
    ann.page.locator("[data-word='nullify card']").click()
    expect(piles[1]).to_have_count(2)
    assert violations(bob.page) == []


def test_keys_alone_play_a_whole_game(come: Come) -> None:
    ann = come("Ann")
    begun(ann, bots=1, magic="none")
    page = ann.page
    assert reach(page.locator("[data-space=floor]"))
    for space in ("step", "top"):
        page.keyboard.press("ArrowUp")
        assert page.evaluate("document.activeElement.parentElement.dataset.space") == space
    to_the_end((ann, press))


def test_a_phone_plays_by_touch_in_every_phase_and_nothing_scrolls_sideways(come: Come) -> None:
    ann, german = come("Ann", phone=True, language="de"), speaker("gouda-gouda", language="de")
    begun(ann, bots=2, magic=1, start="spread", cheese="valued")
    page = ann.page
    assert widest(page) <= 0
    for _ in range(4):
        page.locator("[data-space=floor]").tap()
    page.locator("[data-space=shoe]").tap()
    page.locator("[data-word^='spread ']").tap()
    seen(page.locator("g[data-word]").first)
    assert violations(page) == []
    page.locator("g[data-word]").first.tap()
    page.get_by_role("button", name=german("board-order")).tap()
    page.get_by_role("radio", name=german("order-pass")).tap()
    # A roll may bring nothing that could be carried out, and a rival may win before one does.
    while not (page.locator("[data-part=mice]").count() or is_over(page)):
        answer(page, tap)
        page.wait_for_timeout(40)
    assert widest(page) <= 0
    assert violations(page) == []
    to_the_end((ann, tap))
