"""Setting up: the order of play, the claiming of territories, and the first troops."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.chance import Draw, Shuffle
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.risk.board import NAMES, SIZE, STARTING_TROOPS, territory_named
from games.risk.events import OrderDecided, TerritoryClaimed
from games.risk.moves import CLAIMS, Claim, Placements, PlaceTroops
from games.risk.state import FEWEST_SEATS, NEUTRAL, NOBODY, RiskTable, Rules
from games.risk.steps.reinforcing import place_troops
from games.risk.steps.turn import StartTurn

NEUTRAL_TERRITORIES = SIZE // 3

DRAW_ORDER, DRAW_NEUTRAL = Message("draw-order"), Message("draw-neutral")
DRAW_TERRITORY, ASK_CLAIM = Message("draw-territory"), Message("ask-claim")


@dataclass(frozen=True, slots=True)
class DecideOrder(Step):
    """RISK-2.1: the order of play is random; seats count from 1 in what is drawn."""

    def ask(self, table: RiskTable) -> Chance:
        seats = tuple(range(1, len(table.hands) + 1))
        return Chance("order", DRAW_ORDER, Shuffle(seats))

    def answer(self, table: RiskTable, drawn: tuple[int, ...], emit: Emit) -> None:
        table.order = tuple(number - 1 for number in drawn)
        table.seat = table.order[0]
        by_lot = table.rules.claiming == "random"
        table.steps += (PlaceArmies(), DealTerritory() if by_lot else ClaimTerritory())
        if len(table.hands) == FEWEST_SEATS:
            table.steps.append(DealNeutral())
        emit(OrderDecided, table.order)

    def problems(self, table: RiskTable) -> list[str]:
        if table.order or table.round:
            return ["order is to be drawn, but it is already known"]
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class DealNeutral(Step):
    """RISK-2.7: with two seats a third of the territories is dealt to the neutral army."""

    def ask(self, table: RiskTable) -> Chance:
        return Chance("neutral", DRAW_NEUTRAL, Draw(_free_names(table)))

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        dealt = table.owners.count(NEUTRAL)
        even, rest = divmod(STARTING_TROOPS[FEWEST_SEATS], NEUTRAL_TERRITORIES)
        _take(table, NEUTRAL, territory_named(name), even + (dealt < rest), emit, chosen=False)
        if dealt + 1 < NEUTRAL_TERRITORIES:
            table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        if table.owners.count(NEUTRAL) >= NEUTRAL_TERRITORIES:
            return ["the neutral army is to be dealt, but it has its territories"]
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class ClaimTerritory(Step):
    """RISK-2.3: the seat puts one troop on an unoccupied territory."""

    def ask(self, table: RiskTable) -> Decision:
        owners = table.owners
        free = tuple([claim for claim in CLAIMS if owners[claim.territory] == NOBODY])
        return Decision(table.seat, "claim", ASK_CLAIM, free)

    def answer(self, table: RiskTable, option: Claim, emit: Emit) -> None:
        _claim(table, option.territory, emit, chosen=True)
        if NOBODY in table.owners:
            table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class DealTerritory(Step):
    """RISK-14.2: territories are dealt instead of chosen, one by one in order of play."""

    def ask(self, table: RiskTable) -> Chance:
        draw = Draw(_free_names(table))
        return Chance("deal", DRAW_TERRITORY, draw, table.seat)

    def answer(self, table: RiskTable, name: str, emit: Emit) -> None:
        _claim(table, territory_named(name), emit, chosen=False)
        if NOBODY in table.owners:
            table.steps.append(self)

    def problems(self, table: RiskTable) -> list[str]:
        return _misfit_of_claiming(table)


@dataclass(frozen=True, slots=True)
class PlaceArmies(Step):
    """RISK-2.5: in order of play, one troop at a time on an own territory."""

    def ask(self, table: RiskTable) -> Decision:
        seat = table.seat
        left = table.reserves[seat]
        places = Placements(table.territories_of(seat), 1)
        return Decision(seat, "place", Message("ask-place", {"left": left}), places)

    def answer(self, table: RiskTable, option: PlaceTroops, emit: Emit) -> None:
        seat = table.seat
        table.steps.append(self)
        place_troops(table, option, emit)
        follower = _next_with_troops(table, seat)
        if follower is None:
            table.seat = table.order[0]
            table.round = 1
            table.steps[-1] = StartTurn()
        else:
            table.seat = follower

    def problems(self, table: RiskTable) -> list[str]:
        if table.round or NOBODY in table.owners:
            return ["the first troops are to be placed, which needs round 0 and no free territory"]
        if not table.reserves[table.seat]:
            return [f"reserves[{table.seat}] is 0, but seat {table.seat} is to place a troop"]
        if table.seat not in table.owners:
            return [f"seat {table.seat} is to place a troop, but owns no territory"]
        return [] if table.order else ["order is empty, but the first troops are to be placed"]


def new_table(rules: Rules, seats: int) -> RiskTable:
    """RISK-2.2: an empty board, and everybody's starting troops in reserve."""
    reserves = [STARTING_TROOPS[seats]] * seats
    hands: list[tuple[int, ...]] = [()] * seats
    return RiskTable(rules, [NOBODY] * SIZE, [0] * SIZE, hands, reserves, steps=[DecideOrder()])


def _claim(table: RiskTable, territory: int, emit: Emit, *, chosen: bool) -> None:
    seat, order = table.seat, table.order
    _take(table, seat, territory, 1, emit, chosen=chosen)
    table.reserves[seat] -= 1
    table.seat = order[(order.index(seat) + 1) % len(order)]
    if NOBODY not in table.owners:
        table.seat = order[0]


def _take(
    table: RiskTable, owner: int, territory: int, troops: int, emit: Emit, *, chosen: bool
) -> None:
    table.owners[territory] = owner
    table.troops[territory] = troops
    emit(TerritoryClaimed, owner, territory, troops, chosen)


def _free_names(table: RiskTable) -> tuple[str, ...]:
    return tuple([NAMES[place] for place, owner in enumerate(table.owners) if owner == NOBODY])


def _next_with_troops(table: RiskTable, seat: int) -> int | None:
    order = table.order
    turn = order.index(seat)
    for follower in (*order[turn + 1 :], *order[: turn + 1]):
        if table.reserves[follower]:
            return follower
    return None


def _misfit_of_claiming(table: RiskTable) -> list[str]:
    if table.round or NOBODY not in table.owners:
        return ["a territory is to be claimed, which needs round 0 and a free territory"]
    if not table.order and not isinstance(table.steps[-1], DecideOrder):
        return ["order is empty, but territories are being claimed"]
    return []
