"""Connections that break: reloads, a server that stops or is killed and comes back, an address in the network."""

import re
import signal
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.browser import NAME, Guest, seen, until
from web.conftest import Come, Serve
from web.say import say, speaker

nim = speaker("nim", "Ann", "Bob")
ONE_TAKEN = nim("event-counters-taken", seat=0, number=1)


def begun(ann: Guest, bob: Guest) -> str:
    table = ann.put_up("nim", 2)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.post(table, "start")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.get_by_text(nim("tell-heap", left=21)))
    return table


def take(guest: Guest, number: int) -> None:
    guest.page.locator(f"[data-word='take {number}']").click()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_game_goes_on_by_itself_after_the_server_was_away(come: Come, serve: Serve, how: signal.Signals) -> None:
    server = serve()
    ann, bob = come("Ann", at=server), come("Bob", at=server)
    begun(ann, bob)
    take(ann, 1)
    seen(bob.page.get_by_text(nim("tell-heap", left=20)))
    server.stop(how)
    seen(bob.page.get_by_text(say("web-lost")))
    take(bob, 3)  # meant while nobody hears it
    server.start()
    until(lambda: say("web-back-again") in bob.noticed())
    for guest in (ann, bob):
        seen(guest.page.get_by_text(nim("tell-heap", left=17)))
    take(ann, 2)
    seen(bob.page.get_by_text(nim("tell-heap", left=15)))


def test_a_reload_in_the_middle_of_a_game_changes_nothing(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    take(ann, 1)
    seen(bob.page.get_by_text(nim("tell-heap", left=20)))
    bob.page.reload()
    seen(bob.page.get_by_text(nim("tell-heap", left=20)))
    expect(bob.page.get_by_role("region", name=say("web-news"))).to_contain_text(ONE_TAKEN)
    take(bob, 1)
    ann.page.reload()
    seen(ann.page.get_by_text(nim("tell-heap", left=19)))
    seen(ann.page.get_by_text(say("web-your-turn")))


def test_an_answer_given_while_offline_arrives_once(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    begun(ann, bob)
    ann.context.set_offline(True)
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    take(ann, 2)
    ann.context.set_offline(False)
    seen(bob.page.get_by_text(nim("tell-heap", left=19)))
    seen(ann.page.get_by_text(nim("tell-heap", left=19)))
    assert len({text for text in ann.sent if '"act"' in text}) == 1


def test_everything_works_over_plain_http_at_the_name_of_this_computer(come: Come, serve: Serve) -> None:
    """As others in the network do. Chromium takes the name for this computer, whatever network there is."""
    server = serve("--lan")
    guest = come(at=f"http://{NAME}:{server.port}")
    page = guest.go("/")
    assert page.evaluate("isSecureContext") is False
    assert page.evaluate("typeof crypto.randomUUID") == "undefined"
    post(page, "/api/people", {"name": "Ann"})
    table = post(page, "/api/tables", {"game": "nim", "seats": 2, "clock": {"type": "none"}})["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=say("web-copy-link")).click()
    until(lambda: say("web-copied") in guest.noticed())
    until(
        lambda: page.get_by_role("img", name=say("web-invite-picture")).evaluate(
            "img => img.complete && img.naturalWidth > 0"
        )
    )
    page.get_by_role("button", name=say("web-sit")).first.click()
    page.get_by_text(say("web-fill-instead")).click()
    page.get_by_role("button", name=say("web-fill")).click()
    page.locator("[data-word='take 1']").click()
    expect(page.get_by_role("region", name=say("web-news"))).to_contain_text(ONE_TAKEN)


def test_the_address_it_prints_for_the_network_opens_the_page(come: Come, serve: Serve) -> None:
    server = serve("--lan")
    printed = until(lambda: re.search(r"http://\S+:\d+", (server.folder / "server.log").read_text("utf-8")))
    seen(come(at=printed[0]).go("/").get_by_role("button", name=say("web-home-play")).first)


def post(page: Page, path: str, body: object) -> Any:
    """Ask from inside the page, which alone knows the computer by this name."""
    return page.evaluate(
        """([path, body]) => fetch(path, {
          method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body)
        }).then((reply) => reply.json())""",
        [path, body],
    )
