"""What the stories of all games do alike: what happened last, as much as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


def last_that_fit(
    parts: Iterable[str],
    room: int,
    *,
    between: str = "\n",
    cut: Callable[[str], str] | None = None,
) -> str:
    """The first of ``parts`` that fit ``room`` characters together, in the opposite order.

    Args:
        parts: the newest first; no more of them are asked for than it takes.
        room: how many characters the whole may have.
        between: what stands between two parts.
        cut: shortens the newest part where it is too long alone; without, nothing is shown then.
    """
    kept: list[str] = []
    used = 0
    for part in parts:
        used += len(part) + (len(between) if kept else 0)
        if used > room:
            if not kept and cut is not None:
                kept.append(cut(part))
            break
        kept.append(part)
    return between.join(reversed(kept))


def dotted(chapter: Sequence[str]) -> str:
    """Lines that belong together: the first one, and the others under it."""
    return "\n".join([chapter[0], *(f"· {line}" for line in chapter[1:])])
