import random
from datetime import timedelta

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from tables import ratings, schema
from tables.errors import DiskFull
from tables.model import Person, Rating, Seat, Status
from tables.outcomes import final_ranks
from tables.ratings import NEW, rated
from tests.tables.host import ANNA, BORA, CARL, START, Host

STRONG = Rating(35.0, 2.0)


async def win(host: Host, winner: Person, loser: Person, guild_id: int = 9) -> str:
    """A table at which the loser gives up."""
    table = await host.begin(winner, loser, guild_id=guild_id)
    await host.tables.concede(table.id, loser.user_id)
    host.now += timedelta(minutes=1)
    return table.id


async def rating(host: Host, person: Person) -> Rating | None:
    lines = await host.tables.archive.leaderboard("auction", None)
    return next((line.rating for line in lines if line.user_id == person.user_id), None)


# The model


def test_a_newcomer_has_1000_points() -> None:
    assert NEW.points == 1000


def test_who_wins_gains_and_who_loses_does_not() -> None:
    winner, loser = rated([NEW, NEW], [1, 2])
    assert winner.points > 1000
    assert winner.mu > NEW.mu > loser.mu
    assert max(winner.sigma, loser.sigma) < NEW.sigma


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    surprise = rated([NEW, STRONG], [1, 2])[0].mu - NEW.mu
    expected = rated([NEW, Rating(15.0, 2.0)], [1, 2])[0].mu - NEW.mu
    assert surprise > expected > 0


def test_equals_that_draw_stay_equal() -> None:
    for number in (2, 3, 5):
        after = rated([NEW] * number, [1] * number)
        assert [each.mu for each in after] == pytest.approx([NEW.mu] * number)


def test_a_draw_brings_the_strong_and_the_weak_together() -> None:
    weak, strong = Rating(15.0, 4.0), Rating(35.0, 4.0)
    one, other = rated([weak, strong], [1, 1])
    assert weak.mu < one.mu < other.mu < strong.mu


@given(st.permutations(range(5)))
def test_the_order_of_the_seats_does_not_matter(order: list[int]) -> None:
    before = [Rating(20.0 + 2 * n, 4.0 + n / 2) for n in range(5)]
    straight = rated(before, [1, 2, 3, 4, 5])
    turned = rated([before[n] for n in order], [n + 1 for n in order])
    for n, after in zip(order, turned, strict=True):
        assert (after.mu, after.sigma) == pytest.approx((straight[n].mu, straight[n].sigma))


def test_a_better_rank_never_rates_worse() -> None:
    chance = random.Random(7)
    for _ in range(50):
        ranks = [chance.randint(1, 4) for _ in range(6)]
        after = rated([NEW] * 6, ranks)
        for one in range(6):
            for other in range(6):
                if ranks[one] < ranks[other]:
                    assert after[one].mu > after[other].mu


def test_the_strong_one_is_found_out() -> None:
    """Whoever wins four of five games ends above the others, whatever the order of the games."""
    chance = random.Random(1)
    strong, weak = NEW, NEW
    for _ in range(60):
        strong, weak = rated([strong, weak], [1, 2] if chance.random() < 0.8 else [2, 1])
    assert strong.points > weak.points + 150
    assert strong.sigma < NEW.sigma / 2


@pytest.mark.parametrize(
    ("ranks", "given_up", "expected"),
    [
        ((1, 2, 3), set[int](), [1, 2, 3]),
        ((1, 2, 3), {0}, [3, 1, 2]),
        ((1, 1, 1), {2}, [1, 1, 2]),
        ((1, 1, 3, 4), {3, 0}, [3, 1, 2, 4]),
    ],
)
def test_whoever_gave_up_is_behind_all_others(
    ranks: tuple[int, ...], given_up: set[int], expected: list[int]
) -> None:
    assert final_ranks(ranks, given_up) == expected


# At the tables


async def test_a_table_of_persons_rates_them_in_all_servers(host: Host) -> None:
    await win(host, ANNA, BORA)
    anna, bora = await rating(host, ANNA), await rating(host, BORA)
    assert [anna, bora] == rated([NEW, NEW], [1, 2])
    await win(host, CARL, ANNA, guild_id=8)
    assert anna
    assert [await rating(host, CARL), await rating(host, ANNA)] == rated([NEW, anna], [1, 2])
    (line, _) = await host.tables.archive.leaderboard("auction", 9)
    assert (line.user_id, line.rating) == (ANNA.user_id, await rating(host, ANNA))


async def test_the_computer_is_rated_and_nobody_gets_better_by_beating_it(host: Host) -> None:
    table = await host.challenge(opponent=None)
    await host.tables.concede(table.id, ANNA.user_id)
    (agent,) = await host.tables.agents("auction")
    assert (agent.agent, agent.played) == ("heuristic", 1)
    assert agent.rating == rated([NEW, NEW], [1, 2])[0]
    assert await host.tables.archive.leaderboard("auction", None) == []
    assert (await host.tables.profile(ANNA.user_id, "auction")).rating is None
    (past,) = await host.tables.history(ANNA.user_id)
    assert (past.outcome, past.before, past.after) == ("loss", None, None)


async def test_a_computer_player_on_several_seats_gets_their_mean(host: Host) -> None:
    table = await host.begin()
    seats = [
        Seat(0, ANNA.user_id, "", "en"),
        Seat(1, BORA.user_id, "", "en"),
        Seat(2, None, "", "en", agent="heuristic"),
        Seat(3, None, "", "en", agent="heuristic"),
    ]
    async with host.database.write() as connection:
        await ratings.write(connection, table.id, "auction", seats, [2, 4, 1, 3])
    after = rated([NEW] * 4, [2, 4, 1, 3])
    (agent,) = await host.tables.agents("auction")
    assert agent.played == 1
    assert agent.rating.mu == pytest.approx((after[2].mu + after[3].mu) / 2)
    async with host.database.read() as connection:
        assert await ratings.of_persons(connection, "auction") == {
            ANNA.user_id: after[0],
            BORA.user_id: after[1],
        }


async def test_a_person_who_was_stood_in_for_is_the_one_who_is_rated(host: Host) -> None:
    table = await host.begin()
    seats = [
        Seat(0, ANNA.user_id, "", "en", agent="heuristic", absences=2),
        Seat(1, BORA.user_id, "", "en"),
    ]
    async with host.database.write() as connection:
        await ratings.write(connection, table.id, "auction", seats, [1, 2])
    assert await host.tables.agents("auction") == []
    assert await rating(host, ANNA) is None, "no result was written, so no line of the leaderboard"
    assert (await host.tables.profile(ANNA.user_id, "auction")).rating == (
        rated([NEW, NEW], [1, 2])[0]
    )


async def test_an_aborted_table_rates_nobody(host: Host) -> None:
    await host.tables.abort((await host.begin()).id)
    async with host.database.read() as connection:
        assert (await connection.execute(sa.select(schema.ratings))).all() == []


async def test_the_rating_is_written_with_the_end_or_not_at_all(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.begin()

    async def full(*about: object) -> None:
        raise DiskFull

    with monkeypatch.context() as patch:
        patch.setattr(ratings, "write", full)
        with pytest.raises(DiskFull):
            await host.tables.concede(table.id, BORA.user_id)
    assert (await host.tables.table(table.id)).status == Status.PLAYING
    await host.tables.concede(table.id, BORA.user_id)
    assert [await rating(host, ANNA), await rating(host, BORA)] == rated([NEW, NEW], [1, 2])


async def test_ratings_of_another_game_are_its_own(host: Host) -> None:
    table_id = await win(host, ANNA, BORA)
    seats = [Seat(0, ANNA.user_id, "", "en"), Seat(1, BORA.user_id, "", "en")]
    async with host.database.write() as connection:
        await ratings.write(connection, table_id, "gate", seats, [2, 1])
    assert (await host.tables.profile(ANNA.user_id, "gate")).rating == rated([NEW, NEW], [2, 1])[0]
    assert await rating(host, ANNA) == rated([NEW, NEW], [1, 2])[0]


# Histories and profiles


async def test_a_history_tells_the_latest_first_with_outcome_and_change(host: Host) -> None:
    first = await win(host, ANNA, BORA)
    second = await win(host, BORA, ANNA)
    solo = await host.play_out(await host.challenge(opponent=None))
    host.now += timedelta(minutes=1)
    await host.begin(ANNA, CARL)
    past = await host.tables.history(ANNA.user_id)
    assert [each.table.id for each in past] == [solo.id, second, first]
    assert [each.outcome for each in past[1:]] == ["loss", "win"]
    assert past[0].after is None
    assert past[2].before == NEW
    assert past[2].after == past[1].before
    assert past[1].after == await rating(host, ANNA)


async def test_a_history_has_pages_and_may_be_of_one_game(host: Host) -> None:
    ids = [await win(host, ANNA, BORA) for _ in range(5)]

    async def page(skip: int) -> list[str]:
        return [p.table.id for p in await host.tables.history(BORA.user_id, last=2, skip=skip)]

    assert [*await page(0), *await page(2), *await page(4)] == ids[::-1]
    assert await host.tables.history(BORA.user_id, "gate") == []
    assert len(await host.tables.history(BORA.user_id, "auction")) == 5
    assert await host.tables.history(CARL.user_id) == []
    (late,) = await host.tables.history(BORA.user_id, last=1)
    (change,) = [p for p in await host.tables.history(BORA.user_id) if p.table == late.table]
    assert late == change, "a page tells the same change as the whole"


async def test_a_profile_sums_up_a_game(host: Host) -> None:
    await win(host, ANNA, BORA)
    await win(host, ANNA, CARL)
    await win(host, BORA, ANNA)
    solo = await host.challenge(opponent=None)
    await host.tables.concede(solo.id, ANNA.user_id)
    profile = await host.tables.profile(ANNA.user_id, "auction")
    assert (profile.name, profile.played, profile.wins, profile.losses) == ("Anna", 3, 2, 1)
    assert profile.rate == pytest.approx(2 / 3)
    assert profile.alone == (1, 0)
    assert [(o.name, o.played, o.wins) for o in profile.opponents] == [
        ("보라", 2, 1),
        ("Carl", 1, 1),
    ]
    assert [at for at, _ in profile.curve] == [START + timedelta(minutes=n) for n in range(3)]
    assert profile.curve[-1][1] == profile.rating == await rating(host, ANNA)


async def test_the_profile_of_a_stranger_is_empty(host: Host) -> None:
    profile = await host.tables.profile(404, "auction")
    assert (profile.name, profile.played, profile.rate, profile.rating) == ("", 0, 0.0, None)
    assert (profile.curve, profile.opponents, profile.alone) == ((), (), (0, 0))
