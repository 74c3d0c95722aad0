"""The form of a new table: every option can be set, seats are called by name, and the rules object at once."""

from typing import Any

from playwright.sync_api import expect

from web.browser import Guest, seen, violations
from web.conftest import Come
from web.say import ANY, like, say, speaker

gouda = speaker("gouda-gouda")
quoridor = speaker("quoridor")
pac_man = speaker("pac-man")


def start(guest: Guest) -> dict[str, Any]:
    """Create the table, with bots where friends are proposed; gives its options."""
    for place in guest.page.get_by_role("group", name=like(say("web-new-seat", number=ANY))).all():
        if place.get_by_label(say("web-new-friend")).is_checked():
            place.get_by_label(say("web-new-bot"), exact=True).check()
    guest.page.get_by_role("button", name=say("web-new-start")).click()
    guest.page.wait_for_url("**/t/*")
    options: dict[str, Any] = guest.ask("GET", f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}")["options"]
    return options


def test_who_begins_is_one_of_the_seats_that_exist_by_name(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/new/quoridor")
    first = page.get_by_role("group", name=quoridor("option-first"))
    place = page.get_by_role("group", name=say("web-new-seat", number="B"))
    place.get_by_label(say("web-new-here")).check()
    place.get_by_label(say("web-new-name")).fill("Ben")
    expect(first.get_by_role("radio")).to_have_count(3)
    first.get_by_role("radio", name="Ben").check()
    assert start(ann)["first"] == 1


def test_walls_are_given_to_each_seat_and_patience_is_any_number(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/new/quoridor")
    page.get_by_label(quoridor("option-barriers"), exact=True).select_option(label=say("web-option-per-seat"))
    page.get_by_role("spinbutton").nth(0).fill("4")
    page.get_by_role("spinbutton").nth(1).fill("12")
    assert violations(page) == []
    assert start(ann)["barriers"] == [4, 12]
    ann.go("/new/pac-man").get_by_label(pac_man("option-patience")).fill("37")
    assert start(ann)["patience"] == 37


def test_cheese_is_put_on_the_picture_of_the_board(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/new/gouda-gouda")
    places = page.get_by_role("group", name=gouda("option-cheese_at"))
    assert places.count() == 0, "one piece lies on the table"
    page.get_by_role("radio", name=gouda("option-cheese-valued")).check()
    seen(places)
    assert violations(page) == []
    for _ in range(2):
        places.get_by_role("button", name=gouda("word-suitcase")).click()
    chosen = places.get_by_role("radio", name=gouda("word-suitcase"))
    expect(chosen).to_have_count(2)
    places_of = start(ann)["cheese_at"]
    assert places_of[:2] == ["suitcase", "suitcase"]
    assert places_of[2] not in ("suitcase", None)


def test_what_the_rules_refuse_is_said_before_the_table_exists(come: Come) -> None:
    page = come("Ann").go("/new/gouda-gouda")
    page.get_by_label(gouda("option-magic")).select_option(label=gouda("option-magic-set"))
    page.get_by_label(say("web-new-players", number=6)).check()
    seen(page.get_by_text(gouda("refused-set-too-many-seats", most=5)))
    expect(page.get_by_role("button", name=say("web-new-invite"))).to_be_disabled()
    assert violations(page) == []
    page.get_by_label(say("web-new-players", number=5)).check()
    expect(page.get_by_role("button", name=say("web-new-invite"))).to_be_enabled()


def test_friends_are_proposed_and_all_others_are_chosen_at_once(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/new/gouda-gouda")
    kinds = page.get_by_role("group", name=say("web-new-with"))
    expect(kinds.get_by_label(say("web-new-friends"))).to_be_checked()
    seats = page.get_by_role("group", name=like(say("web-new-seat", number=ANY)))
    expect(seats.get_by_role("radio", name=say("web-new-friend"), checked=True)).to_have_count(3)
    kinds.get_by_label(say("web-new-bots")).check()
    expect(seats.get_by_role("radio", name=say("web-new-bot"), exact=True, checked=True)).to_have_count(3)
    seats.nth(2).get_by_label(say("web-new-me")).check()
    expect(seats.nth(0).get_by_label(say("web-new-bot"), exact=True)).to_be_checked()
    expect(kinds.get_by_label(say("web-new-bots"))).to_be_checked()
    seats.nth(0).get_by_label(say("web-new-friend")).check()
    expect(kinds.get_by_role("radio", checked=True)).to_have_count(0)
    assert violations(page) == []


def test_a_number_can_be_left_out_where_the_rules_have_a_word_for_it(come: Come) -> None:
    ann = come("Ann")
    ann.go("/new/pac-man").get_by_label(pac_man("option-patience-off")).check()
    assert start(ann)["patience"] == "off"
