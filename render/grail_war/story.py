"""What happened in a battle as a record: the sums of every slot, one line each.

The same record serves everybody, since events are already cut to what a reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.grail_war import battle_events as ev
from engine.kernel import Event
from render.grail_war.labels import MARKS, marked
from render.grail_war.names import Scene
from render.telling import last_that_fit

_AGAINST = "\u00a0:\u00a0"
"""Between two sums that stay on one line."""


def latest(scene: Scene, events: Sequence[Event], room: int, most: int = 40) -> str:
    """The last lines, as many as fit ``room`` characters."""
    lines = (line for event in reversed(events) if (line := tell(scene, event)))
    return last_that_fit(islice(lines, most), room)


def tell(scene: Scene, event: Event) -> str:
    """One event as a line with markup; empty for those that need no telling."""
    for teller in (_tell_slots, _tell_frame, _tell_leaving, _tell_falls, _tell_own):
        if line := teller(scene, event):
            return " ".join(line.split())
    return ""


def _tell_slots(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.SlotJudged():
            return _slot(scene, event)
        case ev.PhantasmReleased(team=team, name=name, slots=slots):
            return words(
                "gw-told-released",
                name=scene.team(team),
                phantasm=scene.words.said(name),
                slots=slots,
            )
        case ev.ReleaseFailed(team=team):
            return words("gw-told-release-failed", name=scene.team(team))
        case ev.Regained(team=team, life=life, mana=mana):
            return words("gw-told-regained", name=scene.team(team), life=life, mana=mana)
        case _:
            return ""


def _slot(scene: Scene, event: ev.SlotJudged) -> str:
    """Both tiles with their numbers, what they dealt, and the totals; of a brawl the damage."""
    if len(event.pairs) == 1:
        body = _pair(scene, event, event.pairs[0])
        totals = _AGAINST.join(str(total) for _, total in event.totals)
        return scene.words("gw-told-slot", slot=event.slot + 1, body=body, totals=totals)
    fought = {team for pair in event.pairs for team in pair.teams}
    parts = [
        scene.words("gw-told-brawl", name=scene.team(team), dealt=_from(event, team), total=total)
        for team, total in event.totals
        if team in fought
    ]
    return f"**{event.slot + 1}.** {' · '.join(parts) or '–'}"


def _from(event: ev.SlotJudged, team: int) -> int:
    """Points that a side took from all others in a slot."""
    return sum(hit.life + hit.mana for hit in event.hits if hit.team == team)


def _pair(scene: Scene, event: ev.SlotJudged, pair: ev.Pair) -> str:
    one, other = (_side(scene, event, pair, n) for n in (0, 1))
    dealt = _AGAINST.join(str(_dealt(event, *teams)) for teams in (pair.teams, pair.teams[::-1]))
    return scene.words("gw-told-pair", one=one, other=other, dealt=dealt)


def _side(scene: Scene, event: ev.SlotJudged, pair: ev.Pair, n: int) -> str:
    team, foe = pair.teams[n], pair.teams[1 - n]
    shown = next(each for each in event.shown if each.team == team)
    tile = shown.tiles[shown.against.index(foe)]
    marks = [mark for mark in MARKS if getattr(tile, mark)]
    text = f"{marked(scene, scene.tile(pair.kinds[n]), marks)} {pair.bases[n]}"
    if shown.rear:
        key = "defends" if shown.defends else "supports"
        text += " " + scene.words(f"gw-told-{key}", tile=scene.tile(shown.rear))
    for cast in shown.casts:
        if cast.against in (foe, team):
            text += f" +{scene.spell(cast.spell)} {cast.power}"
    name = scene.team(team)
    return f"{name} **{text}**" if pair.outcomes[n] in {"win", "both"} else f"{name} {text}"


def _dealt(event: ev.SlotJudged, team: int, target: int) -> int:
    """Points that one side took from another in a slot."""
    return sum(
        hit.life + hit.mana for hit in event.hits if (hit.team, hit.target) == (team, target)
    )


def _tell_frame(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.BattleBegan(region=region, lineups=lineups, slots=slots):
            names = " – ".join(f"**{scene.team(line.team)}**" for line in lineups)
            where = scene.region(region) or "none"
            return words("gw-told-began", names=names, where=where, slots=slots)
        case ev.Planned():
            return words("gw-told-planned")
        case ev.SealSpent(team=team, use=use):
            return words(f"gw-told-seal-{use}", name=scene.team(team))
        case ev.NameRevealed(team=team, cls=cls, name=name):
            return words(
                "gw-told-name",
                name=scene.team(team),
                cls=scene.cls(cls),
                servant=scene.words.said(name),
            )
        case ev.BeliefSpent(team=team):
            return words("gw-told-belief", name=scene.team(team))
        case ev.BattleEnded():
            return _ended(scene, event)
        case ev.BoutOver(fought=fought):
            return words("gw-told-bout", fought=fought)
        case _:
            return ""


def _ended(scene: Scene, event: ev.BattleEnded) -> str:
    totals = ", ".join(f"{scene.team(team)} {total}" for team, total in event.totals)
    if event.winner is None:
        return scene.words("gw-told-ended-even", totals=totals)
    return scene.words("gw-told-ended", name=scene.team(event.winner), totals=totals)


def _tell_leaving(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.Withdrawing(teams=teams):
            return words("gw-told-withdrawing", names=scene.named(teams))
        case ev.Retreated(team=team, pursuer=pursuer, tiles=tiles, points=points, success=success):
            key = "gw-told-retreated" if success else "gw-told-retreat-failed"
            return words(
                key,
                name=scene.team(team),
                other=scene.team(pursuer),
                tiles=scene.tiles(tiles),
                points=points,
            )
        case ev.Escaped(team=team, luck=luck):
            return words("gw-told-escaped", name=scene.team(team), how="luck" if luck else "free")
        case ev.Intruded(team=team, target=target):
            return words("gw-told-intruded", name=scene.team(team), other=scene.team(target))
        case ev.Freed(team=team, stays=stays):
            return words("gw-told-freed", name=scene.team(team), how="stays" if stays else "leaves")
        case ev.Regrouped(team=team, tiles=tiles):
            return words("gw-told-regrouped", name=scene.team(team), count=tiles)
        case _:
            return ""


def _tell_falls(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.Endured(team=team):
            return words("gw-told-endured", name=scene.team(team))
        case ev.ServantVanished(team=team, cls=cls, name=name):
            servant = scene.words.said(name) if name is not None else scene.cls(cls)
            return words("gw-told-vanished", name=scene.team(team), servant=servant)
        case ev.ServantRecalled(team=team):
            return words("gw-told-recalled", name=scene.team(team))
        case ev.MasterFell(team=team):
            return words("gw-told-fell", name=scene.team(team))
        case _:
            return ""


def _tell_own(scene: Scene, event: Event) -> str:
    """What only the own team hears."""
    words = scene.words
    match event:
        case ev.Prepared(goods=goods, role=role):
            return words(
                "gw-told-prepared", goods=scene.goods(goods), role=words(f"gw-role-{role}")
            )
        case ev.TilesSwapped(slots=(one, other)):
            return words("gw-told-swapped", one=one + 1, other=other + 1)
        case _:
            return ""
