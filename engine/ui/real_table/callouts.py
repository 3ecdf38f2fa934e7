"""Words beside places of a picture, each joined to its place by a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.ui.box import Box, Point
from engine.ui.canvas import Canvas
from engine.ui.theme import BODY, INK, TEXT, Colour, mix

MOST: Final = 6
"""More would hide the picture: then the places are only lit."""
HEIGHT: Final = 34.0
PADDING: Final = 14.0
REACH: Final = (46.0, 78.0, 112.0, 150.0, 190.0)
WAYS: Final = ((0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1), (1, 0), (-1, 0))


@dataclass(frozen=True, slots=True)
class Callout:
    """What is written beside a thing, and the point of it that the line goes to."""

    words: str
    at: Point
    thing: Box


def callout_boxes(room: Box, callouts: Sequence[Callout], widths: Sequence[float]) -> list[Box]:
    """A place for each: near its point, inside the room, over no other one and no thing."""
    placed: list[Box] = []
    for callout, width in zip(callouts, widths, strict=True):
        things = [each.thing for each in callouts]
        tries = [
            _inside(room, Box.around(callout.at[0] + dx * (reach + width * 0.3 * abs(dx)),
                                     callout.at[1] + dy * reach, width, HEIGHT))
            for reach in REACH
            for dx, dy in WAYS
        ]  # fmt: skip
        placed.append(_best(tries, placed, things, callout.at))
    return placed


def _best(tries: Sequence[Box], placed: Sequence[Box], things: Sequence[Box], at: Point) -> Box:
    return min(tries, key=lambda box: _crowding(box, placed, things, at))


def _crowding(box: Box, placed: Sequence[Box], things: Sequence[Box], at: Point) -> float:
    """How much a place is in the way: what it covers, then how far off it is."""
    covers = 3 * sum(box.inset(-6).intersects(each) for each in placed)
    covers += sum(box.intersects(each) for each in things)
    distance = abs(box.centre_x - at[0]) + abs(box.centre_y - at[1])
    return covers * 10_000 + distance


def _inside(room: Box, box: Box) -> Box:
    x = min(max(box.x, room.x), max(room.x, room.right - box.w))
    y = min(max(box.y, room.y), max(room.y, room.bottom - box.h))
    return Box(x, y, box.w, box.h)


def draw_callouts(canvas: Canvas, room: Box, callouts: Sequence[Callout], hue: Colour) -> None:
    """Lines first, so that none lies over words."""
    if not callouts or len(callouts) > MOST:
        return
    widths = [
        canvas.text_width(each.words, BODY, "text-semibold") + 2 * PADDING for each in callouts
    ]
    boxes = callout_boxes(room, callouts, widths)
    for callout, box in zip(callouts, boxes, strict=True):
        canvas.polyline([callout.at, box.centre], hue, 3)
        canvas.disc(*callout.at, 6, hue, INK)
    for callout, box in zip(callouts, boxes, strict=True):
        canvas.rounded(box, 9, mix(INK, hue, 0.2), hue, 2)
        canvas.text(*box.centre, callout.words, BODY, TEXT, "text-semibold", "centre")
