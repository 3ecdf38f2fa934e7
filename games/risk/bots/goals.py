"""What a campaign may be for: a neighbour, a continent, a continent less for others, a rival."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.risk.board import CONTINENTS, NAMES
from games.risk.bots.front import continent_owner, enemies_beside, own_borders
from games.risk.bots.prospect import Prospect
from games.risk.state import NEUTRAL


@dataclass(frozen=True, slots=True)
class Goal:
    """Territories to conquer, all of them or `any_one`, and what for in words."""

    purpose: str
    targets: tuple[int, ...]
    any_one: bool = False


def all_goals(board: Prospect) -> Iterator[Goal]:
    """Every goal that the seat's troops can dream of, the grandest first."""
    yield from the_world(board)
    yield from rivals_to_eliminate(board)
    yield from continents_to_win(board)
    yield from continents_to_break(board)
    yield from neighbours(board)


def neighbours(board: Prospect) -> Iterator[Goal]:
    """Each enemy territory beside one that can attack."""
    for target in sorted(_within_one_step(board)):
        yield Goal(f"take {NAMES[target]}", (target,))


def weakest_neighbours(board: Prospect) -> Iterator[Goal]:
    """Any of the neighbours with the fewest troops."""
    beside = _within_one_step(board)
    if beside:
        fewest = min([board.troops[place] for place in beside])
        weakest = sorted(place for place in beside if board.troops[place] == fewest)
        yield Goal("earn the card of the turn", tuple(weakest), any_one=True)


def continents_to_win(board: Prospect) -> Iterator[Goal]:
    """Each continent that lacks more than one territory, and fewer troops than mine hold it."""
    for continent in CONTINENTS:
        targets = [place for place in continent.territories if board.owners[place] != board.seat]
        if len(targets) > 1 and is_conceivable(board, targets):
            yield Goal(f"win {continent.name}", tuple(targets))


def continents_to_break(board: Prospect) -> Iterator[Goal]:
    """Each continent that somebody else holds: any of its territories will do."""
    for continent in CONTINENTS:
        if continent_owner(board.owners, continent.id) not in (None, board.seat):
            yield Goal(f"break {continent.name}", continent.territories, any_one=True)


def rivals_to_eliminate(board: Prospect) -> Iterator[Goal]:
    """Each opponent that is weak enough, for its cards and for its place."""
    for rival in range(NEUTRAL):
        targets = [place for place, owner in enumerate(board.owners) if owner == rival]
        if rival != board.seat and targets and is_conceivable(board, targets):
            cards = board.cards[rival]
            spoils = f" for its {cards} cards" if cards > 1 else ""
            yield Goal(f"eliminate an opponent{spoils}", tuple(targets))


def the_world(board: Prospect) -> Iterator[Goal]:
    """Everything at once, when the troops suffice."""
    targets = [place for place, owner in enumerate(board.owners) if owner != board.seat]
    if targets and is_conceivable(board, targets):
        yield Goal("conquer the world", tuple(targets))


def is_conceivable(board: Prospect, targets: list[int]) -> bool:
    """Whether all the seat's troops together could pay the way, roughly."""
    price = sum([0.7 * board.troops[place] + 0.8 for place in targets])
    return mobile_troops(board) > price


def mobile_troops(board: Prospect) -> int:
    """The seat's troops that need not stay where they are, with those still to place."""
    seat, owners = board.seat, board.owners
    loose = [count - 1 for place, count in enumerate(board.troops) if owners[place] == seat]
    return sum(loose) + board.reserve


def _within_one_step(board: Prospect) -> set[int]:
    seat, owners, troops = board.seat, board.owners, board.troops
    beside: set[int] = set()
    for place in own_borders(owners, seat):
        if troops[place] > 1 or board.reserve:
            beside.update(enemies_beside(owners, seat, place))
    return beside
