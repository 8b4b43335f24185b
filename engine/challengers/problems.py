"""The invariants of section 18, checked on a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.challengers.plan import EARLY_WIN, LEVELS, MOST_REVEALS, ROUNDS, SLOTS
from engine.challengers.play import TournamentPlay
from engine.challengers.power import defence, row_powers
from engine.challengers.state import Match


def problems(play: TournamentPlay) -> list[str]:
    """Every broken invariant as a sentence; none for a sound state."""
    checks = (_cards, _starters, _decks, _matches, _meetings, _trophies, _drafts, _endings)
    return [problem for check in checks for problem in check(play)]


def _cards(play: TournamentPlay) -> Iterator[str]:
    """1: the copies of every A, B and C card are all there, in the right pile."""
    state = play.state
    found: Counter[str] = Counter()
    for level, pile in state.piles.items():
        found.update(pile.cards)
        found.update(pile.discard)
        for key in (*pile.cards, *pile.discard):
            if play.cards[key].level != level:
                yield f"{key} lies in pile {level}"
    for draft in state.drafts:
        found.update(draft.display)
    for player in state.players:
        found.update(key for key in player.deck if play.cards[key].level in LEVELS)
    for match in state.matches:
        if match.winner is None:
            found.update(key for side in match.sides for key in side.lent)
    for card in play.edition.cards.values():
        wanted = card.copies if card.level in LEVELS and card.set in state.sets else 0
        if found[card.key] != wanted:
            yield f"{card.key}: {found[card.key]} copies of {wanted}"


def _starters(play: TournamentPlay) -> Iterator[str]:
    """1: six starters for every person, seven robot cards for every robot."""
    starters = Counter(play.edition.starters)
    for seat, player in enumerate(play.state.players):
        own = Counter(key for key in player.deck if play.cards[key].level == "S")
        own.update(player.removed)
        if not player.robot and own != starters:
            yield f"seat {seat}: the starters are not six"
        if player.left and Counter(player.removed) != starters:
            yield f"seat {seat}: the leaver's starters are not out of the game"
        if player.robot and len(player.deck) != len(play.edition.robot):
            yield f"seat {seat}: the robot has {len(player.deck)} cards"


def _decks(play: TournamentPlay) -> Iterator[str]:
    """11: a deck is never empty."""
    for seat, player in enumerate(play.state.players):
        if not player.deck:
            yield f"seat {seat} has no deck"
        if player.tokens < 0:
            yield f"seat {seat} owes fans"


def _matches(play: TournamentPlay) -> Iterator[str]:
    for match in play.state.matches:
        here = f"park {match.park}"
        for problem in (*_zones(play, match), *_flag(play, match)):
            yield f"{here}: {problem}"
        if match.reveals > MOST_REVEALS:
            yield f"{here}: {match.reveals} reveals"


def _zones(play: TournamentPlay, match: Match) -> Iterator[str]:
    """2 and 3: no card is lost in a match, and the bench is in order."""
    for side in match.sides:
        names = [{play.edition.slots[key] for key in slot} for slot in side.bench]
        if len(names) > SLOTS or any(len(each) != 1 for each in names):
            yield f"the bench of seat {side.seat} is out of order"
        if len({name for each in names for name in each}) != len(names):
            yield f"a name lies in two slots of seat {side.seat}"
        if not 0 <= side.known <= len(side.deck):
            yield f"seat {side.seat} knows {side.known} of {len(side.deck)} cards"
        if match.winner is None:
            cards = Counter([*side.deck, *side.shown()])
            cards.subtract(side.lent)
            if +cards != Counter(play.state.players[side.seat].deck) or min(cards.values()) < 0:
                yield f"the cards of seat {side.seat} are not its deck"


def _flag(play: TournamentPlay, match: Match) -> Iterator[str]:
    """4, 5 and 6: one flag, one stack, one attack row; no power below 0."""
    if match.flag is None:
        if match.winner is None and match.sides[1 - match.attacker].row:
            yield "the side that loses the flag attacks"
        return
    holder, other = match.sides[match.flag], match.sides[1 - match.flag]
    if not holder.stack or other.stack:
        yield "the flag is not on top of the only stack"
        return
    if holder.row or match.attacker == match.flag:
        yield "the side with the flag attacks"
        return
    powers = row_powers(play, match)
    if min([*powers, defence(play, match)]) < 0:
        yield "a power is negative"


def _meetings(play: TournamentPlay) -> Iterator[str]:
    """8 and 9: every finished match has one winner, and each round follows the plan."""
    state = play.state
    for number in range(1, state.round + 1):
        met = [m for m in state.history if m.round == number and not m.final]
        planned = {frozenset(pair) for pair in play.pairs(number)}
        seats = [frozenset(meeting.seats) for meeting in met]
        complete = number < state.round or state.phase in {"trim", "final"}
        if not set(seats) <= planned or len(set(seats)) != len(seats):
            yield f"round {number} does not follow the plan"
        if complete and len(seats) != len(planned):
            yield f"round {number} has {len(seats)} matches of {len(planned)}"
    for meeting in state.history:
        if meeting.winner not in meeting.seats:
            yield f"seat {meeting.winner} won a match of others"


def _trophies(play: TournamentPlay) -> Iterator[str]:
    """10: one trophy for each match that is over, the final has none."""
    state = play.state
    won = [trophy for player in state.players for trophy in player.trophies] + state.dropped
    played = [meeting for meeting in state.history if not meeting.final]
    if len(won) != len(played):
        yield f"{len(won)} trophies for {len(played)} matches"
    for number, prizes in enumerate(state.prizes, start=1):
        given = Counter(trophy.fans for trophy in won if trophy.round == number)
        if given - Counter(prizes):
            yield f"a trophy of round {number} is not one of its prizes"
    robot = state.players[-1]
    if state.seats > 2 and robot.robot and not robot.left and (robot.trophies or robot.tokens):
        yield "the robot has fans"


def _drafts(play: TournamentPlay) -> Iterator[str]:
    """11: nobody takes more than the offer, or looks at cards after being ready."""
    state = play.state
    for draft in state.drafts:
        if not 0 <= draft.left <= draft.offered:
            yield f"seat {draft.seat} takes {draft.left} of {draft.offered} cards"
        if draft.ready and draft.display:
            yield f"seat {draft.seat} is ready and has a display"
        if any(draft.level != play.cards[key].level for key in draft.display):
            yield f"the display of seat {draft.seat} is of two levels"
    if state.drafts and state.phase in {"match", "final"}:
        yield "somebody drafts outside the Deck Phase"


def _endings(play: TournamentPlay) -> Iterator[str]:
    """13: an early win ends the game; a final is played once, by two people."""
    state = play.state
    finals = [meeting for meeting in state.history if meeting.final]
    if state.seats <= 2:
        fans = sorted(player.fans for player in state.players)
        over = fans[1] - fans[0] if state.early_win == "lead" else fans[1]
        between = state.phase == "deck" and state.result is None
        if between and over >= EARLY_WIN and not any(player.left for player in state.players):
            yield "the game goes on after an early win"
        if finals or state.finalists:
            yield "a final with two players"
    elif state.finalists and (len(set(state.finalists)) != 2 or len(finals) > 1):
        yield "the final is not one match of two"
    if state.round > ROUNDS:
        yield f"there is no round {state.round}"
