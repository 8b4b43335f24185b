import random

from engine.kernel import Choice, Entry, Lane, Result
from tables.model import Person, Standing
from tables.standings import ranked
from tests.kernel.toys import Auction, AuctionGame
from tests.tables.host import ANNA, BORA, CARL, Host


def standing(name: str, user_id: int, wins: int, losses: int, draws: int = 0) -> Standing:
    played = wins + losses + draws
    return Standing(0, user_id, name, played, wins, losses, draws, wins / played)


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
    here = await host.tables.leaderboard("auction", 9)
    assert [(s.rank, s.name, s.played, s.wins, s.losses, s.rate) for s in here] == [
        (1, "Anna", 1, 1, 0, 1.0),
        (2, "보라", 2, 1, 1, 0.5),
        (3, "Carl", 1, 0, 1, 0.0),
    ]
    everywhere = await host.tables.leaderboard("auction", None)
    assert [(s.rank, s.user_id) for s in everywhere] == [(1, 1), (1, 3), (1, 2)]
    assert await host.tables.leaderboard("gate", None) == []


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
    lines = await host.tables.leaderboard("auction", None)
    assert [(s.rank, s.wins, s.losses, s.draws, s.rate) for s in lines] == [(1, 0, 0, 1, 0.0)] * 2
    table = await host.begin()
    await host.tables.concede(table.id, BORA.user_id)
    lines = await host.tables.leaderboard("auction", None)
    assert [(s.name, s.losses, s.draws) for s in lines] == [("Anna", 0, 2), ("보라", 1, 1)], (
        "whoever concedes has lost, whatever the ranks say"
    )


async def test_games_with_the_computer_and_aborted_ones_count_for_nobody(host: Host) -> None:
    await host.play_out(await host.challenge(opponent=None))
    solo = await host.challenge(opponent=None)
    await host.tables.concede(solo.id, ANNA.user_id)
    await host.tables.abort((await host.begin()).id)
    await host.begin()
    assert await host.tables.leaderboard("auction", None) == []
