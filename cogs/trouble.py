"""What may be logged about an error that nobody expected."""

from __future__ import annotations

import traceback
from pathlib import Path


def described(error: BaseException) -> dict[str, str]:
    """The type of ``error`` and the places it came through; its text might hold a card."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    places = [f"{Path(frame.filename).stem}.{frame.name}:{frame.lineno}" for frame in frames]
    return {"error": type(error).__name__, "where": " > ".join(places)}
