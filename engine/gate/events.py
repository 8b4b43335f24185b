"""What happens in a duel. ``seat`` is whose cards, gate or turn it is about.

A field that some may not know is empty for them: None for one card, ``()`` for several.
"""

from __future__ import annotations

from typing import Literal

from engine.kernel import Event, saved

DiscardReason = Literal["used", "effect", "cost", "turn", "combat", "dismissed", "closing"]
EndReason = Literal["gates", "damage", "turns", "concession"]


@saved("gate.squad_dealt")
class SquadDealt(Event):
    """A seat learns its squad, before anybody else does (TG-24)."""

    seat: int
    decks: tuple[str, ...]
    summoners: tuple[str, ...]


@saved("gate.squad_built")
class SquadBuilt(Event):
    """A seat has built its squad; only it knows which (D-1)."""

    seat: int
    decks: tuple[str, ...]
    summoners: tuple[str, ...]


@saved("gate.draft_opened")
class DraftOpened(Event):
    """What lies in the middle, and who takes the first gate deck (TG-117)."""

    seat: int
    decks: tuple[str, ...]
    summoners: tuple[str, ...]


@saved("gate.deck_drafted")
class DeckDrafted(Event):
    """A seat takes a gate deck (TG-118)."""

    seat: int
    deck: str


@saved("gate.summoner_drafted")
class SummonerDrafted(Event):
    """A seat takes a summoner (TG-119)."""

    seat: int
    card: str


@saved("gate.columns_chosen")
class ColumnsChosen(Event):
    """A seat has assigned its gate decks to its columns; only it knows how."""

    seat: int
    decks: tuple[str, ...]


@saved("gate.squads_revealed")
class SquadsRevealed(Event):
    """Both squads, by seat and column, and both seats' summoners (TG-24)."""

    columns: tuple[tuple[str, ...], tuple[str, ...]]
    summoners: tuple[tuple[str, ...], tuple[str, ...]]


@saved("gate.first_tossed")
class FirstTossed(Event):
    """Who plays first (TG-25)."""

    seat: int


@saved("gate.set_aside")
class SetAside(Event):
    """A seat has set one summoner aside (TG-27)."""

    seat: int
    card: str | None


@saved("gate.hand_shown")
class HandShown(Event):
    """A seat shows its summoners and shuffles them into its deck (TG-31)."""

    seat: int
    cards: tuple[str, ...]


@saved("gate.set_aside_taken")
class SetAsideTaken(Event):
    """A seat takes the summoner it had set aside (TG-34)."""

    seat: int
    card: str | None


@saved("gate.turn_began")
class TurnBegan(Event):
    """A turn begins (TG-35)."""

    seat: int
    turn: int


@saved("gate.action_used")
class ActionUsed(Event):
    """A hand card is used for its action ability (TG-40)."""

    seat: int
    card: str


@saved("gate.guardian_placed")
class GuardianPlaced(Event):
    """A hand card goes face down into a guardian zone (TG-42)."""

    seat: int
    column: int
    card: str | None


@saved("gate.guardian_swapped")
class GuardianSwapped(Event):
    """A hand card takes the place of a guardian, which returns to the hand (TG-45)."""

    seat: int
    column: int
    placed: str | None
    returned: str | None


@saved("gate.enhanced")
class Enhanced(Event):
    """A hand card is attached to a gate (TG-65)."""

    seat: int
    column: int
    card: str


@saved("gate.attack_declared")
class AttackDeclared(Event):
    """``seat`` attacks ``column`` of the other side with ``cards`` (TG-75, TG-77)."""

    seat: int
    column: int
    cards: tuple[str, ...]


@saved("gate.guardian_revealed")
class GuardianRevealed(Event):
    """The guardian in front of the attacked gate is turned face up (TG-78)."""

    seat: int
    column: int
    card: str
    power: int


@saved("gate.unguarded")
class Unguarded(Event):
    """Nobody stands in front of the attacked gate (TG-78)."""

    seat: int
    column: int


@saved("gate.ability_used")
class AbilityUsed(Event):
    """A card's ability is carried out: number ``n`` of ``source``.

    That is the card itself unless the ability is gained (TG-70).
    """

    seat: int
    card: str
    n: int
    source: str


@saved("gate.power_changed")
class PowerChanged(Event):
    """A fighter's power changes by ``amount`` and counts ``power`` now (TG-85, TG-110)."""

    seat: int
    card: str
    amount: int
    power: int


@saved("gate.strike_gained")
class StrikeGained(Event):
    """An attacker has Double or Triple Strike now (TG-107, TG-108)."""

    seat: int
    card: str
    strike: int


@saved("gate.strikes_barred")
class StrikesBarred(Event):
    """This attack deals exactly 1 damage if it succeeds."""

    seat: int
    card: str


@saved("gate.link_revealed")
class LinkRevealed(Event):
    """The top cards of a deck are revealed; ``hit``: one has the name of ``card`` (TG-111)."""

    seat: int
    card: str
    cards: tuple[str, ...]
    hit: bool


@saved("gate.guardian_dismissed")
class GuardianDismissed(Event):
    """The revealed guardian is discarded in the middle of the combat."""

    seat: int
    column: int
    card: str


@saved("gate.clashed")
class Clashed(Event):
    """The sums of step 6 (TG-84): ``attack`` of ``seat`` against ``defence`` of the other side.

    ``powers`` are what the attackers count, in the order of ``cards``; ``guardian_power`` is 0
    without a guardian; ``gate_power`` includes the attached enhancements.
    """

    seat: int
    column: int
    cards: tuple[str, ...]
    powers: tuple[int, ...]
    guardian: str | None
    guardian_power: int
    gate_power: int
    attack: int
    defence: int
    success: bool


@saved("gate.damaged")
class Damaged(Event):
    """A gate takes ``amount`` damage and has ``damage`` of ``durability`` now (TG-86).

    ``total`` is all the damage of its side (TG-98).
    """

    seat: int
    column: int
    amount: int
    damage: int
    durability: int
    total: int


@saved("gate.healed")
class Healed(Event):
    """A gate loses ``amount`` damage and has ``damage`` now."""

    seat: int
    column: int
    amount: int
    damage: int


@saved("gate.closed")
class Closed(Event):
    """A gate closes, and its enhancements become void (TG-94)."""

    seat: int
    column: int
    buried: tuple[str, ...]


@saved("gate.combat_ended")
class CombatEnded(Event):
    """Step 7: the attack of ``seat`` on ``column`` is over (TG-88)."""

    seat: int
    column: int


@saved("gate.discarded")
class Discarded(Event):
    """Cards go to their owner's dugout."""

    seat: int
    cards: tuple[str, ...]
    reason: DiscardReason


@saved("gate.banished")
class Banished(Event):
    """Cards of ``seat`` leave the game (TG-23)."""

    seat: int
    cards: tuple[str, ...]


@saved("gate.kept")
class Kept(Event):
    """A card returns from combat to its owner's hand."""

    seat: int
    card: str


@saved("gate.guardian_bounced")
class GuardianBounced(Event):
    """A face-down guardian returns to its owner's hand."""

    seat: int
    column: int
    card: str | None


@saved("gate.peeked")
class Peeked(Event):
    """The other player looks at ``seat``'s face-down guardian in ``column``."""

    seat: int
    column: int
    card: str | None


@saved("gate.summoned")
class Summoned(Event):
    """The top card of a gate is summoned (TG-55); ``to`` is where it went."""

    seat: int
    column: int
    card: str
    to: Literal["dugout", "hand"]


@saved("gate.recalled")
class Recalled(Event):
    """Cards return from the dugout to the hand."""

    seat: int
    cards: tuple[str, ...]


@saved("gate.drawn")
class Drawn(Event):
    """Cards are drawn; ``count`` may be less than asked for (TG-53)."""

    seat: int
    count: int
    cards: tuple[str, ...]


@saved("gate.reshuffled")
class Reshuffled(Event):
    """The dugout, ``count`` cards, is shuffled under the deck (TG-50, TG-51)."""

    seat: int
    count: int


@saved("gate.scried")
class Scried(Event):
    """A seat looks at the top cards of its deck."""

    seat: int
    count: int
    cards: tuple[str, ...]


@saved("gate.deck_ordered")
class DeckOrdered(Event):
    """A seat puts the top cards of its deck back in an order of its choice, the top one first."""

    seat: int
    count: int
    cards: tuple[str, ...]


@saved("gate.duel_ended")
class DuelEnded(Event):
    """The duel is over (TG-100, TG-103); ``winner`` is None for a draw."""

    winner: int | None
    reason: EndReason
