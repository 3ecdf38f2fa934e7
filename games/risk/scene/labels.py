"""Where the pills of the continents stand on the map, so that they lie on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.text.voice import Voice
from engine.ui.box import Box, Point
from games.risk.board import CONTINENTS, Continent
from games.risk.names import CONTINENT
from games.risk.scene.pieces import PILL_HEIGHT, Pill
from games.risk.scene.world import continent_colour
from games.risk.state import NOBODY

PILL_SPOTS: Final[dict[str, Point]] = {
    "NORTH_AMERICA": (37, 297),
    "SOUTH_AMERICA": (536, 632),
    "EUROPE": (439, 275),
    "AFRICA": (655, 674),
    "ASIA": (1154, 385),
    "AUSTRALIA": (1195, 688),
}
"""Points of the map over open sea."""


def pills_of(owners: Sequence[int], voice: Voice) -> tuple[Pill, ...]:
    """Every continent with everybody's share, the leader first."""
    return tuple(_pill_of(fact, owners, voice) for fact in CONTINENTS)


def _pill_of(fact: Continent, owners: Sequence[int], voice: Voice) -> Pill:
    held: dict[int, int] = {}
    for territory in fact.territories:
        owner = owners[territory]
        if owner != NOBODY:
            held[owner] = held.get(owner, 0) + 1
    shares = tuple(sorted(held.items(), key=lambda share: (-share[1], share[0])))
    name, colour = voice.say_name(CONTINENT(fact.id)), continent_colour(fact.id)
    return Pill(name, fact.bonus, len(fact.territories), colour, shares)


def pill_boxes(
    board: Box,
    place: Callable[[Point], Point],
    widths: Sequence[float],
    avoid: Sequence[Box],
) -> list[Box]:
    """Where the pills of the continents stand: on open sea, inside the board, off the cards."""
    found: list[Box] = []
    inner = board.inset(8)
    for continent, width in zip(CONTINENTS, widths, strict=True):
        x, y = place(PILL_SPOTS[continent.key])
        box = _inside(Box.around(x, y, width, PILL_HEIGHT), inner)
        for other in (*avoid, *found):
            if box.intersects(other.inset(-4)):
                box = _moved_off(box, other, inner)
        found.append(box)
    return found


def _moved_off(box: Box, other: Box, outer: Box) -> Box:
    """Beside what it would lie on, the shortest way that stays inside: up, down, left or right."""
    ways = (
        (0.0, other.y - 8 - box.bottom),
        (0.0, other.bottom + 8 - box.y),
        (other.x - 8 - box.right, 0.0),
        (other.right + 8 - box.x, 0.0),
    )
    moved = [box.moved(*way) for way in sorted(ways, key=lambda way: abs(way[0]) + abs(way[1]))]
    return next((each for each in moved if each == _inside(each, outer)), _inside(moved[0], outer))


def _inside(box: Box, outer: Box) -> Box:
    x = max(outer.x, min(outer.right - box.w, box.x))
    y = max(outer.y, min(outer.bottom - box.h, box.y))
    return Box(x, y, box.w, box.h)
