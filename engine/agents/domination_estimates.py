"""What a computer player of Fate/Domination makes of a view: strengths, chances, worth."""

from __future__ import annotations

import math
from itertools import combinations

from engine.domination import operations as op
from engine.domination.cards import Card, Catalog
from engine.domination.state import key_of
from engine.domination.view import FieldView, SideView, WarView

_HIDDEN_OBJECT = 2.7
_PLAIN_HAND = 6.5
_WITH_SKILL = 4.0
_SPREAD = 3.0
_MANA = 0.35


class Estimates:
    """One look at the table from the seat of a player."""

    def __init__(self, catalog: Catalog, view: WarView, seat: int) -> None:
        self.catalog = catalog
        self.view = view
        self.seat = seat
        self.me = view.sides[seat]
        self.fields = {field.place: field for field in view.fields}

    def card(self, card: str) -> Card:
        """What a card is."""
        return self.catalog.cards[key_of(card)]

    def cost(self, card: str) -> int:
        """What an own card costs now."""
        return dict(self.me.costs or ()).get(card, 0)

    def worth(self, card: str) -> float:
        """The power of an attack, with a guess at what its abilities add."""
        it = self.card(card)
        value = float(it.power)
        for ability in it.abilities:
            if ability.cost.spells > self.me.spells:
                continue
            if ability.timing in {"action", "combat", "on_play", "won", "totals_known"}:
                value += sum(self._gain(each) for each in ability.operations)
        if it.no_play:
            return -1.0
        return value

    def _gain(self, each: op.AnyOperation) -> float:  # noqa: PLR0911 - one return a kind
        n = getattr(each, "n", 0)
        n = n if isinstance(n, int) else 2
        match each:
            case op.TotalPower():
                return float(n) if each.how == "add" else 0.0
            case op.WinPoints():
                return n * 0.5
            case op.Points():
                return n * (0.7 if each.op == "gain_vp" else 0.3)
            case op.Mana():
                return n * 0.3
            case op.Terrain():
                return 1.5
            case op.CreateToken():
                return 5.0 if not isinstance(each.n, int) else 3.0 * n
            case op.Defeat():
                return 5.0
            case op.CardPower():
                return 2.5
            case op.ExtraPlay():
                return 2.0
            case op.CopyCard():
                return 4.5
            case op.IgnoreDefeat():
                return 0.3
            case _:
                return 0.5

    def lasting(self, card: str) -> float:
        """What a card that lingers will still bring, whatever the player does this round."""
        it = self.card(card)
        left = self.view.rounds - self.view.round
        return sum(
            0.5 * left * each.n
            for ability in it.abilities
            for each in ability.operations
            if it.lingering and ability.timing == "deployed"
            if isinstance(each, op.Points) and isinstance(each.n, int)
        )

    def workshop_bonus(self) -> float:
        """What active cards pay for deploying to the workshop."""
        return sum(
            float(each.n)
            for active in self.me.active
            for ability in self.card(active.card).abilities
            for each in ability.operations
            if ability.timing == "deployed" and isinstance(each, op.Points)
            if isinstance(each.n, int)
        )

    def playable(self) -> list[str]:
        """The cards a regular play may take now, as far as mana allows."""
        skills = [card for card in self.me.skills if card and self.card(card).attack]
        ready = skills if self.me.mana >= self.catalog.numbers.skill_threshold else []
        return [c for c in (*(self.me.hand or ()), *ready) if self.cost(c) <= self.me.mana]

    def strength(self) -> float:
        """The power of the best two cards that can be paid together."""
        best = 0.0
        cards = self.playable()
        for size in (1, 2):
            for pick in combinations(cards, size):
                price = sum(map(self.cost, pick))
                if price <= self.me.mana:
                    best = max(best, sum(map(self.worth, pick)) - 0.15 * price)
        return best

    def has_acted(self, seat: int) -> bool:
        """Whether a player's action turn of this round is over."""
        order = self.view.order
        if self.view.phase in {"combat", "end"}:
            return True
        if self.view.phase != "action" or seat not in order or self.view.turn not in order:
            return False
        return order.index(seat) < order.index(self.view.turn)

    def power_of(self, seat: int, *, here: bool) -> float:
        """What another player will probably have; without its terrain unless it is ``here``."""
        side = self.view.sides[seat]
        if self.has_acted(seat):
            return float(side.total if here else side.total - side.terrain)
        value = _PLAIN_HAND + (side.terrain if here else 0)
        if side.mana >= self.catalog.numbers.skill_threshold:
            value += _WITH_SKILL
        return value - (3.0 if side.defeated else 0.0)

    def rivals(self, place: str) -> list[int]:
        """The others at a battlefield."""
        return [seat for seat in self.fields[place].seats if seat != self.seat]

    def rivals_here(self) -> list[int]:
        """The others at the player's own battlefield; none elsewhere."""
        return self.rivals(self.me.place) if self.me.place in self.fields else []

    def own(self, place: str, slot: int = -1) -> float:
        """The total the player would have at a battlefield."""
        me = self.me
        if self._has_played():
            held = me.terrain if place == me.place else 0
            return float((me.own_total or 0) - me.terrain + held)
        terrain = self.fields[place].terrain[slot] if slot >= 0 else 0
        if place == me.place:
            terrain = me.terrain
        return self.strength() + terrain + sum(card.power for card in me.active)

    def _has_played(self) -> bool:
        return self.view.window in {"A3", "C1"} or self.view.phase == "combat"

    def chance(self, place: str, slot: int = -1) -> float:
        """How probably the player wins a battlefield it is at, or comes to."""
        own = self.own(place, slot)
        chance = 0.05 if self.me.defeated else 1.0
        for seat in self.rivals(place):
            side = self.view.sides[seat]
            if side.defeated and self.has_acted(seat):
                continue
            spread = 1.0 if self.has_acted(seat) and self._has_played() else _SPREAD
            gap = own - self.power_of(seat, here=True)
            chance *= 1 / (1 + math.exp(-max(-30.0, min(30.0, gap / spread))))
        return chance * self._undisturbed(place, own)

    def _undisturbed(self, place: str, own: float) -> float:
        """The chance that whoever may still come does not win."""
        if self.view.phase == "outpost":
            coming = sum(side.place == "nowhere" for side in self.view.sides if side.exit == 0) - 1
            share = 0.4 * max(0, coming)
        elif self.view.phase == "action":
            near = [
                seat
                for seat in self.view.order
                if seat != self.seat and not self.has_acted(seat) and self._may_come(seat, place)
            ]
            share = 0.25 * len(near)
        else:
            return 1.0
        beaten = 1 / (1 + math.exp(-(own - 8.0) / _SPREAD))
        return max(0.1, 1 - share * (1 - beaten))

    def _may_come(self, seat: int, place: str) -> bool:
        side = self.view.sides[seat]
        if side.place in {place, "scout", "nowhere"}:
            return False
        alone = side.place not in self.fields or len(self.fields[side.place].seats) == 1
        return alone and self.move_cost(side.place, place) <= side.mana

    def move_cost(self, origin: str, goal: str) -> int:
        """The mana of a regular move; 99 where no arrows lead."""
        price, here = 0, origin
        for start, end, cost in self.view.arrows:
            if start == here:
                price, here = price + cost, end
                if here == goal:
                    return price
        return 99

    def prize(self, place: str) -> float:
        """The VP a battlefield is worth, before it is shared."""
        field: FieldView = self.fields[place]
        hidden = sum(each.card is None for each in field.objects)
        value = field.vp + hidden * _HIDDEN_OBJECT
        others = len(self.rivals(place))
        if others:
            value += field.bonus
        elif self.view.phase == "outpost":
            value += field.bonus * 0.5
        return value

    def at(self, place: str, slot: int = -1) -> float:
        """What being at a place is worth, in VP."""
        if place == "scout":
            return float(self.view.scout.vp)
        if place in self.fields:
            return self.chance(place, slot) * self.prize(place)
        return 0.6

    def mana_worth(self, n: int) -> float:
        """What mana is worth in VP: much below the threshold for skills, nothing at the cap."""
        room = self.me.mana_cap - self.me.mana
        left = self.view.rounds - self.view.round
        value = _MANA * (1.6 if self.me.mana < self.catalog.numbers.skill_threshold else 0.8)
        return min(n, room) * value * (1.0 if left > 1 else 0.3)

    def side(self, seat: int) -> SideView:
        """Another player's side."""
        return self.view.sides[seat]
