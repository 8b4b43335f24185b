"""Challengers! as the kernel plays it: options, setup, and the doors to the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, cast

from pydantic import BaseModel, ConfigDict, Field

from engine.challengers.cards import Catalog, Edition
from engine.challengers.leaving import leave
from engine.challengers.operations import PileLevel
from engine.challengers.plan import CHOSEN_SETS, LEVELS, SOLO_CARDS, TROPHIES
from engine.challengers.play import TournamentPlay
from engine.challengers.problems import problems
from engine.challengers.questions import SMALL
from engine.challengers.resample import resample
from engine.challengers.robots import robot_deck
from engine.challengers.rounds import Open
from engine.challengers.showing import show
from engine.challengers.state import Automatic, Pile, Player, Tournament
from engine.challengers.view import TournamentView
from engine.kernel import Dice, Game, Lane, Play, SetupError


class ChallengersOptions(BaseModel):
    """What the host decides before the first round (D-1).

    ``cards`` names the edition (CH-114) and ``left_out`` a set that is not used, None for the
    lot (CH-6). ``difficulty`` and ``special`` are the robot's (CH-102, CH-111). ``early_win`` is
    for 1 or 2 players (CH-97, CH-98). ``choices`` says whether people are asked inside matches:
    one word for all, or one for each seat.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    cards: str = "published"
    left_out: str | None = None
    difficulty: Annotated[int, Field(ge=1, le=5)] = 1
    special: bool = False
    early_win: Literal["total", "lead"] = "total"
    choices: Automatic | tuple[Automatic, ...] = "automatic"


class ChallengersGame(Game[Tournament, TournamentView]):
    """A deck-drafting tournament for 1 to 8 people, and a robot where their number is odd."""

    key: ClassVar[str] = "challengers"
    rules: ClassVar[int] = 1
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 8
    max_decisions: ClassVar[int] = 20_000
    options_type: ClassVar[type[BaseModel]] = ChallengersOptions
    small: ClassVar[frozenset[str]] = SMALL

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(Tournament)
        self.catalog = catalog

    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> Tournament:
        """Choose the sets, fill the piles, draw trophies, deal plan numbers (sections 1 and 2).

        Raises `SetupError` for an unknown edition or set, for a special challenge with several
        people, and when ``choices`` does not fit the seats.
        """
        chosen = ChallengersOptions.model_validate(options)
        edition = self._edition(chosen.cards)
        if chosen.special and seats > 1:
            raise SetupError("the Solo Special Challenge is for one player")
        sets = _sets(edition, chosen.left_out, dice)
        piles = _piles(edition, sets, dice)
        count = seats + seats % 2
        return Tournament(
            seats=seats,
            dice=dice,
            lanes=[Lane([Open()])],
            edition=edition.key,
            sets=sets,
            left_out=[key for key in edition.choices if key not in sets],
            early_win=chosen.early_win,
            choices=_choices(chosen.choices, seats),
            prizes=_prizes(count // 2, dice),
            numbers=_numbers(seats, count, dice),
            players=_players(edition, seats, chosen, dice),
            piles=piles,
        )

    def play(self, state: Tournament) -> TournamentPlay:
        """The rules' hands on ``state``."""
        return TournamentPlay(state, self._edition(state.edition))

    def copy(self, state: Tournament) -> Tournament:
        """An independent copy."""
        return state.copy()

    def view(self, state: Tournament, seat: int | None) -> TournamentView:
        """What ``seat`` may know (section 17); None is a spectator."""
        return show(self.play(state), seat)

    def out(self, state: Tournament, seat: int) -> bool:
        """Whoever has left; a robot has the seat (D-10)."""
        return state.players[seat].left

    def concede(self, play: Play[Tournament], seat: int) -> None:
        """Let a person leave; a robot takes the seat (D-10)."""
        leave(cast("TournamentPlay", play), seat)

    def picks(self, state: Tournament, seat: int) -> tuple[str, ...]:
        """The different cards of the last deck, without those that every deck begins with."""
        cards = self.catalog.cards
        return tuple(key for key in state.players[seat].deck if cards[key].level != "S")

    def problems(self, state: Tournament) -> list[str]:
        """The broken invariants of section 18."""
        return problems(self.play(state))

    def resample(self, state: Tournament, seat: int | None, dice: Dice) -> Tournament:
        """Another tournament that ``seat`` cannot tell from this one."""
        return resample(self.play(state.copy()), seat, dice)

    def _edition(self, key: str) -> Edition:
        if key not in self.catalog.editions:
            known = ", ".join(self.catalog.editions)
            message = f"there is no card set {key!r}; there are {known}"
            raise SetupError(message)
        return self.catalog.editions[key]


def _sets(edition: Edition, left_out: str | None, dice: Dice) -> list[str]:
    """City and five further sets (CH-5, CH-6)."""
    if left_out is not None and left_out not in edition.choices:
        known = ", ".join(edition.choices)
        message = f"{left_out!r} cannot be left out; {known} can"
        raise SetupError(message)
    further = [key for key in edition.choices if key != left_out]
    while len(further) > CHOSEN_SETS:
        further.remove(dice.pick(further))
    return [edition.always, *further]


def _piles(edition: Edition, sets: list[str], dice: Dice) -> dict[PileLevel, Pile]:
    """All copies of the used sets' cards, by level, shuffled (CH-8, CH-10)."""
    piles: dict[PileLevel, Pile] = {}
    for level in LEVELS:
        cards = [
            card.key
            for card in edition.cards.values()
            if card.level == level and card.set in sets
            for _ in range(card.copies)
        ]
        dice.shuffle(cards)
        piles[level] = Pile(cards)
    return piles


def _prizes(parks: int, dice: Dice) -> list[list[int]]:
    """A trophy of each round for every match of that round (CH-15)."""
    prizes: list[list[int]] = []
    for fans in TROPHIES:
        trophies = list(fans)
        dice.shuffle(trophies)
        prizes.append(trophies[:parks])
    return prizes


def _numbers(seats: int, count: int, dice: Dice) -> list[int]:
    """Plan numbers at random; a robot has the last one (CH-21)."""
    people = list(range(seats))
    dice.shuffle(people)
    return [*people, *range(seats, count)]


def _choices(choices: Automatic | tuple[Automatic, ...], seats: int) -> list[Automatic]:
    if isinstance(choices, str):
        return [choices] * seats
    if len(choices) != seats:
        message = f"choices: {len(choices)} entries for {seats} seats"
        raise SetupError(message)
    return list(choices)


def _players(edition: Edition, seats: int, chosen: ChallengersOptions, dice: Dice) -> list[Player]:
    """Starter decks for all, and the robot where the number of people is odd (CH-11, CH-18)."""
    players = [Player(0, list(edition.starters)) for _ in range(seats)]
    if seats % 2:
        solo = dice.pick(SOLO_CARDS) if chosen.special else 0
        deck = robot_deck(edition, chosen.difficulty, solo, dice)
        replaced = sum(edition.cards[key].level != "S" for key in deck)
        players.append(Player(chosen.difficulty, deck, replaced))
    return players
