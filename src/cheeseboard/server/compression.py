"""Compresses what everybody may read. Answers that hold a secret stay as they are: their length would tell of it."""

import gzip
from functools import lru_cache

from litestar import Response

from cheeseboard.server.routes.dependencies import AnyRequest

CACHE_SIZE = 512  # texts, each compressed once
LEAST_BYTES = 400  # a shorter one hardly shrinks


def accepts_gzip(request: AnyRequest) -> bool:
    """Whether this client unpacks gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def compressed(request: AnyRequest, body: bytes, media_type: str, headers: dict[str, str]) -> Response[bytes]:
    """A public answer, compressed for clients that accept it."""
    vary = ", ".join(filter(None, (headers.get("Vary"), "Accept-Encoding")))
    if len(body) >= LEAST_BYTES and accepts_gzip(request):
        packed = {**headers, "Vary": vary, "Content-Encoding": "gzip"}
        return Response(_squeezed(body), media_type=media_type, headers=packed)
    return Response(body, media_type=media_type, headers={**headers, "Vary": vary})


@lru_cache(maxsize=CACHE_SIZE)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
