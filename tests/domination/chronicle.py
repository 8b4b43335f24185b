"""Appendix D where it speaks of what happens, not of one state: `Chronicle` follows a whole war.

`DominationGame.problems` holds a state against the appendix; a chronicle is shown every decision's
events and the state after them, and keeps the books that the rules of the appendix ask for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine.domination import events as ev
from engine.domination.cards import Catalog
from engine.domination.game import DominationGame
from engine.domination.operations import AnyOperation, Watch
from engine.domination.standing import ExtraPlay, MoveChange, Standard, Waive
from engine.domination.state import NOWHERE, SCOUT, WORKSHOP, War, box_of, key_of
from engine.kernel import Entry, Event


def operations(found: Iterable[AnyOperation]) -> Iterator[AnyOperation]:
    """Operations with those that wait inside them."""
    for op in found:
        yield op
        if isinstance(op, Watch):
            yield from operations(op.operations)


@cache
def kinds_of(key: str, catalog_id: int) -> frozenset[str]:
    """What a card changes of the rules: ``waive``, ``move``, ``extra``, or a rule by its name."""
    card = _CATALOGS[catalog_id].cards[key]
    found: set[str] = set()
    for ability in card.abilities:
        for op in operations(ability.operations):
            match op:
                case Waive():
                    found.add("waive")
                case MoveChange():
                    found.add("move")
                case ExtraPlay():
                    found.add("extra")
                case Standard(rule=rule):
                    found.add(rule)
                case _:
                    pass
    return frozenset(found)


_CATALOGS: dict[int, Catalog] = {}


class Chronicle:
    """The books of one war. Call it after the start and after every decision.

    Raises `AssertionError` where the war breaks a rule of Appendix D.
    """

    def __init__(self, game: DominationGame) -> None:
        self.catalog = game.catalog
        _CATALOGS[id(game.catalog)] = game.catalog
        self.begun = False
        self.mana: list[int] = []
        self.vp: list[int] = []
        self.spells: list[int] = []
        self.place: list[str] = []
        self.strayed: set[int] = set()
        self.defeated: set[int] = set()
        self.out: set[int] = set()
        self.moved: set[int] = set()
        self.excused: set[int] = set()
        self.used: Counter[tuple[str, str, int]] = Counter()
        self.copied: dict[str, str] = {}
        self.compared: dict[str, ev.TotalsCompared] = {}
        self.changes: dict[int, frozenset[str]] = {}
        self.round = self.judged = self.first = 0

    def __call__(self, state: War, entries: Sequence[Entry]) -> None:
        """Enter what one decision has brought."""
        told = [entry.event for entry in entries]
        if not self.begun:
            if state.phase == "setup" and state.result is None:
                return
            self._open(state, told)
        for position, event in enumerate(told):
            self._enter(state, event, told[position + 1 :])
        self._agree(state, told)

    def _open(self, state: War, told: Sequence[Event]) -> None:
        """The values before the first change, worked out backwards from what was told."""
        self.begun = True
        for seat, side in enumerate(state.sides):
            self.mana.append(side.mana - _sum(told, ev.ManaChanged, seat))
            self.vp.append(side.vp - _sum(told, ev.VpChanged, seat))
            self.spells.append(side.spells - _sum(told, ev.SpellsChanged, seat))
            self.place.append(NOWHERE)

    # What is told, event by event

    def _enter(self, state: War, event: Event, after: Sequence[Event]) -> None:
        self._sums(event)
        match event:
            case ev.RoundBegan(round=round_, first=first):
                self.first = first
                self._new_round(round_)
            case ev.Deployed() | ev.Moved() | ev.RoundEnded():
                self._place(state, event)
            case ev.DefeatChanged(seat=seat, defeated=defeated):
                (self.defeated.add if defeated else self.defeated.discard)(seat)
            case ev.HandShown(seat=seat):
                self.excused.add(seat)
            case ev.Declared():
                self._declare(state, event)
            case ev.CardCopied(card=card, key=key):
                self.copied[card] = key
            case ev.AbilityUsed(card=card, ability=n, used=True):
                self._use(card, n)
            case ev.TotalsCompared(place=place):
                self.compared[place] = event
            case ev.FieldWon():
                self._win(state, event)
            case ev.Eliminated():
                self._out(state, event, after)
            case ev.MarkerPassed(seat=seat):
                assert seat not in self.out, "D20: the marker is with a player who is out"
                left = (each for each in state.around(self.first)[1:] if each not in self.out)
                assert seat == next(left, self.first), "D20: the marker has not gone to the left"
                self.first = seat
            case _:
                pass

    def _sums(self, event: Event) -> None:
        """D3, D4: every change is told with what it makes."""
        match event:
            case ev.ManaChanged():
                book, what = self.mana, "D3: the log of mana"
            case ev.VpChanged():
                book, what = self.vp, "D3: the log of VP"
            case ev.SpellsChanged():
                book, what = self.spells, "D4: the log of command spells"
            case _:
                return
        book[event.seat] += event.change
        assert book[event.seat] == event.now, f"{what} does not add up"

    def _new_round(self, number: int) -> None:
        self.round = number
        self.used.clear()
        self.copied.clear()
        self.moved.clear()
        self.excused.clear()
        self.compared.clear()
        assert not self.defeated, "D18: somebody is defeated as a round begins"

    def _place(self, state: War, event: Event) -> None:
        match event:
            case ev.Deployed(seat=seat, place=place):
                self.place[seat] = place
                self.strayed.discard(seat)
            case ev.Moved():
                self._move(state, event)
            case _:
                self.place = [NOWHERE] * len(self.place)

    def _out(self, state: War, event: ev.Eliminated, after: Sequence[Event]) -> None:
        if not event.resigned and self.judged < self.round:
            self.judged = self.round
            self._fall(state, [event, *after])
        self.out.add(event.seat)
        self.place[event.seat] = NOWHERE
        self.defeated.discard(event.seat)

    def _move(self, state: War, event: ev.Moved) -> None:
        seat, origin, goal = event.seat, event.origin, event.place
        assert self.place[seat] == origin, "D7: a piece moves from where it is not"
        if event.cause == "regular":
            assert seat not in self.moved, "D9: a second regular move"
            self.moved.add(seat)
            there = [other for other, place in enumerate(self.place) if place == origin]
            fields = set(state.battlefields)
            assert origin not in fields or len(there) == 1, "D9: an engaged player has moved"
            price = self._price(origin, goal)
            if "move" not in self._changes(state, seat):
                assert event.cost == price, f"D9: {event.cost} paid for a way of {price}"
        if origin != goal:
            self.strayed.add(seat)
        if event.slot >= 0 and goal != WORKSHOP:
            self.strayed.discard(seat)
        self.place[seat] = goal

    def _price(self, origin: str, goal: str) -> int:
        price, here = 0, origin
        while here != goal:
            arrow = next((a for a in self.catalog.numbers.arrows if a.origin == here), None)
            assert arrow is not None, f"D9: no way from {origin} to {goal}"
            price, here = price + arrow.cost, arrow.goal
        return price

    def _declare(self, state: War, event: ev.Declared) -> None:
        seat = event.seat
        assert seat not in self.defeated, "D12: a defeated player has played"
        skills = [card for card in event.up if self.catalog.cards[key_of(card)].skill]
        changes = self._changes(state, seat)
        before = self.mana[seat] + event.cost
        if skills and not {"waive", "infinite_mana"} & changes:
            assert before >= self.catalog.numbers.skill_threshold, f"D11: a skill with {before}"
        if event.up:
            self.excused.add(seat)
        elif event.down and self.place[seat] in state.battlefields:
            excused = seat in self.excused or "extra" in changes
            assert excused, "D10: all face down on a battlefield, and no hand shown"

    def _use(self, card: str, n: int) -> None:
        key = self.copied.get(card, key_of(card))
        self.used[card, key, n] += 1
        known = self.catalog.cards.get(key)
        if known is None or n >= len(known.abilities):
            return
        ability = known.abilities[n]
        times = max(ability.times, ability.climax_times or 0)
        assert not ability.times or self.used[card, key, n] <= times, (
            f"D15: {card} was used too often"
        )

    def _win(self, state: War, event: ev.FieldWon) -> None:
        sums = self.compared[event.place]
        able = {
            seat: total
            for seat, total in zip(sums.seats, sums.totals, strict=True)
            if seat not in sums.defeated
        }
        best = [seat for seat, total in able.items() if total == max(able.values())]
        assert sorted(event.winners) == sorted(best), "D13: not the right winners"
        there = {seat for seat, place in enumerate(self.place) if place == event.place}
        assert set(sums.seats) == there, "D13: totals of players who are elsewhere"
        assert (event.bonus > 0) == (len(there) > 1), "D14: the bonus is for an engagement"
        if event.winners:
            pool, count = event.objects + event.bonus, len(event.winners)
            down = state.options.vp_split == "down"
            assert event.share == (pool // count if down else -(-pool // count)), "D14: the share"

    def _falling(self, told: Sequence[Event]) -> list[int]:
        return [e.seat for e in told if isinstance(e, ev.Eliminated) and not e.resigned]

    def _fall(self, state: War, told: Sequence[Event]) -> None:
        """D19: who is out now has enough players strictly above, who stays has not."""
        falling = self._falling(told)
        before = [seat for seat in range(state.seats) if seat not in self.out]
        limits = {each.after: each.keep for each in self.catalog.numbers.survivors}
        keep = limits[self.round]
        stay = [seat for seat in before if seat not in falling]
        assert len(stay) >= min(keep, len(before)), "D19: too few are left"
        for seat in before:
            above = sum(self.vp[other] > self.vp[seat] for other in before)
            if seat in falling:
                assert above >= keep, f"D19: seat {seat} is out with {above} above"
            elif "prevent" not in self._changes(state, seat):
                assert above < keep or state.sides[seat].counters.get("saved"), "D19: one stays"

    # What must hold after every decision

    def _agree(self, state: War, told: Sequence[Event]) -> None:
        for seat, side in enumerate(state.sides):
            assert side.mana == self.mana[seat], "D3: mana has changed without a word"
            assert side.vp == self.vp[seat], "D3: VP have changed without a word"
            assert side.spells == self.spells[seat], "D4: command spells without a word"
            assert side.defeated == (seat in self.defeated), "D18: defeated without a word"
            if state.result is None:
                assert side.place == self.place[seat], "D7: a piece has moved without a word"
            if side.slot >= 0 and side.place in state.battlefields:
                assert seat not in self.strayed, "D8: a terrain slot after a move"
            if side.alive and side.released:
                assert set(side.skills) <= set(side.shown), "D16: a skill lies face down"
        self._event(state)
        assert len(state.at(SCOUT)) <= self.catalog.numbers.scout_capacity, "D7: scouting is full"
        if any(isinstance(e, ev.PhaseBegan) and e.phase == "outpost" for e in told):
            self._tidy(state, told)
        self._released(state, told)
        self.changes.clear()
        self.changes |= {seat: self._changes(state, seat) for seat in range(state.seats)}

    def _event(self, state: War) -> None:
        if state.phase in {"outpost", "action", "combat"} and state.result is None:
            assert state.event, "D5: no event is active"
            left = self.catalog.numbers.rounds - state.round
            assert len(state.events) == left, f"D5: {len(state.events)} events left, not {left}"

    def _tidy(self, state: War, told: Sequence[Event]) -> None:
        """D2: as an outpost phase begins nothing is left of the round before."""
        if state.phase != "outpost" or any(isinstance(e, ev.Deployed) for e in told):
            return
        for side in state.sides:
            assert not side.down, "D2: a card is still face down"
            for card in side.active:
                known = self.catalog.cards[key_of(card)]
                fresh = card in side.fresh or not known.attack
                assert known.lingering or fresh, f"D2: {card} is still active"

    def _released(self, state: War, told: Sequence[Event]) -> None:
        """D16: nobody uses a card of true-name release and keeps the name hidden."""
        for position, event in enumerate(told):
            match event:
                case ev.Declared(seat=seat, up=up):
                    used = up
                case ev.AbilityUsed(seat=seat, card=card, used=True) if seat >= 0:
                    used = (card,)
                case _:
                    continue
            named = [card for card in used if self.catalog.cards[key_of(card)].true_name]
            side = state.sides[seat]
            later = [e for e in told[position:] if isinstance(e, ev.NameHidden | ev.ServantChosen)]
            rules = {"released_without_spells", "hidden_name"} & self._changes(state, seat)
            kept = rules or any(box_of(card) != seat for card in named)
            assert not named or side.released or later or kept, f"D16: {named} kept the name"

    def _changes(self, state: War, seat: int) -> frozenset[str]:
        """What the cards of a seat, and those that reach it, change of the rules.

        Those it had before this decision count, too: it may have lost them since.
        """
        side = state.sides[seat]
        found: set[str] = set()
        for card in (*side.cards, *side.skills, *side.active, *side.removed):
            found |= kinds_of(key_of(card), id(self.catalog))
        found |= {"move" for e in state.effects if isinstance(e.op, MoveChange)}
        return frozenset(found) | self.changes.get(seat, frozenset())


def _sum(told: Sequence[Event], kind: type[Event], seat: int) -> int:
    return sum(
        getattr(event, "change", 0)
        for event in told
        if isinstance(event, kind) and getattr(event, "seat", -1) == seat
    )
