"""What happens in a campaign outside of its battles, as a team notes it down: one line an event.

Events are cut to what a reader may know already; nothing here hides anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from engine.grail_war import battle_events as fought
from engine.grail_war import events as ev
from engine.grail_war.state import Act
from engine.grail_war.view import WarView
from engine.kernel import Event
from render.grail_war.names import Scene
from render.telling import last_that_fit


@dataclass(frozen=True, slots=True)
class Diary:
    """The notes of the team whose view this is; a spectator's, where nobody's."""

    scene: Scene
    view: WarView

    def latest(self, events: Sequence[Event], room: int, most: int = 30) -> str:
        """The last lines, as many as fit ``room`` characters with a line's end after each."""
        lines = (line for event in reversed(events) if (line := self.line(event)))
        return last_that_fit(islice(lines, most), room - 1)

    def lines(self, events: Iterable[Event]) -> list[str]:
        """Every line there is."""
        return [line for event in events if (line := self.line(event))]

    def line(self, event: Event) -> str:
        """One event as a line with markup; empty for what needs no telling."""
        for teller in (self._scenes, self._church, self._found, self._own, self._met, self._night):
            if line := teller(event):
                return " ".join(line.split())
        return self._ends(event) or self._battles(event)

    def _name(self, team: int) -> str:
        if team == self.view.team:
            return self.scene.words("gwd-us")
        return f"**{self.scene.team(team)}**"

    def _names(self, teams: Iterable[int]) -> str:
        return ", ".join(self._name(team) for team in teams) or "–"

    # Scenes

    def _scenes(self, event: Event) -> str:
        words = self.scene.words
        match event:
            case ev.WarBegan(teams=teams, rounds=rounds):
                return words("gwd-war-began", teams=teams, rounds=rounds)
            case ev.SceneBegan(round=number, day=day):
                return words("gwd-scene", round=number, day="yes" if day else "no")
            case ev.QuietNight():
                return words("gwd-quiet")
            case ev.FightByDay(region=region):
                return words("gwd-fight", where=self.scene.region(region))
            case ev.GrailDescends(teams=teams):
                return words("gwd-grail", names=self._names(teams))
            case ev.WarEnded():
                return words("gwd-ended")
            case _:
                return ""

    def _church(self, event: Event) -> str:
        words, scene = self.scene.words, self.scene
        match event:
            case ev.FeedingTotal(count=count, passed=passed) if passed:
                return words("gwd-feeding", count=count)
            case ev.ChurchNotice():
                return words(
                    "gwd-notice",
                    where=scene.region(event.region),
                    cls=scene.cls(event.cls),
                    reason=event.reason,
                    own=self._own_mark(event.team),
                )
            case ev.ExterminationOrder(team=team, cls=cls, base=base):
                return words(
                    "gwd-order", name=self._name(team), cls=scene.cls(cls), where=scene.region(base)
                )
            case _:
                return ""

    def _own_mark(self, team: int) -> str:
        return "yes" if team >= 0 and team == self.view.team else "no"

    # What a team finds out

    def _found(self, event: Event) -> str:
        words, scene = self.scene.words, self.scene
        match event:
            case ev.InfoGained(servant=servant, grade=grade, by=by, merit=merit):
                return words(
                    "gwd-info",
                    name=self._name(owner_of(self.view, servant)),
                    grade=grade,
                    opened=self._opened(servant, grade),
                    merit="yes" if merit else "no",
                    by=by,
                )
            case ev.LandGained(region=region, points=points, bases=bases, territories=places):
                parts = [words("gwd-land", where=scene.region(region), points=points)]
                if bases:
                    parts.append(words("gwd-land-base", names=self._names(bases)))
                if places:
                    parts.append(words("gwd-land-territory", names=self._names(places)))
                return " · ".join(parts)
            case ev.WorkshopGained(owner=owner, points=points):
                return words("gwd-workshop", name=self._name(owner), points=points)
            case ev.ReachSeen(seen=seen):
                listed = ", ".join(
                    words(
                        "gwd-reach-one",
                        name=self._name(team),
                        cls=scene.cls(cls),
                        where=scene.region(region),
                    )
                    for team, region, cls in seen
                )
                return words("gwd-reach", list=listed) if seen else words("gwd-reach-nobody")
            case _:
                return ""

    def _opened(self, servant: int, grade: int) -> str:
        """What a grade has opened; class and name as far as the view still shows them."""
        team = self.view.teams[owner_of(self.view, servant)]
        what = ""
        if team.servant is not None and grade in {1, 5}:
            known = team.servant.cls if grade == 1 else None
            what = self.scene.cls(known) if known else ""
            if grade == 5 and team.servant.name is not None:
                what = self.scene.words.said(team.servant.name)
        return self.scene.words(f"gwd-grade-{grade}", what=what).strip()

    # What a team does

    def _own(self, event: Event) -> str:
        words, scene = self.scene.words, self.scene
        match event:
            case ev.ClassDrafted(cls=cls):
                return words("gwd-class", cls=scene.cls(cls))
            case ev.TeamReady(master=master, servant=servant, base=base):
                return words(
                    "gwd-ready",
                    master=scene.words.said(master),
                    servant=scene.words.said(servant),
                    where=scene.region(base),
                )
            case ev.Acted(master=master, servant=servant):
                return words(
                    "gwd-acted", master=act_line(scene, master), servant=act_line(scene, servant)
                )
            case ev.Morning():
                if not (event.master_life or event.master_mana or event.servant_life):
                    return ""
                return words(
                    "gwd-morning",
                    life=f"{event.master_life:+d}",
                    mana=f"{event.master_mana:+d}",
                    servant=event.servant_life,
                    upkeep=event.upkeep,
                )
            case _:
                return self._gains(event)

    def _gains(self, event: Event) -> str:
        words, scene = self.scene.words, self.scene
        match event:
            case ev.TilesRecovered(tiles=tiles):
                return words("gwd-tiles", tiles=scene.tiles(tiles))
            case ev.GoodsUsed(goods=goods):
                return words("gwd-goods", goods=scene.goods(goods))
            case ev.ManaMoved(how=how, mana=mana, life=life):
                return words(f"gwd-mana-{how}", mana=abs(mana), life=life)
            case ev.TerritoryTended(region=region, level=level, store=store):
                where = scene.region(region)
                return words("gwd-territory", where=where, level=level, store=store)
            case ev.Rested(role=role, life=life, mana=mana):
                return words("gwd-rested", role=role, life=life, mana=mana)
            case ev.Bought(goods=goods, made=made):
                return words("gwd-made" if made else "gwd-bought", goods=scene.goods(goods))
            case ev.Fed(region=region, persons=persons, mana=mana):
                where = scene.region(region)
                return words("gwd-fed", where=where, persons=persons, mana=mana)
            case _:
                return ""

    # Others

    def _met(self, event: Event) -> str:
        words, scene = self.scene.words, self.scene
        match event:
            case ev.Met(region=region, teams=teams, along=along):
                others = [team for team in teams if team != self.view.team]
                beside = [team for team in along if team != self.view.team]
                line = words("gwd-met", where=scene.region(region), names=self._names(others))
                if beside:
                    line += " · " + words("gwd-met-along", names=self._names(beside))
                return line
            case ev.Talked(region=region, teams=teams):
                names = self._names(team for team in teams if team != self.view.team)
                return words("gwd-talked", where=scene.region(region), names=names)
            case ev.Fled(team=team, luck=luck, life=life):
                key = "gwd-fled-luck" if luck else "gwd-fled-life"
                return words(key, name=self._name(team), life=life)
            case ev.LinkProposed(team=team):
                return words("gwd-link-proposed", name=self._name(team))
            case ev.Linked(team=team, other=other, agreed=agreed):
                them = other if team == self.view.team else team
                return words("gwd-linked" if agreed else "gwd-link-refused", name=self._name(them))
            case ev.NewContract(team=team, servant_of=other):
                return words("gwd-contract", name=self._name(team), other=self._name(other))
            case _:
                return ""

    def _night(self, event: Event) -> str:
        words, scene = self.scene.words, self.scene
        match event:
            case ev.Declared(region=region, along=along):
                if not region:
                    return words("gwd-stayed")
                where, how = scene.region(region), "together" if along else "alone"
                return words("gwd-declared", where=where, along=how)
            case ev.AttackedFromAfar():
                return words("gwd-afar")
            case ev.Assaulted(team=team, master=master, region=region):
                return words(
                    "gwd-assaulted",
                    name=self._name(team),
                    other=self._name(master),
                    where=scene.region(region),
                )
            case ev.LongRangeAvoided(team=team, attacker=attacker):
                return words("gwd-avoided", name=self._name(team), other=self._name(attacker))
            case _:
                return ""

    # Ends

    def _ends(self, event: Event) -> str:
        words, scene = self.scene.words, self.scene
        match event:
            case ev.ManaExhausted(team=team, cls=cls, deadline=deadline):
                return words(
                    "gwd-exhausted",
                    cls=scene.cls(cls),
                    when=when(scene, self.view, deadline),
                    own=self._own_mark(team),
                )
            case ev.ServantLost(team=team, cls=cls, name=name, why=why):
                servant = scene.words.said(name) if name is not None else scene.cls(cls)
                return words("gwd-servant-lost", name=self._name(team), servant=servant, why=why)
            case fought.ServantVanished(team=team, cls=cls, name=name):
                servant = scene.words.said(name) if name is not None else scene.cls(cls)
                return words(
                    "gwd-servant-lost", name=self._name(team), servant=servant, why="battle"
                )
            case ev.MasterDied(team=team, why=why):
                return words("gwd-master-died", name=self._name(team), why=why)
            case ev.RefugeTaken(team=team):
                return words("gwd-refuge", name=self._name(team))
            case _:
                return ""

    def _battles(self, event: Event) -> str:
        """Only that there was a battle, and how it ended; its slots are told elsewhere."""
        words = self.scene.words
        match event:
            case fought.BattleBegan(region=region, lineups=lineups):
                where = self.scene.region(region) or words("gwd-battle-final")
                names = " – ".join(self._name(each.team) for each in lineups)
                return words("gwd-battle-began", where=where, names=names)
            case fought.BattleEnded(totals=totals, winner=winner):
                sums = ", ".join(f"{self._name(team)} **{total}**" for team, total in totals)
                won = self._name(winner) if winner is not None else "none"
                return words("gwd-battle-ended", totals=sums, winner=won)
            case _:
                return ""


def owner_of(view: WarView, servant: int) -> int:
    """The team that has a servant now, by his number; who summoned him, if nobody has."""
    for team in view.teams:
        if team.servant is not None and team.servant.number == servant:
            return team.number
    return servant


def when(scene: Scene, view: WarView, number: int) -> str:
    """A scene by its number: the day or the night of a round, or the last battle."""
    if number > 2 * view.rounds:
        return scene.words("gwc-when-last")
    day = "yes" if number % 2 else "no"
    return scene.words("gwc-when", round=(number + 1) // 2, day=day)


def act_line(scene: Scene, act: Act | None) -> str:
    """What a character does by day."""
    verb = act.verb if act is not None else "rest"
    where = scene.region(act.region) if act is not None else ""
    return scene.words(f"gwc-verb-{verb.replace('_', '-')}", where=where)
