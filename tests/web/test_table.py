"""Around the board: spectators, talk, offers, giving up, looking back, giving a seat away, forced moves."""

from playwright.sync_api import expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.say import say, speaker

nim = speaker("nim", "Ann", "Bob")


def begun(ann: Guest, bob: Guest, game: str = "nim", **options: object) -> str:
    table = ann.put_up(game, 2, options=options)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.get_by_role("tab", name=say("web-log")))
        seen(guest.page.locator("[data-asked]").first)
    return table


def take(guest: Guest, number: int) -> None:
    guest.page.locator(f"[data-word='take {number}']").click()


def menu(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=say("web-table-menu")).click()
    guest.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_spectator_sees_the_game_and_can_answer_nothing(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come()
    table = begun(ann, bob)
    eve.go(f"/t/{table}")
    seen(eve.page.get_by_text(nim("tell-heap", left=21)))
    take(ann, 3)
    seen(eve.page.get_by_text(nim("tell-heap", left=18)))
    assert eve.page.locator("[data-word^='take ']").count() == 0
    seen(eve.page.get_by_text(say("web-spectator")))
    eve.page.get_by_role("button", name=say("web-table-menu")).click()
    assert eve.page.get_by_role("dialog").get_by_role("button", name=say("web-resign")).count() == 0
    assert {frame["seat"] for frame in eve.told()} == {None}


def test_who_may_not_watch_is_told_so(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come()
    table = ann.put_up("nim", 2, watchable=False)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    eve.go(f"/t/{table}")
    seen(eve.page.get_by_text(say("refused-not-watchable")))
    eve.go("/t/no-such-table")
    seen(eve.page.get_by_text(say("refused-unknown-table")))


def test_people_talk_and_can_be_muted(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    bob.page.get_by_role("tab", name=say("web-chat")).click()
    bob.page.get_by_role("textbox", name=say("web-chat-label")).fill("<b>Good luck!</b>")
    bob.page.keyboard.press("Enter")
    seen(ann.page.get_by_label(say("web-unread", number=1)))
    ann.page.get_by_role("tab", name=say("web-chat")).click()
    seen(ann.page.get_by_role("log").get_by_text("<b>Good luck!</b>"))
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name=say("web-mute", who="Bob")).click()
    bob.page.get_by_role("textbox").fill("Are you there?")
    bob.page.keyboard.press("Enter")
    seen(bob.page.get_by_role("log").get_by_text("Are you there?"))
    take(ann, 1)
    seen(bob.page.get_by_text(nim("tell-heap", left=20)))
    assert ann.page.get_by_role("log").get_by_text("Are you there?").count() == 0
    ann.page.get_by_role("tab", name=say("web-log")).click()
    ann.page.get_by_role("tab", name=say("web-chat")).click()
    assert ann.page.get_by_role("log").get_by_text("Good luck!").count() == 0, "still muted"
    ann.page.get_by_role("button", name=say("web-hear-all")).click()
    seen(ann.page.get_by_role("log").get_by_text("Are you there?"))


def test_a_take_back_is_offered_answered_and_done(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    take(ann, 3)
    seen(bob.page.get_by_text(nim("tell-heap", left=18)))
    menu(ann, say("web-offer-back"))
    seen(ann.page.get_by_text(f"{say('web-offer-you-back')} {say('web-offer-awaits', who='Bob')}"))
    seen(bob.page.get_by_text(say("web-offered-back", who="Ann")))
    bob.page.get_by_role("button", name=say("web-agree"), exact=True).click()
    seen(ann.page.get_by_text(nim("tell-heap", left=21)))
    take(ann, 1)
    seen(bob.page.get_by_text(nim("tell-heap", left=20)))
    menu(bob, say("web-offer-abort"))
    ann.page.get_by_role("button", name=say("web-decline"), exact=True).click()
    until(lambda: say("web-offer-declined-abort") in bob.noticed())


def test_giving_up_asks_once_more_and_ends_a_game_of_two(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    menu(ann, say("web-resign"))
    seen(ann.page.get_by_text(say("web-resign-sure", who="Ann")))
    ann.page.get_by_role("dialog").get_by_role("button", name=say("web-resign")).click()
    seen(bob.page.get_by_role("heading", name=say("web-over-you")))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name=say("web-file")).click()
    assert download.value.suggested_filename.endswith(".game")


def test_a_click_in_the_log_looks_back_and_escape_returns(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    take(ann, 3)
    seen(bob.page.get_by_text(nim("tell-heap", left=18)))
    take(bob, 2)
    seen(ann.page.get_by_text(nim("tell-heap", left=16)))
    ann.page.get_by_role("button", name=nim("event-counters-taken", seat=0, number=3)).click()
    seen(ann.page.get_by_text(nim("tell-heap", left=18)))
    seen(ann.page.get_by_text(say("web-looking-back", row=1, newest=2)))
    expect(ann.page.locator("[data-word^='take ']")).to_have_count(0)  # the past cannot be answered
    ann.page.get_by_role("button", name=say("web-step-back")).click()
    seen(ann.page.get_by_text(nim("tell-heap", left=21)))
    ann.page.keyboard.press("Escape")
    seen(ann.page.get_by_text(nim("tell-heap", left=16)))
    take(ann, 1)
    seen(bob.page.get_by_text(nim("tell-heap", left=15)))


def test_a_seat_is_given_away_by_a_link_and_a_bot_plays_on_on_wish(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come("Eve")
    table = begun(ann, bob)
    menu(ann, say("web-hand-over"))
    address = seen(ann.page.get_by_role("textbox", name=say("web-hand-over"))).input_value()
    eve.go(address)
    seen(eve.page.get_by_text(say("web-your-turn")))
    take(eve, 2)
    seen(bob.page.get_by_text(nim("tell-heap", left=19)))
    menu(bob, say("web-bot-for-me"))
    dialog = bob.page.get_by_role("dialog")
    level = dialog.get_by_label(say("web-stand-in-level"))
    expect(level).to_have_value(bob.ask("GET", "/api/games/nim")["stand_in"])
    assert violations(bob.page) == []
    (chosen,) = level.select_option(index=0)
    dialog.get_by_role("button", name=say("web-stand-in-go")).click()
    seen(eve.page.get_by_text(say("web-your-turn")))
    seen(bob.page.get_by_text(say("web-stand-in-you")))
    assert bob.ask("GET", f"/api/tables/{table}")["status"]["seats"][1]["bot"] == chosen
    assert violations(bob.page) == []
    bob.page.get_by_role("button", name=say("web-im-back")).click()
    expect(bob.page.locator("[data-part=stand-in]")).to_have_count(0)
    take(eve, 1)
    seen(bob.page.locator("[data-asked=true]"))


def test_forced_moves_of_open_games_are_played_by_themselves_unless_switched_off(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob, heap=2, most=1)
    seen(ann.page.get_by_role("heading", name=say("web-over-lost")))
    assert sum('"act"' in text for text in ann.sent) == 1
    for guest in (ann, bob):
        guest.page.get_by_role("button", name=say("web-settings")).click()
        guest.page.get_by_role("checkbox", name=say("web-autoplay")).uncheck()
        guest.page.keyboard.press("Escape")
    ann.sent.clear()
    ann.page.clock.install()
    begun(ann, bob, heap=2, most=1)
    seen(ann.page.locator("[data-asked=true]"))
    ann.page.clock.fast_forward(10_000)  # whatever waits in the page for its moment has had it
    take(ann, 1)
    seen(bob.page.locator("[data-asked=true]"))
    assert sum('"act"' in text for text in ann.sent) == 1


def test_the_table_menu_and_the_settings_have_no_fault_on_a_phone(come: Come) -> None:
    ann, bob = come("Ann", phone=True), come("Bob")
    begun(ann, bob, "quoridor")
    assert widest(ann.page) <= 0
    ann.page.get_by_role("button", name=say("web-table-menu")).tap()
    assert violations(ann.page) == []
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name=say("web-settings")).tap()
    assert violations(ann.page) == []
    ann.page.get_by_text(say("web-theme-dark"), exact=True).tap()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.keyboard.press("Escape")
    assert violations(ann.page) == []
