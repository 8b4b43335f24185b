"""What happened, told as a story: one line for each event that says something.

The same teller serves everybody, since events are already cut to what a reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.domination import events as ev
from engine.kernel import Event
from render.domination.names import Scene
from render.domination.phrases import dashed, signless
from render.domination.texts import effect_text
from render.telling import dotted, last_that_fit

_OPENINGS = (
    ev.RoundBegan,
    ev.EventDrawn,
    ev.Deployed,
    ev.Declared,
    ev.TotalsCompared,
    ev.MarkerPassed,
    ev.WarOver,
)
"""The events that begin something new; what follows belongs to it."""

_PAID = {"play", "move", "cost", "spell"}
"""Causes of mana changes that are told with what was paid for."""


def chapters(scene: Scene, events: Sequence[Event]) -> list[list[str]]:
    """The lines of ``events``, grouped by what belongs together, oldest first."""
    told: list[list[str]] = [[]]
    for event in events:
        if isinstance(event, _OPENINGS) or (isinstance(event, ev.AbilityUsed) and event.used):
            told.append([])
        line = tell(scene, event)
        if line and line not in told[-1]:
            told[-1].append(line)
    return [chapter for chapter in told if chapter]


def latest(scene: Scene, events: Sequence[Event], room: int, most: int = 10) -> str:
    """The last chapters, as many as fit ``room`` characters."""
    parts = map(dotted, reversed(chapters(scene, events)[-most:]))
    return last_that_fit(
        parts, room - 2, cut=lambda lines: "…\n" + lines[-(room - 4) :].partition("\n")[2]
    )


def tell(scene: Scene, event: Event) -> str:
    """One event as a line with markup; empty for those that need no telling."""
    for teller in _TELLERS:
        if line := teller(scene, event):
            return " ".join(line.split())
    return ""


def _tell_setup(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.MasterChosen(seat=seat, master=master):
            return words("dom-told-master", name=scene.player(seat), master=scene.title(master))
        case ev.ServantChosen(seat=seat, servant=str(servant)):
            name = scene.player(seat)
            return words("dom-told-servant", name=name, servant=scene.title(servant))
        case ev.StartPlayer(seat=seat):
            return words("dom-told-first", name=scene.player(seat))
        case ev.RoundBegan(round=round_, first=first):
            return words("dom-told-round", round=round_, name=scene.player(first))
        case ev.EventDrawn(event=key, mana=mana):
            return words("dom-told-event", event=scene.title(key), mana=mana)
        case ev.BattlefieldOpened(place=place):
            return words("dom-told-opened", place=scene.place(place))
        case _:
            return ""


def _tell_objects(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.ObjectDealt(place=place, card=None):
            return words("dom-told-object-down", place=scene.place(place))
        case ev.ObjectDealt(place=place, card=str(card)):
            vp = scene.object(card).vp
            place = scene.place(place)
            return words("dom-told-object", place=place, object=scene.title(card), vp=vp)
        case ev.ObjectRevealed(place=place, card=card):
            vp = scene.object(card).vp
            place = scene.place(place)
            return words("dom-told-object-revealed", place=place, object=scene.title(card), vp=vp)
        case ev.ObjectChanged(card=card, how=how, n=n):
            return words(f"dom-told-object-{dashed(how)}", object=scene.title(card), n=_signed(n))
        case _:
            return ""


def _tell_moves(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.Deployed(seat=seat, place=place, slot=slot):
            name, where = scene.player(seat), scene.place(place)
            return words(
                "dom-told-deployed", name=name, place=where, slot=_slot(scene, place, slot)
            )
        case ev.Moved(seat=seat, place=place, origin=origin, cost=cost) if place != origin:
            name, where = scene.player(seat), scene.place(place)
            return words("dom-told-moved", name=name, place=where, cost=cost)
        case ev.Moved(seat=seat, place=place, slot=slot) if slot >= 0:
            name, where = scene.player(seat), scene.place(place)
            return words("dom-told-slot", name=name, place=where, slot=_slot(scene, place, slot))
        case ev.TerrainLost(seat=seat):
            return words("dom-told-slot-lost", name=scene.player(seat))
        case _:
            return ""


def _slot(scene: Scene, place: str, slot: int) -> str:
    """The number of a slot, ``+3``; empty for none."""
    if slot < 0:
        return ""
    numbers = scene.catalog.numbers
    if place == "workshop":
        return f"+{numbers.workshop[slot]}"
    fields = (*numbers.battlefields, numbers.moon_cell.battlefield)
    return next((f"+{field.terrain[slot]}" for field in fields if field.key == place), "")


def _tell_cards(  # noqa: PLR0911 - one an event
    scene: Scene, event: Event
) -> str:
    words = scene.words
    match event:
        case ev.Declared(seat=seat, up=up, down=down, hidden=hidden, cost=cost):
            parts = [scene.titles(up)] if up else []
            if down:
                seen = scene.titles(hidden) if hidden else ""
                parts.append(words("dom-told-down", count=down, cards=seen))
            name = scene.player(seat)
            return words("dom-told-declared", name=name, cards=", ".join(parts), cost=cost)
        case ev.AbilityUsed(seat=seat, card=card, ability=n):
            return _ability(scene, seat, card, n)
        case ev.HandShown(seat=seat, cards=cards):
            return words("dom-told-hand", name=scene.player(seat), cards=scene.titles(cards))
        case ev.CardShown(seat=seat, card=card):
            return words("dom-told-shown", name=scene.player(seat), card=scene.title(card))
        case ev.NameReleased(seat=seat, servant=servant):
            name = scene.player(seat)
            return words("dom-told-released", name=name, servant=scene.title(servant))
        case ev.NameHidden(seat=seat):
            return words("dom-told-hidden", name=scene.player(seat))
        case ev.CardCopied(seat=seat, card=card, key=key):
            card, copy = scene.title(card), scene.title(key)
            return words("dom-told-copied", name=scene.player(seat), card=card, copy=copy)
        case ev.Looked(seat=seat, other=other, what=what, keys=keys):
            return _looked(scene, seat, other, what, keys)
        case _:
            return ""


def _ability(scene: Scene, seat: int, card: str, n: int) -> str:
    key, catalog = scene.key(card), scene.catalog
    text = catalog.cards.get(key) or catalog.objects.get(key) or catalog.events.get(key)
    effect = ""
    # A copy has the abilities of another card; then the name has to do.
    if text is not None and n < len(text.abilities):
        effect = effect_text(scene, text.abilities[n])
    name = f"**{scene.player(seat)}**" if seat >= 0 else ""
    who = "player" if seat >= 0 else "none"
    return scene.words(
        "dom-told-ability", who=who, name=name, card=scene.title(card), text=effect or "…"
    )


def _looked(scene: Scene, seat: int, other: int, what: str, keys: tuple[str, ...] | None) -> str:
    names = {"name": scene.player(seat), "other": scene.player(other)}
    if keys is None:
        return scene.words("dom-told-looked", **names)
    if what == "class":
        found = ", ".join(scene.words(f"dom-class-{dashed(key)}") for key in keys)
    else:
        found = scene.titles(keys)
    return scene.words("dom-told-saw", **names, found=found or "–")


def _tell_values(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.ManaChanged(cause=cause) if cause in _PAID or event.change == 0:
            return ""
        case ev.ManaChanged(cause="event"):
            return ""
        case ev.ManaChanged(seat=seat, change=change, now=now):
            name = scene.player(seat)
            return words("dom-told-mana", name=name, change=_signed(change), now=now)
        case ev.VpChanged(seat=seat, change=change, now=now) if change:
            name = scene.player(seat)
            before = now - change
            return words("dom-told-vp", name=name, change=_signed(change), before=before, now=now)
        case ev.DefeatChanged(seat=seat, defeated=defeated):
            key = "dom-told-defeated" if defeated else "dom-told-undefeated"
            return words(key, name=scene.player(seat))
        case ev.SpellsChanged(seat=seat, now=now):
            return words("dom-told-spells", name=scene.player(seat), now=now)
        case ev.Drawn(seat=seat, cards=tuple(cards)):
            return words("dom-told-drew", name=scene.player(seat), cards=scene.titles(cards))
        case _:
            return ""


def _tell_combat(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.TotalsCompared():
            return _totals(scene, event)
        case ev.FieldWon(winners=(), place=place):
            return words("dom-told-nobody", place=scene.place(place))
        case ev.FieldWon(place=place, winners=winners, objects=objects, bonus=bonus, share=share):
            return words(
                "dom-told-won",
                place=scene.place(place),
                names=scene.named(winners),
                objects=objects,
                bonus=bonus,
                share=share,
                count=len(winners),
            )
        case ev.Scouted(seat=seat, vp=vp):
            return words("dom-told-scouted", name=scene.player(seat), vp=vp)
        case ev.Eliminated(seat=seat, servant=servant, resigned=resigned):
            key = "dom-told-resigned" if resigned else "dom-told-eliminated"
            return words(key, name=scene.player(seat), servant=scene.title(servant))
        case ev.Saved(seat=seat, card=card):
            return words("dom-told-saved", name=scene.player(seat), card=scene.title(card))
        case ev.WarOver(winners=winners, reason=reason):
            names, why = scene.named(winners), words(f"dom-reason-{dashed(reason)}")
            return words("dom-told-over", names=names or "–", reason=why)
        case _:
            return ""


def _totals(scene: Scene, event: ev.TotalsCompared) -> str:
    """The totals of a battlefield, highest first."""
    order = sorted(zip(event.seats, event.totals, strict=True), key=lambda each: -each[1])
    parts: list[str] = []
    for seat, total in order:
        text = f"**{scene.player(seat)}** {signless(total)}"
        if seat in event.defeated:
            text = scene.words("dom-told-struck", text=text)
        parts.append(text)
    return scene.words("dom-told-totals", place=scene.place(event.place), totals=", ".join(parts))


def _signed(n: int) -> str:
    return signless(n) if n < 0 else f"+{n}"


_TELLERS = (_tell_combat, _tell_cards, _tell_moves, _tell_values, _tell_setup, _tell_objects)
