"""What a viewer knows of the city: who stands where, whose bases are found, what lies about."""

from __future__ import annotations

from dataclasses import dataclass

from engine.grail_war.view import TeamView, WarView

ROLES = ("master", "servant")


@dataclass(frozen=True, slots=True)
class Stand:
    """Somebody in a region: ``role`` of the viewer's own team, None for another team.

    ``scene`` is when another team was last come upon there.
    """

    team: int
    role: str | None
    scene: int


@dataclass(frozen=True, slots=True)
class Spot:
    """All that a viewer knows of a region.

    ``bases`` and ``territories`` are of teams (with the level). ``land`` are the viewer's points,
    ``residue`` whether a battle has left thoughts there, ``battle`` whether one is being fought.
    """

    region: str
    stands: tuple[Stand, ...]
    bases: tuple[int, ...]
    territories: tuple[tuple[int, int], ...]
    land: int
    residue: bool
    battle: bool


def own_team(view: WarView) -> TeamView | None:
    """The viewer's team; None for a spectator."""
    return view.teams[view.team] if view.team is not None else None


def spots(view: WarView) -> tuple[Spot, ...]:
    """The regions of the city in their order, with what the viewer knows of them."""
    stands = _stands(view)
    mine = own_team(view)
    land = dict(mine.land or ()) if mine is not None else {}
    return tuple(
        Spot(
            region,
            tuple(stand for stand, place in stands if place == region),
            tuple(team.number for team in view.teams if team.base == region and _matters(team)),
            tuple(
                (team.number, team.territory.level)
                for team in view.teams
                if team.territory is not None and team.territory.region == region
            ),
            land.get(region, 0),
            region in view.residues,
            view.battle is not None and view.battle.region == region,
        )
        for region in view.city
    )


def _matters(team: TeamView) -> bool:
    """Whether a team's base is of any use still: its own, or that of one still in the war."""
    return team.fights or team.master is not None


def _stands(view: WarView) -> list[tuple[Stand, str]]:
    """Everybody whose place the viewer knows, or has known."""
    mine = own_team(view)
    if mine is None:
        return []
    found = [
        (Stand(mine.number, role, view.scene), place)
        for role in ROLES
        if (place := standing(view, mine, role))
    ]
    found += [
        (Stand(other, None, scene), region)
        for other, region, scene in mine.seen or ()
        if view.teams[other].fights
    ]
    return found


def standing(view: WarView, mine: TeamView, role: str) -> str:
    """Where master or servant of the viewer's team is now; nowhere ("") if there is none."""
    who = mine.master if role == "master" else mine.servant
    if who is None or not mine.base:
        return ""
    if view.phase == "night":
        plan = mine.night
        away = plan is not None and plan.region and (role == "servant" or plan.master_along)
        return plan.region if plan is not None and away else mine.base
    act = mine.master_act if role == "master" else mine.servant_act
    if act is None or not act.region:
        return mine.base
    if act.verb == "tend" and mine.territory is not None:
        return mine.territory.region
    out = {"search", "church", "move_base", "recontract", "follow", "feed", "territory"}
    return act.region if act.verb in out else mine.base
