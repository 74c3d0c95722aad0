"""Sockets as RFC 6455 wants them, tried by a client that was written from its text (rfc6455_client.py).

There is no echo, but a table answers a JSON ping with the id that it brought. Cases follow those of the Autobahn suite.
"""

import asyncio.selector_events
import itertools
import json
from collections.abc import Iterator, Sequence

import pytest

from cheeseboard.server.settings import UNLIMITED
from server.real_server import PATIENCE_S, Served, served
from server.rfc6455_client import (
    ACCEPT,
    BREAKS_PROTOCOL,
    BYTES,
    CLOSE,
    GOES_ON,
    INVALID,
    LARGEST,
    MASK,
    NORMAL,
    PING,
    PONG,
    TEXT,
    TOO_BIG,
    Client,
    Frame,
    asking,
    coded,
)


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = dict.fromkeys(("message_rate", "all_frames", "all_bytes", "chat"), UNLIMITED)
    quiet = 12 * PATIENCE_S  # what the table says unasked would come between the answers
    with served(tmp_path_factory.mktemp("rfc6455"), max_message_bytes=LARGEST, ping_seconds=quiet, **limits) as running:
        yield running


@pytest.fixture(scope="module")
def path(shared_server: Served) -> str:
    """Where a table's socket is opened."""
    table: str = shared_server.person("Ann").put_up("nim")["id"]
    return f"/api/tables/{table}/live"


@pytest.fixture
def client(server: Served, path: str) -> Client:
    """A socket that is open."""
    client = Client(server, path)
    assert client.ask()[0] == 101
    return client


# The client itself, and the opening handshake (section 4)


def test_this_client_builds_frames_as_the_rfc_shows_them() -> None:
    assert Frame(TEXT, b"Hello").masked() == bytes.fromhex("818537fa213d7f9f4d5158")
    assert Frame(TEXT, b"Hello").masked(None) == bytes.fromhex("810548656c6c6f")
    assert Frame(TEXT, b"Hel", is_last=False).masked(None) == bytes.fromhex("010348656c")
    assert Frame(PONG, b"Hello").masked() == bytes.fromhex("8a8537fa213d7f9f4d5158")
    assert Frame(BYTES, b"x" * 256).masked(None)[:4] == bytes.fromhex("827e0100")
    assert Frame(BYTES, b"x" * 65_536).masked(None)[:10] == bytes.fromhex("827f0000000000010000")


def test_a_socket_is_opened_with_the_answer_to_its_key(server: Served, path: str) -> None:
    status, headers = Client(server, path).ask()
    assert status == 101
    assert headers["sec-websocket-accept"] == ACCEPT
    assert headers["upgrade"].lower() == "websocket"
    assert headers["connection"].lower() == "upgrade"
    assert not {"sec-websocket-extensions", "sec-websocket-protocol"} & {*headers}, "nobody asked for them"


def test_an_extension_that_the_server_does_not_have_is_not_agreed_upon(server: Served, path: str) -> None:
    wanted = {"Sec-WebSocket-Extensions": "permessage-deflate", "Sec-WebSocket-Protocol": "chess"}
    status, headers = Client(server, path).ask(**wanted)
    assert status == 101
    assert not {"sec-websocket-extensions", "sec-websocket-protocol"} & {*headers}


def test_words_of_the_handshake_may_be_in_any_case(server: Served, path: str) -> None:
    assert Client(server, path).ask(Upgrade="WebSocket", Connection="keep-alive, uPGRADE")[0] == 101


def test_an_unknown_version_is_told_the_known_one(server: Served, path: str) -> None:
    status, headers = Client(server, path).ask(Sec_WebSocket_Version="12")
    assert status == 426
    assert headers["sec-websocket-version"] == "13"


@pytest.mark.parametrize(
    "changed",
    [
        {"Sec_WebSocket_Key": None},
        {"Sec_WebSocket_Key": "c2hvcnQ="},
        {"Sec_WebSocket_Key": "not base64 at all!!!"},
        {"Sec_WebSocket_Version": None},
        {"Upgrade": "websocket, h2c"},
        {"method": "POST"},
        {"version": "HTTP/1.0"},
    ],
    ids=str,
)
def test_a_handshake_with_something_wrong_opens_no_socket(
    server: Served, path: str, changed: dict[str, str | None]
) -> None:
    status, _ = Client(server, path).ask(**changed)  # type: ignore[arg-type]
    assert 400 <= status < 500 or status == 505


# Ping and pong (5.5.2, 5.5.3)


@pytest.mark.parametrize("payload", [b"", b"Hello", bytes(range(125)), b"\xff\xfe\x00" * 41], ids=len)
def test_a_ping_is_answered_with_its_own_payload(client: Client, payload: bytes) -> None:
    client.send(Frame(PING, payload))
    assert client.next() == Frame(PONG, payload)


def test_many_pings_are_answered_in_their_order(client: Client) -> None:
    payloads = [b"%d" % number for number in range(50)]
    client.send(*(Frame(PING, payload) for payload in payloads))
    assert [client.next().payload for _ in payloads] == payloads


def test_a_pong_nobody_asked_for_is_not_answered(client: Client) -> None:
    client.send(Frame(PONG, b""), Frame(PONG, b"x" * 125), Frame(PING, b"after"))
    assert client.next() == Frame(PONG, b"after")


@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_a_control_frame_that_is_too_long_is_an_error(client: Client, opcode: int) -> None:
    client.send(Frame(opcode, coded(NORMAL) + b"x" * 124))
    assert client.ended() == BREAKS_PROTOCOL


@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_a_control_frame_in_fragments_is_an_error(client: Client, opcode: int) -> None:
    client.send(Frame(opcode, coded(NORMAL), is_last=False), Frame(GOES_ON, b""))
    assert client.ended() == BREAKS_PROTOCOL


# Reserved bits and opcodes, masks (5.1, 5.2)


@pytest.mark.parametrize("reserved", range(1, 8))
@pytest.mark.parametrize("opcode", [TEXT, PING, CLOSE])
def test_a_reserved_bit_is_an_error(client: Client, reserved: int, opcode: int) -> None:
    client.send(Frame(opcode, b"", reserved=reserved))
    assert client.ended() == BREAKS_PROTOCOL


def test_a_reserved_bit_in_a_later_fragment_is_an_error(client: Client) -> None:
    client.send(Frame(TEXT, asking("a"), is_last=False), Frame(GOES_ON, b"", reserved=4))
    assert client.ended() == BREAKS_PROTOCOL


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
@pytest.mark.parametrize("payload", [b"", b"x"])
def test_a_reserved_opcode_is_an_error(client: Client, opcode: int, payload: bytes) -> None:
    client.send(Frame(opcode, payload))
    assert client.ended() == BREAKS_PROTOCOL


@pytest.mark.parametrize("frame", [Frame(TEXT, asking("a")), Frame(PING, b"x"), Frame(CLOSE, coded(NORMAL))])
def test_a_frame_without_a_mask_is_an_error(client: Client, frame: Frame) -> None:
    client.send(frame.masked(None))
    assert client.ended() == BREAKS_PROTOCOL


@pytest.mark.parametrize("mask", [bytes(4), b"\xff" * 4, b"\x00\x00\x00\x01"])
def test_any_mask_will_do(client: Client, mask: bytes) -> None:
    for size in (0, 125, 300):
        client.send(Frame(TEXT, asking(f"{size}", size)).masked(mask))
        assert client.next_of_table() == f"{size}"


# Lengths (5.2)


@pytest.mark.parametrize("size", [125, 126, 127, 128, 65_535, 65_536, LARGEST])
def test_a_text_of_any_length_comes_whole(client: Client, size: int) -> None:
    client.send(Frame(TEXT, asking("long", size)), Frame(TEXT, asking("next")))
    assert [client.next_of_table() for _ in range(2)] == ["long", "next"]


def test_an_answer_of_any_length_is_written_as_it_should_be(client: Client) -> None:
    sizes = set()
    for letters in itertools.product(range(15, 37), range(4)):
        name = "🧀" * letters[0] + "x" * letters[1]
        client.send(Frame(TEXT, asking(name)))
        found = client.next()
        assert json.loads(found.payload)["id"] == name
        sizes.add(len(found.payload))
    assert sizes >= {*range(120, 132)}


def test_an_answer_of_more_than_64_kb_is_written_as_it_should_be(server: Served) -> None:
    ann = server.person("Ann")
    here = ann.at(ann.put_up("nim")["id"])
    for number in range(40):
        here.chat("🧀" * 490, id=f"{number}")
    client = Client(server, f"/api/tables/{here.table}/live")
    assert client.ask()[0] == 101
    client.send(Frame(TEXT, b'{"type": "hello", "have": -1}'))
    while len((found := client.next()).payload) < 1 << 16:
        pass
    assert len(json.loads(found.payload)["messages"]) == 40


def test_a_text_of_length_0_is_a_text(client: Client) -> None:
    client.send(Frame(TEXT, b""), Frame(TEXT, asking("next")))
    assert [client.next_of_table() for _ in range(2)] == ["bad-request", "next"]


@pytest.mark.parametrize(("size", "length_bytes"), [(30, 2), (30, 8), (125, 2), (126, 8), (65_535, 8)])
def test_a_length_written_longer_than_it_has_to_be_is_still_that_length(
    client: Client, size: int, length_bytes: int
) -> None:
    """The RFC binds whoever sends; that a server must refuse it is not said."""
    client.send(Frame(TEXT, asking("long", size)).masked(length_bytes=length_bytes))
    assert client.next_of_table() == "long"
    client.send(Frame(PING, b"x").masked(length_bytes=length_bytes), Frame(PING, b"next"))
    assert [client.next().payload for _ in range(2)] == [b"x", b"next"]


@pytest.mark.parametrize("length", [2 * LARGEST + 1, 1 << 62, 1 << 63, (1 << 64) - 1])
def test_a_text_that_would_be_too_long_is_refused_before_it_comes(client: Client, length: int) -> None:
    client.send(bytes([0x80 | TEXT, 0x80 | 127]) + length.to_bytes(8, "big") + MASK)
    assert client.ended() in (TOO_BIG, BREAKS_PROTOCOL)


# Fragments (5.4)


@pytest.mark.parametrize("pieces", [1, 2, 3, 10, 50])
def test_a_text_in_fragments_is_put_together(client: Client, pieces: int) -> None:
    text = asking("whole", 60)
    step = -(-len(text) // pieces)
    parts = [text[start : start + step] for start in range(0, len(text), step)]
    opcodes = [TEXT, *[GOES_ON] * (len(parts) - 1)]
    client.send(
        *(
            Frame(opcode, part, number == len(parts))
            for number, (opcode, part) in enumerate(zip(opcodes, parts, strict=True), 1)
        )
    )
    assert client.next_of_table() == "whole"


def test_fragments_may_be_empty(client: Client) -> None:
    client.send(
        Frame(TEXT, b"", is_last=False),
        Frame(GOES_ON, b"", is_last=False),
        Frame(GOES_ON, asking("a"), is_last=False),
        Frame(GOES_ON, b""),
    )
    assert client.next_of_table() == "a"


def test_control_frames_between_fragments_are_answered_at_once(client: Client) -> None:
    text = asking("whole")
    client.send(Frame(TEXT, text[:5], is_last=False), Frame(PING, b"first"))
    assert client.next() == Frame(PONG, b"first")
    client.send(Frame(GOES_ON, text[5:9], is_last=False), Frame(PONG, b""), Frame(PING, b"second"))
    assert client.next() == Frame(PONG, b"second")
    client.send(Frame(GOES_ON, text[9:]), Frame(TEXT, asking("next")))
    assert [client.next_of_table() for _ in range(2)] == ["whole", "next"]


def test_bytes_in_fragments_are_one_message(client: Client) -> None:
    client.send(Frame(BYTES, b"\xff", is_last=False), Frame(GOES_ON, b"\xfe"), Frame(TEXT, asking("next")))
    assert [client.next_of_table() for _ in range(2)] == ["bad-request", "next"]


@pytest.mark.parametrize("is_last", [True, False])
@pytest.mark.parametrize("before", [[], [Frame(TEXT, asking("a"))], [Frame(PING, b"")]], ids=["none", "text", "ping"])
def test_a_continuation_of_nothing_is_an_error(client: Client, before: Sequence[Frame], is_last: bool) -> None:
    for frame in before:
        client.send(frame)
        client.next()  # answered before it all ends
    client.send(Frame(GOES_ON, b"x", is_last=is_last))
    assert client.ended() == BREAKS_PROTOCOL


@pytest.mark.parametrize("opcode", [TEXT, BYTES])
@pytest.mark.parametrize("is_last", [True, False])
def test_a_new_message_inside_another_is_an_error(client: Client, opcode: int, is_last: bool) -> None:
    client.send(Frame(TEXT, b"{", is_last=False), Frame(opcode, asking("a"), is_last=is_last))
    assert client.ended() == BREAKS_PROTOCOL


def test_a_new_message_inside_another_is_an_error_also_when_it_comes_alone(client: Client) -> None:
    client.send(Frame(TEXT, b"{", is_last=False), Frame(PING, b""))
    assert client.next().opcode == PONG  # so the first part has been read
    client.send(Frame(TEXT, asking("a")))
    assert client.ended() == BREAKS_PROTOCOL


def test_fragments_that_are_too_long_together_are_refused(client: Client) -> None:
    half = b" " * (LARGEST + 1)
    client.send(Frame(TEXT, half, is_last=False), Frame(GOES_ON, half, is_last=False))
    assert client.ended() == TOO_BIG


# UTF-8 (5.6, 8.1)

LETTERS = ["~", "\xa0", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\ufffd", "\uffff", "\U00010000", "\U0010ffff", "κόσμε"]
NO_TEXTS = {
    "a lone continuation": b"\x80",
    "an impossible byte": b"\xfe",
    "another one": b"\xff",
    "slash in two bytes": b"\xc0\xaf",
    "slash in three bytes": b"\xe0\x80\xaf",
    "slash in four bytes": b"\xf0\x80\x80\xaf",
    "a surrogate": b"\xed\xa0\x80",
    "a pair of surrogates": b"\xed\xa0\x80\xed\xb0\x80",
    "beyond the last letter": b"\xf4\x90\x80\x80",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "a letter that breaks off": b"\xe2\x82",
    "a letter that breaks off before another": b"\xf0\x9f\x92a",
}


@pytest.mark.parametrize("letter", LETTERS, ids=ascii)
def test_every_letter_comes_through_also_when_its_bytes_are_in_different_fragments(client: Client, letter: str) -> None:
    name = f"<{letter}>"
    text = asking(name)
    client.send(Frame(TEXT, text))
    assert client.next_of_table() == name
    start = text.index(b"<")
    for cut in range(start, start + len(name.encode()) + 1):
        client.send(Frame(TEXT, text[:cut], is_last=False), Frame(GOES_ON, text[cut:]))
        assert client.next_of_table() == name


@pytest.mark.parametrize("what", NO_TEXTS)
@pytest.mark.parametrize("size", [0, 300])
def test_what_is_not_utf8_ends_the_socket(client: Client, what: str, size: int) -> None:
    client.send(Frame(TEXT, asking("a", size) + NO_TEXTS[what]))
    assert client.ended() == INVALID


@pytest.mark.parametrize("what", NO_TEXTS)
def test_what_is_not_utf8_ends_the_socket_also_in_fragments(client: Client, what: str) -> None:
    parts = [bytes([byte]) for byte in NO_TEXTS[what]]
    client.send(
        Frame(TEXT, asking("a"), is_last=False),
        *(Frame(GOES_ON, part, is_last=False) for part in parts),
        Frame(GOES_ON, b""),
    )
    assert client.ended() == INVALID


def test_bytes_need_not_be_utf8(client: Client) -> None:
    client.send(Frame(BYTES, b"\xff\xfe"), Frame(TEXT, asking("next")))
    assert [client.next_of_table() for _ in range(2)] == ["bad-request", "next"]


# The closing handshake (5.5.1, 7)


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])
@pytest.mark.parametrize("reason", [b"", "až příště".encode(), b"x" * 123], ids=len)
def test_a_close_is_answered_with_its_code(client: Client, code: int, reason: bytes) -> None:
    client.send(Frame(CLOSE, coded(code, reason)))
    assert client.ended() == code


def test_a_close_without_a_code_is_answered_without_one(client: Client) -> None:
    client.send(Frame(CLOSE, b""))
    assert client.ended() is None


@pytest.mark.parametrize("code", [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535])
def test_a_code_that_must_not_be_sent_is_an_error(client: Client, code: int) -> None:
    client.send(Frame(CLOSE, coded(code)))
    assert client.ended() == BREAKS_PROTOCOL


def test_half_a_code_is_an_error(client: Client) -> None:
    client.send(Frame(CLOSE, b"\x03"))
    assert client.ended() == BREAKS_PROTOCOL


@pytest.mark.parametrize("what", NO_TEXTS)
def test_a_reason_that_is_not_utf8_is_an_error(client: Client, what: str) -> None:
    client.send(Frame(CLOSE, coded(NORMAL, b"why " + NO_TEXTS[what])))
    assert client.ended() == INVALID


@pytest.mark.parametrize(
    "after", [Frame(TEXT, asking("a")), Frame(PING, b"x"), Frame(CLOSE, coded(NORMAL)), b"\xff" * 50], ids=str
)
def test_what_comes_after_a_close_is_not_looked_at(client: Client, after: Frame | bytes) -> None:
    client.send(Frame(CLOSE, coded(3_000)), after)
    assert client.ended() == 3_000


def test_what_came_before_a_close_is_answered_first(client: Client) -> None:
    client.send(Frame(PING, b"x"), Frame(CLOSE, coded(NORMAL)))
    assert client.next() == Frame(PONG, b"x")
    assert client.ended() == NORMAL


def test_a_close_between_fragments_ends_the_socket_and_the_text_never_comes(client: Client) -> None:
    text = asking("never")
    client.send(Frame(TEXT, text[:5], is_last=False), Frame(CLOSE, coded(NORMAL)), Frame(GOES_ON, text[5:]))
    assert client.ended() in (NORMAL, BREAKS_PROTOCOL)


# However the bytes are cut


class Cuts:
    """How many bytes the server reads next, in place of what asyncio would read at once."""

    def __init__(self) -> None:
        self.sizes: Iterator[int] = iter(())

    def __get__(self, transport: object, kind: type) -> int:
        return next(self.sizes, 1 << 16)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> Cuts:
    cuts = Cuts()
    monkeypatch.setattr(asyncio.selector_events._SelectorTransport, "max_size", cuts)  # type: ignore[attr-defined]
    return cuts


TALK = [
    Frame(TEXT, asking("a")),
    Frame(PING, b"x"),
    Frame(TEXT, asking("b", 130)),
    Frame(TEXT, asking("c")[:5], is_last=False),
    Frame(PING, b""),
    Frame(GOES_ON, asking("c")[5:]),
    Frame(TEXT, asking("ž")),
    Frame(CLOSE, coded(NORMAL, b"bye")),
]
STREAM = b"".join(frame.masked() for frame in TALK)


def talked(client: Client) -> tuple[list[str], list[bytes]]:
    """What the table and the socket answer to the whole talk but its end; the two may overtake each other."""
    texts, pongs = [], []
    for _ in range(6):
        found = client.next()
        if found.opcode == PONG:
            pongs.append(found.payload)
        else:
            texts.append(json.loads(found.payload)["id"])
    return texts, pongs


ANSWERS = (["a", "b", "c", "ž"], [b"x", b""])
LAST = len(TALK[-1].masked())


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64])
def test_nothing_changes_when_few_bytes_come_at_once(client: Client, cuts: Cuts, size: int) -> None:
    cuts.sizes = itertools.repeat(size)
    client.send(STREAM[:-LAST])
    assert talked(client) == ANSWERS
    client.send(TALK[-1])
    assert client.ended() == NORMAL


def test_nothing_changes_wherever_the_bytes_are_cut(server: Served, path: str, cuts: Cuts) -> None:
    for cut in range(1, len(STREAM) - LAST):
        client = Client(server, path)
        assert client.ask()[0] == 101
        cuts.sizes = iter((cut,))
        client.send(STREAM[:-LAST])
        assert talked(client) == ANSWERS, cut
        client.socket.close()


def test_an_error_is_found_also_when_its_bytes_come_one_by_one(client: Client, cuts: Cuts) -> None:
    cuts.sizes = itertools.repeat(1)
    client.send(Frame(PING, b"a"), Frame(GOES_ON, b"x"))
    assert client.next() == Frame(PONG, b"a")
    assert client.ended() == BREAKS_PROTOCOL
