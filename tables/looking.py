"""What a person may see of a table, now and a few choices ahead."""

from collections.abc import Sequence

from engine.kernel import EngineError, IllegalChoice, Positions, State
from tables import rows, saving
from tables.errors import NotOffered, NotTentative, NotYourDecision, TableClosed
from tables.house import House
from tables.model import AnyGame, Look, Table

STORY = 60
"""Decisions whose events a look tells, unless asked for more."""


async def look(
    house: House,
    table_id: str,
    user_id: int | None,
    ahead: Sequence[Positions],
    last: int | None,
) -> Look:
    """Show a table to a person. See `Tables.look`."""
    async with house.database.read() as connection:
        table, snapshot = await saving.read(connection, table_id)
        seat = None if user_id is None else table.seat_of(user_id)
        if snapshot is None:
            raise TableClosed(table=table_id)
        number = None if seat is None else seat.number
        since = 0 if last is None else table.revision - last + 1
        story = await rows.story(connection, table_id, number, since)
    game, state = house.game(table.game), await saving.load(house, table, snapshot)
    if ahead and number is not None:
        state = _ahead(game, table, state, number, ahead)
    asked = None if seat is None else seat.asked
    return Look(
        table=table,
        seat=number,
        revision=table.revision if asked is None else asked,
        view=game.view(state, number),
        decision=None if number is None else state.decision(number),
        story=story,
    )


def _ahead(
    game: AnyGame, table: Table, state: State, seat: int, choices: Sequence[Positions]
) -> State:
    """The state after tentative choices, as long as they show nothing and the turn stays."""
    if state.decision(seat) is None:
        raise NotYourDecision(table=table.id)
    for choice in choices:
        drawn = state.dice.drawn
        try:
            entries = game.apply(state, seat, tuple(choice))
        except IllegalChoice:
            raise NotOffered(table=table.id) from None
        except EngineError:
            raise NotTentative(table=table.id) from None
        shown = bool(entries) or state.dice.drawn != drawn
        if shown or state.decision(seat) is None:
            raise NotTentative(table=table.id)
    return state
