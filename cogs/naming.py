"""What tables, games and the people at them are called."""

from __future__ import annotations

from render.words import Words
from tables.model import Table


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


def game_name(table: Table, words: Words) -> str:
    """What the table's game is called."""
    return words(f"game-{table.game}")
