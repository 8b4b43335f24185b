"""What is wrong with a data file, told so that whoever wrote it can mend it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.errors import EngineError


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One mistake: in which file, on which card (empty: the file as a whole), in which field."""

    file: str
    card: str
    field: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.card, self.field, self.reason) if part)


class DataFaults(EngineError):
    """Data files that cannot be used; ``faults`` has every mistake found in them."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = tuple(faults)


_PLAIN = {
    "int_parsing": "should be a whole number",
    "int_parsing_size": "should be a whole number of fewer digits",
    "int_from_float": "should be a whole number",
    "int_type": "should be a whole number",
    "bool_type": "should be true or false",
    "bool_parsing": "should be true or false",
    "string_type": "should be a text",
    "string_too_short": "is too short: at least {min_length}",
    "string_too_long": "is too long: at most {max_length}",
    "string_pattern_mismatch": "should have the form {pattern}",
    "union_tag_invalid": "is '{tag}', but should be one of {expected_tags}",
    "union_tag_not_found": "is missing",
    "greater_than_equal": "should be {ge} or more",
    "less_than_equal": "should be {le} or less",
    "literal_error": "should be {expected}",
    "path_not_directory": "there is no such folder",
    "missing": "is missing",
    "extra_forbidden": "there is no such field",
    "unexpected_keyword_argument": "there is no such field",
    "model_type": "should be an object with fields",
    "model_attributes_type": "should be an object with fields",
    "dataclass_type": "should be an object with fields",
    "dict_type": "should be an object with fields",
    "tuple_type": "should be a list",
    "list_type": "should be a list",
    "json_invalid": "is no JSON: {error}",
}


def plainly(error: Mapping[str, Any]) -> str:
    """One of the ``errors()`` of a `pydantic.ValidationError` as a phrase for whoever wrote it."""
    plain = _PLAIN.get(error["type"])
    if plain is not None:
        return plain.format_map(error.get("ctx", {}))
    return str(error["msg"]).removeprefix("Value error, ").removeprefix("Input ")
