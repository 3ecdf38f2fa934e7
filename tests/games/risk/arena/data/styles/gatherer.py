"""Holds cheap continents quietly, keeps their doors shut, and kills the weak for their cards.

Otherwise it takes one cheap territory a turn for its card, and redeems late.
"""

from __future__ import annotations

from sense import Style, Way

SHARE_AT_STAKE = 0.4
"""How much more of a continent counts that it has begun."""

BONUS_A_DOOR = 0.08
SURE_OF_KILL = 5
"""How many troops must be left of all that a kill may cost."""

SURE_OF_CARD, SURE_OF_BREAK = 3, 2
"""How many more the attackers are where a card, and where a rival's continent, is tried."""


class Gatherer(Style):
    def claim(self) -> int:
        blocking = self.blocking
        if blocking is not None:
            return blocking
        free = set(self.free)
        open_ones = [n for n, places in self.continents.items() if free & set(places)]
        best = max(open_ones, key=self._promise)
        inside = [place for place in free if self.continent_of[place] == best]
        return max(inside, key=lambda place: (self.friends(place), len(self.beside(place)), -place))

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

    def place(self) -> int:
        home = max(self.continents, key=lambda n: self.count(n, self.me) / len(self.continents[n]))
        inside = [place for place in self.borders if self.continent_of[place] == home]
        return min(inside or self.borders, key=lambda p: self.troops(p) - 0.5 * self.threat(p))

    # -- a turn -----------------------------------------------------------------------------------

    def reinforce(self, troops: int) -> dict[int, int]:
        prey = self._prey()
        placed: dict[int, int] = {}
        for door in () if prey else sorted(self.shut(), key=self.threat, reverse=True):
            lack = min(troops, max(0, self._strongest_beside(door) - self.troops(door)))
            if lack:
                placed[door] = lack
                troops -= lack
        if troops:
            front = self.front(self.targets(prey))
            placed[front] = placed.get(front, 0) + troops
        return placed

    def _strongest_beside(self, place: int) -> int:
        return max(map(self.troops, self.enemies(place)), default=0)

    def _prey(self) -> list[int]:
        """The territories of rivals that it can kill, those with most cards for their price first.

        A rival without a card is left alone.
        """
        found: list[tuple[float, list[int]]] = []
        for rival in self.rivals:
            places = self.state.get_territories_owned_by(rival)
            cards, price = self.state.players[rival].card_count, self.price(places)
            if places and cards and self.strength > price + SURE_OF_KILL:
                found.append(((cards + 1) / price, places))
        found.sort(reverse=True)
        return [place for _, places in found for place in sorted(places, key=self.troops)]

    def attack(self) -> Way | None:
        prey, tight = self._prey(), self._tight()
        home = self.lacks(self.wanted[0]) if self.wanted else []
        for target in self.targets(prey):
            spare = 1 if target in prey or target in home else SURE_OF_BREAK
            ways = [way for way in self.ways(spare) if way[1] == target]
            here = [way for way in ways if target in prey or way[0] not in tight]
            if here:
                return max(here, key=lambda way: self.troops(way[0]))
        if self.has_conquered():
            return None
        easy = [way for way in self.ways(SURE_OF_CARD) if way[0] not in tight]
        return min(easy, key=lambda way: (self.troops(way[1]), -self.troops(way[0])), default=None)

    def _tight(self) -> list[int]:
        """Doors that can spare nobody."""
        return [
            door
            for door in self.shut()
            if self.troops(door) < self._strongest_beside(door) + SURE_OF_CARD
        ]

    def move_in(self, source: int, target: int, least: int) -> int:
        stays = self.threat(source) // 2 if source in self.shut() else 0
        return self.troops(source) - 1 - stays

    def fortify(self) -> tuple[int, int, int] | None:
        return self.to_the_border()


Gatherer().play()
