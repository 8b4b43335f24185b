"""Small records that are saved with their name: steps of an agenda, and events.

A state holds a list of steps of many classes. ``@saved("gate.draw")`` makes a class a frozen,
slotted dataclass and gives it the name under which it is written down, so that pydantic can
read the right class again. The name, not the place in the code, is the contract with
saved games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform, get_origin

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from engine.kernel.errors import RulesBug

A = TypeVar("A")
T = TypeVar("T", bound="Saved")

_classes: dict[str, type[Saved]] = {}


class Saved:
    """Base of everything ``@saved`` may decorate.

    A field of a state or record typed as an undecorated base (`Step`, `Event`) is written with
    the tag of the class it holds; a field typed as a decorated class needs none.
    """

    __slots__ = ()
    tag: ClassVar[str] = ""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[Saved], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        if source.tag:
            return handler(source)
        return core_schema.no_info_plain_validator_function(
            partial(_load, get_origin(source) or source),
            serialization=core_schema.plain_serializer_function_ser_schema(_dump),
        )


@dataclass_transform(frozen_default=True)
def saved(tag: str) -> Callable[[type[T]], type[T]]:
    """Make a class a frozen dataclass that is saved under ``tag`` (``"game.name"``).

    Raises `RulesBug` at import when two classes claim one tag.
    """

    def decorate(cls: type[T]) -> type[T]:
        cls.tag = tag
        made = dataclass(frozen=True, slots=True)(cls)
        known = _classes.setdefault(tag, made)
        if known.__qualname__ != made.__qualname__ or known.__module__ != made.__module__:
            message = f"{tag!r} names both {known.__qualname__} and {made.__qualname__}"
            raise RulesBug(message)
        _classes[tag] = made
        return made

    return decorate


@cache
def adapter(kind: type[A]) -> TypeAdapter[A]:
    """What writes and reads a ``kind``; it takes long to make, so there is one of each.

    Raises `RulesBug` when a set is found in it: the order of a set is another in every process,
    and so would be its saved bytes and their digest.
    """
    made: TypeAdapter[A] = TypeAdapter(kind)
    if _has_set(made.core_schema):
        message = f"{kind.__qualname__} holds a set; a sorted tuple or a dict keeps its order"
        raise RulesBug(message)
    return made


def _has_set(schema: object) -> bool:
    if isinstance(schema, Mapping):
        found = cast("Mapping[str, object]", schema)
        return found.get("type") in {"set", "frozenset"} or any(map(_has_set, found.values()))
    if isinstance(schema, list | tuple):
        return any(map(_has_set, cast("list[object]", schema)))
    return False


def _load(base: type[Saved], raw: object) -> Saved:
    if isinstance(raw, base):
        return raw
    if not isinstance(raw, dict):
        message = "a step or an event is an object with a tag"
        raise ValueError(message)
    fields = dict(cast("dict[str, Any]", raw))
    tag = fields.pop("tag", None)
    cls = _classes.get(tag) if isinstance(tag, str) else None
    if cls is None or not issubclass(cls, base):
        message = f"no {base.__name__.lower()} is called {tag!r}"
        raise ValueError(message)
    return adapter(cls).validate_python(fields)


def _dump(value: Saved) -> dict[str, Any]:
    if _classes.get(value.tag) is not type(value):
        message = f"{type(value).__qualname__} has no tag of its own; decorate it with @saved"
        raise RulesBug(message)
    return {"tag": value.tag, **adapter(type(value)).dump_python(value, mode="json")}
