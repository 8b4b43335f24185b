"""What master and servant do in a story scene, declared in secret (sections 8 to 10)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.grail_war.amounts import amounts
from engine.grail_war.cards import distance
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import Act, Team
from engine.kernel import saved
from engine.kernel.decision import Option

MOVE_MANA = 10
MOST_FED = 10
FEED_MANA = 15
MOST_CODES = 2
CLOSED_FROM = 2
"""Sanctions from which on the church sells nothing (GW-98)."""


@saved("grail_war.declare_master")
class DeclareMaster(WarStep):
    """Search, rest, buy, link, move or, alone, look for a new contract (choice 9)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask the master, if there is one."""
        team = play.team(self.team)
        if team.master is None:
            play.push(DeclareServant(self.team))
            return
        play.question(self, self.team, "master", "master_act", _master_options(play, team))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it, and ask for its details."""
        team = play.team(self.team)
        verb, *where = picked[0]
        match verb:
            case "link":
                team.master_act = Act(verb, amount=where[0])
            case "church":
                team.master_act = Act(verb, play.catalog.church)
            case _:
                team.master_act = Act(verb, where[0] if where else team.base)
        details: list[WarStep] = [DeclareServant(self.team)]
        if verb == "church":
            details.insert(0, Purchase(self.team))
        elif verb == "search" and familiars(play, team):
            details.insert(0, SendFamiliar(self.team))
        play.push(*details)


def _master_options(play: WarPlay, team: Team) -> list[Option]:
    state, master = play.state, team.master
    options: list[Option] = [("rest",)]
    if master is None or master.life <= 0:
        return options  # GW-51
    options += [("search", region) for region in state.city]
    if team.servant is not None:
        sight = play.numbers(team.number).sight
        options += [
            ("far_search", region)
            for region in state.city
            if sight and distance(region, team.base) <= sight
        ]
    if team.sanctions < CLOSED_FROM and purchases(play, team):
        options.append(("church",))
    if not master.linked:
        options += [
            ("link", other.number)
            for other in state.teams
            if other is not team
            and other.master is not None
            and other.master.life > 0
            and not other.master.linked
        ]
    if master.mana >= MOVE_MANA:
        options += [
            ("move_base", region)
            for region in state.city
            if region not in {team.base, play.catalog.church}
        ]
    if team.servant is None:
        options += [("recontract", region) for region in state.city]
    return options


def familiars(play: WarPlay, team: Team) -> list[str]:
    """The familiars a master has (table I)."""
    goods = team.master.goods if team.master is not None else []
    return [key for key in goods if play.catalog.goods[key].effect.op == "familiar"]


@saved("grail_war.send_familiar")
class SendFamiliar(WarStep):
    """A familiar searches instead, and meets nobody (table I)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        options: list[Option] = [("go",), ("send",)]
        play.question(self, self.team, "master", "familiar", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Use it up."""
        if picked[0] == ("send",):
            team = play.team(self.team)
            play.master(self.team).goods.remove(familiars(play, team)[0])
            team.master_act = replace(team.master_act, verb="sent_search")


def purchases(play: WarPlay, team: Team) -> list[Option]:
    """The mystic codes a master can pay for and use (table C)."""
    master = team.master
    options: list[Option] = []
    if master is None:
        return options
    for card in play.catalog.goods.values():
        if card.merit is None or card.merit > master.merit:
            continue
        match card.effect.op:
            case "crest":
                known = {*master.spells, *master.secrets}
                options += [
                    ("buy", card.key, spell) for spell in play.catalog.spells if spell not in known
                ]
            case "armament":
                if not master.armed:
                    options.append(("buy", card.key))
            case "command_spell":
                if master.seals < 3:
                    options.append(("buy", card.key))
            case _:
                options.append(("buy", card.key))
    return options


@saved("grail_war.purchase")
class Purchase(WarStep):
    """Up to two codes in a visit (GW-85); they are paid and handed over at once."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask for the next one."""
        team = play.team(self.team)
        bought = len(team.master_act.goods)
        options = purchases(play, team)
        if bought < MOST_CODES and options:
            play.question(self, self.team, "master", "purchase", [("nothing",), *options])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Buy it."""
        if picked[0] == ("nothing",):
            return
        _, goods, *spell = picked[0]
        team = play.team(self.team)
        play.master(self.team).merit -= play.catalog.goods[goods].merit or 0
        _hand_over(play, team, goods, spell[0] if spell else "")
        team.master_act = replace(team.master_act, goods=(*team.master_act.goods, goods))
        play.push(self)


def _hand_over(play: WarPlay, team: Team, goods: str, spell: str) -> None:
    master = play.master(team.number)
    match play.catalog.goods[goods].effect:
        case effect if effect.op == "armament":
            master.armed = True
            master.combat = min(master.combat + effect.combat, effect.most)
        case effect if effect.op == "crest":
            known = master.secrets if play.catalog.spells[spell].secret else master.spells
            known.append(spell)
        case effect if effect.op == "command_spell":
            master.seals += 1
        case _:
            master.goods.append(goods)


# The servant


@saved("grail_war.declare_servant")
class DeclareServant(WarStep):
    """Follow, rest, feed, or what a Caster does (choice 10)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask the servant, if there is one."""
        team = play.team(self.team)
        if team.servant is not None:
            options = _servant_options(play, team)
            play.question(self, self.team, "servant", "servant_act", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it, and ask for its details."""
        team = play.team(self.team)
        verb, *where = picked[0]
        region = where[0] if where else team.base
        if verb == "follow":
            region = team.master_act.region
        team.servant_act = Act(verb, region)
        match verb:
            case "feed":
                play.push(FeedPersons(self.team))
            case "items":
                play.push(PickItem(self.team))
            case "rest":
                play.push(Transfer(self.team), Convert(self.team))
            case _:
                pass


def _servant_options(play: WarPlay, team: Team) -> list[Option]:
    state = play.state
    servant, known = team.servant, play.numbers(team.number)
    options: list[Option] = [("rest",)]
    if team.master is not None and team.master_act.verb == "search":
        options.append(("follow",))
    regions = play.catalog.regions
    options += [("feed", region) for region in state.city if regions[region].population > 0]
    if known.territory:
        if team.territory is None:
            options += [
                ("territory", region) for region in state.city if region != play.catalog.church
            ]
        else:
            options.append(("tend",))
    if known.items and servant is not None and play.can_pay(servant, known.item_mana):
        options.append(("items",))
    if team.master is None:
        options += [("recontract", region) for region in state.city]
    options.append(("wait",))
    return options


@saved("grail_war.feed_persons")
class FeedPersons(WarStep):
    """How many (choice 13)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        options: list[Option] = [("persons", number) for number in range(1, MOST_FED + 1)]
        play.question(self, self.team, "servant", "feed", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it, and ask what becomes life."""
        team = play.team(self.team)
        team.servant_act = replace(team.servant_act, amount=picked[0][1])
        play.push(Convert(self.team))


@saved("grail_war.pick_item")
class PickItem(WarStep):
    """What a Caster makes (choice 16)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask for one item after the other."""
        team = play.team(self.team)
        known = play.numbers(self.team)
        made = len(team.servant_act.goods)
        if made >= known.items:
            return
        if not play.can_pay(play.servant(self.team), known.item_mana * (made + 1)):
            return
        options: list[Option] = [
            ("item", card.key) for card in play.catalog.goods.values() if card.merit is None
        ]
        if made:
            options.append(("enough",))
        play.question(self, self.team, "servant", "item", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it."""
        if picked[0] != ("enough",):
            team = play.team(self.team)
            act = team.servant_act
            team.servant_act = replace(act, goods=(*act.goods, picked[0][1]))
            play.push(self)


@saved("grail_war.transfer")
class Transfer(WarStep):
    """The one mana transfer of a contract, where both rest together (GW-83, GW-84, GW-87)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask how much."""
        team = play.team(self.team)
        if team.master is None or team.master_act.verb != "rest" or team.transferred:
            return
        room = 2 * play.numbers(self.team).mana - play.servant(self.team).mana
        options: list[Option] = [("transfer", each) for each in amounts(room)]
        if len(options) > 1:
            play.question(self, self.team, "master", "transfer", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it."""
        team = play.team(self.team)
        team.master_act = replace(team.master_act, amount=picked[0][1])


@saved("grail_war.convert")
class Convert(WarStep):
    """How much mana becomes life, after a rest, a transfer or feeding (GW-82, GW-83, GW-88)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask, if anything can."""
        servant, known = play.servant(self.team), play.numbers(self.team)
        missing = known.life - servant.life
        options: list[Option] = [("convert", each) for each in amounts(missing)]
        if len(options) > 1:
            play.question(self, self.team, "servant", "convert", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; as much as there is mana for is turned then."""
        team = play.team(self.team)
        team.draft["convert"] = str(picked[0][1])
