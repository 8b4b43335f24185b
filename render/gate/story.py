"""What happened, told step by step: one line for each event that says something.

The same teller serves everybody, since events are already cut to what a reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.gate import events as ev
from engine.gate.cards import Card
from engine.gate.operations import Ability
from engine.kernel import Event
from render.gate.names import Scene
from render.gate.rules_text import ability_text, signed
from render.telling import dotted, last_that_fit

MOST_DAMAGE = 7

_OPENINGS = (
    ev.TurnBegan,
    ev.ActionUsed,
    ev.GuardianPlaced,
    ev.GuardianSwapped,
    ev.Enhanced,
    ev.AttackDeclared,
    ev.SquadBuilt,
    ev.ColumnsChosen,
    ev.SquadsRevealed,
    ev.SetAside,
    ev.DeckDrafted,
    ev.SummonerDrafted,
)
"""The events that begin something new; what follows belongs to it."""

_SILENT = (ev.CombatEnded, ev.SetAsideTaken, ev.SquadDealt)


def chapters(scene: Scene, events: Sequence[Event]) -> list[list[str]]:
    """The lines of ``events``, grouped by action, oldest first."""
    told: list[list[str]] = [[]]
    for event in events:
        if isinstance(event, _OPENINGS) or _ends_turn(event):
            told.append([])
        if line := tell(scene, event):
            told[-1].append(line)
    return [chapter for chapter in told if chapter]


def _ends_turn(event: Event) -> bool:
    return isinstance(event, ev.Discarded) and event.reason == "turn"


def latest(scene: Scene, events: Sequence[Event], room: int, most: int = 8) -> str:
    """The last actions, as many as fit ``room`` characters; a long last one loses its start."""
    parts = map(dotted, reversed(chapters(scene, events)[-most:]))
    return last_that_fit(parts, room - 2, cut=lambda lines: _ending(lines, room))


def _ending(text: str, room: int) -> str:
    lines = text.split("\n")
    while len(lines) > 1 and len("\n".join(lines)) > room - 2:
        lines.pop(0)
    return "…\n" + "\n".join(lines)[: room - 2]


def tell(scene: Scene, event: Event) -> str:
    """One event as a line with markup; empty for those that need no telling."""
    if isinstance(event, _SILENT):
        return ""
    for teller in _TELLERS:
        if line := teller(scene, event):
            return line
    return ""


def _tell_squads(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.SquadBuilt(seat=seat):
            return words("story-built", name=scene.player(seat))
        case ev.DraftOpened(seat=seat):
            return words("story-draft", name=scene.player(seat))
        case ev.DeckDrafted(seat=seat, deck=deck):
            name = scene.player(seat)
            return words("story-drafted-deck", name=name, deck=scene.deck(deck))
        case ev.SummonerDrafted(seat=seat, card=card):
            name = scene.player(seat)
            return words("story-drafted-summoner", name=name, card=scene.title(card))
        case _:
            return ""


def _tell_setup(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.ColumnsChosen(seat=seat):
            return words("story-columns", name=scene.player(seat))
        case ev.SquadsRevealed():
            return words("story-revealed")
        case ev.FirstTossed(seat=seat):
            return words("story-first", name=scene.player(seat))
        case ev.SetAside(seat=seat):
            return words("story-set-aside", name=scene.player(seat))
        case ev.HandShown(seat=seat, cards=cards):
            return words("story-shown", name=scene.player(seat), cards=scene.titles(cards))
        case ev.DuelEnded(winner=None, reason=reason):
            return words("story-draw", reason=words(f"reason-{reason}"))
        case ev.DuelEnded(winner=int(winner), reason=reason):
            reason = words(f"reason-{reason}")
            return words("story-won", name=scene.player(winner), reason=reason)
        case _:
            return ""


def _tell_action(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.TurnBegan(seat=seat, turn=turn):
            return words("story-turn", turn=turn, name=scene.player(seat))
        case ev.ActionUsed(seat=seat, card=card):
            return words("story-used", name=scene.player(seat), card=scene.title(card))
        case ev.GuardianPlaced(seat=seat, column=column, card=card):
            return words(
                "story-placed",
                name=scene.player(seat),
                column=column + 1,
                card=_secret(scene, card),
            )
        case ev.GuardianSwapped(seat=seat, column=column, placed=placed, returned=returned):
            return words(
                "story-swapped",
                name=scene.player(seat),
                column=column + 1,
                placed=_secret(scene, placed),
                returned=_secret(scene, returned),
            )
        case ev.Enhanced(seat=seat, column=column, card=card):
            name = scene.player(seat)
            return words("story-enhanced", name=name, column=column + 1, card=scene.title(card))
        case _:
            return ""


def _tell_combat(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.AttackDeclared(seat=seat, column=column, cards=cards):
            fighters = ", ".join(_with_power(scene, card) for card in cards)
            name, other = scene.player(seat), scene.player(1 - seat)
            return words(
                "story-attack", name=name, other=other, column=column + 1, fighters=fighters
            )
        case ev.GuardianRevealed(card=card, power=power):
            return words("story-guardian", card=scene.title(card), power=power)
        case ev.Unguarded():
            return words("story-unguarded")
        case ev.GuardianDismissed(card=card):
            return words("story-dismissed", card=scene.title(card))
        case ev.Clashed():
            return _clash(scene, event)
        case _:
            return ""


def _tell_ability(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.AbilityUsed(card=card, n=n, source=source):
            text = ability_text(words, ability_at(scene.card(source), n, gained=source != card))
            return words("story-ability", card=scene.title(card), text=text)
        case ev.PowerChanged(card=card, amount=amount, power=power):
            change = signed(amount)
            return words("story-power", card=scene.title(card), change=change, power=power)
        case ev.StrikeGained(card=card, strike=strike):
            return words("story-strike", card=scene.title(card), strike=strike)
        case ev.StrikesBarred(card=card):
            return words("story-barred", card=scene.title(card))
        case ev.LinkRevealed(card=card, cards=cards, hit=hit):
            shown = ", ".join(scene.full_name(each) for each in cards) or "–"
            outcome = words("link-hit" if hit else "link-miss")
            return words("story-link", card=scene.title(card), cards=shown, outcome=outcome)
        case _:
            return ""


def _clash(scene: Scene, clash: ev.Clashed) -> str:
    """The sums of step 6, written out."""
    powers = " + ".join(map(str, clash.powers))
    defence = scene.words("story-gate-power", power=clash.gate_power)
    if clash.guardian is not None:
        defence = scene.words("story-guardian-power", power=clash.guardian_power, gate=defence)
    return scene.words(
        "story-clash-won" if clash.success else "story-clash-held",
        attack=clash.attack,
        powers=powers,
        defence=clash.defence,
        parts=defence,
    )


def _tell_cards(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.Damaged(seat=seat, column=column, amount=amount, damage=damage, durability=most):
            return words(
                "story-damaged",
                name=scene.player(seat),
                column=column + 1,
                amount=amount,
                damage=damage,
                durability=most,
                total=event.total,
                most=MOST_DAMAGE,
            )
        case ev.Healed(seat=seat, column=column, amount=amount):
            name = scene.player(seat)
            return words("story-healed", name=name, column=column + 1, amount=amount)
        case ev.Closed(seat=seat, column=column):
            return words("story-closed", name=scene.player(seat), column=column + 1)
        case ev.GuardianBounced(seat=seat, column=column, card=card):
            name, shown = scene.player(seat), _secret(scene, card)
            return words("story-bounced", name=name, column=column + 1, card=shown)
        case ev.Peeked(seat=seat, column=column, card=card):
            name, shown = scene.player(1 - seat), _secret(scene, card)
            return words("story-peeked", name=name, column=column + 1, card=shown)
        case ev.Summoned(seat=seat, card=card, to=to):
            return words("story-summoned", name=scene.player(seat), card=scene.title(card), to=to)
        case ev.Kept(seat=seat, card=card):
            return words("story-kept", name=scene.player(seat), card=scene.title(card))
        case _:
            return ""


def _tell_piles(scene: Scene, event: Event) -> str:
    """What several cards do at once."""
    words = scene.words
    match event:
        case ev.Discarded(reason="used" | "combat"):
            return ""
        case ev.Discarded(seat=seat, cards=cards):
            name = scene.player(seat)
            return words("story-discarded", name=name, cards=scene.titles(cards))
        case ev.Banished(seat=seat, cards=cards):
            return words("story-banished", name=scene.player(seat), cards=scene.titles(cards))
        case ev.Recalled(seat=seat, cards=cards):
            return words("story-recalled", name=scene.player(seat), cards=scene.titles(cards))
        case ev.Drawn(seat=seat, count=count, cards=()):
            return words("story-drawn", name=scene.player(seat), count=count)
        case ev.Drawn(seat=seat, count=count, cards=cards):
            name, drawn = scene.player(seat), scene.titles(cards)
            return words("story-drawn-seen", name=name, count=count, cards=drawn)
        case _:
            return ""


def _tell_deck(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.Reshuffled(seat=seat, count=count):
            return words("story-reshuffled", name=scene.player(seat), count=count)
        case ev.Scried(seat=seat, count=count) | ev.DeckOrdered(seat=seat, count=count):
            key = "story-scried" if isinstance(event, ev.Scried) else "story-ordered"
            return words(key, name=scene.player(seat), count=count)
        case _:
            return ""


_TELLERS = (
    _tell_squads,
    _tell_setup,
    _tell_action,
    _tell_combat,
    _tell_ability,
    _tell_cards,
    _tell_piles,
    _tell_deck,
)


def ability_at(card: Card, n: int, *, gained: bool) -> Ability:
    """Ability ``n`` of ``card``, or what it grants as an enhancement."""
    if gained:
        return next(ability for position, ability in card.grants if position == n)
    return card.abilities[n]


def _with_power(scene: Scene, key: str) -> str:
    return f"{scene.title(key)} ({scene.card(key).power})"


def _secret(scene: Scene, card: str | None) -> str:
    return scene.words("card-unknown") if card is None else scene.title(card)
