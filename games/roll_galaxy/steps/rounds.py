"""The frame of a round: set-up, roll, assign, reveal, the phases, Manage Empire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.chance import Draw
from engine.core.decision import Chance, Decision
from engine.core.step import Emit, Step
from engine.text.message import Message, SeatNumber
from games.roll_galaxy import events, state, tiles
from games.roll_galaxy.dice import (
    DIE_FACES,
    NO_DICE,
    PHASES,
    SHIP,
    WHITE,
    CupRoll,
    Dice,
    colours_in,
    one_by_one,
    plus,
)
from games.roll_galaxy.effects import SetStartCredits
from games.roll_galaxy.money import pay_out
from games.roll_galaxy.moves import END_RECALL, ZONES, EndRecall, Recall, Recruit, StartStacks
from games.roll_galaxy.projection import projected_citizenry
from games.roll_galaxy.scoring import result
from games.roll_galaxy.steps import building
from games.roll_galaxy.steps.assigning import AssignDice
from games.roll_galaxy.steps.phases import RunPhase

ASK_RECALL = Message("ask-recall")
ASK_RECALL_FOR_CUP = Message("ask-recall-for-cup")


@dataclass(frozen=True, slots=True)
class RecruitDice(Step):
    """ROLL-12.1 and 12.2: $1 for every die from the Citizenry, as long as both last."""

    seat: int

    def ask(self, table: state.RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        colours = colours_in(seat.citizenry)
        if len(colours) < 2 or not 0 < seat.credits < sum(seat.citizenry):
            return None
        options = tuple([_RECRUITS[colour] for colour in colours])
        prompt = Message("ask-recruit", {"credits": seat.credits})
        return Decision(self.seat, "recruit", prompt, options)

    def answer(self, table: state.RollTable, option: Recruit | None, emit: Emit) -> None:
        seat = table.seats[self.seat]
        if option is not None:
            self._recruit(seat, plus(NO_DICE, option.colour), emit)
            table.steps.append(self)
            return
        dice = NO_DICE
        for colour in one_by_one(seat.citizenry)[: seat.credits]:
            dice = plus(dice, colour)
        if any(dice):
            self._recruit(seat, dice, emit)

    def _recruit(self, seat: state.Seat, dice: Dice, emit: Emit) -> None:
        for colour, count in enumerate(dice):
            if count:
                seat.to_citizenry(colour, -count)
                seat.to_cup(colour, count)
        seat.credits -= sum(dice)
        emit(events.DiceRecruited, self.seat, dice)

    def problems(self, table: state.RollTable) -> list[str]:
        return building.seat_missing(table, self.seat) or building.not_in_round(table)


@dataclass(frozen=True, slots=True)
class RecallDice(Step):
    """ROLL-12.3 and 12.4: waiting dice and goods may go back to the cup; never an empty cup.

    `rolling` is how many dice the cup held before the first recall, None while there was none.
    """

    seat: int
    rolling: int | None = None

    def ask(self, table: state.RollTable) -> Decision | None:
        seat = table.seats[self.seat]
        options: list[Recall | EndRecall] = list(dice_to_recall(seat))
        if not options:
            return None
        prompt = ASK_RECALL_FOR_CUP
        if any(seat.cup):
            options.append(END_RECALL)
            prompt = ASK_RECALL
        return Decision(self.seat, "recall", prompt, options)

    def answer(self, table: state.RollTable, option: Recall | EndRecall | None, emit: Emit) -> None:
        if not isinstance(option, Recall):
            return
        seat = table.seats[self.seat]
        rolling = self.rolling or sum(seat.cup)
        if option.place == "zone":
            seat.take_waiting(option.index, option.colour)
        else:
            seat.take_good(option.index, option.colour)
        seat.to_cup(option.colour)
        world = seat.tableau[option.index] if option.place == "world" else None
        emit(events.DieRecalled, self.seat, option.colour, option.place, option.index, world)
        table.steps.append(RecallDice(self.seat, rolling or None))

    def problems(self, table: state.RollTable) -> list[str]:
        problems = building.seat_missing(table, self.seat) or building.not_in_round(table)
        return problems or building.hidden_from_itself(table, self.seat)


def dice_to_recall(seat: state.Seat) -> list[Recall]:
    """Every different die that a seat could recall."""
    found = [
        Recall("zone", colour, phase)
        for phase in ZONES
        for colour in colours_in(seat.waiting(phase))
    ]
    found += [
        Recall("world", colour, square)
        for square, goods in enumerate(seat.goods)
        for colour in sorted(set(goods))
    ]
    return found


@dataclass(frozen=True, slots=True)
class RaiseToFloor(Step):
    """ROLL-12.5: nobody is left without money."""

    def answer(self, table: state.RollTable, option: None, emit: Emit) -> None:
        for number, seat in enumerate(table.seats):
            if seat.credits < seat.floor:
                seat.credits = seat.floor
                emit(events.FloorReached, number, seat.floor)

    def problems(self, table: state.RollTable) -> list[str]:
        return building.not_in_round(table)


_RECRUITS = tuple([Recruit(colour) for colour in range(len(NO_DICE))])


_WHITE_FACES = Counter(DIE_FACES[WHITE])
EXTRA_DIE = Draw(PHASES, tuple(_WHITE_FACES[phase] for phase in range(len(PHASES))))


ROLL_EXTRA = Message("roll-extra")


@dataclass(frozen=True, slots=True)
class StartRound(Step):
    """ROLL-3.1: everybody rolls, everybody assigns, then the screens go up."""

    def answer(self, table: state.RollTable, option: None, emit: Emit) -> None:
        table.round += 1
        table.phases = ()
        table.phase = None
        table.revealed = False
        for seat in table.seats:
            seat.called = seat.projection = None
            seat.uses = ()
        seats = range(len(table.seats) - 1, -1, -1)
        table.steps.append(Reveal())
        table.steps += [AssignDice(seat) for seat in seats]
        table.steps += [RollCup(seat) for seat in seats]
        emit(events.RoundStarted, table.round)

    def problems(self, table: state.RollTable) -> list[str]:
        if any(seat.workers for seat in table.seats):
            return ["a round is to start, but there are still workers"]
        return []


@dataclass(frozen=True, slots=True)
class RollCup(Step):
    """ROLL-4.1 and 5.1: all dice of the cup are rolled; what shows a phase goes under it."""

    seat: int

    def ask(self, table: state.RollTable) -> Chance:
        cup = table.seats[self.seat].cup
        asked = Message("roll-cup", {"seat": SeatNumber(self.seat), **tiles.handful(cup)})
        return Chance("roll", asked, CupRoll(one_by_one(cup)), self.seat, secret=True)

    def answer(self, table: state.RollTable, faces: tuple[int, ...], emit: Emit) -> None:
        seat = table.seats[self.seat]
        colours = one_by_one(seat.cup)
        seat.cup = NO_DICE
        seat.workers = state.rolled(colours, faces)
        emit.to(self.seat, events.CupRolled, self.seat, colours, faces)

    def problems(self, table: state.RollTable) -> list[str]:
        problems = building.seat_missing(table, self.seat) or building.not_in_round(table)
        if not problems and table.seats[self.seat].workers:
            problems = [f"seats[{self.seat}] is to roll, but has workers already"]
        if not problems and not any(table.seats[self.seat].cup):
            problems = [f"seats[{self.seat}].cup is empty, but it is to be rolled"]
        return problems


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """ROLL-6.1 to 6.4: all selected phases occur, with two seats one more by a white die."""

    def ask(self, table: state.RollTable) -> Chance | None:
        if len(table.seats) != state.FEWEST_SEATS:
            return None
        return Chance("extra", ROLL_EXTRA, EXTRA_DIE)

    def answer(self, table: state.RollTable, name: str | None, emit: Emit) -> None:
        seats = table.seats
        called = tuple([seat.called for seat in seats if seat.called is not None])
        occurring = set(called)
        if name is not None:
            extra = PHASES.index(name)
            occurring.add(extra)
            emit(events.ExtraDieRolled, extra)
        table.phases = tuple(sorted(occurring))
        table.revealed = True
        workers = tuple([seat.workers for seat in seats])
        emit(
            events.PhasesRevealed,
            called,
            workers,
            table.phases,
            tuple([seat.uses for seat in seats]),
        )
        for number in range(len(seats)):
            for place in (*range(len(PHASES)), state.DICTATED):
                if place not in occurring:
                    building.return_workers(table, number, place, emit)
        for number, seat in enumerate(seats):
            is_told = tiles.HIDDEN not in (*seat.developments, *seat.worlds)
            seat.projection = projected_citizenry(table, number) if is_told else None
        table.steps += rest_of_round(table.order, table.phases)

    def problems(self, table: state.RollTable) -> list[str]:
        for number, seat in enumerate(table.seats):
            if seat.called is None or any(
                not (0 <= worker.place <= SHIP or worker.place == state.DICTATED)
                for worker in seat.workers
            ):
                return [f"the reveal is next, but seats[{number}] has not assigned its dice"]
        return building.not_in_round(table)


def rest_of_round(order: tuple[int, ...], phases: Sequence[int]) -> list[Step]:
    """ROLL-3.1: these phases, then Manage Empire and the end test; the first thing comes last."""
    last_first = order[::-1]
    steps: list[Step] = [CheckEnd(), RaiseToFloor()]
    steps += [RecallDice(seat) for seat in last_first]
    steps += [RecruitDice(seat) for seat in last_first]
    steps += [RunPhase(phase) for phase in reversed(phases)]
    return steps


@dataclass(frozen=True, slots=True)
class CheckEnd(Step):
    """ROLL-13.1 and 13.2: the end, or another round."""

    def answer(self, table: state.RollTable, option: None, emit: Emit) -> None:
        if not table.is_ending:
            table.steps.append(StartRound())
            return
        squares = any(len(seat.tableau) >= state.SQUARES_TO_END for seat in table.seats)
        ending: events.Ending = "tiles" if table.pool > 0 else "both" if squares else "chips"
        final = result(table)
        emit(events.GameEnded, final.winners, tuple(map(int, final.scores)), ending)

    def problems(self, table: state.RollTable) -> list[str]:
        return building.not_in_round(table)


START_TILES = 2


DRAW_FACTION = Message("draw-faction")
DRAW_HOME = Message("draw-home")
ASK_START = Message("ask-start")


@dataclass(frozen=True, slots=True)
class DrawFaction(Step):
    """ROLL-2.3: a random faction tile, two squares of the tableau."""

    seat: int

    def ask(self, table: state.RollTable) -> Chance:
        taken = {seat.faction - 1 for seat in table.seats}
        left = [faction for faction in range(tiles.FACTIONS) if faction not in taken]
        names = tuple([tiles.FACTION_NAMES[faction] for faction in left])
        return Chance("faction", DRAW_FACTION, Draw(names), self.seat)

    def answer(self, table: state.RollTable, name: str, emit: Emit) -> None:
        faction = tiles.FACTION_NAMES.index(name)
        seat = table.seats[self.seat]
        seat.tableau = tiles.faction_sides(faction)
        seat.goods = ((), ())
        emit(events.FactionDrawn, self.seat, faction)

    def problems(self, table: state.RollTable) -> list[str]:
        return building.seat_missing(table, self.seat)


@dataclass(frozen=True, slots=True)
class DrawHome(Step):
    """ROLL-2.3 to 2.5: a random home world, and what the three squares bring."""

    seat: int

    def ask(self, table: state.RollTable) -> Chance:
        taken = {side for seat in table.seats for side in seat.tableau}
        left = [home for home in range(tiles.HOMES) if tiles.FIRST_HOME_SIDE + home not in taken]
        names = tuple([tiles.HOME_NAMES[home] for home in left])
        return Chance("home", DRAW_HOME, Draw(names), self.seat)

    def answer(self, table: state.RollTable, name: str, emit: Emit) -> None:
        seat = table.seats[self.seat]
        side = tiles.FIRST_HOME_SIDE + tiles.HOME_NAMES.index(name)
        seat.tableau += (side,)
        seat.goods += ((),)
        emit(events.HomeDrawn, self.seat, side)
        for square in range(state.START_SQUARES):
            building.gain_rewards(table, self.seat, square, emit)
            for effect in tiles.SIDES[seat.tableau[square]].effects:
                if isinstance(effect, SetStartCredits):
                    pay_out(
                        table, self.seat, effect.credits - seat.credits, seat.tableau[square], emit
                    )

    def problems(self, table: state.RollTable) -> list[str]:
        return building.seat_missing(table, self.seat)


@dataclass(frozen=True, slots=True)
class ChooseStartStacks(Step):
    """ROLL-2.7: one of the two tiles drawn is a development, the other a world."""

    seat: int

    def ask(self, table: state.RollTable) -> Decision:
        first, second = table.seats[self.seat].in_hand
        options = (StartStacks(first, second), StartStacks(second, first))
        return Decision(self.seat, "start", ASK_START, options)

    def answer(self, table: state.RollTable, option: StartStacks, emit: Emit) -> None:
        seat = table.seats[self.seat]
        seat.in_hand = ()
        seat.developments = (option.development,)
        seat.worlds = (option.world,)
        emit(events.StacksStarted, self.seat, option.development, option.world)

    def problems(self, table: state.RollTable) -> list[str]:
        missing = building.seat_missing(table, self.seat)
        if not missing and len(table.seats[self.seat].in_hand) != START_TILES:
            return [f"seats[{self.seat}].in_hand must hold the two tiles to choose from"]
        return missing or building.hidden_from_itself(table, self.seat)


@dataclass(frozen=True, slots=True)
class Begin(Step):
    """ROLL-6.8: where the order matters, seats go by ascending faction number."""

    def answer(self, table: state.RollTable, option: None, emit: Emit) -> None:
        seats = range(len(table.seats))
        table.order = tuple(sorted(seats, key=lambda seat: table.seats[seat].faction))
        table.steps.append(StartRound())


def new_table(rules: state.Rules, floors: Sequence[int]) -> state.RollTable:
    """ROLL-2.1 and 2.2: the table before the first draw; `floors` is the least money per seat."""
    cup = plus(NO_DICE, WHITE, state.SETUP["cup"])
    citizenry = plus(NO_DICE, WHITE, state.SETUP["citizenry"])
    seats = [
        state.Seat(cup=cup, citizenry=citizenry, credits=state.SETUP["credits"], floor=floor)
        for floor in floors
    ]
    steps: list[Step] = [Begin()]
    numbers = range(len(seats))
    for seat in reversed(numbers):
        steps += [ChooseStartStacks(seat), building.DrawFromBag(seat, START_TILES)]
    for seat in reversed(numbers):
        steps += [DrawHome(seat), DrawFaction(seat)]
    return state.RollTable(rules, seats, steps=steps)
