"""Looking into an SVG: where its texts are and how wide they run."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass

from render.fonts import Face, sans, serif

NAMESPACE = "{http://www.w3.org/2000/svg}"
Matrix = tuple[float, float, float, float, float, float]
STILL: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True)
class Box:
    """A text and the rectangle it covers in the picture."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    width: float
    room: float

    def overlaps(self, other: Box) -> bool:
        apart = self.right <= other.left + 1 or other.right <= self.left + 1
        return not (apart or self.bottom <= other.top + 1 or other.bottom <= self.top + 1)


def times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def transform(text: str) -> Matrix:
    matrix = STILL
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", text):
        n = [float(each) for each in re.split(r"[ ,]+", arguments)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, n[0], n[1])
        elif name == "scale":
            step = (n[0], 0, 0, n[-1], 0, 0)
        else:
            assert name == "rotate"
            c, s = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
            step = (c, s, -s, c, 0, 0)
        matrix = times(matrix, step)
    return matrix


def face(family: str) -> Face:
    own = (sans(), serif())
    western = (each.of("Ł") for each in own)
    return {each.family: each for each in (*own, *western)}[family]


def texts(svg: str) -> list[Box]:
    """Every text of a picture; parsing it also proves that it is well-formed."""
    return list(_texts(ET.fromstring(svg), STILL))


def _texts(element: ET.Element, around: Matrix) -> Iterator[Box]:
    matrix = times(around, transform(element.get("transform", "")))
    if element.tag == NAMESPACE + "text":
        yield _box(element, matrix)
    for child in element:
        yield from _texts(child, matrix)


def _box(element: ET.Element, matrix: Matrix) -> Box:
    text, size = element.text or "", float(element.attrib["font-size"])
    width = face(element.attrib["font-family"]).width(text, size)
    width += float(element.get("stroke-width", 0))
    x, y = float(element.attrib["x"]), float(element.attrib["y"])
    x -= {"start": 0.0, "middle": width / 2, "end": width}[element.get("text-anchor", "start")]
    # Hangul and capitals reach 0.88 of the size above the line, tails 0.22 below it.
    corners = [(x, y - 0.8 * size), (x + width, y + 0.16 * size)]
    placed = [
        (matrix[0] * a + matrix[2] * b + matrix[4], matrix[1] * a + matrix[3] * b + matrix[5])
        for a, b in corners
    ]
    xs, ys = [a for a, _ in placed], [b for _, b in placed]
    scale = math.hypot(matrix[0], matrix[1])
    return Box(
        *(text, min(xs), min(ys), max(xs), max(ys)),
        size=size * scale,
        width=width,
        room=float(element.attrib["data-room"]),
    )


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2.2 counts it, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(share * p for share, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def size(svg: str) -> tuple[float, float]:
    root = ET.fromstring(svg)
    return float(root.attrib["width"]), float(root.attrib["height"])


def faults(svg: str, smallest: float) -> list[str]:
    """What is cut off, too small to read, or printed over something else."""
    width, height = size(svg)
    boxes = texts(svg)
    found: list[str] = []
    for n, box in enumerate(boxes):
        if box.left < 0 or box.top < 0 or box.right > width or box.bottom > height:
            found.append(f"{box.text!r} leaves the picture")
        if box.width > box.room + box.size * 0.04 + 0.5:
            found.append(f"{box.text!r} is {box.width:.0f} wide in a room of {box.room:.0f}")
        if box.size < smallest:
            found.append(f"{box.text!r} is only {box.size:.1f} high")
        found += [
            f"{box.text!r} covers {other.text!r}" for other in boxes[:n] if box.overlaps(other)
        ]
    return found
