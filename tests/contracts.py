"""Contracts on imports that import-linter does not bring along; `pyproject.toml` names them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

Circle = tuple[str, ...]
Name = tuple[str, str]
"""A class by the module that defines it."""

ROOT: Final = Path(__file__).parents[1]
STEP: Final[Name] = ("engine.core.step", "Step")


class NoCircles(Contract):
    """No module imports itself by way of others; imports for types and inside functions count."""

    type_name = "no_circles"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Kept when there is no circle anywhere."""
        found = circles(graph)
        return ContractCheck(kept=not found, metadata={"circles": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Each circle on a line, from its first module back to it."""
        for circle in check.metadata["circles"]:
            output.print_error(" -> ".join((*circle, circle[0])))


def circles(graph: ImportGraph) -> list[Circle]:
    """For each import that is part of one, the shortest circle it closes; each only once."""
    found = set()
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            way_back = graph.find_shortest_chain(imported, module)
            if way_back is not None:
                first = way_back.index(min(way_back))
                found.add((*way_back[first:], *way_back[:first]))
    return sorted(found)


class NoCirclesOfRooms(Contract):
    """In a package the rooms, its modules and the packages in it, do not import in a circle."""

    type_name = "no_circles_of_rooms"
    packages = fields.ListField(subfield=fields.ModuleField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Kept when there is no circle of rooms in the packages nor in any package below them."""
        found = []
        for package in self.packages:  # type: ignore[attr-defined]
            for each in (package.name, *graph.find_descendants(package.name)):
                found += circles(rooms_of(graph, each))
        return ContractCheck(kept=not found, metadata={"circles": sorted(found)})

    render_broken_contract = NoCircles.render_broken_contract


def rooms_of(graph: ImportGraph, package: str) -> ImportGraph:
    """The rooms of a package as one sees them from its door: each package in it is one room."""
    rooms = ImportGraph()
    for module in sorted(each for each in graph.modules if each.startswith(f"{package}.")):
        room = _room(module, package)
        rooms.add_module(room)
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if imported.startswith(f"{package}.") and _room(imported, package) != room:
                rooms.add_import(importer=room, imported=_room(imported, package))
    return rooms


def _room(module: str, package: str) -> str:
    return ".".join(module.split(".")[: package.count(".") + 2])


class CardsKnowNoRules(Contract):
    """The menu loads cards and covers: what they import it waits for."""

    type_name = "cards_know_no_rules"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Kept when no card imports more of a game than the cover, and no cover anything."""
        found = list(rules_known_to_cards(graph))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Each import on a line."""
        for importer, imported in check.metadata["found"]:
            output.print_error(f"{importer} -> {imported}")


def rules_known_to_cards(graph: ImportGraph) -> Iterator[tuple[str, str]]:
    """What the cards of games, their covers and the packages around them import of a game."""
    for module in sorted(graph.modules):
        allowed = _allowed_to(module.split("."))
        if allowed is None:
            continue
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if imported.startswith("games.") and imported not in allowed:
                yield module, imported


def _allowed_to(parts: list[str]) -> tuple[str, ...] | None:
    """What of games a module may import; None where this contract does not speak of it."""
    match parts:
        case ["games", "environments"]:
            return None
        case ["games", game, "card"]:
            return (f"games.{game}.scene_cover",)
        case ["games", _] | ["games", _, "scene_cover"]:
            return ()
    return None


class ScenesApplyNoRule(Contract):
    """What a scene shows it takes from tables, options and questions, never from a step."""

    type_name = "scenes_apply_no_rule"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Kept when no module of a scene imports one that defines a step."""
        found = list(rules_applied_by_scenes(graph, step_modules(_sources(graph.modules))))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Each import on a line."""
        for importer, imported in check.metadata["found"]:
            output.print_error(f"{importer} -> {imported}")


def rules_applied_by_scenes(
    graph: ImportGraph, with_steps: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """What the scenes of games import of the modules with steps, and of any folder of steps."""
    steps = set(with_steps)
    for module in sorted(graph.modules):
        match module.split("."):
            case ["games", _, "scene", *_] | ["games", _, _, "scene", *_]:
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    if imported in steps or "steps" in imported.split("."):
                        yield module, imported


KEYS_AND_VALUES = ("engine.text.message", "engine.core.errors")
"""The modules that make messages, and say none."""


class RulesSayWhat(Contract):
    """Rules and bots say keys and values; the words are for whoever reads."""

    type_name = "rules_say_what"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Kept when rules and bots import no more of `engine.text` than keys and values."""
        found = list(words_known_to_rules(graph))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Each import on a line."""
        for importer, imported in check.metadata["found"]:
            output.print_error(f"{importer} -> {imported}")


def words_known_to_rules(graph: ImportGraph) -> Iterator[tuple[str, str]]:
    """What the rules and bots of games import of the words: scenes, texts and `game` may."""
    for module in sorted(graph.modules):
        parts = module.split(".")
        if parts[0] != "games" or {"scene", "text"} & set(parts[2:]) or parts[2:] == ["game"]:
            continue
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            is_text = imported.startswith(("engine.text.", "fluent", "babel"))
            if is_text and imported not in KEYS_AND_VALUES:
                yield module, imported


def step_modules(sources: Mapping[str, str]) -> set[str]:
    """The modules that define a step: `Step`, or a class that derives from one, by their texts."""
    bases = {name: of for module, text in sources.items() for name, of in _classes(module, text)}
    return {name[0] for name in (*bases, STEP) if _is_step(name, bases)}


def _is_step(name: Name, bases: Mapping[Name, list[Name]]) -> bool:
    return name == STEP or any(_is_step(base, bases) for base in bases.get(name, ()))


def _classes(module: str, text: str) -> Iterator[tuple[Name, list[Name]]]:
    """The classes of a module, each with the bases that it names."""
    known: dict[str, Name] = {}
    body = ast.parse(text).body
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for each in node.names:
                known[each.asname or each.name] = (node.module, each.name)
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield (module, node.name), [_base(base, module, known) for base in node.bases]


def _base(base: ast.expr, module: str, known: Mapping[str, Name]) -> Name:
    """The class that a base is: `Step`, `Step[T]`, or `step.Step` of an imported module."""
    match base:
        case ast.Subscript(value):
            return _base(value, module, known)
        case ast.Attribute(ast.Name(package), name):
            return ".".join(known.get(package, (package,))), name
    name = ast.unparse(base)
    return known.get(name, (module, name))


def _sources(modules: Iterable[str]) -> dict[str, str]:
    """The texts of the modules that are ours."""
    found = {}
    for module in modules:
        place = ROOT.joinpath(*module.split("."))
        for path in (place.with_suffix(".py"), place / "__init__.py"):
            if path.is_file():
                found[module] = path.read_text("utf-8")
    return found
