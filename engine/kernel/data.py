"""Records that are read from data files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, cast, dataclass_transform

from pydantic import AfterValidator, ConfigDict, StringConstraints

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def data(cls: type[T]) -> type[T]:
    """A frozen record read from a data file: unknown fields are refused."""
    return dataclass(frozen=True, slots=True)(_strict(cls))


@dataclass_transform(frozen_default=True, kw_only_default=True)
def keyword_data(cls: type[T]) -> type[T]:
    """As `data`, made by field names only: a field without default may follow one that has one."""
    return dataclass(frozen=True, slots=True, kw_only=True)(_strict(cls))


def _strict(cls: type[T]) -> type[T]:
    cast("Any", cls).__pydantic_config__ = ConfigDict(extra="forbid")
    return cls


def _not_blank(text: str) -> str:
    if not text.strip():
        raise ValueError("is blank")
    return text


Sentence = Annotated[
    str, StringConstraints(min_length=1, max_length=400), AfterValidator(_not_blank)
]


@data
class Text:
    """The same words in both languages."""

    ko: Sentence
    en: Sentence
