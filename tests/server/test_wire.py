"""The wire below a table's socket: however a client's bytes are cut into pieces, its texts come out as they were."""

import itertools
import struct
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from cheeseboard.cli.bench.load_clients import ClientSocket
from cheeseboard.server.reader import fast_websocket as server_wire
from server.arrived import Arrived
from server.real_server import PATIENCE_S, Served
from server.test_play import begun

MASK = b"\x5a\x01\xff\x80"
TEXT, GOES_ON, PING = 1, 0, 9


def frame(text: bytes, kind: int = TEXT, *, is_last: bool = True) -> bytes:
    head = 0x80 * is_last | kind
    size = struct.pack("!BB", head, 0x80 | len(text)) if len(text) < 126 else struct.pack("!BBH", head, 254, len(text))
    return size + MASK + bytes(byte ^ mask for byte, mask in zip(text, itertools.cycle(MASK), strict=False))


def asking(name: str, *, padding: int = 0) -> bytes:
    return b'{"type":"ping","id":"%b"%b}' % (name.encode(), b" " * padding)


def pieces_of_all_kinds(rounds: int = 1) -> Iterator[tuple[bytes, Sequence[str]]]:
    """What is sent at once, and whose answers it makes whole."""
    for number in range(rounds):
        a, b, c = (f"{letter}{number}" for letter in "abc")
        yield frame(asking(a)), [a]
        yield frame(asking(b)) + frame(asking(c)), [b, c]
        yield frame(asking(a, padding=300)), [a]
        yield frame(b"who is there?", PING), []
        whole = frame(asking(b))
        yield whole[:2], []
        yield whole[2:9], []
        yield whole[9:], [b]
        yield frame(asking(c)), [c]
        looks_whole = frame(b'{"type":"ping","id":"inner"}')
        long = frame(b'{"type":"ping","id":"' + looks_whole.hex()[:20].encode() + b'"}' + b" " * 200)
        yield long[:30], []
        yield long[30:], [looks_whole.hex()[:20]]
        yield frame(b'{"type":"ping",', is_last=False), []
        yield frame(b"still?", PING), []
        yield frame(b'"id":"%b"}' % a.encode(), GOES_ON), [a]
        yield frame(asking(b)), [b]


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> Arrived:
    return Arrived(monkeypatch, server_wire.FastWebSocket)


def answers(server: Served, sent: Sequence[tuple[bytes, Sequence[str]]], arrived: Arrived) -> list[str]:
    """The ids of all answers, in the order in which they came; whoever looks at the table besides says nothing."""
    here, there, table = begun(server)
    here.close()
    there.close()
    cookie = f"cheeseboard={here.person.http.cookies['cheeseboard']}"
    wire = ClientSocket("127.0.0.1", server.port, f"/api/tables/{table}/live", cookie)
    wanted = [name for _, names in sent for name in names]
    for piece, _ in sent:
        arrived.send(wire.socket, piece)
    heard: list[str] = []
    wire.socket.settimeout(PATIENCE_S)
    try:
        while len(heard) < len(wanted):
            heard += [frame["id"] for text in wire.receive() if "id" in (frame := msgspec.json.decode(text))]
    finally:
        wire.socket.close()
    return heard


def test_texts_come_out_as_they_were_however_they_are_cut(server: Served, arrived: Arrived) -> None:
    sent = [*pieces_of_all_kinds(2)]
    assert answers(server, sent, arrived) == [name for _, names in sent for name in names]


@pytest.mark.parametrize("kinds", [*itertools.permutations(range(3))])
def test_whole_texts_pairs_and_long_ones_in_any_order(server: Served, arrived: Arrived, kinds: tuple[int, ...]) -> None:
    first = [*pieces_of_all_kinds()][:3]
    sent = [first[kind] for kind in kinds] * 3
    assert answers(server, sent, arrived) == [name for _, names in sent for name in names]


def test_who_takes_a_half_for_a_whole_loses_texts(
    server: Served, arrived: Arrived, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: a wire that does not notice that something is missing."""
    half = frame(b" " * 20 + frame(asking("inner"))[:6] + b" " * 40)
    inner = frame(asking("a"))  # belongs to the first, and is taken for one of its own
    rest = half[2 + len(inner) :]
    sent = [(half[:2], []), (inner, ["a"])]
    with monkeypatch.context() as planted:
        planted.setattr(server_wire, "_are_whole", lambda data: True)
        assert answers(server, sent, arrived) == ["a"]
    with pytest.raises(ConnectionError):  # all of it together is no text
        answers(server, [*sent, (rest, [])], arrived)


def test_what_is_no_text_at_all_ends_the_socket(server: Served, arrived: Arrived) -> None:
    with pytest.raises(ConnectionError):
        answers(server, [(frame(b'{"type":"ping","id":"\xff"}'), ["never"])], arrived)
