"""What lies on the table of Roll for the Galaxy, and what happens next.

Handfuls of dice are counted by colour (`dice.Dice`); tiles are numbers, tableaus hold numbers of
sides (`tiles.SIDES`); everything inside a seat is immutable, so that copies share it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

from engine.core.decision import Decision
from engine.core.hidden import Copyable
from engine.core.position.edits import Bounds, Zone, in_two_places
from engine.core.step import Step
from games.roll_galaxy.dice import (
    DICE_IN_BOX,
    DIE_FACES,
    FACTS,
    GRAY,
    NO_DICE,
    SETTLE,
    SHIP,
    WILD,
    Dice,
    handful,
    plus,
)
from games.roll_galaxy.tiles import (
    FIRST_FACTION_SIDE,
    FIRST_HOME_SIDE,
    HIDDEN,
    SIDES,
    TILE_NAMES,
    TILES,
    Tableau,
    cost_of,
    good_places,
    tile_of,
)

SETUP = FACTS["setup"]
FEWEST_SEATS, MOST_SEATS = SETUP["seats"]
MOST_CREDITS: int = SETUP["most_credits"]
CHIPS_PER_SEAT: int = SETUP["chips_per_seat"]
SQUARES_TO_END: int = SETUP["squares_to_end"]
START_SQUARES = 3

UNPLACED = 5
"""The place of a worker whose Wild is still to be put under a phase."""

DICTATED = 6
"""The Dictate space; the other places of a worker are the phases' columns, 0 to 4."""

PLACES = (*range(SHIP + 1), DICTATED)
"""Where a die may lie when the screens go up."""

UNKNOWN = -1
"""Face and place of a worker behind somebody else's screen."""

DICTATE_AWAY, DICTATE_MOVE = -1, -2
"""What `Use.power` holds for the two halves of a Dictate; else it is the side of the power."""

GalacticOrder = Literal["groups", "thirds"]


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of the set-up that the rules look at.

    At a real table the seats that `tell_late` are people's: what they draw is HIDDEN, from them
    and from everybody, until it comes to lie on top of a stack. Its `repr`, which the luck of the
    Navigator follows from, is as it was before.
    """

    new_galactic_order: GalacticOrder = "groups"
    tell_late: tuple[int, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Worker:
    """A die of this round: its colour, the face it shows, the place it is at.

    `place` is a phase, UNPLACED or DICTATED; `selecting` marks the one that selects the phase.
    """

    colour: int
    face: int
    place: int
    selecting: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a power while assigning: by what, which worker, and the column it came from."""

    power: int
    worker: int
    source: int


def _lies_as(side: int) -> int | str:
    """A side of a tile of the bag, else a faction or home world."""
    return tile_of(side) if side < FIRST_FACTION_SIDE else SIDES[side].name


def _tile_called(tile: int | str) -> str:
    return str(tile) if isinstance(tile, str) or tile not in range(TILES) else TILE_NAMES[tile]


BagTiles = Annotated[tuple[int, ...], Zone("tile", HIDDEN, called=_tile_called)]


@dataclass(slots=True)
class Seat(Copyable):
    """Everything one player owns.

    `goods` holds the dice on every square of `tableau`; `developments` and `worlds` are the two
    stacks, the top tile first, `developing` and `settling` the dice waiting there; `floor` is the
    least money after a round. `called` is the phase selected this round; `virtual` the colours of
    virtual workers left in the phase being executed, `scouted` those of explorers that scouted in
    it; `in_hand` the tiles drawn and not yet placed, `abandoned` those given up this phase.
    `projection` is how many dice the seat expected in its Citizenry when the screens went up.
    """

    tableau: Annotated[Tableau, Zone("tile", of=_lies_as, called=_tile_called)] = ()
    goods: tuple[tuple[int, ...], ...] = ()
    developments: BagTiles = ()
    worlds: BagTiles = ()
    developing: Dice = NO_DICE
    settling: Dice = NO_DICE
    cup: Dice = NO_DICE
    citizenry: Dice = NO_DICE
    credits: Annotated[int, Bounds(0, MOST_CREDITS)] = 0
    chips: int = 0
    floor: Annotated[int, Bounds(1, MOST_CREDITS)] = 1
    workers: tuple[Worker, ...] = ()
    uses: tuple[Use, ...] = ()
    called: int | None = None
    virtual: tuple[int, ...] = ()
    scouted: tuple[int, ...] = ()
    in_hand: BagTiles = ()
    abandoned: BagTiles = ()
    projection: int | None = None

    # -- tiles --------------------------------------------------------------------------------

    @property
    def faction(self) -> int:
        """The number on the faction tile, 1 to 9; 0 before it is drawn."""
        return (self.tableau[0] - FIRST_FACTION_SIDE) // 2 + 1 if self.tableau else 0

    @property
    def tiles(self) -> tuple[int, ...]:
        """All tiles that are not in the tableau."""
        return (*self.developments, *self.worlds, *self.in_hand, *self.abandoned)

    def stack(self, phase: int) -> tuple[int, ...]:
        """The tiles under construction in DEVELOP or SETTLE, the top one first."""
        return self.worlds if phase == SETTLE else self.developments

    def set_stack(self, phase: int, tiles: tuple[int, ...]) -> None:
        if phase == SETTLE:
            self.worlds = tiles
        else:
            self.developments = tiles

    def stack_sides(self, phase: int) -> tuple[int, ...]:
        """The sides being built in that stack, the top one first; HIDDEN ones stay HIDDEN."""
        offset = phase == SETTLE
        return tuple(
            [HIDDEN if tile == HIDDEN else 2 * tile + offset for tile in self.stack(phase)]
        )

    def cost(self, side: int) -> int:
        """What completing a side takes with this tableau's discounts."""
        return cost_of(self.tableau, side)

    # -- dice ---------------------------------------------------------------------------------

    def waiting(self, phase: int) -> Dice:
        """The dice waiting in the construction zone for DEVELOP or SETTLE."""
        return self.settling if phase == SETTLE else self.developing

    def set_waiting(self, phase: int, dice: Dice) -> None:
        if phase == SETTLE:
            self.settling = dice
        else:
            self.developing = dice

    def workers_at(self, place: int) -> Dice:
        """The dice at a place of this round, by colour."""
        return handful([worker.colour for worker in self.workers if worker.place == place])

    @property
    def selecting(self) -> Worker | None:
        """The worker that selects the phase, while it is one."""
        return next((worker for worker in self.workers if worker.selecting), None)

    def dice_owned(self) -> Dice:
        """RFTG 1.4: every die that is not in the stock."""
        counts = list(self.cup)
        for dice in (self.citizenry, self.developing, self.settling):
            for colour, count in enumerate(dice):
                counts[colour] += count
        for worker in self.workers:
            counts[worker.colour] += 1
        for goods in self.goods:
            for colour in goods:
                counts[colour] += 1
        return tuple(counts)

    @property
    def good_count(self) -> int:
        return sum(map(len, self.goods))

    @property
    def free_places(self) -> list[int]:
        """Squares that can take a good, one entry per free place."""
        places = good_places(self.tableau)
        return [
            square
            for square, goods in enumerate(self.goods)
            for _ in range(places[square] - len(goods))
        ]

    # -- changes ------------------------------------------------------------------------------

    def to_cup(self, colour: int, count: int = 1) -> None:
        self.cup = plus(self.cup, colour, count)

    def to_citizenry(self, colour: int, count: int = 1) -> None:
        self.citizenry = plus(self.citizenry, colour, count)

    def take_worker(self, phase: int, colour: int) -> None:
        """Takes a worker of that colour out of a column, the selecting one last."""
        found = -1
        for number, worker in enumerate(self.workers):
            if worker.place == phase and worker.colour == colour:
                found = number
                if not worker.selecting:
                    break
        self.workers = (*self.workers[:found], *self.workers[found + 1 :])

    def take_waiting(self, phase: int, colour: int, count: int = 1) -> None:
        self.set_waiting(phase, plus(self.waiting(phase), colour, -count))

    def take_good(self, square: int, colour: int) -> None:
        goods = list(self.goods[square])
        goods.remove(colour)
        self.set_goods(square, tuple(goods))

    def put_good(self, square: int, colour: int) -> None:
        self.set_goods(square, (*self.goods[square], colour))

    def set_goods(self, square: int, goods: tuple[int, ...]) -> None:
        self.goods = (*self.goods[:square], goods, *self.goods[square + 1 :])


@dataclass(slots=True)
class RollTable(Copyable):
    """The whole state.

    `order` is the seats by ascending faction number, who act in this order where it matters;
    `phases` those that occur this round (empty before the reveal), `phase` the one being
    executed; until `revealed`, workers are secret. `ship_empties_pool` is known while Ship is
    executed: whether, as it began, consuming everything would have exhausted the VP pool. The bag
    is what lies nowhere else; it has no order. The VP pool and the stock of dice are what nobody
    has.
    """

    rules: Rules
    seats: list[Seat]
    order: tuple[int, ...] = ()
    round: int = 0
    phases: tuple[int, ...] = ()
    phase: int | None = None
    revealed: bool = False
    ship_empties_pool: bool | None = None
    steps: list[Step] = field(default_factory=list)

    # -- questions ----------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.steps

    @property
    def asking_power(self) -> int | None:
        """The side whose power asks now, if a power does."""
        side: int | None = getattr(self.steps[-1], "source", None) if self.steps else None
        return side

    @property
    def pool(self) -> int:
        """The VP chips left; below zero when the reserve had to help out."""
        return CHIPS_PER_SEAT * len(self.seats) - sum([seat.chips for seat in self.seats])

    @property
    def is_ending(self) -> bool:
        """Whether a condition that ends the game after this round has been reached."""
        return self.pool <= 0 or any(len(seat.tableau) >= SQUARES_TO_END for seat in self.seats)

    @property
    def unseen_tiles(self) -> list[int]:
        """The tiles that are in the bag or hidden from this view, ascending."""
        seen = self._tiles_seen()
        return [tile for tile in range(TILES) if tile not in seen]

    @property
    def bag_size(self) -> int:
        return TILES - sum(
            [
                len(seat.developments) + len(seat.worlds) + len(seat.in_hand) + len(seat.abandoned)
                + sum([side < FIRST_FACTION_SIDE for side in seat.tableau])
                for seat in self.seats
            ]
        )  # fmt: skip

    @property
    def stock(self) -> Dice:
        """The dice that nobody owns."""
        left = list(DICE_IN_BOX)
        for seat in self.seats:
            for colour, count in enumerate(seat.dice_owned()):
                left[colour] -= count
        return tuple(left)

    def _tiles_seen(self) -> set[int]:
        seen: set[int] = set()
        for seat in self.seats:
            seen.update(seat.tiles)
            seen.update([tile_of(side) for side in seat.tableau if side < FIRST_FACTION_SIDE])
        return seen

    # -- copies -------------------------------------------------------------------------------

    def seen_by(self, viewer: int) -> RollTable:
        """A copy without what a seat may not know.

        Of the others it keeps only the top tile of each stack; tiles in hand and abandoned ones
        are unknown, and so are, before the reveal, the workers but for their colours. Whoever plays
        on from it draws tiles as they are.
        """
        view = self.copy()
        if view.rules.tell_late:
            view.rules = replace(view.rules, tell_late=())
        for number, seat in enumerate(view.seats):
            if number != viewer:
                _hide(seat, self.revealed)
        return view

    # -- invariants ---------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Broken invariants, one sentence each; empty for a sound table."""
        for group in (self._shape, self._tiles, self._dice, self._flow):
            problems = list(group())
            if problems:
                return problems
        return []

    def _shape(self) -> Iterator[str]:
        count = len(self.seats)
        if not FEWEST_SEATS <= count <= MOST_SEATS:
            yield f"seats holds {count} seats; there are {FEWEST_SEATS} to {MOST_SEATS}"
        if self.order and sorted(self.order) != list(range(count)):
            yield f"order is {list(self.order)}; it must name every seat once"
        if self.round < 0 or (self.round and not self.order):
            yield f"round is {self.round}, which needs the order of the seats"
        if any(phase not in range(5) for phase in (*self.phases, self.phase or 0)):
            yield "phases and phase must hold numbers from 0 to 4"
        for number, seat in enumerate(self.seats):
            yield from _problems_of_shape(seat, f"seats[{number}]")

    def _tiles(self) -> Iterator[str]:
        tiles: list[int] = []
        for seat in self.seats:
            tiles += seat.tiles
            tiles += [tile_of(side) for side in seat.tableau if side < FIRST_FACTION_SIDE]
        known = [tile for tile in tiles if tile != HIDDEN]
        if any(tile not in range(TILES) for tile in known):
            yield f"stacks, in_hand and abandoned must hold tiles from 0 to {TILES - 1}"
        yield from in_two_places(self)
        if len(tiles) > TILES:
            yield f"there are {len(tiles)} tiles; the game has {TILES}"

    def _dice(self) -> Iterator[str]:
        for colour, left in enumerate(self.stock):
            if left < 0:
                had = DICE_IN_BOX[colour]
                yield f"the seats own {had - left} dice of color {colour}; there are {had}"

    def _flow(self) -> Iterator[str]:
        for step in self.steps[-1:]:
            yield from step.problems(self)

    def decider(self) -> int:
        """The seat that decides now, or the first one when dice or nothing are waited for."""
        asked = self.steps[-1].ask(self) if self.steps else None
        return asked.seat if isinstance(asked, Decision) else 0


def _hide(seat: Seat, revealed: bool) -> None:
    if len(seat.developments) > 1:
        seat.developments = seat.developments[:1] + (HIDDEN,) * (len(seat.developments) - 1)
    if len(seat.worlds) > 1:
        seat.worlds = seat.worlds[:1] + (HIDDEN,) * (len(seat.worlds) - 1)
    if seat.in_hand:
        seat.in_hand = (HIDDEN,) * len(seat.in_hand)
    if seat.abandoned:
        seat.abandoned = (HIDDEN,) * len(seat.abandoned)
    seat.projection = None
    if not revealed:
        seat.uses = ()
        seat.called = None
        seat.workers = tuple([BEHIND_SCREEN[worker.colour] for worker in seat.workers])


BEHIND_SCREEN = tuple([Worker(colour, UNKNOWN, UNKNOWN) for colour in range(GRAY)])
"""Workers in the order in which they were rolled, colours ascending: where they are is secret."""


def _problems_of_shape(seat: Seat, where: str) -> Iterator[str]:
    if any(side not in range(len(SIDES)) for side in seat.tableau):
        yield f"{where}.tableau must hold sides from 0 to {len(SIDES) - 1}"
        return
    if len(seat.goods) != len(seat.tableau):
        yield f"{where}.goods has {len(seat.goods)} entries; tableau has {len(seat.tableau)}"
        return
    for name in ("developing", "settling", "cup", "citizenry"):
        dice = getattr(seat, name)
        if len(dice) != len(NO_DICE) or min(dice) < 0:
            yield f"{where}.{name} must be {len(NO_DICE)} counts of dice, one per color"
            return
    if not 0 <= seat.credits <= MOST_CREDITS:
        yield f"{where}.credits is {seat.credits}; it can be 0 to {MOST_CREDITS}"
    if seat.chips < 0:
        yield f"{where}.chips is {seat.chips}; it cannot be negative"
    if not 1 <= seat.floor <= MOST_CREDITS:
        yield f"{where}.floor is {seat.floor}; it can be 1 to {MOST_CREDITS}"
    if seat.called is not None and seat.called not in range(5):
        yield f"{where}.called is {seat.called}; it must be a phase from 0 to 4, or null"
    if any(colour not in range(GRAY) for colour in (*seat.virtual, *seat.scouted)):
        yield f"{where}.virtual and scouted must hold colors from 0 to {GRAY - 1}"
    yield from _problems_of_squares(seat, where)
    yield from _problems_of_workers(seat, where)


def _problems_of_squares(seat: Seat, where: str) -> Iterator[str]:
    tableau = seat.tableau
    if tableau and not (
        tableau[:2] in _FACTION_PAIRS
        and all(side >= FIRST_HOME_SIDE for side in tableau[2:START_SQUARES])
        and all(side < FIRST_FACTION_SIDE for side in tableau[START_SQUARES:])
    ):
        yield f"{where}.tableau must begin with two faction squares and a home world"
        return
    for square, (goods, room) in enumerate(zip(seat.goods, good_places(tableau), strict=True)):
        if len(goods) > room:
            name = SIDES[tableau[square]].name
            yield f"{where}.goods[{square}] holds {len(goods)} dice; {name} has room for {room}"
        if any(colour not in range(GRAY) for colour in goods):
            yield f"{where}.goods[{square}] must hold colors from 0 to {GRAY - 1}"


_FACTION_PAIRS = {(side, side + 1) for side in range(FIRST_FACTION_SIDE, FIRST_HOME_SIDE, 2)}


def _problems_of_workers(seat: Seat, where: str) -> Iterator[str]:
    for number, worker in enumerate(seat.workers):
        name = f"{where}.workers[{number}]"
        if worker.colour not in range(GRAY):
            yield f"{name}.colour is {worker.colour}; it must be a color from 0 to {GRAY - 1}"
        elif worker.face != UNKNOWN and worker.face not in DIE_FACES[worker.colour]:
            yield f"{name}.face is {worker.face}, which a die of that color does not have"
        elif worker.place not in range(UNKNOWN, DICTATED + 1):
            yield f"{name}.place is {worker.place}; it must be -1 to {DICTATED}"
        elif worker.place == UNPLACED and worker.face not in (WILD, UNKNOWN):
            yield f"{name} is not placed, but only Wilds can wait"
        elif worker.selecting and worker.place not in range(SHIP + 1):
            yield f"{name} selects a phase, but stands in no column"
    if sum([worker.selecting for worker in seat.workers]) > 1:
        yield f"{where}.workers holds two dice that select a phase"


def rolled(colours: Sequence[int], faces: Sequence[int]) -> tuple[Worker, ...]:
    """Workers as they come out of the cup: under the phase that they show, Wilds under none."""
    pairs = zip(colours, faces, strict=True)
    return tuple([Worker(each, face, UNPLACED if face == WILD else face) for each, face in pairs])


def moved(seat: Seat, number: int, place: int, *, selecting: bool = False) -> tuple[Worker, ...]:
    worker = replace(seat.workers[number], place=place, selecting=selecting)
    return (*seat.workers[:number], worker, *seat.workers[number + 1 :])
