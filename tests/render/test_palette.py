"""The second palette, seen through the eyes it is made for."""

import itertools
import re

import pytest

from render import theme
from render.domination.pieces import ATTRIBUTE_COLOURS, LIVERIES
from render.gate.emblems import EMBLEMS
from render.grail_war.liveries import LIVERIES as TEAMS
from render.palette import recoloured, safe

# Machado, Oliveira & Fernandes 2009: what is seen without the red and without the green cones.
BLIND = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}
GREEN = f"#{theme.WIN:06x}"


def linear(colour: str) -> list[float]:
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    x, y, z = (
        max(sum(a * b for a, b in zip(row, rgb, strict=True)) / w, 0.0)
        for row, w in zip(rows, white, strict=True)
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, kind: str) -> float:
    """How different two colours look (CIE 1976; about 2 can just be told apart)."""
    seen = [
        lab([sum(a * b for a, b in zip(row, linear(each), strict=True)) for row in BLIND[kind]])
        for each in (one, other)
    ]
    return sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5


@pytest.mark.parametrize("kind", BLIND)
@pytest.mark.parametrize("green", [GREEN, "#63d29b", "#3f8a3c", "#8fb573", "#5c9a2c"])
@pytest.mark.parametrize("red", [theme.BLOOD, "#bf2f3a", "#9c2a2e", "#c9562b"])
def test_red_and_green_can_be_told_apart(red: str, green: str, kind: str) -> None:
    assert apart(safe(red), safe(green), kind) > 35


@pytest.mark.parametrize("kind", BLIND)
@pytest.mark.parametrize(
    "colours",
    [[each.colour for each in LIVERIES], list(ATTRIBUTE_COLOURS.values()), list(TEAMS)],
    ids=["liveries", "attributes", "teams"],
)
def test_what_stands_for_somebody_can_be_told_apart(colours: list[str], kind: str) -> None:
    pairs = list(itertools.combinations(colours, 2))
    before = min(apart(one, other, kind) for one, other in pairs)
    after = min(apart(safe(one), safe(other), kind) for one, other in pairs)
    assert after > min(8, before)


@pytest.mark.parametrize("kind", BLIND)
def test_gate_decks_can_be_told_apart_better_than_before(kind: str) -> None:
    mains = [each.colours.main for each in EMBLEMS.values()]
    pairs = list(itertools.combinations(mains, 2))
    before = min(apart(one, other, kind) for one, other in pairs)
    assert min(apart(safe(one), safe(other), kind) for one, other in pairs) > max(6, before)


@pytest.mark.parametrize("colour", [theme.NIGHT, theme.SLATE, theme.MIST, theme.GOLD, theme.STEEL])
def test_what_can_be_seen_anyway_stays_nearly_as_it_is(colour: str) -> None:
    for n in (1, 3, 5):
        assert abs(int(safe(colour)[n : n + 2], 16) - int(colour[n : n + 2], 16)) <= 8


def test_only_colours_of_a_picture_are_moved() -> None:
    svg = f'<g fill="{theme.BLOOD}" id="a" mask="url(#e5484d)"><text>#e5484d</text></g>'
    assert recoloured(svg, "standard") == svg
    moved = recoloured(svg, "colour_blind")
    assert moved == svg.replace(f'"{theme.BLOOD}"', f'"{safe(theme.BLOOD)}"')
    assert re.findall("e5484d", moved) == ["e5484d", "e5484d"]
