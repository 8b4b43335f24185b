"""The few effects that operations cannot say: a small named function each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.domination import events, objects
from engine.domination.board import Source
from engine.domination.deeds import ObjectCard, PutCard, ReturnCard
from engine.domination.facts import losers
from engine.domination.judging import amount
from engine.domination.operations import ChooseCards, Special, Watch
from engine.domination.play import WarPlay, WarStep
from engine.domination.standing import Attributes, CardPower, Standard
from engine.domination.state import Lying, key_of
from engine.domination.terms import Filter
from engine.kernel import Option, saved

Function = Callable[[WarPlay, Special, Source], None]
SPECIALS: dict[str, Function] = {}


def _special(function: Function) -> Function:
    SPECIALS[function.__name__] = function
    return function


@_special
def anchor(play: WarPlay, op: Special, source: Source) -> None:
    """The card stays where its player is now, and is no noble phantasm there; else it closes."""
    if not play.board.on_battlefield(source.seat):
        play.close(source.seat, source.card)
        return
    play.state.anchors[source.card] = play.side(source.seat).place
    lose = Attributes(op="change_attributes", lose=("noble_phantasm",), lasts="game")
    play.begin(lose, source, (source.card,), (source.seat,))


@_special
def place_teardrop(play: WarPlay, op: Special, source: Source) -> None:
    """A skill is set up at the place of its player, for a later round."""
    for card in play.side(source.seat).skills:
        if key_of(card) == op.card:
            play.show_card(source.seat, card)
            play.state.anchors[card] = play.side(source.seat).place


@_special
def teardrop(play: WarPlay, op: Special, source: Source) -> None:
    """The skill set up there in an earlier round joins the fight, and releases the name."""
    side = play.side(source.seat)
    if source.card in side.skills:
        play.add_active(source.seat, source.card, "added")
        play.note_use(source.seat, source.card)


@_special
def concealment(play: WarPlay, op: Special, source: Source) -> None:
    """Whoever is just below the strongest opponents, none between, defeats all of those."""
    totals, rivals = play.state.totals, play.board.opponents(source.seat)
    top = max(totals[seat] for seat in rivals)
    above = [seat for seat in rivals if totals[seat] > totals[source.seat]]
    if above and all(totals[seat] == top for seat in above):
        for seat in above:
            play.set_defeat(seat, True, source.seat)


@_special
def gather_hand(play: WarPlay, op: Special, source: Source) -> None:
    """A new hand is chosen from everything; the rest is discarded."""
    play.push(Gather(source.seat, source.card, amount(play.board, op.n, source)))


@saved("domination.gather")
class Gather(WarStep):
    """A player builds a hand from its deck cards, wherever they lie."""

    seat: int
    card: str
    most: int

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.seat).alive:
            return
        options: list[Option] = [("card", card) for card in self._pool(play)]
        most = min(self.most, len(options))
        if most:
            default = tuple(range(most))
            about = ("card", self.card)
            play.ask(
                self, self.seat, "gather", options, least=0, most=most, default=default, about=about
            )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        kept = [option[1] for option in picked]
        side = play.side(self.seat)
        for card in self._pool(play):
            if card in kept:
                if card not in side.hand:
                    play.carry(self.seat, card, "hand", seen=card in side.active)
            elif card not in side.active and card not in side.discard:
                play.carry(self.seat, card, "discard", seen=False)

    def _pool(self, play: WarPlay) -> list[str]:
        side = play.side(self.seat)
        lying = [*side.hand, *side.deck, *side.discard, *side.active, *side.down]
        return sorted(card for card in lying if not play.board.card(card).skill)


@_special
def deal_of_two(play: WarPlay, op: Special, source: Source) -> None:
    """Two objects are drawn; one comes here, the other goes back into the deck."""
    place = play.side(source.seat).place
    found = objects.top(play, amount(play.board, op.n, source))
    if found:
        play.push(DealChoice(source.seat, place, tuple(found)))


@saved("domination.deal_choice")
class DealChoice(WarStep):
    """A player picks which of the drawn objects comes to its battlefield."""

    seat: int
    place: str
    cards: tuple[str, ...]

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.seat).alive:
            return
        play.ask(self, self.seat, "choose_object", [("object", card) for card in self.cards])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        state, card = play.state, str(picked[0][1])
        deck = state.objects["base"]
        deck.remove(card)
        state.dice.shuffle(deck)
        state.lying[self.place].append(Lying(card, up=True))
        play.emit(events.ObjectDealt(self.place, card))
        play.happen("object_revealed", place=self.place, about=card)


@_special
def named_discard(play: WarPlay, op: Special, source: Source) -> None:
    """A hand card of the attribute the object names is discarded; the object is worth more."""
    from engine.domination.resolve import Resolve  # noqa: PLC0415 - resolving needs specials

    named = play.board.catalog.objects[key_of(source.object)].names
    if named is None:
        return
    wanted = Filter(attributes=(named,))
    play.push(
        Resolve(
            replace(source, cards=()),
            (
                ChooseCards(op="choose_cards", source=("hand",), filter=wanted),
                ReturnCard(op="return_card", which="chosen", source=("hand",), goal="discard"),
                ObjectCard(op="modify_object_vp", n=amount(play.board, op.n, source)),
            ),
        )
    )


@_special
def seal_skills(play: WarPlay, op: Special, source: Source) -> None:
    """Each beaten servant loses a random inactive skill, until the winner is out."""
    place = play.side(source.seat).place
    for seat in losers(play.board, place):
        skills = [card for card in play.side(seat).skills if not play.board.blanked(card)]
        if skills:
            card = play.state.dice.pick(sorted(skills))
            play.show_card(seat, card)
            rule = Standard(op="rule", rule="blank", card="chosen", lasts="game")
            play.begin(rule, source, (card,), (seat,))


@_special
def steal_points(play: WarPlay, op: Special, source: Source) -> None:
    """VP are taken from the chosen player for each card of a kind just discarded."""
    count = sum(key_of(card) == op.card for card in play.state.discarded)
    for seat in source.players:
        taken = play.lose_vp(seat, count * amount(play.board, op.n, source), source.card)
        play.gain_vp(source.seat, taken, source.card)


@_special
def steal_mana(play: WarPlay, op: Special, source: Source) -> None:
    """Mana is taken from the chosen player; from the air if there is none."""
    n = amount(play.board, op.n, source)
    if source.players:
        n = sum(play.lose_mana(seat, n, source.card) for seat in source.players)
    play.gain_mana(source.seat, n, source.card)


@_special
def name_nemesis(play: WarPlay, op: Special, source: Source) -> None:
    """The neighbour on the right is the nemesis for the game."""
    state = play.state
    around = state.around(source.seat)[:0:-1]
    nemesis = next(seat for seat in around if play.side(seat).alive)
    play.side(source.seat).counters["nemesis"] = nemesis


@_special
def collapse(play: WarPlay, op: Special, source: Source) -> None:
    """A random card of hand and skill zone must be played this round, and is stronger."""
    side = play.side(source.seat)
    attacks = [card for card in side.skills if play.board.card(card).attack]
    pool = sorted([*side.hand, *attacks])
    if pool:
        card = play.state.dice.pick(pool)
        n = amount(play.board, op.n, source)
        power = CardPower(op="modify_card_power", chosen=True, n=n)
        play.begin(power, replace(source, cards=(card,)), (card,), (source.seat,))
        side.must = card


@_special
def replace_deck_card(play: WarPlay, op: Special, source: Source) -> None:
    """One card of the deck, by choice, makes room for the master's own."""
    play.push(ReplaceDeckCard(source.seat, op.card or ""))


@saved("domination.replace_deck_card")
class ReplaceDeckCard(WarStep):
    """A player names the kind of deck card that is replaced."""

    seat: int
    key: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.seat).alive:
            return
        kinds = sorted({key_of(card) for card in play.side(self.seat).deck})
        play.ask(self, self.seat, "replace", [("kind", kind) for kind in kinds])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        side = play.side(self.seat)
        old = next(card for card in sorted(side.deck) if key_of(card) == picked[0][1])
        side.deck.remove(old)
        side.removed.append(old)
        side.removed_unseen.append(old)
        side.deck.append(f"{self.seat}-{self.key}-1")
        play.state.dice.shuffle(side.deck)


@_special
def put_on_deck(play: WarPlay, op: Special, source: Source) -> None:
    """One card of the hand just seen may go on its owner's deck; then the eye rests a round."""
    for seat in source.players:
        play.push(PutOnDeck(source.seat, seat, op.card or ""))


@saved("domination.put_on_deck")
class PutOnDeck(WarStep):
    """A player may put one card of another's hand on that player's deck."""

    seat: int
    other: int
    key: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        hand = play.side(self.other).hand
        if play.side(self.seat).alive and play.side(self.other).alive and hand:
            options: list[Option] = [("none",), *(("card", card) for card in hand)]
            play.ask(self, self.seat, "put_on_deck", options, about=("player", self.other))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        from engine.domination.resolve import Resolve  # noqa: PLC0415 - resolving needs specials

        if picked == (("none",),):
            return
        play.carry(self.other, picked[0][1], "deck", seen=False)
        card = f"{self.seat}-{self.key}-1"
        back = PutCard(op="put_card", card=self.key)
        rest = Watch(op="later", moment="round_end", lasts="next_round", operations=(back,))
        play.push(Resolve(Source(self.seat, card), (PutCard(op="take_card", card=self.key), rest)))


@_special
def lend_card(play: WarPlay, op: Special, source: Source) -> None:
    """Another player may use a skill this round, for VP paid to its owner."""
    for card in play.side(source.seat).skills:
        if key_of(card) == op.card:
            for seat in source.players:
                play.push(Borrow(source.seat, seat, card, amount(play.board, op.n, source)))
            return


@saved("domination.borrow")
class Borrow(WarStep):
    """A player is offered a card for the round (D11)."""

    lender: int
    seat: int
    card: str
    price: int

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        side = play.side(self.seat)
        if side.alive and side.vp >= self.price:
            options: list[Option] = [("decline",), ("accept",)]
            play.ask(self, self.seat, "borrow", options, about=("card", self.card))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        if picked == (("accept",),):
            play.lose_vp(self.seat, self.price, self.card)
            play.gain_vp(self.lender, self.price, self.card)
            play.take(self.lender, self.card)
            play.state.borrowed[self.card] = self.lender
            play.put(self.seat, self.card, "active")
            play.side(self.seat).fresh.append(self.card)
            play.emit(events.CardMoved(self.seat, self.card, "", "active"))


@_special
def expose(play: WarPlay, op: Special, source: Source) -> None:
    """Whoever acts later this round may strike at the player's back."""
    order = play.state.living()
    for seat in order[order.index(source.seat) + 1 :]:
        card = f"{source.seat}-{op.card}-1"
        if card not in play.side(seat).cards:
            play.side(seat).cards.append(card)


@_special
def take_over(play: WarPlay, op: Special, source: Source) -> None:
    """The master falls: with its heir in play a new servant comes, else it becomes the heir."""
    from engine.domination.setup import lay_out_master  # noqa: PLC0415 - set up by the phases

    state, side = play.state, play.side(source.seat)
    master = play.board.catalog.masters[side.master]
    heir = master.becomes
    if heir is None:
        return
    side.counters["fallen"] = 1
    if any(other.master == heir for other in state.sides):
        new_servant(play, source.seat)
        play.regain_spells(source.seat, master.spells)
        return
    state.master_pool = [key for key in state.master_pool if key != heir]
    state.master_pool.append(side.master)
    side.master = heir
    play.emit(events.MasterChosen(source.seat, heir))
    lay_out_master(play, source.seat, heir)
    side.spells = 0
    play.regain_spells(source.seat, amount(play.board, op.n, source))
    change = play.board.numbers.start_mana - side.mana
    side.mana += change
    play.emit(events.ManaChanged(source.seat, change, side.mana, source.card, 0))


def new_servant(play: WarPlay, seat: int) -> None:
    """A random servant that nobody has takes the place of the seat's old one."""
    from engine.domination.setup import lay_out_servant  # noqa: PLC0415 - set up by the phases

    state, side = play.state, play.side(seat)
    if not state.servant_pool:
        return
    new = state.dice.pick(sorted(state.servant_pool))
    state.servant_pool.remove(new)
    old = play.board.catalog.servants[side.servant]
    for zone in ("skills", "hand", "deck", "discard", "active", "down"):
        cards: list[str] = getattr(side, zone)
        gone = [c for c in cards if key_of(c) in old.skills or key_of(c) in old.deck]
        for card in gone:
            unseen = zone in {"hand", "deck", "down"} or card in side.buried
            play.take(seat, card)
            play.put(seat, card, "removed", seen=not unseen)
    lists = (*old.deck, *old.skills)
    state.tokens += [c for c in side.removed if key_of(c) in lists and c not in state.tokens]
    kept = list(side.deck)
    side.servant, side.released, side.known = new, False, False
    state.serial += 100
    lay_out_servant(play, seat, new, state.serial)
    side.deck += kept
    state.dice.shuffle(side.deck)
    play.tell(seat, events.ServantChosen(seat, new), events.ServantChosen(seat, None))
