"""Discord's own description of its API, as a judge of the requests the bot makes.

The file is not part of the project; where it is missing, `description` is None and the tests that
need it skip themselves.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

FILE = Path(__file__).resolve().parents[2] / "shared" / "reference" / "discord_openapi.json"
WHY_NOT = f"Discord's API description is not at {FILE}"
_BODY = ("requestBody", "content", "application/json", "schema")


class Description:
    """The routes of the API, and what their bodies may be."""

    def __init__(self, document: dict[str, Any]) -> None:
        # The description says ids are texts. Discord takes numbers too, and discord.py sends some.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._document = document
        self._routes = sorted(
            ((_pattern(path), path) for path in document["paths"]),
            key=lambda route: route[1].count("{"),  # /messages/@original before /messages/{id}
        )
        self._validators: dict[tuple[str, str], jsonschema_rs.Validator | None] = {}

    def faults(self, method: str, path: str, body: object) -> list[str]:
        """What is wrong with a request, as sentences; ``body`` is its JSON, or None."""
        verb = method.lower()
        template = self._template(verb, path)
        if template is None:
            return [f"{method} {path}: no such route"]
        validator = self._validator(verb, template)
        if validator is None or body is None or validator.is_valid(body):
            return []
        return [
            f"{method} {template}: {'/'.join(map(str, fault.instance_path))}: {fault.message[:300]}"
            for fault in validator.iter_errors(body)
        ]

    def _template(self, verb: str, path: str) -> str | None:
        for pattern, template in self._routes:
            if verb in self._document["paths"][template] and pattern.fullmatch(path):
                return template
        return None

    def _validator(self, verb: str, template: str) -> jsonschema_rs.Validator | None:
        key = verb, template
        if key not in self._validators:
            schema: Any = self._document["paths"][template][verb]
            for step in _BODY:
                schema = schema.get(step) if schema else None
            self._validators[key] = (
                jsonschema_rs.Draft202012Validator(
                    {**schema, "components": self._document["components"]}
                )
                if schema
                else None
            )
        return self._validators[key]


@cache
def description() -> Description | None:
    """The description, if its file is there."""
    if not FILE.is_file():
        return None
    return Description(json.loads(FILE.read_text(encoding="utf-8")))


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"\{[^/}]+\}", template)
    return re.compile("[^/]+".join(map(re.escape, parts)))
