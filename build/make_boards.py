"""Writes the boards that are drawn from data as Tiled maps: `python build/make_boards.py`.

Risk: `games/risk/data/map_polygons.json` becomes `assets/boards/risk.tmx`, with one object for
each territory and further ones for its islands, the places of the troop counters, the sea links,
and the scenery that belongs to nobody. Tiled opens the result; the counters may be moved there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "games" / "risk" / "data"
BOARD = ROOT / "assets" / "boards" / "risk.tmx"
TILE = 10
SHORTEST_LINK = 13.0

# Where a counter would hide a coast, a border or a name in the middle of its territory.
COUNTERS = {
    "ARGENTINA": (385, 603),
    "CENTRAL_AMERICA": (246, 346),
    "EGYPT": (690, 342),
    "GREAT_BRITAIN": (552, 160),
    "GREENLAND": (465, 46),
    "INDONESIA": (1025, 456),
    "JAPAN": (1124, 287),
    "KAMCHATKA": (1201, 96),
    "MIDDLE_EAST": (772, 297),
    "NORTHERN_EUROPE": (655, 181),
    "PERU": (352, 500),
    "SCANDINAVIA": (630, 103),
    "SOUTHERN_EUROPE": (690, 243),
    "URAL": (866, 138),
    "VENEZUELA": (372, 431),
    "WESTERN_EUROPE": (583, 222),
}

Ring = Sequence[Sequence[float]]


class TiledMap:
    """A Tiled document under construction; objects get their numbers in order."""

    def __init__(self, width: int, height: int) -> None:
        self._objects = 0
        self._layers = 0
        size = {"width": width // TILE, "height": height // TILE}
        self.root = Xml.Element(
            "map",
            {"version": "1.10", "tiledversion": "1.11.0", "orientation": "orthogonal",
             "renderorder": "right-down", **_texts(size), "tilewidth": str(TILE),
             "tileheight": str(TILE), "infinite": "0"},
        )  # fmt: skip

    def layer(self, name: str) -> Xml.Element:
        """A further layer of objects."""
        self._layers += 1
        return Xml.SubElement(self.root, "objectgroup", {"id": str(self._layers), "name": name})

    def add(
        self, layer: Xml.Element, name: str, kind: str, shape: str, points: Ring, **facts: float
    ) -> None:
        """An object: a polygon, a polyline or a point, with properties."""
        self._objects += 1
        x, y = points[0] if shape == "point" else (0.0, 0.0)
        place = _texts({"x": x, "y": y})
        thing = Xml.SubElement(
            layer, "object", {"id": str(self._objects), "name": name, "type": kind, **place}
        )
        if facts:
            properties = Xml.SubElement(thing, "properties")
            for key, value in facts.items():
                fact = {"name": key, "type": "float", "value": f"{value:g}"}
                Xml.SubElement(properties, "property", fact)
        if shape == "point":
            Xml.SubElement(thing, "point")
        else:
            words = " ".join(f"{x:g},{y:g}" for x, y in points)
            Xml.SubElement(thing, shape, {"points": words})

    def text(self) -> str:
        """The whole document."""
        self.root.set("nextlayerid", str(self._layers + 1))
        self.root.set("nextobjectid", str(self._objects + 1))
        Xml.indent(self.root, " ")
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(self.root, "unicode")


def risk_map(shapes: dict[str, Any], board: dict[str, Any]) -> str:
    """The Tiled map of Risk from the outlines and the facts of the board."""
    continents = {fact["key"]: fact["continent"] for fact in board["territories"]}
    width, height = shapes["meta"]["size"]
    tiled = TiledMap(width, height)
    scenery = tiled.layer("scenery")
    for number, ring in enumerate(shapes["scenery"], 1):
        tiled.add(scenery, f"scenery {number}", "scenery", "polygon", ring)
    lands, islands = tiled.layer("territories"), tiled.layer("islands")
    for key, fact in sorted(shapes["territories"].items()):
        main, *others = sorted((part["outer"] for part in fact["polygons"]), key=_area)[::-1]
        tiled.add(lands, key, continents[key], "polygon", main, room=fact["r"])
        for ring in others:
            tiled.add(islands, key, continents[key], "polygon", ring)
    lakes = tiled.layer("lakes")
    for number, ring in enumerate(shapes["lakes"], 1):
        tiled.add(lakes, f"lake {number}", "lake", "polygon", ring)
    links = tiled.layer("sea links")
    for name, line in _links(shapes["sea_links"]):
        tiled.add(links, name, "link", "polyline", line)
    counters = tiled.layer("counters")
    for key, fact in sorted(shapes["territories"].items()):
        tiled.add(counters, key, "counter", "point", [COUNTERS.get(key, fact["label"])])
    return tiled.text() + "\n"


def _links(links: Sequence[Any]) -> Iterator[tuple[str, Ring]]:
    """A line for each part of a link: very short ones are drawn out, so that a dash is seen."""
    for link in links:
        for number, segment in enumerate(link["segments"]):
            line = segment if link["wraps"] else _drawn_out(segment)
            yield f"{link['a']}-{link['b']}" + (f" {number + 1}" if link["wraps"] else ""), line


def _drawn_out(line: Ring) -> Ring:
    (ax, ay), (bx, by) = line
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    if length >= SHORTEST_LINK:
        return line
    share = (SHORTEST_LINK - length) / 2 / length
    dx, dy = (bx - ax) * share, (by - ay) * share
    return [[round(ax - dx, 1), round(ay - dy, 1)], [round(bx + dx, 1), round(by + dy, 1)]]


def _area(ring: Ring) -> float:
    pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def _texts(numbers: dict[str, Any]) -> dict[str, str]:
    return {key: f"{value:g}" for key, value in numbers.items()}


def read_json(name: str) -> dict[str, Any]:
    """A data file of Risk."""
    document: dict[str, Any] = json.loads((DATA / name).read_text(encoding="utf-8"))
    return document


if __name__ == "__main__":
    BOARD.parent.mkdir(parents=True, exist_ok=True)
    BOARD.write_text(
        risk_map(read_json("map_polygons.json"), read_json("board.json")),
        encoding="utf-8",
        newline="\n",
    )
    print(f"{BOARD.relative_to(ROOT)}: {BOARD.stat().st_size} bytes")
