"""A slot of a battle, told: how the tiles met, who helped, and what it cost whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from engine.grail_war.battle_events import Hit, Pair, Shown, SlotJudged
from engine.grail_war.battle_state import Cast, Role, Tile
from engine.grail_war.matchups import AGAINST_PHANTASM
from render.grail_war.actors import Actors
from render.voice import Voice

FEW = 3
"""So many sides are told blow by blow; of more only what weighs most."""

SKILL_TILES = {"charge", "ambush", "snipe"}


@dataclass(frozen=True, slots=True)
class SlotStory:
    """The teller of one slot.

    ``fronts`` and ``rears`` are who stands where, and ``released`` the names of the noble
    phantasms released last, by team. ``place`` is the battle; what is said of a slot differs from
    what was said of the one before.
    """

    actors: Actors
    voice: Voice
    event: SlotJudged
    fronts: dict[int, Role]
    rears: dict[int, Role | None]
    released: dict[int, str]
    place: str
    _said: Counter[str] = field(default_factory=Counter[str])

    def paragraph(self) -> str:
        """A heading, the prose, and the totals so far."""
        lines = [self._heading(), *self._prose()]
        if self.event.pairs:
            lines.append(self._totals())
        return "\n".join(lines)

    def _heading(self) -> str:
        words = self.actors.scene.words
        pairs = self.event.pairs
        number = self.event.slot + 1
        if len(pairs) != 1:
            return words("gwv-slot", slot=number)
        one, two = (self._shown_tile(pairs[0], n) for n in (0, 1))
        return words("gwv-slot-pair", slot=number, one=one, two=two)

    def _shown_tile(self, pair: Pair, n: int) -> str:
        """A side's tile with its marks and its value, as in a heading."""
        scene = self.actors.scene
        tile = self._tile(*(pair.teams if n == 0 else pair.teams[::-1]))
        plus = "+" if tile.plus else ""
        stack = f"×{tile.stack}" if tile.stack > 1 else ""
        kind, team = scene.tile(pair.kinds[n]), pair.teams[n]
        if pair.kinds[n] == "phantasm" and team in self.released:
            kind = scene.words("gwv-phantasm-named", name=self.released[team])
        name = self._front(team)
        return scene.words(
            "gwv-slot-tile", name=name, tile=f"{kind}{plus}{stack}", value=pair.bases[n]
        )

    def _totals(self) -> str:
        scene = self.actors.scene
        parts = [
            scene.words("gwv-total", name=self._front(team), total=total)
            for team, total in self.event.totals
        ]
        return scene.words("gwv-totals", totals=" · ".join(parts))

    # Who and what

    def _front(self, team: int) -> str:
        return self.actors.who(team, self.fronts.get(team, "servant"))

    def _rear(self, team: int) -> str:
        return self.actors.who(team, self.rears.get(team) or "master")

    def _tile(self, team: int, foe: int) -> Tile:
        shown = self._side(team)
        return shown.tiles[shown.against.index(foe)]

    def _side(self, team: int) -> Shown:
        return next(shown for shown in self.event.shown if shown.team == team)

    def _say(self, kind: str, **arguments: str | int) -> str:
        number = self.event.slot + self._said[kind]
        self._said[kind] += 1
        return self.voice.always(kind, self.place, number, **arguments)

    # The prose

    def _prose(self) -> list[str]:
        """The lines between heading and totals: in a brawl one for each meeting."""
        met, help_ = list(self._meetings()), list(self._helped())
        cost = [*self._reached_rears(), *self._losses()]
        if self._brawl:
            return [*met, *filter(None, [" ".join(help_)]), *cost]
        return [" ".join([*met, *help_, *cost])]

    @property
    def _brawl(self) -> bool:
        return len(self.event.shown) > 2

    def _meetings(self) -> Iterator[str]:
        pairs = list(self.event.pairs)
        if not pairs:
            yield self._say("unanswered")
        if len(self.event.shown) > FEW:
            pairs = sorted(pairs, key=lambda pair: -max(pair.damages))[:FEW]
        for pair in pairs:
            yield " ".join([self._met(pair), *self._clash(pair)])
        yield from self._truces()

    def _truces(self) -> Iterator[str]:
        """GW-177: who spares each other is not judged."""
        for at, one in enumerate(self.event.shown):
            for two in self.event.shown[at + 1 :]:
                if all(self._spares(*each) for each in ((one, two.team), (two, one.team))):
                    names = self._front(one.team), self._front(two.team)
                    yield "▸ " + self._say("spared", one=names[0], two=names[1])

    def _spares(self, shown: Shown, foe: int) -> bool:
        return foe in shown.against and shown.tiles[shown.against.index(foe)].kind == "spare"

    def _helped(self) -> Iterator[str]:
        for shown in self.event.shown:
            yield from self._help(shown)

    def _met(self, pair: Pair) -> str:
        """How two tiles met."""
        text = self._meeting(pair)
        if not self._brawl:
            return text
        one, two = (self._shown_tile(pair, n) for n in (0, 1))
        return self.actors.scene.words("gwv-brawl-pair", one=one, two=two, text=text)

    def _meeting(self, pair: Pair) -> str:
        one, two = map(self._front, pair.teams)
        first, second = pair.kinds
        match pair.outcomes:
            case ("win", _):
                return self._beaten(one, two, first, second)
            case (_, "win"):
                return self._beaten(two, one, second, first)
            case ("even", _) if self._undone(pair):
                return self._say("undone", one=one, two=two)
            case ("even", _) if first == second == "phantasm":
                return self._say("guards-both", one=one, two=two)
            case ("even", _):
                return self._say("even", one=one, two=two)
            case _:
                return self._mutual(pair, one, two)

    def _beaten(self, winner: str, loser: str, kind: str, other: str) -> str:
        if kind == other or {kind, other} <= SKILL_TILES:
            return self._say("higher", one=winner, two=loser)
        return self._say(f"beats-{kind}", one=winner, two=loser, other=self.actors.tile(other))

    def _mutual(self, pair: Pair, one: str, two: str) -> str:
        """Both deal damage, or a noble phantasm of defence form stands between."""
        first, second = pair.kinds
        for n, kind in enumerate(pair.kinds):
            if kind == "phantasm" and pair.damages[n] == 0:
                return self._shielded(pair, n)
        if first == second:
            return self._say("both-phantasm", one=one, two=two)
        weapon = pair.kinds.index("phantasm")
        if weapon == 1:
            one, two = two, one
        if "critical" in pair.kinds:
            return self._say("both-critical", one=one, two=two)
        return self._say(
            "both-frenzy" if _frenzied(pair, weapon) else "both-normal", one=one, two=two
        )

    def _shielded(self, pair: Pair, n: int) -> str:
        """A noble phantasm that deals nothing: it guards (GW-128), or was lowered to nothing."""
        team, foe = pair.teams[n], pair.teams[1 - n]
        one, two, other = self._front(team), self._front(foe), pair.kinds[1 - n]
        words = {"one": one, "two": two, "other": self.actors.tile(other)}
        hits = [
            hit
            for hit in self.event.hits
            if hit.source == "tile" and (hit.team, hit.target) == (foe, team)
        ]
        if other in {"critical", "normal"} and not self._guards(pair, n, hits):
            return self._say("stilled", **words)
        through = any(hit.amount for hit in hits)
        return self._say("guarded-partly" if through else "guarded", **words)

    def _guards(self, pair: Pair, n: int, hits: list[Hit]) -> bool:
        """Whether it is of defence form: as the reader knows, else by what it took off."""
        if pair.bases[n] > pair.damages[1 - n]:  # a critical could not have lowered all of it
            return True
        team = pair.teams[n]
        known = self.actors.view.teams[team].servant if team >= 0 else None
        position = self._tile(team, pair.teams[1 - n]).phantasm
        if known is not None and known.phantasms is not None and position >= 0:
            return known.phantasms[position].form == "defence"
        return any(hit.dealt - hit.amount >= pair.bases[n] for hit in hits)

    def _undone(self, pair: Pair) -> bool:
        """Whether Time Control has made a lost slot an even one."""
        alike = pair.kinds[0] == pair.kinds[1] or set(pair.kinds) <= SKILL_TILES
        if alike and pair.bases[0] == pair.bases[1]:
            return False
        return any(
            cast.against == pair.teams[1 - n] and self._undoes(cast)
            for n in (0, 1)
            for cast in self._side(pair.teams[n]).casts
        )

    def _undoes(self, cast: Cast) -> bool:
        card = self.actors.scene.catalog.spells[cast.spell]
        return any(effect.op == "undo" for effect in card.effects)

    def _clash(self, pair: Pair) -> Iterator[str]:
        """GW-137, GW-139: whose noble phantasm was the greater."""
        for n, bonus in enumerate(pair.clashes):
            if bonus:
                winner, loser = self._front(pair.teams[n]), self._front(pair.teams[1 - n])
                yield self._say("clash-won", one=winner, two=loser)

    # Help from the rear

    def _help(self, shown: Shown) -> Iterator[str]:
        front = self._front(shown.team)
        if shown.rear:
            tile = self.actors.tile(shown.rear)
            kind = self._guarding(shown) if shown.defends else self._supporting(shown)
            yield self._say(kind, helper=self._rear(shown.team), tile=tile, front=front)
        for cast, worked in zip(shown.casts, shown.worked, strict=False):
            yield from self._cast(shown, cast, worked=worked)
        if shown.charm:
            goods = self.actors.scene.goods(shown.charm)
            yield self._say("charm-used", front=front, goods=goods)

    def _supporting(self, shown: Shown) -> str:
        added = any(
            _adds(pair, pair.teams.index(shown.team))
            for pair in self.event.pairs
            if shown.team in pair.teams
        )
        return "support-good" if shown.helped and added else "support-vain"

    def _guarding(self, shown: Shown) -> str:
        if shown.helped:
            return "guard-good"
        threatened = any(
            pair.damages[1 - pair.teams.index(shown.team)]
            for pair in self.event.pairs
            if shown.team in pair.teams
        )
        return "guard-vain" if threatened else "guard-idle"

    def _cast(self, shown: Shown, cast: Cast, *, worked: bool) -> Iterator[str]:
        caster = self.actors.who(shown.team, cast.caster)
        words: dict[str, str | int] = {"caster": caster, "power": cast.power}
        spell = self.actors.scene.spell(cast.spell)
        if not worked:
            yield self._say("cast-failed", caster=caster, spell=spell)
            return
        if self._wasted(shown, cast):
            yield self._say("cast-idle", **words, spell=spell)
            return
        kind = f"cast-{cast.spell.replace('_', '-')}"
        if cast.caster == self.fronts.get(shown.team) and self.voice.knows(f"{kind}-self"):
            yield self._say(f"{kind}-self", **words)
        elif self.voice.knows(kind):
            foe, front = self._front(cast.against), self._front(shown.team)
            yield self._say(kind, **words, foe=foe, front=front)
        else:  # a spell of a host's pack
            yield self._say("cast-other", **words, spell=spell)
        if cast.doubled:
            yield self._say("doubled")

    def _wasted(self, shown: Shown, cast: Cast) -> bool:
        """Whether a spell that works found nothing to undo or to reinforce."""
        ops = {effect.op for effect in self.actors.scene.catalog.spells[cast.spell].effects}
        pairs = [pair for pair in self.event.pairs if set(pair.teams) == {shown.team, cast.against}]
        if ops == {"undo"}:
            return not any(
                pair.outcomes == ("even", "even") and self._undone(pair) for pair in pairs
            )
        if ops == {"reinforce"}:
            mine = [(pair, pair.teams.index(shown.team)) for pair in pairs]
            return not any(pair.kinds[n] != "phantasm" and _adds(pair, n) for pair, n in mine)
        return False

    # What it cost

    def _reached_rears(self) -> Iterator[str]:
        for hit in self.event.hits:
            if hit.role == self.fronts.get(hit.target, "servant") or not hit.dealt:
                continue
            kind = "spread" if hit.source == "spread" else "aimed"
            two = self.actors.who(hit.target, hit.role)
            yield self._say(kind, one=self._front(hit.team), two=two)

    def _losses(self) -> Iterator[str]:
        struck: list[tuple[int, Role]] = [(hit.target, hit.role) for hit in self.event.hits]
        for target, role in dict.fromkeys(struck):
            hits = [hit for hit in self.event.hits if (hit.target, hit.role) == (target, role)]
            name = self.actors.who(target, role)
            life, mana = sum(hit.life for hit in hits), sum(hit.mana for hit in hits)
            text = loss(self._say, name, life, mana)
            ledger = self._ledger(hits)
            yield f"{text} {ledger}" if ledger else text

    def _ledger(self, hits: list[Hit]) -> str:
        """What a loss is made of, where that is not plain already."""
        plain = len(hits) == 1 and hits[0].type == "physical" and hits[0].dealt == hits[0].amount
        if plain and not self._brawl:
            return ""
        parts = [self._part(hit) for hit in hits]
        return self.actors.scene.words("gwv-ledger", parts=", ".join(parts))

    def _part(self, hit: Hit) -> str:
        words = self.actors.scene.words
        source = words(f"gwv-source-{hit.type if hit.source == 'tile' else hit.source}")
        if self._brawl:
            source = f"{self._front(hit.team)} {source}"
        if hit.dealt == hit.amount:
            return words("gwv-part", source=source, amount=hit.amount)
        return words("gwv-part-lowered", source=source, dealt=hit.dealt, amount=hit.amount)


class Saying(Protocol):
    """Whoever words a narration."""

    def __call__(self, kind: str, **arguments: str | int) -> str:
        """A narration of ``kind``."""
        ...


def loss(say: Saying, name: str, life: int, mana: int) -> str:
    """What somebody loses, in a sentence."""
    if life and mana:
        return say("loss-both", target=name, life=life, mana=mana)
    if life:
        return say("loss-life", target=name, life=life)
    if mana:
        return say("loss-mana", target=name, mana=mana)
    return say("loss-none", target=name)


def _adds(pair: Pair, n: int) -> bool:
    """Whether bonuses add to a side's tile: not where it deals nothing, or a fixed 3 (GW-133)."""
    fixed = (
        pair.kinds[n] == "normal"
        and pair.kinds[1 - n] == "phantasm"
        and pair.damages[n] == AGAINST_PHANTASM
    )
    return pair.damages[n] > 0 and not fixed


def _frenzied(pair: Pair, weapon: int) -> bool:
    """GW-135: a normal tile that lowers a noble phantasm and deals its own damage."""
    lowered = pair.damages[weapon] < pair.bases[weapon]
    return lowered or pair.damages[1 - weapon] != AGAINST_PHANTASM
