"""What effects are made of: the operations of the rulebook's Appendix B, as typed data.

What stands is in `engine.domination.standing`, what happens at once in `engine.domination.deeds`;
here is what waits, what is asked, and the whole of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.domination.deeds import (
    AddObject,
    AddSkill,
    AddToPlayed,
    CommandSpells,
    CopyCard,
    Count,
    CreateToken,
    Defeat,
    Discard,
    Draw,
    EventMana,
    Events,
    LeaveTerrain,
    LookAt,
    Mana,
    Move,
    ObjectCard,
    ObjectDeck,
    ObjectSource,
    OpenBattlefield,
    Points,
    PutCard,
    RemoveCard,
    ReturnCard,
    Reveal,
    SwapServant,
    Switch,
    TransferCard,
    WinGame,
)
from engine.domination.standing import (
    Aimed,
    AttributeBuff,
    Attributes,
    Ban,
    CardPower,
    ClosePlace,
    Cost,
    ExtraPlay,
    IgnoreDefeat,
    MoveChange,
    Operation,
    PreventElimination,
    RegularPlays,
    Standard,
    Standing,
    Terrain,
    TotalPower,
    Waive,
    WinPoints,
    WorkshopGain,
)
from engine.domination.terms import (
    Amount,
    Condition,
    Filter,
    Key,
    Who,
    Zone,
)
from engine.kernel.data import keyword_data

Moment = Literal[
    "prep", "combat_begins", "after_combat", "round_end", "round_begins", "reveal_phase"
]


@keyword_data
class Watch(Standing):
    """Operations that wait: for a win, a defeat, an arrival, a deactivation, or a moment."""

    op: Literal["on_win", "on_lose", "on_enter", "on_deactivate", "later"]
    moment: Moment | None = None
    operations: tuple[AnyOperation, ...]


@keyword_data
class Branch:
    """One of the things to choose from; ``mana`` is what it costs."""

    key: Key
    when: tuple[Condition, ...] = ()
    mana: int = 0
    operations: tuple[AnyOperation, ...] = ()


@keyword_data
class Choose(Aimed):
    """A player chooses one branch of those that can be taken."""

    op: Literal["choose"]
    branches: tuple[Branch, ...]


@keyword_data
class ChoosePlayer(Operation):
    """Name one player of ``who``."""

    op: Literal["choose_player"]
    who: Who = "opponents"
    those: tuple[Condition, ...] = ()


@keyword_data
class ChooseCards(Operation):
    """Name cards: of one's own zones, or active ones of players of ``whose``."""

    op: Literal["choose_cards"]
    whose: Who = "self"
    source: tuple[Zone, ...] = ("hand",)
    filter: Filter = Filter()
    revealed: bool = False
    least: int = 1
    most: Amount = 1


@keyword_data
class ChooseNumber(Operation):
    """Name a number."""

    op: Literal["choose_number"]
    least: Amount = 1
    most: Amount


@keyword_data
class ChooseObject(Operation):
    """Name a face-up object at one's place."""

    op: Literal["choose_object"]


@keyword_data
class Special(Operation):
    """A named function beside the rules, for what operations cannot say."""

    op: Literal["special"]
    name: Literal[
        "anchor",
        "collapse",
        "concealment",
        "deal_of_two",
        "expose",
        "gather_hand",
        "lend_card",
        "name_nemesis",
        "named_discard",
        "place_teardrop",
        "put_on_deck",
        "replace_deck_card",
        "seal_skills",
        "steal_mana",
        "steal_points",
        "take_over",
        "teardrop",
    ]
    n: Amount = 0
    card: Key | None = None


StandingOperation = (
    TotalPower
    | WinPoints
    | CardPower
    | AttributeBuff
    | Terrain
    | WorkshopGain
    | Cost
    | Waive
    | Attributes
    | Ban
    | MoveChange
    | RegularPlays
    | ExtraPlay
    | IgnoreDefeat
    | Standard
    | ClosePlace
    | PreventElimination
    | Watch
)

AnyOperation = Annotated[
    StandingOperation
    | Mana
    | Points
    | CommandSpells
    | Count
    | Defeat
    | WinGame
    | Move
    | LeaveTerrain
    | OpenBattlefield
    | Draw
    | AddToPlayed
    | Switch
    | RemoveCard
    | ReturnCard
    | Discard
    | AddSkill
    | PutCard
    | CreateToken
    | CopyCard
    | TransferCard
    | SwapServant
    | Reveal
    | LookAt
    | AddObject
    | ObjectCard
    | ObjectDeck
    | ObjectSource
    | EventMana
    | Events
    | Choose
    | ChoosePlayer
    | ChooseCards
    | ChooseNumber
    | ChooseObject
    | Special,
    Field(discriminator="op"),
]
