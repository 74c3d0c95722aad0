"""Two friends from the link to the first move; strangers see nothing of it unless the host lets them."""

from playwright.sync_api import Page, expect

from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.grooves import Picture
from web.grooves import asked as words_asked
from web.say import like, say, speaker

quoridor = speaker("quoridor")


def create(host: Guest, game: str = "quoridor") -> str:
    """Open a table for a friend in the form; gives the address to send."""
    page = host.go(f"/new/{game}")
    page.get_by_role("group", name=say("web-new-seat", number="B")).get_by_label(say("web-new-friend")).check()
    page.get_by_label(say("web-your-name")).fill("Ann")
    page.get_by_role("button", name=say("web-new-invite")).click()
    return str(seen(page.get_by_label(say("web-invite-link"))).input_value())


def join(page: Page, name: str) -> None:
    page.get_by_label(say("web-your-name")).fill(name)
    page.get_by_role("button", name=say("web-join-game")).click()
    seen(page.get_by_role("button", name=say("web-stand")))


def test_two_friends_come_from_the_link_to_the_first_move(come: Come) -> None:
    ann, bob, eve = come(), come(phone=True), come()
    address = create(ann)
    assert violations(ann.page) == []
    lobby = eve.go("/")
    seen(lobby.get_by_text(say("web-home-no-tables")))
    friend = bob.go(address)
    suggested = seen(friend.get_by_label(say("web-your-name"))).input_value()
    assert suggested, "a name is suggested"
    seen(friend.get_by_text(say("web-table-usual")))
    seen(friend.get_by_text(say("web-table-private")))
    seen(friend.get_by_role("listitem").get_by_text("Ann", exact=True))
    assert friend.get_by_text("cheeseboard serve").count() == 0, "guests have no server to start"
    assert violations(friend) == []
    assert widest(friend) <= 0
    join(friend, "Bob")
    until(lambda: say("web-arrived", who="Bob") in ann.noticed())
    friend.get_by_label(say("web-chat-label")).fill("Good luck!")
    friend.keyboard.press("Enter")
    seen(ann.page.get_by_role("log").get_by_text("Good luck!"))
    assert ann.page.get_by_role("log").locator("strong").all_inner_texts() == ["Bob"]
    friend.get_by_role("button", name=say("web-choose-figure")).click()
    friend.get_by_role("dialog").get_by_role("button", name=quoridor("board-look-owl")).click()
    seen(friend.get_by_role("button", name=quoridor("board-look-owl")))
    friend.get_by_role("button", name=quoridor("board-look-owl")).click()
    friend.get_by_role("dialog").get_by_role("button", name=quoridor("board-look-mouse")).click()
    lost = say("web-look-lost", who="Bob", look=quoridor("board-look-mouse"), mine=quoridor("board-look-cat"))
    until(lambda: lost in ann.noticed())
    assert violations(friend) == []
    ann.page.get_by_role("button", name=say("web-start"), exact=True).click()
    asked = until(lambda: next((one for one in (ann, bob) if one.page.locator("[data-asked=true]").count()), None))
    Picture(asked).click(words_asked(asked)["move"][0])
    other = bob if asked is ann else ann
    seen(other.page.locator("[data-asked=true]"))
    for guest in (ann, bob):
        assert guest.page.locator("[data-part=notice][data-kind=bad]").count() == 0
        assert {*guest.noticed()} in (set(), {say("web-arrived", who="Bob"), lost})
    seen(lobby.get_by_text(say("web-home-no-tables")))
    assert not any("Ann" in text for text in eve.frames), "strangers are told nothing of it"


def test_who_has_a_name_is_not_asked_again(come: Come) -> None:
    ann, bob = come(), come()
    join(bob.go(create(ann)), "Bob")
    cleo = come()
    page = cleo.go("/new/nim")
    page.get_by_role("group", name=say("web-new-seat", number="B")).get_by_label(say("web-new-friend")).check()
    page.get_by_label(say("web-your-name")).fill("Cleo")
    page.get_by_role("button", name=say("web-new-invite")).click()
    friend = bob.go(seen(page.get_by_label(say("web-invite-link"))).input_value())
    seen(friend.get_by_text(say("web-invited-as", who="Bob")))
    assert friend.get_by_label(say("web-your-name")).count() == 0
    friend.get_by_role("button", name=say("web-join-game")).click()
    seen(page.get_by_role("heading", name=say("web-all-here")))


def test_strangers_may_come_once_the_host_says_so(come: Come) -> None:
    ann, eve = come(), come("Eve")
    create(ann)
    lobby = eve.go("/")
    seen(lobby.get_by_text(say("web-home-no-tables")))
    ann.page.get_by_label(say("web-anybody")).check()
    seen(ann.page.get_by_text(say("web-table-listed")))
    seen(lobby.get_by_role("link", name=f"Ann · {say('web-free')}"))
    ann.page.get_by_label(say("web-anybody")).uncheck()
    seen(lobby.get_by_text(say("web-home-no-tables")))


def test_only_the_host_reads_how_to_let_the_network_in_and_only_while_a_friend_is_awaited(come: Come) -> None:
    ann, bob = come(), come()
    address = create(ann)  # this server can be reached from this computer alone
    ann.page.get_by_text(say("web-only-here")).click()  # it is folded
    seen(ann.page.get_by_text("cheeseboard serve --lan"))
    expect(ann.page.get_by_role("button", name=say("web-fill"))).to_be_hidden()
    friend = bob.go(address)
    join(friend, "Bob")
    seen(friend.get_by_text(say("web-wait-start")))
    seen(ann.page.get_by_role("heading", name=say("web-all-here")))
    for guest in (ann, bob):
        assert guest.page.get_by_text("cheeseboard serve").count() == 0
    friend.get_by_role("button", name=say("web-stand")).click()
    until(lambda: say("web-left", who="Bob") in ann.noticed())
    seen(ann.page.get_by_role("heading", name=say("web-invite"), exact=True))


def test_options_and_clock_are_said_in_words_before_the_start(come: Come) -> None:
    ann, bob = come("Ann"), come()
    clock = {"type": "days", "days": 3}
    table = ann.put_up("quoridor", 2, options={"first": 0, "size": 5, "barriers": [3, 1]}, clock=clock)
    ann.sit(table, 0)
    page = bob.go(f"/t/{table}")
    seen(page.get_by_text(f"{quoridor('option-first')}: Ann"))
    seen(page.get_by_text(f"{quoridor('option-size')}: 5"))
    seen(page.get_by_text(like(f"{quoridor('option-barriers')}: Ann: 3, {say('web-empty-seat')} B: 1")))
    seen(page.get_by_text(say("web-table-rest-usual")))
    seen(page.get_by_text(say("web-clock-decision", time="3 days")))
