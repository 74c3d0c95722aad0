"""Authentication: guests and accounts by signed cookie, programs by bearer token. Ids never leave the cookie."""

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Mapping
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar.datastructures import Cookie

from cheeseboard.core import NotYours, Seat
from cheeseboard.server.cookies import COOKIE
from cheeseboard.store import Store
from cheeseboard.tables.record import Ms, Person, PersonId, SeatRecord

LASTS_S = 400 * 86_400  # as long as browsers keep any cookie
SEAT_TOKEN_MS: Ms = 60 * 60_000
NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")  # takes the cookie away
_hasher = PasswordHasher()


def sign(key: bytes, purpose: str, *parts: str) -> str:
    """A signature of these parts for this purpose."""
    text = "\0".join((purpose, *parts)).encode()
    return base64.urlsafe_b64encode(hmac.digest(key, text, hashlib.sha256)).decode().rstrip("=")


def is_signed(key: bytes, mark: str, purpose: str, *parts: str) -> bool:
    """Whether a signature is ours."""
    return hmac.compare_digest(sign(key, purpose, *parts).encode(), mark.encode())


def cookie_for(key: bytes, person: PersonId, *, secure: bool) -> Cookie:
    """The cookie that says who this is."""
    value = f"{person}.{sign(key, 'cookie', person)}"
    return Cookie(COOKIE, value=value, max_age=LASTS_S, httponly=True, samesite="lax", secure=secure)


def read_cookie(key: bytes, value: str) -> PersonId | None:
    """Whose cookie this is, if we made it."""
    person, _, mark = value.rpartition(".")
    return person if person and is_signed(key, mark, "cookie", person) else None


async def authenticate(
    store: Store, key: bytes, headers: Mapping[str, str], cookies: Mapping[str, str]
) -> Person | None:
    """The person behind a request, if there is one."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme:
        found = await store.people.by_token(token.strip()) if scheme.lower() == "bearer" and token else None
        if found is None:
            raise NotYours("bad-token")
        return found
    person = read_cookie(key, cookies.get(COOKIE, ""))
    return await store.people.find(person) if person else None


async def hash_password(password: str) -> str:
    """Hash with Argon2, in a thread."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_password(hashed: str | None, password: str) -> bool:
    """Whether the password is right; without a hash it takes as long and is not."""
    fits = await asyncio.to_thread(_fits, hashed, password)
    return fits and hashed is not None


@cache
def _nobodys_hash() -> str:
    """A hash to compare with, so that an unknown account takes as long as a known one."""
    return _hasher.hash("nobody has this password")


def _fits(hashed: str | None, password: str) -> bool:
    try:
        return _hasher.verify(hashed or _nobodys_hash(), password)
    except (Argon2Error, InvalidHashError):
        return False


def seat_token(key: bytes, table_id: str, seat: Seat, seated: SeatRecord, until: Ms) -> str:
    """A secret token that gives this seat away; it works once, also if the seat comes back to its owner."""
    return f"{seat}.{until}.{sign(key, 'seat', table_id, str(seat), _sitting(seated), str(until))}"


def _sitting(seated: SeatRecord) -> str:
    """Who sits here since which version; only who, for seats taken before versions were stored."""
    return f"{seated.person} {seated.taken}" if seated.taken else seated.person


def read_seat_token(key: bytes, table_id: str, seats: tuple[SeatRecord, ...], token: str, now: Ms) -> Seat:
    """The seat that this secret token gives away."""
    seat, _, rest = token.partition(".")
    until, _, mark = rest.partition(".")
    if seat.isascii() and seat.isdigit() and until.isascii() and until.isdigit() and len(seat) < 3 and len(until) < 15:
        owner = _sitting(seats[int(seat)]) if int(seat) < len(seats) and seats[int(seat)].person else ""
        if owner and now < int(until) and is_signed(key, mark, "seat", table_id, str(int(seat)), owner, until):
            return int(seat)
    raise NotYours("bad-word")
