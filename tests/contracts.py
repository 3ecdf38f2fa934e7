"""Contracts on imports that import-linter does not bring along; `pyproject.toml` names them."""

from __future__ import annotations

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
