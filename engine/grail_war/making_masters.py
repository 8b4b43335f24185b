"""A prepared master, or one built with points (section 3)."""

from __future__ import annotations

from typing import Any, cast

from engine.grail_war.cards import MASTER_POINTS, MasterSheet
from engine.grail_war.play import WarPlay, WarStep, new_master
from engine.kernel import saved
from engine.kernel.decision import Option

_PARTS: tuple[tuple[str, int, int, int], ...] = (
    ("combat", 1, 5, 1),
    ("mana", 1, 5, 1),
    ("experience", 1, 5, 1),
    ("luck", 0, 3, 1),
    ("belief", 0, 2, 2),
    ("extra", 0, 2, 1),
)
"""What points buy: name, least, most, and the price of each (GW-22)."""


@saved("grail_war.make_master")
class MakeMaster(WarStep):
    """Prepared or built (choice 3)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        options: list[Option] = [("prepared", key) for key in play.catalog.masters]
        default = self.team % len(options)
        if not play.state.prepared:
            options.append(("build",))
        play.question(self, self.team, "master", "master", options, default=(default,))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Take him, or begin to build."""
        if picked[0] == ("build",):
            play.push(MasterPoints(self.team, 0), MasterSpells(self.team))
            return
        play.team(self.team).master = new_master(play.catalog.masters[picked[0][1]])


@saved("grail_war.master_points")
class MasterPoints(WarStep):
    """One stat after the other, with what the points still allow."""

    team: int
    part: int

    def run(self, play: WarPlay) -> None:
        """Ask for the next one."""
        name, least, most, price = _PARTS[self.part]
        left = points_left(play.team(self.team).draft)
        left -= sum(part[1] * part[3] for part in _PARTS[self.part + 1 :])
        options: list[Option] = [
            (name, number) for number in range(least, most + 1) if number * price <= left
        ]
        about: Option = ("points", points_left(play.team(self.team).draft))
        default = min(len(options) - 1, 1)
        play.question(
            self, self.team, "master", "master_points", options, default=(default,), about=about
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it, and go on."""
        name, number = picked[0]
        play.team(self.team).draft[name] = str(number)
        if self.part + 1 < len(_PARTS):
            play.push(MasterPoints(self.team, self.part + 1))


def points_left(draft: dict[str, str]) -> int:
    """The points a master under construction has left (GW-22)."""
    return MASTER_POINTS - sum(int(draft.get(name, 0)) * price for name, _, _, price in _PARTS)


@saved("grail_war.master_spells")
class MasterSpells(WarStep):
    """The general spells (GW-23)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask for as many as he knows."""
        draft = play.team(self.team).draft
        count = 2 + int(draft["experience"]) // 2 + int(draft["extra"])
        options: list[Option] = [("spell", key) for key in play.catalog.general]
        count = min(count, len(options))
        play.question(
            self,
            self.team,
            "master",
            "master_spells",
            options,
            least=count,
            most=count,
            default=tuple(range(count)),
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note them."""
        play.team(self.team).draft["spells"] = " ".join(spell for _, spell in picked)
        play.push(MasterTraits(self.team, "secret"))


@saved("grail_war.master_traits")
class MasterTraits(WarStep):
    """The secret spell, the strategy, and who he is (GW-23, GW-24)."""

    team: int
    trait: str

    def run(self, play: WarPlay) -> None:
        """Ask for one after the other."""
        known = {
            "secret": play.catalog.secret,
            "strategy": tuple(play.catalog.strategies),
            "persona": tuple(play.catalog.masters),
        }[self.trait]
        options: list[Option] = [(self.trait, key) for key in known]
        play.question(self, self.team, "master", f"master_{self.trait}", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; after the last the master is there."""
        team = play.team(self.team)
        team.draft[self.trait] = picked[0][1]
        following = {"secret": "strategy", "strategy": "persona"}.get(self.trait)
        if following is not None:
            play.push(MasterTraits(self.team, following))
            return
        team.master = new_master(_sheet(play, team.draft))


def _sheet(play: WarPlay, draft: dict[str, str]) -> MasterSheet:
    numbers = cast("dict[str, Any]", {name: int(draft[name]) for name, *_ in _PARTS})
    return MasterSheet(
        key="built",
        name=play.catalog.masters[draft["persona"]].name,
        spells=tuple(draft["spells"].split()),
        secret=draft["secret"],
        strategy=draft["strategy"],
        **numbers,
    )
