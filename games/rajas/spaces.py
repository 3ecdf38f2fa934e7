"""Where a person may place a worker, and what a space brings."""

from __future__ import annotations

from collections.abc import Sequence

from games.rajas.board import ASSORTED, GOODS, LOW_FACES, Board, Space, Tile
from games.rajas.dice import COLOUR_OF, COLOURS, FACE_OF, Dice, without
from games.rajas.effects import Effects, GainMoney, MoveBoat, words_of
from games.rajas.moves import Place, Replace, place
from games.rajas.state import Laid, RajasTable

PORTUGUESE, MASTER_BUILDER = "portuguese", "master_builder"


# -- markets --------------------------------------------------------------------------------------


def market_values(board: Board, tiles: Sequence[Laid]) -> tuple[list[int], list[int], list[int]]:
    """The values of the markets on some tiles by good, the best first."""
    silk: list[int] = []
    tea: list[int] = []
    spices: list[int] = []
    values = (silk, tea, spices)
    for laid in tiles:
        for good, value in board.tiles[laid.tile].markets:
            values[good].append(value)
    for good_values in values:
        good_values.sort(reverse=True)
    return values


def market_income(values: Sequence[Sequence[int]], good: int, most: int) -> int:
    """RAJ-5.4 and 5.5: what the best markets of a good pay, or (ASSORTED) the best of each."""
    if good == ASSORTED:
        return sum([each[0] for each in values if each])
    return sum(values[good][:most])


# -- the river ------------------------------------------------------------------------------------


def spaces_ahead(table: RajasTable, number: int) -> list[int]:
    """RAJ-8.1: the river spaces that a boat can still stop at, the nearest first."""
    last = table.board.last_space
    boats = [seat.boat for seat in table.seats]
    return [
        space for space in range(boats[number] + 1, last + 1) if space == last or space not in boats
    ]


# -- province tiles -------------------------------------------------------------------------------


def reach_of(dice: Dice) -> list[int]:
    """The highest price that the dice of each colour cover together."""
    sums = [0, 0, 0, 0]
    for number in dice:
        sums[number // 7] += number % 7
    return sums


def buyable(table: RajasTable, dice: Dice) -> list[str]:
    """RAJ-6.1: the face-up tiles that dice cover, by stack."""
    tiles = table.board.tiles
    reach = reach_of(dice)
    return [top for top in table.tops if top and tiles[top].price <= reach[tiles[top].colour]]


def has_open_cell(table: RajasTable, number: int) -> bool:
    """RAJ-6.2: whether a road of the province leads to a free cell; every tile can turn to it."""
    return bool(table.board.grid.arrivals(table.roads(number)))


def replacements(table: RajasTable, number: int, dice: Dice) -> list[Replace]:
    """RAJ-7.1 and 7.2: what of a province can be replaced by which tile with these dice."""
    seat, board = table.seats[number], table.board
    reach, roads = reach_of(dice), table.roads(number)
    tops = [board.tiles[top] for top in table.tops if top]
    found = []
    fits: dict[tuple[int, int], bool] = {}
    for laid in seat.tiles:
        price = board.tiles[laid.tile].price
        for tile in tops:
            if tile.price - price > reach[tile.colour] and tile.price > price:
                continue
            key = laid.cell, tile.roads
            if key not in fits:
                fits[key] = bool(board.grid.fitting_turns(roads, laid.cell, tile.roads))
            if fits[key]:
                found.append(Replace(laid.cell, tile.id))
    return found


def extra_price(tile: Tile, old: Tile) -> int:
    """RAJ-7.2: the difference in price that is paid for a replacement."""
    return max(0, tile.price - old.price)


# -- placing a worker -----------------------------------------------------------------------------


def placements(table: RajasTable, number: int) -> list[Place]:
    """RAJ-3.4: every way to place a worker now, by space and die."""
    seat, placed = table.seats[number], table.placed
    dice = tuple(dict.fromkeys(seat.dice))
    found: list[Place] = []
    can_build: bool | None = None
    can_sail = seat.boat < table.board.last_space
    values: Sequence[Sequence[int]] | None = None
    room, supply = len(seat.dice) < table.side.statue, table.supply()
    for space in table.spaces:
        if space.id in placed:
            continue
        match space.area:
            case "quarry":
                if can_build is None:
                    can_build = bool(buyable(table, seat.dice)) and has_open_cell(table, number)
                if can_build and seat.money >= space.money:
                    found.append(place(space.id))
            case "market":
                if values is None:
                    values = market_values(table.board, seat.tiles)
                if space.good == ASSORTED:
                    if any(values):
                        found.append(place(space.id))
                elif values[space.good]:
                    found += [place(space.id, die) for die in dice]
            case "harbor":
                if can_sail and seat.money >= space.money:
                    found += [place(space.id, die) for die in dice if die in space.codes]
            case "terrace":
                if space.takes < 0 or (room and supply[space.takes]):
                    found.append(place(space.id))
            case _:
                paying = [die for die in dice if die in space.codes]
                if paying and (space.id != PORTUGUESE or can_sail):
                    if space.id == MASTER_BUILDER:
                        paying = _builder_dice(table, number, paying)
                    found += [place(space.id, die) for die in paying]
    return found


def _builder_dice(table: RajasTable, number: int, paying: Sequence[int]) -> list[int]:
    dice = table.seats[number].dice
    if not table.seats[number].tiles:
        return []
    return [die for die in paying if replacements(table, number, without(dice, (die,)))]


def gains(table: RajasTable, number: int, space: Space, die: int) -> Effects:
    """What a worker on a space brings, given the die that is given up there."""
    pips = FACE_OF[die] if die >= 0 else 0
    match space.area:
        case "market":
            values = market_values(table.board, table.seats[number].tiles)
            income = market_income(values, space.good, pips)
            return (GainMoney(income),) if income else ()
        case "harbor":
            return (MoveBoat(pips, exact=pips == LOW_FACES[0]),)
        case _:
            return space.effects


def cost_words(space: Space) -> str:
    """What a space costs, in words."""
    parts = [f"{space.money} money"] if space.money else []
    if space.area == "chambers":
        parts.append(f"a die showing {space.person + 1}")
    elif space.area == "harbor":
        parts.append("a die showing 1, 2 or 3")
    elif space.area == "balconies":
        parts.append(f"a die: {COLOURS[COLOUR_OF[min(space.codes)]]}")
    elif space.codes:
        parts.append("any die")
    return ", ".join(parts) or "nothing"


def gain_words(space: Space) -> str:
    """What a space brings to whoever comes, in words."""
    if space.area == "market":
        if space.good == ASSORTED:
            return "the best market of each good"
        return f"as many {GOODS[space.good]} markets as the die has pips"
    if space.area == "harbor":
        return "the boat, up to as many spaces as the die has pips"
    return words_of(space.effects)
