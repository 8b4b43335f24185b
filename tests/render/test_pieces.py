"""Whose piece it is can be seen without colours, and every piece stands out from its ground."""

from __future__ import annotations

import itertools
import re

import pytest

from render import theme
from render.challengers.pieces import number_badge
from render.domination import pieces as domination
from render.gate.emblems import EMBLEMS
from render.gate.pieces import crest
from render.grail_war import liveries
from render.palette import safe
from render.words import Words
from tests.render.domination.wars import CATALOG
from tests.render.drawings import contrast

GRAPHIC, LARGE, TEXT = 3.0, 3.0, 4.5
"""What WCAG 2.2 asks of signs, of large letters and of others."""
GROUNDS = (theme.NIGHT, theme.SLATE)
SEATS = range(7)


def colourless(svg: str) -> str:
    """A drawing without its colours, as an eye sees it that sees none."""
    return re.sub(r"#[0-9a-f]{6}", "", svg)


def of_domination(seat: int) -> str:
    scene = domination.Scene(CATALOG, ("Ann",) * len(SEATS), Words("en"))
    return domination.piece(scene, seat, 60)


@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param([of_domination(seat) for seat in SEATS], id="domination"),
        pytest.param([liveries.badge(team, 60) for team in SEATS], id="grail war"),
        pytest.param([crest(deck, 60) for deck in EMBLEMS], id="gate"),
        pytest.param([number_badge(str(seat + 1)) for seat in range(8)], id="challengers"),
    ],
)
def test_every_two_are_told_apart_without_colours(drawn: list[str]) -> None:
    """Also where all players are called alike."""
    for one, other in itertools.combinations(drawn, 2):
        assert colourless(one) != colourless(other)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("seen", [str, safe], ids=["standard", "colour blind"])
def test_pieces_stand_out_from_their_ground(seen: type[str], ground: str) -> None:
    for livery in domination.LIVERIES:
        assert contrast(seen(livery.colour), seen(ground)) >= GRAPHIC
        assert contrast(seen(livery.ink), seen(livery.colour)) >= LARGE
    for team in SEATS:
        assert contrast(seen(liveries.livery(team)), seen(ground)) >= GRAPHIC
        assert contrast(seen(theme.INK), seen(liveries.livery(team))) >= TEXT
    for arms in EMBLEMS.values():
        assert contrast(seen(arms.colours.light), seen(ground)) >= GRAPHIC
    assert contrast(seen(theme.INK), seen(theme.GOLD)) >= TEXT
