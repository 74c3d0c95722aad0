"""Fair chance byte for byte: the vectors of docs/reference/fair-chance.md, and the same made by hand from SHA-256."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core import Action
from cheeseboard.core.chance import commitment, draw, draw_key, draw_number
from cheeseboard.core.history import chain_head, chain_key, chain_next, hmac_sha256, sha256

SEED = bytes(range(32))
TABLE = "tbl-1"
NONCES = ("00112233445566778899aabbccddeeff", "")
KEY = draw_key(SEED, TABLE, NONCES)
BIG = 3 * 2**61


def test_the_commitment_of_the_vector() -> None:
    assert commitment(SEED) == "e79ef006ba01fd8e15d28936b381c9fecfc9f03848f118f55e9fefdb179a8dd7"


def test_the_draw_key_of_the_vector() -> None:
    assert KEY.hex() == "5e32b8c76cb75f268c02f10987ef424b5ca3127393e502a5d6bafb2943de35c5"


@pytest.mark.parametrize(
    ("total", "numbers"),
    [
        (6, [3, 2, 0, 0, 1, 1, 3, 3]),
        (55, [36, 30, 30, 3, 23, 5, 43, 7]),
        (BIG, [5655951769111153485, 5428607173473911930, 5021808454684495350, 1681690112065668048]),
    ],
)
def test_the_draws_of_the_vector(total: int, numbers: list[int]) -> None:
    assert [draw_number(KEY, n, total) for n in range(1, len(numbers) + 1)] == numbers


def test_the_chain_of_the_vector() -> None:
    key = chain_key(SEED, TABLE)
    digests = [chain_head(key, '[Game "quoridor"]\n')]
    for row in ("1 - first 0", "2 0 move e2", "3 1 wall e3h"):
        digests.append(chain_next(key, digests[-1], row))
    c0, c1, c2, c3 = (digest.hex() for digest in digests)
    assert (c0[:8], c0[-6:]) == ("ecd0af13", "a6fb44")
    assert (c1[:8], c1[-6:]) == ("520469d3", "772ad5")
    assert (c2[:8], c2[-6:]) == ("a5073f42", "d07cb8")
    assert c3 == "60f132c9b5ed4294640b01ecb00e5b5752024371c39fc4c5ff79bae837201a47"


def tries(n: int) -> list[int]:
    """The first numbers x of a row as the page describes them, made without our code."""
    messages = (b"draw" + n.to_bytes(8, "big") + k.to_bytes(4, "big") for k in range(30))
    return [int.from_bytes(hmac.new(KEY, text, hashlib.sha256).digest()[:8], "big") for text in messages]


def test_numbers_that_would_be_unfair_are_thrown_away() -> None:
    floor = 2**64 // BIG * BIG
    again = 0
    for n in range(1, 200):
        fair = [x for x in tries(n) if x < floor]
        again += tries(n)[0] >= floor
        assert draw_number(KEY, n, BIG) == fair[0] % BIG
    assert 20 < again < 90  # a quarter of the numbers lies above the floor


def test_every_whole_number_up_to_two_to_the_64_can_be_the_total() -> None:
    assert draw_number(KEY, 1, 2**64) == tries(1)[0]
    assert draw_number(KEY, 1, 1) == 0


def die(*faces: tuple[str, int]) -> list[tuple[Action, int]]:
    return [(Action("die", ((face,),)), weight) for face, weight in faces]


def test_outcomes_are_taken_in_the_order_of_their_text_whatever_order_they_are_given_in() -> None:
    given = die(("9", 1), ("10", 2), ("2", 3))
    in_order = ["10", "10", "2", "2", "2", "9"]
    for n, r in enumerate([3, 2, 0, 0, 1, 1, 3, 3], 1):
        assert str(draw(KEY, n, given)) == str(draw(KEY, n, given[::-1])) == f"die {in_order[r]}"


def test_draws_follow_their_weights() -> None:
    number = 6_000
    counts = Counter(draw(KEY, n, die(("1", 1), ("2", 2), ("3", 3))).fills[0][0] for n in range(number))
    expected = {"1": number / 6, "2": number / 3, "3": number / 2}
    assert sum((counts[face] - even) ** 2 / even for face, even in expected.items()) < 13.8  # 2 degrees, 1 in 1,000


def test_seed_table_nonces_and_their_places_all_change_the_draws() -> None:
    keys = [
        KEY,
        draw_key(SEED[::-1], TABLE, NONCES),
        draw_key(SEED, "tbl-2", NONCES),
        draw_key(SEED, TABLE, NONCES[::-1]),
        draw_key(SEED, TABLE, (NONCES[0], "", "")),
        draw_key(SEED, TABLE, NONCES[:1]),
    ]
    assert len(set(keys)) == len(keys)
    assert chain_key(SEED, TABLE) != chain_key(SEED, "tbl-2")


@pytest.mark.parametrize("size", [0, 1, 32, 63, 64, 65, 200])
def test_a_key_of_any_length_gives_the_digest_that_any_other_program_finds(size: int) -> None:
    key = bytes(range(size))
    assert chain_next(key, b"last", "12 0 move e2") == hmac.new(key, b"last12 0 move e2", hashlib.sha256).digest()


@given(key=st.binary(max_size=200), message=st.binary(max_size=200))
def test_our_hmac_is_that_of_the_standard_library(key: bytes, message: bytes) -> None:
    assert hmac_sha256(key, message) == hmac.digest(key, message, "sha256")
    assert sha256(message).digest() == hashlib.sha256(message).digest()
