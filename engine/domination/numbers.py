"""The numbers of board and rules (the rulebook's default configuration), and a table's options."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.kernel.data import Text, keyword_data


@keyword_data
class Battlefield:
    """A battlefield: terrain slots, bonus for an engagement won, how its object is dealt.

    A ``hidden`` one deals face down (FD-61). ``steady`` keeps its object until it is fought for.
    """

    key: str
    name: Text
    terrain: tuple[int, ...]
    bonus: int
    hidden: bool = False
    steady: bool = False


@keyword_data
class Arrow:
    """An arrow of the board and the mana it costs to follow (FD-74)."""

    origin: str
    goal: str
    cost: int


@keyword_data
class Survivors:
    """After that round only the top ``keep`` in VP go on (FD-125)."""

    after: int
    keep: int


@keyword_data
class MoonCell:
    """The Moon Cell's own numbers (FD-9)."""

    battlefield: Battlefield
    idle_mana: int


@keyword_data
class Numbers:
    """Every number the rules use; see the rulebook's table for what each means."""

    start_mana: int
    start_vp: int
    mana_cap: int
    hand_size: int
    deck_size: int
    regular_plays: int
    skill_threshold: int
    workshop: tuple[int, ...]
    battlefields: tuple[Battlefield, ...]
    moon_cell: MoonCell
    scout_vp: int
    scout_capacity: int
    arrows: tuple[Arrow, ...]
    rounds: int
    regular_rounds: int
    survivors: tuple[Survivors, ...]
    masters_dealt: int
    servants_dealt: int


class DominationOptions(BaseModel):
    """What a table may choose.

    ``masters`` and ``servants``: ``draft`` deals a few to keep one of, ``free`` lets everybody
    take any in turn; ``pool`` draws one of a pool with one servant of each class.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    masters: Literal["draft", "free"] = "draft"
    servants: Literal["draft", "free", "pool"] = "draft"
    masters_dealt: Annotated[int, Field(ge=1, le=4)] | None = None
    servants_dealt: Annotated[int, Field(ge=1, le=4)] | None = None
    start_mana: Annotated[int, Field(ge=0, le=12)] | None = None
    moon_cell: bool = False
    final_tie: Literal["shared", "miyama"] = "shared"
    vp_split: Literal["up", "down"] = "up"
