"""A modal filled in: from values by field to the components Discord sends."""

from typing import Any

from sandbox.limits.component import (
    CHECKBOX,
    CHECKBOX_GROUP,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
    walk,
)
from sandbox.limits.fault import items, mapping
from sandbox.options import Refused, chosen
from sandbox.world import World

Json = dict[str, Any]


def fill(world: World, modal: Json, fields: Json) -> Json:
    """Return the data of a modal's submission.

    Args:
        world: Where names of users and channels are looked up.
        modal: The modal the bot opened.
        fields: Values by custom id or by label: texts, or lists of what is chosen.

    Raises:
        Refused: for a field that is not there, is empty though required, or does not fit.
    """
    parts = [mapping(item) for item in items(modal.get("components"))]
    every = [component for _, component in walk(parts, "")]
    known = {c.get("custom_id") for c in every} | {c.get("label") for c in every}
    unknown = [key for key in fields if key not in known]
    if unknown:
        raise Refused(f"The modal has no field {unknown[0]!r}.")
    resolved: Json = {}

    def entered(field: Json, label: object) -> Json:
        value = fields.get(field["custom_id"], fields.get(str(label)))
        made = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
        return made | _entry(world, field, value, resolved)

    filled: list[Json] = []
    for part in parts:
        made: Json = {"type": part["type"], "id": part["id"]}
        if "component" in part:
            made["component"] = entered(part["component"], part.get("label"))
        elif "components" in part:
            made["components"] = [entered(c, c.get("label")) for c in part["components"]]
        filled.append(made)
    return {"custom_id": modal["custom_id"], "components": filled, "resolved": resolved}


def _entry(world: World, field: Json, value: object, resolved: Json) -> Json:
    kind = int(field["type"])
    if kind == TEXT_INPUT:
        given = field.get("value") or "" if value is None else value
        return {"value": _text(field, str(given))}
    if kind == CHECKBOX:
        return {"value": bool(field.get("default") if value is None else value)}
    if kind == RADIO_GROUP:
        return {"value": next(iter(_preselected(field)), None) if value is None else value}
    listed = value if isinstance(value, list) else [] if value is None else [value]
    given = listed or _preselected(field)
    if not given and not field.get("required", True):
        return {"values": []}
    select = field | {"type": STRING_SELECT} if kind == CHECKBOX_GROUP else field
    if kind in SELECTS or kind == CHECKBOX_GROUP:
        picked = chosen(world, select, given)
        for group, found in picked.pop("resolved", {}).items():
            resolved.setdefault(group, {}).update(found)
        return picked
    return {}


def _text(field: Json, value: str) -> str:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if field.get("required", True) and not value:
        raise Refused("A required field is empty.")
    if value and not least <= len(value) <= most:
        raise Refused(f"The text must have {least} to {most} characters.")
    return value


def _preselected(field: Json) -> list[Any]:
    """The values a select starts with."""
    if field["type"] in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP):
        options = [mapping(item) for item in items(field.get("options"))]
        return [o["value"] for o in options if o.get("default")]
    return [mapping(item).get("id") for item in items(field.get("default_values"))]
