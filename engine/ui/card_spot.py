"""Where a card about something on a board may lie, so that it hides as little as can be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from engine.ui.box import Box

EDGE: Final = 16.0
SPOT_STEP: Final = 72.0


def card_spot(
    board: Box,
    size: tuple[float, float],
    around: Box,
    avoid: Sequence[Box],
    cost: Callable[[Box], float],
) -> Box:
    """Where a card about a part of a board may lie: near it, and where it costs least.

    `around` is that part in the units of the scene, `avoid` must not be touched if that is possible
    at all, and `cost` says how much of a place ought to be seen (0 to 1).
    """
    w, h = size
    inner = board.inset(EDGE)
    gap = 20.0

    core = around.inset(-4)

    def at_least(place: Box) -> float:
        hits = sum(place.intersects(other) for other in avoid)
        hits += 3 * place.intersects(core)
        return hits * 10 + _distance(place, around) / 700

    xs = [around.x - gap - w, around.right + gap, around.centre_x - w / 2]
    xs += [inner.x + n * SPOT_STEP for n in range(int((inner.w - w) / SPOT_STEP) + 1)]
    ys = [around.y - gap - h, around.bottom + gap, around.centre_y - h / 2]
    ys += [inner.y + n * SPOT_STEP for n in range(int((inner.h - h) / SPOT_STEP) + 1)]
    xs.append(inner.right - w)
    ys.append(inner.bottom - h)
    places = [_kept_in(Box(x, y, w, h), inner) for x in xs for y in ys]
    best = _least(places, at_least, cost)
    step = SPOT_STEP / 5
    near = [
        _kept_in(best.moved(dx * step, dy * step), inner)
        for dx in range(-2, 3)
        for dy in range(-2, 3)
    ]
    return _least(near, at_least, cost)


def _least(
    places: Iterable[Box], at_least: Callable[[Box], float], more: Callable[[Box], float]
) -> Box:
    """The place where both add up to least; `more` is dear and only asked where it can matter."""
    ranked = sorted(((at_least(place), n, place) for n, place in enumerate(places)))
    best, chosen = float("inf"), ranked[0][2]
    for least, _, place in ranked:
        if least >= best:
            break
        total = least + more(place)
        if total < best:
            best, chosen = total, place
    return chosen


def _kept_in(box: Box, outer: Box) -> Box:
    x = max(outer.x, min(outer.right - box.w, box.x))
    y = max(outer.y, min(outer.bottom - box.h, box.y))
    return Box(x, y, box.w, box.h)


def _distance(a: Box, b: Box) -> float:
    dx = max(0.0, a.x - b.right, b.x - a.right)
    dy = max(0.0, a.y - b.bottom, b.y - a.bottom)
    return float((dx * dx + dy * dy) ** 0.5)
