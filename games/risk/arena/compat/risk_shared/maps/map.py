"""A map: places, their neighbours, and the continents they make."""

from __future__ import annotations


class Map:
    """Territories and continents by number."""

    def __init__(
        self,
        names: dict[int, str],
        neighbours: dict[int, list[int]],
        continents: dict[int, list[int]],
        continent_names: dict[int, str],
        bonuses: dict[int, int],
    ) -> None:
        self._names = names
        self._neighbours = neighbours
        self._continents = continents
        self._continent_names = continent_names
        self._bonuses = bonuses

    def get_vertices(self) -> list[int]:
        """Every territory."""
        return list(self._names)

    def get_vertex_name(self, vertex: int) -> str:
        """The name of a territory, such as NORTH_AFRICA."""
        return self._names[vertex]

    def get_adjacent_to(self, vertex: int) -> list[int]:
        """The neighbours of a territory."""
        return list(self._neighbours[vertex])

    def is_adjacent(self, first: int, second: int) -> bool:
        """Whether two territories have a border."""
        return second in self._neighbours[first]

    def get_continents(self) -> dict[int, list[int]]:
        """The territories of every continent."""
        return {number: list(places) for number, places in self._continents.items()}

    def get_continent_name(self, continent: int) -> str:
        """The name of a continent, such as SOUTH_AMERICA."""
        return self._continent_names[continent]

    def get_continent_bonus(self, continent: int) -> int:
        """What a whole continent brings each turn."""
        return self._bonuses[continent]
