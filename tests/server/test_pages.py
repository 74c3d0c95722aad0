"""The plain pages: every word of every language, no code in the page, and what somebody typed stays text."""

import re

import pytest

from cheeseboard.games import packages
from cheeseboard.server.pages import SCRIPT_WORDS
from cheeseboard.words import LANGUAGES, Words
from server.house import Served


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(server: Served, language: str) -> None:
    words = Words(language)
    assert len(SCRIPT_WORDS) > 40
    assert [key for key in SCRIPT_WORDS if not words.has(key)] == []
    for path in ("/plain", "/plain/t/some-table", "/plain/link"):
        text = server.person().reply("GET", path, None, **{"Accept-Language": language}).text
        assert f'<html lang="{language}">' in text
        assert "page-" not in re.sub(r'data-page="[^"]*"', "", text), "a key that has no sentence"


def test_the_language_that_was_chosen_wins_over_the_browsers(server: Served) -> None:
    ann = server.person()
    ann.http.cookies.set("lang", "cs")
    assert '<html lang="cs">' in ann.reply("GET", "/plain", None, **{"Accept-Language": "fr"}).text
    ann.http.cookies.set("lang", "tlh")
    assert '<html lang="fr">' in ann.reply("GET", "/plain", None, **{"Accept-Language": "fr"}).text


def test_no_code_stands_in_a_page_and_an_address_stays_text(server: Served) -> None:
    text = server.person().reply("GET", "/plain/t/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E").text
    assert "<script>alert" not in text
    assert re.findall(r"<script[^>]*>(.+?)</script>", text) == []
    assert re.findall(r"\son[a-z]+=", text) == []
    assert "style=" not in text


def test_every_game_can_be_chosen_and_describes_itself(server: Served) -> None:
    text = server.person().reply("GET", "/plain").text
    words = Words("en")
    for game in packages():
        assert f'<option value="{game}">' in text
        facts = server.person().ask("GET", f"/api/games/{game}")
        assert facts["id"] == game
        assert facts["seats"]
        assert facts["bots"][0] == {"id": "random", "name": "Random", "about": words.text("bot-random-about")}
        assert all(bot["name"] and bot["about"] and "bot-" not in bot["name"] + bot["about"] for bot in facts["bots"])
        assert facts["options"]["$defs"]
    quoridor = server.person().reply("GET", "/api/games/quoridor", None, **{"Accept-Language": "de"}).json()
    assert quoridor["words"]["option-first-chance"]
    assert [bot["name"] for bot in quoridor["bots"]][:3] == ["Zufall", "Gierschlund", "Küken"]
    assert "game-name = Quoridor" in server.person().ask("GET", "/api/games/quoridor/words/cs")
    assert "Q-9" in server.person().ask("GET", "/api/games/quoridor/rules")
    czech = server.person().reply("GET", "/api/games/quoridor/rules", None, **{"Accept-Language": "cs"}).text
    assert "## Příprava" in czech
    assert server.person().refused("GET", "/api/games/nim/rules") == (404, "no-rules-page")
    assert server.person().refused("GET", "/api/words/tlh") == (404, "unknown-language")
