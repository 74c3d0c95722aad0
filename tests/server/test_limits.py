"""Who counts as one asker, and what becomes of spent buckets when very many ask."""

from inspect import signature

import pytest

from cheeseboard.server.limits import RateLimiter, asker, plain_address, wider
from cheeseboard.server.settings import Rate
from server.conftest import NO_MORE, PLENTY
from server.real_server import served

SLOW = Rate(3, 0.001)


class Clock:
    """A clock that goes when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("-", "-"),
        ("testclient", "testclient"),
        ("x" * 5_000, "x" * 60),
    ],
)
def test_an_ipv6_network_is_one_asker_and_a_mapped_address_is_the_ipv4_one(address: str, key: str) -> None:
    assert asker(address) == key


def test_this_computer_is_itself_also_by_a_mapped_address() -> None:
    assert plain_address("::ffff:127.0.0.1") == "127.0.0.1"
    assert plain_address("::1") == "::1"


def test_a_spent_bucket_stays_however_many_others_come() -> None:
    limit = RateLimiter(SLOW, Clock())
    assert [limit.wait("192.0.2.1") for _ in range(3)] == [0, 0, 0]
    for number in range(25_000):
        limit.wait(f"198.51.{number // 256}.{number % 256}")
    assert limit.wait("192.0.2.1") > 0


def test_a_bucket_goes_when_it_is_full_again_and_not_before() -> None:
    clock = Clock()
    limit = RateLimiter(Rate(2, 1), clock)
    limit.wait("a")
    limit.wait("a")
    limit.wait("b")
    clock.now = 1.5
    limit.wait("c")
    assert len(limit) == 1 + len("ac"), "b is full again, a is not"
    assert [limit.wait("a"), limit.wait("a")] == [0, 0.5]
    clock.now = 9
    limit.wait("d")
    assert len(limit) == 1 + len("d")


def test_when_there_is_no_room_newcomers_share_the_bucket_of_their_wider_network() -> None:
    limit = RateLimiter(SLOW, Clock(), most=4, most_shared=1)
    for number in range(4):
        assert limit.wait(f"2001:db8:0:{number}::/64") == 0
    assert [limit.wait(f"192.0.2.{number}") > 0 for number in range(5)] == [False] * 3 + [True] * 2
    assert limit.wait("2001:db8:0:1::/64") == 0, "who has a bucket keeps it"
    assert [limit.wait(f"198.51.100.{number}") > 0 for number in range(5)] == [False] * 3 + [True] * 2
    assert limit.wait("203.0.113.1") > 0, "one bucket for all the rest"
    assert len(limit) == 4 + 1 + 1


def test_the_wider_network_of_an_asker() -> None:
    assert wider("192.0.2.7") == "192.0.0.0/16"
    assert wider("2001:db8:1:2::/64") == "2001:db8::/32"
    assert wider("account ann") == wider("account ann")
    assert len({wider(f"account {number}") for number in range(20_000)}) <= 4_096


def test_however_many_ask_the_number_of_buckets_is_bounded() -> None:
    limit = RateLimiter(SLOW, Clock(), most=1_000, most_shared=100)
    for number in range(5_000):
        limit.wait(f"person {number}")
    assert len(limit) == 1_000 + 100 + 1
    usual = signature(RateLimiter).parameters
    assert (usual["most"].default, usual["most_shared"].default) == (100_000, 10_000)


def test_codes_cannot_be_guessed_from_all_addresses_of_one_network(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("network"), codes=Rate(10, NO_MORE), guests=PLENTY) as strict:
        seen = []
        for number in range(1, 14):
            eve = strict.person(f"Eve {number}")
            eve.http.headers["X-Forwarded-For"] = f"2001:db8::{number:x}"
            seen.append(eve.refused("POST", "/api/join", {"code": "AAAAAA"})[1])
        assert seen == ["unknown-code"] * 10 + ["too-fast"] * 3
        far = strict.person("Ann")
        far.http.headers["X-Forwarded-For"] = "2001:db8:0:1::1"
        assert far.refused("POST", "/api/join", {"code": "AAAAAA"})[1] == "unknown-code", "another network is another"
