"""What every rule of the war works with: the primitives that change a state and tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.domination import events
from engine.domination.board import Board, Index, Source
from engine.domination.judging import all_hold, amount, has_rule, rule_sources, those
from engine.domination.operations import StandingOperation
from engine.domination.power import mana_cap
from engine.domination.standing import CardPower
from engine.domination.state import FOREVER, NOBODY, Effect, Side, War, key_of
from engine.kernel import Event, Play, Step

LASTS = {"round": 0, "next_round": 1, "game": FOREVER}


class WarPlay(Play[War]):
    """A `Play` that knows the cards and can do what the rulebook's verbs say."""

    __slots__ = ("board", "index")

    def __init__(self, state: War, index: Index) -> None:
        super().__init__(state)
        self.index = index
        self.board = Board(index, state)

    def side(self, seat: int) -> Side:
        """The side of a seat."""
        return self.state.sides[seat]

    def tell(self, seat: int, event: Event, public: Event | None = None) -> None:
        """Emit something only ``seat`` learns; the others get ``public``."""
        self.emit(event, (seat,), public)

    # Mana, VP, command spells

    def gain_mana(self, seat: int, n: int, cause: str) -> None:
        """FD-5: gain mana; what is above the cap is lost."""
        side = self.side(seat)
        if n <= 0 or has_rule(self.board, seat, "infinite_mana"):
            return
        now = min(side.mana + n, max(side.mana, mana_cap(self.board, seat)))
        gained = now - side.mana
        side.mana = now
        side.gained_mana += gained
        self.emit(events.ManaChanged(seat, gained, now, cause, n - gained))

    def lose_mana(self, seat: int, n: int, cause: str) -> int:
        """FD-4: lose up to ``n`` mana; returns how much it was."""
        side = self.side(seat)
        lost = min(n, side.mana)
        if lost <= 0 or has_rule(self.board, seat, "infinite_mana"):
            return 0
        side.mana -= lost
        self.emit(events.ManaChanged(seat, -lost, side.mana, cause, 0))
        return lost

    def purse(self, seat: int) -> int:
        """The mana a seat can pay with."""
        return 999 if has_rule(self.board, seat, "infinite_mana") else self.side(seat).mana

    def gain_vp(self, seat: int, n: int, cause: str) -> None:
        """Gain VP."""
        side = self.side(seat)
        if n > 0:
            side.vp += n
            side.gained_vp += n
            self.emit(events.VpChanged(seat, n, side.vp, cause))

    def lose_vp(self, seat: int, n: int, cause: str) -> int:
        """FD-6: lose up to ``n`` VP; returns how many it were."""
        side = self.side(seat)
        lost = min(n, side.vp)
        if lost > 0:
            side.vp -= lost
            self.emit(events.VpChanged(seat, -lost, side.vp, cause))
        return lost

    def spells(self, seat: int) -> int:
        """The command spells a seat could spend."""
        if has_rule(self.board, seat, "spells_are_mana"):
            return self.side(seat).mana // 4
        return self.side(seat).spells

    def spend_spells(self, seat: int, n: int) -> None:
        """FD-27: spend up to ``n`` command spells."""
        side = self.side(seat)
        if has_rule(self.board, seat, "spells_are_mana"):
            self.lose_mana(seat, 4 * n, "spell")
            return
        n = min(n, side.spells)
        if n > 0:
            side.spells -= n
            side.spells_spent += n
            self.emit(events.SpellsChanged(seat, -n, side.spells))

    def regain_spells(self, seat: int, n: int) -> None:
        """Gain command spells back."""
        side = self.side(seat)
        if has_rule(self.board, seat, "spells_are_mana"):
            self.gain_mana(seat, 4 * n, "spell")
            return
        side.spells += n
        side.spells_regained += n
        self.emit(events.SpellsChanged(seat, n, side.spells))

    def set_defeat(self, seat: int, defeated: bool, source: int) -> None:  # noqa: FBT001 - on or off
        """FD-181: the defeated state, which is yes or no."""
        side = self.side(seat)
        if side.defeated != defeated:
            side.defeated = defeated
            self.emit(events.DefeatChanged(seat, defeated, source))

    def count(self, seat: int, name: str, n: int) -> None:
        """Change a counter."""
        counters = self.side(seat).counters
        counters[name] = counters.get(name, 0) + n
        self.emit(events.CounterChanged(seat, name, counters[name]))

    # Cards

    def draw(self, seat: int, n: int) -> None:
        """FD-59: draw; an empty deck is made of the discard pile, if there is one."""
        if has_rule(self.board, seat, "no_draw"):
            return
        side = self.side(seat)
        drawn: list[str] = []
        for _ in range(n):
            if not side.deck:
                if not side.discard:
                    break
                self.reshuffle(seat)
            drawn.append(side.deck.pop())
        if drawn:
            side.hand += drawn
            told = events.Drawn(seat, len(drawn), tuple(drawn))
            if has_rule(self.board, seat, "open_hand"):
                self.emit(told)
            else:
                self.tell(seat, told, replace(told, cards=None))

    def reshuffle(self, seat: int) -> None:
        """The discard pile becomes the deck (FD-59)."""
        side = self.side(seat)
        side.deck, side.discard, side.buried = [*side.discard, *side.deck], [], []
        self.state.dice.shuffle(side.deck)
        self.emit(events.Reshuffled(seat, len(side.deck)))
        side.counters["reshuffles"] = side.counters.get("reshuffles", 0) + 1
        self.happen("reshuffled", (seat,))

    def show_card(self, seat: int, card: str) -> None:
        """FD-36: turn a skill face up."""
        side = self.side(seat)
        if card in side.skills and card not in side.shown:
            side.shown.append(card)
            self.emit(events.CardShown(seat, card))

    def release_name(self, seat: int) -> None:
        """FD-157: profile card and all remaining skills are turned up."""
        side = self.side(seat)
        if side.released:
            return
        side.released = side.known = True
        side.shown = list(side.skills)
        self.emit(events.NameReleased(seat, side.servant, tuple(side.skills)))

    def hide_name(self, seat: int) -> None:
        """The profile card is turned down again; skills stay as they are (FD-37)."""
        side = self.side(seat)
        if side.released:
            side.released = False
            self.emit(events.NameHidden(seat))

    def note_use(self, seat: int, card: str) -> None:
        """FD-152, FD-157: a card is used; it is shown, and may release the true name."""
        self.show_card(seat, card)
        if self.board.card(card).true_name and not self.side(seat).released:
            keeping = rule_sources(self.board, seat, "released_without_spells")
            if keeping and self.side(seat).spells:
                for each in keeping:
                    self.show_card(seat, each)
            elif not has_rule(self.board, seat, "hidden_name"):
                self.release_name(seat)

    def take(self, seat: int, card: str) -> str:
        """Take a card out of the zone of ``seat`` it lies in; returns the zone's name."""
        side = self.side(seat)
        for zone in ("hand", "skills", "active", "down", "discard", "deck", "pile", "removed"):
            cards: list[str] = getattr(side, zone)
            if card in cards:
                cards.remove(card)
                for more in (side.shown, side.buried, side.removed_unseen):
                    if card in more:
                        more.remove(card)
                return zone
        return ""

    def put(self, seat: int, card: str, zone: str, *, seen: bool = True) -> None:
        """Put a card into a zone; ``seen`` says whether everybody knows which it is."""
        side = self.side(seat)
        getattr(side, zone).append(card)
        if zone == "skills" and seen:
            side.shown.append(card)
        if zone == "discard" and not seen:
            side.buried.append(card)
        if zone == "removed" and not seen:
            side.removed_unseen.append(card)

    def carry(self, seat: int, card: str, zone: str, *, seen: bool = True) -> None:
        """Move a card to another zone of the same player, and tell whoever may know."""
        origin = self.take(seat, card)
        self.put(seat, card, zone, seen=seen)
        told = events.CardMoved(seat, card, origin, zone)
        if "hand" in (origin, zone) and not seen:
            seen = has_rule(self.board, seat, "open_hand")
        if seen or origin == "active":
            self.emit(told)
        else:
            self.tell(seat, told, replace(told, card=None))

    def add_active(self, seat: int, card: str, cause: str) -> None:
        """FD-151: a card joins the played cards, face up."""
        side = self.side(seat)
        origin = self.take(seat, card)
        side.active.append(card)
        if card not in side.fresh:
            side.fresh.append(card)
        if cause != "played":
            self.emit(events.CardMoved(seat, card, origin, "active"))

    def close(self, seat: int, card: str) -> None:
        """FD-143, FD-170: a card is deactivated and goes where cards of its kind go."""
        side = self.side(seat)
        if card not in side.active:
            return
        it = self.board.catalog.cards[key_of(card)]
        if self.state.anchors.pop(card, None) is not None:
            self.state.effects = [e for e in self.state.effects if e.cards != (card,)]
        side.picked.pop(card, None)
        if card in self.state.borrowed:
            self.return_borrowed(seat, card)
        elif card in self.state.tokens or (
            it.uses is not None and side.plays.get(card, 0) >= it.uses
        ):
            self.carry(seat, card, "removed")
        elif it.skill:
            self.carry(seat, card, "skills")
        elif not it.attack:
            self.carry(seat, card, "removed")
        else:
            self.carry(seat, card, "discard")
        self.state.copies.pop(card, None)
        self.watchers("on_deactivate", seat)

    def settle(self) -> None:
        """FD-168: close lingering cards whose printed condition is met."""
        for seat in self.state.living():
            for card in list(self.side(seat).active):
                until = self.board.card(card).until
                if until and all_hold(self.board, until, seat, Source(seat, card)):
                    self.close(seat, card)

    def return_borrowed(self, seat: int, card: str) -> None:
        """A lent card goes back to whoever lent it."""
        lender = self.state.borrowed.pop(card)
        zone = "skills" if self.board.card(card).skill else "discard"
        origin = self.take(seat, card)
        self.put(lender, card, zone)
        self.emit(events.CardMoved(lender, card, origin, zone))

    def token(self, seat: int, key: str) -> str:
        """A new card from outside the game; it lies nowhere yet."""
        self.state.serial += 1
        card = f"{seat}-{key}-t{self.state.serial}"
        self.state.tokens.append(card)
        return card

    # Effects

    def begin(
        self,
        op: StandingOperation,
        source: Source,
        cards: Sequence[str] = (),
        seats: tuple[int, ...] | None = None,
    ) -> None:
        """Let a standing operation stand by itself (FD-173 to FD-176)."""
        reached = those(self.board, op.who, op.those, source) if seats is None else seats
        if not reached:
            return
        n: Any = getattr(op, "n", None)
        if n is not None:
            n = amount(self.board, n, source)
            op = replace(op, n=n)
        starts = self.state.round + (1 if op.lasts == "next_round" else 0)
        ends = min(FOREVER, self.state.round + LASTS[op.lasts])
        effect = Effect(
            op=op,
            source=source.seat,
            card=source.card,
            seats=reached,
            cards=tuple(cards),
            place=source.place,
            starts=starts,
            ends=ends,
        )
        self.state.effects.append(effect)
        number = n if isinstance(n, int) else 0
        self.emit(events.EffectBegan(op.op, source.card, source.seat, reached, number, effect.ends))

    def add_power(self, source: Source, n: int) -> None:
        """The source's own card is stronger this round."""
        op = CardPower(op="modify_card_power", n=n)
        self.begin(op, source, (source.card,), (source.seat,))

    def steadfast(self, seat: int, by: int) -> bool:
        """Whether effects of ``by`` cannot close or weaken the cards of ``seat``."""
        if by in (seat, NOBODY):
            return False
        return any(has_rule(self.board, seat, rule) for rule in ("steadfast", "untouchable"))

    def happen(
        self,
        timing: str,
        seats: Sequence[int] | None = None,
        place: str = "",
        about: str = "",
    ) -> None:
        """Let what works by itself at a window do so (FD-177), for ``seats`` (None: everyone)."""
        from engine.domination.triggers import happenings  # noqa: PLC0415 - a ring by nature

        self.push(*happenings(self, timing, seats, place, about))

    def watchers(self, op: str, seat: int) -> None:
        """Let the wrappers of that kind that wait for ``seat`` do their work, once each."""
        from engine.domination.triggers import awakened  # noqa: PLC0415

        self.push(*awakened(self, op, (seat,)))

    # Places

    def leave(self, seat: int) -> None:
        """FD-17: whoever leaves a place gives up its slot."""
        self.side(seat).slot = -1

    def arrive(self, seat: int, place: str, slot: int, cause: str, cost: int = 0) -> None:
        """A piece arrives; effects of entering apply (FD-78)."""
        side = self.side(seat)
        origin, side.place, side.slot = side.place, place, slot
        if cause == "deploy":
            self.emit(events.Deployed(seat, place, slot))
        else:
            self.emit(events.Moved(seat, origin, place, slot, cause, cost))
        if place == self.board.numbers.moon_cell.battlefield.key:
            servant = self.board.catalog.servants[side.servant]
            self.state.moon_fought |= servant.servant_class == "moon_cancer"
        self.watchers("on_enter", seat)
        self.happen("entered", (seat,), place)


class WarStep(Step[WarPlay]):
    """Base of this game's steps."""

    __slots__ = ()
