"""A tile for the province: buying it, paying, laying it, what it scores; and the Master Builder."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.rajas import dummy_words, events
from games.rajas import effects as fx
from games.rajas.board import Tile, draw_tile
from games.rajas.grid import turns_of
from games.rajas.moves import Buy, Claim, Lay, Pay, Replace, TurnDie, buy, lay, pay
from games.rajas.spaces import buyable, can_buy, can_replace, extra_price, replacements
from games.rajas.state import LOOSE, NO_TILE, Cell, Laid, RajasTable
from games.rajas.steps.carrying_out import CarryOut, carry_out, not_a_person, question, turns_die

NOWHERE = -1
ASK_TILE, ASK_BORDER, ASK_REPLACE = map(Message, ("ask-tile", "ask-border", "ask-replace"))


@dataclass(frozen=True, slots=True)
class ChooseTile(Step):
    """RAJ-6.1: which of the face-up tiles to buy."""

    seat: int

    def ask(self, table: RajasTable) -> Decision:
        options = [buy(tile) for tile in buyable(table, table.seats[self.seat].dice)]
        return question(table, self.seat, "buy", ASK_TILE, options, partial(can_buy, table))

    def answer(self, table: RajasTable, option: Buy | TurnDie, emit: Emit) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        assert isinstance(option, Buy)
        price = table.tile(option.tile).price
        table.steps.append(PayTile(self.seat, option.tile, price))

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_person(table, self.seat)
        if not problems and not self.ask(table).options:
            problems = [f"seats[{self.seat}].dice cannot pay for any tile"]
        return problems


@dataclass(frozen=True, slots=True)
class PayTile(Step):
    """RAJ-6.1 and 7.2: the dice of the tile's colour that cover the price, none superfluous.

    `cell` is that of the tile to be replaced, NOWHERE for a tile that is bought.
    """

    seat: int
    tile: str
    price: int
    cell: Cell = NOWHERE

    def ask(self, table: RajasTable) -> Decision | None:
        ways = self._ways(table, table.seats[self.seat].dice)
        if len(ways) == 1:
            return None
        colour = table.tile(self.tile).colour
        options = [pay(tuple([fx.die(colour, face) for face in way])) for way in ways]
        asked = Message("ask-pay", {"price": self.price, "colour": fx.COLOUR(fx.COLOURS[colour])})
        return question(table, self.seat, "pay", asked, options, partial(self._can_pay, table))

    def _ways(self, table: RajasTable, dice: fx.Dice) -> tuple[tuple[int, ...], ...]:
        return fx.payments(fx.faces_of(dice, table.tile(self.tile).colour), self.price)

    def _can_pay(self, table: RajasTable, dice: fx.Dice) -> bool:
        return bool(self._ways(table, dice))

    def answer(self, table: RajasTable, option: Pay | TurnDie | None, emit: Emit) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        if isinstance(option, Pay):
            dice = option.dice
        else:
            colour = table.tile(self.tile).colour
            way = self._ways(table, table.seats[self.seat].dice)[0]
            dice = tuple([fx.die(colour, face) for face in way])
        take_tile(table, self.seat, self.tile, dice, emit)
        table.steps.append(LayTile(self.seat, self.tile, self.cell))

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_person(table, self.seat)
        if not problems and self.tile not in table.face_up:
            problems = [f"the step on top pays for tile '{self.tile}', which lies face up nowhere"]
        if not problems and not self._can_pay(table, table.seats[self.seat].dice):
            problems = [f"seats[{self.seat}].dice cannot pay {self.price} for tile {self.tile}"]
        return problems


def take_tile(table: RajasTable, number: int, name: str, dice: fx.Dice, emit: Emit) -> None:
    """A tile leaves the quarry for dice that go back to the supply."""
    seat = table.seats[number]
    seat.dice = fx.without(seat.dice, dice)
    tile = table.tile(name)
    stack = tile.stack
    table.tops = (*table.tops[:stack], NO_TILE, *table.tops[stack + 1 :])
    emit(events.TileBought, number, name, dice, tile.called)


@dataclass(frozen=True, slots=True)
class LayTile(Step):
    """RAJ-6.2: where the tile lies and how it is turned; RAJ-7.1: in the old tile's cell."""

    seat: int
    tile: str
    cell: Cell = NOWHERE

    def ask(self, table: RajasTable) -> Decision:
        options = places_for(table, self.seat, self.tile, self.cell)
        asked = Message("ask-lay", {"called": table.tile(self.tile).called})
        return question(table, self.seat, "lay", asked, options)

    def answer(self, table: RajasTable, option: Lay | TurnDie, emit: Emit) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        assert isinstance(option, Lay)
        seat = table.seats[self.seat]
        if self.cell != NOWHERE:
            old = next(laid for laid in seat.tiles if laid.cell == self.cell)
            remove_tile(table, self.seat, old, self.tile, emit)
        seat.tiles += (Laid(option.cell, self.tile, option.turn),)
        where = fx.cell_said(option.cell, table.board.grid.cols)
        roads = table.tile(self.tile).turned[option.turn]
        emit(events.TileLaid, self.seat, self.tile, option.cell, option.turn, where, roads)
        table.steps.append(ClaimBorders(self.seat, option.cell))
        score_tile(table, self.seat, table.tile(self.tile))

    def problems(self, table: RajasTable) -> list[str]:
        problems = not_a_person(table, self.seat)
        if not problems and self.tile not in table.board.tiles:
            problems = [f"the step on top lays tile '{self.tile}', which does not exist"]
        if not problems and not places_for(table, self.seat, self.tile, self.cell):
            problems = [f"the step on top lays tile {self.tile}, which fits nowhere"]
        return problems


def places_for(table: RajasTable, number: int, name: str, cell: int = NOWHERE) -> list[Lay]:
    """RAJ-6.2 and 7.1: the cells and turns in which a tile may lie."""
    tile, province = table.tile(name), table.province(number)
    if cell != NOWHERE:
        return [lay(cell, turn) for turn in province.fitting_turns(cell, tile.roads)]
    turns = turns_of(tile.roads)
    return [
        lay(place, turn)
        for place, sides in province.arrivals.items()
        for turn in turns
        if tile.turned[turn] & sides
    ]


def remove_tile(table: RajasTable, number: int, old: Laid, new: str, emit: Emit) -> None:
    """RAJ-7.3: the old tile leaves the game; its fame and its border bonuses stay."""
    seat = table.seats[number]
    seat.tiles = tuple([laid for laid in seat.tiles if laid is not old])
    table.gone += (old.tile,)
    where = None if old.cell == LOOSE else fx.cell_said(old.cell, table.board.grid.cols)
    emit(events.TileReplaced, number, old.tile, new, table.tile(old.tile).called, where)


def score_tile(table: RajasTable, number: int, tile: Tile) -> None:
    """RAJ-6.3 and 6.4: the next tile turns up; then fame for buildings, then money for markets."""
    scrolls = table.seats[number].scrolls
    fame = sum([scrolls[building] for building in tile.buildings])
    if tile.markets:
        money: fx.Effects = (fx.GainMoney(tile.market_sum),)
        table.steps.append(CarryOut(number, money, "markets"))
    if fame:
        table.steps.append(CarryOut(number, (fx.GainFame(fame),), "buildings"))
    table.steps.append(reveal_tile(tile.stack))


@cache
def _top_of(stack: int) -> Message:
    return Message("turn-up-tile", fx.stack_said(stack))


@dataclass(frozen=True, slots=True)
class RevealTile(Step):
    """RAJ-6.3: the next tile of a stack turns up."""

    stack: int

    def ask(self, table: RajasTable) -> Chance | None:
        below = table.stacks[self.stack]
        if len(below) < 2:
            return None
        return Chance("tile", _top_of(self.stack), draw_tile(table.board, below))

    def answer(self, table: RajasTable, name: str | None, emit: Emit) -> None:
        below = table.stacks[self.stack]
        if not below:
            return
        top = below[0] if name is None else name
        left = tuple([each for each in below if each != top])
        number = self.stack
        table.stacks = (*table.stacks[:number], left, *table.stacks[number + 1 :])
        table.tops = (*table.tops[:number], top, *table.tops[number + 1 :])
        emit(events.TileRevealed, number, top, table.tile(top).called)

    def problems(self, table: RajasTable) -> list[str]:
        if self.stack not in range(len(table.tops)):
            return [f"the step on top reveals stack {self.stack}, which does not exist"]
        if table.tops[self.stack]:
            return [f"tops[{self.stack}] is still there, but the next is to turn up"]
        return []


reveal_tile = cache(RevealTile)


@dataclass(frozen=True, slots=True)
class ClaimBorders(Step):
    """RAJ-6.5: the bonus of each edge that a road now reaches, once; the owner orders several."""

    seat: int
    cell: int

    def ask(self, table: RajasTable) -> Decision | None:
        reached = borders_reached(table, self.seat, self.cell)
        if len(reached) < 2:
            return None
        options = [Claim(border) for border in reached]
        return question(table, self.seat, "border", ASK_BORDER, options)

    def answer(self, table: RajasTable, option: Claim | TurnDie | None, emit: Emit) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        reached = borders_reached(table, self.seat, self.cell)
        if not reached:
            return
        number = option.border if isinstance(option, Claim) else reached[0]
        if len(reached) > 1:
            table.steps.append(self)
        seat = table.seats[self.seat]
        seat.claimed += (number,)
        tile = seat.yields[number] if seat.yields else ""
        effects = border_effects(table, self.seat, number)
        where = table.border_called(number)
        emit(events.BorderReached, self.seat, number, tile, where, effects)
        carry_out(table, self.seat, effects, "yield tile" if tile else "border", emit)

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_person(table, self.seat)


def borders_reached(table: RajasTable, number: int, cell: int) -> list[int]:
    """The borders of a cell that its road reaches and whose bonus was not taken yet."""
    seat = table.seats[number]
    roads = next((table.tile(laid.tile).turned[laid.turn] for laid in seat.tiles
                  if laid.cell == cell), 0)  # fmt: skip
    return [
        border
        for border, each in enumerate(table.side.borders)
        if each.cell == cell and each.side & roads and border not in seat.claimed
    ]


def border_effects(table: RajasTable, number: int, border: int) -> fx.Effects:
    """RAJ-10.5: what a border brings: the yield tile lying there, or what is printed."""
    seat = table.seats[number]
    tile = seat.yields[border] if seat.yields else ""
    return table.board.yields[tile].effects if tile else table.side.borders[border].effects


# -- the Master Builder ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseReplacement(Step):
    """RAJ-7.1: which own tile is replaced by which face-up tile."""

    seat: int

    def ask(self, table: RajasTable) -> Decision:
        options = list(replacements(table, self.seat, table.seats[self.seat].dice))
        goes_on = partial(self._can_replace, table)
        return question(table, self.seat, "replace", ASK_REPLACE, options, goes_on)

    def _can_replace(self, table: RajasTable, dice: fx.Dice) -> bool:
        return can_replace(table, self.seat, dice)

    def answer(self, table: RajasTable, option: Replace | TurnDie, emit: Emit) -> None:
        if turns_die(self, table, self.seat, option, emit):
            return
        assert isinstance(option, Replace)
        laid = next(each for each in table.seats[self.seat].tiles if each.cell == option.cell)
        price = extra_price(table.tile(option.tile), table.tile(laid.tile))
        table.steps.append(PayTile(self.seat, option.tile, price, option.cell))

    def problems(self, table: RajasTable) -> list[str]:
        return not_a_person(table, self.seat)


def put_loose(table: RajasTable, number: int, name: str, clause: str, emit: Emit) -> None:
    """SOLO-3.6 and 3.7: a dummy collects the tile in loose order and is paid for it at once.

    `clause` is the rule by which the tile scores.
    """
    tile = table.tile(name)
    table.seats[number].tiles += (Laid(LOOSE, name),)
    emit(events.TileLaid, number, name, LOOSE, 0, None)
    emit(events.thinks, number, "effect", dummy_words.score, table, number, tile, clause)
    score_tile(table, number, tile)


def count_of(table: RajasTable, number: int, what: str) -> int:
    """RAJ-10.7: what a brown yield tile counts at this moment."""
    seat, tiles = table.seats[number], table.board.tiles
    own = [tiles[laid.tile] for laid in seat.tiles]
    match what:
        case "market_tiles":
            return sum([bool(tile.markets) for tile in own])
        case "river_spaces":
            return seat.boat
        case "buildings":
            return sum([len(tile.buildings) for tile in own])
        case "connected_yields":
            return sum([bool(seat.yields[border]) for border in seat.claimed])
        case "bends":
            return sum([tile.is_bend for tile in own])
        case "upgrades":
            return sum(seat.scrolls) - 2 * len(seat.scrolls)
        case _:
            return seat.owned
