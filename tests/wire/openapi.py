"""Discord's own description of its API, where a copy of it lies beside the project."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

Json = dict[str, Any]
HERE = Path(__file__).resolve()
PLACES = [parent / "shared/reference/discord_openapi.json" for parent in HERE.parents]
_URI = "urn:discord"


class Description:
    """Checks requests and answers against the description.

    Where the description is stricter than Discord (ids may be numbers) or than its own
    answers need (it knows enums of today only), Discord's behaviour is followed.
    """

    def __init__(self, path: Path) -> None:
        self.document: Json = json.loads(path.read_text(encoding="utf-8"))
        self.document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        resource = Resource(contents=self.document, specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(_URI, resource)
        self._routes = sorted(
            (template.count("{"), template, _pattern(template), set(methods))
            for template, methods in self.document["paths"].items()
        )
        self._validators: dict[str, Draft202012Validator] = {}

    def template(self, method: str, path: str) -> str | None:
        """Find the route a path belongs to, the one with the fewest parameters first."""
        for _, template, pattern, methods in self._routes:
            if method.lower() in methods and re.fullmatch(pattern, path):
                return template
        return None

    def request_faults(self, method: str, path: str, body: object) -> list[str]:
        """List what the description has against a request."""
        template = self.template(method, path.split("?")[0])
        if template is None:
            return [f"no such route: {method} {path}"]
        operation = self.document["paths"][template][method.lower()]
        if "requestBody" not in operation:
            return []
        where = f"{method.lower()}/requestBody/content/application~1json/schema"
        return self._faults(f"/paths/{_escaped(template)}/{where}", body)

    def answer_faults(self, method: str, path: str, status: int, body: object) -> list[str]:
        """List what the description has against an answer to a request."""
        template = self.template(method, path.split("?")[0])
        if template is None:
            return [f"no such route: {method} {path}"]
        answers = self.document["paths"][template][method.lower()]["responses"]
        key = str(status) if str(status) in answers else f"{status // 100}XX"
        if key not in answers:
            return [f"{method} {template} never answers {status}"]
        answer = answers[key]
        if "$ref" in answer:
            pointer = answer["$ref"].removeprefix("#")
            found = self.document["components"]["responses"][pointer.split("/")[-1]]
        else:
            pointer, found = f"/paths/{_escaped(template)}/{method.lower()}/responses/{key}", answer
        if "application/json" not in found.get("content", {}):
            return [] if body is None else [f"{method} {template} answers {status} without a body"]
        return self._faults(f"{pointer}/content/application~1json/schema", body)

    def _faults(self, pointer: str, body: Any) -> list[str]:
        if pointer not in self._validators:
            schema = {"$ref": f"{_URI}#{pointer}"}
            self._validators[pointer] = Draft202012Validator(schema, registry=self._registry)
        return [
            said for error in self._validators[pointer].iter_errors(body) for said in _leaves(error)
        ]


def _pattern(template: str) -> str:
    return re.sub(r"\\{[^/]+?\\}", "[^/]+", re.escape(template))


def _escaped(template: str) -> str:
    return template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def _leaves(error: ValidationError) -> Iterator[str]:
    """Say what is wrong in the branch of an alternative that comes nearest."""
    if not error.context:
        yield f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
        return
    branches: dict[Any, list[ValidationError]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    typed = [branch for branch in branches.values() if not any(map(_other_kind, branch))]
    for inner in min(typed or branches.values(), key=len):
        yield from _leaves(inner)


def _other_kind(error: ValidationError) -> bool:
    """Whether an alternative failed because it describes another kind of thing."""
    by_type = bool(error.path) and error.path[-1] == "type"
    return (by_type and error.validator in ("enum", "type")) or error.message.endswith("'null'")


@cache
def description() -> Description:
    """The description; a test that needs it is skipped where there is none."""
    found = next((path for path in PLACES if path.is_file()), None)
    if found is None:
        pytest.skip("shared/reference/discord_openapi.json is not here")
    return Description(found)
