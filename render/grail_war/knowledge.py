"""What a team knows: itself, each of the others grade by grade, and what everybody has heard."""

from __future__ import annotations

from collections.abc import Iterator

from engine.grail_war.cards import Phantasm
from engine.grail_war.view import MasterView, ServantView, TeamView, WarView
from render.grail_war.diary import act_line, when
from render.grail_war.names import HIDDEN, Scene
from render.grail_war.whereabouts import own_team
from render.panel import FIELD_VALUE, Field
from render.words import fit

FACTS = ("class", "stats", "skills", "phantasms", "true-name")
"""What there is to know of a servant, grade by grade (GW-53)."""
_LONGEST = 620
"""Characters for one opponent, where all of them share a screen."""


def phantasm_line(scene: Scene, phantasm: Phantasm) -> str:
    """A noble phantasm in a line."""
    what = phantasm.scale or (phantasm.effect.op if phantasm.effect else "")
    form = scene.words(f"gwc-form-{phantasm.form}-{what}")
    name = scene.words.said(phantasm.name)
    return scene.words("gwc-phantasm", name=name, rank=phantasm.rank, form=form)


# The others


def opponents(scene: Scene, view: WarView) -> tuple[Field, ...]:
    """A field for each of the other teams."""
    return tuple(
        opponent(scene, view, team, _LONGEST) for team in view.teams if team.number != view.team
    )


def opponent(scene: Scene, view: WarView, team: TeamView, room: int = FIELD_VALUE) -> Field:
    """All that the viewer knows of one other team."""
    words, number = scene.words, team.number + 1
    name = scene.team(team.number)
    if team.servant is None and view.phase != "creation":
        return Field(words("gwc-know-out", number=number, name=name), "–")
    grade = team.servant.grade if team.servant is not None else 0
    title = words(
        "gwc-know-name",
        number=number,
        name=name,
        servant=scene.servant_of(team.servant),
        grade=grade,
    )
    lines = [*facts(scene, team.servant), *_where(scene, view, team)]
    return Field(fit(title, 250), fit("\n".join(lines), room))


def facts(scene: Scene, servant: ServantView | None) -> Iterator[str]:
    """A servant's facts, one line each; a question mark for what is not open."""
    if servant is None:
        return
    found = opened(scene, servant)
    for key in FACTS:
        yield fact_line(scene, key, found.get(key, HIDDEN))


def fact_line(scene: Scene, key: str, value: str) -> str:
    """One fact with what it is."""
    return scene.words("gwc-know-line", what=scene.words(f"gwc-know-{key}"), value=value)


def opened(scene: Scene, servant: ServantView) -> dict[str, str]:
    """What is open of a servant, by the names of `FACTS`."""
    found: dict[str, str] = {}
    if servant.cls:
        found["class"] = scene.cls(servant.cls)
    if servant.stats is not None:
        found["stats"] = " · ".join(f"{scene.stat(stat)} {rank}" for stat, rank in servant.stats)
    if servant.skills is not None:
        skills = (f"{scene.skill(each.skill)} {each.rank}" for each in servant.skills)
        found["skills"] = " · ".join(skills) or "–"
    if servant.phantasms is not None:
        phantasms = (phantasm_line(scene, each) for each in servant.phantasms)
        found["phantasms"] = " · ".join(phantasms) or "–"
    if servant.name is not None:
        found["true-name"] = scene.words.said(servant.name)
    return found


def _where(scene: Scene, view: WarView, team: TeamView) -> Iterator[str]:
    words, mine = scene.words, own_team(view)
    if team.hunted:
        yield words("gwc-know-hunted")
    if team.base:
        yield words("gwc-know-base", where=scene.region(team.base))
    if team.territory is not None and mine is not None:
        number = team.servant.number if team.servant is not None else -1
        yield words(
            "gwc-know-territory",
            where=scene.region(team.territory.region),
            level=team.territory.level,
            points=dict(mine.workshop or ()).get(number, 0),
        )
    seen = [each for each in (mine.seen or () if mine else ()) if each[0] == team.number]
    for _, region, number in seen:
        where = scene.region(region) or words("gwd-battle-final")
        yield words("gwc-know-seen", where=where, when=when(scene, view, number))
    if not seen:
        yield words("gwc-know-nothing-seen")


def public(scene: Scene, view: WarView) -> Field:
    """What everybody knows, and what the own team knows of the land."""
    words, mine = scene.words, own_team(view)
    none = words("gwc-none")
    residues = ", ".join(map(scene.region, view.residues)) or none
    lines = [
        words("gwc-know-residues", where=residues),
        words("gwc-know-fed", count=view.fed),
    ]
    if mine is not None and mine.land:
        land = ", ".join(f"{scene.region(region)} {points}" for region, points in mine.land)
        lines.append(words("gwc-know-land", where=land))
    return Field(words("gwc-know-public"), fit("\n".join(lines), FIELD_VALUE))


# The own team


def own_fields(scene: Scene, view: WarView, *, full: bool = False) -> tuple[Field, ...]:
    """The own master and servant; ``full`` with skills, phantasms and spells."""
    mine = own_team(view)
    if mine is None or view.phase == "creation":
        return ()
    words, found = scene.words, list[Field]()
    if mine.master is not None:
        name = words("gwc-me-master", name=scene.words.said(mine.master.name))
        lines = list(_master(scene, view, mine.master, full=full))
        found.append(Field(name, fit("\n".join(lines), FIELD_VALUE)))
    if mine.servant is not None:
        name = words(
            "gwc-me-servant",
            name=scene.servant_of(mine.servant),
            cls=scene.cls(mine.servant.cls or ""),
        )
        lines = list(_servant(scene, view, mine.servant, full=full))
        found.append(Field(name, fit("\n".join(lines), FIELD_VALUE)))
    lines = list(_team(scene, view, mine))
    return (*found, Field(words("gwc-me-title"), fit("\n".join(lines), FIELD_VALUE)))


def _master(scene: Scene, view: WarView, master: MasterView, *, full: bool) -> Iterator[str]:
    words = scene.words
    pools = [
        words("gw-fact-life", left=master.life.left, most=master.life.most),
        words("gw-fact-mana", left=master.mana.left, most=master.mana.most),
    ]
    yield " · ".join(pools)
    yield words(
        "gwc-me-points",
        seals=master.seals,
        merit=master.merit,
        luck=master.luck,
        belief=master.belief,
    )
    if master.deadline is not None:
        yield words("gwc-me-master-deadline", when=when(scene, view, master.deadline))
    if master.goods:
        yield words("gwc-me-goods", goods=", ".join(map(scene.goods, master.goods)))
    if full:
        yield words(
            "gwc-me-numbers", combat=master.combat, stat=master.stat, experience=master.experience
        )
        spells = [*master.spells, *master.secrets]
        yield words("gwc-me-spells", spells=", ".join(map(scene.spell, spells)))
        card = scene.catalog.strategies[master.strategy]
        yield words(
            "gwc-me-strategy",
            strategy=scene.words.said(card.name),
            text=scene.words.said(card.text),
        )


def _servant(scene: Scene, view: WarView, servant: ServantView, *, full: bool) -> Iterator[str]:
    words = scene.words
    if servant.life is not None and servant.mana is not None:
        pools = [
            words("gw-fact-life", left=servant.life.left, most=servant.life.most),
            words("gw-fact-mana", left=servant.mana.left, most=servant.mana.most),
        ]
        if full or servant.mana.left <= 0:
            pools.append(words("gwc-me-floor", floor=servant.floor or 0))
        yield " · ".join(pools)
    if servant.deadline is not None:
        yield words("gwc-me-deadline", when=when(scene, view, servant.deadline))
    tiles = ", ".join(
        words("gwc-me-tile", tile=scene.tile(kind), left=left, full=most)
        for kind, left, most in servant.stock or ()
    )
    yield words("gwc-me-stock", tiles=tiles)
    if full:
        yield from list(facts(scene, servant))[1:4]
        if spells := [*(servant.spells or ()), *(servant.secrets or ())]:
            yield words("gwc-me-spells", spells=", ".join(map(scene.spell, spells)))


def _team(scene: Scene, view: WarView, mine: TeamView) -> Iterator[str]:
    words = scene.words
    if mine.master is None:
        yield words("gwc-me-no-master" if mine.servant else "gwc-me-no-servant")
    elif mine.servant is None:
        yield words("gwc-me-no-servant")
    if mine.base:
        yield words("gwc-me-base", where=scene.region(mine.base))
    if mine.territory is not None:
        yield words(
            "gwc-me-territory",
            where=scene.region(mine.territory.region),
            level=mine.territory.level,
            store=mine.territory.store or 0,
        )
    plan = _plan(scene, view, mine)
    if plan:
        yield plan
    yield _seats(scene, view, mine)


def _plan(scene: Scene, view: WarView, mine: TeamView) -> str:
    """What the team has declared for this scene."""
    words = scene.words
    if view.phase == "night" and mine.night is not None:
        where = scene.region(mine.night.region or mine.base or "")
        along = "none"
        if mine.night.region:
            along = "together" if mine.night.master_along else "alone"
        return words("gwc-me-night", where=where, along=along)
    acts = (mine.master_act, mine.servant_act) if view.phase == "story" else ()
    said = [act_line(scene, act) if act is not None and act.region else "–" for act in acts]
    if any(each != "–" for each in said):
        return words("gwc-me-plan", master=said[0], servant=said[1])
    return ""


def _seats(scene: Scene, view: WarView, mine: TeamView) -> str:
    """Who plays whom, where two share the team."""
    words, seats = scene.words, mine.seats
    if len(seats) < 2:
        return words("gwc-me-you", role="both")
    role = "master" if view.viewer == seats[0] else "servant"
    pair = words("gwc-me-pair", master=scene.player(seats[0]), servant=scene.player(seats[1]))
    return f"{words('gwc-me-you', role=role)} {pair}"
