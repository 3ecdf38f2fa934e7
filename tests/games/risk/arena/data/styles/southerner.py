"""Begins in South America, and grows from there into Africa and North America.

Evens out its borders against the strongest neighbour, waits in the first round, and attacks only
from where it has a single enemy beside it, or twice the troops.
"""

from __future__ import annotations

from sense import Style, Way

FIRST = (30, 29, 28, 31)
"""Venezuela, Brazil, Argentina, Peru."""
THEN = (4, 0)
"""Africa, North America."""


class Southerner(Style):
    def claim(self) -> int:
        free = self.free
        for place in FIRST:
            if place in free:
                return place
        for number in THEN:
            near = [p for p in free if self.continent_of[p] == number and self.friends(p)]
            if near:
                return max(near, key=self.friends)
        return max(free, key=lambda place: (self.friends(place), -len(self.beside(place))))

    def place(self) -> int:
        return min(self.borders, key=self._margin)

    def _margin(self, place: int) -> int:
        """Own troops beyond those of the strongest neighbour; the heart of the land counts more."""
        strongest = max((self.troops(other) for other in self.enemies(place)), default=0)
        at_home = self.continent_of[place] in (3, 4)
        return self.troops(place) - strongest - (3 if at_home else 0)

    def reinforce(self, troops: int) -> dict[int, int]:
        placed: dict[int, int] = {}
        attackers = [place for place in self.borders if len(self.enemies(place)) == 1]
        if attackers and troops > 2:
            strongest = max(attackers, key=self.troops)
            placed[strongest] = troops // 2
            troops -= troops // 2
        for _ in range(troops):
            weakest = min(self.borders, key=lambda p: self._margin(p) + placed.get(p, 0))
            placed[weakest] = placed.get(weakest, 0) + 1
        return placed

    def attack(self) -> Way | None:
        if self._turns() < 2:
            return None
        ways = [
            (source, target)
            for source, target in self.ways(2)
            if len(self.enemies(source)) == 1 or self.troops(source) > 2 * self.troops(target) + 2
        ]
        return max(ways, key=self._worth, default=None)

    def _turns(self) -> int:
        starts = [r for r in self.state.recording if r.record_type == "record_start_turn"]
        return sum(record.player == self.me for record in starts)

    def _worth(self, way: Way) -> float:
        source, target = way
        home = self.continent_of[target]
        near = self.count(home, self.me) / len(self.continents[home])
        return self.troops(source) - self.troops(target) + 8 * near

    def move_in(self, source: int, target: int, least: int) -> int:
        free = self.troops(source) - 1
        return free if not self.enemies(source) else (2 * free) // 3

    def fortify(self) -> tuple[int, int, int] | None:
        borders = set(self.borders)
        inside = [place for place in self.own if place not in borders and self.troops(place) > 1]
        if not inside:
            return None
        source = max(inside, key=self.troops)
        step = self.step_towards(source, borders)
        return None if step is None else (source, step, self.troops(source) - 1)


Southerner().play()
