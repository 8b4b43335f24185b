"""A campaign outside of its battles, told: what everybody hears, and what only a team does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.grail_war import events as ev
from engine.grail_war.state import NOBODY, Act
from engine.kernel import Event
from engine.kernel.data import Text
from render.grail_war.battle_story import fallen
from render.grail_war.telling import Story, Teller


@dataclass(slots=True)
class WarStory(Story):
    """Tells a campaign."""

    def _tellers(self) -> tuple[Teller, ...]:
        return (self._course, self._church, self._falls, self._end)

    def _course(self, event: Event) -> str:
        match event:
            case ev.WarBegan():
                return self._began(event)
            case ev.SceneBegan(day=day):
                return self._say("day" if day else "night")
            case ev.FightByDay(region=region):
                return self._say("day-fight", place=self.actors.place(region))
            case ev.QuietNight(round=round_):
                return self._say("quiet", round=round_)
            case ev.SceneEnded(teams=teams) if teams > 1:
                return self._say("scene-over", teams=teams)
            case _:
                return ""

    def _began(self, event: ev.WarBegan) -> str:
        """Who takes part, and the city they fight for."""
        actors = self.actors
        names = ", ".join(actors.team(team.number) for team in actors.view.teams)
        regions = ", ".join(map(actors.scene.region, event.city))
        return "\n".join(
            [
                self._say("war-began", teams=event.teams, rounds=event.rounds),
                actors.scene.words("gwv-war-teams", names=names),
                actors.scene.words("gwv-war-city", regions=regions),
            ]
        )

    def _church(self, event: Event) -> str:
        scene = self.actors.scene
        match event:
            case ev.FeedingTotal(count=count, passed=passed) if passed and passed != count:
                return self._say("feeding-passed", count=count, passed=passed)
            case ev.FeedingTotal(count=count):
                return self._say("feeding", count=count)
            case ev.ChurchNotice():
                return self._notice(event)
            case ev.ExterminationOrder(cls=cls, base=base):
                return self._say("hunted", cls=scene.cls(cls), place=self.actors.place(base))
            case ev.ManaExhausted(team=team, cls=cls):
                kind = "exhausted" if team == NOBODY else "exhausted-own"
                return self._say(kind, cls=scene.cls(cls))
            case _:
                return ""

    def _notice(self, event: ev.ChurchNotice) -> str:
        scene = self.actors.scene
        place = self.actors.place(event.region)
        told = self._say(f"notice-{event.reason}", cls=scene.cls(event.cls), place=place)
        if event.team == NOBODY:
            return told
        return f"{told} {self._say('notice-own', count=event.count)}"

    def _falls(self, event: Event) -> str:
        match event:
            case ev.ServantLost(team=team, cls=cls, name=name, why=why):
                kind = why if why != "battle" else "exhausted"
                return self._say(f"lost-{kind}", who=self._gone(team, cls, name))
            case ev.MasterDied(team=team, why=why):
                return self._say(f"died-{why}", one=self.actors.master(team))
            case ev.RefugeTaken(team=team):
                return self._say("refuge", one=self.actors.master(team))
            case ev.NewContract(team=team, servant_of=servant_of):
                one, two = self.actors.master(team), self.actors.team(servant_of)
                return self._say("contract", one=one, two=two)
            case _:
                return ""

    def _gone(self, team: int, cls: str, name: Text | None) -> str:
        who = fallen(self.actors, team, cls)
        if name is None:
            return who
        return self.actors.scene.words("gwv-gone", who=who, name=self.actors.scene.words.said(name))

    def _end(self, event: Event) -> str:
        match event:
            case ev.GrailDescends(teams=teams):
                return self._say("descends", names=self.actors.teams(teams))
            case ev.WarEnded(winners=()):
                return self._say("won-nobody")
            case ev.WarEnded(winners=winners, reason=reason):
                kind = reason.replace("_", "-")
                return self._say(f"won-{kind}", names=self.actors.teams(winners))
            case _:
                return ""


@dataclass(slots=True)
class TeamStory(Story):
    """Tells a team what only it may know."""

    def _tellers(self) -> tuple[Teller, ...]:
        return (self._made, self._day, self._knowledge, self._others, self._night)

    def _region(self, key: str) -> str:
        return self.actors.place(key)

    def _made(self, event: Event) -> str:
        scene = self.actors.scene
        match event:
            case ev.ClassDrafted(cls=cls):
                return self._say("drafted", cls=scene.cls(cls))
            case ev.TeamReady(master=master, servant=servant, base=base):
                return self._say(
                    "ready",
                    master=scene.words.said(master),
                    servant=scene.words.said(servant),
                    place=self.actors.place(base),
                )
            case _:
                return ""

    def _day(  # noqa: PLR0911 - one an event
        self, event: Event
    ) -> str:
        scene = self.actors.scene
        match event:
            case ev.Morning():
                return self._morning(event)
            case ev.TilesRecovered(tiles=tiles) if tiles:
                return self._say("tiles-back", tiles=self.actors.tiles(tiles))
            case ev.GoodsUsed(goods=goods):
                return self._say("goods-used", goods=scene.goods(goods))
            case ev.ManaMoved():
                return self._moved(event)
            case ev.TerritoryTended(region=region, level=level, store=store):
                return self._tended(region, level, store)
            case ev.Acted(master=master, servant=servant):
                return self._say("acted", master=self._act(master), servant=self._act(servant))
            case ev.Rested(role=role, life=life, mana=mana):
                return self._rested(role, life, mana)
            case ev.Bought(goods=goods, made=made):
                return self._say("made" if made else "bought", goods=scene.goods(goods))
            case ev.Fed(region=region, persons=persons, mana=mana):
                place = self.actors.place(region)
                return self._say("fed", place=place, persons=persons, mana=mana)
            case _:
                return ""

    def _morning(self, event: ev.Morning) -> str:
        facts = {
            "master_life": event.master_life,
            "master_mana": event.master_mana,
            "servant_life": event.servant_life,
        }
        words = self.actors.scene.words
        parts = [
            words("gwv-fact-morning", what=what, n=signed(n)) for what, n in facts.items() if n
        ]
        if event.upkeep:
            parts.append(words("gwv-fact-morning", what="upkeep", n=str(event.upkeep)))
        if not parts:
            return ""
        return f"{self._say('morning')} {words('gwv-ledger', parts=', '.join(parts))}"

    def _rested(self, role: str, life: int, mana: int) -> str:
        words = self.actors.scene.words
        gains = [
            words("gwv-gain", what=what, n=n) for what, n in (("life", life), ("mana", mana)) if n
        ]
        if not gains:
            return self._say("rested-nothing")
        return self._say(f"rested-{role}", gains=", ".join(gains))

    def _moved(self, event: ev.ManaMoved) -> str:
        if event.how == "convert":
            return self._say("converted", mana=abs(event.mana), life=event.life)
        return self._say(event.how, mana=abs(event.mana))

    def _tended(self, region: str, level: int, store: int) -> str:
        place = self._region(region)
        if level == 1 and store == 0:
            return self._say("territory-new", place=place, level=level)
        return self._say("territory-kept", place=place, level=level, store=store)

    def _act(self, act: Act) -> str:
        words = self.actors.scene.words
        place = self._region(act.region) if act.region else words("gwv-nowhere")
        return words("gwv-act", verb=act.verb, place=place)

    # Knowledge

    def _knowledge(self, event: Event) -> str:
        match event:
            case ev.InfoGained():
                return self._learned(event)
            case ev.LandGained():
                return self._land(event)
            case ev.WorkshopGained(owner=owner, points=points):
                return self._say("workshop", name=self.actors.servant(owner), points=points)
            case _:
                return ""

    def _learned(self, event: ev.InfoGained) -> str:
        words = self.actors.scene.words
        kind = f"info-{event.by.replace('_', '-')}"
        kind = kind if self.voice.knows(kind) else "info-other"
        parts = [self._say(kind, name=self.actors.numbered(event.servant))]
        parts.append(words("gwv-grade", grade=event.grade, what=self._opened(event)))
        if event.merit:
            parts.append(words("gwv-merit"))
        return " ".join(parts)

    def _opened(self, event: ev.InfoGained) -> str:
        """The class or the true name that a point has shown, as far as the view has it."""
        scene = self.actors.scene
        servants = [each.servant for each in self.actors.view.teams if each.servant is not None]
        shown = next((each for each in servants if each.number == event.servant), None)
        if shown is not None and event.grade == 1 and shown.cls is not None:
            return scene.cls(shown.cls)
        if shown is not None and event.grade == 5 and shown.name is not None:
            return scene.words.said(shown.name)
        return "none"

    def _land(self, event: ev.LandGained) -> str:
        words = self.actors.scene.words
        parts = [self._say("land", place=self._region(event.region), points=event.points)]
        if event.bases:
            parts.append(words("gwv-found-base", names=self.actors.teams(event.bases)))
        if event.territories:
            names = self.actors.teams(event.territories)
            parts.append(words("gwv-found-territory", names=names))
        return " ".join(parts)

    # Meeting others

    def _others(self, event: Event) -> str:
        match event:
            case ev.LinkProposed(team=team):
                return self._say("link-proposed", one=self.actors.master(team))
            case ev.Linked(team=team, other=other, agreed=agreed):
                kind = "link-made" if agreed else "link-refused"
                one, two = self.actors.master(team), self.actors.master(other)
                return self._say(kind, one=one, two=two)
            case ev.Met(region=region, teams=teams, along=along):
                told = self._say("met", place=self._region(region), names=self._masters(teams))
                if not along:
                    return told
                return f"{told} {self._say('along', names=self._masters(along))}"
            case ev.Talked(region=region, teams=teams):
                return self._say("talked", place=self._region(region), names=self._masters(teams))
            case ev.Fled(team=team, luck=True):
                return self._say("fled-luck", one=self.actors.master(team))
            case ev.Fled(team=team, life=life):
                return self._say("fled-life", one=self.actors.master(team), life=life)
            case _:
                return ""

    def _masters(self, teams: Iterable[int]) -> str:
        return self.actors.joined([self.actors.master(team) for team in teams])

    # The night

    def _night(self, event: Event) -> str:
        match event:
            case ev.Declared(region=""):
                return self._say("declared-stay")
            case ev.Declared(region=region, along=along):
                kind = "declared-together" if along else "declared-alone"
                return self._say(kind, place=self._region(region))
            case ev.ReachSeen(seen=()):
                return self._say("reach-nobody")
            case ev.ReachSeen(seen=seen):
                return self._say("reach", names=self._seen(seen))
            case ev.AttackedFromAfar():
                return self._say("attacked-afar")
            case ev.Assaulted(team=team, master=master, region=region):
                return self._assaulted(team, master, self._region(region))
            case ev.LongRangeAvoided(team=team, attacker=attacker):
                one, two = self.actors.servant(team), self.actors.servant(attacker)
                return self._say("avoided", one=one, two=two)
            case _:
                return ""

    def _seen(self, seen: Sequence[tuple[int, str, str]]) -> str:
        words = self.actors.scene.words
        spots = [
            words("gwv-seen", who=self.actors.servant(team), place=self._region(region))
            for team, region, _ in dict.fromkeys(seen)
        ]
        return self.actors.joined(spots)

    def _assaulted(self, team: int, master: int, place: str) -> str:
        if self.actors.view.team == master:
            return self._say("assault-theirs", one=self.actors.servant(team), place=place)
        return self._say("assault-ours", two=self.actors.master(master), place=place)


def signed(n: int) -> str:
    """A change, with its sign."""
    return f"+{n}" if n >= 0 else f"−{-n}"
