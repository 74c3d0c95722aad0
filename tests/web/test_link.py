"""A link from another device: whoever has tables here is asked before they become somebody else."""

from web.browser import seen, until
from web.conftest import Come


def test_who_has_tables_is_asked_before_a_link_makes_them_somebody_else(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    for _ in range(3):
        bob.sit(bob.put_up("nim", 2), 0)
    url = f"/link#{ann.ask('POST', '/api/me/link')['token']}"
    bob.go(url)
    seen(bob.page.get_by_text("You are Bob on this device, with 3 tables. Become Ann here instead?"))
    assert bob.ask("GET", "/api/me")["name"] == "Bob"
    bob.page.get_by_role("button", name="Become Ann").click()
    seen(bob.page.get_by_text("You are Ann here now."))
    until(lambda: bob.ask("GET", "/api/me")["name"] == "Ann")
