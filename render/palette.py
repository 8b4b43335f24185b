"""A second palette, for whoever cannot tell red from green.

The colours of a finished picture are moved, each by itself: greens to teal and a little lighter,
reds to vermilion and a little darker, violets away from blue; the others stay about as they are.
So no picture needs to know of palettes, and a new one has both from the start.
"""

from __future__ import annotations

import colorsys
import itertools
import re
from functools import cache
from typing import Literal

Palette = Literal["standard", "colour_blind"]

_HUES = (
    *((0, 21), (30, 36), (50, 50), (72, 62), (90, 168), (130, 182), (160, 190)),
    *((190, 200), (220, 222), (245, 245), (270, 278), (300, 304), (330, 326), (360, 381)),
)
"""Where hues go, in degrees, with what lies between in between."""
_COLOUR = re.compile(r'(?<==")#[0-9a-fA-F]{6}(?=")')
_SAFE = frozenset(
    ("#e69f00", "#56b4e9", "#f0e442", "#009e73", "#cc79a7", "#d55e00", "#0072b2", "#3d7fd6")
)
"""Colours that were chosen for all eyes (Okabe and Ito's, and the blue of the liveries)."""
_DARKER, _LIGHTER = 0.9, 1.14


def recoloured(svg: str, palette: Palette) -> str:
    """A picture in the colours of ``palette``."""
    if palette == "standard":
        return svg
    return _COLOUR.sub(lambda found: safe(found[0]), svg)


@cache
def safe(colour: str) -> str:
    """What ``colour`` (``#e5484d``) is for whoever cannot tell red from green."""
    if colour.lower() in _SAFE:
        return colour
    red, green, blue = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    hue, light, strength = colorsys.rgb_to_hls(red, green, blue)
    degrees = hue * 360
    if 80 <= degrees <= 165 or 250 <= degrees <= 290:
        light = min(light * _LIGHTER, 0.96)
    elif degrees <= 20 or degrees >= 345:
        light *= _DARKER
    moved = colorsys.hls_to_rgb(_moved(degrees) % 360 / 360, light, strength)
    return "#" + "".join(f"{round(part * 255):02x}" for part in moved)


def _moved(degrees: float) -> float:
    for (low, new_low), (high, new_high) in itertools.pairwise(_HUES):
        if degrees <= high:
            return new_low + (degrees - low) / (high - low) * (new_high - new_low)
    return degrees
