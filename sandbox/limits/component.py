"""Limits of components: rows of buttons and selects, the V2 layout, and modals."""

from collections.abc import Iterator
from typing import Any

from sandbox.limits.emoji import emoji_faults
from sandbox.limits.fault import Fault, items, length, mapping, needed, too_long, too_many

Json = dict[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = {3, 5, 6, 7, 8}
DEFAULTS: dict[object, tuple[str, ...]] = {
    5: ("user",),
    6: ("role",),
    7: ("user", "role"),
    8: ("channel",),
}
"""What may be ticked from the start, by the kind of select."""
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
V2_TYPES = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
MODAL_INPUTS = {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX} | SELECTS

V2_COMPONENTS = 40
V2_TEXT = 4000


def _wrong_type(where: str, allowed: set[int]) -> Fault:
    listed = ", ".join(str(kind) for kind in sorted(allowed))
    said = f'Value of field "type" must be one of ({listed}).'
    return Fault(f"{where}.type", "UNION_TYPE_CHOICES", said)


def walk(components: list[Any], prefix: str) -> Iterator[tuple[str, Json]]:
    """Yield every component, nested ones too, with its place."""
    for index, item in enumerate(components):
        component, where = mapping(item), f"{prefix}.{index}"
        yield where, component
        yield from walk(items(component.get("components")), f"{where}.components")
        for key in ("accessory", "component"):
            if key in component:
                yield f"{where}.{key}", mapping(component[key])


def rows_faults(rows: list[Json], prefix: str) -> list[Fault]:
    """Check the classic layout: at most five rows of buttons or one select."""
    found = too_many(prefix, rows, 5)
    for index, row in enumerate(rows):
        where = f"{prefix}.{index}"
        found += row_faults(row, where) if row.get("type") == ROW else [_wrong_type(where, {ROW})]
    return found + _repeated_ids(rows, prefix)


def row_faults(row: Json, where: str) -> list[Fault]:
    """Check one row: one to five buttons, or one select alone."""
    children = [mapping(item) for item in items(row.get("components"))]
    found = too_many(f"{where}.components", children, 5, least=1)
    selects = sum(child.get("type") in SELECTS for child in children)
    if selects and len(children) > 1:
        said = "A row holds up to five buttons or a single select."
        found.append(Fault(f"{where}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", said))
    for index, child in enumerate(children):
        at = f"{where}.components.{index}"
        kind = child.get("type")
        if kind == BUTTON:
            found += button_faults(child, at)
        elif kind in SELECTS:
            found += select_faults(child, at)
        else:
            found.append(_wrong_type(at, {BUTTON} | SELECTS))
    return found


def button_faults(button: Json, where: str) -> list[Fault]:
    """Check a button: its label, and an id or an address but never both."""
    found = too_long(f"{where}.label", button.get("label"), 80) + emoji_faults(button, where)
    style = button.get("style")
    custom_id, url = button.get("custom_id"), button.get("url")
    if style not in (1, 2, 3, 4, 5, 6):
        found.append(Fault(f"{where}.style", "BASE_TYPE_CHOICES", "Value must be one of {1..6}."))
    if style in (5, 6) and custom_id is not None:
        said = "A custom id and url cannot both be specified"
        found.append(Fault(f"{where}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUAL", said))
    if style == 5:
        found += too_long(f"{where}.url", url, 512, least=1, required=True)
        if url and not str(url).startswith(("http://", "https://", "discord://")):
            said = 'Scheme must be one of ("http", "https", "discord").'
            found.append(Fault(f"{where}.url", "URL_TYPE_INVALID_SCHEME", said))
    if style in (1, 2, 3, 4):
        found += custom_id_faults(button, where)
        if url:
            said = "A custom id and url cannot both be specified"
            found.append(Fault(f"{where}.url", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUAL", said))
    if style != 6 and not button.get("label") and not button.get("emoji"):
        said = "A button needs a label or an emoji."
        found.append(Fault(f"{where}.label", "BUTTON_COMPONENT_INVALID", said))
    return found


def custom_id_faults(component: Json, where: str) -> list[Fault]:
    """Check that a component has an id of 1 to 100 characters."""
    return too_long(f"{where}.custom_id", component.get("custom_id"), 100, least=1, required=True)


def select_faults(select: Json, where: str) -> list[Fault]:
    """Check a select: its id, its options, and how many may be chosen."""
    found = custom_id_faults(select, where)
    found += too_long(f"{where}.placeholder", select.get("placeholder"), 150)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        said = "min_values must be between 0 and 25 and not above max_values."
        found.append(Fault(f"{where}.min_values", "NUMBER_TYPE_MAX", said))
    if select.get("type") == STRING_SELECT:
        found += _options_faults(items(select.get("options")), f"{where}.options", 25, most)
    given = items(select.get("default_values"))
    if given and not least <= len(given) <= most:
        said = "The number of default values must be between min_values and max_values."
        found.append(Fault(f"{where}.default_values", "BASE_TYPE_BAD_LENGTH", said))
    for index, item in enumerate(given):
        kind = mapping(item).get("type")
        if kind not in DEFAULTS.get(select.get("type"), ()):
            said = "A default value is of another type than the select."
            found.append(Fault(f"{where}.default_values.{index}.type", "BASE_TYPE_CHOICES", said))
    return found


def _options_faults(options: list[Any], where: str, limit: int, most: int) -> list[Fault]:
    found = too_many(where, options, limit, least=1)
    if most > len(options):
        said = "max_values is greater than the number of options."
        found.append(Fault(where, "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", said))
    values: set[object] = set()
    for index, item in enumerate(options):
        option, at = mapping(item), f"{where}.{index}"
        found += too_long(f"{at}.label", option.get("label"), 100, least=1, required=True)
        found += too_long(f"{at}.value", option.get("value"), 100, least=1, required=True)
        found += too_long(f"{at}.description", option.get("description"), 100)
        found += emoji_faults(option, at)
        if option.get("value") in values:
            said = "The specified option value is already used"
            found.append(Fault(f"{at}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", said))
        values.add(option.get("value"))
    return found


def _repeated_ids(components: list[Json], prefix: str) -> list[Fault]:
    found: list[Fault] = []
    seen: set[str] = set()
    for where, component in walk(components, prefix):
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str) and custom_id in seen:
            said = "Component custom id cannot be duplicated"
            found.append(Fault(f"{where}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", said))
        seen |= {custom_id} if isinstance(custom_id, str) else set()
    return found


def v2_faults(components: list[Json], prefix: str) -> list[Fault]:
    """Check the V2 layout: 40 components with the nested ones, 4000 characters of text."""
    every = list(walk(components, prefix))
    found: list[Fault] = []
    if len(every) > V2_COMPONENTS:
        said = f"Must be {V2_COMPONENTS} or fewer components in total."
        found.append(Fault(prefix, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", said))
    if sum(length(c.get("content")) for _, c in every if c.get("type") == TEXT) > V2_TEXT:
        said = f"Must be {V2_TEXT} or fewer characters of text in total."
        found.append(Fault(prefix, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", said))
    for index, component in enumerate(components):
        found += _v2_component(component, f"{prefix}.{index}", V2_TYPES - {THUMBNAIL} | {ROW})
    return found + _repeated_ids(components, prefix)


def _v2_component(component: Json, where: str, allowed: set[int]) -> list[Fault]:
    kind = component.get("type")
    if kind not in allowed:
        return [_wrong_type(where, allowed)]
    inner = [mapping(item) for item in items(component.get("components"))]
    match kind:
        case 1:
            return row_faults(component, where)
        case 9:
            return _section(component, inner, where)
        case 10:
            return too_long(f"{where}.content", component.get("content"), 4000, least=1)
        case 12:
            pictures = items(component.get("items"))
            found = too_many(f"{where}.items", pictures, 10, least=1)
            for index, picture in enumerate(pictures):
                at = f"{where}.items.{index}.description"
                found += too_long(at, mapping(picture).get("description"), 1024)
            return found
        case 17:
            found = too_many(f"{where}.components", inner, 40, least=1)
            for index, child in enumerate(inner):
                at = f"{where}.components.{index}"
                found += _v2_component(child, at, allowed - {CONTAINER})
            return found
        case _:
            return []


def _section(section: Json, inner: list[Json], where: str) -> list[Fault]:
    found = too_many(f"{where}.components", inner, 3, least=1)
    for index, child in enumerate(inner):
        found += _v2_component(child, f"{where}.components.{index}", {TEXT})
    accessory = mapping(section.get("accessory"))
    if not accessory:
        found.append(needed(f"{where}.accessory"))
    elif accessory.get("type") == BUTTON:
        found += button_faults(accessory, f"{where}.accessory")
    elif accessory.get("type") != THUMBNAIL:
        found.append(_wrong_type(f"{where}.accessory", {BUTTON, THUMBNAIL}))
    return found


def modal_faults(modal: Json) -> list[Fault]:
    """Check a modal: its title, and one to five inputs in labels (or rows) or texts."""
    found = too_long("data.title", modal.get("title"), 45, least=1, required=True)
    found += custom_id_faults(modal, "data")
    parts = [mapping(item) for item in items(modal.get("components"))]
    found += too_many("data.components", parts, 5, least=1)
    for index, part in enumerate(parts):
        where = f"data.components.{index}"
        match part.get("type"):
            case 18:
                found += too_long(f"{where}.label", part.get("label"), 45, least=1, required=True)
                found += too_long(f"{where}.description", part.get("description"), 100)
                found += _modal_input(mapping(part.get("component")), f"{where}.component")
            case 1:
                inner = [mapping(item) for item in items(part.get("components"))]
                found += too_many(f"{where}.components", inner, 1, least=1)
                for child in inner:
                    at = f"{where}.components.0"
                    found += too_long(f"{at}.label", child.get("label"), 45)
                    found += _modal_input(child, at)
            case 10:
                found += too_long(f"{where}.content", part.get("content"), 4000, least=1)
            case _:
                found.append(_wrong_type(where, {ROW, TEXT, LABEL}))
    return found + _repeated_ids(parts, "data.components")


def _modal_input(component: Json, where: str) -> list[Fault]:
    kind = component.get("type")
    if kind not in MODAL_INPUTS:
        return [_wrong_type(where, MODAL_INPUTS)]
    if kind in SELECTS:
        return select_faults(component, where)
    found = custom_id_faults(component, where)
    if kind == TEXT_INPUT:
        found += too_long(f"{where}.placeholder", component.get("placeholder"), 100)
        most = component.get("max_length")
        most = 4000 if most is None else most
        least = component.get("min_length") or 0
        if not 1 <= most <= 4000 or not 0 <= least <= most:
            said = "Lengths must be between 0 and 4000, the least not above the most."
            found.append(Fault(f"{where}.max_length", "NUMBER_TYPE_MAX", said))
        found += too_long(f"{where}.value", component.get("value"), most)
    if kind in (RADIO_GROUP, CHECKBOX_GROUP):
        most = 1 if kind == RADIO_GROUP else component.get("max_values") or 1
        options = items(component.get("options"))
        found += _options_faults(options, f"{where}.options", 10, most)
    return found
