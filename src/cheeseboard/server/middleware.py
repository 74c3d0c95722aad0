"""Every request and socket passes here first: Host and Origin are checked, rates limited, security headers set."""

import logging
import sys
from collections import Counter

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from cheeseboard.core import Illegal, NotYours, Refusal
from cheeseboard.protocol.errors import refusal_message
from cheeseboard.server.cookies import keep_own_cookies
from cheeseboard.server.errors import language_of, status_of
from cheeseboard.server.headers import (
    Headers,
    has_body,
    host_of,
    is_json,
    name_of,
    origin_of_url,
    read_origin,
    values,
)
from cheeseboard.server.limits import RateLimiter, asker, plain_address
from cheeseboard.server.metrics import Metrics
from cheeseboard.server.settings import Settings
from cheeseboard.words import Words

BUSY_S = 60
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SAME_SITE = {"none", "same-origin"}
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
OWN_GROUP = (b"cross-origin-opener-policy", b"same-origin")  # browsers complain of it on plain http in a network
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")

logger: logging.Logger = logging.getLogger(__name__)


class RequestGuard:
    """Admits requests of our own pages and of programs that are no pages; unknown paths pass here, too."""

    def __init__(self, inside: ASGIApp, settings: Settings, limit: RateLimiter, metrics: Metrics) -> None:
        self._inside = inside
        self._hosts = {host.lower() for host in settings.hosts}
        self._origin = origin_of_url(settings.url)
        self._is_https = settings.is_https
        self._headers = [
            *HEADERS,
            *([OWN_GROUP] if settings.is_https or settings.is_local else []),
            *([STRICT_TRANSPORT] if settings.is_https else []),
        ]
        self._limit = limit
        self._most_open = sys.maxsize if settings.is_local else settings.sockets
        self._open: Counter[str] = Counter()
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, then pass on; a refusal is answered here."""
        keep_own_cookies(scope)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        client = asker_of(scope)
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        method = "GET" if is_socket else str(scope.get("method", "GET"))

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
                if not any(name.lower() == b"cache-control" for name, _ in message["headers"]):
                    message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
                self._metrics.requests.labels(method, str(message["status"])).inc()
                logger.info("request", extra={"method": method, "path": scope["path"], "status": message["status"]})
            await send(message)

        try:
            self._check([*scope["headers"]], changes=is_socket or method not in SAFE_METHODS, is_socket=is_socket)
            self._limit.take(client)
            if self._open[client] >= self._most_open:
                raise Illegal("too-fast", seconds=BUSY_S)
        except Refusal as refusal:
            self._metrics.counters.refusals[refusal.code] += 1
            if is_socket:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            else:
                await _refuse(send_on, refusal, language_of(headers))
            return
        self._open[client] += 1
        try:
            if is_socket:
                await self._inside(scope, receive, send)
            else:
                await self._inside(scope, _whole_body(receive), send_on)
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]

    def _check(self, headers: Headers, *, changes: bool, is_socket: bool) -> None:
        host = host_of(headers)
        if host is None or name_of(host) not in self._hosts:
            raise Illegal("foreign-host", host=(host or " ".join(values(headers, b"host")))[:60])
        if not changes:
            return
        origins = values(headers, b"origin")
        if len(origins) > 1 or (origins and not self._is_ours(origins[0], host)):
            raise NotYours("foreign-page")
        if not origins and not SAME_SITE.issuperset(values(headers, b"sec-fetch-site")):
            raise NotYours("foreign-page")
        if not is_socket and has_body(headers) and not is_json(headers):
            raise Illegal("not-json")

    def _is_ours(self, text: str, host: str) -> bool:
        origin = read_origin(text)
        return origin is not None and (
            origin == self._origin or (not self._is_https and origin == read_origin(f"http://{host}"))
        )


def client_of(scope: Scope) -> str:
    """The address a request came from; behind a proxy, what the proxy says."""
    client = scope.get("client")
    return plain_address(str(client[0])) if client else "-"


def asker_of(scope: Scope) -> str:
    """Who counts as one client by all limits; of IPv6 a whole network, for one household has all its addresses."""
    return asker(client_of(scope))


def _whole_body(receive: Receive) -> Receive:
    """The body of a request; refused, to nobody, if the client goes away in the middle of it."""
    is_whole = False

    async def receive_on() -> ReceiveMessage:
        nonlocal is_whole
        message = await receive()
        if message["type"] == "http.disconnect" and not is_whole:
            raise Illegal("bad-request", what="HTTP")
        is_whole = is_whole or not message.get("more_body")
        return message

    return receive_on


async def _refuse(send: Send, refusal: Refusal, language: str) -> None:
    status = status_of(refusal)
    headers = [(b"content-type", b"application/json")]
    if "seconds" in refusal.params:
        headers.append((b"retry-after", str(refusal.params["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(refusal_message(refusal, Words(language)))
    await send({"type": "http.response.body", "body": body, "more_body": False})
