"""What every rule of the war works with: who is who, whom to ask, and how pools change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.grail_war import events
from engine.grail_war.battle_events import MasterFell
from engine.grail_war.battle_state import Battle, Role, Side
from engine.grail_war.cards import KINDS, Catalog, MasterSheet, ServantSheet
from engine.grail_war.numbers import Numbers, numbers
from engine.grail_war.state import NOBODY, Master, Servant, Team, War
from engine.kernel import Play, Positions, RulesBug, Step
from engine.kernel.decision import Option
from engine.kernel.event import Event


class WarPlay(Play[War]):
    """A `Play` that knows the data and can do what the rulebook's verbs say."""

    __slots__ = ("catalog",)

    def __init__(self, state: War, catalog: Catalog) -> None:
        super().__init__(state)
        self.catalog = catalog

    # Who is who

    @property
    def battle(self) -> Battle:
        """The battle being fought."""
        battle = self.state.battle
        if battle is None:
            raise RulesBug("no battle is being fought")
        return battle

    def team(self, number: int) -> Team:
        """A team by its number."""
        return self.state.teams[number]

    def servant(self, team: int) -> Servant:
        """The servant of a team that has one."""
        servant = self.state.teams[team].servant
        if servant is None:
            raise RulesBug(f"team {team} has no servant")
        return servant

    def master(self, team: int) -> Master:
        """The master of a team that has one."""
        master = self.state.teams[team].master
        if master is None:
            raise RulesBug(f"team {team} has no master")
        return master

    def numbers(self, team: int) -> Numbers:
        """A team's servant in numbers."""
        return numbers(self.catalog, self.servant(team).sheet)

    def side(self, number: int) -> Side:
        """A side of the battle."""
        return self.battle.sides[number]

    def owner_of(self, servant: int) -> Team | None:
        """The team that a servant belongs to now, by the servant's number."""
        for team in self.state.teams:
            if team.servant is not None and team.servant.number == servant:
                return team
        return None

    # Asking and telling

    def question(
        self,
        step: Step[Any],
        team: int,
        role: Role,
        kind: str,
        options: Sequence[Option],
        *,
        least: int = 1,
        most: int = 1,
        default: Positions = (0,),
        about: Option = (),
    ) -> None:
        """Ask the seat of a team's character; for a team that has left the default is taken."""
        asked = self.state.teams[team]
        if asked.left:
            step.answered(self, tuple([options[position] for position in default]))
            return
        seat = asked.master_seat if role == "master" else asked.servant_seat
        self.ask(step, seat, kind, options, least=least, most=most, default=default, about=about)

    def tell_team(self, team: int, event: Event, public: Event | None = None) -> None:
        """Tell a team something that others may not know."""
        self.emit(event, self.state.teams[team].seats, public)

    def tell_battle(self, event: Event, public: Event | None = None) -> None:
        """Tell those who fight, or everybody where battles are open."""
        if self.state.open_battles:
            self.emit(event)
            return
        seats = {seat for side in self.battle.sides for seat in self.team(side.team).seats}
        self.emit(event, tuple(sorted(seats)), public)

    # Pools and tiles

    def give_life(self, servant: Servant, amount: int) -> int:
        """Raise a servant's life up to the maximum (GW-16); returns by how much."""
        most = numbers(self.catalog, servant.sheet).life
        gained = max(0, min(amount, most - servant.life))
        servant.life += gained
        return gained

    def give_mana(self, servant: Servant, amount: int, most: int | None = None) -> int:
        """Raise a servant's mana up to ``most``, or the maximum; returns by how much."""
        bound = numbers(self.catalog, servant.sheet).mana if most is None else most
        gained = max(0, min(amount, bound - servant.mana))
        servant.mana += gained
        self.check_mana(servant)
        return gained

    def take_mana(self, servant: Servant, amount: int) -> None:
        """Lower a servant's mana; below −floor he vanishes when that is next checked (GW-14)."""
        servant.mana -= amount
        self.check_mana(servant)

    def can_pay(self, servant: Servant, amount: int) -> bool:
        """Whether a cost leaves the mana at or above −floor (GW-14)."""
        return servant.mana - amount >= -numbers(self.catalog, servant.sheet).floor

    def check_mana(self, servant: Servant) -> None:
        """Set or delete the deadline of exhausted mana (GW-48, GW-50)."""
        if self.state.mode == "battle":
            return
        if servant.mana > 0:
            servant.deadline = None
        elif servant.deadline is None:
            servant.deadline = self.state.scene + 1
            owner = self.owner_of(servant.number)
            if owner is not None:
                event = events.ManaExhausted(owner.number, servant.sheet.cls, servant.deadline)
                self.tell_team(owner.number, event, replace(event, team=NOBODY))

    def heal_master(self, master: Master, life: int, mana: int, most: int | None = None) -> None:
        """Raise a master's pools up to their maxima (GW-16)."""
        bound = master.most_mana if most is None else most
        master.life = max(master.life, min(master.life + life, master.most_life))
        master.mana = max(master.mana, min(master.mana + mana, bound))
        self.check_life(master)

    def hurt_master(self, team: int, life: int) -> None:
        """Lower a master's life; at 0 or below he is down (GW-51)."""
        master = self.master(team)
        stood = master.life > 0
        master.life -= life
        self.check_life(master)
        if stood and master.life <= 0:
            self.emit(MasterFell(team))

    def check_life(self, master: Master) -> None:
        """Set or delete the deadline of a master who is down (GW-49, GW-50)."""
        if self.state.mode == "battle":
            return
        if master.life > 0:
            master.deadline = None
        elif master.deadline is None:
            master.deadline = self.state.scene + 1

    def spent(self, servant: Servant) -> list[str]:
        """The spent tiles, the critical one left out, of the highest rank first (GW-44)."""
        known = numbers(self.catalog, servant.sheet)
        kinds = [kind for kind in known.stock if kind != "critical"]
        kinds.sort(key=lambda kind: (-known.ranks[kind], KINDS.index(kind)))
        return [
            kind for kind in kinds for _ in range(known.stock[kind] - servant.stock.get(kind, 0))
        ]

    def recover(self, servant: Servant, tiles: Sequence[str]) -> None:
        """Take spent tiles back."""
        for kind in tiles:
            servant.stock[kind] += 1

    def recover_critical(self, servant: Servant) -> None:
        """The critical tile comes back by itself (GW-44)."""
        servant.stock["critical"] = numbers(self.catalog, servant.sheet).stock["critical"]


class WarStep(Step[WarPlay]):
    """A step of the war.

    A step that asks tells and changes nothing before the answer, so that the question can be
    put again in another world (`engine.grail_war.resample`).
    """

    __slots__ = ()


def new_servant(catalog: Catalog, number: int, sheet: ServantSheet) -> Servant:
    """A servant with full pools and stock."""
    known = numbers(catalog, sheet)
    return Servant(number, sheet, known.life, known.mana, known.stock.copy())


def new_master(sheet: MasterSheet) -> Master:
    """A master as the war begins (GW-12, GW-23)."""
    return Master(
        sheet=sheet,
        life=20 + 2 * sheet.combat,
        mana=20 + 6 * sheet.mana,
        combat=sheet.combat,
        stat=sheet.mana,
        luck=sheet.luck,
        belief=sheet.belief,
        seals=3,
        merit=2,
        spells=list(sheet.spells),
        secrets=[sheet.secret],
    )
