"""Reading the data files into a catalog, and naming every mistake in them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, cast

from pydantic import Field, TypeAdapter, ValidationError

from engine.grail_war.cards import (
    Catalog,
    ClassCard,
    GoodsCard,
    MasterSheet,
    NameCard,
    Region,
    ServantSheet,
    SkillCard,
    SpellCard,
    StrategyCard,
)
from engine.grail_war.costs import master_faults, servant_faults
from engine.kernel.data import data
from engine.kernel.faults import DataFaults, Fault, plainly


@data
class ClassesFile:
    """Classes."""

    kind: Literal["classes"]
    entries: tuple[ClassCard, ...]


@data
class SkillsFile:
    """Skills."""

    kind: Literal["skills"]
    entries: tuple[SkillCard, ...]


@data
class SpellsFile:
    """Spells."""

    kind: Literal["spells"]
    entries: tuple[SpellCard, ...]


@data
class GoodsFile:
    """Mystic codes and items."""

    kind: Literal["goods"]
    entries: tuple[GoodsCard, ...]


@data
class StrategiesFile:
    """Strategies."""

    kind: Literal["strategies"]
    entries: tuple[StrategyCard, ...]


@data
class RegionsFile:
    """Regions of the city."""

    kind: Literal["regions"]
    entries: tuple[Region, ...]


@data
class ServantsFile:
    """Prepared servants."""

    kind: Literal["servants"]
    entries: tuple[ServantSheet, ...]


@data
class MastersFile:
    """Prepared masters."""

    kind: Literal["masters"]
    entries: tuple[MasterSheet, ...]


@data
class NamesFile:
    """True names for servants that players build."""

    kind: Literal["names"]
    entries: tuple[NameCard, ...]


@data
class RelicsFile:
    """Names of noble phantasms that players build, by kind and form, or by effect."""

    kind: Literal["relics"]
    entries: tuple[NameCard, ...]


DataFile = (
    ClassesFile
    | SkillsFile
    | SpellsFile
    | GoodsFile
    | StrategiesFile
    | RegionsFile
    | ServantsFile
    | MastersFile
    | NamesFile
    | RelicsFile
)
_files: TypeAdapter[DataFile] = TypeAdapter(Annotated[DataFile, Field(discriminator="kind")])

_NEEDED = (
    *("classes", "skills", "spells", "goods", "strategies"),
    *("regions", "servants", "masters", "names", "relics"),
)
"""The kinds of files, in the order of the catalog's fields."""

_RELICS = (
    *(
        f"{scale}_{form}"
        for scale in ("unit", "army", "fortress")
        for form in ("attack", "defence")
    ),
    *("armour", "weapon", "regeneration"),
)

_CELLS = tuple(f"{column}{row}" for row in "1234" for column in "abcd")


def parse(files: Mapping[str, object]) -> Catalog:
    """The catalog that ``files`` (by name, each already decoded from JSON) describe together.

    A host's packs are files like the others. Raises `DataFaults` with every mistake in them.
    """
    faults: list[Fault] = []
    read = {name: found for name in files if (found := _read(name, files[name], faults))}
    entries: dict[str, dict[str, Any]] = {kind: {} for kind in _NEEDED}
    homes: dict[tuple[str, str], str] = {}
    for name, file in read.items():
        for entry in file.entries:
            if first := homes.get((file.kind, entry.key)):
                faults.append(Fault(name, entry.key, "key", f"is there already, in {first}"))
            homes.setdefault((file.kind, entry.key), name)
            entries[file.kind].setdefault(entry.key, entry)
    faults += [Fault("", "", kind, "there are none") for kind in _NEEDED if not entries[kind]]
    catalog = Catalog(*(entries[kind] for kind in _NEEDED))
    if not faults:
        faults += [
            Fault(homes[kind, key], key, where, reason)
            for kind, key, where, reason in _wrong(catalog)
        ]
    if faults:
        raise DataFaults(sorted(faults))
    return catalog


def _read(name: str, content: object, faults: list[Fault]) -> DataFile | None:
    try:
        return _files.validate_json(json.dumps(content), strict=True)
    except ValidationError as error:
        for one in error.errors(include_url=False, include_input=False):
            told_apart_by = ""
            if one["type"].startswith("union_tag"):
                told_apart_by = one.get("ctx", {}).get("discriminator", "").strip("'")
            card, where = _place(content, [*one["loc"], *filter(None, [told_apart_by])])
            faults.append(Fault(name, card, where, plainly(one)))
    return None


def _place(content: object, loc: list[int | str]) -> tuple[str, str]:
    """Where pydantic's ``loc`` lies: the entry's key as far as it has one, and the field."""
    path = loc if len(loc) == 1 else loc[1:]  # the first part repeats the file's kind
    if len(path) >= 2 and path[0] == "entries" and isinstance(path[1], int):
        found: Any = cast("dict[str, Any]", content)["entries"][path[1]]
        entry = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
        return str(entry.get("key", f"entries.{path[1]}")), ".".join(map(str, path[2:]))
    return "", ".".join(map(str, path))


def _wrong(catalog: Catalog) -> Iterator[tuple[str, str, str, str]]:
    """What fits its schema and is wrong all the same: file kind, key, field and reason."""
    for key in sorted(set(_RELICS) - set(catalog.relics)):
        yield "relics", next(iter(catalog.relics)), "key", f"there is none called {key}"
    for card in catalog.classes.values():
        for each in card.skills:
            if each.skill not in catalog.skills:
                yield "classes", card.key, "skills", f"there is no skill {each.skill}"
    for card in catalog.skills.values():
        if card.cls is not None and card.cls not in catalog.classes:
            yield "skills", card.key, "cls", f"there is no class {card.cls}"
    for sheet in catalog.masters.values():
        for where, reason in master_faults(catalog, sheet):
            yield "masters", sheet.key, where, reason
    yield from _wrong_servants(catalog)
    for cls in catalog.classes.values():
        if not any(sheet.cls == cls.key for sheet in catalog.servants.values()):
            yield "classes", cls.key, "key", "no prepared servant has this class (GW-36)"
    yield from _wrong_city(catalog)


def _wrong_servants(catalog: Catalog) -> Iterator[tuple[str, str, str, str]]:
    for sheet in catalog.servants.values():
        unknown = [each.skill for each in sheet.skills if each.skill not in catalog.skills]
        if sheet.cls not in catalog.classes:
            yield "servants", sheet.key, "cls", f"there is no class {sheet.cls}"
        elif unknown:
            yield "servants", sheet.key, "skills", f"there is no skill {', '.join(unknown)}"
        else:
            for where, reason in servant_faults(catalog, sheet):
                yield "servants", sheet.key, where, reason


def _wrong_city(catalog: Catalog) -> Iterator[tuple[str, str, str, str]]:
    if sum(region.church for region in catalog.regions.values()) != 1:
        yield "regions", next(iter(catalog.regions)), "church", "one region is the church (GW-41)"
    missing = [cell for cell in _CELLS if cell not in catalog.regions]
    if missing:
        yield "regions", missing[0], "key", "the city is the grid a1 to d4 (GW-37)"
