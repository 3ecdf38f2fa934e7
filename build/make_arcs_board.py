"""Writes the map of Arcs as a Tiled map: `python build/make_arcs_board.py`.

An oval ring of six clusters around the void: the cells of the systems, what stands in them (planet,
building slots, gate, label), where one to eight groups of ships stand, the sectors of clusters out
of play, bridges across walls, and lines along the ring. A thin seam between two cells is a way, a
thick wall is none unless a bridge crosses it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from arcs_fleets import Disc, Ground, Test, placed
from make_boards import TiledMap

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "games" / "arcs" / "data" / "arcs_base.json"
BOARD = ROOT / "assets" / "boards" / "arcs.tmx"

WIDTH, HEIGHT = 1040, 810
CENTRE = (520.0, 405.0)
RADII = (508.0, 392.0)
VOID, GATES, PLANETS = 0.355, (0.385, 0.600), (0.616, 0.988)
"""Shares of the radii: the void ends, gates and planets begin and end."""
GATE_RING, PLANET_RING = 0.492, 0.850
OUTER_BRIDGE = 0.80
WALL, SEAM = 8.0, 2.5
BRIDGE = 15.0
STEEP, SHALLOW = 58.0, 122.0
"""Between these angles a cell is wider than high: its planet may be larger."""
SIDE_PLANET, NARROW_PLANET = 44.0, 40.0
PORTAL = 28.0
SLOT_STEP = 20.0
MARGIN = 3.0
"""How far ships keep off the edge of their cell."""
MOST_GROUPS = 8
KINDS = {"arrow": -20.0, "crescent": 0.0, "hex": 20.0}

Point = tuple[float, float]


def middle(cluster: int) -> float:
    """The angle of a cluster's middle, in degrees clockwise from the top."""
    return 30.0 + 60.0 * (cluster - 1)


def at(angle: float, share: float) -> Point:
    """A point of the oval."""
    turn = math.radians(angle)
    return (
        CENTRE[0] + RADII[0] * share * math.sin(turn),
        CENTRE[1] - RADII[1] * share * math.cos(turn),
    )


def along(angle: float, share: float, length: float) -> float:
    """The angle that a length along the ring spans there."""
    turn = math.radians(angle)
    speed = math.hypot(RADII[0] * math.cos(turn), RADII[1] * math.sin(turn)) * share
    return math.degrees(length / speed)


def outward(angle: float, length: float) -> float:
    """The share that a length away from the middle spans at an angle."""
    return length / math.dist(CENTRE, at(angle, 1.0))


def is_side(angle: float) -> bool:
    """Whether a cell lies at the left or the right of the oval, where it is wide."""
    return STEEP < angle % 180 < SHALLOW


def line(angle: float, shares: tuple[float, float], pad: float) -> list[Point]:
    """A straight edge across the ring, `pad` beside an angle at every share."""
    steps = [shares[0] + (shares[1] - shares[0]) * step / 12 for step in range(13)]
    sign = math.copysign(1.0, pad)
    return [at(angle + sign * along(angle, share, abs(pad)), share) for share in steps]


def curve(share: float, first: float, last: float, steps: int = 24) -> list[Point]:
    """A piece of the oval."""
    return [at(first + (last - first) * step / steps, share) for step in range(steps + 1)]


def sector(
    angles: tuple[float, float], shares: tuple[float, float], pads: tuple[float, float], r: float
) -> list[Point]:
    """A piece of the ring with round corners, its pads equally wide everywhere."""
    low, high = shares
    sides = [
        curve(high, angles[0] + along(angles[0], high, pads[0]),
              angles[1] - along(angles[1], high, pads[1])),
        line(angles[1], (high, low), -pads[1]),
        curve(low, angles[1] - along(angles[1], low, pads[1]),
              angles[0] + along(angles[0], low, pads[0])),
        line(angles[0], (low, high), pads[0]),
    ]  # fmt: skip
    cut = [shortened(side, r) for side in sides]
    outline: list[Point] = []
    for number, side in enumerate(cut):
        outline += side
        outline += bent(side[-1], sides[number][-1], cut[(number + 1) % 4][0])
    return outline


def shortened(path: Sequence[Point], cut: float) -> list[Point]:
    """A path without a length at each end."""
    lengths = [0.0]
    for a, b in pairwise(path):
        lengths.append(lengths[-1] + math.dist(a, b))
    whole = lengths[-1]
    cut = min(cut, whole * 0.45)
    inner = [
        point for point, length in zip(path, lengths, strict=True) if cut < length < whole - cut
    ]
    return [reached(path, lengths, cut), *inner, reached(path, lengths, whole - cut)]


def reached(path: Sequence[Point], lengths: Sequence[float], length: float) -> Point:
    """The point of a path after a length."""
    for (a, b), (before, after) in zip(pairwise(path), pairwise(lengths), strict=True):
        if after >= length:
            u = (length - before) / max(1e-6, after - before)
            return (a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u)
    return path[-1]


def bent(start: Point, corner: Point, end: Point) -> list[Point]:
    """A round corner."""
    turns = [step / 6 for step in range(1, 6)]
    return [
        (
            (1 - u) ** 2 * start[0] + 2 * u * (1 - u) * corner[0] + u * u * end[0],
            (1 - u) ** 2 * start[1] + 2 * u * (1 - u) * corner[1] + u * u * end[1],
        )
        for u in turns
    ]


def gate_cell(cluster: int) -> list[Point]:
    """The outline of a gate."""
    c = middle(cluster)
    return sector((c - 30, c + 30), GATES, (WALL, WALL), 14)


def planet_cell(cluster: int, kind: str) -> list[Point]:
    """The outline of a planet's system."""
    c = middle(cluster) + KINDS[kind]
    pads = (WALL if kind == "arrow" else SEAM, WALL if kind == "hex" else SEAM)
    return sector((c - 10, c + 10), PLANETS, pads, 12)


def inside(
    angles: tuple[float, float], shares: tuple[float, float], pads: tuple[float, float]
) -> Test:
    """Whether a point lies within a piece of the ring, a little off its edges."""
    middle, half = (angles[0] + angles[1]) / 2, (angles[1] - angles[0]) / 2

    def test(x: float, y: float) -> bool:
        dx, dy = (x - CENTRE[0]) / RADII[0], (CENTRE[1] - y) / RADII[1]
        share, angle = math.hypot(dx, dy), math.degrees(math.atan2(dx, dy))
        off = (angle - middle + 180) % 360 - 180
        margin = outward(angle, MARGIN)
        if not shares[0] + margin <= share <= shares[1] - margin:
            return False
        pad = pads[0] if off < 0 else pads[1]
        return abs(off) <= half - along(angle, share, pad + MARGIN)

    return test


@cache
def gate_grounds(cluster: int) -> list[Ground]:
    """Both sides of a portal, clear of the bridges, and where ships should stand there."""
    c = middle(cluster)
    portal = (*at(c, GATE_RING), PORTAL + 4)
    ends = bridge_ends()
    return [
        Ground(inside(part, GATES, pads), [portal, *ends], at(c + turn, GATE_RING))
        for part, pads, turn in (
            ((c, c + 30), (0.0, WALL), 15.5), ((c - 30, c), (WALL, 0.0), -15.5),
        )
    ]  # fmt: skip


@cache
def planet_grounds(cluster: int, kind: str) -> list[Ground]:
    """The free ground around a planet; ships should stand between it and the gate."""
    angle = middle(cluster) + KINDS[kind]
    radius = planet_radius(angle)
    pads = (WALL if kind == "arrow" else SEAM, WALL if kind == "hex" else SEAM)
    planet = (*at(angle, PLANET_RING), radius - 1)
    x, y = label_spot(angle, radius)
    label = [(x + dx, y, 17.0) for dx in (-22, 0, 22)]
    low = PLANETS[0] + outward(angle, 4)
    high = PLANET_RING - outward(angle, radius)
    anchor = at(angle, (low + high) / 2)
    test = inside((angle - 10, angle + 10), PLANETS, pads)
    return [Ground(test, [planet, *label, *bridge_ends()], anchor)]


def planet_radius(angle: float) -> float:
    """Planets are larger where cells are wide."""
    return SIDE_PLANET if is_side(angle) else NARROW_PLANET


def bridge_ends() -> list[Disc]:
    """What ships keep off at both ends of every bridge."""
    return [(*point, 9.0) for _, _, line in crossings() for point in (line[0], line[-1])]


@cache
def crossings() -> tuple[tuple[str, str, tuple[Point, ...]], ...]:
    """Every bridge: the two systems it joins, and its line."""
    ways = [(f"{n}-gate", f"{n % 6 + 1}-gate", middle(n) + 30, GATE_RING) for n in range(1, 7)]
    ways += [(f"{n}-hex", f"{n + 1}-arrow", middle(n) + 30, OUTER_BRIDGE) for n in (2, 5)]
    found = []
    for a, b, angle, share in ways:
        half = along(angle, share, BRIDGE)
        found.append((a, b, tuple(curve(share, angle - half, angle + half, 6))))
    return tuple(found)


def is_low(angle: float) -> bool:
    """Whether the outer edge of a cell is its lower one."""
    return not is_side(angle) and at(angle, 1.0)[1] > CENTRE[1]


def label_spot(angle: float, radius: float) -> Point:
    """On the outer edge of the planet."""
    x, y = at(angle, PLANET_RING)
    return (x, y + radius - 3 if is_low(angle) else y - radius + 3)


def slot_spots(angle: float, count: int) -> list[Point]:
    """On the planet, clear of the label."""
    x, y = at(angle, PLANET_RING)
    y += -8 if is_low(angle) else 8
    return [(x, y)] if count == 1 else [(x - SLOT_STEP, y), (x + SLOT_STEP, y)]


def arcs_map(systems: Sequence[dict[str, Any]]) -> str:
    """The Tiled map from the systems of the data."""
    tiled = TiledMap(WIDTH, HEIGHT)
    board = tiled.layer("board")
    tiled.add(board, "void", "void", "polygon", rounded(curve(VOID, 0, 354, 59)))
    tiled.add(board, "oval", "oval", "polygon", rounded(curve(1.0, 0, 357, 119)))
    sectors, cells = tiled.layer("sectors"), tiled.layer("systems")
    for cluster in range(1, 7):
        c = middle(cluster)
        outline = sector((c - 30, c + 30), (GATES[0], PLANETS[1]), (WALL, WALL), 16)
        tiled.add(sectors, f"sector.{cluster}", "sector", "polygon", rounded(outline))
    spots = tiled.layer("spots")
    for each in systems:
        name, cluster, kind = each["id"], each["cluster"], each["symbol"]
        if kind == "gate":
            tiled.add(cells, name, "gate", "polygon", rounded(gate_cell(cluster)))
            point = at(middle(cluster), GATE_RING)
            tiled.add(spots, f"{name}/gate", "gate", "point", rounded([point]))
            continue
        angle = middle(cluster) + KINDS[kind]
        radius = planet_radius(angle)
        outline = planet_cell(cluster, kind)
        tiled.add(cells, name, "planet", "polygon", rounded(outline), radius=radius)
        point = at(angle, PLANET_RING)
        tiled.add(spots, f"{name}/planet", "planet", "point", rounded([point]))
        tiled.add(spots, f"{name}/label", "label", "point", rounded([label_spot(angle, radius)]))
        for number, point in enumerate(slot_spots(angle, each["slots"]), 1):
            tiled.add(spots, f"{name}/slot.{number}", "slot", "point", rounded([point]))
    add_fleets(tiled, systems)
    add_lines(tiled)
    return tiled.text() + "\n"


def add_fleets(tiled: TiledMap, systems: Sequence[dict[str, Any]]) -> None:
    """Where one to eight groups of ships stand in each system, named by their form and scale.

    The left half of the map is the right one mirrored. A line ends where it begins, so that it can
    stand for a single group too.
    """
    fleets = tiled.layer("fleets")
    for each in systems:
        name, cluster, kind = each["id"], each["cluster"], each["symbol"]
        is_left = cluster > 3
        twin = 7 - cluster if is_left else cluster
        twin_kind = {"arrow": "hex", "hex": "arrow"}.get(kind, kind) if is_left else kind
        for count in range(1, MOST_GROUPS + 1):
            form, scale, spots = fleet_places(twin, twin_kind, count)
            if is_left:
                spots = tuple((2 * CENTRE[0] - x, y) for x, y in spots)
            path = rounded([*spots, spots[0]])
            tiled.add(fleets, f"{name}/ships.{count}.{form}.{scale:g}", "fleet", "polyline", path)


@cache
def fleet_places(cluster: int, kind: str, count: int) -> tuple[str, float, tuple[Point, ...]]:
    """Form, scale and middles of so many groups in a system of the right half."""
    grounds = gate_grounds(cluster) if kind == "gate" else planet_grounds(cluster, kind)
    form, scale, spots = placed(grounds, count)
    return form, scale, tuple(spots)


def add_lines(tiled: TiledMap) -> None:
    """Bridges, the orbits of gates and planets, and the way past each cluster."""
    bridges, orbits = tiled.layer("bridges"), tiled.layer("orbits")
    for a, b, line in crossings():
        tiled.add(bridges, f"bridge.{a}.{b}", "bridge", "polyline", rounded(line))
    for cluster in range(1, 7):
        c = middle(cluster)
        for name, share in (("gates", GATE_RING), ("planets", PLANET_RING)):
            path = rounded(curve(share, c - 27, c + 27, 40))
            tiled.add(orbits, f"orbit.{name}.{cluster}", "orbit", "polyline", path)
        path = rounded(curve(GATE_RING, c - 30, c + 30, 40))
        tiled.add(orbits, f"past.{cluster}", "past", "polyline", path)


def rounded(points: Sequence[Point]) -> list[list[float]]:
    """Points to a tenth of a unit."""
    return [[round(x, 1), round(y, 1)] for x, y in points]


if __name__ == "__main__":
    document = json.loads(DATA.read_text(encoding="utf-8"))
    BOARD.write_text(arcs_map(document["systems"]), encoding="utf-8", newline="\n")
    print(f"{BOARD.relative_to(ROOT)}: {BOARD.stat().st_size} bytes")
