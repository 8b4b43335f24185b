"""Section 12b: the published cards, each with what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.challengers.events import (
    CardRevealed,
    CardsExhausted,
    CardsLent,
    CardsRecycled,
    CardsShoved,
    Compared,
    DeckLookedAt,
    FansGained,
    FlagTaken,
    Spurred,
)
from tests.challengers.arena import Arena, bout, catalog, game, tournament
from tests.clauses import clause

PLAIN = {
    *("talent", "dog", "champion", "pig", "horse", "dragon", "cat", "lion", "t_rex", "spider"),
    *("bat", "werewolf", "cow", "alien", "slime", "parrot", "shark", "kraken", "pony"),
    *("rubber_duck", "teddy_bear"),
}
Bench = tuple[str, ...]


def match(
    ara: list[str], bo: list[str], ara_bench: Bench = (), bo_bench: Bench = (), **more: object
) -> Arena:
    return bout(ara, bo, cards="published", benches=(ara_bench, bo_bench), **more)  # type: ignore[arg-type]


def defence(card: str, *bench: str, opposing: Bench = ()) -> int:
    return match([card, "newcomer"], ["newcomer"], bench, opposing).events(FlagTaken)[0].defence


def attack(*cards: str, bench: Bench = (), **more: object) -> tuple[int, ...]:
    """The powers of an attack row of these cards, against a strong card."""
    arena = match(["teddy_bear", "newcomer"], list(cards), (), bench, **more)
    return [event.powers for event in arena.events(Compared) if event.seat == 1][len(cards) - 1]


@clause("CH-114")
def test_two_editions_ship_and_the_published_one_is_the_default() -> None:
    assert set(catalog().editions) == {"published", "original"}
    assert tournament(2).state.edition == "published"
    assert tournament(2, cards="original").state.edition == "original"


@clause("CH-114")
def test_the_published_cards() -> None:
    cards = [c for c in catalog().editions["published"].cards.values() if c.set != "ROBOT"]
    copies: Counter[str] = Counter()
    for card in cards:
        if card.level != "S":
            copies[card.set] += card.copies
    assert len(cards) == 75
    assert copies.pop("city") == 20
    assert set(copies.values()) == {40}
    plain = {card.key for card in cards if not card.abilities and card.level != "S"}
    assert plain == PLAIN


@clause("CH-114")
def test_the_original_cards() -> None:
    cards = catalog().editions["original"].cards.values()
    assert len(cards) == 79
    copies: Counter[str] = Counter()
    for card in cards:
        if card.level not in {"S", "R", "SOLO"}:
            copies[card.set] += card.copies
    assert copies.pop("CITY") == 20
    assert set(copies.values()) == {40}


@clause("CH-114")
def test_city() -> None:
    assert defence("mascot", "newcomer", "pig", "cow") == 2 + 3
    assert defence("mascot", "newcomer", "talent", "dog") == 2 + 1
    few, many = ((1, 2, 3), ()), ((1, 2, 3, 4), ())
    assert [e.fans for e in match(["fan_bus"], ["newcomer"], trophies=few).events(FansGained)] == [
        2
    ]
    assert match(["fan_bus"], ["newcomer"], trophies=many).events(FansGained) == []


@clause("CH-114", "CH-115")
def test_reporter_digs_two() -> None:
    arena = match(["reporter", "newcomer", "pig", "cat"], ["newcomer"], choices="asked")
    assert [option[1] for option in arena.asked(0)] == ["newcomer", "pig"]
    arena.choose(0, ("card", "pig"))
    assert arena.ara.deck == ["pig", "cat", "newcomer"]


@clause("CH-114")
def test_castle() -> None:
    assert (defence("jester"), defence("jester", "newcomer"), defence("jester", "pig")) == (1, 4, 1)
    assert (defence("hermit"), defence("hermit", "pig"), defence("hermit", "newcomer")) == (4, 4, 2)
    assert defence("stable_boy", "pig", "pig", "cow", "newcomer") == 2 + 3
    assert (attack("knight"), defence("knight")) == ((6,), 3)
    assert attack("talent", "pig", bench=("blacksmith",)) == (3, 3)
    assert attack("talent", "pig", bench=("bard", "bard")) == (4, 5)
    assert defence("pig", "bard") == 3
    sorcerer = match(["sorcerer"], ["newcomer"], ("pig", "dragon", "cow", "cat"), choices="asked")
    assert [option[1] for option in sorcerer.asked(0)] == ["pig", "cow", "cat"]
    prince = match(["prince"], ["dragon"], ("prince", "pig"), choices="asked")
    assert [option[1] for option in prince.asked(0)] == ["prince"]


@clause("CH-114")
def test_film_studio() -> None:
    assert attack("newcomer", "talent", bench=("make_up_artist",)) == (3, 2)
    assert defence("newcomer", "make_up_artist") == 1
    assert (attack("gangster"), defence("gangster")) == ((4,), 2)
    star = match(["movie_star"], ["newcomer"], ("newcomer", "pig", "newcomer", "newcomer"))
    (recycled,) = star.events(CardsRecycled)
    assert (recycled.cards, recycled.end) == (("newcomer", "newcomer"), "top")
    assert star.ara.bench[0] == ["newcomer"]
    heroine = match(["heroine"], ["newcomer"])
    assert [(event.seat, event.fans) for event in heroine.events(FansGained)] == [(0, 3)]


@clause("CH-114", "CH-115")
def test_cowboy_takes_the_opponents_top_card_when_it_takes_the_flag() -> None:
    arena = match(["newcomer", "newcomer", "pig"], ["cowboy", "newcomer"])
    (shoved,) = arena.events(CardsShoved)
    assert (shoved.seat, shoved.cards) == (0, ("newcomer",))
    first = match(["cowboy"], ["pig", "newcomer"])
    assert first.events(CardsShoved)[0].cards == ("pig",)
    attacking = match(["teddy_bear", "newcomer"], ["cowboy"])
    assert attacking.events(CardsShoved) == []


@clause("CH-114", "CH-115")
def test_director_gives_one_to_attackers_of_the_film_studio() -> None:
    assert attack("cat", "pig", bench=("director",)) == (4, 3)
    assert defence("cat", "director") == 3


@clause("CH-114")
def test_comic_character_spurs_the_next_attack_only() -> None:
    arena = match(["comic_character", "newcomer", "newcomer", "pig"], ["shark", "pig", "pig"])
    assert arena.events(Spurred)[0].amount == 2
    sums = [(e.attack, e.defence) for e in arena.events(Compared) if e.seat == 0]
    assert sums == [(3, 5), (4, 5), (7, 5)]
    later = match(["comic_character", "pig", "pig"], ["rubber_duck", "pig", "cow"])
    attacks = [event.attack for event in later.events(Compared) if event.seat == 0]
    assert attacks == [5, 3]


@clause("CH-114")
def test_lent_cards_join_for_the_match_only() -> None:
    arena = match(["villain"], ["teddy_bear", "pig"], piles={"A": ["cow", "cat"]})
    (lent,) = arena.seen(1, CardsLent)
    assert (lent.seat, lent.level, lent.count, lent.end) == (0, "A", 1, "top")
    assert "cow" not in repr(lent)
    assert [e.card for e in arena.events(CardRevealed) if e.seat == 0] == ["villain", "cow"]
    assert arena.state.piles["A"].discard[-1] == "cow"
    assert arena.state.players[0].deck == ["villain"]


@clause("CH-114")
def test_ufo_and_hologram_lend() -> None:
    ufo = match(["ufo", "pig"], ["teddy_bear"], piles={"A": ["cow", "cat", "pony"]})
    assert ufo.ara.deck[-2:] == ["cow", "cat"] or ufo.won().loser == 1
    revealed = [e.card for e in ufo.events(CardRevealed) if e.seat == 0]
    assert revealed == ["ufo", "pig", "cow", "cat"]
    hologram = match(["hologram"], ["newcomer", "newcomer"], piles={"B": ["shark"]})
    assert hologram.events(CardRevealed)[1].card == "shark"
    assert hologram.state.piles["B"].discard[-1] == "shark"


@clause("CH-114")
def test_haunted_house() -> None:
    butler = match(["butler"], ["newcomer"], ("newcomer", "pig", "cat", "cow"), choices="asked")
    decision = butler.state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.most) == ("exhaust", 2)
    assert (defence("skeleton"), attack("skeleton")) == (3, (2,))
    ghost = match(["ghost"], ["dragon", "newcomer"])
    assert [(e.seat, e.cards) for e in ghost.events(CardsExhausted)] == [(1, ("dragon",))]
    assert defence("teenager", "spider", "spider", "bat", "pig") == 2 + 3
    necromancer = match(["necromancer"], ["newcomer"], ("talent", "pig"), choices="asked")
    assert [option[1] for option in necromancer.asked(0)] == ["talent"]
    necromancer.choose(0, ("card", "talent"))
    assert necromancer.events(CardsRecycled)[0].end == "top"
    vampire = match(["vampire"], ["newcomer"], ("talent", "shark"), choices="asked")
    assert [option[1] for option in vampire.asked(0)] == ["shark"]
    vacuum = match(["vacuum_cleaner"], ["newcomer"], ("pig", "cow", "cat", "spider"))
    assert vacuum.ara.exhausted == ["pig", "cow"]


@clause("CH-114", "CH-115")
def test_outer_space() -> None:
    pod = match(["rescue_pod"], ["newcomer"], ("rescue_pod", "pig"), choices="asked")
    assert [option[1] for option in pod.asked(0)] == ["rescue_pod"]
    pod.choose(0, ("card", "rescue_pod"))
    assert pod.ara.exhausted == ["rescue_pod"]
    assert pod.ara.bench[-1] == ["rescue_pod"]
    assert defence("talent", "ai") == 3
    assert attack("talent", "pig", bench=("ai",)) == (3, 3)
    assert defence("cow", "band") == 4
    assert catalog().cards["clones"].copies == 5
    assert catalog().cards["ai"].copies == 3


@clause("CH-114")
def test_shipwreck() -> None:
    assert (defence("merman"), defence("merman", "pig"), defence("merman", "parrot")) == (1, 1, 4)
    assert (defence("treasure"), attack("treasure")) == (4, (2,))
    assert defence("pig", "cook") == 4
    assert attack("pig", bench=("cook",)) == (3,)
    assert attack("pig", "lifeguard") == (3, 6)
    assert match(["lifeguard", "pig", "pig"], ["newcomer"]).events(FlagTaken)[0].defence == 4
    siren = match(["siren"], ["newcomer"], (), ("pig", "cook", "bard"), choices="asked")
    assert [option[1] for option in siren.asked(0)] == ["cook", "bard"]
    siren.choose(0, ("card", "bard"))
    assert siren.bo.exhausted == ["bard"]
    submarine = match(["submarine", "pig", "cat"], ["newcomer"])
    assert [(e.seat, e.cards) for e in submarine.events(CardsExhausted)] == [(0, ("cat",))]


@clause("CH-115")
def test_sailor_sinks_one_of_three_and_orders_the_others() -> None:
    arena = match(["sailor", "pig", "cat", "cow", "pony"], ["newcomer"], choices="asked")
    decision = arena.state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.ordered, decision.least, decision.most) == (
        "arrange",
        True,
        3,
        3,
    )
    arena.choose(0, ("card", "cow"), ("card", "pig"), ("card", "cat"))
    assert arena.ara.deck == ["cow", "pig", "pony", "cat"]
    assert game().view(arena.state, 0).matches[0].sides[0].deck == 4


@clause("CH-115")
def test_navigator_keeps_one_of_three() -> None:
    arena = match(["navigator", "pig", "cat", "cow", "pony"], ["shark"], choices="asked")
    assert [option[1] for option in arena.asked(0)] == ["pig", "cat", "cow"]
    arena.choose(0, ("card", "cat"))
    revealed = [e.card for e in arena.events(CardRevealed) if e.seat == 0]
    assert revealed == ["navigator", "cat", "pony"]


@clause("CH-115")
def test_pyrotechnician_exhausts_a_card_of_the_opponents_bench() -> None:
    arena = match(["pyrotechnician"], ["newcomer"], (), ("pig", "cook"), choices="asked")
    decision = arena.state.decision(0)
    assert decision is not None
    assert (decision.least, decision.most) == (0, 1)
    assert [option[1] for option in decision.options] == ["pig", "cook"]
    arena.choose(0, ("card", "pig"))
    assert arena.bo.exhausted == ["pig"]
    automatic = match(["pyrotechnician"], ["newcomer"], (), ("pig", "cook"))
    assert automatic.bo.exhausted == ["cook"]


@clause("CH-114")
def test_funfair() -> None:
    clown = match(["clown"], ["newcomer"])
    assert [(event.seat, event.fans) for event in clown.events(FansGained)] == [(0, 2)]
    assert defence("pony", "vendor") == 4
    assert (defence("mime"), defence("mime", "pig", "cow")) == (1 + 6, 1 + 4)
    assert (defence("illusionist"), defence("illusionist", "pig", "cow")) == (11, 9)
    for card in ("juggler", "bumper_car"):
        arena = match([card, "pig", "cat", "cow"], ["newcomer"], choices="asked")
        arena.choose(0, ("card", "cow"), ("card", "cat"), ("card", "pig"))
        assert arena.seen(0, DeckLookedAt)[0].top == ("cow", "cat", "pig")


@clause("CH-114")
def test_clairvoyant_puts_any_card_on_top() -> None:
    arena = match(["clairvoyant", "pig", "cow", "dragon"], ["shark"], choices="asked")
    assert [option[1] for option in arena.asked(0)] == ["cow", "dragon", "pig"]
    arena.choose(0, ("card", "dragon"))
    revealed = [e.card for e in arena.events(CardRevealed) if e.seat == 0]
    assert revealed[1] == "dragon"


@clause("CH-114")
@pytest.mark.parametrize("edition", ["published", "original"])
def test_names_are_given_in_both_languages_and_once_in_a_set(edition: str) -> None:
    cards = catalog().editions[edition].cards.values()
    by_korean = {(card.name.ko, card.name.en) for card in cards}
    assert len({name for name, _ in by_korean}) == len(by_korean)
    assert len({name for _, name in by_korean}) == len(by_korean)
    assert all(any("가" <= letter <= "힣" for letter in card.name.ko) for card in cards)
