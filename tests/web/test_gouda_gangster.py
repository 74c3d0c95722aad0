"""Gouda Gangster in real browsers, from the start to the end: by mouse and drag, by touch on a phone, by keys alone."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.keys import by_keys
from web.say import say, speaker
from web.story import story_of, watch_story

gangster = speaker("gouda-gangster")

# Three lives and one piece of cheese: two of three lose a life in every round, and it is soon over.
SHORT = {"goal": "last-rat", "cheese": 1}
MOST_ANSWERS = 1_000  # of 400 games played out at random none needed 70; bad luck is not a fault

# The button that sends an answer states it whole; cards, rooms and those one may spy on state their words, too.
SEND = "button[data-word]:not([data-card], [data-room], [data-word^='spy '], [data-word=pass])"
Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    place.click()


def tap(place: Locator) -> None:
    place.tap()


def drag(card: Locator, room: Locator) -> None:
    """Carry a card into a room, in several steps as a hand does."""
    page = card.page
    start, end = card.bounding_box(), room.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    expect(page.locator("[data-dragged]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-dragged]")).to_have_count(0)


def begun(*people: Guest, seats: int = 3, **options: object) -> str:
    """A table of these people and bots, open before everybody."""
    first = people[0]
    table = first.put_up("gouda-gangster", seats, options={**SHORT, **options})
    for seat, guest in enumerate(people):
        guest.play_all_by_hand()  # also the only one who can be spied on
        guest.sit(table, seat)
    first.post(table, "start", fill="random")
    for guest in people:
        guest.go(f"/t/{table}")
        seen(guest.page.locator("[data-phase]"))
    return table


def is_asked(page: Page) -> bool:
    return page.locator("[data-asked=true]").count() > 0


def is_wanted(page: Page) -> bool:
    """Asked; before that, a fight comes and goes by itself."""
    return is_asked(page)


def is_over(page: Page) -> bool:
    return page.locator("[data-part=victory]").count() > 0


def answer(page: Page, press: Press) -> str:
    """Answer whatever is asked, and say what it was."""
    if page.locator("[data-word^='spy ']").count():
        press(page.locator("[data-word^='spy ']").first)
        return "spy"
    first = page.locator(SEND)
    cards = page.locator("[data-card][data-word]")
    if page.locator("[data-phase=sneak]").count():
        press(page.locator("[data-room=basement]"))
        if cards.count():
            press(cards.first)
        press(first)
        return "sneak"
    if not cards.count():
        press(page.locator("[data-word=pass]"))
        return "pass"
    card = cards.last.get_attribute("data-card")
    press(cards.last)
    for _ in range(2):
        rooms = page.locator("[data-room][data-word][aria-pressed=false]")
        if not first.count() and rooms.count():
            press(rooms.first)
    press(first)
    return str(card)


def play_to_the_end(players: list[tuple[Guest, Press]]) -> list[str]:
    """Everybody answers until it is over; every kind of moment is looked at once, at each screen."""
    given: list[str] = []
    looked: set[tuple[int, str]] = set()
    pages = [guest.page for guest, _ in players]
    while not all(map(is_over, pages)):
        until(lambda: any(map(is_wanted, pages)) or all(map(is_over, pages)))
        for place, (guest, press) in enumerate(players):
            page = guest.page
            if not is_wanted(page):
                continue
            last_fight = page.get_by_role("button", name=gangster("board-fight-last"))
            if last_fight.count() and (place, "fight") not in looked:
                looked.add((place, "fight"))
                press(last_fight)
                seen(page.locator("[data-part=fight]"))
                assert violations(page) == [], "fight"
                press(page.locator("[data-part=fight] button"))
                expect(page.locator("[data-part=fight]")).to_have_count(0)
                given.append("fight")
            moment = page.locator("[data-phase]").get_attribute("data-phase")
            if (place, str(moment)) not in looked:
                looked.add((place, str(moment)))
                assert violations(page) == [], moment
                assert widest(page) <= 0
            given.append(answer(page, press))
            assert len(given) < MOST_ANSWERS, given
            expect(page.locator("[data-phase][aria-busy=true]")).to_have_count(0)
    for page in pages:
        assert violations(page) == []
    return given


def test_two_people_and_a_bot_play_to_the_end_by_mouse_and_by_touch(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", phone=True)
    begun(ann, bob)
    for guest in (ann, bob):
        watch_story(guest.page)
    given = play_to_the_end([(ann, click), (bob, tap)])
    assert {"sneak", "spy", "fight"} <= set(given)
    for guest in (ann, bob):
        seen(guest.page.get_by_role("region", name=say("web-over")))
        ahead, moments = story_of(guest.page)
        assert ahead == []
        assert [moment for moment in moments if moment != "trap"] == ["fight", "victory", "result"]
    for guest, seat in ((ann, 0), (bob, 1)):
        for told in guest.told():
            sides = (told.get("view") or {}).get("sides", []) if not told.get("over") else []
            assert all(side["own"] is None for other, side in enumerate(sides) if other != seat)


def test_keys_alone_are_enough_for_a_whole_game(come: Come) -> None:
    ann = come("Ann")
    begun(ann)
    assert {"sneak", "spy", "fight"} <= set(play_to_the_end([(ann, by_keys)]))


def test_a_card_is_carried_into_a_room_and_can_be_taken_back(come: Come) -> None:
    ann = come("Ann")
    begun(ann, deck="weapons")  # each can be laid
    page = ann.page
    seen(page.locator("[data-asked=true]"))
    card = seen(page.locator("[data-card][data-word]").first)
    drag(card, page.locator("[data-room=bedroom]"))
    expect(page.locator("[data-room=bedroom]")).to_have_attribute("aria-pressed", "true")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=gangster("board-do-sneak", room="bedroom", number=1))).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-room][aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    seen(page.get_by_text(gangster("board-choose-room")))
    expect(page.locator(SEND)).to_have_count(0)


def test_on_a_phone_five_rivals_stand_above_the_own_corner(come: Come) -> None:
    ann = come("Ann", phone=True)
    begun(ann, seats=6)
    rivals = ann.page.locator("li:has([data-seat])")
    expect(rivals).to_have_count(5)
    lowest, corner = (
        rivals.last.bounding_box(),
        ann.page.get_by_role("region", name=gangster("board-dock")).bounding_box(),
    )
    assert lowest
    assert corner
    assert lowest["y"] + lowest["height"] <= corner["y"]
