"""Where a worker may be placed, in which ways, what it brings, which dice can be taken.

Before each worker a person has up to fifty placements, but what opens a space hardly ever depends
on the die that is given up there. So the open spaces are found once, and each die has its moves
ready for them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.text.message import Message
from games.rajas import effects
from games.rajas.board import ASSORTED, GOODS, LOW_FACES, Board, Space, Tile
from games.rajas.moves import Place, Replace, place, replace
from games.rajas.state import RajasTable

MOST_KEPT: Final = 5_000
"""So many sets of open spaces one `Moves` remembers before it begins anew."""


class Moves(dict[int, tuple[Place, ...]]):
    """The placements with one die, or with none, by the spaces that are open, in board order.

    A set of open spaces gets its tuple when it is first looked up. `spaces` are all that matter.
    """

    def __init__(self, ways: Sequence[tuple[int, Place]]) -> None:
        super().__init__()
        self._ways = ways
        self.spaces = 0
        for space, _ in ways:
            self.spaces |= space

    def __missing__(self, open_spaces: int) -> tuple[Place, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        moves = tuple([move for space, move in self._ways if open_spaces & space])
        self[open_spaces] = moves
        return moves


@dataclass(frozen=True)
class Ways:
    """Where workers may go at a table of so many seats, and what opens each space.

    `bits` are the spaces by name. Of the others `always` want no more than their die, or such as
    only the die decides; that is `rebuilding`, which wants a tile to replace. `sailing` want a
    river ahead and `quarry` a tile to buy, both by the money at hand up to `most_money`; `markets`
    are by the goods that are owned, one bit each; `terrace` by the colour of the die that is taken,
    `taking` all of these. `free` are the moves without a die, `dice` those with each die.
    """

    bits: Mapping[str, int]
    always: int
    most_money: int
    sailing: tuple[int, ...]
    quarry: tuple[int, ...]
    markets: tuple[int, ...]
    terrace: tuple[int, ...]
    taking: int
    rebuilding: int
    free: Moves
    dice: tuple[Moves, ...]


@lru_cache(8)
def ways_of(board: Board, seats: int) -> Ways:
    spaces = [(1 << number, space) for number, space in enumerate(board.spaces[seats])]
    purses = range(1 + max(space.money for _, space in spaces))
    return Ways(
        bits={space.id: bit for bit, space in spaces},
        always=sum([bit for bit, space in spaces if _is_always_open(space)]),
        most_money=purses[-1],
        sailing=tuple(
            sum([bit for bit, space in spaces if _is_sailing(space) and space.money <= money])
            for money in purses
        ),
        quarry=tuple(
            sum([bit for bit, space in spaces if space.area == "quarry" and space.money <= money])
            for money in purses
        ),
        markets=tuple(
            sum([bit for bit, space in spaces if _sells(space, goods)])
            for goods in range(1 << len(GOODS))
        ),
        terrace=tuple(
            sum([bit for bit, space in spaces if space.takes == colour])
            for colour in range(len(effects.COLOURS))
        ),
        taking=sum([bit for bit, space in spaces if space.takes >= 0]),
        rebuilding=sum([bit for bit, space in spaces if space.id == effects.MASTER_BUILDER]),
        free=Moves([(bit, place(space.id)) for bit, space in spaces if not space.codes]),
        dice=tuple(
            Moves([(bit, place(space.id, die)) for bit, space in spaces if die in space.codes])
            for die in effects.ALL_DICE
        ),
    )


def _is_always_open(space: Space) -> bool:
    if space.area == "chambers":
        return space.id != effects.PORTUGUESE
    return space.area == "balconies" or (space.area == "terrace" and space.takes < 0)


def _is_sailing(space: Space) -> bool:
    return space.area == "harbor" or space.id == effects.PORTUGUESE


def _sells(space: Space, goods: int) -> bool:
    """Whether a market space takes any of some goods, one bit each."""
    if space.area != "market":
        return False
    return bool(goods) if space.good == ASSORTED else bool(goods >> space.good & 1)


SAILING = tuple(
    (effects.MoveBoat(pips, exact=pips == LOW_FACES[0]),) for pips in (0, *effects.FACES)
)
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


def reach_of(dice: effects.Dice) -> list[int]:
    """The highest price that the dice of each colour cover together."""
    sums = [0, 0, 0, 0]
    for number in dice:
        sums[effects.COLOUR_OF[number]] += effects.FACE_OF[number]
    return sums


def can_buy(table: RajasTable, dice: effects.Dice) -> bool:
    """RAJ-6.1: whether dice cover the price of any tile face up."""
    left = table.quarry().lowest.copy()
    for number in dice:
        colour = effects.COLOUR_OF[number]
        left[colour] -= effects.FACE_OF[number]
        if left[colour] <= 0:
            return True
    return False


def buyable(table: RajasTable, dice: effects.Dice) -> list[str]:
    """RAJ-6.1: the face-up tiles that dice cover, by stack."""
    reach = reach_of(dice)
    return [tile.id for tile in table.quarry().tiles if tile.price <= reach[tile.colour]]


def has_open_cell(table: RajasTable, number: int) -> bool:
    """RAJ-6.2: whether a road of the province leads to a free cell; every tile can turn to it."""
    return bool(table.province(number).arrivals)


def replacements(table: RajasTable, number: int, dice: effects.Dice) -> Iterator[Replace]:
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
        if here & rebuilding and not can_replace(table, number, effects.without_one(dice, die)):
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


def can_replace(table: RajasTable, number: int, dice: effects.Dice) -> bool:
    """RAJ-7.1: whether the Master Builder could do anything with these dice."""
    if not table.seats[number].tiles:
        return False
    return next(replacements(table, number, dice), None) is not None


def gains(table: RajasTable, number: int, space: Space, die: int) -> effects.Effects:
    """What a worker on a space brings, given the die that is given up there."""
    if space.effects:
        return space.effects
    pips = effects.FACE_OF[die] if die >= 0 else 0
    if space.area == "harbor":
        return SAILING[pips]
    if space.area == "market":
        income = market_income(table.province(number).markets, space.good, pips)
        return (effects.GainMoney(income),) if income else ()
    return ()


def cost_said(space: Space) -> Message:
    parts = [Message("cost-money", {"money": space.money})] if space.money else []
    if space.area == "chambers":
        parts.append(Message("cost-die-showing", {"faces": (space.person + 1,)}))
    elif space.area == "harbor":
        parts.append(Message("cost-die-showing", {"faces": LOW_FACES}))
    elif space.area == "balconies":
        colour = effects.COLOURS[effects.COLOUR_OF[min(space.codes)]]
        parts.append(Message("cost-die-of-colour", {"colour": effects.COLOUR(colour)}))
    elif space.codes:
        parts.append(Message("cost-any-die"))
    return Message("space-cost", {"parts": tuple(parts)})


def gain_said(space: Space) -> Message:
    if space.area == "market" and space.good == ASSORTED:
        return Message("gain-mixed-market")
    if space.area == "market":
        return Message("gain-market", {"good": effects.GOOD(GOODS[space.good])})
    return (
        Message("gain-harbour") if space.area == "harbor" else effects.effects_said(space.effects)
    )


Colours = tuple[int, ...]


def takeable(table: RajasTable, number: int, colours: Colours) -> tuple[Colours, ...]:
    """The handfuls of colours that a person can take of those offered, each as large as possible.

    Just the empty handful when there is no place left, or no die in the supply.
    """
    room = table.board.side(table.rules.board).statue - len(table.seats[number].dice)
    count = len(colours)
    if table.has_ample_supply(count):
        return _handfuls(colours, max(0, room), (count,) * 4)
    return _handfuls(colours, max(0, room), tuple([min(count, left) for left in table.supply()]))


@lru_cache(20_000)
def _handfuls(colours: Colours, room: int, supply: tuple[int, ...]) -> tuple[Colours, ...]:
    choices = [range(4) if colour == effects.ANY else (colour,) for colour in colours]
    offered = {tuple(sorted(each)) for each in itertools.product(*choices)}
    for size in range(min(room, len(colours)), 0, -1):
        found = {
            taken
            for whole in offered
            for taken in itertools.combinations(whole, size)
            if _is_in(taken, supply)
        }
        if found:
            return tuple(sorted(found))
    return ((),)


def _is_in(colours: Colours, supply: tuple[int, ...]) -> bool:
    counts = effects.by_colour(tuple([7 * colour for colour in colours]))
    return all(count <= left for count, left in zip(counts, supply, strict=True))
