"""Setting a war up (FD-46 to FD-52)."""

from __future__ import annotations

from typing import Any

from engine.domination import events
from engine.domination.cards import Catalog
from engine.domination.numbers import DominationOptions
from engine.domination.phases import Round
from engine.domination.play import WarPlay, WarStep
from engine.domination.state import Side, War
from engine.kernel import Dice, Lane, SetupError, saved


def new_war(catalog: Catalog, seats: int, options: DominationOptions, dice: Dice) -> War:
    """The state before the first step. Raises `SetupError` when there are too few boxes."""
    if len(catalog.masters) < seats or len(catalog.servants) < seats:
        raise SetupError(f"{seats} players need as many masters and servants (FD-7)")
    if options.servants == "pool" and seats > _POOL:
        raise SetupError(f"a pool of {_POOL} is too small for {seats} players")
    masters, servants = list(catalog.masters), list(catalog.servants)
    dice.shuffle(masters)
    dice.shuffle(servants)
    ring = list(range(seats))
    dice.shuffle(ring)
    fields = [field.key for field in catalog.numbers.battlefields]
    if options.moon_cell:
        fields.append(catalog.numbers.moon_cell.battlefield.key)
    return War(
        seats=seats,
        dice=dice,
        lanes=[Lane([Begin(), Boxes(), Draft("servants"), Draft("masters")])],
        options=options,
        sides=[Side() for _ in range(seats)],
        battlefields=fields,
        master_pool=masters,
        servant_pool=servants,
        ring=ring,
    )


_POOL = 8


@saved("domination.draft")
class Draft(WarStep):
    """Masters or servants are dealt, and each player keeps one (FD-46, FD-47)."""

    what: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state, options = play.state, play.state.options
        numbers = play.board.numbers
        mode = options.masters if self.what == "masters" else options.servants
        play.push(Reveal(self.what))
        if mode == "free":
            play.push(*(Take(seat, self.what) for seat in range(state.seats)))
            return
        if mode == "pool":
            self._pool(play)
            return
        if self.what == "masters":
            pool, wanted = state.master_pool, options.masters_dealt or numbers.masters_dealt
        else:
            pool, wanted = state.servant_pool, options.servants_dealt or numbers.servants_dealt
        each = max(1, min(wanted, len(pool) // state.seats))
        for seat, side in enumerate(state.sides):
            dealt = [pool.pop() for _ in range(each)]
            if self.what == "masters":
                side.master_offer = dealt
            else:
                side.servant_offer = dealt
            play.tell(seat, events.Dealt(seat, self.what, tuple(dealt)))
        play.fork(*(Keep(seat, self.what) for seat in range(state.seats)))

    def _pool(self, play: WarPlay) -> None:
        """One servant of each class and more up to eight; everybody draws one."""
        state, servants = play.state, play.board.catalog.servants
        pool: list[str] = []
        for key in state.servant_pool:
            classes = {servants[other].servant_class for other in pool}
            if servants[key].servant_class not in classes:
                pool.append(key)
        pool += [key for key in state.servant_pool if key not in pool]
        pool = pool[:_POOL]
        state.dice.shuffle(pool)
        for seat, side in enumerate(state.sides):
            side.servant = pool[seat]
            state.servant_pool.remove(pool[seat])
            play.tell(seat, events.ServantChosen(seat, pool[seat]))


@saved("domination.keep")
class Keep(WarStep):
    """A player keeps one of what it was dealt, in secret (D01, D02)."""

    seat: int
    what: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        side = play.side(self.seat)
        if not side.alive:
            return
        offer = side.master_offer if self.what == "masters" else side.servant_offer
        verb = self.what[:-1]
        play.ask(self, self.seat, self.what, [(verb, key) for key in offer])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        side = play.side(self.seat)
        key = picked[0][1]
        if self.what == "masters":
            side.master = key
            play.tell(self.seat, events.MasterChosen(self.seat, key))
        else:
            side.servant = key
            play.tell(self.seat, events.ServantChosen(self.seat, key))


@saved("domination.take")
class Take(WarStep):
    """A player takes any master or servant that is left."""

    seat: int
    what: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.seat).alive:
            return
        pool = play.state.master_pool if self.what == "masters" else play.state.servant_pool
        verb = self.what[:-1]
        play.ask(self, self.seat, self.what, [(verb, key) for key in sorted(pool)])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        side, key = play.side(self.seat), picked[0][1]
        if self.what == "masters":
            side.master = key
            play.state.master_pool.remove(key)
            play.emit(events.MasterChosen(self.seat, key))
        else:
            side.servant = key
            play.state.servant_pool.remove(key)
            play.tell(self.seat, events.ServantChosen(self.seat, key))


@saved("domination.reveal")
class Reveal(WarStep):
    """Masters are shown together; what was not kept goes back unseen."""

    what: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        for seat, side in enumerate(state.sides):
            if self.what == "masters":
                state.master_pool += [k for k in side.master_offer if k != side.master]
                side.master_offer = []
                if side.alive and state.options.masters != "free":
                    play.emit(events.MasterChosen(seat, side.master))
            else:
                state.servant_pool += [k for k in side.servant_offer if k != side.servant]
                side.servant_offer = []


@saved("domination.boxes")
class Boxes(WarStep):
    """Everything is taken out of the boxes and laid out (FD-34, FD-35, FD-48)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state, catalog = play.state, play.board.catalog
        for seat, side in enumerate(state.sides):
            if not side.alive:
                continue
            start = state.options.start_mana
            side.mana = catalog.numbers.start_mana if start is None else start
            side.vp = catalog.numbers.start_vp
            lay_out_master(play, seat, side.master)
            lay_out_servant(play, seat, side.servant)
            master = catalog.masters[side.master]
            side.deck += [f"{seat}-{k}-{n + 1}" for k, c in master.deck.items() for n in range(c)]
            state.dice.shuffle(side.deck)
        play.happen("setup")


def lay_out_master(play: WarPlay, seat: int, key: str) -> None:
    """The cards of a master: command spells, abilities, skills, a deck of its own."""
    side, master = play.side(seat), play.board.catalog.masters[key]
    side.spells = master.spells
    side.cards = [f"{seat}-{each}-1" for each in master.cards]
    own = [f"{seat}-{each}-1" for each in master.skills]
    side.skills += own
    side.shown += own
    side.counters.update(master.counters)
    side.pile = [f"{seat}-{k}-{n + 1}" for k, count in master.pile.items() for n in range(count)]
    play.state.dice.shuffle(side.pile)


def lay_out_servant(play: WarPlay, seat: int, key: str, serial: int = 0) -> None:
    """The cards of a servant: its skills face down, its deck (not shuffled yet).

    ``serial`` keeps the ids of a second servant's cards apart from those of the first.
    """
    side, servant = play.side(seat), play.board.catalog.servants[key]
    copies: dict[str, int] = {}
    for skill in servant.skills:
        copies[skill] = copies.get(skill, serial) + 1
        side.skills.append(f"{seat}-{skill}-{copies[skill]}")
    numbers = range(serial + 1, serial + 1 + sum(servant.deck.values()))
    side.deck = [f"{seat}-{k}-{n}" for k, c in servant.deck.items() for n in numbers[:c]]


@saved("domination.begin")
class Begin(WarStep):
    """Start player, events, objects (FD-49 to FD-51)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state, catalog = play.state, play.board.catalog
        state.first = state.dice.pick(state.living())
        play.emit(events.StartPlayer(state.first))
        regular = list(catalog.regular_events)
        state.dice.shuffle(regular)
        rounds = catalog.numbers.regular_rounds
        state.burned = regular[rounds:]
        state.events = [*reversed(catalog.climax_events), *regular[:rounds]]
        state.objects["base"] = catalog.pile("base")
        state.dice.shuffle(state.objects["base"])
        state.lying = {place: [] for place in state.battlefields}
        play.push(Round())
