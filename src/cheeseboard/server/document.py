"""The API's document: what Litestar makes of the handlers, with an example for every request and every answer."""

from copy import deepcopy
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from cheeseboard.server import examples

JSON = "application/json"


class DocumentWithExamples(JsonRenderPlugin):
    """Serves the document; the examples are only made when somebody asks for it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, with_examples(openapi_schema))


def with_examples(document: dict[str, Any]) -> dict[str, Any]:
    """The document with an example beside every schema of a request or an answer."""
    document = deepcopy(document)
    for path, operations in document["paths"].items():
        for operation in operations.values():
            if content := operation.get("requestBody", {}).get("content", {}).get(JSON):
                content["example"] = _example(content["schema"])
            for status, answer in operation["responses"].items():
                for media_type, content in answer.get("content", {}).items():
                    if status in (refusals := examples.refusals()):
                        content["example"] = refusals[status]
                    elif media_type == JSON:
                        content["example"] = _example(content["schema"])
                    else:
                        texts = examples.texts().items()
                        content["example"] = next(text for end, text in texts if path.endswith(end))
    return document


def _example(schema: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [_example(schema["items"])]
    if "$ref" in schema:
        return examples.answers()[schema["$ref"].rpartition("/")[2]]
    return examples.export()
