"""What is wrong with a data file, told so that whoever wrote it can mend it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
