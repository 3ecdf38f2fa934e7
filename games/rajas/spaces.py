"""Where a person may place a worker, and what a space brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.text.message import Message
from games.rajas.board import ASSORTED, GOODS, LOW_FACES, Board, Space, Tile
from games.rajas.dice import COLOUR_OF, COLOURS, FACE_OF, FACES, Dice, without_one
from games.rajas.effects import Effects, GainMoney, MoveBoat, effects_said
from games.rajas.moves import Place, Replace, replace
from games.rajas.naming import COLOUR, GOOD
from games.rajas.state import RajasTable
from games.rajas.ways import Ways, ways_of

SAILING = tuple((MoveBoat(pips, exact=pips == LOW_FACES[0]),) for pips in (0, *FACES))
"""What a space of the harbour brings, by the pips of the die."""

WHOLE_RIVER = -1
"""No bound on the spaces ahead that are wanted."""


# -- markets --------------------------------------------------------------------------------------


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
        sums[COLOUR_OF[number]] += FACE_OF[number]
    return sums


def can_buy(table: RajasTable, dice: Dice) -> bool:
    """RAJ-6.1: whether dice cover the price of any tile face up."""
    left = table.quarry().lowest.copy()
    for number in dice:
        colour = COLOUR_OF[number]
        left[colour] -= FACE_OF[number]
        if left[colour] <= 0:
            return True
    return False


def buyable(table: RajasTable, dice: Dice) -> list[str]:
    """RAJ-6.1: the face-up tiles that dice cover, by stack."""
    reach = reach_of(dice)
    return [tile.id for tile in table.quarry().tiles if tile.price <= reach[tile.colour]]


def has_open_cell(table: RajasTable, number: int) -> bool:
    """RAJ-6.2: whether a road of the province leads to a free cell; every tile can turn to it."""
    return bool(table.province(number).arrivals)


def replacements(table: RajasTable, number: int, dice: Dice) -> Iterator[Replace]:
    """RAJ-7.1 and 7.2: what of a province can be replaced by which tile with these dice."""
    province, tiles, reach = table.province(number), table.quarry().tiles, reach_of(dice)
    facts = table.board.tiles
    for laid in province.tiles:
        price = facts[laid.tile].price
        for tile in tiles:
            if tile.price <= price + reach[tile.colour] and province.fitting_turns(
                laid.cell, tile.roads
            ):
                yield replace(laid.cell, tile.id)


def extra_price(tile: Tile, old: Tile) -> int:
    """RAJ-7.2: the difference in price that is paid for a replacement."""
    return max(0, tile.price - old.price)


# -- placing a worker -----------------------------------------------------------------------------


def placements(table: RajasTable, number: int) -> list[Place]:
    """RAJ-3.4: every way to place a worker now: with no die, then by die."""
    board, dice = table.board, table.seats[number].dice
    ways = ways_of(board, len(table.seats))
    is_open, rebuilding = _open_spaces(table, number, board, ways), ways.rebuilding
    by_die, free = ways.dice, ways.free
    found = list(free[is_open & free.spaces])
    last = -1
    for die in dice:
        if die == last:
            continue
        last = die
        moves = by_die[die]
        here = is_open & moves.spaces
        if here & rebuilding and not can_replace(table, number, without_one(dice, die)):
            here -= rebuilding
        found += moves[here]
    return found


def _open_spaces(table: RajasTable, number: int, board: Board, ways: Ways) -> int:
    """RAJ-3.4: the spaces where a worker can do something, whichever die is given up there."""
    seat = table.seats[number]
    money = min(seat.money, ways.most_money)
    province = seat.province_on(board, seat.tiles)
    is_open = ways.always | ways.markets[province.goods]
    if seat.boat < board.last_space:
        is_open |= ways.sailing[money]
    if len(seat.dice) < board.side(table.rules.board).statue:
        is_open |= ways.taking if table.has_ample_supply(1) else _taking(table, ways)
    taken = sum(map(ways.bits.__getitem__, table.placed))
    quarry = ways.quarry[money] & ~taken
    if quarry and province.arrivals and can_buy(table, seat.dice):
        is_open |= quarry
    return is_open & ~taken


def _taking(table: RajasTable, ways: Ways) -> int:
    """RAJ-5.12: the spaces of the terrace whose die is in the supply."""
    return sum([ways.terrace[colour] for colour in table.colours_left()])


def can_replace(table: RajasTable, number: int, dice: Dice) -> bool:
    """RAJ-7.1: whether the Master Builder could do anything with these dice."""
    if not table.seats[number].tiles:
        return False
    return next(replacements(table, number, dice), None) is not None


def gains(table: RajasTable, number: int, space: Space, die: int) -> Effects:
    """What a worker on a space brings, given the die that is given up there."""
    if space.effects:
        return space.effects
    pips = FACE_OF[die] if die >= 0 else 0
    if space.area == "harbor":
        return SAILING[pips]
    if space.area == "market":
        income = market_income(table.province(number).markets, space.good, pips)
        return (GainMoney(income),) if income else ()
    return ()


def cost_said(space: Space) -> Message:
    """What a space costs."""
    parts = [Message("cost-money", {"money": space.money})] if space.money else []
    if space.area == "chambers":
        parts.append(Message("cost-die-showing", {"faces": (space.person + 1,)}))
    elif space.area == "harbor":
        parts.append(Message("cost-die-showing", {"faces": LOW_FACES}))
    elif space.area == "balconies":
        colour = COLOURS[COLOUR_OF[min(space.codes)]]
        parts.append(Message("cost-die-of-colour", {"colour": COLOUR(colour)}))
    elif space.codes:
        parts.append(Message("cost-any-die"))
    return Message("space-cost", {"parts": tuple(parts)})


def gain_said(space: Space) -> Message:
    """What a space brings to whoever comes."""
    if space.area == "market" and space.good == ASSORTED:
        return Message("gain-mixed-market")
    if space.area == "market":
        return Message("gain-market", {"good": GOOD(GOODS[space.good])})
    return Message("gain-harbour") if space.area == "harbor" else effects_said(space.effects)
