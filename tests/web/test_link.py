"""A link from another device: whoever has tables here is asked before they become somebody else."""

from web.browser import seen, until
from web.conftest import Come
from web.say import say


def test_who_has_tables_is_asked_before_a_link_makes_them_somebody_else(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    for _ in range(3):
        bob.sit(bob.put_up("nim", 2), 0)
    url = f"/link#{ann.ask('POST', '/api/me/link')['token']}"
    bob.go(url)
    seen(bob.page.get_by_text(say("web-link-ask", me="Bob", tables=3, who="Ann")))
    assert bob.ask("GET", "/api/me")["name"] == "Bob"
    bob.page.get_by_role("button", name=say("web-link-become", who="Ann")).click()
    seen(bob.page.get_by_text(say("web-link-done", who="Ann")))
    until(lambda: bob.ask("GET", "/api/me")["name"] == "Ann")
