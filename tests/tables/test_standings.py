import random
from dataclasses import replace
from datetime import timedelta

from engine.kernel import Choice, Entry, Lane, Result
from tables.model import Person, Rating, Standing
from tables.standings import ranked
from tests.kernel.toys import Auction, AuctionGame
from tests.tables.host import ANNA, BORA, CARL, Host


def standing(name: str, user_id: int, wins: int, losses: int, draws: int = 0) -> Standing:
    played = wins + losses + draws
    return Standing(0, user_id, name, played, wins, losses, draws, wins / played)


def test_points_rank_and_who_was_never_rated_comes_last() -> None:
    def rated(name: str, user_id: int, mu: float | None) -> Standing:
        rating = None if mu is None else Rating(mu, 5.0)
        return replace(standing(name, user_id, 1, 1), rating=rating)

    lines = [
        rated("Anna", 1, 20.0),
        rated("Bora", 2, 30.0),
        rated("Carl", 3, None),
        rated("Dora", 4, 30.004),  # a difference that nobody is shown
        rated("Eva", 5, 10.0),
    ]
    assert [(each.rank, each.user_id) for each in ranked(lines)] == [
        (1, 2),
        (1, 4),
        (3, 1),
        (4, 5),
        (5, 3),
    ]


def test_ties_share_a_rank_and_the_order_is_stable() -> None:
    lines = [
        standing("Dora", 4, 3, 0),
        standing("Anna", 9, 2, 1),
        standing("Anna", 2, 2, 1),
        standing("Bora", 1, 2, 1),
        standing("Eva", 5, 2, 2),
        standing("Finn", 6, 0, 1, 1),
        standing("Gus", 7, 0, 2),
    ]
    expected = [
        (1, 4),
        (2, 2),
        (2, 9),
        (2, 1),
        (5, 5),
        (6, 6),
        (7, 7),
    ]
    for seed in range(20):
        random.Random(seed).shuffle(lines)
        assert [(line.rank, line.user_id) for line in ranked(lines)] == expected


async def _concession(host: Host, winner: Person, loser: Person, guild_id: int = 9) -> None:
    table = await host.begin(winner, loser, guild_id=guild_id)
    await host.tables.concede(table.id, loser.user_id)


async def test_concessions_count_as_losses_per_server_or_for_all(host: Host) -> None:
    await _concession(host, ANNA, BORA)
    await _concession(host, BORA, CARL)
    await _concession(host, CARL, ANNA, guild_id=8)
    here = await host.tables.archive.leaderboard("auction", 9)
    assert {(s.name, s.played, s.wins, s.losses, s.rate) for s in here} == {
        ("Anna", 1, 1, 0, 1.0),
        ("보라", 2, 1, 1, 0.5),
        ("Carl", 1, 0, 1, 0.0),
    }
    everywhere = await host.tables.archive.leaderboard("auction", None)
    assert [(s.played, s.wins, s.losses) for s in everywhere] == [(2, 1, 1)] * 3
    points = [s.rating.points for s in everywhere if s.rating]
    assert points == sorted(points, reverse=True)
    assert [s.user_id for s in here] == [s.user_id for s in everywhere], "one rating everywhere"
    assert await host.tables.archive.leaderboard("gate", None) == []


async def test_a_first_rank_shared_by_all_is_a_draw(host: Host) -> None:
    class Friendly(AuctionGame):
        def apply(self, state: Auction, seat: int, choice: Choice) -> list[Entry]:
            state.result = Result((1, 1), "agreed")
            state.lanes = [Lane([])]
            state.revision += 1
            return []

    host.game = Friendly()
    await host.reopen()
    await host.play(await host.begin())
    lines = await host.tables.archive.leaderboard("auction", None)
    assert [(s.rank, s.wins, s.losses, s.draws, s.rate) for s in lines] == [(1, 0, 0, 1, 0.0)] * 2
    table = await host.begin()
    await host.tables.concede(table.id, BORA.user_id)
    lines = await host.tables.archive.leaderboard("auction", None)
    assert [(s.name, s.losses, s.draws) for s in lines] == [("Anna", 0, 2), ("보라", 1, 1)], (
        "whoever concedes has lost, whatever the ranks say"
    )


async def test_a_period_counts_what_ended_in_it(host: Host) -> None:
    await _concession(host, ANNA, BORA)
    host.now += timedelta(days=2)
    since = host.now
    assert await host.tables.archive.leaderboard("auction", 9, since) == []
    host.now += timedelta(hours=1)
    await _concession(host, CARL, BORA)
    await _concession(host, BORA, CARL, guild_id=8)
    lines = {s.name: s for s in await host.tables.archive.leaderboard("auction", 9, since)}
    assert {name: (s.wins, s.losses) for name, s in lines.items()} == {
        "Carl": (1, 0),
        "보라": (0, 1),
    }
    carl, bora = lines["Carl"], lines["보라"]
    assert carl.rating is not None
    assert carl.gain == carl.rating.points - 1000
    assert bora.gain is not None
    (whole,) = [s for s in await host.tables.archive.leaderboard("auction", 9) if s.name == "보라"]
    assert whole.gain is None
    assert whole.wins + whole.losses == 2


async def test_games_with_the_computer_and_aborted_ones_count_for_nobody(host: Host) -> None:
    await host.play_out(await host.challenge(opponent=None))
    solo = await host.challenge(opponent=None)
    await host.tables.concede(solo.id, ANNA.user_id)
    await host.tables.abort((await host.begin()).id)
    await host.begin()
    assert await host.tables.archive.leaderboard("auction", None) == []
