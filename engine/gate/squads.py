"""Where squads come from (rulebook sections 1 and 12): dealt, given, built in secret, drafted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engine.gate import events
from engine.gate.cards import Catalog, Squad
from engine.gate.play import DuelPlay, DuelStep, ask
from engine.gate.setup import ChooseColumns, OpenSetup, RevealSquads
from engine.gate.state import Deal, Draft, Duel, Pool, Side
from engine.kernel import Dice, Lane, SetupError, saved

SQUAD = 4
"""Gate decks, and summoners, in a squad (TG-11)."""
DRAFTED = 2 * SQUAD
"""Gate decks, and summoners, that lie in the middle of a draft (TG-117)."""


class GateOptions(BaseModel):
    """A table's options.

    ``squads`` are dealt at random, taken from a random preset, built by the players in secret
    (D-1), drafted (section 12), or given for both seats. ``pool`` says whether both players may
    bring the same cards (TG-13). With a shared pool building is drafting.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    squads: Literal["random", "preset", "build", "draft"] | tuple[Squad, Squad] = "random"
    pool: Pool = "own"


def open_duel(catalog: Catalog, seats: int, options: GateOptions, dice: Dice) -> Duel:
    """A duel that begins with the squads. Raises `SetupError` with the reason (TG-14)."""
    chosen, pool = options.squads, options.pool
    # Two secret choices from one set of cards could collide; the draft is the rulebook's own way
    # to share one.
    if chosen == "draft" or (chosen == "build" and pool == "shared"):
        return _drafting(catalog, seats, dice)
    empty = Squad((), ())
    squads = (empty, empty) if chosen == "build" else _squads(catalog, options, dice)
    mine, theirs = [Side(squad.decks, squad.summoners) for squad in squads]
    deal: Deal = chosen if isinstance(chosen, str) else "given"
    opening = BuildSquads() if chosen == "build" else OpenSetup()
    return Duel(
        seats=seats, dice=dice, lanes=[Lane([opening])], sides=(mine, theirs), pool=pool, deal=deal
    )


def _drafting(catalog: Catalog, seats: int, dice: Dice) -> Duel:
    _check_shareable(catalog)
    draft = Draft(
        dice.roll(2),
        _in_the_middle(tuple(catalog.decks), dice),
        _in_the_middle(catalog.summoners, dice),
    )
    return Duel(
        seats=seats,
        dice=dice,
        lanes=[Lane([OpenDraft()])],
        sides=(Side((), ()), Side((), ())),
        pool="shared",
        deal="draft",
        draft=draft,
    )


def _in_the_middle(keys: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    """All eight of the base set; any eight, where a host's packs have more."""
    if len(keys) == DRAFTED:
        return keys
    dealt = list(keys)
    dice.shuffle(dealt)
    lying = dealt[:DRAFTED]
    return tuple([key for key in keys if key in lying])


def _squads(catalog: Catalog, options: GateOptions, dice: Dice) -> tuple[Squad, Squad]:
    if options.squads == "random":
        return _deal_squads(catalog, options.pool, dice)
    if isinstance(options.squads, str):
        if not catalog.presets:
            raise SetupError("there are no presets")
        squads = dice.pick(catalog.presets).squads
    else:
        squads = options.squads
    for seat, squad in enumerate(squads):
        if reason := catalog.squad_fault(squad):
            raise SetupError(f"squad of seat {seat}: {reason} (TG-11)")
    if options.pool == "shared":
        first, second = squads
        both = sorted({*first.decks, *first.summoners} & {*second.decks, *second.summoners})
        if both:
            raise SetupError(f"both squads use {', '.join(both)}, and the pool is shared (TG-13)")
    return squads


def _deal_squads(catalog: Catalog, pool: Pool, dice: Dice) -> tuple[Squad, Squad]:
    """Two random squads, each from all cards, or from one set of them (TG-13)."""
    decks, summoners = list(catalog.decks), list(catalog.summoners)
    if pool == "shared":
        _check_shareable(catalog)
    squads: list[Squad] = []
    for seat in (0, 1):
        if seat == 0 or pool == "own":
            dice.shuffle(decks)
            dice.shuffle(summoners)
        start = SQUAD if seat == 1 and pool == "shared" else 0
        four = slice(start, start + SQUAD)
        squads.append(Squad(tuple(decks[four]), tuple(summoners[four])))
    return squads[0], squads[1]


def _check_shareable(catalog: Catalog) -> None:
    if min(len(catalog.decks), len(catalog.summoners)) < DRAFTED:
        raise SetupError("a shared pool needs 8 gate decks and 8 summoners (TG-13)")


# Building


@saved("gate.build_squads")
class BuildSquads(DuelStep):
    """D-1: both build their squads, and choose their columns, at the same time in secret."""

    def run(self, play: DuelPlay) -> None:
        """Ask both."""
        play.fork(ChooseDecks(0), ChooseDecks(1))
        play.push(RevealSquads())


@saved("gate.choose_decks")
class ChooseDecks(DuelStep):
    """The four gate decks of a squad, all of different names (TG-11)."""

    seat: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        options = [("deck", key) for key in play.catalog.decks]
        ask(play, self, self.seat, "decks", [*options], least=SQUAD, most=SQUAD)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Go on to the summoners."""
        play.side(self.seat).decks = tuple([key for _, key in picked])
        play.push(ChooseSummoners(self.seat))


@saved("gate.choose_summoners")
class ChooseSummoners(DuelStep):
    """The four different summoners of a squad (TG-12)."""

    seat: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        options = [("summoner", key) for key in play.catalog.summoners]
        ask(play, self, self.seat, "summoners", [*options], least=SQUAD, most=SQUAD)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """The squad is complete; others learn that, and no more."""
        side = play.side(self.seat)
        side.summoners = tuple([key for _, key in picked])
        built = events.SquadBuilt(self.seat, side.decks, side.summoners)
        play.emit(built, (self.seat,), events.SquadBuilt(self.seat, (), ()))
        play.push(ChooseColumns(self.seat))


# Drafting


@saved("gate.open_draft")
class OpenDraft(DuelStep):
    """TG-117: everything lies open in the middle, and somebody begins."""

    def run(self, play: DuelPlay) -> None:
        """Tell, and let both pick until the squads are complete (TG-118 to TG-120)."""
        draft = play.state.draft
        if draft is None:
            return
        play.emit(events.DraftOpened(draft.first, draft.decks, draft.summoners))
        first = draft.first
        decks = [DraftDeck((first, 1 - first)[n % 2]) for n in range(DRAFTED)]
        # TG-119: the other player begins with the summoners.
        summoners = [DraftSummoner((1 - first, first)[n % 2]) for n in range(DRAFTED)]
        play.push(*decks, *summoners, OpenSetup())


class Pick(DuelStep):
    """D-14: somebody takes one thing out of the middle; the last one needs no question."""

    __slots__ = ()
    seat: int


@saved("gate.draft_deck")
class DraftDeck(Pick):
    """A gate deck is taken (TG-118)."""

    seat: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        lying = play.state.draft.decks if play.state.draft else ()
        _pick(play, self, "draft_deck", [("deck", key) for key in lying])

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Take it."""
        ((_, key),) = picked
        draft = play.state.draft
        if draft is not None:
            rest = tuple([each for each in draft.decks if each != key])
            play.state.draft = replace(draft, decks=rest)
        play.side(self.seat).decks += (key,)
        play.emit(events.DeckDrafted(self.seat, key))


@saved("gate.draft_summoner")
class DraftSummoner(Pick):
    """A summoner is taken (TG-119)."""

    seat: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        lying = play.state.draft.summoners if play.state.draft else ()
        _pick(play, self, "draft_summoner", [("summoner", key) for key in lying])

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Take it."""
        ((_, key),) = picked
        draft = play.state.draft
        if draft is not None:
            rest = tuple([each for each in draft.summoners if each != key])
            play.state.draft = replace(draft, summoners=rest)
        play.side(self.seat).summoners += (key,)
        play.emit(events.SummonerDrafted(self.seat, key))


def _pick(play: DuelPlay, step: Pick, kind: str, options: list[tuple[str | int, ...]]) -> None:
    if len(options) == 1:
        step.answered(play, tuple(options))
    else:
        ask(play, step, step.seat, kind, options)
