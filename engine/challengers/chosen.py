"""When Chosen: what a card does in the Deck Phase in which it is taken (CH-79 to CH-81)."""

from __future__ import annotations

from typing import Any

from engine.challengers.events import CardsGained, CardsRemoved
from engine.challengers.operations import Copy, Exchange, Fans, Gain, Promote, Where
from engine.challengers.play import TournamentPlay, TournamentStep
from engine.kernel import Option, saved


def push_chosen(play: TournamentPlay, seat: int, key: str) -> None:
    """Let the When-Chosen abilities of a card just taken happen before the next pick."""
    abilities = play.cards[key].abilities
    play.push(
        *(
            Chosen(seat, key, number, place)
            for number, ability in enumerate(abilities)
            if ability.timing == "chosen"
            for place in range(len(ability.operations))
        )
    )


@saved("challengers.chosen")
class Chosen(TournamentStep):
    """One operation of a When-Chosen ability."""

    seat: int
    card: str
    ability: int
    operation: int

    def run(self, play: TournamentPlay) -> None:
        """Carry it out, or ask for the card to give up first."""
        operation = play.cards[self.card].abilities[self.ability].operations[self.operation]
        match operation:
            case Fans(amount=fans):
                play.state.draft(self.seat).fans += fans
            case Gain(level=level, cards=cards):
                _join(play, self.seat, self.card, play.draw(level, cards))
            case Copy(cards=cards):
                _copy(play, self.seat, self.card, cards)
            case Promote(level=level):
                self._offer(play, "promote", Where(level=level))
            case Exchange(cards=cards, where=where):
                fitting = len(_fitting(play, self.seat, where))
                stays = len(play.state.players[self.seat].deck) > cards
                if play.state.draft(self.seat).display and fitting >= cards and stays:
                    self._offer(play, "exchange", where)
            case _:
                pass

    def answered(self, play: TournamentPlay, picked: tuple[Any, ...]) -> None:
        """Give the card up, and take what comes for it."""
        if not picked:
            return
        ((_, _, position),) = picked
        _give_up(play, self.seat, position)
        operation = play.cards[self.card].abilities[self.ability].operations[self.operation]
        match operation:
            case Promote(to=to):
                _join(play, self.seat, self.card, play.draw(to, 1))
            case Exchange(cards=cards):
                play.push(GiveMore(self.seat, self.card, self.ability, self.operation, cards - 1))
            case _:
                pass

    def _offer(self, play: TournamentPlay, kind: str, where: Where) -> None:
        options = _fitting(play, self.seat, where)
        if options:
            about = ("card", self.card)
            play.ask(self, self.seat, kind, options, least=0, default=(), about=about)


@saved("challengers.give_more")
class GiveMore(TournamentStep):
    """The rest of an exchange that has begun; when all is given, one more card is taken."""

    seat: int
    card: str
    ability: int
    operation: int
    left: int

    def run(self, play: TournamentPlay) -> None:
        """Ask for the next card to give up, or let an extra card be picked."""
        operation = play.cards[self.card].abilities[self.ability].operations[self.operation]
        if self.left and isinstance(operation, Exchange):
            options = _fitting(play, self.seat, operation.where)
            play.ask(self, self.seat, "exchange", options, about=("card", self.card))
        else:
            play.state.draft(self.seat).extra += 1

    def answered(self, play: TournamentPlay, picked: tuple[Any, ...]) -> None:
        """Give the card up."""
        ((_, _, position),) = picked
        _give_up(play, self.seat, position)
        play.push(GiveMore(self.seat, self.card, self.ability, self.operation, self.left - 1))


def _fitting(play: TournamentPlay, seat: int, where: Where) -> list[Option]:
    deck = play.state.players[seat].deck
    return [
        ("card", key, n)
        for n, key in enumerate(deck)
        if play.edition.fits(where, key, play.state.round)
    ]


def _give_up(play: TournamentPlay, seat: int, position: int) -> None:
    key = play.state.players[seat].deck.pop(position)
    play.discard(seat, [key])
    play.emit(CardsRemoved(seat, (key,)), (seat,))


def _join(play: TournamentPlay, seat: int, card: str, cards: list[str]) -> None:
    play.state.players[seat].deck += cards
    if cards:
        play.emit(CardsGained(seat, card, tuple(cards)), (seat,))


def _copy(play: TournamentPlay, seat: int, card: str, cards: int) -> None:
    """Copies come out of the pile, which is shuffled again, else out of its discard."""
    pile = next(pile for level, pile in play.state.piles.items() if level == play.cards[card].level)
    found: list[str] = []
    for source in (pile.cards, pile.discard):
        while len(found) < cards and card in source:
            source.remove(card)
            found.append(card)
    play.state.dice.shuffle(pile.cards)
    _join(play, seat, card, found)
