"""What may happen while a battle pauses (GW-115): withdrawing, intruding, Instinct."""

from __future__ import annotations

from typing import Any

from engine.grail_war import battle_events as told
from engine.grail_war.battle_events import Hit
from engine.grail_war.battle_state import NONE, Battle, PacketType, Side, Tile
from engine.grail_war.cards import KINDS
from engine.grail_war.falls import CheckFronts
from engine.grail_war.fronts import base_of, packet_type, roles, standing_bonus
from engine.grail_war.intrusions import Intrusions
from engine.grail_war.packets import Packet, apply
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.stock import front_left
from engine.kernel import saved
from engine.kernel.decision import Option

PURSUIT = 3
FAILS_FROM = 10


@saved("grail_war.pause")
class Pause(WarStep):
    """A pause: both may withdraw, others may break in, then Instinct moves tiles."""

    def run(self, play: WarPlay) -> None:
        """Tell, and let it happen in order."""
        battle = play.battle
        if battle.slot:
            play.tell_battle(told.Paused(battle.slot))
            play.push(Intrusions(), Instincts())
        play.push(Withdrawals(), CheckFronts())


# Withdrawing


def may_withdraw(play: WarPlay, side: Side) -> list[Option]:
    """How a side may leave a battle (GW-165, GW-169); quick modes and the final brawl: not."""
    options: list[Option] = [("stay",)]
    if play.state.mode == "battle" or play.battle.final:
        return options
    mad = side.front == "servant" and not play.numbers(side.team).retreats
    if not mad:
        options.append(("retreat",))
    if "master" in roles(side) and play.master(side.team).luck > 0:
        options.append(("luck",))
    return options


@saved("grail_war.withdrawals")
class Withdrawals(WarStep):
    """Both sides say at the same time whether they withdraw."""

    def run(self, play: WarPlay) -> None:
        """Ask those who may."""
        battle = play.battle
        asked: list[int] = []
        for number in battle.live:
            battle.sides[number].withdraw = "stay"
            if len(may_withdraw(play, battle.sides[number])) > 1:
                asked.append(number)
        if asked:
            play.push(Withdraw())
            play.fork(*[AskWithdraw(number) for number in asked])


@saved("grail_war.ask_withdraw")
class AskWithdraw(WarStep):
    """Stay, retreat, or escape by luck."""

    side: int

    def run(self, play: WarPlay) -> None:
        """Ask the master who is there, else the servant."""
        side = play.side(self.side)
        if side.out is not None:
            return
        role = "master" if "master" in roles(side) else "servant"
        play.question(self, side.team, role, "withdraw", may_withdraw(play, side))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; it is told when all have answered."""
        play.side(self.side).withdraw = picked[0][0]


@saved("grail_war.withdraw")
class Withdraw(WarStep):
    """What the withdrawals come to."""

    def run(self, play: WarPlay) -> None:
        """Luck first, then retreats; if all leave, nobody is pursued (GW-170)."""
        battle = play.battle
        leaving = [n for n in battle.live if battle.sides[n].withdraw != "stay"]
        if leaving:
            teams = tuple(battle.sides[number].team for number in leaving)
            play.tell_battle(told.Withdrawing(teams))
        unpursued = len(leaving) == len(battle.live)
        for number in leaving:
            side = battle.sides[number]
            luck = side.withdraw == "luck"
            if luck:
                play.master(side.team).luck -= 1
            if luck or unpursued:
                side.out = "fled"
                play.tell_battle(told.Escaped(side.team, luck))
        for number in leaving:
            if battle.sides[number].out is None:
                play.push(Retreat(number))


@saved("grail_war.retreat")
class Retreat(WarStep):
    """A side retreats under three tiles of an opponent (GW-165 to GW-168, GW-178)."""

    side: int

    def run(self, play: WarPlay) -> None:
        """Let the pursuer pick his tiles before the plans; later they are his next three."""
        battle = play.battle
        foes = [n for n in battle.live if n != self.side and battle.sides[n].withdraw == "stay"]
        if not foes:
            battle.sides[self.side].out = "fled"
            play.tell_battle(told.Escaped(battle.sides[self.side].team, luck=False))
            return
        if battle.planned:
            pursuer = max(foes, key=lambda foe: (_planned_points(play, foe, self.side), -foe))
            settle_pursuit(play, self.side, pursuer, _planned(battle, pursuer, self.side))
            return
        pursuer = max(foes, key=lambda foe: (_best_points(play, foe, self.side), -foe))
        play.push(Pursue(self.side, pursuer))


@saved("grail_war.pursue")
class Pursue(WarStep):
    """Before the plans the opponent picks three tiles of stock and normal ones (GW-167)."""

    side: int
    pursuer: int

    def run(self, play: WarPlay) -> None:
        """Ask; the best three are the default."""
        side = play.side(self.pursuer)
        options = _pursuit_options(play, self.pursuer)
        order = sorted(
            range(len(options)),
            key=lambda n: (-_worth(play, self.pursuer, self.side, Tile(str(options[n][1]))), n),
        )
        default = tuple(sorted(order[:PURSUIT]))
        play.question(
            self,
            side.team,
            side.front,
            "pursuit",
            options,
            least=PURSUIT,
            most=PURSUIT,
            default=default,
            about=("team", play.side(self.side).team),
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Throw them; they are spent."""
        tiles = [Tile(kind) for _, kind, _ in picked]
        settle_pursuit(play, self.side, self.pursuer, tiles)


def _pursuit_options(play: WarPlay, pursuer: int) -> list[Option]:
    left = front_left(play, pursuer)
    return [
        ("tile", kind, copy) for kind in KINDS for copy in range(min(PURSUIT, left.get(kind, 0)))
    ]


def _worth(play: WarPlay, number: int, foe: int, tile: Tile) -> int:
    """The damage points of an unopposed tile, bonuses included (GW-167)."""
    if tile.kind in {"none", "spare"}:
        return 0
    return base_of(play, play.side(number), tile) + standing_bonus(play, number, foe, tile)


def _planned(battle: Battle, pursuer: int, target: int) -> list[Tile]:
    rows = battle.sides[pursuer].plan[battle.slot : battle.slot + PURSUIT]
    return [row[target] for row in rows]


def _planned_points(play: WarPlay, pursuer: int, target: int) -> int:
    tiles = _planned(play.battle, pursuer, target)
    return sum(_worth(play, pursuer, target, tile) for tile in tiles)


def _best_points(play: WarPlay, pursuer: int, target: int) -> int:
    tiles = [Tile(str(kind)) for _, kind, _ in _pursuit_options(play, pursuer)]
    worths = sorted((_worth(play, pursuer, target, tile) for tile in tiles), reverse=True)
    return sum(worths[:PURSUIT])


def settle_pursuit(play: WarPlay, number: int, pursuer: int, tiles: list[Tile]) -> None:
    """Apply three unopposed tiles; with 10 points or more the retreat fails (GW-166)."""
    battle = play.battle
    side, hunter = battle.sides[number], battle.sides[pursuer]
    total, hits = 0, list[Hit]()
    for tile in tiles:
        worth = _worth(play, pursuer, number, tile)
        base = base_of(play, hunter, tile) if tile.kind not in {"none", "spare"} else 0
        total += base if tile.kind == "phantasm" else worth
        kind: PacketType = packet_type(tile)
        packet = Packet(pursuer, number, "pursuit", kind, worth, side.front, worth)
        if (hit := apply(play, packet)) is not None:
            hits.append(hit)
        _spend_pursuit(play, hunter, tile)
    success = total < FAILS_FROM
    kinds = tuple(tile.kind for tile in tiles)
    event = told.Retreated(side.team, hunter.team, kinds, total, success, tuple(hits))
    play.tell_battle(event)
    if success:
        side.out = "fled"
    elif battle.planned:
        _blank(battle, number, pursuer)


def _spend_pursuit(play: WarPlay, hunter: Side, tile: Tile) -> None:
    if hunter.front == "master":
        hunter.front_tiles[tile.kind] = hunter.front_tiles.get(tile.kind, 0) + 1
        return
    stock = play.servant(hunter.team).stock
    if stock.get(tile.kind):
        stock[tile.kind] -= 1
        hunter.shown[tile.kind] = hunter.shown.get(tile.kind, 0) + 1
    if tile.plus:
        source = play.numbers(hunter.team).source.get(tile.kind, f"phantasm:{tile.phantasm}")
        if source not in hunter.pluses:
            hunter.pluses.append(source)


def _blank(battle: Battle, number: int, pursuer: int) -> None:
    """GW-168: those three slots are over, and the retreating side has shown nothing in them."""
    for slot in range(battle.slot, min(battle.slot + PURSUIT, battle.slots)):
        hunted, hunter = battle.sides[number], battle.sides[pursuer]
        hunted.plan[slot] = tuple([NONE] * len(battle.sides))
        row = list(hunter.plan[slot])
        row[number] = NONE
        hunter.plan[slot] = tuple(row)


# Instinct


@saved("grail_war.instincts")
class Instincts(WarStep):
    """Whoever has Instinct may swap two tiles still to come."""

    def run(self, play: WarPlay) -> None:
        """Ask all of them at the same time."""
        battle = play.battle
        asked = [n for n in battle.live if len(_swaps(play, n)) > 1]
        if asked and len(battle.live) > 1 and not battle.follow:
            play.fork(*[AskInstinct(number) for number in asked])


@saved("grail_war.ask_instinct")
class AskInstinct(WarStep):
    """One swap, or none."""

    side: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        side = play.side(self.side)
        if side.out is None:
            play.question(self, side.team, "servant", "instinct", _swaps(play, self.side))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Swap; each swap counts (GW-115)."""
        if picked[0] == ("keep",):
            return
        _, one, other = picked[0]
        side = play.side(self.side)
        side.plan[one], side.plan[other] = side.plan[other], side.plan[one]
        side.swaps += 1
        play.tell_team(side.team, told.TilesSwapped(side.team, (one, other)))
        if len(_swaps(play, self.side)) > 1:
            play.push(self)


def _swaps(play: WarPlay, number: int) -> list[Option]:
    side = play.side(number)
    options: list[Option] = [("keep",)]
    if side.front != "servant" or side.swaps >= play.numbers(side.team).instinct:
        return options
    free = [
        slot
        for slot in range(play.battle.slot, len(side.plan))
        if not any(tile.phantasm >= 0 for tile in side.plan[slot])
    ]
    options += [
        ("swap", one, other)
        for at, one in enumerate(free)
        for other in free[at + 1 :]
        if side.plan[one] != side.plan[other]
    ]
    return options
