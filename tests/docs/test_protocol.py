"""The page about the protocol names every route, message and field, and none that does not exist."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from msgspec import Struct

from cheeseboard.core.event import event_type, event_types
from cheeseboard.games import find
from cheeseboard.protocol.messages import ChatMessage, ClientMessage, ServerMessage, UpdateMessage
from cheeseboard.protocol.status import TableStatus
from cheeseboard.server.app import HANDLERS

PAGE = (Path(__file__).parents[2] / "docs/reference/protocol.md").read_text("utf-8")
MESSAGES: tuple[type[Struct], ...] = (*get_args(ClientMessage), *get_args(ServerMessage))


def undocumented(page: str) -> Iterator[str]:
    """Routes, messages and fields of the program that a page does not name."""
    for path in sorted({path for handler in HANDLERS for path in handler.paths}):
        parts = re.sub(r"\{(\w+):\w+\}", r"{\1}", path).removeprefix("/tables/{table}")
        if not re.search(rf"(?:[ `…(]|/api){re.escape(parts)}[`?, ]", page):
            yield path
    yield from (kind.__name__ for kind in MESSAGES if f'"type": "{kind.__struct_config__.tag}"' not in page)
    row = next((row for row in page.splitlines() if row.startswith("| `status` |")), "")
    yield from (field for field in TableStatus.__struct_fields__ if not re.search(rf"\b{field}\b", row))
    yield from (field for field in UpdateMessage.__struct_fields__ if not re.search(rf'[`"]{field}[`"]', page))


def unknown(page: str) -> Iterator[str]:
    """Fields that a page shows in a message or event which does not have them."""
    fields = {kind.__struct_config__.tag: {*kind.__struct_encode_fields__} for kind in MESSAGES}
    fields |= {event_type(kind): {*kind.__struct_encode_fields__} for kind in event_types(find("quoridor").spec.events)}
    fields["chat"] |= {*ChatMessage.__struct_fields__}
    for tag, rest in re.findall(r'`\{"type": "([a-z-]+)"(.*?)\}`', page):
        if tag not in fields:
            yield tag
        yield from (f"{tag}: {name}" for name in re.findall(r'"(\w+)":', rest) if name not in fields.get(tag, {name}))


def test_every_route_message_and_field_is_on_the_page() -> None:
    assert [*undocumented(PAGE)] == []


def test_the_page_names_no_field_that_messages_do_not_have() -> None:
    assert [*unknown(PAGE)] == []


def test_planted_gaps_and_wrong_fields_are_found() -> None:
    page = PAGE.replace("/transfer`", "/give-away`").replace('"question": 41, "seat": 0', '"at": 41, "seat": 0')
    page = page.replace("`deadline_ms`", "`ends`").replace("is_host, ", "").replace('"type": "pong"', '"type": "alive"')
    assert [*undocumented(page)] == ["/tables/{table:str}/transfer", "Pong", "is_host", "deadline_ms"]
    assert [*unknown(page)] == ["act: at", "pass-window: at", "alive"]
