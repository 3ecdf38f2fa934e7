"""The draft: what an unoccupied territory is worth, for me to have and for others to lack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.text.message import Message
from games.risk.board import ADJACENT, CONTINENT_OF, CONTINENTS, Continent
from games.risk.names import CONTINENT, TERRITORY
from games.risk.state import NOBODY, RiskTable


@dataclass(frozen=True, slots=True)
class DraftTaste:
    """The weights of a claim, found by play against drafts of many tastes at every turn."""

    own: float = 2.0
    """For the share of the continent that is mine already."""
    others: float = 3.0
    """Against the share that others have: where they have begun, another continent is better."""
    beside: float = 0.4
    """For each own territory beside it."""
    door: float = 0.2
    """For a door while others could still come in: who is late is locked in behind it."""
    block: float = 0.6
    """For each troop of the bonus of a continent that an opponent would complete by this claim."""
    ease: tuple[float, ...] = (0.7, 0.4, 0.0, 0.7, 0.8, 1.3)
    """For each continent, by its number: how easily it is won and held."""


@dataclass(frozen=True, slots=True)
class Claims:
    """Who has claimed what of a continent, as a seat looks at it."""

    continent: Continent
    own: int
    others: int
    rivals: int

    @classmethod
    def of(cls, continent: Continent, owners: Sequence[int], seat: int) -> Claims:
        held = [owners[place] for place in continent.territories]
        own, free = held.count(seat), held.count(NOBODY)
        rivals = len(set(held) - {seat, NOBODY})
        return cls(continent, own, len(held) - own - free, rivals)

    @property
    def size(self) -> int:
        return len(self.continent.territories)

    @property
    def free(self) -> int:
        return self.size - self.own - self.others

    @property
    def is_nearly_complete(self) -> bool:
        """Whether one opponent has claimed all of it but for one territory."""
        return not self.own and self.rivals == 1 and self.free == 1


def claim_worth(taste: DraftTaste, view: RiskTable, place: int) -> tuple[float, Message]:
    """The worth of a claim, and the reason for it."""
    seat, owners = view.seat, view.owners
    claims = Claims.of(CONTINENTS[CONTINENT_OF[place]], owners, seat)
    continent, own, size = claims.continent, claims.own, claims.size
    beside = sum([owners[near] == seat for near in ADJACENT[place]])
    worth = (taste.own * own - taste.others * claims.others) / size
    worth += taste.ease[continent.id] + taste.beside * beside
    args = {
        "continent": CONTINENT(continent.id),
        "own": own,
        "others": claims.others,
        "size": size,
    }
    if claims.is_nearly_complete:
        return worth + taste.block * continent.bonus, Message("denies-continent", args)
    is_door = claims.free > 1 and place in continent.doors
    worth += taste.door * is_door
    if is_door:
        return worth, Message("wants-continent-by-door", {**args, "territory": TERRITORY(place)})
    return worth, Message("wants-continent", args)
