"""What lies on the table of Rajas of the Ganges, how the solo version is read, what is next.

Three readings, each an option of the set-up; the defaults follow the document's own words:

`dummies`, what is valid. "(5) Only valid if dummy has at least one province tile without a market"
(SOLO-5.9); "The market place (3) is not valid, if the dummy player has no market on his built
province tiles" (SOLO-4.6). Each names what is needed, and none says that it is enough; but a dummy
takes "his turn by placing a worker and executing the resulting actions, just like a human player"
(SOLO-2.1), and a person's worker must do something (RAJ-3.4). So by default ("effect") what would
bring nothing is not valid; "listed" rules out only what the document names.

`foresight`, the die for the Master Builder. "Spend a die (see the "Dummy player decisions" section
below to determine which die color to spend) to pay the cost" (SOLO-5.4): the colour is by 3 - 1 - 2
alone, and that is the default ("schema"). With "ahead" he first looks which colours leave him a die
for the replacement.

`difference`, the die for the new tile. "The dummy player tries to spend exactly one more die: 1.
Choose the die color from the 3 - 1 - 2 schema [...] 3. In the resulting price range of the
determined color randomly determine which tile to buy" (SOLO-6.10 and 6.12), and "the same applies
for all following steps where a non-valid result is rolled: Re-roll" (SOLO-4.2): a colour without
such a tile is no result, so by default ("fitting") the colour is one that has one. With "schema"
it is one of all his colours, and he gets nothing when it has no such tile; with "free" he takes,
where no die would do, a tile that is no dearer, for nothing (RAJ-7.2).

`RajasTable` is everything common, `Seat` everything of one player. Spaces, tiles and yield tiles
are named by the ids of the board's data (`table.board` has their facts); dice are the numbers of
`dice`. Nothing is hidden: the order of a face-down stack does not exist until a tile turns up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from engine.core.errors import InputError
from engine.core.hidden import Copyable, copier
from engine.core.position.edits import Bounds, Zone, in_two_places
from engine.core.step import Step
from engine.text.message import Message
from games.rajas import effects as fx
from games.rajas.board import (
    FEWEST_SEATS,
    MOST_SEATS,
    TRACK,
    Board,
    Border,
    Numbers,
    Side,
    Space,
    Tile,
    board_of,
    own_digest,
)
from games.rajas.card import FORMER_DUMMIES, MOST_HANDICAP
from games.rajas.grid import Roads, turns_joining

PRICELESS = 1_000
"""More than all dice can pay."""

Markets = tuple[list[int], list[int], list[int]]
"""The values of markets by good, the best first."""


Ends = tuple[int, float]
"""How many free cells roads lead to, and how near these are to the borders that are left."""

NO_CELL = -1


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile of a province: its cell (LOOSE for a dummy's) and its quarter turns clockwise."""

    cell: int
    tile: Annotated[str, Zone("tile", called=fx.tile_called)]
    turn: int = 0


def market_values(board: Board, tiles: Sequence[Laid]) -> Markets:
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


class Province:
    """The tiles of a person, and what they mean; nothing in it may be changed.

    `roads` are those in the cells that are taken; `arrivals` the free cells that a road leads to by
    number, each with the sides it comes from (RAJ-6.2); `goods` those of the markets, one bit each.
    """

    def __init__(self, board: Board, tiles: tuple[Laid, ...]) -> None:
        facts = board.tiles
        self.board = board
        self.tiles = tiles
        self.roads: Roads = {laid.cell: facts[laid.tile].turned[laid.turn] for laid in tiles}
        self.arrivals: Roads = dict(sorted(board.grid.arrivals(self.roads).items()))
        self.goods = 0
        for laid in tiles:
            self.goods |= facts[laid.tile].goods
        self._markets: Markets | None = None
        self._parts: dict[int, tuple[int, ...]] = {}
        self._ends: dict[tuple[int, int, tuple[int, ...], float], Ends] = {}

    @property
    def markets(self) -> Markets:
        """The values of the markets by good, the best first."""
        if self._markets is None:
            self._markets = market_values(self.board, self.tiles)
        return self._markets

    def fitting_turns(self, cell: int, roads: int) -> tuple[int, ...]:
        """RAJ-7.1: the turns in which a tile of these roads may stand in a cell."""
        parts = self._parts.get(cell)
        if parts is None:
            parts = self._parts[cell] = self.board.grid.parts_around(self.roads, cell)
        return turns_joining(roads, parts)

    def ends_with(
        self, cell: int, mask: int, borders: Sequence[Border], claimed: tuple[int, ...], far: float
    ) -> Ends:
        """What roads lead to once a tile with such roads lies in a cell; NO_CELL for the province
        as it is. A border counts `far` times less for every step that it is away.
        """
        found = self._ends.get((cell, mask, claimed, far))
        if found is None:
            found = self._ends[cell, mask, claimed, far] = self._ends_with(
                self.roads if cell == NO_CELL else {**self.roads, cell: mask}, borders, claimed, far
            )
        return found

    def _ends_with(
        self, roads: Roads, borders: Sequence[Border], claimed: tuple[int, ...], far: float
    ) -> Ends:
        grid = self.board.grid
        near = [grid.distances[end] for end in grid.arrivals(roads)]
        if not near:
            return 0, 0.0
        steps = tuple(map(min, zip(*near, strict=True)))
        left = [
            far ** steps[border.cell]
            for number, border in enumerate(borders)
            if number not in claimed and border.cell not in roads
        ]
        return len(near), sum(left)


class Quarry:
    """The tiles face up; `lowest` are the prices of the cheapest of each colour."""

    def __init__(self, board: Board, tops: tuple[str, ...]) -> None:
        self.tops = tops
        self.tiles: Sequence[Tile] = [board.tiles[top] for top in tops if top]
        self.lowest = [PRICELESS] * len(fx.COLOURS)
        for tile in self.tiles:
            self.lowest[tile.colour] = min(self.lowest[tile.colour], tile.price)


class ProvinceMemory:
    """What a seat remembers of its province; no part of the position."""

    __slots__ = ("_province",)
    _province: Province | None

    def remember_province(self, province: Province | None) -> None:
        self._province = province

    def province_on(self, board: Board, tiles: tuple[Laid, ...]) -> Province:
        """What follows from the tiles of the province."""
        known = self._province
        if known is None or known.tiles is not tiles or known.board is not board:
            known = self._province = Province(board, tiles)
        return known


class BoardMemory:
    """What a table remembers of its board and quarry; no part of the position.

    `board` are the numbers that the table is played with.
    """

    __slots__ = ("_quarry", "board")
    _quarry: Quarry | None
    board: Board

    def remember_board(self, board: Board, quarry: Quarry | None = None) -> None:
        self.board = board
        self._quarry = quarry

    def quarry_of(self, tops: tuple[str, ...]) -> Quarry:
        """What follows from the tiles face up."""
        known = self._quarry
        if known is None or known.tops is not tops:
            known = self._quarry = Quarry(self.board, tops)
        return known


Validity = Literal["effect", "listed", "letter", "sensible"]
"""The last two are former values; `card.FORMER_DUMMIES` says what they mean."""

Foresight = Literal["schema", "ahead"]
Difference = Literal["fitting", "schema", "free"]

DIFFERENCES: Final[Mapping[str, Difference]] = {
    "fitting": "fitting", "schema": "schema", "free": "free",
}  # fmt: skip


Version = Literal["base", "navaratnas"]

SCROLL_LEVELS = (2, 3, 4)
WORKERS_PER_SEAT = 6
LOOSE = -1
"""The cell of a tile that lies in front of a dummy."""

NO_TILE = ""
NO_YIELD = ""
PRINTED = board_of("printed")
Cell = Annotated[int, Bounds(-1, PRINTED.grid.size - 1)]
ProvinceTiles = Annotated[tuple[str, ...], Zone("tile", NO_TILE, called=fx.tile_called)]
YieldTiles = Annotated[tuple[str, ...], Zone("yield tile", NO_YIELD)]


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of the set-up; `box` is what a player's own box has, as `board_of` takes it.

    Positions from before there were boxes have a `digest` of the player's own file instead.
    `dummies` is what is valid to them; a former value of it is read as all three readings.
    """

    board: Version = "base"
    ganga: bool = False
    handicap: Annotated[int, Bounds(0, MOST_HANDICAP)] = 0
    dummies: Validity = "effect"
    foresight: Foresight = "schema"
    difference: Difference = "fitting"
    numbers: Numbers = "printed"
    digest: str = ""
    box: str = ""

    def __post_init__(self) -> None:
        for name, value in FORMER_DUMMIES.get(self.dummies, {}).items():
            object.__setattr__(self, name, value)


@dataclass(slots=True)
class Seat(Copyable, ProvinceMemory):
    """Everything one player owns.

    `bonus` is the number of the money bonus that the marker waits at; `scrolls` the values of the
    four building types; `workers` those available now, `owned` all that have joined, `used` those
    placed this round. `claimed` are the borders whose bonus was taken, `yields` the yield tile on
    every border of the Navaratnas side (NO_YIELD for none).
    """

    is_dummy: bool = False
    fame: int = 0
    money: int = 0
    bonus: int = 0
    karma: Annotated[int, Bounds(0, PRINTED.most_karma)] = 0
    scrolls: tuple[Annotated[int, Bounds(2, 4)], ...] = (2, 2, 2, 2)
    boat: Annotated[int, Bounds(0, PRINTED.last_space)] = 0
    workers: int = 3
    owned: Annotated[int, Bounds(1, 6)] = 3
    used: int = 0
    dice: fx.Dice = ()
    tiles: tuple[Laid, ...] = ()
    claimed: tuple[int, ...] = ()
    yields: YieldTiles = ()

    def __post_init__(self) -> None:
        self.remember_province(None)

    @property
    def overlap(self) -> int:
        """RAJ-12.1: how far the markers have passed each other; below zero, how far apart."""
        return 2 * self.fame + self.money - TRACK

    @property
    def gap(self) -> int:
        """How many money spaces are left between the markers; zero or less when they have met."""
        return -self.overlap

    def copy(self) -> Seat:
        seat: Seat = copier(Seat)(self)
        seat.remember_province(self._province)
        return seat


@dataclass(slots=True)
class RajasTable(Copyable, BoardMemory):
    """The whole state.

    `order` is the seats clockwise, people before dummies; `elephant` its owner, who begins each
    pass of this round, `visitor` who has been with the Great Mogul in it; `seat` whose turn it is.
    `placed` holds the seat whose worker is on a space. `tops` are the face-up tiles of the twelve
    stacks (by colour, then animal), `stacks` what is face down under them, ascending, `gone` the
    tiles out of the game. `yields` are the yield tiles that can still be had (the face-down pile of
    the base game, those face up in the Navaratnas version), `discarded` those used. `river` holds
    the Ganga tile on every space of the river from the start, 0 (NO_TILE for none). `is_ending`
    says that somebody's markers have met.
    """

    rules: Rules
    seats: list[Seat]
    order: tuple[int, ...] = ()
    round: int = 0
    elephant: int = 0
    visitor: int | None = None
    seat: int = 0
    placed: dict[str, int] = field(default_factory=dict)
    tops: ProvinceTiles = ()
    stacks: tuple[ProvinceTiles, ...] = ()
    gone: ProvinceTiles = ()
    yields: YieldTiles = ()
    discarded: YieldTiles = ()
    river: Annotated[tuple[str, ...], Zone("river tile", NO_TILE)] = ()
    is_ending: bool = False
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        """A box that is no board, or is not there, `check` tells of; nothing else works without."""
        with suppress(InputError):
            self.remember_board(board_of(self.rules.numbers, self.rules.box))

    # -- questions ----------------------------------------------------------------------------

    def border_called(self, border: int) -> Message:
        facts = self.side.borders[border]
        return fx.border_said(facts.cell, facts.side, self.board.grid.cols)

    @property
    def side(self) -> Side:
        """What the base game or the Navaratnas version fixes."""
        return self.board.side(self.rules.board)

    @property
    def is_navaratnas(self) -> bool:
        return self.rules.board == "navaratnas"

    @property
    def spaces(self) -> tuple[Space, ...]:
        return self.board.spaces[len(self.seats)]

    def space(self, name: str) -> Space:
        return self.board.by_id[len(self.seats)][name]

    @property
    def is_over(self) -> bool:
        return not self.steps

    @property
    def face_up(self) -> list[str]:
        """The tiles that can be bought now, by stack."""
        return [top for top in self.tops if top]

    def has_ample_supply(self, count: int) -> bool:
        """Whether so few dice are out that this many of any colour are left, whichever they are."""
        for seat in self.seats:
            count += len(seat.dice)
        return count <= fx.PER_COLOUR

    def colours_left(self) -> list[int]:
        """RAJ-11.9: the colours of which a die is left in the supply."""
        return [colour for colour, left in enumerate(self.supply()) if left]

    def tile(self, name: str) -> Tile:
        return self.board.tiles[name]

    def supply(self) -> list[int]:
        """How many dice of each colour nobody has."""
        left = [fx.PER_COLOUR, fx.PER_COLOUR, fx.PER_COLOUR, fx.PER_COLOUR]
        for seat in self.seats:
            for number in seat.dice:
                left[number // 7] -= 1
        return left

    def province(self, number: int) -> Province:
        """What follows from the tiles of a seat, a person's."""
        seat = self.seats[number]
        return seat.province_on(self.board, seat.tiles)

    def quarry(self) -> Quarry:
        """What follows from the tiles face up."""
        return self.quarry_of(self.tops)

    def bonus_at(self, space: int) -> fx.Effects:
        """RAJ-8.3: what a space of the river brings: its Ganga tile, or what is printed there."""
        tile = self.river[space]
        return self.board.river_tiles[tile] if tile else self.board.river[space]

    def waiting_workers(self, number: int) -> tuple[bool, bool, bool]:
        """Whether a worker still waits on the fame track, on the money track, on the bridge."""
        seat, board = self.seats[number], self.board
        fame = any(_is_worker(b.effects) and b.space > seat.fame for b in board.fame_bonuses)
        money = any(_is_worker(b.effects) for b in board.money_bonuses[seat.bonus :])
        return fame, money, seat.boat < board.bridge.space

    # -- copies -------------------------------------------------------------------------------

    def copy(self) -> RajasTable:
        """An independent table; everything immutable inside, and the steps, is shared."""
        table: RajasTable = copier(RajasTable)(self)
        table.remember_board(self.board, self._quarry)
        return table

    # -- invariants ---------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""
        for group in (
            self._numbers, self._shape, self._dice, self._tiles, self._yields, self._seats,
            self._workers, self._flow,
        ):  # fmt: skip
            problems = list(group())
            if problems:
                return problems
        return []

    def _numbers(self) -> Iterator[str]:
        rules = self.rules
        try:
            board_of(rules.numbers, rules.box)
            digest = own_digest() if rules.numbers == "mine" and not rules.box else ""
        except InputError as problem:
            yield f"rules.numbers: {problem}"
            return
        if rules.digest != digest:
            yield f"rules.digest is '{rules.digest}'; the numbers here are '{digest}'"
        if not 0 <= rules.handicap <= MOST_HANDICAP:
            yield f"rules.handicap is {rules.handicap}; it can be 0 to {MOST_HANDICAP}"

    def _shape(self) -> Iterator[str]:
        count = len(self.seats)
        if not FEWEST_SEATS <= count <= MOST_SEATS:
            yield f"seats holds {count} seats; there are {FEWEST_SEATS} to {MOST_SEATS}"
            return
        if sorted(self.order) != list(range(count)):
            yield f"order is {list(self.order)}; it must name every seat once"
        for name in ("elephant", "seat"):
            if getattr(self, name) not in range(count):
                yield f"{name} is {getattr(self, name)}; the seats are 0 to {count - 1}"
        if self.visitor is not None and self.visitor not in range(count):
            yield f"visitor is {self.visitor}; the seats are 0 to {count - 1}"
        if self.round < 0:
            yield f"round is {self.round}; it cannot be negative"
        known = {space.id for space in self.spaces}
        for space, seat in self.placed.items():
            if space not in known:
                yield f"placed names '{space}', which is no space of this board"
            elif seat not in range(count):
                yield f"placed.{space} is {seat}; the seats are 0 to {count - 1}"
        yield from self._problems_of_river()

    def _problems_of_river(self) -> Iterator[str]:
        last = self.board.last_space
        if len(self.river) != last + 1:
            yield f"river has {len(self.river)} entries; it must have {last + 1}"
            return
        for space, tile in enumerate(self.river):
            if tile and (space in (0, last) or tile not in self.board.river_tiles):
                yield f"river[{space}] is '{tile}', which cannot lie there"

    def _dice(self) -> Iterator[str]:
        for number, seat in enumerate(self.seats):
            if any(die not in fx.ALL_DICE for die in seat.dice):
                yield f"seats[{number}].dice must hold numbers from 0 to {len(fx.ALL_DICE) - 1}"
                return
            if any((die % 7 == fx.NO_FACE) != seat.is_dummy for die in seat.dice):
                which = "no face" if seat.is_dummy else "a face"
                yield f"seats[{number}].dice must show {which} each"
            if list(seat.dice) != sorted(seat.dice):
                yield f"seats[{number}].dice must be ascending"
            if not seat.is_dummy and len(seat.dice) > self.side.statue:
                yield f"seats[{number}].dice are {len(seat.dice)}; Kali holds {self.side.statue}"
        for colour, left in enumerate(self.supply()):
            if left < 0:
                had = fx.PER_COLOUR - left
                yield f"the seats own {had} {fx.COLOURS[colour]} dice; there are {fx.PER_COLOUR}"

    def _tiles(self) -> Iterator[str]:
        board = self.board
        count = len(board.stacks)
        if len(self.tops) != count or len(self.stacks) != count:
            yield f"tops and stacks must have {count} entries each"
            return
        where = [*self.face_up, *self.gone, *[name for stack in self.stacks for name in stack]]
        where += [laid.tile for seat in self.seats for laid in seat.tiles]
        for name in where:
            if name not in board.tiles:
                yield f"tile '{name}' does not exist"
                return
        yield from in_two_places(self)
        for stack, (top, below) in enumerate(zip(self.tops, self.stacks, strict=True)):
            if any(board.tiles[name].stack != stack for name in (*below, *([top] if top else []))):
                yield f"stacks[{stack}] holds a tile of another color or animal"
            if list(below) != sorted(below):
                yield f"stacks[{stack}] must be ascending"
        missing = set(board.tiles) - set(where) - self._tiles_in_hand()
        if missing:
            yield f"tile {min(missing)} lies nowhere"

    def _tiles_in_hand(self) -> set[str]:
        """The tiles that a step holds while they are bought or laid."""
        return {getattr(step, "tile", NO_TILE) for step in self.steps}

    def _yields(self) -> Iterator[str]:
        known = self.board.yields
        on_borders = [name for seat in self.seats for name in seat.yields if name]
        for name in (*self.yields, *self.discarded, *on_borders):
            if name not in known:
                yield f"yield tile '{name}' does not exist"
                return
        if list(self.yields) != sorted(self.yields):
            yield "yields must be ascending"
        if on_borders and not self.is_navaratnas:
            yield "yield tiles lie on borders only in the Navaratnas version"

    def _seats(self) -> Iterator[str]:
        for number, seat in enumerate(self.seats):
            yield from self._problems_of(seat, f"seats[{number}]")

    def _problems_of(self, seat: Seat, where: str) -> Iterator[str]:
        board = self.board
        if seat.fame < 0 or seat.money < 0:
            yield f"{where}.fame and money cannot be negative"
        if not 0 <= seat.bonus <= len(board.money_bonuses):
            yield f"{where}.bonus is {seat.bonus}; it can be 0 to {len(board.money_bonuses)}"
        most_karma = 0 if seat.is_dummy else board.most_karma
        if not 0 <= seat.karma <= most_karma:
            yield f"{where}.karma is {seat.karma}; it can be 0 to {most_karma}"
        if len(seat.scrolls) != len(fx.BUILDINGS) or any(
            scroll not in SCROLL_LEVELS for scroll in seat.scrolls
        ):
            yield f"{where}.scrolls must be four numbers from 2 to 4"
        if not 0 <= seat.boat <= board.last_space:
            yield f"{where}.boat is {seat.boat}; it can be 0 to {board.last_space}"
        elif 0 < seat.boat < board.last_space and self._boats_on(seat.boat) > 1:
            yield f"{where}.boat is on {seat.boat}, where another boat is"
        borders = len(self.side.borders)
        if any(border not in range(borders) for border in seat.claimed):
            yield f"{where}.claimed must hold borders from 0 to {borders - 1}"
        if len(set(seat.claimed)) < len(seat.claimed):
            yield f"{where}.claimed holds a border twice"
        if seat.yields and len(seat.yields) != borders:
            yield f"{where}.yields has {len(seat.yields)} entries; there are {borders} borders"
        yield from self._problems_of_province(seat, where)

    def _boats_on(self, space: int) -> int:
        return sum([seat.boat == space for seat in self.seats])

    def _problems_of_province(self, seat: Seat, where: str) -> Iterator[str]:
        board = self.board
        if seat.is_dummy:
            if any(laid.cell != LOOSE for laid in seat.tiles) or seat.claimed:
                yield f"{where}.tiles of a dummy lie in no cell"
            return
        cells = [laid.cell for laid in seat.tiles]
        if any(cell not in range(board.grid.size) for cell in cells):
            yield f"{where}.tiles must lie in cells from 0 to {board.grid.size - 1}"
            return
        if board.grid.residence in cells or len(set(cells)) < len(cells):
            yield f"{where}.tiles lie on each other or on the residence"
        if any(laid.turn not in range(4) for laid in seat.tiles):
            yield f"{where}.tiles must be turned 0 to 3 times"
            return
        roads = {laid.cell: board.tiles[laid.tile].turned[laid.turn] for laid in seat.tiles}
        if not board.grid.is_connected(roads):
            yield f"{where}.tiles are not all connected with the residence"

    def _workers(self) -> Iterator[str]:
        most = self.side.most_workers
        for number, seat in enumerate(self.seats):
            on_spaces = sum([owner == number for owner in self.placed.values()])
            if not 1 <= seat.owned <= most:
                yield f"seats[{number}].owned is {seat.owned}; it can be 1 to {most}"
            if seat.used != on_spaces:
                yield f"seats[{number}].used is {seat.used}; it has {on_spaces} workers on spaces"
            if not 0 <= seat.workers <= seat.owned - on_spaces:
                left = seat.owned - on_spaces
                yield f"seats[{number}].workers is {seat.workers}; it can be 0 to {left}"

    def _flow(self) -> Iterator[str]:
        for step in self.steps[-1:]:
            yield from step.problems(self)


def _is_worker(effects: tuple[object, ...]) -> bool:
    return any(isinstance(effect, fx.GainWorker) for effect in effects)
