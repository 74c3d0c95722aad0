"""The requests of a server as a page: its OpenAPI document in Markdown, read at build time and by no script."""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from cheeseboard.server.app import create_app
from cheeseboard.server.openapi import with_examples
from cheeseboard.server.settings import Settings
from cheeseboard.store import Store

PLACE = "<!-- requests -->"  # where a page wants them
GROUPS = {"people": "You", "me": "You", "login": "You", "logout": "You", "link": "You"}
Document = dict[str, Any]


def with_requests(page: str) -> str:
    """The page with all requests where it asks for them."""
    return page.replace(PLACE, markdown(document())) if PLACE in page else page


@cache
def document() -> Document:
    """The document that a server with usual settings serves."""

    async def read() -> Document:
        with TemporaryDirectory() as folder:
            store = await Store.open(f"sqlite+aiosqlite:///{folder}/empty.db")
            schema = create_app(store, Settings(data=Path(folder))).openapi_schema.to_schema()
            await store.close()
        return schema

    served: Document = msgspec.json.decode(msgspec.json.encode(with_examples(asyncio.run(read()))))
    return served


def markdown(served: Document) -> str:
    """Every request by subject, then what the bodies are made of."""
    subjects: dict[str, list[str]] = {}
    for path, operations in served["paths"].items():
        subject = path.removeprefix("/api/").split("/")[0]
        section = subjects.setdefault(GROUPS.get(subject, subject.capitalize()), [])
        section += [_request(method, path, operation) for method, operation in operations.items()]
    parts = [f"## {subject}\n\n" + "\n".join(requests) for subject, requests in subjects.items()]
    bodies = "\n".join(_body(name, schema) for name, schema in sorted(served["components"]["schemas"].items()))
    return "\n".join([*parts, f"## Bodies\n\n{bodies}"])


def _request(method: str, path: str, operation: Document) -> str:
    lines = [f"### {method.upper()} `{path}`", "", operation.get("description", ""), ""]
    asked = [each for each in operation.get("parameters", ()) if each["in"] == "query"]
    lines += [f"- `?{each['name']}=`: {_type(each['schema'])}" for each in asked]
    for content in operation.get("requestBody", {}).get("content", {}).values():
        lines += [f"- You send {_type(content['schema'])}.", *_example("A request", content.get("example"))]
    for status, answer in operation["responses"].items():
        if status < "300":
            contents = list(answer.get("content", {}).items())
            lines += [f"- {status}, without a body."] if not contents else []
            for media_type, content in contents:
                what = _type(content["schema"]) if media_type == "application/json" else f"`{media_type}`"
                lines += [f"- {status}: {what}.", *_example("An answer", content.get("example"))]
    return "\n".join([*lines, ""])


def _example(title: str, example: Any) -> Iterator[str]:
    """Folded in, for some answers are long."""
    if example is None:
        return
    text = example if isinstance(example, str) else json.dumps(example, ensure_ascii=False, indent=2)
    yield from ("", f'??? example "{title}"', "")
    kind = "text" if isinstance(example, str) else "json"
    yield from ("    " + line for line in (f"```{kind}", *text.splitlines(), "```"))
    yield ""


def _body(name: str, schema: Document) -> str:
    lines = [f"### {name}", ""]
    if schema.get("description"):
        lines += [schema["description"].replace("\n", " "), ""]
    if fields := schema.get("properties"):
        needed = schema.get("required", ())
        lines += ["| field | what it is | if left out |", "|---|---|---|"]
        for field, kind in sorted(fields.items(), key=lambda pair: pair[0] not in needed):
            lines.append(f"| `{field}` | {_type(kind)} | {_without(kind, is_needed=field in needed)} |")
    else:
        lines.append(_type(schema).capitalize() + ".")
    return "\n".join([*lines, ""])


def _without(kind: Document, *, is_needed: bool) -> str:
    if is_needed:
        return "refused"
    return f"`{json.dumps(kind['default'], ensure_ascii=False)}`" if "default" in kind else ""


def _type(kind: Mapping[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in kind:
        name = kind["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if either := kind.get("anyOf") or kind.get("oneOf"):
        return " or ".join(dict.fromkeys(map(_type, either)))
    if "const" in kind:
        return f"`{json.dumps(kind['const'])}`"
    if "enum" in kind:
        return " or ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    if kind.get("type") == "array":
        inside = kind.get("items") or {"anyOf": kind.get("prefixItems", [])}
        return f"list of {_type(inside)}" if inside != {"anyOf": []} else "list"
    if kind.get("type") == "object":
        return "object"
    if isinstance(kind.get("type"), list):
        return " or ".join(_type({**kind, "type": one}) for one in kind["type"])
    return _plain(kind)


def _plain(kind: Mapping[str, Any]) -> str:
    names = {
        "string": "text",
        "integer": "whole number",
        "number": "number",
        "boolean": "true or false",
        "null": "null",
    }
    name = names.get(str(kind.get("type")), "anything")
    bounds = [kind.get(key) for key in ("minimum", "maximum")]
    limits = [_whole(bound) for bound in bounds if bound is not None]
    if name != "text" and limits:
        low, high = (_whole(bound) if bound is not None else "" for bound in bounds)
        return f"{name} {low} … {high}".replace("  ", " ").strip()
    if "maxLength" in kind:
        return f"{name}, at most {kind['maxLength']} characters"
    return name


def _whole(bound: float) -> str:
    return re.sub(r"\.0$", "", str(bound))
