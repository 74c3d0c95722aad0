"""Host and Origin of a request. A header that is missing, doubled or unreadable counts as none."""

import re
from collections.abc import Sequence
from urllib.parse import urlsplit

Headers = Sequence[tuple[bytes, bytes]]
Origin = tuple[str, str, int]  # scheme, name and port

_PLACE = r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(?::(?P<port>[0-9]{1,5}))?"
HOST = re.compile(_PLACE)
ORIGIN = re.compile(rf"(?P<scheme>https?)://{_PLACE}")
PORTS = {"http": 80, "https": 443}


def values(headers: Headers, name: bytes) -> list[str]:
    """All values of one header."""
    return [value.decode("latin-1") for key, value in headers if key == name]


def host_of(headers: Headers) -> str | None:
    """The one `Host` of a request, if it is one."""
    hosts = values(headers, b"host")
    return hosts[0] if len(hosts) == 1 and HOST.fullmatch(hosts[0]) else None


def name_of(host: str) -> str:
    """The name in a host, without the port and the brackets of an address."""
    found = HOST.fullmatch(host)
    return found["name"].strip("[]").lower() if found else ""


def read_origin(text: str) -> Origin | None:
    """Scheme, name and port of an origin."""
    found = ORIGIN.fullmatch(text)
    if not found:
        return None
    return found["scheme"], found["name"].lower(), int(found["port"] or PORTS[found["scheme"]])


def origin_of_url(url: str) -> Origin | None:
    """The origin of the pages at this address."""
    parts = urlsplit(url)
    return read_origin(f"{parts.scheme}://{parts.netloc}".lower())


def has_body(headers: Headers) -> bool:
    """Whether the request has a body."""
    return bool(values(headers, b"transfer-encoding")) or any(
        size != "0" for size in values(headers, b"content-length")
    )


def is_json(headers: Headers) -> bool:
    """Whether the body is declared as JSON; a form of another page cannot declare that without a preflight."""
    kinds = values(headers, b"content-type")
    return len(kinds) == 1 and kinds[0].partition(";")[0].strip().lower() == "application/json"
