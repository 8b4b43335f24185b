"""What each operation does that happens at once (Appendix B)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from engine.domination import events, objects
from engine.domination.board import Source
from engine.domination.choosing import DiscardChoice, PickBranch
from engine.domination.deeds import (
    AddObject,
    AddSkill,
    AddToPlayed,
    CommandSpells,
    CopyCard,
    Count,
    CreateToken,
    Defeat,
    Discard,
    Draw,
    EventMana,
    Events,
    LeaveTerrain,
    LookAt,
    Mana,
    Move,
    ObjectCard,
    ObjectDeck,
    ObjectSource,
    OpenBattlefield,
    Points,
    PutCard,
    RemoveCard,
    ReturnCard,
    Reveal,
    SwapServant,
    Switch,
    TransferCard,
    WinGame,
)
from engine.domination.judging import amount, fits, those
from engine.domination.moving import MoveByEffect
from engine.domination.operations import AnyOperation, Choose, Special
from engine.domination.play import WarPlay
from engine.domination.special import SPECIALS, new_servant
from engine.domination.state import NOBODY, key_of
from engine.domination.terms import Filter, Zone

T = TypeVar("T", bound=AnyOperation)
_CARRIES: dict[type[Any], Callable[[WarPlay, Any, Source], None]] = {}


def carry_out(play: WarPlay, op: AnyOperation, source: Source) -> None:
    """Let an operation happen. Raises `KeyError` for one that only asks or only stands."""
    _CARRIES[type(op)](play, op, source)


def _carries(
    kind: type[T],
) -> Callable[[Callable[[WarPlay, T, Source], None]], Callable[[WarPlay, T, Source], None]]:
    def note(
        function: Callable[[WarPlay, T, Source], None],
    ) -> Callable[[WarPlay, T, Source], None]:
        _CARRIES[kind] = function
        return function

    return note


def _cards(
    play: WarPlay, source: Source, which: str, wanted: Filter, zones: tuple[Zone, ...]
) -> list[str]:
    """The owner's cards that an operation means, as far as they lie in ``zones``."""
    side = play.side(source.seat)
    lying = [card for zone in zones for card in list[str](getattr(side, zone))]
    if which == "itself":
        return [card for card in lying if card == source.card]
    if which == "chosen":
        return [card for card in source.cards if card in lying]
    return [card for card in lying if fits(play.board, wanted, card, source.card)]


@_carries(Mana)
def _mana(play: WarPlay, op: Mana, source: Source) -> None:
    n = amount(play.board, op.n, source)
    for seat in those(play.board, op.who, op.those, source):
        if op.op == "gain_mana":
            play.gain_mana(seat, n, source.card)
        else:
            play.state.last = play.lose_mana(seat, n, source.card)


@_carries(Points)
def _points(play: WarPlay, op: Points, source: Source) -> None:
    n = amount(play.board, op.n, source)
    for seat in those(play.board, op.who, op.those, source):
        if op.op == "gain_vp":
            play.gain_vp(seat, n, source.card)
        else:
            play.state.last = play.lose_vp(seat, n, source.card)


@_carries(CommandSpells)
def _spells(play: WarPlay, op: CommandSpells, source: Source) -> None:
    n = amount(play.board, op.n, source)
    for seat in those(play.board, op.who, op.those, source):
        if op.op == "gain_command_spell":
            play.regain_spells(seat, n)
        else:
            play.spend_spells(seat, n)


@_carries(Count)
def _count(play: WarPlay, op: Count, source: Source) -> None:
    play.count(source.seat, op.name, op.n)


@_carries(Defeat)
def _defeat(play: WarPlay, op: Defeat, source: Source) -> None:
    for seat in those(play.board, op.who, op.those, source):
        play.set_defeat(seat, op.op == "defeat", source.seat)


@_carries(WinGame)
def _win_game(play: WarPlay, op: WinGame, source: Source) -> None:
    from engine.domination.ending import finish  # noqa: PLC0415 - the end comes last

    finish(play, [source.seat], "card")


@_carries(Move)
def _move(play: WarPlay, op: Move, source: Source) -> None:
    for seat in those(play.board, op.who, op.those, source):
        play.push(MoveByEffect(seat, op.goal, op.slot))


@_carries(LeaveTerrain)
def _leave_terrain(play: WarPlay, op: LeaveTerrain, source: Source) -> None:
    for seat in those(play.board, op.who, op.those, source):
        side = play.side(seat)
        if play.board.on_battlefield(seat) and side.slot >= 0:
            play.emit(events.TerrainLost(seat, side.place, side.slot))
            side.slot = -1


@_carries(OpenBattlefield)
def _open(play: WarPlay, op: OpenBattlefield, source: Source) -> None:
    place = play.board.numbers.moon_cell.battlefield.key
    if place not in play.state.battlefields:
        play.state.battlefields.append(place)
        play.state.lying[place] = []
        play.emit(events.BattlefieldOpened(place))


@_carries(Draw)
def _draw(play: WarPlay, op: Draw, source: Source) -> None:
    n = amount(play.board, op.n, source)
    for seat in those(play.board, op.who, op.those, source):
        play.draw(seat, n)


@_carries(AddToPlayed)
def _add_to_played(play: WarPlay, op: AddToPlayed, source: Source) -> None:
    for card in _cards(play, source, op.which, op.filter, op.source):
        if op.down:
            play.carry(source.seat, card, "down", seen=False)
        else:
            play.add_active(source.seat, card, "added")


@_carries(Switch)
def _switch(play: WarPlay, op: Switch, source: Source) -> None:
    side = play.side(source.seat)
    if op.op == "activate":
        for card in _cards(play, source, op.which, op.filter, ("down",)):
            play.add_active(source.seat, card, "activated")
        return
    targets = dict.fromkeys(side.active, source.seat)
    if op.which == "chosen":
        targets = {
            card: seat
            for seat in play.state.living()
            for card in play.side(seat).active
            if card in source.cards and not play.steadfast(seat, source.seat)
        }
    for card, seat in targets.items():
        if op.which == "itself" and card != source.card:
            continue
        if op.which == "filter" and not fits(play.board, op.filter, card, source.card):
            continue
        play.close(seat, card)


@_carries(RemoveCard)
def _remove(play: WarPlay, op: RemoveCard, source: Source) -> None:
    for card in _cards(play, source, op.which, op.filter, op.source):
        seen = card in play.side(source.seat).active or play.board.card(card).skill
        play.carry(source.seat, card, "removed", seen=seen)


@_carries(ReturnCard)
def _return(play: WarPlay, op: ReturnCard, source: Source) -> None:
    found = _cards(play, source, op.which, op.filter, op.source)[: op.n]
    play.state.last = len(found)
    for card in found:
        play.carry(source.seat, card, op.goal, seen=op.goal in {"discard", "skills"})


@_carries(Discard)
def _discard(play: WarPlay, op: Discard, source: Source) -> None:
    n = amount(play.board, op.n, source)
    seats = those(play.board, op.who, op.those, source)
    play.push(*(DiscardChoice(seat, n) for seat in seats))


@_carries(AddSkill)
def _add_skill(play: WarPlay, op: AddSkill, source: Source) -> None:
    for seat in those(play.board, op.who, op.those, source):
        if op.op == "replace_skills":
            for card in list(play.side(seat).skills):
                play.carry(seat, card, "removed")
        for key in op.cards:
            card = play.token(seat, key)
            play.state.tokens.remove(card)
            play.put(seat, card, "skills")
            play.emit(events.CardMoved(seat, card, "", "skills"))


@_carries(PutCard)
def _put_card(play: WarPlay, op: PutCard, source: Source) -> None:
    side = play.side(source.seat)
    there = [card for card in side.cards if key_of(card) == op.card]
    if op.op == "take_card":
        for card in there:
            side.cards.remove(card)
            play.emit(events.CardMoved(source.seat, card, "cards", ""))
    elif not there:
        card = f"{source.seat}-{op.card}-1"
        side.cards.append(card)
        play.emit(events.CardMoved(source.seat, card, "", "cards"))


@_carries(CreateToken)
def _create_token(play: WarPlay, op: CreateToken, source: Source) -> None:
    for _ in range(amount(play.board, op.n, source)):
        card = play.token(source.seat, op.card)
        play.put(source.seat, card, op.to)
        if op.to == "active":
            play.side(source.seat).fresh.append(card)
        play.emit(events.CardMoved(source.seat, card, "", op.to))


@_carries(CopyCard)
def _copy(play: WarPlay, op: CopyCard, source: Source) -> None:
    if not source.cards:
        return
    copied = source.cards[0]
    key = play.board.card(copied).key
    play.state.copies[source.card] = key
    play.emit(events.CardCopied(source.seat, source.card, key))
    if op.own and copied in play.side(source.seat).active:
        play.add_power(source, op.own)


@_carries(TransferCard)
def _transfer(play: WarPlay, op: TransferCard, source: Source) -> None:
    for seat in source.players:
        if play.side(seat).alive and play.take(source.seat, source.card):
            play.state.borrowed[source.card] = source.seat
            play.put(seat, source.card, "active")
            play.side(seat).fresh.append(source.card)
            play.emit(events.CardMoved(seat, source.card, "", "active"))


@_carries(SwapServant)
def _swap(play: WarPlay, op: SwapServant, source: Source) -> None:
    new_servant(play, source.seat)


@_carries(Reveal)
def _reveal(play: WarPlay, op: Reveal, source: Source) -> None:
    for seat in those(play.board, op.who, op.those, source):
        match op.op:
            case "release_true_name":
                play.release_name(seat)
            case "hide_true_name":
                play.hide_name(seat)
            case "reveal_hand":
                play.emit(events.HandShown(seat, tuple(play.side(seat).hand)))
            case "reveal_card":
                for card in play.side(seat).skills:
                    if not source.cards or card in source.cards:
                        play.show_card(seat, card)


@_carries(LookAt)
def _look(play: WarPlay, op: LookAt, source: Source) -> None:
    for seat in those(play.board, op.who, op.those, source):
        other = play.side(seat)
        keys = tuple(other.hand)
        if op.what == "class":
            known = play.board.catalog.servants[other.servant].servant_class
            play.side(source.seat).classes[seat] = known
            keys = (known,)
        told = events.Looked(source.seat, seat, op.what, keys)
        play.tell(source.seat, told, replace(told, keys=None))


@_carries(AddObject)
def _add_object(play: WarPlay, op: AddObject, source: Source) -> None:
    place = op.place
    if place == "here":
        place = source.place or play.side(source.seat).place
    if place in play.state.battlefields:
        for _ in range(op.n):
            objects.deal(play, place, up=not op.down, pile=op.pile)


@_carries(ObjectCard)
def _object(play: WarPlay, op: ObjectCard, source: Source) -> None:
    for place, lying in play.state.lying.items():
        for n, each in enumerate(lying):
            if each.card != source.object:
                continue
            if op.op == "modify_object_vp":
                lying[n] = replace(each, bonus=each.bonus + op.n)
                play.emit(events.ObjectChanged(place, each.card, "worth", op.n))
                return
            how = "excluded" if op.op == "exclude_object" else "discarded"
            play.emit(events.ObjectChanged(place, each.card, how, 0))
            objects.discard(play, place, each.card, how)
            return


@_carries(ObjectDeck)
def _shuffle_in(play: WarPlay, op: ObjectDeck, source: Source) -> None:
    deck = play.state.objects["base"]
    for key in op.cards:
        play.state.serial += 1
        deck.append(f"{key}-{100 + play.state.serial}")
    play.state.added_objects += len(op.cards)
    play.state.dice.shuffle(deck)
    play.emit(events.ObjectsAdded(len(op.cards)))


@_carries(ObjectSource)
def _source(play: WarPlay, op: ObjectSource, source: Source) -> None:
    place = op.place
    if place == "here":
        place = source.place or play.side(source.seat).place
    play.state.sources[place] = (op.pile, source.seat)
    play.emit(events.SourceReplaced(place, op.pile))


@_carries(EventMana)
def _event_mana(play: WarPlay, op: EventMana, source: Source) -> None:
    play.state.event_mana[play.state.event] = op.n


@_carries(Events)
def _events(play: WarPlay, op: Events, source: Source) -> None:
    state = play.state
    climax = play.board.catalog.climax_events
    regular = [key for key in state.events if key not in climax]
    if op.op == "restore_event":
        old = [key for key in state.past_events if key not in climax]
        if not old or not regular:
            return
        state.past_events.remove(old[-1])
        state.past_events.append(regular.pop(0))
        regular.insert(0, old[-1])
    else:
        state.dice.shuffle(regular)
    state.events = [*(key for key in state.events if key in climax), *regular]


@_carries(Choose)
def _choose(play: WarPlay, op: Choose, source: Source) -> None:
    seats = those(play.board, op.who, op.those, source)
    play.push(*(PickBranch(seat, source, op) for seat in seats))


@_carries(Special)
def _special(play: WarPlay, op: Special, source: Source) -> None:
    if source.seat != NOBODY:
        SPECIALS[op.name](play, op, source)
