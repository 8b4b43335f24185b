"""Builds views, field by field: what is not named here is shown to nobody."""

from __future__ import annotations

from engine.challengers.plan import LEVELS, OFFERS
from engine.challengers.play import TournamentPlay
from engine.challengers.power import defence, row_powers
from engine.challengers.state import Draft, Match, Player
from engine.challengers.view import (
    DraftView,
    FighterView,
    MatchView,
    PileView,
    PlayerView,
    SideView,
    TournamentView,
    TrophyView,
)


def show(play: TournamentPlay, viewer: int | None) -> TournamentView:
    """What ``viewer`` may know; None, and a seat that has been left, see what everybody does."""
    state = play.state
    eyes = None if viewer is None or state.players[viewer].left else viewer
    drafting = state.phase in {"deck", "trim"}
    begun = state.round >= 1
    return TournamentView(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        edition=state.edition,
        sets=tuple(state.sets),
        left_out=tuple(state.left_out),
        early_win=state.early_win,
        players=tuple([_player(play, seat, eyes) for seat in range(len(state.players))]),
        piles=tuple([PileView(level, *state.piles[level].announced) for level in LEVELS]),
        prizes=tuple([_prizes(play, fans) for fans in state.prizes]),
        offers=OFFERS[state.round - 1] if begun and state.phase == "deck" else (),
        pairs=tuple(play.pairs(state.round)) if begun else (),
        draft=_draft(state.drafts, eyes) if drafting else None,
        matches=tuple([_match(play, match, eyes) for match in state.matches]),
        history=tuple(state.history),
        finalists=tuple(state.finalists),
        asked=tuple(sorted(decision.seat for decision in state.decisions())),
        result=state.result,
    )


def _player(play: TournamentPlay, seat: int, eyes: int | None) -> PlayerView:
    state = play.state
    player = state.players[seat]
    own = seat == eyes
    open_trophies = own or not state.secret_trophies
    draft = next((draft for draft in state.drafts if draft.seat == seat), None)
    tokens = player.tokens + (draft.fans if own and draft is not None else 0)
    return PlayerView(
        seat=seat,
        robot=player.robot,
        replaced=player.replaced,
        left=player.left,
        deck=tuple(player.deck) if own else None,
        deck_size=len(player.deck) if own else player.announced,
        tokens=tokens,
        trophies=tuple(
            [
                TrophyView(each.round, each.fans if open_trophies else None)
                for each in player.trophies
            ]
        ),
        fans=_fans(player, tokens, shown=open_trophies),
        ready=draft is not None and draft.ready,
    )


def _fans(player: Player, tokens: int, *, shown: bool) -> int | None:
    if not shown and player.trophies:
        return None
    return tokens + sum(trophy.fans for trophy in player.trophies)


def _prizes(play: TournamentPlay, fans: list[int]) -> tuple[int | None, ...]:
    return tuple([each if play.state.seats <= 2 else None for each in fans])


def _draft(drafts: list[Draft], eyes: int | None) -> DraftView | None:
    for draft in drafts:
        if draft.seat == eyes:
            return DraftView(
                level=draft.level,
                offered=draft.offered,
                left=draft.left,
                extra=draft.extra,
                display=tuple(draft.display),
                redrawn=draft.redrawn,
                ready=draft.ready,
            )
    return None


def _match(play: TournamentPlay, match: Match, eyes: int | None) -> MatchView:
    one, two = _side(play, match, 0, eyes), _side(play, match, 1, eyes)
    return MatchView(
        park=match.park,
        round=match.round,
        final=match.final,
        sides=(one, two),
        starter=match.starter,
        attacker=match.attacker,
        flag=match.flag,
        attack=sum(fighter.power for fighter in (one, two)[match.attacker].row)
        + match.sides[match.attacker].spur,
        defence=defence(play, match),
        reveals=match.reveals,
        winner=match.winner,
        loss=match.loss,
    )


def _side(play: TournamentPlay, match: Match, number: int, eyes: int | None) -> SideView:
    side = match.sides[number]
    known = side.deck[: side.known] if side.seat == eyes else []
    powers = row_powers(play, match) if number == match.attacker else [0] * len(side.row)
    row = [FighterView(each.card, power) for each, power in zip(side.row, powers, strict=True)]
    holder = side.stack[-1].card if match.flag == number and side.stack else None
    beneath = side.stack[:-1] if holder is not None else side.stack
    return SideView(
        seat=side.seat,
        deck=len(side.deck),
        deck_top=tuple(known),
        bench=tuple([tuple(slot) for slot in side.bench]),
        exhausted=tuple(side.exhausted),
        row=tuple(row),
        flag=None if holder is None else FighterView(holder, defence(play, match)),
        hidden=tuple([each.card for each in reversed(beneath)]),
        spur=side.spur,
    )
