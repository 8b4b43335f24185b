"""Making a plan in secret: front tiles with marks, then what helps them (GW-112 to GW-114).

Each side is asked slot by slot, all sides at the same time. The first option always is to do
nothing special; ``("rest",)`` and ``("done",)`` leave everything that follows as it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.grail_war.battle_events import Planned
from engine.grail_war.battle_state import NONE, NORMAL, SPARE, Aid, Cast, Role, Side, Tile
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.stock import (
    bursts_left,
    casts_left,
    charms_left,
    front_left,
    known_spells,
    plus_source,
    pluses_left,
    power_limit,
    rear_left,
    releases,
    running,
)
from engine.kernel import saved
from engine.kernel.decision import Option

MOST_RESTARTS = 3


@saved("grail_war.make_plans")
class MakePlans(WarStep):
    """All sides plan at the same time (GW-112)."""

    def run(self, play: WarPlay) -> None:
        """One lane for each side."""
        if len(play.battle.live) < 2:
            return
        play.push(PlansMade())
        play.fork(*[PlanTiles(number) for number in play.battle.live])


@saved("grail_war.plans_made")
class PlansMade(WarStep):
    """The plans are committed."""

    def run(self, play: WarPlay) -> None:
        """Tell that it goes on."""
        play.battle.planned = True
        play.tell_battle(Planned(tuple(side.team for side in play.battle.sides)))


@saved("grail_war.plan_tiles")
class PlanTiles(WarStep):
    """The front's next tile, towards the next opponent; ``asked`` is the place asked for."""

    side: int
    asked: tuple[int, int] | None = None

    def run(self, play: WarPlay) -> None:
        """Ask for it, unless a run or an absent opponent leaves no choice."""
        side = play.side(self.side)
        if side.out is not None or len(play.battle.live) < 2:
            return
        slot, foe = _place(play, self.side)
        while slot < play.battle.slots:
            options = _tile_options(play, self.side, slot, foe)
            if len(options) > 1:
                about: Option = ("slot", slot, play.side(foe).team)
                asking = PlanTiles(self.side, (slot, foe))
                play.question(asking, side.team, side.front, "tile", options, about=about)
                return
            _put(play, self.side, foe, _tile(options[0]))
            slot, foe = _place(play, self.side)
        play.push(PlanAids(self.side, 0))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Put it into the plan."""
        slot, foe = _place(play, self.side)
        play.push(PlanTiles(self.side))
        if (slot, foe) != self.asked:  # that opponent has left meanwhile
            return
        if picked[0] == ("rest",):
            while slot < play.battle.slots:
                _put(play, self.side, foe, running(play, self.side, foe) or NORMAL)
                slot, foe = _place(play, self.side)
            return
        _put(play, self.side, foe, _tile(picked[0]))


def _place(play: WarPlay, number: int) -> tuple[int, int]:
    """The slot and the opponent that come next; a full row counts for the slot after it.

    The places of the side itself and of sides that are out are filled on the way.
    """
    battle = play.battle
    side = battle.sides[number]
    while len(side.plan) <= battle.slots:
        row = side.plan[-1] if side.plan else None
        if row is None or len(row) == len(battle.sides):
            if len(side.plan) == battle.slots:
                return battle.slots, 0
            side.plan.append(())
            row = ()
        foe = len(row)
        if foe != number and battle.sides[foe].out is None:
            return len(side.plan) - 1, foe
        side.plan[-1] = (*row, NONE)
    return battle.slots, 0


def _put(play: WarPlay, number: int, foe: int, tile: Tile) -> None:
    """Put a tile; one that goes to all opponents fills the whole row (GW-176)."""
    side = play.side(number)
    side.plan[-1] = (*side.plan[-1], tile)
    if tile.phantasm >= 0 and play.battle.brawl:
        phantasm = play.servant(side.team).sheet.phantasms[tile.phantasm]
        if phantasm.scale != "unit":
            for other in range(foe + 1, len(play.battle.sides)):
                absent = other == number or play.side(other).out is not None
                side.plan[-1] = (*side.plan[-1], NONE if absent else tile)


def _tile_options(play: WarPlay, number: int, slot: int, foe: int) -> list[Option]:
    side = play.side(number)
    bursts = bursts_left(play, number) > 0
    pluses = pluses_left(play, number)
    going = running(play, number, foe)
    if going is not None:
        return _marked(play, side, going, "run", pluses, bursts=bursts)
    options: list[Option] = []
    for kind in front_left(play, number):
        options += _marked(play, side, Tile(kind), "tile", pluses, bursts=bursts)
        if kind == "snipe" and play.side(foe).rear is not None:
            aimed = Tile(kind, aim=True)
            options += _marked(play, side, aimed, "tile", pluses, bursts=bursts)
    for position, stack in releases(play, number, play.battle.slots - slot):
        phantasm = play.servant(side.team).sheet.phantasms[position]
        if phantasm.scale != "unit" and not _first_foe(play, number, foe):
            continue
        tile = Tile("phantasm", phantasm=position, stack=stack, first=True)
        # A defence form deals nothing, so that a burst would be wasted.
        burst = bursts and phantasm.form == "attack"
        options += _marked(play, side, tile, "release", pluses, bursts=burst)
    if play.battle.brawl:
        options.append(("spare",))
    if len(options) > 1:
        options.append(("rest",))
    return options


def _first_foe(play: WarPlay, number: int, foe: int) -> bool:
    """Whether ``foe`` is the first of a row, and no unit run goes on towards another."""
    live = [other for other in play.battle.live if other != number]
    return foe == live[0] and all(running(play, number, other) is None for other in live)


def _marked(
    play: WarPlay, side: Side, tile: Tile, verb: str, pluses: list[str], *, bursts: bool
) -> list[Option]:
    """A tile with all marks it may carry, the bare one first."""
    what: Option = (verb, tile.kind)
    if tile.phantasm >= 0:
        what = (verb, tile.phantasm, tile.stack)
    if tile.aim:
        what = (*what, "aim")
    marks: list[Option] = [()]
    if side.front == "servant":
        if plus_source(play, side, tile) in pluses:
            marks.append(("plus",))
        if bursts:
            marks += [(*mark, "burst") for mark in marks]
    return [(*what, *mark) for mark in marks]


def _tile(option: Option) -> Tile:
    """The tile that an option stands for."""
    verb, *rest = option
    if verb == "spare":
        return SPARE
    plus, burst, aim = ("plus" in rest, "burst" in rest, "aim" in rest)
    if verb in {"release", "run"}:
        position, stack = int(rest[0]), int(rest[1])
        return Tile("phantasm", plus, burst, aim, position, stack, verb == "release")
    return Tile(str(rest[0]), plus, burst, aim)


# What helps the front


@saved("grail_war.plan_aids")
class PlanAids(WarStep):
    """Rear tile, spells and charm for one slot after the other (section 15, section 16)."""

    side: int
    slot: int

    def run(self, play: WarPlay) -> None:
        """Ask for the next help, as long as there is any left to plan."""
        side = play.side(self.side)
        battle = play.battle
        if side.out is not None or len(battle.live) < 2:
            return
        for slot in range(self.slot, battle.slots):
            while len(side.aids) <= slot:
                side.aids.append(Aid())
            options = _aid_options(play, self.side, slot)
            if options:
                asking = self if slot == self.slot else PlanAids(self.side, slot)
                role = side.rear or side.front
                listed: list[Option] = [("next",), *options, ("done",)]
                last = len(listed) - 1
                about: Option = ("slot", slot)
                play.question(asking, side.team, role, "aid", listed, default=(last,), about=about)
                return
        play.push(CommitPlan(self.side))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Add it, or go on to the next slot."""
        side = play.side(self.side)
        aid = side.aids[self.slot]
        match picked[0]:
            case ("done",):
                side.aids += [Aid()] * (play.battle.slots - len(side.aids))
                play.push(CommitPlan(self.side))
                return
            case ("next",):
                play.push(PlanAids(self.side, self.slot + 1))
                return
            case ("charm", charm):
                aid = replace(aid, charm=charm)
            case ("support" | "defend" as use, kind, foe):
                aid = replace(aid, tile=kind, defends=use == "defend", against=foe)
            case _:
                _, caster, spell, power, foe, *doubled = picked[0]
                cast = Cast(caster, spell, power, foe, bool(doubled))
                aid = replace(aid, casts=(*aid.casts, cast))
        side.aids[self.slot] = aid
        play.push(self)


def _aid_options(play: WarPlay, number: int, slot: int) -> list[Option]:
    side = play.side(number)
    aid = side.aids[slot]
    row = side.plan[slot]
    foes = [foe for foe in play.battle.live if foe != number and row[foe] != NONE]
    options: list[Option] = []
    if not aid.tile and (left := rear_left(play, number)):
        magic = side.rear == "master" or play.numbers(side.team).magic
        for foe in foes:
            kind = row[foe].kind
            if kind in left and (kind != "magic" or magic):
                options.append(("support", kind, foe))
            options += [("defend", each, foe) for each in left]
    casters: tuple[Role, ...] = ("master", "servant")
    for caster in casters:
        if casts_left(play, number, caster) > 0 and not any(
            cast.caster == caster for cast in aid.casts
        ):
            options += _spell_options(play, number, caster, foes)
    if not aid.charm:
        options += [("charm", charm) for charm in charms_left(play, number)]
    return options


def _spell_options(play: WarPlay, number: int, caster: Role, foes: list[int]) -> list[Option]:
    side = play.side(number)
    limit = power_limit(play, number, caster)
    doubles = play.numbers(side.team).doubles if caster == "servant" else ""
    doubled = bool(doubles) and doubles in pluses_left(play, number)
    options: list[Option] = []
    for key in known_spells(play, number, caster):
        least = play.catalog.spells[key].least
        for power in range(least, limit + 1):
            for foe in foes:
                options.append(("spell", caster, key, power, foe))
                if doubled:
                    options.append(("spell", caster, key, power, foe, "double"))
    return options


@saved("grail_war.commit_plan")
class CommitPlan(WarStep):
    """The last word on a plan: commit it, or start again (a few times)."""

    side: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        side = play.side(self.side)
        if side.out is not None or len(play.battle.live) < 2:
            return
        options: list[Option] = [("commit",)]
        if side.restarts < MOST_RESTARTS:
            options.append(("again",))
        play.question(self, side.team, side.front, "commit", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Commit."""
        side = play.side(self.side)
        if picked[0] == ("again",):
            side.restarts += 1
            side.plan, side.aids = [], []
            play.push(PlanTiles(self.side))
            return
        side.committed = True
