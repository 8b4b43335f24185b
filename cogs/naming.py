"""What tables, games and the people at them are called."""

from __future__ import annotations

from render.words import Words, fit, plain
from tables.model import Table

_OTHERS = 120
"""How many characters the names of the others take at most."""


def names(table: Table, words: Words) -> list[str]:
    """The players' names by seat, as they gave them; the house's own for a computer player.

    Several computer players are numbered.
    """
    computers = [seat.number for seat in table.seats if seat.user_id is None]
    return [
        seat.name
        or (
            words("name-house-numbered", number=computers.index(seat.number) + 1)
            if len(computers) > 1 and seat.user_id is None
            else words("name-house" if seat.user_id is None else "ladder-gone")
        )
        for seat in table.seats
    ]


def game_and_others(table: Table, seat: int | None, words: Words) -> str:
    """The game, and against whom ``seat`` plays it; plain text, for who plays several."""
    others = [plain(name) for n, name in enumerate(names(table, words)) if n != seat]
    return words(
        "panel-table",
        count=len(others),
        game=game_name(table, words),
        names=fit(", ".join(others), _OTHERS),
    )


def game_name(table: Table, words: Words) -> str:
    """What the table's game is called."""
    return words(f"game-{table.game}")


def is_battle(table: Table) -> bool:
    """Whether a table of the Grail War is for a battle, not for a whole campaign."""
    return table.game == "grail_war" and table.options.get("mode", "battle") == "battle"
