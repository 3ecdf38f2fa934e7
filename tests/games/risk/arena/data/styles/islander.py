"""Wants Australia, and keeps all it has in one army, which it leads against whoever is weakest.

Lets others take the rest of the map, takes one territory a turn for its card, and redeems early.
"""

from __future__ import annotations

from sense import Style, Way

HOME = 5
GATES = (24, 18, 17)
"""Siam, India, China: the land beside home."""


class Islander(Style):
    must_redeem = 3

    def claim(self) -> int:
        free = self.free
        rivals = {self.owner(place) for place in self.continents[HOME]} - {self.me, None}
        wanted = [place for place in self.continents[HOME] if place in free]
        if wanted and (len(rivals) < 2 or self.count(HOME, self.me)):
            return max(wanted, key=self.friends)
        gates = [place for place in GATES if place in free and self.count(HOME, self.me)]
        if gates:
            return gates[0]
        return max(free, key=lambda p: (self.friends(p) > 0, -len(self.beside(p)), self.friends(p)))

    def place(self) -> int:
        return self._rally()

    def _rally(self) -> int:
        """Where the army stands, or gathers: beside what it lacks at home, else where most are."""
        lacks = self.lacks(HOME)
        beside = [p for p in self.borders if set(self.beside(p)) & set(lacks) and self.enemies(p)]
        if lacks and self.count(HOME, self.me) >= 2 and beside:
            return max(beside, key=self.troops)
        return max(self.borders, key=lambda p: (self.troops(p), self.continent_of[p] == HOME))

    def reinforce(self, troops: int) -> dict[int, int]:
        return {self._rally(): troops}

    def attack(self) -> Way | None:
        lacks = self.lacks(HOME)
        home = [way for way in self.ways(1) if way[1] in lacks and self.count(HOME, self.me) >= 2]
        if home:
            return max(home, key=lambda way: self.troops(way[0]))
        spare = 3 if not self.has_conquered() else 8
        return max(self.ways(spare), key=self._worth, default=None)

    def _worth(self, way: Way) -> float:
        source, target = way
        victim = self.owner(target)
        places = [place for place in self.state.territories if self.owner(place) == victim]
        weakness = 40 / (len(places) + sum(map(self.troops, places)))
        return self.troops(source) - 2 * self.troops(target) + 10 * weakness

    def move_in(self, source: int, target: int, least: int) -> int:
        stays = 2 if self.continent_of[source] == HOME and self.enemies(source) else 0
        return self.troops(source) - 1 - stays

    def fortify(self) -> tuple[int, int, int] | None:
        rally = self._rally()
        others = [p for p in self.own if p != rally and self.troops(p) > 3 and not self.enemies(p)]
        for source in sorted(others, key=self.troops, reverse=True):
            step = self.step_towards(source, {rally})
            if step is not None:
                return source, step, self.troops(source) - 1
        return None


Islander().play()
