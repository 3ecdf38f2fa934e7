"""Plans: blocks in the claiming, kills the weak for cards, wins continents and guards their doors.

Likes Europe best. Redeems late.
"""

from __future__ import annotations

from sense import Style, Way

LIKING = {0: 0.01, 1: 0.10, 2: -0.5, 3: 0.03, 4: 0.02, 5: 0.02}


class Marshal(Style):
    def claim(self) -> int:
        free = self.free
        blocking = self.blocking
        if blocking is not None:
            return blocking
        best = max(self.continents, key=self._promise)
        inside = [place for place in free if self.continent_of[place] == best]
        return max(inside or free, key=lambda place: (self.friends(place), len(self.beside(place))))

    def _promise(self, number: int) -> float:
        places = self.continents[number]
        mine, free = self.count(number, self.me), self.count(number, None)
        if not free:
            return -9.0
        return (mine + free) / len(places) + 0.4 * mine / len(places) + LIKING[number]

    def place(self) -> int:
        home = max(
            self.continents,
            key=lambda number: self.count(number, self.me) / len(self.continents[number]),
        )
        borders = self.borders
        inside = [place for place in borders if self.continent_of[place] == home] or borders
        return min(inside, key=lambda place: self.troops(place) - 0.5 * self.threat(place))

    def reinforce(self, troops: int) -> dict[int, int]:
        placed: dict[int, int] = {}
        for door in self.shut():
            lack = min(troops, max(0, self.threat(door) // 2 - self.troops(door)))
            if lack:
                placed[door] = lack
                troops -= lack
        if troops:
            front = self.front(self.targets(self._prey()))
            placed[front] = placed.get(front, 0) + troops
        return placed

    def _prey(self) -> list[int]:
        """The territories of rivals whose cards it can have."""
        found: list[int] = []
        for rival in self.rivals:
            places = self.state.get_territories_owned_by(rival)
            has_cards = self.state.players[rival].card_count >= 2
            if places and has_cards and self.strength > self.price(places) + 5:
                found += sorted(places, key=self.troops)
        return found

    def attack(self) -> Way | None:
        ways = self.ways(1)
        for target in self.targets(self._prey()):
            here = [way for way in ways if way[1] == target]
            if here:
                return max(here, key=lambda way: self.troops(way[0]))
        easy = [way for way in self.ways(3) if not self.has_conquered()]
        return min(easy, key=lambda way: self.troops(way[1]), default=None)

    def move_in(self, source: int, target: int, least: int) -> int:
        stays = (
            self.threat(source) // 2 if self.continent_of[source] in self.held_by(self.me) else 0
        )
        return self.troops(source) - 1 - stays

    def fortify(self) -> tuple[int, int, int] | None:
        return self.to_the_border()


Marshal().play()
