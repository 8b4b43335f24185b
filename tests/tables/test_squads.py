"""The squads that persons keep."""

from datetime import timedelta

import pytest

from tables.errors import NoSuchSquad, SquadNameless, SquadNameTaken, TooManySquads
from tables.squads import MOST
from tests.tables.host import ANNA, BORA, Host

DECKS = ("VR", "JN", "EG", "FT")
SUMMONERS = ("S4", "S3", "S2", "S1")
OTHERS = ("S5", "S6", "S7", "S8")


async def test_a_squad_is_kept_across_restarts(host: Host) -> None:
    made = await host.tables.squads.save(ANNA, "  Fangs\n and  leaves ", DECKS, SUMMONERS)
    assert made.name == "Fangs and leaves"
    assert made.decks == ("EG", "FT", "JN", "VR")
    assert made.summoners == ("S1", "S2", "S3", "S4")
    tables = await host.reopen()
    assert await tables.squads.of(ANNA.user_id) == [made]
    assert await tables.squads.one(ANNA.user_id, made.id) == made
    assert await tables.squads.of(BORA.user_id) == []


async def test_squads_are_changed_renamed_and_deleted(host: Host) -> None:
    squads = host.tables.squads
    made = await squads.save(ANNA, "one", DECKS, SUMMONERS)
    changed = await squads.change(ANNA.user_id, made.id, DECKS, OTHERS)
    assert (changed.id, changed.name, changed.summoners) == (made.id, "one", OTHERS)
    assert (await squads.rename(ANNA.user_id, made.id, "ONE")).name == "ONE"
    await squads.delete(ANNA.user_id, made.id)
    assert await squads.of(ANNA.user_id) == []


async def test_names_are_there_and_differ_for_one_person(host: Host) -> None:
    squads = host.tables.squads
    await squads.save(ANNA, "Walls", DECKS, SUMMONERS)
    other = await squads.save(ANNA, "Fangs", DECKS, OTHERS)
    for name in ("", " \n\t"):
        with pytest.raises(SquadNameless):
            await squads.save(ANNA, name, DECKS, SUMMONERS)
    with pytest.raises(SquadNameTaken):
        await squads.save(ANNA, "wALLs", DECKS, SUMMONERS)
    with pytest.raises(SquadNameTaken):
        await squads.rename(ANNA.user_id, other.id, "walls")
    assert (await squads.save(BORA, "Walls", DECKS, SUMMONERS)).name == "Walls"


async def test_there_is_room_for_twenty_five(host: Host) -> None:
    squads = host.tables.squads
    for number in range(MOST):
        await squads.save(ANNA, f"squad {number}", DECKS, SUMMONERS)
    with pytest.raises(TooManySquads):
        await squads.save(ANNA, "one more", DECKS, SUMMONERS)
    await squads.played(ANNA.user_id, DECKS, OTHERS)
    kept = await squads.of(ANNA.user_id)
    assert len(kept) == MOST + 1
    with pytest.raises(TooManySquads):
        await squads.rename(ANNA.user_id, kept[0].id, "one more")
    assert (await squads.rename(ANNA.user_id, kept[1].id, "another")).name == "another"


async def test_nobody_reaches_the_squads_of_others(host: Host) -> None:
    squads = host.tables.squads
    made = await squads.save(ANNA, "mine", DECKS, SUMMONERS)
    await squads.save(BORA, "hers", DECKS, SUMMONERS)
    with pytest.raises(NoSuchSquad):
        await squads.one(BORA.user_id, made.id)
    with pytest.raises(NoSuchSquad):
        await squads.change(BORA.user_id, made.id, DECKS, OTHERS)
    with pytest.raises(NoSuchSquad):
        await squads.rename(BORA.user_id, made.id, "stolen")
    with pytest.raises(NoSuchSquad):
        await squads.delete(BORA.user_id, made.id)
    assert await squads.of(ANNA.user_id) == [made]


async def test_the_squad_played_with_last_comes_first(host: Host) -> None:
    squads, user = host.tables.squads, ANNA.user_id
    first = await squads.save(ANNA, "a", DECKS, SUMMONERS)
    second = await squads.save(ANNA, "b", DECKS, OTHERS)
    await squads.played(user, DECKS, OTHERS)
    assert [each.id for each in await squads.of(user)] == [second.id, first.id]
    host.now += timedelta(minutes=1)
    await squads.played(user, tuple(reversed(DECKS)), SUMMONERS)
    assert [each.id for each in await squads.of(user)] == [first.id, second.id]


async def test_only_one_nameless_squad_is_remembered(host: Host) -> None:
    squads, user = host.tables.squads, ANNA.user_id
    await host.begin()
    for summoners in (SUMMONERS, OTHERS):
        host.now += timedelta(minutes=1)
        await squads.played(user, DECKS, summoners)
        (last,) = await squads.of(user)
        assert (last.name, set(last.summoners)) == ("", set(summoners))
    named = await squads.rename(user, last.id, "proven")
    await squads.played(user, DECKS, OTHERS)
    assert await squads.of(user) == [named]
