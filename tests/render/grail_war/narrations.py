"""One of everything that can be told, with numbers that occur nowhere else."""

from __future__ import annotations

from engine.grail_war import battle_events as battle
from engine.grail_war import events as war
from engine.grail_war.battle_events import Hit, Lineup, Pair, Shown
from engine.grail_war.battle_state import Cast, Tile
from engine.grail_war.state import Act
from engine.kernel import Event
from engine.kernel.data import Text

NAME = Text("이름", "Name")
ONE, TWO = Text("하나", "One"), Text("둘", "Two")
HIT = Hit(0, 1, "servant", "pursuit", "phantasm", 31, 31, 41, 43)

FOUND: tuple[tuple[int, war.FoundBy], ...] = (
    *((1, "search"), (2, "residue"), (3, "far_sight"), (4, "items"), (5, "luck")),
    *((1, "battle"), (2, "phantasm"), (3, "meeting"), (4, "alone"), (5, "passed_on")),
    (1, "discern"),
)

SAMPLES: list[tuple[Event, set[int]]] = [
    (
        battle.BattleBegan(
            "",
            (Lineup(0, "servant", "master", "saber"), Lineup(1, "servant", None, "archer")),
            *(17, False, False, False),
        ),
        {17},
    ),
    (
        battle.BattleBegan(
            "c3",
            (Lineup(-1, "servant", "master"), Lineup(-2, "servant", None)),
            *(17, False, True, False),
        ),
        {1, 2, 17},
    ),
    (
        battle.BattleBegan(
            "",
            (Lineup(-1, "servant", "master"), Lineup(-2, "servant", "master")),
            *(17, False, False, True),
        ),
        {1, 2, 17},
    ),
    (battle.Planned((0, 1)), set()),
    (battle.Paused(17), {17}),
    (battle.PhantasmReleased(0, NAME, 17), {17}),
    (battle.ReleaseFailed(0), set()),
    (battle.Regained(0, 17, 19), {17, 19}),
    (battle.Regained(0, 17, 0), {17}),
    (battle.Regained(0, 0, 19), {19}),
    (battle.Prepared(0, "mana_jewel", "servant"), set()),
    (battle.SealSpent(0, "recall"), set()),
    (battle.SealSpent(0, "call"), set()),
    (battle.SealSpent(0, "boost"), set()),
    (battle.NameRevealed(0, "saber", NAME), set()),
    (battle.BeliefSpent(0), set()),
    (battle.Withdrawing((0, 1)), set()),
    (battle.Retreated(0, 1, ("heavy", "flurry", "charge"), 17, True, ()), {17}),
    (battle.Retreated(1, 0, ("heavy", "flurry", "charge"), 17, False, (HIT,)), {17, 41, 43}),
    (battle.Escaped(0, luck=True), set()),
    (battle.Escaped(0, luck=False), set()),
    (battle.TilesSwapped(0, (16, 22)), {17, 23}),
    (battle.Intruded(0, 1), set()),
    (battle.Freed(0, stays=True), set()),
    (battle.Freed(0, stays=False), set()),
    (battle.Regrouped(0, 17), {17}),
    (battle.Endured(0), set()),
    (battle.ServantVanished(0, "saber", None), set()),
    (battle.ServantVanished(0, "saber", NAME), set()),
    (battle.ServantRecalled(0), set()),
    (battle.MasterFell(0), set()),
    (battle.BattleEnded("", ((0, 17), (1, 19)), ((0, None), (1, None)), 1, 10), {17, 19}),
    (battle.BattleEnded("", ((0, 17), (1, 17)), ((0, None), (1, None)), None, 10), {17}),
    (
        battle.BattleEnded("c3", ((-1, 17), (-2, 19)), ((-1, None), (-2, None)), -1, 10),
        {1, 2, 17, 19},
    ),
    (
        battle.BattleEnded("c3", ((-1, 17), (-2, 17)), ((-1, None), (-2, None)), None, 10),
        {1, 2, 17},
    ),
    (battle.BoutOver(17), {17}),
    (war.WarBegan(17, ("a1", "b2"), 19), {17, 19}),
    (war.ClassDrafted(0, "saber"), set()),
    (war.TeamReady(0, ONE, TWO, "c3"), set()),
    (war.SceneBegan(17, 19, day=True), set()),
    (war.SceneBegan(17, 19, day=False), set()),
    (war.Morning(0, 17, 19, 23, 29), {17, 19, 23, 29}),
    (war.TilesRecovered(0, ("heavy", "flurry")), set()),
    (war.GoodsUsed(0, "talisman"), set()),
    (war.ManaMoved(0, "supply", 17, 0), {17}),
    (war.ManaMoved(0, "transfer", 17, 0), {17}),
    (war.ManaMoved(0, "convert", -17, 17), {17}),
    (war.TerritoryTended(0, "c3", 1, 0), {1}),
    (war.TerritoryTended(0, "c3", 2, 17), {2, 17}),
    (war.Acted(0, Act("search", "c3"), Act("follow", "c3")), set()),
    (war.Rested(0, "master", 17, 19), {17, 19}),
    (war.Rested(0, "servant", 17, 19), {17, 19}),
    (war.Rested(0, "servant", 17, 0), {17}),
    (war.Rested(0, "servant", 0, 0), set()),
    (war.Bought(0, "cloak", made=False), set()),
    (war.Bought(0, "talisman", made=True), set()),
    (war.Fed(0, "c3", 17, 19), {17, 19}),
    (war.FeedingTotal(17, 0), {17}),
    (war.FeedingTotal(17, 15), {17, 15}),
    (war.ChurchNotice(-1, "saber", "c3", "feeding", 0), set()),
    (war.ChurchNotice(-1, "saber", "c3", "daylight", 0), set()),
    (war.ChurchNotice(0, "saber", "c3", "crowd", 17), {17}),
    (war.ExterminationOrder(0, "saber", "c3"), set()),
    *(
        (war.InfoGained(0, 1, grade, by, by != "discern"), {1} if by != "discern" else set())
        for grade, by in FOUND
    ),
    (war.LandGained(0, "c3", 17, (), ()), {17}),
    (war.LandGained(0, "c3", 17, (1,), (1,)), {17}),
    (war.WorkshopGained(0, 1, 17), {17}),
    (war.LinkProposed(1, 0), set()),
    (war.Linked(0, 1, agreed=True), set()),
    (war.Linked(0, 1, agreed=False), set()),
    (war.Met("c3", (0, 1), (1,)), set()),
    (war.Talked("c3", (0, 1)), set()),
    (war.Fled(0, luck=True, life=0), set()),
    (war.Fled(0, luck=False, life=17), {17}),
    (war.FightByDay("c3"), set()),
    (war.Declared(0, "", along=False), set()),
    (war.Declared(0, "c3", along=True), set()),
    (war.Declared(0, "c3", along=False), set()),
    (war.ReachSeen(0, ()), set()),
    (war.ReachSeen(0, ((1, "c3", ""),)), set()),
    (war.AttackedFromAfar(0), set()),
    (war.Assaulted(1, 0, "c3"), set()),
    (war.Assaulted(0, 1, "c3"), set()),
    (war.LongRangeAvoided(0, 1), set()),
    (war.QuietNight(17), {17}),
    (war.ManaExhausted(-1, "saber", 17), set()),
    (war.ManaExhausted(0, "saber", 17), set()),
    (war.ServantLost(0, "saber", None, "exhausted"), set()),
    (war.ServantLost(0, "saber", NAME, "masterless"), set()),
    (war.ServantLost(0, "saber", None, "left"), set()),
    (war.ServantLost(0, "saber", None, "battle"), set()),
    (war.MasterDied(0, "flight"), set()),
    (war.MasterDied(0, "wounds"), set()),
    (war.MasterDied(0, "left"), set()),
    (war.RefugeTaken(0), set()),
    (war.NewContract(0, 1), set()),
    (war.SceneEnded(19, 17), {17}),
    (war.GrailDescends((0, 1)), set()),
    (war.WarEnded((0,), "last"), set()),
    (war.WarEnded((0,), "last_battle"), set()),
    (war.WarEnded((0, 1), "final"), set()),
    (war.WarEnded((), "nobody"), set()),
]
"""Events, and exactly the numbers that telling them says."""


def slot(
    kinds: tuple[str, str],
    outcomes: tuple[str, str],
    damages: tuple[int, int],
    **more: object,
) -> battle.SlotJudged:
    """A slot of two sides that carries numbers of its own: 13 the slot, 17 and 19 the values."""
    shown = tuple(
        Shown(team, (1 - team,), (Tile(kind),), **(more.get(f"side{team}") or {}))  # type: ignore[arg-type]
        for team, kind in enumerate(kinds)
    )
    hits = tuple(
        Hit(team, 1 - team, "servant", "tile", "physical", damage, damage, damage, 0)
        for team, damage in enumerate(damages)
        if damage
    )
    pair = Pair((0, 1), kinds, (17, 19), outcomes, damages)  # type: ignore[arg-type]
    return battle.SlotJudged(12, shown, (pair,), hits, ((0, 71), (1, 73)))


def casting(*spells: str, caster: str = "master") -> dict[str, object]:
    """A side that casts spells of power 9 at the other, all of which work."""
    casts = tuple(Cast(caster, spell, 9, 1) for spell in spells)  # type: ignore[arg-type]
    return {"casts": casts, "worked": (True,) * len(casts)}
