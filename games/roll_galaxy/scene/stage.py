"""What the table shows at this moment.

The match is already further on when an event's film plays; the stage follows it event by event, on
a copy of what the viewer may see. Pure: it knows no pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from games.roll_galaxy.dice import COLOURS, NO_DICE, PHASES, WILD, Dice, handful, plus, together
from games.roll_galaxy.events import (
    AssignmentConfirmed,
    ChipsGained,
    CreditsGained,
    CupRolled,
    DiceRecruited,
    DiceSaved,
    DiceWait,
    DieGained,
    DieGivenUp,
    DieRecalled,
    ExtraDieRolled,
    FactionDrawn,
    FloorReached,
    GameEnded,
    GoodConsumed,
    GoodProduced,
    GoodTraded,
    HomeDrawn,
    PhasesRevealed,
    PhaseStarted,
    RoundStarted,
    Scouted,
    StacksStarted,
    Stocked,
    TileAbandoned,
    TileCompleted,
    TileDrawn,
    TileLifted,
    TilePlaced,
    TilesReturned,
    WorkerAssigned,
    WorkersReturned,
    counted,
    dice_words,
    side_name,
)
from games.roll_galaxy.state import (
    BEHIND_SCREEN,
    UNPLACED,
    RollTable,
    Seat,
    Use,
    Worker,
    moved,
)
from games.roll_galaxy.tiles import HIDDEN, faction_sides, virtual_workers

AT_REST: Final = 1.0
POWER_OF: Final = {"dictate away": -1, "dictate": -2}

MANAGING: Final = (DiceRecruited, DieRecalled, FloorReached)

What = Literal["die", "tile", "coin", "chip"]
Anchor = tuple[Any, ...]
"""Where something lies: ("cup", seat), ("work", seat, phase), ("square", seat, n)..."""


@dataclass(frozen=True, slots=True)
class Flight:
    """Something on its way between two places of the table; `number` is a colour or a side."""

    what: What
    number: int
    start: Anchor
    end: Anchor


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat did in the phase that is shown: a few words and what it brought."""

    words: str
    gain: str = ""


@dataclass(slots=True)
class Stage:
    """The table as it is seen now, and what is in the air.

    `ready` are the seats that have confirmed; `tumble` and `rolling` the throw of seats' dice;
    `reveal` how far the screens have gone up (None: they are down, or the phases are played).
    `version` is another one after everything that was shown.
    """

    viewer: int
    table: RollTable
    ready: set[int] = field(default_factory=set)
    rolling: frozenset[int] = frozenset()
    tumble: float = AT_REST
    flights: tuple[Flight, ...] = ()
    flown: float = AT_REST
    extra: int | None = None
    reveal: float | None = None
    acting: int | None = None
    deeds: dict[int, list[Deed]] = field(default_factory=dict)
    deeds_phase: int | None = None
    version: int = 0

    @classmethod
    def of(cls, view: RollTable, viewer: int) -> Stage:
        """The stage of a table at rest."""
        return cls(viewer, view)

    def agree(self, view: RollTable, viewer: int) -> None:
        """Everything lies as on the table; nothing is in the air any more."""
        self.version += 1
        self.viewer, self.table = viewer, view
        self.rolling, self.tumble = frozenset(), AT_REST
        self.flights, self.flown = (), AT_REST
        if view.phase is None and self.deeds_phase is not None:
            self.begin_deeds(None)

    def seat(self, number: int) -> Seat:
        return self.table.seats[number]

    @property
    def seats(self) -> range:
        return range(len(self.table.seats))

    @property
    def is_still(self) -> bool:
        """Whether nothing moves but what flies."""
        return self.tumble >= AT_REST and (self.reveal is None or self.reveal >= AT_REST)

    def begin_deeds(self, phase: int | None) -> None:
        """What is done from now on belongs to another phase (None: Manage Empire)."""
        self.deeds.clear()
        self.deeds_phase = phase

    def tell(self, seat: int, words: str, gain: str = "") -> None:
        """Remember what a seat did in this phase."""
        self.deeds.setdefault(seat, []).append(Deed(words, gain))

    # -- events -------------------------------------------------------------------------------

    def recall(self, events: Iterable[Any]) -> None:
        """What the table does not say of itself: who is ready, what was done in this phase."""
        for event in events:
            match event:
                case RoundStarted() | CupRolled():
                    self.ready.clear()
                    self.extra = None
                case AssignmentConfirmed(seat):
                    self.ready.add(seat)
                case ExtraDieRolled(phase):
                    self.extra = phase
                case PhaseStarted(phase):
                    self.begin_deeds(phase)
            self._remember(event)

    def show(self, event: Any) -> None:
        """What an event did, at once."""
        self.version += 1
        change = _CHANGES.get(type(event))
        if change is not None:
            change(self, event)
        self._remember(event)

    def _remember(self, event: Any) -> None:
        if isinstance(event, MANAGING) and self.deeds_phase is not None:
            self.begin_deeds(None)
        words = deed_of(event)
        if words is not None:
            self.acting = event.seat
            self.tell(event.seat, words.words, words.gain)


def deed_of(event: Any) -> Deed | None:
    """What an event of a phase says about a seat's work in it; None for other events."""
    match event:
        case Stocked():
            return Deed("Stocks", f"+${event.credits}")
        case Scouted():
            return Deed("Scouts", counted(event.tiles, "tile"))
        case TilePlaced() if not event.position:
            return Deed(f"Plans {side_name(2 * event.tile + event.is_world)}")
        case TilePlaced():
            return Deed(f"Puts a tile among the {'worlds' if event.is_world else 'developments'}")
        case DiceWait():
            return Deed(f"{dice_words(event.dice)} waiting")
        case TileCompleted():
            return Deed(f"Completes {side_name(event.side)}")
        case DiceSaved():
            return Deed(f"Saves {dice_words(event.dice)}")
        case DieGained():
            return Deed(f"Gains {event.count} {COLOURS[event.colour]}")
        case DieGivenUp():
            return Deed(f"Gives up a {COLOURS[event.colour]} die")
        case GoodProduced():
            return Deed(f"Good on {side_name(event.side)}")
        case GoodTraded():
            return Deed(f"Trades {COLOURS[event.good]}", f"+${event.credits}")
        case GoodConsumed():
            return Deed(f"Consumes {COLOURS[event.good]}", f"+{event.chips} VP")
        case CreditsGained() if event.credits:
            by = side_name(event.source) if event.source is not None else "Bonus"
            return Deed(by, f"+${event.credits}")
        case ChipsGained():
            return Deed(side_name(event.source), f"+{event.chips} VP")
        case DiceRecruited():
            return Deed(f"Recruits {counted(sum(event.dice), 'die')}", f"−${sum(event.dice)}")
        case DieRecalled():
            return Deed(f"Recalls a {COLOURS[event.colour]} die")
        case FloorReached():
            return Deed("Least money", f"${event.credits}")
    return None


# -- what events change ---------------------------------------------------------------------------


def _round_started(stage: Stage, event: RoundStarted) -> None:
    table = stage.table
    table.round, table.phases, table.phase, table.revealed = event.round, (), None, False
    stage.ready.clear()
    stage.begin_deeds(None)
    stage.extra = stage.reveal = stage.acting = None
    for seat in table.seats:
        seat.called, seat.uses, seat.workers = None, (), ()


def _rolled(stage: Stage, event: CupRolled) -> None:
    seat = stage.seat(event.seat)
    seat.cup = NO_DICE
    if event.seat != stage.viewer:
        seat.workers = tuple(BEHIND_SCREEN[colour] for colour in event.colours)
        return
    seat.workers = tuple(
        Worker(colour, face, UNPLACED if face == WILD else face)
        for colour, face in zip(event.colours, event.faces, strict=True)
    )


def _assigned(stage: Stage, event: WorkerAssigned) -> None:
    if event.seat != stage.viewer:
        return
    seat = stage.seat(event.seat)
    is_selecting = event.how == "select"
    if event.how in ("reassign", "dictate away", "dictate"):
        power = POWER_OF.get(event.how, event.power or 0)
        seat.uses += (Use(power, event.worker, event.source),)
    if is_selecting:
        seat.called = event.place
    seat.workers = moved(seat, event.worker, event.place, selecting=is_selecting)


def _revealed(stage: Stage, event: PhasesRevealed) -> None:
    table = stage.table
    table.revealed, table.phases = True, event.phases
    for number, workers in enumerate(event.workers):
        seat = table.seats[number]
        seat.workers = workers
        if number < len(event.called):
            seat.called = event.called[number]


def _returned(stage: Stage, event: WorkersReturned) -> None:
    seat = stage.seat(event.seat)
    here = tuple(worker for worker in seat.workers if worker.place == event.place)
    seat.workers = tuple(worker for worker in seat.workers if worker.place != event.place)
    waiting = tuple(
        max(0, count - had)
        for count, had in zip(event.dice, handful(w.colour for w in here), strict=True)
    )
    if any(waiting) and event.place < len(PHASES):
        _take_waiting(seat, event.place, waiting)
    seat.cup = together(seat.cup, event.dice)


def _phase_started(stage: Stage, event: PhaseStarted) -> None:
    table = stage.table
    table.phase = event.phase
    stage.reveal = stage.acting = None
    stage.begin_deeds(event.phase)
    for seat in table.seats:
        seat.virtual = virtual_workers(seat.tableau, event.phase)


def _use(stage: Stage, event: Stocked | Scouted | GoodTraded | GoodConsumed) -> Seat:
    """The worker of a task goes to the Citizenry."""
    seat, phase = stage.seat(event.seat), stage.table.phase
    if event.virtual:
        left = list(seat.virtual)
        if event.colour in left:
            left.remove(event.colour)
        seat.virtual = tuple(left)
    elif phase is not None and any(
        (worker.place, worker.colour) == (phase, event.colour) for worker in seat.workers
    ):
        seat.take_worker(phase, event.colour)
        seat.to_citizenry(event.colour)
    return seat


def _stocked(stage: Stage, event: Stocked) -> None:
    _use(stage, event).credits += event.credits


def _scouted(stage: Stage, event: Scouted) -> None:
    _use(stage, event)


def _took_from_stacks(stage: Stage, event: TileAbandoned | TileLifted) -> None:
    seat = stage.seat(event.seat)
    tile = event.tile
    known = [phase for phase in (1, 2) if tile in seat.stack(phase)]
    for phase in known:
        seat.set_stack(phase, tuple(each for each in seat.stack(phase) if each != tile))
    held = tile if event.seat == stage.viewer else HIDDEN
    if isinstance(event, TileLifted):
        seat.in_hand += (held,)
    else:
        seat.abandoned += (held,)


def _drew(stage: Stage, event: TileDrawn) -> None:
    seat = stage.seat(event.seat)
    seat.in_hand += (event.tile if event.seat == stage.viewer else HIDDEN,)


def _placed(stage: Stage, event: TilePlaced) -> None:
    seat = stage.seat(event.seat)
    is_open = event.seat == stage.viewer or event.position == 0
    tile = event.tile if is_open else HIDDEN
    phase = 2 if event.is_world else 1
    stack = seat.stack(phase)
    if event.position == 0 and event.seat != stage.viewer:
        stack = (HIDDEN,) * len(stack)
    seat.set_stack(phase, (*stack[: event.position], tile, *stack[event.position :]))
    seat.in_hand = seat.in_hand[:-1] if tile not in seat.in_hand else tuple(
        each for each in seat.in_hand if each != tile
    )  # fmt: skip


def _started(stage: Stage, event: StacksStarted) -> None:
    seat = stage.seat(event.seat)
    seat.in_hand, seat.developments, seat.worlds = (), (event.development,), (event.world,)


def _waits(stage: Stage, event: DiceWait) -> None:
    seat = stage.seat(event.seat)
    seat.workers = tuple(worker for worker in seat.workers if worker.place != event.phase)
    seat.set_waiting(event.phase, together(seat.waiting(event.phase), event.dice))


def _take_waiting(seat: Seat, phase: int, dice: Dice) -> None:
    left = [max(0, had - count) for had, count in zip(seat.waiting(phase), dice, strict=True)]
    seat.set_waiting(phase, tuple(left))


def _completed(stage: Stage, event: TileCompleted) -> None:
    seat = stage.seat(event.seat)
    phase = 2 if event.side % 2 else 1
    for colour, count in enumerate(event.spent):
        for _ in range(count):
            if seat.waiting(phase)[colour]:
                seat.take_waiting(phase, colour)
            elif any((w.place, w.colour) == (phase, colour) for w in seat.workers):
                seat.take_worker(phase, colour)
    seat.citizenry = together(seat.citizenry, event.spent)
    seat.set_stack(phase, seat.stack(phase)[1:])
    seat.tableau += (event.side,)
    seat.goods += ((),)


def _saved(stage: Stage, event: DiceSaved) -> None:
    seat = stage.seat(event.seat)
    for colour, count in enumerate(event.dice):
        seat.citizenry = plus(seat.citizenry, colour, -count)
    seat.cup = together(seat.cup, event.dice)


def _gained_die(stage: Stage, event: DieGained) -> None:
    seat = stage.seat(event.seat)
    if event.to == "world":
        seat.set_goods(event.square, (*seat.goods[event.square], *(event.colour,) * event.count))
    elif event.to == "cup":
        seat.to_cup(event.colour, event.count)
    else:
        seat.to_citizenry(event.colour, event.count)


def _gave_up(stage: Stage, event: DieGivenUp) -> None:
    seat, colour = stage.seat(event.seat), event.colour
    match event.place:
        case "cup":
            seat.to_cup(colour, -1)
        case "citizenry":
            seat.to_citizenry(colour, -1)
        case "workers":
            seat.take_worker(event.index, colour)
        case "zone":
            seat.take_waiting(event.index, colour)
        case "world":
            seat.take_good(event.index, colour)


def _produced(stage: Stage, event: GoodProduced) -> None:
    seat = stage.seat(event.seat)
    seat.take_worker(3, event.colour)
    seat.put_good(event.square, event.colour)


def _traded(stage: Stage, event: GoodTraded) -> None:
    seat = _use(stage, event)
    seat.take_good(event.square, event.good)
    seat.to_citizenry(event.good)
    seat.credits += event.credits


def _consumed(stage: Stage, event: GoodConsumed) -> None:
    seat = _use(stage, event)
    seat.take_good(event.square, event.good)
    seat.to_citizenry(event.good)
    seat.chips += event.chips


def _paid(stage: Stage, event: CreditsGained) -> None:
    stage.seat(event.seat).credits += event.credits


def _got_chips(stage: Stage, event: ChipsGained) -> None:
    seat = stage.seat(event.seat)
    seat.chips += event.chips
    seat.credits -= event.paid


def _recruited(stage: Stage, event: DiceRecruited) -> None:
    seat = stage.seat(event.seat)
    for colour, count in enumerate(event.dice):
        seat.citizenry = plus(seat.citizenry, colour, -count)
    seat.cup = together(seat.cup, event.dice)
    seat.credits -= sum(event.dice)


def _recalled(stage: Stage, event: DieRecalled) -> None:
    seat = stage.seat(event.seat)
    if event.place == "zone":
        seat.take_waiting(event.index, event.colour)
    else:
        seat.take_good(event.index, event.colour)
    seat.to_cup(event.colour)


def _raised(stage: Stage, event: FloorReached) -> None:
    stage.seat(event.seat).credits = event.credits


def _faction(stage: Stage, event: FactionDrawn) -> None:
    seat = stage.seat(event.seat)
    seat.tableau, seat.goods = faction_sides(event.faction), ((), ())


def _home(stage: Stage, event: HomeDrawn) -> None:
    seat = stage.seat(event.seat)
    seat.tableau += (event.side,)
    seat.goods += ((),)


def _is_ready(stage: Stage, event: AssignmentConfirmed) -> None:
    stage.ready.add(event.seat)


def _extra(stage: Stage, event: ExtraDieRolled) -> None:
    stage.extra = event.phase


def _tiles_back(stage: Stage, event: TilesReturned) -> None:
    for seat in stage.table.seats:
        seat.abandoned = ()


def _ended(stage: Stage, event: GameEnded) -> None:
    stage.table.phase = None


_CHANGES: Final[dict[type, Callable[[Stage, Any], None]]] = {
    RoundStarted: _round_started,
    CupRolled: _rolled,
    WorkerAssigned: _assigned,
    AssignmentConfirmed: _is_ready,
    ExtraDieRolled: _extra,
    PhasesRevealed: _revealed,
    WorkersReturned: _returned,
    PhaseStarted: _phase_started,
    Stocked: _stocked,
    Scouted: _scouted,
    TileAbandoned: _took_from_stacks,
    TileLifted: _took_from_stacks,
    TileDrawn: _drew,
    TilePlaced: _placed,
    TilesReturned: _tiles_back,
    StacksStarted: _started,
    DiceWait: _waits,
    TileCompleted: _completed,
    DiceSaved: _saved,
    DieGained: _gained_die,
    DieGivenUp: _gave_up,
    GoodProduced: _produced,
    GoodTraded: _traded,
    GoodConsumed: _consumed,
    CreditsGained: _paid,
    ChipsGained: _got_chips,
    DiceRecruited: _recruited,
    DieRecalled: _recalled,
    FloorReached: _raised,
    FactionDrawn: _faction,
    HomeDrawn: _home,
    GameEnded: _ended,
}
