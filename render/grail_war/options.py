"""What each option of a campaign's decisions is called, and what can be said of it in a line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.grail_war.cards import ServantSheet
from engine.grail_war.view import WarView
from engine.kernel import Decision, Option
from render.grail_war.diary import owner_of, when
from render.grail_war.names import Scene
from render.grail_war.whereabouts import Spot, Stand, spots
from render.picker import Label
from render.words import bare

FEED_MANA, SAFE = 15, 5
CLASSES = frozenset(
    {
        *("saber", "archer", "lancer", "rider", "caster", "assassin", "berserker"),
        *("avenger", "ruler", "shielder"),
    }
)
"""The classes that we describe; a host may add others."""
_GRAVE = {"fight", "front", "flee", "assault"}
_GOOD = {"go", "talk", "rear", "yes", "avoid", "follow", "done"}
_PLACES = frozenset({"search", "far_search", "move_base", "recontract", "feed", "territory"})


def labels(scene: Scene, view: WarView, decision: Decision) -> list[Label]:
    """A label for every option, in their order."""
    known = {spot.region: spot for spot in spots(view)}
    return [Labels(scene, view, known).of(decision.kind, option) for option in decision.options]


class Labels:
    """Labels in one situation."""

    def __init__(self, scene: Scene, view: WarView, known: dict[str, Spot]) -> None:
        self._scene = scene
        self._view = view
        self._known = known

    def of(self, kind: str, option: Option) -> Label:
        """What one option of a ``kind`` of decision is called."""
        for make in (self._creation, self._places, self._people, self._things):
            if (label := make(kind, option)) is not None:
                return label
        verb = str(option[0])
        style = "danger" if verb in _GRAVE else "success" if verb in _GOOD else "secondary"
        return Label(self._word(kind, option), style=style)

    def _word(self, kind: str, option: Option) -> str:
        """An option that is its verb; some verbs say different things in different questions."""
        verb = "-".join(str(word) for word in option).replace("_", "-")
        said = {
            ("purchase", "nothing"): "purchase-nothing",
            ("territory", "nothing"): "territory-nothing",
            ("pass_on", "nothing"): "pass-on-nothing",
        }.get((kind, verb), f"assault-{verb}" if kind == "assault" else verb)
        return self._scene.words(f"gwc-do-{said}")

    # Creation

    def _creation(self, kind: str, option: Option) -> Label | None:
        scene, words, catalog = self._scene, self._scene.words, self._scene.catalog
        match kind, option:
            case "class", (_, str(key)):
                skills = " · ".join(
                    f"{scene.skill(each.skill)} {each.rank}" for each in catalog.classes[key].skills
                )
                known = f"{words(f'gwc-class-{key}')} · " if key in CLASSES else ""
                return Label(scene.cls(key), known + skills)
            case (("master" | "servant"), ("build",)):
                return Label(words("gwc-make-build"), words(f"gwc-make-build-{kind}"), "primary")
            case "master", (_, str(key)):
                return Label(scene.person(key), self._master_line(key))
            case "servant", (_, str(key)):
                sheet = catalog.servants[key]
                return Label(scene.words.said(sheet.name), stat_line(scene, sheet), "primary")
            case _:
                return self._listed(kind, option)

    def _listed(self, kind: str, option: Option) -> Label | None:
        """What is listed in the data with a text of its own."""
        scene, words, catalog = self._scene, self._scene.words, self._scene.catalog
        match kind, option:
            case "master_secret" | "master_spells" | "servant_spells" | "servant_secrets", (_, key):
                card = catalog.spells[str(key)]
                return Label(scene.words.said(card.name), scene.words.said(card.text))
            case "master_strategy", (_, str(key)):
                card = catalog.strategies[key]
                return Label(scene.words.said(card.name), scene.words.said(card.text))
            case (("master_persona" | "servant_name"), (_, str(key))):
                return Label(scene.person(key))
            case "base", (_, str(region)):
                return self._region(scene.region(region), region)
            case "servant_pluses", (_, str(stat)):
                return Label(f"{scene.stat(stat)} +", words(f"gwc-stat-{stat}-text"))
            case (("master_points" | "servant_stat"), (_, value)):
                return Label(str(value))
            case _:
                return None

    def _master_line(self, key: str) -> str:
        sheet = self._scene.catalog.masters[key]
        return self._scene.words(
            "gwc-make-prepared-master",
            combat=sheet.combat,
            mana=sheet.mana,
            experience=sheet.experience,
            luck=sheet.luck,
            belief=sheet.belief,
            strategy=self._scene.strategy(sheet.strategy),
        )

    # Places

    def _places(self, kind: str, option: Option) -> Label | None:
        words, scene = self._scene.words, self._scene
        match option:
            case ("go", str(region), _):
                return self._region(scene.region(region), region)
            case (str(verb), str(region)) if verb in _PLACES:
                key = f"gwc-do-{verb.replace('_', '-')}"
                return self._region(words(key, where=scene.region(region)), region)
            case ("attack", int(team), str(region), *far):
                key = "gwc-do-attack-long" if far else "gwc-do-attack"
                who = scene.servant(self._view, team)
                text = words(key, name=scene.team_label(team), servant=who)
                return Label(text, self._where("gwc-do-attack-where", region), "danger")
            case ("assault", int(team), str(region)):
                text = words("gwc-do-assault-master", name=scene.team_label(team))
                return Label(text, self._where("gwc-do-assault-where", region), "danger")
            case _:
                return None

    def _where(self, key: str, region: str) -> str:
        return self._scene.words(key, where=self._scene.region(region))

    def _region(self, text: str, region: str) -> Label:
        spot = self._known.get(region)
        about = bare(region_line(self._scene, self._view, spot)) if spot else ""
        return Label(text, about)

    # People

    def _people(self, kind: str, option: Option) -> Label | None:
        words, scene = self._scene.words, self._scene
        match option:
            case ("link", int(team)):
                return Label(words("gwc-do-link", name=scene.team_label(team)))
            case ("fight", int(team)):
                return Label(words("gwc-do-fight", name=scene.team_label(team)), style="danger")
            case ("study", int(team)):
                return self._servant(team)
            case ("residue", int(servant)):
                return self._servant(owner_of(self._view, servant))
            case ("pass", int(servant), int(team)):
                who = self._servant(owner_of(self._view, servant)).text
                return Label(words("gwc-do-pass", servant=who, name=scene.team_label(team)))
            case _:
                return None

    def _servant(self, team: int) -> Label:
        scene = self._scene
        who = scene.servant(self._view, team)
        return Label(scene.words("gwc-do-servant", name=scene.team_label(team), servant=who))

    # Things and amounts

    def _things(self, kind: str, option: Option) -> Label | None:
        words, scene = self._scene.words, self._scene
        match option:
            case ("tile", str(tile), int(copy)):
                return Label(words("gw-tile-copy", tile=scene.tile(tile), copy=copy + 1))
            case ("wear", str(key)):
                return self._goods(words("gwc-do-wear", goods=scene.goods(key)), key)
            case ("use", str(key), str(role)):
                said = words("gwc-do-use", goods=scene.goods(key), role=words(f"gw-role-{role}"))
                return self._goods(said, key)
            case ("buy", str(key), *spell):
                said = words(
                    "gwc-do-buy-spell" if spell else "gwc-do-buy",
                    goods=scene.goods(key),
                    merit=scene.catalog.goods[key].merit or 0,
                    spell=scene.spell(str(spell[0])) if spell else "",
                )
                card = scene.catalog.spells[str(spell[0])] if spell else scene.catalog.goods[key]
                return Label(said, scene.words.said(card.text))
            case ("item", str(key)):
                return self._goods(scene.goods(key), key)
            case ("persons", int(count)):
                risky = sanctioned(self._view, count)
                mana = words("gwc-pays-mana", mana=FEED_MANA * count)
                more = f"{mana} · {words('gwc-danger-feed')}" if risky else mana
                text = words("gwc-do-persons", count=count, risky="yes" if risky else "no")
                return Label(text, more, "danger" if risky else "success")
            case ("supply" | "transfer" | "convert", int(amount)):
                key = "gwc-do-amount" if amount else "gwc-do-amount-none"
                return Label(words(key, count=amount), style="primary" if amount else "secondary")
            case _:
                return None

    def _goods(self, text: str, key: str) -> Label:
        return Label(text, self._scene.words.said(self._scene.catalog.goods[key].text), "primary")


def sanctioned(view: WarView, persons: int) -> bool:
    """Whether the church punishes feeding on so many."""
    return persons > SAFE or view.fed + persons > 20


def stat_line(scene: Scene, sheet: ServantSheet) -> str:
    """The five stats of a sheet in a line."""
    stats = ("strength", "endurance", "agility", "mana", "luck")
    return " · ".join(f"{scene.stat(stat)} {sheet.stat(stat)}" for stat in stats)


def region_line(scene: Scene, view: WarView, spot: Spot) -> str:
    """All that the viewer knows of a region, what matters most first; a text with markup."""
    return " · ".join([*_found(scene, view, spot), *_ground(scene, spot)])


def _found(scene: Scene, view: WarView, spot: Spot) -> list[str]:
    words = scene.words
    parts: list[str] = []
    if spot.battle:
        parts.append(words("gwc-region-battle"))
    for team in spot.bases:
        own = team == view.team
        name = scene.team(team)
        parts.append(words("gwc-region-home") if own else words("gwc-region-base", name=name))
    parts += [_seen(scene, view, stand) for stand in spot.stands if stand.role is None]
    for team, level in spot.territories:
        name = words("gwd-us") if team == view.team else scene.team(team)
        parts.append(words("gwc-region-territory", name=name, level=level))
    if spot.residue:
        parts.append(words("gwc-region-residue"))
    if spot.land:
        parts.append(words("gwc-region-land", points=spot.land))
    return parts


def _seen(scene: Scene, view: WarView, stand: Stand) -> str:
    name = scene.team(stand.team)
    return scene.words("gwc-region-seen", name=name, when=when(scene, view, stand.scene))


def _ground(scene: Scene, spot: Spot) -> Sequence[str]:
    words, card = scene.words, scene.catalog.regions[spot.region]
    people = words("gwc-population", population=card.population)
    parts = [words("gwc-region", leyline=card.leyline, population=people)]
    if card.church:
        parts.append(words("gwc-region-church"))
    return parts


def is_plain(spot: Spot) -> bool:
    """Whether nothing but the ground is known of a region."""
    known = (*spot.stands, *spot.bases, *spot.territories)
    return not (known or spot.land or spot.residue or spot.battle)


def place_line(scene: Scene, view: WarView, spot: Spot, *, ground: bool = True) -> str:
    """A region with all that is known of it, and which of the own people are there; with markup."""
    here = [scene.words(f"gwc-region-here-{stand.role}") for stand in spot.stands if stand.role]
    parts = [*here, *_found(scene, view, spot), *(_ground(scene, spot) if ground else ())]
    return f"{scene.region(spot.region)}: {' · '.join(parts)}"
