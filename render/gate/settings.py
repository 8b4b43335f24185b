"""What whoever opens a duel may set: how the squads come about, and from which cards (TG-13)."""

from __future__ import annotations

from render.settings import Setting, Value
from render.words import Words

DEALS = ("random", "preset", "build", "draft")
POOLS = ("own", "shared")


def settings(words: Words) -> tuple[Setting, ...]:
    """The settings with what may be chosen, the usual one first."""
    deals = tuple(Value(words(f"deal-{each}"), {"squads": each}) for each in DEALS)
    pools = tuple(Value(words(f"pool-{each}"), {"pool": each}) for each in POOLS)
    return (
        Setting("squads", words("gate-set-deal"), deals),
        Setting("pool", words("gate-set-pool"), pools),
    )
