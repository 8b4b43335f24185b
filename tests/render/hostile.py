"""Names that try to be markup, and where on a screen they may stand as they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.kernel import Game
from render.panel import Ahead, Page, Screen
from render.presenter import Chronicler, Presenter, Replayer, Teller
from render.words import Words
from tests.render.spacing import labels_of
from tests.render.walking import acts

HOSTILE = (
    "x**zq**x",
    "x[zq](https://zq.io)x",
    "x||zq||x`zq`x",
    "x<t:77:R>x<@77>x<#77>x",
    "x@everyone x@here x",
    "x https://zq.io x",
    "x__zq__x~~zq~~x",
    "x_zq_x*zq*x<:zq:77>x",
    "# xzq <@&77> x",
)
"""As many as the largest game has seats, each at most as long as a name may be."""

_RAW = (
    *("x**zq", "zq](https:", "||zq", "`zq", "<t:77", "<@77", "<#77", "@everyone", "@here"),
    *("x https://zq", "__zq", "~~zq", "x_zq", "x*zq", "<:zq", "# xzq", "<@&77"),
)
"""What must not be left of them where Discord reads markup."""


def unescaped(screen: Screen) -> list[str]:
    """The places of ``screen`` in which a hostile name still is markup, or shows its escapes."""
    named = {"title": screen.title, "text": screen.text}
    for field in screen.fields:
        named |= {f"field {field.name}": field.name, f"value of {field.name}": field.value}
    found = [
        f"{fault} in {where}: {text}"
        for where, text in named.items()
        for fault in unescaped_text(text)
    ]
    return found + [f"{text} shows escapes" for text in _plain(screen) if "\\" in text]


def unescaped_text(text: str) -> list[str]:
    """What of a hostile name still is markup in a text in which Discord reads it."""
    return [raw for raw in _RAW if raw in re.sub(r"\\[^\w\s]", "\\\\", text)]


def _plain(screen: Screen) -> Iterator[str]:
    if screen.picture is not None:
        yield from (screen.picture.alt, screen.picture.svg)
    yield from labels_of(screen)


def names(seats: int, turn: int = 0) -> tuple[str, ...]:
    """So many hostile names, beginning with another one each ``turn``."""
    return tuple(HOSTILE[(turn + seat) % len(HOSTILE)] for seat in range(seats))


def screens(
    shown: Presenter,
    game: Game[Any, Any],
    state: Any,
    players: Sequence[str],
    words: Words,
    story: Any,
) -> Iterator[Screen]:
    """What is shown of a moment: the board or result, every panel's pages, and what is told.

    ``story`` gives what a seat, or everybody (None), saw happen.
    """
    view, public = game.view(state, None), story(None)
    if state.result is not None:
        yield shown.result(view, players, words, story=public)
    else:
        yield shown.board(view, players, words, story=public)
        yield from _panels(shown, game, state, players, words, story)
    if isinstance(shown, Chronicler):
        told = "\n".join(shown.lines(view, players, words, public))
        yield Screen("log", told[-4000:])
    if isinstance(shown, Teller):
        for chapter in shown.chapters(view, players, words, story=public, voice="v"):
            yield chapter.screen
    if isinstance(shown, Replayer):
        for page in [each for part in shown.steps([public]) for each in part][:6]:
            yield shown.replay(view, players, words, story=public, page=page, voice="v")


def _panels(
    shown: Presenter,
    game: Game[Any, Any],
    state: Any,
    players: Sequence[str],
    words: Words,
    story: Any,
) -> Iterator[Screen]:
    asked = {decision.seat: decision for decision in state.decisions()}
    for seat in range(len(players)):
        view, decision, seen = game.view(state, seat), asked.get(seat), story(seat)
        first = shown.panel(view, decision, players, words, story=seen)
        yield first
        pages = {act.name for act in acts(first) if isinstance(act, Page)}
        for page in sorted(pages)[:6]:
            yield shown.panel(view, decision, players, words, page=page, story=seen)
        if decision is None:
            continue
        for act in [act for act in acts(first) if isinstance(act, Ahead)][:1]:
            ahead = state.copy()
            for choice in act.choices:
                game.apply(ahead, seat, choice)
            then = next((each for each in ahead.decisions() if each.seat == seat), None)
            if ahead.result is None:
                yield shown.panel(
                    game.view(ahead, seat), then, players, words, ahead=act.choices, story=seen
                )


def faults(all_screens: Iterable[Screen]) -> set[str]:
    """The faults of many screens, each once."""
    return {fault for screen in all_screens for fault in unescaped(screen)}
