"""Refusals and errors as responses: the only place that maps them to HTTP and WebSocket."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from cheeseboard.core import BadFile, BadOptions, Illegal, NotYours, Refusal, Stale, Unknown
from cheeseboard.protocol import errors as protocol_errors
from cheeseboard.protocol.errors import OLD_PAGE, refusal_message
from cheeseboard.protocol.messages import RefusalMessage
from cheeseboard.words import LANGUAGES, Words

logger: logging.Logger = logging.getLogger(__name__)

_BY_CODE = {
    "too-fast": 429,
    "too-big": 413,
    "not-json": 415,
    "head-too-big": 431,
    "request-too-slow": 408,
    "too-many-connections": 429,
    "server-full": 503,
    "no-person": 401,
    "wrong-password": 401,
    "foreign-page": 403,
    "foreign-host": 421,
    "bad-request": 400,
    "wrong-method": 405,
    "store-down": 503,
    "our-fault": 500,
    "too-busy": 503,
    "too-many-estimates": 503,
}
_BY_KIND: Mapping[type[Refusal], int] = {Unknown: 404, NotYours: 403, Stale: 409, BadOptions: 400, BadFile: 400}
_CLOSE = 4_000  # close codes of sockets are 4000 plus the HTTP status


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal; 409 (conflict) unless another fits."""
    return _BY_CODE.get(refusal.code) or _BY_KIND.get(type(refusal), 409)


def close_code(refusal: Refusal) -> int:
    """The close code of a socket that is refused."""
    return _CLOSE if refusal.code == OLD_PAGE else _CLOSE + status_of(refusal)


def language_of(headers: Mapping[str, str]) -> str:
    """The first of our languages that a browser asks for."""
    for part in headers.get("accept-language", "").split(",")[:20]:
        if (language := part.strip()[:2].lower()) in LANGUAGES:
            return language
    return "en"


def as_refusal(error: Exception) -> Refusal:
    """Any error as a refusal that reveals nothing internal."""
    if isinstance(error, HTTPException):
        match error.status_code:
            case 404:
                return Unknown("unknown-page")
            case 405:
                return Illegal("wrong-method")
            case 413:
                return Illegal("too-big")
            case status if status < 500:
                return Illegal("bad-request", what=_what(error))
    return protocol_errors.as_refusal(error)


def _what(error: HTTPException) -> str:
    """What was wrong with the request, as the framework words it."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')} {extra[0].get('message', '')}".strip()[:200]
    return error.detail[:200]


def error_response(request: Request[Any, Any, State], error: Exception) -> Response[RefusalMessage]:
    """A refusal or an error as JSON."""
    refusal = as_refusal(error)
    status = status_of(refusal)
    if status >= 500 and refusal is not error:
        logger.error("fault", extra={"path": request.scope["path"]}, exc_info=error)
    headers = {"Retry-After": str(refusal.params["seconds"])} if status == 429 else {}
    if status == 405 and isinstance(error, HTTPException) and error.headers:
        headers.update(error.headers)
    return Response(
        refusal_message(refusal, Words(language_of(request.headers), refusal.game or None)),
        status_code=status,
        media_type=MediaType.JSON,
        headers=headers,
    )


ErrorHandlers = dict[int | type[Exception], Callable[[Request[Any, Any, State], Any], Response[Any]]]
HANDLERS: ErrorHandlers = {Refusal: error_response, HTTPException: error_response, Exception: error_response}
