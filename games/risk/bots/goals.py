"""What a campaign may be for: a neighbour, a continent, a continent less for others, a rival."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from engine.text.message import Message, SeatNumber
from games.risk.board import CONTINENTS, SIZE
from games.risk.bots.front import BESIDE, CONTINENT_LANDS, WORLD, borders_of, places_of
from games.risk.bots.prospect import Prospect
from games.risk.names import CONTINENT, TERRITORY
from games.risk.state import NEUTRAL


@dataclass(frozen=True, slots=True)
class Goal:
    """Territories to conquer, all of them or `any_one`, and what for."""

    purpose: Message
    targets: tuple[int, ...]
    any_one: bool = False


TAKES = tuple(
    Goal(Message("goal-take", {"territory": TERRITORY(place)}), (place,)) for place in range(SIZE)
)
"""By territory, to take just that."""

EARN_CARD, CONQUER_WORLD = Message("goal-earn-card"), Message("goal-conquer-world")
WIN = tuple(Message("goal-win", {"continent": CONTINENT(each.id)}) for each in CONTINENTS)
BREAK = tuple(Message("goal-break", {"continent": CONTINENT(each.id)}) for each in CONTINENTS)


def all_goals(board: Prospect) -> Iterator[Goal]:
    """Every goal that the seat's troops can dream of, the grandest first."""
    yield from the_world(board)
    yield from rivals_to_eliminate(board)
    yield from continents_to_win(board)
    yield from continents_to_break(board)
    yield from neighbours(board)


def neighbours(board: Prospect) -> Iterator[Goal]:
    """Each enemy territory beside one that can attack."""
    for target in _within_one_step(board):
        yield TAKES[target]


def weakest_neighbours(board: Prospect) -> Iterator[Goal]:
    """Any of the neighbours with the fewest troops."""
    beside = _within_one_step(board)
    if beside:
        fewest = min([board.troops[place] for place in beside])
        weakest = [place for place in beside if board.troops[place] == fewest]
        yield Goal(EARN_CARD, tuple(weakest), any_one=True)


def continents_to_win(board: Prospect) -> Iterator[Goal]:
    """Each continent that lacks more than one territory, and fewer troops than mine hold it."""
    mine = board.land
    mobile = mobile_troops(board)
    for continent, land in zip(CONTINENTS, CONTINENT_LANDS, strict=True):
        targets = places_of(land & ~mine)
        if len(targets) > 1 and mobile > _price(board, targets):
            yield Goal(WIN[continent.id], targets)


def continents_to_break(board: Prospect) -> Iterator[Goal]:
    """Each continent that somebody else holds: any of its territories will do."""
    for continent, land in zip(CONTINENTS, CONTINENT_LANDS, strict=True):
        holder = board.owners[continent.territories[0]]
        if holder != board.seat and land & ~board.lands[holder] == 0:
            yield Goal(BREAK[continent.id], continent.territories, any_one=True)


def rivals_to_eliminate(board: Prospect) -> Iterator[Goal]:
    """Each opponent that is weak enough, for its cards and for its place."""
    mobile = mobile_troops(board)
    for rival in range(NEUTRAL):
        targets = places_of(board.lands[rival])
        if rival != board.seat and targets and mobile > _price(board, targets):
            cards = board.cards[rival]
            args = {"rival": SeatNumber(rival), "cards": cards if cards > 1 else 0}
            purpose = Message("goal-eliminate", args)
            yield Goal(purpose, targets)


def the_world(board: Prospect) -> Iterator[Goal]:
    """Everything at once, when the troops suffice."""
    targets = places_of(WORLD & ~board.land)
    if targets and mobile_troops(board) > _price(board, targets):
        yield Goal(CONQUER_WORLD, targets)


def mobile_troops(board: Prospect) -> int:
    """The seat's troops that need not stay where they are, with those still to place."""
    return board.armies[board.seat] - board.land.bit_count() + board.reserve


def _price(board: Prospect, targets: Collection[int]) -> float:
    """What the way to all targets costs, roughly: a goal that costs all troops is no goal."""
    troops = board.troops
    return sum([0.7 * troops[place] + 0.8 for place in targets])


def _within_one_step(board: Prospect) -> tuple[int, ...]:
    beside = 0
    for place in borders_of(board.land):
        if board.troops[place] > 1 or board.reserve:
            beside |= BESIDE[place]
    return places_of(beside & ~board.land)
