"""Small records that are saved with their name: steps of an agenda, and events.

A state holds a list of steps of many classes. ``@saved("gate.draw")`` makes a class a frozen,
slotted dataclass and gives it the name under which it is written down, so that pydantic can
read the right class again. The name, not the place in the code, is the contract with
saved games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, cast, dataclass_transform

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from engine.kernel.errors import RulesBug

T = TypeVar("T", bound="Saved")

_classes: dict[str, type[Saved]] = {}
_adapters: dict[type[Saved], TypeAdapter[Saved]] = {}


class Saved:
    """Base of everything ``@saved`` may decorate."""

    __slots__ = ()
    tag: ClassVar[str] = ""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[Saved], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        if source.tag:
            return handler(source)
        return core_schema.no_info_plain_validator_function(
            _load, serialization=core_schema.plain_serializer_function_ser_schema(_dump)
        )


@dataclass_transform(frozen_default=True)
def saved(tag: str) -> Callable[[type[T]], type[T]]:
    """Make a class a frozen dataclass that is saved under ``tag`` (``"game.name"``).

    Raises `RulesBug` at import when two classes claim one tag.
    """

    def decorate(cls: type[T]) -> type[T]:
        cls.tag = tag
        made = cast("type[T]", dataclass(frozen=True, slots=True)(cls))
        known = _classes.setdefault(tag, made)
        if known.__qualname__ != made.__qualname__ or known.__module__ != made.__module__:
            message = f"{tag!r} names both {known.__qualname__} and {made.__qualname__}"
            raise RulesBug(message)
        _classes[tag] = made
        return made

    return decorate


def _adapter(cls: type[Saved]) -> TypeAdapter[Saved]:
    if cls not in _adapters:
        _adapters[cls] = TypeAdapter(cls)
    return _adapters[cls]


def _load(raw: Any) -> Saved:
    if isinstance(raw, Saved):
        return raw
    fields = dict(raw)
    tag = fields.pop("tag", None)
    if tag not in _classes:
        message = f"no step or event is called {tag!r}"
        raise ValueError(message)
    return _adapter(_classes[tag]).validate_python(fields)


def _dump(value: Saved) -> dict[str, Any]:
    return {"tag": value.tag, **_adapter(type(value)).dump_python(value, mode="json")}
