"""What a host may choose for a table of the Grail War, and the teams that come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from engine.grail_war.cards import Catalog, MasterSheet, ServantSheet
from engine.grail_war.play import new_master, new_servant
from engine.grail_war.state import Mode, Team
from engine.kernel import Dice, SetupError

Sheet = TypeVar("Sheet", ServantSheet, MasterSheet)

MOST_TEAMS = 7
LEAST_TEAMS = 2
INTRUDED = 3


class GrailWarOptions(BaseModel):
    """A table's options.

    ``mode`` battle: seats fight at once (two a duel, more a brawl). Its ``servants`` and
    ``masters`` are keys by team, None for one at random; ``masters`` may also be "random" for
    everybody or "none". ``to_the_end``: up to five battles in a row. ``intruder``: the last of
    three breaks into the duel of the others.
    ``mode`` campaign: ``extra`` classes, ``rounds`` before the Grail descends, ``prepared``
    characters only. ``pairs``: so many of the first teams have two seats, master and servant.
    ``open_battles``: everybody sees every slot; None for the mode's own way.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    mode: Mode = "battle"
    servants: tuple[str | None, ...] = ()
    masters: tuple[str | None, ...] | Literal["random", "none"] = "none"
    to_the_end: bool = False
    intruder: bool = False
    extra: bool = False
    rounds: Annotated[int, Field(ge=4, le=12)] = 8
    prepared: bool = False
    pairs: Annotated[int, Field(ge=0, le=MOST_TEAMS)] = 0
    open_battles: bool | None = None


def make_teams(options: GrailWarOptions, seats: int) -> list[Team]:
    """The teams and who sits for them (GW-3); the first ``pairs`` have two seats each.

    Raises `SetupError` when seats and options do not fit.
    """
    count = seats - options.pairs
    if not LEAST_TEAMS <= count <= MOST_TEAMS or options.pairs > count:
        raise SetupError(f"{seats} seats with {options.pairs} pairs are not 2 to 7 teams")
    if options.pairs and options.mode == "battle":
        raise SetupError("pairs share a team in campaigns only")
    if options.intruder and (options.mode != "battle" or count != INTRUDED):
        raise SetupError("an intruder needs a quick mode with three seats")
    teams: list[Team] = []
    seat = 0
    for number in range(count):
        second = seat + (number < options.pairs)
        teams.append(Team(number, seat, second))
        seat = second + 1
    return teams


def quick_characters(
    catalog: Catalog, options: GrailWarOptions, teams: list[Team], dice: Dice
) -> None:
    """Give every team of a quick mode its servant, and its master if there are any (GW-186).

    Raises `SetupError` for a key that does not exist.
    """
    servants = _drawn(catalog.servants, options.servants, len(teams), dice)
    for team, sheet in zip(teams, servants, strict=True):
        team.servant = new_servant(catalog, team.number, sheet)
    if options.masters != "none":
        keys = () if options.masters == "random" else options.masters
        masters = _drawn(catalog.masters, keys, len(teams), dice)
        for team, sheet in zip(teams, masters, strict=True):
            team.master = new_master(sheet)
    for team in teams:
        team.enlist(catalog)


def _drawn(
    known: Mapping[str, Sheet], keys: Sequence[str | None], count: int, dice: Dice
) -> list[Sheet]:
    """The sheets by key; those not named are drawn, none twice as long as there are enough."""
    if unknown := sorted({key for key in keys if key is not None} - set(known)):
        raise SetupError(f"there is nobody called {', '.join(unknown)}")
    if len(keys) > count:
        raise SetupError(f"{len(keys)} characters are named for {count} teams")
    named = [*keys, *[None] * (count - len(keys))]
    free = [key for key in known if key not in named]
    dice.shuffle(free)
    return [known[key or (free.pop() if free else dice.pick(list(known)))] for key in named]
