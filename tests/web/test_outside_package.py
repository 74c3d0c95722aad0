"""A game of somebody else's package in the browser: its card, its rules, and the table that plays any game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.outside_package import install_pig
from web import evidence
from web.browser import seen, violations, widest
from web.conftest import Come, Serve
from web.say import say
from web.test_your_turn import HEARD, RENDERED_SOUND


@pytest.mark.slow
def test_an_installed_game_is_chosen_read_about_and_played(
    come: Come, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "package").mkdir()
    monkeypatch.setattr("web.browser.OUTSIDE", install_pig(tmp_path / "package"))
    monkeypatch.setattr(evidence, "FAILURES", tmp_path / "failures")
    ann = come("Ann", at=serve())
    ann.play_all_by_hand()  # else the page rolls first, and the click comes too late or twice
    page = ann.page
    page.add_init_script(RENDERED_SOUND)
    ann.go("/rules/pig")
    seen(page.get_by_role("heading", name="Pig", exact=True))
    ann.go("/")
    page.get_by_role("button", name=f"{say('web-home-play')}: Pig").click()
    log = page.get_by_role("region", name=say("web-news"))
    page.locator("[data-word=roll]").click()
    expect(log).to_contain_text(re.compile(r"You roll a \d"))
    expect(page.locator("[data-asked]")).to_contain_text("The goal is 100 points.")
    seen(page.locator("[data-asked=true]"))  # after a 1 only when the others have had their turns
    assert page.evaluate("loudest()") > HEARD
    assert widest(page) <= 0
    assert violations(page) == []
    kept = evidence.keep_evidence("tests/web/test_x.py::test_of_a_game_that_only_the_server_has")
    (note,) = (kept / "server-1").glob("*.txt")
    assert "pig" in note.read_text("utf-8")
