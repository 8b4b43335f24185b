"""Before the plans are made: items, a command spell, the true name, belief (choices 25 to 27)."""

from __future__ import annotations

from typing import Any

from engine.grail_war import battle_events as told
from engine.grail_war.battle_state import Role, Side
from engine.grail_war.effects import GiveLife, GiveMana
from engine.grail_war.fronts import roles
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import Master
from engine.kernel import saved
from engine.kernel.decision import Option

BOOST_TILES, BOOST_MANA = 5, 10
BELIEF_LAYER = (20, 20)


@saved("grail_war.preparations")
class Preparations(WarStep):
    """Every side gets ready, all at the same time."""

    def run(self, play: WarPlay) -> None:
        """One lane for each side that has something to use."""
        asked = [n for n in play.battle.live if len(_options(play, n)) > 1]
        if asked and len(play.battle.live) > 1:
            play.fork(*[Prepare(number) for number in asked])


@saved("grail_war.prepare")
class Prepare(WarStep):
    """One thing after the other, until the side is ready."""

    side: int

    def run(self, play: WarPlay) -> None:
        """Ask as long as there is something."""
        side = play.side(self.side)
        options = _options(play, self.side)
        if side.out is None and len(options) > 1:
            role = "master" if "master" in roles(side) else "servant"
            play.question(self, side.team, role, "prepare", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Use it."""
        side = play.side(self.side)
        match picked[0]:
            case ("ready",):
                return
            case ("use", goods, role):
                use_goods(play, side.team, goods, role)
            case ("seal",):
                _boost(play, side)
            case ("name",):
                _reveal_name(play, side)
            case _:
                _believe(play, side)
        play.push(self)


def _options(play: WarPlay, number: int) -> list[Option]:
    side = play.side(number)
    options: list[Option] = [("ready",)]
    master = play.team(side.team).master
    if master is None:
        return options
    options += usable_goods(play, side.team, roles(side))
    if "servant" in roles(side):
        if not side.sealed and master.seals > 0 and _boost_helps(play, side):
            options.append(("seal",))
        if side.front == "servant" and play.state.mode == "campaign" and _hidden(play, side):
            options.append(("name",))
    if side.front == "master" and not side.belief and master.belief > 0:
        options.append(("belief",))
    return options


def usable_goods(play: WarPlay, team: int, present: tuple[Role, ...]) -> list[Option]:
    """The jewels, stones and draughts that would do something for whoever is present."""
    master = play.team(team).master
    if master is None:
        return []
    options: list[Option] = []
    for key in dict.fromkeys(master.goods):
        effect = play.catalog.goods[key].effect
        if isinstance(effect, GiveMana | GiveLife):
            options += [("use", key, role) for role in present if _room(play, team, role, effect)]
    return options


def _room(play: WarPlay, team: int, role: Role, effect: GiveMana | GiveLife) -> bool:
    if role == "master":
        master = play.master(team)
        if isinstance(effect, GiveMana):
            return master.mana < master.most_mana
        return master.life < master.most_life
    servant, known = play.servant(team), play.numbers(team)
    if isinstance(effect, GiveMana):
        return servant.mana < known.mana
    return servant.life < known.life


def use_goods(play: WarPlay, team: int, goods: str, role: Role) -> None:
    """Use up a jewel, a stone or a draught."""
    master: Master = play.master(team)
    master.goods.remove(goods)
    effect = play.catalog.goods[goods].effect
    life = effect.life if isinstance(effect, GiveLife) else 0
    mana = effect.mana if isinstance(effect, GiveMana) else 0
    if role == "master":
        play.heal_master(master, life, mana)
    else:
        servant = play.servant(team)
        play.give_life(servant, life)
        play.give_mana(servant, mana)
    play.tell_team(team, told.Prepared(team, goods, role))


def _boost_helps(play: WarPlay, side: Side) -> bool:
    servant = play.servant(side.team)
    return bool(play.spent(servant)) or servant.mana < play.numbers(side.team).mana


def _boost(play: WarPlay, side: Side) -> None:
    """GW-181: 5 spent tiles and 10 mana for a command spell."""
    servant = play.servant(side.team)
    side.sealed = True
    play.master(side.team).seals -= 1
    play.recover(servant, play.spent(servant)[:BOOST_TILES])
    play.give_mana(servant, BOOST_MANA)
    play.emit(told.SealSpent(side.team, "boost"))


def _hidden(play: WarPlay, side: Side) -> list[int]:
    """The opposing teams to which the servant has not yet given his name (GW-61)."""
    servant = play.servant(side.team)
    foes = [other.team for other in play.battle.sides if other.team != side.team]
    return [foe for foe in foes if foe not in servant.named]


def _reveal_name(play: WarPlay, side: Side) -> None:
    servant = play.servant(side.team)
    for foe in _hidden(play, side):
        servant.named.append(foe)
        info = play.team(foe).info
        info[servant.number] = 5
        play.master(side.team).merit += 1
    event = told.NameRevealed(side.team, servant.sheet.cls, servant.sheet.name)
    play.tell_battle(event)


def _believe(play: WarPlay, side: Side) -> None:
    """GW-163: 20 life and 20 mana more for this battle, as a layer lost first."""
    side.belief = True
    side.layer = BELIEF_LAYER
    play.master(side.team).belief -= 1
    play.tell_battle(told.BeliefSpent(side.team))
