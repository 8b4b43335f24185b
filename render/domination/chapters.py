"""The war as messages to read: one for each round, with its sums, and a picture of the VP."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine.domination import events as ev
from engine.domination.view import WarView
from engine.kernel import Event
from render import theme
from render.domination.names import Scene
from render.domination.phrases import signless
from render.domination.round_picture import WIDTH, round_picture
from render.domination.rounds import Fight, RoundTale, tales
from render.domination.texts import one_line
from render.panel import ALT, TEXT, Field, Picture, Screen
from render.presenter import Chapter
from render.screens import stepping
from render.voice import Voice
from render.words import bare, fit


def chapters(
    scene: Scene, view: WarView, events: Sequence[Event], voice: str, told: Collection[str]
) -> list[Chapter]:
    """Every round that is over, in order."""
    teller = Voice(scene.words, voice, "dom-tale")
    made: list[Chapter] = []
    for tale in tales(len(view.sides), events):
        lines = list(_lines(scene, teller, tale))
        key = f"round-{tale.number}"
        if key not in told:
            made.append(Chapter(key, _screen(scene, tale, lines)))
    return made


def rounds_again(
    scene: Scene, view: WarView, events: Sequence[Event], page: str, voice: str
) -> Screen:
    """The round that ``page`` names by its place among all that are over; the latest for none."""
    words, made = scene.words, chapters(scene, view, events, voice, ())
    if not made:
        return Screen(words("key-watch"), words("dom-nothing-yet"), colour=theme.EMBED)
    last = len(made) - 1
    number = min(int(page), last) if page.isdecimal() else last
    return replace(made[number].screen, rows=(stepping(words, number, last, str),))


def round_pages(stories: Sequence[Sequence[Event]]) -> list[list[str]]:
    """For each of the stories the pages of the rounds that end in it."""
    pages: list[list[str]] = []
    began, over = False, 0
    for story in stories:
        pages.append([])
        for event in story:
            if isinstance(event, ev.RoundBegan | ev.WarOver):
                if began:
                    pages[-1].append(str(over))
                    over += 1
                began = isinstance(event, ev.RoundBegan)
    return pages


def _screen(scene: Scene, tale: RoundTale, lines: Sequence[str]) -> Screen:
    words = scene.words
    standing = list(_standing(scene, tale))
    title = words("dom-round-title", round=tale.number, event=scene.title(tale.event))
    alt = bare("\n".join((title, *standing)))
    return Screen(
        title=title,
        text=fit("\n".join(lines), TEXT),
        fields=(Field(words("dom-round-points"), "\n".join(standing)),),
        picture=Picture(round_picture(scene, tale), WIDTH, fit(alt, ALT), "round.png"),
        colour=theme.EMBED,
    )


def _lines(scene: Scene, voice: Voice, tale: RoundTale) -> Iterator[str]:
    """The round in sentences: its event, its fights, who scouted, whose name is known now."""
    place = f"round {tale.number}"
    if tale.event:
        event = scene.catalog.events[tale.event]
        text = one_line(scene, event.abilities)
        yield voice.say("event", place, event=scene.title(tale.event), text=text)
    for news in tale.news:
        if isinstance(news, ev.NameReleased):
            servant = scene.title(news.servant)
            yield voice.say(
                "name", f"{place} {news.seat}", name=_name(scene, news.seat), servant=servant
            )
        elif isinstance(news, ev.BattlefieldOpened):
            yield scene.words("dom-told-opened", place=scene.place(news.place))
    for fight in tale.fights.values():
        yield _fight(scene, voice, place, fight)
    for scout in tale.scouts:
        yield voice.say("scout", place, name=_name(scene, scout.seat), vp=scout.vp)
    for news in tale.news:
        if isinstance(news, ev.Saved):
            name, card = _name(scene, news.seat), scene.title(news.card)
            yield scene.words("dom-round-saved", name=name, card=card)
        elif isinstance(news, ev.Eliminated):
            kind = "resigned" if news.resigned else "out"
            name, servant = _name(scene, news.seat), scene.title(news.servant)
            yield voice.say(kind, f"{place} {news.seat}", name=name, servant=servant)


def _name(scene: Scene, seat: int) -> str:
    return f"**{scene.player(seat)}**"


def _fight(scene: Scene, voice: Voice, place: str, fight: Fight) -> str:
    """A battlefield: who won, over whom, with which sums, and what it brought."""
    words, where = scene.words, f"{place} {fight.place}"
    field = scene.place(fight.place)
    if not fight.winners:
        return voice.say("nobody", where, place=field, totals=_sums(scene, fight, ()))
    gain = words(
        "dom-round-gain",
        objects=fight.objects,
        bonus=fight.bonus,
        pool=fight.objects + fight.bonus,
        share=fight.share,
        count=len(fight.winners),
    )
    total = signless(next(n for seat, n in fight.totals if seat in fight.winners))
    others = _sums(scene, fight, fight.winners)
    kinds = ("won", "shared") if others else ("alone", "drawn")
    return voice.say(
        kinds[len(fight.winners) > 1],
        where,
        place=field,
        names=scene.named(fight.winners),
        total=total,
        others=others,
        gain=gain,
    )


def _sums(scene: Scene, fight: Fight, without: Collection[int]) -> str:
    """The sums of a battlefield, highest first; of the defeated struck through."""
    parts: list[str] = []
    for seat, total in fight.totals:
        if seat in without:
            continue
        text = f"{scene.player(seat)} ({signless(total)})"
        parts.append(f"~~{text}~~" if seat in fight.defeated else text)
    return ", ".join(parts)


def _standing(scene: Scene, tale: RoundTale) -> Iterator[str]:
    """VP before and after, the most first."""
    for seat in sorted(tale.after, key=lambda seat: (-tale.after[seat], seat)):
        before, after = tale.before[seat], tale.after[seat]
        change = after - before
        values = {"name": _name(scene, seat), "before": before, "after": after}
        signed = f"+{change}" if change > 0 else signless(change)
        line = scene.words("dom-round-line", **values, change=signed if change else "=")
        yield f"~~{line}~~" if seat in tale.out else line
