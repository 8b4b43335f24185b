"""Resolving a story scene: everything that was declared happens at the same time (GW-4)."""

from __future__ import annotations

from typing import Any

from engine.grail_war import events
from engine.grail_war.effects import FirstAid
from engine.grail_war.encounters import Searches
from engine.grail_war.knowledge import sanction
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.recovering import RecoverTiles, TendTerritory
from engine.grail_war.state import NOBODY, Residue, Team, Territory
from engine.kernel import saved
from engine.kernel.decision import Option

REST_LIFE, REST_MANA = 5, 10
SERVANT_REST = 5
REST_TILES = 5
MOST_SAFE, MOST_ALL, FED_STEP = 5, 20, 5
FEED_MANA = 15
MOVE_MANA = 10
MOST_LINK = 10


@saved("grail_war.resolve_day")
class ResolveDay(WarStep):
    """First what each team does alone, then links, then searches and encounters."""

    def run(self, play: WarPlay) -> None:
        """In a fixed order of the teams."""
        following: list[WarStep] = []
        for team in play.state.teams:
            if team.servant is None and team.master is None:
                continue
            event = events.Acted(team.number, team.master_act, team.servant_act)
            play.tell_team(team.number, event)
            following += _master_acts(play, team)
            following += _servant_acts(play, team)
        for team in play.state.teams:
            team.draft.pop("convert", None)
        play.push(*following, Contracts(), Searches())


def _master_acts(play: WarPlay, team: Team) -> list[WarStep]:
    master, act = team.master, team.master_act
    if master is None:
        return []
    match act.verb:
        case "rest":
            rest_master(play, team)
        case "move_base":
            master.mana -= MOVE_MANA
            team.base = act.region
            if team.number in play.state.hunted and team.servant is not None:  # GW-99
                cls = team.servant.sheet.cls
                play.emit(events.ExterminationOrder(team.number, cls, team.base))
        case "church":
            for goods in act.goods:
                play.tell_team(team.number, events.Bought(team.number, goods, made=False))
        case "link":
            return [ProposeLink(team.number, act.amount)]
        case _:
            pass
    return []


def rest_master(play: WarPlay, team: Team) -> None:
    """GW-80, with the strategy First Aid."""
    master = play.master(team.number)
    effect = play.catalog.strategies[master.sheet.strategy].effect
    more = effect.life if isinstance(effect, FirstAid) else 0
    before = master.life, master.mana
    play.heal_master(master, REST_LIFE + more, REST_MANA)
    life, mana = master.life - before[0], master.mana - before[1]
    play.tell_team(team.number, events.Rested(team.number, "master", life, mana))


def _servant_acts(play: WarPlay, team: Team) -> list[WarStep]:
    servant, act = team.servant, team.servant_act
    if servant is None:
        return []
    match act.verb:
        case "rest":
            life = play.give_life(servant, SERVANT_REST)
            mana = play.give_mana(servant, SERVANT_REST)
            play.tell_team(team.number, events.Rested(team.number, "servant", life, mana))
            _transfer(play, team)
            convert(play, team)
            return [RecoverTiles(team.number, REST_TILES)]
        case "feed":
            _feed(play, team)
        case "territory":
            team.territory = Territory(act.region)
            event = events.TerritoryTended(team.number, act.region, 1, 0)
            play.tell_team(team.number, event)
        case "tend":
            return [TendTerritory(team.number, focus=True)]
        case "items":
            _make_items(play, team)
        case _:
            pass
    return []


def _transfer(play: WarPlay, team: Team) -> None:
    """GW-83: the master raises the mana up to twice its maximum."""
    amount = team.master_act.amount if team.master_act.verb == "rest" else 0
    if not amount or team.transferred or "linked" in team.round_flags:
        return
    servant, known = play.servant(team.number), play.numbers(team.number)
    team.transferred = True
    team.round_flags.append("transferred")
    servant.boosted = True
    gained = play.give_mana(servant, amount, 2 * known.mana)
    play.tell_team(team.number, events.ManaMoved(team.number, "transfer", gained, 0))


def convert(play: WarPlay, team: Team) -> None:
    """Turn mana into life, one for one, keeping at least 1 (GW-82)."""
    servant, known = play.servant(team.number), play.numbers(team.number)
    wanted = int(team.draft.pop("convert", "0"))
    amount = min(wanted, known.life - servant.life, servant.mana - 1)
    if amount > 0:
        servant.mana -= amount
        servant.life += amount
        event = events.ManaMoved(team.number, "convert", -amount, amount)
        play.tell_team(team.number, event)


def _feed(play: WarPlay, team: Team) -> None:
    """GW-88 to GW-91."""
    servant, act = play.servant(team.number), team.servant_act
    state = play.state
    servant.boosted = True
    gained = play.give_mana(servant, FEED_MANA * act.amount, servant.mana + FEED_MANA * act.amount)
    before = state.fed
    state.fed += act.amount
    event = events.Fed(team.number, act.region, act.amount, gained)
    play.tell_team(team.number, event)
    convert(play, team)
    passed = state.fed - state.fed % FED_STEP
    passed = passed if before < passed <= MOST_ALL else 0
    play.emit(events.FeedingTotal(state.fed, passed))
    left = Residue(act.region, (servant.number,), state.round + 1, state.scene, open=False)
    state.residues.append(left)
    if act.amount > MOST_SAFE or state.fed > MOST_ALL:
        sanction(play, team.number, "feeding", act.region)


def _make_items(play: WarPlay, team: Team) -> None:
    """GW-97."""
    servant, known = play.servant(team.number), play.numbers(team.number)
    for goods in team.servant_act.goods:
        if play.can_pay(servant, known.item_mana) and team.master is not None:
            play.take_mana(servant, known.item_mana)
            team.master.goods.append(goods)
            play.tell_team(team.number, events.Bought(team.number, goods, made=True))


@saved("grail_war.propose_link")
class ProposeLink(WarStep):
    """A master proposes a link, if the rules allow one now (GW-86, GW-87)."""

    team: int
    other: int

    def run(self, play: WarPlay) -> None:
        """Tell the other, and ask him."""
        if all(_may_link(play, number) for number in (self.team, self.other)):
            play.tell_team(self.other, events.LinkProposed(self.team, self.other))
            play.push(AskLink(self.team, self.other))


@saved("grail_war.ask_link")
class AskLink(WarStep):
    """The other master consents, or not."""

    team: int
    other: int

    def run(self, play: WarPlay) -> None:
        """Ask him."""
        options: list[Option] = [("no",), ("yes",)]
        about: Option = ("team", self.team)
        play.question(self, self.other, "master", "link", options, about=about)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Both use the sum of their mana stats, and have twice their maximum."""
        agreed = picked[0] == ("yes",)
        seats = (*play.team(self.team).seats, *play.team(self.other).seats)
        play.emit(events.Linked(self.team, self.other, agreed), seats)
        if not agreed:
            return
        masters = [play.master(number) for number in (self.team, self.other)]
        total = min(MOST_LINK, sum(master.sheet.mana for master in masters))
        for number, master in zip((self.team, self.other), masters, strict=True):
            master.linked = True
            master.stat = total
            master.mana = 2 * master.most_mana
            play.team(number).round_flags.append("linked")


def _may_link(play: WarPlay, number: int) -> bool:
    team = play.team(number)
    master = team.master
    return (
        master is not None
        and master.life > 0
        and not master.linked
        and "transferred" not in team.round_flags
        and not team.left
    )


@saved("grail_war.contracts")
class Contracts(WarStep):
    """An orphaned servant and an orphaned master in one region become a team (GW-183)."""

    def run(self, play: WarPlay) -> None:
        """Match them by region, in the order of the teams."""
        teams = play.state.teams
        masters = [t for t in teams if t.servant is None and t.master_act.verb == "recontract"]
        servants = [t for t in teams if t.master is None and t.servant_act.verb == "recontract"]
        for team in masters:
            partner = next(
                (t for t in servants if t.servant_act.region == team.master_act.region), None
            )
            if partner is not None and team.master is not None:
                servants.remove(partner)
                _contract(play, team, partner)


def _contract(play: WarPlay, team: Team, partner: Team) -> None:
    servant, master = play.servant(partner.number), play.master(team.number)
    team.servant, partner.servant = servant, None
    team.territory, partner.territory = partner.territory, None
    servant.orphan = master.orphan = None
    team.transferred = False
    team.fell = None
    team.servant_seat = partner.servant_seat
    if partner.master_seat == partner.servant_seat:
        partner.master_seat = NOBODY
    partner.servant_seat = NOBODY
    partner.fell = play.state.scene
    team.info = [max(pair) for pair in zip(team.info, partner.info, strict=True)]
    team.info[servant.number] = 0
    play.emit(events.NewContract(team.number, partner.number))
