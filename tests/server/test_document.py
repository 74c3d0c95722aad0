"""The API's document: an example for every request and answer, and what it says by example is true."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cheeseboard.protocol import (
    board_bodies,
    game_bodies,
    lesson_bodies,
    lookback_bodies,
    person_bodies,
    puzzle_bodies,
    table_bodies,
    table_requests,
)
from cheeseboard.server import openapi_examples
from server.real_server import Served

NOT_SENT = {"/api/people", "/api/login", "/api/link", "/api/me/register"}  # would make Ann somebody else
BODIES = (
    *(person_bodies, game_bodies, table_requests, table_bodies, lookback_bodies),
    *(lesson_bodies, board_bodies, puzzle_bodies),
)


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def without_example(document: dict[str, Any]) -> Iterator[str]:
    for method, path, operation in operations(document):
        places = {"request": operation.get("requestBody", {}), **operation["responses"]}
        for name, place in places.items():
            for content in place.get("content", {}).values():
                if content.get("example") in (None, ""):
                    yield f"{method} {path} {name}"


def test_every_request_and_answer_has_an_example(server: Served) -> None:
    document = server.person().ask("GET", "/api/schema/openapi.json")
    assert list(without_example(document)) == []
    del document["paths"]["/api/lobby"]["get"]["responses"]["200"]["content"]["application/json"]["example"]
    assert list(without_example(document)) == ["GET /api/lobby 200"]


def test_examples_of_answers_are_what_the_structs_say() -> None:
    for name, example in openapi_examples.answers().items():
        kind = next(getattr(one, name) for one in BODIES if hasattr(one, name))
        assert msgspec.convert(example, kind, strict=True), name
    file = openapi_examples.texts()["/game"]
    assert file.startswith('[Game "quoridor"]')
    assert set(openapi_examples.refusals()) == {"400", "401", "403", "404", "409", "413", "415", "429", "503"}
    assert all(
        refusal["text"] and "refused-" not in refusal["text"] for refusal in openapi_examples.refusals().values()
    )


def test_examples_of_requests_can_be_read(server: Served) -> None:
    """Sent as they stand; what cannot be done just now is refused for that reason, not for its form."""
    document = server.person().ask("GET", "/api/schema/openapi.json")
    sent = 0
    for method, path, operation in operations(document):
        if "requestBody" in operation and path not in NOT_SENT:
            ann = server.person("Ann")
            table = ann.put_up(options={"first": 0})["id"]
            body = operation["requestBody"]["content"]["application/json"]["example"]
            reply = ann.reply(method, path.format(table=table), body)
            assert reply.status_code in (200, 201, 403, 404, 409), (path, reply.text)
            sent += 1
    assert sent > 15


@pytest.mark.parametrize("body", [{"seat": "first"}, {"seat": 0, "sit": True}])
def test_an_example_that_cannot_be_read_would_be_found(server: Served, body: dict[str, Any]) -> None:
    ann = server.person("Ann")
    table = ann.put_up(options={"first": 0})["id"]
    assert ann.refused("POST", f"/api/tables/{table}/sit", body) == (400, "bad-request")
