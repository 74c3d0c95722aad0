"""Several people at one screen: the curtain between them, and what the page knows before it is lifted."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from cheeseboard.words import Words
from web.browser import Guest, first_action, seen, unless_gone, until, violations
from web.conftest import Come
from web.say import ANY, like, say, speaker

nim = speaker("nim")

PEOPLE = ("Ann", "Bohumil")


def begun(guest: Guest, game: str, **options: object) -> str:
    table = guest.put_up(game, 3, options=options)
    for seat, name in enumerate(PEOPLE):
        guest.sit(table, seat, name=name)
    guest.post(table, "start", fill="random")
    guest.go(f"/t/{table}")
    return table


def known_hands(frames: list[dict[str, Any]]) -> set[int]:
    """Seats whose own cards stand in any of these frames."""
    sides = [frame["view"]["sides"] for frame in frames if "sides" in (frame.get("view") or {})]
    return {seat for shown in sides for seat, side in enumerate(shown) if side["own"]}


def hand_of(guest: Guest, seat: int) -> set[str]:
    frame = next(one for one in reversed(guest.told()) if one["seat"] == seat and "sides" in (one.get("view") or {}))
    return {Words("en", "gouda-gangster").word(card) for card in frame["view"]["sides"][seat]["own"]["hand"]}


def test_nothing_of_the_next_person_is_in_the_page_before_they_lift_the_curtain(come: Come) -> None:
    ann = come("Ann")
    table = begun(ann, "gouda-gangster", deck="weapons")  # whose names no prompt speaks of
    page = ann.page
    seen(page.get_by_role("heading", name=say("web-curtain-title", who="Ann")))
    assert known_hands(ann.told()) == set()
    assert {frame["seat"] for frame in ann.told()} <= {None, 0, 1}
    page.get_by_role("button", name=say("web-curtain-lift", who="Ann")).click()
    until(lambda: known_hands(ann.told()) == {0})
    mine = hand_of(ann, 0)
    until(lambda: all(card in page.locator("body").inner_html() for card in mine))

    asked = next(one for one in reversed(ann.told()) if one["seat"] == 0 and one.get("menu"))
    ann.play(table, first_action(asked["menu"]), asked["question"], 0)
    seen(page.get_by_role("heading", name=say("web-curtain-title", who="Bohumil")))
    assert known_hands(ann.told()) == {0}, "nothing of the next person has been sent"
    assert [card for card in mine if card in page.locator("body").inner_html()] == [], (
        "nothing of the last person is left"
    )
    assert violations(page) == []

    page.get_by_role("button", name=say("web-curtain-lift", who="Bohumil")).click()
    until(lambda: known_hands(ann.told()) == {0, 1})
    theirs = hand_of(ann, 1)
    until(lambda: all(card in page.locator("body").inner_html() for card in theirs))
    assert [card for card in mine - theirs if card in page.locator("body").inner_html()] == []


def test_the_check_of_frames_finds_a_hand_that_was_sent_too_early(come: Come) -> None:
    ann = come("Ann")
    begun(ann, "gouda-gangster")
    seen(ann.page.get_by_role("heading", name=say("web-curtain-title", who="Ann")))
    ann.page.evaluate(
        """(table) => new Promise((resolve) => {
          const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
          socket.onopen = () => socket.send(JSON.stringify({ type: "hello", have: -1 }));
          socket.onmessage = ({ data }) => data.includes("digest") && resolve(data);
        })""",
        ann.page.url.rsplit("/", 1)[1],
    )
    until(lambda: known_hands(ann.told()))


def cards_of(guest: Guest, seat: int) -> set[str]:
    """The cards of Gouda! Gouda! this seat was last told to hold, as people call them."""
    views = [one["view"] for one in guest.told() if one["seat"] == seat and "hand" in (one.get("view") or {})]
    return {Words("en", "gouda-gouda").word(card) for card in views[-1]["hand"]} if views else set()


def shown(page: Page, cards: set[str]) -> set[str]:
    """Which of these cards stand anywhere in the page, seen or unseen."""
    html = page.evaluate("document.documentElement.outerHTML")
    return {card for card in cards if card in html}


def two_here_and_one_elsewhere(ann: Guest, cid: Guest) -> str:
    """Gouda! Gouda! with Ann and Bohumil at one screen, while Cid, who is elsewhere, is asked."""
    for guest in (ann, cid):
        guest.play_all_by_hand()
    table = ann.put_up("gouda-gouda", 3, options={"magic": 3, "first": 2})
    for seat, name in enumerate(PEOPLE):
        ann.sit(table, seat, name=name)
    cid.sit(table, 2)
    ann.post(table, "start")
    ann.go(f"/t/{table}")
    seen(ann.page.locator("svg[role=group]"))
    return table


def test_who_is_not_asked_may_look_at_their_own_hand_behind_the_curtain(come: Come) -> None:
    ann, cid = come("Ann"), come("Cid")
    two_here_and_one_elsewhere(ann, cid)
    page, bar = ann.page, ann.page.get_by_role("region", name=say("web-peek"))
    bar.get_by_role("button", name="Bohumil").click()
    lift = seen(page.get_by_role("button", name=say("web-curtain-lift", who="Bohumil")))
    assert [cards_of(ann, seat) for seat in (0, 1)] == [set(), set()], "nothing has been sent before it is lifted"
    assert violations(page) == []
    lift.click()
    until(lambda: cards_of(ann, 1))
    theirs = cards_of(ann, 1)
    until(lambda: shown(page, theirs) == theirs)
    assert cards_of(ann, 0) == set()
    assert violations(page) == []
    page.get_by_role("button", name=say("web-cover")).click()
    until(lambda: shown(page, theirs) == set(), "nothing of it stays in the page")
    bar.get_by_role("button", name="Ann").click()
    seen(page.get_by_role("button", name=say("web-curtain-lift", who="Ann")))
    page.get_by_role("button", name=say("web-cancel")).click()
    expect(page.locator("[data-part=cover]")).to_have_count(0)
    assert cards_of(ann, 0) == set(), "who thinks better of it has seen nothing"


def test_what_one_person_looks_back_at_goes_with_them(come: Come) -> None:
    ann, cid = come("Ann"), come("Cid")
    table = two_here_and_one_elsewhere(ann, cid)
    page = ann.page
    cid.go(f"/t/{table}")
    asked = question(cid, 2)
    cid.play(table, first_action(asked["menu"]), asked["question"], 2)
    page.get_by_role("region", name=say("web-window")).get_by_role("button", name="Ann").click()
    page.get_by_role("button", name=say("web-curtain-lift", who="Ann")).click()
    until(lambda: cards_of(ann, 0))
    mine = cards_of(ann, 0)
    page.get_by_role("region", name=say("web-news")).get_by_role("button").last.click()
    seen(page.get_by_role("region", name=say("web-look-back")))
    assert shown(page, mine) == mine
    ann.play(table, "pass", question(ann, 0)["question"], 0)
    until(lambda: shown(page, mine) == set())
    expect(page.get_by_role("region", name=say("web-look-back"))).to_have_count(0)


def test_the_check_of_the_page_finds_a_card_that_nobody_sees(come: Come) -> None:
    page = come("Ann").go("/about")
    page.evaluate("document.body.append(Object.assign(document.createElement('i'), {hidden: true, title: 'Reroll'}))")
    assert shown(page, {"Reroll", "Nullify"}) == {"Reroll"}


def test_in_a_window_one_bar_asks_everybody_at_the_screen(come: Come) -> None:
    ann = come("Ann")
    ann.play_all_by_hand()
    table = begun(ann, "gouda-gouda", magic=3)
    page = ann.page
    bar = page.get_by_role("region", name=say("web-window"))
    lift = page.locator("[data-part=cover]").get_by_role("button", name=like(say("web-curtain-lift", who=ANY)))
    call = say("web-turn-of", who=ANY).split(ANY)
    asked = page.get_by_role("main").get_by_text(like(say("web-turn-of", who=ANY)))
    done: set[str] = set()
    called = ""
    while done != {"nobody", "somebody"}:
        until(lambda: bar.is_visible() or lift.is_visible() or asked.is_visible())
        if lift.is_visible():
            unless_gone(lift, Locator.click)
        elif asked.is_visible() and (sentences := asked.all_inner_texts()):
            name = sentences[0].removeprefix(call[0]).removesuffix(call[1])
            if name == called and "pass" in {form["verb"] for form in question(ann, PEOPLE.index(name))["menu"]}:
                done.add("somebody")
            answer(ann, table, name)
        elif names := bar.get_by_role("button").all_inner_texts():  # none while the last answer is on its way
            assert names[0] == say("web-window-nobody")
            assert names[1:]
            assert set(names[1:]) <= set(PEOPLE)
            if "nobody" in done:
                called = names[-1]
                unless_gone(bar.get_by_role("button", name=called), Locator.click)
                continue
            assert violations(page) == []
            assert not any(one["seat"] is not None for one in ann.told()[-1:]), "nobody looks while all are asked"
            if unless_gone(bar.get_by_role("button", name=say("web-window-nobody")), Locator.click):
                done.add("nobody")


def question(guest: Guest, seat: int) -> dict[str, Any]:
    """What this seat was asked last."""
    found: dict[str, Any] = until(
        lambda: next((one for one in reversed(guest.told()) if one["seat"] == seat and one.get("menu")), None)
    )
    return found


def answer(guest: Guest, table: str, name: str) -> None:
    """Answer for somebody who looks, and wait until the page has understood it."""
    seat = PEOPLE.index(name)
    told = question(guest, seat)
    pass_first = sorted(told["menu"], key=lambda form: form["verb"] != "pass")
    guest.play(table, first_action(pass_first), told["question"], seat)
    until(lambda: next(one for one in reversed(guest.told()) if "n" in one).get("question") != told["question"])


def test_in_an_open_game_the_board_turns_to_whoever_is_asked_without_a_curtain(come: Come) -> None:
    ann = come("Ann")
    table = ann.put_up("nim", 2)
    for seat, name in enumerate(PEOPLE):
        ann.sit(table, seat, name=name)
    ann.post(table, "start")
    page = ann.go(f"/t/{table}")
    for who in ("Ann", "Bohumil", "Ann"):
        seen(page.get_by_text(say("web-turn-of", who=who)))
        assert page.locator("[data-part=cover]").count() == 0
        page.locator("[data-word='take 1']").click()


def test_spying_and_the_fight_are_for_everybody_at_the_screen_and_show_no_hand(come: Come) -> None:
    """Three people, one round: the curtain comes for sneaking in and for reinforcing, and for nothing else."""
    ann = come("Ann")
    ann.play_all_by_hand()
    table = ann.put_up("gouda-gangster", 3, options={"deck": "weapons"})
    for seat, name in enumerate((*PEOPLE, "Cid")):
        ann.sit(table, seat, name=name)
    ann.post(table, "start")
    page = ann.go(f"/t/{table}")
    lift = page.locator("[data-part=cover]").get_by_role("button", name=like(say("web-curtain-lift", who=ANY)))
    go_on = page.locator("[data-part=hand-over]").get_by_role("button")
    spy = page.locator("[data-word^='spy ']:not([disabled])")
    lifted, spied, has_fought = 0, 0, False
    while not has_fought:
        until(lambda: lift.is_visible() or go_on.is_visible() or spy.first.is_visible())
        if lift.is_visible():
            lifted += 1
            lift.click()
            sneak_in_or_pass(page)
            continue
        assert lift.count() == 0
        own = [one for one in ann.told() if one["seat"] is not None]
        assert all(one.get("is_full") for one in own), "what comes of an answer is told to nobody's side"
        assert {one["view"]["phase"] for one in own} <= {"sneak", "reinforce"}
        if spy.first.is_visible():
            spied += 1
            n = ann.told()[-1]["n"]
            spy.first.click()
            until(lambda n=n: ann.told()[-1]["n"] > n)  # type: ignore[misc]
        else:
            has_fought = "fighter-revealed" in happened(ann.told())
            assert violations(page) == []
            go_on.click()
            seen(lift)
    assert (spied, lifted) == (3, 6)


def sneak_in_or_pass(page: Page) -> None:
    """What the person does whose side is open, until it is closed again."""
    room, sneak, pass_on = (page.locator(f"[data-word{word}]") for word in ("=bathroom", "^='sneak '", "=pass"))
    until(lambda: room.is_visible() or pass_on.is_visible())
    if pass_on.is_visible():
        pass_on.click()
    else:
        room.click()
        sneak.click()
    expect(page.locator("[data-word=pass]").or_(sneak)).to_have_count(0)


def happened(frames: list[dict[str, Any]]) -> set[str]:
    """The types of all events in these frames."""
    return {event["type"] for one in frames for step in one.get("steps", ()) for event in step["events"]}
