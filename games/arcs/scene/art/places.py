"""Where everything of the map is: cells, planets, slots, gates, fleets, labels, bridges.

The Tiled map `assets/boards/arcs.tmx` (written by `build/make_arcs_board.py`) holds the map of the
usual window. `places_in(box)` lays it into the box that the table has for the map: the oval is
stretched to the box, within `ROUNDEST` and `FLATTEST`, while pieces, planets and portals keep the
proportions of one `unit`. All points are in the units of the window.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final, Literal, get_args

from engine.ui import board
from engine.ui.box import Box, Point
from engine.ui.theme import asset_root

BOARD_FILE: Final = "boards/arcs.tmx"
USUAL: Final = (1040.0, 810.0)
RADII: Final = (508.0, 392.0)
ROUNDEST, FLATTEST, FLATTER = 1.0, 1.52, 2.0
"""How much wider than high the oval may be, the last one where the map is small."""
LABEL: Final = (68.0, 26.0)
SMALL_LABEL: Final = (46.0, 26.0)
"""Of a planet on a small map, in the window's units: its cluster and symbol."""
PORTAL: Final = 28.0
SLOT: Final = 16.0
SHIP: Final = 34.0
SMALL_SHIP: Final = 25.0
MOST_GROUPS: Final = 8
NEAR: Final = 4.0
NUMBER: Final = (21.0, 21.0)
"""The room of a number of ships where the map is small."""
ROUNDS: Final = 12

Form = Literal["wedge", "single", "small", "count"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)
"""How a group of ships is drawn: up to three ships, one ship, a small one, or the number alone.
The number of ships always stands with them."""


@dataclass(frozen=True, slots=True)
class GroupPlace:
    """Where one seat's fresh or hurt ships of a system stand, and how they are drawn there."""

    x: float
    y: float
    form: Form
    scale: float


@dataclass(frozen=True, slots=True)
class Cell:
    """A system on the map.

    `box` is the smallest around its outline; `body` is the middle of its planet or portal and
    `radius` that of the picture; `slots` are the building slots on the planet; `label` the pill
    with type, cluster and symbol (None at a gate); `ships` where groups of ships stand, by how
    many there are.
    """

    name: str
    cluster: int
    outline: board.Outline
    box: Box
    body: Point
    radius: float
    slots: tuple[Point, ...]
    label: Box | None
    ships: Mapping[int, tuple[GroupPlace, ...]]

    @property
    def is_gate(self) -> bool:
        return self.label is None

    @property
    def symbol(self) -> str:
        """What tells it apart in its cluster: gate, arrow, crescent, hex."""
        return self.name.split("-")[1]

    @property
    def fleet(self) -> Point:
        """Where an arrow that moves ships begins and ends."""
        (place,) = self.ships[1]
        return (place.x, place.y)


@dataclass(frozen=True)
class Places:
    """The map of one window.

    `unit` is how large a piece of one unit is in the window's units; `cells` the systems by name;
    `sectors` the whole clusters by number; `bridges` the ways across walls by their two systems;
    `is_small` where the labels of planets do not say their type;
    `past` the line along the gates across a cluster, by number; `orbits` fine lines for ornament.
    """

    box: Box
    unit: float
    centre: Point
    radii: tuple[float, float]
    void: board.Outline
    oval: board.Outline
    cells: Mapping[str, Cell]
    sectors: Mapping[int, board.Outline]
    bridges: Mapping[tuple[str, str], board.Outline]
    past: Mapping[int, board.Outline]
    orbits: Mapping[int, tuple[board.Outline, ...]]
    is_small: bool = False

    @cached_property
    def void_box(self) -> Box:
        """The middle of the oval, where the cards of the round lie."""
        return board.outline_box(self.void)

    def system_at(self, point: Point, among: Iterable[str] | None = None) -> str | None:
        """The system at a point; a little beside its cell still counts."""
        reach = NEAR * self.unit
        names = [
            name
            for name in (self.cells if among is None else among)
            if self.cells[name].box.inset(-reach - 1).contains(point)
        ]
        for name in names:
            if board.is_inside(self.cells[name].outline, point):
                return name
        near = [
            (board.distance_to_outline(self.cells[name].outline, point), name) for name in names
        ]
        distance, found = min(near, default=(math.inf, None))
        return found if distance <= reach else None

    def groups(self, system: str, count: int) -> tuple[GroupPlace, ...]:
        """Where so many groups of ships stand (a group: one seat's fresh or hurt ships)."""
        return self.cells[system].ships[min(count, MOST_GROUPS)] if count > 0 else ()

    def ways_past(self, out: Iterable[int]) -> tuple[board.Outline, ...]:
        """The lines from gate to gate past clusters that are out of play."""
        gone = set(out)
        lines = []
        for cluster in self.past:
            if cluster in gone or cluster % 6 + 1 not in gone:
                continue
            line: list[Point] = []
            following = cluster % 6 + 1
            while following in gone:
                line += self.past[following]
                following = following % 6 + 1
            lines.append(tuple(line))
        return tuple(lines)

    def bridges_in_play(self, out: Iterable[int]) -> tuple[board.Outline, ...]:
        """The bridges of which both ends are in play."""
        gone = set(out)
        return tuple(line for ends, line in self.bridges.items()
                     if not gone & {self.cells[end].cluster for end in ends})  # fmt: skip


@lru_cache(maxsize=8)
def places_in(box: Box, *, is_small: bool = False) -> Places:
    """The map as large as it fits in a box of the window, in its middle; a small one is flatter."""
    flattest = FLATTER if is_small else FLATTEST
    wide, high = box.w / USUAL[0], box.h / USUAL[1]
    usual = RADII[0] / RADII[1]
    wide = min(wide, high * flattest / usual)
    high = min(high, wide * usual / ROUNDEST)
    return _Laid(_the_map(), box, wide, high, is_small).places()


@lru_cache(maxsize=1)
def _the_map() -> board.BoardMap:
    return board.load_board(asset_root() / BOARD_FILE)


@dataclass(frozen=True, slots=True)
class _Laid:
    """The Tiled map stretched about its middle into a box."""

    map: board.BoardMap
    box: Box
    wide: float
    high: float
    is_small: bool

    @property
    def unit(self) -> float:
        return min(self.wide, self.high)

    def point(self, point: Point) -> Point:
        cx, cy = self.box.centre
        return (cx + (point[0] - USUAL[0] / 2) * self.wide,
                cy + (point[1] - USUAL[1] / 2) * self.high)  # fmt: skip

    def outline(self, name: str) -> board.Outline:
        return self.line(self.map.regions[name].outlines[0])

    def line(self, points: board.Outline) -> board.Outline:
        return tuple(self.point(point) for point in points)

    def spot(self, name: str) -> Point:
        return self.point(self.map.anchor(name))

    def beside(self, name: str, body: str) -> Point:
        """A spot of a planet: it keeps its distance from the planet's middle at any stretch."""
        (x, y), (px, py) = self.map.anchor(name), self.map.anchor(body)
        middle = self.spot(body)
        return (middle[0] + (x - px) * self.unit, middle[1] + (y - py) * self.unit)

    def ships(self, name: str) -> dict[int, tuple[GroupPlace, ...]]:
        """Where groups stand: lines called `1-gate/ships.3.small.0.92`, closed by their start."""
        found = {}
        start = f"{name}/ships."
        for each, line in self.map.lines.items():
            if each.startswith(start):
                count, form, scale = each.removeprefix(start).split(".", 2)
                points = [self.point(point) for point in line[:-1]]
                found[int(count)] = tuple(
                    GroupPlace(*point, _form(form), float(scale) * self.unit)
                    for point in (kept_apart(points) if self.is_small else points)
                )
        return found

    def cell(self, name: str) -> Cell:
        region = self.map.regions[name]
        cluster = int(name.split("-", maxsplit=1)[0])
        outline, ships = self.outline(name), self.ships(name)
        box = board.outline_box(outline)
        if region.kind == "gate":
            gate = self.spot(f"{name}/gate")
            return Cell(name, cluster, outline, box, gate, PORTAL * self.unit, (), None, ships)
        body = f"{name}/planet"
        slots = [each for each in self.map.anchors if each.startswith(f"{name}/slot.")]
        size = SMALL_LABEL if self.is_small else [each * self.unit for each in LABEL]
        label = Box.around(*self.beside(f"{name}/label", body), *size)
        return Cell(
            name, cluster, outline, box, self.spot(body),
            float(region.properties["radius"]) * self.unit,
            tuple(self.beside(each, body) for each in slots), label, ships,
        )  # fmt: skip

    def places(self) -> Places:
        regions, lines = self.map.regions, self.map.lines
        systems = [name for name, region in regions.items() if region.kind in ("gate", "planet")]
        bridges = {name: name.split(".") for name in lines if name.startswith("bridge.")}
        oval = self.outline("oval")
        size = board.outline_box(oval)
        return Places(
            box=self.box,
            unit=self.unit,
            centre=self.box.centre,
            radii=(size.w / 2, size.h / 2),
            void=self.outline("void"),
            oval=oval,
            cells={name: self.cell(name) for name in systems},
            sectors={n: self.outline(f"sector.{n}") for n in range(1, 7)},
            bridges={(a, b): self.line(lines[name]) for name, (_, a, b) in bridges.items()},
            past={n: self.line(lines[f"past.{n}"]) for n in range(1, 7)},
            orbits={
                n: tuple(self.line(lines[f"orbit.{ring}.{n}"]) for ring in ("gates", "planets"))
                for n in range(1, 7)
            },
            is_small=self.is_small,
        )


def kept_apart(points: Sequence[Point]) -> list[Point]:
    """The same places, moved as far as the numbers there need not to touch each other."""
    found = [*points]
    for _ in range(ROUNDS):
        for a, b in combinations(range(len(found)), 2):
            (ax, ay), (bx, by) = found[a], found[b]
            dx, dy = NUMBER[0] - abs(bx - ax), NUMBER[1] - abs(by - ay)
            if dx <= 0 or dy <= 0:
                continue
            if dx < dy:
                shift = math.copysign(dx / 2, bx - ax)
                found[a], found[b] = (ax - shift, ay), (bx + shift, by)
            else:
                shift = math.copysign(dy / 2, by - ay)
                found[a], found[b] = (ax, ay - shift), (bx, by + shift)
    return found


def _form(word: str) -> Form:
    return next(form for form in FORMS if form == word)
