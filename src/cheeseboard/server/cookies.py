"""Finds our own cookies before any framework parses them; those of other programs on the same host are skipped.

The standard library of Python 3.11 unquotes a cookie in time with the square of its length; nothing here unquotes.
"""

import re
from collections.abc import Iterable

from litestar.types import Scope

COOKIE = "cheeseboard"  # who somebody is
OWN_NAMES = {COOKIE.encode()}
VALUE = re.compile(rb"[A-Za-z0-9._~-]{1,1024}")  # all that we ever put into one


def own_cookies(headers: Iterable[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """Our cookies by name; the last of a name counts, and what we cannot have made does not."""
    found = {}
    for header, line in headers:
        if header == b"cookie":
            for cookie in line.split(b";"):
                name, _, value = cookie.partition(b"=")
                if (name := name.strip()) in OWN_NAMES and VALUE.fullmatch(value := value.strip()):
                    found[name] = value
    return found


def keep_own_cookies(scope: Scope) -> None:
    """Take all other cookies out of a request, so that nobody after us spends time on them."""
    headers = scope["headers"]
    if not any(name == b"cookie" for name, _ in headers):
        return
    kept = [(name, value) for name, value in headers if name != b"cookie"]
    if own := own_cookies(headers):
        kept.append((b"cookie", b"; ".join(b"%b=%b" % pair for pair in own.items())))
    scope["headers"] = kept
