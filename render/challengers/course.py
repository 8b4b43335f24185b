"""The course of a tournament: how everybody stood after each round, from what everybody saw."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.challengers import events as ev
from engine.challengers.view import PlayerView, TournamentView, TrophyView
from engine.kernel import Event
from render.challengers.reel import Reel


def rounds(
    view: TournamentView, films: Sequence[Reel], events: Sequence[Event]
) -> Iterator[TournamentView]:
    """The tournament as it stood after the matches of each round that is over.

    ``view`` is a spectator's, ``films`` are the matches in ``events``, which are all that
    everybody saw. The final is no round.
    """
    ledger = _Ledger()
    for event in events:
        round_number = ledger.round
        ledger.note(event)
        if not isinstance(event, (ev.RoundBegun, ev.TrophiesRevealed, ev.Over)):
            continue
        matches = [film.last for film in films if film.round == round_number and not film.final]
        if round_number in ledger.closed or not matches:
            continue
        if all(match.winner is not None for match in matches):
            ledger.closed.add(round_number)
            yield replace(
                view,
                phase="match",
                round=round_number,
                players=tuple([ledger.player(player) for player in view.players]),
                pairs=(),
                matches=tuple(matches),
                finalists=(),
                asked=(),
                result=view.result if isinstance(event, ev.Over) else None,
            )


class _Ledger:
    """What everybody has, as far as everybody knows."""

    def __init__(self) -> None:
        self.round = 0
        self.closed: set[int] = set()
        self._tokens: Counter[int] = Counter()
        self._trophies: dict[int, list[TrophyView]] = defaultdict(list)
        self._decks: tuple[int, ...] = ()
        self._robots: dict[int, tuple[int, int]] = {}
        self._left: set[int] = set()

    def note(self, event: Event) -> None:
        """Write down what ``event`` changes."""
        match event:
            case ev.RoundBegun(round=number):
                self.round = number
            case ev.DecksClosed(decks=decks):
                self._decks = decks
            case ev.FansGained(seat=seat, fans=fans):
                self._tokens[seat] += fans
            case ev.TrophyWon(seat=seat, round=number, fans=fans):
                self._trophies[seat].append(TrophyView(number, fans))
            case ev.TrophiesRevealed(trophies=trophies):
                for seat, won in enumerate(trophies):
                    self._trophies[seat] = [TrophyView(each.round, each.fans) for each in won]
            case ev.RobotEntered(seat=seat, difficulty=difficulty, replaced=replaced):
                self._robots[seat] = difficulty, replaced
            case ev.SeatLeft(seat=seat):
                self._left.add(seat)
            case _:
                pass

    def player(self, player: PlayerView) -> PlayerView:
        """A seat as it stands by now."""
        seat = player.seat
        trophies = tuple(self._trophies[seat])
        fans = [trophy.fans for trophy in trophies if trophy.fans is not None]
        robot, replaced = self._robots.get(seat, (0, 0))
        return replace(
            player,
            robot=robot,
            replaced=replaced,
            left=seat in self._left,
            deck_size=self._decks[seat] if self._decks else 0,
            tokens=self._tokens[seat],
            trophies=trophies,
            fans=self._tokens[seat] + sum(fans) if len(fans) == len(trophies) else None,
            ready=False,
        )
