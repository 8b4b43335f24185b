"""The facts of a tournament in words: for fields, and for whoever cannot see the picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.challengers.view import MatchView, PlayerView, SideView, TournamentView
from render.challengers.card import in_order
from render.challengers.names import Scene, spread
from render.challengers.rules_text import card_text
from render.challengers.story import outcome
from render.panel import ALT, FIELD_VALUE, Field
from render.words import bare, fit

ROUNDS = 7
LAST_OF_TWO = 2


def title(scene: Scene, view: TournamentView) -> str:
    """What a board is about: the round, the final, the end."""
    words = scene.words
    if view.phase == "over":
        return words("ch-over")
    if view.phase in {"trim", "final"}:
        return words("ch-final")
    return words("ch-round-of", round=view.round, rounds=ROUNDS)


def subtitle(scene: Scene, view: TournamentView) -> str:
    """What is going on: who drafts from what, or that matches run."""
    words = scene.words
    match view.phase:
        case "deck":
            return words("ch-phase-deck", offer=offer(scene, view))
        case "trim":
            return words("ch-phase-trim")
        case "match" if view.matches and all(each.winner is not None for each in view.matches):
            return words("ch-all-over")
        case "match" | "final":
            return words("ch-phase-match")
        case "over":
            reason = view.result.reason if view.result else "fans"
            return words(f"ch-reason-{reason.replace('_', '-')}")


def offer(scene: Scene, view: TournamentView) -> str:
    """The piles of this round: "2 × A or 1 × B"."""
    parts = [scene.words("ch-offer", level=level, count=count) for level, count in view.offers]
    return scene.words("ch-offer-or").join(parts)


def standings(view: TournamentView) -> list[tuple[PlayerView, int | None]]:
    """The seats with their places, the best first; as they sit while fans are secret.

    Equal ones share a place. Once the tournament is over, the result says it all; against a
    single person the robot has the other place, among several it has none.
    """
    players = view.players
    if view.result is not None:
        ranks = view.result.ranks
        if len(ranks) == 1:
            ranks = (ranks[0], LAST_OF_TWO - ranks[0] + 1)
        ranked = [(player, ranks[player.seat]) for player in players[: len(ranks)]]
        robots: list[tuple[PlayerView, int | None]] = [(p, None) for p in players[len(ranks) :]]
        return [*sorted(ranked, key=lambda each: each[1]), *robots]
    if any(player.fans is None for player in players) or not any(p.trophies for p in players):
        return [(player, None) for player in players]
    strength = {player.seat: (player.fans or 0, len(player.trophies)) for player in players}
    order = sorted(players, key=lambda player: strength[player.seat], reverse=True)
    values = [strength[player.seat] for player in order]
    return [(player, values.index(strength[player.seat]) + 1) for player in order]


def standings_field(scene: Scene, view: TournamentView) -> Field:
    """A line for each seat: trophies, tokens, fans, deck, and whether it is ready."""
    lines = [player_line(scene, view, player, place) for player, place in standings(view)]
    return Field(scene.words("ch-standings"), fit("\n".join(lines), FIELD_VALUE))


def player_line(
    scene: Scene, view: TournamentView, player: PlayerView, place: int | None, *, alt: bool = False
) -> str:
    """One seat in a line."""
    words = scene.words
    rounds = " ".join(
        str(each.round) if each.fans is None else f"{each.round}(+{each.fans})"
        for each in player.trophies
    )
    drafting = view.phase in {"deck", "trim"}
    mark = "✓ " if drafting and player.ready else "… " if player.seat in view.asked else ""
    if place is not None and not drafting:
        mark = f"{place}. "
    name = scene.label(player.seat) if alt else f"**{scene.player(player.seat)}**"
    if player.robot:
        name += " " + words("ch-robot-level", level=player.robot, replaced=player.replaced)
    fans = "?" if player.fans is None else str(player.fans)
    return mark + words(
        "ch-line",
        name=name,
        trophies=rounds or "–",
        tokens=player.tokens,
        fans=fans,
        deck=player.deck_size or "–",
    )


def matches_field(scene: Scene, view: TournamentView) -> Field | None:
    """How the latest matches stand or ended, a line for each."""
    if not view.matches:
        return None
    number, final = view.matches[0].round, view.matches[0].final
    name = scene.words("ch-final") if final else scene.words("ch-matches-of", round=number)
    lines = [match_line(scene, match) for match in view.matches]
    return Field(name, fit("\n".join(lines), FIELD_VALUE))


def match_line(scene: Scene, match: MatchView, *, alt: bool = False) -> str:
    """A match in a line."""
    one, two = (scene.label if alt else scene.player for _ in range(2))
    low, high = match.sides
    if match.winner is None:
        return scene.words("ch-match-on", one=one(low.seat), two=two(high.seat))
    winner, loser = match.sides[match.winner], match.sides[1 - match.winner]
    return scene.words(
        "ch-match-won",
        winner=one(winner.seat),
        loser=two(loser.seat),
        outcome=outcome(scene, match),
        reveals=match.reveals,
    )


def pairs_lines(scene: Scene, view: TournamentView) -> str:
    """Who meets whom in this round, a line for each pair."""
    return "\n".join(f"{scene.player(one)} – {scene.player(two)}" for one, two in view.pairs)


def board_alt(scene: Scene, view: TournamentView) -> str:
    """The board in words without markup."""
    lines = [f"{title(scene, view)}. {subtitle(scene, view)}."]
    lines += [
        player_line(scene, view, player, place, alt=True) for player, place in standings(view)
    ]
    lines += [match_line(scene, match, alt=True) for match in view.matches]
    return fit(bare("\n".join(lines)), ALT)


def position_alt(scene: Scene, match: MatchView) -> str:
    """A position of a match in words without markup."""
    lines = [side_line(scene, side) for side in match.sides]
    if match.winner is not None:
        lines.insert(0, match_line(scene, match, alt=True))
    else:
        lines.append(scene.words("ch-sums", attack=match.attack, defence=match.defence))
    return fit(bare("\n".join(lines)), ALT)


def side_line(scene: Scene, side: SideView) -> str:
    """One side of a match in a line."""
    bench = [card for slot in side.bench for card in slot]
    flag = "–" if side.flag is None else f"{scene.name(side.flag.card)} {side.flag.power}"
    row = ", ".join(f"{scene.name(each.card)} {each.power}" for each in side.row)
    return scene.words(
        "ch-side",
        name=scene.label(side.seat),
        deck=side.deck,
        slots=len(side.bench),
        bench=scene.names(bench) or "–",
        flag=flag,
        row=row or "–",
    )


def deck_lines(scene: Scene, keys: Sequence[str], round_number: int) -> list[str]:
    """A deck in lines: power, name, number."""
    return [
        scene.words(
            "ch-deck-line",
            power=scene.card(key).base(round_number),
            name=scene.name(key),
            count=count,
        )
        for key, count in spread(in_order(scene, keys))
    ]


def card_lines(scene: Scene, keys: Sequence[str], round_number: int) -> list[str]:
    """Cards to choose from in lines, with their texts."""
    return [
        scene.words(
            "ch-card-line",
            number=number,
            name=scene.name(key),
            level=scene.card(key).level,
            power=scene.card(key).base(round_number),
            text=card_text(scene, scene.card(key)).replace("\n", " "),
        )
        for number, key in enumerate(keys, 1)
    ]
