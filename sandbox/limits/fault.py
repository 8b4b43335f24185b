"""One broken limit, and the few checks most limits are made of."""

from dataclasses import dataclass
from typing import Any, cast

Json = dict[str, Any]


@dataclass(slots=True, frozen=True)
class Fault:
    """A broken rule: where in the body (dotted path), Discord's code and message."""

    where: str
    code: str
    message: str
    number: int = 50035
    """The code of the whole answer when this is all that is wrong."""


def mapping(value: object) -> Json:
    """Return a JSON object, or an empty one when the value is something else."""
    return cast(Json, value) if isinstance(value, dict) else {}


def items(value: object) -> list[Any]:
    """Return a JSON array, or an empty one when the value is something else."""
    return cast("list[Any]", value) if isinstance(value, list) else []


def within(prefix: str, key: object) -> str:
    """Join two parts of a dotted path."""
    return f"{prefix}.{key}" if prefix else str(key)


def length(text: object) -> int:
    """Count as Discord does: characters, not bytes."""
    return len(text) if isinstance(text, str) else 0


def too_long(
    where: str, text: object, most: int, *, least: int = 0, required: bool = False
) -> list[Fault]:
    """Check the length of a text that may be absent (None) unless required."""
    if text is None:
        missing = Fault(where, "BASE_TYPE_REQUIRED", "This field is required")
        return [missing] if required else []
    if not isinstance(text, str):
        return [Fault(where, "STRING_TYPE_CONVERT", "Could not interpret as string.")]
    if len(text) > most:
        said = f"Must be {most} or fewer in length."
        return [Fault(where, "BASE_TYPE_MAX_LENGTH", said)]
    if len(text) < least:
        said = f"Must be between {least} and {most} in length."
        return [Fault(where, "BASE_TYPE_BAD_LENGTH", said)]
    return []


def too_many(where: str, values: list[Any], most: int, *, least: int = 0) -> list[Fault]:
    """Check how many items a list has."""
    if least <= len(values) <= most:
        return []
    return [Fault(where, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")]


def needed(where: str) -> Fault:
    """Say that a field is missing."""
    return Fault(where, "BASE_TYPE_REQUIRED", "This field is required")
