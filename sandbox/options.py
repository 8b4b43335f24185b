"""The options of a slash command, from what a person typed to what Discord sends."""

from typing import Any

from sandbox import payloads
from sandbox.limits.component import STRING_SELECT
from sandbox.limits.fault import items, mapping
from sandbox.world import User, World

Json = dict[str, Any]

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 9, 10
_SELECT_KINDS = {USER: 5, CHANNEL: 8, MENTIONABLE: 7}
"""The select that offers what an option of a kind may be."""
_NEAR_LOCALES = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}


class Refused(Exception):
    """Something Discord's client would not let a person do; the text says why."""


def localised(item: Json, key: str, locale: str) -> str:
    """Return a name or description in a person's language, or the one without a language."""
    texts = mapping(item.get(f"{key}_localizations"))
    text = texts.get(locale) or texts.get(_NEAR_LOCALES.get(locale, ""))
    return str(text or item.get(key) or "")


def slash_data(
    world: World, commands: list[Json], name: str, values: Json, *, focused: str | None = None
) -> Json:
    """Build the data of a command's interaction.

    Args:
        world: Where names of users and channels are looked up.
        commands: The commands the person can run.
        name: The command, with its subcommands separated by spaces.
        values: Option values by name.
        focused: The option being typed, for autocompletion: then nothing is required.

    Raises:
        Refused: for a command, option or value that is not there or does not fit.
    """
    first, *rest = name.removeprefix("/").split()
    command = next((c for c in commands if c["name"] == first), None)
    if command is None:
        raise Refused(f"There is no command /{first} here.")
    data: Json = {"id": command["id"], "name": first, "type": 1, "options": []}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    node, at = command, data
    for part in rest:
        options = [mapping(o) for o in items(node.get("options"))]
        found = next((o for o in options if o["name"] == part), None)
        if found is None or found["type"] not in (SUBCOMMAND, GROUP):
            raise Refused(f"/{first} has no subcommand {part!r}.")
        inner: Json = {"name": part, "type": found["type"], "options": []}
        at["options"].append(inner)
        node, at = found, inner
    declared = [mapping(o) for o in items(node.get("options"))]
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in declared):
        raise Refused(f"/{name} needs a subcommand.")
    resolved: Json = {}
    at["options"] = _filled(world, declared, values, resolved, focused)
    if resolved:
        data["resolved"] = resolved
    return data


def _filled(
    world: World, declared: list[Json], values: Json, resolved: Json, focused: str | None
) -> list[Json]:
    names = {option["name"] for option in declared}
    unknown = [name for name in values if name not in names]
    if unknown:
        raise Refused(f"There is no option {unknown[0]!r}.")
    filled: list[Json] = []
    for option in declared:
        name = option["name"]
        if values.get(name) is None and name != focused:
            if option.get("required") and focused is None:
                raise Refused(f"The option {name!r} is required.")
            continue
        made: Json = {"name": name, "type": option["type"]}
        if name == focused:
            made |= {"value": str(values.get(name) or ""), "focused": True}
        else:
            made["value"] = _value(world, option, values[name], resolved)
        filled.append(made)
    return filled


def _value(world: World, option: Json, value: object, resolved: Json) -> object:
    kind = option["type"]
    if kind in _SELECT_KINDS:
        found = resolve(world, _SELECT_KINDS[kind], [value])
        for group, entries in found["resolved"].items():
            resolved.setdefault(group, {}).update(entries)
        return found["values"][0]
    choices = [mapping(c) for c in items(option.get("choices"))]
    if not choices:
        return _plain(option, value)
    by_text = {c["name"]: c["value"] for c in choices}
    by_text |= {str(c["value"]): c["value"] for c in choices}
    if str(value) not in by_text:
        raise Refused(f"{option['name']!r} has no choice {value!r}.")
    return by_text[str(value)]


def _plain(option: Json, value: object) -> object:
    kind, name, text = option["type"], option["name"], str(value)
    try:
        if kind == BOOLEAN:
            return {"true": True, "false": False}[text.lower()]
        made = int(text) if kind == INTEGER else float(text) if kind == NUMBER else text
    except (ValueError, KeyError):
        raise Refused(f"{name!r} cannot be {value!r}.") from None
    if isinstance(made, str):
        _between(name, len(made), option.get("min_length"), option.get("max_length"))
    else:
        _between(name, made, option.get("min_value"), option.get("max_value"))
    return made


def _between(name: str, number: float, least: float | None, most: float | None) -> None:
    if (least is not None and number < least) or (most is not None and number > most):
        raise Refused(f"{name!r} must be between {least} and {most}.")


def chosen(world: World, select: Json, values: list[Any], *, force: bool = False) -> Json:
    """Turn what is chosen in a select (labels, values, names, ids) into what Discord sends.

    Raises:
        Refused: for too few, too many, or unknown values, unless `force` is set.
    """
    if int(select["type"]) == STRING_SELECT:
        options = [mapping(item) for item in items(select.get("options"))]
        by_text = {o.get("label"): o.get("value") for o in options}
        by_text |= {o.get("value"): o.get("value") for o in options}
        unknown = [value for value in values if value not in by_text]
        if unknown and not force:
            raise Refused(f"The select has no option {unknown[0]!r}.")
        picked: Json = {"values": [by_text.get(value, value) for value in values]}
    else:
        picked = resolve(world, int(select["type"]), values)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not least <= len(values) <= most and not force:
        raise Refused(f"Choose from {least} to {most} values, not {len(values)}.")
    return picked


def resolve(world: World, select_kind: int, values: list[Any]) -> Json:
    """Turn names or ids into ids, with the objects Discord sends beside them.

    Args:
        world: Where they are looked up.
        select_kind: A select's component type: 5 users, 6 roles, 7 mentionables, 8 channels.
        values: Names or ids.
    """
    ids: list[str] = []
    resolved: Json = {}
    for value in values:
        if select_kind == 8:
            channel = world.channel_named(str(value))
            if channel is None:
                raise Refused(f"There is no channel {value!r}.")
            granted = str(int(world.bot_permissions(channel)))
            entry = payloads.channel(world, channel) | {"permissions": granted}
            resolved.setdefault("channels", {})[str(channel.id)] = entry
            ids.append(str(channel.id))
            continue
        role = _role(world, str(value)) if select_kind in (6, 7) else None
        if role is not None:
            resolved.setdefault("roles", {})[role["id"]] = role
            ids.append(role["id"])
            continue
        if select_kind == 6:
            raise Refused(f"There is no role {value!r}.")
        user = world.user_named(str(value))
        if user is None:
            raise Refused(f"There is no user {value!r}.")
        _add_user(resolved, user)
        ids.append(str(user.id))
    return {"values": ids, "resolved": resolved}


def _role(world: World, name: str) -> Json | None:
    known = payloads.roles(world)
    return next((each for each in known if name in (each["id"], each["name"])), None)


def _add_user(resolved: Json, user: User) -> None:
    resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
    if user.member:
        entry = payloads.member(user, with_user=False) | {"permissions": str(int(user.permissions))}
        resolved.setdefault("members", {})[str(user.id)] = entry
