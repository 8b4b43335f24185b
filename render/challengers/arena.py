"""The picture of a match: both benches, the attack, the card with the flag, the sums."""

from __future__ import annotations

from engine.challengers.view import FighterView, MatchView, SideView
from render import theme
from render.challengers.emblems import crest, emblem
from render.challengers.names import Scene
from render.challengers.pieces import cloth, cup, flag, power
from render.svg import at, box, line, path

WIDTH, HEIGHT = 1200, 810
SLOTS = 6
MARGIN = 18
SLOT_WIDTH, SLOT_HEIGHT = 184, 112
_STEP = (WIDTH - 2 * MARGIN - SLOT_WIDTH) / (SLOTS - 1)
_CHIP_HEIGHT = 58
_CHIPS = 10
_MIDDLE = 224
_MIDDLE_HEIGHT = HEIGHT - 2 * _MIDDLE


def arena_picture(scene: Scene, match: MatchView) -> str:
    """A position, 1200 x 810; side 0 sits below, side 1 above."""
    low, high = match.sides
    return cloth(
        WIDTH,
        HEIGHT,
        at(MARGIN, 16, _banner(scene, match, 1)),
        at(MARGIN, 92, _bench(scene, high)),
        at(MARGIN, _MIDDLE, _middle(scene, match)),
        at(MARGIN, HEIGHT - 92 - SLOT_HEIGHT, _bench(scene, low)),
        at(MARGIN, HEIGHT - 80, _banner(scene, match, 0)),
    )


def _banner(scene: Scene, match: MatchView, number: int) -> str:
    """A player's name with deck, bench and exhaust pile; gold for the winner."""
    side, words = match.sides[number], scene.words
    won = match.winner == number
    colour = theme.GOLD if won else theme.SEAM
    parts = [
        box(
            *(0, 0, WIDTH - 2 * MARGIN, 64, 16),
            fill=theme.SLATE,
            stroke=colour,
            stroke_width=4 if won else 2,
        ),
        line(
            scene.drawn(side.seat),
            72 if won else 24,
            44,
            470,
            theme.NAME.but(fill=theme.GOLD if won else theme.IVORY),
        ),
    ]
    if won:
        parts.append(at(42, 33, cup(40)))
    counts = (
        ("ch-count-deck", side.deck),
        ("ch-count-bench", f"{len(side.bench)}/{SLOTS}"),
        ("ch-count-exhausted", len(side.exhausted)),
    )
    for n, (key, count) in enumerate(counts):
        x = 640 + 200 * n
        parts.append(line(words(key), x, 41, 120, theme.LABEL.but(size=23, anchor="end")))
        figure = theme.FIGURE.but(size=32, anchor="start")
        parts.append(line(str(count), x + 12, 44, 60, figure))
    return "".join(parts)


def _bench(scene: Scene, side: SideView) -> str:
    """Six slots."""
    parts: list[str] = []
    for n in range(SLOTS):
        cards = side.bench[n] if n < len(side.bench) else ()
        parts.append(at(n * _STEP, 0, slot(scene, cards)))
    return "".join(parts)


def slot(scene: Scene, cards: tuple[str, ...]) -> str:
    """A slot of the bench with cards of one name, or an empty one; 184 x 112."""
    if not cards:
        return box(
            *(2, 2, SLOT_WIDTH - 4, SLOT_HEIGHT - 4, 14),
            fill="none",
            stroke=theme.SEAM,
            stroke_width=2.5,
            stroke_dasharray="8 8",
        )
    card = scene.card(cards[0])
    colours = emblem(card.set).colours
    name = theme.TITLE.but(size=23, anchor="middle")
    many = theme.FIGURE.but(size=34, fill=theme.IVORY)
    crowd = len(cards) > 1
    return (
        box(
            *(2, 2, SLOT_WIDTH - 4, SLOT_HEIGHT - 4, 14),
            fill=colours.dark,
            stroke=colours.light,
            stroke_width=3,
        )
        + at(64 if crowd else SLOT_WIDTH / 2, 44, crest(card.set, 62))
        + (line(f"×{len(cards)}", 126, 57, 60, many) if crowd else "")
        + line(scene.name(card.key), SLOT_WIDTH / 2, 97, SLOT_WIDTH - 18, name)
    )


def _middle(scene: Scene, match: MatchView) -> str:
    """Attack on the left, the sums between, the flag on the right."""
    width = WIDTH - 2 * MARGIN
    attacker = match.sides[match.attacker]
    holder = match.sides[1 - match.attacker] if match.flag is None else match.sides[match.flag]
    rule = path(
        f"M0 {_MIDDLE_HEIGHT / 2}H{width}",
        stroke=theme.mix(theme.NIGHT, theme.GOLD, 0.3),
        stroke_width=2,
    )
    parts = [
        rule,
        at(0, 0, attackers(scene, match, attacker)),
        at(width / 2, 0, sums(scene, match)),
    ]
    if holder.flag is not None:
        parts.append(at(width - 400, 0, holding(scene, holder, holder.flag)))
    return "".join(parts)


def attackers(scene: Scene, match: MatchView, side: SideView) -> str:
    """The revealed cards of the attack, the newest below; at most ten of them; 414 x 362."""
    words = scene.words
    label = theme.LABEL.but(size=25)
    if match.flag is not None and match.winner is None:
        name = words("ch-attacks", name=scene.drawn(side.seat))
    else:
        name = scene.drawn(side.seat) if side.row else ""
    left_out = max(0, len(side.row) - _CHIPS)
    if left_out:
        name = words("ch-attacks-more", name=scene.drawn(side.seat), count=left_out)
    shown = side.row[left_out:]
    lines = min(5, max(1, len(shown)))
    columns = 1 if len(shown) <= lines else 2
    chip = 400 if columns == 1 else 206
    top = (_MIDDLE_HEIGHT - lines * (_CHIP_HEIGHT + 8)) / 2 + 18
    parts = [line(name, 0, top - 20, 410, label)] if name else []
    for n, fighter in enumerate(shown):
        x, y = (n // lines) * (chip + 8), top + (n % lines) * (_CHIP_HEIGHT + 8)
        parts.append(at(x, y, _chip(scene, fighter, chip)))
    return "".join(parts)


def _chip(scene: Scene, fighter: FighterView, width: float) -> str:
    """A card as one line: crest, name, power."""
    card = scene.card(fighter.card)
    colours = emblem(card.set).colours
    return (
        box(
            *(0, 0, width, _CHIP_HEIGHT, 14),
            fill=colours.dark,
            stroke=colours.light,
            stroke_width=2.5,
        )
        + at(31, _CHIP_HEIGHT / 2, crest(card.set, 44))
        + line(scene.name(card.key), 60, 38, width - 118, theme.TITLE.but(size=27))
        + at(width - 31, _CHIP_HEIGHT / 2, power(fighter.power, 46))
    )


def sums(scene: Scene, match: MatchView) -> str:
    """Attack against defence, or how the match ended; 336 wide around (0, 181)."""
    words, middle = scene.words, _MIDDLE_HEIGHT / 2
    plaque = f"M-168 {middle}L-140 {middle - 92}H140L168 {middle}L140 {middle + 92}H-140Z"
    label = theme.LABEL.but(size=25, anchor="middle")
    parts = [path(plaque, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=3)]
    if match.winner is not None:
        name = scene.drawn(match.sides[match.winner].seat)
        parts += [
            at(0, middle - 42, cup(62)),
            line(words("ch-winner"), 0, middle + 20, 240, label.but(fill=theme.GOLD)),
            line(name, 0, middle + 62, 250, theme.NAME.but(anchor="middle")),
        ]
        return "".join(parts)
    attack = str(match.attack) if match.sides[match.attacker].row else "–"
    figure = theme.FIGURE.but(size=78)
    sign = "≥" if match.attack >= match.defence else "<"
    if not match.sides[match.attacker].row:
        sign = ":"
    parts += [
        line(words("ch-attack"), -80, middle - 42, 116, label),
        line(words("ch-defence"), 80, middle - 42, 116, label),
        line(attack, -80, middle + 50, 116, figure.but(fill=theme.GOLD)),
        line(sign, 0, middle + 42, 46, figure.but(size=46, fill=theme.MIST)),
        line(str(match.defence), 80, middle + 50, 116, figure.but(fill=theme.STEEL)),
    ]
    return "".join(parts)


def holding(scene: Scene, side: SideView, fighter: FighterView) -> str:
    """The card with the flag, and how many lie beneath it; 400 x 362."""
    card = scene.card(fighter.card)
    colours = emblem(card.set).colours
    top = (_MIDDLE_HEIGHT - 250) / 2
    beneath = "".join(
        box(
            *(24 + 9 * n, top + 12 - 9 * n, 330, 238, 18),
            fill=theme.mix(theme.SLATE, colours.dark, 0.4),
            stroke=theme.SEAM,
            stroke_width=2,
        )
        for n in range(min(3, len(side.hidden)), 0, -1)
    )
    label = theme.LABEL.but(size=24, fill=colours.light, anchor="middle")
    below = (
        scene.words("ch-beneath", count=len(side.hidden))
        if side.hidden
        else scene.set_name(card.set)
    )
    name = scene.words("ch-defends", name=scene.drawn(side.seat))
    return (
        line(name, 74, 34, 300, theme.LABEL.but(size=25))
        + beneath
        + box(*(24, top + 12, 330, 238, 18), fill=colours.main, stroke=theme.GOLD, stroke_width=4)
        + box(34, top + 166, 310, 74, 12, fill=colours.dark)
        + at(146, top + 92, emblem(card.set).draw(colours.light, colours.main), scale=1.1)
        + at(276, top + 92, power(fighter.power, 104))
        + line(scene.name(card.key), 189, top + 202, 290, theme.NAME.but(size=34, anchor="middle"))
        + line(below, 189, top + 230, 290, label)
        + at(26, top + 26, flag(84))
    )
