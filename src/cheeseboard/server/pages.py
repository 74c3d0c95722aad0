"""Plain pages for any game: the lobby and a generic table, made here and brought to life by one small script.

They are for browsers without the web client, and stand in for it where it was not built.
No human word stands here: all come from `words/`.
"""

import re
from html import escape
from importlib.resources import files
from pathlib import PurePosixPath
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from cheeseboard import games
from cheeseboard.core import Unknown
from cheeseboard.server.cookies import LANGUAGE_COOKIE
from cheeseboard.server.errors import language_of
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.tables.record import is_table_id
from cheeseboard.words import LANGUAGES, Words

PLAIN = "/plain"  # where these pages lie, beside the web client
LANGUAGE_NAMES = {"en": "English", "cs": "Čeština", "de": "Deutsch", "fr": "Français"}
_TYPES = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
_STATIC = files(__package__) / "static"
# What the script says by itself; everything else comes as sentences from the server.
SCRIPT_WORDS = tuple(sorted(set(re.findall(r'"(page-[a-z-]+)"', (_STATIC / "page.js").read_text("utf-8")))))


class Escaped:
    """Words that may stand in a page."""

    def __init__(self, language: str) -> None:
        self._words = Words(language)

    def text(self, key: str) -> str:
        """The sentence of this key."""
        return escape(self._words.text(key))


def language_for(request: AnyRequest) -> str:
    """The language somebody chose on a page, or the browser's."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else language_of(request.headers)


def _page(language: str, title: str, body: str, *, status: int = 200, **given: Any) -> Response[str]:
    """A whole page; what the script needs to know lies in it as data, not as code."""
    words, say = Words(language), Escaped(language)
    data = msgspec.json.encode({"words": {key: _template(words, key) for key in SCRIPT_WORDS}, **given}).decode()
    choices = "".join(
        f'<option value="{code}"{" selected" if code == language else ""}>{name}</option>'
        for code, name in LANGUAGE_NAMES.items()
    )
    text = f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<link rel="icon" href="/static/cheese.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/style.css">
<script type="module" src="/static/page.js"></script>
</head>
<body data-page="{escape(data)}">
<header>
<a class="home" href="{PLAIN}"><img src="/static/cheese.svg" alt="" width="32" height="32"> Cheeseboard</a>
<span class="who"><button id="me" class="quiet" title="{say.text("page-rename")}"></button>
<label class="hidden" for="language">{say.text("page-language")}</label>
<select id="language">{choices}</select></span>
</header>
<main>{body}</main>
<p id="notice" role="alert" hidden></p>
</body>
</html>
"""
    headers = {"Vary": "Accept-Language, Cookie"}
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)


def _template(words: Words, key: str) -> str:
    """A sentence with places that the script fills: {who}, {number}, {text}."""
    return words.text(key, who="{who}", number="{number}", text="{text}")


@get(PLAIN, include_in_schema=False)
async def lobby_page(request: AnyRequest) -> Response[str]:
    """The lobby: open tables, a code to join by, and a new table."""
    language = language_for(request)
    say = Escaped(language)
    choices = "".join(
        f'<option value="{escape(game_id)}">{escape(Words(language, game_id).text("game-name"))}</option>'
        for game_id in games.packages()
    )
    body = f"""
<section class="hero"><h1>{say.text("page-welcome")}</h1><p>{say.text("page-about")}</p></section>
<div class="columns">
<section aria-labelledby="new-title"><h2 id="new-title">{say.text("page-new-table")}</h2>
<form id="new">
<label>{say.text("page-game")}<select name="game">{choices}</select></label>
<p id="about" class="soft"></p>
<label>{say.text("page-seats")}<select name="seats"></select></label>
<details><summary>{say.text("page-options")}</summary><div id="options"></div>
<label>{say.text("page-clock")}<select name="clock">
<option value="none">{say.text("page-clock-none")}</option>
<option value="decision">{say.text("page-clock-decision")}</option>
<option value="bank">{say.text("page-clock-bank")}</option>
<option value="days">{say.text("page-clock-days")}</option></select></label>
<label class="check"><input type="checkbox" name="listed" checked> {say.text("page-listed")}</label>
<label class="check"><input type="checkbox" name="watchable" checked> {say.text("page-watchable")}</label>
</details>
<button class="main">{say.text("page-create")}</button>
</form></section>
<div class="stack">
<section aria-labelledby="open-title"><h2 id="open-title">{say.text("page-open-tables")}</h2>
<ul id="tables" class="tables" aria-live="polite"></ul>
<form id="join" class="row"><label class="hidden" for="code">{say.text("page-code-label")}</label>
<input id="code" name="code" maxlength="12" autocomplete="off" placeholder="{say.text("page-code-label")}">
<button>{say.text("page-join")}</button></form></section>
<section id="mine-box" hidden aria-labelledby="mine-title"><h2 id="mine-title">{say.text("page-my-tables")}</h2>
<ul id="mine" class="tables"></ul></section>
</div></div>"""
    names = {game_id: Words(language, game_id).text("game-name") for game_id in games.packages()}
    return _page(language, "Cheeseboard", body, page="lobby", lang=language, games=names)


@get(f"{PLAIN}/t/{{table:str}}", include_in_schema=False)
async def table_page(request: AnyRequest, table: FromPath[str]) -> Response[str]:
    """A table of any game: the drawing, the sentences, and buttons made from the menu."""
    if not is_table_id(table):
        raise Unknown("unknown-table")
    language = language_for(request)
    say = Escaped(language)
    body = f"""
<h1 id="title" class="hidden">{say.text("page-table")}</h1>
<p id="status" class="status" role="status" aria-live="polite"></p>
<div class="table">
<section class="board" aria-label="{say.text("page-board")}"><pre id="show" aria-hidden="true"></pre>
<details id="tell-box"><summary>{say.text("page-in-words")}</summary><div id="tell"></div></details></section>
<div class="stack">
<section id="lobbying" hidden><h2>{say.text("page-invite")}</h2><div id="invite"></div></section>
<section id="asked" hidden aria-labelledby="asked-title"><h2 id="asked-title">{say.text("page-your-turn")}</h2>
<div id="menu"></div></section>
<section aria-labelledby="seats-title"><h2 id="seats-title">{say.text("page-at-the-table")}</h2>
<ul id="seats" class="seats"></ul><div id="deeds" class="row wrap"></div></section>
<section aria-labelledby="news-title"><h2 id="news-title">{say.text("page-news")}</h2>
<ol id="news" class="news" aria-live="polite" aria-relevant="additions"></ol></section>
<section aria-labelledby="chat-title"><h2 id="chat-title">{say.text("page-chat")}</h2>
<ol id="chat" class="news" aria-live="polite"></ol>
<form id="say" class="row"><label class="hidden" for="text">{say.text("page-chat-label")}</label>
<input id="text" maxlength="500" autocomplete="off" placeholder="{say.text("page-chat-label")}">
<button>{say.text("page-send")}</button></form></section>
</div></div>
<p id="seal" class="soft seal"></p>"""
    return _page(language, "Cheeseboard", body, page="table", lang=language, table=table)


@get(f"{PLAIN}/link", include_in_schema=False)
async def link_page(request: AnyRequest) -> Response[str]:
    """Where a one-time link leads; its token stays behind the # and is sent by the script."""
    language = language_for(request)
    body = (
        f'<section class="hero"><h1>{escape(Words(language).text("page-link-title"))}</h1><p id="status"></p></section>'
    )
    return _page(language, "Cheeseboard", body, page="link", lang=language)


def nowhere_page(request: AnyRequest) -> Response[str]:
    """Where an address leads that leads nowhere."""
    language = language_for(request)
    say = Escaped(language)
    body = f"""
<section class="hero"><h1>{say.text("web-nowhere")}</h1><p>{say.text("web-nowhere-about")}</p>
<p><a href="{PLAIN}">{say.text("web-home")}</a></p></section>"""
    return _page(language, "Cheeseboard", body, status=404, page="nowhere", lang=language)


@get("/static/{name:str}", include_in_schema=False)
async def static(name: FromPath[str]) -> Response[bytes]:
    """The script, the style and the picture of these pages."""
    kind = _TYPES.get(PurePosixPath(name).suffix)
    file = _STATIC / PurePosixPath(name).name
    if kind is None or not file.is_file():
        raise Unknown("unknown-page")
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": "no-cache"})


HANDLERS = [lobby_page, table_page, link_page, static]
