"""The invariants of the rulebook's table W4 that one state can show."""

from __future__ import annotations

from collections.abc import Iterator

from engine.grail_war.battle_state import Battle, Side
from engine.grail_war.cards import COMMAND_SPELLS, Catalog
from engine.grail_war.numbers import numbers
from engine.grail_war.state import Master, Servant, Team, War

_UNSETTLED = frozenset({"recall", "pursuit"})
"""Questions in the middle of finding out who has fallen."""


def problems(catalog: Catalog, state: War) -> list[str]:
    """What is wrong with ``state``, as sentences."""
    found: list[str] = []
    for team in state.teams:
        texts = [*_team_problems(state, team)]
        if team.servant is not None:
            texts += _servant_problems(catalog, state, team, team.servant)
        if team.master is not None:
            texts += _master_problems(state, team.master)
        found += [f"Team {team.number}: {text}." for text in texts]
    if state.battle is not None:
        found += _battle_problems(catalog, state, state.battle)
    if state.result is None and state.mode == "campaign" and state.round > state.rounds + 1:
        found.append("The war goes on after its last round.")  # 27
    return found


def _servant_problems(catalog: Catalog, state: War, team: Team, servant: Servant) -> Iterator[str]:
    known = numbers(catalog, servant.sheet)
    battle = state.battle
    side = battle.side_of(team.number) if battle is not None else None
    fallen = battle is not None and side is not None and battle.sides[side].out == "vanished"
    fallen = fallen or (state.mode == "battle" and side is None)  # in an earlier battle of a row
    asked = any(decision.kind in _UNSETTLED for decision in state.decisions())
    if not fallen and not asked and state.result is None:
        if servant.life < 1:
            yield "a servant stands without life"  # 1
        if servant.mana < -known.floor:
            yield "a servant stands below his floor"  # 1
    if servant.life > known.life:
        yield "a servant has more life than he can have"  # 1
    if servant.mana > known.mana and not servant.boosted:
        yield "mana above the maximum without a cause"  # 1
    for kind, full in known.stock.items():
        if not 0 <= servant.stock.get(kind, -1) <= full:
            yield f"a wrong stock of {kind} tiles"  # 4
    if set(servant.stock) != set(known.stock):
        yield "tiles of kinds that he does not have"  # 4
    if state.mode == "campaign":
        if (servant.mana <= 0) != (servant.deadline is not None) and not fallen:
            yield "the deadline of exhausted mana does not fit"  # 3
        if servant.deadline is not None and servant.deadline < state.scene:
            yield "a servant has outlived his deadline"  # 3


def _master_problems(state: War, master: Master) -> Iterator[str]:
    if min(master.luck, master.belief, master.seals, master.merit) < 0:
        yield "luck, belief, command spells or merit below 0"  # 14
    if master.seals > COMMAND_SPELLS:
        yield "too many command spells"  # 14
    if master.mana < 0:
        yield "a master's mana is below 0"  # 2
    if master.life > master.most_life:
        yield "a master has more life than he can have"
    if state.mode == "campaign" and (master.life <= 0) != (master.deadline is not None):
        yield "the deadline of a master who is down does not fit"  # 2


def _team_problems(state: War, team: Team) -> Iterator[str]:
    if any(not 0 <= points <= 5 for points in team.info):
        yield "info points outside of 0 to 5"  # 18
    place = team.territory
    if place is not None and (not 1 <= place.level <= 3 or place.store < 0):
        yield "a territory of a wrong level or store"  # 22
    if place is not None and team.servant is None:
        yield "a territory without its Caster"  # 22
    if team.sanctions >= 3 and team.fights and team.number not in state.hunted:
        yield "three sanctions without an extermination order"


def _battle_problems(catalog: Catalog, state: War, battle: Battle) -> Iterator[str]:
    if battle.slot > battle.slots or battle.slots > 10:
        yield "The battle has more slots than it may."  # 15
    if battle.region and battle.region == catalog.church:
        yield "A battle at the church."  # 16
    teams = [side.team for side in battle.sides]
    if len(set(teams)) != len(teams):
        yield "A team fights on two sides."  # 16
    for side in battle.sides:
        if side.total < 0:
            yield "A total below 0."
        if len(set(side.released)) != len(side.released):
            yield "A noble phantasm was released twice."  # 11
        if len(set(side.pluses)) != len(side.pluses):
            yield "A plus was used twice."  # 11
        yield from _use_problems(catalog, state.teams[side.team], side)


def _use_problems(catalog: Catalog, team: Team, side: Side) -> Iterator[str]:
    """11: nothing is used more often than there is of it."""
    if team.servant is not None:
        known = numbers(catalog, team.servant.sheet)
        if side.bursts > known.bursts:
            yield "More bursts than the skill gives."
        if side.swaps > known.instinct:
            yield "More swaps than Instinct gives."
        if side.casts.get("servant", 0) > known.casts:
            yield "More spells than the servant's mana stat."
    if team.master is not None and side.rear == "master":
        if side.rear_tiles > team.master.physical:
            yield "More rear tiles than combat and experience give."
        if side.casts.get("master", 0) > team.master.stat:
            yield "More spells than the master's mana stat."
