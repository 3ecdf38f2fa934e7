"""Where the names of territories and the pills of continents are on the map.

A name stands under its counter where it can, else above or beside it, in two lines or with its
first word shortened; where all of that is taken it goes out to sea, with a line to its counter.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.text.voice import Voice
from engine.ui.box import Box, Point
from games.risk.board import CONTINENT, CONTINENTS, SIZE, TERRITORY, Continent
from games.risk.scene.pieces import PILL_HEIGHT, Pill
from games.risk.scene.world import World, continent_colour, key_of
from games.risk.state import NOBODY

NAMED: Final[dict[str, tuple[float, float]]] = {
    "ALASKA": (0, 31), "SIAM": (0, 30), "KAMCHATKA": (0, 31), "URAL": (0, 34), "IRKUTSK": (0, 31),
    "WESTERN_AUSTRALIA": (0, 30), "EASTERN_AUSTRALIA": (0, 30), "NORTHERN_EUROPE": (0, 30),
    "WESTERN_EUROPE": (0, 30),
}  # fmt: skip
"""Names that do not stand right under their counter: how far from it."""

NAME_DROP: Final = 32.0
USUAL_RADIUS: Final = 17.0
BESIDE: Final = {"NORTHWEST_TERRITORY": 1, "EGYPT": -1}
"""Names right (1) or left (-1) of their counter, if they can."""

NEAR: Final = 130.0
WAYS: Final = 16
FAR: Final = (2.4, 3.2, 4.2, 5.4, 6.8)
ROUNDS: Final = 6
LINE_FROM: Final = 1.9
"""From how many radii on a name needs a line to its counter."""

SPLIT_COST: Final = 0.6
SHORT_COST: Final = 2.5
SIDE_COST: Final = 1.0
ABOVE_COST: Final = 1.6
CORNER_COST: Final = 2.6
LINE_COST: Final = 4.0
CROSSED_COST: Final = 3.0
FOREIGN_COST: Final = 7.0
MISLEADING_COST: Final = 6.0
SAMPLES: Final = (0.04, 0.35, 0.65, 0.96)


@dataclass(frozen=True, slots=True)
class Name:
    """A territory's name: its lines, the middle of the first one, and all they cover.

    `line` leads from the counter to a name that stands apart from it.
    """

    territory: int
    lines: tuple[str, ...]
    x: float
    y: float
    box: Box
    line: tuple[Point, Point] | None = None

    def moved(self, dx: float, dy: float) -> Name:
        line = self.line
        if line is not None:
            (ax, ay), (bx, by) = line
            line = ((ax + dx, ay + dy), (bx + dx, by + dy))
        return replace(self, x=self.x + dx, y=self.y + dy, box=self.box.moved(dx, dy), line=line)


SpotsOf = Callable[[int, tuple[str, ...]], Iterator[tuple[float, Name]]]


@dataclass(frozen=True, slots=True)
class Lettered:
    """How names are written: each in the ways it has, as wide as a line of it is, as high as
    `line_step`, off counters of that radius.
    """

    names_of: Callable[[int], Sequence[str]]
    width_of: Callable[[str], float]
    line_step: float
    radius: float


@dataclass(frozen=True, slots=True)
class Chart:
    """What names must keep off: the view's edge, and boxes that lie on the map for good."""

    view: Box | None
    avoid: Sequence[Box]


def placed_names(
    world: World, zoom: float, place: Callable[[Point], Point], how: Lettered, chart: Chart
) -> list[Name]:
    """Every territory's name; one is left out only where nothing at all is free."""
    atlas = Atlas(world, zoom, place, how, chart)
    offers = [atlas.near(territory) for territory in range(SIZE)]
    chosen: dict[int, Name] = {}
    for territory in sorted(range(SIZE), key=lambda each: len(offers[each])):
        _choose(territory, offers, chosen)
    for _ in range(ROUNDS):
        before = dict(chosen)
        for territory in range(SIZE):
            if territory in chosen:
                _choose(territory, offers, chosen)
            else:
                _make_room(territory, offers, chosen)
        if chosen == before:
            break
    for territory in range(SIZE):
        if territory not in chosen or offers[territory][0][0] > LINE_COST:
            offers[territory] = sorted(
                offers[territory] + atlas.far(territory), key=lambda offer: offer[0]
            )
            if not _choose(territory, offers, chosen):
                _make_room(territory, offers, chosen)
    return [chosen[territory] for territory in sorted(chosen)]


def moved_off(names: Sequence[Name], counters: Sequence[Box]) -> list[Name]:
    """The names, moved off counters that are larger than names were placed for.

    A name goes the shortest way that leads it onto no other name and no such counter; where there
    is none, it stays.
    """
    found = list(names)
    for place in range(len(found)):
        for counter in counters:
            if found[place].box.intersects(counter):
                others = [*(each.box for each in found if each is not found[place]), *counters]
                found[place] = _beside(found[place], counter, others)
    return found


def _beside(name: Name, counter: Box, others: Sequence[Box]) -> Name:
    box = name.box
    ways = (
        (0.0, counter.bottom - box.y), (0.0, counter.y - box.bottom),
        (counter.right - box.x, 0.0), (counter.x - box.right, 0.0),
    )  # fmt: skip
    for dx, dy in sorted(ways, key=lambda way: abs(way[0]) + abs(way[1])):
        moved = name.moved(dx, dy)
        if not any(moved.box.inset(1).intersects(other) for other in others):
            return moved
    return name


Offers = list[list[tuple[float, Name]]]
APART: Final = 12.0
"""Nearer than this on one line two names read as one."""


def _choose(territory: int, offers: Offers, chosen: dict[int, Name]) -> bool:
    """The best place that is free; whether there is one."""
    others = [name.box for each, name in chosen.items() if each != territory]
    for gap in (APART, 0.0):
        for _, name in offers[territory]:
            if not any(name.box.inset(-gap, 0).intersects(box) for box in others):
                chosen[territory] = name
                return True
    return False


def _make_room(territory: int, offers: Offers, chosen: dict[int, Name]) -> None:
    """Put a name where only one other is in the way, and that one elsewhere."""
    for _, name in offers[territory]:
        blocking = [each for each, other in chosen.items() if name.box.intersects(other.box)]
        if len(blocking) != 1:
            continue
        moved = chosen.pop(blocking[0])
        chosen[territory] = name
        if _choose(blocking[0], offers, chosen):
            return
        del chosen[territory]
        chosen[blocking[0]] = moved


class Atlas:
    """The places that a name could have, best first."""

    def __init__(
        self,
        world: World,
        zoom: float,
        place: Callable[[Point], Point],
        how: Lettered,
        chart: Chart,
    ) -> None:
        self._world, self._zoom, self._how, self._chart = world, zoom, how, chart
        self._corner = place((0.0, 0.0))
        self._spots = [place(point) for point in world.counters]
        reach = how.radius * 2.3
        self._counters = [Box.around(x, y, reach, reach) for x, y in self._spots]
        self._others: list[int] = []

    def near(self, territory: int) -> list[tuple[float, Name]]:
        """Every free place about the counter, with what speaks against it, best first."""
        return self._offers(territory, NEAR, self._near_spots)

    def far(self, territory: int) -> list[tuple[float, Name]]:
        """The free places farther away, each with a line to the counter."""
        return self._offers(territory, FAR[-1] * self._how.radius + NEAR, self._far_spots)

    def _offers(self, territory: int, reach: float, spots_of: SpotsOf) -> list[tuple[float, Name]]:
        x, y = self._spots[territory]
        self._others = [
            each
            for each, (a, b) in enumerate(self._spots)
            if each != territory and abs(a - x) < reach * 2 and abs(b - y) < reach
        ]
        taken = [self._counters[each] for each in (territory, *self._others)]
        taken += self._chart.avoid
        view, found = self._chart.view, []
        for words_cost, lines in wordings(self._how.names_of(territory)):
            for spot_cost, name in spots_of(territory, lines):
                if (view is None or view.holds(name.box)) and not any(
                    map(name.box.intersects, taken)
                ):
                    found.append((words_cost + spot_cost + self._cost_of(name), name))
        return sorted(found, key=lambda offer: offer[0])

    def _near_spots(self, territory: int, lines: tuple[str, ...]) -> Iterator[tuple[float, Name]]:
        key, how = key_of(territory), self._how
        width, height = self._size(lines)
        x, y = self._spots[territory]
        grown, r = how.radius / USUAL_RADIUS, how.radius
        dx, dy = NAMED.get(key, (0.0, NAME_DROP))
        under = dy * grown + (height - how.line_step) / 2
        side = r * 1.3 + 3 + width / 2
        above = -(r * 1.25 + 2 + height / 2)
        wanted = BESIDE.get(key, 0)
        near = [
            (SIDE_COST if wanted else 0.0, dx * grown, under),
            (0.0 if wanted == 1 else SIDE_COST, side, 0.0),
            (0.0 if wanted == -1 else SIDE_COST, -side, 0.0),
            (ABOVE_COST, 0.0, above),
        ]
        near += [
            (CORNER_COST, way * width * share, down)
            for share in (0.22, 0.44)
            for way in (1, -1)
            for down in (under, above)
        ]
        for cost, right, down in near:
            yield cost, self._name(territory, lines, (x + right, y + down), (width, height))

    def _far_spots(self, territory: int, lines: tuple[str, ...]) -> Iterator[tuple[float, Name]]:
        width, height = self._size(lines)
        x, y = self._spots[territory]
        for far in FAR:
            reach = self._how.radius * far
            for step in range(WAYS):
                angle = 2 * math.pi * step / WAYS
                at = (
                    x + math.cos(angle) * (reach + width / 2),
                    y + math.sin(angle) * (reach + height / 2),
                )
                name = self._name(territory, lines, at, (width, height))
                yield LINE_COST + far * 0.5, self._with_line(name)

    def _size(self, lines: tuple[str, ...]) -> tuple[float, float]:
        how = self._how
        return max(map(how.width_of, lines)) + 4, how.line_step * len(lines)

    def _name(
        self, territory: int, lines: tuple[str, ...], at: Point, size: tuple[float, float]
    ) -> Name:
        box = Box.around(*at, *size)
        first = box.y + self._how.line_step / 2
        return Name(territory, lines, at[0], first, box)

    def _with_line(self, name: Name) -> Name:
        x, y = self._spots[name.territory]
        box, r = name.box, self._how.radius * 1.2
        bx, by = max(box.x, min(box.right, x)), max(box.y + 2, min(box.bottom - 2, y))
        length = math.hypot(bx - x, by - y)
        if length < r * LINE_FROM / 1.2:
            return name
        return replace(
            name, line=((x + (bx - x) * r / length, y + (by - y) * r / length), (bx, by))
        )

    def _cost_of(self, name: Name) -> float:
        """What speaks against a place: land of others under it, counters its line crosses."""
        foreign = 0
        box = name.box
        left, top = self._corner
        for u in SAMPLES:
            for v in (0.15, 0.85):
                x = (box.x + box.w * u - left) / self._zoom
                y = (box.y + box.h * v - top) / self._zoom
                owner = self._world.territory_at(x, y)
                foreign += owner is not None and owner != name.territory
        cost = FOREIGN_COST * foreign / (2 * len(SAMPLES))
        cost += MISLEADING_COST * self._is_misleading(name)
        if name.line is not None:
            (ax, ay), (bx, by) = name.line
            middle = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in (0.3, 0.6, 0.9)]
            others = [self._counters[each] for each in self._others]
            crossed = sum(box.contains(point) for point in middle for box in others)
            cost += CROSSED_COST * crossed
        return cost

    def _is_misleading(self, name: Name) -> bool:
        """Whether the name is as near to another counter as to its own."""
        own = _distance(name.box, self._spots[name.territory])
        return any(
            _distance(name.box, self._spots[each]) < own + self._how.radius * 0.4
            for each in self._others
        )


def _distance(box: Box, point: Point) -> float:
    x, y = point
    return math.hypot(max(box.x - x, 0.0, x - box.right), max(box.y - y, 0.0, y - box.bottom))


def names_on_map(territory: int, voice: Voice) -> tuple[str, str]:
    """The name of a territory, and as short as it can be."""
    place = TERRITORY(territory)
    return voice.say_name(place, "short"), voice.say_name(place, "tight")


def wordings(names: Sequence[str]) -> Iterator[tuple[float, tuple[str, ...]]]:
    """The ways to write a name that has a shorter form: in a line, in two, in short."""
    name, shorter = names
    yield 0.0, (name,)
    first, _, rest = name.partition(" ")
    if rest:
        yield SPLIT_COST, (first, rest)
    if shorter != name:
        yield SHORT_COST, (shorter,)


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
