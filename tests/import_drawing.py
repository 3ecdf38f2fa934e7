"""The imports of a game, drawn for Graphviz: `python -m tests.import_drawing risk | dot -Tsvg`.

Rooms stand on the floors that `pyproject.toml` names, the game on top; a room is a module or a
package of the game. An arrow that runs back up, or in a circle, is red; there is none.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from grimp import ImportGraph, build_graph

from tests.contracts import circles, rooms_of

ROOT = Path(__file__).parents[1]
Arrow = tuple[str, str]


def floors_of(package: str) -> list[list[str]]:
    """The rooms of a package as the contract names them, from the top floor down."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if package in contract.get("containers", ()):
            floors = [floor.split(" : ") for floor in contract["layers"]]
            return [[f"{package}.{name.strip('()')}" for name in floor] for floor in floors]
    raise SystemExit(f"no contract names the floors of {package}")


def wrong_arrows(rooms: ImportGraph, floors: Iterable[Iterable[str]]) -> set[Arrow]:
    """The arrows that run to a higher floor, and those that close a circle."""
    floor_of = {room: number for number, floor in enumerate(floors) for room in floor}
    up = {(a, b) for a, b in arrows(rooms) if floor_of[b] < floor_of[a]}
    closing = {
        arrow for each in circles(rooms) for arrow in zip(each, each[1:] + each[:1], strict=True)
    }
    return up | closing


def arrows(rooms: ImportGraph) -> Iterator[Arrow]:
    """Which room imports which."""
    for room in sorted(rooms.modules):
        for imported in sorted(rooms.find_modules_directly_imported_by(room)):
            yield room, imported


def drawing(rooms: ImportGraph, floors: list[list[str]]) -> Iterator[str]:
    """The lines of the drawing."""
    wrong = wrong_arrows(rooms, floors)
    yield "digraph house {"
    yield "  node [shape=box]; newrank=true;"
    for number, floor in enumerate(floors):
        standing = " ".join(f'"{room}";' for room in floor if room in rooms.modules)
        yield f"  subgraph cluster_{number} {{ {standing} }}"
    for arrow in arrows(rooms):
        colour = " [color=red]" if arrow in wrong else ""
        yield f'  "{arrow[0]}" -> "{arrow[1]}"{colour};'
    yield "}"


if __name__ == "__main__":
    package = f"games.{sys.argv[1]}" if len(sys.argv) > 1 else "games.arcs"
    graph = build_graph("engine", "games", cache_dir=None)
    print("\n".join(drawing(rooms_of(graph, package), floors_of(package))))
