"""Plans: blocks in the claiming, kills the weak for cards, wins continents and guards their doors.

Likes Europe best. Redeems late.
"""

from __future__ import annotations

from sense import Style, Way

LIKING = {0: 0.01, 1: 0.10, 2: -0.5, 3: 0.03, 4: 0.02, 5: 0.02}


class Marshal(Style):
    def claim(self) -> int:
        free = self.free
        blocking = self._blocking()
        if blocking is not None:
            return blocking
        best = max(self.continents, key=self._promise)
        inside = [place for place in free if self.continent_of[place] == best]
        return max(inside or free, key=lambda place: (self.friends(place), len(self.beside(place))))

    def _blocking(self) -> int | None:
        """What keeps a rival from a continent that it has most of and could still complete."""
        for number, places in self.continents.items():
            open_places = [place for place in places if self.owner(place) is None]
            for rival in self.state.players:
                held = self.count(number, rival)
                could = open_places and held + len(open_places) == len(places)
                if rival != self.me and could and held > 0.7 * len(places):
                    return open_places[0]
        return None

    def _promise(self, number: int) -> float:
        places = self.continents[number]
        mine, free = self.count(number, self.me), self.count(number, None)
        if not free:
            return -9.0
        return (mine + free) / len(places) + 0.4 * mine / len(places) + LIKING[number]

    def _wanted(self) -> list[int]:
        """The continents, the one that lacks least first."""

        def lack(number: int) -> float:
            price = sum(self.troops(place) + 1 for place in self.lacks(number))
            near = any(self.owner(place) == self.me for place in self.continents[number])
            return price - 3 * self.state.map.get_continent_bonus(number) + (0 if near else 99)

        return sorted((n for n in self.continents if self.lacks(n)), key=lack)

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
            front = self._front()
            placed[front] = placed.get(front, 0) + troops
        return placed

    def _front(self) -> int:
        """Beside what is wanted most, where most troops stand."""
        targets = self._targets()
        for target in targets:
            near = [place for place in self.beside(target) if self.owner(place) == self.me]
            if near:
                return max(near, key=self.troops)
        return max(self.borders, key=self.troops)

    def _targets(self) -> list[int]:
        """Victims with cards first, then continents to win, then continents to break."""
        targets: list[int] = []
        strength = sum(self.troops(place) - 1 for place in self.borders)
        strength += self.state.me.troops_remaining
        for rival, player in self.state.players.items():
            places = self.state.get_territories_owned_by(rival)
            price = sum(self.troops(place) + 1 for place in places)
            if rival != self.me and places and player.card_count >= 2 and strength > price + 5:
                targets += sorted(places, key=self.troops)
        for number in self._wanted()[:2]:
            targets += sorted(self.lacks(number), key=self.troops)
        for rival in self.state.players:
            if rival != self.me:
                for number in self.held_by(rival):
                    targets += sorted(self.continents[number], key=self.troops)
        return targets

    def attack(self) -> Way | None:
        ways = self.ways(1)
        for target in self._targets():
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
