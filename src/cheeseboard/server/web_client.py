"""Serves the web client built into `web/`: its page for every address, assets cached for ever, other files by name.

Where it was not built, every page says how to build it.
"""

import gzip
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

from cheeseboard.core import Unknown
from cheeseboard.server.compression import accepts_gzip
from cheeseboard.server.errors import ErrorHandlers, error_response, language_of
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.words import Words

WEB = Path(str(files(__package__) / "web"))
INDEX = "index.html"
API = "/api/"  # only programs ask there
BUILD = "make setup"
PLAY = "cheeseboard play quoridor"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
SCREENS = [
    "/",
    "/new/{_:str}",
    "/t/{_:str}",
    "/t/{_:str}/replay",
    "/learn/{_:str}",
    "/learn/{_:str}/{lesson:str}",
    "/make/{_:str}",
    "/puzzles",
    "/puzzles/{_:str}/{number:int}",
    "/rules/{_:str}",
    "/about",
    "/me",
    "/link",
]
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
}
_PACKED = {".png", ".woff2", ".woff"}  # already as small as they get


@lru_cache(maxsize=512)
def _squeezed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def _file(request: AnyRequest, path: Path, caching: str, status: int = 200) -> Response[bytes]:
    """A file of the bundle, compressed for browsers that accept it."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = _TYPES[path.suffix]
    if path.suffix not in _PACKED and accepts_gzip(request):
        squeezed = _squeezed(path, path.stat().st_mtime_ns)
        headers["Content-Encoding"] = "gzip"
        return Response(squeezed, status_code=status, media_type=kind, headers=headers)
    return Response(path.read_bytes(), status_code=status, media_type=kind, headers=headers)


def _find(*parts: str) -> Path:
    """A file of the bundle by its name; a path out of the bundle is not found."""
    path = WEB.joinpath(*(PurePosixPath(part).name for part in parts))
    if path.suffix not in _TYPES or not path.is_file():
        raise Unknown("unknown-page")
    return path


def has_web_client() -> bool:
    """Whether there is a web client to serve."""
    return (WEB / INDEX).is_file()


def not_built_page(request: AnyRequest) -> Response[str]:
    """The page shown while there is no web client: how to build it, and how to play without it."""
    language = language_of(request.headers)
    words = Words(language)
    text = f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Cheeseboard</title>
</head>
<body>
<h1>{escape(words.text("web-not-built"))}</h1>
<p>{escape(words.text("web-not-built-how"))}</p>
<pre>{BUILD}</pre>
<p>{escape(words.text("web-not-built-terminal"))}</p>
<pre>{PLAY}</pre>
</body>
</html>
"""
    return Response(text, status_code=503, media_type=MediaType.HTML, headers={"Vary": "Accept-Language"})


@get(SCREENS, include_in_schema=False, media_type=MediaType.HTML)
async def screen(request: AnyRequest) -> Response[Any]:
    """The page of the web client, which routes by itself."""
    return _file(request, WEB / INDEX, "no-cache") if has_web_client() else not_built_page(request)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A part of the web client; its name changes whenever it does."""
    return _file(request, _find("assets", name), FOR_EVER)


@get("/{name:str}", include_in_schema=False)
async def by_name(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The manifest, the pictures of the app, and whatever else has a fixed name."""
    if name == INDEX:
        raise Unknown("unknown-page")
    return _file(request, _find(name), "no-cache")


def not_found(request: AnyRequest, error: Exception) -> Response[Any]:
    """An unknown address: a friendly page for people, a refusal as JSON for programs."""
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not is_person or request.url.path.startswith(API):
        return error_response(request, error)
    return _file(request, WEB / INDEX, "no-cache", 404) if has_web_client() else not_built_page(request)


HANDLERS = [screen, asset, by_name]
ERROR_HANDLERS: ErrorHandlers = {Unknown: not_found, 404: not_found}
