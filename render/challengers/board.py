"""The picture for everybody: standings, who is ready, who meets whom, how the matches ended."""

from __future__ import annotations

from engine.challengers.view import MatchView, PlayerView, TournamentView
from render import theme
from render.challengers.emblems import crest
from render.challengers.facts import standings, subtitle, title
from render.challengers.names import Scene
from render.challengers.pieces import cloth, cup, flag, medal, power, tick
from render.svg import at, box, line, path

WIDTH = 1200
_MARGIN = 18
_INNER = WIDTH - 2 * _MARGIN
_ROW = 78
_PAIR_WIDTH = (_INNER - 16) / 2
_PAIR, _MATCH = 64, 124


def board_picture(scene: Scene, view: TournamentView) -> str:
    """The board, 1200 wide and as high as it needs."""
    parts: list[str] = [_head(scene, view)]
    y = 118.0
    parts.append(at(_MARGIN, y, _headings(scene)))
    y += 34
    for player, place in standings(view):
        parts.append(at(_MARGIN, y, _player(scene, view, player, place)))
        y += _ROW
    if view.phase == "deck" and view.pairs:
        y = _section(parts, scene.words("ch-next-pairs"), y)
        pairs = [_pair(scene, one, two) for one, two in view.pairs]
        y = _grid(parts, pairs, y, _PAIR)
    if view.matches:
        final, number = view.matches[0].final, view.matches[0].round
        name = scene.words("ch-final") if final else scene.words("ch-round", round=number)
        y = _section(parts, name, y)
        y = _grid(parts, [_match(scene, match) for match in view.matches], y, _MATCH)
    return cloth(WIDTH, y + 8, *parts)


def _head(scene: Scene, view: TournamentView) -> str:
    """A plaque with the round and what is going on."""
    middle = WIDTH / 2
    plaque = (
        f"M{middle - 420} 60L{middle - 384} 14H{middle + 384}L{middle + 420} 60"
        f"L{middle + 384} 106H{middle - 384}Z"
    )
    small = theme.LABEL.but(size=26, fill=theme.GOLD, anchor="middle")
    return (
        path(plaque, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=3)
        + line(title(scene, view), middle, 54, 700, theme.NAME.but(size=38, anchor="middle"))
        + line(subtitle(scene, view), middle, 90, 720, small)
    )


def _headings(scene: Scene) -> str:
    label = theme.LABEL.but(size=22)
    middle = label.but(anchor="middle")
    words = scene.words
    return (
        line(words("ch-head-player"), 70, 24, 300, label)
        + line(words("ch-head-trophies"), 408, 24, 300, label)
        + line(words("ch-head-tokens"), 878, 24, 112, middle)
        + line(words("ch-head-fans"), 990, 24, 100, middle)
        + line(words("ch-head-deck"), 1100, 24, 110, middle)
    )


def _player(scene: Scene, view: TournamentView, player: PlayerView, place: int | None) -> str:
    """One seat's line, 1164 x 70."""
    won = view.result is not None and place == 1
    finalist = player.seat in view.finalists
    colour = theme.GOLD if won or finalist else theme.SEAM
    name = theme.NAME.but(size=32, fill=theme.GOLD if won else theme.IVORY)
    figure = theme.FIGURE.but(size=36)
    faint = theme.FIGURE.but(size=32, fill=theme.MIST)
    fans = "?" if player.fans is None else str(player.fans)
    tokens = f"+{player.tokens}" if player.tokens else "–"
    parts = [
        box(
            *(0, 0, _INNER, _ROW - 8, 14),
            fill=theme.SLATE,
            stroke=colour,
            stroke_width=3 if colour == theme.GOLD else 1.5,
        ),
        at(36, 35, _mark(view, player, place)),
        line(scene.drawn(player.seat), 70, 46, 318, name),
        line(tokens, 878, 47, 100, faint),
        line(fans, 990, 48, 90, figure.but(fill=theme.GOLD)),
        line(str(player.deck_size or "–"), 1100, 47, 90, faint),
    ]
    parts += [
        at(428 + 60 * n, 24 if each.fans is not None else 35, medal(each.round, each.fans, 40))
        for n, each in enumerate(player.trophies)
    ]
    return "".join(parts)


def _mark(view: TournamentView, player: PlayerView, place: int | None) -> str:
    """A tick for who is ready, a dot for who is not yet; places at the end."""
    if place is not None and view.phase not in {"deck", "trim"}:
        figure = theme.FIGURE.but(size=30, fill=theme.GOLD if place == 1 else theme.MIST)
        return line(f"{place}.", 0, 11, 50, figure)
    if player.ready or player.robot:
        return tick(34)
    if player.seat in view.asked:
        return path("M-10 -12H10L2 0L10 12H-10L-2 0Z", fill=theme.MIST)
    return path("M-7 0H7", stroke=theme.SEAM, stroke_width=4, stroke_linecap="round")


def _section(parts: list[str], name: str, y: float) -> float:
    y += 10
    rule = path(
        f"M{_MARGIN} {y + 18}H{WIDTH - _MARGIN}",
        stroke=theme.mix(theme.NIGHT, theme.GOLD, 0.3),
        stroke_width=2,
    )
    parts.append(rule)
    parts.append(box(WIDTH / 2 - 190, y, 380, 36, 18, fill=theme.NIGHT))
    label = theme.LABEL.but(size=25, fill=theme.GOLD, anchor="middle")
    parts.append(line(name, WIDTH / 2, y + 27, 360, label))
    return y + 46


def _grid(parts: list[str], boxes: list[str], y: float, height: float) -> float:
    """Boxes in two columns; a last one alone stands in the middle."""
    for n, each in enumerate(boxes):
        alone = n == len(boxes) - 1 and n % 2 == 0
        x = (WIDTH - _PAIR_WIDTH) / 2 if alone else _MARGIN + (n % 2) * (_PAIR_WIDTH + 16)
        parts.append(at(x, y + (n // 2) * (height + 10), each))
    return y + -(-len(boxes) // 2) * (height + 10)


def _pair(scene: Scene, one: int, two: int) -> str:
    name = theme.TITLE.but(size=27)
    middle = _PAIR_WIDTH / 2
    room = middle - 62
    return (
        box(0, 0, _PAIR_WIDTH, _PAIR, 14, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=2)
        + line(scene.drawn(one), middle - 38, 41, room, name.but(anchor="end"))
        + line("vs", middle, 40, 50, theme.LABEL.but(size=22, fill=theme.GOLD, anchor="middle"))
        + line(scene.drawn(two), middle + 38, 41, room, name)
    )


def _match(scene: Scene, match: MatchView) -> str:
    """A match, running or over: both names, the card with the flag, and why it ended."""
    one, two = match.sides
    middle = _PAIR_WIDTH / 2
    room = middle - 62
    parts = [
        box(0, 0, _PAIR_WIDTH, _MATCH, 14, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=2)
    ]
    for number, (x, anchor) in enumerate(((middle - 38, "end"), (middle + 38, "start"))):
        won = match.winner == number
        lost = match.winner is not None and not won
        fill = theme.GOLD if won else theme.MIST if lost else theme.IVORY
        type_ = theme.TITLE.but(size=29, fill=fill, anchor="end" if anchor == "end" else "start")
        parts.append(line(scene.drawn((one, two)[number].seat), x, 44, room, type_))
    if match.winner is not None:
        parts.append(at(middle, 34, cup(42)))
    else:
        parts.append(at(middle, 34, flag(44)))
    return "".join(parts) + _below(scene, match)


def _below(scene: Scene, match: MatchView) -> str:
    """The second line of a match: the flag's card with its power, and the outcome."""
    label = theme.LABEL.but(size=23)
    holder = next((side.flag for side in match.sides if side.flag is not None), None)
    if match.winner is None or match.loss is None:
        said = scene.words("ch-match-running")
    else:
        said = scene.words(f"ch-why-{match.loss}", count=match.reveals)
    if holder is None:
        return line(said, _PAIR_WIDTH / 2, 98, _PAIR_WIDTH - 40, label.but(anchor="middle"))
    card = scene.card(holder.card)
    return (
        at(38, 90, crest(card.set, 46))
        + line(scene.name(card.key), 70, 99, 186, theme.TITLE.but(size=24))
        + at(286, 90, power(holder.power, 44))
        + line(said, _PAIR_WIDTH - 20, 98, _PAIR_WIDTH - 350, label.but(anchor="end"))
    )
