"""What cards, events and objects say they do.

An ability brings sentences of its own, whose numbers are checked against its operations when the
data are read; one without (of a host's own cards, say) is worded from its operations here. The
message of an operation is named after it: ``dom-op-draw``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.domination import operations as ops
from engine.domination import standing as st
from engine.domination.cards import USES, Ability, Card
from engine.domination.operations import AnyOperation
from engine.domination.terms import Filter
from render.domination.names import Scene
from render.domination.phrases import (
    aim_text,
    amount_text,
    bounds_text,
    change_text,
    conditions_text,
    dashed,
    filter_text,
    minus_text,
    plus_text,
)

Values = dict[str, str | int]


def ability_text(scene: Scene, ability: Ability) -> str:
    """One ability: when, for what price, on what condition, and what it does."""
    return f"{head_text(scene, ability)} {effect_text(scene, ability)}"


def head_text(scene: Scene, ability: Ability) -> str:
    """When an ability works, as a heading in brackets."""
    words = scene.words
    timing = words(f"dom-timing-{dashed(ability.timing)}")
    if ability.passive and ability.timing in USES:
        timing = words("dom-timing-always", timing=timing)
    parts = [timing]
    if ability.unique is not None:
        parts.append(words("dom-unique"))
    if ability.optional:
        parts.append(words("dom-optional"))
    if ability.times != 1:
        parts.append(words("dom-times", n=ability.times))
    if ability.climax_times is not None:
        parts.append(words("dom-climax-times", n=ability.climax_times))
    return f"[{' · '.join(parts)}]"


def effect_text(scene: Scene, ability: Ability) -> str:
    """What an ability costs, asks and does."""
    if ability.text is not None:
        return scene.words.said(ability.text)
    words = scene.words
    text = operations_text(scene, (*ability.asks, *ability.operations))
    if price := price_text(scene, ability):
        text = words("dom-priced", price=price, text=text)
    conditions = conditions_text(scene, ability.when)
    if ability.in_hand:
        conditions = ", ".join(each for each in (words("dom-in-hand"), conditions) if each)
    return words("dom-when", text=text, conditions=conditions) if conditions else text


def price_text(scene: Scene, ability: Ability) -> str:
    """What using an ability costs; empty if it costs nothing."""
    words, cost = scene.words, ability.cost
    parts: list[str] = []
    if cost.mana != 0:
        parts.append(words("dom-price-mana", n=amount_text(scene, cost.mana)))
    if cost.vp:
        parts.append(words("dom-price-vp", n=cost.vp))
    if cost.spells:
        parts.append(words("dom-price-spells", n=cost.spells))
    if cost.counter is not None:
        parts.append(words(f"dom-price-{dashed(cost.counter)}"))
    if cost.close_itself:
        parts.append(words("dom-price-close"))
    return ", ".join(parts)


def abilities_lines(scene: Scene, abilities: Iterable[Ability]) -> list[str]:
    """Each ability as a line."""
    return [ability_text(scene, each) for each in abilities]


def card_lines(scene: Scene, card: Card) -> list[str]:
    """Everything printed on a card below its numbers, line by line."""
    words = scene.words
    lines: list[str] = []
    if card.playable:
        text = conditions_text(scene, card.playable)
        lines.append(words("dom-playable", text=text))
    if card.no_play:
        lines.append(words("dom-no-play"))
    if card.pick:
        lines.append(words("dom-pick", attributes=scene.attributes(card.pick)))
    lines += abilities_lines(scene, card.abilities)
    if card.until:
        lines.append(words("dom-until", text=conditions_text(scene, card.until)))
    return lines


def marks(scene: Scene, card: Card) -> list[str]:
    """The keywords of a card."""
    words = scene.words
    found = [
        words(f"dom-mark-{name}")
        for name, there in (
            ("skill", card.skill),
            ("true-name", card.true_name),
            ("lingering", card.lingering),
        )
        if there
    ]
    if card.uses is not None:
        found.append(words("dom-mark-uses", n=card.uses))
    return found


def one_line(scene: Scene, abilities: Iterable[Ability]) -> str:
    """What an event or object does, without the headings of what always stands."""
    plain = {"passive", "event"}
    told: list[str] = []
    for each in abilities:
        if each.text is not None:
            told.append(scene.words.said(each.text))
            continue
        common = replace(each, operations=tuple(map(_for_all, each.operations)))
        head = "" if each.timing in plain else f"{head_text(scene, each)} "
        told.append(head + effect_text(scene, common))
    return " ".join(told)


def _for_all(op: AnyOperation) -> AnyOperation:
    """The operation without the words "everyone here", which go without saying."""
    if not isinstance(op, st.Aimed) or op.who not in {"here", "all", "winners"}:
        return op
    common = replace(op, who="self", when=(*op.when, *op.those), those=())
    return replace(common, places=()) if isinstance(common, st.Standing) else common


def operations_text(scene: Scene, operations: Sequence[AnyOperation]) -> str:
    """Operations one after another."""
    return scene.words("dom-then").join(operation_text(scene, each) for each in operations)


def operation_text(scene: Scene, op: AnyOperation) -> str:
    """One operation, with whom it reaches, on what condition and for how long."""
    words = scene.words
    text = words(f"dom-op-{dashed(op.op)}", **_values(scene, op))
    if isinstance(op, ops.Special):
        text = words(f"dom-special-{dashed(op.name)}", **_special(scene, op))
    elif isinstance(op, st.Standard):
        text = words(f"dom-rule-{dashed(op.rule)}", phases=_phases(scene, op.phases))
    if isinstance(op, st.Standing) and op.lasts != "round":
        text = words(f"dom-lasts-{dashed(op.lasts)}", text=text)
    if isinstance(op, st.Aimed) and (aim := aim_text(scene, op)):
        text = words("dom-aimed", who=aim, text=text)
    if op.when:
        text = words("dom-when", text=text, conditions=conditions_text(scene, op.when))
    return " ".join(text.split()).replace(" ,", ",")


def _special(scene: Scene, op: ops.Special) -> Values:
    return {"n": amount_text(scene, op.n), "card": scene.title(op.card) if op.card else ""}


def _phases(scene: Scene, phases: Iterable[str]) -> str:
    return "/".join(scene.words(f"dom-phase-{phase}") for phase in phases)


def _values(scene: Scene, op: AnyOperation) -> Values:
    return _standing(scene, op) or _of_players(scene, op) or _of_cards(scene, op)


def _standing(  # noqa: C901, PLR0911 - one a kind
    scene: Scene, op: AnyOperation
) -> Values:
    """The arguments of what stands."""
    match op:
        case st.CardPower(chosen=True, how=how, n=n):
            return {"cards": scene.words("dom-that-card"), "change": change_text(scene, how, n)}
        case st.CardPower(how=how, n=n) | st.Cost(how=how, n=n):
            return {"cards": filter_text(scene, op.filter), "change": change_text(scene, how, n)}
        case st.TotalPower(how=how, n=n) | st.Terrain(how=how, n=n) | st.WorkshopGain(how=how, n=n):
            return {"change": change_text(scene, how, n)}
        case st.AttributeBuff(attribute=attribute, n=n):
            return {"attribute": scene.attribute(attribute), "change": plus_text(scene, n)}
        case st.WinPoints(n=n):
            return {"n": plus_text(scene, n)}
        case st.Waive() | st.Ban():
            return {"cards": filter_text(scene, op.filter)}
        case st.Attributes(gain=gain, lose=lose):
            change = [f"+{scene.attribute(each)}" for each in gain]
            change += [f"−{scene.attribute(each)}" for each in lose]
            return {"cards": filter_text(scene, op.filter), "change": " ".join(change)}
        case st.MoveChange():
            return {"text": _move_change(scene, op)}
        case st.RegularPlays(least=least, most=most, add=add):
            bounds = f"+{add}" if add else bounds_text(scene, least or 0, most)
            return {"bounds": bounds}
        case st.ExtraPlay():
            return {"text": _extra_play(scene, op)}
        case st.ClosePlace(place=place, keep=keep):
            keep_text = "all" if keep is None else str(keep)
            return {"place": scene.place(place), "keep": keep_text}
        case st.PreventElimination(times=times, lose_all_mana=lose):
            return {"times": times, "price": "mana" if lose else "none"}
        case ops.Watch(operations=operations, moment=moment):
            when = scene.words(f"dom-moment-{dashed(moment)}") if moment else ""
            return {"moment": when, "text": operations_text(scene, operations)}
        case _:
            return {}


def _move_change(scene: Scene, op: st.MoveChange) -> str:
    words = scene.words
    parts: list[str] = []
    if op.cost:
        parts.append(words("dom-move-cost", change=plus_text(scene, op.cost)))
    if op.extra:
        leaving = scene.place(op.leaving) if op.leaving else ""
        where = "from" if op.leaving else "any"
        change = plus_text(scene, op.extra)
        parts.append(words("dom-move-extra", change=change, where=where, place=leaving))
    marks = {"engaged": op.engaged, "ban": op.ban, "ban-leaving": op.ban_leaving}
    parts += [words(f"dom-move-{name}") for name, there in marks.items() if there]
    return ", ".join(parts)


def _extra_play(scene: Scene, op: st.ExtraPlay) -> str:
    words = scene.words
    cards = filter_text(scene, op.filter)
    text = words(f"dom-extra-{op.facing}", cards=cards, n=amount_text(scene, op.n))
    if op.declared is not None:
        wanted = filter_text(scene, op.declared)
        needed = words("dom-extra-declared", cards=wanted, n=op.declared_least)
        text = words("dom-when", text=text, conditions=needed)
    if op.become:
        text += words("dom-comma") + words("dom-extra-become", text=scene.attributes(op.become))
    if op.draw:
        text += words("dom-comma") + words("dom-extra-draw", n=op.draw)
    if op.free:
        text += words("dom-comma") + words("dom-extra-free")
    return text


def _of_players(  # noqa: C901, PLR0911 - one a kind
    scene: Scene, op: AnyOperation
) -> Values:
    """The arguments of what happens to players, places, events and objects."""
    match op:
        case ops.Mana(op="lose_mana", n=n) | ops.Points(op="lose_vp", n=n):
            return {"n": minus_text(scene, n)}
        case ops.Mana(op="gain_mana", n=n) | ops.Points(n=n):
            return {"n": plus_text(scene, n)}
        case ops.Mana(n=n) | ops.CommandSpells(n=n) | ops.Draw(n=n) | ops.Discard(n=n):
            return {"n": amount_text(scene, n)}
        case ops.Count(name=name, n=n):
            return {"name": scene.words(f"dom-counter-{dashed(name)}"), "n": plus_text(scene, n)}
        case ops.Move(goal=goal, slot=slot):
            return {"goal": goal, "slot": slot}
        case ops.LookAt(what=what):
            return {"what": what}
        case ops.AddObject(place=place, n=n, down=down, pile=pile):
            facing = "down" if down else "up"
            named = scene.words(f"dom-pile-{pile}") if pile else ""
            return {"place": scene.place(place), "n": n, "facing": facing, "pile": named}
        case ops.ObjectCard(n=n):
            return {"n": plus_text(scene, n)}
        case ops.ObjectSource(place=place, pile=pile):
            return {"place": scene.place(place), "pile": scene.words(f"dom-pile-{pile}")}
        case ops.EventMana(n=n):
            return {"n": n}
        case ops.ChoosePlayer(who=who, those=those):
            text = scene.words(f"dom-who-{dashed(who)}")
            if those:
                conditions = conditions_text(scene, those)
                text = scene.words("dom-those", who=text, text=conditions)
            return {"who": text}
        case ops.ChooseNumber(least=least, most=most):
            return {"least": amount_text(scene, least), "most": amount_text(scene, most)}
        case ops.Choose(branches=branches):
            return {"text": scene.words("dom-or").join(branch_text(scene, b) for b in branches)}
        case _:
            return {}


def branch_text(scene: Scene, branch: ops.Branch) -> str:
    """One thing to choose."""
    words = scene.words
    text = operations_text(scene, branch.operations) or words("dom-nothing")
    if branch.mana:
        price = words("dom-price-mana", n=branch.mana)
        text = words("dom-priced", price=price, text=text)
    if branch.when:
        text = words("dom-when", text=text, conditions=conditions_text(scene, branch.when))
    return text


def _of_cards(  # noqa: PLR0911 - one a kind
    scene: Scene, op: AnyOperation
) -> Values:
    """The arguments of what happens to cards."""
    match op:
        case ops.AddToPlayed(which=which, source=source, down=down):
            facing = "down" if down else "up"
            return {"cards": _meant(scene, which, op.filter, source), "facing": facing}
        case ops.Switch(which=which):
            return {"cards": _meant(scene, which, op.filter, ())}
        case ops.RemoveCard(which=which, source=source):
            zones = () if which == "itself" else source
            return {"cards": _meant(scene, which, op.filter, zones)}
        case ops.ReturnCard(which=which, source=source, goal=goal, n=n):
            cards = _meant(scene, which, op.filter, () if which == "chosen" else source)
            count = "all" if n >= 99 else str(n)
            return {"cards": cards, "goal": goal, "count": count}
        case ops.AddSkill(cards=cards) | ops.ObjectDeck(cards=cards):
            return {"cards": scene.titles(cards)}
        case ops.PutCard(card=card):
            return {"card": scene.title(card)}
        case ops.CreateToken(card=card, n=n, to=to):
            return {"card": scene.title(card), "n": amount_text(scene, n), "to": to}
        case ops.CopyCard(own=own):
            return {"own": own}
        case ops.ChooseCards(whose=whose, source=source, least=least, most=most):
            return {
                "cards": _meant(scene, "filter", op.filter, source),
                "whose": "self" if whose == "self" else scene.words(f"dom-who-{dashed(whose)}"),
                "open": "yes" if op.revealed else "no",
                "count": _from_to(least, amount_text(scene, most)),
            }
        case _:
            return {}


def _from_to(least: int, most: str) -> str:
    return most if str(least) == most else f"{least}–{most}"


def _meant(scene: Scene, which: str, wanted: Filter, zones: Sequence[str]) -> str:
    """The cards an operation means, and where they are."""
    words = scene.words
    if which == "itself":
        text = words("dom-filter-itself")
    elif which == "chosen":
        text = words("dom-that-card")
    else:
        text = filter_text(scene, wanted)
    if not zones or (tuple(zones) == ("skills",) and wanted.keys):
        return text
    named = "/".join(words(f"dom-zone-{zone}") for zone in zones)
    return words("dom-from-zone", cards=text, zones=named)
