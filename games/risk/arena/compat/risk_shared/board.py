"""The map and the cards of the house's Risk, numbered and ordered as in the contest."""

from __future__ import annotations

import json
from collections.abc import ValuesView
from pathlib import Path
from typing import Any

from risk_shared.messages import CardModel

BOARD = Path(__file__).parents[3] / "data" / "board.json"

NEIGHBORS = (
    (1, 5, 21), (6, 5, 0, 8), (3, 8, 30), (7, 6, 8, 2), (5, 6, 7, 10), (4, 0, 1, 6),
    (7, 4, 5, 1, 8, 3), (4, 6, 3), (3, 6, 1, 2), (11, 12, 10, 15), (12, 4, 9),
    (14, 12, 9, 15, 13), (14, 10, 9, 11), (22, 14, 11, 15, 36, 34), (16, 26, 12, 11, 13, 22),
    (13, 11, 9, 36), (17, 26, 14, 22, 18), (23, 25, 26, 16, 18, 24), (24, 17, 16, 22),
    (21, 27, 25, 23), (21, 23), (0, 27, 19, 23, 20), (18, 16, 14, 13, 34, 33),
    (20, 21, 19, 25, 17), (17, 18, 40), (27, 26, 17, 23, 19), (25, 14, 16, 17), (21, 25, 19),
    (29, 31), (36, 30, 31, 28), (2, 31, 29), (29, 30, 28), (33, 36, 37), (22, 34, 36, 32, 37, 35),
    (22, 13, 36, 33), (33, 37), (33, 34, 13, 15, 29, 32), (35, 33, 32), (39, 41), (40, 41, 38),
    (39, 24, 41), (38, 39, 40),
)  # fmt: skip
"""Beside every territory, in the contest's order: bots take the first of equal ones."""


class Map:
    """Territories and continents by number. Bots read, and change, what it keeps."""

    def __init__(
        self,
        vertices: dict[str, int],
        edges: dict[int, list[int]],
        continents: dict[int, list[int]],
        continent_names: dict[int, str],
        continent_bonuses: dict[int, int],
    ) -> None:
        self._vertices = vertices
        self._vertex_names = {number: name for name, number in vertices.items()}
        self._continents = continents
        self._continent_names = continent_names
        self._continent_bonuses = continent_bonuses
        self._edges = edges

    def get_vertices(self) -> ValuesView[int]:
        return self._vertices.values()

    def get_vertex_name(self, v: int) -> str:
        """Such as NORTH_AFRICA."""
        return self._vertex_names[v]

    def get_continent_name(self, v: int) -> str:
        """Such as SOUTH_AMERICA."""
        return self._continent_names[v]

    def get_continents(self) -> dict[int, list[int]]:
        return self._continents

    def get_continent_bonus(self, continent: int) -> int:
        return self._continent_bonuses[continent]

    def get_adjacent_to(self, v: int) -> list[int]:
        return self._edges[v]

    def is_adjacent(self, v1: int, v2: int) -> bool:
        return v2 in self._edges[v1]

    def _check_graph_validity(self) -> None:
        """Prints every border that is not one from both sides."""
        for place, others in self._edges.items():
            for other in others:
                if place == other or place not in self._edges[other]:
                    print(f"no border: {place} and {other}")


def create_map() -> Map:
    """The map of 42 territories."""
    facts = _facts()
    continents = list(enumerate(facts["continents"]))
    return Map(
        {place["key"]: place["id"] for place in facts["territories"]},
        {place: list(others) for place, others in enumerate(NEIGHBORS)},
        {
            number: [
                place["id"]
                for place in facts["territories"]
                if place["continent"] == continent["key"]
            ]
            for number, continent in continents
        },
        {number: continent["key"] for number, continent in continents},
        {number: continent["bonus"] for number, continent in continents},
    )


def create_cards() -> dict[int, CardModel]:
    """All cards by number, the wild ones last, with the symbols that this house's records say."""
    facts = _facts()
    shown = [(place["id"], place["symbol"]) for place in facts["territories"]]
    shown += [(None, "Wildcard")] * facts["wild_cards"]
    return {
        number: CardModel(card_id=number, territory_id=place, symbol=symbol)
        for number, (place, symbol) in enumerate(shown)
    }


def _facts() -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
    return facts
