"""What a team does for itself as a story scene starts: tiles, goods, territory, supply."""

from __future__ import annotations

from typing import Any

from engine.grail_war import events
from engine.grail_war.amounts import amounts
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.preparing import usable_goods, use_goods
from engine.kernel import saved
from engine.kernel.decision import Option

SUPPLY = 3


@saved("grail_war.recover_tiles")
class RecoverTiles(WarStep):
    """Some spent tiles come back, of the servant's choice (GW-44, GW-81)."""

    team: int
    most: int

    def run(self, play: WarPlay) -> None:
        """Ask, unless all come back."""
        team = play.team(self.team)
        if team.servant is None:
            return
        spent = play.spent(team.servant)
        if len(spent) <= self.most:
            _give_back(play, self.team, tuple(spent))
            return
        options: list[Option] = [
            ("tile", kind, spent[:position].count(kind)) for position, kind in enumerate(spent)
        ]
        play.question(
            self,
            self.team,
            "servant",
            "recover",
            options,
            least=self.most,
            most=self.most,
            default=tuple(range(self.most)),
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Take them back."""
        _give_back(play, self.team, tuple(kind for _, kind, _ in picked))


def _give_back(play: WarPlay, team: int, tiles: tuple[str, ...]) -> None:
    if tiles:
        play.recover(play.servant(team), tiles)
        play.tell_team(team, events.TilesRecovered(team, tiles))


@saved("grail_war.use_goods")
class UseGoods(WarStep):
    """Jewels, stones and draughts, and the cloak (tables C and I)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask as long as something can be used."""
        options = _goods_options(play, self.team)
        if len(options) > 1:
            play.question(self, self.team, "master", "goods", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Use it."""
        match picked[0]:
            case ("keep",):
                return
            case ("wear", goods):
                play.master(self.team).goods.remove(goods)
                play.team(self.team).cloaked = True
                play.tell_team(self.team, events.GoodsUsed(self.team, goods))
            case _:
                _, goods, role = picked[0]
                use_goods(play, self.team, goods, role)
        play.push(self)


def _goods_options(play: WarPlay, team: int) -> list[Option]:
    options: list[Option] = [("keep",)]
    mine = play.team(team)
    if mine.master is None:
        return options
    options += usable_goods(
        play, team, ("master", "servant") if mine.servant is not None else ("master",)
    )
    for key in dict.fromkeys(mine.master.goods):
        if play.catalog.goods[key].effect.op == "cloak" and not mine.cloaked:
            options.append(("wear", key))
    return options


@saved("grail_war.tend_territory")
class TendTerritory(WarStep):
    """The leyline's mana for the next level, for himself, or, with ``focus``, to be stored."""

    team: int
    focus: bool

    def run(self, play: WarPlay) -> None:
        """Ask what to do with it (GW-93, GW-94)."""
        options = self._options(play)
        if len(options) > 1:
            about: Option = ("mana", leyline(play, self.team, focus=self.focus))
            play.question(self, self.team, "servant", "territory", options, about=about)

    def _options(self, play: WarPlay) -> list[Option]:
        team = play.team(self.team)
        place, servant = team.territory, team.servant
        if place is None or servant is None or leyline(play, self.team, focus=self.focus) == 0:
            return []
        options: list[Option] = []
        gained = leyline(play, self.team, focus=self.focus)
        if place.level < 3 and gained + place.store + servant.mana > level_cost(place.level + 1):
            options.append(("level",))
        options.append(("mana",))
        if self.focus:
            options.append(("store",))
        options.append(("nothing",))
        return options

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Use it; what is not used is lost, or half of it stored."""
        team = play.team(self.team)
        place, servant = team.territory, team.servant
        if place is None or servant is None:
            return
        gained = leyline(play, self.team, focus=self.focus)
        match picked[0]:
            case ("level",):
                cost = level_cost(place.level + 1)
                place.level += 1
                left = gained - cost
                if left < 0:
                    from_store = min(place.store, -left)
                    place.store -= from_store
                    play.take_mana(servant, -left - from_store)
                    left = 0
            case ("mana",):
                left = gained - play.give_mana(servant, gained)
            case _:
                left = gained
        if self.focus and picked[0] != ("nothing",):
            place.store += (left + 1) // 2
        event = events.TerritoryTended(self.team, place.region, place.level, place.store)
        play.tell_team(self.team, event)


def level_cost(level: int) -> int:
    """What the next level of a territory costs (GW-93)."""
    return 10 * level


def leyline(play: WarPlay, team: int, *, focus: bool) -> int:
    """The mana that a territory's leyline yields in a scene (GW-93, GW-94)."""
    place = play.team(team).territory
    if place is None:
        return 0
    grade = play.catalog.regions[place.region].leyline
    return play.numbers(team).territory * grade * (2 if focus else 1)


@saved("grail_war.supply")
class Supply(WarStep):
    """The master passes own mana to his servant (GW-46)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask how much."""
        team = play.team(self.team)
        if team.master is None or team.servant is None:
            return
        room = play.numbers(self.team).mana - team.servant.mana
        most = min(team.master.mana, SUPPLY * team.master.stat, room)
        if most > 0:
            options: list[Option] = [("supply", each) for each in amounts(most)]
            play.question(self, self.team, "master", "supply", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """One for one."""
        amount = picked[0][1]
        if amount:
            play.master(self.team).mana -= amount
            play.give_mana(play.servant(self.team), amount)
            play.tell_team(self.team, events.ManaMoved(self.team, "supply", amount, 0))
