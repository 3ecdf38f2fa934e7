"""What steps share (tiles drawn, refunds, rewards), and Develop and Settle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step, react
from engine.text.message import Message, SeatNumber
from games.roll_galaxy import events
from games.roll_galaxy.dice import (
    DEVELOP,
    EXPLORE,
    NO_DICE,
    PHASES,
    SETTLE,
    Dice,
    colours_in,
    one_by_one,
    plus,
    together,
)
from games.roll_galaxy.effects import GainCredits, GainDie, RemoveDie, SaveWorkers, ScoutOnTop
from games.roll_galaxy.money import pay_out
from games.roll_galaxy.moves import SAVE_NO_MORE, ZONES, GiveUp, PlaceTile, Save, SaveNoMore, Spend
from games.roll_galaxy.powers import hooks_of
from games.roll_galaxy.state import UNKNOWN, RollTable, Seat
from games.roll_galaxy.tiles import HIDDEN, SIDE, SIDES, TILE_NAMES, TILES, effects_in


def seat_missing(table: RollTable, seat: int) -> list[str]:
    if seat not in range(len(table.seats)):
        return [f"steps names seat {seat}; the seats are 0 to {len(table.seats) - 1}"]
    return []


def not_in_round(table: RollTable) -> list[str]:
    """A round is being played by seats that have everything they start with, top tiles in sight."""
    if not table.round:
        return ["round is 0, but a round is being played"]
    for number, seat in enumerate(table.seats):
        if not seat.tableau:
            return [f"seats[{number}].tableau is empty, but a round is being played"]
        if not sum(seat.dice_owned()):
            return [f"seats[{number}] owns no dice, but a round is being played"]
        if number in table.rules.tell_late and HIDDEN in seat.developments[:1] + seat.worlds[:1]:
            return [f"seats[{number}] hides a top tile (-1), but everybody sees those"]
    return []


def not_in_phase(table: RollTable, seat: int, phase: int) -> list[str]:
    """That phase is being executed, with the workers open."""
    problems = seat_missing(table, seat) or not_in_round(table)
    if not problems and (table.phase != phase or phase not in table.phases):
        problems = [f"phase is {table.phase}, but {PHASES[phase]} ({phase}) is being executed"]
    if not problems and not table.revealed:
        problems = [f"revealed is false, but {PHASES[phase]} is being executed"]
    return problems or hidden_from_itself(table, seat)


def hidden_from_itself(table: RollTable, seat: int) -> list[str]:
    """The seat that acts must know its own workers, and its tiles unless it tells them late."""
    own = table.seats[seat]
    if HIDDEN in own.tiles and seat not in table.rules.tell_late:
        return [f"seats[{seat}] hides tiles (-1), but that seat is to act"]
    if any(UNKNOWN in (worker.face, worker.place) for worker in own.workers):
        return [f"seats[{seat}].workers are hidden (-1), but that seat is to act"]
    return []


def return_workers(table: RollTable, number: int, place: int, emit: Emit) -> None:
    """ROLL-6.4 and 6.6: the workers of a seat at a place go back to its cup."""
    seat = table.seats[number]
    dice = seat.workers_at(place)
    if any(dice):
        seat.workers = tuple([worker for worker in seat.workers if worker.place != place])
        seat.cup = together(seat.cup, dice)
        emit(events.WorkersReturned, number, place, dice)


Where = Literal["bottom", "scouted", "anywhere"]

_TILE_BY_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}


DRAW_TILE = Message("draw-tile")
ASK_PLACE = Message("ask-place")
ASK_PLACE_DRAWN = Message("ask-place-drawn")


@dataclass(frozen=True, slots=True)
class DrawFromBag(Step):
    """ROLL-7.6: tiles are drawn one by one; abandoned ones fill an empty bag.

    Who tells late is asked for none, but for those that are at once on top at the set-up.
    """

    seat: int
    count: int

    def ask(self, table: RollTable) -> Chance | None:
        if not self.count or not table.bag_size or self.is_untold(table):
            return None
        return Chance("tile", DRAW_TILE, _unseen(table), self.seat, secret=True)

    def is_untold(self, table: RollTable) -> bool:
        """Whether nobody is asked what is drawn."""
        return table.round > 0 and self.seat in table.rules.tell_late

    def answer(self, table: RollTable, name: str | None, emit: Emit) -> None:
        if self.is_untold(table):
            self._take(table, emit)
            return
        if name is None:
            if self.count and return_abandoned(table, emit):
                table.steps.append(self)
            return
        tile = _TILE_BY_NAME[name]
        table.seats[self.seat].in_hand += (tile,)
        emit.to(self.seat, events.TileDrawn, self.seat, tile)
        if self.count > 1:
            table.steps.append(DrawFromBag(self.seat, self.count - 1))

    def _take(self, table: RollTable, emit: Emit) -> None:
        for _ in range(self.count):
            if not table.bag_size and not return_abandoned(table, emit):
                return
            table.seats[self.seat].in_hand += (HIDDEN,)
            emit(events.TileTaken, self.seat, HIDDEN)

    def problems(self, table: RollTable) -> list[str]:
        if not 0 < self.count <= TILES:
            return [f"the step DrawFromBag draws {self.count} tiles"]
        return seat_missing(table, self.seat)


@dataclass(frozen=True, slots=True)
class PlaceTiles(Step):
    """ROLL-7.4: every tile in hand goes to a stack, with either side up."""

    seat: int
    where: Where = "bottom"

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        if not seat.in_hand:
            return None
        options = tuple(
            [
                PlaceTile(tile, is_world, position)
                for tile in dict.fromkeys(seat.in_hand)
                for is_world in (False, True)
                for position in self._positions(seat, SETTLE if is_world else DEVELOP)
            ]
        )
        is_drawn = HIDDEN in seat.in_hand and self.where != "anywhere"
        return Decision(self.seat, "place", ASK_PLACE_DRAWN if is_drawn else ASK_PLACE, options)

    def _positions(self, seat: Seat, phase: int) -> tuple[int, ...]:
        bottom = len(seat.stack(phase))
        if self.where == "anywhere":
            return tuple(range(bottom + 1))
        if self.where == "scouted" and bottom and _may_place_on_top(seat):
            return (0, bottom)
        return (bottom,)

    def answer(self, table: RollTable, option: PlaceTile | None, emit: Emit) -> None:
        if option is None:
            return
        seat = table.seats[self.seat]
        place_tile(seat, option)
        place = (option.is_world, option.position)
        if option.position:
            emit.to(self.seat, events.TilePlaced, self.seat, option.tile, *place)
        elif option.tile != HIDDEN:
            emit(events.TilePlaced, self.seat, option.tile, *place)
        if seat.in_hand:
            table.steps.append(self)
        turn_up(table, self.seat, SETTLE if option.is_world else DEVELOP)

    def problems(self, table: RollTable) -> list[str]:
        return seat_missing(table, self.seat) or hidden_from_itself(table, self.seat)


@dataclass(frozen=True, slots=True)
class TellTop(Step):
    """ROLL-1.10: the top tile of a stack lies open; who tells late is asked which it is."""

    seat: int
    phase: int

    def ask(self, table: RollTable) -> Chance:
        args = {"seat": SeatNumber(self.seat), "isWorld": self.phase == SETTLE}
        return Chance("top", Message("ask-top", args), _unseen(table), self.seat)

    def answer(self, table: RollTable, name: str, emit: Emit) -> None:
        tile, seat = _TILE_BY_NAME[name], table.seats[self.seat]
        seat.set_stack(self.phase, (tile, *seat.stack(self.phase)[1:]))
        emit(events.TopTold, self.seat, tile, self.phase == SETTLE, 0)

    def problems(self, table: RollTable) -> list[str]:
        problems = seat_missing(table, self.seat)
        if not problems and table.seats[self.seat].stack(self.phase)[:1] != (HIDDEN,):
            problems = [f"seats[{self.seat}] is to tell a top tile, but it hides none there"]
        return problems


def turn_up(table: RollTable, number: int, phase: int) -> None:
    """Asks first which tile lies on top of a stack now, where nobody has been told."""
    if number in table.rules.tell_late and table.seats[number].stack(phase)[:1] == (HIDDEN,):
        table.steps.append(TellTop(number, phase))


def _unseen(table: RollTable) -> Draw:
    """One of the tiles that lie nowhere in sight."""
    return Draw(tuple([TILE_NAMES[tile] for tile in table.unseen_tiles]))


def place_tile(seat: Seat, option: PlaceTile) -> None:
    hand = list(seat.in_hand)
    hand.remove(option.tile)
    seat.in_hand = tuple(hand)
    phase = SETTLE if option.is_world else DEVELOP
    tiles = seat.stack(phase)
    seat.set_stack(phase, (*tiles[: option.position], option.tile, *tiles[option.position :]))


def return_abandoned(table: RollTable, emit: Emit) -> int:
    """The abandoned tiles of all seats go back into the bag; returns how many there were."""
    count = sum([len(seat.abandoned) for seat in table.seats])
    if count:
        for seat in table.seats:
            seat.abandoned = ()
        emit(events.TilesReturned, count)
    return count


def _may_place_on_top(seat: Seat) -> bool:
    return any(effect.phase == EXPLORE for _, effect in effects_in(seat.tableau, ScoutOnTop))


@dataclass(frozen=True, slots=True)
class GiveUpDice(Step):
    """ROLL-9.9: the owner returns dice of their choice to the stock, wherever they are."""

    seat: int
    side: int
    count: int

    def ask(self, table: RollTable) -> Decision | None:
        options = dice_to_give_up(table.seats[self.seat]) if self.count else ()
        if not options:
            return None
        prompt = Message("ask-give-up", {"side": SIDE(self.side)})
        return Decision(self.seat, "remove", prompt, options)

    def answer(self, table: RollTable, option: GiveUp | None, emit: Emit) -> None:
        if option is None:
            return
        seat = table.seats[self.seat]
        world = seat.tableau[option.index] if option.place == "world" else None
        take_die(seat, option)
        emit(
            events.DieGivenUp,
            self.seat,
            option.colour,
            option.place,
            option.index,
            self.side,
            world,
        )
        if self.count > 1:
            table.steps.append(GiveUpDice(self.seat, self.side, self.count - 1))

    def problems(self, table: RollTable) -> list[str]:
        problems = seat_missing(table, self.seat) or not_in_round(table)
        return problems or hidden_from_itself(table, self.seat)


@dataclass(frozen=True, slots=True)
class GainRewards(Step):
    """ROLL-9.8: the one-time effects of the tile at a square, in printed order."""

    seat: int
    square: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        gain_rewards(table, self.seat, self.square, emit)

    def problems(self, table: RollTable) -> list[str]:
        missing = seat_missing(table, self.seat)
        if not missing and self.square not in range(len(table.seats[self.seat].tableau)):
            return [f"the step GainRewards names square {self.square}, which is empty"]
        return missing


def gain_rewards(table: RollTable, number: int, square: int, emit: Emit) -> None:
    seat = table.seats[number]
    side = seat.tableau[square]
    for effect in SIDES[side].effects:
        if isinstance(effect, GainCredits):
            pay_out(table, number, effect.credits, side, emit)
        elif isinstance(effect, GainDie):
            where = square if effect.to == "world" else -1
            _gain(seat, effect, square)
            emit(events.DieGained, number, effect.colour, effect.count, effect.to, side, where)


def _gain(seat: Seat, effect: GainDie, square: int) -> None:
    if effect.to == "cup":
        seat.to_cup(effect.colour, effect.count)
    elif effect.to == "citizenry":
        seat.to_citizenry(effect.colour, effect.count)
    else:
        for _ in range(effect.count):
            seat.put_good(square, effect.colour)


def dice_to_give_up(seat: Seat) -> tuple[GiveUp, ...]:
    """Every different die that a seat could return to the stock."""
    found = [GiveUp("cup", colour) for colour in colours_in(seat.cup)]
    found += [GiveUp("citizenry", colour) for colour in colours_in(seat.citizenry)]
    for phase in range(len(PHASES)):
        found += [GiveUp("workers", colour, phase) for colour in colours_in(seat.workers_at(phase))]
    for phase in ZONES:
        found += [GiveUp("zone", colour, phase) for colour in colours_in(seat.waiting(phase))]
    for square, goods in enumerate(seat.goods):
        found += [GiveUp("world", colour, square) for colour in sorted(set(goods))]
    return tuple(found)


def take_die(seat: Seat, die: GiveUp) -> None:
    if die.place == "cup":
        seat.to_cup(die.colour, -1)
    elif die.place == "citizenry":
        seat.to_citizenry(die.colour, -1)
    elif die.place == "workers":
        seat.take_worker(die.index, die.colour)
    elif die.place == "zone":
        seat.take_waiting(die.index, die.colour)
    else:
        seat.take_good(die.index, die.colour)


@dataclass(frozen=True, slots=True)
class BuildTiles(Step):
    """ROLL-9.1 to 9.6: workers onto the top tile; completed, or they wait; then the next tile."""

    seat: int
    phase: int

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        missing = self._missing(seat)
        workers = seat.workers_at(self.phase)
        if not 0 < missing < sum(workers):
            return None
        colours = colours_in(workers)
        if len(colours) == 1:
            return None
        side = SIDE(seat.stack_sides(self.phase)[0])
        prompt = Message("ask-spend", {"side": side, "missing": missing})
        return Decision(self.seat, "spend", prompt, tuple([Spend(colour) for colour in colours]))

    def _missing(self, seat: Seat) -> int:
        """How many dice the top tile lacks; zero with no tile, below zero with too many dice."""
        sides = seat.stack_sides(self.phase)
        return seat.cost(sides[0]) - sum(seat.waiting(self.phase)) if sides else 0

    def answer(self, table: RollTable, option: Spend | None, emit: Emit) -> None:
        seat, phase = table.seats[self.seat], self.phase
        if not seat.stack(phase):
            self._refund(table, emit)
            return
        if option is not None:
            _put(seat, phase, option.colour)
            table.steps.append(self)
            return
        missing, workers = self._missing(seat), seat.workers_at(phase)
        if missing > sum(workers):
            self._wait(seat, workers, emit)
            return
        for colour in one_by_one(workers)[: max(0, missing)]:
            _put(seat, phase, colour)
        table.steps += [self, SpendWaiting(self.seat, phase)]

    def _refund(self, table: RollTable, emit: Emit) -> None:
        """ROLL-9.5: no tile is left, so the dice go back to the cup."""
        seat = table.seats[self.seat]
        return_workers(table, self.seat, self.phase, emit)
        waiting = seat.waiting(self.phase)
        if any(waiting):
            seat.set_waiting(self.phase, NO_DICE)
            seat.cup = together(seat.cup, waiting)
            emit(events.WaitingReturned, self.seat, self.phase, waiting)

    def _wait(self, seat: Seat, workers: Dice, emit: Emit) -> None:
        """ROLL-9.4: too few dice: they stay on the tile."""
        for colour in one_by_one(workers):
            _put(seat, self.phase, colour)
        if any(workers):
            emit(events.DiceWait, self.seat, self.phase, workers)

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, self.phase)


@dataclass(frozen=True, slots=True)
class SpendWaiting(Step):
    """ROLL-9.2 and 9.3: the tile is completed; its owner picks the dice if more wait there."""

    seat: int
    phase: int
    chosen: Dice = NO_DICE

    def ask(self, table: RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        left = self._left(seat)
        missing = self._missing(seat)
        if not 0 < missing < sum(left) or len(colours_in(left)) == 1:
            return None
        side = SIDE(seat.stack_sides(self.phase)[0])
        options = tuple([Spend(colour) for colour in colours_in(left)])
        prompt = Message("ask-spend-waiting", {"side": side, "missing": missing})
        return Decision(self.seat, "spend", prompt, options)

    def _left(self, seat: Seat) -> Dice:
        waiting = seat.waiting(self.phase)
        return tuple([one - other for one, other in zip(waiting, self.chosen, strict=True)])

    def _missing(self, seat: Seat) -> int:
        return seat.cost(seat.stack_sides(self.phase)[0]) - sum(self.chosen)

    def answer(self, table: RollTable, option: Spend | None, emit: Emit) -> None:
        if option is not None:
            chosen = plus(self.chosen, option.colour)
            table.steps.append(SpendWaiting(self.seat, self.phase, chosen))
            return
        seat = table.seats[self.seat]
        spent = self.chosen
        for colour in one_by_one(self._left(seat))[: self._missing(seat)]:
            spent = plus(spent, colour)
        complete(table, self.seat, self.phase, spent, emit)

    def problems(self, table: RollTable) -> list[str]:
        problems = not_in_phase(table, self.seat, self.phase)
        seat = None if problems else table.seats[self.seat]
        if seat is not None and not seat.stack(self.phase):
            problems = [f"seats[{self.seat}] is to complete a tile, but has none in that stack"]
        elif seat is not None and (
            min(self._left(seat)) < 0 or self._missing(seat) > sum(self._left(seat))
        ):
            problems = [f"seats[{self.seat}] is to complete a tile, but too few dice wait there"]
        return problems


def complete(table: RollTable, number: int, phase: int, spent: Dice, emit: Emit) -> None:
    """ROLL-9.2: the top tile enters the tableau, the dice spent go to the Citizenry."""
    seat = table.seats[number]
    side = seat.stack_sides(phase)[0]
    before = seat.tableau
    seat.set_stack(phase, seat.stack(phase)[1:])
    for colour, count in enumerate(spent):
        if count:
            seat.take_waiting(phase, colour, count)
            seat.to_citizenry(colour, count)
    seat.tableau = (*before, side)
    seat.goods = (*seat.goods, ())
    emit(events.TileCompleted, number, side, len(before), spent)
    table.steps.append(FinishTile(number, phase, len(before)))
    react(hooks_of(before), table, events.TileCompleted(number, side, len(before), spent))
    powers = [
        (source, power) for source, power in effects_in(before, SaveWorkers) if power.phase == phase
    ]
    for source, power in powers:
        if power.colour is not None and spent[power.colour]:
            saved = plus(NO_DICE, power.colour, spent[power.colour])
            spent = plus(spent, power.colour, -spent[power.colour])
            save(seat, number, saved, source, emit)
    for source, power in powers:
        if power.colour is None:
            table.steps.append(SaveSpent(number, source, spent, power.fewest, power.most))
    turn_up(table, number, phase)


@dataclass(frozen=True, slots=True)
class SaveSpent(Step):
    """ROLL-9.10: some of the dice just spent go to the cup instead."""

    seat: int
    source: int
    left: Dice
    fewest: int
    most: int

    def ask(self, table: RollTable) -> Decision | None:
        colours = colours_in(self.left)
        if not self.most or not colours or (len(colours) == 1 and self.fewest):
            return None
        options: list[Save | SaveNoMore] = [Save(colour) for colour in colours]
        if not self.fewest:
            options.append(SAVE_NO_MORE)
        prompt = Message("ask-save", {"source": SIDE(self.source)})
        return Decision(self.seat, "save", prompt, options)

    def answer(self, table: RollTable, option: Save | SaveNoMore | None, emit: Emit) -> None:
        colours = colours_in(self.left)
        if isinstance(option, SaveNoMore) or not self.most or not colours:
            return
        colour = colours[0] if option is None else option.colour
        save(table.seats[self.seat], self.seat, plus(NO_DICE, colour), self.source, emit)
        left = plus(self.left, colour, -1)
        fewest = max(0, self.fewest - 1)
        table.steps.append(SaveSpent(self.seat, self.source, left, fewest, self.most - 1))

    def problems(self, table: RollTable) -> list[str]:
        return not_in_phase(table, self.seat, table.phase if table.phase is not None else 0)


def save(seat: Seat, number: int, dice: Dice, source: int, emit: Emit) -> None:
    """Moves dice just spent from the Citizenry to the cup."""
    for colour, count in enumerate(dice):
        if count:
            seat.to_citizenry(colour, -count)
            seat.to_cup(colour, count)
    emit(events.DiceSaved, number, dice, source)


@dataclass(frozen=True, slots=True)
class FinishTile(Step):
    """ROLL-9.8 and 9.9: the tile's own effects, a die given up first."""

    seat: int
    phase: int
    square: int

    def answer(self, table: RollTable, option: None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = SIDES[seat.tableau[self.square]]
        table.steps.append(GainRewards(self.seat, self.square))
        for effect in side.effects:
            if isinstance(effect, RemoveDie):
                table.steps.append(GiveUpDice(self.seat, side.id, effect.count))

    def problems(self, table: RollTable) -> list[str]:
        problems = not_in_phase(table, self.seat, self.phase)
        if not problems and self.square not in range(len(table.seats[self.seat].tableau)):
            problems = [f"the step FinishTile names square {self.square}, which is empty"]
        return problems


def _put(seat: Seat, phase: int, colour: int) -> None:
    seat.take_worker(phase, colour)
    seat.set_waiting(phase, plus(seat.waiting(phase), colour))
