"""Contracts on imports that import-linter does not bring along; `pyproject.toml` names them."""

from __future__ import annotations

from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

Circle = tuple[str, ...]


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
        case ["games", game, "card"]:
            return (f"games.{game}.scene.cover",)
        case ["games", _] | ["games", _, "scene"] | ["games", _, "scene", "cover"]:
            return ()
    return None
