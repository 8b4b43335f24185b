"""Round end, elimination and victory (FD-115 to FD-139)."""

from __future__ import annotations

from engine.domination import events, objects
from engine.domination.judging import reaches
from engine.domination.play import WarPlay, WarStep
from engine.domination.standing import PreventElimination
from engine.domination.state import NOWHERE, Side, box_of, key_of
from engine.domination.triggers import Happens, at_moment
from engine.kernel import Result, saved


@saved("domination.round_end")
class RoundEnd(WarStep):
    """Step 1: effects after the combat phase (FD-115)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        play.state.phase = "end"
        play.emit(events.PhaseBegan("end"))
        play.push(
            *at_moment(play, "after_combat"),
            Happens("after_combat"),
            ClearBoard(),
            EffectsOfRoundEnd(),
            Expire(),
            Elimination(),
        )


@saved("domination.clear_board")
class ClearBoard(WarStep):
    """Steps 2 to 5: pieces, event, objects and played cards are put away (FD-116 to FD-120)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        play.settle()
        play.emit(events.RoundEnded(state.round))
        self._objects(play)
        for side in state.sides:
            side.place, side.slot = NOWHERE, -1
        state.past_events.append(state.event)
        state.event = ""
        for seat in state.living():
            self._cards(play, seat)

    def _objects(self, play: WarPlay) -> None:
        state = play.state
        for place, lying in state.lying.items():
            if play.board.battlefield(place).steady and place not in state.winners:
                continue
            for each in list(lying):
                objects.discard(play, place, each.card)

    def _cards(self, play: WarPlay, seat: int) -> None:
        state, side = play.state, play.side(seat)
        for card in list(side.active):
            if not play.board.catalog.cards[key_of(card)].lingering or card in state.tokens:
                play.close(seat, card)
        for card in list(side.down):
            play.carry(seat, card, "discard", seen=False)


@saved("domination.round_end_effects")
class EffectsOfRoundEnd(WarStep):
    """Step 6: effects at round end (FD-121)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        play.push(*at_moment(play, "round_end"), Happens("round_end"))


@saved("domination.expire")
class Expire(WarStep):
    """Steps 7 and 8: what was limited to the round expires, the marker passes (FD-122 f.)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        for card in list(state.borrowed):
            holder = next(s for s, side in enumerate(state.sides) if card in _everywhere(side))
            play.return_borrowed(holder, card)
        state.effects = [each for each in state.effects if each.ends > state.round]
        state.copies.clear()
        for seat, side in enumerate(state.sides):
            play.set_defeat(seat, False, seat)
            side.cards = [card for card in side.cards if box_of(card) == seat]
            forget(side)
        state.winners = {}
        state.totals = []
        state.moon_fought = False
        pass_marker(play)


@saved("domination.elimination")
class Elimination(WarStep):
    """After some rounds all but the best are out; after the last the game is (FD-125 ff.)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        if state.round >= play.board.numbers.rounds:
            final(play)
            return
        limits = {each.after: each.keep for each in play.board.numbers.survivors}
        keep = limits.get(state.round)
        if keep is None:
            return
        living = state.living()
        points = [play.side(seat).vp for seat in living]
        out = [seat for seat in living if sum(vp > play.side(seat).vp for vp in points) >= keep]
        for seat in out:
            if not _stays(play, seat):
                leave_game(play, seat, resigned=False)
        gone = [seat for seat in out if not play.side(seat).alive]
        for seat in state.living():
            met = [other for other in play.side(seat).shared_with if other in gone]
            play.side(seat).met_eliminated = bool(met)
            play.side(seat).counters["met_out"] = len(met)
        if gone:
            settle_marker(play)
            play.happen("exit")
        end_if_alone(play)


def _stays(play: WarPlay, seat: int) -> bool:
    """FD-128: whether an effect saves the player this once."""
    for each in play.board.standing(PreventElimination):
        if not reaches(play.board, each.op, each.source, each.seats, seat):
            continue
        if play.side(seat).counters.get("saved", 0) >= each.op.times:
            continue
        play.count(seat, "saved", 1)
        play.show_card(seat, each.source.card)
        play.emit(events.Saved(seat, each.source.card))
        if each.op.lose_all_mana:
            play.lose_mana(seat, play.side(seat).mana, each.source.card)
        return True
    return False


def leave_game(play: WarPlay, seat: int, *, resigned: bool) -> None:
    """FD-129 to FD-133: effects vanish, cards leave, servant and skills are shown."""
    state, side = play.state, play.side(seat)
    side.exit, side.resigned = max(1, state.round), resigned
    state.effects = [each for each in state.effects if each.source != seat]
    state.sources = {place: (pile, by) for place, (pile, by) in state.sources.items() if by != seat}
    for card in [card for card, lender in state.borrowed.items() if lender == seat]:
        del state.borrowed[card]
    for other in state.sides:
        other.cards = [card for card in other.cards if box_of(card) != seat]
    for card in _everywhere(side):
        state.anchors.pop(card, None)
        state.borrowed.pop(card, None)
    skills = tuple(card for card in (*side.skills, *side.active) if play.board.card(card).skill)
    side.removed_unseen += [*side.hand, *side.deck, *side.down, *side.buried, *side.pile]
    side.removed += _everywhere(side)
    for zone in (side.hand, side.deck, side.discard, side.buried, side.active, side.down):
        zone.clear()
    for zone in (side.skills, side.shown, side.pile, side.cards):
        zone.clear()
    side.picked.clear()
    side.place, side.slot, side.defeated = NOWHERE, -1, False
    side.released = side.known = bool(side.servant)
    play.emit(events.Eliminated(seat, resigned, side.servant, skills))


def settle_marker(play: WarPlay) -> None:
    """FD-134: the marker goes on to the next survivor on the left."""
    state = play.state
    if not state.living():
        return
    if not play.side(state.first).alive:
        pass_marker(play)


def pass_marker(play: WarPlay) -> None:
    """FD-123: the start marker passes to the next living player on the left."""
    state = play.state
    here, *others = state.around(state.first)
    for seat in (*others, here):
        if play.side(seat).alive:
            state.first = seat
            play.emit(events.MarkerPassed(seat))
            return


def end_if_alone(play: WarPlay) -> None:
    """FD-138: the last player left wins at once."""
    if len(play.state.living()) == 1 and play.state.result is None:
        finish(play, play.state.living(), "alone")


def final(play: WarPlay) -> None:
    """FD-135, FD-136: the most VP win; tied players together, or who won at Miyama."""
    state = play.state
    best = max(play.side(seat).vp for seat in state.living())
    winners = [seat for seat in state.living() if play.side(seat).vp == best]
    if state.options.final_tie == "miyama" and len(winners) > 1:
        winners = [seat for seat in winners if play.side(seat).won_first]
    finish(play, winners, "points")


def finish(play: WarPlay, winners: list[int], reason: str) -> None:
    """FD-139: winners, then survivors by VP, then those out, the latest exit first."""
    state = play.state

    def order(seat: int) -> tuple[int, int, int]:
        side = play.side(seat)
        last = side.exit or 99
        return (seat in winners, last, side.vp)

    keys = [order(seat) for seat in range(state.seats)]
    ranks = tuple(1 + sum(other > own for other in keys) for own in keys)
    if not winners:
        ranks = tuple(rank + 1 for rank in ranks)
    else:
        ranks = tuple(1 if s in winners else r for s, r in enumerate(ranks))
    play.emit(events.WarOver(tuple(winners), reason))
    play.finish(Result(ranks, reason))


def forget(side: Side) -> None:
    """What was counted for the round only starts anew."""
    side.lost_last = side.outcome == "lost"
    side.used.clear()
    side.dropped.clear()
    side.uniques.clear()
    side.declared.clear()
    side.fresh.clear()
    side.paid.clear()
    side.has_played = side.has_moved = side.played_up = side.played_down = False
    side.hand_shown = side.workshop_slot = False
    side.spells_used.clear()
    side.gained_vp = side.gained_mana = 0
    side.outcome = side.must = ""
    side.fought.clear()


def _everywhere(side: Side) -> list[str]:
    return [
        *side.hand,
        *side.deck,
        *side.discard,
        *side.active,
        *side.down,
        *side.skills,
        *side.pile,
    ]
