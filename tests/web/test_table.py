"""Around the board: spectators, talk, offers, giving up, looking back, giving a seat away, forced moves."""

from playwright.sync_api import expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come


def begun(ann: Guest, bob: Guest, game: str = "nim", **options: object) -> str:
    table = ann.put_up(game, 2, options=options)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.get_by_role("tab", name="Log"))
        seen(guest.page.locator(".stage").first)
    return table


def take(guest: Guest, number: int) -> None:
    guest.page.get_by_role("group", name="take").get_by_role("button", name=str(number)).click()


def menu(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name="Table menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_spectator_sees_the_game_and_can_answer_nothing(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come()
    table = begun(ann, bob)
    eve.go(f"/t/{table}")
    seen(eve.page.get_by_text("21 counters are left."))
    take(ann, 3)
    seen(eve.page.get_by_text("18 counters are left."))
    assert eve.page.get_by_role("group", name="take").count() == 0
    seen(eve.page.get_by_text("You are watching."))
    eve.page.get_by_role("button", name="Table menu").click()
    assert eve.page.get_by_role("dialog").get_by_role("button", name="Give up").count() == 0
    assert {frame["seat"] for frame in eve.told()} == {None}


def test_who_may_not_watch_is_told_so(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come()
    table = ann.put_up("nim", 2, watchable=False)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    eve.go(f"/t/{table}")
    seen(eve.page.get_by_text("Only the players may see this game."))
    eve.go("/t/no-such-table")
    seen(eve.page.get_by_text("There is no such table."))


def test_people_talk_and_can_be_muted(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_role("textbox", name="Say something").fill("<b>Good luck!</b>")
    bob.page.keyboard.press("Enter")
    seen(ann.page.get_by_label("One new message"))
    ann.page.get_by_role("tab", name="Chat").click()
    seen(ann.page.get_by_role("log").get_by_text("<b>Good luck!</b>"))
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Mute Bob").click()
    bob.page.get_by_role("textbox").fill("Are you there?")
    bob.page.keyboard.press("Enter")
    seen(bob.page.get_by_role("log").get_by_text("Are you there?"))
    take(ann, 1)
    seen(bob.page.get_by_text("20 counters are left."))
    assert ann.page.get_by_role("log").get_by_text("Are you there?").count() == 0
    ann.page.get_by_role("tab", name="Log").click()
    ann.page.get_by_role("tab", name="Chat").click()
    assert ann.page.get_by_role("log").get_by_text("Good luck!").count() == 0, "still muted"
    ann.page.get_by_role("button", name="Hear everybody again").click()
    seen(ann.page.get_by_role("log").get_by_text("Are you there?"))


def test_a_take_back_is_offered_answered_and_done(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    take(ann, 3)
    seen(bob.page.get_by_text("18 counters are left."))
    menu(ann, "Take my last move back")
    seen(ann.page.get_by_text("You have agreed."))
    seen(bob.page.get_by_text("Ann would like to take the last move back."))
    bob.page.get_by_role("button", name="Agree").click()
    seen(ann.page.get_by_text("21 counters are left."))
    take(ann, 1)
    seen(bob.page.get_by_text("20 counters are left."))
    menu(bob, "Call the game off")
    ann.page.get_by_role("button", name="No", exact=True).click()
    until(lambda: bob.page.get_by_role("main").get_by_text("You have agreed.").count() == 0)


def test_giving_up_asks_once_more_and_ends_a_game_of_two(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    menu(ann, "Give up")
    seen(ann.page.get_by_text("Does Ann really give up?"))
    ann.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    seen(bob.page.get_by_role("heading", name="Bob has won!"))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the game").click()
    assert download.value.suggested_filename.endswith(".game")


def test_a_click_in_the_log_looks_back_and_escape_returns(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    take(ann, 3)
    seen(bob.page.get_by_text("18 counters are left."))
    take(bob, 2)
    seen(ann.page.get_by_text("16 counters are left."))
    ann.page.get_by_role("button", name="Ann takes 3 counters.").click()
    seen(ann.page.get_by_text("18 counters are left."))
    seen(ann.page.get_by_text("Row 1 of 2"))
    expect(ann.page.get_by_role("group", name="take")).to_have_count(0)  # the past cannot be answered
    ann.page.get_by_role("button", name="One row back").click()
    seen(ann.page.get_by_text("21 counters are left."))
    ann.page.keyboard.press("Escape")
    seen(ann.page.get_by_text("16 counters are left."))
    take(ann, 1)
    seen(bob.page.get_by_text("15 counters are left."))


def test_a_seat_is_given_away_by_a_link_and_a_bot_plays_on_on_wish(come: Come) -> None:
    ann, bob, eve = come("Ann"), come("Bob"), come("Eve")
    begun(ann, bob)
    menu(ann, "Give my seat to somebody")
    address = seen(ann.page.get_by_role("textbox", name="Give my seat")).input_value()
    eve.go(address)
    seen(eve.page.get_by_text("Your turn"))
    take(eve, 2)
    seen(bob.page.get_by_text("19 counters are left."))
    menu(bob, "Let a bot play on for me")
    seen(eve.page.get_by_text("Your turn"))
    bob.page.get_by_role("button", name="Play yourself again").click()
    take(eve, 1)
    seen(bob.page.get_by_role("group", name="take"))


def test_forced_moves_of_open_games_are_played_by_themselves_unless_switched_off(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob, heap=2, most=1)
    seen(ann.page.get_by_role("heading", name="Bob has won!"))
    assert sum('"act"' in text for text in ann.sent) == 1
    for guest in (ann, bob):
        guest.page.get_by_role("button", name="Settings").click()
        guest.page.get_by_role("checkbox", name="Play forced moves by itself").uncheck()
        guest.page.keyboard.press("Escape")
    ann.sent.clear()
    ann.page.clock.install()
    begun(ann, bob, heap=2, most=1)
    seen(ann.page.get_by_role("group", name="take"))
    ann.page.clock.fast_forward(10_000)  # whatever waits in the page for its moment has had it
    take(ann, 1)
    seen(bob.page.get_by_role("group", name="take"))
    assert sum('"act"' in text for text in ann.sent) == 1


def test_the_table_menu_and_the_settings_have_no_fault_on_a_phone(come: Come) -> None:
    ann, bob = come("Ann", phone=True), come("Bob")
    begun(ann, bob, "quoridor")
    assert widest(ann.page) <= 0
    ann.page.get_by_role("button", name="Table menu").tap()
    assert violations(ann.page) == []
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Settings").tap()
    assert violations(ann.page) == []
    ann.page.get_by_text("dark", exact=True).tap()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.keyboard.press("Escape")
    assert violations(ann.page) == []
