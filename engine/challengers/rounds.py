"""The course of a tournament: rounds, standings, the final, the ways to win (sections 8 to 10)."""

from __future__ import annotations

from engine.challengers.drafting import ChoosePile, Trim
from engine.challengers.events import (
    DecksClosed,
    FansGained,
    Opened,
    Over,
    RobotEntered,
    RoundBegun,
    TrophiesRevealed,
)
from engine.challengers.matches import StartMatch
from engine.challengers.plan import EARLY_WIN, LEVELS, OFFERS, ROUNDS
from engine.challengers.play import TournamentPlay, TournamentStep
from engine.challengers.state import Draft, Match, Player, Side
from engine.kernel import Result, saved


@saved("challengers.open")
class Open(TournamentStep):
    """Tell what this tournament is played with."""

    def run(self, play: TournamentPlay) -> None:
        """Announce the sets and the robot."""
        state = play.state
        play.announce()
        play.emit(Opened(tuple(state.sets), tuple(state.left_out)))
        for seat, player in enumerate(state.players):
            if player.robot:
                play.emit(RobotEntered(seat, player.robot, player.replaced))
        play.push(DeckPhase())


@saved("challengers.deck_phase")
class DeckPhase(TournamentStep):
    """All people draft at the same time, in secret (CH-23).

    Displays that nobody has to ask for are drawn from another seat on in every round, since the
    last ones may come from a pile made of what others did not want (CH-32, CH-33).
    """

    def run(self, play: TournamentPlay) -> None:
        """Begin the next round."""
        state = play.state
        state.round += 1
        state.phase = "deck"
        people = play.people()
        state.drafts = [Draft(seat) for seat in people]
        pairs = tuple(play.pairs(state.round))
        play.emit(RoundBegun(state.round, OFFERS[state.round - 1], pairs))
        play.push(CloseDecks(), MatchPhase())
        first = (state.round - 1) % len(people)
        play.fork(*(ChoosePile(seat) for seat in people[first:] + people[:first]))


@saved("challengers.close_decks")
class CloseDecks(TournamentStep):
    """Everybody is ready: what is public about the decks becomes known (CH-37)."""

    def run(self, play: TournamentPlay) -> None:
        """Show the tokens that picks gave, and the new sizes."""
        state = play.state
        for draft in state.drafts:
            if draft.fans:
                state.players[draft.seat].tokens += draft.fans
                play.emit(FansGained(draft.seat, draft.fans))
        state.drafts = []
        play.announce()
        decks = tuple(player.announced for player in state.players)
        play.emit(DecksClosed(decks, tuple(state.piles[level].announced for level in LEVELS)))


@saved("challengers.match_phase")
class MatchPhase(TournamentStep):
    """All matches of the round, side by side (CH-19)."""

    def run(self, play: TournamentPlay) -> None:
        """Shuffle all decks and begin."""
        _begin_matches(play, play.pairs(play.state.round), final=False)
        play.push(RoundOver())


@saved("challengers.round_over")
class RoundOver(TournamentStep):
    """All matches of a round are over (CH-88)."""

    def run(self, play: TournamentPlay) -> None:
        """Go on to the next round, the final, or the end."""
        state = play.state
        if state.seats <= 2:
            winner = early_winner(play)
            if winner is None and state.round == ROUNDS:
                winner = max(range(2), key=lambda seat: standing(state.players[seat]))
            if winner is not None:
                early = state.round < ROUNDS
                finish(play, [winner, 1 - winner], "early_win" if early else "fans")
                return
        play.push(Qualify() if state.round == ROUNDS else DeckPhase())


@saved("challengers.qualify")
class Qualify(TournamentStep):
    """All trophies are revealed; the two with the most fans are finalists (CH-89 to CH-93)."""

    def run(self, play: TournamentPlay) -> None:
        """Name the finalists and let them trim their decks."""
        state = play.state
        state.finalists = ranked(play, by_lot=True)[:2]
        _reveal_trophies(play)
        state.phase = "trim"
        state.drafts = [Draft(seat) for seat in state.finalists]
        play.push(CloseDecks(), Final())
        play.fork(*(Trim(seat) for seat in state.finalists))


@saved("challengers.final")
class Final(TournamentStep):
    """The final is a match like any other, for everything (CH-94, CH-95)."""

    def run(self, play: TournamentPlay) -> None:
        """Shuffle both decks and begin."""
        one, two = play.state.finalists
        _begin_matches(play, [(one, two)], final=True)
        play.push(Crown())


@saved("challengers.crown")
class Crown(TournamentStep):
    """The winner of the final has won the game (CH-95)."""

    def run(self, play: TournamentPlay) -> None:
        """End the game."""
        crown(play, play.state.history[-1].winner, "final")


def _begin_matches(play: TournamentPlay, pairs: list[tuple[int, int]], *, final: bool) -> None:
    state = play.state
    state.phase = "final" if final else "match"
    state.matches = [
        Match(park, state.round, (_side(play, one), _side(play, two)), final)
        for park, (one, two) in enumerate(pairs)
    ]
    play.fork(*(StartMatch(match.park) for match in state.matches))


def _side(play: TournamentPlay, seat: int) -> Side:
    deck = play.state.players[seat].deck.copy()
    play.state.dice.shuffle(deck)
    return Side(seat, deck)


def standing(player: Player) -> tuple[int, int, list[int]]:
    """What places are decided by: fans, trophies, then trophies from the latest round on."""
    rounds = sorted((trophy.round for trophy in player.trophies), reverse=True)
    return player.fans, len(rounds), rounds


def ranked(play: TournamentPlay, *, by_lot: bool) -> list[int]:
    """The people who are still there, the best first (CH-89 to CH-92)."""
    players = play.state.players
    people = play.people()
    if by_lot:
        play.state.dice.shuffle(people)
    return sorted(people, key=lambda seat: standing(players[seat]), reverse=True)


def early_winner(play: TournamentPlay) -> int | None:
    """Who wins at once after this Match Phase, if anybody (CH-97 to CH-99)."""
    state = play.state
    fans = [player.fans for player in state.players]
    best = max(fans)
    if state.early_win == "lead":
        return fans.index(best) if best - min(fans) >= EARLY_WIN else None
    if best < EARLY_WIN:
        return None
    return state.history[-1].winner if fans[0] == fans[1] else fans.index(best)


def crown(play: TournamentPlay, winner: int, reason: str) -> None:
    """``winner`` wins, then the other finalist, then the rest in order of their fans."""
    state = play.state
    others = [seat for seat in ranked(play, by_lot=False) if seat != winner]
    others.sort(key=lambda seat: seat not in state.finalists)
    finish(play, [winner, *others], reason)


def _reveal_trophies(play: TournamentPlay) -> None:
    state = play.state
    play.emit(
        TrophiesRevealed(
            tuple([tuple(player.trophies) for player in state.players]),
            tuple([player.fans for player in state.players]),
            tuple(state.finalists),
        )
    )


def finish(play: TournamentPlay, order: list[int], reason: str) -> None:
    """End the game with the seats in ``order``, robots among them; who left comes last."""
    state = play.state
    players = state.players
    places: dict[int, int] = {}
    for place, seat in enumerate(order):
        before = order[place - 1] if place else None
        tied = (
            before is not None
            and place > 2
            and standing(players[before]) == standing(players[seat])
        )
        places[seat] = places[before] if tied and before is not None else place + 1
    last = max(2, len(order) + 1)
    ranks = [last if players[seat].left else places.get(seat, last) for seat in range(state.seats)]
    won = order[0] if order and not players[order[0]].robot else None
    state.phase = "over"
    if state.secret_trophies:
        _reveal_trophies(play)
    play.emit(Over(tuple([player.fans for player in players]), won, reason))
    play.finish(Result(tuple(ranks), reason))
