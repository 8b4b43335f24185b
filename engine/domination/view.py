"""What a seat, or a spectator, may know of a war (FD-189 to FD-200).

A view is built from an allow-list: what is not named here stays hidden. Hidden cards have no
ids in it, only their number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.domination.board import Board, Index
from engine.domination.declare import GrantedPlay, RegularPlay
from engine.domination.declaring import Declaration, Pick
from engine.domination.judging import has_rule
from engine.domination.power import cost, mana_cap, object_vp, power, terrain, total
from engine.domination.state import Side, War
from engine.kernel import Result


@dataclass(frozen=True, slots=True)
class CardView:
    """An active card: what it is (or is a copy of), its power now, its attributes."""

    card: str
    key: str
    power: int
    attributes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ObjectView:
    """An object on a battlefield; ``card`` is None while it lies face down."""

    card: str | None
    vp: int


@dataclass(frozen=True, slots=True)
class FieldView:
    """A battlefield: its slots with their numbers and holders, bonus, objects, pieces, closed."""

    place: str
    terrain: tuple[int, ...]
    holders: tuple[int | None, ...]
    bonus: int
    objects: tuple[ObjectView, ...]
    vp: int
    seats: tuple[int, ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class WorkshopView:
    """The workshop's slots, who holds them, and how many of them are open."""

    slots: tuple[int, ...]
    holders: tuple[int | None, ...]
    open: int


@dataclass(frozen=True, slots=True)
class ScoutView:
    """The scouting place."""

    seats: tuple[int, ...]
    vp: int
    closed: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's things. None stands for what the viewer may not see.

    ``servant`` is None before the true name is released; ``servant_class`` may be known without
    it. ``boundless`` mana is never spent. ``total`` is made from what everybody sees, and
    ``own_total`` (for the owner) from everything. ``skills`` lists the skills in the zone, None
    for a face-down one.
    """

    master: str
    servant: str | None
    servant_class: str | None
    released: bool
    mana: int
    mana_cap: int
    boundless: bool
    vp: int
    spells: int
    place: str
    slot: int
    terrain: int
    defeated: bool
    exit: int
    resigned: bool
    hand: tuple[str, ...] | None
    hand_size: int
    deck: int
    deck_list: tuple[str, ...] | None
    discard: tuple[str, ...]
    discard_size: int
    active: tuple[CardView, ...]
    down: tuple[str, ...] | None
    down_count: int
    skills: tuple[str | None, ...]
    shown: tuple[str, ...]
    cards: tuple[str, ...]
    removed: tuple[str, ...]
    removed_count: int
    pile: int
    counters: tuple[tuple[str, int], ...]
    used: tuple[str, ...]
    skips: tuple[str, ...]
    total: int
    own_total: int | None
    costs: tuple[tuple[str, int], ...] | None
    offer: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class DeclarationView:
    """The viewer's declaration so far: cards, their price in all, what it makes of the total."""

    picks: tuple[tuple[str, bool, tuple[str, ...]], ...]
    cost: int
    total: int


@dataclass(frozen=True, slots=True)
class NextView:
    """What a card that may be declared next makes of the viewer's declaration.

    ``cost`` is the price of all then, ``total`` the total power (None before the first card);
    ``ends``: nothing can be added after it, so the declaration is made with it.
    """

    cost: int
    total: int | None
    ends: bool


@dataclass(frozen=True, slots=True)
class StandingView:
    """An effect that goes on: what it is, from which card and player, for whom, until when."""

    op: str
    card: str
    source: int
    seats: tuple[int, ...]
    n: int
    until: int


@dataclass(frozen=True, slots=True)
class WarView:
    """A whole war as ``viewer`` may see it (None: a spectator).

    ``next`` goes with the viewer's options: one for each card that may be declared now, in the
    order in which they are offered.
    """

    viewer: int | None
    round: int
    rounds: int
    phase: str
    window: str
    turn: int
    first: int
    order: tuple[int, ...]
    event: str | None
    past_events: tuple[str, ...]
    events_left: int
    coming_climax: tuple[str, ...]
    objects_left: int
    used_objects: tuple[str, ...]
    excluded: tuple[str, ...]
    sources: tuple[tuple[str, str], ...]
    workshop: WorkshopView
    fields: tuple[FieldView, ...]
    scout: ScoutView
    arrows: tuple[tuple[str, str, int], ...]
    sides: tuple[SideView, ...]
    effects: tuple[StandingView, ...]
    declaring: DeclarationView | None
    next: tuple[NextView, ...]
    asked: tuple[int, ...]
    result: Result | None


def view(index: Index, state: War, viewer: int | None) -> WarView:
    """What ``viewer`` may know of ``state``."""
    board, public = (Board(index, state, public=hidden).still() for hidden in (False, True))
    numbers = index.catalog.numbers
    climax = set(index.catalog.climax_events)
    workshop = [None] * len(numbers.workshop)
    return WarView(
        viewer=viewer,
        round=state.round,
        rounds=numbers.rounds,
        phase=state.phase,
        window=state.window,
        turn=state.turn,
        first=state.first,
        order=tuple(state.living()),
        event=state.event or None,
        past_events=tuple(state.past_events),
        events_left=len(state.events),
        coming_climax=tuple(key for key in reversed(state.events) if key in climax),
        objects_left=len(state.objects.get("base", [])),
        used_objects=tuple(sorted(c for cards in state.used_objects.values() for c in cards)),
        excluded=tuple(state.excluded),
        sources=tuple((place, pile) for place, (pile, _) in state.sources.items()),
        workshop=WorkshopView(
            numbers.workshop, _holders(state, "workshop", len(workshop)), public.open_slots()
        ),
        fields=tuple(_field(public, place, viewer) for place in state.battlefields),
        scout=ScoutView(tuple(state.at("scout")), numbers.scout_vp, public.closed("scout")),
        arrows=tuple((arrow.origin, arrow.goal, arrow.cost) for arrow in numbers.arrows),
        sides=tuple(_side(board, public, seat, viewer) for seat in range(state.seats)),
        effects=tuple(
            StandingView(
                op=effect.op.op,
                card=effect.card,
                source=effect.source,
                seats=effect.seats,
                n=n if isinstance(n := getattr(effect.op, "n", 0), int) else 0,
                until=effect.ends,
            )
            for effect in state.effects
        ),
        declaring=_declaring(board, state, viewer),
        next=_next(board, state, viewer),
        asked=tuple(decision.seat for decision in state.decisions()),
        result=state.result,
    )


def _holders(state: War, place: str, slots: int) -> tuple[int | None, ...]:
    held = {state.sides[seat].slot: seat for seat in state.at(place)}
    return tuple(held.get(slot) for slot in range(slots))


def _field(public: Board, place: str, viewer: int | None) -> FieldView:
    state, field = public.state, public.battlefield(place)
    sees = viewer is not None and has_rule(public, viewer, "sees_objects")
    objects = tuple(
        ObjectView(
            each.card if each.up or sees else None,
            public.catalog.objects[each.card.split("-")[0]].vp + each.bonus
            if each.up or sees
            else 0,
        )
        for each in state.lying.get(place, [])
    )
    return FieldView(
        place=place,
        terrain=field.terrain,
        holders=_holders(state, place, len(field.terrain)),
        bonus=field.bonus,
        objects=objects,
        vp=object_vp(public, place),
        seats=tuple(state.at(place)),
        closed=public.closed(place),
    )


def _side(board: Board, public: Board, seat: int, viewer: int | None) -> SideView:
    state, side = board.state, board.side(seat)
    own = viewer == seat
    drafting = state.phase == "setup"
    master = side.master
    if not own and drafting and side.master_offer:
        master = ""
    known = side.released or own
    servant = side.servant if known and side.servant else None
    open_hand = has_rule(public, seat, "open_hand")
    return SideView(
        master=master,
        servant=servant,
        servant_class=_class(board, side, seat, viewer, servant),
        released=side.released,
        mana=side.mana,
        mana_cap=mana_cap(public, seat) if master else board.numbers.mana_cap,
        boundless=has_rule(public, seat, "infinite_mana"),
        vp=side.vp,
        spells=side.spells,
        place=side.place,
        slot=side.slot,
        terrain=terrain(public, seat),
        defeated=side.defeated,
        exit=side.exit,
        resigned=side.resigned,
        hand=tuple(side.hand) if own or open_hand else None,
        hand_size=len(side.hand),
        deck=len(side.deck),
        deck_list=tuple(sorted(side.deck)) if own else None,
        discard=tuple(sorted(c for c in side.discard if own or c not in side.buried)),
        discard_size=len(side.discard),
        active=tuple(_card(public, seat, card) for card in side.active),
        down=tuple(side.down) if own else None,
        down_count=len(side.down),
        skills=tuple(card if own or card in side.shown else None for card in _laid(side)),
        shown=tuple(side.shown),
        cards=tuple(side.cards),
        removed=tuple(sorted(c for c in side.removed if own or c not in side.removed_unseen)),
        removed_count=len(side.removed),
        pile=len(side.pile),
        counters=tuple(sorted(side.counters.items())),
        used=tuple(side.used),
        skips=tuple(side.skips),
        total=total(public, seat) if side.alive else 0,
        own_total=(total(board, seat) if side.alive else 0) if own else None,
        costs=_costs(board, seat) if own else None,
        offer=tuple(side.servant_offer or side.master_offer) if own else None,
    )


def _laid(side: Side) -> Iterable[str]:
    """The skills of the zone, the face-up ones first: their places tell nothing."""
    return [*side.shown, *(card for card in side.skills if card not in side.shown)]


def _class(
    board: Board, side: Side, seat: int, viewer: int | None, servant: str | None
) -> str | None:
    if servant is not None:
        return board.catalog.servants[servant].servant_class
    if viewer is None or viewer == seat:
        return None
    return board.side(viewer).classes.get(seat)


def _card(public: Board, seat: int, card: str) -> CardView:
    strength = power(public, seat, card) if card in public.fighting(seat) else 0
    key = public.card(card).key
    return CardView(card, key, strength, tuple(public.attributes(card)))


def _costs(board: Board, seat: int) -> tuple[tuple[str, int], ...]:
    side = board.side(seat)
    return tuple(
        (card, cost(board, seat, card))
        for card in (*side.hand, *side.skills)
        if board.card(card).attack
    )


def _declaring(board: Board, state: War, viewer: int | None) -> DeclarationView | None:
    step = _declarer(state, viewer)
    if step is None or not step.picks:
        return None
    declaration = step.declaration(board)
    picks = tuple((pick.card, pick.up, pick.attributes) for pick in step.picks)
    return DeclarationView(picks, declaration.spent, _total_with(board, step.seat, step.picks))


def _declarer(state: War, viewer: int | None) -> RegularPlay | GrantedPlay | None:
    """The step in which the viewer declares its plays now."""
    for lane in state.lanes:
        step = lane.waiting
        if isinstance(step, RegularPlay | GrantedPlay) and step.seat == viewer:
            return step
    return None


def _next(board: Board, state: War, viewer: int | None) -> tuple[NextView, ...]:
    step = _declarer(state, viewer)
    if step is not None:
        made = step.declaration(board)
        nexts = made.next_picks() if made.only is None else list(made.extras())
    else:
        decision = None if viewer is None else state.decision(viewer)
        if viewer is None or decision is None or decision.kind != "action":
            return ()
        if state.sides[viewer].defeated:
            return ()
        made = Declaration(board, viewer, ())
        nexts = made.next_picks()
    found: list[NextView] = []
    for pick in nexts:
        after = replace(made, picks=(*made.picks, pick))
        total = _total_with(board, made.seat, after.picks) if step is not None else None
        found.append(NextView(after.spent, total, after.is_full))
    return tuple(found)


def _total_with(board: Board, seat: int, picks: Iterable[Pick]) -> int:
    """A seat's total power if ``picks`` were played."""
    ahead = board.state.copy()
    side = ahead.sides[seat]
    side.active += [pick.card for pick in picks if pick.up]
    side.picked.update({p.card: list(p.attributes) for p in picks if p.attributes})
    return total(Board(board.index, ahead).still(), seat)
