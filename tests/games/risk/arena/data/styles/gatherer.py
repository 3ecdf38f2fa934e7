"""Holds one continent quietly, keeps its doors shut, and kills whoever has become weak.

Takes one cheap territory a turn for its card, fights for nothing else, and redeems late.
"""

from __future__ import annotations

from collections.abc import Collection

from sense import Style, Way

SHARE_AT_STAKE = 0.6
"""How much more of a continent counts that it has begun."""

BONUS_A_DOOR = 0.08
SURE, SURE_OF_CARD = 4, 3
"""How many more the attackers are where a kill, and where a card, is tried."""


class Gatherer(Style):
    def claim(self) -> int:
        free = self.free
        open_ones = [n for n, places in self.continents.items() if set(places) & set(free)]
        best = max(open_ones, key=self._promise)
        inside = [place for place in free if self.continent_of[place] == best]
        return max(inside, key=lambda place: (self.friends(place), -len(self.beside(place))))

    def _promise(self, number: int) -> float:
        """How much of a continent can still be had, how much is, and how cheaply it is kept."""
        size = len(self.continents[number])
        mine, free = self.count(number, self.me), self.count(number, None)
        cheap = self.state.map.get_continent_bonus(number) / len(self._doors(number))
        return (mine + free) / size + SHARE_AT_STAKE * mine / size + BONUS_A_DOOR * cheap

    def _doors(self, number: int) -> list[int]:
        """The territories of a continent beside which another one lies."""
        return [
            place
            for place in self.continents[number]
            if any(self.continent_of[other] != number for other in self.beside(place))
        ]

    def _homes(self) -> list[int]:
        """The continents it holds, else the one that it has most of."""
        return self.held_by(self.me) or [max(self.continents, key=self._promise)]

    def place(self) -> int:
        homes = self._homes()
        inside = [place for place in self.borders if self.continent_of[place] in homes]
        return min(inside or self.borders, key=lambda p: self.troops(p) - 0.5 * self.threat(p))

    # -- a turn -----------------------------------------------------------------------------------

    def reinforce(self, troops: int) -> dict[int, int]:
        prey = self._prey(troops)
        if prey is not None:
            return {prey[0]: troops}
        placed: dict[int, int] = {}
        for door in sorted(self.shut(), key=self.threat, reverse=True):
            lack = min(troops, max(0, self._strongest_beside(door) - self.troops(door)))
            if lack:
                placed[door] = lack
                troops -= lack
        if troops:
            front = self._front()
            placed[front] = placed.get(front, 0) + troops
        return placed

    def _strongest_beside(self, place: int) -> int:
        return max(map(self.troops, self.enemies(place)), default=0)

    def _wanted(self) -> list[int]:
        """What the home lacks, and without that what the cheapest next continent does."""
        for number in sorted(self.continents, key=self._price):
            if self.lacks(number):
                return self.lacks(number)
        return []

    def _price(self, number: int) -> float:
        price = sum(self.troops(place) + 1 for place in self.lacks(number))
        is_begun = self.count(number, self.me) > 0
        return price - 3 * self.state.map.get_continent_bonus(number) + (0 if is_begun else 99)

    def _front(self) -> int:
        """Where most troops stand beside what is wanted, else where most stand at all."""
        wanted = set(self._wanted())
        near = [place for place in self.borders if wanted & set(self.beside(place))]
        return max(near or self.borders, key=self.troops)

    def _prey(self, more: int = 0) -> tuple[int, list[int]] | None:
        """A stack, with so many more on it, and the weak player that it can kill; cards count."""
        found: list[tuple[float, int, list[int]]] = []
        for rival, player in self.state.players.items():
            places = self.state.get_territories_owned_by(rival)
            if rival == self.me or not places:
                continue
            price = sum(self.troops(place) + 1 for place in places) + SURE
            for stack in self.borders:
                spare = self.troops(stack) - 1 + more - price
                if spare >= 0 and self._reached(stack, places) == len(places):
                    found.append((player.card_count * 10 + spare, stack, places))
        best = max(found, default=None)
        return None if best is None else best[1:]

    def _reached(self, start: int, places: Collection[int]) -> int:
        """How many of these territories hang together beside a territory."""
        seen: set[int] = set()
        frontier = [start]
        while frontier:
            for other in self.beside(frontier.pop()):
                if other in places and other not in seen:
                    seen.add(other)
                    frontier.append(other)
        return len(seen)

    def attack(self) -> Way | None:
        prey = self._prey()
        if prey is not None:
            return self._chase(*prey)
        wanted = self._wanted()
        home = [way for way in self.ways(2) if way[1] in wanted]
        if home:
            return max(home, key=lambda way: self.troops(way[0]) - 2 * self.troops(way[1]))
        if self.has_conquered():
            return None
        easy = [way for way in self.ways(SURE_OF_CARD) if way[0] not in self._tight()]
        return min(easy, key=lambda way: (self.troops(way[1]), -self.troops(way[0])), default=None)

    def _tight(self) -> list[int]:
        """Doors that can spare nobody."""
        return [
            door
            for door in self.shut()
            if self.troops(door) < self._strongest_beside(door) + SURE_OF_CARD
        ]

    def _chase(self, stack: int, places: list[int]) -> Way:
        """On to where most of what is left of the prey is still within reach."""

        def left(place: int) -> int:
            return self._reached(place, [other for other in places if other != place])

        near = [place for place in self.beside(stack) if place in places]
        return stack, max(near, key=lambda place: (left(place), -self.troops(place)))

    def move_in(self, source: int, target: int, least: int) -> int:
        goes_on = bool(self.enemies(target)) and target not in self.shut()
        if source in self.shut() and not self._prey():
            return least
        return self.troops(source) - 1 if goes_on or not self.enemies(source) else least

    def fortify(self) -> tuple[int, int, int] | None:
        return self.to_the_border()


Gatherer().play()
