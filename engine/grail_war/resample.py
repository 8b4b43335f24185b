"""Another war that a seat cannot tell from the real one (rulebook, table W2)."""

from __future__ import annotations

from engine.grail_war.battle_state import Battle, Side
from engine.grail_war.cards import Catalog
from engine.grail_war.play import WarPlay
from engine.grail_war.state import War
from engine.grail_war.viewing import team_of
from engine.kernel import Dice


def resample(catalog: Catalog, state: War, seat: int | None, dice: Dice) -> War:
    """Deal what ``seat`` (None: a spectator) may not know anew, the future included."""
    world = state.copy()
    eyes = team_of(world, seat)
    own = eyes.number if eyes is not None else None
    if world.battle is not None:
        _plans(world.battle, own, dice)
    _ask_again(catalog, world, eyes.seats if eyes is not None else ())
    world.dice = Dice(f"{dice.roll(1 << 64):016x}")
    return world


def _plans(battle: Battle, own: int | None, dice: Dice) -> None:
    """The slots of others that are still to come change places, but for runs."""
    for side in battle.sides:
        if side.team != own and side.out is None:
            _shuffle(battle, side, dice)


def _shuffle(battle: Battle, side: Side, dice: Dice) -> None:
    free = [
        slot
        for slot in range(battle.slot, len(side.plan))
        if len(side.plan[slot]) == len(battle.sides)
        and not any(tile.phantasm >= 0 for tile in side.plan[slot])
    ]
    rows = [side.plan[slot] for slot in free]
    dice.shuffle(rows)
    for slot, row in zip(free, rows, strict=True):
        side.plan[slot] = row


def _ask_again(catalog: Catalog, world: War, seats: tuple[int, ...]) -> None:
    """Put the open questions of the others again, about what is theirs in this world."""
    play = WarPlay(world, catalog)
    for lane in world.lanes:
        decision = lane.decision
        if decision is not None and lane.waiting is not None and decision.seat not in seats:
            step, lane.decision, lane.waiting = lane.waiting, None, None
            play.lane = lane
            step.run(play)
