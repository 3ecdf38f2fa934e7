"""Behind the screen: dice under phases, the selection, Reassign powers and Dictate.

Nobody else needs to know how they were rolled: every colour has each phase or a Wild on its faces,
so that any die may stand under any phase. Only the Dictate space has a price.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.decision import Decision, Option
from engine.core.step import Emit, Step
from engine.text.message import Message
from games.roll_galaxy import effects, state
from games.roll_galaxy.dice import DIE_FACES, NO_DICE, PHASES, SHIP, WILD, colours_in, handful, plus
from games.roll_galaxy.events import AssignmentConfirmed, How, WorkerAssigned
from games.roll_galaxy.moves import (
    CONFIRM,
    ConfirmAssignment,
    Dictate,
    MoveByDictate,
    PlaceWild,
    RevealDice,
    SelectPhase,
    UseReassign,
)
from games.roll_galaxy.powers import DictatedWorkers, asked
from games.roll_galaxy.steps.building import hidden_from_itself, not_in_round, seat_missing
from games.roll_galaxy.tiles import COLOUR, PHASE, SIDES, effects_in
from games.roll_galaxy.tiles import handful as counted

Assigned = PlaceWild | SelectPhase | Dictate | MoveByDictate


def what_cannot_be(
    colours: tuple[int, ...], shown: RevealDice, *, dictates_again: bool
) -> Message | None:
    """Why no roll of these dice can lie so, in a sentence that names the dice; None if one can."""
    cup, lying = handful(colours), NO_DICE
    for dice in shown.dice:
        for colour in colours_in(dice):
            lying = plus(lying, colour, dice[colour])
    for colour, (have, lie) in enumerate(zip(cup, lying, strict=True)):
        if have != lie:
            args = {"colour": COLOUR(colour), "have": have, "lie": lie}
            return Message("reveal-other-dice", args)
    if not any(shown.dice[shown.called]):
        return Message("reveal-none-selects", {"phase": PHASE(shown.called)})
    away = sum(shown.dice[-1])
    if away > 1 and not dictates_again:
        return Message("reveal-dictates-once", counted(shown.dice[-1]))
    if away and len(colours) - away < 2:
        return Message("reveal-none-dictated", counted(shown.dice[-1]))
    return None


def explained(
    colours: tuple[int, ...], shown: RevealDice
) -> tuple[tuple[int, ...], list[Assigned]]:
    """A face for each of these dice, and what then places them as shown, for dice that can lie so.

    The first die that is free to move is the one that all dice in the Dictate space have moved.
    """
    places = _places(colours, shown)
    faces = [_face(*each) for each in zip(colours, places, strict=True)]
    selecting = places.index(shown.called)
    moves: list[Assigned] = [SelectPhase(selecting, shown.called)]
    away = [number for number, place in enumerate(places) if place == state.DICTATED]
    if away:
        free = (n for n, place in enumerate(places) if place != state.DICTATED and n != selecting)
        moved = next(free)
        shut = (places[moved], WILD)
        other = next(face for face in DIE_FACES[colours[moved]] if face not in shut)
        if len(away) % 2:
            faces[moved] = other
        for left, die in zip(range(len(away), 0, -1), away, strict=True):
            moves += [Dictate(die), MoveByDictate(moved, places[moved] if left % 2 else other)]
    wilds = [number for number, face in enumerate(faces) if face == WILD and number != selecting]
    return tuple(faces), [*[PlaceWild(number, places[number]) for number in wilds], *moves]


def _places(colours: tuple[int, ...], shown: RevealDice) -> list[int]:
    left = [
        [
            place
            for place, dice in zip(state.PLACES, shown.dice, strict=True)
            for _ in range(dice[colour])
        ]
        for colour in range(len(NO_DICE))
    ]
    return [left[colour].pop(0) for colour in colours]


def _face(colour: int, place: int) -> int:
    """What a die shows that lies there: the phase, else a Wild; in the Dictate space anything."""
    faces = DIE_FACES[colour]
    if place == state.DICTATED:
        return faces[0]
    return place if place in faces else WILD


Assignment = PlaceWild | SelectPhase | UseReassign | Dictate | MoveByDictate | ConfirmAssignment


ASK_SELECT = Message("ask-select")
ASK_WILDS = Message("ask-wilds")
ASK_POWERS = Message("ask-powers")
ASK_FINISH = Message("ask-finish")


@dataclass(frozen=True, slots=True)
class AssignDice(Step):
    """ROLL-5.1 to 5.22: place the Wilds, select a phase, then use powers, until confirmed."""

    seat: int

    def ask(self, table: state.RollTable) -> Decision:
        seat = table.seats[self.seat]
        selecting = seat.selecting
        if selecting is None:
            return Decision(self.seat, "assign", ASK_SELECT, _first_options(seat), secret=True)
        owed = _owed_options(seat)
        if owed:
            return Decision(self.seat, "assign", ASK_FINISH, owed, secret=True)
        options = _place_options(seat)
        is_placed = not options
        options += reassign_options(table, self.seat)
        options += _dictate_options(seat)
        if is_placed:
            options.append(CONFIRM)
        prompt = ASK_POWERS if is_placed else ASK_WILDS
        return Decision(self.seat, "assign", prompt, options, secret=True)

    def answer(self, table: state.RollTable, option: Assignment | RevealDice, emit: Emit) -> None:
        if isinstance(option, RevealDice):
            reveal(table.seats[self.seat], option)
        if isinstance(option, ConfirmAssignment | RevealDice):
            emit(AssignmentConfirmed, self.seat)
            return
        seat = table.seats[self.seat]
        source = seat.workers[option.worker].place
        assign(seat, option)
        worker = option.worker
        emit.to(
            self.seat,
            WorkerAssigned,
            self.seat,
            _HOW[type(option)],
            worker,
            source,
            _target(option),
            option.power if isinstance(option, UseReassign) else None,
        )
        table.steps.append(self)

    def problems(self, table: state.RollTable) -> list[str]:
        problems = seat_missing(table, self.seat) or not_in_round(table)
        problems = problems or hidden_from_itself(table, self.seat)
        if not problems and not table.seats[self.seat].workers:
            problems = [f"seats[{self.seat}] is to assign dice, but has no workers"]
        if not problems and table.revealed:
            problems = [f"revealed is true, but seats[{self.seat}] is still to assign dice"]
        if not problems:
            for number, seat in enumerate(table.seats):
                problems += _problems_of_uses(seat, f"seats[{number}]")
        return problems


def assign(seat: state.Seat, option: Assignment) -> None:
    """Carries out one click behind the screen, other than the confirmation."""
    match option:
        case PlaceWild(worker, phase):
            seat.workers = state.moved(seat, worker, phase)
        case SelectPhase(worker, phase):
            seat.workers = state.moved(seat, worker, phase, selecting=True)
            seat.called = phase
        case UseReassign(power, worker, phase):
            _use(seat, power, worker, phase)
        case Dictate(worker):
            _use(seat, state.DICTATE_AWAY, worker, state.DICTATED)
        case MoveByDictate(worker, phase):
            _use(seat, state.DICTATE_MOVE, worker, phase)


def reveal(seat: state.Seat, shown: RevealDice) -> None:
    """Has the dice lie as they were shown; which powers moved them nobody was told."""
    colours = tuple([worker.colour for worker in seat.workers])
    faces, moves = explained(colours, shown)
    seat.workers, seat.uses = state.rolled(colours, faces), ()
    for move in moves:
        assign(seat, move)
    seat.uses = ()


def _use(seat: state.Seat, power: int, worker: int, place: int) -> None:
    seat.uses += (state.Use(power, worker, seat.workers[worker].place),)
    seat.workers = state.moved(seat, worker, place)


_HOW: dict[type, How] = {
    PlaceWild: "wild",
    SelectPhase: "select",
    UseReassign: "reassign",
    Dictate: "dictate away",
    MoveByDictate: "dictate",
}


def _target(option: Assignment) -> int:
    return (
        state.DICTATED if isinstance(option, Dictate) else getattr(option, "phase", state.DICTATED)
    )


# -- what is legal --------------------------------------------------------------------------------


def movable(seat: state.Seat) -> list[int]:
    """ROLL-5.8: workers that powers may move: in a column, and not the selecting one."""
    return [
        number
        for number, worker in enumerate(seat.workers)
        if worker.place <= SHIP and not worker.selecting
    ]


def _place_options(seat: state.Seat) -> list[Option]:
    return [
        option
        for number, worker in enumerate(seat.workers)
        if worker.place == state.UNPLACED
        for option in _wilds(number)
    ]


def _first_options(seat: state.Seat) -> list[Option]:
    options = _place_options(seat)
    for number in range(len(seat.workers)):
        options += _selections(number)
    return options


def reassign_options(table: state.RollTable, number: int) -> list[Option]:
    """ROLL-5.9 to 5.15: what each Reassign power of a seat can still do this round."""
    seat = table.seats[number]
    powers = effects_in(seat.tableau, effects.Reassign)
    if not powers:
        return []
    workers = movable(seat)
    options: list[Option] = []
    for side, power in powers:
        used = [use.worker for use in seat.uses if use.power == side]
        if len(used) < _most(table, number, power):
            for worker in _usable(seat, power, workers, used):
                options += _reassignments(seat, side, power, worker)
    return options


def _most(table: state.RollTable, number: int, power: effects.Reassign) -> int:
    """ROLL-5.15: how many workers a power moves; some depend on who has most worlds."""
    if power.lead is None:
        return power.most
    return workers_by_lead(table, number, power.lead)


def workers_by_lead(table: state.RollTable, number: int, lead: effects.WorldLead) -> int:
    """ROLL-5.15: two for most worlds of the colour alone, one for a shared lead, else none."""
    counts = [
        sum([SIDES[side].colour == lead.colour for side in seat.tableau]) for seat in table.seats
    ]
    if counts[number] < max(counts):
        return 0
    return lead.if_sole if counts.count(max(counts)) == 1 else lead.if_tied


def _usable(
    seat: state.Seat, power: effects.Reassign, workers: list[int], used: list[int]
) -> list[int]:
    fitting = [
        worker
        for worker in workers
        if worker not in used
        and (power.colours is None or seat.workers[worker].colour in power.colours)
        and (power.sources is None or seat.workers[worker].place in power.sources)
    ]
    if power.same_source:
        places = [seat.workers[worker].place for worker in fitting]
        fitting = [
            worker for worker in fitting if places.count(seat.workers[worker].place) >= power.fewest
        ]
    return fitting


def _reassignments(
    seat: state.Seat, side: int, power: effects.Reassign, worker: int
) -> list[Option]:
    targets = (seat.called,) if power.to_selected else power.targets
    place = seat.workers[worker].place
    return [
        option
        for option in _reassigns(side, worker)
        if option.phase != place and (targets is None or option.phase in targets)
    ]


def _owed_options(seat: state.Seat) -> list[Option]:
    """What must be done before anything else: the second half of a power that is begun."""
    if not seat.uses:
        return []
    last = seat.uses[-1]
    if last.power == state.DICTATE_AWAY:
        return _dictate_moves(seat)
    if last.power < 0:
        return []
    power = next(
        effect for effect in SIDES[last.power].effects if isinstance(effect, effects.Reassign)
    )
    used = [use.worker for use in seat.uses if use.power == last.power]
    if len(used) >= power.fewest:
        return []
    return [
        option
        for worker in movable(seat)
        if worker not in used and seat.workers[worker].place == last.source
        for option in _reassignments(seat, last.power, power, worker)
    ]


def _dictate_options(seat: state.Seat) -> list[Option]:
    """ROLL-5.16 to 5.20: one Dictate a round for one other worker, unless powers say more."""
    options: list[Option] = []
    dictates = sum([use.power == state.DICTATE_AWAY for use in seat.uses])
    moves = sum([use.power == state.DICTATE_MOVE for use in seat.uses])
    if moves < dictates * dictate_targets(seat):
        options += _dictate_moves(seat)
    if not dictates or effects_in(seat.tableau, effects.DictateUnlimited):
        workers = movable(seat)
        if len(workers) > 1:
            options += [_dictate(worker) for worker in workers]
    return options


def dictate_targets(seat: state.Seat) -> int:
    """ROLL-5.19: how many workers one Dictate may move."""
    return asked(seat.tableau, DictatedWorkers(), 1).answer


def _dictate_moves(seat: state.Seat) -> list[Option]:
    return [
        option
        for worker in movable(seat)
        for option in _dictated_moves(worker)
        if option.phase != seat.workers[worker].place
    ]


def _problems_of_uses(seat: state.Seat, where: str) -> list[str]:
    powers = {side for side, _ in effects_in(seat.tableau, effects.Reassign)}
    for use in seat.uses:
        if use.power not in {state.DICTATE_AWAY, state.DICTATE_MOVE} and use.power not in powers:
            return [f"{where}.uses names the power {use.power}, which is not in its tableau"]
        if use.worker not in range(len(seat.workers)):
            return [f"{where}.uses names worker {use.worker}, who is not there"]
    if (seat.selecting is None) != (seat.called is None):
        return [f"{where}.called must be the phase of the selecting worker"]
    return []


# -- options, made once ---------------------------------------------------------------------------

_COLUMNS = range(len(PHASES))


@cache
def _wilds(worker: int) -> tuple[PlaceWild, ...]:
    return tuple(PlaceWild(worker, phase) for phase in _COLUMNS)


@cache
def _selections(worker: int) -> tuple[SelectPhase, ...]:
    return tuple(SelectPhase(worker, phase) for phase in _COLUMNS)


@cache
def _reassigns(side: int, worker: int) -> tuple[UseReassign, ...]:
    return tuple(UseReassign(side, worker, phase) for phase in _COLUMNS)


@cache
def _dictate(worker: int) -> Dictate:
    return Dictate(worker)


@cache
def _dictated_moves(worker: int) -> tuple[MoveByDictate, ...]:
    return tuple(MoveByDictate(worker, phase) for phase in _COLUMNS)
