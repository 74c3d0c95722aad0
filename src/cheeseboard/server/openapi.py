"""The API's document: what Litestar makes of the handlers, with an example for every request and every answer."""

from copy import deepcopy
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from cheeseboard.server import openapi_examples

JSON = "application/json"


class DocumentWithExamples(JsonRenderPlugin):
    """Serves the document; the examples are only made when somebody asks for it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, with_examples(openapi_schema))


def with_examples(document: dict[str, Any]) -> dict[str, Any]:
    """The document with an example beside every request and answer that has one; a test wants them all."""
    document = deepcopy(document)
    for path, operations in document["paths"].items():
        for operation in operations.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                content["example"] = _example(content["schema"])
            for status, answer in operation["responses"].items():
                for media_type, content in answer.get("content", {}).items():
                    refusal = openapi_examples.refusals().get(status)
                    content["example"] = refusal or (_example(content["schema"]) if media_type == JSON else _text(path))
    return document


def _example(schema: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [_example(schema["items"])]
    if "$ref" in schema:
        return openapi_examples.answers().get(schema["$ref"].rpartition("/")[2])
    return openapi_examples.export()


def _text(path: str) -> str | None:
    return next((text for end, text in openapi_examples.texts().items() if path.endswith(end)), None)
