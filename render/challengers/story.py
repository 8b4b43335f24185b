"""What happened in a match, told event by event; nothing here is secret."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.challengers import events as ev
from engine.challengers.view import MatchView
from engine.kernel import Event
from render.challengers.names import Scene
from render.challengers.reel import Frame
from render.challengers.rules_text import signed


def tell(scene: Scene, event: Event) -> str:
    """One event of a match as a line with markup; empty for those that need no telling."""
    for teller in (_tell_course, _tell_powers, _tell_cards, _tell_decks):
        if line := teller(scene, event):
            return line
    return ""


def frame_lines(scene: Scene, frame: Frame) -> list[str]:
    """The lines of one frame."""
    return [line for event in frame.events if (line := tell(scene, event))]


def turning_points(scene: Scene, frames: Sequence[Frame], most: int) -> list[str]:
    """The captures that took the most, the last ones first in doubt; in the order they happened."""
    captures: list[tuple[int, int, str]] = []
    for number, frame in enumerate(frames):
        sums = next((e for e in frame.events if isinstance(e, ev.Compared)), None)
        taken = next((e for e in frame.events if isinstance(e, ev.FlagTaken)), None)
        if sums is not None and taken is not None:
            captures.append((len(sums.powers), number, _captured(scene, sums, taken)))
    chosen = sorted(captures, reverse=True)[:most]
    return [line for _, _, line in sorted(chosen, key=lambda each: each[1])]


def _captured(scene: Scene, sums: ev.Compared, taken: ev.FlagTaken) -> str:
    return scene.words(
        "ch-story-turn",
        name=scene.player(taken.seat),
        card=scene.name(taken.card),
        attack=sums.attack,
        defence=sums.defence,
        count=len(sums.powers),
    )


def outcome(scene: Scene, match: MatchView) -> str:
    """How a match stands or ended, in one line without markup for names."""
    words = scene.words
    if match.winner is None or match.loss is None:
        return words("ch-match-running")
    loser = scene.player(match.sides[1 - match.winner].seat)
    return words(f"ch-loss-{match.loss}", name=loser)


def _tell_course(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.MatchBegun(seats=(one, two), starter=starter, by_lot=by_lot):
            return words(
                "ch-story-begun",
                one=scene.player(one),
                two=scene.player(two),
                name=scene.player(starter),
                why="lot" if by_lot else "trophy",
            )
        case ev.CardRevealed(seat=seat, card=card, flag=True):
            return words("ch-story-first", name=scene.player(seat), card=scene.name(card))
        case ev.CardRevealed(seat=seat, card=card):
            return words("ch-story-revealed", name=scene.player(seat), card=scene.name(card))
        case ev.Compared():
            return _sums(scene, event)
        case ev.FlagTaken(seat=seat, card=card, hidden=hidden, defence=defence):
            return words(
                "ch-story-flag",
                name=scene.player(seat),
                card=scene.name(card),
                hidden=hidden,
                defence=defence,
            )
        case ev.MatchWon(winner=winner, loser=loser, loss=loss):
            reason = words(f"ch-loss-{loss}", name=scene.player(loser))
            return words("ch-story-won", name=scene.player(winner), reason=reason)
        case ev.TrophyWon():
            return trophy(scene, event)
        case _:
            return ""


def trophy(scene: Scene, won: ev.TrophyWon) -> str:
    """What the winner of a match takes; its fans only where all may see them (CH-85)."""
    words, name = scene.words, scene.player(won.seat)
    if won.fans is None:
        return words("ch-tale-trophy", name=name, round=won.round)
    fans = words("ch-fans", fans=won.fans)
    return words("ch-tale-trophy-fans", name=name, round=won.round, fans=fans)


def _sums(scene: Scene, sums: ev.Compared) -> str:
    powers = " + ".join(map(str, sums.powers))
    spur = sums.attack - sum(sums.powers)
    if spur:
        powers += f" + {spur}"
    enough = sums.attack >= sums.defence
    return scene.words(
        "ch-story-enough" if enough else "ch-story-short",
        attack=sums.attack,
        defence=sums.defence,
        powers=powers,
        count=len(sums.powers) + bool(spur),
    )


def _tell_powers(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.Powered(card=card, amount=amount):
            return words("ch-story-power", card=scene.name(card), change=signed(amount))
        case ev.Weakened(card=card, amount=amount, by=by):
            change = signed(-amount)
            return words(
                "ch-story-weakened", card=scene.name(card), change=change, by=scene.name(by)
            )
        case ev.Spurred(seat=seat, amount=amount):
            return words("ch-story-spurred", name=scene.player(seat), change=signed(amount))
        case ev.FansGained(seat=seat, fans=fans, card=str(card)):
            return words("ch-story-fans", name=scene.player(seat), fans=fans, card=scene.name(card))
        case _:
            return ""


def _tell_cards(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.CardsBenched(seat=seat, cards=cards, slots=slots):
            return words(
                "ch-story-benched",
                name=scene.player(seat),
                cards=scene.names(cards),
                slots=slots,
            )
        case ev.CardsExhausted(seat=seat, cards=cards):
            return words("ch-story-exhausted", name=scene.player(seat), cards=scene.names(cards))
        case ev.CardsRecycled(seat=seat, cards=cards, end=end):
            return words(
                "ch-story-recycled", name=scene.player(seat), cards=scene.names(cards), end=end
            )
        case ev.CardsShoved(seat=seat, cards=cards, slots=slots):
            return words(
                "ch-story-shoved", name=scene.player(seat), cards=scene.names(cards), slots=slots
            )
        case _:
            return ""


def _tell_decks(scene: Scene, event: Event) -> str:
    words = scene.words
    match event:
        case ev.DeckLookedAt(seat=seat, count=count):
            return words("ch-story-looked", name=scene.player(seat), count=count)
        case ev.CardsBuried(seat=seat, count=count):
            return words("ch-story-buried", name=scene.player(seat), count=count)
        case ev.CardsLent(seat=seat, level=level, count=count):
            return words("ch-story-lent", name=scene.player(seat), level=level, count=count)
        case _:
            return ""


def drafted(scene: Scene, events: Iterable[Event]) -> list[str]:
    """What a seat's own latest Deck Phase has brought it so far; for that seat alone."""
    words = scene.words
    lines: list[str] = []
    for event in events:
        match event:
            case ev.RoundBegun():
                lines.clear()
            case ev.CardTaken(card=card):
                lines.append(words("ch-draft-taken", card=scene.name(card)))
            case ev.CardsGained(card=card, cards=cards):
                gained = scene.names(cards)
                lines.append(words("ch-draft-gained", card=scene.name(card), cards=gained))
            case ev.CardsRemoved(cards=cards):
                lines.append(words("ch-draft-removed", cards=scene.names(cards)))
            case _:
                pass
    return lines
