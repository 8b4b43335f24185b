"""Building the view of a seat, field by field from what table W2 allows."""

from __future__ import annotations

from engine.grail_war.battle_state import Battle, Side, mask
from engine.grail_war.cards import STATS, Catalog
from engine.grail_war.numbers import numbers
from engine.grail_war.state import Master, Servant, Team, War
from engine.grail_war.view import (
    BattleView,
    MasterView,
    PoolView,
    ServantView,
    SideView,
    TeamView,
    TerritoryView,
    WarView,
)

_DECLARING = frozenset(
    {
        *("recover", "goods", "territory", "supply", "master_act", "familiar", "purchase"),
        *("servant_act", "feed", "item", "transfer", "convert", "night", "scout"),
    }
)
"""Questions of the declarations, in which every team takes part."""

_APART = frozenset({"intrude"})
"""Questions to teams outside of the battle during which they are asked."""


def team_of(state: War, seat: int | None) -> Team | None:
    """The team for which a seat sits."""
    return next((team for team in state.teams if seat in team.seats), None)


def view(catalog: Catalog, state: War, seat: int | None) -> WarView:
    """What ``seat``, or a spectator, may know of ``state``."""
    eyes = team_of(state, seat)
    return WarView(
        viewer=seat,
        team=eyes.number if eyes else None,
        mode=state.mode,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        scene=state.scene,
        city=state.city,
        teams=tuple([_team(catalog, state, team, eyes) for team in state.teams]),
        battle=state.battle and _battle(state, state.battle, eyes),
        residues=tuple(sorted({residue.region for residue in state.residues if residue.open})),
        fed=state.fed,
        fights=state.fights,
        asked=_asked(state, eyes),
        result=state.result,
    )


def _asked(state: War, eyes: Team | None) -> tuple[int, ...]:
    """The seats that must act, as far as being asked tells nothing that is hidden.

    Everybody is asked side by side in the quick modes, during creation and in the declarations
    of a scene; those who watch a battle know who fights it. Who is asked for a stance, a
    target or an intrusion has met somebody, which is a secret.
    """
    battle = state.battle
    fights = eyes is not None and battle is not None and battle.side_of(eyes.number) is not None
    watches = battle is not None and (state.open_battles or fights)
    own = eyes.seats if eyes is not None else ()
    common = state.mode == "battle" or state.phase == "creation"
    seen = [
        decision.seat
        for decision in state.decisions()
        if common
        or decision.seat in own
        or decision.kind in _DECLARING
        or (watches and decision.kind not in _APART)
    ]
    return tuple(sorted(seen))


def _team(catalog: Catalog, state: War, team: Team, eyes: Team | None) -> TeamView:
    own = eyes is team
    quick = state.mode == "battle"
    base = team.base or None
    if not own:
        base = eyes.spotted.get(team.number) if eyes else None
        if team.number in state.hunted:
            base = team.base
    shown = TeamView(
        number=team.number,
        seats=team.seats,
        fights=team.fights,
        left=team.left,
        fell=team.fell,
        servant=team.servant and _servant(catalog, state, team.servant, eyes, own=own or quick),
        master=_master(team.master) if team.master and (own or quick) else None,
        base=base,
        territory=_territory(team, eyes, own=own),
        hunted=team.number in state.hunted,
        totals=team.totals if quick else None,
        summoning=team.summoning if own or state.result is not None else None,
    )
    return _own(shown, team) if own else shown


def _own(shown: TeamView, team: Team) -> TeamView:
    return TeamView(
        shown.number,
        shown.seats,
        shown.fights,
        shown.left,
        shown.fell,
        shown.servant,
        shown.master,
        shown.base,
        shown.territory,
        shown.hunted,
        shown.totals,
        shown.summoning,
        info=tuple(team.info),
        land=tuple(sorted(team.land.items())),
        workshop=tuple(sorted(team.workshop.items())),
        seen=tuple([(other, *where) for other, where in sorted(team.seen.items())]),
        master_act=team.master_act,
        servant_act=team.servant_act,
        night=team.night,
        met=tuple(team.met),
        draft=tuple(team.draft.items()),
        transferred=team.transferred,
    )


def _territory(team: Team, eyes: Team | None, *, own: bool) -> TerritoryView | None:
    place = team.territory
    if place is None:
        return None
    if own:
        return TerritoryView(place.region, place.level, place.store)
    if eyes is not None and eyes.found.get(team.number) == place.region:
        return TerritoryView(place.region, place.level, None)
    return None


def _servant(
    catalog: Catalog, state: War, servant: Servant, eyes: Team | None, *, own: bool
) -> ServantView:
    sheet = servant.sheet
    grade = eyes.info[servant.number] if eyes is not None and eyes.info else 0
    if own:
        grade = 5
    known = numbers(catalog, sheet)
    shown = ServantView(
        number=servant.number,
        grade=grade,
        cls=sheet.cls if grade >= 1 else None,
        stats=tuple([(name, sheet.stat(name)) for name in STATS]) if grade >= 2 else None,
        skills=sheet.skills if grade >= 3 else None,
        phantasms=sheet.phantasms if grade >= 4 else None,
        name=sheet.name if grade >= 5 else None,
        deadline=servant.deadline if own else None,
    )
    if not own:
        return shown
    return ServantView(
        shown.number,
        shown.grade,
        shown.cls,
        shown.stats,
        shown.skills,
        shown.phantasms,
        shown.name,
        shown.deadline,
        life=PoolView(servant.life, known.life),
        mana=PoolView(servant.mana, known.mana),
        floor=known.floor,
        stock=tuple(
            [(kind, servant.stock.get(kind, 0), full) for kind, full in known.stock.items()]
        ),
        endured=servant.endured,
        spells=known.spells,
        secrets=known.secrets,
        sheet=sheet.key,
    )


def _master(master: Master) -> MasterView:
    sheet = master.sheet
    return MasterView(
        name=sheet.name,
        sheet=sheet.key,
        life=PoolView(master.life, master.most_life),
        mana=PoolView(master.mana, master.most_mana),
        combat=master.combat,
        stat=master.stat,
        experience=sheet.experience,
        luck=master.luck,
        belief=master.belief,
        seals=master.seals,
        merit=master.merit,
        spells=tuple(master.spells),
        secrets=tuple(master.secrets),
        strategy=sheet.strategy,
        goods=tuple(master.goods),
        deadline=master.deadline,
    )


def _battle(state: War, battle: Battle, eyes: Team | None) -> BattleView:
    fights = eyes is not None and battle.side_of(eyes.number) is not None
    watches = state.open_battles or fights
    return BattleView(
        region=battle.region,
        day=battle.day,
        long=battle.long,
        final=battle.final,
        slots=battle.slots,
        slot=battle.slot if watches else 0,
        planned=battle.planned if watches else False,
        sides=tuple(
            [
                _side(battle, side, eyes)
                if watches
                else SideView(mask(number), side.front, side.rear, (), (), 0, None)
                for number, side in enumerate(battle.sides)
            ]
        ),
    )


def _side(battle: Battle, side: Side, eyes: Team | None) -> SideView:
    own = eyes is not None and eyes.number == side.team
    seen = battle.slot
    if not own:
        return SideView(
            side.team,
            side.front,
            side.rear,
            tuple(side.plan[:seen]),
            tuple(side.aids[:seen]),
            side.total,
            side.out,
        )
    return SideView(
        side.team,
        side.front,
        side.rear,
        tuple(side.plan),
        tuple(side.aids),
        side.total,
        side.out,
        planning=not side.committed,
        pluses=tuple(side.pluses),
        bursts=side.bursts,
        released=tuple(side.released),
        layer=side.layer,
    )
