"""Records that are read from data files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar, cast, dataclass_transform

from pydantic import ConfigDict

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def data(cls: type[T]) -> type[T]:
    """A frozen record read from a data file: unknown fields are refused."""
    cast("Any", cls).__pydantic_config__ = ConfigDict(extra="forbid")
    return dataclass(frozen=True, slots=True)(cls)
