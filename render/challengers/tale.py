"""A match retold for everybody, attack by attack; nothing here is secret.

    ⚔ Ben: Newcomer 1 + Knight 5 = 6 ≥ 4       the cards, their sum, what it had to reach
    Ben looks at 3 cards of the deck · 🚩 “Knight” 5, over 1 more · bench of Ann 1/6: Champion

`replay` shows the same step by step; here whole attacks are two lines each, and of a long
match the attacks that decided it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from engine.challengers import events as ev
from engine.kernel import Event
from render.challengers.names import Scene
from render.challengers.reel import Reel
from render.challengers.story import tell, trophy
from render.voice import Voice

ROOM = 1900
"""Characters that a match takes at most; more of it is no pleasure to read in a chat."""

_POINTS = 3
_MANY = 4
_TOLD_HERE = (ev.CardRevealed, ev.Compared, ev.FlagLost, ev.FlagTaken, ev.CardsBenched)
_AT_THE_END = (ev.MatchBegun, ev.MatchWon, ev.TrophyWon)


@dataclass(slots=True)
class Attack:
    """What happened from one change of the flag to the next."""

    seat: int
    cards: list[str] = field(default_factory=list[str])
    events: list[Event] = field(default_factory=list[Event])
    sums: ev.Compared | None = None
    benched: ev.CardsBenched | None = None
    taken: ev.FlagTaken | None = None

    @property
    def opening(self) -> bool:
        """Whether nothing was attacked yet: the first card of a match."""
        return self.sums is None and self.taken is not None

    @property
    def weight(self) -> tuple[int, int]:
        """How much it turned the match: what it cost, and what it filled of a bench."""
        return len(self.cards), self.benched.slots if self.benched else 0


def tale(scene: Scene, film: Reel, voice: str, asked: Collection[int]) -> str:
    """The match so far, within `ROOM` characters. ``voice`` picks among wordings.

    ``asked`` are the seats that have something to decide.
    """
    attacks = list(_attacks(film))
    points = _turning_points(attacks)
    match = f"{voice}/{film.round}/{film.park}/{film.final}"
    teller = Voice(scene.words, match, "ch-tale")
    blocks = [
        "\n".join(_lines(scene, attack, teller, n, point=n in points))
        for n, attack in enumerate(attacks)
    ]
    head, tail = _begun(scene, film), _ending(scene, film, teller, asked)
    room = ROOM - len(head) - len(tail)
    return "\n".join(part for part in (head, *_fitting(scene, blocks, points, room), tail) if part)


def _attacks(film: Reel) -> Iterator[Attack]:
    attack: Attack | None = None
    for frame in film.frames[1:]:
        for event in frame.events:
            match event:
                case ev.CardRevealed(seat=seat, card=card):
                    attack = attack or Attack(seat)
                    attack.cards.append(card)
                case ev.Compared() if attack:
                    attack.sums = event
                case ev.CardsBenched() if attack:
                    attack.benched = event
                case ev.FlagTaken() if attack:
                    attack.taken = event
                case _:
                    pass
            if attack and not isinstance(event, _AT_THE_END):
                attack.events.append(event)
        if attack and attack.taken:
            yield attack
            attack = None
    if attack:
        yield attack


def _turning_points(attacks: Sequence[Attack]) -> set[int]:
    """The few successful attacks that weighed most."""
    taken = [n for n, each in enumerate(attacks) if each.taken and not each.opening]
    most = min(_POINTS, len(taken) // 4)
    heavy = [n for n in taken if len(attacks[n].cards) > 1]
    return set(sorted(heavy, key=lambda n: (attacks[n].weight, n), reverse=True)[:most])


def _begun(scene: Scene, film: Reel) -> str:
    one, two = film.seats
    return scene.words(
        "ch-tale-begun",
        one=scene.player(one),
        two=scene.player(two),
        name=scene.player(film.starter),
        why="lot" if film.by_lot else "trophy",
    )


def _lines(
    scene: Scene, attack: Attack, voice: Voice, number: int, *, point: bool
) -> Iterator[str]:
    words, taken = scene.words, attack.taken
    if attack.opening and taken:
        yield words(
            "ch-tale-first",
            name=scene.player(attack.seat),
            card=scene.name(taken.card),
            defence=taken.defence,
        )
    elif attack.cards:
        yield _sums(scene, attack, voice, number) + (words("ch-tale-point") if point else "")
    small = [
        line.removeprefix("· ")
        for event in attack.events
        if not isinstance(event, _TOLD_HERE) and (line := tell(scene, event))
    ]
    if taken and not attack.opening:
        small.append(_flag(scene, taken))
    if attack.benched:
        small.append(_bench(scene, attack.benched))
    if small:
        yield "-# " + " · ".join(small)


def _sums(scene: Scene, attack: Attack, voice: Voice, number: int) -> str:
    """The attack as an equation, and what was special about it."""
    words, sums = scene.words, attack.sums
    powers = sums.powers if sums else ()
    cards = [
        f"{scene.name(card)} {power}" for card, power in zip(attack.cards, powers, strict=False)
    ]
    cards += [scene.name(card) for card in attack.cards[len(powers) :]]
    if sums and (spur := sums.attack - sum(powers)):
        cards.append(words("ch-tale-spur", change=spur))
    if sums is None:
        return words("ch-tale-reveals", name=scene.player(attack.seat), cards=" + ".join(cards))
    return words(
        "ch-tale-taken" if sums.attack >= sums.defence else "ch-tale-short",
        name=scene.player(attack.seat),
        cards=" + ".join(cards),
        count=len(cards),
        attack=sums.attack,
        defence=sums.defence,
        tag=_tag(sums, voice, number),
    )


def _tag(sums: ev.Compared, voice: Voice, number: int) -> str:
    count = len(sums.powers)
    if sums.attack < sums.defence:
        return ""
    if sums.attack == sums.defence and count > 1:
        kind = "exact"
    elif sums.attack >= 2 * sums.defence and sums.defence >= _MANY:
        kind = "far"
    elif count == 1 and sums.defence >= _MANY:
        kind = "one"
    elif count > _MANY:
        kind = "many"
    else:
        return ""
    return " " + voice.say(f"tag-{kind}", number, count=count)


def _flag(scene: Scene, taken: ev.FlagTaken) -> str:
    return scene.words(
        "ch-tale-flag", card=scene.name(taken.card), defence=taken.defence, hidden=taken.hidden
    )


def _bench(scene: Scene, benched: ev.CardsBenched) -> str:
    return scene.words(
        "ch-tale-bench",
        name=scene.player(benched.seat),
        cards=scene.names(benched.cards),
        slots=benched.slots,
    )


def _ending(scene: Scene, film: Reel, voice: Voice, asked: Collection[int]) -> str:
    """Who has won and what; while it goes on, that it does."""
    words = scene.words
    won = next((each for each in film.events if isinstance(each, ev.MatchWon)), None)
    if won is None:
        deciding = [scene.player(seat) for seat in film.seats if seat in asked]
        return words("ch-tale-running", name=", ".join(deciding), count=len(deciding))
    reason = words(f"ch-loss-{won.loss}", name=scene.player(won.loser))
    winner = scene.player(won.winner)
    line = voice.say("won", "end", name=winner, reason=reason)
    if won.final:
        return f"{line}\n{words('ch-tale-final', name=winner)}"
    prize = next((each for each in film.events if isinstance(each, ev.TrophyWon)), None)
    return f"{line}\n{trophy(scene, prize) if prize else words('ch-tale-no-trophy')}"


def _fitting(scene: Scene, blocks: list[str], points: set[int], room: int) -> list[str]:
    """The blocks in their order; where they are too many, the first, the last and the decisive."""
    last = len(blocks) - 1
    wanted = [last, 0, *sorted(points, reverse=True), *range(last - 1, 0, -1)]
    kept: set[int] = set()
    for number in dict.fromkeys(each for each in wanted if each >= 0):
        room -= len(blocks[number]) + 1
        if room < 0 and kept:
            break
        kept.add(number)
    lines: list[str] = []
    left_out = 0
    for number, block in enumerate(blocks):
        if number not in kept:
            left_out += 1
            continue
        if left_out:
            lines.append(scene.words("ch-tale-left-out", count=left_out))
            left_out = 0
        lines.append(block)
    return lines
