"""The draft: what an unoccupied territory is worth, for me to have and for others to lack."""

from __future__ import annotations

from dataclasses import dataclass

from games.risk.board import ADJACENT, CONTINENT_OF, CONTINENTS
from games.risk.state import NOBODY, RiskTable


@dataclass(frozen=True, slots=True)
class DraftTaste:
    """The weights of a claim."""

    own: float = 2.0
    """For the share of the continent that is mine already."""
    others: float = 2.0
    """Against the share that others have."""
    beside: float = 0.2
    """For each own territory beside it."""
    enemy: float = 0.0
    """Against each territory of others beside it."""
    block: float = 1.0
    """For keeping a continent from the only opponent who could still complete it."""
    ease: tuple[float, ...] = (0.7, 0.4, 0.0, 1.0, 0.8, 1.0)
    """For each continent, by its number: how easily it is won and held."""


def claim_worth(taste: DraftTaste, view: RiskTable, place: int) -> tuple[float, str]:
    """The worth of a claim, and the reason for it in words."""
    seat, owners = view.seat, view.owners
    continent = CONTINENTS[CONTINENT_OF[place]]
    held = [owners[member] for member in continent.territories]
    size = len(held)
    own = held.count(seat)
    free = held.count(NOBODY)
    worth = (
        taste.own * own / size
        - taste.others * (size - own - free) / size
        + taste.ease[continent.id]
    )
    for near in ADJACENT[place]:
        if owners[near] == seat:
            worth += taste.beside
        elif owners[near] != NOBODY:
            worth -= taste.enemy
    rivals = set(held) - {seat, NOBODY}
    if not own and len(rivals) == 1 and 2 * free <= size:
        taken = size - free
        text = f"Denies {continent.name} to an opponent that has {taken} of its {size} territories"
        return worth + taste.block * taken, text
    others = size - own - free
    text = f"{continent.name} is easiest to win: {own} of {size} are own, {others} others'"
    return worth, text
