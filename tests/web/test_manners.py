"""Walks: two people from the start to a rematch, one who never comes back, and a page that is left open.

Whoever is called Gone has little time at this server until it has run out once; everybody else has all of it.
"""

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from web.browser import ROOT, Guest, Server, seen, served, until, violations, widest
from web.conftest import Come
from web.film import film
from web.grooves import Picture, asked
from web.say import ANY, like, say, speaker

SHORT_TIME = (sys.executable, ROOT / "tests" / "server" / "short_time.py", "Gone")
COLOURS = """() => getComputedStyle(document.querySelector('[style*="--seat-0"]')).getPropertyValue("--seat-0")"""
CLOCK = {"type": "decision", "seconds": 600, "window_seconds": 600}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("data"), command=SHORT_TIME) as running:
        yield running


def begun(game: str, seats: int, *people: Guest, figure: str = "", **options: object) -> str:
    """A table with a clock, these people and bots of the first level; nobody looks at it yet."""
    table = people[0].put_up(game, seats, clock=CLOCK, options=options)
    for seat, guest in enumerate(people):
        guest.sit(table, seat)
    if figure:
        people[0].post(table, "avatar", seat=0, avatar=figure)
    people[0].post(table, "start", fill="level-1" if len(people) < seats else "")
    return table


def log_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=say("web-news"))


def standing_in(guest: Guest) -> Locator:
    """The chip of somebody for whom a bot plays."""
    return guest.page.get_by_role("list", name=say("web-at-the-table")).get_by_text(like(say("web-bot-plays", bot=ANY)))


def test_of_two_who_never_comes_back_loses_on_time(come: Come) -> None:
    ann, gone = come("Ann"), come("Gone")
    quoridor = speaker("quoridor", "Ann", "Gone")
    table = begun("quoridor", 2, ann, gone, first=0)
    ann.go(f"/t/{table}")
    seen(ann.page.locator("[data-asked=true]"))
    Picture(ann).click("e2")
    seen(ann.page.get_by_role("heading", name=say("web-over-you")))
    ran_out = quoridor("event-time-ran-out", seat=1)
    expect(log_of(ann)).to_contain_text(ran_out)
    expect(ann.page.get_by_role("region", name=say("web-over"))).to_contain_text(ran_out)
    film("two sides", "1 won", ann)
    gone.go(f"/t/{table}")
    seen(gone.page.get_by_role("heading", name=say("web-over-lost-on-time")))
    expect(gone.page.get_by_role("region", name=say("web-over"))).to_contain_text(
        say("web-over-winner", who="Ann", number=1)
    )
    film("two sides", "2 lost", gone)
    assert [violations(guest.page) for guest in (ann, gone)] == [[], []]
    ann.page.get_by_role("button", name=say("web-rematch"), exact=True).click()
    seen(ann.page.get_by_text(say("web-rematch-lapsed")))
    seen(ann.page.get_by_role("button", name=say("web-rematch"), exact=True))  # it can be offered again
    for guest, told in ((ann, say("web-rematch-lapsed")), (gone, say("web-rematch-missed", who="Ann"))):
        guest.go("/")
        seen(guest.page.get_by_role("region", name=say("web-rematch")).get_by_text(told))
        assert guest.page.get_by_role("button", name=say("web-rematch-no")).count() == 0
        film("two sides", "3 offer lapsed", guest)


def test_of_four_a_bot_plays_until_the_owner_says_that_they_are_back(come: Come) -> None:
    ann, gone = come("Ann"), come("Gone")
    quoridor = speaker("quoridor", "Ann", "Gone")
    table = begun("quoridor", 4, ann, gone, first=0)
    ann.go(f"/t/{table}")
    seen(ann.page.locator("[data-asked=true]"))
    Picture(ann).click("e2")
    for event in ("event-time-ran-out", "event-stand-in-seated"):
        expect(log_of(ann)).to_contain_text(quoridor(event, seat=1))
    seen(standing_in(ann))
    seen(ann.page.locator("[data-asked=true]"))  # the bot has answered, and it goes on
    film("four sides", "1 bot plays", ann)
    gone.go(f"/t/{table}")
    Picture(gone)  # with the board the bar below it comes anew
    back = seen(gone.page.get_by_role("button", name=say("web-im-back")))
    box = back.bounding_box()
    assert box
    assert box["height"] >= 48, "it is large"
    assert gone.page.locator("[data-asked=true]").count() == 0
    expect(log_of(gone)).to_contain_text(say("web-your-bot")[1:])  # a sentence begins with a capital
    expect(log_of(ann)).to_contain_text(say("web-name-of-bot", who="Gone"))
    film("four sides", "2 page open", gone)
    assert violations(gone.page) == []
    seen(standing_in(ann))  # an open page alone is not back
    back.click()
    expect(log_of(ann)).to_contain_text(quoridor("event-seat-reclaimed", seat=1))
    expect(standing_in(ann)).to_have_count(0)
    Picture(ann).click(asked(ann)["move"][0])  # a bot may have laid a wall
    seen(gone.page.locator("[data-asked=true]"))
    film("four sides", "3 is back", gone)


def test_a_window_that_runs_out_is_a_pass_and_nobody_reads_whose_time_it_was(come: Come) -> None:
    ann, gone = come("Ann"), come("Gone")
    gouda = speaker("gouda-gouda", "Ann", "Gone")
    ann.play_all_by_hand()
    table = begun("gouda-gouda", 2, ann, gone, magic="set", first=0, figure="violet")
    ann.go(f"/t/{table}")
    ann.page.locator("g[data-word]").first.click()
    seen(ann.page.locator("[data-word=pass]"))
    opened = max(told["question"] for told in ann.told() if told.get("question") is not None)
    film("window", "1 asked", ann)
    ann.page.locator("[data-word=pass]").click()
    until(lambda: ann.told()[-1]["n"] >= opened + 2)
    assert standing_in(ann).count() == 0
    ran_out = gouda("event-time-ran-out", seat=1)
    assert ran_out not in log_of(ann).inner_text()
    film("window", "2 went on", ann)
    chosen = ann.page.evaluate(COLOURS)
    ann.go(f"/t/{table}/replay")
    seen(ann.page.locator("[data-part=replay]"))
    assert ann.page.evaluate(COLOURS) == chosen, "the replay has the colours of the table"
    film("window", "3 replay", ann)


def test_sneaking_in_takes_the_stand_ins_choice(come: Come) -> None:
    ann, gone = come("Ann"), come("Gone")
    gangster = speaker("gouda-gangster", "Ann", "Gone")
    table = begun("gouda-gangster", 3, ann, gone)
    ann.post(table, "stand-in", seat=0)  # what Ann does is of no interest here
    ann.go(f"/t/{table}")
    expect(log_of(ann)).to_contain_text(gangster("event-stand-in-seated", seat=1))
    film("sneaking in", "1 bot plays", ann)  # unless three bots have ended it by now
    until(lambda: ann.ask("GET", f"/api/tables/{table}")["status"]["phase"] == "over")


def test_a_page_left_open_says_that_a_bot_plays_and_what_became_of_it(come: Come) -> None:
    gone, ann = come("Gone", phone=True), come("Ann")
    table = begun("quoridor", 3, gone, ann, first=0, size=5)
    gone.go(f"/t/{table}")
    seen(gone.page.get_by_text(say("web-stand-in-you")))
    until(lambda: gone.page.title().startswith(f"● {say('web-stand-in-you')}"))
    assert widest(gone.page) <= 0
    film("page left open", "1 bot plays", gone)
    ann.post(table, "stand-in", seat=1)
    seen(gone.page.get_by_role("region", name=say("web-over")))
    expect(gone.page.get_by_role("region", name=say("web-over"))).to_contain_text(say("web-finished-by-bot"))
    assert gone.page.get_by_role("heading", name=say("web-over-you")).count() == 0
    film("page left open", "2 over", gone)
    assert violations(gone.page) == []
    gone.go(f"/t/{table}/replay")
    gone.page.get_by_role("button", name=say("web-replay-last")).click()
    seen(gone.page.get_by_text(say("web-finished-by-bot")).first)
    film("page left open", "3 replay", gone)


def test_against_bots_the_next_game_starts_at_once_and_can_be_harder(come: Come) -> None:
    ann = come("Ann")
    table = begun("quoridor", 2, ann, first=0)
    ann.go(f"/t/{table}")
    seen(ann.page.locator("[data-asked=true]"))
    ann.post(table, "resign", seat=0)
    harder = seen(ann.page.get_by_role("button", name=say("web-harder")))
    assert ann.page.get_by_role("button", name=say("web-easier")).count() == 0, "nothing is easier than level 1"
    film("against bots", "1 over", ann)
    bot = ann.page.get_by_role("list", name=say("web-at-the-table")).get_by_role("listitem").locator("strong")
    before, colours = bot.all_inner_texts(), [ann.page.evaluate(COLOURS.replace("0", "1")), ann.page.evaluate(COLOURS)]
    harder.click()
    ann.page.wait_for_url(lambda url: table not in url)
    seen(ann.page.locator("[data-asked]"))
    following = ann.page.url.rpartition("/")[2]
    seats = ann.ask("GET", f"/api/tables/{following}")["status"]["seats"]
    assert [seat.get("bot") for seat in seats] == ["level-2", None]
    expect(bot).to_have_text(before[::-1])  # the bot keeps its name
    assert [ann.page.evaluate(COLOURS), ann.page.evaluate(COLOURS.replace("0", "1"))] == colours, "and its colour"
    film("against bots", "2 next game", ann)


def test_who_has_resigned_while_others_play_on_is_not_asked_whether_they_are_back(come: Come) -> None:
    ann = come("Ann")
    table = begun("quoridor", 3, ann, first=0)
    ann.go(f"/t/{table}")
    seen(ann.page.locator("[data-asked=true]"))
    ann.post(table, "resign", seat=0)
    seen(ann.page.get_by_text(say("web-stand-in-resigned")))
    assert ann.page.get_by_role("button", name=say("web-im-back")).count() == 0
    assert say("web-stand-in-you") not in ann.page.title()
    film("resigned", "1 others play on", ann)
    assert violations(ann.page) == []


def test_two_people_go_from_the_link_to_a_rematch_that_one_comes_late_to(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob", phone=True)
    table = ann.put_up("quoridor", 2, clock=CLOCK, options={"first": 0}, listed=False)
    ann.sit(table, 0)
    ann.go(f"/t/{table}")
    bob.go(f"/t/{table}")
    film("rematch", "0 invited", bob)
    bob.page.get_by_role("button", name=say("web-join-game")).click()
    ann.page.get_by_role("button", name=say("web-start"), exact=True).click()
    seen(ann.page.locator("[data-asked=true]"))
    Picture(ann).click("e2")
    seen(bob.page.locator("[data-asked=true]"))
    bob.page.get_by_role("button", name=say("web-table-menu")).click()
    bob.page.get_by_role("dialog").get_by_role("button", name=say("web-resign")).click()
    bob.page.get_by_role("dialog").get_by_role("button", name=say("web-resign")).click()
    seen(ann.page.get_by_role("heading", name=say("web-over-you")))
    ann.page.get_by_role("button", name=say("web-rematch"), exact=True).click()
    join = seen(bob.page.get_by_role("button", name=say("web-rematch-join")))
    expect(join).to_be_in_viewport()
    film("rematch", "1 offered", bob)
    film("rematch", "2 waiting", ann)
    ann.page.get_by_role("button", name=say("web-rematch-start", who="Bob")).click()
    ann.page.wait_for_url(lambda url: table not in url)
    seen(ann.page.get_by_text(say("web-bot-until-here")))
    film("rematch", "3 begun without bob", ann)
    seen(bob.page.get_by_text(say("web-rematch-begun")))
    bob.page.get_by_role("link", name=say("web-rematch-there")).first.click()
    seen(bob.page.locator("[data-asked]"))
    expect(ann.page.get_by_text(say("web-bot-until-here"))).to_have_count(0)
    expect(bob.page.locator("[data-part=stand-in]")).to_have_count(0)  # who arrives plays
    film("rematch", "4 bob has come", bob)
