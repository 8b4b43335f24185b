"""The course of a battle, told: how it begins, what happens between its slots, how it ends."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.grail_war import battle_events as ev
from engine.grail_war.battle_events import Hit
from engine.grail_war.battle_state import Role
from engine.kernel import Event
from engine.kernel.data import Text
from render.grail_war.actors import Actors
from render.grail_war.slot_story import SlotStory, loss
from render.grail_war.telling import Moment, Story, Teller
from render.voice import Voice


@dataclass(slots=True)
class BattleStory(Story):
    """Tells a battle; it remembers who stands where."""

    fronts: dict[int, Role] = field(default_factory=dict[int, Role])
    rears: dict[int, Role | None] = field(default_factory=dict[int, Role | None])
    released: dict[int, str] = field(default_factory=dict[int, str])

    @classmethod
    def of(cls, actors: Actors, voice: Voice, moment: Moment) -> BattleStory:
        """The teller of the battle that the view shows, if it shows one."""
        story = cls(actors, voice, moment)
        battle = actors.view.battle
        for side in battle.sides if battle is not None else ():
            story.fronts[side.team], story.rears[side.team] = side.front, side.rear
        return story

    @property
    def _place(self) -> str:
        return f"{self.moment.scene}/{self.moment.battle}/{self.moment.bout}"

    def _tellers(self) -> tuple[Teller, ...]:
        return (self._frame, self._slots, self._prepared, self._leaving, self._falls)

    def _front(self, team: int) -> str:
        return self.actors.who(team, self.fronts.get(team, "servant"))

    # Beginning and end

    def _frame(self, event: Event) -> str:
        match event:
            case ev.BattleBegan():
                self.fronts = {each.team: each.front for each in event.lineups}
                self.rears = {each.team: each.rear for each in event.lineups}
                return self._began(event)
            case ev.Planned():
                return self._say("planned")
            case ev.Paused(slot=slot):
                return self._say("paused", slot=slot)
            case ev.BattleEnded():
                return self._ended(event)
            case ev.BoutOver(fought=fought):
                return self._say("bout-over", n=fought)
            case _:
                return ""

    def _began(self, event: ev.BattleBegan) -> str:
        scene = self.actors.scene
        place = self.actors.place(event.region)
        if hidden(event):
            kind = "began-final-hidden" if event.final else "began-hidden"
            return "\n".join([self._say(kind, place=place), self._masked(event)])
        fronts = [self._front(each.team) for each in event.lineups]
        names = self.actors.joined(fronts)
        if event.final:
            opening = self._say("began-final", names=names)
        elif event.day:
            opening = self._say("began-day", names=names, place=place)
        elif event.long:
            opening = self._say("began-far", names=names, place=place)
        elif event.region:
            opening = self._say("began-night", names=names, place=place)
        elif len(fronts) == 2:
            opening = self._say("began-duel", one=fronts[0], two=fronts[1])
        else:
            opening = self._say("began-brawl", names=names)
        lines = [self._lineup(each) for each in event.lineups]
        return "\n".join([opening, *lines, scene.words("gwv-slots", slots=event.slots)])

    def _masked(self, event: ev.BattleBegan) -> str:
        """How many fight, with or without their masters, and how: no more is known outside."""
        words = self.actors.scene.words
        sides = [
            words(
                "gwv-masked-side",
                number=-each.team,
                front=words(f"gw-role-{each.front}"),
                rear=words(f"gw-role-{each.rear}") if each.rear else "none",
            )
            for each in event.lineups
        ]
        how = "long" if event.long else "day" if event.day else "near"
        return words("gwv-masked", sides=" · ".join(sides), how=how, slots=event.slots)

    def _lineup(self, lineup: ev.Lineup) -> str:
        """Who stands where: the player's side, and the master's name where everybody knows it."""
        actors = self.actors
        rear = self._known_as(lineup.team, lineup.rear) if lineup.rear else "none"
        front = self._known_as(lineup.team, lineup.front)
        team = actors.team(lineup.team)
        return actors.scene.words("gwv-lineup", team=team, front=front, rear=rear)

    def _known_as(self, team: int, role: Role) -> str:
        if role == "servant":
            return self.actors.servant(team)
        master = self.actors.view.teams[team].master
        if self.actors.view.mode == "battle" and master is not None:
            return self.actors.scene.words.said(master.name)
        return self.actors.scene.words("gw-role-master")

    def _ended(self, event: ev.BattleEnded) -> str:
        words = self.actors.scene.words
        masked = any(team < 0 for team, _ in event.totals)
        if masked:
            ending = self._say("ended-hidden", place=self.actors.place(event.region))
        elif event.winner is None:
            ending = self._say("ended-draw")
        else:
            ending = self._say("ended-won", one=self._front(event.winner))
        parts = [
            words("gwv-masked-total", number=-team, total=total)
            if team < 0
            else words("gwv-total", name=self._front(team), total=total)
            for team, total in event.totals
        ]
        totals = words("gwv-final-totals", totals=" · ".join(parts))
        if masked:
            totals += " " + words("gwv-masked-won", number=-(event.winner or 0))
        return f"{ending}\n{totals}"

    # Slots and what goes with them

    def _slots(self, event: Event) -> str:
        match event:
            case ev.SlotJudged():
                story = SlotStory(
                    *(self.actors, self.voice, event),
                    *(self.fronts, self.rears, self.released, self._place),
                )
                return story.paragraph()
            case ev.PhantasmReleased(team=team, name=name, slots=slots):
                said = self.released[team] = self.actors.scene.words.said(name)
                return self._say("released", one=self._front(team), name=said, slots=slots)
            case ev.ReleaseFailed(team=team):
                return self._say("release-failed", one=self._front(team))
            case ev.Regained(team=team, life=life, mana=mana):
                return self._regained(self._front(team), life, mana)
            case _:
                return ""

    def _regained(self, name: str, life: int, mana: int) -> str:
        if life and mana:
            return self._say("regained-both", one=name, life=life, mana=mana)
        if life:
            return self._say("regained-life", one=name, life=life)
        if mana:
            return self._say("regained-mana", one=name, mana=mana)
        return ""

    # Before the plans

    def _prepared(self, event: Event) -> str:
        scene = self.actors.scene
        match event:
            case ev.Prepared(goods=goods, role=role):
                of = scene.words(f"gw-role-{role}")
                return self._say("prepared", goods=scene.goods(goods), role=of)
            case ev.SealSpent(team=team, use=use):
                return self._say(f"seal-{use}", one=self.actors.master(team))
            case ev.NameRevealed(team=team, cls=cls, name=name):
                return self._say(
                    "name-revealed",
                    one=self.actors.servant(team),
                    cls=scene.cls(cls),
                    name=scene.words.said(name),
                )
            case ev.BeliefSpent(team=team):
                return self._say("belief", one=self.actors.master(team))
            case ev.TilesSwapped(slots=(one, other)):
                return self._say("swapped", a=one + 1, b=other + 1)
            case _:
                return ""

    # Who comes and goes

    def _leaving(self, event: Event) -> str:
        match event:
            case ev.Withdrawing(teams=teams):
                names = self.actors.joined([self._front(each) for each in teams])
                return self._say("withdrawing", names=names)
            case ev.Retreated():
                return self._retreated(event)
            case ev.Escaped(team=team, luck=luck):
                return self._say(f"escaped-{'luck' if luck else 'free'}", one=self._front(team))
            case ev.Intruded(team=team, target=target):
                return self._say("intruded", one=self._front(team), two=self._front(target))
            case ev.Freed(team=team, stays=stays):
                return self._say(f"freed-{'stays' if stays else 'leaves'}", one=self._front(team))
            case ev.Regrouped(team=team, tiles=tiles):
                return self._say("regrouped", one=self._front(team), n=tiles)
            case _:
                return ""

    def _retreated(self, event: ev.Retreated) -> str:
        one, two = self._front(event.team), self._front(event.pursuer)
        tiles = self.actors.tiles(event.tiles)
        kind = "retreat-made" if event.success else "retreat-failed"
        told = self._say(kind, one=one, two=two, tiles=tiles, points=event.points)
        return f"{told} {self._cost(one, event.hits)}" if event.hits else told

    def _cost(self, name: str, hits: tuple[Hit, ...]) -> str:
        life, mana = sum(hit.life for hit in hits), sum(hit.mana for hit in hits)
        return loss(self._say, name, life, mana)

    # Who falls

    def _falls(self, event: Event) -> str:
        match event:
            case ev.Endured(team=team):
                return self._say("endured", one=self._front(team))
            case ev.ServantVanished(team=team, cls=cls, name=name):
                return self._vanished(team, cls, name)
            case ev.ServantRecalled(team=team):
                return self._say("recalled", one=self.actors.servant(team))
            case ev.MasterFell(team=team):
                return self._say("fell", one=self.actors.master(team))
            case _:
                return ""

    def _vanished(self, team: int, cls: str, name: Text | None) -> str:
        scene = self.actors.scene
        if name is not None:
            return self._say("vanished-known", cls=scene.cls(cls), name=scene.words.said(name))
        return self._say("vanished", who=fallen(self.actors, team, cls))


def hidden(event: ev.BattleBegan) -> bool:
    """Whether the reader may not know who fights."""
    return any(each.team < 0 for each in event.lineups)


def fallen(actors: Actors, team: int, cls: str) -> str:
    """Somebody who is gone: whose, and of which class."""
    scene = actors.scene
    return scene.words("gwv-somebodys-class", owner=actors.team(team), cls=scene.cls(cls))
