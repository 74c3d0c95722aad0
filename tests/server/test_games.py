"""What the server says of the games: seats, bots, options, words and rules, in the language that is asked for."""

import pytest

from cheeseboard.core import BadOptions
from cheeseboard.core.options import initial_state
from cheeseboard.games import bundled, find, find_kit, packages
from cheeseboard.words import LANGUAGES, Words
from server.real_server import Served


def test_gouda_gouda_proposes_the_game_itself_first_and_magic_beside_it(server: Served) -> None:
    facts = server.person().ask("GET", "/api/games/gouda-gouda")
    base, magic = facts["presets"]
    assert (base["id"], base["options"], magic["id"], magic["options"]) == ("base", {"magic": "none"}, "magic", {})
    assert {base["seats"], magic["seats"]} <= {3, 4}
    assert all(each["name"] and each["about"] for each in facts["presets"])


@pytest.mark.parametrize("game_id", bundled())
def test_every_proposed_table_can_be_played(game_id: str) -> None:
    for preset in find_kit(game_id).presets:
        initial_state(find(game_id), preset.options, preset.seats)
        for language in LANGUAGES:
            assert all(Words(language, game_id).has(f"preset-{preset.id}{end}") for end in ("", "-about"))


def test_every_game_describes_itself(server: Served) -> None:
    words = Words("en")
    for game in packages():
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


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/words/cs", "/api/games/quoridor/words/cs", "/api/games/quoridor/rules"]
)
def test_what_everybody_reads_comes_squeezed(server: Served, path: str) -> None:
    reply = server.person().reply("GET", path, None, **{"Accept-Encoding": "gzip"})
    assert reply.headers["content-encoding"] == "gzip"
    assert int(reply.headers["content-length"]) < len(reply.content) / 2
    plain = server.person().reply("GET", path, None, **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == reply.content
    assert "Accept-Encoding" in plain.headers["vary"]


def test_what_the_rules_of_a_game_refuse_is_said_in_its_words(server: Served) -> None:
    body = {"game": "gouda-gangster", "seats": 3, "options": {"first": 5}}
    reply = server.person("Ann").reply("POST", "/api/tables", body, **{"Accept-Language": "de"})
    refused = reply.json()
    assert (reply.status_code, refused["code"]) == (400, "first-not-seated")
    why = BadOptions("first-not-seated", **refused["params"])
    assert refused["text"] == Words("de", "gouda-gangster").refusal_sentence(why)
    assert not refused["text"].startswith("refused-")
