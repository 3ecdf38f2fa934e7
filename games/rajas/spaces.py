"""Where a person may place a worker, and what a space brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.rajas.board import ASSORTED, GOODS, LOW_FACES, Board, Space, Tile
from games.rajas.dice import COLOUR_OF, COLOURS, FACE_OF, Dice, without_one
from games.rajas.effects import Effects, GainMoney, MoveBoat, words_of
from games.rajas.grid import can_cover
from games.rajas.moves import Place, Replace
from games.rajas.state import Laid, RajasTable
from games.rajas.ways import Ways, ways_of

WHOLE_RIVER = -1
"""No bound on the spaces ahead that are wanted."""


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


def spaces_ahead(table: RajasTable, number: int, most: int = WHOLE_RIVER) -> list[int]:
    """RAJ-8.1: the river spaces that a boat can still stop at, the nearest first; only so many."""
    last = table.board.last_space
    boats = [seat.boat for seat in table.seats]
    found: list[int] = []
    for space in range(boats[number] + 1, last + 1):
        if len(found) == most:
            break
        if space == last or space not in boats:
            found.append(space)
    return found


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
    board, tiles = table.board, table.seats[number].tiles
    grid, facts = board.grid, board.tiles
    links = grid.links
    taken = {laid.cell for laid in tiles}
    taken.add(grid.residence)
    for laid in reversed(tiles):
        for cell, _ in links[laid.cell][facts[laid.tile].turned[laid.turn]]:
            if cell not in taken:
                return True
    return any(cell not in taken for cell, _ in links[grid.residence][grid.exits])


def replacements(table: RajasTable, number: int, dice: Dice) -> Iterator[Replace]:
    """RAJ-7.1 and 7.2: what of a province can be replaced by which tile with these dice."""
    seat, board = table.seats[number], table.board
    reach, roads = reach_of(dice), table.roads(number)
    tops = [board.tiles[top] for top in table.tops if top]
    for laid in seat.tiles:
        price, old = board.tiles[laid.tile].price, roads[laid.cell]
        fits: dict[int, bool] = {}
        for tile in tops:
            if tile.price > price + reach[tile.colour]:
                continue
            if tile.roads not in fits:
                fits[tile.roads] = can_cover(tile.roads, old) or bool(
                    board.grid.fitting_turns(roads, laid.cell, tile.roads)
                )
            if fits[tile.roads]:
                yield Replace(laid.cell, tile.id)


def extra_price(tile: Tile, old: Tile) -> int:
    """RAJ-7.2: the difference in price that is paid for a replacement."""
    return max(0, tile.price - old.price)


# -- placing a worker -----------------------------------------------------------------------------


def placements(table: RajasTable, number: int) -> list[Place]:
    """RAJ-3.4: every way to place a worker now: with no die, then by die."""
    ways = ways_of(table.board, len(table.seats))
    is_open = _open_spaces(table, number, ways)
    free, dice = ways.free, table.seats[number].dice
    found = list(free[is_open & free.spaces])
    last = -1
    for die in dice:
        if die == last:
            continue
        last = die
        moves = ways.dice[die]
        here = is_open & moves.spaces
        if here & ways.rebuilding and not can_replace(table, number, without_one(dice, die)):
            here -= ways.rebuilding
        found += moves[here]
    return found


def _open_spaces(table: RajasTable, number: int, ways: Ways) -> int:
    """RAJ-3.4: the spaces where a worker can do something, whichever die is given up there."""
    seat, board = table.seats[number], table.board
    money = min(seat.money, ways.most_money)
    vacant = -1
    for name in table.placed:
        vacant &= ~ways.bits[name]
    is_open = ways.plain | ways.rebuilding | ways.markets[_goods(board, seat.tiles)]
    if seat.boat < board.last_space:
        is_open |= ways.sailing[money]
    if len(seat.dice) < table.side.statue:
        for colour in table.colours_left():
            is_open |= ways.terrace[colour]
    quarry = ways.quarry[money] & vacant
    if quarry and can_buy(table, seat.dice) and has_open_cell(table, number):
        is_open |= quarry
    return is_open & vacant


def can_buy(table: RajasTable, dice: Dice) -> bool:
    """RAJ-6.1: whether dice cover the price of any tile face up."""
    tiles = table.board.tiles
    reach = reach_of(dice)
    for top in table.tops:
        if top:
            tile = tiles[top]
            if tile.price <= reach[tile.colour]:
                return True
    return False


def _goods(board: Board, tiles: Sequence[Laid]) -> int:
    """The goods of the markets on some tiles, one bit each."""
    facts = board.tiles
    goods = 0
    for laid in tiles:
        goods |= facts[laid.tile].goods
    return goods


def can_replace(table: RajasTable, number: int, dice: Dice) -> bool:
    """RAJ-7.1: whether the Master Builder could do anything with these dice."""
    return next(replacements(table, number, dice), None) is not None


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
