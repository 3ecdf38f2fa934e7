"""Where the coach's cards stand: the best free place for each, and the way of its beak.

Pure arithmetic, tested without drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, Literal

from engine.ui.box import Box, Point

Side = Literal["left", "right", "top", "bottom"]
STEP: Final = 24.0
MARGIN: Final = 16.0
COVERED: Final = 40.0  # what a unit of area covered costs, in units of distance
BEAK_BASE: Final = 18.0
BEAK: Final = 72.0  # how far a card stands from what it points at, where it can
LONGEST_BEAK: Final = 150.0
TIP_GAP: Final = 20.0
PULL: Final = 0.3
CORNER: Final = 34.0
RIBBON_TOP: Final = 3.0


@dataclass(frozen=True, slots=True)
class Beak:
    """The point of a card: its foot on a side of the card, and its tip."""

    side: Side
    foot: Point
    tip: Point

    @property
    def points(self) -> tuple[Point, Point, Point]:
        """The triangle, its foot reaching into the card a little."""
        (x, y), b = self.foot, BEAK_BASE
        if self.side in ("top", "bottom"):
            return (x - b, y), self.tip, (x + b, y)
        return (x, y - b), self.tip, (x, y + b)


def card_place(
    size: tuple[float, float],
    room: Box,
    lit: Sequence[Box],
    at: Box | None,
    number: Box | None = None,
) -> Box:
    """The place for a card of that size: free of what is lit, and near what it points at.

    A number that it speaks of draws it a little as well, so that the way there is short.
    """
    width, height = size
    best, least = Box(room.x, room.y, width, height), float("inf")
    y = room.y
    while y <= room.bottom - height:
        x = room.x
        while x <= room.right - width:
            place = Box(x, y, width, height)
            cost = sum(_overlap(place.inset(-MARGIN), box) for box in lit) * COVERED
            cost += _distance(place, at) if at is not None else _from_middle(place, room)
            if number is not None:
                cost += PULL * _gap(place, number)
            if cost < least:
                best, least = place, cost
            x += STEP
        y += STEP
    return best


def beak_of(card: Box, at: Box | None) -> Beak | None:
    """The beak that points at a box; None where the card touches it or points at nothing."""
    if at is None:
        return None
    x = min(max(at.centre_x, card.x + CORNER), card.right - CORNER)
    y = min(max(at.centre_y, card.y + CORNER), card.bottom - CORNER)
    gaps: dict[Side, float] = {
        "top": card.y - at.bottom,
        "bottom": at.y - card.bottom,
        "left": card.x - at.right,
        "right": at.x - card.right,
    }
    side, gap = max(gaps.items(), key=lambda each: each[1])
    if gap < TIP_GAP:
        return None
    feet: dict[Side, Point] = {
        "top": (x, card.y + 1), "bottom": (x, card.bottom - 1),
        "left": (card.x + 1, y), "right": (card.right - 1, y),
    }  # fmt: skip
    aims: dict[Side, Point] = {
        "top": (_near(at.x, at.right, x), at.bottom), "bottom": (_near(at.x, at.right, x), at.y),
        "left": (at.right, _near(at.y, at.bottom, y)), "right": (at.x, _near(at.y, at.bottom, y)),
    }  # fmt: skip
    return Beak(side, feet[side], _short_of(feet[side], aims[side]))


def _near(low: float, high: float, wished: float) -> float:
    """The point of a span nearest to what is wished, a little inside."""
    inside = min(24.0, (high - low) / 2)
    return min(max(wished, low + inside), high - inside)


def _short_of(foot: Point, aim: Point) -> Point:
    """The tip: on the way to the aim, a little before it, and not too far."""
    dx, dy = aim[0] - foot[0], aim[1] - foot[1]
    far = hypot(dx, dy)
    share = max(0.0, min(far - TIP_GAP, LONGEST_BEAK)) / far if far else 0.0
    return (foot[0] + dx * share, foot[1] + dy * share)


def _overlap(a: Box, b: Box) -> float:
    w = min(a.right, b.right) - max(a.x, b.x)
    h = min(a.bottom, b.bottom) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0


def _distance(place: Box, at: Box) -> float:
    """How far a card is from a box, a little more where it is not straight above or beside it."""
    return abs(_gap(place, at) - BEAK) + 0.1 * hypot(
        place.centre_x - at.centre_x, place.centre_y - at.centre_y
    )


def _gap(place: Box, at: Box) -> float:
    """How much room lies between two boxes."""
    dx = max(at.x - place.right, place.x - at.right, 0.0)
    dy = max(at.y - place.bottom, place.y - at.bottom, 0.0)
    return hypot(dx, dy)


def _from_middle(place: Box, room: Box) -> float:
    return hypot(place.centre_x - room.centre_x, place.centre_y - room.centre_y)


def ribbon_place(size: tuple[float, float], width: float, at: Sequence[Box]) -> Box:
    """Along the top of a window so wide: in the middle, or at the side that covers less of what a
    step points at.
    """
    far = width - size[0]
    places = [Box(x, RIBBON_TOP, *size) for x in (far / 2, MARGIN, far - MARGIN)]

    def covered(place: Box) -> float:
        over = [place.intersection(box) for box in at]
        return sum(each.w * each.h for each in over)

    return min(places, key=covered)
