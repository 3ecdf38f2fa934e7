"""What things are worth to a person's seat, in money: a fame is two, both markers meet at 120.

A `Evaluator` values the moves of one seat at one table by what they bring at once and what a die, a
karma, a worker, a market, an upgrade or an open road is worth later. The `Weights` were fitted by
measurement (tests/benchmarks); each level has its own.

`python -m tests.benchmarks.rajas fit` found the numbers: games of two were played on by quick
choice, and the difference of the final overlaps was fitted to what both seats had then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.core.decision import Option
from games.rajas.board import TRACK, Space, Tile
from games.rajas.effects import (
    CHAMBERS,
    CHOICE,
    FACE_OF,
    BuildTile,
    Dice,
    Effects,
    GainDice,
    GainDicePerKarma,
    GainFame,
    GainKarma,
    GainMoney,
    GainPer,
    GainWorker,
    GainYield,
    MoveBoat,
    RaiseScroll,
    ReplaceTile,
    RerollDice,
    SellGood,
    TakeElephant,
    VisitChamber,
    faces_of,
    payments,
    turned,
    with_die,
    without,
)
from games.rajas.grid import turned_roads, turns_of
from games.rajas.moves import (
    Buy,
    Claim,
    CoverBorder,
    KeepDice,
    Lay,
    Pay,
    Place,
    PutYield,
    Replace,
    Reroll,
    Sail,
    Sell,
    SetAside,
    TakeDice,
    TurnDie,
    Upgrade,
    UseYield,
    Visit,
)
from games.rajas.spaces import (
    extra_price,
    has_open_cell,
    market_income,
    placements,
    replacements,
    spaces_ahead,
)
from games.rajas.state import NO_CELL, Markets, RajasTable, Seat
from games.rajas.steps.building import LayTile, border_effects, count_of

NOTHING = -1e9
"""Worth of what is not weighed: a die turned where no worker is placed and no tile bought."""
AVERAGE_FACE = 3.5
FEW_DICE = 4
"""So many dice are worth their full value each; the more there are, the less (`crowd`)."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth in money; `_round` ones for each round still to come."""

    die: float = 1.2
    pip: float = 0.35
    crowd: float = 0.0
    karma: float = 1.0
    upgrade_round: float = 0.45
    worker_round: float = 3.5
    market_round: float = 0.14
    boat: float = 0.35
    elephant: float = 0.6
    open_end: float = 0.35
    border: float = 0.5
    far: float = 0.55
    pace: float = 15.0


SIMPLE = Weights(
    market_round=0.0, upgrade_round=0.2, open_end=0.0, border=0.0, boat=0.0, elephant=0.0, karma=0.5
)
"""Greedy: hardly a thought for later."""

PLAIN = Weights()
"""Page: what things are worth at a first guess."""

GOOD = Weights(pip=0.46, karma=0.66, border=0.44)
"""Minister: dice and karma as measured."""

FITTED = Weights(
    die=1.8, pip=0.6, crowd=0.4, karma=0.55, market_round=0.25, border=0.45, open_end=0.6,
    upgrade_round=0.6, pace=17.0,
)  # fmt: skip
"""Raja: everything as measured."""


class Evaluator:
    """Values the moves of one seat; made anew for every position."""

    def __init__(
        self, table: RajasTable, number: int, weights: Weights, rounds: float | None = None
    ) -> None:
        self.table = table
        self.number = number
        self.seat: Seat = table.seats[number]
        self.weights = weights
        self.board = table.board
        self.side = table.side
        self.rounds = rounds_left(table, weights) if rounds is None else rounds
        self.late = min(1.0, 0.25 + 0.75 * self.rounds / 1.5)
        self.dice_scale = self.late * self.crowd(len(self.seat.dice))
        self._lays: dict[int, float] = {}
        self._builds: dict[Dice, tuple[float, str]] = {}
        self._ahead: list[int] | None = None
        self._landings: dict[int, float] = {}
        self._prices: dict[tuple[Dice, int, int], float] = {}
        self._depth = 0

    def crowd(self, count: int) -> float:
        """How much of its full value a die has among so many."""
        return max(0.2, 1.0 - self.weights.crowd * max(0, count - FEW_DICE) / FEW_DICE)

    def hand(self) -> float:
        """All dice together, the best of them first."""
        weights, worth = self.weights, 0.0
        faces = sorted([FACE_OF[number] for number in self.seat.dice], reverse=True)
        for count, face in enumerate(faces, 1):
            worth += self.crowd(count) * (weights.die + weights.pip * face)
        return self.late * worth

    # -- things -------------------------------------------------------------------------------

    def die(self, number: int) -> float:
        return self.dice_scale * (self.weights.die + self.weights.pip * FACE_OF[number])

    def dice(self, count: int) -> float:
        """Dice still to be rolled, as far as there is room for them."""
        room = self.side.statue - len(self.seat.dice)
        worth = self.weights.die + self.weights.pip * AVERAGE_FACE
        return self.dice_scale * worth * max(0, min(count, room))

    def markets(self) -> Markets:
        return self.seat.province_on(self.board, self.seat.tiles).markets

    def ahead(self) -> list[int]:
        """The river spaces the boat can stop at."""
        if self._ahead is None:
            self._ahead = spaces_ahead(self.table, self.number)
        return self._ahead

    # -- gains --------------------------------------------------------------------------------

    def money(self, count: int) -> float:
        """Money, with the bonuses that it passes."""
        worth, seat = float(count), self.seat
        for bonus in self.board.money_passed(seat.bonus, seat.money + count):
            worth += self.effects(bonus.effects)
        return worth

    def fame(self, count: int) -> float:
        """Fame, with the bonuses that it passes."""
        worth, fame = 2.0 * count, self.seat.fame
        for bonus in self.board.fame_passed(fame, fame + count):
            worth += self.effects(bonus.effects)
        return worth

    def effects(self, effects: Effects) -> float:
        """Effects in a row, each as if it came alone."""
        self._depth += 1
        worth = 0.0
        if self._depth < 5:
            for effect in effects:
                worth += _EFFECT[type(effect)](self, effect)
        self._depth -= 1
        return worth

    def landing(self, space: int) -> float:
        """The boat at a river space: the bonus there, the bridge, and the way."""
        found = self._landings.get(space)
        if found is None or self._depth:
            found = self._landing(space)
            if not self._depth:
                self._landings[space] = found
        return found

    def _landing(self, space: int) -> float:
        worth = self.effects(self.table.bonus_at(space))
        start, bridge = self.seat.boat, self.board.bridge
        if self.board.crosses_bridge(start, space):
            worth += self.effects(bridge.effects)
        elif space < bridge.space and self.seat.owned < self.side.most_workers:
            worth += self.weights.boat * (space - start) * min(1.0, self.rounds / 3)
        return worth

    def sail(self, most: int, exact: bool) -> float:
        """The best place that the boat can reach."""
        ahead = self.ahead()
        if not ahead:
            return 0.0
        if exact:
            return self.landing(ahead[min(most, len(ahead)) - 1])
        return max([self.landing(space) for space in ahead[:most]])

    def upgrade(self) -> float:
        """One scroll raised, whichever."""
        if all(value == 4 for value in self.seat.scrolls):
            return 0.0
        return self.weights.upgrade_round * self.rounds + self.yields()

    def yields(self) -> float:
        return 1.0 * min(1.0, self.rounds / 3) if self.table.is_navaratnas else 0.0

    # -- tiles --------------------------------------------------------------------------------

    def tile(self, tile: Tile) -> float:
        """What a tile brings by itself."""
        worth = 0.0
        if tile.buildings:
            worth += self.fame(sum([self.seat.scrolls[each] for each in tile.buildings]))
        if tile.markets:
            worth += self.money(tile.market_sum)
            worth += self.weights.market_round * tile.market_sum * self.rounds
        return worth

    def lay(self, tile: Tile) -> float:
        """What a tile is worth by where it lies, at the best place for it."""
        worth = self._lays.get(tile.roads)
        if worth is None:
            arrivals = self.table.province(self.number).arrivals.items()
            masks = [turned_roads(tile.roads, turn) for turn in turns_of(tile.roads)]
            places = [(cell, mask) for mask in masks for cell, sides in arrivals if mask & sides]
            worth = max([self.place(*place) for place in places], default=NOTHING)
            self._lays[tile.roads] = worth
        return worth

    def place(self, cell: int, mask: int) -> float:
        """Roads laid into a cell: borders reached, and the way to others."""
        worth, reached = 0.0, self.seat.claimed
        for number, border in enumerate(self.side.borders):
            if border.cell == cell and border.side & mask and number not in reached:
                reached += (number,)
                worth += self.effects(border_effects(self.table, self.number, number))
        return worth + self.roads_ahead(reached, cell, mask)

    def roads_ahead(self, claimed: tuple[int, ...], cell: int = NO_CELL, mask: int = 0) -> float:
        """What the open ends of roads promise: room to build, and borders not far away."""
        weights, borders = self.weights, self.side.borders
        province = self.seat.province_on(self.board, self.seat.tiles)
        ends, nearness = province.ends_with(cell, mask, borders, claimed, weights.far)
        worth = weights.open_end * min(4, ends) * min(1.0, self.rounds / 2)
        return worth + weights.border * min(1.0, self.rounds / 4) * nearness

    def price(self, dice: Dice, colour: int, price: int) -> float:
        """The cheapest way to pay for a tile; far too much when there is none."""
        found = self._prices.get((dice, colour, price))
        if found is None:
            base = 7 * colour
            costs = [
                sum([self.die(base + face) for face in way])
                for way in payments(faces_of(dice, colour), price)
            ]
            found = self._prices[dice, colour, price] = min(costs, default=-NOTHING)
        return found

    def buy(self, tile: Tile, dice: Dice) -> float:
        """A tile bought with these dice and laid at its best place."""
        return self.tile(tile) + self.lay(tile) - self.price(dice, tile.colour, tile.price)

    def build(self, dice: Dice) -> tuple[float, str]:
        """The best tile that can be bought with these dice, and its worth."""
        found = self._builds.get(dice)
        if found is None:
            found = 0.0, ""
            tiles = self.board.tiles
            reach = [0, 0, 0, 0]
            for number in dice:
                reach[number // 7] += number % 7
            for top in self.table.tops:
                if top and tiles[top].price <= reach[tiles[top].colour]:
                    worth = self.buy(tiles[top], dice)
                    if not found[1] or worth > found[0]:
                        found = worth, top
            self._builds[dice] = found
        return found

    def replace(self, option: Replace, dice: Dice) -> float:
        seat, tiles = self.seat, self.board.tiles
        laid = next(each for each in seat.tiles if each.cell == option.cell)
        old, new = tiles[laid.tile], tiles[option.tile]
        lost = self.weights.market_round * old.market_sum * self.rounds
        cost = self.price(dice, new.colour, extra_price(new, old))
        reached = 0.0
        for number, border in enumerate(self.side.borders):
            if border.cell == option.cell and number not in seat.claimed:
                reached += 0.5 * self.effects(border_effects(self.table, self.number, number))
        return self.tile(new) - lost - cost + reached

    # -- moves --------------------------------------------------------------------------------

    def placing(self, option: Place, dice: Dice | None = None) -> float:
        """A worker on a space: what it brings, less what it costs."""
        space = self.table.space(option.space)
        held = self.seat.dice if dice is None else dice
        cost = float(space.money)
        if option.die >= 0:
            cost += self.die(option.die)
            held = without(held, (option.die,))
        return self.space(space, option.die, held) - cost

    def space(self, space: Space, die: int, dice: Dice) -> float:
        """What a space brings, with these dice left."""
        if space.area == "quarry":
            return self.build(dice)[0]
        if space.area == "market":
            good, values = space.good, self.markets()
            return self.money(market_income(values, good, FACE_OF[die] if die >= 0 else 0))
        if space.area == "harbor":
            return self.sail(FACE_OF[die], exact=False)
        if space.id == "master_builder":
            found = [
                self.replace(each, dice) for each in replacements(self.table, self.number, dice)
            ]
            return max(found, default=0.0)
        return self.effects(space.effects)

    def best_placing(self, options: Sequence[Place]) -> float:
        return max([self.placing(option) for option in options], default=0.0)

    def turning(self, kind: str, option: TurnDie) -> float:
        """A die turned: the best that can be done then, less the karma."""
        seat = self.seat
        before = seat.dice
        seat.dice = with_die(without(before, (option.die,)), turned(option.die))
        try:
            other = Evaluator(self.table, self.number, self.weights)
            if kind == "place":
                best = other.best_placing(placements(self.table, self.number))
            elif kind == "buy":
                best = other.build(seat.dice)[0]
            else:
                best = NOTHING
        finally:
            seat.dice = before
        change = self.die(turned(option.die)) - self.die(option.die)
        return best + change - self.weights.karma

    def worth_of(self, kind: str, step: Any, option: Option) -> float:
        """What an option of a decision is worth; only options of one decision compare."""
        if isinstance(option, TurnDie):
            return self.turning(kind, option)
        return _OPTION[type(option)](self, step, option)


def rounds_left(table: RajasTable, weights: Weights) -> float:
    """How many rounds are likely still to come, this one in its part."""
    nearest = min([seat.gap for seat in table.seats])
    return max(0.0, nearest / weights.pace)


# -- effects --------------------------------------------------------------------------------------


def _worker(evaluator: Evaluator, effect: GainWorker) -> float:
    if evaluator.seat.owned >= evaluator.side.most_workers:
        return 0.0
    return evaluator.weights.worker_round * (evaluator.rounds + 0.3)


def _visit(evaluator: Evaluator, effect: VisitChamber) -> float:
    chambers = evaluator.board.chambers
    if effect.who != CHOICE:
        return evaluator.effects(chambers[effect.who])
    return max([evaluator.effects(chambers[who]) for who in CHAMBERS])


def _sell(evaluator: Evaluator, effect: SellGood) -> float:
    values = evaluator.markets()
    return evaluator.money(max([market_income(values, good, effect.most) for good in range(3)]))


def _karma(evaluator: Evaluator, effect: GainKarma) -> float:
    kept = min(effect.n, evaluator.board.most_karma - evaluator.seat.karma)
    return evaluator.weights.karma * kept * evaluator.late


def _replace(evaluator: Evaluator, effect: ReplaceTile) -> float:
    if evaluator._depth > 2 or not evaluator.seat.tiles:
        return 0.0
    dice = evaluator.seat.dice
    options = replacements(evaluator.table, evaluator.number, dice)
    return max([0.0, *[evaluator.replace(option, dice) for option in options]])


def _build(evaluator: Evaluator, effect: BuildTile) -> float:
    if evaluator._depth > 2 or not has_open_cell(evaluator.table, evaluator.number):
        return 0.0
    return max(0.0, evaluator.build(evaluator.seat.dice)[0])


def _per(evaluator: Evaluator, effect: GainPer) -> float:
    count = effect.n * (count_of(evaluator.table, evaluator.number, effect.count) // effect.step)
    return evaluator.money(count) if effect.gain == "money" else evaluator.fame(count)


_EFFECT: dict[type, Callable[[Evaluator, Any], float]] = {
    GainMoney: lambda evaluator, effect: evaluator.money(effect.n),
    GainFame: lambda evaluator, effect: evaluator.fame(effect.n),
    GainKarma: _karma,
    GainDice: lambda evaluator, effect: evaluator.dice(len(effect.colours)),
    GainDicePerKarma: lambda evaluator, effect: evaluator.dice(evaluator.seat.karma),
    RaiseScroll: lambda evaluator, effect: effect.n * evaluator.upgrade(),
    MoveBoat: lambda evaluator, effect: evaluator.sail(effect.n, effect.exact),
    BuildTile: _build,
    SellGood: _sell,
    VisitChamber: _visit,
    ReplaceTile: _replace,
    GainYield: lambda evaluator, effect: 2.0 * evaluator.late,
    TakeElephant: lambda evaluator, effect: evaluator.weights.elephant * evaluator.late,
    GainWorker: _worker,
    RerollDice: lambda evaluator, effect: 0.5 * evaluator.late,
    GainPer: _per,
}


# -- options --------------------------------------------------------------------------------------


def _take_dice(evaluator: Evaluator, step: Any, option: TakeDice) -> float:
    """Colours of which the supply of tiles asks for more, and that are few."""
    worth = 0.0
    dice = evaluator.seat.dice
    tops = [evaluator.board.tiles[top] for top in evaluator.table.face_up]
    for colour in option.colours:
        reach = sum(faces_of(dice, colour))
        best = max([evaluator.tile(t) - 0.4 * max(0, t.price - reach - 4) for t in tops
                    if t.colour == colour], default=0.0)  # fmt: skip
        worth += 1.0 + 0.1 * best
        dice = with_die(dice, 7 * colour + 4)
    return worth


def _upgrade(evaluator: Evaluator, step: Any, option: Upgrade) -> float:
    """A building type that lies face up, and is not yet far."""
    tiles = evaluator.board.tiles
    shown = sum([tiles[top].buildings.count(option.building) for top in evaluator.table.face_up])
    return 1.0 + 0.3 * shown - 0.05 * evaluator.seat.scrolls[option.building]


def _buy(evaluator: Evaluator, step: Any, option: Buy) -> float:
    return evaluator.buy(evaluator.board.tiles[option.tile], evaluator.seat.dice)


def _pay(evaluator: Evaluator, step: Any, option: Pay) -> float:
    return -sum([evaluator.die(die) for die in option.dice])


def _lay(evaluator: Evaluator, step: LayTile, option: Lay) -> float:
    mask = evaluator.board.tiles[step.tile].turned[option.turn]
    return evaluator.place(option.cell, mask)


def _put_yield(evaluator: Evaluator, step: Any, option: PutYield) -> float:
    yields = evaluator.board.yields[option.tile]
    near = evaluator.board.grid.distances
    roads = evaluator.table.province(evaluator.number).roads
    ends = evaluator.board.grid.arrivals(roads)
    goal = evaluator.side.borders[option.border].cell
    steps = min([near[end][goal] for end in ends], default=9)
    return evaluator.effects(yields.effects) * 0.8**steps


def _cover(evaluator: Evaluator, step: Any, option: CoverBorder) -> float:
    near = evaluator.board.grid.distances
    goal = evaluator.side.borders[option.border].cell
    return -float(near[evaluator.board.grid.residence][goal])


def _reroll(evaluator: Evaluator, step: Any, option: Reroll) -> float:
    return evaluator.weights.pip * (AVERAGE_FACE - FACE_OF[option.die])


_OPTION: dict[type, Callable[[Evaluator, Any, Any], float]] = {
    Place: lambda evaluator, step, option: evaluator.placing(option),
    SetAside: lambda evaluator, step, option: 0.0,
    TakeDice: _take_dice,
    Upgrade: _upgrade,
    Sail: lambda evaluator, step, option: evaluator.landing(evaluator.ahead()[option.steps - 1]),
    Buy: _buy,
    Pay: _pay,
    Lay: _lay,
    Claim: lambda evaluator, step, option: evaluator.effects(
        border_effects(evaluator.table, evaluator.number, option.border)
    ),
    Sell: lambda evaluator, step, option: evaluator.money(
        market_income(evaluator.markets(), option.good, step.most)
    ),
    Visit: lambda evaluator, step, option: evaluator.effects(evaluator.board.chambers[option.who]),
    Replace: lambda evaluator, step, option: evaluator.replace(option, evaluator.seat.dice),
    PutYield: _put_yield,
    UseYield: lambda evaluator, step, option: evaluator.effects(
        evaluator.board.yields[option.tile].effects
    ),
    CoverBorder: _cover,
    Reroll: _reroll,
    KeepDice: lambda evaluator, step, option: 0.0,
}


END: Final = 30.0
"""What it is worth to have won, beside the markers: more than anything that is held for later."""


class Prospect(NamedTuple):
    """A lead in money: what the markers show, what is held for later, what the best rival has, and
    what it counts to have won or lost.
    """

    reached: float = 0.0
    held: float = 0.0
    rival: float = 0.0
    won: float = 0.0


UNSEEN: Final = Prospect()


WORTH: Final = {
    "reached": (1.000, -0.013, 0.049),
    "karma": (0.078, -0.251, 0.438),
    "dice": (-0.082, 0.056, 0.981),
    "dice-more": (-0.231, -1.226, 0.850),
    "pips": (0.133, 0.287, -0.019),
    "workers": (0.082, 0.741, 1.418),
    "scrolls": (0.162, -0.209, 0.761),
    "markets": (0.272, -0.489, 0.554),
    "before-bridge": (0.684, -1.367, 0.214),
    "boat": (0.044, -0.050, 0.094),
    "ends": (-0.356, 1.451, -0.798),
    "nearness": (0.355, -0.745, 1.101),
    "fame-worker": (-1.312, 4.800, -0.347),
    "money-worker": (-0.769, 0.783, 0.958),
    "elephant": (1.194, 0.225, -0.020),
    "tiles": (-0.052, -0.090, 0.217),
}
"""What one of each is worth in money at the end of the game, by how many rounds are still to come:
at once, more by the first of them, more by each.
"""


def features(table: RajasTable, number: int) -> tuple[float, ...]:
    """What a seat has, in the order of `WORTH`."""
    seat, board = table.seats[number], table.board
    dice = len(seat.dice)
    on_fame, on_money, on_bridge = table.waiting_workers(number)
    ends, nearness = 0, 0.0
    markets = sum([board.tiles[laid.tile].market_sum for laid in seat.tiles])
    if not seat.is_dummy:
        borders, claimed = table.side.borders, seat.claimed
        province = seat.province_on(board, seat.tiles)
        ends, nearness = province.ends_with(NO_CELL, 0, borders, claimed, FITTED.far)
    return (
        2.0 * seat.fame + seat.money,
        seat.karma,
        min(dice, FEW_DICE),
        max(0, dice - FEW_DICE),
        sum([FACE_OF[die] for die in seat.dice]),
        seat.owned,
        sum(seat.scrolls),
        markets,
        on_bridge,
        seat.boat if on_bridge else 0,
        min(FEW_DICE, ends),
        nearness,
        on_fame,
        on_money,
        table.elephant == number,
        len(seat.tiles),
    )


def worth_of(held: Sequence[float], rounds: float) -> float:
    """What such features are worth with so many rounds to come."""
    first = min(1.0, rounds)
    return sum(
        [
            have * (now + first * soon + rounds * each)
            for have, (now, soon, each) in zip(held, WORTH.values(), strict=True)
        ]
    )


def lead(table: RajasTable, number: int) -> Prospect:
    """What a seat has against the best of the others, at the start of a round or the end."""
    seats = table.seats
    others = [place for place in range(len(seats)) if place != number]
    reached = 2.0 * seats[number].fame + seats[number].money
    if table.is_over:
        most = max([seats[place].overlap for place in others]) + TRACK
        return Prospect(reached, 0.0, -most, END if reached > most else -END)
    rounds = rounds_left(table, FITTED)
    own = worth_of(features(table, number), rounds)
    rival = max([worth_of(features(table, place), rounds) for place in others])
    return Prospect(reached, own - reached, -rival)
