"""The web client's files: its page at every address, assets for ever, and how to build it where it was not."""

import gzip
from pathlib import Path

import pytest

from cheeseboard.server import web_client
from cheeseboard.words import LANGUAGES, Words
from server.real_server import Served

SCREENS = ("/", "/new/quoridor", "/t/some", "/t/some/replay", "/rules/nim", "/learn/nim", "/about", "/me", "/link")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>built</title>", "utf-8")
    (tmp_path / "assets" / "main-abc.js").write_text("let a = 1;" * 50, "utf-8")
    (tmp_path / "cheeseboard.webmanifest").write_text("{}", "utf-8")
    (tmp_path.parent / "secret.js").write_text("secret", "utf-8")
    monkeypatch.setattr(web_client, "WEB", tmp_path)
    return tmp_path


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_same_page_that_is_asked_for_anew(server: Served, built: Path, path: str) -> None:
    reply = server.person().reply("GET", path)
    assert reply.status_code == 200
    assert "built" in reply.text
    assert reply.headers["cache-control"] == "no-cache"
    assert "unsafe" not in reply.headers["content-security-policy"]


def test_assets_stay_for_ever_and_come_squeezed(server: Served, built: Path) -> None:
    ann = server.person()
    reply = ann.reply("GET", "/assets/main-abc.js", None, **{"Accept-Encoding": "gzip"})
    assert reply.headers["cache-control"] == web_client.FOR_EVER
    assert reply.headers["content-encoding"] == "gzip"
    assert int(reply.headers["content-length"]) == len(gzip.compress(reply.content, 9, mtime=0))
    plain = ann.reply("GET", "/assets/main-abc.js", None, **{"Accept-Encoding": "identity"})
    assert plain.text == reply.text
    assert "content-encoding" not in plain.headers
    assert ann.reply("GET", "/cheeseboard.webmanifest").headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/..%2F..%2Fsecret.js", "/..%2Fsecret.js", "/index.html", "/x"]
)
def test_nothing_else_lies_there(server: Served, built: Path, path: str) -> None:
    assert server.person().refused("GET", path) == (404, "unknown-page")


A_PERSON = {"Accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nonsense", "/no/such/place", "/assets/none.js", "/index.html"])
def test_a_person_who_comes_by_a_wrong_address_gets_the_page_that_says_so(
    server: Served, built: Path, path: str
) -> None:
    reply = server.person().reply("GET", path, None, **A_PERSON)
    assert (reply.status_code, reply.headers["cache-control"]) == (404, "no-cache")
    assert "built" in reply.text


def test_programs_are_refused_in_their_language_whatever_they_say_they_read(server: Served, built: Path) -> None:
    for path, code in (("/api/nonsense", "unknown-page"), ("/api/tables/nowhere", "unknown-table")):
        reply = server.person("Ann").reply("GET", path, None, **A_PERSON)
        assert (reply.status_code, reply.json()["code"]) == (404, code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_it_was_not_built_every_page_says_how_to_build_it(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(web_client, "WEB", tmp_path)
    for path in (*SCREENS, "/nonsense", "/no/such/place", "/index.html"):
        reply = server.person().reply("GET", path, None, **A_PERSON, **{"Accept-Language": language})
        assert (reply.status_code, reply.headers["content-type"]) == (503, "text/html; charset=utf-8"), path
        assert (reply.headers["cache-control"], reply.headers["vary"]) == ("no-store", "Accept-Language")
        assert f'<html lang="{language}">' in reply.text
        assert f"<h1>{Words(language).text('web-not-built')}</h1>" in reply.text
        assert "<pre>make setup</pre>" in reply.text
        assert "<pre>cheeseboard play quoridor</pre>" in reply.text


def test_where_it_was_not_built_programs_play_on(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_client, "WEB", tmp_path)
    ann = server.person("Ann")
    assert ann.ask("GET", f"/api/tables/{ann.put_up()['id']}")["game"] == "quoridor"
    assert ann.reply("GET", "/health").text == "ok\n"
    assert ann.refused("GET", "/api/nonsense", None, **A_PERSON) == (404, "unknown-page")
    assert ann.refused("GET", "/assets/main-abc.js") == (404, "unknown-page")


def test_an_invitation_comes_as_a_picture(server: Served) -> None:
    ann = server.person("Ann")
    table = ann.put_up()["id"]
    reply = ann.reply("GET", f"/api/tables/{table}/invite.svg")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert reply.text.startswith("<svg")
    assert ann.refused("GET", "/api/tables/nowhere/invite.svg") == (404, "unknown-table")
