"""What happens in a Grail War: ids and numbers; None for what a seat may not know."""

from __future__ import annotations

from engine.kernel import Event, saved


@saved("domination.dealt")
class Dealt(Event):
    """A seat may choose among these masters or servants (``what``)."""

    seat: int
    what: str
    keys: tuple[str, ...] | None


@saved("domination.master_chosen")
class MasterChosen(Event):
    """A seat plays this master; all are told together."""

    seat: int
    master: str


@saved("domination.servant_chosen")
class ServantChosen(Event):
    """A seat has its servant."""

    seat: int
    servant: str | None


@saved("domination.start_player")
class StartPlayer(Event):
    """Who takes the start marker."""

    seat: int


@saved("domination.round_began")
class RoundBegan(Event):
    """A round begins, with this seat first."""

    round: int
    first: int


@saved("domination.phase_began")
class PhaseBegan(Event):
    """A phase begins."""

    phase: str


@saved("domination.event_drawn")
class EventDrawn(Event):
    """The event of the round, and the mana it gives everybody."""

    event: str
    mana: int


@saved("domination.object_dealt")
class ObjectDealt(Event):
    """An object is dealt; ``card`` is None for a face-down one."""

    place: str
    card: str | None


@saved("domination.object_revealed")
class ObjectRevealed(Event):
    """A face-down object is turned up."""

    place: str
    card: str


@saved("domination.object_changed")
class ObjectChanged(Event):
    """An object is discarded, excluded or worth more (``how``)."""

    place: str
    card: str
    how: str
    n: int


@saved("domination.objects_added")
class ObjectsAdded(Event):
    """So many cards are shuffled into the object deck."""

    n: int


@saved("domination.source_replaced")
class SourceReplaced(Event):
    """From now on this battlefield's objects come from that pile."""

    place: str
    pile: str


@saved("domination.mana_changed")
class ManaChanged(Event):
    """Mana changes by ``change`` to ``now``; ``lost`` was beyond the cap."""

    seat: int
    change: int
    now: int
    cause: str
    lost: int


@saved("domination.vp_changed")
class VpChanged(Event):
    """VP change by ``change`` to ``now``."""

    seat: int
    change: int
    now: int
    cause: str


@saved("domination.drawn")
class Drawn(Event):
    """Cards are drawn."""

    seat: int
    count: int
    cards: tuple[str, ...] | None


@saved("domination.reshuffled")
class Reshuffled(Event):
    """A discard pile becomes the deck."""

    seat: int
    count: int


@saved("domination.deployed")
class Deployed(Event):
    """A piece is put on the board; ``slot`` is -1 where it holds none."""

    seat: int
    place: str
    slot: int


@saved("domination.moved")
class Moved(Event):
    """A piece moves; ``cause`` is ``regular`` or ``effect``, ``cost`` the mana paid for it."""

    seat: int
    origin: str
    place: str
    slot: int
    cause: str
    cost: int


@saved("domination.terrain_lost")
class TerrainLost(Event):
    """A terrain slot is given up without leaving the place."""

    seat: int
    place: str
    slot: int


@saved("domination.ability_used")
class AbilityUsed(Event):
    """An ability (its number on the card) is used, or works by itself."""

    seat: int
    card: str
    ability: int
    used: bool


@saved("domination.declared")
class Declared(Event):
    """A play declaration: face-up cards, face-down cards, and the mana paid for all."""

    seat: int
    up: tuple[str, ...]
    down: int
    hidden: tuple[str, ...] | None
    cost: int


@saved("domination.hand_shown")
class HandShown(Event):
    """A hand is shown to everybody."""

    seat: int
    cards: tuple[str, ...]


@saved("domination.card_shown")
class CardShown(Event):
    """A face-down skill is turned up."""

    seat: int
    card: str


@saved("domination.name_released")
class NameReleased(Event):
    """A true name is released: the profile card and all skills are turned up."""

    seat: int
    servant: str
    skills: tuple[str, ...]


@saved("domination.name_hidden")
class NameHidden(Event):
    """The profile card is turned face down again."""

    seat: int


@saved("domination.card_moved")
class CardMoved(Event):
    """A card goes from a zone to another; None for whoever may not know it."""

    seat: int
    card: str | None
    origin: str
    goal: str


@saved("domination.card_copied")
class CardCopied(Event):
    """A card is a copy of another kind of card this round."""

    seat: int
    card: str
    key: str


@saved("domination.defeat_changed")
class DefeatChanged(Event):
    """The defeated state is set or taken away."""

    seat: int
    defeated: bool
    source: int


@saved("domination.spells_changed")
class SpellsChanged(Event):
    """Command spells are spent or gained back."""

    seat: int
    change: int
    now: int


@saved("domination.counter_changed")
class CounterChanged(Event):
    """A counter changes."""

    seat: int
    name: str
    now: int


@saved("domination.effect_began")
class EffectBegan(Event):
    """An effect begins to stand for these seats; ``n`` is its number, if it has one."""

    op: str
    card: str
    source: int
    seats: tuple[int, ...]
    n: int
    until: int


@saved("domination.totals_compared")
class TotalsCompared(Event):
    """The totals on a battlefield, seat by seat, and who may not win."""

    place: str
    seats: tuple[int, ...]
    totals: tuple[int, ...]
    defeated: tuple[int, ...]


@saved("domination.field_won")
class FieldWon(Event):
    """Who won a battlefield, its pool, and what each winner gets of it."""

    place: str
    winners: tuple[int, ...]
    objects: int
    bonus: int
    share: int


@saved("domination.scouted")
class Scouted(Event):
    """The player at scouting gets VP."""

    seat: int
    vp: int


@saved("domination.round_ended")
class RoundEnded(Event):
    """All leave the board; event and objects are put away."""

    round: int


@saved("domination.looked")
class Looked(Event):
    """A seat learns something about another: its hand, its class. ``keys`` None: not for you."""

    seat: int
    other: int
    what: str
    keys: tuple[str, ...] | None


@saved("domination.eliminated")
class Eliminated(Event):
    """A player is out, by VP or by resigning; servant and skills are shown."""

    seat: int
    resigned: bool
    servant: str
    skills: tuple[str, ...]


@saved("domination.saved")
class Saved(Event):
    """A player would have been eliminated, and stays."""

    seat: int
    card: str


@saved("domination.marker_passed")
class MarkerPassed(Event):
    """The start marker goes to this seat."""

    seat: int


@saved("domination.battlefield_opened")
class BattlefieldOpened(Event):
    """Another battlefield joins."""

    place: str


@saved("domination.war_over")
class WarOver(Event):
    """The game is over."""

    winners: tuple[int, ...]
    reason: str
