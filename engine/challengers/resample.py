"""Another tournament that a seat cannot tell from the real one.

Hidden cards change places with hidden cards of the same level, so that all sizes stay what they
are: in piles and discards, in the displays and decks of others, in the robot's deck. What lies
open in a match, and what the seat itself holds or knows, stays.
"""

from __future__ import annotations

from collections import Counter

from engine.challengers.chosen import Chosen, GiveMore
from engine.challengers.plan import TROPHIES
from engine.challengers.play import TournamentPlay
from engine.challengers.state import Match, Side, Tournament, Trophy
from engine.kernel import Dice

_Place = tuple[tuple[list[str], int], ...]
"""Where a hidden card is written down: lists and positions in them, the same card in all."""


def resample(play: TournamentPlay, viewer: int | None, dice: Dice) -> Tournament:
    """Change ``play.state``, a copy, into another world for ``viewer``; returns it."""
    state = play.state
    eyes = None if viewer is None or state.players[viewer].left else viewer
    running = [side for match in state.matches if match.winner is None for side in match.sides]
    places = _table(play, eyes)
    for side in running:
        places += _side(play, side, own=side.seat == eyes)
    playing = {side.seat for side in running}
    for seat, player in enumerate(state.players):
        if seat != eyes and seat not in playing and not _is_choosing(state, seat):
            places += _closed(player.deck, _open_cards(state.matches, seat))
    _permute(play, places, dice)
    for side in running:
        if side.seat == eyes and not _searches(state, side.seat):
            hidden = side.deck[side.known :]
            dice.shuffle(hidden)
            side.deck[side.known :] = hidden
    if state.secret_trophies:
        _trophies(play, eyes, dice)
    state.dice = Dice(f"{dice.roll(1 << 64):016x}")
    _ask_again(play, eyes)
    return state


def _table(play: TournamentPlay, eyes: int | None) -> list[_Place]:
    """Piles, discards, the displays of others, and the robot cards that are not used."""
    state = play.state
    robots = Counter((*play.edition.robot_strong, *play.edition.robot_solo))
    for player in state.players:
        robots.subtract(player.deck)
    lists = [list((+robots).elements())]
    for pile in state.piles.values():
        lists += [pile.cards, pile.discard]
    lists += [draft.display for draft in state.drafts if draft.seat != eyes]
    return [((cards, position),) for cards in lists for position in range(len(cards))]


def _side(play: TournamentPlay, side: Side, *, own: bool) -> list[_Place]:
    """The hidden cards of a side: each is also written in its owner's deck, or among the lent."""
    deck = play.state.players[side.seat].deck
    written = [(deck, n) for n in range(len(deck))] + [
        (side.lent, n) for n in range(len(side.lent))
    ]
    for key in side.shown():
        written.remove(next(place for place in written if place[0][place[1]] == key))
    if own and _searches(play.state, side.seat):
        return []
    places: list[_Place] = []
    for position, key in enumerate(side.deck):
        home = next(place for place in written if place[0][place[1]] == key)
        written.remove(home)
        if not own or (home[0] is side.lent and position >= side.known):
            places.append((home, (side.deck, position)))
    return places


def _closed(deck: list[str], shown: Counter[str]) -> list[_Place]:
    """The cards of a deck, but for those that its latest match has shown."""
    left = shown.copy()
    places: list[_Place] = []
    for position, key in enumerate(deck):
        if left[key]:
            left[key] -= 1
        else:
            places.append(((deck, position),))
    return places


def _open_cards(matches: list[Match], seat: int) -> Counter[str]:
    return Counter(
        key
        for match in matches
        for side in match.sides
        if side.seat == seat
        for key in side.shown()
    )


def _permute(play: TournamentPlay, places: list[_Place], dice: Dice) -> None:
    """Deal the cards of all places anew, level by level; starters stay where they are."""
    levels: dict[str, list[_Place]] = {}
    for place in places:
        cards, position = place[0]
        levels.setdefault(play.cards[cards[position]].level, []).append(place)
    for level, same in sorted(levels.items()):
        if level == "S":
            continue
        keys = [place[0][0][place[0][1]] for place in same]
        dice.shuffle(keys)
        for place, key in zip(same, keys, strict=True):
            for cards, position in place:
                cards[position] = key


def _trophies(play: TournamentPlay, eyes: int | None, dice: Dice) -> None:
    """The backs of trophies, but for one's own (CH-86), those not yet won among them."""
    state = play.state
    for number, prizes in enumerate(state.prizes, start=1):
        pairs = play.pairs(number)
        known = [
            park
            for park, pair in enumerate(pairs)
            if eyes in pair and any(t.round == number for t in state.players[eyes or 0].trophies)
        ]
        hidden = Counter(TROPHIES[number - 1])
        hidden.subtract(prizes[park] for park in known)
        fans = list(hidden.elements())
        dice.shuffle(fans)
        for park in range(len(prizes)):
            if park not in known:
                prizes[park] = fans.pop()
        _rewrite(state, number, pairs)


def _rewrite(state: Tournament, number: int, pairs: list[tuple[int, int]]) -> None:
    """Give the trophies of a round the fans that their parks have now."""
    dropped: list[Trophy] = []
    for park, pair in enumerate(pairs):
        trophy = Trophy(number, state.prizes[number - 1][park])
        kept = False
        for seat in pair:
            trophies = state.players[seat].trophies
            for position, each in enumerate(trophies):
                if each.round == number:
                    trophies[position] = trophy
                    kept = True
        if not kept:
            dropped.append(trophy)
    places = [position for position, each in enumerate(state.dropped) if each.round == number]
    for position, trophy in zip(places, dropped, strict=False):
        state.dropped[position] = trophy


def _is_choosing(state: Tournament, seat: int) -> bool:
    """Whether the seat answers a When Chosen, whose card is written in its step."""
    return any(
        isinstance(step, Chosen | GiveMore) and step.seat == seat
        for lane in state.lanes
        for step in (*lane.steps, lane.waiting)
    )


def _searches(state: Tournament, seat: int) -> bool:
    """Whether the seat is looking through its whole deck."""
    decision = state.decision(seat)
    return decision is not None and decision.kind == "search"


def _ask_again(play: TournamentPlay, eyes: int | None) -> None:
    """Let the questions to others be about the cards they have now."""
    for lane in play.state.lanes:
        decision, step = lane.decision, lane.waiting
        if decision is None or step is None or decision.seat == eyes:
            continue
        lane.decision = lane.waiting = None
        play.lane = lane
        step.run(play)
        if lane.decision is None:
            lane.decision, lane.waiting = decision, step
